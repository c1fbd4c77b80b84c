"""Rules 24 to 30: handing out, victory and the end of a round, one test or more for each."""

from collections import Counter

import numpy as np

from .setting import P1, P2, P3, P4, Setting, awards, faces_of, next_draft, of_kind

# Phase 3


def test_rule_24() -> None:
    setting = Setting("S15 C4, S0 C4*, S1 G3, S2 M4*, S3 M3, S5 D4", full_but="S8", tokens={"A6": "-", "A5": "ducat*"})
    setting.table["hand"][P1], setting.table["held"][P1] = 1, 1
    found = awards(setting.play("place C2 S8"))
    assert list(found) == [f"A{i}" for i in range(16)]
    assert found["A0"] == (P1, "higher") and found["A1"] == (P2, "higher") and found["A2"] == (P2, "higher")
    assert found["A3"] == (P4, "higher") and found["A5"] == (None, "face-down") and found["A6"] == (None, "empty")
    assert found["A11"] == (None, "deserted")


def test_rule_24_both_of_one_family() -> None:
    setting = Setting("S3 C2", {P2: "C4"}, full_but="S4", ducats={P2: 0})
    assert awards(setting.play("place C4 S4", P2))["A4"] == (P1, "higher")


def test_rule_25() -> None:
    setting = Setting("S3 T4", {P1: "G2"}, full_but="S4")
    bag = setting.describe()["bag"]
    found = awards(setting.play("place G2 S4"))
    assert found["A3"] == found["A4"] == (None, "neutral")
    assert setting.token("A3") == "ducat" and setting.token("A4") == "mercanti"
    assert setting.describe()["bag"]["mercanti"] == bag["mercanti"]


def test_rule_26() -> None:
    setting = Setting(hands={P1: "C4"}, full_but="S4", ducats={P1: 2})
    bag, supply = setting.describe()["bag"], int(setting.table["supply"])
    setting.play("place C4 S4")  # A4 mercanti, A5 a Ducat
    seat = setting.describe()["seats"][P1]
    assert (seat["ducats"], seat["seals"]["mercanti"]) == (3, 1)
    assert setting.describe()["bag"]["mercanti"] == bag["mercanti"] + 1
    assert int(setting.table["supply"]) == supply - 1  # laid out again on A5


def test_rule_27() -> None:
    for seals, reason in (
        ({"mercanti": 3}, "equal-seals"),
        ({"clero": 1, "militari": 2, "vinai": 1, "scrivani": 1}, "different-seals"),
    ):
        setting = Setting(hands={P1: "C4"}, full_but="S4", seals={P1: seals}, ducats={P1: 1})
        events = setting.play("place C4 S4")
        assert events[-1] == {"kind": "over", "seat": P1, "reason": reason}
        assert list(awards(events))[-1] == "A4" and setting.match.over
        assert setting.describe()["seats"][P1]["ducats"] == 1  # A5 is not evaluated
        assert setting.match.result()[1] == [1, 2, 2, 2]
    setting = Setting(hands={P1: "C4"}, full_but="S4", seals={P1: {"clero": 3, "vinai": 1, "mercanti": 2}})
    setting.play("place C4 S4")
    assert not setting.match.over


def test_rule_27_two_families_count_together() -> None:
    setting = Setting(hands={P1: "D4"}, players=2, full_but="S4", seals={P1: {"mercanti": 3}})
    setting.play("place D4 S4")
    assert setting.match.result()[1] == [1, 2]


# The end of a round


def test_rule_28() -> None:
    setting = Setting("S1 guard", {P1: "C4 C3"}, full_but="S4", ducats={P1: 1, P2: 9})
    setting.table["sold"][:] = (0, 3, 1, 2, 0, 1)
    setting.play("place C4 S4")
    view = setting.describe()
    assert all(space["card"] is None and not space["protected"] for space in view["spaces"])
    assert all(seat["hand_size"] == 0 for seat in view["seats"])
    assert [pile["left"] for pile in view["piles"]] == [3, 0, 2, 1, 3, 2]
    assert [pile["price"] for pile in view["piles"]] == [1, None, 2, 3, 1, 2]
    next_draft(setting)
    dealt_now = Counter(name for seat in range(4) for name in faces_of(setting.table["packet"][seat]))
    assert dealt_now == Counter(faces_of(setting.table["stock"]))


def test_rule_29() -> None:
    tokens = {"A1": "clero", "A8": "ducat", "A3": "ducat*", "A6": "vinai*", "A10": "-", "A11": "-"}
    setting = Setting(hands={P1: "C4"}, full_but="S4", tokens=tokens)
    events = setting.play("place C4 S4")
    assert of_kind(events, "returned") == [{"arcade": "A1", "token": "clero"}, {"arcade": "A8", "token": "ducat"}]
    assert setting.token("A3") == "ducat" and setting.token("A6") == "vinai"
    assert [setting.token(f"A{i}") for i in (1, 5, 11)] == ["ducat"] * 3
    empty = [f"A{i}" for i in range(16) if not setting.token(f"A{i}")]
    assert empty == ["A4", "A8", "A10"]
    entry = setting.match.chance()
    assert len(entry.outcome or ()) == 3
    assert all(setting.token(f"A{i}") for i in range(16))
    assert int(setting.table["bag"].sum()) + 8 == 15


def test_rule_29_dry_supply() -> None:
    setting = Setting(hands={P1: "C4"}, full_but="S4", tokens={f"A{i}": "-" for i in (1, 7, 9)})
    setting.table["supply"] = 2
    setting.play("place C4 S4")
    assert [setting.token(f"A{i}") for i in (1, 5, 7, 9)] == ["ducat", "ducat", "", ""]
    assert int(setting.table["supply"]) == 0


def test_rule_29_nothing_missing() -> None:
    # Without an empty Seal card there is no drawing of Seals; the cards are dealt at once.
    setting = Setting(hands={P1: "T4"}, full_but="S4")
    setting.play("place T4 S4")
    assert setting.describe()["phase"] == "deal"


def test_rule_30() -> None:
    for players in (2, 3, 4):
        setting = Setting(players=players, first=players - 1, full_but="S4", hands={P1: "T4" if players != 3 else "M4"})
        events = setting.play(setting.legal("place")[0])
        assert of_kind(events, "first-player") == [{"seat": 0}]
        assert setting.describe()["round"] == 2 and setting.describe()["first"] == 0
        next_draft(setting)
        while setting.describe()["phase"] == "draft":
            setting.match.play(setting.match.actors[0], setting.match.legal(setting.match.actors[0])[0])
        assert setting.match.actors == [0]


def test_leftover_cards_count_for_nothing() -> None:
    setting = Setting(hands={P1: "C4 C3", P2: "G2"}, full_but="S4")
    before = np.array(setting.table["stock"])
    setting.play("place C4 S4")
    next_draft(setting)
    assert setting.table["stock"] == before


def test_scores_and_ranks() -> None:
    setting = Setting(seals={P1: {"clero": 2, "vinai": 1}, P3: {"clero": 1}}, ducats={P1: 12, P3: 0})
    assert setting.match.result()[0] == [3.012, 0.001, 1.0, 0.001]
    assert setting.match.result()[1] is None
    assert setting.describe()["scores"] == [3.012, 0.001, 1.0, 0.001]
    assert P4 == 3
