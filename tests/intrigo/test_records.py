"""Recorded games: those of an independent implementation, own ones, and broken ones."""

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ridotto.engine import record
from ridotto.engine.errors import BadRecord
from ridotto.engine.game import Json

from .ways import WAYS, Recorded

FOLDER = Path(__file__).parents[1] / "records" / "intrigo"
REPLAYED = sorted(FOLDER.glob("*.replay.json"))


def load(name: str) -> Json:
    found: Json = json.loads((FOLDER / f"{name}.record.json").read_text("utf-8"))
    return found


def test_there_are_games_of_another_implementation() -> None:
    assert [path.name for path in REPLAYED] == [
        f"intrigo-{players}p-{i}.replay.json" for players in (2, 3, 4) for i in (1, 2, 3)
    ]


@pytest.mark.parametrize("path", REPLAYED, ids=lambda path: path.name.split(".")[0])
def test_replays_like_another_implementation(path: Path) -> None:
    expected = json.loads(path.read_text("utf-8"))
    match, trace = record.replay(record.read(path.with_name(path.name.replace(".replay.", ".record."))), legal=True)
    assert len(trace) == expected["moves"]
    for found, wanted in zip(trace, expected["trace"], strict=True):
        assert (found["i"], found["scores"]) == (wanted["i"], wanted["scores"])
        assert ("legal" in found) is ("legal_count" in wanted)
        if "legal" in found:
            assert len(found["legal"]) == wanted["legal_count"], found["i"]
            digest = hashlib.sha256("\n".join(found["legal"]).encode()).hexdigest()
            assert digest[:12] == wanted["legal_sha256"], found["i"]
    assert match.result() == (expected["scores"], expected["ranks"], True)


@pytest.mark.parametrize("path", REPLAYED, ids=lambda path: path.name.split(".")[0])
def test_what_is_written_is_read_again(path: Path) -> None:
    first = record.read(path.with_name(path.name.replace(".replay.", ".record.")))
    second = json.loads(record.dump(record.to_record(record.replay(first)[0])))
    assert {key: second[key] for key in first} == first


def test_every_own_record_is_told_of() -> None:
    own = {path.name.removesuffix(".record.json") for path in FOLDER.glob("*.record.json")}
    assert {name for name in own if not name.startswith("intrigo-")} == set(WAYS)


@pytest.mark.parametrize("name", WAYS)
def test_shows_what_its_name_says(name: str) -> None:
    path = FOLDER / f"{name}.record.json"
    game = record.read(path)
    match, trace = record.replay(game, legal=True)
    assert match.result() == (game["result"]["scores"], game["result"]["ranks"], True)
    assert len(trace) == len(game["moves"])
    assert record.dump(record.to_record(match)) == path.read_text("utf-8")
    assert (game["options"], game.get("box")) == (WAYS[name].options, None)
    assert WAYS[name].shows(Recorded(game))


# Broken records

BASE = "intrigo-3p-1"


def put(*path: Any, value: Any) -> Callable[[Json], None]:
    """Change the value at the path."""

    def change(game: Json) -> None:
        inner: Any = game
        for key in path[:-1]:
            inner = inner[key]
        inner[path[-1]] = value

    return change


def drop_last(game: Json) -> None:
    game["moves"].pop()


def add_one(game: Json) -> None:
    game["moves"].append([0, "keep contarini-2"])


SEALS, DEAL, KEEP, TURN = 0, 1, 2, 14
FOUR_CLERO = "seals clero clero clero clero vinai vinai"
BROKEN: list[tuple[str, Callable[[Json], None], int | None, int | str | None, str]] = [
    ("first", put("setup", "first", value=3), None, None, "setup.first = 3: this must be a seat from 0 to 2"),
    ("families", put("setup", "families", value=[["contarini"]]), None, None, "setup.families"),
    ("two each", put("setup", "families", 0, value=["contarini", "morosini"]), None, None, "a list of 1 family ids"),
    ("neutral", put("setup", "families", 0, value=["tiepolo"]), None, None, "different families among contarini"),
    ("twice", put("setup", "families", 0, value=["contarini"]), None, None, "different families"),
    (
        "too few seals",
        put("moves", SEALS, 1, value="seals clero"),
        0,
        "chance",
        "'seals' here, with 6",
    ),
    (
        "four clero",
        put("moves", SEALS, 1, value=FOUR_CLERO),
        0,
        "chance",
        "named 4 times",
    ),
    ("no guild", put("moves", SEALS, 1, value="seals a b c d e f"), 0, "chance", "'a' is named 1 times"),
    ("deal first", put("moves", SEALS, 1, value="deal contarini-2"), 0, "chance", "Chance must decide 'seals'"),
    (
        "deal twelve",
        put("moves", DEAL, 1, value="deal contarini-2"),
        1,
        "chance",
        "'deal' here, with 12",
    ),
    ("chance later", put("moves", KEEP, value=["chance", "seals clero"]), 2, "chance", "nothing to decide here"),
    ("keep", put("moves", KEEP, 1, value="keep tiepolo-2"), 2, 0, "is not legal for seat 0 here"),
    ("half a move", put("moves", TURN, 1, value="buy courtesan"), TURN, 1, "is not legal for seat 1 here"),
    ("two blanks", put("moves", TURN, 1, value="buy courtesan  S9"), TURN, 1, "is not legal for seat 1 here"),
    ("wrong seat", put("moves", TURN, 0, value=2), TURN, 2, "Seat 2 has nothing to decide now"),
    ("not over", drop_last, 207, None, "the game is not over"),
    ("after the end", add_one, 208, 0, "The game is over"),
    ("result", put("result", "ranks", value=[2, 1, 2]), 208, None, "result: the moves give"),
    ("option", put("options", value={"thief.targets": "all"}), None, None, "Option thief.targets = all: choose one of"),
    ("no option", put("options", value={"thief": "all"}), None, None, "Unknown option 'thief'"),
]


@pytest.mark.parametrize(
    ("change", "move", "seat", "reason"), [case[1:] for case in BROKEN], ids=[case[0] for case in BROKEN]
)
def test_a_broken_record_is_refused(change: Callable[[Json], None], move: Any, seat: Any, reason: str) -> None:
    game = load(BASE)
    change(game)
    with pytest.raises(BadRecord) as caught:
        record.replay(game)
    message = str(caught.value)
    assert (caught.value.move, caught.value.seat) == (move, seat)
    assert reason in message
    assert message.endswith(".") and "\n" not in message and len(message) < 700


def test_the_second_deal_names_the_other_cards() -> None:
    game = load("intrigo-2p-1")
    second = [i for i, (seat, words) in enumerate(game["moves"]) if words.startswith("deal")][1]
    game["moves"][second][1] = game["moves"][1][1]
    with pytest.raises(BadRecord, match="but there are 0 of it"):
        record.replay(game)
