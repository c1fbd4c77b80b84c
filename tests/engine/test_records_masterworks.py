"""Broken records of The Masterworks: every fault of its setup and of what chance decides is named."""

import copy
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ridotto.engine import record
from ridotto.engine.errors import BadRecord
from ridotto.engine.game import Json
from ridotto.engine.match import Match

from .test_records import JSON, load, put

NAME = "mille-fiori-masterworks-3p-1"
GAME = load(NAME)
CHANCE = next(i for i, move in enumerate(GAME["moves"]) if move[0] == "chance")
STACK = GAME["moves"][CHANCE][1].split()[1:]


def swap(pile: str, one: int, other: int) -> Callable[[Json], None]:
    """Two entries of a pile change places."""

    def change(game: Json) -> None:
        cards = game["setup"][pile]
        cards[one], cards[other] = cards[other], cards[one]

    return change


def neighbours(game: Json) -> None:
    """The two brown tiles lie at the bottom."""
    rest = [tile for tile in game["setup"]["council"] if not tile.startswith("brown")]
    game["setup"]["council"] = ["brown-1", "brown-2", *rest]


def leave_out(game: Json) -> None:
    del game["moves"][CHANCE]


Case = tuple[str, Callable[[Json], None], int | None, int | str | None, str]
SEAT_AFTER = GAME["moves"][CHANCE + 1][0]
TOP_FIRST = "The stack must be named in its order, top first: dogaressas"
BROKEN: list[Case] = [
    ("option of base", put("options", value={"two_player_plays": 3}), None, None, "Unknown option 'two_player_plays'"),
    ("edition", put("edition", value="base"), None, None, "setup.deck: doge-1 occurs 1 times, but the box has 0 of it"),
    (
        "no stack",
        put("setup", "masterworks", value=None),
        None,
        None,
        "setup.masterworks: this must be the list of all",
    ),
    ("short stack", put("setup", "masterworks", value=[]), None, None, "occurs 0 times, but the box has 1 of it"),
    ("wrong value", put("setup", "masterworks", 0, value="vase-red-6"), None, None, "'vase-red-6' is no card of this"),
    ("value 5", put("setup", "masterworks", 0, value="vase-red-5"), None, None, "setup.masterworks: "),
    (
        "no dogaressas",
        put("setup", "dogaressas", value=7),
        None,
        None,
        "setup.dogaressas: this must be the list of all",
    ),
    ("dogaressas", put("setup", "dogaressas", value=["points"] * 12), None, None, "setup.dogaressas: points occurs 12"),
    ("unknown", put("setup", "dogaressas", 3, value="doge-1"), None, None, "setup.dogaressas: 'doge-1' is no card of"),
    (
        "no council",
        put("setup", "council", value={}),
        None,
        None,
        "setup.council: this must be the list of all card ids",
    ),
    ("council", put("setup", "council", 0, value="red"), None, None, "setup.council: 'red' is no card of this game"),
    ("five tiles", lambda game: game["setup"]["council"].pop(), None, None, "occurs 0 times, but the box has 1 of it"),
    ("neighbours", neighbours, None, None, "setup.council: brown-1 and brown-2 are neighbours of one colour"),
    ("chance left out", leave_out, CHANCE, SEAT_AFTER, f"Seat {SEAT_AFTER} has nothing to decide now; chance decides"),
    ("not the stack", put("moves", CHANCE, 1, value="dogaressas points"), CHANCE, "chance", TOP_FIRST),
    ("other words", put("moves", CHANCE, 1, value=f"stack {' '.join(STACK)}"), CHANCE, "chance", TOP_FIRST),
    ("blanks", put("moves", CHANCE, 1, value=f"dogaressas  {' '.join(STACK)}"), CHANCE, "chance", TOP_FIRST),
    ("a seat", put("moves", CHANCE, 0, value=0), CHANCE, 0, "Seat 0 has nothing to decide now; chance decides next"),
    (
        *("chance too early", lambda game: game["moves"].insert(0, ["chance", "dogaressas"]), 0),
        *("chance", "Chance has nothing to decide here"),
    ),
]


@pytest.mark.parametrize(
    ("change", "move", "seat", "reason"), [case[1:] for case in BROKEN], ids=[c[0] for c in BROKEN]
)
def test_a_broken_record_is_refused(change: Callable[[Json], None], move: Any, seat: Any, reason: str) -> None:
    game = copy.deepcopy(GAME)
    change(game)
    with pytest.raises(BadRecord) as caught:
        record.replay(game)
    message = str(caught.value)
    assert (caught.value.move, caught.value.seat) == (move, seat)
    assert reason in message
    assert message.endswith(".") and "\n" not in message and len(message) < 700


def test_another_order_of_the_stack_is_another_game() -> None:
    game = copy.deepcopy(GAME)
    later = [move for move in game["moves"][CHANCE + 1 :] if move[1] == "take stack"]
    game["moves"][CHANCE][1] = " ".join(["dogaressas", *reversed(STACK)])
    assert STACK[::-1] != STACK and later
    one = record.replay({**GAME, "moves": GAME["moves"][: CHANCE + 1], "result": None})[0]
    other = record.replay({**game, "moves": game["moves"][: CHANCE + 1], "result": None})[0]
    assert one.table["dogaressas"].tolist() == other.table["dogaressas"].tolist()[: len(STACK)][::-1] + [-1] * (
        12 - len(STACK)
    )
    assert one.view().describe() == other.view().describe()  # nobody sees it


def test_the_piles_are_laid_out_as_told() -> None:
    for pile in ("masterworks", "dogaressas"):
        game = copy.deepcopy(GAME)
        swap(pile, 0, -1)(game)
        match: Match = record.start(game)
        top, end = GAME["setup"][pile][0], GAME["setup"][pile][-1]
        shown = match.view().describe()[pile]["open"]
        assert sorted(shown) == sorted([end, *GAME["setup"][pile][1:3]]) and (top in shown) is (top == end)


PLACES: list[tuple[Any, ...]] = [
    *[("setup", "masterworks"), ("setup", "dogaressas"), ("setup", "council"), ("setup", "council", 0)],
    *[("setup", "masterworks", 5), ("moves", CHANCE), ("moves", CHANCE, 0), ("moves", CHANCE, 1), ("options",)],
]
FIRST = {**GAME, "moves": GAME["moves"][: CHANCE + 3], "result": None}


@given(st.sampled_from(PLACES), JSON)
@settings(max_examples=30, deadline=None)
def test_whatever_stands_in_a_record_is_replayed_or_refused(place: tuple[Any, ...], value: Any) -> None:
    game = copy.deepcopy(FIRST)
    put(*place, value=value)(game)
    try:
        record.replay(game)
    except BadRecord as error:
        assert "\n" not in str(error)
