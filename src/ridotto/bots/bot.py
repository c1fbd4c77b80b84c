"""The simple computer players, and finding a bot by its name."""

from typing import Any, Protocol

import numpy as np

from ridotto.engine.errors import name_among
from ridotto.engine.jit import new_records
from ridotto.engine.load import load_kernels
from ridotto.engine.rng import roll
from ridotto.engine.view import View

Rng = np.ndarray[Any, np.dtype[np.uint64]]
"""A generator of ``ridotto.engine.rng.new_rng``."""


class Bot(Protocol):
    """A computer player."""

    name: str

    def choose(self, view: View, rng: Rng) -> int:
        """The action, one of ``view.legal()``, for a seat that must decide; the same for equal views and generators."""
        ...


def choose_move(bot: Bot, view: View, rng: Rng) -> tuple[int, ...]:
    """A whole move of a bot: its choices until one completes the move."""
    actions = [bot.choose(view, rng)]
    while not view.completes(actions[-1]):
        view = view.after(actions[-1])
        actions.append(bot.choose(view, rng))
    return tuple(actions)


class RandomBot:
    """Takes any legal move."""

    name = "random"

    def choose(self, view: View, rng: Rng) -> int:
        """One of the legal actions, each equally likely."""
        legal = view.legal()
        return legal[int(roll(rng, len(legal)))]


class GreedyBot:
    """Takes the move with the best immediate gain, found by trying every move on tables sampled from its view."""

    name = "greedy"

    def __init__(self, samples: int = 4) -> None:
        self.samples = samples

    def choose(self, view: View, rng: Rng) -> int:
        """The action with the highest gain; among equal ones any, equally likely."""
        game = view.game
        kernels = load_kernels(game)
        tables = new_records(game.table_dtype, kernels.GREEDY_ROOM)
        tables[0] = view.records[0]
        actions = np.empty(game.max_legal, np.int16)
        gains = np.empty(game.max_legal, np.float64)
        n = kernels.greedy(view.box.record, tables, view.seat, rng, self.samples, actions, gains)
        best = np.flatnonzero(gains[:n] == gains[:n].max())
        return int(actions[best[int(roll(rng, len(best)))]])


_BOTS: dict[str, Bot] = {bot.name: bot for bot in (RandomBot(), GreedyBot())}


def bot_names() -> list[str]:
    """The names of all bots, weakest first."""
    return list(_BOTS)


def find_bot(name: str) -> Bot:
    """The bot of that name; UnknownName if there is none."""
    return _BOTS[name_among("bot", name, bot_names())]
