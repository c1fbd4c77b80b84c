"""Rules 28 to 36: market, end of round, scorings and end of the game, each by its number."""

import numpy as np
import pytest

from .setting import Setting, new_match, play_round, scored, table_of

# 3.5 and 3.6 Market and end of round


def test_rule_28_the_slider_moves_by_the_tile() -> None:
    match, pick = new_match(3, 11), np.random.default_rng(11)
    tiles = table_of(match).market.tolist()
    for round_ in range(1, 7):
        assert match.view().describe()["market"] == [*tiles[: round_ - 1], *[None] * (7 - round_)]
        assert match.view().describe()["slider"] == sum(tiles[: round_ - 1])
        play_round(match, pick)
    assert match.view().describe()["market"] == tiles


@pytest.mark.parametrize("round_", [1, 2, 3, 4, 5])
def test_rule_29_scoring_lines(round_: int) -> None:
    setting = Setting(round=round_, slider=2, scoring="tomes artwork none gems", market="2 2 2 2 2 2", tomes=6)
    setting.cubes(0, artwork=8, topaz=5, emerald=9)
    setting.move("turn I-01 prestige", "turn I-02 prestige", "splitter prestige")
    events = setting.finish()
    found = {reason: scored(events, reason) for reason in ("tomes", "artwork", "gems")}
    # The artwork is scored with the slider on 4, where the tile of this round has moved it: 4, 6, 8.
    expected = {3: {"tomes": [5], "artwork": [9]}, 4: {"gems": [10]}}.get(round_, {})
    assert {reason: points for reason, points in found.items() if points} == expected
    kinds = [event["kind"] for event in events]
    if expected:
        assert kinds.index("market") < kinds.index("line") < kinds.index("round")


def test_rule_30_cards_come_back_to_the_hand() -> None:
    setting = Setting(["I-01 I-02"])
    setting.move("play I-01", "turn I-02 gold", "splitter gold")
    setting.finish()
    assert {"I-01", "I-02"} < set(setting.hand())
    assert int(setting.table.round_number) == 2


# 3.7 and 3.8 Scorings and end


def test_rule_31_tomes_before_the_first_banner() -> None:
    setting = Setting(round=3, scoring="tomes none gems artwork", tomes=1)
    setting.move("turn I-01 prestige", "turn I-02 prestige", "splitter prestige")
    assert scored(setting.finish(), "tomes") == [0]


def test_rule_32_artwork_uses_the_printed_number() -> None:
    numbers = [0, 0, 2, 2, 4, 4, 6, 6, 8, 8, 10, 10, 12, 12, 14, 14, 16]
    setting = Setting(
        round=3,
        scoring="artwork none gems tomes",
        market="0 0 0 0 0 0",
        artwork=9,
        changes={"tracks": {"numbers": {"artwork": numbers}}},
    )
    setting.move("turn I-01 prestige", "turn I-02 prestige", "splitter prestige")
    assert scored(setting.finish(), "artwork") == [3]


def test_rule_33_gems_use_the_printed_numbers() -> None:
    numbers = [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8]
    setting = Setting(
        round=3,
        scoring="gems none artwork tomes",
        topaz=10,
        emerald=9,
        changes={"tracks": {"numbers": {"topaz": numbers}}},
    )
    setting.move("turn I-01 prestige", "turn I-02 prestige", "splitter prestige")
    assert scored(setting.finish(), "gems") == [10]


def test_rule_34_all_scorings_at_the_end() -> None:
    setting = Setting(round=6, slider=6, market="0 0 0 0 0 1", scoring="none tomes artwork gems", artwork=9)
    setting.move("turn I-01 prestige", "turn I-02 prestige", "splitter prestige")
    events = setting.finish()
    assert setting.match.over and [event["kind"] for event in events][-1] == "over"
    assert scored(events, "artwork") == [15]  # the tile of round 6 counts: slider 7
    assert [len(scored(events, reason)) for reason in ("tomes", "artwork", "gems", "contract")] == [1, 1, 1, 5]
    assert setting.legal() == [] and setting.match.actors == []


def test_rule_35_no_star_no_points() -> None:
    setting = Setting(characters="C2", round=6, tomes=16, tomes_seal=1, gold=2, gold_seal=2)
    setting.move("turn I-01 prestige", "turn I-02 prestige", "splitter prestige")
    assert scored(setting.finish(), "contract") == [0, 0, 0, 0, 1]  # C2 has gold on its tile


def test_rule_36_most_prestige_wins() -> None:
    setting = Setting(players=7)
    setting.table.prestige[:] = [80, 90, 90, 120, 70, 90, 80]
    setting.table.phase = 5
    setting.table.waiting = 0
    assert setting.match.result()[1] == [5, 2, 2, 1, 7, 2, 5]
