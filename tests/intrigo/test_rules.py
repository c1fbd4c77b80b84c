"""The numbered rules, one test or more for each."""

from collections import Counter
from itertools import pairwise

import numpy as np
import pytest

from ridotto.engine.match import Match
from ridotto.games.intrigo import GAME
from ridotto.games.intrigo.table import FAMILIES, GUILDS

from .setting import P1, P2, P3, P4, Setting, awards, faces_of, full, intrigo, of_kind

NAMES = ["Ada", "Bo", "Cleo", "Dan"]


def dealt(players: int, seed: object = "rules") -> Match:
    """A match whose first cards are dealt."""
    match = Match.deal(GAME, intrigo(), NAMES[:players], seed)
    while match.awaits_chance:
        match.chance()
    return match


def next_draft(setting: Setting) -> None:
    """Let chance begin the round."""
    while setting.match.awaits_chance:
        setting.match.chance()


# Set-up


def test_rule_01() -> None:
    for players in (2, 3, 4):
        first = {int(Match.deal(GAME, intrigo(), NAMES[:players], seed).table["first"]) for seed in range(40)}
        assert first == set(range(players))


def test_rule_02() -> None:
    for players, each in ((2, 2), (3, 1), (4, 1)):
        ways = set()
        for seed in range(60):
            seats = Match.deal(GAME, intrigo(), NAMES[:players], seed).view().describe()["seats"]
            own = [name for seat in seats for name in seat["families"]]
            assert all(len(seat["families"]) == each for seat in seats)
            assert len(set(own)) == len(own) and FAMILIES[4] not in own
            ways.add(tuple(own))
        assert len(ways) > 5


@pytest.mark.parametrize(("players", "cards", "arcades", "not_dealt"), [(2, 16, 8, 8), (3, 12, 12, 0), (4, 16, 16, 0)])
def test_rule_03(players: int, cards: int, arcades: int, not_dealt: int) -> None:
    match = dealt(players)
    view = match.view().describe()
    stock = Counter(name.split("-")[0] for name in faces_of(match.table["stock"]))
    assert stock.total() == cards and len(view["arcades"]) == arcades == len(view["spaces"])
    assert view["not_dealt"] == not_dealt
    own = {name for seat in view["seats"] for name in seat["families"]}
    if players == 3:
        unused = set(FAMILIES[:4]) - own
        assert "tiepolo" not in stock and stock[unused.pop()] == 3
    else:
        assert stock["tiepolo"] == 4
    tokens = Counter(arcade["token"] in GUILDS for arcade in view["arcades"])
    assert tokens == {True: arcades // 2, False: arcades // 2}


def test_rule_04() -> None:
    for seat in dealt(4).view().describe()["seats"]:
        assert seat["ducats"] == 1 and set(seat["seals"].values()) == {0}


def test_rule_05() -> None:
    arcades = dealt(4).view().describe()["arcades"]
    assert [arcade["id"] for arcade in arcades] == [f"A{i}" for i in range(16)]
    assert [arcade["token"] in GUILDS for arcade in arcades] == [True, False] * 8


def test_rule_06() -> None:
    match = Match.deal(GAME, intrigo(), NAMES, "six")
    assert sum(match.view().describe()["bag"].values()) == 15
    match.chance()
    view = match.view().describe()
    assert all(arcade["token"] and arcade["face_up"] for arcade in view["arcades"])
    drawn = Counter(arcade["token"] for arcade in view["arcades"][::2])
    assert all(view["bag"][name] + drawn[name] == 3 for name in GUILDS)
    seen = {dealt(2, seed).view().describe()["arcades"][0]["token"] for seed in range(60)}
    assert seen == set(GUILDS)
    assert view["supply"] == 36 - 4 - 8


def test_rule_07() -> None:
    piles = dealt(4).view().describe()["piles"]
    assert [(pile["price"], pile["left"]) for pile in piles] == [(1, 3)] * 6


# Phase 1


def test_rule_08() -> None:
    match = dealt(4)
    hands = [match.view(seat).describe()["seats"][seat]["packet"] for seat in range(4)]
    assert [len(hand) for hand in hands] == [4] * 4
    assert Counter(name for hand in hands for name in hand) == Counter(faces_of(match.table["stock"]))
    assert len({tuple(dealt(4, seed).view(0).describe()["seats"][0]["packet"]) for seed in range(20)}) > 15


def test_rule_09() -> None:
    match = dealt(4)
    kept: dict[int, list[str]] = {seat: [] for seat in range(4)}
    for step in range(4):
        packets = {seat: faces_of(match.table["packet"][seat]) for seat in range(4)}
        for seat in (2, 0, 3, 1):
            assert len(packets[seat]) == 4 - step
            words = match.legal_words(seat)[-1]
            kept[seat].append(words.removeprefix("keep "))
            match.move(seat, words)
            packets[seat].remove(kept[seat][-1])
            assert seat not in match.actors or step < 3
        if step < 3:
            for seat in range(4):
                assert Counter(faces_of(match.table["packet"][(seat + 1) % 4])) == Counter(packets[seat])
    for seat in range(4):
        assert Counter(faces_of(match.table["hand"][seat])) == Counter(kept[seat])


def test_rule_09_hands_are_secret() -> None:
    match = dealt(4)
    match.move(1, match.legal_words(1)[0])
    for looking in (-1, 0, 2, 3):
        seat = match.view(looking).describe()["seats"][1]
        assert (seat["hand"], seat["packet"], seat["has_kept"], seat["packet_size"]) == ([None], None, True, 3)


def test_rule_10() -> None:
    setting = Setting(full_but="S0", players=4)
    setting.table["hand"][0] |= 1
    for _ in range(2):
        setting.play(setting.legal("place")[0])
        next_draft(setting)
        before = [faces_of(setting.table["packet"][seat]) for seat in range(4)]
        for seat in range(4):
            setting.match.play(seat, setting.match.legal(seat)[0])
        for seat in range(4):
            after = Counter(faces_of(setting.table["packet"][(seat + 1) % 4]))
            assert not after - Counter(before[seat])
        while setting.match.actors and int(setting.table["step"]) < 4:
            setting.match.play(setting.match.actors[0], setting.match.legal(setting.match.actors[0])[0])
        setting.table["free"] = 1
        setting.to_act(0)


def test_rule_11() -> None:
    match = Match.deal(GAME, intrigo(), NAMES[:2], "eleven")
    rounds = []
    while not match.over:
        if match.awaits_chance:
            words = match.words_of(match.chance()).split()
            if words[0] == "deal":
                rounds.append(Counter(words[1:]))
        else:
            seat = match.actors[0]
            match.play(seat, *match.moves(seat)[0])
    stock = Counter(faces_of(match.table["stock"]))
    assert len(rounds) > 3 and all(each.total() == 8 for each in rounds)
    for one, other in list(pairwise(rounds))[::2]:
        assert one + other == stock


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
