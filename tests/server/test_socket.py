"""What goes over a socket besides the moves of a smooth game."""

import asyncio
import json
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ridotto.server.foyer import Guest
from ridotto.server.sockets import Connection
from tests.server.site import COMPUTER, PERSON, Json, Site, Socket, serving

BEA = {**PERSON, "name": "Bea"}


def move(table: Socket, seat: int, **changes: Any) -> Json:
    """The first legal move of a seat as a message."""
    return {"type": "move", "seq": table.last["seq"], "seat": seat, "move": table.legal(seat)[0], **changes}


async def test_the_greeting_tells_who_plays_what(site: Site) -> None:
    browser = site.browser()
    match = await browser.create(PERSON, COMPUTER, options={"handshake": "never"})
    async with browser.socket(match) as table:
        hello = await table.opened()
    assert (hello["id"], hello["game"], hello["edition"]) == (match, "mille-fiori", "base")
    assert hello["options"] == {"handshake": "never"}
    assert hello["seats"] == [{**PERSON, "bot": None}, COMPUTER]
    assert hello["yours"] == [0]
    assert hello["log"][0]["kind"] == "start" and hello["log"][0]["events"]
    assert table.last["entry"] is None


async def test_legal_moves_tell_what_they_would_score(site: Site) -> None:
    browser = site.browser()
    match = await browser.create(PERSON, BEA)
    async with browser.socket(match) as table:
        await table.opened()
        await table.move(0)
        await table.move(1)
        seat = await table.turn(0, 1)
        legal = table.state(seat)["legal"]
        assert all(len(one["points"]) == 2 and isinstance(one["points"][0], int) for one in legal)
        sail = next(one for one in legal if one["move"] == "sail")
        before = table.last["scores"]
        step = await table.move(seat, "sail")
        assert [now - then for now, then in zip(step["scores"], before, strict=True)] == sail["points"]
        assert sail["events"] == step["entry"]["events"][: len(sail["events"])] != []


async def test_a_browser_comes_back_where_it_left(site: Site) -> None:
    browser = site.browser()
    match = await browser.create(PERSON, BEA)
    async with browser.socket(match) as table:
        await table.opened()
        await table.play([0, 1], 10)
        shown = {step["seq"]: step for step in map(json.loads, table.frames) if step["type"] == "step"}
    async with browser.socket(match, since=4) as table:
        hello = await table.until("hello")
        assert [entry["seq"] for entry in hello["log"]] == list(range(11))
        for seq in range(5, 11):
            step = await table.until("step")
            assert step["seq"] == seq and step["entry"] == shown[seq]["entry"]
            assert [state["view"] for state in step["seats"]] == [state["view"] for state in shown[seq]["seats"]]
            assert any(state["legal"] for state in step["seats"]) == (seq == 10)
        await table.send({"type": "resume", "seq": 8})
        assert [(await table.until("step"))["seq"] for _ in range(2)] == [9, 10]
        for newest in (10, 99):
            await table.send({"type": "resume", "seq": newest})
            step = await table.until("step")
            assert (step["seq"], step["entry"]) == (10, None)


async def test_moves_are_made_on_the_newest_position(site: Site) -> None:
    browser = site.browser()
    match = await browser.create(PERSON, BEA)
    async with browser.socket(match) as table:
        await table.opened()
        late = move(table, 0)
        await table.move(0)
        error = await table.ask(late)
        assert (error["code"], error["seq"]) == ("stale", 1)
        assert (await table.ask({**late, "seq": 7}))["code"] == "stale"
        assert (await table.ask({**late, "seq": -1}))["code"] == "stale"


async def test_who_decides_at_the_same_time_is_not_late(site: Site) -> None:
    browser = site.browser()
    match = await browser.create(PERSON, BEA)
    async with browser.socket(match) as table:
        await table.opened()
        first = table.last
        both = [move(table, seat) for seat in (0, 1)]
        for message in both:
            await table.send(message)
        entries = [(await table.until("step"))["entry"] for _ in both]
        assert [entry["seat"] for entry in entries] == [0, 1]
        # Taken back and made anew is no longer the same decision.
        again = {"type": "move", "seq": first["seq"], "seat": 0, "move": both[0]["move"]}
        assert (await table.ask(again))["code"] == "stale"


async def test_what_is_not_allowed_changes_nothing(site: Site) -> None:
    browser, other = site.browser(), site.browser()
    match = await browser.create(COMPUTER, PERSON, COMPUTER)
    await other.create(PERSON, COMPUTER)
    async with browser.socket(match) as table, other.socket(match) as gallery:
        await table.until("hello")
        await table.turn(1)
        while table.last["actors"] != [1]:
            await table.until("step")
        assert (await gallery.opened())["yours"] == []
        assert gallery.state(None)["legal"] == [] and gallery.state(None)["undo"] is False
        seq = table.last["seq"]
        right = move(table, 1)
        for message, code in [
            ({**right, "move": "lay A1"}, "illegal"),
            ({**right, "move": "fly away"}, "illegal"),
            *(({**right, "move": words}, "illegal") for words in ODD_WORDS),
            ({**right, "seat": 0}, "not-yours"),
            ({**right, "seat": -1}, "not-yours"),
            ({**right, "seat": 10**30}, "not-yours"),
            ({"type": "undo", "seq": seq, "seat": 1}, "illegal"),
            ({"type": "undo", "seq": seq, "seat": 0}, "not-yours"),
        ]:
            error = await table.ask(message)
            assert (error["code"], error["seq"]) == (code, seq), message
            assert error["message"].endswith(".") or error["message"].endswith(").")
        assert (await gallery.ask(right))["code"] == "not-yours"
        await gallery.send({"type": "hurry"})
        await table.move(1, right["move"])
        assert table.last["seq"] == seq + 1


ODD_WORDS = ("", " ", "lay", "lay ", "lay A1 A1", "lay a1", "draft", "\0", "💎", "x" * 200)
NONSENSE: list[str | bytes] = [
    "",
    "nonsense",
    "null",
    "[]",
    "17",
    "{}",
    '{"type": "fly"}',
    '{"type": "move"}',
    '{"type": "move", "seq": "1", "seat": 0, "move": "sail"}',
    '{"type": "move", "seq": 1.5, "seat": 0, "move": "sail"}',
    '{"type": "move", "seq": true, "seat": 0, "move": "sail"}',
    '{"type": "move", "seq": 1, "seat": 0, "move": null}',
    '{"type": "move", "seq": 1, "seat": 0, "move": "sail", "more": 1}',
    json.dumps({"type": "move", "seq": 1, "seat": 0, "move": "x" * 201}),
    '{"type": "ping", "type": "fly"}',
    '{"type": "ping"',
    "[" * 8000,
    '{"type": "\\ud800"}',
    b'{"type": "ping"}',
    b"\xff\xfe",
]


async def test_nonsense_is_answered_and_the_socket_goes_on(site: Site) -> None:
    browser = site.browser()
    match = await browser.create(PERSON, BEA)
    async with browser.socket(match) as table:
        await table.opened()
        for message in NONSENSE:
            error = await table.ask(message)
            assert error["code"] == "malformed", message
            assert error["message"].endswith(".") and "\n" not in error["message"] and len(error["message"]) < 400
        for size in (16_385, 60_000):
            assert (await table.ask('"' + "x" * (size - 2) + '"'))["code"] == "too-large"
        assert (await table.ask('"' + "ä" * 9_000 + '"'))["code"] == "too-large"
        await table.send({"type": "ping"})
        assert await table.until("pong") == {"type": "pong", "seq": 0}
        await table.move(0)


async def test_what_no_page_sends_ends_the_socket(site: Site) -> None:
    browser = site.browser()
    match = await browser.create(PERSON, BEA)
    async with browser.socket(match) as table:
        await table.opened()
        await table.send("x" * 1_000_000)
        with pytest.raises(ConnectionClosed):
            await table.until("error")
    async with browser.socket(match) as table:
        await table.opened()
        await table.move(0)


async def test_floods_are_slowed_down(tmp_path: Any) -> None:
    async with serving(tmp_path, messages_burst=20, messages_per_second=50) as site:
        browser, other = site.browser(), site.browser()
        match = await browser.create(PERSON, BEA)
        async with browser.socket(match) as table, other.socket(match) as gallery:
            await gallery.opened()
            for _ in range(40):
                await gallery.send({"type": "ping"})
            assert (await gallery.until("error"))["code"] == "too-fast"
            await table.opened()
            await table.move(0)
            await gallery.until("step", lambda step: step["seq"] == 1)


async def test_endless_floods_are_cut_off(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ridotto.server.sockets.SLOW_DOWN", 0.01)
    async with serving(tmp_path, messages_burst=1, messages_per_second=0.001) as site:
        browser = site.browser()
        match = await browser.create(PERSON, BEA)
        async with browser.socket(match) as table:
            for _ in range(200):
                await table.send({"type": "ping"})
            with pytest.raises(ConnectionClosed):
                await table.until("error", lambda _: False)


async def test_taking_back(site: Site) -> None:
    browser = site.browser()
    match = await browser.create(PERSON, BEA)
    async with browser.socket(match) as table, site.browser().socket(match) as gallery:
        await gallery.opened()
        await table.opened()
        before = table.last
        await table.move(0)
        assert table.state(0)["undo"] is True and table.state(1)["undo"] is False
        await table.send({"type": "undo", "seq": 1, "seat": 0})
        step = await table.until("step")
        assert step["entry"] == {"seq": 2, "kind": "undo", "seat": 0, "move": None, "events": [], "what": None, "of": 1}
        assert step["seats"] == before["seats"] and step["actors"] == before["actors"]
        assert (await gallery.until("step", lambda step: step["seq"] == 2))["entry"]["kind"] == "undo"
        assert (await table.ask({"type": "undo", "seq": 2, "seat": 0}))["code"] == "illegal"
        await table.move(0)
        await table.move(1)
        assert (await table.ask({"type": "undo", "seq": table.last["seq"], "seat": 0}))["code"] == "illegal"
    async with browser.socket(match, since=0) as table:
        hello = await table.until("hello")
        assert [(entry["seq"], entry["kind"]) for entry in hello["log"]] == [(0, "start"), (3, "move"), (4, "move")]
        kinds = [(await table.until("step"))["entry"]["kind"] for _ in range(4)]
        assert kinds == ["move", "undo", "move", "move"]


async def test_computers_leave_time_to_take_back(tmp_path: Any) -> None:
    async with serving(tmp_path, grace=60) as site:
        browser = site.browser()
        match = await browser.create(PERSON, COMPUTER)
        async with browser.socket(match) as table:
            await table.until("hello")
            while table.last.get("actors") != [0]:
                await table.until("step")
            await table.move(0)  # computers have drafted at once; the person was last
            while table.last["actors"] == [0]:
                await table.move(0)
            assert table.last["actors"] == [1] and table.state(0)["undo"]
            with pytest.raises(TimeoutError):
                async with asyncio.timeout(0.4):
                    await table.connection.recv()
            await table.send({"type": "undo", "seq": table.last["seq"], "seat": 0})
            await table.until("step", lambda step: step["entry"]["kind"] == "undo")
            await table.move(await table.turn(0))
            await table.send({"type": "hurry"})
            assert (await table.until("step"))["entry"]["seat"] == 1


async def test_only_the_own_page_opens_a_socket(site: Site) -> None:
    browser = site.browser()
    match = await browser.create(PERSON, COMPUTER)
    url = f"{site.address.replace('http', 'ws')}/api/matches/{match}/socket"
    for headers in ({"Origin": "https://elsewhere.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}):
        with pytest.raises(InvalidStatus) as refused:
            async with connect(url, additional_headers=headers):
                pass
        assert refused.value.response.status_code == 403
        assert json.loads(refused.value.response.body)["detail"].endswith(".")
    async with connect(url, additional_headers={"Origin": site.address}) as connection:
        assert json.loads(await connection.recv())["type"] == "hello"


async def refused(site: Site, path: str) -> int:
    """The status with which a socket is refused."""
    with pytest.raises(InvalidStatus) as found:
        async with connect(f"{site.address.replace('http', 'ws')}/api/matches/{path}"):
            pass
    return found.value.response.status_code


async def test_there_must_be_such_a_match(site: Site) -> None:
    for match in ("nothing-here", "%00", "%F0%9F%8E%B2", "x" * 1000):
        assert await refused(site, f"{match}/socket") == 404


async def test_since_must_be_a_number(site: Site) -> None:
    match = await site.browser().create(PERSON, COMPUTER)
    for since in ("-1", "x", "", "1.5"):
        assert await refused(site, f"{match}/socket?since={since}") == 403


async def test_not_everybody_at_once(tmp_path: Any) -> None:
    async with serving(tmp_path, sockets_per_match=2) as site:
        browser = site.browser()
        match = await browser.create(PERSON, COMPUTER)
        async with browser.socket(match) as first, browser.socket(match) as second:
            await first.opened()
            await second.opened()
            assert await refused(site, f"{match}/socket") == 429


class Deaf:
    """A socket whose other end never reads."""

    def __init__(self) -> None:
        self.closed: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    async def send_text(self, _: str) -> None:
        await asyncio.Event().wait()

    async def receive(self) -> Json:
        await self.closed
        return {"type": "websocket.disconnect"}

    async def close(self, code: int) -> None:
        self.closed.set_result(code)


async def _nobody() -> list[int]:
    return [0]


async def test_who_does_not_read_is_cut_off(tmp_path: Any) -> None:
    async with serving(tmp_path, patience=0.1) as site:
        match = await site.browser().create(PERSON, BEA)
        room = await site.house.room(match)
        deaf = Deaf()
        async with asyncio.timeout(5):
            await Connection(deaf, room, _nobody, site.house.limits("x"), site.house.metrics).run(None, [0])  # type: ignore[arg-type]
        assert deaf.closed.result() == 1013
        assert len(room.listeners) == 1


class DeafForGood(Deaf):
    """Its end takes no farewell either, so that nothing more comes from it."""

    async def receive(self) -> Json:
        await asyncio.Event().wait()
        return {}

    async def close(self, code: int) -> None:
        self.closed.set_result(code)
        await asyncio.Event().wait()


async def test_who_does_not_read_at_a_waiting_table_is_cut_off(tmp_path: Any) -> None:
    async with serving(tmp_path, patience=0.1) as site:
        seats = [{**PERSON, "bot": None}, {"kind": "open", "name": None}]
        asked = {"game": "mille-fiori", "edition": "base", "options": {}, "seats": seats}
        table = (await site.browser().http.post("/api/invitations", json=asked)).json()["id"]
        deaf = DeafForGood()
        async with asyncio.timeout(5):
            await Guest(deaf, "browser", site.house.settings).run(site.app.state.foyer, table)  # type: ignore[arg-type]
        assert deaf.closed.result() == 1013
