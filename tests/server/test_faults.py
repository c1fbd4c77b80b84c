"""Browsers that do not behave: they never read, or send what no page sends. Nobody else notices."""

import asyncio
import base64
import json
import os
import random
import socket
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.fuzz import frame, raw
from tests.server.site import PERSON, WITHIN, Browser, Site, Socket, serving

BEA = {**PERSON, "name": "Bea"}
SMALL = 4096
UNLIMITED = {"messages_burst": 1_000_000, "messages_per_second": 1_000_000, "sockets_per_address": 1000}


@asynccontextmanager
async def deaf(site: Site, browser: Browser, match: str) -> AsyncIterator[socket.socket]:
    """A browser at a match that sends, but never reads."""
    host, _, port = site.address.removeprefix("http://").partition(":")
    with socket.socket() as end:
        end.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        end.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(end, (host, int(port)))
        request = [
            f"GET /api/matches/{match}/socket HTTP/1.1",
            f"Host: {host}:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
            "Sec-WebSocket-Version: 13",
            f"Cookie: ridotto={browser.http.cookies['ridotto']}",
        ]
        await loop.sock_sendall(end, "\r\n".join([*request, "", ""]).encode())
        yield end


def sent(text: str) -> bytes:
    """A short text as a browser sends it; masked with zeros it stays as it is."""
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text.encode()


async def test_who_never_reads_is_cut_off_and_holds_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ridotto.server.run.UNREAD_MS", 1000)
    async with serving(tmp_path, patience=0.3, **UNLIMITED) as site:
        browser = site.browser()
        match = await browser.create(PERSON, BEA)
        room = await site.house.room(match)
        async with browser.socket(match) as table, deaf(site, browser, match) as end:
            await table.opened()
            while len(room.listeners) < 3:
                await table.until("around")
            loop = asyncio.get_running_loop()
            again = sent(json.dumps({"type": "resume", "seq": -1}))
            async with asyncio.timeout(WITHIN):
                with pytest.raises(ConnectionError):
                    while True:
                        await loop.sock_sendall(end, again * 20)
                        await table.send({"type": "ping"})
                        await table.until("pong")
            assert len(room.listeners) == 2
            await table.move(await table.turn(0, 1))


async def counted(site: Site, least: tuple[int, ...] = ()) -> tuple[int, ...]:
    """What must not grow: rooms, listeners, sockets by address and tasks, once they are down to ``least``."""
    async with asyncio.timeout(WITHIN):
        while True:
            rooms = list(site.house._rooms.values())
            listeners = sum(len(room.listeners) for room in rooms)
            found = (len(rooms), listeners, sum(site.house.addresses.values()), len(asyncio.all_tasks()))
            if not least or found <= least:
                return found
            await asyncio.sleep(0.01)


async def pester(browser: Browser, match: str, messages: Iterable[str | bytes]) -> None:
    """Send all of it, on another socket whenever one is closed."""
    left = iter(messages)
    done = False
    while not done:
        async with browser.socket(match) as table:
            reading = asyncio.create_task(read_on(table))
            with suppress(ConnectionClosed):
                for message in left:
                    await table.send(message)
                await table.connection.ping()
                done = True
            reading.cancel()


async def read_on(table: Socket) -> None:
    with suppress(ConnectionClosed):
        async for _ in table.connection:
            pass


async def test_malformed_messages(tmp_path: Path) -> None:
    async with serving(tmp_path, **UNLIMITED) as site:
        browser, stranger = site.browser(), site.browser()
        match = await browser.create(PERSON, BEA)
        await stranger.create(PERSON, BEA)
        async with browser.socket(match) as table:
            await table.opened()
            before = await counted(site)
            rng = random.Random(1)
            await asyncio.gather(
                *(pester(one, match, [frame(rng) for _ in range(250)]) for one in (browser, stranger) * 4)
            )
            assert await counted(site, before) <= before
            await table.send({"type": "resume", "seq": -1})
            await table.until("step")
            await table.send({"type": "ping"})
            await table.until("pong")
            await table.move(await table.turn(0, 1))


async def test_frames_that_break_the_protocol(site: Site) -> None:
    browser = site.browser()
    match = await browser.create(PERSON, BEA)
    async with browser.socket(match) as table:
        await table.opened()
        before = await counted(site)
        rng = random.Random(2)
        loop = asyncio.get_running_loop()
        for _ in range(60):
            async with deaf(site, browser, match) as end:
                assert await loop.sock_recv(end, 12) == b"HTTP/1.1 101"
                with suppress(ConnectionError):
                    await loop.sock_sendall(end, raw(rng))
                    end.shutdown(socket.SHUT_WR)
                    while await loop.sock_recv(end, 65_536):
                        pass
        assert await counted(site, before) <= before
        await table.move(await table.turn(0, 1))
