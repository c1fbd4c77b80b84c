"""Compile the rules of all games into the cache: ``python -m ridotto.server.warm``.

The server runs this as a process of its own on its first start, so that it can answer meanwhile.
"""

from ridotto.engine.game import games
from ridotto.engine.warm import is_cached, warm


def warm_all() -> None:
    """Make the rules of every installed game ready in this process."""
    for game in games().values():
        warm(game)


def all_cached() -> bool:
    """Everything lies in the cache; ``warm_all`` then takes a moment only."""
    return all(is_cached(game) for game in games().values())


if __name__ == "__main__":
    warm_all()
