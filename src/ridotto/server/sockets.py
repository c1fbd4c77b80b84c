"""The socket of a match: positions out, decisions in."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import BaseModel, TypeAdapter, ValidationError

from ridotto.engine.fair import seed_hash
from ridotto.engine.match import JOINERS
from ridotto.server import hints, talk
from ridotto.server.faults import Refused, StoreFault
from ridotto.server.limits import Limits
from ridotto.server.live import LiveMatch
from ridotto.server.metrics import Metrics
from ridotto.server.problems import sentence
from ridotto.server.room import Room
from ridotto.server.wire import (
    MAX_MESSAGE,
    Answer,
    Ask,
    Error,
    FromBrowser,
    GoOn,
    Hello,
    Hurry,
    Message,
    Move,
    Origin,
    Ping,
    Pong,
    Rematch,
    Resume,
    Return,
    Say,
    SeatInfo,
    Undo,
)

log = logging.getLogger("ridotto.server")
MOST_REPLIES = 64
MOST_TOO_FAST = 50
SLOW_DOWN = 0.2
POLICY_VIOLATION = 1008
TRY_AGAIN_LATER = 1013

_incoming: TypeAdapter[Message] = TypeAdapter(FromBrowser)


class Connection:
    """One browser that looks at a match.

    What it has been sent is a number, not a queue, so that a slow reader costs no memory; one that does not read at all
    is cut off.
    """

    def __init__(
        self,
        socket: WebSocket,
        room: Room,
        find_seats: Callable[[], Awaitable[list[int]]],
        limits: Limits,
        metrics: Metrics,
    ) -> None:
        self._socket = socket
        self._metrics = metrics
        self._room = room
        self._find_seats = find_seats
        self._seats: list[int] = []
        self._limits = limits
        self._too_fast = 0
        self._seen: int | None = None
        self._asked: tuple[int | None] | None = None
        """From where the browser wants everything again."""
        self._reseated = False
        """A seat of the match may belong to another browser now."""
        self._eyes = False
        """It wants to see what every seat has seen."""
        self._around: int | None = None
        """The version of the surroundings that it was sent."""
        self._heard = 0
        """The number of the last thing said that it was sent."""
        self._rematch_told = False
        self._replies: deque[BaseModel] = deque()
        self._wake = asyncio.Event()

    def grown(self) -> None:
        """There is a new position."""
        self._wake.set()

    def moved(self) -> None:
        """A seat may belong to another browser now."""
        self._reseated = True
        self._wake.set()

    async def run(self, since: int | None, seats: list[int]) -> None:
        """Serve the browser, which has these seats, until it goes away."""
        self._seats = seats
        self._room.enter(self, seats)
        both = [asyncio.create_task(self._read()), asyncio.create_task(self._write(since))]
        try:
            # Whoever does not read what is written is not listened to either.
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._room.leave(self, self._seats)
            for task in both:
                task.cancel()
            ended = await asyncio.gather(*both, return_exceptions=True)
        for fault in ended:
            if isinstance(fault, Exception) and not isinstance(fault, WebSocketDisconnect):
                raise fault

    # --- out ---------------------------------------------------------------------------------------

    async def _write(self, since: int | None) -> None:
        try:
            await self._send(hello(self._room.live, self._seats))
            self._asked = (since,)
            while True:
                if self._reseated:
                    await self._reseat()
                await self._catch_up()
                await self._tell_around()
                if self._room.rematch is not None and not self._rematch_told:
                    self._rematch_told = True
                    await self._send(Rematch(match=self._room.rematch))
                while self._replies:
                    await self._send(self._replies.popleft())
                await self._wake.wait()
                self._wake.clear()
        except TimeoutError:
            await self._close(TRY_AGAIN_LATER)
        except (WebSocketDisconnect, RuntimeError):
            pass  # gone; the reader notices too
        except Exception:
            log.exception("A browser of match %s could not be served.", self._room.live.head.id)
            await self._close(TRY_AGAIN_LATER)

    async def _reseat(self) -> None:
        self._reseated = False
        try:
            seats = await self._find_seats()
        except StoreFault:
            await self._close(TRY_AGAIN_LATER)  # when it comes back it is asked again
            return
        if seats == self._seats:
            return
        self._room.leave(self, self._seats)
        self._seats = seats
        self._room.enter(self, seats)
        await self._send(hello(self._room.live, seats))
        self._asked = (self._seen,)

    async def _tell_around(self) -> None:
        surroundings = self._room.surroundings
        if self._around != surroundings.version:
            self._around = surroundings.version
            await self._send(surroundings.around())
        for said in [one for one in self._room.said if one.number > self._heard]:
            self._heard = said.number
            await self._send(said)

    async def _catch_up(self) -> None:
        while True:
            live = self._room.live
            again = self._asked is not None
            if self._asked is not None:
                (self._seen,) = self._asked
                self._asked = None
            position = live.after(self._seen)
            whole = position is not None and self._seen is not None and position.seq == self._seen + 1
            if position is None:
                if not again:
                    return
                position = live.now  # who has seen everything gets the position once more, as it stands
            self._seen = position.seq
            eyes = self._eyes and live.over and live.terms.open_end
            seats = list(range(len(live.head.seats))) if eyes else self._seats
            look = (seats, position is live.now, whole, eyes)
            text = position.known(*look)
            await self._send_text(await self._room.work(position.text, *look) if text is None else text)

    async def _send(self, message: BaseModel) -> None:
        await self._send_text(message.model_dump_json())

    async def _send_text(self, text: str) -> None:
        async with asyncio.timeout(self._limits.patience):  # wait_for of Python 3.11 may lose a cancellation
            await self._socket.send_text(text)

    async def _close(self, code: int) -> None:
        with suppress(TimeoutError, RuntimeError, WebSocketDisconnect):
            async with asyncio.timeout(1):
                await self._socket.close(code)

    # --- in ----------------------------------------------------------------------------------------

    async def _read(self) -> None:
        while True:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            try:
                await self._slow_down()
                await self._handle(message.get("text"))
            except Refused as refused:
                self._metrics.refused.labels(refused.code).inc()
                self._reply(Error(code=refused.code, message=str(refused), seq=self._room.live.seq))
            if len(self._replies) > MOST_REPLIES or self._too_fast > MOST_TOO_FAST:
                await self._close(POLICY_VIOLATION)
                return

    async def _slow_down(self) -> None:
        if not self._limits.messages.take():
            self._too_fast += 1
            await asyncio.sleep(SLOW_DOWN)
            raise Refused("too-fast", "Too many messages came at a time: wait a moment and send again.")

    def _reply(self, message: BaseModel) -> None:
        self._replies.append(message)
        self._wake.set()

    async def _handle(self, text: str | None) -> None:
        message = parse(text)
        match message:
            case Move():
                self._own(message.seat)
                await self._room.move(message.seat, message.move, message.seq)
            case Undo():
                self._own(message.seat)
                await self._room.undo(message.seat, message.seq)
            case Hurry():
                if self._seats:
                    await self._room.hurry()
            case Resume():
                self._asked, self._eyes = (message.seq,), message.eyes
                self._wake.set()
            case Ping():
                self._reply(Pong(seq=self._room.live.seq))
            case Ask() | Answer() | GoOn() | Return() | Say():
                await self._talk(message)

    async def _talk(self, message: Ask | Answer | GoOn | Return | Say) -> None:
        """What people say to each other and settle among themselves."""
        self._own(message.seat)
        around = self._room.surroundings
        if not self._limits.talk.take():
            raise Refused("too-fast", "That was too much at a time: wait a moment and try again.")
        match message:
            case Ask(what=what, of=of):
                await self._room.talk(talk.ask, message.seat, what, of, self._seats, around.absent(), around.gone())
            case Answer(ask=ask, agree=agree):
                await self._room.talk(talk.answer, message.seat, ask, agree, self._seats, around.gone())
            case GoOn():
                await self._room.talk(talk.go_on, message.seat)
            case Return():
                await self._room.talk(talk.come_back, message.seat)
            case Say():
                await self._room.say(message.seat, spoken(message), message.reaction)

    def _own(self, seat: int) -> None:
        if seat not in self._seats:
            own = ", ".join(str(seat) for seat in self._seats)
            raise Refused("not-yours", f"Seat {seat} is not one of this browser's seats ({own or 'it only looks on'}).")


def spoken(message: Say) -> str | None:
    """The text that somebody says, on one line; Refused if there is nothing in it."""
    text = " ".join((message.text or "").split())
    if not text and message.reaction is None:
        raise Refused("malformed", "There is nothing to say: send a text or one of the reactions.")
    if text and message.reaction is not None:
        raise Refused("malformed", "Say a text or one of the reactions, not both at a time.")
    if not all(c.isprintable() or c in JOINERS for c in text):
        raise Refused("malformed", "The text has characters that cannot be seen: leave them out.")
    return text or None


def parse(text: str | None) -> Message:
    """A message of a browser; Refused if it is none."""
    if text is None:
        raise Refused("malformed", "Binary messages are not understood: send JSON as text.")
    if len(text) > MAX_MESSAGE or len(text.encode()) > MAX_MESSAGE:
        raise Refused("too-large", f"The message is larger than {MAX_MESSAGE} bytes; no message needs that much.")
    try:
        return _incoming.validate_json(text)
    except (ValidationError, UnicodeError) as error:
        raise Refused("malformed", sentence("The message was not understood", error)) from error


def hello(live: LiveMatch, seats: list[int]) -> Hello:
    """Who sits where, what lies in the box, and what has happened so far."""
    return Hello(
        id=live.head.id,
        game=live.head.game,
        edition=live.head.edition,
        options=live.head.options,
        terms=live.terms,
        components=live.match.game.components(live.match.box),
        seed_hash=seed_hash(live.head.seed),
        seats=[SeatInfo(**seat) for seat in live.head.seats],
        yours=seats,
        hints=bool(seats) and hints.possible(live),
        origin=None if live.head.origin is None else Origin(**live.head.origin),
        seq=live.seq,
        log=[note.shown_to(seats) for note in live.log],
    )
