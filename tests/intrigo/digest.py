"""Plays games and prints a digest of all tables after every decision; run compiled and uncompiled, both must agree."""

import random
from typing import Any

import numpy as np

from ridotto.engine.game import CHANCE
from ridotto.engine.jit import JIT, new_records
from ridotto.engine.journal import new_journal
from ridotto.engine.load import load_kernels
from ridotto.engine.rng import new_rng, roll, seed_state
from ridotto.games.intrigo import GAME

from ..engine.digest import Digest
from .playing import any_options

OPTIONS: list[dict[str, Any]] = [{"game.max_rounds": 2}, *(any_options(random.Random(seed), 2) for seed in range(4))]
SOME = 12
"""Uncompiled greedy players are slow: only every so many decisions are theirs."""


def game(players: int, options: dict[str, Any], seed: int) -> None:
    """One game; some decisions are greedy. Views, samples and gains go into the digest too."""
    kernels = load_kernels(GAME)
    box = GAME.load_box("standard", options, None).record
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
            outcome[:] = 0
            kernels.chance(box, tables, 0, outcome, journal)
            digest.add(outcome)
        else:
            seat = (mask & -mask).bit_length() - 1
            n = kernels.legal(box, tables, 0, seat, legal)
            digest.add(legal[:n], np.array([bool(kernels.completes(box, tables, 0, legal[i])) for i in range(n)]))
            action = int(legal[roll(rng, n)])
            tables[1] = tables[0]
            kernels.view(box, tables, 1, seat)
            digest.add(tables[1])
            if decisions % SOME == 0 and n < 20:
                tables[1:] = tables[1]
                n = kernels.greedy(box, tables[1:], seat, rng, 1, legal, gains)
                digest.add(legal[:n], gains[:n])
                action = int(legal[int(np.argmax(gains[:n]))])
            kernels.sample(box, tables, 1, seat, rng)
            digest.add(tables[1])
            kernels.apply(box, tables, 0, seat, action, journal)
            decisions += 1
        digest.add(tables[0], journal, scores, ranks, rng)
        print(players, seed, decisions, digest)


def whole_games(players: int) -> None:
    """The kernel that plays on by itself."""
    kernels = load_kernels(GAME)
    box = GAME.load_box("standard", {}, None).record
    tables, totals, rng = new_records(GAME.table_dtype), np.zeros(players, np.float64), new_rng("whole", players)
    digest = Digest()
    print(players, "playouts", kernels.playouts(box, tables, players, 3, rng, totals))
    digest.add(tables[0], totals, rng)
    print(players, digest)


if __name__ == "__main__":
    print("compiled" if JIT else "uncompiled")
    for players in GAME.seats:
        for seed, options in enumerate(OPTIONS):
            game(players, options, seed)
        whole_games(players)
