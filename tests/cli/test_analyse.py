"""Analysing a record, and what is said of a match that was played on from another one."""

import json
from pathlib import Path
from typing import Any

import pytest

from ridotto.engine import fair, record
from ridotto.engine.game import Json, find_game
from ridotto.engine.match import Match
from tests.cli.test_commands import SAMPLE, refused, ridotto

pytestmark = pytest.mark.process


def test_a_game_that_is_not_over_is_refused(tmp_path: Path) -> None:
    game = json.loads(SAMPLE.read_text("utf-8"))
    path = tmp_path / "game.record.json"
    path.write_text(json.dumps({**game, "moves": game["moves"][:8], "result": None}))
    assert "this game is not over after 8 moves" in refused("analyse", path)


def test_what_cannot_be_read_or_written(tmp_path: Path) -> None:
    assert "nowhere.json" in refused("analyse", tmp_path / "nowhere.json")
    (tmp_path / "no.json").write_text("no record")
    assert "is not valid JSON" in refused("analyse", tmp_path / "no.json")
    sentence = refused("analyse", SAMPLE, "--out", tmp_path / "nowhere" / "out.json")
    assert sentence.startswith(f"Cannot write {tmp_path / 'nowhere' / 'out.json'}")
    assert (
        refused("analyse", SAMPLE, "--out", tmp_path) == f"Cannot write {tmp_path}: it is a folder; name a file in it."
    )
    done = ridotto("analyse", SAMPLE, "--iterations", 0)
    assert done.returncode == 2 and "Traceback" not in done.stderr


def played(match: Match, seed: str, moves: int | None = None) -> Json:
    """The record of a match that goes on to its end, or for so many moves, chance following from the seed."""
    while not match.over and len(match.log) != moves:
        if match.awaits_chance:
            fair.draw(match, seed)
        else:
            seat = match.actors[0]
            match.play(seat, *match.moves(seat)[0])
    return {**record.to_record(match), "seed": seed, "seed_hash": fair.seed_hash(seed)}


def test_what_the_seed_proves_of_a_match_played_on_from_another(tmp_path: Path) -> None:
    game = find_game("intrigo")
    box = game.load_box("standard", {"game.max_rounds": 2}, None)
    match = Match.deal(game, box, ["Ada", "Bea"], "old")
    old = played(match, "old", 12)
    before = sum(seat == "chance" for seat, _ in old["moves"])
    origin: dict[str, Any] = {"match": "abc", "moves": 12, "seed": "old", "seed_hash": old["seed_hash"]}
    new = {**played(match, "new"), "origin": origin}
    since = sum(seat == "chance" for seat, _ in new["moves"]) - before
    path = tmp_path / "new.record.json"
    path.write_text(record.dump(new))
    done = ridotto("verify", path, "--hash", new["seed_hash"][:8])
    assert done.returncode == 0, done.stderr
    assert "it was played on from move 12 of the match abc" in done.stdout
    assert f"The setup and {before} outcomes of chance before that follow from the seed of that match" in done.stdout
    assert (
        f"{since} outcomes of chance since then follow from the seed with the hash {new['seed_hash'][:16]}.."
        in done.stdout
    )
    assert before > 0 and since > 0
    path.write_text(json.dumps({**new, "origin": {**origin, "moves": "12"}}))
    assert refused("verify", path).startswith("origin: this must be an object")
