"""X5: Dogaressa cards."""

import pytest

from ridotto.engine.errors import IllegalMove

from .court import Court
from .setting import BLUE, PURPLE, RED

KINDS = ("points", "two-masterworks", "extra-card", "sea-route", "minor-doge", "major-doge")
USES = sorted(f"use {kind}" for kind in KINDS)

# Gaining Dogaressa cards


def test_x5_1() -> None:
    told = {"dogaressas": "points sea-route major-doge", "dogaressa_stack": "minor-doge extra-card"}
    setting = Court(figures={RED: 3}, **told)
    turn = setting.plays("doge-5", "doge")
    assert turn.legal == ["take major-doge", "take points", "take sea-route", "take stack"]
    turn = setting.moves(RED, "take sea-route")
    assert turn.of("take") == [{"seat": RED, "card": "sea-route", "blind": False}]
    assert setting.open_cards("dogaressas") == ["points", "minor-doge", "major-doge"]
    assert (setting.holds(), setting.left("dogaressas")) == (["sea-route"], 1)
    # The top of the stack; the open cards stay.
    setting = Court(figures={RED: 3}, **told)
    setting.plays("doge-5", "doge")
    turn = setting.moves(RED, "take stack")
    assert turn.of("take") == [{"seat": RED, "card": "minor-doge", "blind": True}]
    assert setting.open_cards("dogaressas") == ["points", "sea-route", "major-doge"]
    assert (setting.holds(), setting.left("dogaressas")) == (["minor-doge"], 1)


def test_x5_4() -> None:
    def choice(shown: str, stack: str) -> list[str]:
        return Court(figures={RED: 3}, dogaressas=shown, dogaressa_stack=stack).plays("doge-5", "doge").legal

    assert choice("points points extra-card", "") == ["take extra-card", "take points"]
    assert choice("points", "") == ["take points"]
    assert choice("points", "points") == ["take points", "take stack"]


def test_x5_4_nothing_left() -> None:
    setting = Court(figures={RED: 3}, dogaressas="", dogaressa_stack="")
    turn = setting.plays("doge-5", "doge")
    assert turn.of("lost") == [{"seat": RED, "what": "dogaressa"}]
    assert turn.points == {RED: 4}
    assert setting.match.actors == [BLUE]


def test_x5_4_without_stack_the_place_stays_empty() -> None:
    setting = Court(figures={RED: 3}, dogaressas="points sea-route", dogaressa_stack="")
    setting.plays("doge-5", "doge", "take points")
    assert setting.open_cards("dogaressas") == ["sea-route"]
    assert setting.left("dogaressas") == 0


# Using them


def test_x5_2() -> None:
    shown = "sea-route extra-card minor-doge"
    held = {RED: "points sea-route points"}
    setting = Court(held=held, cards={RED: "doge-5"}, dogaressas=shown, dogaressa_stack="extra-card", start=PURPLE)
    setting.to_play(RED)
    assert setting.legal() == ["doge", "sail", "use points", "use sea-route"]
    assert setting.match.actors == [RED]
    turn = setting.moves(RED, "use points")
    assert turn.kinds == ["discard", "use", "score", "shuffle"]
    assert turn.of("discard") == [{"seat": RED, "card": "doge-5"}]
    # The discarded Doge card takes nothing and moves nothing.
    assert setting.table.start == PURPLE and setting.figure() == 1 and setting.table.ship[RED] == 0
    assert "doge-5" not in setting.cards()
    # After the effect the card is shuffled into its stack; chance decides, nobody else.
    assert setting.match.awaits_chance and setting.match.actors == []
    assert (setting.holds(), setting.left("dogaressas")) == (["points", "sea-route"], 2)
    setting.moves(RED, "dogaressas points extra-card")
    assert setting.match.actors == [BLUE]
    assert setting.left("dogaressas") == 2


def test_x5_2_the_order_of_the_stack() -> None:
    shown, stack = "sea-route sea-route major-doge", "extra-card minor-doge"
    for order in ("points extra-card minor-doge", "minor-doge points extra-card"):
        setting = Court(held={RED: "points"}, figures={BLUE: 3}, dogaressas=shown, dogaressa_stack=stack)
        setting.moves(RED, "use points", f"dogaressas {order}")
        setting.plays("doge-5", "doge", "take stack", seat=BLUE)
        assert setting.holds(BLUE) == [order.split()[0]]


def test_x5_2_only_the_cards_of_the_stack_are_shuffled() -> None:
    setting = Court(held={RED: "points"}, dogaressas="sea-route sea-route major-doge", dogaressa_stack="extra-card")
    setting.moves(RED, "use points")
    for wrong in ("extra-card", "extra-card points points", "points sea-route", "", "extra-card points "):
        with pytest.raises(IllegalMove, match=r"top first: dogaressas extra-card points\.$"):
            setting.moves(RED, f"dogaressas {wrong}")
    assert setting.phase == "shuffle"


def test_x5_2_all_held_kinds() -> None:
    setting = Court(held={RED: " ".join(KINDS)}, cards={RED: "horse-green-5"}, ships={RED: 32})
    assert setting.legal() == [*[f"frame {i}" for i in range(1, 10)], *USES]


@pytest.mark.parametrize("card", ["lime-2", "ship-2", "doge-2", "horse-red-5"])
def test_x5_2_the_chosen_card_has_no_effect(card: str) -> None:
    setting = Court(held={RED: "points"}, cards={RED: card}, figures={RED: 8}, start=PURPLE)
    setting.to_play(RED)
    turn = setting.moves(RED, "use points")
    assert turn.points == {RED: 12}
    assert setting.table.start == PURPLE and setting.figure() == 8 and setting.table.ship[RED] == 0
    assert setting.laid(RED) == 0 and set(setting.window().split()) == {"."}


def test_x5_2_not_in_the_turn_in_which_it_was_gained() -> None:
    # The colour step onto L3 brings the card; the extra card of the same turn cannot be replaced by it.
    setting = Court({RED: "A1 B1"}, figures={RED: 2}, dogaressas="points", display="house-1 doge-5")
    turn = setting.plays("lime", "lay B2", "take points", "extra doge-5")
    assert turn.legal == ["doge", "sail"]
    setting.moves(RED, "doge", "take stack")
    assert setting.match.actors == [BLUE]
    # In the next cycle it can.
    setting.to_play(RED)
    setting.table.chosen[RED] = 0
    assert "use points" in setting.legal()


def test_x5_2_a_seat_uses_its_own_cards() -> None:
    setting = Court(held={BLUE: "points"}, cards={RED: "ship-1", BLUE: "ship-1"})
    assert "use points" not in setting.legal(RED)
    setting.moves(RED, "sail")
    assert "use points" in setting.legal(BLUE)


def test_x5_2_holes_are_filled_once_the_stack_has_cards_again() -> None:
    # Q19: the used card is shuffled back and at once fills a hole of the display.
    setting = Court(held={RED: "points", BLUE: "sea-route"}, dogaressas="major-doge", dogaressa_stack="")
    setting.moves(RED, "use points", "dogaressas points")
    assert setting.open_cards("dogaressas") == ["points", "major-doge"]
    assert setting.left("dogaressas") == 0
    setting.plays("lime", "use sea-route", "advance 1", "shuffle", seat=BLUE)
    assert setting.open_cards("dogaressas") == ["points", "sea-route", "major-doge"]
    # From nothing at all.
    setting = Court(held={RED: "points"}, dogaressas="", dogaressa_stack="")
    setting.moves(RED, "use points", "dogaressas points")
    assert (setting.open_cards("dogaressas"), setting.left("dogaressas")) == (["points"], 0)


def test_x5_2_the_shuffle_is_the_last_step() -> None:
    # An extra card, its colour step, a Dogaressa card from the stack: the used card is not among the choice yet.
    setting = Court(
        held={RED: "extra-card"}, figures={RED: 2}, display="lime-1", dogaressas="", dogaressa_stack="points"
    )
    turn = setting.moves(RED, "use extra-card", "extra lime-1", "sail")
    assert turn.legal == ["take stack"]
    setting.moves(RED, "take stack")
    assert setting.phase == "shuffle"
    setting.moves(RED, "dogaressas extra-card")
    assert setting.open_cards("dogaressas") == ["extra-card"] and setting.holds() == ["points"]
    assert setting.match.actors == [BLUE]


def test_x5_3_points() -> None:
    setting = Court(held={RED: "points"})
    turn = setting.moves(RED, "use points")
    assert turn.scored("card") == [(RED, 12)] and turn.points == {RED: 12}


def test_x5_3_two_masterworks() -> None:
    setting = Court(
        {},
        held={RED: "two-masterworks"},
        masterworks="vase-red-3 bowl-red-2",
        masterwork_stack="horse-red-4 vase-blue-2",
    )
    turn = setting.moves(RED, "use two-masterworks")
    assert turn.legal == ["take bowl-red-2", "take stack", "take vase-red-3"]
    # One after the other: the place of the first is filled before the second is taken.
    turn = setting.moves(RED, "take vase-red-3")
    assert turn.legal == [f"frame {i}" for i in range(1, 10)]
    turn = setting.moves(RED, "frame 2")
    assert turn.points == {RED: 3}
    assert turn.legal == ["take bowl-red-2", "take horse-red-4", "take vase-blue-2"]
    assert setting.moves(RED, "take horse-red-4", "frame 2").points == {RED: 4}
    assert setting.phase == "shuffle"
    # With one card only the second is lost, without a decision.
    setting = Court(held={RED: "two-masterworks"}, masterworks="vase-red-3", masterwork_stack="")
    turn = setting.moves(RED, "use two-masterworks", "take vase-red-3", "frame 1")
    assert turn.of("lost") == [{"seat": RED, "what": "masterwork"}]
    assert setting.phase == "shuffle"


def test_x5_3_extra_card() -> None:
    # Both uses of the card, with its colour step, and a further extra card.
    setting = Court({RED: "A1 B1"}, held={RED: "extra-card"}, figures={RED: 8}, display="lime-1 swan-2 ship-3")
    turn = setting.moves(RED, "use extra-card")
    assert turn.legal == ["decline", "extra lime-1", "extra ship-3", "extra swan-2"]
    turn = setting.moves(RED, "extra lime-1", "lay B2")
    assert turn.points == {RED: 3 + 8} and turn.extra == "compass"
    turn = setting.moves(RED, "extra ship-3", "sail")
    assert setting.phase == "shuffle" and setting.display() == ["swan-2"]


def test_x5_3_extra_card_declined_or_lost() -> None:
    setting = Court(held={RED: "extra-card"})
    setting.moves(RED, "use extra-card", "decline")
    assert setting.phase == "shuffle"
    setting = Court(held={RED: "extra-card"}, display="")
    turn = setting.moves(RED, "use extra-card")
    assert turn.of("extra-lost") == [{"seat": RED}] and setting.phase == "shuffle"


@pytest.mark.parametrize("steps", range(1, 8))
def test_x5_3_sea_route(steps: int) -> None:
    setting = Court(held={RED: "sea-route"}, ships={RED: 0}, display="swan-1")
    assert setting.moves(RED, "use sea-route").legal == [f"advance {i}" for i in range(1, 8)]
    turn = setting.moves(RED, f"advance {steps}")
    assert turn.of("sail") == [{"seat": RED, "start": 0, "end": steps}]
    assert sum(turn.points.values()) == [1, 1, 1, 3, 1, 10, 0][steps - 1]
    assert turn.extra == ("sea" if steps == 7 else None)
    setting.moves(RED, *(["decline"] if steps == 7 else []))
    assert setting.phase == "shuffle"


def test_x5_3_sea_route_near_the_end() -> None:
    # All seven are legal, also when they lead to the same space.
    setting = Court(held={RED: "sea-route"}, ships={RED: 30})
    assert len(setting.moves(RED, "use sea-route").legal) == 7
    turn = setting.moves(RED, "advance 6")
    assert (setting.table.ship[RED], turn.bonus) == (32, [("city", 20)])
    # On the end space there is nothing to decide.
    setting = Court(held={RED: "sea-route"}, ships={RED: 32})
    turn = setting.moves(RED, "use sea-route")
    assert setting.phase == "shuffle"
    assert (turn.kinds, turn.points) == (["discard", "use", "shuffle"], {})


def test_x5_3_sea_route_effects_before_the_extra_card() -> None:
    # S24: an arrow to a masterwork, with everything before the shuffling.
    setting = Court(held={RED: "sea-route"}, ships={RED: 20}, figures={RED: 5})
    setting.moves(RED, "use sea-route", "advance 4")
    assert setting.figure() == 6 and setting.phase == "masterwork"
    setting.moves(RED, "take stack", "frame 1")
    assert setting.phase == "shuffle"


def test_x5_3_minor_doge() -> None:
    setting = Court(held={RED: "minor-doge"}, figures={RED: 8}, cards={RED: "lime-1"}, start=PURPLE)
    setting.to_play(RED)
    turn = setting.moves(RED, "use minor-doge")
    assert turn.kinds == ["discard", "use", "climb", "score", "score", "start-player", "shuffle"]
    assert turn.points == {RED: 8 + 7}
    assert setting.table.start == RED


def test_x5_3_major_doge() -> None:
    setting = Court(held={RED: "major-doge"}, figures={RED: 11}, start=PURPLE)
    setting.to_play(RED)
    assert setting.moves(RED, "use major-doge").kinds == ["discard", "use"]
    turn = setting.moves(RED, "climb 3")
    assert turn.kinds == ["climb", "score", "score", "start-player", "shuffle"]
    assert turn.points == {RED: 5 + 3}
    assert setting.table.start == RED
    # All three are legal, also when they lead to the same place.
    setting = Court(held={RED: "major-doge"}, figures={RED: 18})
    assert setting.moves(RED, "use major-doge").legal == ["climb 1", "climb 2", "climb 3"]


def test_x5_5_no_colour_step() -> None:
    setting = Court(held={RED: "points"}, cards={RED: "lime-1"}, figures={RED: 8})
    assert setting.moves(RED, "use points").of("climb") == []
    assert setting.figure() == 8


def test_x5_5_not_for_an_extra_card() -> None:
    setting = Court(held={RED: "points"}, ships={RED: 2}, display="house-1")
    turn = setting.plays("ship-5", "sail")
    assert turn.legal == ["decline", "extra house-1"]
    assert not any(words.startswith("use") for words in setting.moves(RED, "extra house-1").legal)
