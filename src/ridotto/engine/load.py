"""Instantiating the kernels for a game."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from ridotto.engine.game import Game

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
