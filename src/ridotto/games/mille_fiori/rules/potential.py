"""What the diamonds of a seat can still bring it in each region, as numbers for a value network (``features``)."""

from typing import Any

from ridotto.engine.jit import rule
from ridotto.games.mille_fiori.rules.bits import count, lowest
from ridotto.games.mille_fiori.rules.common import covered
from ridotto.games.mille_fiori.rules.workshops import group
from ridotto.games.mille_fiori.table import (
    FIRST_CITIZEN,
    FIRST_GOOD,
    GOODS,
    HARBOR,
    HOUSES,
    MAX_SEATS,
    NOBILI,
    NONE,
    POPULI,
    REGION_SIZE,
    ROWS,
    SETS,
    SHIPS_IN_ROW,
    TRADE,
    WORKSHOPS,
)

EXTRA_CARD_WORTH = 8
"""Points that an extra card brings, as a rule."""
PYRAMID = REGION_SIZE[NOBILI]
WHOLE_ROW = (1 << SHIPS_IN_ROW) - 1


@rule
def bonus_left(box: Any, table: Any, seat: Any, which: Any) -> Any:
    """R5: the points of set ``which`` if the seat met its condition now; 0 if it has."""
    if (int(table.bonus_met[which]) >> seat) & 1:
        return 0
    for place in range(MAX_SEATS):
        if table.bonus[which, place] == NONE:
            return int(box.bonus[which, place])
    return 0


@rule
def potentials(box: Any, table: Any, seat: Any, out: Any, at: Any) -> Any:
    """Regions, then what is left of each bonus; returns where the next part begins."""
    at = workshops(box, table, seat, out, at)
    at = houses(box, table, seat, out, at)
    at = citizens(box, table, seat, NOBILI, out, at)
    at = citizens(box, table, seat, POPULI, out, at)
    at = trade(box, table, seat, out, at)
    at = harbor(box, table, seat, out, at)
    for which in range(len(SETS)):
        out[at] = bonus_left(box, table, seat, which) / 20.0
        at += 1
    return at


@rule
def workshops(box: Any, table: Any, seat: Any, out: Any, at: Any) -> Any:
    """R7.1: diamonds, the largest group, free spaces beside own ones, ingredients missing."""
    own = int(table.own[WORKSHOPS, seat])
    rest = own
    near = 0
    largest = 0
    while rest:
        bit = lowest(rest)
        found = group(box, own, bit)
        rest &= ~found
        largest = max(largest, count(found))
    rest = own
    while rest:
        near |= int(box.adjacent[lowest(rest)])
        rest &= rest - 1
    missing = 0
    for ingredient in range(4):
        missing += int(own & int(box.symbol_spaces[ingredient]) == 0)
    out[at] = count(own) / 8.0
    out[at + 1] = largest / 8.0
    out[at + 2] = count(near & ~covered(table, WORKSHOPS)) / 10.0
    out[at + 3] = missing / 4.0
    return at + 4


@rule
def houses(box: Any, table: Any, seat: Any, out: Any, at: Any) -> Any:
    """R7.2: diamonds, different values, free houses, the next value."""
    own = int(table.own[HOUSES, seat])
    free = ((1 << REGION_SIZE[HOUSES]) - 1) & ~covered(table, HOUSES)
    out[at] = count(own) / 6.0
    seen = 0
    while own:
        seen |= 1 << int(box.house_value[lowest(own)])
        own &= own - 1
    out[at + 1] = count(seen) / 5.0
    out[at + 2] = count(free) / 20.0
    if free:
        out[at + 3] = int(box.house_value[lowest(free)]) / 5.0
    return at + 4


@rule
def citizens(box: Any, table: Any, seat: Any, region: Any, out: Any, at: Any) -> Any:
    """R7.3: diamonds, what they score again if everything above is covered, free spaces, symbols missing."""
    own = int(table.own[region, seat])
    free = ((1 << PYRAMID) - 1) & ~covered(table, region)
    again = 0
    left = free
    while left:
        below = int(box.triangle[lowest(left)]) & own
        left &= left - 1
        while below:
            again += int(box.level_points[lowest(below)])
            below &= below - 1
    first = FIRST_CITIZEN + 3 * (region - NOBILI)
    missing = 0
    for symbol in range(first, first + 3):
        missing += int(own & int(box.citizen_spaces[symbol]) == 0)
    out[at] = count(own) / 5.0
    out[at + 1] = again / 30.0
    out[at + 2] = count(free) / 12.0
    out[at + 3] = missing / 3.0
    return at + 4


@rule
def trade(box: Any, table: Any, seat: Any, out: Any, at: Any) -> Any:
    """R7.4: diamonds, what they score if all goods come to be covered, the same of the best good, goods missing."""
    own = int(table.own[TRADE, seat])
    every = covered(table, TRADE)
    total = 0
    best = 0
    missing = 0
    for good in range(GOODS):
        column = int(box.symbol_spaces[FIRST_GOOD + good])
        mine = count(own & column)
        n = count(every & column)
        coming = mine * ((ROWS * (ROWS + 1) - n * (n + 1)) // 2)
        total += coming
        best = max(best, coming)
        missing += int(mine == 0)
    out[at] = count(own) / 6.0
    out[at + 1] = total / 50.0
    out[at + 2] = best / 30.0
    out[at + 3] = missing / 4.0
    return at + 4


@rule
def harbor(box: Any, table: Any, seat: Any, out: Any, at: Any) -> Any:
    """R7.6: ships in rows not yet scored; what they would score now, and with one ship missing."""
    own = int(table.own[HARBOR, seat])
    every = covered(table, HARBOR)
    goods = covered(table, TRADE)
    for row in range(ROWS):
        ships = count((every >> (row * SHIPS_IN_ROW)) & WHOLE_ROW)
        mine = count((own >> (row * SHIPS_IN_ROW)) & WHOLE_ROW)
        if ships == SHIPS_IN_ROW:
            continue
        points = mine * int(box.harbor_points[count((goods >> (row * GOODS)) & ((1 << GOODS) - 1))])
        out[at] += mine / 5.0
        out[at + 1] += points / 20.0
        if ships == SHIPS_IN_ROW - 1:
            out[at + 2] += points / 20.0
    out[at + 3] = (REGION_SIZE[HARBOR] - count(every)) / 15.0
    return at + 4
