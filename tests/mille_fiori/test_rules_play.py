"""R3 to R6: the play of a card, extra cards, bonus points, diamonds."""

import numpy as np
import pytest

from .setting import BLUE, GREEN, PURPLE, RED, Setting, kinds, new_match

# A play


@pytest.mark.parametrize(
    ("card", "space"),
    [
        ("quartz-3", "B1"),
        ("lime-3", "A4"),
        ("ash-3", "D7"),
        ("pigments-3", "C8"),
        ("house-3", "H1"),
        *[(name, space) for name in ("coin-3", "lion-3", "cross-3") for space in ("NB1", "NB5")],
        *[(name, space) for name in ("shell-3", "fish-3", "lobster-3") for space in ("PB1", "PB5")],
        *[("goblet-3", "T1G"), ("carafe-3", "T2C"), ("earrings-3", "T4E"), ("swan-3", "T5S")],
        ("ship-3", "K4b"),
    ],
)
def test_r3_1(card: str, space: str) -> None:
    by_diamond = Setting(ships={RED: 8})
    turn = by_diamond.plays(card, f"lay {space}")
    assert by_diamond.spaces(RED) == [space]
    assert (int(by_diamond.table.supply[RED]), int(by_diamond.table.ship[RED])) == (26, 11 if "ship" in card else 8)
    assert turn.of("diamond") == [{"seat": RED, "space": space}]

    by_ship = Setting(ships={RED: 8})
    turn = by_ship.plays(card, "sail")
    assert by_ship.spaces(RED) == []
    assert (int(by_ship.table.supply[RED]), int(by_ship.table.ship[RED])) == (27, 11)
    assert turn.points == {RED: 1}  # S11
    assert turn.of("sail") == [{"seat": RED, "start": 8, "end": 11}]


def test_r3_1_sailing_has_no_effect_in_the_region() -> None:
    # By diamond this goblet would give Blue 6 points and earn the handshake.
    setting = Setting({BLUE: "T1G T3G"})
    turn = setting.plays("goblet-1", "sail")
    assert turn.points == {RED: 1}
    assert turn.extra is None


def test_r3_2_harbor() -> None:
    # Red is first everywhere: row 1 with two goods, then the ship from S2 to S7 and its extra card.
    setting = Setting({RED: "K1a K1b", BLUE: "T1G T1S"}, ships={RED: 2})
    turn = setting.plays("ship-5", "lay K1c")
    assert turn.kinds == ["play", "diamond", "score", "sail", "extra-earned"]
    assert turn.points == {RED: 9}
    assert turn.extra == "sea"


def test_r3_2_bonus_before_the_extra_card() -> None:
    # B2 closes W1 and is the fourth ingredient: group A1 A2 B1 B2, then the bonus, then the extra card.
    setting = Setting({RED: "A1 A2 B1"}, display="lime-2")
    turn = setting.plays("lime", "lay B2")
    order = [kind for kind in turn.kinds if kind != "extra-earned"]
    assert order == ["play", "diamond", "score", "bonus"]
    assert turn.points == {RED: 24}
    assert turn.extra == "compass"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r3_3(players: int) -> None:
    pick = np.random.default_rng(players)
    earned = 0
    for seed in range(3):
        match = new_match(players, seed)
        while not match.over:
            seat = match.actors[0]
            entry = match.play(seat, int(pick.choice(match.legal(seat))))
            found = kinds(match, entry).count("extra-earned")
            assert found <= kinds(match, entry).count("play") <= 1
            earned += found
    assert earned > 10


# Extra cards


def test_r4_1_any_card_of_the_display() -> None:
    setting = Setting(ships={RED: 2}, display="swan-1 lime-1 lime-1 fish-2")
    turn = setting.plays("quartz-5", "sail")
    assert turn.legal == ["decline", "extra fish-2", "extra lime-1", "extra swan-1"]


def test_r4_1_played_as_from_the_hand() -> None:
    for use, points in (("lay B2", {RED: 1}), ("sail", {RED: 5})):
        setting = Setting(ships={RED: 2}, display="lime-2 lime-1 swan-1")
        setting.plays("quartz-5", "sail")
        before = setting.cards()
        turn = setting.moves(RED, "extra lime-2")
        assert turn.legal == ["lay A4", "lay A6", "lay B2", "lay C4", "lay C7", "lay D2", "lay D5", "sail"]
        assert setting.cards() == before
        turn = setting.moves(RED, use)
        assert turn.points == points
        assert setting.display() == ["lime-1", "swan-1"]
        assert before - setting.cards() == {"lime-2": 1}  # on the discard pile
        assert setting.match.actors == [BLUE]


def test_r4_2() -> None:
    # Sea, compass, handshake, top of a pyramid, third value of the houses; then the ship reaches S12.
    setting = Setting(
        {RED: "A4 B4 NM1 H1 H2", BLUE: "T1G T3G NM2 NB1", GREEN: "NB2 NB3"},
        ships={RED: 2},
        display="pigments-1 goblet-1 coin-1 house-1 ship-5",
    )
    moves = ["sail", "extra pigments-1", "lay B5", "extra goblet-1", "lay T2G", "extra coin-1", "lay NT1"]
    turn = setting.plays("quartz-5", *moves, "extra house-1", "lay H3", "extra ship-5", "sail")
    reasons = ["sea", "compass", "handshake", "top", "three-values"]
    assert [event["reason"] for event in turn.of("extra-earned")] == reasons
    # S7 0, group of 3 twice, n = 3, top 12 with NM1 3, run 3 + 4 + 2, S12 10.
    assert turn.points == {RED: 0 + 6 + 3 + 15 + 9 + 10, BLUE: 6 + 3 + 1, GREEN: 1 + 1}
    assert turn.extra is None
    assert setting.display() == []
    assert setting.match.actors == [BLUE]


def test_r4_3() -> None:
    setting = Setting(ships={RED: 2}, display="lime-2 swan-1")
    setting.plays("quartz-5", "sail")
    turn = setting.moves(RED, "decline")
    assert turn.points == {}
    assert turn.of("decline") == [{"seat": RED}]
    assert setting.display() == ["lime-2", "swan-1"]
    assert setting.match.actors == [BLUE]


def test_r4_4() -> None:
    setting = Setting(ships={RED: 2}, display="")
    turn = setting.plays("quartz-5", "sail")
    assert turn.of("extra-lost") == [{"seat": RED}]
    assert setting.match.actors == [BLUE]


def test_r4_4_after_the_last_card_was_taken() -> None:
    setting = Setting({BLUE: "C6", GREEN: "D5"}, ships={RED: 2}, display="pigments-1")
    turn = setting.plays("quartz-5", "sail", "extra pigments-1", "lay D6")
    assert turn.of("extra-lost") == [{"seat": RED}]
    assert setting.match.actors == [BLUE]


# Bonus points

LAST_STEP = {
    "workshops": ("A1 B1 B4", "lime", "lay B2"),
    "houses": ("H1 H2 H3", "house", "lay H4"),
    "nobili": ("NB1 NB2", "coin", "lay NB3"),
    "populi": ("PB1 PB2", "shell", "lay PB3"),
    "trade": ("T1G T2C T3E", "swan", "lay T1S"),
}


@pytest.mark.parametrize("which", LAST_STEP)
@pytest.mark.parametrize(("faster", "points"), [(0, 20), (1, 15), (2, 10), (3, 5)])
def test_r5_1(which: str, faster: int, points: int) -> None:
    spaces, card, move = LAST_STEP[which]
    setting = Setting({RED: spaces}, bonuses={which: [BLUE, GREEN, PURPLE][:faster]})
    turn = setting.plays(card, move)
    assert turn.bonus == [(which, points)]
    bonuses = setting.match.view().describe()["bonuses"]
    assert bonuses[which] == [BLUE, GREEN, PURPLE][:faster] + [RED] + [None] * (3 - faster)
    assert all(bonuses[other] == [None] * 4 for other in bonuses if other != which)


def test_r5_2_once_per_player() -> None:
    setting = Setting({RED: "T1G T2C T3E"})
    assert setting.plays("swan", "lay T1S").bonus == [("trade", 20)]
    assert setting.plays("swan", "lay T2S").bonus == []
    assert setting.plays("goblet", "lay T2G").bonus == []
    setting.cover(BLUE, "T3G T3C T4E")
    assert setting.plays("swan", "lay T4S", seat=BLUE).bonus == [("trade", 15)]


def test_r5_2_at_once_and_not_before() -> None:
    setting = Setting({RED: "T1G T2C"})
    turn = setting.plays("earrings", "lay T3E")
    assert turn.bonus == [] and turn.points == {RED: 1}
    turn = setting.plays("swan", "lay T1S")
    assert turn.points == {RED: 1 + 20}


def test_r5_3_counts_toward_the_27() -> None:
    setting = Setting({RED: "T1G T2C T3E"})
    supply = int(setting.table.supply[RED])
    setting.plays("swan", "lay T1S")
    assert (int(setting.table.supply[RED]), int(setting.table.reserve[RED])) == (supply - 2, 3)


def test_r5_3_lost_for_good_without_a_diamond() -> None:
    setting = Setting({RED: "T1G T2C T3E"}, supply={RED: 0}, reserve={RED: 1})
    turn = setting.plays("swan", "lay T1S")
    assert turn.points == {RED: 1}
    assert [(event["seat"], event["set"]) for event in turn.of("bonus-lost")] == [(RED, "trade")]
    assert (int(setting.table.supply[RED]), int(setting.table.reserve[RED])) == (0, 0)
    # Even if there were a diamond again.
    setting.table.reserve[RED] = 2
    assert setting.plays("swan", "lay T2S").bonus == []
    assert int(setting.table.reserve[RED]) == 1


def test_r5_4() -> None:
    setting = Setting({RED: "A1 A2 B1"})
    setting.plays("lime", "lay B2")
    assert setting.spaces(RED) == ["A1", "A2", "B1", "B2"]
    assert setting.plays("quartz", "lay B3").points == {RED: 5}  # the group counts five, not six


# Diamonds and full regions


def test_r6_1_on_a_bonus_space() -> None:
    setting = Setting({RED: "T1G T2C T3E"}, supply={RED: 2})
    turn = setting.plays("swan", "lay T1S")
    assert turn.kinds == ["play", "diamond", "score", "last-diamond", "bonus"]
    assert turn.points == {RED: 21}
    assert setting.match.view().describe()["ending"] is True
    assert (int(setting.table.supply[RED]), int(setting.table.reserve[RED])) == (0, 3)


def test_r6_2() -> None:
    # Red goes on with an extra card: its diamond comes from the reserve. Blue still has a supply.
    setting = Setting({RED: "A4 B4"}, supply={RED: 1}, display="lime-1")
    setting.plays("pigments", "lay B5", "extra lime-1", "lay B2")
    assert (int(setting.table.supply[RED]), int(setting.table.reserve[RED])) == (0, 2)
    setting.plays("ash", "lay A2", seat=BLUE)
    assert (int(setting.table.supply[BLUE]), int(setting.table.reserve[BLUE])) == (26, 3)


@pytest.mark.parametrize("card", ["lime-2", "house-2", "coin-2", "fish-2", "swan-2", "ship-2"])
def test_r6_3(card: str) -> None:
    setting = Setting(supply={RED: 0}, reserve={RED: 0}, ships={RED: 1})
    assert setting.plays(card).legal == ["sail"]
    turn = setting.moves(RED, "sail")
    assert turn.points == {RED: 1}
    assert setting.table.ship[RED] == 3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r6_4(players: int) -> None:
    # Every card that can be laid is laid, so that the regions fill up; there is always a space for the next.
    pick = np.random.default_rng(players)
    laid = 0
    for seed in range(3):
        match = new_match(players, seed)
        while not match.over:
            seat = match.actors[0]
            words = match.legal_words(seat)
            if (
                match.view().describe()["phase"] == "play"
                and match.table["supply"][seat] + match.table["reserve"][seat]
            ):
                words = [each for each in words if each.startswith("lay")]
                laid += 1
            else:
                words = [each for each in words if each != "decline"] or words
            assert words
            match.move(seat, words[pick.integers(len(words))])
    assert laid > 100
