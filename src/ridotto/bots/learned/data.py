"""Positions to learn from: games of the house with itself, over all editions and numbers of players."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ridotto.bots.learned.network import Network
from ridotto.engine.game import Game
from ridotto.engine.jit import new_records
from ridotto.engine.load import load_source
from ridotto.engine.rng import new_rng

SOURCE = Path(__file__).with_name("kernels.py")
ROWS_A_GAME = 32
"""Room for positions of a game; it has fewer as a rule."""
VALIDATION = 8
"""One game of so many is kept back to see how a network does on games it has not learned from."""
NO_NETWORK = np.empty(0, np.float32)


@dataclass(frozen=True)
class Habits:
    """How players of these games play."""

    tries: int = 16
    """Actions that they look at."""
    wildness: int = 60
    """In each game up to so many of 1000 actions are any action."""


@dataclass(frozen=True, eq=False)
class Positions:
    """Recorded positions; arrays with a row a position and a column a seat, those of absent seats 0."""

    features: Any
    """Also with a third dimension."""
    scores: Any
    share: Any
    """Of the first place in the end: 1 for the winner, divided if several are first; -1 for absent seats."""
    rest: Any
    """Points gained from here on."""
    is_validation: Any
    """By position: it belongs to a game that is kept back."""

    def part(self, which: Any) -> "Positions":
        """The positions of a mask or of indices."""
        return Positions(
            self.features[which], self.scores[which], self.share[which], self.rest[which], self.is_validation[which]
        )

    def training(self) -> "Positions":
        """Those to learn from."""
        return self.part(~self.is_validation)

    def validation(self) -> "Positions":
        """Those kept back."""
        return self.part(self.is_validation)

    @property
    def present(self) -> Any:
        """Where a seat is present."""
        return self.share >= 0


HABITS = Habits()


def kernels(game: Game) -> Any:
    """The kernels of ``kernels.py`` with the rules of ``game``."""
    return load_source(game, SOURCE)


def generate(game: Game, games: int, seed: object, network: Network | None, habits: Habits = HABITS) -> Positions:
    """Positions of about ``games`` games, in which players look at ``network`` or, without one, at their outlook."""
    settings = [(edition, players) for edition in game.editions for players in game.seats]
    each = -(-games // len(settings))
    return joined([_some(game, *setting, each, seed, network, habits) for setting in settings])


def joined(parts: list[Positions]) -> Positions:
    """All positions of several collections."""
    seats = max(part.share.shape[1] for part in parts)
    return Positions(
        np.concatenate([_widened(part.features, seats, 0) for part in parts]),
        np.concatenate([_widened(part.scores, seats, 0) for part in parts]),
        np.concatenate([_widened(part.share, seats, -1) for part in parts]),
        np.concatenate([_widened(part.rest, seats, 0) for part in parts]),
        np.concatenate([part.is_validation for part in parts]),
    )


def _widened(array: Any, seats: int, empty: float) -> Any:
    """With columns for ``seats`` seats."""
    more = [(0, 0)] * array.ndim
    more[1] = (0, seats - array.shape[1])
    return np.pad(array, more, constant_values=empty)


def _some(
    game: Game, edition: str, players: int, games: int, seed: object, network: Network | None, habits: Habits
) -> Positions:
    box = game.load_box(edition, {}, None).record
    size = games * ROWS_A_GAME
    features = np.zeros((size, players, game.features), np.float32)
    scores, share, rest = (np.zeros((size, players), np.float32) for _ in range(3))
    game_of = np.zeros(size, np.int32)
    inner = network.room() if network else (np.zeros(game.features, np.float32), *np.zeros((3, 2), np.float32))
    room = (*inner, np.zeros((players, 2), np.float32))
    weights = network.weights if network else NO_NETWORK
    rng = new_rng("learn", seed, game.name, edition, players)
    total = kernels(game).play(
        box,
        new_records(game.table_dtype, 2),
        players,
        games,
        rng,
        habits.tries,
        habits.wildness,
        weights,
        room,
        features,
        scores,
        share,
        rest,
        game_of,
    )
    kept = slice(0, int(total))
    is_validation = game_of[kept] % VALIDATION == 0
    return Positions(features[kept].copy(), scores[kept], share[kept], rest[kept], is_validation)
