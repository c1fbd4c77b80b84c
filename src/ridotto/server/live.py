"""A match that is being played: the log as far as it is stored, and the engine's match at its end.

Nothing here waits or stores; it may be slow, and is called in a thread, one call at a time.
"""

from collections import deque
from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import cast

from ridotto.engine import fair, record
from ridotto.engine.errors import BadRecord, IllegalMove
from ridotto.engine.game import Json
from ridotto.engine.match import Match
from ridotto.server.agreement import PASSING, TALK, Agreement, What, read_ask
from ridotto.server.chain import box_hash
from ridotto.server.clocks import Clocks
from ridotto.server.positions import Note, Position, note_of
from ridotto.server.store import Head, Line
from ridotto.server.wire import USUAL, EntryKind, Terms

KEPT = 4000
"""Positions kept to be shown again, more than nearly any game has; a longer gap is jumped."""


class LiveMatch:
    """One match in memory; only a cache of its log."""

    def __init__(self, head: Head, lines: Sequence[Line] = ()) -> None:
        """Replay the log; BadRecord with one sentence if the installed rules cannot."""
        self.head = head
        self.terms = Terms.model_validate(head.terms or USUAL)
        self.agreement = Agreement(frozenset(at for at, info in enumerate(head.seats) if info["kind"] == "human"))
        self.clocks = Clocks(self.terms.clock)
        self.match = start(head)
        check_chain(head, lines)
        self.hash = lines[-1].hash if lines else head.hash()
        """Of the last entry; the next one continues it."""
        self.log = [Note(0, "start", None, None, False, self.match.events(self.match.start_rows))]
        self.positions: deque[Position] = deque([self._position(self.log[0])], KEPT + 1)
        self.clocks.begin(self.agreement.people, self.now.actors, _milliseconds(head.created))
        try:
            for line in lines:
                self.keep(line, self.advance(line))
        except IllegalMove as error:
            raise BadRecord(f"the log of match {head.id} cannot be replayed: {error}") from error

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return self.now.seq

    @property
    def now(self) -> Position:
        """The newest position."""
        return self.positions[-1]

    @property
    def over(self) -> bool:
        """The game has ended."""
        return self.now.over

    def check(self, seat: int, words: str) -> None:
        """IllegalMove with one sentence unless the seat may make this move now."""
        self.match.actions_of(seat, words)

    @property
    def people(self) -> frozenset[int]:
        """The seats that people play now."""
        return self.agreement.playing

    def bot_of(self, seat: int) -> str:
        """The name of the bot that plays a seat now."""
        return self.agreement.replaced.get(seat) or str(self.head.seats[seat]["bot"])

    def last_move_of(self, seat: int) -> int | None:
        """The number of the last own decision of a seat that still stands and was made in this match.

        Moves without an alternative are passed over: to take one back would change nothing.
        """
        own = [note.seq for note in reversed(self.log) if note.kind == "move" and note.seat == seat]
        made_here = [seq for seq in own if seq > self.inherited]
        return next((seq for seq in made_here if self._had_choice(seat, seq)), made_here[0] if made_here else None)

    def _had_choice(self, seat: int, seq: int) -> bool:
        """More than one move was possible in place of that one, as far as is still known."""
        before = seq - 1 - self.positions[0].seq
        if before < 0:
            return True
        view = self.positions[before].view(seat)
        return len(view.legal()) > 1 or len(view.moves()) > 1

    @property
    def inherited(self) -> int:
        """So many entries come from the match that this one was played on from; they cannot be taken back."""
        return 0 if self.head.origin is None else int(self.head.origin["moves"])

    def check_undo(self, seat: int) -> None:
        """IllegalMove with one sentence unless the seat may take back the last step."""
        if self.now.undo != seat:
            raise IllegalMove(
                f"Seat {seat} has nothing to take back: only its own last step can be, "
                "until another seat acts or something hidden is revealed."
            )

    def simultaneous(self, seat: int, seq: int) -> bool:
        """``seat`` has had the same decision to take since entry ``seq``, while others took theirs or talked."""
        first = self.positions[0].seq
        if not first <= seq <= self.seq:
            return False
        since = [self.positions[at - first] for at in range(seq, self.seq + 1)]
        return all(seat in position.actors for position in since) and all(
            _harmless(position.note, seat, seq) for position in since[1:]
        )

    def draw(self) -> str:
        """What chance decides next, in words, without deciding it."""
        trial = start(self.head)
        for entry in self.match.log:
            if entry.outcome is not None:
                trial.chance_fixed(entry.outcome)
            elif entry.seat is not None:
                trial.play(entry.seat, *entry.actions)
        return trial.words_of(fair.draw(trial, self.head.seed))

    def record(self) -> Json:
        """The record of the match with the seed of its chance, which tells all that is hidden."""
        seed = self.head.seed
        found = {**record.to_record(self.match), fair.SEED: seed, fair.SEED_HASH: fair.seed_hash(seed)}
        if self.head.origin is not None:
            found[fair.ORIGIN] = self.head.origin
        if hints := self.hints():
            found["hints"] = hints
        return found

    def hints(self) -> list[Json]:
        """Who was given a hint before which entry of the record's moves."""
        found: list[Json] = []
        moves = 0
        for note in self.log:
            if note.kind == "move":
                moves += 1
            elif note.kind == "hint":
                found.append({"move": moves, "seat": note.seat})
        return found

    def advance(self, line: Line) -> Position:
        """Apply an entry that is stored already and must be legal; ``keep`` then makes the position the newest one."""
        self.hash = line.hash
        if line.kind == "undo":
            return self._position(self._undo(line))
        if line.kind in TALK:
            return self._position(talk(line))
        return self._position(self._apply(line))

    def keep(self, line: Line, position: Position) -> None:
        """Let everybody see a position; quick, so that readers need no lock."""
        note = position.note
        if note.kind == "undo":
            self.log = [past for past in self.log if past.kind != "move" or past.seq < (note.of or 0)]
            if line.words:  # more than the last step, by consent: worth telling afterwards
                self.log.append(note)
        elif note.kind not in PASSING:
            self.log.append(note)
        self.agreement = self.agreement.after(line)
        running = frozenset() if self.agreement.paused else self.agreement.playing
        self.clocks.after(line, position.actors, running)
        self.positions[-1].forget()
        self.positions.append(position)

    def _undo(self, line: Line) -> Note:
        """Take back the last step, or everything from the entry on that the words name."""
        moves = [note.seq for note in self.log if note.kind == "move"]
        if not moves:
            raise BadRecord(f"Entry {line.seq} takes back a step, but there is none.")
        first = int(line.words) if line.words else moves[-1]
        for seq in reversed(moves):
            if seq >= first:
                self.match.undo()
        return Note(line.seq, "undo", line.seat, None, False, [], of=first)

    def _apply(self, line: Line) -> Note:
        if line.kind == "chance":
            outcome = self.match.game.chance_outcome
            if outcome is None:
                raise BadRecord(f"{self.head.game} has no chance during the game, but entry {line.seq} is one.")
            entry = self.match.chance_fixed(outcome(self.match.box, self.match.table, line.words))
        else:
            entry = self.match.move(-1 if line.seat is None else line.seat, line.words)
        return note_of(self.match, line.seq, entry)

    def _position(self, note: Note) -> Position:
        last = self.match.log[-1].seat if self.match.log else None
        own = len(self.match.log) > self.inherited and last in self.agreement.people and not self.match.over
        may_undo = own and self.match.may_undo(last or 0)
        return Position(self.match, note, last if may_undo else None)

    def after(self, seq: int | None) -> Position | None:
        """The position to show to somebody who has seen entry ``seq``; None if that is the newest one."""
        if seq == self.seq:
            return None
        first = self.positions[0].seq
        if seq is None or not first <= seq + 1 <= self.seq:
            return self.now
        return self.positions[seq + 1 - first]


def start(head: Head) -> Match:
    """The match at its beginning; BadRecord if the installed rules or components are other ones."""
    match = record.start(
        {
            "format": record.FORMAT,
            "game": head.game,
            "edition": head.edition,
            "rules": head.rules_version,
            "options": head.options,
            "box": head.changes,
            "players": [seat["name"] for seat in head.seats],
            "setup": head.setup,
        }
    )
    if head.box_hash not in {None, box_hash(match.box)}:
        raise BadRecord(
            f"match {head.id} was begun with other components of {head.game} {head.edition} than those installed here; "
            "use the release of ridotto that it was begun with."
        )
    return match


def check_chain(head: Head, lines: Iterable[Line]) -> None:
    """BadRecord unless each entry continues the one before it, back to the head."""
    value = head.hash()
    for seq, line in enumerate(lines, 1):
        if line.seq != seq or not line.follows(value):
            raise BadRecord(
                f"the log of match {head.id} was changed from outside: entry {line.seq} does not continue the one "
                "before it; restore the matches from a backup."
            )
        value = line.hash


def talk(line: Line) -> Note:
    """The note of an entry that leaves the position as it is."""
    what: What | None = None
    about: int | None = None
    match line.kind:
        case "ask":
            asked = read_ask(line)
            what, about = asked.what, asked.of if asked.what == "takeover" else None
        case "agree" | "decline":
            about = int(line.words)
        case "takeover":
            about = line.seat
    return Note(line.seq, cast("EntryKind", line.kind), line.seat, None, False, [], what=what, of=about)


def _harmless(note: Note, seat: int, seen: int) -> bool:
    """It has changed nothing for a seat that must decide and has seen entry ``seen``."""
    if note.kind in TALK:
        return note.kind not in {"takeover", "return"} or note.seat != seat
    if note.kind == "undo" and (note.of or 0) <= seen:
        return False
    return note.seat not in {seat, None}


def _milliseconds(created: str) -> int:
    return round(datetime.fromisoformat(created).timestamp() * 1000)
