"""The network of a game: features of a seat in, its chance of being first and what it still scores out.

Two hidden layers of rectified units. The first output is a logit: the chances of being first are the softmax of it
over the seats of the table (``chances``). The second is how many points of the game's scores the seat still gains.

``weights`` is one float32 array: for each layer its matrix, row by row of its inputs, then its biases. The numbers of
units are those of the arrays that ``forward`` is given, so that kernels pass nothing else on.
"""

import json
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from ridotto.engine.errors import RidottoError
from ridotto.engine.game import Game, Json
from ridotto.engine.jit import rule

FOLDER = Path(__file__).with_name("weights")
OUTPUTS = 2
CHANCE, REST = range(OUTPUTS)
"""What the outputs are: a logit of being first, and the points still to come."""


@dataclass(frozen=True, eq=False)
class Network:
    """A trained network of a game."""

    game: str
    sizes: tuple[int, ...]
    """Features, units of the two hidden layers, outputs."""
    weights: np.ndarray[Any, np.dtype[np.float32]]
    about: Json
    """How it was trained, and what it reached."""

    def room(self) -> tuple[Any, Any, Any, Any]:
        """Arrays for ``forward``: features, the two hidden layers, outputs."""
        x, one, two, out = (np.zeros(size, np.float32) for size in self.sizes)
        return x, one, two, out

    def save(self, file: Path) -> None:
        """Write the network; the same network gives the same bytes."""
        about = np.array(json.dumps(self.about, sort_keys=True))
        np.savez(file, sizes=np.array(self.sizes, np.int32), weights=self.weights, about=about)


def length(sizes: tuple[int, ...]) -> int:
    """How many weights a network of these sizes has."""
    return sum((below + 1) * above for below, above in pairwise(sizes))


def read_network(game: Game, file: Path) -> Network:
    """The network in a file; a RidottoError if it does not belong to the game as it is now."""
    try:
        with np.load(file, allow_pickle=False) as stored:
            sizes = tuple(int(size) for size in stored["sizes"])
            weights = np.ascontiguousarray(stored["weights"], np.float32)
            about: Json = json.loads(str(stored["about"]))
    except (OSError, KeyError, ValueError, BadZipFile) as fault:
        raise RidottoError(f"network {file}: it cannot be read ({fault}); train it again.") from fault
    fits = len(sizes) == OUTPUTS + 2 and sizes[0] == game.features and sizes[-1] == OUTPUTS
    if not fits or weights.shape != (length(sizes),) or about.get("game") != game.name:
        raise RidottoError(f"network {file}: it was made for other features than {game.name} has; train it again.")
    return Network(game.name, sizes, weights, about)


@lru_cache
def load_network(game: Game) -> Network | None:
    """The network that comes with the house for a game; None if there is none."""
    file = FOLDER / f"{game.name}.npz"
    return read_network(game, file) if game.features and file.exists() else None


@rule
def layer(weights: Any, at: Any, x: Any, y: Any) -> Any:
    """``y = biases + x * matrix`` with the weights from ``at`` on; returns where those of the next layer begin.

    Four inputs at a time over a whole row of outputs: that is what processors do many of at once, and it has no branch.
    """
    units = y.shape[0]
    end = at + x.shape[0] * units
    y[:] = weights[end : end + units]
    i = 0
    while i + 4 <= x.shape[0]:
        a, b, c, d = x[i], x[i + 1], x[i + 2], x[i + 3]
        rows = weights[at : at + 4 * units]
        first, second, third, fourth = (
            rows[:units],
            rows[units : 2 * units],
            rows[2 * units : 3 * units],
            rows[3 * units :],
        )
        for j in range(units):
            y[j] += a * first[j] + b * second[j] + c * third[j] + d * fourth[j]
        at += 4 * units
        i += 4
    while i < x.shape[0]:
        a = x[i]
        first = weights[at : at + units]
        for j in range(units):
            y[j] += a * first[j]
        at += units
        i += 1
    return end + units


@rule
def rectify(y: Any) -> None:
    """Negative numbers become 0."""
    for j in range(y.shape[0]):
        y[j] = max(y[j], np.float32(0.0))


@rule
def forward(weights: Any, x: Any, hidden1: Any, hidden2: Any, out: Any) -> None:
    """The outputs for the features ``x`` into ``out``; all arrays are float32, the hidden ones room."""
    at = layer(weights, 0, x, hidden1)
    rectify(hidden1)
    at = layer(weights, at, hidden1, hidden2)
    rectify(hidden2)
    layer(weights, at, hidden2, out)


@rule
def chances(logits: Any, players: Any) -> None:
    """The softmax of the first ``players`` logits, in place."""
    highest = logits[0]
    for seat in range(1, players):
        highest = max(highest, logits[seat])
    total = 0.0
    for seat in range(players):
        logits[seat] = np.exp(logits[seat] - highest)
        total += logits[seat]
    for seat in range(players):
        logits[seat] /= total
