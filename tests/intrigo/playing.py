"""Games played at random, for tests that want positions of every kind."""

import random
from collections.abc import Iterator, Mapping

from ridotto.engine.game import Option
from ridotto.engine.match import Match
from ridotto.games.intrigo import GAME
from ridotto.games.intrigo.box import switches

from .setting import NAMES, intrigo

SPECTATOR = -1


def deal(players: int, seed: object, options: Mapping[str, Option] | None = None) -> Match:
    """A new match."""
    return Match.deal(GAME, intrigo(options), NAMES[:players], seed)


def move_of(match: Match, pick: random.Random, seat: int) -> tuple[int, ...]:
    """A random move; effects and the Courtesan come up more often than among all moves."""
    moves = match.moves(seat)
    kind = pick.random()
    wanted = [move for move in moves if len(move) > 1 and GAME.words(move[0]).startswith("buy")]
    if kind < 0.4:
        wanted = [move for move in wanted if GAME.words(move[0]) == "buy courtesan" and len(move) > 2]
    elif kind < 0.6:
        wanted = [move for move in wanted if " " in GAME.words(move[1])]
    else:
        wanted = moves
    return pick.choice(wanted or moves)


def steps(match: Match, pick: random.Random) -> Iterator[Match]:
    """The match before every decision of a seat or of chance, and at its end; drafts go in any order of the seats."""
    while not match.over:
        yield match
        if match.awaits_chance:
            match.chance()
        else:
            seat = pick.choice(match.actors)
            match.play(seat, *move_of(match, pick, seat))
    yield match


def any_options(pick: random.Random, rounds: int) -> dict[str, Option]:
    """Some switches set to any of their values, and a cap on rounds."""
    found: dict[str, Option] = {
        name: pick.choice(values) for name, values in switches("standard").items() if pick.random() < 0.4
    }
    return {**found, "game.max_rounds": rounds}
