"""Where rules are called: handing a call to a thread and back costs more than most of them take."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import Executor
from typing import TypeVar

T = TypeVar("T")
LONG = 0.005
"""Seconds for which everybody else may be held up."""
FORGET = 0.9
"""Of what a call took so much is expected of the next one, and so on."""


class Effort:
    """Calls the rules of one match: at once as long as that is quick, and in a thread after it was not.

    What the rules have to do changes little from one position to the next, so that a long search holds up the others
    once and not at every step.
    """

    def __init__(self, threads: Executor) -> None:
        self._threads = threads
        self._expected = 0.0

    async def __call__(self, function: Callable[..., T], *arguments: object) -> T:
        """The result of a call."""
        if self._expected < LONG:
            return self._timed(function, *arguments)
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._timed, function, *arguments)

    def _timed(self, function: Callable[..., T], *arguments: object) -> T:
        start = time.thread_time()
        try:
            return function(*arguments)
        finally:
            self._expected = max(time.thread_time() - start, self._expected * FORGET)
