"""The store and its faults: what it has not taken has not happened, what it has taken stays."""

import asyncio
import sqlite3
import stat
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from ridotto.engine.errors import BadRecord, RidottoError
from ridotto.server.app import prepare_folder
from ridotto.server.faults import StoreFault, Taken
from ridotto.server.live import LiveMatch
from ridotto.server.settings import Settings
from ridotto.server.store import Line, Store
from tests.server.site import COMPUTER, PERSON, Site, request_for, serving

BEA = {**PERSON, "name": "Bea"}


@asynccontextmanager
async def read_only(store: Store) -> AsyncIterator[None]:
    """The database refuses every write, as on a disk that is full or was taken away."""

    def refuse(connection: Any, _: object) -> None:
        connection.execute("PRAGMA query_only = ON")

    event.listen(store.database.engine.sync_engine, "connect", refuse)
    await store.database.engine.dispose()
    yield
    event.remove(store.database.engine.sync_engine, "connect", refuse)
    await store.database.engine.dispose()


async def test_a_move_that_is_not_saved_is_not_made(site: Site) -> None:
    browser = site.browser()
    match = await browser.create(PERSON, BEA)
    async with browser.socket(match) as table:
        await table.opened()
        await table.move(0)
        before = table.last
        message = {"type": "move", "seq": 1, "seat": 1, "move": table.legal(1)[0]}
        async with read_only(site.house.store):
            for refused in (message, {"type": "undo", "seq": 1, "seat": 0}):
                error = await table.ask(refused)
                assert (error["code"], error["seq"]) == ("unavailable", 1)
                assert "ridotto.db" in error["message"] and error["message"].endswith(".")
            answer = await browser.http.post("/api/matches", json=request_for(PERSON, BEA))
            assert answer.status_code == 503 and answer.json()["detail"].endswith(".")
            await table.send({"type": "resume", "seq": 1})
            step = await table.until("step")
            assert {**step, "entry": None} == {**before, "entry": None}
        await table.move(1, message["move"])
    assert [line.seq for line in await site.house.store.lines(match)] == [1, 2]


async def test_computers_go_on_when_the_store_does(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ridotto.server.play.FIRST_PAUSE", 0.01)
    browser = site.browser()
    match = await browser.create(PERSON, COMPUTER)
    async with browser.socket(match) as table:
        await table.until("hello")
        while table.last.get("actors") != [0]:
            await table.until("step")
        real = site.house.store.append
        calls = 0

        async def failing(match_id: str, line: Line) -> None:
            nonlocal calls
            calls += 1
            if line.seat == 1 and calls < 6:
                raise StoreFault("server-not-saved", file="ridotto.db", reason="disk full")
            await real(match_id, line)

        monkeypatch.setattr(site.house.store, "append", failing)
        await table.move(0)
        while table.last["actors"] == [0]:
            await table.move(0)
        await table.send({"type": "hurry"})
        assert (await table.until("step"))["entry"]["seat"] == 1
        assert calls >= 6


async def test_another_process_was_faster(site: Site) -> None:
    browser = site.browser()
    match = await browser.create(PERSON, BEA)
    async with browser.socket(match) as table:
        await table.opened()
        mine, other = table.legal(0)[:2]
        head = await site.house.store.head(match)
        await site.house.store.append(match, Line.after(head.hash(), 1, "move", 0, other))
        error = await table.ask({"type": "move", "seq": 0, "seat": 0, "move": mine})
        assert (error["code"], error["seq"]) == ("stale", 1)
        assert table.last["entry"]["move"] is None and table.last["seq"] == 1
        await table.move(1)


async def test_another_process_took_another_seat_s_decision(site: Site) -> None:
    browser = site.browser()
    match = await browser.create(PERSON, BEA)
    async with browser.socket(match) as table:
        await table.opened()
        head = await site.house.store.head(match)
        await site.house.store.append(match, Line.after(head.hash(), 1, "move", 1, table.legal(1)[0]))
        await table.move(0, table.legal(0)[0])
        assert table.last["seq"] == 2 and table.last["entry"]["seat"] == 0


async def test_a_log_is_only_appended_to(site: Site) -> None:
    match = await site.browser().create(PERSON, BEA)
    line = Line.after("", 1, "move", 0, "draft ship-1")
    await site.house.store.append(match, line)
    with pytest.raises(Taken):
        await site.house.store.append(match, Line.after("", 1, "move", 1, "draft ship-2"))
    with pytest.raises(Taken):
        await site.house.store.append("nothing", line)
    assert await site.house.store.lines(match) == [line]


async def test_a_room_that_nobody_uses_is_closed(tmp_path: Path) -> None:
    async with serving(tmp_path, idle=0) as site:
        browser = site.browser()
        match = await browser.create(PERSON, BEA)
        async with browser.socket(match) as table:
            await table.opened()
            await table.play([0, 1], 8)
            room = await site.house.room(match)
            site.house.tidy()
            assert await site.house.room(match) is room
            seen = table.last
        async with asyncio.timeout(5):
            while len(room.listeners) > 1:
                await asyncio.sleep(0.01)
        site.house.tidy()
        async with browser.socket(match, since=seen["seq"] - 1) as table:
            await table.opened()
            assert table.last == seen
        assert await site.house.room(match) is not room


async def test_many_visitors_open_a_match_once(site: Site) -> None:
    match = await site.browser().create(PERSON, BEA)
    site.house._rooms.clear()
    rooms = await asyncio.gather(*(site.house.room(match) for _ in range(10)))
    assert len({id(room) for room in rooms}) == 1


async def test_long_logs_are_replayed_from_their_end(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    browser = site.browser()
    match = await browser.create(PERSON, BEA)
    async with browser.socket(match) as table:
        await table.opened()
        for _ in range(3):
            seat = await table.turn(0, 1)
            await table.move(seat)
            await table.send({"type": "undo", "seq": table.last["seq"], "seat": seat})
            await table.until("step", lambda step: step["entry"]["kind"] == "undo")
            await table.move(await table.turn(0, 1))
    head, lines = await site.house.store.head(match), await site.house.store.lines(match)
    whole = LiveMatch(head, lines)
    for kept in range(len(lines) + 1):
        monkeypatch.setattr("ridotto.server.live.KEPT", kept)
        live = LiveMatch(head, lines)
        assert (live.seq, live.log, live.now.note) == (whole.seq, whole.log, whole.now.note)
        assert live.match.table_bytes() == whole.match.table_bytes()
        shown = live.after(0)
        assert shown is not None and shown.seq == (1 if kept >= len(lines) - 1 else live.seq)
    for kind, seat, words in (("undo", 0, ""), ("move", 0, "lay A1"), ("chance", None, "dogaressas points")):
        with pytest.raises(BadRecord):
            LiveMatch(head, [Line.after(head.hash(), 1, kind, seat, words)])


async def test_the_longest_usual_game_is_shown_from_its_start(site: Site) -> None:
    browser = site.browser()
    match = await browser.create(*[COMPUTER] * 7, game="great-split", edition="standard")
    async with browser.socket(match) as table:
        last = (await table.until("step", lambda step: step["over"]))["seq"]
        await table.send({"type": "resume", "seq": -1, "eyes": True})
        shown = [(await table.until("step"))["seq"] for _ in range(last + 1)]
    assert shown == list(range(last + 1))
    assert last > 400


async def test_a_match_of_other_rules(site: Site) -> None:
    browser = site.browser()
    match = await browser.create(PERSON, BEA)
    site.house._rooms.clear()
    with sqlite3.connect(site.house.settings.database) as database:
        database.execute("UPDATE matches SET rules_version = 99")
    answer = await browser.http.get(f"/api/matches/{match}/record")
    assert answer.status_code == 409 and "99" in answer.json()["detail"]
    assert len((await browser.http.get("/api/matches")).json()) == 1


def test_the_secret_is_for_its_owner_only(tmp_path: Path) -> None:
    settings = Settings(data_dir=tmp_path / "new" / "data")
    secret = prepare_folder(settings)
    assert len(secret) > 30 and prepare_folder(settings) == secret
    assert stat.S_IMODE(settings.secret_file.stat().st_mode) == 0o600
    settings.secret_file.write_text("short")
    with pytest.raises(RidottoError, match=r"secret.*delete the file"):
        prepare_folder(settings)


def test_the_log_is_written_ahead(tmp_path: Path) -> None:
    settings = Settings(data_dir=tmp_path)
    prepare_folder(settings)
    with sqlite3.connect(settings.database) as database:
        assert database.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(RidottoError, match=r"file/data cannot be written"):
        prepare_folder(Settings(data_dir=tmp_path / "file" / "data"))


def test_a_database_that_is_none(tmp_path: Path) -> None:
    settings = Settings(data_dir=tmp_path)
    settings.database.write_text("This is no database. " * 100)
    with pytest.raises(RidottoError, match=r"ridotto\.db cannot be opened"):
        prepare_folder(settings)
    assert settings.database.read_text().startswith("This is no database.")


def test_a_database_of_a_newer_release(tmp_path: Path) -> None:
    settings = Settings(data_dir=tmp_path)
    prepare_folder(settings)
    with sqlite3.connect(settings.database) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(RidottoError, match="newer release"):
        prepare_folder(settings)


async def test_what_waits_is_stored_together_and_fails_alone(site: Site) -> None:
    store = site.house.store
    matches = [await site.browser().create(PERSON, BEA) for _ in range(4)]
    lines = [[Line.after("", 1, "ask", 0, "undo"), Line.after("", 2, "undo", 0, "")] for _ in matches]
    await store.append(matches[1], Line.after("", 2, "move", 1, "draft coin-1"))
    added = await asyncio.gather(
        *(store.append(match, *each) for match, each in zip(matches, lines, strict=True)), return_exceptions=True
    )
    assert [type(result).__name__ for result in added] == ["NoneType", "Taken", "NoneType", "NoneType"]
    assert [line.seq for line in await store.lines(matches[1])] == [2], "all entries of a change or none"
    assert [await store.lines(match) for match in (matches[0], *matches[2:])] == [lines[0], *lines[2:]]


async def test_writers_take_turns_and_none_waits_for_ever(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ridotto.server.database.LOCKED_MS", 50)
    match = await site.browser().create(PERSON, BEA)
    line = Line.after("", 1, "move", 0, "draft coin-1")
    async with site.house.database.writing():
        with pytest.raises(StoreFault, match="locked"):
            await site.house.store.append(match, line)
    await site.house.store.append(match, line)
