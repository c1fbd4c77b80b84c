"""The server as a process of its own that is killed while people play: what was accepted stays."""

import asyncio
from pathlib import Path

import pytest
from benchmarks.kill import missing, play

from ridotto.server.check import check
from ridotto.server.settings import Settings


@pytest.mark.process
def test_killed_three_times_while_people_play(tmp_path: Path) -> None:
    settings = Settings(data_dir=tmp_path / "house")
    crowd = asyncio.run(play(settings.data_dir, kills=3, tables=5, per_second=100))
    assert sum(len(table.acknowledged) for table in crowd.tables) >= 4
    assert missing(settings.database, crowd) == []
    findings = check(settings, live_only=False)
    assert (findings.checked, findings.stuck) == (5, [])
