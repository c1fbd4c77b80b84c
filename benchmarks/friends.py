"""People at tables, each in a browser of its own: they take seats by the table's link and make legal moves.

Reading JSON would cost more than serving it, so that a frame is only searched for what is needed.
"""

import asyncio
import json
import random
import re
import time
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from http.cookiejar import CookieJar, DefaultCookiePolicy

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

SEATS = 3
WITHIN = 60.0
AT_ONCE = 32
STEP = b'{"type":"step","seq":'
ERROR = b'{"type":"error"'
ACTORS = re.compile(rb'"actors":\[([\d,]*)\]')
OVER = re.compile(rb'"over":(true|false)')
MOVE = re.compile(rb'\{"move":"([^"]*)","points"')


class Seat:
    """One person at a table, and what its browser was shown last."""

    def __init__(self, table: "Table", number: int, address: str, cookie: str) -> None:
        self.table = table
        self.number = number
        self.address = address
        self.cookie = cookie
        self.seq = -1
        self.frame = b""
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None

    async def come(self) -> None:
        """Open the socket, or open it again, and read on until there is a position."""
        self.seq = -1
        url = f"{self.address.replace('http', 'ws', 1)}/api/matches/{self.table.match}/socket"
        cookie = {"Cookie": self.cookie}
        if self._socket is not None:
            self._socket.transport.abort()
        self._socket = await connect(
            url, additional_headers=cookie, max_size=None, ping_interval=None, open_timeout=WITHIN
        )
        while self.seq < 0:
            self._heard(await self._socket.recv(decode=False))
        self._reading = asyncio.create_task(self._read(self._socket))

    async def _read(self, socket: ClientConnection) -> None:
        try:
            while True:
                self._heard(await socket.recv(decode=False))
        except ConnectionClosed:
            self.table.crowd.lost += 1

    def _heard(self, frame: bytes) -> None:
        if frame.startswith(STEP):
            self.seq = int(frame[len(STEP) : frame.index(b",", len(STEP))])
            self.frame = frame
            self.table.seen(self)
        elif frame.startswith(ERROR):
            self.table.refused(frame)

    async def send(self, message: dict[str, object]) -> None:
        """Send a message."""
        assert self._socket is not None
        with suppress(ConnectionClosed):
            await self._socket.send(json.dumps(message))

    async def go(self) -> None:
        """Close the socket."""
        if self._reading is not None:
            self._reading.cancel()
        if self._socket is not None:
            self._socket.transport.abort()


class Table:
    """A table with its people. At most one move is on its way at a time."""

    def __init__(self, crowd: "Crowd", match: str, addresses: Sequence[str], cookies: Sequence[str]) -> None:
        self.crowd = crowd
        self.match = match
        self.seats = [Seat(self, n, addresses[n % len(addresses)], cookie) for n, cookie in enumerate(cookies)]
        self.over = False
        self.acknowledged: dict[int, tuple[int, str]] = {}
        """By its number the seat and the words of each move that was accepted: its own mover has seen it."""
        self._mover: Seat | None = None
        self._moved = 0.0
        self._wanted = 0
        self._words = ""
        self._awaited: set[int] = set()

    @property
    def last(self) -> int:
        """The number of the last move that was accepted."""
        return max(self.acknowledged, default=0)

    @property
    def free(self) -> bool:
        """Everybody has seen the same, and nothing is on its way."""
        return not self.over and self._mover is None and len({seat.seq for seat in self.seats}) == 1

    async def move(self) -> bool:
        """Somebody who must decide makes a random legal move; False if nobody can now."""
        if not self.free:
            return False
        frame = self.seats[0].frame
        self.over = _found(OVER, frame) == b"true"
        actors = [int(seat) for seat in _found(ACTORS, frame).split(b",") if seat]
        if self.over or not actors:
            return False
        seat = self.seats[random.choice(actors)]
        words = random.choice(MOVE.findall(seat.frame)).decode()
        self._mover, self._moved, self._wanted = seat, time.perf_counter(), seat.seq + 1
        self._words = words
        self._awaited = {other.number for other in self.seats}
        await seat.send({"type": "move", "seq": seat.seq, "seat": seat.number, "move": words})
        return True

    def seen(self, seat: Seat) -> None:
        """The browser of a seat was shown a new position."""
        if self._mover is None or seat.number not in self._awaited or seat.seq < self._wanted:
            return
        self._awaited.discard(seat.number)
        if seat is self._mover:
            self.acknowledged[self._wanted] = (seat.number, self._words)
        else:
            self.crowd.delays.append(time.perf_counter() - self._moved)
        if not self._awaited:
            self._mover = None
            self.crowd.made += 1

    def refused(self, frame: bytes) -> None:
        """The move was not accepted."""
        self.crowd.refused.append(json.loads(frame)["message"])
        self._mover = None

    async def come(self, addresses: Sequence[str] = ()) -> None:
        """Everybody comes, or comes again to where the house is now."""
        self._mover = None
        for seat, address in zip(self.seats, addresses or [seat.address for seat in self.seats], strict=True):
            seat.address = address
        await asyncio.gather(*(seat.come() for seat in self.seats))

    async def go(self) -> None:
        """Everybody goes."""
        await asyncio.gather(*(seat.go() for seat in self.seats))


class Crowd:
    """All tables of a measurement, and what was measured at them."""

    def __init__(self) -> None:
        self.tables: list[Table] = []
        self.delays: list[float] = []
        """Seconds from a move sent to its position at each of the other seats."""
        self.refused: list[str] = []
        self.made = 0
        """Moves that everybody at their table has seen."""
        self.late = 0.0
        """How much later than planned the latest move was sent."""
        self.lost = 0
        """Sockets that the house has closed."""

    async def gather(self, tables: int, addresses: Sequence[str]) -> None:
        """Open so many tables and let everybody sit down and look."""
        turns = asyncio.Semaphore(AT_ONCE)
        nobody = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
        async with httpx.AsyncClient(timeout=WITHIN, cookies=nobody) as http:

            async def one() -> None:
                async with turns:
                    table = await self._open(http, addresses)
                    await table.come()
                    self.tables.append(table)

            await asyncio.gather(*(one() for _ in range(tables)))

    async def come(self, addresses: Sequence[str]) -> None:
        """Everybody comes again to where the house is now."""
        turns = asyncio.Semaphore(AT_ONCE)

        async def one(table: Table) -> None:
            async with turns:
                await table.come([addresses[seat.number % len(addresses)] for seat in table.seats])

        await asyncio.gather(*(one(table) for table in self.tables))

    async def _open(self, http: httpx.AsyncClient, addresses: Sequence[str]) -> Table:
        at = f"{addresses[0]}/api/invitations"
        seats: list[dict[str, str]] = [{"kind": "human", "name": "Host"}, *[{"kind": "open"}] * (SEATS - 1)]
        opened = await http.post(at, json={"game": "mille-fiori", "edition": "base", "seats": seats})
        opened.raise_for_status()
        table, cookies = f"{at}/{opened.json()['id']}", [_cookie(opened)]
        for seat in range(1, SEATS):
            taken = await http.post(f"{table}/seats/{seat}", json={"name": f"Guest {seat}"})
            taken.raise_for_status()
            cookies.append(_cookie(taken))
        begun = await http.post(f"{table}/start", json={}, headers={"Cookie": cookies[0]})
        begun.raise_for_status()
        return Table(self, begun.json()["id"], addresses, cookies)

    async def play(self, seconds: float, per_second: float) -> float:
        """Moves at an even pace, whatever the house answers; returns how long it took."""
        waiting = deque(self.tables)
        start = time.perf_counter()
        for move in range(round(seconds * per_second)):
            planned = start + move / per_second
            await asyncio.sleep(max(0.0, planned - time.perf_counter()))
            self.late = max(self.late, time.perf_counter() - planned)
            for _ in range(len(waiting)):
                waiting.rotate(-1)
                if await waiting[-1].move():
                    break
        return time.perf_counter() - start

    async def until(self, made: int) -> None:
        """Wait until so many moves were made."""
        while self.made < made:
            await asyncio.sleep(0.001)

    async def go(self) -> None:
        """Everybody goes."""
        await asyncio.gather(*(table.go() for table in self.tables))


def _found(pattern: re.Pattern[bytes], frame: bytes) -> bytes:
    found = pattern.search(frame)
    assert found is not None
    return bytes(found[1])


def _cookie(answer: httpx.Response) -> str:
    return answer.headers["set-cookie"].partition(";")[0]
