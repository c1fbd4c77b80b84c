"""Sorted rows of cards: hands and the display. Free places hold NONE and stand at the end."""

from typing import Any

from ridotto.engine.jit import rule
from ridotto.games.mille_fiori.table import NONE


@rule
def insert(row: Any, size: Any, face: Any) -> None:
    """Put ``face`` in its place among the first ``size`` cards of ``row``."""
    at = size
    while at > 0 and row[at - 1] > face:
        row[at] = row[at - 1]
        at -= 1
    row[at] = face


@rule
def remove(row: Any, size: Any, face: Any) -> None:
    """Take one card showing ``face``, which must be there, out of the first ``size`` cards of ``row``."""
    at = 0
    while row[at] != face:
        at += 1
    for i in range(at, size - 1):
        row[i] = row[i + 1]
    row[size - 1] = NONE


@rule
def faces(row: Any, size: Any, first: Any, out: Any, n: Any) -> Any:
    """Append ``first + face`` for every different face of ``row`` to ``out``; returns the new length."""
    for i in range(size):
        if i == 0 or row[i] != row[i - 1]:
            out[n] = first + int(row[i])
            n += 1
    return n
