"""Searching a decision from a seat's view."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from ridotto.bots.learned import network
from ridotto.bots.learned.network import load_network
from ridotto.bots.search.desk import DECISIONS, LEADS, new_desk, new_tables
from ridotto.bots.search.memory import Memory
from ridotto.bots.search.plan import Plan
from ridotto.bots.search.tree import MARGIN, POINTS, SUMS, UTILITY, WIN, Tree, mix
from ridotto.engine.game import Game
from ridotto.engine.load import load_source
from ridotto.engine.rng import advance, seed_state
from ridotto.engine.view import View

CHUNK = 64
"""Iterations between two looks at the clock."""

SOURCES = (Path(__file__).parent, Path(network.__file__).parent)
"""The folders of what is compiled for each game beside the rules."""

Actions = tuple[int, ...]


@dataclass(frozen=True)
class Candidate:
    """A whole move, and what the search found it worth to the seat that decides."""

    actions: Actions
    visits: int
    utility: float
    """0..1: what the search maximizes."""
    win: float
    """0..1: expected share of first place."""
    points: float
    """Expected final score."""
    margin: float
    """Expected final score less that of the best other seat."""


@dataclass(frozen=True)
class Found:
    """What a search found."""

    candidates: tuple[Candidate, ...]
    """Whole moves that were tried, best first."""
    iterations: int
    decisions: int
    """Decisions that were played on sampled tables."""
    win: tuple[float, ...]
    """Expected share of first place of every seat."""
    points: tuple[float, ...]
    """Expected final score of every seat."""


def search(view: View, plan: Plan, rng: Any, begin: Actions = (), memory: Memory | None = None) -> Found:
    """Search the decision of the seat of ``view``, which must decide now, as far as ``plan`` says.

    With ``begin`` the seat's decision begins with these actions: those of a whole move, to find what it is worth.
    With ``memory`` the search goes on from what it has found before, and leaves there what it finds now.
    ``rng`` (``engine.rng.new_rng``) is advanced once.
    """
    rng[0] = advance(rng[0])
    memory = memory or Memory()
    start, trees = memory.recall(view, plan)
    growths = [
        _Growth(view, plan, tree, start, begin, seed_state(int(rng[0]), thread)) for thread, tree in enumerate(trees)
    ]
    deadline = None if plan.seconds is None else time.perf_counter() + plan.seconds
    if plan.threads == 1:
        done = growths[0].grow(plan.iterations, deadline)
    else:
        share = -(-plan.iterations // plan.threads)
        with ThreadPoolExecutor(plan.threads) as pool:
            done = sum(pool.map(lambda growth: growth.grow(share, deadline), growths))
    return _found(view, growths, begin, done)


class _Growth:
    """A tree that grows in a thread of its own, with all that it needs."""

    def __init__(self, view: View, plan: Plan, tree: Tree, start: np.uint64, begin: Actions, state: np.uint64) -> None:
        game = view.game
        self.kernels = load_search(game)
        self.view = view
        self.tree = tree
        self.start = start
        self.desk = new_desk(game, self.kernels.ROOM, load_network(game) if plan.needs_network else None)
        self._knobs = plan.knobs()
        self._begin = np.array(begin, np.int64)
        self._rng = np.array([state], np.uint64)
        self._tables = new_tables(game, self.kernels.ROOM, view.records[0])

    def grow(self, iterations: int, deadline: float | None) -> int:
        """Up to so many iterations, until the deadline; at least some. Returns how many."""
        done = 0
        view, secret = self.view, _secret(self.view.game)
        fixed = (
            view.box.record,
            self._tables,
            view.seat,
            self._rng,
            self.tree,
            self.start,
            self._begin,
            secret,
            self._knobs,
        )
        while done < iterations and (not done or deadline is None or time.perf_counter() < deadline):
            chunk = min(iterations - done, iterations if deadline is None else CHUNK)
            self.kernels.grow(*fixed, self.desk, chunk)
            done += chunk
        return done


def load_search(game: Game) -> Any:
    """The kernels of the search with the rules of a game."""
    here, learned = SOURCES
    leaf = load_source(game, here / "leaf.py", learned)
    return load_source(game, here / "kernels.py", learned, leaf=leaf)


@lru_cache
def _secret(game: Game) -> Any:
    """For each action whether others do not see it, bool (actions,)."""
    return np.array([game.is_secret(action) for action in range(game.actions)], np.bool_)


def _found(view: View, growths: list[_Growth], begin: Actions, done: int) -> Found:
    kernels = growths[0].kernels
    totals = np.sum([growth.desk.totals for growth in growths], axis=0) / done
    key = growths[0].start
    for action in begin:
        key = np.uint64(mix(key, action))
    candidates = []
    if not begin:
        trees = [growth.tree for growth in growths]
        lines = sorted(_lines(kernels, view, trees, key, done, totals[view.seat] * done), key=lambda line: line[0])
        candidates = [_candidate(*line[1:]) for line in lines]
    seats = range(view.players)
    return Found(
        tuple(candidates),
        done,
        round(totals[LEADS, DECISIONS] * done),
        tuple(float(totals[seat, WIN]) for seat in seats),
        tuple(float(totals[seat, POINTS]) for seat in seats),
    )


def _candidate(actions: Actions, visits: int, sums: Any) -> Candidate:
    utility, win, points, margin = (float(sums[column] / visits) for column in (UTILITY, WIN, POINTS, MARGIN))
    return Candidate(actions, visits, utility, win, points, margin)


Line = tuple[tuple[tuple[int, float], ...], Actions, int, Any]
"""How to sort it, a whole move, its visits and the sums of its values."""


def _lines(
    kernels: Any, view: View, trees: list[Tree], key: Any, visits: int, sums: Any, done: Actions = (), order: Any = ()
) -> Iterator[Line]:
    """The whole moves that were tried, continuing ``done``: at each action those visited most come first."""
    legal = np.array(view.legal(), np.int16)
    counts = np.zeros(len(legal), np.int64)
    values = np.zeros((len(legal), SUMS), np.float64)
    if len(legal) == 1:  # nothing to decide, so that the trees have nothing of it
        counts[0], values[0] = visits, sums
    else:
        for tree in trees:
            kernels.entries(tree, key, legal, counts, values)
    for action, count, value in zip(legal.tolist(), counts.tolist(), values, strict=True):
        if count == 0:
            continue
        actions = (*done, action)
        rank = (*order, (-count, -float(value[UTILITY]) / count))
        if view.completes(action):
            yield rank, actions, count, value
        else:
            yield from _lines(
                kernels, view.after(action), trees, np.uint64(mix(key, action)), count, value, actions, rank
            )
