"""Positions of a match, kept so that a browser can be shown again what it has missed."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from ridotto.engine.compound import words_of
from ridotto.engine.game import SPECTATOR, Json
from ridotto.engine.jit import new_records
from ridotto.engine.match import Entry, Match
from ridotto.engine.rng import new_rng
from ridotto.engine.view import View
from ridotto.server.wire import LegalMove, LogEntry, SeatState, Step


@dataclass(frozen=True)
class Note:
    """An entry of the log as the server knows it: with the words that may be secret."""

    seq: int
    kind: Literal["start", "move", "undo"]
    seat: int | None
    words: str | None
    secret: bool
    events: list[Json]

    def shown_to(self, seats: Sequence[int]) -> LogEntry:
        """The entry for a browser with these seats.

        Secret words are told to nobody but the seat's own browser, and not even there if several people share it.
        """
        known = not self.secret or list(seats) == [self.seat]
        return LogEntry(
            seq=self.seq, kind=self.kind, seat=self.seat, move=self.words if known else None, events=self.events
        )


def note_of(match: Match, seq: int, entry: Entry) -> Note:
    """The note of a move, or of chance: what that decided (the order of a stack, a deal) is told by views alone."""
    secret = entry.seat is None or any(match.game.is_secret(action) for action in entry.actions)
    return Note(seq, "move", entry.seat, match.words_of(entry), secret, match.events(entry.rows))


@dataclass(eq=False)
class Position:
    """The table after one entry of the log."""

    match: Match
    note: Note
    undo: int | None
    """The seat that may take back the last step."""
    tables: Any = field(init=False)
    actors: list[int] = field(init=False)
    scores: list[float] = field(init=False)
    ranks: list[int] | None = field(init=False)
    over: bool = field(init=False)
    awaits_chance: bool = field(init=False)
    _views: dict[int, Json] = field(default_factory=dict)
    _legal: dict[int, list[LegalMove]] = field(default_factory=dict)
    _advice: dict[int, Json | None] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Keep what the match, which goes on, will change."""
        self.tables = new_records(self.match.game.table_dtype)
        self.tables[0] = self.match.table
        self.actors = self.match.actors
        self.awaits_chance = self.match.awaits_chance
        self.scores, self.ranks, self.over = self.match.result()

    @property
    def seq(self) -> int:
        """The number of the entry that led here."""
        return self.note.seq

    def view(self, seat: int) -> View:
        """What a seat sees."""
        return View.of(self.match.game, self.match.box, self.tables, seat)

    def forget(self) -> None:
        """Keep only what cannot be made again; called when the position is no longer the newest one."""
        self._views, self._legal, self._advice = {}, {}, {}

    def step(self, seats: Sequence[int], newest: bool, entry: bool = True) -> Step:
        """The position for a browser with these seats (none: a spectator)."""
        return Step(
            seq=self.seq,
            entry=self.note.shown_to(seats) if entry else None,
            actors=self.actors,
            over=self.over,
            scores=self.scores,
            ranks=self.ranks,
            seats=[self._state(seat, newest) for seat in seats or [SPECTATOR]],
        )

    def _state(self, seat: int, newest: bool) -> SeatState:
        if not newest:
            return SeatState(seat=_seat(seat), view=self.view(seat).describe(), legal=[], undo=False)
        view = self._views.get(seat) or self._views.setdefault(seat, self.view(seat).describe())
        legal = self._legal.get(seat)
        if legal is None:
            legal = self._legal[seat] = self._previews(seat) if seat in self.actors else []
            self._advice[seat] = self.view(seat).advice() if legal else None
        return SeatState(
            seat=_seat(seat), view=view, legal=legal, undo=seat == self.undo, advice=self._advice.get(seat)
        )

    def _previews(self, seat: int) -> list[LegalMove]:
        view = self.view(seat)
        return [
            LegalMove(
                move=words_of(view.game, view.box, view.records[0], seat, preview.actions),
                points=[round(points) for points in preview.points],
                events=self.match.events(preview.rows),
            )
            for preview in view.previews(new_rng("preview", seat, self.seq))
        ]


def _seat(seat: int) -> int | None:
    return None if seat == SPECTATOR else seat
