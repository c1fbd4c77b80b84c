"""What a search has found, kept for the next decision of the same seat in the same game."""

from collections.abc import Sequence

import numpy as np

from ridotto.bots.search.plan import Plan
from ridotto.bots.search.tree import SECRET, Tree, mix, root_key, seen_as, transplant
from ridotto.engine.view import HIDDEN, View


class Memory:
    """The trees of the last search of a seat in a game, and where it has come in its own since.

    Who misses a move in between, or begins another game, comes to a place that no tree has, and begins anew there.
    """

    def __init__(self) -> None:
        self._place: np.uint64 | None = None
        self._trees: list[Tree] = []

    def recall(self, view: View, plan: Plan) -> tuple[np.uint64, list[Tree]]:
        """Where the seat that decides is in its tree, and a tree for each thread with what is still of use there.

        The trees of the other seats are not kept: what they have seen since then is not known.
        """
        trees = [plan.tree() for _ in range(plan.threads)]
        if self._place is None:
            self._place = np.uint64(root_key(view.seat))
        elif plan.remembers > 0:
            for before, tree in zip(self._trees, trees, strict=False):
                transplant(before, self._place, plan.remembers, tree)
        self._trees = trees
        return self._place, trees

    def see(self, view: View) -> None:
        """Follow what others have done since the seat's last move."""
        for seat, action in view.seen:
            self._follow(seen_as(seat, SECRET if action == HIDDEN else action))

    def act(self, actions: Sequence[int]) -> None:
        """Follow a move of the seat."""
        for action in actions:
            self._follow(action)

    def _follow(self, what: int) -> None:
        if self._place is not None:
            self._place = np.uint64(mix(self._place, what))
