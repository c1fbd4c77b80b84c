"""A match: setup, rules version and log. Every position is derived from them by replay."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ridotto.engine.compound import Actions, whole_moves, words_of
from ridotto.engine.errors import BadRecord, IllegalMove, RidottoError
from ridotto.engine.game import CHANCE, SPECTATOR, Box, Game, Json
from ridotto.engine.jit import new_records
from ridotto.engine.journal import Journal, new_journal, rows
from ridotto.engine.load import load_kernels
from ridotto.engine.rng import seed_state
from ridotto.engine.view import HIDDEN, Seen, View

MAX_NAME = 40
JOINERS = "\u200c\u200d"


@dataclass(frozen=True)
class Entry:
    """One move of the log, and what the journal says of it.

    ``seat`` is None for chance, which has no ``actions`` but an ``outcome``. A move is one action unless the game is
    compound.
    """

    seat: int | None
    actions: Actions
    outcome: tuple[int, ...] | None
    rows: tuple[tuple[int, ...], ...]
    words: str | None = None
    """Of a move, if the action numbers alone do not tell them (``Game.words_at``)."""


class Match:
    """A game in progress or finished: the log, and the table that replaying it gives."""

    def __init__(self, game: Game, box: Box, players: Sequence[str], setup: Sequence[int]) -> None:
        """Begin with ``setup``, the outcome of the first chance.

        RidottoError if the number of players or a name is not possible.
        """
        check_players(game, players)
        self.game = game
        self.box = box
        self.players = tuple(players)
        self.setup = tuple(int(n) for n in setup)
        self.log: list[Entry] = []
        self._kernels = load_kernels(game)
        self._tables = new_records(game.table_dtype)
        self._legal = np.empty(game.max_legal, np.int16)
        self._journal: Journal = new_journal()
        self._seen: list[list[tuple[int, int]]] = []
        self.start_rows = self._begin()

    @classmethod
    def deal(cls, game: Game, box: Box, players: Sequence[str], seed: object) -> "Match":
        """A new match whose chance follows from ``seed``."""
        check_players(game, players)
        kernels = load_kernels(game)
        tables = new_records(game.table_dtype)
        outcome = np.zeros(game.max_outcome, np.int16)
        kernels.deal(box.record, tables, 0, len(players), seed_state(seed))
        length = kernels.draw(box.record, tables, 0, outcome)
        match = cls(game, box, players, outcome[:length].tolist())
        match._tables[0]["rng"] = tables[0]["rng"]
        return match

    def _begin(self) -> tuple[tuple[int, ...], ...]:
        self._seen = [[] for _ in self.players]
        self._kernels.deal(self.box.record, self._tables, 0, len(self.players), seed_state("no chance of its own"))
        return self._chance(self.setup)

    def _chance(self, outcome: Sequence[int]) -> tuple[tuple[int, ...], ...]:
        self._journal[0, 0] = 0
        self._kernels.chance_fixed(self.box.record, self._tables, 0, np.array(outcome, np.int16), self._journal)
        return tuple(map(tuple, rows(self._journal)))

    @property
    def table(self) -> Any:
        """The true position (a record); for the owner of the match only, never for bots or pages."""
        return self._tables[0]

    def table_bytes(self) -> bytes:
        """The position as bytes, equal for equal positions."""
        return bytes(self._tables.tobytes())

    @property
    def actors(self) -> list[int]:
        """The seats that must decide now."""
        mask = int(self._kernels.actors(self.box.record, self._tables, 0))
        return [] if mask == CHANCE else [seat for seat in range(len(self.players)) if (mask >> seat) & 1]

    @property
    def over(self) -> bool:
        """The game has ended."""
        return self.result()[2]

    def result(self) -> tuple[list[float], list[int] | None, bool]:
        """Scores of the seats, their ranks (None while the game goes on), and whether it is over."""
        scores = np.zeros(len(self.players), np.float64)
        ranks = np.zeros(len(self.players), np.int64)
        over = bool(self._kernels.result(self.box.record, self._tables, 0, scores, ranks))
        return scores.tolist(), ranks.tolist() if over else None, over

    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat, ascending; empty unless it must decide now."""
        if seat not in self.actors:
            return []
        n = self._kernels.legal(self.box.record, self._tables, 0, seat, self._legal)
        return [int(action) for action in self._legal[:n]]

    def moves(self, seat: int) -> list[Actions]:
        """The legal moves of a seat, each the actions it consists of; empty unless it must decide now."""
        return whole_moves(self.game, self.box, self._tables, seat) if seat in self.actors else []

    def legal_words(self, seat: int) -> list[str]:
        """The legal moves of a seat in words, sorted, each once."""
        return sorted({words_of(self.game, self.box, self.table, seat, actions) for actions in self.moves(seat)})

    def actions_of(self, seat: int, words: str) -> Actions:
        """The actions of the move that the words stand for; IllegalMove unless it is legal for that seat now."""
        if not 0 <= seat < len(self.players):
            raise IllegalMove(f"There is no seat {seat}; seats run from 0 to {len(self.players) - 1}.")
        if self.over:
            raise IllegalMove("The game is over; no move is possible any more.")
        if seat not in self.actors:
            raise IllegalMove(f"Seat {seat} has nothing to decide now; {_await(self.actors)}.")
        found = whole_moves(self.game, self.box, self._tables, seat, words)
        if not found:
            raise IllegalMove(
                f"{words[:80]!r} is not legal for seat {seat} here; legal: {_some(self.legal_words(seat))}."
            )
        return found[0]

    def move(self, seat: int, words: str) -> Entry:
        """One decision in words; IllegalMove, and nothing changed, if it is not legal."""
        return self.play(seat, *self.actions_of(seat, words))

    def play(self, seat: int, *actions: int) -> Entry:
        """One whole move by its action numbers, which must be legal."""
        self._journal[0, 0] = 0
        here = self.game.words_at is not None
        words = words_of(self.game, self.box, self.table, seat, actions) if here else None
        self._show(seat, actions)
        for action in actions:
            self._kernels.apply(self.box.record, self._tables, 0, seat, action, self._journal)
        self._seen[seat].clear()
        entry = Entry(seat, actions, None, tuple(map(tuple, rows(self._journal))), words)
        self.log.append(entry)
        return entry

    def _show(self, seat: int, actions: Actions) -> None:
        """Let those see a move who do not decide at the same time."""
        told = [(seat, HIDDEN if self.game.is_secret(action) else action) for action in actions]
        deciding = self.actors
        for each, seen in enumerate(self._seen):
            if each not in deciding:
                seen.extend(told)

    def seen(self, seat: int) -> Seen:
        """What a seat has seen others do since its last move (``View.seen``)."""
        return tuple(self._seen[seat]) if seat >= 0 else ()

    def turns(self) -> Iterator[int]:
        """The seats that decide, until the game is over; each must play before the next is asked for.

        Chance decides in between, from the generator of the match.
        """
        while not self.over:
            if self.awaits_chance:
                self.chance()
            yield from self.actors

    @property
    def awaits_chance(self) -> bool:
        """Chance decides next."""
        return int(self._kernels.actors(self.box.record, self._tables, 0)) == CHANCE

    def chance(self) -> Entry:
        """Let chance decide what it must decide next, from the generator of the match."""
        outcome = np.zeros(self.game.max_outcome, np.int16)
        length = self._kernels.draw(self.box.record, self._tables, 0, outcome)
        return self.chance_fixed(outcome[:length].tolist())

    def chance_fixed(self, outcome: Sequence[int]) -> Entry:
        """Chance has decided ``outcome``, which must be possible."""
        entry = Entry(None, (), tuple(outcome), self._chance(outcome))
        self.log.append(entry)
        return entry

    def may_undo(self, seat: int) -> bool:
        """The last step is the seat's own, and nothing hidden has become known by it."""
        if not self.log or self.log[-1].seat != seat:
            return False
        return not any(self.game.reveals(row) for row in self.log[-1].rows)

    def undo(self) -> None:
        """Take back the last step by replaying the log without it."""
        if not self.log:
            raise IllegalMove("There is nothing to take back.")
        log, self.log = self.log[:-1], []
        state = self._tables[0]["rng"].copy()
        self._begin()
        for entry in log:
            if entry.outcome is not None:
                self.chance_fixed(entry.outcome)
            elif entry.seat is not None:
                self.play(entry.seat, *entry.actions)
        self._tables[0]["rng"] = state

    def view(self, seat: int = SPECTATOR) -> View:
        """What a seat sees now."""
        return View.of(self.game, self.box, self._tables, seat, self.seen(seat))

    def events(self, entry_rows: Sequence[Sequence[int]]) -> list[Json]:
        """Rows of the journal as JSON."""
        return [self.game.event(self.box, row) for row in entry_rows]

    def words_of(self, entry: Entry) -> str:
        """The words of an entry of the log."""
        if entry.words is not None:
            return entry.words
        if entry.actions:
            return " ".join(map(self.game.words, entry.actions))
        if self.game.chance_words is None or entry.outcome is None:
            raise BadRecord(f"{self.game.name} has no chance during the game.")
        return self.game.chance_words(self.box, self.table, entry.outcome)


def check_players(game: Game, players: Sequence[str]) -> None:
    """The number of players and their names are possible; RidottoError otherwise."""
    if len(players) not in game.seats:
        possible = ", ".join(str(n) for n in game.seats)
        raise RidottoError(
            f"{game.name} cannot be played by {len(players)}: the number of players is one of {possible}."
        )
    for name in players:
        if not is_name(name):
            raise RidottoError(f"{name[:60]!r} is no name for a player: use 1 to {MAX_NAME} printable characters.")


def is_name(name: str) -> bool:
    """A player may be called so. What joins emoji and letters of some scripts is no printable character of its own."""
    return 0 < len(name) <= MAX_NAME and not name.isspace() and all(c.isprintable() or c in JOINERS for c in name)


def _await(actors: list[int]) -> str:
    return "the game waits for " + " and ".join(f"seat {seat}" for seat in actors) if actors else "chance decides next"


def _some(words: list[str], most: int = 12) -> str:
    rest = len(words) - most
    return ", ".join(words[:most]) + (f" and {rest} more" if rest > 0 else "")
