"""R7.4, R7.5: trade."""

from typing import Any

from ridotto.engine.jit import rule
from ridotto.engine.journal import note
from ridotto.games.mille_fiori import events
from ridotto.games.mille_fiori.rules.bits import count
from ridotto.games.mille_fiori.rules.common import award, covered
from ridotto.games.mille_fiori.table import FIRST_GOOD, GOODS, TRADE

STRICTLY_MORE, ANY_OTHER, NEVER = range(3)  # values of the switch ``handshake``


@rule
def score(box: Any, table: Any, seat: Any, symbol: Any, journal: Any) -> Any:
    """R7.4.2, R7.5: every diamond on the good scores the number of covered spaces; returns 1 for a handshake."""
    column = int(box.symbol_spaces[symbol])
    n = count(covered(table, TRADE) & column)
    mine = count(int(table.own[TRADE, seat]) & column)
    handshake = 0
    for owner in range(table.players):
        theirs = count(int(table.own[TRADE, owner]) & column)
        award(table, owner, n * theirs, journal, events.TRADED, symbol, n, 0)
        wanted = mine if box.handshake == STRICTLY_MORE else 0
        if owner != seat and theirs > wanted and box.handshake != NEVER:
            handshake = 1
    if handshake:
        note(journal, events.EARNED_HANDSHAKE, seat, 0, symbol, 0, 0)
    return handshake


@rule
def bonus_met(box: Any, table: Any, seat: Any) -> Any:
    """R7.4.3: own diamonds on all four goods."""
    own = int(table.own[TRADE, seat])
    for good in range(GOODS):
        if own & int(box.symbol_spaces[FIRST_GOOD + good]) == 0:
            return False
    return True
