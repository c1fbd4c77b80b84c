"""Rules 17 to 27: resolution, each by its number."""

import pytest

from ridotto.engine.errors import IllegalMove

from .setting import Setting


def test_rule_17_seats_do_not_affect_one_another() -> None:
    moves = {
        0: ["play I-01", "splitter gold", "turn I-02 prestige"],
        1: ["splitter tomes", "turn I-03 gold", "play I-04"],
        2: ["turn I-05 gold", "play I-06", "splitter prestige"],
    }
    found = set()
    for order in ([0, 0, 0, 1, 1, 1, 2, 2, 2], [2, 1, 0, 0, 1, 2, 1, 2, 0], [1, 2, 1, 2, 1, 2, 0, 0, 0]):
        setting = Setting(["I-01 I-02", "I-03 I-04", "I-05 I-06"])
        left = {seat: list(each) for seat, each in moves.items()}
        for seat in order:
            assert seat in setting.match.actors
            setting.move(left[seat].pop(0), seat=seat)
        found.add(setting.match.table_bytes())
    assert len(found) == 1


def test_rule_18_every_card_and_the_splitter_in_any_order() -> None:
    setting = Setting(["I-01 I-02"])
    assert len(setting.legal()) == 2 * 3 + 11
    setting.move("splitter prestige")
    assert len(setting.legal()) == 6
    setting.move("play I-02")
    assert setting.legal() == ["play I-01", "turn I-01 gold", "turn I-01 prestige"]
    setting.move("play I-01")
    assert 0 not in setting.match.actors and setting.phase == "resolve"


def test_rule_18_each_is_used_in_full_before_the_next() -> None:
    setting = Setting(["II-18 I-12"], gold=3)
    setting.move("play II-18")
    with pytest.raises(IllegalMove):
        setting.match.move(0, "play I-12")
    setting.move("seal tomes-seal", "seal tomes-seal", "turn I-12 gold")
    assert all(words.startswith("arrow ") for words in setting.legal())


def test_rule_19_face_up_or_face_down() -> None:
    for words, cubes in {
        "play III-11": {"prestige": 5},
        "turn III-11 gold": {"gold": 1},
        "turn III-11 prestige": {"prestige": 1},
    }.items():
        setting = Setting(["III-11 I-12"])
        setting.move(words)
        assert setting.at() == cubes


@pytest.mark.parametrize(
    ("card", "cubes"),
    [
        ("I-01", {"tomes": 1, "artwork": 1}),
        ("I-13", {"artwork": 1}),
        ("II-07", {"topaz": 2}),
        ("II-15", {"prestige": 3}),
        ("III-07", {"emerald": 3}),
        ("III-09", {"gold": 3}),
    ],
)
def test_rule_20_resource_and_prestige_icons(card: str, cubes: dict[str, int]) -> None:
    setting = Setting([f"{card} I-12"])
    setting.move(f"play {card}")
    assert setting.at() == cubes


def test_rule_20_icons_take_effect_from_left_to_right() -> None:
    cards = {"I-04": ["gold", "tomes", "prestige", "prestige"]}
    setting = Setting(["I-04 I-12"], gold=3, tomes=15, changes={"cards": cards})
    setting.move("play I-04")
    assert setting.at() == {"gold": 4, "tomes": 15} and "arrow tomes" in setting.legal()
    events = setting.move("arrow tomes")
    assert setting.at() == {"gold": 4, "tomes": 16, "prestige": 2}
    assert [event["kind"] for event in events] == ["arrow", "step", "lost", "lost", "score"]


def test_rule_20_seal_icons_among_others() -> None:
    cards = {"I-04": ["tomes", ["gold", "tomes"], "gold"]}
    setting = Setting(["I-04 I-12"], gold=3, changes={"cards": cards})
    setting.move("play I-04")
    assert setting.at() == {"gold": 3, "tomes": 1} and setting.legal() == ["seal gold-seal", "seal tomes-seal"]
    setting.move("seal gold-seal")
    assert setting.at() == {"gold": 4, "tomes": 1, "gold-seal": 1}
    assert len(setting.legal()) == 10


@pytest.mark.parametrize(
    ("card", "allowed"),
    [
        ("I-21", "tomes artwork topaz"),
        ("I-24", "tomes emerald gold"),
        ("I-28", "tomes artwork topaz emerald gold"),
        ("II-22", "tomes gold"),
        ("III-16", "topaz emerald gold"),
    ],
)
def test_rule_21_seal_icons(card: str, allowed: str) -> None:
    setting = Setting([f"{card} I-12"])
    assert setting.move(f"play {card}") == [{"kind": "play", "seat": 0, "card": card}]
    assert setting.legal() == sorted(f"seal {kind}-seal" for kind in allowed.split())


def test_rule_22_splitter_on_any_track() -> None:
    for track in ("tomes", "gold", "emerald-seal", "prestige"):
        setting = Setting(["I-01 I-02"])
        setting.move(f"splitter {track}")
        assert setting.at() == {track: 1}
        assert not any(words.startswith("splitter") for words in setting.legal())


def test_rule_23_special_spaces_before_the_next_step() -> None:
    setting = Setting(["III-10 I-12"], gold=3, gold_seal=2)
    events = setting.move("play III-10", "arrow gold-seal")
    assert [(e["track"], e["space"]) for e in events if e["kind"] == "step"] == [
        *(("gold", 4), ("gold-seal", 3), ("gold", 5), ("gold-seal", 4), ("gold", 6), ("gold", 7))
    ]


def test_rule_24_chains_without_limit() -> None:
    setting = Setting(["I-28 I-12"], gold=3, gold_seal=2, emerald_seal=4, topaz_seal=8)
    setting.move("play I-28", "seal gold-seal")  # 3: gold 4, arrow
    setting.move("arrow gold-seal")  # 4, 5: tomes
    assert setting.at() == {"gold": 4, "gold-seal": 5, "emerald-seal": 4, "topaz-seal": 8, "tomes": 1}
    setting.cubes(0, gold=7)
    setting.move("splitter emerald-seal")  # 5: gold 8, arrow
    setting.move("arrow topaz-seal")  # 9: gold 9; 10
    assert setting.at() == {"gold": 9, "gold-seal": 5, "emerald-seal": 5, "topaz-seal": 10, "tomes": 1}


def test_rule_24_inner_arrows_are_answered_first() -> None:
    data = {"tracks": {"gold_double_arrow_spaces": [4, 5, 6, 7, 8]}}
    setting = Setting(["I-28 I-12"], gold=3, gold_seal=2, topaz_seal=8, emerald_seal=4, changes=data)
    setting.move("play I-28", "seal gold-seal", "arrow topaz-seal", "arrow emerald-seal", "arrow prestige")
    assert setting.at() == {"gold": 6, "gold-seal": 3, "topaz-seal": 10, "emerald-seal": 6, "prestige": 2}
    assert all(words.split()[0] in {"turn", "play", "splitter"} for words in setting.legal())


def test_rule_25_steps_at_the_last_space_are_lost() -> None:
    setting = Setting(["II-18 I-11"], tomes_seal=10, tomes=16, gold=16, artwork_seal=9)
    events = setting.move("play II-18", "seal tomes-seal", "seal artwork-seal", "play I-11", "splitter tomes")
    assert setting.at() == {"tomes-seal": 10, "tomes": 16, "gold": 16, "artwork-seal": 10}
    assert [event["kind"] for event in events].count("lost") == 3
    setting = Setting(["II-18 I-11"], gold=16)
    setting.move("turn I-11 gold")
    assert setting.at() == {"gold": 16}


def test_rule_25_a_double_arrow_goes_to_a_track_that_can_move() -> None:
    full = {"tomes": 16, "artwork": 16, "topaz": 16, "emerald": 16, "tomes_seal": 10, "artwork_seal": 10}
    setting = Setting(["I-11 I-12"], gold=3, topaz_seal=10, emerald_seal=10, gold_seal=10, **full)
    setting.move("splitter gold")
    assert setting.legal() == ["arrow prestige"]
    setting.move("arrow prestige")
    assert setting.at()["prestige"] == 2


def test_rule_26_bonuses_are_not_optional() -> None:
    setting = Setting(["I-26 I-12"], tomes_seal=2)
    events = setting.move("play I-26", "seal tomes-seal")
    assert [event["kind"] for event in events] == ["play", "seal", "step", "bonus", "step"]


def test_rule_27_nothing_scores_before_a_scoring() -> None:
    setting = Setting(["III-01 I-12"], tomes=13)
    events = setting.move("play III-01")
    assert setting.at() == {"tomes": 16}
    assert not any(event["kind"] == "score" for event in events)
