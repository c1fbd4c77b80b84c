"""Kernels that give positions to learn from; loaded as a module for each game (``ridotto.engine.load.load_source``).

Players of these games look at the whole table: each tries some of its actions and takes the one after which its
outlook, or its chance in the eyes of a network, is best; now and then it takes any. That is quick, and plays well
enough to show which positions win. ``weights`` without an element stands for no network.
"""

from types import ModuleType
from typing import Any

import numpy as np

from ridotto.bots.learned.network import chances, forward
from ridotto.engine.game import CHANCE
from ridotto.engine.jit import rule
from ridotto.engine.journal import WIDTH
from ridotto.engine.rng import advance, roll

rules: ModuleType
kernels: ModuleType
MAX_LEGAL: int
MAX_OUTCOME: int
MAX_SEATS = 16

A_POINT = 0.002
"""What a point still to come counts beside the chance of being first, so that lost games are played on."""
LEVELS = 1000
RARE = 12
"""Positions of one game are alike: one of so many is recorded at most, and of twice as many at least."""


@rule
def evaluate(box: Any, table: Any, weights: Any, x: Any, one: Any, two: Any, out: Any, values: Any) -> None:
    """The chance of being first and the points still to come of each seat into ``values`` (float32, a row a seat).

    ``values`` has two columns and is not read; ``x``, ``one``, ``two`` and ``out`` are ``Network.room``.
    """
    players = int(table.players)
    for seat in range(players):
        rules.features(box, table, seat, x)
        forward(weights, x, one, two, out)
        values[seat, 0] = out[0]
        values[seat, 1] = out[1]
    chances(values[:, 0], players)


@rule
def worth(box: Any, table: Any, seat: Any, weights: Any, x: Any, one: Any, two: Any, out: Any, values: Any) -> Any:
    """How much ``seat`` would like to be at this table."""
    if weights.shape[0] == 0:
        return np.float64(kernels.outlook_of(box, table, seat))
    if rules.over(box, table):
        ranks = np.zeros(MAX_SEATS, np.int64)
        rules.ranks(box, table, ranks)
        return 1.0 if ranks[seat] == 1 else 0.0
    evaluate(box, table, weights, x, one, two, out, values)
    return np.float64(values[seat, 0]) + A_POINT * np.float64(values[seat, 1])


@rule
def decide(
    box: Any,
    tables: Any,
    seat: Any,
    rng: Any,
    tries: Any,
    legal: Any,
    weights: Any,
    x: Any,
    one: Any,
    two: Any,
    out: Any,
    values: Any,
) -> Any:
    """The best of ``tries`` actions, different ones, of a seat at ``tables[0]``; ``tables[1]`` is room."""
    quiet = np.empty((0, WIDTH), np.int16)
    n = rules.legal(box, tables[0], seat, legal)
    best = -1e18
    found = np.int64(legal[0])
    for k in range(min(tries, n)):
        at = k + roll(rng, n - k)
        kept = legal[k]
        legal[k] = legal[at]
        legal[at] = kept
        action = np.int64(legal[k])
        tables[1] = tables[0]
        rules.apply(box, tables[1], seat, action, quiet)
        value = worth(box, tables[1], seat, weights, x, one, two, out, values)
        if value > best:
            best = value
            found = action
    return found


@rule
def record(box: Any, table: Any, rows: Any, scores: Any, now: Any, at: Any) -> None:
    """The features and the present score of every seat into row ``at``."""
    rules.scores(box, table, scores)
    for seat in range(table.players):
        rules.features(box, table, seat, rows[at, seat])
        now[at, seat] = scores[seat]


@rule
def settle(box: Any, table: Any, scores: Any, now: Any, share: Any, rest: Any) -> None:
    """What became of the positions of a game that is over: shares of the first place, points gained from there on."""
    ranks = np.zeros(MAX_SEATS, np.int64)
    rules.ranks(box, table, ranks)
    players = int(table.players)
    winners = 0
    for seat in range(players):
        winners += int(ranks[seat] == 1)
    for at in range(now.shape[0]):
        for seat in range(players):
            share[at, seat] = 1.0 / winners if ranks[seat] == 1 else 0.0
            rest[at, seat] = scores[seat] - now[at, seat]


@rule
def play(
    box: Any,
    tables: Any,
    players: Any,
    games: Any,
    rng: Any,
    tries: Any,
    wildness: Any,
    weights: Any,
    room: Any,
    rows: Any,
    now: Any,
    share: Any,
    rest: Any,
    game_of: Any,
) -> Any:
    """Games until ``games`` are over or ``rows`` is full; returns how many rows were recorded.

    ``room`` is ``Network.room`` and a float32 array with a row of two numbers a seat. One position in every few is
    recorded: features into ``rows``, scores into ``now``, and, once the game is over, each seat's share of the first
    place into ``share`` and what it still gained into ``rest``. In each game all players are equally wild: up to
    ``wildness`` of 1000 of their actions are any action.
    """
    x, one, two, out, values = room
    legal = np.empty(MAX_LEGAL, np.int16)
    outcome = np.empty(MAX_OUTCOME, np.int16)
    scores = np.zeros(MAX_SEATS, np.float64)
    quiet = np.empty((0, WIDTH), np.int16)
    total = 0
    for game in range(games):
        rules.deal(box, tables[0], players)
        rng[0] = advance(rng[0])
        tables[0].rng = rng[0]
        wild = roll(rng, wildness + 1)
        pace = RARE + roll(rng, RARE)
        first = total
        began = False
        while not rules.over(box, tables[0]):
            if began and roll(rng, pace) == 0 and total < rows.shape[0]:
                record(box, tables[0], rows, scores, now, total)
                game_of[total] = game
                total += 1
            mask = rules.actors(box, tables[0])
            if mask == CHANCE:
                rules.draw(box, tables[0], outcome)
                rules.chance_fixed(box, tables[0], outcome, quiet)
                began = True
                continue
            seat = roll(rng, players)
            while not (mask >> seat) & 1:
                seat = (seat + 1) % players
            if roll(rng, LEVELS) < wild:
                action = np.int64(legal[roll(rng, rules.legal(box, tables[0], seat, legal))])
            else:
                action = decide(box, tables, seat, rng, tries, legal, weights, x, one, two, out, values)
            rules.apply(box, tables[0], seat, action, quiet)
        rules.scores(box, tables[0], scores)
        settle(box, tables[0], scores, now[first:total], share[first:total], rest[first:total])
        if total == rows.shape[0]:
            break
    return total
