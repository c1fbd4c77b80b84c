"""R8: the ship."""

from typing import Any

from ridotto.engine.jit import rule
from ridotto.engine.journal import note
from ridotto.games.mille_fiori import events
from ridotto.games.mille_fiori.rules.common import award
from ridotto.games.mille_fiori.table import SEA


@rule
def move_ship(box: Any, table: Any, seat: Any, steps: Any, journal: Any) -> Any:
    """R8.1 to R8.3: forward by ``steps``, score the space reached; returns 1 if it earned an extra card.

    A ship on the end space stays there and scores nothing; surplus steps are lost.
    """
    start = int(table.ship[seat])
    if start == SEA:
        return 0
    end = min(start + steps, SEA)
    table.ship[seat] = end
    note(journal, events.SAILED, seat, 0, start, end, 0)
    award(table, seat, int(box.sea_points[end]), journal, events.SEA_POINTS, end, 0, 0)
    if box.sea_extra[end]:
        note(journal, events.EARNED_SEA, seat, 0, end, 0, 0)
        return 1
    return 0
