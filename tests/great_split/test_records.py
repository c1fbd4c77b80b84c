"""Recorded games: those of an independent implementation, and own ones for every way of the rules."""

import hashlib
import json
from pathlib import Path

import pytest

from ridotto.engine import record

FOLDER = Path(__file__).parent.parent / "records" / "great-split"


REPLAYED = sorted(FOLDER.glob("*.replay.json"))


def test_there_are_games_of_another_implementation() -> None:
    assert [path.name for path in REPLAYED] == [
        f"great-split-{players}p-{i}.replay.json" for players in range(2, 8) for i in (1, 2)
    ]


@pytest.mark.parametrize("path", REPLAYED, ids=lambda path: path.name.split(".")[0])
def test_replays_like_another_implementation(path: Path) -> None:
    expected = json.loads(path.read_text("utf-8"))
    match, trace = record.replay(record.read(path.with_name(path.name.replace(".replay.", ".record."))), legal=True)
    assert len(trace) == expected["moves"]
    for found, wanted in zip(trace, expected["trace"], strict=True):
        assert found["i"] == wanted["i"]
        assert found["scores"] == wanted["scores"], found["i"]
        assert len(found["legal"]) == wanted["legal_count"], found["i"]
        digest = hashlib.sha256("\n".join(found["legal"]).encode()).hexdigest()
        assert digest[:12] == wanted["legal_sha256"], found["i"]
    assert match.result() == (expected["scores"], expected["ranks"], True)
