"""The worked examples 33 to 40 of the rules document, by their numbers; every figure was worked out by hand there."""

import pytest

from .court import AT_PALACE, Court
from .setting import BLUE, GREEN, PURPLE, RED


def test_example_33() -> None:
    setting = Court(figures={RED: 1, BLUE: 2})
    turn = setting.plays("lime-1", "sail")
    assert setting.figure() == 3
    assert turn.of("climb") == [{"seat": RED, "start": 1, "end": 3}]
    assert setting.phase == "dogaressa"
    assert turn.points == {RED: 1}  # S1; the points of L1 are never received


def test_example_34() -> None:
    setting = Court(figures={RED: 4, BLUE: 5, GREEN: 7})
    turn = setting.plays("doge-10", "doge")
    assert turn.of("climb") == [{"seat": RED, "start": 4, "end": 8}]
    # The reward of L8 is the sea route, from the start to S5; L6, a masterwork, is only passed.
    assert turn.of("sail") == [{"seat": RED, "start": 0, "end": 5}]
    assert turn.points == {RED: 1}
    assert setting.match.actors == [BLUE]


def test_example_35() -> None:
    for figures, doge in (({RED: 17}, "doge-10"), ({RED: 17, BLUE: 18}, "doge-5")):
        setting = Court(figures=figures)
        turn = setting.plays(doge, "doge")
        assert setting.figure() == AT_PALACE
        assert turn.bonus == [("palace", 20)]
        assert turn.points == {RED: 20 + (4 if doge == "doge-5" else 0)}  # one arrow: a card of 4 points
        assert setting.phase == "play"


def test_example_36() -> None:
    setting = Court(figures={RED: 7}, ships={RED: 11})
    turn = setting.plays("doge-5", "doge")
    assert turn.of("sail") == [{"seat": RED, "start": 11, "end": 16}]
    assert turn.points == {RED: 4}  # of the card, none of S16
    assert turn.extra is None and turn.of("extra-earned") == []
    assert setting.match.actors == [BLUE]
    # The Dogaressa card gives the extra card of the same space.
    setting = Court(held={RED: "sea-route"}, ships={RED: 11})
    turn = setting.moves(RED, "use sea-route", "advance 5")
    assert turn.of("sail") == [{"seat": RED, "start": 11, "end": 16}]
    assert turn.points == {}
    assert turn.extra == "sea"


def test_example_37() -> None:
    setting = Court(figures={RED: 4}, start=PURPLE)
    turn = setting.plays("doge-3", "doge")
    assert turn.of("start-player") == [{"seat": RED}]
    assert setting.table.start == RED
    assert turn.of("climb") == [{"seat": RED, "start": 4, "end": 5}]
    assert (turn.scored("council"), turn.scored("card")) == ([(RED, 6)], [(RED, 5)])
    assert turn.points == {RED: 11}


def test_example_38() -> None:
    shown = "vase-red-4 bowl-red-2 horse-red-3"
    setting = Court(figures={RED: 5}, held={RED: "minor-doge"}, masterworks=shown, start=PURPLE, cards={RED: "lime-2"})
    before = setting.left("dogaressas")
    setting.to_play(RED)
    turn = setting.moves(RED, "use minor-doge", "take vase-red-4", "frame 1", "shuffle")
    assert turn.of("climb") == [{"seat": RED, "start": 5, "end": 6}]
    assert (turn.scored("masterwork"), turn.scored("card")) == ([(RED, 4)], [(RED, 7)])
    assert turn.points == {RED: 11}
    assert setting.table.start == RED
    assert turn.of("discard") == [{"seat": RED, "card": "lime-2"}]
    assert turn.of("shuffle") == [{"seat": RED, "card": "minor-doge"}]
    assert turn.of("play") == turn.of("diamond") == turn.of("sail") == []
    assert setting.holds() == [] and setting.left("dogaressas") == before + 1


WINDOW = """
vase-green-2 vase-green-3 vase-green-4
horse-red-2 horse-blue-3 horse-green-4
vase-red-5 bowl-blue-2 bowl-green-3
"""


def test_example_39() -> None:
    setting = Court(windows={RED: WINDOW}, round=6, cycle=4, deck=0)
    turn = setting.plays("ship-1", "sail", seat=PURPLE)
    assert setting.over
    assert turn.of("score")[-3:] == [
        {"seat": RED, "points": 20, "reason": "row", "region": "window", "number": 1},
        {"seat": RED, "points": 10, "reason": "row", "region": "window", "number": 2},
        {"seat": RED, "points": 10, "reason": "column", "region": "window", "number": 3},
    ]
    assert turn.points[RED] == 40


@pytest.mark.parametrize(("upper", "row"), [("vase-red-2", 0), ("vase-green-2", 10)])
def test_example_40(upper: str, row: int) -> None:
    window = "vase-green-3 horse-green-4 bowl-green-4"
    setting = Court(figures={RED: 1}, windows={RED: window}, masterworks=upper, start=BLUE, round=6, cycle=4, deck=0)
    setting.table.score[RED] = 11  # the three cards have scored
    turn = setting.plays("doge-5", "doge", f"take {upper}", "frame 1")
    assert turn.of("frame") == [{"seat": RED, "card": upper, "number": 1, "double": True}]
    assert turn.scored("masterwork") == [(RED, 2)]
    assert setting.over
    assert turn.scored("row") == ([(RED, row)] if row else [])
    assert setting.table.score[RED] == 11 + 2 + 4 + row
    assert setting.window().split()[0] == upper
