"""Positions told in words: who has diamonds where, what lies in the display, who plays which card.

Seats are called by colours as in the worked examples of the rules: Red acts, the others follow clockwise.
A setting is a real match in the middle of a game; what is not told is filled with any cards that are left.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from ridotto.engine.game import Box, Json, Option, find_game
from ridotto.engine.match import Entry, Match
from ridotto.games.mille_fiori.moves import CARD_IDS
from ridotto.games.mille_fiori.spaces import SPACE_IDS, region_of
from ridotto.games.mille_fiori.table import DRAFT, FIRST_SPACE, HAND, NONE, OVER, PLAY, REGIONS, SETS

RED, BLUE, GREEN, PURPLE = range(4)
NAMES = ("Red", "Blue", "Green", "Purple")
GAME = find_game("mille-fiori")
PLACE = {name: (region_of(space), 1 << (space - FIRST_SPACE[region_of(space)])) for space, name in enumerate(SPACE_IDS)}
"""Region and bit of each space."""


@dataclass(frozen=True)
class Turn:
    """What one or more moves of a seat did."""

    points: dict[int, int]
    """Points by seat; seats without points are not there."""
    events: list[Json]
    extra: str | None
    """Why an extra card is offered now; None if none is."""
    legal: list[str]
    """The moves that are open now to the seat that played, in words."""

    def of(self, kind: str) -> list[Json]:
        """The events of a kind, without their kind."""
        return [
            {key: value for key, value in event.items() if key != "kind"}
            for event in self.events
            if event["kind"] == kind
        ]

    def scored(self, reason: str) -> list[tuple[int, int]]:
        """Seat and points of every score event with that reason."""
        return [(event["seat"], event["points"]) for event in self.of("score") if event["reason"] == reason]

    @property
    def kinds(self) -> list[str]:
        """The kinds of the events, in order."""
        return [event["kind"] for event in self.events]

    @property
    def bonus(self) -> list[tuple[str, int]]:
        """Sets and points of the bonus diamonds laid."""
        return [(event["set"], event["points"]) for event in self.of("bonus")]


def mille_fiori(options: Mapping[str, Option] | None = None, changes: Json | None = None, edition: str = "base") -> Box:
    """The box of a built-in edition with switches set, or an owner's edition of it."""
    if changes is not None:
        return GAME.load_box(changes["name"], options or {}, changes)
    return _printed_box(edition, tuple((options or {}).items()))


@cache
def _printed_box(edition: str, options: tuple[tuple[str, Option], ...]) -> Box:
    return GAME.load_box(edition, dict(options), None)


class Setting:
    """A position of a running game, all seats with a chosen card, the start player at turn."""

    def __init__(
        self,
        diamonds: Mapping[int, str] | None = None,
        *,
        players: int = 4,
        start: int = RED,
        cards: Mapping[int, str] | None = None,
        hands: Mapping[int, str] | None = None,
        display: str | None = None,
        ships: Mapping[int, int] | None = None,
        supply: Mapping[int, int] | None = None,
        reserve: Mapping[int, int] | None = None,
        bonuses: Mapping[str, Iterable[int]] | None = None,
        round: int = 2,  # noqa: A002 - the word of the game
        cycle: int = 1,
        deck: int | None = None,
        options: Mapping[str, Option] | None = None,
        changes: Json | None = None,
        edition: str = "base",
    ) -> None:
        """``diamonds``: spaces by seat. ``bonuses``: for each set the seats on its spaces, highest first.

        ``deck``: cards left in it. Supplies not told are 27 less the diamonds laid; a seat has met the
        conditions that its diamonds meet.
        """
        self.box = mille_fiori(options, changes, edition)
        self.match = Match.deal(GAME, self.box, NAMES[:players], "setting")
        self.table: Any = self.match._tables.view(np.recarray)[0]
        for seat, spaces in (diamonds or {}).items():
            self.cover(seat, spaces)
        for name, seats in (bonuses or {}).items():
            for place, seat in enumerate(seats):
                self.table.bonus[SETS.index(name), place] = seat
        for seat in range(players):
            laid = self.laid(seat)
            self.table.supply[seat] = (supply or {}).get(seat, int(self.box.record["diamonds"]) - laid)
            self.table.reserve[seat] = (reserve or {}).get(seat, int(self.box.record["reserve"]))
            self.table.ship[seat] = (ships or {}).get(seat, 0)
            for which in range(len(SETS)):
                if self.meets(seat, which):
                    self.table.bonus_met[which] |= 1 << seat
        self.table.ending = int(any(self.table.supply[seat] == 0 for seat in range(players)))
        self.table.round_number = round
        self.table.cycle = cycle - 1
        self._give_cards(cards or {}, hands or {}, display, round, deck)
        self.table.start = start
        self.to_play(start)

    # What lies on the board.

    def cover(self, seat: int, spaces: str) -> None:
        """Diamonds of the seat on the spaces, in words; no rule is applied."""
        for name in spaces.split():
            region, bit = PLACE[name]
            assert not any(int(self.table.own[region, other]) & bit for other in range(4)), f"{name} is covered"
            self.table.own[region, seat] |= bit

    def laid(self, seat: int) -> int:
        """Diamonds of the seat on spaces and bonus spaces."""
        on_spaces = sum(int(mask).bit_count() for mask in self.table.own[:, seat])
        return on_spaces + int((self.table.bonus == seat).sum())

    def spaces(self, seat: int) -> list[str]:
        """The spaces that the seat's diamonds cover."""
        own = [int(mask) for mask in self.table.own[:, seat]]
        return [name for name, (region, bit) in PLACE.items() if own[region] & bit]

    def meets(self, seat: int, which: int) -> bool:
        """The seat's diamonds meet the condition of the set (R7.1.4, R7.2.3, R7.3.5, R7.4.3)."""
        data = self.box.data
        names = [name for name in self.spaces(seat) if REGIONS[PLACE[name][0]] == SETS[which]]
        if SETS[which] == "houses":
            return len({data["houses"]["value"][name] for name in names}) >= 4
        if SETS[which] == "trade":
            return len({name[-1] for name in names}) == 4
        if SETS[which] == "workshops":
            return len({data["workshops"]["ingredient"][name] for name in names}) == 4
        return len({data["citizens"]["symbol"][name] for name in names}) == 3

    # Cards.

    def _give_cards(
        self, cards: Mapping[int, str], hands: Mapping[int, str], display: str | None, round_: int, deck: int | None
    ) -> None:
        players = int(self.table.players)
        self._left = list(self.match.setup[: int(self.box.record["cards"])])
        self.table.chosen[:] = NONE
        chosen = {seat: self._take(name) for seat, name in cards.items()}
        held = {seat: [self._take(name) for name in names.split()] for seat, names in hands.items()}
        shown = None if display is None else [self._take(name) for name in display.split()]
        first_shown = int(self.box.record["display"][players])
        shown = [self._any() for _ in range(first_shown)] if shown is None else shown
        for seat in range(players):
            self.table.chosen[seat] = chosen[seat] if seat in chosen else self._any()
            size = HAND - int(self.table.cycle) - 1
            self._fill(self.table.hand[seat], held[seat] if seat in held else [self._any() for _ in range(size)])
        total = int(self.box.record["cards"])
        in_deck = total - first_shown - HAND * players * round_ if deck is None else deck
        self._fill(self.table.cards, shown)
        self.table.shown = len(shown)
        self.table.next = total - in_deck
        for at in range(total - in_deck, total):
            self.table.cards[at] = self._any()

    def _fill(self, row: Any, faces: list[int]) -> None:
        row[:] = NONE
        row[: len(faces)] = sorted(faces)

    def _take(self, name: str) -> int:
        """A card that is left: ``lime`` any of them, ``lime-2`` that one."""
        face = next(face for face in self._left if name in {CARD_IDS[face], CARD_IDS[face].split("-")[0]})
        self._left.remove(face)
        return face

    def _any(self) -> int:
        return self._left.pop()

    # Playing.

    def to_play(self, seat: int) -> None:
        """It becomes that seat's turn to play its card."""
        self.table.turn = seat
        self.table.played = (seat - int(self.table.start)) % int(self.table.players)
        self.table.card = NONE
        self.table.phase = PLAY

    def to_draft(self) -> None:
        """All seats choose a card for this cycle anew; the cards chosen so far are gone."""
        self.table.chosen[:] = NONE
        self.table.turn = self.table.start
        self.table.played = 0
        self.table.phase = DRAFT

    def plays(self, card: str, *moves: str, seat: int = RED) -> Turn:
        """The seat is at turn with that card (``lime`` or ``lime-2``) and makes the moves, in words."""
        self.to_play(seat)
        self.table.chosen[seat] = next(
            face
            for face, name in enumerate(CARD_IDS)
            if self.box.record["card_count"][face] and card in {name, name.split("-")[0]}
        )
        return self.moves(seat, *moves)

    def moves(self, seat: int, *moves: str) -> Turn:
        """The seat makes the moves, in words."""
        before = self.match.result()[0]
        waiting = self._awaits_extra(seat)
        entries = [self.move(seat, words) for words in moves]
        return self._told(seat, before, entries, waiting)

    def move(self, seat: int, words: str) -> Entry:
        """One move of the seat."""
        return self.match.move(seat, words)

    def _awaits_extra(self, seat: int) -> bool:
        """An extra card is offered, or will be once what comes before it is done."""
        return bool(self.table.earned) or any(words.startswith("extra ") for words in self.legal(seat))

    def _told(self, seat: int, before: list[float], entries: list[Entry], waiting: bool) -> Turn:
        after = self.match.result()[0]
        points = {each: int(after[each] - before[each]) for each in range(len(after)) if after[each] != before[each]}
        events = [event for entry in entries for event in self.match.events(entry.rows)]
        legal = self.match.legal_words(seat)
        earned = [event["reason"] for event in events if event["kind"] == "extra-earned"]
        earned += ["extra-card" for event in events if event["kind"] == "use" and event["card"] == "extra-card"]
        answered = sum(event["kind"] in {"extra", "decline", "extra-lost"} for event in events)
        still = self._awaits_extra(seat)
        assert waiting + len(earned) == answered + still, "an extra card earned is offered, taken, declined or lost"
        offered = any(words.startswith("extra ") for words in legal)
        return Turn(points, events, ["earlier", *earned][-1] if offered else None, legal)

    def legal(self, seat: int = RED) -> list[str]:
        """The legal moves of the seat in words."""
        return self.match.legal_words(seat)

    def display(self) -> list[str]:
        """The cards of the display."""
        return [CARD_IDS[face] for face in self.table.cards[: int(self.table.shown)]]

    def hand(self, seat: int) -> list[str]:
        """The cards in the hand of the seat."""
        return [CARD_IDS[face] for face in self.table.hand[seat] if face != NONE]

    def cards(self) -> Counter[str]:
        """All cards that lie in deck, hands and display or are chosen or being played."""
        table = self.table
        rows = [table.cards, table.hand.ravel(), table.chosen, [table.card]]
        return Counter(CARD_IDS[face] for row in rows for face in row if face >= 0)

    @property
    def over(self) -> bool:
        """The game is over."""
        return int(self.table.phase) == OVER


def new_match(
    players: int, seed: object = 0, options: Mapping[str, Option] | None = None, edition: str = "base"
) -> Match:
    """A match at its first decision."""
    return Match.deal(GAME, mille_fiori(options, edition=edition), NAMES[:players], seed)


def quiet(match: Match) -> Entry:
    """The next decision, made so that little happens: sail or decline if possible, else the first move."""
    seat = match.actors[0]
    legal = match.legal_words(seat)
    return match.move(seat, next((words for words in ("sail", "decline") if words in legal), legal[0]))


def kinds(match: Match, entry: Entry) -> list[str]:
    """The kinds of the events of an entry, in order."""
    return [event["kind"] for event in match.events(entry.rows)]
