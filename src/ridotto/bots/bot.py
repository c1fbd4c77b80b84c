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


def choose_move(bot: Bot, view: View, rng: Rng) -> Actions:
    """A whole move of a bot: its choices until one completes the move."""
    if isinstance(bot, Planner):
        return bot.move(view, rng)
    actions = [bot.choose(view, rng)]
    while not view.completes(actions[-1]):
        view = view.after(actions[-1])
        actions.append(bot.choose(view, rng))
    return tuple(actions)
