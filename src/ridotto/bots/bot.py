"""What a computer player is."""

from typing import Any, Protocol, runtime_checkable

import numpy as np

from ridotto.engine.view import View

Rng = np.ndarray[Any, np.dtype[np.uint64]]
"""A generator of ``ridotto.engine.rng.new_rng``."""

Actions = tuple[int, ...]


class Bot(Protocol):
    """A computer player."""

    name: str

    def choose(self, view: View, rng: Rng) -> int:
        """The action, one of ``view.legal()``, for a seat that must decide; the same for equal views and generators."""
        ...


@runtime_checkable
class Planner(Protocol):
    """A computer player that thinks of whole moves."""

    def move(self, view: View, rng: Rng) -> Actions:
        """The actions of a whole move."""
        ...


@runtime_checkable
class Seatable(Protocol):
    """A computer player that remembers, from one decision to the next, what it has thought of a game."""

    def seated(self) -> Bot:
        """The player as it sits down to one seat of one game, of which alone it is asked from then on."""
        ...


def seated(bot: Bot) -> Bot:
    """The bot for one seat of one game."""
    return bot.seated() if isinstance(bot, Seatable) else bot


def choose_move(bot: Bot, view: View, rng: Rng) -> Actions:
    """A whole move of a bot: its choices until one completes the move."""
    if isinstance(bot, Planner):
        return bot.move(view, rng)
    actions = [bot.choose(view, rng)]
    while not view.completes(actions[-1]):
        view = view.after(actions[-1])
        actions.append(bot.choose(view, rng))
    return tuple(actions)
