"""Where rules are called: handing a call to a thread and back costs more than most of them take."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import Executor
from functools import partial
from typing import TypeVar

T = TypeVar("T")
LONG = 0.005
"""Seconds for which everybody else may be held up."""


class Effort:
    """Calls the rules of one match: at once as long as that is quick, and in a thread after it was not.

    What the rules have to do changes little from one position to the next, so that a long search holds up the others
    twice and not at every step. A single long call tells nothing: the machine may have been busy with something else.
    """

    def __init__(self, threads: Executor) -> None:
        self._threads = threads
        self._last: dict[str, tuple[float, float]] = {}
        """For each function the seconds that its last two calls took."""

    async def __call__(self, function: Callable[..., T], *arguments: object) -> T:
        """The result of a call."""
        if min(self._last.get(function.__qualname__, (0.0,))) < LONG:
            return self._timed(time.perf_counter, function, *arguments)
        call = partial(self._timed, time.thread_time, function, *arguments)
        return await asyncio.get_running_loop().run_in_executor(self._threads, call)

    def _timed(self, clock: Callable[[], float], function: Callable[..., T], *arguments: object) -> T:
        # In a thread only its own time counts: there it also waits for its turn.
        start = clock()
        try:
            return function(*arguments)
        finally:
            before = self._last.get(function.__qualname__, (0.0, 0.0))
            self._last[function.__qualname__] = (before[1], clock() - start)
