"""Rules 12 to 23: turns and Influence cards, one test or more for each."""

from .setting import P1, P2, P3, P4, Setting, awards, faces_of, full, of_kind

# Phase 2


def test_rule_12() -> None:
    for first in range(3):
        setting = Setting(players=3, first=first, turn=first)
        order = []
        for space in range(5):
            order.append(setting.match.actors[0])
            events = setting.play(f"{setting.legal('place')[0].rsplit(' ', 1)[0]} S{space}")
            assert len(of_kind(events, "placed")) == 1
        assert order == [(first + i) % 3 for i in range(5)]


def test_rule_12_b() -> None:
    setting = Setting(ducats={P1: 3})
    setting.table["sold"][1] = 2
    supply = int(setting.table["supply"])
    events = setting.play("buy thief S4")
    assert of_kind(events, "bought") == [{"seat": P1, "influence": "thief", "space": "S4", "price": 3}]
    assert setting.describe()["seats"][P1]["ducats"] == 0
    assert int(setting.table["supply"]) == supply + 3
    assert setting.lying("S4") == "thief"


def test_rule_12_every_card_into_every_free_space() -> None:
    setting = Setting("S3 C2, S7 guard", {P1: "C3 C4 T3 T3"}, ducats={P1: 0})
    free = [f"S{space}" for space in range(16) if space not in {3, 7}]
    assert setting.legal() == sorted(f"place {full(card)} {space}" for card in ("C3", "C4", "T3") for space in free)


def test_rule_13() -> None:
    setting = Setting(ducats={P1: 0})
    assert {words.split()[0] for words in setting.legal()} == {"place"}
    setting.table["sold"][:] = (0, 1, 2, 3, 1, 2)
    for money, kinds in ((1, {"assassin"}), (2, {"assassin", "thief", "courtesan"}), (9, None)):
        setting.table["ducats"][P1] = money
        found = {words.split()[1] for words in setting.legal("buy")}
        assert found == kinds if kinds else found == {"assassin", "thief", "trader", "courtesan", "guard"}


def test_rule_14() -> None:
    setting = Setting("S1 C2", ducats={P1: 1})
    assert setting.legal("buy assassin S0") == ["buy assassin S0", "buy assassin S0 S1"]
    assert setting.legal("buy assassin S8") == ["buy assassin S8"]
    setting.play("buy assassin S0")
    assert setting.lying("S1") == "contarini-2"


def test_rule_15() -> None:
    # The Assassin does nothing to a card that comes beside it later.
    setting = Setting(hands={P2: "G4"}, ducats={P1: 1})
    setting.play("buy assassin S0")
    setting.play("place G4 S1", P2)
    assert setting.lying("S1") == "gradenigo-4"


def test_rule_16() -> None:
    setting = Setting("S1 thief, S2 guard", ducats={P1: 1})
    for kind in ("assassin", "gondolier"):
        assert setting.legal(f"buy {kind} S0") == [f"buy {kind} S0"]


def test_rule_17() -> None:
    # The Gondolier in the last space has no effect; an Assassin there has, before phase 3.
    setting = Setting("S14 C4, S0 D3", full_but="S15", ducats={P1: 1})
    assert setting.legal("buy gondolier") == ["buy gondolier S15"]
    events = setting.play("buy assassin S15 S0")
    assert [each["kind"] for each in events[:3]] == ["bought", "plot-turned", "award"]
    assert awards(events)["A0"] == (None, "deserted")


# Phase 2: effects


def test_rule_18() -> None:
    setting = Setting("S1 T4, S3 C2*, S5 G2, S15 thief", ducats={P1: 9})
    assert setting.legal("buy assassin S2") == ["buy assassin S2", "buy assassin S2 S1"]
    assert setting.legal("buy assassin S4") == ["buy assassin S4", "buy assassin S4 S5"]
    assert setting.legal("buy assassin S0") == ["buy assassin S0", "buy assassin S0 S1"]
    setting.play("buy assassin S0 S1")
    assert setting.lying("S1") == "tiepolo-4*"
    assert not int(setting.table["free"]) & 2
    own = Setting("S1 C4", ducats={P1: 1})
    assert "buy assassin S0 S1" in own.legal("buy assassin")


def test_rule_19() -> None:
    setting = Setting(tokens={"A5": "-", "A8": "vinai*"}, ducats={P1: 9, P2: 9})
    assert setting.legal("buy thief S4") == ["buy thief S4", "buy thief S4 A4"]
    assert setting.legal("buy thief S7") == ["buy thief S7", "buy thief S7 A7"]
    assert setting.legal("buy thief S15") == ["buy thief S15", "buy thief S15 A0", "buy thief S15 A15"]
    events = setting.play("buy thief S4 A4")
    assert of_kind(events, "token-turned") == [{"arcade": "A4", "token": "mercanti"}]
    assert setting.token("A4") == "mercanti*"


def test_rule_20() -> None:
    setting = Setting(tokens={"A2": "-", "A3": "ducat*"}, ducats={P1: 9})
    others = {f"A{i}" for i in range(16)} - {"A2", "A3"}
    near = {words.split()[3:][0] for words in setting.legal("buy trader S0 ")}
    assert near == {"A0", "A1"}
    assert {words.split()[4] for words in setting.legal("buy trader S0 A0")} == others - {"A0"}
    assert {words.split()[4] for words in setting.legal("buy trader S0 A1")} == others - {"A0", "A1"}
    assert setting.legal("buy trader S2") == ["buy trader S2"]
    assert "buy trader S15 A0 A15" in setting.legal("buy trader S15") != []
    assert "buy trader S15 A15 A0" not in setting.legal("buy trader S15")
    assert "buy trader S5 A6 A0" in setting.legal("buy trader S5")  # the adjacent one first, whatever its number
    setting.play("buy trader S5 A6 A9")
    assert (setting.token("A6"), setting.token("A9")) == ("ducat", "vinai")


def test_rule_20_tokens_of_one_kind() -> None:
    setting = Setting(ducats={P1: 1})
    assert "buy trader S0 A1 A5" in setting.legal("buy trader")
    setting.play("buy trader S0 A1 A5")
    assert setting.token("A1") == setting.token("A5") == "ducat"


def test_rule_21() -> None:
    setting = Setting("S4 C4, S6 G2*, S8 guard", ducats={P1: 1})
    free = {f"S{i}" for i in range(16)} - {"S4", "S5", "S6", "S8"}
    found = {tuple(words.split()[3:]) for words in setting.legal("buy gondolier S5 ")}
    assert found == {("S4", to) for to in free}
    setting.play("buy gondolier S5 S4 S7")  # beside the Guard, where it is protected from now on
    assert setting.describe()["spaces"][7]["protected"]
    setting.table["ducats"][P2] = 9
    assert "buy assassin S6 S7" not in setting.legal("buy assassin", P2)


def test_rule_22() -> None:
    hands = {P1: "C2 C3", P2: "G4 T3", P3: "T3", P4: "M2"}
    setting = Setting("S8 T2, S9 T4*", hands, ducats={P1: 1})
    named = {words.split()[3] for words in setting.legal("buy courtesan S0 ")}
    in_use = set(faces_of(setting.table["stock"]))
    assert named == in_use - {full(card) for card in ("C2", "C3", "T2", "T4")}
    setting.play("buy courtesan S0 T3 C2")  # both P2 and P3 hold one: P2 is asked first
    assert sorted(setting.hand(P1)) == sorted(map(full, ("C3", "T3")))
    assert sorted(setting.hand(P2)) == sorted(map(full, ("C2", "G4")))
    assert setting.hand(P3) == [full("T3")]


def test_rule_22_equal_cards() -> None:
    # One of two equal cards in the own hand: the other may be named. Both out of reach: not.
    setting = Setting({}, {P1: "T3 C2", P2: "T3"}, ducats={P1: 1})
    assert "buy courtesan S0 tiepolo-3 contarini-2" in setting.legal("buy courtesan S0")
    setting = Setting("S5 T3", {P1: "T3 C2"}, ducats={P1: 1})
    assert not [words for words in setting.legal("buy courtesan S0") if "S0 tiepolo-3" in words]


def test_rule_22_three_players() -> None:
    setting = Setting(players=3, ducats={P1: 1})
    named = {words.split()[3] for words in setting.legal("buy courtesan S0 ")}
    assert named <= set(faces_of(setting.table["stock"])) and len(faces_of(setting.table["stock"])) == 12


def test_rule_22_two_players_nobody_holds_it() -> None:
    setting = Setting({}, {P1: "C2 G3", P2: "M4"}, players=2, ducats={P1: 1})
    assert "buy courtesan S0 dandolo-4 contarini-2" in setting.legal("buy courtesan")
    events = setting.play("buy courtesan S0 D4 C2")
    assert of_kind(events, "exchanged") == [{"seat": P1, "card": "dandolo-4"}]
    assert (setting.hand(P1), setting.hand(P2)) == ([full("C2"), full("G3")], [full("M4")])


def test_rule_23() -> None:
    setting = Setting("S3 C4, S5 G4", ducats={P1: 1, P2: 9})
    setting.play("buy guard S4")
    view = setting.describe()
    assert [space["id"] for space in view["spaces"] if space["protected"]] == ["S3", "S5"]
    assert [arcade["id"] for arcade in view["arcades"] if arcade["protected"]] == ["A4", "A5"]
    setting.to_act(P2)
    for kind, space in (("assassin", "S2"), ("assassin", "S6"), ("gondolier", "S2")):
        assert setting.legal(f"buy {kind} {space}") == [f"buy {kind} {space}"]
    assert setting.legal("buy thief S3 ") == []  # S3 is filled
    assert setting.legal("buy thief S6 ") == ["buy thief S6 A6", "buy thief S6 A7"]
    traded = [words.split()[3:] for words in setting.legal("buy trader") if len(words.split()) > 3]
    assert not {"A4", "A5"} & {name for pair in traded for name in pair}
