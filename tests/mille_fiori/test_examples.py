"""The worked examples 1 to 32 of the rules document, by their numbers; every figure was worked out by hand there."""

from .setting import BLUE, GREEN, RED, Setting

# Workshops


def test_example_01() -> None:
    turn = Setting().plays("lime", "lay B2")
    assert turn.points == {RED: 1}
    assert turn.extra is None


def test_example_02() -> None:
    turn = Setting({RED: "A1 B2"}).plays("ash", "lay A2")
    assert turn.points == {RED: 3}
    assert turn.scored("group") == [(RED, 3)]
    assert turn.extra is None


def test_example_03() -> None:
    turn = Setting({RED: "A4 B4"}).plays("pigments", "lay B5")
    assert turn.points == {RED: 6}
    assert turn.extra == "compass"


def test_example_04() -> None:
    turn = Setting({BLUE: "C6", GREEN: "D5"}).plays("pigments", "lay D6")
    assert turn.points == {RED: 2}
    assert turn.extra == "compass"


def test_example_05() -> None:
    turn = Setting({RED: "A1 B1 B2"}).plays("ash", "lay A2")
    assert turn.scored("group") == [(RED, 4)]
    assert turn.bonus == [("workshops", 20)]
    assert turn.points == {RED: 24}
    assert turn.extra is None


def test_example_06() -> None:
    turn = Setting({RED: "B6 C4 C6", BLUE: "D4"}).plays("pigments", "lay C5")
    assert turn.points == {RED: 8}
    assert turn.extra == "compass"


# Houses. Examples 9 to 12 go on from example 8.


def houses_of_example_8(*spaces: str) -> Setting:
    """Example 8 and those after it up to the houses named, played by Red."""
    setting = Setting({BLUE: "H1", RED: "H2 H3"}, bonuses={"houses": [GREEN]})
    for space in spaces:
        setting.plays("house", f"lay {space}")
    return setting


def test_example_07() -> None:
    turn = Setting({RED: "H1", BLUE: "H2"}).plays("house", "lay H3")
    assert turn.points == {RED: 3}
    assert turn.extra is None and not turn.bonus


def test_example_08() -> None:
    turn = houses_of_example_8().plays("house", "lay H4")
    assert turn.points == {RED: 12}
    assert turn.extra == "three-values"


def test_example_09() -> None:
    turn = houses_of_example_8("H4").plays("house", "lay H5")
    assert turn.scored("run") == [(RED, 13)]
    assert turn.bonus == [("houses", 15)]
    assert turn.points == {RED: 28}
    assert turn.extra is None


def test_example_10() -> None:
    turn = houses_of_example_8("H4", "H5").plays("house", "lay H6")
    assert turn.points == {RED: 17}
    assert turn.extra is None and not turn.bonus


def test_example_11() -> None:
    turn = houses_of_example_8("H4", "H5", "H6").plays("house", "lay H7")
    assert turn.points == {RED: 19}
    assert turn.extra == "five-values" and not turn.bonus


def test_example_12() -> None:
    setting = houses_of_example_8("H4", "H5", "H6", "H7")
    setting.cover(BLUE, "H8 H9 H10")
    turn = setting.plays("house", "lay H11")
    assert turn.points == {RED: 10}
    assert turn.extra is None and not turn.bonus


# Citizens


def test_example_13() -> None:
    assert Setting().plays("coin", "lay NB2").points == {RED: 2}
    assert Setting().plays("coin", "lay NB1").points == {RED: 1}


def test_example_14() -> None:
    turn = Setting({BLUE: "NB1", RED: "NB2"}).plays("lion", "lay NM1")
    assert turn.points == {RED: 7, BLUE: 1}
    assert turn.extra is None


PYRAMID = {RED: "NB2 NM1", BLUE: "NB1 NM2", GREEN: "NB3"}


def test_example_15() -> None:
    turn = Setting(PYRAMID).plays("cross", "lay NT1")
    assert turn.points == {RED: 10, BLUE: 4, GREEN: 1}
    assert turn.extra == "top"


def test_example_16() -> None:
    turn = Setting(PYRAMID).plays("coin", "lay NT1")
    assert turn.points == {RED: 16, BLUE: 4, GREEN: 1}
    assert turn.extra == "top"


def test_example_17() -> None:
    setting = Setting({RED: "NM1 NB2", BLUE: "NB1"}, bonuses={"nobili": [BLUE]})
    turn = setting.plays("cross", "lay NB4")
    assert turn.scored("citizen") == [(RED, 2)]
    assert turn.bonus == [("nobili", 15)]
    assert turn.points == {RED: 17}
    assert turn.extra is None


def test_example_18() -> None:
    setting = Setting({BLUE: "PB1 PB2 PB4 PB5"}, cards={RED: "fish"})
    assert "lay PM2" not in setting.legal()
    assert setting.legal() == ["lay PB3", "lay PM1", "lay PM4", "sail"]


# Trade


def test_example_19() -> None:
    turn = Setting({BLUE: "T1G T3G"}).plays("goblet", "lay T2G")
    assert turn.points == {RED: 3, BLUE: 6}
    assert turn.extra == "handshake"


def test_example_20() -> None:
    turn = Setting({RED: "T1C", BLUE: "T2C"}).plays("carafe", "lay T5C")
    assert turn.points == {RED: 6, BLUE: 3}
    assert turn.extra is None


def test_example_21() -> None:
    turn = Setting({BLUE: "T4S"}).plays("swan", "lay T1S")
    assert turn.points == {RED: 2, BLUE: 2}
    assert turn.extra is None


def test_example_22() -> None:
    setting = Setting({BLUE: "T1E T2E", GREEN: "T3E", RED: "T4E"})
    turn = setting.plays("earrings", "lay T5E")
    assert turn.points == {RED: 10, BLUE: 10, GREEN: 5}
    assert turn.extra is None
    assert setting.plays("earrings").legal == ["sail"]  # the column is full


def test_example_23() -> None:
    turn = Setting({RED: "T1G T2C T3E"}).plays("swan", "lay T1S")
    assert turn.scored("trade") == [(RED, 1)]
    assert turn.bonus == [("trade", 20)]
    assert turn.points == {RED: 21}
    assert turn.extra is None


# Harbor and sea route


def test_example_24() -> None:
    setting = Setting({BLUE: "K2a"}, ships={RED: 3})
    turn = setting.plays("ship-3", "lay K2b")
    assert turn.points == {RED: 10}
    assert turn.scored("harbor") == [] and turn.scored("sea") == [(RED, 10)]
    assert setting.table.ship[RED] == 6
    assert turn.extra is None


def test_example_25() -> None:
    setting = Setting({BLUE: "K2a T2G", RED: "K2b T2E", GREEN: "T2S"}, ships={RED: 8})
    turn = setting.plays("ship-4", "lay K2c")
    assert turn.scored("harbor") == [(RED, 12), (BLUE, 6)]
    assert turn.scored("sea") == [(RED, 10)]
    assert turn.points == {RED: 22, BLUE: 6}
    assert setting.table.ship[RED] == 12


def test_example_26() -> None:
    setting = Setting({RED: "K5a K5b", BLUE: "T5G T5C", GREEN: "T5E T5S"}, ships={RED: 8})
    turn = setting.plays("ship-5", "lay K5c")
    assert turn.scored("harbor") == [(RED, 30)]
    assert turn.points == {RED: 40}
    assert setting.table.ship[RED] == 13


def test_example_27() -> None:
    setting = Setting({BLUE: "K1a K1b", GREEN: "T2G"})
    turn = setting.plays("ship-1", "lay K1c")
    assert turn.scored("harbor") == []
    assert turn.points == {RED: 1}  # S1 only
    later = setting.plays("goblet", "lay T1G")
    assert later.scored("harbor") == []
    assert later.points == {RED: 2, GREEN: 2}


def test_example_28() -> None:
    setting = Setting(ships={RED: 2})
    turn = setting.plays("quartz-5", "sail")
    assert setting.table.ship[RED] == 7
    assert turn.points == {}
    assert turn.extra == "sea"
    assert setting.laid(RED) == 0


def test_example_29() -> None:
    setting = Setting(ships={RED: 18})
    turn = setting.plays("lime-5", "sail")
    assert setting.table.ship[RED] == 20
    assert turn.points == {RED: 10}
    assert turn.extra == "sea"
    # From now on the ship stays.
    assert "sail" not in setting.plays("ash").legal
    again = setting.plays("ship-5", "lay K1a")
    assert setting.table.ship[RED] == 20 and again.points == {}


def test_example_30() -> None:
    setting = Setting(ships={RED: 15})
    turn = setting.plays("pigments-4", "sail")
    assert setting.table.ship[RED] == 19
    assert turn.points == {RED: 1}
    assert turn.extra is None


# Chains and end


def test_example_31() -> None:
    setting = Setting({RED: "A4 B4", BLUE: "T1G T3G"}, display="goblet-2 lime-3 fish-1", ships={RED: 3})
    turn = setting.plays("pigments", "lay B5", "extra goblet-2", "lay T2G", "extra lime-3", "sail")
    assert turn.points == {RED: 19, BLUE: 6}
    assert [event["reason"] for event in turn.of("extra-earned")] == ["compass", "handshake"]
    assert len(turn.of("play")) == 3
    assert len(turn.of("diamond")) == 2
    assert turn.extra is None
    assert setting.table.ship[RED] == 6
    assert setting.display() == ["fish-1"]
    assert setting.match.actors == [BLUE]


def test_example_32() -> None:
    setting = Setting({RED: "A1 B1 B2"}, supply={RED: 1})
    turn = setting.plays("ash", "lay A2")
    assert turn.scored("group") == [(RED, 4)] and turn.bonus == [("workshops", 20)]
    assert turn.points == {RED: 24}
    assert turn.kinds == ["play", "diamond", "last-diamond", "score", "bonus"]
    assert setting.table.supply[RED] == 0
    assert setting.table.reserve[RED] == 2
    for seat in (1, 2, 3):
        assert not setting.over
        last = setting.moves(seat, "sail")
    assert setting.over
    assert last.of("over") == [{"reason": "diamonds"}]
