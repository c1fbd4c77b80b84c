"""R8: the ship."""

from typing import Any

from ridotto.engine.jit import rule
from ridotto.engine.journal import note
from ridotto.games.mille_fiori import events
from ridotto.games.mille_fiori.rules.bonus import take_bonus
from ridotto.games.mille_fiori.rules.common import award
from ridotto.games.mille_fiori.rules.steps import DO_COUNCIL, DO_MASTERWORK, push
from ridotto.games.mille_fiori.table import CITY_SET, TAKE_MASTERWORK


@rule
def reach(box: Any, table: Any, seat: Any, end: Any, journal: Any) -> None:
    """X7.2, X7.3: masterwork, arrows, or the bonus of the trading city."""
    effect = int(box.sea_effect[end])
    if end == box.sea_end:
        take_bonus(box, table, seat, CITY_SET, journal)
    elif effect == TAKE_MASTERWORK:
        push(table, DO_MASTERWORK, 0, 0)
    elif effect > 0:
        push(table, DO_COUNCIL, effect, 0)


@rule
def move_ship(box: Any, table: Any, seat: Any, steps: Any, quiet: Any, journal: Any) -> Any:
    """R8.1 to R8.3: forward by ``steps``, score the space reached; returns 1 if it earned an extra card.

    A ship on the end space stays there and scores nothing; surplus steps are lost. With ``quiet`` no extra card is
    earned (X3.1). In the expansion the further effects of the space become the next steps of the turn.
    """
    start = int(table.ship[seat])
    last = int(box.sea_end)
    if start == last:
        return 0
    end = min(start + steps, last)
    table.ship[seat] = end
    note(journal, events.SAILED, seat, 0, start, end, 0)
    award(table, seat, int(box.sea_points[end]), journal, events.SEA_POINTS, end, 0, 0)
    if box.expansion:
        reach(box, table, seat, end, journal)
    if box.sea_extra[end] and not quiet:
        note(journal, events.EARNED_SEA, seat, 0, end, 0, 0)
        return 1
    return 0
