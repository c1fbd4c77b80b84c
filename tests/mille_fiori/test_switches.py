"""The switches of the box: every alternative, and what it changes beside the default."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from ridotto.engine.errors import UnknownName

from .setting import BLUE, GAME, GREEN, RED, Setting, mille_fiori, new_match, quiet

SWITCHES: dict[str, list[Any]] = {
    "two_player_plays": [3, 2, 4],
    "end_by_diamonds": ["cycle", "round"],
    "handshake": ["strictly-more", "any-other", "never"],
    "citizen_double": ["new-only", "triangle"],
    "citizen_support": ["two-below", "row-below"],
    "extra_decline": [True, False],
    "harbor_repeats": [False, True],
    "bonus_from_supply": [True, False],
    "house_values": ["all-own", "run"],
}


def test_all_switches_are_there() -> None:
    assert GAME.switches("base") == SWITCHES
    assert mille_fiori().data["rules"] == {name: values[0] for name, values in SWITCHES.items()}
    assert mille_fiori({name: values[0] for name, values in SWITCHES.items()}).options == {}


@pytest.mark.parametrize("name", SWITCHES)
def test_only_the_values_of_a_switch_are_taken(name: str) -> None:
    for value in SWITCHES[name]:
        assert GAME.load_box("base", {name: value}, None).options == (
            {} if value == SWITCHES[name][0] else {name: value}
        )
    for wrong in ("often", 7, 1.0, None, [], 0 if isinstance(SWITCHES[name][0], bool) else True):
        with pytest.raises(UnknownName, match=rf"^Option {name} = .*: choose one of .*\.$"):
            GAME.load_box("base", {name: wrong}, None)  # type: ignore[dict-item]
    with pytest.raises(UnknownName, match=r"^Unknown option 'house_rules': choose one of two_player_plays, .*\.$"):
        GAME.load_box("base", {"house_rules": True}, None)


def both(name: str, case: Callable[[dict[str, Any]], object]) -> list[object]:
    """What a case gives with each value of a switch, in the order of the values."""
    return [case({name: value}) for value in SWITCHES[name]]


@pytest.mark.parametrize("plays", [3, 2, 4])
def test_two_player_plays(plays: int) -> None:
    match = new_match(2, options={"two_player_plays": plays})
    assert match.view().describe()["cycles"] == plays
    chosen = Counter[tuple[int, int]]()
    for number in range(1, 4):
        while int(match.table["round_number"]) == number:
            entry = quiet(match)
            chosen[number, entry.seat or 0] += match.words_of(entry).startswith("draft")
        assert len(match.view().describe()["display"]) == 9 + number * 2 * (5 - plays)
    assert chosen == {(number, seat): plays for number in range(1, 4) for seat in (0, 1)}


def test_two_player_plays_concerns_two_players_only() -> None:
    match = new_match(3, options={"two_player_plays": 2})
    assert match.view().describe()["cycles"] == 4


def test_end_by_diamonds() -> None:
    def cycles_after(options: dict[str, Any]) -> int:
        setting = Setting(supply={BLUE: 1}, options=options, deck=60)
        setting.moves(RED, "sail")
        setting.plays("lime", "lay B2", seat=BLUE)
        chosen = 0
        while not setting.over:
            chosen += setting.match.words_of(quiet(setting.match)).startswith("draft")
        assert len(setting.match.view().describe()["display"]) == 9 + (4 if chosen else 0)
        return chosen // 4

    # The last diamond is laid in the first of four cycles; no second round is dealt, whatever the deck holds.
    assert both("end_by_diamonds", cycles_after) == [0, 3]


def test_end_by_diamonds_in_the_reserve() -> None:
    # The round goes on with the reserve, and then with nothing but the ship.
    setting = Setting(supply={RED: 1}, options={"end_by_diamonds": "round"}, deck=60, ships={RED: 8})
    for card, space in (("lime", "B2"), ("ash", "A7"), ("lime", "A4"), ("quartz", "C6")):
        assert setting.plays(card, f"lay {space}").points == {RED: 1}
    assert (int(setting.table.supply[RED]), int(setting.table.reserve[RED])) == (0, 0)
    assert setting.plays("quartz").legal == ["sail"]


def test_handshake() -> None:
    def extra(diamonds: dict[int, str]) -> list[object]:
        return both("handshake", lambda options: Setting(diamonds, options=options).plays("swan", "lay T5S").extra)

    assert extra({BLUE: "T1S T2S"}) == ["handshake", "handshake", None]  # Blue 6, Red 3
    assert extra({BLUE: "T1S"}) == [None, "handshake", None]  # 2 each
    assert extra({RED: "T1S T2S", BLUE: "T3S"}) == [None, "handshake", None]  # Red 12, Blue 4
    assert extra({RED: "T1S", BLUE: "T3G"}) == [None, None, None]  # Blue on another good


def test_handshake_does_not_change_the_points() -> None:
    def points(options: dict[str, Any]) -> object:
        return Setting({BLUE: "T1S T2S"}, options=options).plays("swan", "lay T5S").points

    assert both("handshake", points) == [{RED: 3, BLUE: 6}] * 3


def test_citizen_double() -> None:
    def points(options: dict[str, Any]) -> object:
        # NT1 coin; below it NM1 lion, NM2 cross, NB1 cross, NB2 coin, NB3 lion.
        setting = Setting({RED: "NB2 NM1", BLUE: "NB1 NM2", GREEN: "NB3"}, options=options)
        return setting.plays(card, "lay NT1").points

    card = "coin"  # 12, NM1 3, NB2 1 or 2
    assert both("citizen_double", points) == [{RED: 16, BLUE: 4, GREEN: 1}, {RED: 17, BLUE: 4, GREEN: 1}]
    card = "cross"  # 6, NM1 3, NB2 1; NM2 3 or 6, NB1 1 or 2
    assert both("citizen_double", points) == [{RED: 10, BLUE: 4, GREEN: 1}, {RED: 10, BLUE: 8, GREEN: 1}]
    card = "lion"  # 6, NM1 3 or 6, NB2 1; NB3 1 or 2
    assert both("citizen_double", points) == [{RED: 10, BLUE: 4, GREEN: 1}, {RED: 13, BLUE: 4, GREEN: 2}]


def test_citizen_support() -> None:
    def legal(spaces: str) -> list[object]:
        return both("citizen_support", lambda options: Setting({BLUE: spaces}, options=options).plays("fish").legal)

    assert legal("PB1 PB2") == [
        ["lay PB3", "lay PB4", "lay PB5", "lay PM1", "sail"],
        ["lay PB3", "lay PB4", "lay PB5", "sail"],
    ]
    row = "PB1 PB2 PB3 PB4 PB5"
    middle = ["lay PM1", "lay PM2", "lay PM3", "lay PM4", "sail"]
    assert legal(row) == [middle, middle]
    assert legal(f"{row} PM1 PM2 PM3") == [["lay PM4", "lay PT1", "lay PT2", "sail"], ["lay PM4", "sail"]]
    top = ["lay PT1", "lay PT2", "lay PT3", "sail"]
    assert legal(f"{row} PM1 PM2 PM3 PM4") == [top, top]


def test_citizen_support_leaves_the_triangle_as_it_is() -> None:
    setting = Setting({BLUE: "PB1 PB2 PB3 PB4 PB5"}, options={"citizen_support": "row-below"})
    assert setting.plays("shell", "lay PM1").points == {RED: 3, BLUE: 2}


def test_extra_decline() -> None:
    def legal(options: dict[str, Any]) -> object:
        return Setting(ships={RED: 2}, display="swan-1", options=options).plays("lime-5", "sail").legal

    assert both("extra_decline", legal) == [["decline", "extra swan-1"], ["extra swan-1"]]
    empty = Setting(ships={RED: 2}, display="", options={"extra_decline": False})
    assert empty.plays("lime-5", "sail").of("extra-lost") == [{"seat": RED}]


def test_harbor_repeats() -> None:
    def points(diamonds: dict[int, str]) -> list[object]:
        case = lambda options: Setting(diamonds, options=options).plays("goblet", "lay T1G")  # noqa: E731
        turns = both("harbor_repeats", case)
        assert all(isinstance(turn.points, dict) for turn in turns)  # type: ignore[attr-defined]
        return [turn.points for turn in turns]  # type: ignore[attr-defined]

    # Row 1 is full: Blue two ships, Green one; the goblet is the third covered good there, 6 for each ship.
    full = {BLUE: "K1a K1b T1C", GREEN: "K1c T1S"}
    assert points(full) == [{RED: 1}, {RED: 1, BLUE: 12, GREEN: 6}]
    # Two ships are not enough, and a good of another row does nothing.
    assert points({BLUE: "K1a K1b T1C", GREEN: "K2c T1S"}) == [{RED: 1}, {RED: 1}]
    assert points({BLUE: "K2a K2b K2c"}) == [{RED: 1}, {RED: 1}]


def test_harbor_repeats_own_ships_and_no_handshake() -> None:
    # Points of the harbor do not count for the handshake: Blue gets none on the goblets.
    setting = Setting({BLUE: "K1a K1b", RED: "K1c"}, options={"harbor_repeats": True})
    turn = setting.plays("goblet", "lay T1G")
    assert turn.points == {RED: 1 + 1, BLUE: 2}
    assert turn.extra is None


def test_bonus_from_supply() -> None:
    def left(options: dict[str, Any]) -> object:
        setting = Setting({RED: "T1G T2C T3E"}, supply={RED: 2}, options=options)
        turn = setting.plays("swan", "lay T1S")
        assert turn.points == {RED: 21}
        return int(setting.table.supply[RED]), int(setting.table.reserve[RED]), bool(turn.of("last-diamond"))

    assert both("bonus_from_supply", left) == [(0, 3, True), (1, 3, False)]


def test_bonus_from_supply_without_diamonds() -> None:
    def bonus(options: dict[str, Any]) -> object:
        setting = Setting({RED: "T1G T2C T3E"}, supply={RED: 0}, reserve={RED: 1}, options=options)
        return setting.plays("swan", "lay T1S").bonus

    assert both("bonus_from_supply", bonus) == [[], [("trade", 20)]]


def test_house_values() -> None:
    def turns(red: str, space: int) -> list[object]:
        def case(options: dict[str, Any]) -> object:
            setting = Setting({RED: red}, options=options)
            setting.cover(BLUE, " ".join(f"H{i}" for i in range(1, space) if f"H{i}" not in red.split()))
            turn = setting.plays("house", f"lay H{space}")
            return turn.extra, turn.bonus

        return both("house_values", case)

    nothing: tuple[None, list[object]] = (None, [])
    bonus = (None, [("houses", 20)])
    # 2 and 4 lie apart; the run of H4 and H5 has two values only.
    assert turns("H1 H2 H4", 5) == [bonus, nothing]
    assert turns("H1", 3) == [nothing, nothing]
    # The third, fourth and fifth value within the run.
    assert turns("H4 H5", 6) == [("three-values", [])] * 2
    assert turns("H4 H5 H6", 7) == [bonus, bonus]
    assert turns("H3 H4 H5 H6", 7) == [("five-values", [])] * 2
    # H13 H14 H15 are 3, 4, 5: with H2 and H3 before, 5 is the third value too; with H4 it is new to the run only.
    assert turns("H2 H3 H13 H14", 15) == [("three-values", [])] * 2
    assert turns("H2 H3 H4 H13 H14", 15) == [nothing, ("three-values", [])]


def test_house_values_bonus_once() -> None:
    # Two runs of four values: the bonus comes with the first only. H12 to H15 are 2, 3, 4, 5.
    setting = Setting({RED: "H1 H2 H3", BLUE: "H5"}, options={"house_values": "run"})
    assert setting.plays("house", "lay H4").bonus == [("houses", 20)]
    setting.cover(BLUE, "H6 H7 H8 H9 H10 H11")
    setting.cover(RED, "H12 H13 H14")
    turn = setting.plays("house", "lay H15")
    assert (turn.points, turn.bonus) == ({RED: 14}, [])
