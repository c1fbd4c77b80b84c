"""X4: Doge cards."""

import pytest

from .court import Court
from .setting import BLUE, GREEN, PURPLE, RED

DOGES = {
    **{"doge-1": (1, 6, 1), "doge-2": (1, 6, 2), "doge-3": (1, 5, 3), "doge-4": (1, 5, 4), "doge-5": (1, 4, 5)},
    **{"doge-6": (1, 4, 3), "doge-7": (2, 2, 1), "doge-8": (2, 2, 2), "doge-9": (2, 1, 3), "doge-10": (2, 0, 4)},
    "doge-11": (2, 0, 5),
}
"""Arrows, points and ship number of each Doge card (2.8.3)."""


def cycle_order(setting: Court, first: int, play: dict[int, str]) -> list[int]:
    """The seats in the order of their turns: of a cycle in which ``play`` is done, from ``first`` on, and of the next.

    Cards without words are used for the ship.
    """
    order = []
    for _ in range(4):
        [seat] = setting.match.actors
        order.append(seat)
        setting.moves(seat, play.get(seat, "sail"))
    for seat in range(4):
        setting.moves(seat, setting.legal(seat)[0])
    assert setting.match.actors == [int(setting.table.start)]
    return order


@pytest.mark.parametrize("doge", DOGES)
def test_x4_1(doge: str) -> None:
    arrows, points, _ = DOGES[doge]
    # One step leads from L13 to 5 points, two from L15 to 7.
    setting = Court(figures={RED: 13 if arrows == 1 else 15}, cards={RED: doge}, start=PURPLE)
    setting.to_play(RED)
    turn = setting.moves(RED, "doge")
    assert turn.kinds == ["play", "start-player", "climb", "score", *(["score"] if points else [])]
    assert turn.of("start-player") == [{"seat": RED}] and setting.table.start == RED
    assert setting.figure() == (14 if arrows == 1 else 17)
    assert turn.points == {RED: points + (5 if arrows == 1 else 7)}
    assert setting.laid(RED) == 0 and setting.table.ship[RED] == 0
    assert doge not in setting.cards()


def test_x4_1_order() -> None:
    # The start player card comes first, the points last, after the whole reward.
    setting = Court(figures={RED: 6}, masterworks="vase-red-3", start=BLUE)
    turn = setting.plays("doge-3", "doge")
    assert turn.kinds == ["play", "start-player", "climb"] and turn.points == {}
    assert setting.table.start == RED
    turn = setting.moves(RED, "take vase-red-3", "frame 5")
    assert turn.of("score") == [
        {"seat": RED, "points": 3, "reason": "masterwork", "region": "window", "card": "vase-red-3", "number": 5},
        {"seat": RED, "points": 5, "reason": "card", "region": "council"},
    ]


def test_x4_2() -> None:
    cards = {PURPLE: "lime-1", RED: "doge-5", BLUE: "ash-2", GREEN: "swan-3"}
    setting = Court(figures={RED: 4, PURPLE: 4, BLUE: 4}, cards=cards, start=PURPLE)
    assert cycle_order(setting, PURPLE, {RED: "doge"}) == [PURPLE, RED, BLUE, GREEN]
    assert setting.table.start == RED


def test_x4_2_the_last_of_several_keeps_it() -> None:
    cards = {GREEN: "lime-1", PURPLE: "doge-5", RED: "ship-2", BLUE: "doge-6"}
    setting = Court(figures={PURPLE: 4, BLUE: 13, GREEN: 4}, cards=cards, start=GREEN)
    assert cycle_order(setting, GREEN, {PURPLE: "doge", BLUE: "doge"}) == [GREEN, PURPLE, RED, BLUE]
    assert setting.table.start == BLUE


@pytest.mark.parametrize("card", ["doge-5", "minor-doge"])
def test_x4_2_across_rounds(card: str) -> None:
    cards = {BLUE: "ship-1", GREEN: "ship-1", PURPLE: "ship-1", RED: "doge-5" if card == "doge-5" else "lime-1"}
    setting = Court(cards=cards, figures={RED: 13}, held={RED: "minor-doge"}, start=BLUE, cycle=4, round=3)
    for seat in (BLUE, GREEN, PURPLE):
        setting.moves(seat, "sail")
    turn = setting.moves(RED, *(["doge"] if card == "doge-5" else [f"use {card}", "shuffle"]))
    assert turn.of("round") == [{"number": 4}]
    assert [event["seat"] for event in turn.of("start-player")] == [RED]
    assert setting.table.start == RED
    for seat in range(4):
        setting.moves(seat, setting.legal(seat)[0])
    assert setting.match.actors == [RED]


@pytest.mark.parametrize("doge", DOGES)
def test_x4_3(doge: str) -> None:
    number = DOGES[doge][2]
    setting = Court(figures={RED: 4}, ships={RED: 16}, start=BLUE)
    setting.to_play(RED)
    assert setting.plays(doge).legal == ["doge", "sail"]
    turn = setting.moves(RED, "sail")
    assert setting.table.ship[RED] == 16 + number
    assert turn.of("start-player") == turn.of("climb") == turn.scored("card") == []
    assert setting.table.start == BLUE and setting.figure() == 4
    assert turn.extra == ("sea" if number == 4 else None)


def test_x4_3_at_the_end_of_the_route() -> None:
    assert Court(ships={RED: 32}).plays("doge-1").legal == ["doge"]
    nothing = Court(ships={RED: 32}, supply={RED: 0}, reserve={RED: 0})
    assert nothing.plays("doge-1").legal == ["doge"]
    assert Court(supply={RED: 0}, reserve={RED: 0}).plays("doge-1").legal == ["doge", "sail"]


def test_x4_4() -> None:
    setting = Court(ships={RED: 5}, figures={RED: 13}, display="doge-3 swan-1", start=PURPLE)
    setting.plays("ship-2", "sail")
    turn = setting.moves(RED, "extra doge-3")
    assert turn.legal == ["doge", "sail"]
    turn = setting.moves(RED, "doge")
    assert turn.kinds == ["play", "start-player", "climb", "score", "score"]
    assert (turn.points, setting.table.start, setting.display()) == ({RED: 5 + 5}, RED, ["swan-1"])
