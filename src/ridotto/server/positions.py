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
from ridotto.server.wire import EntryKind, LegalMove, LogEntry, SeatState, Step

Look = tuple[tuple[int, ...], bool, bool]
"""What makes the texts of a position differ: the seats of a browser, with the entry or without, and whether it may see
everything."""


@dataclass(frozen=True, slots=True)
class Note:
    """An entry of the log as the server knows it: with the words that may be secret."""

    seq: int
    kind: EntryKind
    seat: int | None
    words: str | None
    secret: bool
    events: list[Json]
    what: Literal["undo", "pause", "takeover"] | None = None
    of: int | None = None

    def shown_to(self, seats: Sequence[int], eyes: bool = False) -> LogEntry:
        """The entry for a browser with these seats, or with ``eyes`` for one that may see everything.

        Secret words are told to nobody but the seat's own browser, and not even there if several people share it.
        """
        known = eyes or not self.secret or list(seats) == [self.seat]
        return LogEntry(
            seq=self.seq,
            kind=self.kind,
            seat=self.seat,
            move=self.words if known else None,
            events=self.events,
            what=self.what,
            of=self.of,
        )


def note_of(match: Match, seq: int, entry: Entry) -> Note:
    """The note of a move, or of chance: what that decided (the order of a stack, a deal) is told by views alone."""
    secret = entry.seat is None or any(match.game.is_secret(action) for action in entry.actions)
    return Note(seq, "move", entry.seat, match.words_of(entry), secret, match.events(entry.rows))


@dataclass(eq=False, slots=True)
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
    _states: dict[int, str] = field(default_factory=dict)
    _texts: dict[Look, str] = field(default_factory=dict)

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
        self._states, self._texts = {}, {}

    def text(self, seats: Sequence[int], newest: bool, entry: bool = True, eyes: bool = False) -> str:
        """The ``Step`` for a browser with these seats (none: a spectator); with ``eyes`` secret words are told.

        Of the newest position it is made once for all who see the same, and kept as text: thousands of small objects
        for each match would be searched for garbage again and again.
        """
        if not newest:
            return self._made(seats, newest, entry, eyes)
        look = (tuple(seats), entry, eyes)
        return self._texts.get(look) or self._texts.setdefault(look, self._made(seats, newest, entry, eyes))

    def known(self, seats: Sequence[int], newest: bool, entry: bool, eyes: bool) -> str | None:
        """``text`` if it is made already."""
        return self._texts.get((tuple(seats), entry, eyes)) if newest else None

    def _made(self, seats: Sequence[int], newest: bool, entry: bool, eyes: bool) -> str:
        without_seats = Step(
            seq=self.seq,
            entry=self.note.shown_to(seats, eyes) if entry else None,
            actors=self.actors,
            over=self.over,
            scores=self.scores,
            ranks=self.ranks,
            seats=[],
        )
        states = ",".join(self._state(seat, newest) for seat in seats or [SPECTATOR])
        return f"{without_seats.model_dump_json().removesuffix(']}')}{states}]}}"

    def _state(self, seat: int, newest: bool) -> str:
        """The ``SeatState`` of a seat as text."""
        if not newest:
            state = SeatState(seat=_seat(seat), view=self.view(seat).describe(), legal=[], undo=False)
            return state.model_dump_json()
        return self._states.get(seat) or self._states.setdefault(seat, self._newest_state(seat).model_dump_json())

    def _newest_state(self, seat: int) -> SeatState:
        view = self.view(seat)
        legal = self._previews(seat) if seat in self.actors else []
        return SeatState(
            seat=_seat(seat),
            view=view.describe(),
            legal=legal,
            undo=seat == self.undo,
            advice=view.advice() if legal else None,
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
