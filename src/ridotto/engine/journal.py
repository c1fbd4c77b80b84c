"""The journal: what happened and why, noted by the rules while they apply a decision.

A journal is an int16 array of shape (capacity, WIDTH). Row 0 holds the number of events in column 0;
the events follow. A journal of shape (0, WIDTH) takes no notes and costs nothing. Everything noted
is public: what only some seats may know never goes into a journal.
"""

from typing import Any

import numpy as np

from ridotto.engine.jit import rule

WIDTH = 6
CAPACITY = 256

Journal = np.ndarray[Any, np.dtype[np.int16]]


def new_journal(capacity: int = CAPACITY) -> Journal:
    """An empty journal with room for ``capacity`` events."""
    return np.zeros((capacity + 1, WIDTH), np.int16)


NO_JOURNAL: Journal = np.zeros((0, WIDTH), np.int16)


@rule
def note(journal: Any, kind: Any, seat: Any, points: Any, a: Any, b: Any, c: Any) -> None:
    """Add an event; its meaning of ``a``, ``b`` and ``c`` is the game's. A full journal drops it."""
    if journal.shape[0] > 0:
        at = int(journal[0, 0]) + 1
        if at < journal.shape[0]:
            journal[0, 0] = at
            journal[at, 0] = kind
            journal[at, 1] = seat
            journal[at, 2] = points
            journal[at, 3] = a
            journal[at, 4] = b
            journal[at, 5] = c


def rows(journal: Journal) -> list[list[int]]:
    """The events noted so far, each as [kind, seat, points, a, b, c]."""
    if journal.shape[0] == 0:
        return []
    return [[int(n) for n in row] for row in journal[1 : int(journal[0, 0]) + 1]]
