"""The worked examples of the rules document, by their numbers."""

import numpy as np
import pytest

from ridotto.engine.errors import IllegalMove
from ridotto.games.great_split.rules.scoring import final_scoring, score_artwork, score_gems, score_tomes
from ridotto.games.great_split.table import DISCARD, SPLIT

from .setting import Setting, great_split, hand_of, new_match, scored, table_of

QUIET = np.zeros((0, 6), np.int16)


def points(score: object, **position: int) -> int:
    """What a scoring gives seat 0."""
    setting = Setting(**position)  # type: ignore[arg-type]
    before = int(setting.table.prestige[0])
    score(setting.match.box.record, setting.table, QUIET)  # type: ignore[operator]
    return int(setting.table.prestige[0]) - before


def test_example_01_gems() -> None:
    assert points(score_gems, topaz=7, emerald=9) == 14
    assert points(score_gems, topaz=9, emerald=7) == 14


@pytest.mark.parametrize(("space", "value"), [(1, 0), (2, 1), (3, 1), (5, 3), (9, 8), (16, 20)])
def test_example_02_tomes(space: int, value: int) -> None:
    assert points(score_tomes, tomes=space) == value


def test_example_03_artwork_early() -> None:
    assert points(score_artwork, artwork=8, slider=3) == 6


def test_example_04_artwork_later() -> None:
    assert points(score_artwork, artwork=8, slider=6) == 12


@pytest.mark.parametrize(("space", "slider", "value"), [(7, 0, 0), (12, 5, 15), (0, 9, 0)])
def test_example_05_artwork_at_the_edges(space: int, slider: int, value: int) -> None:
    assert points(score_artwork, artwork=space, slider=slider) == value


def test_example_06_double_arrow_by_one_step() -> None:
    setting = Setting(["I-11 I-12"], gold=3, tomes=5)
    setting.move("turn I-11 gold", "arrow tomes")
    assert setting.at() == {"gold": 4, "tomes": 7}
    assert setting.match.box.record["banner"][7] == 5
    assert setting.match.box.record["icons"][0][7] == 2


def test_example_07_passing_a_double_arrow() -> None:
    setting = Setting(["II-13 I-12"], gold=7, emerald=2)
    setting.move("play II-13")
    assert setting.at() == {"gold": 8, "emerald": 2}
    setting.move("arrow emerald")
    assert setting.at() == {"gold": 9, "emerald": 4}


def test_example_08_three_gold() -> None:
    setting = Setting(["III-09 I-12"], gold=2)
    setting.move("play III-09")
    assert setting.at() == {"gold": 4}
    setting.move("arrow artwork-seal")
    assert setting.at() == {"gold": 5, "artwork-seal": 2}
    assert setting.match.box.record["stars"][1][2] == 1


def test_example_09_bonus_on_a_seal_track() -> None:
    setting = Setting(["I-26 I-12"], tomes_seal=2, tomes=5)
    setting.move("play I-26", "seal tomes-seal")
    assert setting.at() == {"tomes-seal": 3, "tomes": 6}


def test_example_10_chain() -> None:
    setting = Setting(["I-26 I-12"], emerald_seal=4, gold=3, gold_seal=1)
    setting.move("play I-26", "seal emerald-seal")
    assert setting.at() == {"emerald-seal": 5, "gold": 4, "gold-seal": 1}
    setting.move("arrow gold-seal")
    assert setting.at() == {"emerald-seal": 5, "gold": 5, "gold-seal": 3}


def test_example_11_chain_with_a_step_left_over() -> None:
    setting = Setting(["I-26 I-12"], topaz_seal=8, gold=7, gold_seal=2)
    events = setting.move("play I-26", "seal topaz-seal", "arrow gold-seal")
    assert setting.at() == {"topaz-seal": 9, "gold": 9, "gold-seal": 4}
    assert [(event["track"], event["space"]) for event in events if event["kind"] == "step"] == [
        *(("topaz-seal", 9), ("gold", 8), ("gold-seal", 3), ("gold", 9), ("gold-seal", 4))
    ]


@pytest.mark.parametrize(
    ("one", "other", "cubes"),
    [
        ("tomes", "tomes", {"tomes-seal": 2}),
        ("artwork", "artwork", {"artwork-seal": 2}),
        ("artwork", "tomes", {"tomes-seal": 1, "artwork-seal": 1}),
    ],
)
def test_example_12_two_seal_icons(one: str, other: str, cubes: dict[str, int]) -> None:
    setting = Setting(["II-18 I-12"])
    assert {"turn II-18 gold", "turn II-18 prestige"} < set(setting.legal())
    setting.move("play II-18")
    assert setting.legal() == ["seal artwork-seal", "seal tomes-seal"]
    setting.move(f"seal {one}-seal")
    assert setting.legal() == ["seal artwork-seal", "seal tomes-seal"]
    setting.move(f"seal {other}-seal")
    assert setting.at() == cubes


def test_example_13_wild_seals() -> None:
    setting = Setting(["III-19 I-12"], tomes_seal=1, gold_seal=1)
    setting.move("play III-19", "seal tomes-seal", "seal gold-seal")
    assert setting.at() == {"tomes-seal": 2, "gold-seal": 2}


def test_example_14_splitter() -> None:
    setting = Setting(["I-11 I-12"], gold=3)
    setting.move("splitter gold", "arrow prestige")
    assert setting.at() == {"gold": 4, "prestige": 2}


def test_example_15_illegal_double_arrow() -> None:
    setting = Setting(["I-11 I-12"], gold=7)
    setting.move("turn I-11 gold")
    assert len(setting.legal()) == 10 and "arrow gold" not in setting.legal()
    for words in ("arrow gold", "arrow tomes artwork", "play I-12"):
        with pytest.raises(IllegalMove):
            setting.match.move(0, words)
    setting.move("arrow tomes")
    assert setting.at() == {"gold": 8, "tomes": 2}


def test_example_16_end_of_a_track() -> None:
    setting = Setting(["III-01 I-12"], tomes=15)
    events = setting.move("play III-01")
    assert setting.at() == {"tomes": 16}
    assert [event["kind"] for event in events] == ["play", "step", "lost", "lost"]
    setting = Setting(["I-11 I-12"], gold=11, tomes=15)
    setting.move("turn I-11 gold", "arrow tomes")
    assert setting.at() == {"gold": 12, "tomes": 16}
    setting = Setting(["I-11 I-12"], gold=11, tomes=16)
    setting.move("turn I-11 gold")
    assert "arrow tomes" not in setting.legal()


def test_example_17_exchange_with_three_players() -> None:
    hands = ["I-01 I-02 I-03 I-04 I-05", "I-06 I-07 I-08 I-09 I-10", "I-11 I-12 I-13 I-14 I-15"]
    setting = Setting(hands, phase=SPLIT)
    setting.move("split I-01 I-02 | I-03 I-04 I-05")
    setting.move("split I-06 | I-07 I-08 I-09 I-10", seat=1)
    setting.move("split I-11 I-12 I-13 | I-14 I-15", seat=2)
    setting.move("take second")
    setting.move("take second", seat=1)
    setting.move("take first", seat=2)
    assert setting.hand(0) == ["I-01", "I-02", "I-14", "I-15"]
    assert setting.hand(1) == ["I-03", "I-04", "I-05", "I-07", "I-08", "I-09", "I-10"]
    assert setting.hand(2) == ["I-06", "I-11", "I-12", "I-13"]


def test_example_18_next_deal() -> None:
    hands = ["I-01 I-02 I-14 I-15", "I-03 I-04 I-05 I-07 I-08 I-09 I-10", "I-06 I-11 I-12 I-13"]
    setting = Setting(hands)
    setting.finish(0, 1, 2)
    assert [len(setting.hand(seat)) for seat in range(3)] == [5, 8, 5]
    assert setting.match.actors == [1] and setting.phase == "discard"
    assert {len(words.split()) for words in setting.legal(1)} == {4}
    setting.move("discard I-03 I-05 I-10", seat=1)
    assert setting.phase == "split"


def test_example_19_two_players_deal() -> None:
    hands = ["I-01 I-02 I-03 I-04 I-05 I-06", "I-07 I-08 I-09 I-10"]
    setting = Setting(hands, players=2, round=2)
    setting.finish(0, 1)
    assert [len(setting.hand(seat)) for seat in range(2)] == [8, 6]
    assert setting.match.actors == [0]
    assert {len(words.split()) for words in setting.legal(0)} == {3}


def test_example_20_illegal_split() -> None:
    setting = Setting(["I-01 I-02 I-03 I-04 I-05"], phase=SPLIT)
    assert len(setting.legal()) == 15
    for words in ("split I-01 I-02 I-03 I-04 I-05 |", "split | I-01 I-02 I-03 I-04 I-05", "split I-02 | I-01 I-03"):
        with pytest.raises(IllegalMove):
            setting.match.move(0, words)
    setting.move("split I-01 | I-02 I-03 I-04 I-05")


def test_example_21_a_whole_resolution() -> None:
    setting = Setting(["I-04 II-13 I-24 I-19"], characters="C5", gold=2, tomes=1)
    setting.move("play I-04", "play II-13", "arrow gold-seal", "play I-24", "seal gold-seal", "play I-19")
    setting.move("splitter gold-seal")
    assert setting.at() == {"tomes": 2, "gold": 6, "gold-seal": 4, "prestige": 2}
    assert 0 not in setting.match.actors
    record = setting.match.box.record
    assert (record["icons"][4][6], record["stars"][4][4]) == (2, 2)


def test_example_22_interim_scorings() -> None:
    setting = Setting(round=3, slider=2, scoring="gems none tomes artwork", market="2 0 1 2", topaz=4, emerald=6)
    setting.cubes(0, tomes=7, artwork=6)
    setting.move("turn I-01 prestige", "turn I-02 prestige", "splitter prestige")
    events = setting.finish()
    assert scored(events, "gems") == [8] and "blank" in [event["kind"] for event in events]
    assert scored(events, "tomes") == scored(events, "artwork") == []
    setting = Setting(round=4, slider=3, scoring="gems none tomes artwork", market="2 0 1 2", tomes=7, artwork=6)
    setting.move("turn I-01 prestige", "turn I-02 prestige", "splitter prestige")
    events = setting.finish()
    assert (scored(events, "tomes"), scored(events, "artwork"), scored(events, "gems")) == ([5], [6], [])


LAST = {
    **{"tomes": 10, "artwork": 9, "topaz": 8, "emerald": 10, "gold": 12},
    **{"tomes_seal": 6, "artwork_seal": 3, "topaz_seal": 4, "emerald_seal": 1, "gold_seal": 8},
}


def test_example_23_contracts() -> None:
    setting = Setting(characters="C1", round=6, slider=6, **LAST)
    before = int(setting.table.prestige[0])
    journal = np.zeros((200, 6), np.int16)
    final_scoring(setting.match.box.record, setting.table, journal)
    rows = [row for row in journal[1 : int(journal[0, 0]) + 1].tolist() if row[1] == 0]
    events = setting.match.events(rows)
    assert scored(events, "contract") == [9, 4, 4, 0, 20]
    assert int(setting.table.prestige[0]) - before - 11 - 12 - 16 == 37


def test_example_24_final_result() -> None:
    setting = Setting(["I-19"], characters="C1", round=6, slider=6, market="0 0 0 0 0 0", prestige=34, **LAST)
    setting.move("play I-19", "splitter prestige")
    setting.finish()
    assert setting.match.over
    assert setting.at()["prestige"] == 113


def test_example_25_prestige_overflow() -> None:
    setting = Setting(["III-11 I-12"], prestige=97)
    setting.move("play III-11")
    assert setting.at() == {"prestige": 102}
    lap = great_split().data["tracks"]["prestige_lap"]
    assert divmod(102, lap) == (1, 2)


def test_example_26_slider_bounds() -> None:
    data = great_split().data
    tiles = sorted(data["setup"]["market_tiles"])
    assert (sum(tiles[:6]), sum(tiles[-6:])) == (3, 9)
    assert len(data["scoring"]["art_need"]) == 10
    sliders = set()
    for seed in range(40):
        match = new_match(2, seed)
        sliders.add(int(table_of(match).market.sum()))
    assert min(sliders) >= 3 and max(sliders) <= 9 and len(sliders) > 3


def test_example_27_order_matters_at_the_end_of_a_track() -> None:
    setting = Setting(["II-01 II-13"], gold=3, tomes=14)
    setting.move("play II-01", "play II-13")
    assert "arrow tomes" not in setting.legal()
    setting.move("arrow artwork")
    assert setting.at() == {"gold": 5, "tomes": 16, "artwork": 2}
    setting = Setting(["II-01 II-13"], gold=3, tomes=14)
    setting.move("play II-13", "arrow tomes")
    assert setting.at() == {"gold": 5, "tomes": 16}
    setting.move("turn II-01 prestige")
    assert setting.at() == {"gold": 5, "tomes": 16, "prestige": 1}


def test_example_28_tie() -> None:
    setting = Setting()
    setting.table.prestige[:3] = [131, 131, 120]
    setting.table.phase = 5
    setting.table.waiting = 0
    assert setting.match.result() == ([131.0, 131.0, 120.0], [1, 1, 3], True)


def test_the_settings_are_sound() -> None:
    setting = Setting(["I-04 II-13"], phase=DISCARD)
    assert hand_of(setting.match, 0) == ["I-04", "II-13"]
