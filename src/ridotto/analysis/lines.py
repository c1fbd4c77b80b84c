"""What a move led to, or would have: a dry run on the table as it was, told by the journal.

A move that scores nothing at once (a card chosen, a hand split) explains itself only by what it is good for. Such a
move is followed up to the next decision of the same seat that scores. The others do what they really did, as far as
they still can; where the game was another one, everybody takes what brings the most at once.
"""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field

from ridotto.bots import choose_move, find_bot
from ridotto.engine import record
from ridotto.engine.compound import Actions
from ridotto.engine.errors import IllegalMove
from ridotto.engine.game import Json
from ridotto.engine.jit import new_records
from ridotto.engine.journal import new_journal, rows
from ridotto.engine.load import load_kernels
from ridotto.engine.match import Entry, Match
from ridotto.engine.rng import new_rng

FOLLOWED = 3
"""Further decisions of the seat at most."""
LONGEST = 60
"""Decisions of all at most."""


@dataclass
class Line:
    """What a move set off, and the seat's moves after it as far as they belong to the explanation."""

    events: list[Json]
    then: list[str] = field(default_factory=list)


def go_on(match: Match, entry: Entry) -> None:
    """Let ``match`` take the next step of a game that was played."""
    if entry.seat is None:
        match.chance_fixed(entry.outcome or ())
    else:
        match.play(entry.seat, *entry.actions)


def dry_run(match: Match, seat: int, actions: Actions) -> list[Json]:
    """What a legal move of a seat would set off; ``match`` is left as it is."""
    tables, journal = new_records(match.game.table_dtype), new_journal()
    tables[0] = match.table
    for action in actions:
        load_kernels(match.game).apply(match.box.record, tables, 0, seat, action, journal)
    return match.events(rows(journal))


def line_of(found: Json, played: Match, move: int, seat: int, words: str) -> Line:
    """What ``words``, a legal move of ``seat`` in place of entry ``move``, led to in ``played``, or would have."""
    match = record.start(found)
    for each in played.log[:move]:
        go_on(match, each)
    rest = deque(played.log[move + 1 :])
    entry = match.move(seat, words)
    line = Line(match.events(entry.rows))
    really = entry.actions == played.log[move].actions
    rng = new_rng("line", move)
    for _ in range(LONGEST):
        if match.over or _scores(line.events, seat) or len(line.then) == FOLLOWED:
            break
        if match.awaits_chance:
            _chance(match, rest)
            continue
        actor = seat if seat in match.actors else match.actors[0]
        told = _recorded(match, rest, actor) if really or actor != seat else None
        entry = match.play(actor, *(told or choose_move(find_bot("greedy"), match.view(actor), rng)))
        if actor == seat:
            line.then.append(match.words_of(entry))
            line.events += match.events(entry.rows)
    return line


def _scores(events: Sequence[Json], seat: int) -> bool:
    return any(event.get("seat") == seat and event.get("points") for event in events)


def _chance(match: Match, rest: deque[Entry]) -> None:
    """Chance decides as it did, or by itself where that is not possible here: rules check no outcome themselves."""
    entry = next((entry for entry in rest if entry.seat is None), None)
    read = match.game.chance_outcome
    if entry is None or read is None:
        match.chance()
        return
    rest.remove(entry)
    try:
        match.chance_fixed(read(match.box, match.table, match.words_of(entry)))
    except IllegalMove:
        match.chance()


def _recorded(match: Match, rest: deque[Entry], actor: int) -> tuple[int, ...] | None:
    """The next decision that the seat really took, if it is legal here."""
    entry = next((entry for entry in rest if entry.seat == actor), None)
    if entry is None:
        return None
    rest.remove(entry)
    return entry.actions if entry.actions in match.moves(actor) else None
