"""Rules 1 to 11: set-up and draft, one test or more for each."""

from collections import Counter
from itertools import pairwise

import pytest

from ridotto.engine.match import Match
from ridotto.games.intrigo import GAME
from ridotto.games.intrigo.table import FAMILIES, GUILDS

from .setting import NAMES, Setting, dealt, faces_of, intrigo, next_draft

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
