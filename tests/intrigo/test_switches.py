"""Every alternative of every switch (Q1 to Q27 of the rules)."""

from collections import Counter
from typing import Any

import pytest

from ridotto.engine.errors import BadBox, UnknownName
from ridotto.engine.match import Match
from ridotto.games.intrigo import GAME
from ridotto.games.intrigo.box import switches

from .setting import P1, P2, P3, P4, Setting, awards, faces_of, full, intrigo, of_kind

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


def test_q10_single_card() -> None:
    for value, expected in (("wins", (P1, "higher")), ("nobody", (None, "deserted"))):
        setting = Setting(hands={P1: "C4"}, full_but="S4", options={"resolve.single_card": value})
        assert awards(setting.play("place C4 S4"))["A4"] == expected


def test_q11_same_owner() -> None:
    for value, expected in (("nobody", (None, "tie")), ("owner", (P1, "higher"))):
        options = {"same_owner_tie": value}
        setting = Setting("S7 C4", {P1: "D4"}, players=2, full_but="S0", options=options)
        assert awards(setting.play("place D4 S0"))["A0"] == expected
        setting = Setting("S7 C4", {P1: "G4"}, players=2, full_but="S0", options=options)
        assert awards(setting.play("place G4 S0"))["A0"] == (None, "tie")
        setting = Setting("S7 T3", {P1: "T3"}, players=2, full_but="S0", options=options)
        assert awards(setting.play("place T3 S0"))["A0"] == (None, "tie")


def test_q12_leftover_tokens() -> None:
    options = {"cleanup.leftover_tokens": "lay-out-anew"}
    setting = Setting(hands={P1: "C4"}, full_but="S4", options=options)
    events = setting.play("place C4 S4")
    assert len(of_kind(events, "returned")) == 14
    assert all(setting.token(f"A{i}") == ("ducat" if i % 2 else "") for i in range(16))
    assert int(setting.table["bag"].sum()) == 15
    assert len(setting.match.chance().outcome or ()) == 8


def test_q13_displaced_tokens() -> None:
    options = {"cleanup.displaced_tokens": "stay"}
    setting = Setting(hands={P1: "C4"}, full_but="S4", tokens={"A1": "clero", "A8": "ducat"}, options=options)
    setting.play("place C4 S4")
    assert (setting.token("A1"), setting.token("A8")) == ("clero", "ducat")
    assert len(setting.match.chance().outcome or ()) == 1


def test_q14_changes_nothing() -> None:
    found = []
    for value in switches("standard")["seal.token_returns"]:
        match = Match.deal(GAME, intrigo({"seal.token_returns": value}), NAMES, "q14")
        while not match.over:
            if match.awaits_chance:
                match.chance()
            else:
                match.play(match.actors[0], *match.moves(match.actors[0])[0])
        found.append(match.table_bytes())
    assert found[0] == found[1]


def test_q15_ducats() -> None:
    assert int(Setting(changes={"ducats": {"total": 35}}).table["supply"]) == 35 - 4 - 8
    setting = Setting(hands={P1: "C4"}, full_but="S4", options={"ducats.finite": False})
    setting.table["supply"] = 0
    setting.play("place C4 S4")
    assert setting.token("A5") == "ducat"
    assert setting.describe()["supply"] is None


def test_q16_hand_limit() -> None:
    setting = Setting(hands={P1: "C4"}, full_but="S4", ducats={P1: 2}, changes={"ducats": {"hand_limit": 2}})
    supply = int(setting.table["supply"])
    events = setting.play("place C4 S4")
    assert of_kind(events, "limited") == [{"seat": P1, "arcade": "A5", "token": "ducat"}]
    assert setting.describe()["seats"][P1]["ducats"] == 2 and int(setting.table["supply"]) == supply


def test_q17_first_player() -> None:
    for value, expected in (("left", 2), ("right", 0), ("last-seal", 3), ("fixed", 1)):
        setting = Setting(hands={P1: "M4"}, first=1, full_but="S4", options={"first_player.rotation": value})
        setting.play("place M4 S4")
        assert int(setting.table["first"]) == expected
    setting = Setting(hands={P1: "T4"}, first=1, full_but="S4", options={"first_player.rotation": "last-seal"})
    setting.play("place T4 S4")
    assert int(setting.table["first"]) == 1  # nobody has won a Seal


def test_q18_draft_direction() -> None:
    setting = Setting(hands={P1: "T4"}, full_but="S4", options={"draft.direction": "alternate"})
    assert setting.describe()["to_left"]
    setting.play("place T4 S4")
    match = setting.match
    while match.awaits_chance:
        match.chance()
    assert not setting.describe()["to_left"]
    for _ in range(3):
        before = [Counter(faces_of(match.table["packet"][seat])) for seat in range(4)]
        for seat in range(4):
            match.play(seat, match.legal(seat)[0])
        for seat in range(4):
            assert not Counter(faces_of(match.table["packet"][(seat - 1) % 4])) - before[seat]


LAYOUTS: list[tuple[str, int, int, int, int, int]] = [
    ("two-rounds", 8, 4, 2, 16, 8),
    ("reshuffle", 8, 4, 2, 16, 8),
    ("twelve", 12, 6, 2, 16, 4),
    ("one-family", 8, 4, 1, 14, 6),
]


@pytest.mark.parametrize(("layout", "arcades", "hand", "families", "cards", "not_dealt"), LAYOUTS)
def test_q19_two_players(layout: str, arcades: int, hand: int, families: int, cards: int, not_dealt: int) -> None:
    box = intrigo({"two_players.layout": layout, "game.max_rounds": 3})
    match = Match.deal(GAME, box, NAMES[:2], "q19")
    deals: list[Counter[str]] = []
    neutral: Counter[str] = Counter()
    while not match.over:
        if match.awaits_chance:
            words = match.words_of(match.chance()).split()
            if words[0] == "deal":
                deals.append(Counter(words[1:]))
                view = match.view().describe()
                assert (len(view["arcades"]), view["picks"], view["seats"][0]["packet_size"]) == (arcades, hand, hand)
                stock = Counter(faces_of(match.table["stock"]))
                assert stock.total() == cards
                if len(deals) == 1:
                    assert view["not_dealt"] == not_dealt
                own = {name for seat in view["seats"] for name in seat["families"]}
                assert len(own) == 2 * families
                neutral = Counter({name: n for name, n in stock.items() if name.split("-")[0] not in own})
        else:
            match.play(match.actors[0], *match.moves(match.actors[0])[0])
    assert neutral.total() == (8 if layout == "one-family" else 4)
    if len(deals) > 1:
        assert (deals[0] + deals[1] == Counter(faces_of(match.table["stock"]))) is (layout == "two-rounds")


def test_q20_three_players() -> None:
    setting = Setting(players=3, options={"three_players.neutral": "neutral-family"})
    stock = Counter(name.split("-")[0] for name in faces_of(setting.table["stock"]))
    assert stock == {"contarini": 3, "gradenigo": 3, "dandolo": 3, "tiepolo": 3}


def test_q21_and_q26_names() -> None:
    changes = {
        "families": {"names": {"gradenigo": "Venier", "tiepolo": "Foscari"}},
        "guilds": {"names": {"vinai": "Farmers"}},
    }
    found = GAME.components(intrigo(changes=changes))
    assert found["families"]["tiepolo"] == "Foscari" and found["families"]["contarini"] == "Contarini"
    assert found["guilds"]["vinai"] == "Farmers"


def test_q22_neutral_values() -> None:
    setting = Setting(changes={"neutral": {"values": [2, 4, 4, 4]}})
    stock = Counter(faces_of(setting.table["stock"]))
    assert (stock["tiepolo-2"], stock["tiepolo-3"], stock["tiepolo-4"]) == (1, 0, 3)
    with pytest.raises(BadBox, match=r"neutral\.values = \[4, 4, 4, 4\]: at most 3"):
        intrigo(changes={"neutral": {"values": [4, 4, 4, 4]}})


def test_q23_palace_door() -> None:
    match = Match.deal(GAME, intrigo({"palace_door.kind": "ducat"}), NAMES, "q23")
    while match.awaits_chance:
        match.chance()
    tokens = [arcade["token"] for arcade in match.view().describe()["arcades"]]
    assert {*tokens[::2]} == {"ducat"} and "ducat" not in tokens[1::2]


def test_q24_hidden_ducats() -> None:
    setting = Setting(ducats={P1: 3, P2: 5}, options={"information.public": "ducats-hidden"})
    assert [seat["ducats"] for seat in setting.describe(P2)["seats"]] == [None, 5, None, None]
    assert setting.describe(P2)["scores"] == [0, 0.005, 0, 0]


def test_q25_max_rounds() -> None:
    options: dict[str, Any] = {"game.max_rounds": 1}
    seals = {P1: {"clero": 1}, P2: {"clero": 1}, P3: {"vinai": 1}, P4: {}}
    for ducats, ranks in (({P1: 2, P2: 1, P3: 1}, [1, 2, 2, 2]), ({P1: 1, P2: 2, P3: 2}, [2, 1, 1, 2])):
        setting = Setting(hands={P1: "T4"}, full_but="S4", seals=seals, ducats=ducats, options=options)
        events = setting.play("place T4 S4")
        assert events[-1] == {"kind": "over", "reason": "rounds", "number": 1}
        assert setting.match.over and not setting.match.awaits_chance
        assert setting.match.result()[1] == ranks
    won = Setting(hands={P1: "C4"}, full_but="S4", seals={P1: {"mercanti": 3}}, options=options)
    assert won.play("place C4 S4")[-1]["reason"] == "equal-seals"


def test_q25_any_number() -> None:
    assert int(intrigo({"game.max_rounds": 77}).record["max_rounds"]) == 77
    for value in (0, 1000, True, "seven"):
        with pytest.raises(UnknownName, match=r"game\.max_rounds"):
            GAME.load_box("standard", {"game.max_rounds": value}, None)
    with pytest.raises(BadBox, match=r"rules\.game\.max_rounds = 0"):
        intrigo(changes={"rules": {"game.max_rounds": 0}})


def test_q27_must_buy() -> None:
    for value, actor in (("skip", P3), ("must-buy", P2)):
        hands = {P1: "C2", P2: "", P3: "D4", P4: "M4"}
        setting = Setting({}, hands, ducats={P1: 1, P2: 1}, options={"empty_hand": value})
        setting.table["sold"][:] = 1
        setting.table["sold"][3] = 2
        setting.play("place C2 S0")
        assert setting.match.actors == [actor]
        if actor == P2:
            assert {words.split()[1] for words in setting.legal()} == {
                *("assassin", "thief", "trader", "courtesan", "guard")
            }
            setting.play("buy guard S7")
            assert setting.describe()["seats"][P2]["ducats"] == 0
