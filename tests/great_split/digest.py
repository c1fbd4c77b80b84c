"""Plays games and prints a digest of all tables after every decision; run compiled and uncompiled, both must agree."""

import hashlib
from typing import Any

import numpy as np

from ridotto.engine.game import CHANCE
from ridotto.engine.jit import JIT, new_records
from ridotto.engine.journal import new_journal
from ridotto.engine.load import load_kernels
from ridotto.engine.rng import new_rng, roll, seed_state
from ridotto.games.great_split import GAME

OPTIONS: list[dict[str, Any]] = [
    {},
    {
        **{"hand_limits": "early", "market": "falls", "artwork_tiers": "growing", "empty_group": True},
        **{"arrow_on_prestige": False, "arrow_on_full_track": True},
    },
]
FAST = 90
"""Decisions after which views, samples and greedy choices are left out, which are slow when they are not compiled."""


def game(players: int, options: dict[str, Any], seed: int) -> None:
    """One game; views, samples and gains of the greedy player go into the digest too."""
    kernels, box = load_kernels(GAME), GAME.load_box("standard", options, None).record
    tables = new_records(GAME.table_dtype, 1 + kernels.GREEDY_ROOM)
    legal, outcome = np.empty(GAME.max_legal, np.int16), np.zeros(GAME.max_outcome, np.int16)
    gains = np.zeros(GAME.max_legal, np.float64)
    scores, ranks = np.zeros(players, np.float64), np.zeros(players, np.int64)
    rng, journal, digest = new_rng("digest", seed), new_journal(), hashlib.sha256()
    kernels.deal(box, tables, 0, players, seed_state("digest", players, seed))
    decisions = 0

    def add(*arrays: Any) -> None:
        for array in arrays:
            digest.update(np.ascontiguousarray(array).view(np.ndarray).tobytes())

    while not kernels.result(box, tables, 0, scores, ranks):
        journal[:] = 0
        mask = int(kernels.actors(box, tables, 0))
        if mask == CHANCE:
            kernels.chance(box, tables, 0, outcome, journal)
            add(outcome)
        else:
            seats = [seat for seat in range(players) if (mask >> seat) & 1]
            seat = seats[int(roll(rng, len(seats)))]
            if (partial := int(np.argmax(tables[0]["last"]))) and tables[0]["last"][partial] >= 0:
                seat = partial
            n = kernels.legal(box, tables, 0, seat, legal)
            add(legal[:n])
            action = int(legal[roll(rng, n)])
            if decisions < FAST:
                tables[1] = tables[0]
                kernels.view(box, tables, 1, seat)
                add(tables[1])
                if decisions % 15 == 0 and n <= 40:
                    tables[1:] = tables[1]
                    n = kernels.greedy(box, tables[1:], seat, rng, 1, legal, gains)
                    add(legal[:n], gains[:n])
                kernels.sample(box, tables, 1, seat, rng)
                add(tables[1])
            kernels.apply(box, tables, 0, seat, action, journal)
            decisions += 1
        add(tables[0], journal, scores, ranks, rng)
        print(players, seed, decisions, digest.hexdigest()[:16])


if __name__ == "__main__":
    print("compiled" if JIT else "uncompiled")
    for number, seats_ in enumerate(GAME.seats):
        for which, switches in enumerate(OPTIONS):
            if seats_ in {2, 3, 7} or which == 0:
                game(seats_, switches, 10 * which + number)
