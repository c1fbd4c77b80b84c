"""Making the rules of a game and its computer players ready before somebody waits for them."""

from functools import lru_cache

from ridotto.bots.search import Plan, search
from ridotto.bots.search.search import SOURCES
from ridotto.engine import warm as engine
from ridotto.engine.game import Game
from ridotto.engine.match import Match
from ridotto.engine.rng import new_rng


@lru_cache
def warm(game: Game) -> None:
    """Compile everything that play needs, or load it from the cache."""
    engine.warm(game)
    box = game.load_box(next(iter(game.editions)), {}, None)
    match = Match.deal(game, box, ["warm"] * game.seats[0], "warm")
    while match.awaits_chance:
        match.chance()
    search(match.view(match.actors[0]), Plan(iterations=2), new_rng("warm"))
    engine.mark(game, *SOURCES)


def is_cached(game: Game) -> bool:
    """``warm`` would find everything in the cache and take a moment only."""
    return engine.is_cached(game) and engine.is_cached(game, *SOURCES)
