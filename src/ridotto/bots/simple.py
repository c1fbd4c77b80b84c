"""The simple computer players."""

from typing import Any

import numpy as np

from ridotto.bots.bot import Rng
from ridotto.engine.jit import new_records
from ridotto.engine.load import load_kernels
from ridotto.engine.rng import roll
from ridotto.engine.view import View


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
        actions, gains = gains_of(view, rng, self.samples)
        best = np.flatnonzero(gains == gains.max())
        return int(actions[best[int(roll(rng, len(best)))]])


def gains_of(view: View, rng: Rng, samples: int) -> tuple[Any, Any]:
    """The legal actions (int16) and what each brings at once (float64), on average over sampled tables.

    What counts as gain is said at ``greedy`` of the engine's kernels.
    """
    game = view.game
    kernels = load_kernels(game)
    tables = new_records(game.table_dtype, kernels.GREEDY_ROOM)
    tables[0] = view.records[0]
    actions = np.empty(game.max_legal, np.int16)
    gains = np.empty(game.max_legal, np.float64)
    n = kernels.greedy(view.box.record, tables, view.seat, rng, samples, actions, gains)
    return actions[:n], gains[:n]
