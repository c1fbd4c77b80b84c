"""What every chapter of the rules needs: points, covered spaces, diamonds."""

from typing import Any

from ridotto.engine.jit import rule
from ridotto.engine.journal import note
from ridotto.games.mille_fiori import events
from ridotto.games.mille_fiori.table import HAND, MAX_SEATS


@rule
def award(table: Any, seat: Any, points: Any, journal: Any, kind: Any, a: Any, b: Any, c: Any) -> None:
    """Score at once; all scoring of the game is immediate."""
    if points != 0:
        table.score[seat] += points
        note(journal, kind, seat, points, a, b, c)


@rule
def covered(table: Any, region: Any) -> Any:
    """The covered spaces of a region, whoever's diamonds lie there."""
    mask = 0
    for seat in range(MAX_SEATS):
        mask |= int(table.own[region, seat])
    return mask


@rule
def diamonds(table: Any, seat: Any) -> Any:
    """Diamonds that the seat can still lay."""
    return int(table.supply[seat]) + int(table.reserve[seat])


@rule
def take_diamond(table: Any, seat: Any, journal: Any) -> None:
    """One diamond leaves the supply, or the reserve once that is empty (R6.1, R6.2)."""
    if table.supply[seat] > 0:
        table.supply[seat] -= 1
        if table.supply[seat] == 0:
            table.ending = 1
            note(journal, events.LAST_DIAMOND, seat, 0, 0, 0, 0)
    else:
        table.reserve[seat] -= 1


@rule
def hand_size(table: Any, seat: Any) -> Any:
    """Cards in the hand of a seat, the chosen one not counted; holds for blanked hands too."""
    size = 0
    while size < HAND and table.hand[seat, size] != -1:
        size += 1
    return size
