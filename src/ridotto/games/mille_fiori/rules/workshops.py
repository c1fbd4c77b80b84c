"""R7.1: workshops."""

from typing import Any

from ridotto.engine.jit import rule
from ridotto.engine.journal import note
from ridotto.games.mille_fiori import events
from ridotto.games.mille_fiori.rules.bits import count, lowest
from ridotto.games.mille_fiori.rules.common import award, covered
from ridotto.games.mille_fiori.table import PIGMENTS, WORKSHOPS


@rule
def group(box: Any, own: Any, bit: Any) -> Any:
    """R7.1.2: the spaces of ``own`` connected with ``bit``, which is one of them."""
    found = 1 << bit
    fresh = found
    while fresh:
        at = lowest(fresh)
        fresh &= fresh - 1
        near = int(box.adjacent[at]) & own & ~found
        found |= near
        fresh |= near
    return found


@rule
def score(box: Any, table: Any, seat: Any, bit: Any, journal: Any) -> Any:
    """R7.1.2, R7.1.3: score the group of the diamond just laid; returns 1 if it earned an extra card."""
    size = count(group(box, int(table.own[WORKSHOPS, seat]), bit))
    doubled = (int(box.symbol_spaces[PIGMENTS]) >> bit) & 1
    award(table, seat, size << doubled, journal, events.GROUP, bit, size, doubled)
    around = int(box.compass[bit])
    if around & ~covered(table, WORKSHOPS) == 0:
        note(journal, events.EARNED_COMPASS, seat, 0, bit, 0, 0)
        return 1
    return 0


@rule
def bonus_met(box: Any, table: Any, seat: Any) -> Any:
    """R7.1.4: own diamonds on all four ingredients."""
    own = int(table.own[WORKSHOPS, seat])
    for ingredient in range(4):
        if own & int(box.symbol_spaces[ingredient]) == 0:
            return False
    return True
