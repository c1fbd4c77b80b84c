"""The log of a match cannot be changed unseen, and its chance can be checked by anybody."""

import json
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import create_engine

from ridotto.engine import fair
from ridotto.engine.errors import BadRecord
from ridotto.server.app import prepare_folder
from ridotto.server.chain import link
from ridotto.server.migrations import migrate
from ridotto.server.settings import Settings
from tests.server.site import COMPUTER, PERSON, Json, Site

CHANGES = {
    "changed words": "UPDATE entries SET words = 'draft swan-1' WHERE seq = 3",
    "changed seat": "UPDATE entries SET seat = 1 - seat WHERE seq = 4",
    "removed": "DELETE FROM entries WHERE seq = 2",
    "removed at the start": "DELETE FROM entries WHERE seq = 1",
    "reordered": "UPDATE entries SET seq = CASE seq WHEN 2 THEN -3 WHEN 3 THEN -2 ELSE seq END",
    "forged hash": "UPDATE entries SET hash = '-' || substr(hash, 2) WHERE seq = 2",
    "another start": "UPDATE matches SET setup = json_set(setup, '$.start', 1 - json_extract(setup, '$.start'))",
    "another seed": "UPDATE matches SET seed = '00'",
    "another player": "UPDATE matches SET seats = replace(seats, 'Ann', 'Eve')",
}


@pytest.mark.parametrize("change", CHANGES)
async def test_a_log_changed_from_outside_is_not_opened(site: Site, change: str) -> None:
    browser = site.browser()
    match = await browser.create(PERSON, {**PERSON, "name": "Bea"})
    async with browser.socket(match) as table:
        await table.opened()
        await table.play([0, 1], 6)
    site.house._rooms.clear()
    with sqlite3.connect(site.house.settings.database) as database:
        for statement in (CHANGES[change], "UPDATE entries SET seq = -seq WHERE seq < 0"):
            database.execute(statement)
    answer = await browser.http.get(f"/api/matches/{match}/record")
    assert answer.status_code == 409
    assert "changed from outside" in answer.json()["detail"]


async def test_other_components_than_at_the_start(site: Site) -> None:
    browser = site.browser()
    match = await browser.create(PERSON, COMPUTER)
    head = await site.house.store.head(match)
    site.house._rooms.clear()
    with sqlite3.connect(site.house.settings.database) as database:
        database.execute("UPDATE matches SET box_hash = ?", ("0" * 64,))
    answer = await browser.http.get(f"/api/matches/{match}/record")
    assert answer.status_code == 409 and "other components" in answer.json()["detail"]
    assert head.box_hash and len(head.box_hash) == 64


def test_logs_of_an_older_release_are_chained(tmp_path: Path) -> None:
    settings = Settings(data_dir=tmp_path)
    engine = create_engine(f"sqlite:///{settings.database}")
    with engine.begin() as connection:
        migrate(connection, "0001")
        for statement in (
            "INSERT INTO matches VALUES ('m', 'mille-fiori', 'base', '{}', NULL, 1, '[]', '{}', 's', 'c', '2026', 0)",
            "INSERT INTO entries VALUES ('m', 1, 'move', 0, 'draft swan-1'), ('m', 2, 'undo', 0, '')",
        ):
            connection.exec_driver_sql(statement)
    engine.dispose()
    prepare_folder(settings)
    with sqlite3.connect(settings.database) as database:
        hashes = [row[0] for row in database.execute("SELECT hash FROM entries ORDER BY seq")]
    head = {"id": "m", "game": "mille-fiori", "edition": "base", "options": {}, "changes": None, "rules_version": 1}
    head |= {"box_hash": None, "seats": [], "setup": {}, "seed": "s", "creator": "c", "created": "2026"}
    first = link(link("", head), 1, "move", 0, "draft swan-1")
    assert hashes == [first, link(first, 2, "undo", 0, "")]


@pytest.fixture
async def finished(site: Site) -> Json:
    """The record of a game with chance in the middle of it, and what was told at its start."""
    browser = site.browser()
    match = await browser.create(PERSON, COMPUTER, edition="masterworks")
    async with browser.socket(match) as table:
        hello = await table.opened()
        assert "seed" not in json.dumps(hello).replace("seed_hash", "")
        await table.play([0])
    found: Json = (await browser.http.get(f"/api/matches/{match}/record")).json()
    assert found["seed_hash"] == hello["seed_hash"] == fair.seed_hash(found["seed"])
    return found


async def test_a_finished_game_proves_its_chance(finished: Json) -> None:
    match = fair.verify(finished)
    assert match.over and any(entry.seat is None for entry in match.log)


async def test_chance_that_was_chosen_is_noticed(finished: Json) -> None:
    setup = finished["setup"]
    hidden = setup["deck"][-2:]
    at = next(i for i, move in enumerate(finished["moves"]) if move[0] == "chance")
    _, first, *rest = finished["moves"][at][1].split()
    turned = next(i for i, card in enumerate(rest) if card != first)
    swapped = ["dogaressas", *rest[turned : turned + 1], *rest[:turned], first, *rest[turned + 1 :]]
    for part, fault in (
        ({"seed": "0" * 32}, "was told at the start"),
        ({"seed_hash": None}, "cannot be checked"),
        ({"seed": "0" * 32, "seed_hash": fair.seed_hash("0" * 32)}, "another setup"),
        ({"setup": {**setup, "deck": [*setup["deck"][:-2], *reversed(hidden)]}}, "another setup"),
        ({"moves": [*finished["moves"][:at], ["chance", " ".join(swapped)]], "result": None}, "another outcome"),
    ):
        if part.get("setup") == setup:
            continue  # the last two cards have one face
        with pytest.raises(BadRecord, match=fault):
            fair.verify({**finished, **part})
