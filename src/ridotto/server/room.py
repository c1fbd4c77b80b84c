"""A room: one live match, who looks at it, and the one order in which its log grows."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Executor
from contextlib import suppress
from typing import Protocol, TypeVar

from ridotto.engine.errors import BadRecord, IllegalMove
from ridotto.server.dealing import milliseconds
from ridotto.server.faults import Refused, StoreFault, Taken
from ridotto.server.live import LiveMatch
from ridotto.server.store import Kind, Line, Store

T = TypeVar("T")
log = logging.getLogger("ridotto.server")


class Listener(Protocol):
    """Somebody who is told that the log has grown."""

    def grown(self) -> None:
        """There is a new position."""


class Room:
    """All that concerns one match passes through here, one change at a time.

    An entry is stored first and applied afterwards: what the store has not taken has not happened.
    """

    def __init__(self, live: LiveMatch, store: Store, threads: Executor, grace: float) -> None:
        self.live = live
        self.listeners: set[Listener] = set()
        self.changed = asyncio.Condition()
        self.used = 0.0
        self.rematch: str | None = None
        """The match that goes on where this one ended."""
        self._store = store
        self._threads = threads
        self._grace = grace
        self._lock = asyncio.Lock()
        self._patient_until = 0.0
        self._told_over = False

    async def work(self, function: Callable[..., T], *arguments: object) -> T:
        """Call something slow without holding up others."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, function, *arguments)

    async def move(self, seat: int, words: str, seq: int) -> None:
        """A move of a seat that has seen entry ``seq``; Refused if it cannot be."""
        await self._change("move", seat, words, seq)

    async def undo(self, seat: int, seq: int) -> None:
        """A seat takes back its own last step; Refused if it cannot."""
        await self._change("undo", seat, "", seq)

    async def chance(self, seq: int) -> None:
        """Chance decides what it must decide next."""
        await self._change("chance", None, "", seq)

    async def _change(self, kind: Kind, seat: int | None, words: str, seq: int) -> None:
        # A change that has begun ends, even if the browser that asked for it goes away meanwhile.
        await asyncio.shield(asyncio.ensure_future(self._locked_change(kind, seat, words, seq)))

    async def _locked_change(self, kind: Kind, seat: int | None, words: str, seq: int) -> None:
        async with self._lock:
            while True:
                self._expect(seq, None if kind == "undo" else seat)
                try:
                    if kind == "move":
                        await self.work(self.live.check, seat, words)
                    elif kind == "undo":
                        await self.work(self.live.check_undo, seat)
                    else:
                        words = await self.work(self.live.draw)
                except IllegalMove as error:
                    raise Refused("illegal", str(error)) from error
                if await self._append(Line.after(self.live.hash, self.live.seq + 1, kind, seat, words, milliseconds())):
                    return

    def _expect(self, seq: int, seat: int | None) -> None:
        """A decision is made on the newest position; that others decide at the same time does not matter."""
        if seq != self.live.seq and (seat is None or not self.live.simultaneous(seat, seq)):
            at = f"The match is at step {self.live.seq}, not {seq}"
            raise Refused("stale", f"{at}: look at the new position and choose again.")
        if self.live.over:
            raise Refused("over", "The game is over; nothing can be played or taken back any more.")

    async def _append(self, line: Line) -> bool:
        """Store and apply an entry; False if another process was faster, whose entries are there then."""
        try:
            await self._store.append(self.live.head.id, line)
        except Taken:
            if await self._catch_up():
                return False
            raise Refused("stale", "Somebody else was faster: look at the new position and choose again.") from None
        except StoreFault as error:
            log.warning("Match %s: %s", self.live.head.id, error)
            raise Refused("unavailable", str(error)) from error
        position = await self.work(self.live.advance, line)
        self.live.keep(position)
        if position.undo is not None:
            self._patient_until = asyncio.get_running_loop().time() + self._grace
        await self._tell()
        return True

    async def follow(self) -> None:
        """Another process may have gone on with this match."""
        async with self._lock:
            try:
                await self._catch_up()
                if self.live.over and self.rematch is None:
                    self.rematch = await self._store.rematch_of(self.live.head.id)
                    await self._tell()
            except StoreFault:
                pass  # the next change finds out
            except BadRecord as error:
                log.warning("Match %s cannot be followed: %s", self.live.head.id, error)

    async def _catch_up(self) -> bool:
        """Apply what others have stored; whether there was anything."""
        lines = await self._store.lines(self.live.head.id, self.live.seq)
        for line in lines:
            if not line.follows(self.live.hash):
                raise BadRecord(f"entry {line.seq} of match {self.live.head.id} does not continue the one before it.")
            self.live.keep(await self.work(self.live.advance, line))
        if lines:
            await self._tell()
        return bool(lines)

    async def _tell(self) -> None:
        if self.live.over and not self._told_over:
            await self._remember_over()
        for listener in list(self.listeners):
            listener.grown()
        async with self.changed:
            self.changed.notify_all()

    async def _remember_over(self) -> None:
        """Only lists ask the store for it, so that a fault does no harm: the next load tries again."""
        with suppress(StoreFault, Taken):
            await self._store.mark_over(self.live.head.id)
            self._told_over = True

    async def settle(self) -> None:
        """Bring what is derived from a freshly loaded log up to date."""
        if self.live.over:
            await self._remember_over()
            self.rematch = await self._store.rematch_of(self.live.head.id)

    def wait_for_undo(self) -> float:
        """Seconds that computers should still wait, because a person may want to take the last step back."""
        if self.live.now.undo is None or len(self.live.now.actors) > 1:
            return 0.0
        return max(0.0, self._patient_until - asyncio.get_running_loop().time())

    async def hurry(self) -> None:
        """The person does not want to take anything back."""
        self._patient_until = 0.0
        async with self.changed:
            self.changed.notify_all()

    async def wait_for_change(self, timeout: float) -> None:
        """Until something happens, or the time is over."""
        async with self.changed:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.changed.wait(), timeout)
