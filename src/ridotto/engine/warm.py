"""Making the compiled rules of a game ready before somebody waits for them."""

import hashlib
import sys
from functools import lru_cache
from pathlib import Path

import numpy as np

from ridotto.engine.game import Game
from ridotto.engine.jit import JIT, cache_folder, new_records, sources
from ridotto.engine.load import load_kernels
from ridotto.engine.match import Match
from ridotto.engine.rng import new_rng


@lru_cache
def warm(game: Game) -> None:
    """Compile everything that play needs, or load it from the cache, by playing a little of each edition."""
    for edition in game.editions:
        box = game.load_box(edition, {}, None)
        match = Match.deal(game, box, ["warm"] * game.seats[0], "warm")
        match.result()
        while match.awaits_chance:
            match.chance()
        view = match.view(match.actors[0])
        view.describe()
        view.previews(new_rng("warm"))
        tables = new_records(game.table_dtype, load_kernels(game).GREEDY_ROOM)
        tables[0] = view.records[0]
        actions, gains = np.empty(game.max_legal, np.int16), np.empty(game.max_legal, np.float64)
        load_kernels(game).greedy(box.record, tables, view.seat, new_rng("warm"), 1, actions, gains)
        match.play(view.seat, *match.moves(view.seat)[0])
    mark(game)


def is_cached(game: Game, *others: Path) -> bool:
    """``warm`` would find everything in the cache and take a moment only; so would what ``mark`` was told of."""
    return not JIT or _stamp(game, *others).exists()


def mark(game: Game, *others: Path) -> None:
    """Note that everything of the game that is compiled with the sources in ``others`` is in the cache."""
    if JIT:
        _stamp(game, *others).touch()


def _stamp(game: Game, *others: Path) -> Path:
    """A file whose name tells what Numba looks at before it takes a function from the cache."""
    import numba

    found = hashlib.sha256(f"{sys.version} {numba.__version__} {np.__version__}".encode())
    for _, path in sources(game.folder, *others):
        stat = path.stat()
        found.update(f"{path} {stat.st_mtime_ns} {stat.st_size}".encode())
    return cache_folder(game.folder, *others) / f"ready-{found.hexdigest()[:16]}"
