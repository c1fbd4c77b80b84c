"""Compile the rules of a game into the cache: ``python -m ridotto.server.warm NAME``.

The server runs this as a process of its own on its first start, so that it can answer meanwhile.
"""

import sys

from ridotto.engine.game import find_game
from ridotto.engine.warm import warm

if __name__ == "__main__":
    warm(find_game(sys.argv[1]))
