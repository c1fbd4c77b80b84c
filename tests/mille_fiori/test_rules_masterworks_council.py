"""X2, X3: the steps of the council figure and the rewards of the council."""

import pytest

from .court import AT_PALACE, Court
from .setting import BLUE, GREEN, PURPLE, RED, Turn

# L1 to L3 and L7 to L9 are brown, L4 to L6 and L13 to L15 green, L10 to L12 purple, L16 to L18 light blue.
COLOUR = {1: "brown", 4: "green", 7: "brown", 10: "purple", 13: "green", 16: "light-blue"}
CARDS = {
    "brown": ("quartz", "lime", "ash", "pigments"),
    "purple": ("house",),
    "green": ("coin", "lion", "cross", "shell", "fish", "lobster"),
    "light-blue": ("goblet", "carafe", "earrings", "swan"),
    "none": ("ship", "doge-5", "horse-green-5"),
}
SYMBOLS = [(colour, symbol) for colour, symbols in CARDS.items() for symbol in symbols]

# Steps


@pytest.mark.parametrize(
    ("others", "steps", "end"),
    [
        ((), 1, 5),
        ((5,), 1, 6),
        ((5, 6), 1, 7),
        ((5, 6, 7), 1, 8),
        ((6,), 1, 5),
        ((), 2, 6),
        ((5,), 2, 7),
        ((6,), 2, 7),
        ((5, 7), 2, 8),
        ((5, 6, 7), 2, 9),
        ((3, 2, 1), 2, 6),
    ],
)
def test_x2_1(others: tuple[int, ...], steps: int, end: int) -> None:
    setting = Court(figures={RED: 4, **dict(enumerate(others, 1))})
    turn = setting.plays("doge-5" if steps == 1 else "doge-10", "doge")
    assert turn.of("climb") == [{"seat": RED, "start": 4, "end": end}]
    assert setting.figure() == end
    assert [setting.figure(seat) for seat in range(1, len(others) + 1)] == list(others)


def test_x2_1_shared_spaces() -> None:
    # L1 holds all at the start, the palace all at the end.
    setting = Court()
    assert [setting.figure(seat) for seat in range(4)] == [1, 1, 1, 1]
    for seat, points in enumerate((20, 15, 10, 5)):
        setting.table.figure[seat] = 18
        assert setting.plays("doge-10", "doge", seat=seat).bonus == [("palace", points)]
    assert [setting.figure(seat) for seat in range(4)] == [AT_PALACE] * 4


def test_x2_1_others_on_the_first_space_do_not_matter() -> None:
    assert Court().plays("doge-5", "doge").of("climb") == [{"seat": RED, "start": 1, "end": 2}]


def test_x2_2() -> None:
    # From L4 with three steps to L7: L5 would give 6 points, L6 a masterwork as L7 does.
    setting = Court(figures={RED: 4}, held={RED: "major-doge"})
    turn = setting.moves(RED, "use major-doge", "climb 3")
    assert turn.of("climb") == [{"seat": RED, "start": 4, "end": 7}]
    assert turn.points == {} and setting.phase == "masterwork"
    turn = setting.moves(RED, "take stack", "frame 1")
    assert setting.phase == "shuffle" and len(turn.of("frame")) == 1
    # Two steps pass the six points, one step does not.
    assert Court(figures={RED: 4}).plays("doge-10", "doge").scored("council") == []
    assert Court(figures={RED: 4}).plays("doge-5", "doge").scored("council") == [(RED, 6)]


@pytest.mark.parametrize(("start", "steps"), [(18, 1), (18, 3), (17, 2), (16, 3)])
def test_x2_3(start: int, steps: int) -> None:
    setting = Court(figures={RED: start}, held={RED: "major-doge"})
    turn = setting.moves(RED, "use major-doge", f"climb {steps}")
    assert turn.of("climb") == [{"seat": RED, "start": start, "end": AT_PALACE}]
    assert turn.bonus == [("palace", 20)]
    assert turn.points == {RED: 20 + 3}


@pytest.mark.parametrize("doge", ["doge-5", "doge-10"])
def test_x2_3_the_palace_is_the_end(doge: str) -> None:
    setting = Court(figures={RED: AT_PALACE}, bonuses={"palace": [RED]})
    turn = setting.plays(doge, "doge")
    assert (turn.of("climb"), turn.bonus) == ([], [])
    for card in ("lime-1", "house-1", "swan-1", "coin-1"):
        assert setting.plays(card, "sail").of("climb") == []
    setting.table.ship[RED] = 28
    assert setting.plays("lime-2", "sail").of("climb") == []  # S30: two arrows
    assert setting.figure() == AT_PALACE and setting.laid(RED) == 1


def test_x2_3_no_climb_at_the_palace() -> None:
    for card, points in (("minor-doge", 7), ("major-doge", 3)):
        setting = Court(figures={RED: AT_PALACE}, held={RED: card}, start=PURPLE)
        setting.to_play(RED)
        turn = setting.moves(RED, f"use {card}")
        assert setting.phase == "shuffle"
        assert turn.points == {RED: points} and turn.of("climb") == []
        assert turn.of("start-player") == [{"seat": RED}]


def test_x2_4() -> None:
    def climbs(turn: Turn) -> list[tuple[int, int]]:
        return [(event["start"], event["end"]) for event in turn.of("climb")]

    assert climbs(Court(figures={RED: 13}).plays("doge-5", "doge")) == [(13, 14)]
    assert climbs(Court(figures={RED: 12}).plays("doge-10", "doge")) == [(12, 14)]
    held = {RED: "minor-doge major-doge"}
    assert climbs(Court(figures={RED: 13}, held=held).moves(RED, "use minor-doge")) == [(13, 14)]
    for steps in (1, 2, 3):
        setting = Court(figures={RED: 13}, held=held)
        assert setting.moves(RED, "use major-doge").legal == ["climb 1", "climb 2", "climb 3"]
        assert climbs(setting.moves(RED, f"climb {steps}")) == [(13, 13 + steps)]
    # Sea spaces, with a card of no colour. The steps are not a choice.
    assert climbs(Court(figures={RED: 13}, ships={RED: 22}).plays("ship-2", "sail")) == [(13, 14)]
    assert climbs(Court(figures={RED: 12}, ships={RED: 28}).plays("ship-2", "sail")) == [(12, 14)]
    assert climbs(Court(figures={RED: 13}).plays("lion", "sail")) == [(13, 14)]


@pytest.mark.parametrize("place", COLOUR)
@pytest.mark.parametrize(("colour", "symbol"), SYMBOLS)
def test_x2_5(place: int, colour: str, symbol: str) -> None:
    for use in ("lay", "sail"):
        setting = Court(figures={RED: place, BLUE: 2})
        moves = [words for words in setting.plays(symbol).legal if words.startswith(use)]
        assert moves or (use == "lay" and colour == "none")
        for words in moves[:1]:
            climbs = setting.moves(RED, words).of("climb")
            step = place + 2 if place == 1 else place + 1
            assert climbs == ([{"seat": RED, "start": place, "end": step}] if COLOUR[place] == colour else [])


def test_x2_5_extra_cards() -> None:
    for card, steps in (("lime-1", 2), ("house-1", 1), ("ship-1", 1), ("doge-10", 2)):
        setting = Court({BLUE: "C6 D5"}, figures={RED: 7, GREEN: 8}, display=card)
        setting.plays("pigments", "lay D6")
        use = "doge" if card == "doge-10" else "sail"
        turn = setting.moves(RED, f"extra {card}", use)
        assert len(turn.of("climb")) == steps - 1, card


def test_x2_5_a_discarded_card() -> None:
    # R8.3: without diamonds and at the end of the sea route the card has no effect of its own.
    setting = Court(supply={RED: 0}, reserve={RED: 0}, ships={RED: 32}, figures={RED: 4})
    assert setting.plays("coin").legal == ["sail"]
    turn = setting.moves(RED, "sail")
    assert (turn.kinds, turn.points) == (["play", "climb", "score"], {RED: 6})
    setting.plays("ash", "sail")
    assert setting.figure() == 5


def test_x2_6_after_the_effects_and_before_the_extra_card() -> None:
    setting = Court({RED: "A1 B1", BLUE: "A2"}, figures={RED: 8}, display="house-1")
    turn = setting.plays("lime", "lay B2")  # W1 is full
    assert turn.kinds == ["play", "diamond", "score", "extra-earned", "climb", "score"]
    assert (turn.scored("group"), turn.scored("council")) == ([(RED, 3)], [(RED, 8)])
    assert turn.extra == "compass"
    # What the step sets off is finished too: a masterwork is taken and framed, and only then the extra card.
    setting = Court({RED: "A1 B1"}, figures={RED: 1}, display="house-1")
    assert setting.plays("lime", "lay B2").extra is None
    assert setting.phase == "masterwork"
    assert setting.moves(RED, "take stack", "frame 5").extra == "earlier"


def test_x2_6_after_the_bonus() -> None:
    turn = Court({RED: "A1 B1 B2"}, figures={RED: 8}).plays("ash", "lay A2")
    assert turn.kinds == ["play", "diamond", "score", "bonus", "climb", "score"]
    assert turn.points == {RED: 4 + 20 + 8}


def test_x2_6_after_what_the_ship_sets_off() -> None:
    # S22 gives a masterwork before the step onto L9.
    setting = Court(figures={RED: 8}, ships={RED: 20})
    assert setting.plays("lime-2", "sail").of("climb") == []
    turn = setting.moves(RED, "take stack", "frame 1")
    assert turn.kinds == ["take", "frame", "score", "climb", "score"]


def test_x2_6_the_colour_counts_when_the_card_is_played() -> None:
    # The arrow of S24 takes the figure from brown L9 to purple L10, whose sea route leads to S29.
    for card, ends in (("lime-2", [10, 11]), ("house-2", [10])):
        setting = Court(figures={RED: 9}, ships={RED: 22})
        turn = setting.plays(card, "sail")
        assert [event["end"] for event in turn.of("climb")] == ends
        assert [event["end"] for event in turn.of("sail")] == [24, 29]


def test_x2_6_an_extra_card_sees_the_new_colour() -> None:
    for card, end in (("house-1", 11), ("lime-1", 10)):
        setting = Court({RED: "A1 B1"}, figures={RED: 9}, display=card)
        setting.plays("lime", "lay B2")
        assert setting.figure() == 10
        setting.moves(RED, f"extra {card}", "sail")
        assert setting.figure() == end


# Rewards


def test_x3_1_points() -> None:
    points = {5: 6, 9: 8, 14: 5, 17: 7}
    for space, expected in points.items():
        turn = Court(figures={RED: space - 1}).plays("doge-5", "doge")
        assert turn.of("score")[0] == {
            **{"seat": RED, "points": expected, "reason": "council", "region": "council", "number": space}
        }
    assert Court(figures={RED: 3}, council="green-1 brown-1 purple brown-2 light-blue green-2").plays(
        "doge-5", "doge"
    ).scored("council") == [(RED, 5)]


@pytest.mark.parametrize("space", [2, 6, 7, 12, 13, 16])
def test_x3_1_masterwork(space: int) -> None:
    setting = Court(figures={RED: space - 1}, masterworks="horse-red-3 vase-blue-2")
    turn = setting.plays("doge-5", "doge")
    assert turn.points == {} and setting.phase == "masterwork"
    assert turn.legal == ["take horse-red-3", "take stack", "take vase-blue-2"]
    # The points of the card come after the reward.
    assert setting.moves(RED, "take horse-red-3", "frame 9").points == {RED: 3 + 4}


@pytest.mark.parametrize("space", [3, 4, 11, 18])
def test_x3_1_dogaressa(space: int) -> None:
    setting = Court(figures={RED: space - 1}, dogaressas="points sea-route points")
    turn = setting.plays("doge-5", "doge")
    assert turn.points == {} and setting.phase == "dogaressa"
    assert turn.legal == ["take points", "take sea-route", "take stack"]
    assert setting.moves(RED, "take points").points == {RED: 4}
    assert setting.holds() == ["points"]


@pytest.mark.parametrize("space", [8, 10, 15])
@pytest.mark.parametrize(("ship", "points"), [(0, 1), (2, 0), (11, 0), (15, 10), (22, 0), (1, 10)])
def test_x3_1_sea_route(space: int, ship: int, points: int) -> None:
    # S5 1, S7 compass, S16 compass, S20 10 and compass, S27 compass, S6 10.
    setting = Court(figures={RED: space - 1}, ships={RED: ship})
    turn = setting.plays("doge-5", "doge")
    assert turn.of("sail") == [{"seat": RED, "start": ship, "end": ship + 5}]
    assert turn.scored("sea") == ([(RED, points)] if points else [])
    assert turn.of("extra-earned") == [] and turn.extra is None
    assert setting.match.actors == [BLUE]


def test_x3_1_no_extra_card_after_a_second_reward_either() -> None:
    # The reward moves three spaces here: S21, S24 with its arrow, and from there to the compass of S27.
    changes = {"name": "short", "extends": "masterworks", "rewards": {"sea_route": 3}}
    council = "green-2 purple brown-1 green-1 brown-2 light-blue"  # L3 and L4 give the sea route
    setting = Court(council=council, figures={RED: 2}, ships={RED: 21}, changes=changes)
    turn = setting.plays("doge-5", "doge")
    assert [(event["start"], event["end"]) for event in turn.of("sail")] == [(21, 24), (24, 27)]
    assert turn.of("extra-earned") == [] and turn.extra is None


def test_x3_1_the_extra_card_of_the_card_itself_stays() -> None:
    # A card reaches the compass of S7; the colour step onto L8 moves the ship on to S12, and the extra card is there.
    setting = Court(figures={RED: 7}, ships={RED: 5})
    turn = setting.plays("lime-2", "sail")
    assert [(event["start"], event["end"]) for event in turn.of("sail")] == [(5, 7), (7, 12)]
    assert turn.points == {RED: 10}
    assert turn.extra == "sea"


def test_x3_2() -> None:
    setting = Court(figures={RED: 7}, ships={RED: 17})
    setting.plays("doge-5", "doge")  # S22: masterwork
    assert setting.phase == "masterwork"
    # S24: one arrow, from L8 to L9 with 8 points; S30: two arrows, to L10, whose sea route ends in the city.
    setting = Court(figures={RED: 7}, ships={RED: 19})
    turn = setting.plays("doge-5", "doge")
    assert turn.kinds == ["play", "start-player", "climb", "sail", "climb", "score", "score"]
    assert turn.points == {RED: 8 + 4}
    setting = Court(figures={RED: 7}, ships={RED: 25})
    turn = setting.plays("doge-5", "doge")
    assert [(event["start"], event["end"]) for event in turn.of("climb")] == [(7, 8), (8, 10)]
    assert [(event["start"], event["end"]) for event in turn.of("sail")] == [(25, 30), (30, 32)]
    assert turn.bonus == [("city", 20)]
    assert turn.points == {RED: 20 + 4}


def test_x3_3() -> None:
    setting = Court(figures={BLUE: 18, RED: 18, GREEN: 17}, bonuses={"palace": [PURPLE]}, supply={RED: 5})
    turn = setting.plays("swan", "sail")
    assert (turn.bonus, setting.table.supply[RED]) == ([("palace", 15)], 4)
    assert setting.plays("doge-5", "doge", seat=BLUE).bonus == [("palace", 10)]
    setting.table.figure[GREEN] = 18
    assert setting.plays("doge-5", "doge", seat=GREEN).bonus == [("palace", 5)]
    # The diamonds lie on no space, and nobody lays a second one.
    assert setting.match.view().describe()["spaces"] == {}
    assert setting.match.view().describe()["bonuses"]["palace"] == [PURPLE, RED, BLUE, GREEN]
    assert setting.plays("doge-10", "doge").bonus == []
