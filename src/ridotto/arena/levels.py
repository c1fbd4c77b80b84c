"""What tournaments have found of the levels of computer players."""

import tomllib
from functools import lru_cache
from pathlib import Path


@lru_cache
def ratings(game: str) -> dict[str, int]:
    """The rating of each level at a game on the scale of openskill, two seats; empty where none was found."""
    found: dict[str, dict[str, int]] = tomllib.loads(Path(__file__).with_suffix(".toml").read_text("utf-8"))
    return found.get(game, {})
