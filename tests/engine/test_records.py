"""Recorded games: those of an independent implementation, own ones for every way of the rules, and broken ones."""

import copy
import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ridotto.engine import record
from ridotto.engine.errors import BadRecord, IllegalMove
from ridotto.engine.game import Json
from ridotto.engine.match import Match

FOLDER = Path(__file__).parents[1] / "records" / "mille-fiori"
REPLAYED = sorted(FOLDER.glob("*.replay.json"))


def load(name: str) -> Json:
    found: Json = json.loads((FOLDER / f"{name}.record.json").read_text("utf-8"))
    return found


# Games of an independent implementation


def test_there_are_games_of_another_implementation() -> None:
    assert {path.name for path in REPLAYED} == {
        f"mille-fiori-{edition}-{players}p-{i}.replay.json"
        for edition in ("base", "masterworks")
        for players in (2, 3, 4)
        for i in (1, 2, 3)
    }


@pytest.mark.parametrize("path", REPLAYED, ids=lambda path: path.name.split(".")[0])
def test_replays_like_another_implementation(path: Path) -> None:
    expected = json.loads(path.read_text("utf-8"))
    match, trace = record.replay(record.read(path.with_name(path.name.replace(".replay.", ".record."))), legal=True)
    assert len(trace) == expected["moves"]
    for found, wanted in zip(trace, expected["trace"], strict=True):
        assert found["i"] == wanted["i"]
        assert found["scores"] == wanted["scores"], found["i"]
        assert ("legal" in found) is ("legal_count" in wanted)  # not for what chance decides
        if "legal" in found:
            assert len(found["legal"]) == wanted["legal_count"], found["i"]
            digest = hashlib.sha256("\n".join(found["legal"]).encode()).hexdigest()
            assert digest[:12] == wanted["legal_sha256"], found["i"]
    assert match.result() == (expected["scores"], expected["ranks"], True)


# Writing and reading


@pytest.mark.parametrize("replayed", REPLAYED[::3], ids=lambda path: path.name.split(".")[0])
def test_what_is_written_is_read_again(replayed: Path, tmp_path: Path) -> None:
    first = record.read(replayed.with_name(replayed.name.replace(".replay.", ".record.")))
    match, _ = record.replay(first)
    path = tmp_path / "copy.record.json"
    path.write_text(record.dump(record.to_record(match)), "utf-8")
    second = record.read(path)
    assert {key: second[key] for key in first} == first
    assert record.dump(record.to_record(record.replay(second)[0])) == path.read_text("utf-8")


@pytest.mark.parametrize("moves", [0, 1, 7, 60])
def test_an_unfinished_game(moves: int) -> None:
    whole = load("mille-fiori-base-3p-1")
    part = {**whole, "moves": whole["moves"][:moves], "result": None}
    match, trace = record.replay(part)
    assert len(trace) == moves and not match.over
    written = json.loads(record.dump(record.to_record(match)))
    assert written["result"] is None
    assert written["moves"] == part["moves"]


def test_unknown_keys_and_an_absent_result_do_not_matter() -> None:
    game = load("mille-fiori-base-2p-1")
    scores = game.pop("result")["scores"]
    game["comment"] = {"by": "Ada"}
    match, _ = record.replay(game)
    assert match.result()[0] == scores


def test_the_order_of_simultaneous_moves_does_not_matter() -> None:
    game = load("mille-fiori-base-3p-1")
    assert [move[1].split()[0] for move in game["moves"][:3]] == ["draft"] * 3
    turned = {**game, "moves": [*reversed(game["moves"][:3]), *game["moves"][3:]]}
    assert record.replay(turned)[0].table_bytes() == record.replay(game)[0].table_bytes()


def test_scores_may_be_written_as_decimals() -> None:
    game = load("mille-fiori-base-2p-1")
    game["result"]["scores"] = [float(score) for score in game["result"]["scores"]]
    assert record.replay(game)[0].over


# Broken records

BASE = "mille-fiori-base-2p-1"
MOVES = len(load(BASE)["moves"])


def put(*path: Any, value: Any) -> Callable[[Json], None]:
    """Change the value at the path."""

    def change(game: Json) -> None:
        inner: Any = game
        for key in path[:-1]:
            inner = inner[key]
        inner[path[-1]] = value

    return change


def drop(key: str) -> Callable[[Json], None]:
    """Leave a key out."""

    def change(game: Json) -> None:
        del game[key]

    return change


def swap_cards(game: Json) -> None:
    """One house-3 more and one house-2 less in the deck."""
    deck = game["setup"]["deck"]
    deck[deck.index("house-2")] = "house-3"


def shorten(game: Json) -> None:
    game["setup"]["deck"].pop()


def cut(game: Json) -> None:
    """The last move is missing, the result is there."""
    game["moves"].pop()


def move_after_the_end(game: Json) -> None:
    game["moves"].append([0, "sail"])


def draft_again(game: Json) -> None:
    """The seat that has chosen chooses again instead of the other."""
    game["moves"][1] = game["moves"][0]


Case = tuple[str, Callable[[Json], None], int | None, int | str | None, str]
BROKEN: list[Case] = [
    # The head: neither move nor seat.
    ("format", put("format", value="table-record/2"), None, None, "format = 'table-record/2': this program reads"),
    ("no format", drop("format"), None, None, "format = None: this program reads 'table-record/1'"),
    ("game", put("game", value="chess"), None, None, "Unknown game 'chess': choose one of "),
    ("no game", drop("game"), None, None, "game = None: this must be a text"),
    ("edition", put("edition", value="deluxe"), None, None, "Unknown edition of mille-fiori 'deluxe': choose one"),
    ("no edition", drop("edition"), None, None, "edition = None: this must be a text"),
    ("version", put("rules", value=99), None, None, "rules = 99: this game was played under another version"),
    ("version true", put("rules", value=True), None, None, "rules = True: this game was played under another version"),
    ("options", put("options", value=[]), None, None, "options: this must be an object of rule switches"),
    ("option", put("options", value={"tempo": 1}), None, None, "Unknown option 'tempo': choose one of"),
    ("option value", put("options", value={"handshake": "x"}), None, None, "Option handshake = x: choose one of"),
    ("box", put("box", value=[]), None, None, "box: this must be an object with the differing values"),
    ("box of base", put("box", value={}), None, None, "box: name = 'base': that is a built-in edition"),
    ("players", put("players", value="Ada"), None, None, "players: this must be the list of the players' names"),
    ("no players", drop("players"), None, None, "players: this must be the list of the players' names"),
    ("one player", put("players", value=["Ada"]), None, None, "players: 1 names, but mille-fiori is played by 2, 3, 4"),
    ("five players", put("players", value=list("ABCDE")), None, None, "players: 5 names, but mille-fiori is played by"),
    ("player number", put("players", value=["Ada", 2]), None, None, "players: this must be the list of the players'"),
    ("empty name", put("players", value=["Ada", ""]), None, None, "'' is no name for a player: use 1 to 40"),
    ("setup", put("setup", value=[]), None, None, "setup: this must be an object with what chance decided"),
    ("no deck", put("setup", value={"start": 0}), None, None, "setup.deck: this must be the list of all card ids"),
    ("deck text", put("setup", "deck", value="house-1"), None, None, "setup.deck: this must be the list of all card"),
    ("deck numbers", put("setup", "deck", 5, value=3), None, None, "setup.deck: this must be the list of all card ids"),
    ("unknown card", put("setup", "deck", 5, value="gold-1"), None, None, "setup.deck: 'gold-1' is no card of this"),
    ("wrong deck", swap_cards, None, None, "setup.deck: house-2 occurs 3 times, but the box has 4 of it"),
    ("short deck", shorten, None, None, "times, but the box has"),
    ("start", put("setup", "start", value=2), None, None, "setup.start = 2: this must be a seat from 0 to 1"),
    ("start true", put("setup", "start", value=True), None, None, "setup.start = True: this must be a seat from 0"),
    ("no start", put("setup", "start", value=None), None, None, "setup.start = None: this must be a seat"),
    ("moves", put("moves", value={}), None, None, "moves: this must be a list of [seat, words]"),
    ("no moves", drop("moves"), None, None, "moves: this must be a list of [seat, words]"),
    # The moves: the index and the seat.
    (
        "illegal",
        put("moves", 4, value=[0, "draft swan-9"]),
        4,
        0,
        "'draft swan-9' is not legal for seat 0 here; legal:",
    ),
    ("other phase", put("moves", 0, value=[0, "sail"]), 0, 0, "'sail' is not legal for seat 0 here; legal: draft"),
    ("blanks", put("moves", 2, value=[0, " sail"]), 2, 0, "' sail' is not legal for seat 0 here; legal:"),
    ("capitals", put("moves", 2, value=[0, "Sail"]), 2, 0, "'Sail' is not legal for seat 0 here; legal:"),
    ("long words", put("moves", 2, value=[0, "x" * 500]), 2, 0, "is not legal for seat 0 here; legal:"),
    (
        "wrong seat",
        put("moves", 2, value=[1, "sail"]),
        2,
        1,
        "Seat 1 has nothing to decide now; the game waits for seat 0",
    ),
    ("draft again", draft_again, 1, 0, "Seat 0 has nothing to decide now; the game waits for seat 1"),
    ("no such seat", put("moves", 2, value=[5, "sail"]), 2, 5, "There is no seat 5; seats run from 0 to 1"),
    ("seat -1", put("moves", 2, value=[-1, "sail"]), 2, -1, "There is no seat -1; seats run from 0 to 1"),
    (
        "seat text",
        put("moves", 3, value=["red", "sail"]),
        3,
        "red",
        "Move 3: 'red' is neither the number of a seat nor",
    ),
    ("seat decimal", put("moves", 3, value=[1.0, "sail"]), 3, None, "Move 3: 1.0 is neither the number of a seat nor"),
    ("seat true", put("moves", 3, value=[True, "sail"]), 3, None, "Move 3: True is neither the number of a seat nor"),
    (
        "chance",
        put("moves", 3, value=["chance", "deal 3"]),
        3,
        "chance",
        "Move 3 of chance, 'deal 3': Chance has nothing",
    ),
    ("move text", put("moves", 6, value="sail"), 6, None, 'Move 6 is "sail": a move is [seat, words]'),
    ("move short", put("moves", 6, value=[1]), 6, 1, "Move 6 is [1]: a move is [seat, words]"),
    ("move long", put("moves", 6, value=[0, "sail", 1]), 6, 0, 'Move 6 is [0, "sail", 1]: a move is [seat, words]'),
    ("move empty", put("moves", 6, value=[]), 6, None, "Move 6 is []: a move is [seat, words]"),
    ("move null", put("moves", 6, value=[0, None]), 6, 0, "Move 6 is [0, null]: a move is [seat, words]"),
    ("after the end", move_after_the_end, MOVES, 0, f"Move {MOVES} of seat 0, 'sail': The game is over; no move is"),
    # The result: the number of moves, no seat.
    (
        "score",
        put("result", "scores", 0, value=147),
        MOVES,
        None,
        'result: the moves give {"scores": [146, 125], "ranks"',
    ),
    ("ranks", put("result", "ranks", value=[2, 1]), MOVES, None, "result: the moves give"),
    ("result text", put("result", value="draw"), MOVES, None, "result: the moves give"),
    ("result empty", put("result", value={}), MOVES, None, "result: the moves give"),
    ("not over", cut, MOVES - 1, None, f"result: the game is not over after {MOVES - 1} moves, so the result must be"),
]


@pytest.mark.parametrize(
    ("change", "move", "seat", "reason"), [case[1:] for case in BROKEN], ids=[c[0] for c in BROKEN]
)
def test_a_broken_record_is_refused(change: Callable[[Json], None], move: Any, seat: Any, reason: str) -> None:
    game = load(BASE)
    record.replay(game)
    change(game)
    with pytest.raises(BadRecord) as caught:
        record.replay(game)
    message = str(caught.value)
    assert (caught.value.move, caught.value.seat) == (move, seat)
    assert reason in message
    assert message.endswith(".") and "\n" not in message and len(message) < 700


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "is not valid JSON in UTF-8"),
        (b"moves", "is not valid JSON in UTF-8"),
        (b'{"format": "table-record/1"', "is not valid JSON in UTF-8"),
        (b'{"format": "\xff"}', "is not valid JSON in UTF-8"),
        (b"[" * 100_000, "is not valid JSON in UTF-8"),
        (b"[1, 2]", "is no record: the file must hold one JSON object"),
        (b" " * 4_000_001, "is larger than 4 MB and no record of a game"),
        (None, "Cannot read"),
    ],
)
def test_a_broken_file_is_refused(tmp_path: Path, content: bytes | None, reason: str) -> None:
    path = tmp_path / "broken.record.json"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(BadRecord, match=reason) as caught:
        record.read(path)
    assert (caught.value.move, caught.value.seat) == (None, None)
    assert str(caught.value).endswith(".")


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=4,
)
PLACES: list[tuple[Any, ...]] = [
    *[
        (key,)
        for key in ("format", "game", "edition", "rules", "options", "players", "setup", "moves", "result", "box")
    ],
    *[("players", 0), ("setup", "deck"), ("setup", "deck", 3), ("setup", "start"), ("options", "handshake")],
    *[
        ("moves", 5),
        ("moves", 5, 0),
        ("moves", 5, 1),
        ("result", "scores"),
        ("result", "ranks"),
        ("result", "scores", 0),
    ],
]
FIRST = {**load(BASE), "moves": load(BASE)["moves"][:8]}


@given(st.sampled_from(PLACES), JSON)
@settings(max_examples=200, deadline=None)
def test_whatever_stands_in_a_record_is_replayed_or_refused(place: tuple[Any, ...], value: Any) -> None:
    game = copy.deepcopy(FIRST)
    put(*place, value=value)(game)
    try:
        record.replay(game)
    except BadRecord as error:
        assert "\n" not in str(error)


def test_every_move_of_a_record_matters() -> None:
    # Without any one of its moves a game does not replay: the rest does not fit, or the end is missing.
    game = load(BASE)
    for i in range(0, MOVES, 7):
        with pytest.raises(BadRecord):
            record.replay({**game, "moves": game["moves"][:i] + game["moves"][i + 1 :]})


def test_nothing_changes_by_an_illegal_move() -> None:
    match: Match = record.start(load(BASE))
    before = match.table_bytes(), list(match.log)
    for seat, words in ((0, "sail"), (7, "sail"), (1, "draft"), (0, "draft ship-9")):
        with pytest.raises(IllegalMove, match=r"\.$"):
            match.move(seat, words)
    assert (match.table_bytes(), list(match.log)) == before
