"""A room: one live match, who looks at it, and the one order in which its log grows."""

import asyncio
import logging
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import Executor
from contextlib import suppress
from typing import Protocol

from ridotto.engine.errors import BadRecord, IllegalMove
from ridotto.server.dealing import milliseconds, now
from ridotto.server.effort import Effort
from ridotto.server.faults import Refused, StoreFault, Taken
from ridotto.server.live import LiveMatch
from ridotto.server.positions import Position
from ridotto.server.settings import Settings
from ridotto.server.store import Line, Store
from ridotto.server.surroundings import Surroundings
from ridotto.server.talk import Planned, by_the_house
from ridotto.server.wire import Reaction, Said

log = logging.getLogger("ridotto.server")
MOST_SAID = 50


class Listener(Protocol):
    """Somebody who is told that the log has grown."""

    def grown(self) -> None:
        """There is a new position, or something else to look at."""

    def moved(self) -> None:
        """A seat may belong to another browser now."""


class Room:
    """All that concerns one match passes through here, one change at a time.

    An entry is stored first and applied afterwards: what the store has not taken has not happened.
    """

    def __init__(self, live: LiveMatch, store: Store, threads: Executor, settings: Settings) -> None:
        self.live = live
        self.listeners: set[Listener] = set()
        self.changed = asyncio.Condition()
        self.used = 0.0
        self.work = Effort(threads)
        """Calls the rules without holding up others for long."""
        self.rematch: str | None = None
        """The match that goes on where this one ended."""
        self.said: deque[Said] = deque(maxlen=MOST_SAID)
        self.surroundings = Surroundings(live, settings, self._stir, self._tend)
        self._store = store
        self._grace = settings.grace
        self._lock = asyncio.Lock()
        self._patient_until = 0.0
        self._told_over = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._looks: Counter[tuple[int, ...]] = Counter()
        """How many browsers look with which seats."""

    def enter(self, listener: Listener, seats: Sequence[int]) -> None:
        """A browser with these seats looks at the match from now on."""
        self.listeners.add(listener)
        self._looks[tuple(seats)] += 1
        self.surroundings.came(seats)

    def leave(self, listener: Listener, seats: Sequence[int]) -> None:
        """It does not any more."""
        self.listeners.discard(listener)
        self._looks -= Counter([tuple(seats)])
        self.surroundings.went(seats)

    def reseat(self) -> None:
        """A seat belongs to another browser now."""
        for listener in list(self.listeners):
            listener.moved()

    def close(self) -> None:
        """Nothing happens by itself here any more."""
        self.surroundings.close()
        for task in self._tasks:
            task.cancel()

    def _stir(self) -> None:
        for listener in list(self.listeners):
            listener.grown()

    async def move(self, seat: int, words: str, seq: int) -> None:
        """A move of a seat that has seen entry ``seq``; Refused if it cannot be."""

        async def plan() -> list[Planned]:
            self._expect(seq, seat)
            await self.work(self.live.check, seat, words)
            return [("move", seat, words)]

        await self._change(plan)

    async def undo(self, seat: int, seq: int) -> None:
        """A seat takes back its own last step; Refused if it cannot."""

        async def plan() -> list[Planned]:
            self._expect(seq, None)
            await self.work(self.live.check_undo, seat)
            return [("undo", seat, "")]

        await self._change(plan)

    async def chance(self, seq: int) -> None:
        """Chance decides what it must decide next."""

        async def plan() -> list[Planned]:
            self._expect(seq, None)
            return [("chance", None, await self.work(self.live.draw))]

        await self._change(plan)

    async def talk(self, settled: Callable[..., list[Planned]], *arguments: object) -> None:
        """What people settle among themselves, by a function of ``ridotto.server.talk``; Refused if it cannot be."""

        async def plan() -> list[Planned]:
            return settled(self.live, *arguments)

        await self._change(plan)

    async def _change(self, plan: Callable[[], Awaitable[list[Planned]]]) -> None:
        # A change that has begun ends, even if the browser that asked for it goes away meanwhile.
        await asyncio.shield(asyncio.ensure_future(self._locked_change(plan)))

    async def _locked_change(self, plan: Callable[[], Awaitable[list[Planned]]]) -> None:
        async with self._lock:
            while True:
                try:
                    planned = await plan()
                except IllegalMove as error:
                    raise Refused("illegal", str(error)) from error
                if not planned or await self._append(planned):
                    return

    def _expect(self, seq: int, seat: int | None) -> None:
        """A decision is made on the newest position; that others decide at the same time does not matter."""
        if seq != self.live.seq and (seat is None or not self.live.simultaneous(seat, seq)):
            at = f"The match is at step {self.live.seq}, not {seq}"
            raise Refused("stale", f"{at}: look at the new position and choose again.")
        if self.live.over:
            raise Refused("over", "The game is over; nothing can be played or taken back any more.")
        if self.live.agreement.paused:
            raise Refused("paused", "The game is paused: somebody must let it go on first.")

    async def _append(self, planned: Sequence[Planned]) -> bool:
        """Store and apply entries; False if another process was faster, whose entries are there then."""
        lines: list[Line] = []
        at = milliseconds()
        for kind, seat, words in planned:
            before = lines[-1].hash if lines else self.live.hash
            lines.append(Line.after(before, self.live.seq + 1 + len(lines), kind, seat, words, at))
        try:
            await self._store.append(self.live.head.id, *lines)
        except Taken:
            if await self._catch_up():
                return False
            raise Refused("stale", "Somebody else was faster: look at the new position and choose again.") from None
        except StoreFault as error:
            log.warning("Match %s: %s", self.live.head.id, error)
            raise Refused("unavailable", str(error)) from error
        await self._apply(lines)
        if self.live.now.undo is not None:
            self._patient_until = asyncio.get_running_loop().time() + self._grace
        await self._tell()
        return True

    async def _apply(self, lines: Sequence[Line]) -> None:
        """Apply entries that are stored, and make at once what browsers will be sent of the last position."""
        for line in lines:
            looks = list(self._looks) if line is lines[-1] else []
            self.live.keep(line, await self.work(self._advance, line, looks))

    def _advance(self, line: Line, looks: Sequence[tuple[int, ...]]) -> Position:
        position = self.live.advance(line)
        for seats in looks:
            position.text(seats, newest=True)
        return position

    def _tend(self) -> None:
        """Do what nobody need ask for; a fault of the store is tried again."""
        task = asyncio.create_task(self._settle_by_itself())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _settle_by_itself(self) -> None:
        with suppress(Refused):
            around = self.surroundings
            await self.talk(lambda live: by_the_house(live, around.late(), around.absent(), around.gone()))
        self.surroundings.schedule()

    async def say(self, seat: int, text: str | None, reaction: Reaction | None) -> None:
        """Somebody says something; Refused if it cannot be stored."""
        while True:
            number = self.said[-1].number + 1 if self.said else 1
            said = Said(number=number, seat=seat, text=text, reaction=reaction, at=now())
            try:
                await self._store.say(self.live.head.id, said)
            except Taken:
                await self.hear()
                continue
            except StoreFault as error:
                raise Refused("unavailable", str(error)) from error
            self._hear([said])
            return

    async def hear(self) -> None:
        """Something may have been said at another server."""
        with suppress(StoreFault):
            after = self.said[-1].number if self.said else 0
            self._hear(await self._store.said(self.live.head.id, after, MOST_SAID))

    def _hear(self, said: Sequence[Said]) -> None:
        known = self.said[-1].number if self.said else 0
        self.said.extend(one for one in said if one.number > known)
        self._stir()

    async def follow(self, told: Sequence[Line] = ()) -> None:
        """Another process may have gone on with this match; ``told`` are its entries if it has told them."""
        async with self._lock:
            try:
                await self._catch_up(told)
                if self.live.over and self.rematch is None:
                    self.rematch = await self._store.rematch_of(self.live.head.id)
                    await self._tell()
            except StoreFault:
                pass  # the next change finds out
            except (BadRecord, IllegalMove) as error:
                log.warning("Match %s cannot be followed: %s", self.live.head.id, error)

    async def _catch_up(self, told: Sequence[Line] = ()) -> bool:
        """Apply what others have stored; whether there was anything."""
        if told and told[-1].seq <= self.live.seq:
            return False  # what this server has stored itself it is told too
        next_ones = bool(told) and told[0].seq == self.live.seq + 1
        lines = told if next_ones else await self._store.lines(self.live.head.id, self.live.seq)
        for line in lines:
            if not line.follows(self.live.hash):
                raise BadRecord(f"entry {line.seq} of match {self.live.head.id} does not continue the one before it.")
            await self._apply([line])
        if lines:
            await self._tell()
        return bool(lines)

    async def _tell(self) -> None:
        if self.live.over and not self._told_over:
            await self._remember_over()
        self.surroundings.grown()
        self._stir()
        async with self.changed:
            self.changed.notify_all()

    async def _remember_over(self) -> None:
        """Only lists ask the store for it, so that a fault does no harm: the next load tries again."""
        with suppress(StoreFault, Taken):
            await self._store.mark_over(self.live.head.id)
            self._told_over = True

    async def settle(self) -> None:
        """Bring what is derived from a freshly loaded log up to date."""
        await self.hear()
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
                async with asyncio.timeout(timeout):
                    await self.changed.wait()
