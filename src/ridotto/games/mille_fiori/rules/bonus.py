"""R5: bonus points."""

from typing import Any

from ridotto.engine.jit import rule
from ridotto.engine.journal import note
from ridotto.games.mille_fiori import events
from ridotto.games.mille_fiori.rules.common import award, diamonds, take_diamond
from ridotto.games.mille_fiori.table import MAX_SEATS, NONE


@rule
def take_bonus(box: Any, table: Any, seat: Any, which: Any, journal: Any) -> None:
    """R5.2, R5.3: the condition of set ``which`` is met; the first time, a diamond goes on the highest free space."""
    me = 1 << seat
    if int(table.bonus_met[which]) & me:
        return
    table.bonus_met[which] |= me
    if box.bonus_from_supply:
        if diamonds(table, seat) == 0:
            note(journal, events.BONUS_LOST, seat, 0, which, 0, 0)
            return
        take_diamond(table, seat, journal)
    for place in range(MAX_SEATS):
        if table.bonus[which, place] == NONE:
            table.bonus[which, place] = seat
            award(table, seat, int(box.bonus[which, place]), journal, events.BONUS, which, 0, 0)
            return
