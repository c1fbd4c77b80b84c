"""Hints during play: for who plays alone against computers, and marked."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ridotto.server.analysts import Analysts
from ridotto.server.faults import StoreFault
from tests.server.site import Browser, Json, Site, Socket, serving
from tests.server.study import COMPUTER, FRIEND, PERSON, TINY

Answer = tuple[int, Json]


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    async with serving(tmp_path / "data", **TINY) as found:
        yield found


async def hint(browser: Browser, match: str, seat: int, seq: int) -> Answer:
    answer = await browser.http.post(f"/api/matches/{match}/hint", json={"seat": seat, "seq": seq})
    return answer.status_code, answer.json()


async def hinted(table: Socket) -> Json:
    """The step that says that a hint was given."""
    return await table.until("step", lambda step: bool(step["entry"]) and step["entry"]["kind"] == "hint")


async def test_a_hint_is_a_legal_move_and_marked_in_log_and_record(site: Site) -> None:
    browser = site.browser()
    match = await browser.create(PERSON, COMPUTER)
    async with browser.socket(match, 0) as table:
        hello = await table.until("hello")
        assert hello["hints"] is True and hello["origin"] is None
        await table.turn(0)
        moves = len([note for note in (await site.house.room(match)).live.log if note.kind == "move"])
        status, told = await hint(browser, match, 0, table.last["seq"])
        assert status == 200 and told["move"] in table.legal(0)
        assert 0 <= told["win"] <= 1 and told["candidates"][0]["move"] == told["move"]
        assert {each["move"] for each in told["candidates"]} <= set(table.legal(0))
        step = await hinted(table)
        assert (step["entry"]["seat"], step["entry"]["move"], step["entry"]["events"]) == (0, None, [])
        before = table.legal(0)
        # For the same decision it is marked once; after the move a hint is another one.
        assert (await hint(browser, match, 0, table.last["seq"]))[0] == 200
        await table.move(0, told["move"])
        await table.turn(0)
        assert before != table.legal(0)
        later = len([note for note in (await site.house.room(match)).live.log if note.kind == "move"])
        assert (await hint(browser, match, 0, table.last["seq"]))[0] == 200
        await hinted(table)
        await table.play([0])
    found = (await browser.http.get(f"/api/matches/{match}/record")).json()
    marks = [mark["move"] for mark in found["hints"]]
    assert [mark["seat"] for mark in found["hints"]] == [0, 0]
    assert moves <= marks[0] <= moves + 1 and later <= marks[1] <= later + 1  # the computer drafts at the same time
    async with site.browser().socket(match) as gallery:
        hello = await gallery.until("hello")
        assert hello["hints"] is False
        assert [entry["seat"] for entry in hello["log"] if entry["kind"] == "hint"] == [0, 0]


async def test_what_is_taken_back_does_not_take_back_the_hint(site: Site) -> None:
    browser = site.browser()
    match = await browser.create(PERSON, {**COMPUTER, "bot": "greedy"})
    room = await site.house.room(match)
    async with browser.socket(match, 0) as table:
        await table.until("hello")
        await table.turn(0)
        while room.live.now.actors != [0] or "sail" not in table.legal(0):
            await table.move(await table.turn(0))
        assert (await hint(browser, match, 0, table.last["seq"]))[0] == 200
        await hinted(table)
        at = room.live.hints()
        await table.move(0, "sail")
        if table.state(0)["undo"]:
            await table.send({"type": "undo", "seq": table.last["seq"], "seat": 0})
            await table.until("step", lambda step: step["entry"]["kind"] == "undo")
        assert room.live.hints() == at and len(at) == 1


@pytest.mark.parametrize("seats", [(PERSON, FRIEND), (PERSON, COMPUTER, FRIEND)])
async def test_none_where_several_people_play(site: Site, seats: tuple[Json, ...]) -> None:
    browser = site.browser()
    match = await browser.create(*seats)
    async with browser.socket(match) as table:
        assert (await table.until("hello"))["hints"] is False
    status, told = await hint(browser, match, 0, 0)
    assert status == 409 and "alone against computers" in told["detail"]
    assert "hint" not in {note.kind for note in (await site.house.room(match)).live.log}


async def test_none_for_others_too_late_or_out_of_turn(site: Site) -> None:
    browser = site.browser()
    match = await browser.create(PERSON, COMPUTER)
    assert (await hint(site.browser(), match, 0, 0))[0] == 403
    assert (await hint(browser, match, 1, 0))[0] == 403
    assert (await hint(browser, "nothere", 0, 0))[0] == 404
    async with browser.socket(match) as table:
        await table.opened()
        await table.turn(0)
        early = table.last["seq"]
        await table.move(0)
        await table.turn(0)
        status, told = await hint(browser, match, 0, early - 1)
        assert status == 409 and "gone on meanwhile" in told["detail"]
        await table.send({"type": "ask", "seat": 0, "what": "pause"})
        await table.until("around", lambda around: bool(around["paused"]))
        status, told = await hint(browser, match, 0, table.last["seq"])
        assert status == 409 and "nothing to decide" in told["detail"]
        await table.send({"type": "go-on", "seat": 0})
        await table.until("around", lambda around: not around["paused"])
        await table.play([0])
        status, told = await hint(browser, match, 0, table.last["seq"])
        assert status == 409


async def test_what_cannot_be_marked_is_not_told(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    browser = site.browser()
    match = await browser.create(PERSON, COMPUTER)
    async with browser.socket(match) as table:
        await table.opened()
        await table.turn(0)

        async def full(*_: object) -> None:
            raise StoreFault("server-not-saved", file="ridotto.db", reason="disk full")

        monkeypatch.setattr(site.house.store, "append", full)
        status, told = await hint(browser, match, 0, table.last["seq"])
        assert status == 503 and "disk full" in told["detail"] and "move" not in told


async def test_not_too_many_at_a_time(tmp_path: Path) -> None:
    async with serving(tmp_path, **TINY, hints_burst=2, hints_per_second=0.0) as site:
        browser = site.browser()
        match = await browser.create(PERSON, COMPUTER)
        async with browser.socket(match) as table:
            await table.opened()
            await table.turn(0)
            found = [(await hint(browser, match, 0, table.last["seq"]))[0] for _ in range(3)]
        assert found == [200, 200, 429]


async def test_rules_are_made_ready_for_whoever_plays_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    expected: list[str] = []
    monkeypatch.setattr(Analysts, "expect", lambda _, game: expected.append(game))
    intrigo = {"game": "intrigo", "edition": "standard"}
    async with serving(tmp_path, **TINY) as site:
        browser = site.browser()
        await browser.create(PERSON, FRIEND)
        assert expected == []
        match = await browser.create(PERSON, COMPUTER)
        assert expected == ["mille-fiori"]
        # A table by link at which nobody else sits is a match as soon as somebody looks at it.
        place = {**intrigo, "options": {}, "seats": [PERSON, COMPUTER]}
        table = (await browser.http.post("/api/invitations", json=place)).json()
        begun = await browser.http.post(f"/api/invitations/{table['id']}/start", json={})
        assert begun.status_code == 201, begun.text
        async with browser.socket(begun.json()["id"]) as socket:
            await socket.opened()
        assert expected == ["mille-fiori", "intrigo"]
    # The server is another one, and the match is opened by its link.
    expected.clear()
    async with serving(tmp_path, **TINY) as site:
        again = Browser(site.address, browser.http.cookies)
        async with again.socket(match, 0) as socket:
            await socket.opened()
            assert expected == ["mille-fiori"]
            await socket.play([0])
        await again.http.post(f"/api/matches/{match}/rematch", json={})
        assert expected == ["mille-fiori"] * 2
    # What is over needs no hints.
    expected.clear()
    async with serving(tmp_path, **TINY) as site, site.browser().socket(match) as socket:
        await socket.opened()
        assert expected == []
