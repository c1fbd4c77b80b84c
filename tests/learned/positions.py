"""Positions of random games, of every edition and number of players; ``python -m tests.learned.positions FILE`` writes
what the features and a network say of them."""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from ridotto.bots.learned.network import Network, forward, length
from ridotto.engine.game import Game, games
from ridotto.engine.jit import new_records
from ridotto.engine.journal import NO_JOURNAL
from ridotto.engine.load import load_kernels
from ridotto.engine.rng import new_rng

HIDDEN = (6, 5)


@dataclass
class Position:
    """A table in the middle of a game."""

    game: Game
    box: Any
    tables: Any

    @property
    def players(self) -> int:
        """The number of seats."""
        return int(self.tables[0]["players"])

    def features(self, seat: int) -> Any:
        """What a seat is described by; a number that is not written stays NaN."""
        out = np.full(self.game.features, np.nan, np.float32)
        self.game.rules.features(self.box, self.tables[0], seat, out)
        return out

    def scores(self) -> list[float]:
        """The points of the seats."""
        return self._result()[0]

    def shares(self) -> list[float]:
        """Of the first place, at the end of a game."""
        ranks = self._result()[1]
        return [(rank == 1) / ranks.count(1) for rank in ranks]

    def _result(self) -> tuple[list[float], list[int]]:
        scores, ranks = np.zeros(self.players, np.float64), np.zeros(self.players, np.int64)
        load_kernels(self.game).result(self.box, self.tables, 0, scores, ranks)
        return scores.tolist(), ranks.tolist()


def random_game(game: Game, edition: str, players: int, seed: object, every: int) -> Iterator[Position]:
    """One position in ``every`` of a random game, then its end."""
    kernels = load_kernels(game)
    box = game.load_box(edition, {}, None).record
    tables = new_records(game.table_dtype, 1)
    legal, outcome = np.empty(game.max_legal, np.int16), np.empty(game.max_outcome, np.int16)
    rng = new_rng("positions", edition, players, seed)
    kernels.deal(box, tables, 0, players, rng[0])
    steps = 0
    while kernels.actors(box, tables, 0):
        kernels.random_step(box, tables[0], rng, legal, outcome, NO_JOURNAL)
        if steps % every == 0:
            yield Position(game, box, tables.copy())
        steps += 1
    yield Position(game, box, tables.copy())


def random_positions(game: Game, every: int) -> Iterator[Position]:
    """Positions of one game of each edition and number of players."""
    for edition in game.editions:
        for players in game.seats:
            yield from random_game(game, edition, players, "one", every)


def made_up(game: Game) -> Network:
    """A network that has learned nothing."""
    sizes = (game.features, *HIDDEN, 2)
    weights = np.random.default_rng(5).normal(0, 0.3, length(sizes)).astype(np.float32)
    return Network(game.name, sizes, weights, {"game": game.name})


def main(file: str) -> None:
    """Features and the outputs of a network for every seat of many positions, by game."""
    found = {}
    for name, game in games().items():
        network = made_up(game)
        room = network.room()
        rows = []
        for position in random_positions(game, 9):
            for seat in range(position.players):
                room[0][:] = position.features(seat)
                forward(network.weights, *room)
                rows.append(np.concatenate([room[0], room[3]]))
        found[name] = np.array(rows)
    np.savez(file, **found)


if __name__ == "__main__":
    main(sys.argv[1])
