"""A backup made while people play, everything lost, and on it goes."""

import asyncio
import shutil
from pathlib import Path

import pytest

from ridotto.engine.errors import RidottoError
from ridotto.server.check import Findings, check
from ridotto.server.copies import back_up
from ridotto.server.settings import Settings
from tests.server.site import PERSON, Browser, serving

BEA = {**PERSON, "name": "Bea"}


async def test_backup_and_restore(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copies" / "monday"
    async with serving(data) as site:
        browser = site.browser()
        match = await browser.create(PERSON, BEA)
        async with browser.socket(match) as table:
            await table.opened()
            await table.play([0, 1], 5)
            seen = table.last
            copied = back_up(Settings(data_dir=data), copy)
            await table.play([0, 1], 3)
    assert (copied.matches, copied.entries, copied.secret) == (1, 5, True)
    assert sorted(file.name for file in copy.iterdir()) == ["ridotto.db", "secret"]
    assert {file.stat().st_mode & 0o077 for file in (copy, *copy.iterdir())} == {0}
    shutil.rmtree(data)
    shutil.copytree(copy, data)
    async with serving(data) as site:
        again = Browser(site.address, {"ridotto": browser.http.cookies["ridotto"]})
        async with again.socket(match) as table:
            assert (await table.opened())["yours"] == [0, 1]
            assert table.last["seq"] == 5 and table.last["scores"] == seen["scores"]
            assert table.last["seats"] == seen["seats"]
            await table.play([0, 1], 2)
            assert table.last["seq"] == 7


async def test_a_copy_can_be_checked(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as site:
        await site.browser().create(PERSON, BEA)
    back_up(Settings(data_dir=tmp_path / "data"), tmp_path / "copy")
    found = await asyncio.to_thread(check, Settings(data_dir=tmp_path / "copy"), False)
    assert found == Findings(1, 1, [])
    assert sorted(file.name for file in (tmp_path / "copy").iterdir()) == ["ridotto.db", "secret"]


def test_backups_that_cannot_be(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with pytest.raises(RidottoError, match=r"There are no matches in .*data; name the data directory with --data\.$"):
        back_up(Settings(data_dir=data), tmp_path / "copy")
    data.mkdir()
    (data / "ridotto.db").write_bytes(b"no database at all" * 100)
    with pytest.raises(RidottoError, match=r"cannot be read \(file is not a database\)"):
        back_up(Settings(data_dir=data), tmp_path / "copy")
    assert [file.name for file in tmp_path.iterdir()] == ["data"]
    (tmp_path / "copy").mkdir()
    with pytest.raises(RidottoError, match=r"copy is there already; name a folder that is not"):
        back_up(Settings(data_dir=data), tmp_path / "copy")
