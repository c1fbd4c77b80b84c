"""The commands of those who host a house: what they print, and with which status they end."""

import json
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.test_commands import refused, ridotto
from tests.server.site import PERSON, serving

pytestmark = pytest.mark.process
BEA = {**PERSON, "name": "Bea"}


@pytest.fixture(autouse=True)
def plain_surroundings(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No setting of whoever runs the tests."""
    for name in [name for name in os.environ if name.startswith("RIDOTTO_") and name not in {"RIDOTTO_CACHE"}]:
        monkeypatch.delenv(name)
    yield


@pytest.fixture
async def data(tmp_path: Path) -> Path:
    """A data directory with two matches that are not over."""
    async with serving(tmp_path / "data") as site:
        for _ in range(2):
            await site.browser().create(PERSON, BEA)
    return tmp_path / "data"


def make_stuck(data: Path) -> str:
    """Let one match have been begun under rules that are not installed; returns its id."""
    with closing(sqlite3.connect(data / "ridotto.db")) as database:
        match = str(database.execute("SELECT min(id) FROM matches").fetchone()[0])
        database.execute("UPDATE matches SET rules_version = 99 WHERE id = ?", [match])
        database.commit()
    return match


def test_check_tells_what_could_not_go_on(data: Path) -> None:
    done = ridotto("check", "--data", data)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "2 matches replayed, 2 of them not over: every one can be opened.\n"
    match = make_stuck(data)
    done = ridotto("check", "--data", data, "--live")
    assert (done.returncode, done.stderr) == (1, "")
    first, last = done.stdout.splitlines()
    assert first.startswith(f"{match} (mille-fiori, not over): rules = 99: ")
    assert last == (
        "2 matches replayed, 2 of them not over: 1 cannot be opened, 1 of these are not over; "
        "finish them under the release they were begun with, or go on without them (--go-on)."
    )
    for done in (
        ridotto("check", "--data", data, "--go-on"),
        ridotto("check", "--data", data, environment={"RIDOTTO_GO_ON": "1"}),
    ):
        assert done.returncode == 0 and match in done.stdout
    done = ridotto("check", "--data", data, "--json")
    assert done.returncode == 1
    found = json.loads(done.stdout)
    [stuck] = found.pop("stuck")
    assert found == {"checked": 2, "live": 2}
    assert (stuck["match"], stuck["game"], stuck["live"]) == (match, "mille-fiori", True)


def test_check_that_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "ridotto.db").write_text("no database" * 100)
    assert "cannot be read (file is not a database)" in refused("check", "--data", tmp_path)
    assert "is no address" in refused("check", "--database", "nonsense")
    assert "x/x cannot be read" in refused("check", "--database", "postgresql://me:tiger@no.host.invalid/x").replace(
        "no.host.invalid", "x"
    )


def test_backup(data: Path, tmp_path: Path) -> None:
    done = ridotto("backup", tmp_path / "copy", "--data", data)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == (
        f"Copied 2 matches with 0 entries to {tmp_path / 'copy'}; "
        f"'ridotto check --data {tmp_path / 'copy'}' replays them.\n"
    )
    assert "is there already" in refused("backup", tmp_path / "copy", "--data", data)
    (data / "secret").unlink()
    assert "Keep the secret of RIDOTTO_SECRET too" in ridotto("backup", tmp_path / "two", "--data", data).stdout
    away = {"RIDOTTO_DATABASE": "postgresql://localhost/x"}
    done = ridotto("backup", tmp_path / "three", "--data", data, environment=away)
    assert done.returncode == 2 and "copy them with its own program pg_dump" in done.stderr


@pytest.mark.parametrize(
    ("environment", "sentence"),
    [
        ({"RIDOTTO_SECRET": "short"}, "RIDOTTO_SECRET holds a secret of 5 characters; use at least 32 random ones"),
        ({"RIDOTTO_SECRET_FILE": "/no/such"}, "The file /no/such of RIDOTTO_SECRET_FILE cannot be read"),
        ({"RIDOTTO_LOG": "xml"}, "Unknown kind of log 'xml': choose text or json"),
    ],
)
def test_surroundings_that_cannot_be_served_in(tmp_path: Path, environment: dict[str, str], sentence: str) -> None:
    done = ridotto("serve", "--data", tmp_path / "data", environment=environment)
    assert (done.returncode, done.stdout) == (2, "")
    assert sentence in done.stderr and done.stderr.count("\n") == 1
    assert not (tmp_path / "data").exists()
