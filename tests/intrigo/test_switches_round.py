"""Every alternative of Q10 to Q27: handing out, rounds, layouts and the rest."""

from collections import Counter
from typing import Any

import pytest

from ridotto.engine.errors import BadBox, UnknownName
from ridotto.engine.match import Match
from ridotto.games.intrigo import GAME
from ridotto.games.intrigo.box import switches

from .setting import P1, P2, P3, P4, Setting, awards, faces_of, intrigo, of_kind

NAMES = ["Ada", "Bo", "Cleo", "Dan"]


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
        "guilds": {"names": {"vinai": "Farmers", "scrivani": "Workers"}},
    }
    found = GAME.components(intrigo(changes=changes))
    assert list(found["families"].values()) == ["Contarini", "Venier", "Dandolo", "Morosini", "Foscari"]
    assert list(found["guilds"].values()) == ["Clero", "Militari", "Mercanti", "Farmers", "Workers"]


def test_q22_neutral_values() -> None:
    for values, counts in (([2, 2, 3, 4], (2, 1, 1)), ([2, 3, 4, 4], (1, 1, 2)), ([2, 4, 4, 4], (1, 0, 3))):
        setting = Setting(changes={"neutral": {"values": values}})
        stock = Counter(faces_of(setting.table["stock"]))
        assert (stock["tiepolo-2"], stock["tiepolo-3"], stock["tiepolo-4"]) == counts
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
