"""Which of the tables that fit a view are sampled how often: all of them equally."""

from collections import Counter

import numpy as np
import pytest

from ridotto.engine.rng import new_rng
from ridotto.games.great_split.rules.memory import lane
from ridotto.games.great_split.table import CARD_IDS, CARDS, LEVEL_FIRST, RESOLVE, SPLIT

from .setting import hand_of, new_match, random_move, table_of
from .watching import SPECTATOR


@pytest.mark.statistics
def test_samples_are_uniform() -> None:
    """Seat 1's four cards of level I are any of the twenty that seat 0 has not seen, once wallets are passed."""
    match = new_match(3, 7)
    pick = np.random.default_rng(7)
    while int(match.table["phase"]) == SPLIT:
        seat, move = random_move(match, pick)
        match.play(seat, *move)
    view, rng = match.view(0), new_rng("uniform")
    found, fresh = Counter[int](), Counter[int]()
    samples = 4000
    for _ in range(samples):
        hand = view.sample(rng)[0]["hand"][1][:5].tolist()
        found.update(hand[:4])
        fresh[hand[4]] += 1
    unseen = [card for card in range(LEVEL_FIRST[1]) if lane(match.table, card, 0) & 1]
    assert len(unseen) == 20 and set(found) == set(unseen)
    mean = samples * 4 / 20
    assert all(abs(n - mean) < 5 * (mean * 0.8) ** 0.5 for n in found.values())
    assert len(fresh) == 20
    assert sum((n - samples / 20) ** 2 / (samples / 20) for n in fresh.values()) < 19 + 5 * 38**0.5


@pytest.mark.statistics
def test_samples_with_cards_bound_to_some_hands_are_uniform() -> None:
    """Three hidden cards, three hidden places in a circle of possibilities: each of the three ways a third."""
    match = new_match(4, 1)
    table = table_of(match)
    for card in range(CARDS):  # the spectator knows every card but three, one in each of the hands 0, 1 and 2
        at = next((s for s in range(4) if CARD_IDS[card] in hand_of(match, s)), None)
        table.may[card] = (int(table.may[card]) & ((1 << 56) - 1)) | ((1 << at) << 56 if at is not None else 0)
    hidden = [int(table.hand[s, 0]) for s in range(3)]
    allowed = {0: {0, 1}, 1: {1, 2}, 2: {2, 0}}
    for s, card in enumerate(hidden):
        mask = sum(1 << where for where in allowed[s])
        table.may[card] = (int(table.may[card]) & ((1 << 56) - 1)) | (mask << 56)
    table.fresh[:] = 0
    view, rng = match.view(SPECTATOR), new_rng("circle")
    view.records.view(np.recarray)[0].deck[:] = -1
    found = Counter(
        tuple(next(s for s in range(3) if card in table_["hand"][s]) for card in hidden)
        for table_ in (view.sample(rng)[0] for _ in range(1200))
    )
    assert set(found) == {(0, 1, 2), (1, 2, 0)}
    assert all(abs(n - 600) < 90 for n in found.values())


@pytest.mark.statistics
def test_hidden_divisions_and_choices_are_uniform() -> None:
    match = new_match(4, 2)
    match.move(1, match.legal_words(1)[0])
    view, rng = match.view(0), new_rng("divisions")
    found = Counter(int(view.sample(rng)[0]["first"][1]) for _ in range(3000))
    assert len(found) == 15 and all(abs(n - 200) < 75 for n in found.values())


@pytest.mark.statistics
def test_hidden_tiles_are_uniform() -> None:
    view, rng = new_match(3, 1).view(0), new_rng("tiles")
    found = Counter(int(view.sample(rng)[0]["market"][0]) for _ in range(3000))
    assert set(found) == {0, 1, 2} and all(abs(n - 1000) < 130 for n in found.values())


@pytest.mark.statistics
def test_turned_cards_are_uniform_among_those_not_shown() -> None:
    match, pick = new_match(3, 9), np.random.default_rng(9)
    while int(match.table["phase"]) != RESOLVE:
        seat, move = random_move(match, pick)
        match.play(seat, *move)
    size = len(hand_of(match, 1))
    assert size > 2
    match.move(1, f"turn {hand_of(match, 1)[1]} gold")
    view, rng = match.view(2), new_rng("turned")
    found = Counter(int(view.sample(rng)[0]["left"][1]) for _ in range(1500))
    assert len(found) == size and all(abs(n - 1500 / size) < 5 * (1500 / size) ** 0.5 for n in found.values())
