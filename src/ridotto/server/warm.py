"""Compile the rules of all games into the cache: ``python -m ridotto.server.warm``.

The server runs this as a process of its own on its first start, so that it can answer meanwhile.
"""

from ridotto.engine.game import games
from ridotto.engine.load import warm


def warm_all() -> None:
    """Make the rules of every installed game ready in this process."""
    for game in games().values():
        warm(game)


if __name__ == "__main__":
    warm_all()
