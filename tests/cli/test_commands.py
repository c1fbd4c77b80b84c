"""The command line: what it prints, and one sentence with status 2 for every fault of a user."""

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.process

RECORDS = Path(__file__).parent.parent / "records" / "mille-fiori"
SAMPLE = RECORDS / "mille-fiori-base-3p-1.record.json"


def ridotto(*arguments: object, environment: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own, with the rules as plain Python so that it starts quickly."""
    command = [sys.executable, "-c", "from ridotto.cli import main; main()", *map(str, arguments)]
    surroundings = {**os.environ, "RIDOTTO_JIT": "0", "COLUMNS": "200", **(environment or {})}
    return subprocess.run(command, capture_output=True, text=True, timeout=120, env=surroundings, check=False)


def told(*arguments: object) -> Any:
    """The JSON that a command prints; it must succeed."""
    done = ridotto(*arguments)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def refused(*arguments: object) -> str:
    """The sentence of a command that ends with status 2 and says nothing else."""
    done = ridotto(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("ridotto: ") and done.stderr.count("\n") == 1, done.stderr
    return done.stderr.removeprefix("ridotto: ").strip()


def test_simulated_records_replay_to_their_scores(tmp_path: Path) -> None:
    found = told("simulate", "mille-fiori", "--players", 2, "--games", 3, "--seed", 5, "--records", tmp_path, "--json")
    files = sorted(tmp_path.glob("*.record.json"))
    assert len(files) == found["games"] == 3
    results = [told("replay", file, "--json") for file in files]
    assert all(result["valid"] and result["over"] for result in results)
    for seat in (0, 1):
        mean = sum(result["scores"][seat] for result in results) / 3
        assert found["mean"][seat] == pytest.approx(mean, abs=1e-3)
    assert sum(found["wins"]) == 3
    assert not list(tmp_path.glob(".*"))


def test_equal_seeds_give_equal_games() -> None:
    first = told("simulate", "mille-fiori", "--games", 2, "--seed", 1, "--json")
    again = told("simulate", "mille-fiori", "--games", 2, "--seed", 1, "--json")
    other = told("simulate", "mille-fiori", "--games", 2, "--seed", 2, "--json")
    assert first["digest"] == again["digest"] != other["digest"]


def test_greedy_beats_random() -> None:
    found = told("simulate", "mille-fiori", "--games", 6, "--bots", "greedy,random", "--json")
    assert found["wins"][0] >= 5
    assert found["mean"][0] > 1.5 * found["mean"][1]


def test_options_and_editions_are_played_and_recorded(tmp_path: Path) -> None:
    edition = tmp_path / "own.toml"
    edition.write_text('name = "own"\n[houses.value]\nH7 = 3\n')
    arguments = ["--edition", edition, "--option", "handshake=never", "--games", 1, "--records", tmp_path, "--json"]
    found = told("simulate", "mille-fiori", *arguments)
    assert (found["edition"], found["options"]) == ("own", {"handshake": "never"})
    record = json.loads(next(tmp_path.glob("*.record.json")).read_text())
    assert record["box"] == {"name": "own", "houses": {"value": {"H7": 3}}}
    assert record["options"] == {"handshake": "never"}
    assert told("replay", next(tmp_path.glob("*.record.json")), "--json")["valid"]


def test_replay_traces_scores_and_legal_moves() -> None:
    found = told("replay", SAMPLE, "--json", "--trace", "--legal")
    assert list(found) == ["valid", "game", "moves", "over", "scores", "ranks", "trace"]
    assert len(found["trace"]) == found["moves"]
    first = found["trace"][0]
    assert first["i"] == 0 and first["scores"] == [0, 0, 0]
    assert first["legal"] == sorted(first["legal"]) and all(words.startswith("draft ") for words in first["legal"])
    assert found["trace"][-1]["scores"] == found["scores"]
    assert "trace" not in told("replay", SAMPLE, "--json", "--legal")


def test_replay_for_people_names_players_and_moves() -> None:
    done = ridotto("replay", SAMPLE, "--trace")
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    record = json.loads(SAMPLE.read_text())
    assert record["moves"][0][1] in lines[0] and record["players"][0] in lines[0]
    assert "rank 1" in done.stdout


def test_an_illegal_move_is_named(tmp_path: Path) -> None:
    record = json.loads(SAMPLE.read_text())
    record["moves"][4] = [record["moves"][4][0], "lay A1 twice"]
    broken = tmp_path / "broken.record.json"
    broken.write_text(json.dumps(record))
    done = ridotto("replay", broken, "--json")
    assert done.returncode == 2 and done.stderr == ""
    found = json.loads(done.stdout)
    assert (found["valid"], found["move"], found["seat"]) == (False, 4, record["moves"][4][0])
    assert "lay A1 twice" in found["error"]
    assert "Move 4" in refused("replay", broken)


def test_chance_is_verified(tmp_path: Path) -> None:
    fair = json.loads(SAMPLE.read_text("utf-8"))
    path = tmp_path / "game.record.json"
    path.write_text(json.dumps(fair))
    assert refused("verify", path).startswith("seed: this record does not tell seed and seed_hash")
    path.write_text(json.dumps({**fair, "seed": "ab", "seed_hash": hashlib.sha256(b"ab").hexdigest()}))
    assert refused("verify", path) == "setup: the seed gives another setup than the one that was played with."
    assert "does not begin with '12345678'" in refused("verify", path, "--hash", "12345678")
    assert "at least 8 digits" in refused("verify", path, "--hash", hashlib.sha256(b"ab").hexdigest()[:7])


def test_box_shows_every_figure_with_its_source() -> None:
    found = told("box", "mille-fiori", "--json")
    figures = {figure["key"]: figure for figure in found["figures"]}
    assert figures["houses.value.H11"]["value"] == 10
    assert figures["houses.value.H11"]["confidence"] == "certain"
    assert all(figure["sources"] and figure["confidence"] for figure in found["figures"])
    done = ridotto("box", "mille-fiori")
    assert "houses.value.H11" in done.stdout and "handshake = strictly-more | any-other | never" in done.stdout


def test_box_checks_an_edition(tmp_path: Path) -> None:
    edition = tmp_path / "own.toml"
    edition.write_text('name = "own"\n[sea.points]\nS6 = 12\n')
    assert told("box", "mille-fiori", "--check", edition, "--json")["changes"] == ["sea.points.S6"]
    edition.write_text('name = "own"\n[sea.points]\nS6 = -1\n')
    sentence = refused("box", "mille-fiori", "--check", edition)
    assert sentence == f"{edition}: sea.points.S6 = -1: the number must lie between 0 and 100."


def test_bench_says_what_it_measured() -> None:
    found = told("bench", "playouts", "mille-fiori", "--players", 2, "--seconds", 0.1, "--repeats", 2, "--json")
    assert found["decisions_per_second"] > 0 and found["games_per_second"] > 0
    assert found["table_bytes"] <= 512
    assert found["lowest"] <= found["decisions_per_second"] <= found["highest"]
    assert set(found["versions"]) == {"ridotto", "rules", "numba", "numpy", "python"}
    assert found["compiled"] is False


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["simulate", "chess"], "Unknown game 'chess': choose one of "),
        (["simulate", "mille-fiori", "--edition", "gold"], "Unknown edition 'gold' of mille-fiori: choose one of base"),
        (["simulate", "mille-fiori", "--edition", "no.toml"], "Cannot read no.toml: No such file or directory."),
        (
            ["simulate", "mille-fiori", "--players", 5],
            "mille-fiori cannot be played by 5: the number of players is one",
        ),
        (["simulate", "mille-fiori", "--option", "luck=1"], "Unknown option 'luck': choose one of "),
        (["simulate", "mille-fiori", "--option", "luck"], "--option 'luck': write NAME=VALUE"),
        (
            ["simulate", "mille-fiori", "--option", "handshake=often"],
            "Option handshake = often: choose one of strictly",
        ),
        (
            ["simulate", "mille-fiori", "--bots", "wizard"],
            "Unknown bot 'wizard': choose one of random, greedy, beginner, novice, casual, skilled, expert, master, "
            "search:iterations=N, shortsighted:misjudges=X.",
        ),
        (["simulate", "mille-fiori", "--players", 3, "--bots", "random,greedy"], "--bots names 2 bots for 3 players"),
        (["simulate", "mille-fiori", "--records", "/dev/null/games"], "Cannot write records to /dev/null/games: "),
        (["replay", "no.record.json"], "Cannot read no.record.json: No such file or directory."),
        (["replay", "."], "Cannot read .: Is a directory."),
        (["box", "chess"], "Unknown game 'chess'"),
        (["box", "mille-fiori", "--check", "no.toml"], "Cannot read no.toml: No such file or directory."),
        (["bench", "playouts", "chess"], "Unknown game 'chess'"),
        (["bench", "playouts", "mille-fiori", "--players", 9], "mille-fiori cannot be played by 9"),
        (["serve", "--data", "/dev/null/house"], "/dev/null/house"),
    ],
)
def test_faults_of_a_user(arguments: list[object], sentence: str) -> None:
    assert sentence in refused(*arguments)


@pytest.mark.parametrize(
    "arguments", [["simulate"], ["simulate", "mille-fiori", "--games", "0"], ["dance"], ["serve", "--port", "x"]]
)
def test_wrong_usage_ends_with_status_2(arguments: list[str]) -> None:
    done = ridotto(*arguments)
    assert done.returncode == 2 and "Traceback" not in done.stderr


def test_a_record_of_a_full_disk_is_not_half_written(tmp_path: Path) -> None:
    """A file size limit stands for the disk: the write fails in the middle."""
    script = (
        "import resource, signal; signal.signal(signal.SIGXFSZ, signal.SIG_IGN);"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000));"
        "from ridotto.cli import main; main()"
    )
    command = [sys.executable, "-c", script, "simulate", "mille-fiori", "--games", "1", "--records", str(tmp_path)]
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=120, env={**os.environ, "RIDOTTO_JIT": "0"}, check=False
    )
    assert done.returncode == 2
    assert "Cannot write" in done.stderr and "nothing of it was kept" in done.stderr
    assert list(tmp_path.iterdir()) == []
