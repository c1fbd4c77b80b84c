"""Computer seats: each decides from its own view, off the event loop."""

import asyncio
from concurrent.futures import Executor

from ridotto.bots import choose_move, find_bot
from ridotto.engine.compound import words_of
from ridotto.engine.rng import new_rng
from ridotto.server.faults import Refused
from ridotto.server.live import LiveMatch
from ridotto.server.positions import Position
from ridotto.server.room import Room

FIRST_PAUSE = 0.5
LONGEST_PAUSE = 30.0


def computer_to_act(live: LiveMatch) -> int | None:
    """The first computer seat that must decide now."""
    return next((seat for seat in live.now.actors if seat not in live.humans), None)


def has_work(live: LiveMatch) -> bool:
    """A computer or chance must decide now."""
    return not live.over and (computer_to_act(live) is not None or live.now.awaits_chance)


def decide(live: LiveMatch, position: Position, seat: int) -> str:
    """The move of a computer seat in words; the same after a restart."""
    bot = find_bot(live.head.seats[seat]["bot"])
    view = position.view(seat)
    actions = choose_move(bot, view, new_rng(live.head.seed, "bot", seat, position.seq))
    return words_of(view.game, view.box, view.records[0], seat, actions)


async def play(room: Room, thinking: Executor) -> None:
    """Play all computers of a room, and chance, until a person must decide."""
    pause = FIRST_PAUSE
    while has_work(room.live):
        wait = room.wait_for_undo()
        if wait > 0:
            await room.wait_for_change(wait)
            continue
        try:
            await _step(room, thinking)
            pause = FIRST_PAUSE
        except Refused as refused:
            if refused.code == "stale":
                continue
            # The room has said why; the computer tries again until it can go on.
            await asyncio.sleep(pause)
            pause = min(LONGEST_PAUSE, 2 * pause)


async def _step(room: Room, thinking: Executor) -> None:
    live, position = room.live, room.live.now
    seat = computer_to_act(live)
    if seat is None:
        await room.chance(position.seq)
        return
    words = await asyncio.get_running_loop().run_in_executor(thinking, decide, live, position, seat)
    await room.move(seat, words, position.seq)
