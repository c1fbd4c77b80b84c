"""A running server, browsers that visit it, and their sockets."""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from fastapi import FastAPI
from websockets.asyncio.client import ClientConnection, connect

from ridotto.server.app import create_app
from ridotto.server.house import House
from ridotto.server.run import address_of, configuration, listen
from ridotto.server.settings import Settings

READY_WITHIN = 600
"""Seconds; the first start ever compiles the rules, perhaps on a busy machine."""
WITHIN = 30.0
Json = dict[str, Any]
PERSON = {"kind": "human", "name": "Ann"}
COMPUTER = {"kind": "computer", "name": "Bruno", "bot": "random"}


def request_for(*seats: Json, **changes: Any) -> Json:
    """The body that asks for a match."""
    return {"game": "mille-fiori", "edition": "base", "options": {}, "seats": list(seats), **changes}


@dataclass
class Site:
    """A server in this process."""

    address: str
    app: FastAPI

    @property
    def house(self) -> House:
        found: House = self.app.state.house
        return found

    def browser(self) -> "Browser":
        """A browser that has never been here."""
        return Browser(self.address)


@asynccontextmanager
async def serving(folder: Path, ready: bool = True, **changes: Any) -> AsyncIterator[Site]:
    """Serve matches in ``folder`` until the block ends."""
    app = create_app(Settings(data_dir=folder, **{"grace": 0.2, "computers": 0, **changes}))
    listener = listen("127.0.0.1", 0)
    server = uvicorn.Server(configuration(app))
    server.capture_signals = _nothing  # type: ignore[method-assign]
    task = asyncio.create_task(server.serve([listener]))
    site = Site(address_of(listener).rstrip("/"), app)
    async with asyncio.timeout(READY_WITHIN):
        while not server.started or (ready and not site.house.ready):
            await asyncio.sleep(0.01)
    try:
        yield site
    finally:
        server.should_exit = True
        await task
        listener.close()


class _nothing:  # noqa: N801 (takes the place of a context manager)
    def __enter__(self) -> None: ...

    def __exit__(self, *_: object) -> None: ...


class Browser:
    """A browser with its cookies."""

    def __init__(self, address: str, cookies: Any = None) -> None:
        self.http = httpx.AsyncClient(base_url=address, cookies=cookies, timeout=WITHIN)

    async def create(self, *seats: Json, **changes: Any) -> str:
        """Start a match."""
        answer = await self.http.post("/api/matches", json=request_for(*seats, **changes))
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    @asynccontextmanager
    async def socket(self, match: str, since: int | None = None) -> AsyncIterator["Socket"]:
        """Look at a match."""
        address = str(self.http.base_url).replace("http", "ws", 1).rstrip("/")
        query = "" if since is None else f"?since={since}"
        cookies = {cookie.name: cookie.value for cookie in self.http.cookies.jar}
        cookie = "; ".join(f"{name}={value}" for name, value in cookies.items())
        headers = {"Cookie": cookie} if cookie else {}
        url = f"{address}/api/matches/{match}/socket{query}"
        async with connect(url, additional_headers=headers, max_size=None) as connection:
            yield Socket(connection)


class Socket:
    """The messages of one socket, and what was sent on it."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.frames: list[str] = []
        self.last: Json = {}
        """The last step."""

    async def next(self) -> Json:
        """The next message."""
        async with asyncio.timeout(WITHIN):
            frame = await self.connection.recv()
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: Json = json.loads(frame)
        if message["type"] == "step":
            self.last = message
        return message

    async def until(self, kind: str, wanted: Callable[[Json], bool] = lambda _: True) -> Json:
        """The next message of this type that is wanted; others are read over."""
        while True:
            message = await self.next()
            assert kind == "error" or message["type"] != "error", message
            if message["type"] == kind and wanted(message):
                return message

    async def opened(self) -> Json:
        """The greeting, with the first step read too."""
        hello = await self.until("hello")
        await self.until("step")
        return hello

    async def send(self, message: Json | str | bytes) -> None:
        await self.connection.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def ask(self, message: Json | str | bytes) -> Json:
        """Send something that is refused, and return the error."""
        await self.send(message)
        return await self.until("error")

    def state(self, seat: int | None) -> Json:
        """What the last step shows to a seat."""
        found: Json = next(state for state in self.last["seats"] if state["seat"] == seat)
        return found

    def legal(self, seat: int) -> list[str]:
        return [legal["move"] for legal in self.state(seat)["legal"]]

    async def turn(self, *seats: int) -> int:
        """Read on until one of the seats can move, and return it."""
        while True:
            for seat in seats:
                if self.last and self.legal(seat):
                    return seat
            await self.until("step")

    async def move(self, seat: int, move: str | None = None) -> Json:
        """Make a move and read on to its step."""
        chosen = move or random.choice(self.legal(seat))
        await self.send({"type": "move", "seq": self.last["seq"], "seat": seat, "move": chosen})
        return await self.until("step", lambda step: bool(step["entry"]) and step["entry"]["seat"] == seat)

    async def play(self, seats: list[int], moves: int | None = None) -> None:
        """Make random moves with these seats, to the end of the game or so many."""
        made = 0
        while not self.last.get("over") and made != moves:
            ready = [seat for seat in seats if self.last and self.legal(seat)]
            if not ready:
                await self.until("step")
                continue
            await self.move(random.choice(ready))
            if not set(self.last["actors"]) <= set(seats):
                await self.send({"type": "hurry"})
            made += 1
