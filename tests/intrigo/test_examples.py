"""The worked examples of the rules, by their numbers."""

import numpy as np

from ridotto.games.intrigo.moves import CARD_IDS
from ridotto.games.intrigo.table import GUILDS

from .setting import P1, P2, P3, P4, Setting, awards, faces_of, full, of_kind


def test_example_01() -> None:
    setting = Setting("S0 C2", {P2: "G3"}, full_but="S15", tokens={"A0": "mercanti"})
    events = setting.play("place G3 S15", P2)
    assert awards(events)["A0"] == (P2, "higher")
    assert setting.describe()["seats"][P2]["seals"]["mercanti"] == 1


def test_example_01_the_other_way_round() -> None:
    setting = Setting("S15 C2", {P2: "G3"}, full_but="S0")
    assert awards(setting.play("place G3 S0", P2))["A0"] == (P2, "higher")


def test_example_02() -> None:
    setting = Setting("S15 D4", {P4: "M4"}, full_but="S0")
    assert awards(setting.play("place M4 S0", P4))["A0"] == (None, "tie")


def test_example_03() -> None:
    setting = Setting("S2 C2", {P1: "C4"}, full_but="S3", ducats={P1: 1})
    assert awards(setting.play("place C4 S3"))["A3"] == (P1, "higher")


def test_example_04() -> None:
    setting = Setting("S4 T4", {P1: "C3"}, full_but="S5")
    assert awards(setting.play("place C3 S5"))["A5"] == (None, "neutral")


def test_example_05() -> None:
    setting = Setting("S4 T3", {P1: "C3"}, full_but="S5")
    assert awards(setting.play("place C3 S5"))["A5"] == (None, "tie")
    setting = Setting("S4 T3", {P1: "T3"}, full_but="S5")
    assert awards(setting.play("place T3 S5"))["A5"] == (None, "tie")


def test_example_06() -> None:
    setting = Setting("S4 T2", {P1: "C3"}, full_but="S5")
    assert awards(setting.play("place C3 S5"))["A5"] == (P1, "higher")


def test_example_07() -> None:
    setting = Setting("S1 G4, S0 C2, S3 M2", {P4: "M4"}, full_but="S2", ducats={P4: 1})
    events = setting.play("buy assassin S2 S1", P4)
    assert of_kind(events, "plot-turned") == [{"space": "S1", "card": "gradenigo-4"}]
    found = awards(events)
    assert (found["A1"], found["A2"], found["A3"]) == ((P1, "higher"), (None, "deserted"), (P4, "higher"))
    (side, other) = next(each["sides"] for each in events if each.get("arcade") == "A1" and "sides" in each)
    assert side == {"space": "S0", "card": "contarini-2", "face_up": True}
    assert other == {"space": "S1", "card": "gradenigo-4", "face_up": False}


def test_example_08() -> None:
    setting = Setting("S6 C2, S8 D3", full_but="S7", ducats={P4: 1})
    found = awards(setting.play("buy thief S7 A7", P4))
    assert (found["A7"], found["A8"]) == ((None, "face-down"), (P3, "higher"))


def test_example_09() -> None:
    setting = Setting("S6 C2, S8 D3", full_but="S7", ducats={P4: 1})
    found = awards(setting.play("buy thief S7 A8", P4))
    assert (found["A7"], found["A8"]) == ((P1, "higher"), (None, "face-down"))
    strict = Setting("S6 C2, S8 D3", full_but="S7", ducats={P4: 1}, options={"thief.targets": "ducat-only"})
    assert strict.legal("buy thief S7", P4) == ["buy thief S7", "buy thief S7 A7"]


def test_example_10() -> None:
    setting = Setting("S4 guard", full_but="S5", ducats={P1: 1})
    assert awards(setting.play("buy trader S5"))["A5"] == (None, "deserted")


def test_example_11() -> None:
    setting = Setting("S9 G4, S10 guard", ducats={P1: 1})
    assert setting.legal("buy assassin S8") == ["buy assassin S8"]
    setting.play("buy assassin S8")
    assert setting.lying("S9") == "gradenigo-4"


def test_example_12() -> None:
    setting = Setting("S9 G4", ducats={P1: 1, P2: 1})
    setting.play("buy assassin S8 S9")
    setting.play("buy guard S10", P2)
    assert setting.lying("S9") == "gradenigo-4*"


def test_example_13() -> None:
    setting = Setting("S10 guard", ducats={P1: 1})
    assert setting.legal("buy thief S11") == ["buy thief S11", "buy thief S11 A12"]


def test_example_14() -> None:
    setting = Setting("S3 D3, S4 C4, S12 G4", ducats={P2: 1})
    free = int(setting.table["free"]).bit_count()
    events = setting.play("buy gondolier S5 S4 S13", P2)
    assert of_kind(events, "plot-moved") == [{"space": "S4", "other": "S13", "card": "contarini-4"}]
    assert setting.lying("S4") == "" and setting.lying("S13") == "contarini-4"
    assert int(setting.table["free"]).bit_count() == free - 1 == 12
    assert setting.expected()["A13"] == (None, "tie")


def test_example_15() -> None:
    setting = Setting("S4 C4, S6 D3", full_but="S5", ducats={P1: 1})
    assert setting.legal("buy gondolier") == ["buy gondolier S5"]
    assert awards(setting.play("buy gondolier S5"))["A4"] == (P1, "higher")


def test_example_16() -> None:
    setting = Setting(ducats={P1: 1}, tokens={"A8": "clero"})
    setting.play("buy trader S0 A1 A8")
    assert (setting.token("A1"), setting.token("A8")) == ("clero", "ducat")
    full_ring = Setting("S0 trader", {P4: "M2"}, full_but="S1", tokens={"A1": "clero", "A8": "ducat"})
    events = full_ring.play("place M2 S1", P4)
    assert awards(events)["A1"] == (P4, "higher")
    assert full_ring.describe()["seats"][P4]["seals"]["clero"] == 1


def test_example_17() -> None:
    setting = Setting("S11 M4", {P3: "D3"}, players=3, full_but="S0")
    assert awards(setting.play("place D3 S0", P3))["A0"] == (None, "neutral")


def test_example_18() -> None:
    setting = Setting("S7 C3", {P1: "D4"}, players=2, full_but="S0")
    assert awards(setting.play("place D4 S0"))["A0"] == (P1, "higher")


def test_example_19() -> None:
    setting = Setting("S7 C4", {P1: "D4"}, players=2, full_but="S0")
    assert awards(setting.play("place D4 S0"))["A0"] == (None, "tie")


def test_example_20() -> None:
    seals = {
        P1: {"clero": 3, "vinai": 1},
        P2: {"clero": 1, "militari": 1, "scrivani": 1, "mercanti": 2},
    }
    for at_a2, at_a6, winner, reason in (
        ("clero", "vinai", P1, "equal-seals"),
        ("vinai", "clero", P2, "different-seals"),
    ):
        cards = "S1 C2, S6 G2" if winner == P1 else "S1 G2, S6 C2"
        setting = Setting(cards, {P3: "D3"}, full_but="S10", seals=seals, tokens={"A2": at_a2, "A6": at_a6})
        for other in (0, 4, 8, 10, 12, 14):  # nothing but those two is handed out to the two
            assert setting.expected()[f"A{other}"][0] is None
        events = setting.play("place D3 S10", P3)
        assert list(awards(events)) == ["A0", "A1", "A2"]
        assert of_kind(events, "over") == [{"seat": winner, "reason": reason}]
        assert setting.match.over and setting.match.actors == []
        ranks = setting.match.result()[1]
        assert ranks is not None and [seat for seat, rank in enumerate(ranks) if rank == 1] == [winner]
        assert setting.token("A6") == at_a6  # no clean-up follows


def test_example_21() -> None:
    setting = Setting()
    piles = {pile["kind"]: (pile["price"], pile["left"]) for pile in setting.describe()["piles"]}
    assert piles["assassin"] == (1, 3)
    setting.play("buy assassin S0")
    assert setting.describe()["seats"][P1]["ducats"] == 0
    for price, seat in ((2, P2), (3, P3)):
        assert setting.describe()["piles"][0]["price"] == price
        setting.table["ducats"][seat] = price
        setting.play(f"buy assassin S{seat}", seat)
    assert setting.describe()["piles"][0] == {"kind": "assassin", "price": None, "left": 0}
    setting.table["ducats"][P4] = 20
    assert setting.legal("buy assassin", P4) == [] != setting.legal("buy thief", P4)


def test_example_22() -> None:
    setting = Setting(ducats={P3: 1})
    setting.table["sold"][:] = 1
    assert {words.split()[0] for words in setting.legal(seat=P3)} == {"place"}


def test_example_23() -> None:
    for players, holders in ((4, [0, 1, 2, 3]), (3, [0, 1, 2, 0]), (2, [0, 1, 0, 1])):
        setting = Setting(players=players)
        match = setting.match
        while match.actors:  # back to before the deal
            match.undo()
        cards = [CARD_IDS.index(name) for name in faces_of(match.table["stock"])]
        match.chance_fixed(cards[: 4 * players])
        packet = faces_of(match.table["packet"][0])
        seen = []
        for _ in range(4):
            holder = next(seat for seat in range(players) if faces_of(match.table["packet"][seat]) == packet)
            seen.append(holder)
            packet = packet[1:]
            for seat in range(players):
                match.play(seat, match.legal(seat)[0])
        assert seen == holders
        assert [int(n) for n in match.table["held"][:players]] == [4] * players


def test_example_24() -> None:
    setting = Setting({}, {P1: "G4 T2 M3", P3: "C4"}, ducats={P1: 1})
    sizes = np.array(setting.table["held"])
    events = setting.play("buy courtesan S3 C4 T2")
    assert of_kind(events, "exchanged") == [{"seat": P1, "card": "contarini-4", "holder": P3}]
    assert sorted(setting.hand(P1)) == sorted(map(full, ("G4", "M3", "C4")))
    assert setting.hand(P3) == [full("T2")]
    assert (setting.table["held"] == sizes).all()


def test_example_25() -> None:
    setting = Setting({}, {P1: "G4 T2 M3 C3"}, full_but="S5", ducats={P1: 4})
    setting.table["free"] |= 1
    setting.table["card"][0] = -1
    setting.play("buy thief S0")
    setting.play("buy assassin S5", P1)
    assert int(setting.table["round_number"]) == 2
    assert all(int(cards) == 0 for cards in setting.table["hand"])


def test_example_26() -> None:
    setting = Setting("S14 C2, S0 D3", ducats={P1: 1})
    assert setting.legal("buy thief S15") == ["buy thief S15", "buy thief S15 A0", "buy thief S15 A15"]
    assert setting.legal("buy assassin S15") == ["buy assassin S15", "buy assassin S15 S0", "buy assassin S15 S14"]


CARDS_27 = ["C4", "G3", "T3", "D4", "M2", "T3", "C2", "G4", "D2", "M4", "T2", "C3", "G2", "D3", "M3", "T4"]
SEALS_27 = ["clero", "mercanti", "militari", "vinai", "clero", "scrivani", "mercanti", "vinai"]


def test_example_27() -> None:
    palace = ", ".join(f"S{space} {card}" for space, card in enumerate(CARDS_27[:-1]))
    tokens = {f"A{2 * i}": name for i, name in enumerate(SEALS_27)}
    setting = Setting(palace, {P4: "T4"}, tokens=tokens)
    events = setting.play("place T4 S15", P4)
    winners = [awards(events)[f"A{arcade}"][0] for arcade in range(16)]
    assert winners == [None, P1, None, P3, P3, None, None, P2, P2, P4, P4, P1, P1, P3, None, None]
    reasons = [awards(events)[f"A{arcade}"][1] for arcade in (0, 2, 5, 6, 14, 15)]
    assert reasons == ["tie", "tie", "neutral", "neutral", "tie", "neutral"]
    seats = setting.describe()["seats"]
    assert [seat["ducats"] for seat in seats] == [3, 2, 3, 2]
    held = [{name for name, n in seat["seals"].items() if n} for seat in seats]
    assert held == [{"mercanti"}, {"clero"}, {"militari"}, {"scrivani"}]
    assert [int(n) for n in setting.table["bag"]] == [2, 3, 2, 1, 3]
    assert int(setting.table["supply"]) == 18
    empty = [f"A{arcade}" for arcade in range(16) if not setting.token(f"A{arcade}")]
    assert empty == ["A4", "A8", "A10", "A12"]
    entry = setting.match.chance_fixed([16 + GUILDS.index(name) for name in ("vinai", "militari", "clero", "clero")])
    assert [each["arcade"] for each in of_kind(setting.match.events(entry.rows), "token")] == empty
    assert int(setting.table["bag"].sum()) == 7
