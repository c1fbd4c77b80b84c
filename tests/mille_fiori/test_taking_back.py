"""What a seat may take back: nothing that has shown it something hidden."""

from ridotto.engine.rng import new_rng

from .court import Court
from .setting import RED, Setting

PILES = {"masterworks": "vase-red-3 bowl-red-2", "dogaressas": "points sea-route"}
TWO_MASTERWORKS = {**PILES, "held": {RED: "two-masterworks"}}


def test_a_card_taken_off_a_stack_stands() -> None:
    setting = Court(figures={RED: 1}, **PILES)
    setting.plays("doge-5", "doge")
    assert setting.match.may_undo(RED)
    setting.moves(RED, "take stack")
    assert not setting.match.may_undo(RED)
    # Where it was put may be changed.
    setting.moves(RED, "frame 4")
    assert setting.match.may_undo(RED)


def test_an_open_card_stands_if_the_next_one_of_the_stack_takes_its_place() -> None:
    for stack, stands in (("horse-red-2", True), ("", False)):
        setting = Court(figures={RED: 1}, masterworks="vase-red-3", masterwork_stack=stack)
        setting.plays("doge-5", "doge", "take vase-red-3")
        assert setting.match.may_undo(RED) is not stands


def test_dogaressa_cards_likewise() -> None:
    for words, stack, stands in (
        ("take points", "sea-route", True),
        ("take stack", "sea-route", True),
        ("take points", "", False),
    ):
        setting = Court(figures={RED: 2}, dogaressas="points", dogaressa_stack=stack)
        setting.plays("doge-5", "doge", words)
        assert setting.match.may_undo(RED) is not stands


def test_what_chance_decided_stands() -> None:
    setting = Court(held={RED: "points"})
    setting.moves(RED, "use points", "shuffle")
    assert not setting.match.may_undo(RED)


def test_a_new_hand_stands() -> None:
    setting = Setting(players=2, start=1, cycle=1)
    setting.moves(1, "sail")
    assert setting.match.may_undo(1)
    setting.moves(RED, "sail")
    assert not setting.match.may_undo(RED)


def test_a_preview_does_not_claim_to_know_a_stack() -> None:
    for figure, stack in ((1, "masterworks"), (2, "dogaressas")):
        setting = Court(figures={RED: figure})
        setting.plays("doge-5", "doge")
        previews = setting.match.view(RED).previews(new_rng(stack))
        assert len(previews) == len(setting.legal())
        assert not any(preview.rows for preview in previews)
