"""Games played at random, for tests that want positions of every kind."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np

from ridotto.engine.game import Option, find_game
from ridotto.engine.match import Match
from ridotto.games.mille_fiori.moves import CARD_IDS

GAME = find_game("mille-fiori")
NAMES = ("Ada", "Bo", "Cleo", "Dan")
PHASES = {
    "base": ("draft", "play", "extra"),
    "masterworks": (
        *("draft", "play", "extra", "masterwork", "frame", "dogaressa", "advance", "climb"),
        "shuffle",  # of chance
    ),
}


def deal(players: int, seed: object, options: Mapping[str, Option] | None = None, edition: str = "base") -> Match:
    """A new match."""
    return Match.deal(GAME, GAME.load_box(edition, options or {}, None), NAMES[:players], seed)


def steps(match: Match, pick: np.random.Generator) -> Iterator[Match]:
    """The match before every decision and at its end; the decisions are random, the seats of a draft in any order."""
    while not match.over:
        yield match
        if match.awaits_chance:
            match.chance()
            continue
        seat = int(pick.choice(match.actors))
        match.play(seat, int(pick.choice(match.legal(seat))))
    yield match


def phase(match: Match) -> str:
    """The phase of the position."""
    return str(match.view().describe()["phase"])


def positions(players: int, seed: int, each: int, edition: str = "base") -> "Iterator[tuple[Match, Memory]]":
    """Positions of a random game, ``each`` of every phase, chosen at random, and what the seats have seen by then.

    They are to be read, not played on.
    """
    found = [phase(match) for match in steps(deal(players, seed, edition=edition), np.random.default_rng(seed))]
    pick = np.random.default_rng(seed + 1)
    wanted = set[int]()
    for name in PHASES[edition]:
        of_phase = [i for i, phase_ in enumerate(found) if phase_ == name]
        wanted |= {int(i) for i in pick.choice(of_phase, min(each, len(of_phase)), replace=False)}
    match = deal(players, seed, edition=edition)
    memory = Memory(match)
    for i, _ in enumerate(steps(match, np.random.default_rng(seed))):
        memory.watch()
        if i in wanted:
            yield match, memory


def cards(table: Any) -> Counter[str]:
    """All cards that lie in deck, hands and display or are chosen or being played; discarded ones are gone."""
    rows = [table["cards"], table["hand"].ravel(), table["chosen"], [table["card"]]]
    return Counter(CARD_IDS[face] for row in rows for face in row if face >= 0)


def hand(table: Any, seat: int) -> Counter[str]:
    """The cards in the hand of a seat, the chosen one not counted."""
    return Counter(CARD_IDS[face] for face in table["hand"][seat] if face >= 0)


class Memory:
    """What each seat has seen, kept by watching a match; written down from R2, without the engine's own knowledge.

    A hand of five goes round the table. Whoever held it remembers what was in it, and crosses off the cards
    that others chose from it once they are played.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.players = len(match.players)
        self.seen: dict[tuple[int, int], Counter[str]] = {}
        """By seat and hand (numbered by the seat it was dealt to): what the seat knows is in it, unplayed picks too."""
        self.origin: dict[int, int] = {}
        """The hand from which the unplayed pick of a seat came."""
        self.picked: dict[int, str] = {}
        """The unplayed pick of a seat."""
        self._round = 0
        self._done = 0
        self.watch()

    def held_by(self, seat: int) -> int:
        """The hand that the seat holds now."""
        return (seat - int(self.match.table["cycle"])) % self.players

    def watch(self) -> None:
        """Take in what happened since the last call; to be called before every decision."""
        for entry in self.match.log[self._done :]:
            if entry.seat is None:
                continue
            words = self.match.words_of(entry)
            if words.startswith("draft "):
                which = self.origin[entry.seat]
                self.picked[entry.seat] = words.removeprefix("draft ")
                self.seen[entry.seat, which] -= Counter([self.picked[entry.seat]])  # the picker knows at once
            elif entry.seat in self.picked:  # the first play of its turn opens the pick
                card = self.picked.pop(entry.seat)
                which = self.origin.pop(entry.seat)
                for seat in range(self.players):
                    if seat != entry.seat and (seat, which) in self.seen:
                        self.seen[seat, which] -= Counter([card])
        self._done = len(self.match.log)
        if int(self.match.table["round_number"]) != self._round:
            self._round = int(self.match.table["round_number"])
            self.seen.clear()
            self.picked.clear()
        if not self.picked and phase(self.match) == "draft":
            self.origin = {seat: self.held_by(seat) for seat in range(self.players)}
            for seat, which in self.origin.items():
                self.seen[seat, which] = hand(self.match.table, seat)

    def of(self, seat: int, holder: int) -> Counter[str] | None:
        """What the seat knows of the hand of ``holder``, an unplayed pick of it counted; None if nothing."""
        return self.seen.get((seat, self.held_by(holder)))
