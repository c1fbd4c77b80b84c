"""Whether stored matches could go on under what is installed, without changing them."""

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import URL, Connection, MetaData, insert, text
from sqlalchemy.ext.asyncio import create_async_engine

from ridotto.engine.errors import RidottoError
from ridotto.server.check import Findings, Stuck, check
from ridotto.server.dealing import deal
from ridotto.server.live import start
from ridotto.server.migrations import migrate
from ridotto.server.settings import Settings
from ridotto.server.store import Line
from tests.server.postgres import Cluster, cluster
from tests.server.site import COMPUTER, PERSON, Json, serving

BEA = {**PERSON, "name": "Bea"}


async def played(folder: Path, **changes: Any) -> list[str]:
    """Matches in a store: one in the middle, one that is over, one that has just begun."""
    found = []
    async with serving(folder, **changes) as site:
        for moves in (4, None, 0):
            browser = site.browser()
            found.append(await browser.create(PERSON, BEA if moves is not None else COMPUTER))
            async with browser.socket(found[-1]) as table:
                await table.opened()
                await table.play([0, 1] if moves is not None else [0], moves)
                if moves is None:
                    assert table.last["over"]
    return found


async def found(settings: Settings, live_only: bool = False) -> Findings:
    return await asyncio.to_thread(check, settings, live_only)


def change(folder: Path, *statement: object) -> None:
    """Somebody changes the store from outside."""
    with closing(sqlite3.connect(folder / "ridotto.db")) as database:
        database.execute(str(statement[0]), statement[1:])
        database.commit()


async def test_every_match_is_replayed_and_none_changed(tmp_path: Path) -> None:
    matches = await played(tmp_path)
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    told: list[Stuck] = []
    settings = Settings(data_dir=tmp_path)
    assert await asyncio.to_thread(check, settings, False, told.append) == Findings(3, 2, [])
    assert await found(settings, live_only=True) == Findings(2, 2, [])
    change(tmp_path, "UPDATE entries SET words = 'sail' WHERE match_id = ? AND seq = 2", matches[0])
    change(tmp_path, "UPDATE matches SET box_hash = ? WHERE id = ?", "0" * 64, matches[1])
    change(tmp_path, "UPDATE matches SET rules_version = 99 WHERE id = ?", matches[2])
    after = await asyncio.to_thread(check, settings, False, told.append)
    assert (after.checked, after.live, after.live_stuck) == (3, 2, 2)
    assert after.stuck == told
    assert [(each.match, each.game, each.live) for each in told] == [
        (match, "mille-fiori", live) for match, live in zip(matches, (True, False, True), strict=True)
    ]
    assert "was changed from outside: entry 2 does not continue" in told[0].reason
    assert "was begun with other components" in told[1].reason
    assert "99" in told[2].reason
    assert [each.match for each in (await found(settings, live_only=True)).stuck] == [matches[0], matches[2]]
    assert sorted(before) == sorted(file.name for file in tmp_path.iterdir())


async def test_what_cannot_be_read_at_all_is_told(tmp_path: Path) -> None:
    matches = await played(tmp_path)
    change(tmp_path, "UPDATE matches SET setup = '{' WHERE id = ?", matches[2])
    after = await found(Settings(data_dir=tmp_path))
    assert [each.match for each in after.stuck] == [matches[2]]
    assert after.stuck[0].reason.startswith("what is stored of it cannot be read (JSONDecodeError")


async def test_an_older_store_is_checked_in_its_newest_form(tmp_path: Path) -> None:
    settings = Settings(data_dir=tmp_path)
    await make_older(settings.url)
    before = (tmp_path / "ridotto.db").read_bytes()
    assert_older(await found(settings))
    assert (tmp_path / "ridotto.db").read_bytes() == before


async def make_older(url: URL) -> None:
    """A store of an older release, with a match that can go on and one that was changed from outside."""
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.run_sync(fill_older)
    await engine.dispose()


def fill_older(connection: Connection) -> None:
    migrate(connection, "0003")
    tables = MetaData()
    tables.reflect(connection)
    for name, last in (("good", ""), ("bad", " ")):
        seats = [{"name": "Ann", "kind": "human", "bot": None}] * 2
        place = {"game": "mille-fiori", "edition": "base", "options": {}}
        head = replace(deal(name, place, None, seats, "ann"), terms=None)
        row = {field: value for field, value in vars(head).items() if field not in {"terms", "origin"}}
        connection.execute(insert(tables.tables["matches"]).values(**row, over=False))
        match = start(head)
        first = Line.after(head.hash(), 1, "move", 0, match.legal_words(0)[0])
        for line in (first, Line.after(first.hash, 2, "move", 1, match.legal_words(1)[0])):
            values = {**vars(line), "words": line.words + last}
            del values["at"]
            connection.execute(insert(tables.tables["entries"]).values(match_id=name, **values))


def assert_older(after: Findings) -> None:
    assert (after.checked, after.live) == (2, 2)
    assert [(each.match, each.live) for each in after.stuck] == [("bad", True)]
    assert "entry 1 does not continue the one before it" in after.stuck[0].reason


async def test_where_nobody_has_played_yet(tmp_path: Path) -> None:
    assert await found(Settings(data_dir=tmp_path / "new")) == Findings(0, 0, [])
    assert not (tmp_path / "new").exists()


async def test_what_is_no_store(tmp_path: Path) -> None:
    (tmp_path / "ridotto.db").write_bytes(b"no database at all" * 100)
    with pytest.raises(RidottoError, match=r"ridotto\.db cannot be read .*not a database.*backup\.$"):
        await found(Settings(data_dir=tmp_path))


async def test_while_the_house_is_open(tmp_path: Path) -> None:
    async with serving(tmp_path) as site:
        browser = site.browser()
        match = await browser.create(PERSON, BEA)
        async with browser.socket(match) as table:
            await table.opened()
            await table.play([0, 1], 2)
            assert await found(Settings(data_dir=tmp_path)) == Findings(1, 1, [])
            await table.play([0, 1], 2)
            assert table.last["seq"] == 4


async def test_on_postgresql(tmp_path: Path) -> None:
    with cluster() as postgres:
        settings = Settings(data_dir=tmp_path, database_url=postgres.url)
        assert await found(settings) == Findings(0, 0, [])
        matches = await played(tmp_path, database_url=postgres.url)
        assert await found(settings) == Findings(3, 2, [])
        await tell(postgres, "UPDATE matches SET rules_version = 99 WHERE over")
        [stuck] = (await found(settings)).stuck
        assert (stuck.match, stuck.live) == (matches[1], False) and "99" in stuck.reason
        for statement in ("DROP SCHEMA public CASCADE", "CREATE SCHEMA public"):
            await tell(postgres, statement)
        await make_older(postgres.url)
        before = await whole(postgres.url)
        assert_older(await found(settings))
        assert await whole(postgres.url) == before
        postgres.stop()
        with pytest.raises(RidottoError, match=r"^The matches in 127\.0\.0\.1/postgres cannot be read .*start that"):
            await found(settings)
        postgres.start()


async def tell(postgres: Cluster, statement: str) -> None:
    engine = create_async_engine(postgres.url)
    async with engine.begin() as connection:
        await connection.execute(text(statement))
    await engine.dispose()


async def whole(url: URL) -> list[Json]:
    """Every line of every table, and all columns."""
    engine = create_async_engine(url)
    found: list[Json] = []
    async with engine.connect() as connection:
        tables = "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1"
        for table in (await connection.execute(text(tables))).scalars().all():
            rows = await connection.execute(text(f"SELECT * FROM {table}"))  # noqa: S608
            found += sorted(({"table": table, **row._mapping} for row in rows), key=str)
    await engine.dispose()
    return found
