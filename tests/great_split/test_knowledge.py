"""Views and the tables sampled from them: nothing leaks, everything fits what was seen, all of it is equally likely."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from ridotto.engine.match import Match
from ridotto.engine.rng import new_rng
from ridotto.engine.view import View
from ridotto.games.great_split import GAME
from ridotto.games.great_split.rules.memory import ALL, lane
from ridotto.games.great_split.table import (
    CARD_IDS,
    CARDS,
    DISCARD,
    DO_PLAY,
    DO_TURN_GOLD,
    HIDDEN,
    LEVEL_FIRST,
    OVER,
    RESOLVE,
    SPLIT,
    TABLE,
    TAKE,
)

from .setting import cards_of, hand_of, new_match, random_move, table_of

SPECTATOR = -1
HIDDEN_FIELDS = {"rng", "may", "hand", "deck", "market", "first", "taken", "left", "up"}


class Memory:
    """What each seat has seen, kept by watching a match; written down from part 3, without the engine's own knowledge.

    ``knows[v, s]`` are cards that ``v`` is sure to be in the hand of ``s``; ``gone[v]`` those that it has seen to be
    out of the decks. A fact is dropped as soon as the card may have gone on unseen.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.players = len(match.players)
        self.viewers = [SPECTATOR, *range(self.players)]
        self.knows: dict[tuple[int, int], set[str]] = {
            (v, s): set() for v in self.viewers for s in range(self.players) if s != v
        }
        self.gone: dict[int, set[str]] = {v: set() for v in self.viewers}
        self.thrown: dict[int, set[str]] = {s: set() for s in range(self.players)}
        self._hands = [set(hand_of(match, s)) for s in range(self.players)]
        self._remember_own()

    def _remember_own(self) -> None:
        for s in range(self.players):
            self.gone[s] |= set(hand_of(self.match, s))
        for (v, _), cards in self.knows.items():
            self.gone[v] |= cards

    def play(self, seat: int, move: tuple[int, ...]) -> None:
        """Make the move and take in what everybody sees of it."""
        match, n = self.match, self.players
        phase = int(match.table["phase"])
        before = [set(hand_of(match, s)) for s in range(n)]
        match.play(seat, *move)
        after = [set(hand_of(match, s)) for s in range(n)]
        if phase == DISCARD:
            self.thrown[seat] |= before[seat] - after[seat]
            for v in self.viewers:
                if v != seat:
                    self.knows[v, seat] = set()  # any of them may have been discarded
        elif phase == SPLIT and int(match.table["phase"]) == TAKE:
            for s in range(n):
                self.knows[(s + 1) % n, s] = set(after[s])
        elif phase == TAKE and int(match.table["phase"]) == RESOLVE:
            for v, s in self.knows:
                self.knows[v, s] = set()
            for s in range(n):
                left = (s + 1) % n
                self.knows[s, left] |= before[s] & after[left]
                self.knows[left, s] |= before[s] & after[s]
        elif DO_PLAY <= move[0] < DO_TURN_GOLD:
            for v in self.viewers:
                if v != seat:
                    self.knows[v, seat].add(CARD_IDS[move[0] - DO_PLAY])
        self._remember_own()


def played(players: int, seed: int, each: int) -> Iterator[tuple[Match, Memory]]:
    """Positions of a random game with what was seen by then: every ``each``-th one."""
    match, pick = new_match(players, seed), np.random.default_rng(seed)
    memory = Memory(match)
    step = 0
    while not match.over:
        if step % each == 0:
            yield match, memory
        memory.play(*random_move(match, pick, face_up=float(seed % 3) / 2))
        step += 1
    yield match, memory


def check_sample(match: Match, memory: Memory, view: View, tables: Any) -> None:
    """The table is possible, fits the view and fits all that the seat has seen."""
    table, true, seat = tables.view(np.ndarray)[0], match._tables.view(np.ndarray)[0], view.seat
    assert View.of(GAME, match.box, tables, seat).records.tobytes() == view.records.tobytes()
    assert View.of(GAME, match.box, tables, seat).legal() == view.legal()
    for field in TABLE.names or ():
        if field not in HIDDEN_FIELDS:
            assert table[field].tobytes() == true[field].tobytes(), field
    # Every card once; as many in each deck and hand as in truth.
    assert set(cards_of(table).values()) == {1} and cards_of(table).total() == cards_of(true).total()
    assert ((table["deck"] >= 0) == (true["deck"] >= 0)).all() and (table["deck"] != HIDDEN).all()
    for level in range(3):
        part = [card for card in table["deck"][LEVEL_FIRST[level] : LEVEL_FIRST[level + 1]] if card >= 0]
        assert all(LEVEL_FIRST[level] <= card < LEVEL_FIRST[level + 1] for card in part)
    in_deck = {CARD_IDS[card] for card in table["deck"] if card >= 0}
    assert not in_deck & memory.gone[seat]
    hands = [table["hand"][s][: int(table["held"][s])].tolist() for s in range(len(match.players))]
    for s, hand in enumerate(hands):
        assert hand == sorted(hand)
        names = {CARD_IDS[card] for card in hand}
        if s == seat:
            assert names == set(hand_of(match, s))
        else:
            assert memory.knows[seat, s] <= names
            assert seat < 0 or not memory.thrown[seat] & names
        up = {CARD_IDS[card] for i, card in enumerate(hand) if (int(table["up"][s]) >> i) & 1}
        assert up == {card for i, card in enumerate(hand_of(match, s)) if (int(true["up"][s]) >> i) & 1}
        assert int(table["left"][s]).bit_count() == int(true["left"][s]).bit_count()
        assert int(table["left"][s]) & int(table["up"][s]) == 0
        if s in {seat, (seat - 1) % len(match.players)} and seat >= 0 and int(true["phase"]) == TAKE:
            assert int(table["first"][s]) == int(true["first"][s])
        assert (int(table["first"][s]) > 0) is (int(true["first"][s]) > 0)
        assert (int(table["taken"][s]) >= 0) is (int(true["taken"][s]) >= 0)
    turned = 6 if int(true["phase"]) == OVER else int(true["round_number"]) - 1
    assert table["market"][:turned].tolist() == true["market"][:turned].tolist()
    assert all((table["market"] == value).sum() <= match.box.record["tile_count"][value] for value in table["market"])
    assert table["rng"] != 0


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
            match.play(*_flat(random_move(match, pick, face_up=1.0)))
        seen = [name for name in hand_of(match, 2) if lane(match.table, CARD_IDS.index(name), ALL) == 1 << 2]
        while int(match.table["phase"]) != RESOLVE:
            match.play(*_flat(random_move(match, pick)))
        places = Counter[int]()
        for _ in range(150):
            table = match.view(5).sample(rng)[0]
            for name in seen:
                at = [s for s in range(7) if CARD_IDS.index(name) in table["hand"][s][: table["held"][s]]]
                places[at[0] if at else -1] += 1
        assert set(places) <= {2, 3, -1} and {2, 3} <= set(places)


def _flat(move: tuple[int, tuple[int, ...]]) -> tuple[int, ...]:
    return move[0], *move[1]


# Which of the possible tables come how often.


@pytest.mark.statistics
def test_samples_are_uniform() -> None:
    """Seat 1's four cards of level I are any of the twenty that seat 0 has not seen, once wallets are passed."""
    match = new_match(3, 7)
    pick = np.random.default_rng(7)
    while int(match.table["phase"]) == SPLIT:
        match.play(*_flat(random_move(match, pick)))
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
        match.play(*_flat(random_move(match, pick)))
    size = len(hand_of(match, 1))
    assert size > 2
    match.move(1, f"turn {hand_of(match, 1)[1]} gold")
    view, rng = match.view(2), new_rng("turned")
    found = Counter(int(view.sample(rng)[0]["left"][1]) for _ in range(1500))
    assert len(found) == size and all(abs(n - 1500 / size) < 5 * (1500 / size) ** 0.5 for n in found.values())
