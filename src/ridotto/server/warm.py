"""Compile the rules of games into the cache: ``python -m ridotto.server.warm [NAME ..]``, all of them without a name.

The server runs this as a process of its own on its first start, so that it can answer meanwhile.
"""

import sys

from ridotto.bots.warm import warm
from ridotto.engine.game import find_game, games

if __name__ == "__main__":
    for name in sys.argv[1:] or games():
        warm(find_game(name))
