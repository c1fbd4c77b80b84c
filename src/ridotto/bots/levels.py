"""Computer players of graded strength, from beginner to master.

The lower levels see what a move scores at once, and misjudge it; the higher ones look ahead, the further the higher
they are. How each was set, and how strong it is, is in ``docs/opponents.md``; the figures are in ``levels.toml``.
"""

import tomllib
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from ridotto.bots.bot import Actions, Bot, Rng, choose_move
from ridotto.bots.search import Plan
from ridotto.bots.search.bot import SearchBot
from ridotto.bots.simple import gains_of
from ridotto.engine.errors import RidottoError
from ridotto.engine.rng import roll
from ridotto.engine.view import View

LEVELS = ("beginner", "novice", "casual", "skilled", "expert", "master")
"""Weakest first."""

MOST = 100
"""Standard deviations that somebody can misjudge a gain by."""

_FINE = 1 << 20


@dataclass
class Shortsighted:
    """Takes what scores most at once, as far as it judges it right."""

    name: str
    misjudges: float
    """By how much, in standard deviations of the gains of the legal actions: the scale of a Gumbel distribution."""
    samples: int = 4

    def choose(self, view: View, rng: Rng) -> int:
        """The action whose gain seems highest."""
        actions, gains = gains_of(view, rng, self.samples)
        spread = float(gains.std())
        seem = [gain + self.misjudges * spread * _gumbel(rng) for gain in gains.tolist()]
        return int(actions[int(np.argmax(seem))])


def read_shortsighted(name: str, text: str) -> Shortsighted:
    """The player that ``misjudges=0.5`` stands for; RidottoError if it stands for none."""
    key, _, value = text.partition("=")
    try:
        misjudges = float(value)
    except ValueError:
        misjudges = -1.0
    if key != "misjudges" or not 0 <= misjudges <= MOST:
        raise RidottoError(f"shortsighted: {text[:40]!r} should be misjudges=NUMBER, from 0 to {MOST}.")
    return Shortsighted(name, misjudges)


class Level:
    """A computer player that has its own way with each game."""

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, view: View, rng: Rng) -> int:
        """The first action of its move."""
        return self.move(view, rng)[0]

    def move(self, view: View, rng: Rng) -> Actions:
        """A whole move."""
        return choose_move(player_of(view.game.name, self.name), view, rng)


@lru_cache
def player_of(game: str, level: str) -> Bot:
    """Who plays a game at a level."""
    table = _settings()
    found = table.get(game, {}).get(level) or table["default"][level]
    if "misjudges" in found:
        return Shortsighted(level, **found)
    return SearchBot(level, Plan(**found))


@lru_cache
def _settings() -> dict[str, dict[str, dict[str, Any]]]:
    return tomllib.loads(Path(__file__).with_name("levels.toml").read_text("utf-8"))


def _gumbel(rng: Rng) -> float:
    return float(-np.log(-np.log((int(roll(rng, _FINE)) + 0.5) / _FINE)))
