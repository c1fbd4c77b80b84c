"""Each switch, and each of its values."""

import numpy as np
import pytest

from ridotto.engine import record
from ridotto.engine.errors import BadBox, UnknownName
from ridotto.games.great_split import GAME
from ridotto.games.great_split.rules.scoring import score_artwork
from ridotto.games.great_split.table import SPLIT

from .setting import Setting, great_split, hand_of, new_match, random_move

SWITCHES = GAME.switches("standard")


def test_the_switches_of_the_edition() -> None:
    assert SWITCHES == {
        "hand_limits": ["late", "middle", "early"],
        "market": ["rises", "falls"],
        "artwork_tiers": ["equal", "growing"],
        "empty_group": [False, True],
        "arrow_on_prestige": [True, False],
        "arrow_on_full_track": [False, True],
    }


@pytest.mark.parametrize(
    ("value", "limits"),
    [("late", [5, 5, 6, 6, 7, 7]), ("middle", [5, 6, 6, 6, 7, 7]), ("early", [5, 6, 6, 7, 7, 7])],
)
def test_q2_hand_limits(value: str, limits: list[int]) -> None:
    match, pick = new_match(2, 1, {"hand_limits": value}), np.random.default_rng(1)
    seen = {}
    while not match.over:
        view = match.view().describe()
        if view["phase"] == "split":
            seen[view["round"]] = view["limit"]
            assert max(len(hand_of(match, seat)) for seat in range(2)) <= view["limit"]
        seat, move = random_move(match, pick)
        match.play(seat, *move)
    assert [seen[round_] for round_ in range(1, 7)] == limits == GAME.components(match.box)["limits"]


@pytest.mark.parametrize(
    ("value", "slider", "points"), [("rises", 1, 3), ("rises", 9, 15), ("falls", 1, 12), ("falls", 9, 0)]
)
def test_q12_direction_of_the_market(value: str, slider: int, points: int) -> None:
    setting = Setting(artwork=7, slider=slider, options={"market": value})
    score_artwork(setting.match.box.record, setting.table, np.zeros((0, 6), np.int16))
    assert setting.at()["prestige" if points else "artwork"] == (points or 7)
    assert ("prestige" in setting.at()) is (points > 0)
    needs = setting.match.view().describe()["needs"]
    assert needs == great_split().data["scoring"]["art_need"][slider if value == "rises" else 9 - slider]


@pytest.mark.parametrize(("value", "tiers"), [("equal", [3, 6, 9, 12, 15]), ("growing", [1, 3, 6, 10, 15])])
def test_q14_tiers_of_artwork(value: str, tiers: list[int]) -> None:
    for need, points in zip((4, 6, 8, 10, 12), tiers, strict=True):
        setting = Setting(artwork=need, slider=4, options={"artwork_tiers": value})
        score_artwork(setting.match.box.record, setting.table, np.zeros((0, 6), np.int16))
        assert setting.at()["prestige"] == points
    assert GAME.components(great_split({"artwork_tiers": value}))["tiers"] == tiers


@pytest.mark.parametrize("value", [False, True])
def test_q17_empty_groups(value: bool) -> None:
    setting = Setting(["I-01 I-02 I-03", "I-04 I-05", "I-06 I-07"], phase=SPLIT, options={"empty_group": value})
    assert ("split I-01 I-02 I-03 |" in setting.legal()) is value
    assert len(setting.legal()) == 3 + value
    if value:
        setting.move("split I-01 I-02 I-03 |")
        setting.move("split I-04 I-05 |", seat=1)
        setting.move("split I-06 | I-07", seat=2)
        setting.move("take first")
        setting.move("take second", seat=1)
        setting.move("take second", seat=2)
        assert [setting.hand(seat) for seat in range(3)] == [
            *(["I-01", "I-02", "I-03", "I-06"], ["I-04", "I-05"], ["I-07"])
        ]


@pytest.mark.parametrize("players", [2, 4, 7])
def test_q17_whole_games_with_empty_hands(players: int) -> None:
    smallest = largest = 5
    for seed in range(3):
        match, pick = new_match(players, seed, {"empty_group": True}), np.random.default_rng(seed)
        while not match.over:
            seat, move = random_move(match, pick)
            if int(match.table["phase"]) == SPLIT and pick.random() < 0.7:
                move = (match.legal(seat)[-1],)  # everything in the first group
            match.play(seat, *move)
            held = [len(hand_of(match, each)) for each in range(players)]
            smallest, largest = min(smallest, *held), max(largest, *held)
        again, _ = record.replay(record.to_record(match))
        assert again.result() == match.result()
    assert smallest == 0 and largest > 9


@pytest.mark.parametrize("value", [True, False])
def test_q19_double_arrow_on_prestige(value: bool) -> None:
    setting = Setting(["I-11 I-12"], gold=3, options={"arrow_on_prestige": value})
    setting.move("turn I-11 gold")
    assert ("arrow prestige" in setting.legal()) is value and len(setting.legal()) == 9 + value


def test_q19_a_double_arrow_that_no_track_can_take_is_lost() -> None:
    full = {
        f"{kind}{seal}": 10 if seal else 16
        for kind in ("tomes", "artwork", "topaz", "emerald")
        for seal in ("", "_seal")
    }
    setting = Setting(["I-11 I-12"], gold=3, gold_seal=10, options={"arrow_on_prestige": False}, **full)
    events = setting.move("turn I-11 gold")
    assert [event["kind"] for event in events] == ["turn", "step", "arrow-lost"]
    assert "play I-12" in setting.legal()


@pytest.mark.parametrize("value", [False, True])
def test_q20_double_arrow_on_a_full_track(value: bool) -> None:
    setting = Setting(["I-11 I-12"], gold=3, tomes=16, options={"arrow_on_full_track": value})
    setting.move("turn I-11 gold")
    assert ("arrow tomes" in setting.legal()) is value
    if value:
        events = setting.move("arrow tomes")
        assert [event["kind"] for event in events] == ["arrow", "lost", "lost"]
        assert setting.at() == {"gold": 4, "tomes": 16}


def test_q1_ties_are_shared_unless_an_edition_says_so() -> None:
    for criteria, ranks in (([], [1, 1, 3]), (["gold"], [2, 1, 3]), (["tomes", "stars"], [1, 2, 3])):
        setting = Setting(changes={"tie_break": criteria})
        setting.table.prestige[:3] = [131, 131, 120]
        setting.cubes(0, gold=3, tomes_seal=4)
        setting.cubes(1, gold=4, artwork_seal=3)
        setting.table.phase = 5
        setting.table.waiting = 0
        assert setting.match.result()[1] == ranks


def test_wrong_options_are_told() -> None:
    with pytest.raises(UnknownName, match="hand_limits"):
        great_split({"hand_limits": "never"})
    with pytest.raises(UnknownName, match="empty_group"):
        great_split({"empty_groups": True})
    with pytest.raises(BadBox, match="tie_break"):
        great_split(changes={"tie_break": ["luck"]})
