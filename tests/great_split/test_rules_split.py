"""Rules 11 to 16: split and choice, each by its number."""

import numpy as np
import pytest

from ridotto.games.great_split.rules.split import group_of
from ridotto.games.great_split.table import CARD_IDS, SPLIT, TAKE

from .setting import ALL_SEATS, Setting, hand_of, new_match, random_move, table_of


@pytest.mark.parametrize("size", [2, 3, 4, 5, 6, 7])
def test_rule_11_every_division_once(size: int) -> None:
    cards = CARD_IDS[:size]
    setting = Setting([" ".join(cards)], phase=SPLIT)
    legal = setting.legal()
    assert len(legal) == 2 ** (size - 1) - 1
    divisions = set()
    for words in legal:
        first, second = (part.split() for part in words.removeprefix("split ").split(" | "))
        assert first == sorted(first) and second == sorted(second) and first[0] == cards[0]
        divisions.add(frozenset(map(frozenset, (first, second))))
    assert len(divisions) == len(legal)


def test_rule_11_nobody_else_sees_the_division() -> None:
    setting = Setting(["I-01 I-02 I-03"], phase=SPLIT)
    events = setting.move("split I-01 I-03 | I-02")
    assert events == [{"kind": "divide", "seat": 0}]
    for seat in (1, 2, -1):
        told = setting.match.view(seat).describe()["seats"][0]
        assert told["divided"] and told["wallet"] is None
    assert setting.match.view(0).describe()["seats"][0]["wallet"] == {"first": ["I-01", "I-03"], "second": ["I-02"]}


@pytest.mark.parametrize("players", ALL_SEATS)
def test_rule_12_wallets_go_to_the_left(players: int) -> None:
    match, pick = new_match(players, 7), np.random.default_rng(7)
    while not match.over:
        if int(match.table["phase"]) == TAKE and len(match.actors) == players:
            for seat in range(players):
                right = (seat - 1) % players
                seats = match.view(seat).describe()["seats"]
                for other in range(players):
                    known = other in {seat, right}
                    assert (seats[other]["wallet"] is not None) is known
                    if known:
                        wallet = seats[other]["wallet"]
                        assert sorted(wallet["first"] + wallet["second"]) == hand_of(match, other)
        seat, move = random_move(match, pick)
        match.play(seat, *move)


@pytest.mark.parametrize("players", ALL_SEATS)
def test_rules_13_to_15_groups_are_taken_and_come_back(players: int) -> None:
    match, pick = new_match(players, 8), np.random.default_rng(8)
    checked = 0
    while not match.over:
        if int(match.table["phase"]) != TAKE:
            seat, move = random_move(match, pick)
            match.play(seat, *move)
            continue
        before = np.array(match._tables)[0]
        hands = [hand_of(match, seat) for seat in range(players)]
        masks = [[int(group_of(table_of(match), seat, group)) for group in (0, 1)] for seat in range(players)]
        choice = {int(seat): int(pick.integers(2)) for seat in pick.permutation(players)}
        for seat, group in choice.items():
            assert match.legal_words(seat) == ["take first", "take second"]
            assert int(before["phase"]) == int(match.table["phase"]) == TAKE
            match.move(seat, ("take first", "take second")[group])
        for seat in range(players):
            right, left = (seat - 1) % players, (seat + 1) % players
            taken = [card for i, card in enumerate(hands[right]) if (masks[right][choice[seat]] >> i) & 1]
            back = [card for i, card in enumerate(hands[seat]) if (masks[seat][1 - choice[left]] >> i) & 1]
            assert hand_of(match, seat) == sorted(taken + back)
            assert len(taken + back) >= 2
        checked += 1
    assert checked == 6


def test_rule_15_the_limit_is_not_checked() -> None:
    setting = Setting(["I-01 I-02 I-03 I-04 I-05", "I-06 I-07 I-08 I-09 I-10"], phase=SPLIT, players=2)
    setting.move("split I-01 | I-02 I-03 I-04 I-05")
    setting.move("split I-06 | I-07 I-08 I-09 I-10", seat=1)
    setting.move("take second")
    setting.move("take first", seat=1)
    assert [len(setting.hand(seat)) for seat in range(2)] == [8, 2]
    assert setting.phase == "resolve"


def test_rule_16_with_two_players_two_wallets_cross() -> None:
    setting = Setting(["I-01 I-02 I-03 I-04 I-05", "I-06 I-07 I-08 I-09 I-10"], phase=SPLIT, players=2)
    setting.move("split I-01 I-02 | I-03 I-04 I-05")
    setting.move("split I-06 | I-07 I-08 I-09 I-10", seat=1)
    setting.move("take first")
    setting.move("take second", seat=1)
    assert setting.hand(0) == ["I-01", "I-02", "I-06"]
    assert setting.hand(1) == ["I-03", "I-04", "I-05", "I-07", "I-08", "I-09", "I-10"]
