"""X1.3, X5.1, X6.2: the stacks of masterworks and of Dogaressa cards with the three open cards beside each.

A stack is an array whose top is the last entry that is not NONE; open cards are sorted.
"""

from typing import Any

from ridotto.engine.jit import rule
from ridotto.games.mille_fiori.rules.cards import faces, insert, remove
from ridotto.games.mille_fiori.table import DO_TAKE_STACK, NONE, OPEN


@rule
def stack_size(stack: Any) -> Any:
    """Cards in the stack."""
    size = int(stack.shape[0])
    while size > 0 and stack[size - 1] == NONE:
        size -= 1
    return size


@rule
def open_size(row: Any) -> Any:
    """Open cards beside the stack."""
    size = 0
    while size < OPEN and row[size] != NONE:
        size += 1
    return size


@rule
def draw_top(stack: Any) -> Any:
    """Take the top card of a stack that is not empty."""
    at = stack_size(stack) - 1
    card = int(stack[at])
    stack[at] = NONE
    return card


@rule
def refill(stack: Any, row: Any) -> None:
    """Fill free places beside the stack from its top, as far as it reaches (Q19)."""
    size = open_size(row)
    while size < OPEN and stack_size(stack) > 0:
        insert(row, size, draw_top(stack))
        size += 1


@rule
def any_left(stack: Any, row: Any) -> Any:
    """X5.4, X6.2: there is a card to take."""
    return row[0] != NONE or stack_size(stack) > 0


@rule
def takes(stack: Any, row: Any, first: Any, out: Any) -> Any:
    """The moves ``take`` for the open cards, numbered from ``first``, and for the stack; returns how many."""
    n = faces(row, open_size(row), first, out, 0)
    if stack_size(stack) > 0:
        out[n] = DO_TAKE_STACK
        n += 1
    return n


@rule
def take_open(stack: Any, row: Any, card: Any) -> None:
    """Take an open card and fill its place."""
    remove(row, open_size(row), card)
    refill(stack, row)
