"""Where computer players think: in processes of their own, so that people never wait for them."""

import asyncio
import multiprocessing
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass

from ridotto.analysis.packing import Packed
from ridotto.bots import choose_move, find_bot
from ridotto.bots.warm import warm
from ridotto.engine.compound import words_of
from ridotto.engine.game import find_game
from ridotto.engine.rng import new_rng, seed_state
from ridotto.server.faults import Refused
from ridotto.server.live import LiveMatch
from ridotto.server.positions import Position
from ridotto.system.processes import attend

THREADS = 2


@dataclass(frozen=True)
class Task:
    """What a bot is given: its view, never the table, never the seed."""

    sight: Packed
    bot: str
    chance: int
    """The state of the bot's own generator."""


def task_of(live: LiveMatch, position: Position, seat: int) -> Task:
    """The decision of a computer seat; its randomness is the same after a restart."""
    chance = int(seed_state(live.head.seed, "bot", seat, position.seq))
    return Task(Packed.of(position.view(seat)), live.bot_of(seat), chance)


def decide(task: Task) -> str:
    """The move of a computer seat in words."""
    view = task.sight.view()
    rng = new_rng()
    rng[0] = task.chance
    return words_of(view.game, view.box, view.records[0], view.seat, choose_move(find_bot(task.bot), view, rng))


class Thinkers:
    """The processes, or threads of this one, in which computers decide."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool = self._new()

    def _new(self) -> Executor:
        if not self._processes:
            return ThreadPoolExecutor(THREADS, "thinking")
        context = multiprocessing.get_context("spawn")  # a fork of a process with threads may hang
        return ProcessPoolExecutor(self._processes, context, initializer=attend)

    async def decide(self, live: LiveMatch, position: Position, seat: int) -> str:
        """The move of a computer seat in words; Refused if its process has died, which a new one takes over."""
        task = await asyncio.to_thread(task_of, live, position, seat)
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, decide, task)
        except BrokenProcessPool as error:
            if pool is self._pool:
                self._pool = self._new()
            raise Refused("unavailable", "The computer had to begin to think again.") from error

    async def prepare(self, game: str) -> None:
        """Let one of the processes load the rules of a game, so that its first decision is as quick as later ones."""
        if self._processes:
            with suppress(BrokenProcessPool):
                await asyncio.get_running_loop().run_in_executor(self._pool, load, game)

    def close(self) -> None:
        """End them without waiting."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def load(game: str) -> None:
    """Make the rules of a game ready in this process."""
    warm(find_game(game))
