"""Compiling the rules: Numba with an on-disk cache, or plain Python with ``RIDOTTO_JIT=0``.

Numba checks a cached function against the file it stands in, but does not notice that a function it
calls has changed. The cache directory is therefore keyed by a hash of all sources that may be called:
those of the engine and those of the game (the folder that holds its ``box.toml``), and of what else a kernel calls.
"""

import hashlib
import os
import tempfile
import threading
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
from platformdirs import user_cache_path

JIT = os.environ.get("RIDOTTO_JIT", "1") != "0"

ENGINE = Path(__file__).parent
_setting = threading.Lock()
"""Numba's setting is that of the whole process, and rules may be loaded by several threads at once."""

F = TypeVar("F", bound=Callable[..., Any])


def source_folder(file: Path) -> Path:
    """The folder of the game that ``file`` belongs to; the engine's own folder for its files."""
    for folder in file.parents:
        if (folder / "box.toml").exists():
            return folder
    return file.parent


@lru_cache
def source_hash(*folders: Path) -> str:
    """Hex digest over the Python sources of the engine and of ``folders``."""
    digest = hashlib.sha256()
    for root, path in sources(*folders):
        digest.update(path.relative_to(root).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def sources(*folders: Path) -> list[tuple[Path, Path]]:
    """The Python files of the engine and of ``folders``, each with the root it was found under."""
    return [(root, path) for root in sorted({ENGINE, *folders}) for path in sorted(root.rglob("*.py"))]


def cache_folder(*folders: Path) -> Path:
    """Where the compiled functions are kept that call the sources of the engine and of ``folders`` (a game's, ..)."""
    return cache_root() / source_hash(*folders)


@lru_cache
def cache_root() -> Path:
    """``RIDOTTO_CACHE`` or the user's cache folder; a temporary one if that cannot be written."""
    chosen = os.environ.get("RIDOTTO_CACHE")
    root = Path(chosen) if chosen else user_cache_path("ridotto")
    try:
        root.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=root):
            pass
    except OSError:
        root = Path(tempfile.gettempdir()) / f"ridotto-cache-{os.getuid() if hasattr(os, 'getuid') else 'user'}"
        root.mkdir(mode=0o700, parents=True, exist_ok=True)
    return root


def rule(function: F) -> F:
    """Compile a rule or kernel; with ``RIDOTTO_JIT=0`` return it unchanged.

    A module that is instantiated for a game names the folders of all that it calls in its global ``SOURCES``.
    """
    if not JIT:
        return function
    import numba as numba_module

    numba: Any = numba_module  # its stubs know neither the setting nor compiled functions as functions
    folders = function.__globals__.get("SOURCES") or (source_folder(Path(function.__code__.co_filename)),)
    with _setting:
        previous = numba.config.CACHE_DIR
        numba.config.CACHE_DIR = str(cache_folder(*folders))
        try:
            compiled: F = numba.njit(cache=True, nogil=True, error_model="numpy")(function)
        finally:
            numba.config.CACHE_DIR = previous
    return compiled


def new_records(dtype: np.dtype[Any], count: int = 1) -> Any:
    """``count`` zeroed records of ``dtype``, shape (count,).

    Uncompiled rules read ``table.field``, which only a record array offers; compiled code takes plain
    arrays, whose type Numba recognizes faster.
    """
    records = np.zeros(count, dtype)
    return records if JIT else records.view(np.recarray)


def as_records(array: np.ndarray[Any, Any]) -> Any:
    """``array`` (structured, any source) in the form that ``new_records`` gives, without a copy."""
    return array.view(np.ndarray) if JIT else array.view(np.recarray)
