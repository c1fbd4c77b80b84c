"""R7.2: houses."""

from typing import Any

from ridotto.engine.jit import rule
from ridotto.engine.journal import note
from ridotto.games.mille_fiori import events
from ridotto.games.mille_fiori.rules.common import award
from ridotto.games.mille_fiori.table import FIRST_SPACE, HOUSES, REGION_SIZE

FIRST = FIRST_SPACE[HOUSES]
LENGTH = REGION_SIZE[HOUSES]


@rule
def score(box: Any, table: Any, seat: Any, bit: Any, journal: Any) -> Any:
    """R7.2.2: the value of the diamond just laid and of the unbroken run of own diamonds before it."""
    own = int(table.own[HOUSES, seat])
    points = 0
    at = bit
    while at >= 0 and (own >> at) & 1:
        points += int(box.house_value[at])
        at -= 1
    award(table, seat, points, journal, events.RUN, FIRST + bit, bit - at, 0)
    return bit - at


@rule
def raised_to(box: Any, table: Any, seat: Any, bit: Any, run: Any) -> Any:
    """R7.2.3: how many different values the seat has if the new diamond raised their number, else 0.

    All own diamonds of the region count, or with the switch ``house_values = run`` only the run of
    length ``run`` that ends with the new one.
    """
    own = int(table.own[HOUSES, seat]) & ~(1 << bit)
    if box.house_values:
        own &= ((1 << bit) - 1) ^ ((1 << (bit - run + 1)) - 1)
    seen = 0
    for other in range(LENGTH):
        if (own >> other) & 1:
            seen |= 1 << int(box.house_value[other])
    new = 1 << int(box.house_value[bit])
    if seen & new:
        return 0
    different = 1
    while seen:
        seen &= seen - 1
        different += 1
    return different


@rule
def extra_earned(different: Any, seat: Any, journal: Any) -> Any:
    """R7.2.3: the third and the fifth different value each earn an extra card; returns 1 or 0."""
    if different == 3:
        note(journal, events.EARNED_THREE, seat, 0, 0, 0, 0)
        return 1
    if different == 5:
        note(journal, events.EARNED_FIVE, seat, 0, 0, 0, 0)
        return 1
    return 0
