"""Analyses of finished matches: one at a time on each server, in the order in which they were asked for."""

import asyncio
import logging
from collections.abc import Awaitable
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import TypeVar

from ridotto.analysis import Analysis, Decision
from ridotto.analysis.schema import FORMAT
from ridotto.engine.errors import RidottoError
from ridotto.server.analysis_store import AnalysisStore, Asked
from ridotto.server.analysts import THREADS, Analysts
from ridotto.server.dealing import milliseconds, new_id
from ridotto.server.faults import NotAllowed, NotReady, StoreFault, TooMany
from ridotto.server.house import House
from ridotto.server.limits import Buckets

log = logging.getLogger("ridotto.server")
LOOK_EVERY = 10.0
"""Seconds after which a server looks for analyses that others have left behind."""
ALIVE_EVERY = 1.0
"""Seconds after which a server says that it still works on one, and hears whether another one was told to cancel it."""
TOLD_EVERY = 0.3
"""Seconds after which it says how much is done."""
READY_EVERY = 1.0
"""Seconds after which it looks whether the rules of a game are ready."""
T = TypeVar("T")


class Stopped(Exception):
    """The analysis was cancelled, or another server has taken it over."""


class Analyses:
    """What is asked for goes into the store; a task takes it from there, so that a restart loses nothing."""

    def __init__(self, house: House, analysts: Analysts) -> None:
        settings = house.settings
        self._house = house
        self._analysts = analysts
        self._iterations = settings.analysis_iterations
        self._waiting = settings.analyses_waiting
        version = f"{FORMAT}:{self._iterations or 'usual'}"
        self._store = AnalysisStore(house.database, version, new_id())
        self._asking = Buckets(settings.analyses_burst, settings.analyses_per_second)
        self._wake = asyncio.Event()
        self._stop = asyncio.Event()
        self._current: str | None = None
        self._told = 0.0
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin to work."""
        self._task = asyncio.create_task(self._work(not self._house.database.shared))

    async def close(self) -> None:
        """End; what was begun waits for the next server."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def find(self, match_id: str) -> Asked:
        """How things stand with the analysis of a match."""
        return await self._store.find(match_id)

    async def ask(self, match_id: str, address: str, browser: str) -> Asked:
        """Ask for the analysis of a match that is over; the one that there is, if there is one."""
        found = await self._store.find(match_id)
        if found.state not in {"none", "failed"}:
            return found
        if not self._asking.take(address):
            raise TooMany("server-analyses-fast")
        await self._store.ask(match_id, milliseconds(), self._waiting, browser)
        self._wake.set()
        return await self._store.find(match_id)

    async def may_cancel(self, match_id: str, browser: str | None) -> bool:
        """The browser has a seat in the match, has begun it, or has asked for the analysis."""
        if browser is None or browser == await self._store.asked_by(match_id):
            return browser is not None
        try:
            await self._house.must_have_seat(match_id, browser)
        except NotAllowed:
            return False
        return True

    async def cancel(self, match_id: str, browser: str | None) -> Asked:
        """Cancel an analysis that is not finished; NotAllowed for those who only look on and have not asked for it."""
        if not await self.may_cancel(match_id, browser):
            raise NotAllowed("server-analysis-not-yours")
        await self._store.cancel(match_id)
        if self._current == match_id:
            self._stop.set()
        return await self._store.find(match_id)

    async def _work(self, alone: bool) -> None:
        """One analysis after the other. ``alone``: there is no other server, so what was begun before has been left."""
        while True:
            self._wake.clear()
            try:
                if alone:
                    await self._store.take_back()
                    alone = False
                match_id = await self._store.claim(milliseconds())
                if match_id is not None:
                    await self._analyse(match_id)
                    continue
            except StoreFault as error:
                log.warning("%s", error)
            except Exception:
                log.exception("Analyses wait for a moment.")  # and go on, as nobody would begin them again
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_EVERY):
                    await self._wake.wait()

    async def _analyse(self, match_id: str) -> None:
        self._current = match_id
        self._stop.clear()
        try:
            await self._store.finish(match_id, await self._made(match_id))
        except (Stopped, StoreFault):
            # Nothing is to be kept; if the store was away, a server claims the match again when it is back.
            await self._analysts.give_up()
        except asyncio.CancelledError:
            with suppress(StoreFault):
                await self._store.release(match_id, milliseconds())
            raise
        except NotReady:
            await self._store.release(match_id, milliseconds())
            await asyncio.sleep(READY_EVERY)
        except BrokenProcessPool:
            log.warning("The process that analysed match %s has died.", match_id)
            await self._store.release(match_id, milliseconds(), failed=True)
        except RidottoError as error:
            log.warning("Match %s cannot be analysed: %s", match_id, error)
            await self._store.finish(match_id, None)
        except Exception:
            log.exception("The analysis of match %s has failed.", match_id)
            await self._store.finish(match_id, None)
        finally:
            self._current = None

    async def _made(self, match_id: str) -> Analysis:
        """The analysis of a match; Stopped if nobody wants it from this server any more."""
        room = await self._house.room(match_id)
        found = await room.work(room.live.record)
        seed = room.live.head.id
        jobs = await self._watched(match_id, 0, 0, self._analysts.jobs(found, self._iterations, seed))
        decisions: list[Decision] = []
        while len(decisions) < len(jobs):
            some = jobs[len(decisions) : len(decisions) + THREADS]
            decided = self._analysts.decide(some)
            decisions += await self._watched(match_id, len(decisions), len(jobs), decided)
        whole = self._analysts.assemble(found, decisions, jobs[0].iterations, seed)
        return await self._watched(match_id, len(jobs), len(jobs), whole)

    async def _watched(self, match_id: str, done: int, total: int, work: Awaitable[T]) -> T:
        """The outcome of some work; meanwhile the store is told that it goes on, and tells whether it should."""
        task = asyncio.ensure_future(work)
        stop = asyncio.ensure_future(self._stop.wait())
        try:
            while True:
                await self._tell(match_id, done, total)
                await asyncio.wait({task, stop}, timeout=ALIVE_EVERY, return_when=asyncio.FIRST_COMPLETED)
                if stop.done():
                    raise Stopped
                if task.done():
                    return task.result()
        finally:
            stop.cancel()
            task.cancel()

    async def _tell(self, match_id: str, done: int, total: int) -> None:
        """Say how much is done, not too often; Stopped if it is not this server's any more."""
        now = asyncio.get_running_loop().time()
        if done and now < self._told + TOLD_EVERY:
            return
        self._told = now
        if not await self._store.go_on(match_id, done, total, milliseconds()):
            raise Stopped
