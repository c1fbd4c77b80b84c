"""Sorted hands, without branches that depend on the cards, since a processor cannot foresee them."""

from typing import Any

from ridotto.engine.jit import rule
from ridotto.games.great_split.table import NONE


@rule
def insert(table: Any, seat: Any, card: Any) -> None:
    """Put the card in its place in the hand of the seat."""
    at = int(table.held[seat])
    while at > 0 and table.hand[seat, at - 1] > card:
        table.hand[seat, at] = table.hand[seat, at - 1]
        at -= 1
    table.hand[seat, at] = card
    table.held[seat] += 1


@rule
def remove(table: Any, seat: Any, card: Any) -> None:
    """Take the card, which must be there, out of the hand of the seat."""
    size = int(table.held[seat])
    found = 0
    for i in range(size - 1):
        found |= table.hand[seat, i] == card
        table.hand[seat, i] = table.hand[seat, i + found]
    table.hand[seat, size - 1] = NONE
    table.held[seat] = size - 1
