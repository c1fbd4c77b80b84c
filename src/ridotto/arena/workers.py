"""Where games are played: in this process, in processes of this machine, or on a Ray cluster."""

import importlib
import logging
import multiprocessing
import os
import socket
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager
from types import TracebackType
from typing import Any, Protocol, Self

from ridotto.arena.schedule import Job
from ridotto.arena.table import Result, play_job, ready
from ridotto.bots import find_bot
from ridotto.bots.levels import LEVELS, player_of
from ridotto.bots.search.bot import SearchBot
from ridotto.engine.errors import RidottoError
from ridotto.system.processes import attend

MEMORY = 128 << 20
"""Bytes for what a Ray of this machine shares between processes: games are small, and Ray would take a third of all."""


class Pool(AbstractContextManager["Pool"], Protocol):
    """Plays games. What has been begun but is not finished when it is left is given up."""

    workers: int

    def run(self, text: str, code: str, jobs: Iterable[Job]) -> Iterator[Result]:
        """The results of the games of the tournament with that text, each as soon as it is there."""
        ...


class Here:
    """In this process, one game after the other."""

    workers = 1

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def run(self, text: str, code: str, jobs: Iterable[Job]) -> Iterator[Result]:
        """The results, in order."""
        for job in jobs:
            yield play_job(text, code, job)


class Processes:
    """In processes of this machine."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._before = set(multiprocessing.active_children())
        context = multiprocessing.get_context("spawn")  # a fork of a process with threads may hang
        self._pool = ProcessPoolExecutor(workers, context, initializer=attend)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, _: BaseException | None, __: TracebackType | None) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in set(multiprocessing.active_children()) - self._before:
            process.terminate()  # a game takes long, and nobody waits for it any more
            process.join()

    def run(self, text: str, code: str, jobs: Iterable[Job]) -> Iterator[Result]:
        """The results, as they come. The first process compiles what is not in the cache; the others then find it."""
        try:
            self._pool.submit(prepare, text).result()
            waiting: set[Future[Result]] = set()
            coming = iter(jobs)
            while True:
                while len(waiting) < 2 * self.workers and (job := next(coming, None)) is not None:
                    waiting.add(self._pool.submit(play_job, text, code, job))
                if not waiting:
                    return
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        except BrokenProcessPool as error:
            raise RidottoError(
                "A process that played games was ended from outside, perhaps for want of memory; "
                "start again to go on, with fewer --workers."
            ) from error


class OnRay:
    """On a Ray cluster; ``local`` starts one on this machine for the time being.

    A game asks for as many processors of one machine as the bot with the most threads needs.
    """

    def __init__(self, address: str, workers: int | None, threads: int) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        if address not in {"local", "auto"}:
            _reach(address)
        try:
            ray: Any = importlib.import_module("ray")
        except ImportError as error:
            raise RidottoError("For --ray install Ridotto with the extra 'cluster' (it brings Ray).") from error
        self._ray = ray
        quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
        try:
            if address == "local":
                cpus = workers and workers * threads
                ray.init("local", num_cpus=cpus, include_dashboard=False, object_store_memory=MEMORY, **quiet)
            else:
                ray.init(address, **quiet)
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise RidottoError(
                f"Cannot join the Ray cluster at {address}: {str(error).splitlines()[0]}; check the address."
            ) from error
        machines = [int(node["Resources"].get("CPU", 0)) for node in ray.nodes() if node["Alive"]]
        self._threads = max(1, min(threads, max(machines, default=1)))  # more than any machine has, nobody gets
        room = max(1, sum(cpus // self._threads for cpus in machines))
        self.workers = min(room, workers or room)
        self._ahead = self.workers if self.workers < room else 2 * room
        """Games that are given to the cluster: some more than can be played, unless that would play too many."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._ray.shutdown()

    def run(self, text: str, code: str, jobs: Iterable[Job]) -> Iterator[Result]:
        """The results, as they come."""
        play = self._ray.remote(num_cpus=self._threads)(_told)
        lost = self._ray.exceptions.RayError
        waiting: list[Any] = []
        coming = iter(jobs)
        try:
            while True:
                while len(waiting) < self._ahead and (job := next(coming, None)) is not None:
                    waiting.append(play.remote(text, code, job))
                if not waiting:
                    return
                done, waiting = self._ray.wait(waiting)
                for found in self._ray.get(done):
                    if isinstance(found, str):
                        raise RidottoError(found)
                    yield found
        except lost as error:
            raise RidottoError(
                f"The Ray cluster lost a game: {str(error).splitlines()[0]}; start again to go on."
            ) from error


def open_pool(workers: int | None, ray: str | None, game: str = "", bots: Iterable[str] = ()) -> Pool:
    """The pool for ``--workers`` and ``--ray``.

    No more games at a time than the processors allow the threads of the bots: who must share them thinks less than it
    was given. Bots of one thread may be crowded if somebody wants that.
    """
    threads = max((_threads(game, bot) for bot in bots), default=1)
    if ray is not None:
        return OnRay(ray, workers, threads)
    room = max(1, (os.cpu_count() or 1) // threads)
    wanted = workers or room
    if threads > 1:
        wanted = min(wanted, room)
    return Here() if wanted == 1 else Processes(wanted)


def _threads(game: str, name: str) -> int:
    bot = player_of(game, name) if name in LEVELS else find_bot(name)
    return bot.plan.threads if isinstance(bot, SearchBot) else 1


def _reach(address: str) -> None:
    """RidottoError if nobody listens at a cluster's address: Ray would wait for minutes, and tell of every try."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        with socket.create_connection((host.strip("[]"), int(port)), timeout=5):
            pass
    except ValueError as error:
        raise RidottoError(f"--ray {address}: write HOST:PORT, ray://HOST:PORT, auto or local.") from error
    except OSError as error:
        raise RidottoError(
            f"Nobody answers at {address}: {error.strerror or error}; check the address of the Ray cluster."
        ) from error


def prepare(text: str) -> None:
    """Make the process ready for a tournament."""
    ready(text)


def _told(text: str, code: str, job: Job) -> Result | str:
    """A result, or the sentence that says why there is none: Ray would wrap an exception in its traceback."""
    try:
        return play_job(text, code, job)
    except RidottoError as error:
        return str(error)
