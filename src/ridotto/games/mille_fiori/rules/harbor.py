"""R7.6: harbor."""

from typing import Any

from ridotto.engine.jit import rule
from ridotto.games.mille_fiori import events
from ridotto.games.mille_fiori.rules.bits import count
from ridotto.games.mille_fiori.rules.common import award, covered
from ridotto.games.mille_fiori.table import GOODS, HARBOR, SHIPS_IN_ROW, TRADE

FULL = (1 << SHIPS_IN_ROW) - 1
ALL_GOODS = (1 << GOODS) - 1


@rule
def score_row(box: Any, table: Any, row: Any, journal: Any) -> None:
    """R7.6.2: if the three ships of the row are covered, each scores by the covered goods of that row."""
    first = row * SHIPS_IN_ROW
    if (covered(table, HARBOR) >> first) & FULL != FULL:
        return
    goods = count((covered(table, TRADE) >> (row * GOODS)) & ALL_GOODS)
    for owner in range(table.players):
        ships = count((int(table.own[HARBOR, owner]) >> first) & FULL)
        award(table, owner, ships * int(box.harbor_points[goods]), journal, events.ROW, row + 1, goods, 0)
