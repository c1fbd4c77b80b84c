"""Recorded games: those of an independent implementation, and own ones for every way of the rules."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from ridotto.engine import record
from ridotto.engine.errors import BadRecord

from .ways import FOLDER, WAYS, Recorded

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


def load(name: str) -> dict[str, Any]:
    return record.read(FOLDER / f"{name}.record.json")


@pytest.mark.parametrize("name", WAYS)
def test_own_records_show_what_they_are_for(name: str) -> None:
    way, game = WAYS[name], load(name)
    assert len(game["players"]) == way.players and game["options"] == way.options
    assert way.tokens is None or game["setup"]["scoring"] == list(way.tokens)
    recorded = Recorded(game)
    assert recorded.match.over and way.shows(recorded)
    scores, ranks, _ = recorded.match.result()
    assert game["result"] == {"scores": scores, "ranks": ranks}


@pytest.mark.parametrize("name", ["players-2", "players-7", "switch-empty-group", "own-edition"])
def test_what_is_written_is_read_again(name: str, tmp_path: Path) -> None:
    match, _ = record.replay(load(name))
    path = tmp_path / "copy.record.json"
    path.write_text(record.dump(record.to_record(match)), "utf-8")
    again, _ = record.replay(record.read(path))
    assert record.to_record(again) == record.to_record(match)


BROKEN = [
    ("split", lambda words: words.replace(" | ", " "), "is not legal"),
    ("split", lambda words: " | ".join(words.removeprefix("split ").split(" | ")[::-1]), "is not legal"),
    ("split", lambda words: f"{words} I-01", "is not legal"),
    ("take", lambda words: "take third", "is not legal"),
    ("play", lambda words: "play III-99", "is not legal"),
    ("turn", lambda words: words.rpartition(" ")[0] + " tomes", "is not legal"),
    ("splitter", lambda words: "splitter", "is not legal"),
    ("seal", lambda words: "seal tomes", "is not legal"),
    ("discard", lambda words: words.rpartition(" ")[0], "is not legal"),
    ("discard", lambda words: "discard " + " ".join(words.split()[:0:-1]) + " I-01", "is not legal"),
]


@pytest.mark.parametrize(("start", "change", "reason"), BROKEN)
def test_broken_moves_are_refused(start: str, change: Any, reason: str) -> None:
    game = load("great-split-2p-1")
    at = next(i for i, (_, words) in enumerate(game["moves"]) if words.split()[0] == start)
    seat, words = game["moves"][at]
    game["moves"][at] = [seat, change(words)]
    with pytest.raises(BadRecord) as caught:
        record.replay(game)
    assert (caught.value.move, caught.value.seat) == (at, seat) and reason in str(caught.value)


def test_a_move_of_the_next_step_comes_too_early() -> None:
    game = load("great-split-3p-1")
    first = next(i for i, (_, words) in enumerate(game["moves"]) if words.startswith("take"))
    game["moves"].insert(first - 1, game["moves"].pop(first))
    with pytest.raises(BadRecord, match="waits for seat 2"):
        record.replay(game)


def test_a_move_after_the_end() -> None:
    game = load("great-split-3p-1")
    game["moves"].append([0, "splitter gold"])
    with pytest.raises(BadRecord, match="game is over"):
        record.replay(game)
