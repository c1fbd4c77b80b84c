"""The house: all matches of a server, those in memory and those in the store."""

import asyncio
import logging
import os
import sys
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from typing import Any

from ridotto.bots.warm import is_cached, warm
from ridotto.engine.errors import BadRecord, RidottoError
from ridotto.engine.game import Game, Json, games
from ridotto.engine.jit import JIT
from ridotto.server.browsers import Browsers
from ridotto.server.database import Database
from ridotto.server.dealing import bot_named, deal, milliseconds, named, new_id
from ridotto.server.faults import NotAllowed, NotReady, OtherRules, Refused, StoreFault, TableFault, Taken, TooMany
from ridotto.server.forms import MatchRequest, SeatRequest
from ridotto.server.limits import Buckets, Limits
from ridotto.server.live import LiveMatch
from ridotto.server.metrics import Metrics
from ridotto.server.neighbours import Neighbours
from ridotto.server.play import has_work, play
from ridotto.server.room import Room
from ridotto.server.settings import Settings
from ridotto.server.store import SAID, SEATS, TABLE, Head, Store, Waiting, read_news
from ridotto.server.talk import excuse
from ridotto.server.thinking import Thinkers

log = logging.getLogger("ridotto.server")
TEND_EVERY = 10.0
CLOSED_FOR = 25_000
"""Milliseconds without a living server after which the house was closed."""


class House:
    """Opens rooms, keeps the computers in them playing, and closes rooms that nobody uses."""

    def __init__(self, settings: Settings, secret: str) -> None:
        self.settings = settings
        self.database = Database(settings.url)
        self.metrics = Metrics()
        self.metrics.watch("ridotto_rooms", "Matches in memory.", lambda: len(self._rooms))
        self.metrics.watch("ridotto_sockets", "Browsers that look at a match.", self._sockets)
        self.store = Store(self.database, self.metrics)
        self.browsers = Browsers(secret)
        self.creating = Buckets(settings.matches_burst, settings.matches_per_second)
        self.seating = Buckets(settings.matches_burst, settings.seats_per_second)
        self.messages = Buckets(settings.messages_burst, settings.messages_per_second)
        self.talking = Buckets(settings.said_burst, settings.said_per_second)
        self.addresses: Counter[str] = Counter()
        """Open sockets of each address."""
        self.prepared: set[str] = set()
        """Games whose rules are ready."""
        self.on_table: Callable[[str | None], None] = lambda _: None
        """Called when another server has changed a waiting table; None: perhaps any."""
        self.on_match: Callable[[LiveMatch], None] = lambda _: None
        """Called when a match is opened: one that begins, or one that is looked at again."""
        self._rules = ThreadPoolExecutor(4, "rules")
        self._thinkers = Thinkers(settings.computers)
        self._rooms: dict[str, Room] = {}
        self._neighbours = Neighbours(self.store, self._rooms)
        self._closed: tuple[int, int] | None = None
        """When no server was alive before this one, in milliseconds since 1970, UTC."""
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._following: set[asyncio.Task[None]] = set()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Begin: the rules are made ready in the background."""
        if JIT:
            self._tasks.append(asyncio.create_task(self._warm()))
        else:
            self.prepared.update(games())
        before, at = await self._be_alive(), milliseconds()
        if before is not None and at - before > CLOSED_FOR:
            self._closed = (before, at)
        for lasting in (self._tend(), self.database.listen(self._told), self._neighbours.run()):
            self._tasks.append(asyncio.create_task(lasting))

    async def close(self) -> None:
        """End; the store has everything already."""
        with suppress(StoreFault):
            await self.store.tell(*self._neighbours.leave())
        for room in self._rooms.values():
            room.close()
        running = [*self._tasks, *self._playing.values(), *self._opening.values(), *self._following]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        self._rules.shutdown(wait=False, cancel_futures=True)
        self._thinkers.close()
        await self.database.close()

    @property
    def ready(self) -> bool:
        """The rules of all games are ready."""
        return self.prepared >= games().keys()

    async def _warm(self) -> None:
        """Make the rules of all games ready: first those that lie in the cache, then those that must be compiled."""
        cached = [game for game in games().values() if is_cached(game)]
        for game in cached:
            await self._prepare(game)
        at_once = asyncio.Semaphore(os.cpu_count() or 1)
        await asyncio.gather(*(self._compile(game, at_once) for game in games().values() if game not in cached))

    async def _compile(self, game: Game, at_once: asyncio.Semaphore) -> None:
        # Compiling holds the interpreter; another process does it, and this one then only reads the cache.
        async with at_once:
            with suppress(OSError):
                await _finish(sys.executable, "-m", "ridotto.server.warm", game.name)
        await self._prepare(game)

    async def _prepare(self, game: Game) -> None:
        try:
            await asyncio.get_running_loop().run_in_executor(self._rules, warm, game)
        except Exception:
            log.exception("The rules of %s could not be compiled; RIDOTTO_JIT=0 does without.", game.name)
        else:
            self.prepared.add(game.name)
            log.info("%s is ready to be played.", game.name, extra={"game": game.name})
            self._in_background(self._thinkers.prepare(game.name))

    def _must_be_ready(self, game: str) -> None:
        if game in games() and game not in self.prepared:
            raise NotReady

    def limits(self, caller: str) -> Limits:
        """What a caller (a browser at a match) may do."""
        return Limits(self.messages.of(caller), self.talking.of(caller), self.settings.patience)

    @contextmanager
    def connected(self, address: str) -> Iterator[None]:
        """Count a socket of an address while it is open; TooMany if too many are."""
        if self.addresses[address] >= self.settings.sockets_per_address:
            raise TooMany("server-too-many-sockets")
        self.addresses[address] += 1
        try:
            yield
        finally:
            self.addresses[address] -= 1
            if not self.addresses[address]:
                del self.addresses[address]

    async def must_have_seat(self, match_id: str, browser: str | None) -> None:
        """NotAllowed unless the browser has a seat in the match, or has begun it."""
        head = await self.store.head(match_id)
        if browser is None or (browser != head.creator and not await self.store.seats_of(match_id, browser)):
            raise NotAllowed("server-no-seat")

    async def create(self, request: MatchRequest, browser: str) -> str:
        """A new match, all its human seats for one browser; returns its id."""
        self._must_be_ready(request.game)
        seats = [seat_info(seat) for seat in request.seats]
        owners = {seat: browser for seat, info in enumerate(seats) if info["kind"] == "human"}
        head = await self._deal(new_id(), vars(request), None, seats, browser)
        return await self._begin(head, owners, None)

    async def rematch(self, match_id: str, browser: str | None) -> str:
        """The same seats once more, each moved on by one; whoever asks later is led to the same new match."""
        head = await self.store.head(match_id)
        owners = await self.store.owners(match_id)
        if browser is None or browser not in {head.creator, *owners.values()}:
            raise NotAllowed("server-no-seat")
        if not (await self.room(match_id)).live.over:
            raise TableFault("server-rematch-early")
        last = len(head.seats) - 1
        moved = {(seat - 1) % (last + 1): owner for seat, owner in owners.items()}
        seats = [*head.seats[1:], head.seats[0]]
        try:
            again = await self.store.rematch_of(match_id) or await self._begin(
                await self._deal(new_id(), vars(head), head.changes, seats, browser), moved, match_id
            )
        except Taken:
            again = await self.store.rematch_of(match_id) or match_id
        await (await self.room(match_id)).follow()
        return again

    async def begin_at(self, waiting: Waiting, match_id: str) -> bool:
        """The match of a table that begins now; it is opened when somebody looks. False if others changed the table."""
        place, seats = waiting.state, waiting.state["seats"]
        self._must_be_ready(place["game"])
        head = await self._deal(match_id, place, None, seats, waiting.host)
        owners = {seat: info["browser"] for seat, info in enumerate(seats) if info["browser"] is not None}
        return await self.store.begin(head, owners, waiting)

    async def _deal(
        self, match_id: str, place: Mapping[str, Any], changes: Json | None, seats: Sequence[Json], creator: str
    ) -> Head:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._rules, deal, match_id, place, changes, seats, creator)

    async def _begin(self, head: Head, owners: dict[int, str], previous: str | None) -> str:
        await self.store.create(head, owners, previous)
        self._enter(await asyncio.get_running_loop().run_in_executor(self._rules, LiveMatch, head))
        return head.id

    async def room(self, match_id: str) -> Room:
        """The room of a match, replayed from the store if it is not open; NoSuchMatch."""
        if match_id in self._rooms:
            return self._use(self._rooms[match_id])
        if match_id not in self._opening:
            task = asyncio.create_task(self._load(match_id))
            self._opening[match_id] = task
            task.add_done_callback(lambda _: self._opening.pop(match_id, None))
        return self._use(await asyncio.shield(self._opening[match_id]))

    async def _load(self, match_id: str) -> Room:
        head = await self.store.head(match_id)
        self._must_be_ready(head.game)
        lines = await self.store.lines(match_id)
        try:
            live = await asyncio.get_running_loop().run_in_executor(self._rules, LiveMatch, head, lines)
        except BadRecord as error:
            raise OtherRules(str(error)) from error
        room = self._enter(live)
        await room.settle()
        if self._closed is not None:
            with suppress(Refused):
                await room.talk(excuse, self._closed)
        return room

    def _enter(self, live: LiveMatch) -> Room:
        room = self._rooms[live.head.id] = Room(live, self.store, self._rules, self.settings)
        room.surroundings.on_presence = lambda: self._neighbours.changed(live.head.id)
        self._neighbours.ask(live.head.id)
        room.listeners.add(_Computers(self, room))
        self.on_match(live)
        self.play(room)
        return self._use(room)

    def _use(self, room: Room) -> Room:
        room.used = asyncio.get_running_loop().time()
        return room

    def reseat(self, match_id: str) -> None:
        """A seat of a match belongs to another browser now."""
        if found := self._rooms.get(match_id):
            found.reseat()

    def play(self, room: Room) -> None:
        """Let the computers of a room play if one of them must."""
        match_id = room.live.head.id
        if match_id not in self._playing and has_work(room):
            task = asyncio.create_task(self._play(room))
            self._playing[match_id] = task

    async def _play(self, room: Room) -> None:
        try:
            await play(room, self._thinkers)
        except Exception:
            log.exception("The computers of match %s have stopped.", room.live.head.id)
        finally:
            self._playing.pop(room.live.head.id, None)

    def _told(self, said: str | None) -> None:
        """What another server has done; None: some of it may have been missed."""
        if said is None:
            self.on_table(None)
            for room in self._rooms.values():
                self._in_background(room.follow())
                self._in_background(room.hear())
        elif said.startswith(TABLE):
            self.on_table(said.removeprefix(TABLE))
        elif self._neighbours.hear(said):
            return
        elif said.startswith(SAID):
            if found := self._rooms.get(said.removeprefix(SAID)):
                self._in_background(found.hear())
        elif said.startswith(SEATS):
            self.reseat(said.removeprefix(SEATS))
        else:
            match_id, lines = read_news(said)
            if found := self._rooms.get(match_id):
                self._in_background(found.follow(lines))

    def _in_background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._following.add(task)
        task.add_done_callback(self._following.discard)

    async def _tend(self) -> None:
        """Note that this server is alive, tell the others who is here, and put away rooms that nobody looks into."""
        while True:
            await asyncio.sleep(TEND_EVERY)
            await self._be_alive()
            self._neighbours.again()
            self.tidy()

    async def _be_alive(self) -> int | None:
        """Tell the store that there is a server; returns when there was one before."""
        try:
            return await self.store.alive(milliseconds())
        except StoreFault as error:
            log.warning("%s", error)
            return None

    def _sockets(self) -> int:
        # One listener of each room stands for its computers.
        return sum(len(room.listeners) - 1 for room in self._rooms.values())

    def tidy(self) -> None:
        """Close every room that is unused and has been so for the idle time."""
        limit = asyncio.get_running_loop().time() - self.settings.idle
        for match_id, room in list(self._rooms.items()):
            if len(room.listeners) > 1:
                self._use(room)
            elif room.used < limit and match_id not in self._playing:
                self._rooms.pop(match_id).close()


async def _finish(*command: str) -> None:
    """Run a quiet process to its end, and end it if nobody waits for it any more."""
    null = asyncio.subprocess.DEVNULL
    process = await asyncio.create_subprocess_exec(*command, stdin=null, stdout=null, stderr=null)
    try:
        await process.wait()
    finally:
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class _Computers:
    """Listens in a room for the computers' turn."""

    def __init__(self, house: House, room: Room) -> None:
        self._house = house
        self._room = room

    def grown(self) -> None:
        """Somebody has moved."""
        self._house.play(self._room)

    def moved(self) -> None:
        """Computers sit where they sit."""


def seat_info(seat: SeatRequest) -> Json:
    """A seat as the store keeps it; RidottoError if its name or bot is not possible."""
    name = named(seat.name)
    if seat.kind == "human":
        if seat.bot is not None:
            raise RidottoError(f"Seat of {seat.name!r}: a person needs no bot; leave it out or seat a computer.")
        return {"name": name, "kind": "human", "bot": None}
    return {"name": name, "kind": "computer", "bot": bot_named(seat.bot)}
