"""Every alternative of Q1 to Q9: prices and Influence cards."""

import pytest

from ridotto.engine.errors import BadBox
from ridotto.games.intrigo.box import switches

from .setting import P1, P2, P3, P4, Setting, awards, full, intrigo, of_kind

NAMES = ["Ada", "Bo", "Cleo", "Dan"]


def test_the_default_stands_first() -> None:
    for name, values in switches("standard").items():
        assert values[0] == intrigo().data["rules"][name]
        assert len(values) > 1


def test_q1_price_ladder() -> None:
    changes = {"influence": {"price_ladder": {"thief": [2, 3, 4], "guard": [0, 1, 2], "trader": [1, 1]}}}
    setting = Setting(changes=changes, ducats={P1: 1})
    piles = {pile["kind"]: (pile["price"], pile["left"]) for pile in setting.describe()["piles"]}
    assert (piles["thief"], piles["guard"], piles["trader"]) == ((2, 3), (0, 3), (1, 2))
    assert not setting.legal("buy thief")
    setting.play("buy guard S0")
    assert setting.describe()["seats"][P1]["ducats"] == 1
    for ladder in ([2, 3, 4], [1, 1, 2], [0, 1, 2]):
        kinds = ("assassin", "thief", "trader", "gondolier", "courtesan", "guard")
        setting = Setting(changes={"influence": {"price_ladder": dict.fromkeys(kinds, ladder)}}, ducats={P1: 2})
        assert {pile["price"] for pile in setting.describe()["piles"]} == {ladder[0]}
        setting.play("buy guard S0")
        assert setting.describe()["piles"][5]["price"] == ladder[1]
        assert setting.describe()["seats"][P1]["ducats"] == 2 - ladder[0]
    with pytest.raises(BadBox, match=r"influence\.price_ladder\.thief = \[3, 2\]: .*\.$"):
        intrigo(changes={"influence": {"price_ladder": {"thief": [3, 2]}}})


def test_q2_after_round() -> None:
    for value, left in (("removed", 2), ("back-to-pile", 3)):
        setting = Setting(hands={P1: "T4 C4"}, full_but="S3", options={"influence.after_round": value})
        setting.table["card"][:] = 4  # nothing but Plot cards
        setting.table["card"][9] = 16 + 1
        setting.table["card"][3] = -1
        setting.table["sold"][1] = 1
        setting.play("place T4 S3")
        pile = setting.describe()["piles"][1]
        assert (pile["left"], pile["price"]) == (left, 4 - left)


def test_q3_thief() -> None:
    strict = {"thief.targets": "ducat-only"}
    setting = Setting(tokens={"A4": "ducat", "A5": "vinai"}, ducats={P1: 1}, options=strict)
    assert setting.legal("buy thief S4 ") == ["buy thief S4 A4"]  # the token counts, not the Arcade card
    assert setting.legal("buy thief S7 ") == ["buy thief S7 A7"]


def test_q4_trader() -> None:
    pair = Setting(tokens={"A3": "-"}, ducats={P1: 1}, options={"trader.range": "adjacent-pair"})
    found = [words for words in pair.legal("buy trader") if len(words.split()) > 3]
    assert "buy trader S15 A0 A15" in found and "buy trader S4 A4 A5" in found
    assert len(found) == 14  # not at S2 and S3
    pair.play("buy trader S4 A4 A5")
    assert (pair.token("A4"), pair.token("A5")) == ("ducat", "mercanti")
    any_two = Setting("S8 guard", tokens={"A3": "-"}, ducats={P1: 1}, options={"trader.range": "any-two"})
    found = [words.split()[3:] for words in any_two.legal("buy trader S0 ")]
    assert len(found) == 13 * 12 // 2  # without A3, A8 and A9
    assert len({frozenset(two) for two in found}) == len(found)
    assert ["A1", "A15"] in found and ["A0", "A1"] in found and ["A4", "A12"] in found
    any_two.play("buy trader S0 A4 A11")
    assert (any_two.token("A4"), any_two.token("A11")) == ("ducat", "mercanti")


def test_q5_gondolier() -> None:
    palace = "S2 C4, S9 D3, S11 G2*, S4 M3"
    far = Setting(palace, ducats={P1: 1}, options={"gondolier.mode": "move-any"})
    assert {words.split()[3] for words in far.legal("buy gondolier S0 ")} == {"S2", "S4", "S9"}
    far.play("buy gondolier S0 S9 S15")
    assert (far.lying("S9"), far.lying("S15")) == ("", "dandolo-3")
    swap = Setting(palace, ducats={P1: 1}, options={"gondolier.mode": "swap-any"})
    assert {tuple(words.split()[3:]) for words in swap.legal("buy gondolier S0 ")} == {
        ("S2", "S4"),
        ("S2", "S9"),
        ("S4", "S9"),
    }
    events = swap.play("buy gondolier S0 S2 S9")
    assert of_kind(events, "plots-swapped") == [{"space": "S2", "other": "S9"}]
    assert (swap.lying("S2"), swap.lying("S9")) == ("dandolo-3", "contarini-4")
    near = Setting(palace + ", S14 T2, S0 T3", ducats={P1: 1}, options={"gondolier.mode": "swap-neighbours"})
    found = [words for words in near.legal("buy gondolier") if len(words.split()) > 3]
    assert sorted(found) == ["buy gondolier S1 S0 S2", "buy gondolier S15 S0 S14", "buy gondolier S3 S2 S4"]
    near.play("buy gondolier S3 S2 S4")
    assert (near.lying("S2"), near.lying("S4")) == ("morosini-3", "contarini-4")


def test_q6_place_at_once() -> None:
    hands = {P1: "C2", P2: "G4", P3: "D4", P4: "M4"}
    setting = Setting("S3 guard", hands, ducats={P1: 1}, options={"courtesan.mode": "place-at-once"})
    assert "buy courtesan S0 dandolo-4 S0" not in setting.legal("buy courtesan S0")
    events = setting.play("buy courtesan S0 D4 S9")
    assert of_kind(events, "called") == [{"seat": P1, "card": "dandolo-4", "holder": P3, "space": "S9"}]
    assert setting.lying("S9") == "dandolo-4" and setting.hand(P3) == []
    assert setting.match.actors == [P2]
    setting.table["ducats"][P3] = 0
    events = setting.play("place G4 S8")
    assert of_kind(events, "skipped") == [{"seat": P3}]  # Q27: nothing in hand and nothing to pay with
    assert setting.match.actors == [P4]


def test_q6_place_at_once_nobody_holds_it() -> None:
    hands = {P1: "C2", P2: "G4"}
    setting = Setting("S3 guard", hands, players=2, ducats={P1: 1}, options={"courtesan.mode": "place-at-once"})
    setting.play("buy courtesan S0 D4 S7")
    assert setting.lying("S7") == "" and setting.hand(P2) == [full("G4")]


def test_q6_place_next_turn() -> None:
    hands = {P1: "C2 C3", P2: "G4 G3", P3: "D4 D2", P4: "M4"}
    setting = Setting("S3 guard", hands, ducats={P1: 1}, options={"courtesan.mode": "place-next-turn"})
    events = setting.play("buy courtesan S0 D4")
    assert of_kind(events, "shown") == [{"seat": P1, "card": "dandolo-4", "holder": P3}]
    setting.play("place G4 S8")
    free = [f"S{space}" for space in range(16) if space not in {0, 3, 8}]
    assert setting.legal() == sorted(f"place dandolo-4 {space}" for space in free)
    assert setting.describe()["seats"][P3]["must_place"] == ["dandolo-4"]
    setting.play("place D4 S9")
    assert setting.describe()["seats"][P3]["must_place"] == []
    assert len(setting.legal("place dandolo-2", P3)) > 0


def test_q6_lure() -> None:
    options = {"courtesan.mode": "lure"}
    setting = Setting("S9 D3, S11 G2*, S6 C2, S13 guard, S14 M2", ducats={P1: 1}, options=options)
    found = {tuple(words.split()[3:]) for words in setting.legal("buy courtesan S5 ")}
    assert found == {("S9", "S4"), ("S6", "S4")}
    setting.play("buy courtesan S5 S9 S4")
    assert (setting.lying("S9"), setting.lying("S4")) == ("", "dandolo-3")


def test_q6_as_gondolier() -> None:
    setting = Setting("S6 C2", {P1: "C3", P2: "G4"}, ducats={P1: 1, P2: 1}, options={"courtesan.mode": "as-gondolier"})
    setting.play("buy courtesan S5 S6 S9")
    assert setting.lying("S9") == "contarini-2"
    setting.play("buy gondolier S0 C3 G4", P2)
    assert (setting.hand(P1), setting.hand(P2)) == ([full("G4")], [full("C3")])


def test_q7_blocker() -> None:
    setting = Setting("S3 guard, S4 C4", ducats={P1: 1}, options={"guard.mode": "blocker"})
    assert setting.legal("buy assassin S5 ") == ["buy assassin S5 S4"]


@pytest.mark.parametrize("value", [4, 5])
def test_q7_neutral(value: int) -> None:
    options = {"guard.mode": f"neutral-{value}"}
    setting = Setting("S3 guard, S4 C4, S6 guard, S7 M3", {P1: "G2"}, full_but="S9", options=options)
    assert setting.legal("buy assassin S9 ") == []
    found = awards(setting.play("place G2 S9"))
    assert found["A4"] == (None, "tie" if value == 4 else "neutral")
    assert found["A7"] == (None, "neutral")
    assert found["A3"] == (None, "neutral")  # beside a Courtesan


def test_q7_cancel() -> None:
    options = {"guard.mode": "cancel"}
    setting = Setting("S3 C4, S7 G3", ducats=dict.fromkeys(range(4), 20), options=options)
    setting.play("buy assassin S2 S3")
    setting.play("buy thief S10 A11")
    setting.play("buy trader S13 A13 A0")
    setting.play("buy gondolier S6 S7 S15")
    assert setting.legal("buy guard S8") == ["buy guard S8"]  # no Influence card beside it
    assert setting.legal("buy guard S1 ") == ["buy guard S1 S2"]
    assert of_kind(setting.play("buy guard S1 S2"), "cancelled") == [{"space": "S2", "influence": "assassin"}]
    assert setting.lying("S3") == "contarini-4"
    setting.play("buy guard S11 S10")
    assert setting.token("A11") == "ducat"
    assert setting.legal("buy assassin S4 ") == ["buy assassin S4 S3"]  # nothing is protected
    setting.table["sold"][5] = 0
    setting.play("buy guard S12 S13")
    assert (setting.token("A13"), setting.token("A0")) == ("ducat", "clero")
    setting.play("buy guard S5 S6")
    assert (setting.lying("S7"), setting.lying("S15")) == ("gradenigo-3", "")


def test_q7_cancel_what_cannot_be_undone_any_more() -> None:
    options = {"guard.mode": "cancel"}
    setting = Setting("S7 G3", {P1: "C4", P2: "D4"}, ducats=dict.fromkeys(range(4), 20), options=options)
    setting.play("buy gondolier S6 S7 S15")
    setting.play("place D4 S7", P2)
    setting.play("buy guard S5 S6")
    assert (setting.lying("S7"), setting.lying("S15")) == ("dandolo-4", "gradenigo-3")


def test_q8_effect_compulsory() -> None:
    setting = Setting("S3 C4", ducats={P1: 1}, options={"influence.effect_optional": False})
    assert setting.legal("buy assassin S4") == ["buy assassin S4 S3"]
    assert setting.legal("buy assassin S9") == ["buy assassin S9"]
    assert "buy thief S9" not in setting.legal("buy thief")


def test_q9_no_purchase_without_target() -> None:
    setting = Setting("S3 C4", ducats={P1: 1}, options={"influence.may_buy_without_target": False})
    assert setting.legal("buy assassin S4") == ["buy assassin S4", "buy assassin S4 S3"]
    assert setting.legal("buy assassin S9") == []
    assert "buy guard S9" in setting.legal("buy guard")  # needs no target
    empty = Setting(ducats={P1: 1}, options={"influence.may_buy_without_target": False})
    assert not empty.legal("buy assassin") and not empty.legal("buy gondolier")


def test_q8_and_q9_together() -> None:
    options = {"influence.may_buy_without_target": False, "influence.effect_optional": False}
    setting = Setting("S3 C4", ducats={P1: 1}, options=options)
    assert setting.legal("buy assassin") == ["buy assassin S2 S3", "buy assassin S4 S3"]
