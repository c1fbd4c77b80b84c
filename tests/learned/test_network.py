"""The forward pass against figures worked out, and the files of networks."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from ridotto.bots.learned.network import FOLDER, Network, chances, forward, load_network, read_network
from ridotto.engine.errors import RidottoError
from ridotto.engine.game import games

from .positions import made_up

ROOT = Path(__file__).parents[2]
NAMES = list(games())
SMALL = Network(
    "intrigo",
    (2, 2, 2, 2),
    np.array(
        [
            *(1, 2, 3, -1, 0.5, 0),  # from two features to two units, and their biases
            *(1, -1, 2, 0.5, -1, 1),
            *(1, 0, 0, 2, 0.25, -3),
        ],
        np.float32,
    ),
    {"game": "intrigo"},
)


def run(network: Network, features: list[float]) -> list[float]:
    """The outputs for some features."""
    room = network.room()
    room[0][:] = features
    forward(network.weights, *room)
    return [float(value) for value in room[3]]


def test_forward_worked_out() -> None:
    # first layer: 1*1 + 2*3 + 0.5 = 7.5 and 1*2 - 2*1 = 0; second: 7.5 - 1 = 6.5 and -7.5 + 1 = -6.5, so 0
    assert run(SMALL, [1, 2]) == [6.75, -3.0]
    # first layer: 0.5 - 3 = -2.5, so 0, and 1; second: 2 - 1 = 1 and 0.5 + 1 = 1.5
    assert run(SMALL, [0, -1]) == [1.25, 0.0]


@pytest.mark.parametrize("name", NAMES)
def test_forward_agrees_with_matrices(name: str) -> None:
    network = made_up(games()[name])
    x = np.random.default_rng(2).normal(0, 1, network.sizes[0]).astype(np.float32)
    expected = x.astype(np.float64)
    at = 0
    for below, above in zip(network.sizes, network.sizes[1:], strict=False):
        matrix = network.weights[at : at + below * above].reshape(below, above)
        expected = expected @ matrix + network.weights[at + below * above : at + (below + 1) * above]
        at += (below + 1) * above
        expected = expected if at == len(network.weights) else np.maximum(expected, 0)
    assert run(network, list(x)) == pytest.approx(expected, abs=1e-4)


def test_chances() -> None:
    logits = np.array([0, np.log(3), 50], np.float32)
    chances(logits, 2)
    assert logits == pytest.approx([0.25, 0.75, 50])
    far = np.array([1000, 0, 1000], np.float32)
    chances(far, 3)
    assert far == pytest.approx([0.5, 0, 0.5])


@pytest.mark.parametrize("name", NAMES)
def test_networks_of_the_house(name: str) -> None:
    game = games()[name]
    network = load_network(game)
    assert network is not None
    assert network.sizes[0] == game.features
    assert network.about["game"] == name
    assert {"seed", "games", "editions", "generations"} <= set(network.about)
    assert network.about["editions"] == dict(game.editions), "the rules have changed since the training"
    assert (FOLDER / f"{name}.npz").stat().st_size < 2_000_000
    assert np.isfinite(network.weights).all()


def test_a_game_without_file_has_no_network(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("ridotto.bots.learned.network.FOLDER", tmp_path)
    load_network.cache_clear()
    assert load_network(games()["intrigo"]) is None
    load_network.cache_clear()


def test_the_same_network_gives_the_same_file(tmp_path: Path) -> None:
    network = made_up(games()["intrigo"])
    network.save(tmp_path / "one.npz")
    network.save(tmp_path / "two.npz")
    assert (tmp_path / "one.npz").read_bytes() == (tmp_path / "two.npz").read_bytes()
    again = read_network(games()["intrigo"], tmp_path / "one.npz")
    assert (again.sizes, again.about) == (network.sizes, network.about)
    assert (again.weights == network.weights).all()


def test_files_that_are_no_network(tmp_path: Path) -> None:
    broken = tmp_path / "broken.npz"
    broken.write_bytes(b"no archive")
    with pytest.raises(RidottoError, match=r"broken\.npz: it cannot be read"):
        read_network(games()["intrigo"], broken)
    with pytest.raises(RidottoError, match="it cannot be read"):
        read_network(games()["intrigo"], tmp_path / "missing.npz")
    SMALL.save(tmp_path / "whole.npz")
    broken.write_bytes((tmp_path / "whole.npz").read_bytes()[:-30])
    with pytest.raises(RidottoError, match="it cannot be read"):
        read_network(games()["intrigo"], broken)
    SMALL.save(tmp_path / "small.npz")
    with pytest.raises(RidottoError, match="made for other features than intrigo has"):
        read_network(games()["intrigo"], tmp_path / "small.npz")


@pytest.mark.process
def test_compiled_and_uncompiled_agree(tmp_path: Path) -> None:
    for jit in "10":
        command = [sys.executable, "-m", "tests.learned.positions", str(tmp_path / f"{jit}.npz")]
        subprocess.run(command, cwd=ROOT, env={**os.environ, "RIDOTTO_JIT": jit}, check=True)
    with np.load(tmp_path / "1.npz") as compiled, np.load(tmp_path / "0.npz") as plain:
        assert sorted(compiled) == sorted(plain) == sorted(NAMES)
        for name in NAMES:
            assert compiled[name] == pytest.approx(plain[name], abs=1e-4)
