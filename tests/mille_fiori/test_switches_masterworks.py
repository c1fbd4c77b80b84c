"""The switches of The Masterworks: every alternative, and what it changes beside the default."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from ridotto.engine.errors import UnknownName
from ridotto.engine.match import Match
from ridotto.games.mille_fiori.box import switches

from .court import Court
from .setting import BLUE, GAME, GREEN, NAMES, PURPLE, RED, Turn, mille_fiori

SWITCHES: dict[str, list[Any]] = {
    "colour_step_first": [False, True],
    "start_player_at_once": [False, True],
    "main_deck_ship_numbers": [True, False],
}


def both(name: str, case: Callable[[dict[str, Any]], object]) -> list[object]:
    """What a case gives with each value of a switch, in the order of the values."""
    return [case({name: value}) for value in SWITCHES[name]]


def test_all_switches_are_there() -> None:
    base = switches("base")
    del base["two_player_plays"]  # X1.5
    assert GAME.switches("masterworks") == base | SWITCHES
    rules = mille_fiori(edition="masterworks").data["rules"]
    assert rules == {name: values[0] for name, values in (base | SWITCHES).items()}


@pytest.mark.parametrize("name", SWITCHES)
def test_only_the_values_of_a_switch_are_taken(name: str) -> None:
    for value in SWITCHES[name]:
        found = GAME.load_box("masterworks", {name: value}, None).options
        assert found == ({} if value == SWITCHES[name][0] else {name: value})
    for wrong in ("often", 1, 0, None):
        with pytest.raises(UnknownName, match=rf"^Option {name} = .*: choose one of .*\.$"):
            GAME.load_box("masterworks", {name: wrong}, None)  # type: ignore[dict-item]
    with pytest.raises(UnknownName, match=rf"^Unknown option '{name}': choose one of two_player_plays, .*\.$"):
        GAME.load_box("base", {name: True}, None)


def test_the_exception_for_two_players_is_gone() -> None:
    with pytest.raises(UnknownName, match=r"^Unknown option 'two_player_plays': choose one of end_by_diamonds, .*\.$"):
        GAME.load_box("masterworks", {"two_player_plays": 3}, None)


def test_colour_step_first_order() -> None:
    def kinds(options: dict[str, Any]) -> list[str]:
        return Court({RED: "A1 B1 B2"}, figures={RED: 8}, options=options).plays("ash", "lay A2").kinds

    assert both("colour_step_first", kinds) == [
        ["play", "diamond", "score", "bonus", "climb", "score"],
        ["play", "climb", "score", "diamond", "score", "bonus"],
    ]


def test_colour_step_first_decides_what_the_ship_reaches() -> None:
    def ways(options: dict[str, Any]) -> object:
        turn = Court(figures={RED: 7}, options=options).plays("lime-2", "sail")  # L8 moves the ship by five
        return [event["end"] for event in turn.of("sail")], turn.points, turn.extra

    assert both("colour_step_first", ways) == [([2, 7], {RED: 1}, None), ([5, 7], {RED: 1}, "sea")]


def test_colour_step_first_with_a_reward_to_choose() -> None:
    # The masterwork of L2 is taken and framed before anything is laid.
    setting = Court(figures={RED: 1}, options={"colour_step_first": True}, masterworks="vase-red-3")
    assert setting.plays("lime", "lay B2").kinds == ["play", "climb"]
    turn = setting.moves(RED, "take vase-red-3", "frame 1")
    assert turn.kinds == ["take", "frame", "score", "diamond", "score"]
    assert setting.match.actors == [BLUE]


def test_colour_step_first_takes_the_last_diamond() -> None:
    # The bonus of the palace comes first, and nothing is left to be laid.
    def laid(options: dict[str, Any]) -> object:
        setting = Court(figures={RED: 18}, supply={RED: 0}, reserve={RED: 1}, options=options)
        turn = setting.plays("swan", "lay T1S")
        return turn.bonus, setting.spaces(RED), turn.points

    assert both("colour_step_first", laid) == [([], ["T1S"], {RED: 1}), ([("palace", 20)], [], {RED: 20})]


def test_colour_step_first_compares_the_same_moment() -> None:
    def climbs(options: dict[str, Any]) -> object:
        turn = Court(figures={RED: 9}, ships={RED: 22}, options=options).plays("house-2", "sail")
        return [(event["start"], event["end"]) for event in turn.of("climb")]

    # A house is not brown, whatever the arrow of S24 does before or after.
    assert both("colour_step_first", climbs) == [[(9, 10)], [(9, 10)]]


def random_game(options: dict[str, Any], seed: int, players: int) -> tuple[list[str], bytes]:
    """The moves of a random game and its last position."""
    match = Match.deal(GAME, mille_fiori(options, edition="masterworks"), NAMES[:players], seed)
    pick = np.random.default_rng(seed)
    while not match.over:
        if match.awaits_chance:
            match.chance()
            continue
        legal = match.legal_words(match.actors[0])
        words = [w for w in legal if "doge" in w] or legal
        match.move(match.actors[0], words[int(pick.integers(len(words)))])
    return [match.words_of(entry) for entry in match.log], match.table_bytes()


def test_start_player_at_once() -> None:
    # The holder is the seat at turn: those after it in the cycle are also those clockwise from it who have not played.
    cards = {GREEN: "ship-1", PURPLE: "doge-5", RED: "ship-2", BLUE: "doge-6"}

    def order(options: dict[str, Any]) -> object:
        setting = Court(figures={PURPLE: 4, BLUE: 13}, cards=cards, start=GREEN, options=options)
        found = []
        for _ in range(4):
            [seat] = setting.match.actors
            found.append(seat)
            setting.moves(seat, "doge" if "doge" in setting.legal(seat) else "sail")
        return found, int(setting.table.start)

    assert both("start_player_at_once", order) == [([GREEN, PURPLE, RED, BLUE], BLUE)] * 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_start_player_at_once_makes_no_difference(players: int) -> None:
    one, other = both("start_player_at_once", lambda options: random_game(options, players, players))
    assert one == other


CARDS = ["doge-1", "doge-10", "horse-green-5", "bowl-blue-5"]


@pytest.mark.parametrize("card", CARDS)
def test_main_deck_ship_numbers(card: str) -> None:
    def legal(options: dict[str, Any]) -> list[str]:
        return Court(options=options).plays(card).legal

    own = ["doge"] if card.startswith("doge") else [f"frame {i}" for i in range(1, 10)]
    assert both("main_deck_ship_numbers", legal) == [[*own, "sail"], own]


def test_main_deck_ship_numbers_concern_no_other_card() -> None:
    def turn(options: dict[str, Any]) -> Turn:
        return Court(options=options).plays("ship-3", "sail")

    assert [t.points for t in (turn({}), turn({"main_deck_ship_numbers": False}))] == [{RED: 1}] * 2


def test_main_deck_ship_numbers_of_an_extra_card() -> None:
    setting = Court(ships={RED: 2}, display="doge-3", options={"main_deck_ship_numbers": False})
    setting.plays("ship-5", "sail")
    assert setting.moves(RED, "extra doge-3").legal == ["doge"]


def test_main_deck_ship_numbers_as_a_page_is_told() -> None:
    def numbers(options: dict[str, Any]) -> object:
        cards = GAME.components(mille_fiori(options, edition="masterworks"))["cards"]
        return {card["id"]: card["number"] for card in cards if card["id"] in (*CARDS, "lime-5")}

    assert both("main_deck_ship_numbers", numbers) == [
        {"lime-5": 5, "doge-1": 1, "doge-10": 4, "horse-green-5": 1, "bowl-blue-5": 5},
        {"lime-5": 5, "doge-1": 0, "doge-10": 0, "horse-green-5": 0, "bowl-blue-5": 0},
    ]
