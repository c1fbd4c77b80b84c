"""R7, R8: what a diamond does in each region, and the ship."""

from itertools import permutations

import pytest

from .setting import BLUE, GREEN, PURPLE, RED, Setting, mille_fiori

DATA = mille_fiori().data
INGREDIENT = DATA["workshops"]["ingredient"]
TRIOS = list(DATA["workshops"]["compass"].values())


def lays(*spaces: str) -> list[str]:
    """The legal moves of a card that may be laid on these spaces."""
    return sorted([f"lay {space}" for space in spaces] + ["sail"])


# Workshops


@pytest.mark.parametrize(
    ("card", "spaces"),
    [
        ("quartz", "B1 B3 B6 B8 C3 C6 D1"),
        ("lime", "A4 A6 B2 C4 C7 D2 D5"),
        ("ash", "A2 A5 A7 B4 C2 D4 D7"),
        ("pigments", "A1 A3 B5 B7 C1 C5 C8 D3 D6"),
    ],
)
def test_r7_1_1(card: str, spaces: str) -> None:
    free = spaces.split()
    assert Setting().plays(card).legal == lays(*free)
    setting = Setting({RED: free[0], BLUE: free[2], PURPLE: free[5]})
    assert setting.plays(card).legal == lays(*free[1:2], *free[3:5], *free[6:])


def test_r7_1_2_only_own_diamonds_that_touch() -> None:
    # B1 and C2 touch B2 and become one group with it; B4 is connected over Blue's B3 only; D7 is far away.
    setting = Setting({RED: "B1 C2 B4 D7", BLUE: "B3"})
    assert setting.plays("lime", "lay B2").points == {RED: 3}


def test_r7_1_2_joins_groups() -> None:
    # C6 joins B7 A7 with C5 B6 and D6: six connected diamonds on a quartz space.
    setting = Setting({RED: "A7 B7 B6 C5 D6"})
    assert setting.plays("quartz", "lay C6").points == {RED: 6}


def test_r7_1_2_a_hole_separates() -> None:
    # A6 and A7 stand side by side in the list, but a hole lies between them; so do C2 and C3.
    assert Setting({RED: "A6"}).plays("ash", "lay A7").points == {RED: 1}
    assert Setting({RED: "C2"}).plays("quartz", "lay C3").points == {RED: 1}


def test_r7_1_2_pigments_double() -> None:
    assert Setting({RED: "A5 A6"}).plays("pigments", "lay B5").points == {RED: 6}
    assert Setting({RED: "A1 A3"}).plays("ash", "lay A2").points == {RED: 3}


@pytest.mark.parametrize("trio", TRIOS, ids="-".join)
def test_r7_1_3(trio: list[str]) -> None:
    for first, second, last in permutations(trio):
        setting = Setting()
        setting.cover(BLUE, first)
        assert setting.plays(INGREDIENT[second], f"lay {second}").extra is None
        assert setting.plays(INGREDIENT[last], f"lay {last}", seat=GREEN).extra == "compass"


def test_r7_1_4() -> None:
    # Anywhere in the region; the ingredients of others do not help.
    setting = Setting({RED: "C8 D1 A4", BLUE: "A2"})
    assert setting.plays("lime", "lay D2").bonus == []
    assert setting.plays("ash", "lay D4").bonus == [("workshops", 20)]


# Houses


@pytest.mark.parametrize("covered", range(20))
def test_r7_2_1(covered: int) -> None:
    setting = Setting()
    for i in range(covered):
        setting.cover((RED, BLUE, GREEN)[i % 3], f"H{i + 1}")
    assert setting.plays("house").legal == lays(f"H{covered + 1}")


def test_r7_2_1_full() -> None:
    setting = Setting({BLUE: " ".join(f"H{i}" for i in range(1, 21))})
    assert setting.plays("house").legal == ["sail"]


def test_r7_2_2() -> None:
    # A foreign house ends the run: H4 5, H3 3, not H1.
    setting = Setting({RED: "H1 H3", BLUE: "H2"})
    assert setting.plays("house", "lay H4").points == {RED: 8}
    # All twenty of one player: 77.
    setting = Setting({RED: " ".join(f"H{i}" for i in range(1, 20))})
    assert setting.plays("house", "lay H20").points == {RED: 77}


def test_r7_2_3_the_whole_region_counts() -> None:
    # 2 and 4 lie apart from H5 (1): third value. Not raised by another 4, then 2 -> nothing, then 3: fourth.
    setting = Setting({RED: "H1 H2", BLUE: "H3 H4"})
    turn = setting.plays("house", "lay H5")
    assert (turn.points, turn.extra) == ({RED: 1}, "three-values")
    turn = setting.plays("house", "lay H6")
    assert (turn.points, turn.extra, turn.bonus) == ({RED: 5}, None, [])
    setting.cover(BLUE, "H7")
    turn = setting.plays("house", "lay H8")
    assert (turn.points, turn.extra, turn.bonus) == ({RED: 3 + 20}, None, [("houses", 20)])


def test_r7_2_3_others_do_not_help() -> None:
    setting = Setting({RED: "H1", BLUE: "H2 H3 H4"})
    turn = setting.plays("house", "lay H5")
    assert (turn.extra, turn.bonus) == (None, [])


def test_r7_2_3_the_sixth_value_gives_nothing() -> None:
    setting = Setting({RED: "H1 H2 H3 H4 H5", BLUE: "H6 H7 H8 H9 H10"}, bonuses={"houses": [RED]})
    turn = setting.plays("house", "lay H11")
    assert (turn.points, turn.extra, turn.bonus) == ({RED: 10}, None, [])


# Citizens

SYMBOLS = {"N": ("coin", "lion", "cross"), "P": ("shell", "fish", "lobster")}


@pytest.mark.parametrize("pyramid", SYMBOLS)
def test_r7_3_1(pyramid: str) -> None:
    spaces = [f"{pyramid}B{i}" for i in range(1, 6)]
    for symbol in SYMBOLS[pyramid]:
        assert Setting().plays(symbol).legal == lays(*spaces)
    # B1 to B3 and M1 M2 carry M1 M2 and T1, whoever owns them.
    p = pyramid
    setting = Setting({RED: f"{p}B1 {p}M2", BLUE: f"{p}B2 {p}M1", GREEN: f"{p}B3 {p}B5"})
    assert setting.plays(SYMBOLS[p][0]).legal == lays(f"{p}T1", f"{p}B4")


@pytest.mark.parametrize(
    ("space", "below"),
    [
        *[("T1", "M1 M2"), ("T2", "M2 M3"), ("T3", "M3 M4")],
        *[("M1", "B1 B2"), ("M2", "B2 B3"), ("M3", "B3 B4"), ("M4", "B4 B5")],
    ],
)
def test_r7_3_1_two_supports(space: str, below: str) -> None:
    left, right = (f"N{name}" for name in below.split())
    for missing in (left, right):
        present = right if missing == left else left
        assert f"lay N{space}" not in Setting({BLUE: present}).plays("coin").legal
    assert f"lay N{space}" in Setting({BLUE: left, GREEN: right}).plays("coin").legal


@pytest.mark.parametrize("pyramid", SYMBOLS)
@pytest.mark.parametrize(("level", "size", "points"), [("B", 5, 1), ("M", 4, 3), ("T", 3, 6)])
def test_r7_3_2(pyramid: str, level: str, size: int, points: int) -> None:
    under = {"B": "", "M": "B1 B2 B3 B4 B5", "T": "M1 M2 M3 M4"}[level]
    for i in range(1, size + 1):
        space = f"{pyramid}{level}{i}"
        for symbol in SYMBOLS[pyramid]:
            setting = Setting({BLUE: " ".join(pyramid + name for name in under.split())})
            turn = setting.plays(symbol, f"lay {space}")
            doubled = DATA["citizens"]["symbol"][space] == symbol
            assert turn.scored("citizen") == [(RED, points * (2 if doubled else 1))]


@pytest.mark.parametrize(
    ("space", "below"),
    [
        ("T1", "M1 M2 B1 B2 B3"),
        ("T2", "M2 M3 B2 B3 B4"),
        ("T3", "M3 M4 B3 B4 B5"),
        *[("M1", "B1 B2"), ("M2", "B2 B3"), ("M3", "B3 B4"), ("M4", "B4 B5"), ("B3", "")],
    ],
)
def test_r7_3_3(space: str, below: str) -> None:
    # Blue owns everything below that level; only the triangle scores again, and never doubled.
    levels = "MB" if space[0] == "T" else "B" if space[0] == "M" else ""
    sizes = {"M": 4, "B": 5}
    blue = " ".join(f"P{level}{i}" for level in levels for i in range(1, sizes[level] + 1))
    turn = Setting({BLUE: blue}).plays("fish", f"lay P{space}")
    points = sum(3 if name[0] == "M" else 1 for name in below.split())
    assert turn.points.get(BLUE, 0) == points
    assert {event["space"] for event in turn.of("score") if event["reason"] == "triangle"} == {
        f"P{name}" for name in below.split()
    }


@pytest.mark.parametrize("space", ["NT1", "NT2", "NT3", "PT1", "PT2", "PT3"])
def test_r7_3_4(space: str) -> None:
    setting = Setting({BLUE: " ".join(f"{space[0]}M{i}" for i in range(1, 5))})
    assert setting.plays("cross" if space[0] == "N" else "lobster", f"lay {space}").extra == "top"


def test_r7_3_4_not_below() -> None:
    setting = Setting({BLUE: "NB1 NB2"})
    assert setting.plays("coin", "lay NM1").extra is None
    assert setting.plays("coin", "lay NB3").extra is None


def test_r7_3_5() -> None:
    # The symbols of the spaces count: NB1 and NB4 show a cross, whatever card was played there.
    setting = Setting({BLUE: "NB2"})
    for card, space in (("coin", "NB1"), ("lion", "NB4")):
        assert setting.plays(card, f"lay {space}").bonus == []
    assert setting.plays("cross", "lay NB3").bonus == []
    assert setting.plays("cross", "lay NB5").bonus == [("nobili", 20)]
    # The other pyramid has its own bonus.
    assert setting.plays("shell", "lay PB1").bonus == []
    setting.plays("shell", "lay PB2")
    assert setting.plays("shell", "lay PB3").bonus == [("populi", 20)]


# Trade


@pytest.mark.parametrize(("card", "letter"), [("goblet", "G"), ("carafe", "C"), ("earrings", "E"), ("swan", "S")])
def test_r7_4_1(card: str, letter: str) -> None:
    assert Setting().plays(card).legal == lays(*(f"T{row}{letter}" for row in range(1, 6)))
    setting = Setting({BLUE: f"T1{letter} T4{letter}"})
    assert setting.plays(card).legal == lays(*(f"T{row}{letter}" for row in (2, 3, 5)))


def test_r7_4_2_one_column_only() -> None:
    setting = Setting({RED: "T1C T2C T1E", BLUE: "T3E T4S"})
    assert setting.plays("goblet", "lay T1G").points == {RED: 1}
    assert setting.plays("carafe", "lay T3C").points == {RED: 9}


def test_r7_4_3() -> None:
    setting = Setting({RED: "T1G T2G T3C T4C", BLUE: "T1E T1S"})
    assert setting.plays("earrings", "lay T5E").bonus == []
    assert setting.plays("swan", "lay T5S").bonus == [("trade", 20)]


@pytest.mark.parametrize(
    ("diamonds", "extra"),
    [
        ({}, None),
        ({BLUE: "T1G"}, None),
        ({BLUE: "T1G T2G"}, "handshake"),
        ({BLUE: "T1G", GREEN: "T2G", PURPLE: "T3G"}, None),
        ({RED: "T1G", BLUE: "T2G T3G"}, None),
        ({RED: "T1G", BLUE: "T2G T3G T4G"}, "handshake"),
        ({RED: "T1G", BLUE: "T2G T3G", GREEN: "T1C T2C T3C"}, None),
        ({PURPLE: "T2G T3G", GREEN: "T4G"}, "handshake"),
    ],
)
def test_r7_5(diamonds: dict[int, str], extra: str | None) -> None:
    assert Setting(diamonds).plays("goblet", "lay T5G").extra == extra


# Harbor

HARBOR = [f"K{row}{place}" for row in range(1, 6) for place in "abc"]


def test_r7_6_1() -> None:
    assert Setting().plays("ship").legal == lays(*HARBOR)
    setting = Setting({BLUE: "K1a K3b", RED: "K5c"})
    assert setting.plays("ship").legal == lays(*(space for space in HARBOR if space not in {"K1a", "K3b", "K5c"}))


@pytest.mark.parametrize(("goods", "points"), [("", 0), ("C", 1), ("GS", 3), ("GCE", 6), ("GCES", 10)])
def test_r7_6_2(goods: str, points: int) -> None:
    trade = " ".join(f"T4{good}" for good in goods)
    others = "T3G T3C T5E T5S"  # other rows do not matter
    setting = Setting({BLUE: f"K4a {trade}", GREEN: f"K4c {others}"})
    turn = setting.plays("ship-1", "lay K4b")
    assert turn.scored("harbor") == [(seat, points) for seat in (RED, BLUE, GREEN) if points]
    # Once only: neither another good nor another row makes it score again.
    if len(goods) < 4:
        good = next(letter for letter in "GCES" if letter not in goods)
        card = {"G": "goblet", "C": "carafe", "E": "earrings", "S": "swan"}[good]
        assert setting.plays(card, f"lay T4{good}").scored("harbor") == []
    assert setting.plays("ship-1", "lay K1a").scored("harbor") == []


def test_r7_6_3() -> None:
    setting = Setting(ships={RED: 2})
    turn = setting.plays("ship-5", "lay K1a")
    assert setting.table.ship[RED] == 7
    assert turn.extra == "sea"


# Ship


@pytest.mark.parametrize("number", range(1, 6))
def test_r8_1(number: int) -> None:
    setting = Setting(ships={RED: 3, BLUE: 3 + number, GREEN: 3 + number, PURPLE: 4})
    setting.plays(f"house-{number}", "sail")
    assert [int(ship) for ship in setting.table.ship] == [3 + number, 3 + number, 3 + number, 4]


# Points of S1 to S20 as the table in 2.5 gives them.
SEA = [1, 1, 1, 3, 1, 10, 0, 1, 5, 1, 1, 10, 10, 1, 5, 0, 1, 1, 1, 10]


@pytest.mark.parametrize("space", range(1, 21))
def test_r8_2(space: int) -> None:
    for number in range(1, min(space, 5) + 1):
        setting = Setting(ships={RED: space - number})
        turn = setting.plays(f"house-{number}", "sail")
        assert turn.points == ({RED: SEA[space - 1]} if SEA[space - 1] else {})
        assert turn.extra == ("sea" if space in {7, 16, 20} else None)


@pytest.mark.parametrize("start", range(16, 20))
def test_r8_3_surplus_is_lost(start: int) -> None:
    setting = Setting(ships={RED: start})
    turn = setting.plays("lime-5", "sail")
    assert setting.table.ship[RED] == 20
    assert (turn.points, turn.extra) == ({RED: 10}, "sea")


def test_r8_3_the_ship_stays() -> None:
    setting = Setting(ships={RED: 20})
    assert "sail" not in setting.plays("lime").legal
    turn = setting.plays("ship-3", "lay K1a")
    assert (turn.points, turn.extra) == ({}, None)
    assert setting.table.ship[RED] == 20


def test_r8_3_discarded_without_effect() -> None:
    setting = Setting({BLUE: "T1G T2G"}, ships={RED: 20}, supply={RED: 0}, reserve={RED: 0})
    setting.plays("goblet-4")
    before = setting.cards()
    assert setting.legal() == ["sail"]
    turn = setting.moves(RED, "sail")
    assert (turn.points, turn.extra) == ({}, None)
    assert before - setting.cards() == {"goblet-4": 1}
    assert setting.spaces(RED) == [] and setting.table.ship[RED] == 20
    assert setting.match.actors == [BLUE]
