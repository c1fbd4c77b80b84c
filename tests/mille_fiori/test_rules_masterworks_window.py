"""X6, X7, X8: masterworks in the shop window, the sea route of the expansion, the end of the game."""

from typing import Any

import pytest

from .court import Court
from .setting import BLUE, GREEN, PURPLE, RED

FRAMES = [f"frame {i}" for i in range(1, 10)]
DECK_MASTERWORKS = {
    **{"horse-green-5": 1, "horse-red-5": 2, "horse-blue-5": 3, "vase-green-5": 2, "vase-red-5": 3, "vase-blue-5": 4},
    **{"bowl-green-5": 3, "bowl-red-5": 4, "bowl-blue-5": 5},
}
"""The masterworks of the main deck with their ship numbers (2.8.4)."""
LAST = {"round": 6, "cycle": 4, "deck": 0, "start": BLUE}
"""The last turn of the game is Red's."""

# Masterworks


@pytest.mark.parametrize("card", DECK_MASTERWORKS)
def test_x6_1(card: str) -> None:
    setting = Court(cards={RED: card}, figures={RED: 8})
    assert setting.legal() == [*FRAMES, "sail"]
    turn = setting.moves(RED, "frame 4")
    assert turn.kinds == ["play", "frame", "score"]
    assert turn.points == {RED: 5}
    assert setting.window() == f". . . {card} . . . . ."
    assert (setting.laid(RED), setting.table.ship[RED], setting.figure()) == (0, 0, 8)
    assert setting.match.actors == [BLUE]


@pytest.mark.parametrize("card", DECK_MASTERWORKS)
def test_x6_1_for_the_ship(card: str) -> None:
    setting = Court(cards={RED: card})
    setting.moves(RED, "sail")
    assert setting.table.ship[RED] == DECK_MASTERWORKS[card]
    assert set(setting.window().split()) == {"."}
    assert card not in setting.cards()


def test_x6_1_as_an_extra_card() -> None:
    setting = Court(ships={RED: 5}, display="vase-blue-5 swan-1")
    setting.plays("ship-2", "sail")
    turn = setting.moves(RED, "extra vase-blue-5")
    assert turn.legal == [*FRAMES, "sail"]
    assert setting.moves(RED, "frame 9").points == {RED: 5}
    assert setting.display() == ["swan-1"] and setting.match.actors == [BLUE]


def test_x6_1_without_diamonds_and_at_the_end_of_the_route() -> None:
    assert Court(ships={RED: 32}, supply={RED: 0}, reserve={RED: 0}).plays("vase-red-5").legal == FRAMES


TOLD = {"masterworks": "horse-red-2 vase-blue-3 bowl-green-4", "masterwork_stack": "horse-blue-4 vase-green-2"}


def test_x6_2_from_the_display() -> None:
    setting = Court(figures={RED: 1}, **TOLD)
    setting.plays("doge-5", "doge")
    turn = setting.moves(RED, "take vase-blue-3")
    assert turn.of("take") == [{"seat": RED, "card": "vase-blue-3", "blind": False}]
    assert sorted(setting.open_cards("masterworks")) == ["bowl-green-4", "horse-blue-4", "horse-red-2"]
    assert setting.left("masterworks") == 1
    assert turn.legal == FRAMES
    assert setting.match.view().describe()["card"] == "vase-blue-3"


def test_x6_2_from_the_stack() -> None:
    setting = Court(figures={RED: 1}, **TOLD)
    setting.plays("doge-5", "doge")
    turn = setting.moves(RED, "take stack")
    assert turn.of("take") == [{"seat": RED, "card": "horse-blue-4", "blind": True}]
    assert sorted(setting.open_cards("masterworks")) == ["bowl-green-4", "horse-red-2", "vase-blue-3"]
    # All see what was taken.
    assert setting.match.view(BLUE).describe()["card"] == "horse-blue-4"
    assert setting.moves(RED, "frame 5").points == {RED: 4 + 4}


def test_x6_2_without_stack_no_refill() -> None:
    setting = Court(figures={RED: 5}, masterworks="horse-red-2 vase-blue-3", masterwork_stack="")
    assert setting.plays("doge-5", "doge").legal == ["take horse-red-2", "take vase-blue-3"]
    setting.moves(RED, "take horse-red-2", "frame 1")
    assert setting.open_cards("masterworks") == ["vase-blue-3"]
    # The last one, and then none: no decision.
    assert setting.plays("lime-1", "sail", seat=BLUE).legal == ["take vase-blue-3"]
    setting.moves(BLUE, "take vase-blue-3", "frame 1")
    setting.table.ship[GREEN] = 20
    turn = setting.plays("ship-2", "sail", seat=GREEN)  # S22
    assert turn.of("lost") == [{"seat": GREEN, "what": "masterwork"}]
    assert turn.points == {} and setting.match.actors == [PURPLE]


def test_x6_2_empty_display_with_a_stack() -> None:
    # Cannot come about by play, since places are filled from the stack at once.
    setting = Court(figures={RED: 1}, masterworks="", masterwork_stack="horse-blue-4")
    assert setting.plays("doge-5", "doge").legal == ["take stack"]


def test_x6_3() -> None:
    window = "horse-red-2 . vase-blue-3 . . . . . bowl-green-4"
    setting = Court(windows={RED: window}, cards={RED: "vase-red-5"})
    assert setting.legal() == [*FRAMES, "sail"]
    turn = setting.moves(RED, "frame 3")
    assert turn.of("frame") == [{"seat": RED, "card": "vase-red-5", "number": 3, "double": True}]
    # The other cards lie where they lay.
    assert setting.window() == window.replace("vase-blue-3", "vase-red-5")
    setting = Court(windows={RED: window, BLUE: window}, cards={RED: "vase-red-5"})
    turn = setting.moves(RED, "frame 2")
    assert turn.of("frame") == [{"seat": RED, "card": "vase-red-5", "number": 2, "double": False}]
    assert setting.window(BLUE) == window


@pytest.mark.parametrize("card", ["horse-red-2", "vase-green-3", "bowl-blue-4"])
def test_x6_4(card: str) -> None:
    for window in ("", "vase-blue-3 " * 9):
        setting = Court(figures={RED: 6}, windows={RED: window}, masterworks=card)
        setting.plays("doge-5", "doge", f"take {card}")
        turn = setting.moves(RED, "frame 7")
        assert turn.scored("masterwork") == [(RED, int(card[-1]))]


G, R, B = "green", "red", "blue"
LINES: list[tuple[str, str, list[tuple[str, int, int]]]] = [
    ("nothing", ". . . . . . . . .", []),
    ("two are not three", "vg vg . vg vg . . . .", []),
    ("one row of one colour", "vg hg bg . . . . . .", [("row", 1, 10)]),
    ("one row of one shape", ". . . hg hr hb . . .", [("row", 2, 10)]),
    ("one row of both", ". . . . . . br br br", [("row", 3, 20)]),
    ("one column of one colour", "vb . . hb . . bb . .", [("column", 1, 10)]),
    ("one column of one shape", ". vg . . vr . . vb .", [("column", 2, 10)]),
    ("one column of both", ". . hg . . hg . . hg", [("column", 3, 20)]),
    ("three different ones", "vg hr bb . . . . . .", []),
    ("diagonals", "vg . vg . vg . vg . vg", []),
    ("a row and a column", "vg vr vb hg . . bg . .", [("row", 1, 10), ("column", 1, 10)]),
    (
        "everything",
        " ".join(["hr"] * 9),
        [(line, number, 20) for number in (1, 2, 3) for line in ("row", "column")],
    ),
]


def window_of(short: str) -> str:
    """A window in full words: ``vg`` is a green vase of any value."""
    shapes, colours = {"v": "vase", "h": "horse", "b": "bowl"}, {"g": G, "r": R, "b": B}
    return " ".join(
        name if name == "." else f"{shapes[name[0]]}-{colours[name[1]]}-{2 + i % 4}"
        for i, name in enumerate(short.split())
    )


def last_turn(windows: dict[int, str], **told: Any) -> Any:
    """The last turn of a game, in which Red's ship reaches a space without effect."""
    setting = Court(windows={seat: window_of(short) for seat, short in windows.items()}, **{**LAST, **told})
    turn = setting.plays("ship-1", "sail")
    assert setting.over
    return turn


@pytest.mark.parametrize(("short", "expected"), [case[1:] for case in LINES], ids=[case[0] for case in LINES])
def test_x6_5(short: str, expected: list[tuple[str, int, int]]) -> None:
    turn = last_turn({RED: short, PURPLE: ". " + short[2:]})
    found = [e for e in turn.of("score") if e["region"] == "window" and e["seat"] == RED]
    assert [(e["reason"], e["number"], e["points"]) for e in found] == expected
    assert turn.points[RED] == 1 + sum(points for _, _, points in expected)


def test_x6_5_every_window_scores() -> None:
    turn = last_turn({RED: "vg hg bg", BLUE: "vg vg vg", PURPLE: "hb hb vb"})
    assert turn.points == {RED: 1 + 10, BLUE: 20, PURPLE: 10}
    assert turn.kinds[-4:] == ["score", "score", "score", "over"]


def test_x6_5_only_at_the_end() -> None:
    setting = Court(windows={RED: window_of("vg hg .")}, cards={RED: "bowl-green-5"}, start=BLUE)
    setting.to_play(RED)
    assert setting.moves(RED, "frame 3").points == {RED: 5}


# The sea route


def test_x7_1() -> None:
    setting = Court(ships={RED: 18}, display="")
    turn = setting.plays("ship-2", "sail")
    assert (turn.points, turn.of("extra-lost")) == ({RED: 10}, [{"seat": RED}])  # S20: 10 and the compass
    assert setting.plays("ship-1", "sail").points == {RED: 1}
    setting = Court(ships={RED: 17})
    turn = setting.plays("ship-4", "sail")
    assert (turn.of("sail"), turn.points) == ([{"seat": RED, "start": 17, "end": 21}], {RED: 1})


@pytest.mark.parametrize(("space", "points"), [(21, 1), (23, 5), (25, 1), (26, 10), (27, 0), (29, 1), (31, 10)])
def test_x7_1_points(space: int, points: int) -> None:
    turn = Court(ships={RED: space - 1}).plays("ship-1", "sail")
    assert turn.points == ({RED: points} if points else {})
    assert turn.extra == ("sea" if space == 27 else None)


@pytest.mark.parametrize("space", [22, 28])
def test_x7_2_masterwork(space: int) -> None:
    setting = Court(ships={RED: space - 1}, masterworks="vase-red-3")
    turn = setting.plays("ship-1", "sail")
    assert turn.points == {} and turn.legal == ["take stack", "take vase-red-3"]
    assert setting.moves(RED, "take vase-red-3", "frame 1").points == {RED: 3}
    # By a harbor card too.
    setting = Court(ships={RED: space - 1}, masterworks="vase-red-3")
    assert setting.plays("ship-1", "lay K1a").legal == ["take stack", "take vase-red-3"]


@pytest.mark.parametrize(("space", "steps"), [(24, 1), (30, 2)])
def test_x7_2_arrows(space: int, steps: int) -> None:
    for move in ("sail", "lay K1a"):
        setting = Court(ships={RED: space - 1}, figures={RED: 9 - steps})
        turn = setting.plays("ship-1", move)
        assert turn.of("climb") == [{"seat": RED, "start": 9 - steps, "end": 9}]
        assert turn.points == {RED: 8}
    # To the palace, past occupied spaces.
    setting = Court(ships={RED: space - 1}, figures={RED: 17, BLUE: 18})
    assert setting.plays("ship-1", "sail").bonus == [("palace", 20)]


def test_x7_3() -> None:
    setting = Court(ships={RED: 28, BLUE: 31, GREEN: 31}, bonuses={"city": [PURPLE]}, supply={RED: 3})
    turn = setting.plays("ship-5", "sail")
    assert turn.of("sail") == [{"seat": RED, "start": 28, "end": 32}]
    assert (turn.bonus, turn.points, turn.extra) == ([("city", 15)], {RED: 15}, None)
    assert setting.table.supply[RED] == 2
    assert setting.plays("ship-1", "lay K1a", seat=BLUE).bonus == [("city", 10)]
    assert setting.plays("lime-1", "sail", "take stack", "frame 1", seat=GREEN).bonus == [("city", 5)]
    assert setting.match.view().describe()["bonuses"]["city"] == [PURPLE, RED, BLUE, GREEN]


def test_x7_3_the_ship_stays() -> None:
    setting = Court(ships={RED: 32}, bonuses={"city": [RED]}, figures={RED: 7})
    for card in ("lime-1", "doge-5", "vase-red-5", "ship-1"):
        assert "sail" not in setting.plays(card).legal
    assert setting.plays("ship-1", "lay K1a").points == {}
    turn = setting.plays("doge-5", "doge")  # L8: sea route
    assert (turn.of("sail"), turn.bonus, turn.points) == ([], [], {RED: 4})
    assert setting.table.ship[RED] == 32


def test_x7_3_by_every_way() -> None:
    def bonus(**told: Any) -> list[tuple[str, int]]:
        return Court(ships={RED: 30}, **told).moves(RED, *moves).bonus

    moves = ["use sea-route", "advance 2"]
    assert bonus(held={RED: "sea-route"}) == [("city", 20)]
    moves = ["doge"]
    assert bonus(cards={RED: "doge-5"}, figures={RED: 7}) == [("city", 20)]


# Diamonds and the end of the game


@pytest.mark.parametrize(("which", "ship", "figure"), [("city", 31, 4), ("palace", 23, 18)])
def test_x8_1_bonus_diamonds_count(which: str, ship: int, figure: int) -> None:
    told: dict[str, Any] = {"ships": {RED: ship}, "figures": {RED: figure}}
    setting = Court(supply={RED: 1}, deck=60, start=GREEN, **told)
    setting.to_play(RED)
    turn = setting.plays("ship-1", "sail")
    assert turn.bonus == [(which, 20)]
    assert turn.of("last-diamond") == [{"seat": RED}]
    assert (int(setting.table.supply[RED]), int(setting.table.reserve[RED])) == (0, 3)
    assert not setting.over
    turn = setting.plays("ship-1", "sail", seat=BLUE)
    assert setting.over and turn.of("over") == [{"reason": "diamonds"}]


@pytest.mark.parametrize(("which", "ship", "figure"), [("city", 31, 4), ("palace", 23, 18)])
def test_x8_1_bonus_diamonds_of_the_reserve(which: str, ship: int, figure: int) -> None:
    setting = Court(supply={RED: 0}, reserve={RED: 2}, ships={RED: ship}, figures={RED: figure})
    assert setting.plays("ship-1", "sail").bonus == [(which, 20)]
    assert setting.table.reserve[RED] == 1


@pytest.mark.parametrize(("which", "ship", "figure"), [("city", 31, 4), ("palace", 23, 18)])
def test_x8_1_lost_without_a_diamond(which: str, ship: int, figure: int) -> None:
    # R5.3
    setting = Court(supply={RED: 0}, reserve={RED: 0}, ships={RED: ship}, figures={RED: figure})
    turn = setting.plays("ship-1", "sail")
    assert [event["set"] for event in turn.of("bonus-lost")] == [which]
    assert turn.points == {} and setting.match.view().describe()["bonuses"][which] == [None] * 4


def test_x8_1_by_deck() -> None:
    turn = last_turn({RED: "vg hg bg"})
    assert turn.of("over") == [{"reason": "deck"}]
    assert turn.points == {RED: 1 + 10}


def test_x8_1_by_diamonds() -> None:
    setting = Court(windows={RED: window_of("vg hg bg"), PURPLE: window_of("vr vr vr")}, supply={RED: 1}, deck=60)
    setting.plays("ship-1", "lay K1a")
    assert [int(points) for points in setting.table.score] == [1, 0, 0, 0]
    for seat in (BLUE, GREEN):
        assert setting.plays("ship-1", "sail", seat=seat).points == {seat: 1}
    turn = setting.plays("ship-1", "sail", seat=PURPLE)
    assert turn.points == {RED: 10, PURPLE: 1 + 20}
    assert turn.of("over") == [{"reason": "diamonds"}]
    assert setting.match.result()[1] == [2, 3, 3, 1]


def test_x8_1_the_last_move_may_be_the_shuffling() -> None:
    setting = Court(windows={RED: window_of("vg hg bg")}, held={RED: "points"}, **LAST)
    setting.to_play(RED)
    assert setting.moves(RED, "use points").points == {RED: 12}
    assert not setting.over
    assert setting.moves(RED, "shuffle").points == {RED: 10}
    assert setting.over and setting.match.actors == [] and not setting.match.awaits_chance


def test_x8_1_the_last_move_may_complete_a_line() -> None:
    setting = Court(windows={RED: window_of("vg hg .")}, cards={RED: "bowl-green-5"}, **LAST)
    setting.to_play(RED)
    assert setting.moves(RED, "frame 3").points == {RED: 5 + 10}
    assert setting.over
