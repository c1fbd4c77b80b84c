"""What a greedy player counts."""

from typing import Any

import numpy as np

from ridotto.engine.jit import rule
from ridotto.games.intrigo.rules.award import different, receiver, strength
from ridotto.games.intrigo.table import DRAFT, DUCAT, FACES, MAX_COUNT, MAX_SEATS, OVER

VICTORY = 1000.0
A_DUCAT = 0.5
A_CARD = 0.05
"""Of a kept card, for each point of its value."""
OTHERS = 0.7
"""How much the standing of the others counts against the own."""


@rule
def outlook(box: Any, table: Any, seat: Any) -> Any:
    """How the seat would stand beside the others if the round ended now: victory, Seals towards it, Ducats."""
    if table.phase == OVER:
        return VICTORY if table.winner == seat else -VICTORY
    seals = np.zeros(MAX_SEATS, np.int64)
    ducats = np.zeros(MAX_SEATS, np.int64)
    for other in range(table.players):
        seals[other] = table.seals[other]
        ducats[other] = table.ducats[other]
    winner = expected(box, table, seals, ducats)
    if winner != 0:
        return VICTORY if winner - 1 == seat else -VICTORY
    found = 0.0
    for other in range(table.players):
        worth = progress(box, int(seals[other])) + A_DUCAT * ducats[other]
        found += worth if other == seat else -worth * OTHERS / (int(table.players) - 1)
    if table.phase == DRAFT:
        found += A_CARD * promise(table, seat)
    return found


@rule
def expected(box: Any, table: Any, seals: Any, ducats: Any) -> Any:
    """Adds what would be handed out now to ``seals`` and ``ducats``; returns 1 + the seat that would win, or 0."""
    before = strength(box, table, int(table.ring) - 1)
    for arcade in range(table.ring):
        after = strength(box, table, arcade)
        seat = receiver(box, before, after) - 1
        before = after
        if seat < 0 or not (int(table.tokens) >> arcade) & 1:
            continue
        token = int(table.token[arcade])
        if token == DUCAT:
            ducats[seat] += 1
            continue
        seals[seat] += 1 << (4 * token)
        if (seals[seat] >> (4 * token)) & MAX_COUNT >= box.equal_seals:
            return seat + 1
        if different(int(seals[seat])) >= box.different_seals:
            return seat + 1
    return 0


@rule
def progress(box: Any, seals: Any) -> Any:
    """How near Counter cards are to victory either way; the last steps count most."""
    some = different(seals) / float(box.different_seals)
    most = 0
    for _ in range(DUCAT):
        most = max(most, seals & MAX_COUNT)
        seals >>= 4
    equal = most / float(box.equal_seals)
    return 16.0 * (some * some + equal * equal)


@rule
def promise(table: Any, seat: Any) -> Any:
    """The values of the cards kept that the seat profits from."""
    found = 0
    for face in range(FACES):
        worth = int(table.worth[face])
        if worth & 7 == seat + 1:
            found += ((int(table.hand[seat]) >> (2 * face)) & 3) * (worth >> 3)
    return float(found)
