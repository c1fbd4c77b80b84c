"""R7.3: citizens, two pyramids of the same shape."""

from typing import Any

from ridotto.engine.jit import rule
from ridotto.engine.journal import note
from ridotto.games.mille_fiori import events
from ridotto.games.mille_fiori.rules.common import award, covered
from ridotto.games.mille_fiori.table import FIRST_CITIZEN, FIRST_SPACE, NOBILI

TOPS = 3
SPACES_OF_PYRAMID = 12


@rule
def supported(box: Any, table: Any, region: Any) -> Any:
    """R7.3.1: free spaces whose supporting spaces are covered."""
    taken = covered(table, region)
    free = 0
    for bit in range(SPACES_OF_PYRAMID):
        free |= (int(box.support[bit]) & ~taken == 0) << bit
    return free & ~taken


@rule
def score(box: Any, table: Any, seat: Any, region: Any, bit: Any, symbol: Any, journal: Any) -> Any:
    """R7.3.2 to R7.3.4: the new diamond and the triangle below it; returns 1 if an extra card was earned."""
    first = FIRST_SPACE[region]
    same = int(box.citizen_spaces[symbol])
    doubled = (same >> bit) & 1
    award(table, seat, int(box.level_points[bit]) << doubled, journal, events.CITIZEN, first + bit, 0, doubled)
    below = int(box.triangle[bit])
    for at in range(SPACES_OF_PYRAMID):
        if (below >> at) & 1:
            twice = (same >> at) & 1 if box.citizen_double else 0
            for owner in range(table.players):
                if (int(table.own[region, owner]) >> at) & 1:
                    points = int(box.level_points[at]) << twice
                    award(table, owner, points, journal, events.TRIANGLE, first + at, 0, twice)
    if bit < TOPS:
        note(journal, events.EARNED_TOP, seat, 0, first + bit, 0, 0)
        return 1
    return 0


@rule
def bonus_met(box: Any, table: Any, seat: Any, region: Any) -> Any:
    """R7.3.5: own diamonds on all three symbols of the pyramid."""
    own = int(table.own[region, seat])
    first = FIRST_CITIZEN + 3 * (region - NOBILI)
    for symbol in range(first, first + 3):
        if own & int(box.citizen_spaces[symbol]) == 0:
            return False
    return True
