"""What a seat sees of the table (``memory`` says what it knows of the cards).

In a view
- ``may`` holds the lane of the seat and the lane of everybody only;
- a hand holds, sorted, the cards that the seat is sure of, then HIDDEN for the others. ``up`` points at those
  shown, ``left`` tells only how many cards are still to be used;
- decks, tiles not turned up, divisions and choices not seen hold HIDDEN.
"""

from typing import Any

from ridotto.engine.jit import rule
from ridotto.games.great_split.rules.common import seats
from ridotto.games.great_split.rules.memory import ALL, LANE, lane
from ridotto.games.great_split.table import CARDS, HIDDEN, NONE, OVER, ROUNDS, TAKE


@rule
def view(box: Any, table: Any, seat: Any) -> None:
    """Blank in ``table`` (a copy) everything that ``seat`` may not see; seat -1 sees what is public."""
    table.rng = 0
    which = seat if seat >= 0 else ALL
    for other in range(seats(table)):
        if other != seat:
            blank_decisions(table, seat, other)
            blank_hand(table, which, other)
    for card in range(CARDS):
        table.may[card] &= LANE[which] | LANE[ALL]
        if table.deck[card] != NONE:
            table.deck[card] = HIDDEN
    for i in range(tiles_turned(table), ROUNDS):
        if table.market[i] != NONE:
            table.market[i] = HIDDEN


@rule
def tiles_turned(table: Any) -> Any:
    """28: how many market tiles have been turned up."""
    return ROUNDS if table.phase == OVER else max(0, int(table.round_number) - 1)


@rule
def blank_decisions(table: Any, seat: Any, other: Any) -> None:
    """38: a division is seen by its owner and, in the wallet, by the left neighbour; a choice by its owner."""
    if table.first[other] != 0:
        in_hands = table.phase == TAKE and seat >= 0 and seat == (other + 1) % int(table.players)
        if not in_hands:
            table.first[other] = HIDDEN
    if table.taken[other] != NONE:
        table.taken[other] = HIDDEN
    table.last[other] = NONE


@rule
def blank_hand(table: Any, which: Any, other: Any) -> None:
    """Cards of which the lane is not sure become HIDDEN, and stand behind the others."""
    held = int(table.held[other])
    before = int(table.up[other])
    left = 0
    for i in range(held):
        left += (int(table.left[other]) >> i) & 1
    sure = 0
    up = 0
    for i in range(held):
        card = int(table.hand[other, i])
        if lane(table, card, which) == 1 << other:
            table.hand[other, sure] = card
            up |= ((before >> i) & 1) << sure
            sure += 1
    for i in range(sure, held):
        table.hand[other, i] = HIDDEN
    table.up[other] = up
    table.left[other] = lowest_free(up, left)


@rule
def lowest_free(up: Any, count: Any) -> Any:
    """The lowest ``count`` bits that are not in ``up``."""
    mask = 0
    bit = 1
    while count > 0:
        if up & bit == 0:
            mask |= bit
            count -= 1
        bit <<= 1
    return mask
