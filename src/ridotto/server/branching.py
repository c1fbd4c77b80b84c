"""Playing on from any position of a finished match: a new match that begins with the moves of the old one.

Its table is that of the old match, so that what lay hidden there is hidden here in the same place. What chance decides
later follows from a seed of its own.
"""

import secrets
from dataclasses import replace

from ridotto.engine import fair
from ridotto.engine.game import Json
from ridotto.server.dealing import bot_named, milliseconds, new_id, now
from ridotto.server.faults import TableFault
from ridotto.server.forms import BranchRequest
from ridotto.server.house import House
from ridotto.server.live import LiveMatch
from ridotto.server.store import Head, Line
from ridotto.server.wire import USUAL


async def branch(house: House, match_id: str, request: BranchRequest, browser: str) -> str:
    """A match in which the browser plays on from a position of another one, against computers; returns its id."""
    room = await house.room(match_id)
    head, lines = await room.work(begin, room.live, request, browser)
    await house.store.branch(head, {request.seat: browser}, lines)
    return head.id


def begin(live: LiveMatch, request: BranchRequest, browser: str) -> tuple[Head, list[Line]]:
    """The head of the new match, and the log that it begins with."""
    old = live.head
    bot = bot_named(request.bot)
    if not 0 <= request.seat < len(old.seats):
        raise TableFault("server-seat-unknown", seat=str(request.seat))
    moves = live.record()["moves"]
    if request.moves >= len(moves):
        raise TableFault("server-branch-beyond", moves=str(len(moves) - 1))
    seats = [
        {"name": info["name"], "kind": "human", "bot": None}
        if seat == request.seat
        else {"name": info["name"], "kind": "computer", "bot": bot}
        for seat, info in enumerate(old.seats)
    ]
    head = replace(
        old,
        id=new_id(),
        seats=seats,
        seed=secrets.token_hex(16),
        creator=browser,
        created=now(),
        terms=USUAL.model_copy(update={"open_end": live.terms.open_end}).model_dump(),
        origin=origin_of(old, request.moves),
    )
    return head, _log(head, moves[: request.moves])


def origin_of(head: Head, moves: int) -> Json:
    """What the record of the new match says of the one it comes from (``engine.fair.seeds``)."""
    origin: Json = {
        "match": head.id,
        "moves": moves,
        fair.SEED: head.seed,
        fair.SEED_HASH: fair.seed_hash(head.seed),
    }
    return origin if head.origin is None else {**origin, fair.ORIGIN: head.origin}


def _log(head: Head, moves: list[tuple[int | str, str]]) -> list[Line]:
    lines: list[Line] = []
    at = milliseconds()
    for seat, words in moves:
        before = lines[-1].hash if lines else head.hash()
        number = len(lines) + 1
        if isinstance(seat, int):
            lines.append(Line.after(before, number, "move", seat, words, at))
        else:
            lines.append(Line.after(before, number, "chance", None, words, at))
    return lines
