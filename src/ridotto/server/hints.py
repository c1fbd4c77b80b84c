"""Hints during play: for somebody who plays against computers only, and marked in the log and in the record."""

from ridotto.server.faults import Refused, TableFault
from ridotto.server.live import LiveMatch
from ridotto.server.talk import Planned


def possible(live: LiveMatch) -> bool:
    """One person plays against computers only."""
    return len(live.agreement.people) == 1


def check(live: LiveMatch, seat: int, seq: int) -> None:
    """TableFault unless a seat that has seen entry ``seq`` may have a hint now."""
    if not possible(live):
        raise TableFault("server-hint-company")
    if live.over or live.agreement.paused or seat not in live.people or seat not in live.now.actors:
        raise TableFault("server-hint-not-now")
    if seq != live.seq and not live.simultaneous(seat, seq):
        raise TableFault("server-hint-stale")


def given(live: LiveMatch, seat: int, seq: int) -> list[Planned]:
    """The entry that marks a hint; none if the seat has had one for this decision. Refused if it is not for now."""
    try:
        check(live, seat, seq)
    except TableFault as error:
        raise Refused("stale", str(error)) from error
    return [] if had(live, seat) else [("hint", seat, "")]


def had(live: LiveMatch, seat: int) -> bool:
    """The seat has had a hint since its last move."""
    for note in reversed(live.log):
        if note.seat == seat and note.kind in {"move", "undo"}:
            return False
        if note.seat == seat and note.kind == "hint":
            return True
    return False
