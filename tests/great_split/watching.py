"""Random games that are watched: what each seat has seen of them, and whether a sampled table fits it."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from ridotto.engine.match import Match
from ridotto.engine.view import View
from ridotto.games.great_split import GAME
from ridotto.games.great_split.table import (
    CARD_IDS,
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

from .setting import cards_of, hand_of, new_match, random_move

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
