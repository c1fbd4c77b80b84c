"""Instantiating the kernels for a game, and making them ready before somebody waits for them."""

import importlib.util
import sys
from functools import lru_cache
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from ridotto.engine.game import Game
from ridotto.engine.jit import new_records
from ridotto.engine.journal import NO_JOURNAL
from ridotto.engine.rng import new_rng

_SOURCE = Path(__file__).with_name("kernels.py")
_loaded: dict[str, ModuleType] = {}


def load_kernels(game: Game) -> Any:
    """The kernels of ``ridotto.engine.kernels`` with the rules of ``game``, as a module of their own."""
    if game.name not in _loaded:
        name = f"ridotto.engine.kernels_of_{game.name.replace('-', '_')}"
        spec = importlib.util.spec_from_file_location(name, _SOURCE)
        if spec is None or spec.loader is None:
            raise ImportError(f"cannot load {_SOURCE}")
        module = importlib.util.module_from_spec(spec)
        module.rules = game.rules  # type: ignore[attr-defined]
        module.SOURCES = game.folder  # type: ignore[attr-defined]
        module.MAX_LEGAL = game.max_legal  # type: ignore[attr-defined]
        module.MAX_OUTCOME = game.max_outcome  # type: ignore[attr-defined]
        sys.modules[name] = module
        spec.loader.exec_module(module)
        _loaded[game.name] = module
    return _loaded[game.name]


@lru_cache
def warm(game: Game) -> None:
    """Compile every kernel that play needs, or load it from the cache, by playing a little of a game."""
    kernels = load_kernels(game)
    box = game.load_box(next(iter(game.editions)), {}, None).record
    tables = new_records(game.table_dtype, 4)
    legal = np.empty(game.max_legal, np.int16)
    outcome = np.empty(game.max_outcome, np.int16)
    gains = np.zeros(game.max_legal, np.float64)
    players = game.seats[0]
    rng = new_rng("warm")
    kernels.deal(box, tables, 0, players, rng[0])
    kernels.draw(box, tables, 0, outcome)
    kernels.chance_fixed(box, tables, 0, outcome, NO_JOURNAL)
    actors = kernels.actors(box, tables, 0)
    seat = (actors & -actors).bit_length() - 1
    kernels.legal(box, tables, 0, seat, legal)
    kernels.apply(box, tables, 0, seat, int(legal[0]), NO_JOURNAL)
    kernels.result(box, tables, 0, np.zeros(players, np.float64), np.zeros(players, np.int64))
    seat = (seat + 1) % players
    kernels.view(box, tables, 0, seat)
    kernels.greedy(box, tables, seat, rng, 1, legal, gains)
    kernels.sample(box, tables, 0, seat, rng)
