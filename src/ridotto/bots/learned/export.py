"""The network of a game as an ONNX file: ``python -m ridotto.bots.learned.export GAME FILE.onnx``.

Made of the weights alone; it takes features (any number of rows) and gives logits and points. It needs the extra
``learn``.
"""

import argparse
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

from ridotto.bots.learned.network import OUTPUTS, Network, load_network, read_network
from ridotto.engine.errors import RidottoError
from ridotto.engine.game import find_game

OPSET = 17
IR_VERSION = 9
"""An old one, so that every runtime reads the file."""


def model(network: Network) -> Any:
    """The ONNX model of a network: a matrix product, biases and a rectifier for each layer."""
    from onnx import TensorProto, checker, helper, numpy_helper

    nodes, constants = [], []
    at, below = 0, "features"
    last = len(network.sizes) - 2
    for number, (inputs, units) in enumerate(pairwise(network.sizes)):
        matrix = network.weights[at : at + inputs * units].reshape(inputs, units)
        at += (inputs + 1) * units
        biases = network.weights[at - units : at]
        constants.append(numpy_helper.from_array(matrix, f"matrix{number}"))
        constants.append(numpy_helper.from_array(biases, f"biases{number}"))
        above = "values" if number == last else f"sums{number}"
        nodes.append(helper.make_node("Gemm", [below, f"matrix{number}", f"biases{number}"], [above]))
        below = above
        if number != last:
            below = f"units{number}"
            nodes.append(helper.make_node("Relu", [above], [below]))
    graph = helper.make_graph(
        nodes,
        f"ridotto {network.game}",
        [helper.make_tensor_value_info("features", TensorProto.FLOAT, ["seats", network.sizes[0]])],
        [helper.make_tensor_value_info("values", TensorProto.FLOAT, ["seats", OUTPUTS])],
        constants,
    )
    made = helper.make_model(graph, opset_imports=[helper.make_opsetid("", OPSET)], producer_name="ridotto")
    made.ir_version = IR_VERSION
    checker.check_model(made)
    return made


def main(arguments: list[str] | None = None) -> None:
    """The command."""
    parser = argparse.ArgumentParser("python -m ridotto.bots.learned.export", description="Writes an ONNX file.")
    parser.add_argument("game")
    parser.add_argument("file", type=Path)
    parser.add_argument(
        "--weights", type=Path, help="a file that the training wrote; default: what the house plays with"
    )
    given = parser.parse_args(arguments)
    try:
        game = find_game(given.game)
        network = read_network(game, given.weights) if given.weights else load_network(game)
        if network is None:
            raise RidottoError(f"{game.name} has no network yet: train one and name its file with --weights.")
        given.file.write_bytes(_model(network).SerializeToString())
    except (RidottoError, OSError) as fault:
        print(fault, file=sys.stderr)
        raise SystemExit(2) from fault


def _model(network: Network) -> Any:
    """ONNX is an extra."""
    try:
        return model(network)
    except ImportError as fault:
        raise RidottoError("the export needs ONNX: install it with pip install 'ridotto[learn]'.") from fault


if __name__ == "__main__":
    main()
