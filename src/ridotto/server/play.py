"""Computer seats: each decides from its own view, off the event loop."""

import asyncio

from ridotto.server.faults import Refused
from ridotto.server.live import LiveMatch
from ridotto.server.room import Room
from ridotto.server.thinking import Thinkers

FIRST_PAUSE = 0.5
LONGEST_PAUSE = 30.0


def computer_to_act(live: LiveMatch) -> int | None:
    """The first computer seat that must decide now."""
    return next((seat for seat in live.now.actors if seat not in live.people), None)


def has_work(room: Room) -> bool:
    """A computer or chance must decide now, and nothing is to be settled first.

    Where the computer plays for all people, it does so as long as one of them looks on.
    """
    live, agreement = room.live, room.live.agreement
    if live.over or agreement.paused:
        return False
    if agreement.people and not agreement.playing and not agreement.people & room.surroundings.presence.here():
        return False
    if agreement.asked is not None and agreement.asked.what != "takeover":
        return False
    return computer_to_act(live) is not None or live.now.awaits_chance


async def play(room: Room, thinkers: Thinkers) -> None:
    """Play all computers of a room, and chance, until a person must decide."""
    pause = FIRST_PAUSE
    while has_work(room):
        wait = room.wait_for_undo()
        if wait > 0:
            await room.wait_for_change(wait)
            continue
        try:
            await _step(room, thinkers)
            pause = FIRST_PAUSE
        except Refused as refused:
            if refused.code == "stale":
                continue
            # The room has said why; the computer tries again until it can go on.
            await asyncio.sleep(pause)
            pause = min(LONGEST_PAUSE, 2 * pause)


async def _step(room: Room, thinkers: Thinkers) -> None:
    live, position = room.live, room.live.now
    seat = computer_to_act(live)
    if seat is None:
        await room.chance(position.seq)
        return
    words = await thinkers.decide(live, position, seat)
    await room.move(seat, words, position.seq)
