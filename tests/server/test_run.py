"""The server as a process of its own: starting, being killed, closing in good order, and starting again."""

import asyncio
import json
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from ridotto.engine.errors import RidottoError
from ridotto.engine.game import games
from ridotto.server.run import address_of, listen, serve
from tests.server.postgres import cluster
from tests.server.site import COMPUTER, PERSON, READY_WITHIN, Browser, Json, Socket, serving

PROGRAM = """
import json, sys
from pathlib import Path
from ridotto.server.run import serve
serve(port=0, data_dir=Path(sys.argv[1]), **json.loads(sys.argv[2]))
"""
ENDS_WITHIN = 10.0
BEA = {**PERSON, "name": "Bea"}


class Process:
    """A server process and what it has written to its log."""

    def __init__(self, server: asyncio.subprocess.Process, log: Path) -> None:
        self.server = server
        self._log = log
        self.address = ""

    @property
    def log(self) -> str:
        return self._log.read_text()

    @property
    def said(self) -> list[str]:
        """What the log says, without the times."""
        return [line[20:] for line in self.log.splitlines()]

    async def end(self, how: signal.Signals) -> int:
        """Send a signal and wait until it has ended, within the time that it may take; returns its status."""
        self.server.send_signal(how)
        assert self.server.stdout is not None
        assert await asyncio.wait_for(self.server.stdout.read(), ENDS_WITHIN) == b""
        return await asyncio.wait_for(self.server.wait(), ENDS_WITHIN)


@asynccontextmanager
async def process(folder: Path, **settings: Any) -> AsyncIterator[Process]:
    """A server process, ready to play."""
    folder.mkdir(exist_ok=True)
    with (folder / "log").open("w") as log:
        command = [sys.executable, "-c", PROGRAM, str(folder / "data"), json.dumps(settings)]
        server = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE, stderr=log)
    found = Process(server, folder / "log")
    try:
        assert server.stdout is not None
        async with asyncio.timeout(READY_WITHIN):
            line = (await server.stdout.readline()).decode()
            assert line.startswith("Ridotto is open at http://127.0.0.1:"), line + found.log
            found.address = line.split()[4].rstrip("/")
            async with httpx.AsyncClient(base_url=found.address) as http:
                while not (await http.get("/api/info")).json()["ready"]:
                    await asyncio.sleep(0.1)
        yield found
    finally:
        if server.returncode is None:
            server.kill()
        await server.wait()


async def test_a_killed_server_loses_nothing(tmp_path: Path) -> None:
    async with process(tmp_path) as house:
        browser = Browser(house.address)
        match = await browser.create(PERSON, COMPUTER, COMPUTER)
        async with browser.socket(match) as table:
            await table.opened()
            await table.play([0], 6)
            seen = table.last
            house.server.kill()
            await house.server.wait()
    async with process(tmp_path) as house:
        browser = again(house, browser)
        assert [found["id"] for found in (await browser.http.get("/api/matches")).json()] == [match]
        async with browser.socket(match, since=seen["seq"] - 1) as table:
            hello = await table.until("hello")
            assert hello["yours"] == [0]
            step = await table.until("step")
            assert (step["seq"], step["entry"], step["scores"]) == (seen["seq"], seen["entry"], seen["scores"])
            assert step["seats"][0]["view"] == seen["seats"][0]["view"]
            await table.play([0])
            assert table.last["over"]
            assert await house.end(signal.SIGTERM) == 0
        assert house.said[0].startswith("INFO: Started: version ")
        assert sorted(house.said[1:-2]) == sorted(f"INFO: {game} is ready to be played." for game in games())
        assert house.said[-2:] == ["INFO: Closing: 1 browsers were told to come back.", "INFO: Closed."]


def again(house: Process, browser: Browser) -> Browser:
    """The same browser, at another process."""
    return Browser(house.address, {"ridotto": browser.http.cookies["ridotto"]})


async def play_until_closed(table: Socket, seats: list[int]) -> int:
    """Play on until the server closes the socket; returns the code it does so with."""
    try:
        await table.play(seats)
    except ConnectionClosed as closed:
        assert closed.rcvd is not None
        return closed.rcvd.code
    raise AssertionError("the match was over before the server closed")


async def test_closing_while_many_play(tmp_path: Path) -> None:
    """Whoever had an answer finds it in the log afterwards, and every socket is told that the server comes back."""
    async with process(tmp_path) as house:
        browser = Browser(house.address)
        matches = [await browser.create(PERSON, BEA) for _ in range(6)]
        tables: list[Socket] = []
        codes = []

        async def plays(match: str) -> None:
            async with browser.socket(match) as table:
                tables.append(table)
                await table.opened()
                codes.append(await play_until_closed(table, [0, 1]))

        playing = [asyncio.create_task(plays(match)) for match in matches]
        while len(tables) < len(matches) or any(table.last.get("seq", 0) < 3 for table in tables):
            await asyncio.sleep(0)
        assert await house.end(signal.SIGTERM) == 0
        await asyncio.gather(*playing)
        assert codes == [1012] * len(matches)
        assert house.said[-2:] == [f"INFO: Closing: {len(matches)} browsers were told to come back.", "INFO: Closed."]
        answered = {match_of(table): table.last for table in tables}
    async with process(tmp_path) as house:
        for match in matches:
            async with again(house, browser).socket(match) as table:
                hello = await table.opened()
                assert hello["seq"] - answered[match]["seq"] in {0, 1}
                entries: list[Json] = hello["log"]
                assert answered[match]["entry"] in entries
                await table.move(await table.turn(0, 1))


def match_of(table: Socket) -> str:
    """The match that the greeting of a socket named."""
    found: str = json.loads(table.frames[0])["id"]
    return found


async def test_interrupted_by_its_user(tmp_path: Path) -> None:
    async with process(tmp_path) as house:
        assert await house.end(signal.SIGINT) == 0
        assert house.said[-2:] == ["INFO: Closing: 0 browsers were told to come back.", "INFO: Closed."]


KEPT = "only-the-servers-of-this-house-know-it"


async def test_the_log_of_a_bad_day_tells_no_secret(tmp_path: Path) -> None:
    """Forged cookies, nonsense, and a database that goes away."""
    with cluster() as postgres:
        url = postgres.url.set(drivername="postgresql").render_as_string(hide_password=False)
        settings = {"database": url, "secret": KEPT, "style": "json", "access_log": True}
        async with logged(tmp_path, settings) as (server, address, log):
            browser = Browser(address)
            match = await browser.create({**PERSON, "name": "Ludovica"}, BEA)
            opened = await browser.http.post("/api/invitations", json=INVITATION)
            assert opened.status_code == 201, opened.text
            table_id = opened.json()["id"]
            forged = Browser(address, {"ridotto": "forged" + browser.http.cookies["ridotto"]})
            await forged.http.post(f"/api/invitations/{table_id}/seats/0", json={"name": "Mallory"})
            async with browser.socket(match) as table:
                await table.opened()
                await table.ask("{" + browser.http.cookies["ridotto"])
                await asyncio.to_thread(postgres.stop)
                move = {"type": "move", "seq": 0, "seat": 0, "move": table.legal(0)[0]}
                assert (await table.ask(move))["code"] == "unavailable"
                assert (await browser.http.get("/api/matches?token=hush")).status_code == 503
                await asyncio.to_thread(postgres.start)
                server.send_signal(signal.SIGTERM)
                assert await asyncio.wait_for(server.wait(), ENDS_WITHIN) == 0
        text = log.read_text()
        lines = [json.loads(line) for line in text.splitlines()]
        assert {"Started", "Closing"} <= {line["message"].split(":")[0] for line in lines}
        assert list({line["level"] for line in lines if line["level"] != "INFO"}) == ["WARNING"]
        assert any(line.get("route") == "/api/matches" and line["status"] == 503 for line in lines)
        cookie = browser.http.cookies["ridotto"]
        unsaid = (KEPT, ":secret@", cookie, cookie.split(".")[0], table_id, "hush", "Ludovica", "Mallory", "forged")
        assert [word for word in unsaid if word in text] == []


INVITATION = {
    "game": "mille-fiori",
    "edition": "base",
    "options": {},
    "listed": False,
    "seats": [{"kind": "human", "name": "Ludovica"}, {"kind": "open"}],
}


@asynccontextmanager
async def logged(folder: Path, settings: Json) -> AsyncIterator[tuple[asyncio.subprocess.Process, str, Path]]:
    """A server process that logs for programs, where the address stands in the first line of the log."""
    with (folder / "log").open("w") as log:
        command = [sys.executable, "-c", PROGRAM, str(folder / "data"), json.dumps(settings)]
        surroundings = {**os.environ, "PYTHONUNBUFFERED": "1"}
        server = await asyncio.create_subprocess_exec(*command, stdout=log, stderr=log, env=surroundings)
    try:
        async with asyncio.timeout(READY_WITHIN):
            while len((folder / "log").read_text().splitlines()) < 1 + len(games()):
                await asyncio.sleep(0.1)
        yield server, json.loads((folder / "log").read_text().splitlines()[0])["address"].rstrip("/"), folder / "log"
    finally:
        if server.returncode is None:
            server.kill()
        await server.wait()


async def test_two_servers_share_a_folder(tmp_path: Path) -> None:
    """Not of much use, but nothing breaks: each follows what the other has stored."""
    async with serving(tmp_path) as one, serving(tmp_path) as two:
        browser = one.browser()
        match = await browser.create(PERSON, {**PERSON, "name": "Bea"})
        other = Browser(two.address, {"ridotto": browser.http.cookies["ridotto"]})
        async with browser.socket(match) as here, other.socket(match) as there:
            await here.opened()
            await there.opened()
            await here.move(0)
            error = await there.ask({"type": "move", "seq": 0, "seat": 0, "move": there.legal(0)[0]})
            assert error["code"] == "stale"
            await there.move(1)
            assert there.last["seq"] == 2


def test_a_port_in_use(tmp_path: Path) -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(RidottoError, match=rf"port {port}.*choose another port"):
            serve(port=port, data_dir=tmp_path)


@pytest.mark.parametrize(
    ("host", "port"),
    [("no.such.host.invalid", 0), ("127.0.0.1", 70_000), ("127.0.0.1", -1), ("192.0.2.1", 0), ("a" * 70, 0)],
)
def test_an_address_that_cannot_be(host: str, port: int) -> None:
    with pytest.raises(RidottoError, match=str(port)) as found:
        listen(host, port)
    assert str(found.value).endswith(".")


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0", "localhost", ""])  # noqa: S104 (for a moment)
def test_the_address_to_open(host: str) -> None:
    with listen(host, 0) as listener:
        assert address_of(listener).startswith(("http://127.0.0.1:", "http://[::1]:"))
