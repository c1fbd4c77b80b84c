"""Writing files."""

import os
from contextlib import suppress
from pathlib import Path

from ridotto.engine.errors import RidottoError


def write_whole(path: Path, content: bytes, make_folder: bool = False) -> None:
    """Write a file whole or not at all, its folder too if wanted; RidottoError if it cannot be written."""
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        if make_folder:
            path.parent.mkdir(parents=True, exist_ok=True)
        part.write_bytes(content)
        part.replace(path)
    except OSError as error:
        with suppress(OSError):
            part.unlink()
        raise RidottoError(
            f"Cannot write {path}: {error.strerror or error}; nothing of it was kept. Choose another file."
        ) from error
