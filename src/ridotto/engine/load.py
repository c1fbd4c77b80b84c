"""Instantiating the kernels for a game."""

import importlib.util
import sys
import threading
from pathlib import Path
from types import ModuleType
from typing import Any

from ridotto.engine.game import Game

_SOURCE = Path(__file__).with_name("kernels.py")
_loaded: dict[tuple[str, Path], ModuleType] = {}
_loading = threading.RLock()


def load_kernels(game: Game) -> Any:
    """The kernels of ``ridotto.engine.kernels`` with the rules of ``game``, as a module of their own."""
    return load_source(game, _SOURCE)


def load_source(game: Game, source: Path, *others: Path, **beside: ModuleType) -> Any:
    """The kernels written in the file ``source`` with the rules of ``game``, as a module of their own.

    They find the kernels of the engine for the game as their global ``kernels``, and other kernels loaded for the game
    under the names in ``beside``. What else they call is in the folders ``others``.
    """
    with _loading:
        if (game.name, source) not in _loaded:
            _loaded[game.name, source] = _load(game, source, others, beside)
    return _loaded[game.name, source]


def _load(game: Game, source: Path, others: tuple[Path, ...], beside: dict[str, ModuleType]) -> ModuleType:
    name = f"ridotto.{source.parent.name}.{source.stem}_of_{game.name.replace('-', '_')}"
    spec = importlib.util.spec_from_file_location(name, source)
    if spec is None or spec.loader is None:
        raise ImportError(f"cannot load {source}")
    module = importlib.util.module_from_spec(spec)
    module.rules = game.rules  # type: ignore[attr-defined]
    module.SOURCES = (game.folder, source.parent, *others)  # type: ignore[attr-defined]
    module.MAX_LEGAL = game.max_legal  # type: ignore[attr-defined]
    module.kernels = None if source == _SOURCE else load_kernels(game)  # type: ignore[attr-defined]
    module.MAX_OUTCOME = game.max_outcome  # type: ignore[attr-defined]
    vars(module).update(beside)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module
