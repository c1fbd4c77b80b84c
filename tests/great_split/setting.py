"""Positions of The Great Split set up by hand, and what moves do there."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import numpy as np

from ridotto.engine.game import Box, Json, Option
from ridotto.engine.journal import NO_JOURNAL
from ridotto.engine.load import load_kernels
from ridotto.engine.match import Match
from ridotto.games.great_split import GAME
from ridotto.games.great_split.rules.memory import LANE, OTHERS, UNSEEN
from ridotto.games.great_split.table import (
    CARD_IDS,
    CARDS,
    CHARACTERS,
    DISCARD,
    DO_PLAY,
    DO_TURN_GOLD,
    LEVEL_FIRST,
    NONE,
    PHASES,
    RESOLVE,
    TOKENS,
    TRACKS,
)

NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eve", "Finn", "Gil")
CUBES = TRACKS[:-1]
KERNELS = load_kernels(GAME)
ALL_SEATS = [2, 3, 4, 5, 6, 7]


def great_split(options: Mapping[str, Option] | None = None, changes: Json | None = None) -> Box:
    """The standard box with switches set, or an owner's edition of it."""
    if changes is not None:
        changes = {"name": "own", "extends": "standard", **changes}
        return GAME.load_box("own", options or {}, changes)
    return _standard(tuple((options or {}).items()))


@cache
def _standard(options: tuple[tuple[str, Option], ...]) -> Box:
    return GAME.load_box("standard", dict(options), None)


def new_match(
    players: int, seed: object = 0, options: Mapping[str, Option] | None = None, changes: Json | None = None
) -> Match:
    """A match at its first decision."""
    return Match.deal(GAME, great_split(options, changes), NAMES[:players], seed)


def table_of(match: Match) -> Any:
    """The true table of a match, with fields as attributes."""
    return match._tables.view(np.recarray)[0]


class Setting:
    """A position of a running game; without further words a resolution in round 1 that nobody has begun."""

    def __init__(
        self,
        hands: Sequence[str] = (),
        *,
        players: int = 3,
        phase: int = RESOLVE,
        round: int = 1,  # noqa: A002 - the word of the game
        slider: int = 0,
        characters: str | None = None,
        scoring: str | None = None,
        market: str | None = None,
        options: Mapping[str, Option] | None = None,
        changes: Json | None = None,
        **cubes: int,
    ) -> None:
        """``hands``: of the seats, others get two cards. ``cubes``: of seat 0 (``gold_seal=4``, ``prestige=9``)."""
        self.match = new_match(players, "setting", options, changes)
        self.table = table_of(self.match)
        table = self.table
        table.track[:, :] = 0
        table.prestige[:] = 0
        table.round_number = round
        table.slider = slider
        table.phase = phase
        table.fresh[:] = 0
        for seat, name in enumerate((characters or "").split()):
            table.character[seat] = CHARACTERS.index(name)
        for i, name in enumerate((scoring or "").split()):
            table.scoring[i] = TOKENS.index(name)
        for i, value in enumerate((market or "").split()):
            table.market[i] = int(value)
        self._give(hands)
        self.cubes(0, **cubes)
        everybody = (1 << players) - 1
        table.waiting = everybody
        if phase == RESOLVE:
            for seat in range(players):
                table.left[seat] = (1 << int(table.held[seat])) - 1
                table.splitter[seat] = 1
        if phase == DISCARD:
            limit = int(self.match.box.record["limit"][round - 1])
            table.waiting = sum(1 << seat for seat in range(players) if table.held[seat] > limit)

    def _give(self, hands: Sequence[str]) -> None:
        table = self.table
        wanted = [[CARD_IDS.index(name) for name in hand.split()] for hand in hands]
        used = {card for hand in wanted for card in hand}
        free = iter([card for card in range(CARDS) if card not in used])
        while len(wanted) < int(table.players):
            wanted.append([next(free), next(free)])
        table.hand[:, :] = NONE
        for seat, hand in enumerate(wanted):
            table.hand[seat, : len(hand)] = sorted(hand)
            table.held[seat] = len(hand)
        used = {card for hand in wanted for card in hand}
        table.deck[:] = NONE
        for level in range(3):
            rest = [card for card in range(LEVEL_FIRST[level], LEVEL_FIRST[level + 1]) if card not in used]
            table.deck[LEVEL_FIRST[level + 1] - len(rest) : LEVEL_FIRST[level + 1]] = rest
        players = int(table.players)
        for card in range(CARDS):
            word = UNSEEN[players]
            for v in range(players):
                word = word & ~LANE[v] if card in wanted[v] else word | OTHERS[players, v]
            table.may[card] = word

    def cubes(self, seat: int, **cubes: int) -> None:
        """Put cubes of a seat on spaces."""
        for name, space in cubes.items():
            track = name.replace("_", "-")
            if track == "prestige":
                self.table.prestige[seat] = space
            else:
                self.table.track[seat, CUBES.index(track)] = space

    def at(self, seat: int = 0) -> dict[str, int]:
        """Where the cubes of the seat stand, those at the start left out."""
        found = {name: int(self.table.track[seat, i]) for i, name in enumerate(CUBES)}
        found["prestige"] = int(self.table.prestige[seat])
        return {name: space for name, space in found.items() if space}

    def move(self, *moves: str, seat: int = 0) -> list[Json]:
        """The seat makes the moves, in words; the events."""
        events = []
        for words in moves:
            assert words in self.match.legal_words(seat), (words, self.match.legal_words(seat))
            events += self.match.events(self.match.move(seat, words).rows)
        return events

    def legal(self, seat: int = 0) -> list[str]:
        """The legal moves of the seat in words."""
        return self.match.legal_words(seat)

    def hand(self, seat: int = 0) -> list[str]:
        """The cards in the hand of the seat."""
        return hand_of(self.match, seat)

    @property
    def phase(self) -> str:
        """The phase of the position."""
        return PHASES[int(self.table.phase)]

    def finish(self, *others: int) -> list[Json]:
        """The other seats (by default all but 0) finish their resolutions without a bonus; the last events."""
        events: list[Json] = []
        for seat in others or range(1, len(self.match.players)):
            while seat in self.match.actors and self.phase == "resolve":
                legal = self.legal(seat)
                words = next(each for each in ("splitter prestige", *legal) if each in legal)
                words = next((each for each in legal if each.endswith(" prestige")), words)
                entry = self.match.move(seat, words)
                events = self.match.events(entry.rows)
        return events


def hand_of(match: Match, seat: int) -> list[str]:
    """The cards in the hand of a seat."""
    table = match.table
    return [CARD_IDS[card] for card in table["hand"][seat][: int(table["held"][seat])]]


def cards_of(table: Any) -> Counter[int]:
    """All cards in decks and hands."""
    rows = [table["deck"], *(table["hand"][seat][: int(table["held"][seat])] for seat in range(int(table["players"])))]
    return Counter(int(card) for row in rows for card in row if card >= 0)


def random_move(match: Match, pick: np.random.Generator, face_up: float = 0.0) -> tuple[int, tuple[int, ...]]:
    """A seat that must decide and one of its moves; with a chance of ``face_up`` a card is played so if it can be."""
    seat = int(pick.choice(match.actors))
    tables, out, actions = match._tables, np.empty(GAME.max_legal, np.int16), list[int]()
    while True:
        legal = out[: KERNELS.legal(match.box.record, tables, 0, seat, out)]
        up = legal[(legal >= DO_PLAY) & (legal < DO_TURN_GOLD)]
        actions.append(int(pick.choice(up if len(up) and pick.random() < face_up else legal)))
        if KERNELS.completes(match.box.record, tables, 0, actions[-1]):
            return seat, tuple(actions)
        tables = tables.copy()
        KERNELS.apply(match.box.record, tables, 0, seat, actions[-1], NO_JOURNAL)


def scored(events: Sequence[Json], reason: str, seat: int = 0) -> list[int]:
    """The points of a seat with that reason."""
    return [
        event["points"]
        for event in events
        if event["kind"] == "score" and event["reason"] == reason and event["seat"] == seat
    ]


def play_round(match: Match, pick: np.random.Generator) -> None:
    """Play at random until the next round, or the end."""
    round_ = int(match.table["round_number"])
    while not match.over and int(match.table["round_number"]) == round_:
        seat, move = random_move(match, pick)
        match.play(seat, *move)
