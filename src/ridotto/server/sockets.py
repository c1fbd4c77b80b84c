"""The socket of a match: positions out, decisions in."""

import asyncio
import logging
from collections import deque
from contextlib import suppress

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import BaseModel, TypeAdapter, ValidationError

from ridotto.engine.fair import seed_hash
from ridotto.server.faults import Refused
from ridotto.server.limits import Bucket
from ridotto.server.live import LiveMatch
from ridotto.server.metrics import Metrics
from ridotto.server.problems import sentence
from ridotto.server.room import Room
from ridotto.server.settings import Settings
from ridotto.server.wire import (
    MAX_MESSAGE,
    Error,
    FromBrowser,
    Hello,
    Hurry,
    Message,
    Move,
    Ping,
    Pong,
    Rematch,
    Resume,
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

    def __init__(self, socket: WebSocket, room: Room, seats: list[int], settings: Settings, metrics: Metrics) -> None:
        self._socket = socket
        self._metrics = metrics
        self._room = room
        self._seats = seats
        self._patience = settings.patience
        self._bucket = Bucket(settings.messages_burst, settings.messages_per_second)
        self._too_fast = 0
        self._seen: int | None = None
        self._asked: tuple[int | None] | None = None
        """From where the browser wants everything again."""
        self._rematch_told = False
        self._replies: deque[BaseModel] = deque()
        self._wake = asyncio.Event()

    def grown(self) -> None:
        """There is a new position."""
        self._wake.set()

    async def run(self, since: int | None) -> None:
        """Serve the browser until it goes away."""
        self._room.listeners.add(self)
        writer = asyncio.create_task(self._write(since))
        try:
            await self._read()
        except WebSocketDisconnect:
            pass
        finally:
            self._room.listeners.discard(self)
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)

    # --- out ---------------------------------------------------------------------------------------

    async def _write(self, since: int | None) -> None:
        try:
            await self._send(hello(self._room.live, self._seats))
            self._asked = (since,)
            while True:
                await self._catch_up()
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
            await self._send(await self._room.work(position.step, self._seats, position is live.now, whole))

    async def _send(self, message: BaseModel) -> None:
        await asyncio.wait_for(self._socket.send_text(message.model_dump_json()), self._patience)

    async def _close(self, code: int) -> None:
        with suppress(TimeoutError, RuntimeError, WebSocketDisconnect):
            await asyncio.wait_for(self._socket.close(code), 1)

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
        if not self._bucket.take():
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
                self._asked = (message.seq,)
                self._wake.set()
            case Ping():
                self._reply(Pong(seq=self._room.live.seq))

    def _own(self, seat: int) -> None:
        if seat not in self._seats:
            own = ", ".join(str(seat) for seat in self._seats)
            raise Refused("not-yours", f"Seat {seat} is not one of this browser's seats ({own or 'it only looks on'}).")


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
        seq=live.seq,
        log=[note.shown_to(seats) for note in live.log],
    )
