"""The server as a process of its own: starting, being killed, and starting again."""

import asyncio
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from ridotto.engine.errors import RidottoError
from ridotto.server.run import address_of, listen, serve
from tests.server.site import COMPUTER, PERSON, READY_WITHIN, Browser, serving

PROGRAM = """
import sys
from pathlib import Path
from ridotto.server.run import serve
serve(port=0, data_dir=Path(sys.argv[1]))
"""


@asynccontextmanager
async def process(folder: Path) -> AsyncIterator[tuple[asyncio.subprocess.Process, str]]:
    """A server process, ready to play, and its address."""
    pipe = asyncio.subprocess.PIPE
    server = await asyncio.create_subprocess_exec(sys.executable, "-c", PROGRAM, str(folder), stdout=pipe, stderr=pipe)
    try:
        assert server.stdout is not None
        async with asyncio.timeout(READY_WITHIN):
            line = (await server.stdout.readline()).decode()
            assert line.startswith("Ridotto is open at http://127.0.0.1:"), line
            address = line.split()[4].rstrip("/")
            async with httpx.AsyncClient(base_url=address) as http:
                while not (await http.get("/api/info")).json()["ready"]:
                    await asyncio.sleep(0.1)
        yield server, address
    finally:
        if server.returncode is None:
            server.kill()
        await server.wait()


async def test_a_killed_server_loses_nothing(tmp_path: Path) -> None:
    async with process(tmp_path) as (server, address):
        browser = Browser(address)
        match = await browser.create(PERSON, COMPUTER, COMPUTER)
        async with browser.socket(match) as table:
            await table.opened()
            await table.play([0], 6)
            seen = table.last
            server.kill()
            await server.wait()
    async with process(tmp_path) as (server, address):
        cookies = {"ridotto": browser.http.cookies["ridotto"]}
        browser = Browser(address, cookies)
        assert [found["id"] for found in (await browser.http.get("/api/matches")).json()] == [match]
        async with browser.socket(match, since=seen["seq"] - 1) as table:
            hello = await table.until("hello")
            assert hello["yours"] == [0]
            step = await table.until("step")
            assert (step["seq"], step["entry"], step["scores"]) == (seen["seq"], seen["entry"], seen["scores"])
            assert step["seats"][0]["view"] == seen["seats"][0]["view"]
            await table.play([0])
            assert table.last["over"]
            server.send_signal(signal.SIGTERM)
            output, errors = await asyncio.wait_for(server.communicate(), 20)
        assert (output, errors) == (b"", b""), "it ends quietly, with a browser still connected"
        assert server.returncode in {0, -signal.SIGTERM}


async def test_interrupted_by_its_user(tmp_path: Path) -> None:
    async with process(tmp_path) as (server, _):
        server.send_signal(signal.SIGINT)
        assert await asyncio.wait_for(server.communicate(), 20) == (b"", b"")
        assert server.returncode == 0


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
