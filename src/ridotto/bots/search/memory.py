"""What a search has found, kept for the next decision of the same seat in the same game."""

from collections.abc import Sequence

import numpy as np

from ridotto.bots.search.plan import Plan
from ridotto.bots.search.tree import Tree, mix, place_of, root_key, transplant
from ridotto.engine.view import SECRET, View

TOLD = 1 << 20
"""What is seen of a secret action: that there was one."""


class Memory:
    """Where a seat is in its tree since its last search; a memory belongs to one seat of one game."""

    def __init__(self) -> None:
        self._key: np.uint64 | None = None
        self._trees: list[Tree] = []

    def recall(self, view: View, plan: Plan) -> tuple[np.uint64, list[Tree]]:
        """The place of the seat that decides, and a tree for each thread: what is known of it, or empty ones."""
        fresh = [plan.tree() for _ in range(plan.threads)]
        start = self._key
        if start is None or not plan.remembers or len(self._trees) != len(fresh):
            start = np.uint64(root_key(view.seat))
        else:
            for old, new in zip(self._trees, fresh, strict=True):
                transplant(old, start, plan.remembers, new)
        self._key, self._trees = start, fresh
        return start, fresh

    def see(self, view: View) -> None:
        """Follow what others have done since the seat's last move."""
        for seat, action in view.seen:
            self._follow((TOLD if action == SECRET else action) + ((seat + 1) << 21))

    def act(self, actions: Sequence[int]) -> None:
        """Follow the move that the seat makes now."""
        for action in actions:
            self._follow(action)

    def _follow(self, what: int) -> None:
        if self._key is not None:
            self._key = np.uint64(mix(self._key, what))
