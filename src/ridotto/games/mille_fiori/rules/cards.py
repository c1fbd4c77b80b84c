"""Sorted rows of cards: hands and the display. Free places hold NONE and stand at the end.

The loops avoid branches that depend on the cards, since a processor cannot foresee them.
"""

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
    found = 0
    for i in range(size - 1):
        found |= row[i] == face
        row[i] = row[i + found]
    row[size - 1] = NONE


@rule
def faces(row: Any, size: Any, first: Any, out: Any, n: Any) -> Any:
    """Append ``first + face`` for every different face of ``row`` to ``out``; returns the new length."""
    last = NONE
    for i in range(size):
        face = int(row[i])
        out[n] = first + face  # kept only if the next line counts it
        n += face != last
        last = face
    return n
