"""Where finished games are analysed and hints are thought of: in one slow process of its own.

It gives way to everything else on the machine, so that neither people nor computer players wait for it.
"""

import asyncio
import logging
import multiprocessing
import os
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache, partial
from typing import Any, TypeVar

from ridotto.analysis import Analysis, Decision, Job, analyse_decision, assemble, jobs
from ridotto.analysis.decisions import MOST_CANDIDATES
from ridotto.analysis.packing import Packed
from ridotto.analysis.schema import WeighedMove
from ridotto.bots import choose_move, find_bot
from ridotto.bots.search import Plan, search
from ridotto.engine.compound import Actions, words_of
from ridotto.engine.game import Json
from ridotto.engine.rng import new_rng
from ridotto.engine.view import View
from ridotto.server.forms import Hint
from ridotto.server.thinking import load
from ridotto.system.processes import attend

log = logging.getLogger("ridotto.server")
THREADS = 2
NICENESS = 10
GRACE = 0.7
"""Seconds that a search which nobody wants any more may still take."""
Calls = set[Future[Any]]
T = TypeVar("T")


class Analysts:
    """The process, or a thread of this one, in which games are analysed; it starts when it is needed first."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._context = multiprocessing.get_context("spawn")  # a fork of a process with threads may hang
        self._pid = self._context.RawValue("i", 0)
        """Of the process, once it has begun."""
        self._pool = self._new()
        self._expecting: dict[str, asyncio.Task[None]] = {}
        self._analysing: Calls = set()
        self._hinting: Calls = set()
        """What is being computed for analyses, and for hints."""

    def _new(self) -> Executor:
        if not self._processes:
            return ThreadPoolExecutor(THREADS, "analysing")
        return ProcessPoolExecutor(self._processes, self._context, initializer=_begin, initargs=(self._pid,))

    def expect(self, game: str) -> None:
        """Somebody may soon want to know something of a game."""
        if self._processes and game not in self._expecting:
            self._expecting[game] = asyncio.create_task(self._prepare(game))

    async def _prepare(self, game: str) -> None:
        try:
            await self._call(set(), load, game)
        except BrokenProcessPool:
            pass  # the next one that is expected begins anew
        except Exception:
            log.exception("The rules of %s could not be made ready for hints and analyses.", game)

    async def jobs(self, found: Json, iterations: int | None, seed: str) -> list[Job]:
        """The decisions of a record."""
        return await self._call(self._analysing, jobs, found, iterations, seed)

    async def decide(self, some: Sequence[Job]) -> list[Decision]:
        """Some decisions, analysed."""
        return await self._call(self._analysing, _analyse, some)

    async def assemble(self, found: Json, decisions: Sequence[Decision], iterations: int, seed: str) -> Analysis:
        """The analysis that these decisions add up to."""
        return await self._call(self._analysing, assemble, found, decisions, iterations, seed)

    async def hint(self, sight: Packed, plan: Plan, seed: str) -> Hint:
        """What a seat could do best."""
        return await self._call(self._hinting, _hint, sight, plan, seed)

    async def give_up(self) -> None:
        """Nobody wants the analysis any more that was begun last: let the process have time for others.

        A search cannot be interrupted. Most end in a moment; of one that does not, the process is ended, and another
        takes its place, unless somebody waits for a hint of it.
        """
        pool, running = self._pool, list(self._analysing)
        if not running or not self._processes:
            return
        found = await asyncio.to_thread(partial(wait, running, GRACE))
        if found.not_done and not self._hinting and pool is self._pool:
            self._replace()
            pool.shutdown(wait=False)
            for child in multiprocessing.active_children():
                if child.pid == self._pid.value:
                    child.kill()

    def _replace(self) -> None:
        """Another process, which makes itself ready for the same games."""
        expected = list(self._expecting)
        self._pool = self._new()
        self._expecting.clear()
        for game in expected:
            self.expect(game)

    async def _call(self, calls: Calls, function: Callable[..., T], *arguments: object) -> T:
        """The answer of the process; BrokenProcessPool if it has died, and the next call has a new one."""
        pool = self._pool
        try:
            future = pool.submit(function, *arguments)
            calls.add(future)
            future.add_done_callback(calls.discard)
            return await asyncio.wrap_future(future)
        except BrokenProcessPool:
            if pool is self._pool:
                self._pool = self._new()
                self._expecting.clear()  # the new one knows nothing
            raise

    def close(self) -> None:
        """End it without waiting."""
        for task in self._expecting.values():
            task.cancel()
        self._pool.shutdown(wait=False, cancel_futures=True)


def _begin(pid: Any) -> None:
    pid.value = os.getpid()
    attend()
    if hasattr(os, "nice"):
        os.nice(NICENESS)


@lru_cache(maxsize=1)
def _threads() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(THREADS, "analysing-decisions")


def _analyse(some: Sequence[Job]) -> list[Decision]:
    return list(_threads().map(analyse_decision, some))


def _hint(sight: Packed, plan: Plan, seed: str) -> Hint:
    view = sight.view()
    found = search(view, plan, new_rng(seed))
    candidates = [
        _weighed(view, each.actions, each.win, each.points, each.visits) for each in found.candidates[:MOST_CANDIDATES]
    ]
    if not candidates:  # too little time for a move of many steps
        actions = choose_move(find_bot("greedy"), view, new_rng(seed))
        candidates = [_weighed(view, actions, found.win[view.seat], found.points[view.seat], 0)]
    return Hint.model_validate({**candidates[0], "candidates": candidates})


def _weighed(view: View, actions: Actions, win: float, points: float, visits: int) -> WeighedMove:
    words = words_of(view.game, view.box, view.records[0], view.seat, actions)
    return {"move": words, "win": win, "points": points, "visits": visits}
