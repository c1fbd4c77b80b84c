"""Closing the doors: what has begun ends, and browsers are told to come back."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from starlette.types import ASGIApp, Message, Receive, Scope, Send

SERVICE_RESTART = 1012
"""The code that sockets are closed with; a page then comes back by itself."""
FINISH_WITHIN = 2.0
LAST_WORDS = 0.2
"""Seconds in which what has just been decided goes out to those who look on."""
CLOSE_WITHIN = 1.0


class Doors:
    """All open sockets of a server, and which of them wait for an answer."""

    def __init__(self) -> None:
        self.closing = False
        self._open: dict[object, Send] = {}
        self._busy: set[object] = set()
        self._changed = asyncio.Event()

    async def close(self) -> int:
        """Answer what has been asked, ask nothing more, and close all sockets; returns how many there were."""
        self.closing = True
        found = len(self._open)
        with suppress(TimeoutError):
            await asyncio.wait_for(self._until(lambda: not self._busy), FINISH_WITHIN)
        if found:
            await asyncio.sleep(LAST_WORDS)
        farewell: Message = {"type": "websocket.close", "code": SERVICE_RESTART}
        said = asyncio.gather(*(send(farewell) for send in self._open.values()), return_exceptions=True)
        with suppress(TimeoutError):
            await asyncio.wait_for(said, CLOSE_WITHIN)
            await asyncio.wait_for(self._until(lambda: not self._open), CLOSE_WITHIN)
        return found

    async def _until(self, wanted: Callable[[], bool]) -> None:
        while not wanted():
            self._changed.clear()
            await self._changed.wait()

    def opened(self, door: object, send: Send) -> None:
        """A socket was accepted."""
        self._open[door] = send

    def asks(self, door: object) -> None:
        """A browser wants something; it has its answer when the next message is awaited."""
        self._busy.add(door)

    def answered(self, door: object) -> None:
        """Nothing is asked at this socket any more."""
        self._busy.discard(door)
        self._changed.set()

    def gone(self, door: object) -> None:
        """A socket has ended."""
        self._open.pop(door, None)
        self.answered(door)


class DoorKeeper:
    """Middleware: no message gets in any more once the doors close."""

    def __init__(self, app: ASGIApp, doors: Doors) -> None:
        self._app = app
        self._doors = doors

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self._app(scope, receive, send)
            return
        door = object()
        try:
            await self._app(scope, self._receiving(door, receive), self._sending(door, send))
        finally:
            self._doors.gone(door)

    def _receiving(self, door: object, receive: Receive) -> Callable[[], Awaitable[Message]]:
        async def receive_watched() -> Message:
            self._doors.answered(door)
            message = await receive()
            while self._doors.closing and message["type"] == "websocket.receive":
                message = await receive()  # not heard any more; the end of the socket comes soon
            if message["type"] == "websocket.receive":
                self._doors.asks(door)
            return message

        return receive_watched

    def _sending(self, door: object, send: Send) -> Send:
        async def send_watched(message: Message) -> None:
            if message["type"] == "websocket.accept":
                self._doors.opened(door, send)
            await send(message)

        return send_watched
