"""Finding a computer player by its name."""

from functools import lru_cache

from ridotto.bots.bot import Bot
from ridotto.bots.levels import LEVELS, Level, read_shortsighted
from ridotto.bots.search.bot import SearchBot, read_plan
from ridotto.bots.simple import GreedyBot, RandomBot
from ridotto.engine.errors import name_among

_ALL: list[Bot] = [RandomBot(), GreedyBot(), *map(Level, LEVELS)]
_BOTS = {bot.name: bot for bot in _ALL}

OWN = ("search:iterations=N", "shortsighted:misjudges=X")
"""How bots of one's own making are named."""


def bot_names() -> list[str]:
    """The names of all bots: the two simple ones, then the levels, weakest first."""
    return list(_BOTS)


@lru_cache(maxsize=256)
def find_bot(name: str) -> Bot:
    """The bot of that name; UnknownName if there is none.

    ``search:iterations=500,threads=2`` is a search of one's own, with fields of ``bots.search.Plan``, and
    ``shortsighted:misjudges=0.5`` a player without one (``bots.levels``); RidottoError if what they say makes no sense.
    """
    kind, _, knobs = name.partition(":")
    if kind == "search":
        return SearchBot(name, read_plan(knobs))
    if kind == "shortsighted":
        return read_shortsighted(name, knobs)
    return _BOTS[name_among("bot", name, [*bot_names(), *OWN])]
