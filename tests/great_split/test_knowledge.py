"""Views and the tables sampled from them: nothing leaks, and everything fits what was seen."""

from collections import Counter

import numpy as np
import pytest

from ridotto.engine.rng import new_rng
from ridotto.games.great_split.rules.memory import ALL, lane
from ridotto.games.great_split.table import CARD_IDS, CARDS, LEVEL_FIRST, OVER, RESOLVE, SPLIT, TAKE

from .setting import hand_of, new_match, random_move, table_of
from .watching import SPECTATOR, check_sample, played


@pytest.mark.statistics
@pytest.mark.parametrize("players", [2, 3, 4, 7])
def test_samples(players: int) -> None:
    rng = new_rng("samples", players)
    phases = Counter[int]()
    for match, memory in played(players, seed=players, each=9 * players):
        phases[int(match.table["phase"])] += 1
        for seat in memory.viewers:
            view = match.view(seat)
            samples = []
            for _ in range(100):
                tables = view.sample(rng)
                check_sample(match, memory, view, tables)
                samples.append(tables.tobytes())
            if int(match.table["phase"]) != OVER and not (players == 2 and seat >= 0):
                assert len(set(samples)) == 100
    assert len(phases) >= 3


@pytest.mark.statistics
@pytest.mark.parametrize("players", [2, 3, 5, 6])
@pytest.mark.parametrize("seed", [1, 2])
def test_samples_in_many_positions(players: int, seed: int) -> None:
    rng = new_rng("many", players)
    for match, memory in played(players, seed, each=5):
        for seat in memory.viewers:
            view = match.view(seat)
            check_sample(match, memory, view, view.sample(rng))


@pytest.mark.statistics
@pytest.mark.parametrize("players", [2, 3, 4, 7])
def test_what_was_not_seen_differs(players: int) -> None:
    differs = Counter[bool]()
    rng = new_rng("differs", players)
    for match, memory in played(players, seed=10 + players, each=11 * players):
        table = match.table
        for seat in memory.viewers:
            samples = [match.view(seat).sample(rng)[0] for _ in range(60)]
            if int(table["round_number"]) < 5:
                assert len({tuple(each["market"]) for each in samples}) > 1
            for other in range(players):
                if other == seat:
                    continue
                if seat >= 0:
                    known = sum(lane(table, CARD_IDS.index(name), seat) == 1 << other for name in hand_of(match, other))
                    if known < int(table["held"][other]) and players > 2:
                        differs[len({each["hand"][other].tobytes() for each in samples}) > 1] += 1
                if int(table["phase"]) == SPLIT and int(table["first"][other]) and int(table["held"][other]) > 2:
                    assert len({int(each["first"][other]) for each in samples}) > 1
                if int(table["taken"][other]) >= 0:
                    assert len({int(each["taken"][other]) for each in samples}) == 2
    # Now and then all other possibilities contradict one another.
    assert players == 2 or differs[True] > 10 * differs[False]


@pytest.mark.parametrize("players", [2, 3, 4, 7])
def test_what_a_seat_believes_is_true(players: int) -> None:
    for match, memory in played(players, seed=20 + players, each=3):
        table = table_of(match)
        now = int(match.box.record["level"][int(table.round_number) - 1])
        at = {CARD_IDS.index(name): seat for seat in range(players) for name in hand_of(match, seat)}
        in_deck = {int(card) for card in table.deck if card >= 0}
        for card in range(CARDS):
            level = sum(card >= first for first in LEVEL_FIRST[1:3])
            for v in [*range(players), ALL]:
                places = int(lane(table, card, v))
                unseen = places == 255 if v == ALL else bool((places >> v) & 1)
                assert not (unseen and CARD_IDS[card] in memory.gone[SPECTATOR if v == ALL else v])
                if card in in_deck:
                    assert unseen
                elif at.get(card) == v:
                    assert places == 0
                elif card in at:
                    dealt_now = unseen and level == now and table.fresh[at[card]]
                    assert (places >> at[card]) & 1 or dealt_now
                else:
                    assert places == 0 or places >> 7
        for (v, s), cards in memory.knows.items():
            for name in cards:
                assert lane(table, CARD_IDS.index(name), v if v >= 0 else ALL) == 1 << s


@pytest.mark.parametrize("players", [2, 3, 7])
def test_views_show_what_was_seen_and_no_more(players: int) -> None:
    for match, memory in played(players, seed=30 + players, each=7):
        for seat in memory.viewers:
            told = match.view(seat).describe()
            for other in range(players):
                hand = told["seats"][other]["hand"]
                assert told["seats"][other]["hand_size"] == len(hand) == len(hand_of(match, other))
                shown = {name for name in hand if name is not None}
                assert shown <= set(hand_of(match, other))
                if other == seat:
                    assert None not in hand
                else:
                    assert memory.knows[seat, other] <= shown
                    assert told["seats"][other]["left"] is None
                    assert hand == sorted(shown) + [None] * (len(hand) - len(shown))
        public = match.view().describe()
        assert {name for each in public["seats"] for name in each["hand"] if name} <= memory.gone[SPECTATOR]


@pytest.mark.statistics
def test_hands_of_the_first_round_are_four_and_one() -> None:
    match, rng = new_match(4, 3), new_rng("first")
    for seat in (0, SPECTATOR):
        for _ in range(200):
            table = match.view(seat).sample(rng)[0]
            for other in range(4):
                hand = table["hand"][other][:5]
                assert sum(card < LEVEL_FIRST[1] for card in hand) == 4 and LEVEL_FIRST[1] <= hand[4] < LEVEL_FIRST[2]


def test_with_two_players_everything_exchanged_is_known() -> None:
    match, pick = new_match(2, 4), np.random.default_rng(4)
    while not match.over:
        seat, move = random_move(match, pick)
        match.play(seat, *move)
        if int(match.table["phase"]) in {TAKE, RESOLVE}:
            for v in (0, 1):
                assert match.view(v).describe()["seats"][1 - v]["hand"] == hand_of(match, 1 - v)


@pytest.mark.statistics
def test_a_card_goes_one_seat_on_in_a_round() -> None:
    """A card that everybody saw with seat 2 is, after an exchange and a discard, with seat 2 or 3, or out."""
    rng = new_rng("reach")
    for seed in range(6):
        match, pick = new_match(7, seed), np.random.default_rng(seed)
        while int(match.table["round_number"]) == 1:
            seat, move = random_move(match, pick, face_up=1.0)
            match.play(seat, *move)
        seen = [name for name in hand_of(match, 2) if lane(match.table, CARD_IDS.index(name), ALL) == 1 << 2]
        while int(match.table["phase"]) != RESOLVE:
            seat, move = random_move(match, pick)
            match.play(seat, *move)
        places = Counter[int]()
        for _ in range(150):
            table = match.view(5).sample(rng)[0]
            for name in seen:
                at = [s for s in range(7) if CARD_IDS.index(name) in table["hand"][s][: table["held"][s]]]
                places[at[0] if at else -1] += 1
        assert set(places) <= {2, 3, -1} and {2, 3} <= set(places)
