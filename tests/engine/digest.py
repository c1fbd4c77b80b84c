"""Plays games and prints a digest of all tables after every decision; run compiled and uncompiled, both must agree."""

import hashlib
from typing import Any

import numpy as np

from ridotto.engine.game import CHANCE, find_game
from ridotto.engine.jit import JIT, new_records
from ridotto.engine.journal import new_journal
from ridotto.engine.load import load_kernels
from ridotto.engine.rng import new_rng, roll, seed_state

GAME = find_game("mille-fiori")
OTHERWISE: dict[str, dict[str, Any]] = {
    "base": {
        **{"handshake": "any-other", "citizen_double": "triangle", "citizen_support": "row-below"},
        **{"extra_decline": False, "harbor_repeats": True, "bonus_from_supply": False, "house_values": "run"},
        **{"two_player_plays": 4, "end_by_diamonds": "round"},
    },
    "masterworks": {
        **{"handshake": "never", "bonus_from_supply": False, "end_by_diamonds": "round"},
        **{"colour_step_first": True, "start_player_at_once": True, "main_deck_ship_numbers": False},
    },
}
"""By edition, the switches set otherwise than usual."""
GREEDY_EVERY = {"base": 5, "masterworks": 20}
SAMPLES = 2


class Digest:
    """A digest that can be said at every step."""

    def __init__(self) -> None:
        self._hash = hashlib.sha256()

    def add(self, *arrays: Any) -> None:
        for array in arrays:
            self._hash.update(np.ascontiguousarray(array).view(np.ndarray).tobytes())

    def __str__(self) -> str:
        return self._hash.hexdigest()[:16]


def game(players: int, edition: str, options: dict[str, Any], seed: int) -> None:
    """One game, some of its decisions greedy. Views, samples and gains go into the digest too."""
    kernels = load_kernels(GAME)
    box = GAME.load_box(edition, options, None).record
    tables = new_records(GAME.table_dtype, 1 + kernels.GREEDY_ROOM)
    legal, outcome = np.empty(GAME.max_legal, np.int16), np.zeros(GAME.max_outcome, np.int16)
    gains = np.zeros(GAME.max_legal, np.float64)
    scores, ranks = np.zeros(players, np.float64), np.zeros(players, np.int64)
    rng, journal, digest = new_rng("digest", seed), new_journal(), Digest()
    kernels.deal(box, tables, 0, players, seed_state("digest", players, seed))
    decisions = 0
    while not kernels.result(box, tables, 0, scores, ranks):
        journal[:] = 0
        mask = int(kernels.actors(box, tables, 0))
        if mask == CHANCE:
            kernels.chance(box, tables, 0, outcome, journal)
            digest.add(outcome)
        else:
            seat = (mask & -mask).bit_length() - 1
            n = kernels.legal(box, tables, 0, seat, legal)
            digest.add(legal[:n])
            action = int(legal[roll(rng, n)])
            tables[1] = tables[0]
            kernels.view(box, tables, 1, seat)
            digest.add(tables[1])
            if decisions % GREEDY_EVERY[edition] == 0:
                tables[1:] = tables[1]
                n = kernels.greedy(box, tables[1:], seat, rng, SAMPLES, legal, gains)
                digest.add(legal[:n], gains[:n])
                action = int(legal[int(np.argmax(gains[:n]))])
            kernels.sample(box, tables, 1, seat, rng)
            digest.add(tables[1])
            kernels.apply(box, tables, 0, seat, action, journal)
            decisions += 1
        digest.add(tables[0], journal, scores, ranks, rng)
        print(edition, players, seed, decisions, digest)


def whole_games(edition: str, players: int) -> None:
    """The kernels that play on by themselves: random games, and a step on several tables at once."""
    kernels = load_kernels(GAME)
    box = GAME.load_box(edition, {}, None).record
    tables, totals, rng = new_records(GAME.table_dtype, 3), np.zeros(players, np.float64), new_rng("whole", players)
    legal, outcome = np.empty(GAME.max_legal, np.int16), np.zeros(GAME.max_outcome, np.int16)
    digest = Digest()
    print(edition, players, "playouts", kernels.playouts(box, tables, players, 3, rng, totals))
    digest.add(tables[0], totals, rng)
    for i in range(3):
        kernels.deal(box, tables, i, players, seed_state("step", i))
        kernels.chance(box, tables, i, outcome, new_journal())
    for _ in range(60):
        seats, actions = np.full(3, -1, np.int64), np.zeros(3, np.int64)
        for i in range(3):
            mask = int(kernels.actors(box, tables, i))
            if mask:
                seats[i] = (mask & -mask).bit_length() - 1
                actions[i] = legal[roll(rng, kernels.legal(box, tables, i, int(seats[i]), legal))]
        kernels.step(box, tables, seats, actions, outcome)
        digest.add(tables)
        print(edition, players, "step", digest)


if __name__ == "__main__":
    print("compiled" if JIT else "uncompiled")
    for seed, players in enumerate(GAME.seats):
        for edition, otherwise in OTHERWISE.items():
            game(players, edition, {}, seed)
            game(players, edition, otherwise, seed)
            whole_games(edition, players)
