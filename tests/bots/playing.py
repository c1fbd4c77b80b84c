"""Positions for tests of computer players."""

from collections.abc import Iterator

from ridotto.bots import choose_move, find_bot
from ridotto.engine.game import Game, games
from ridotto.engine.match import Match
from ridotto.engine.rng import new_rng

GAMES = list(games().values())
SETTINGS = [(game, players) for game in GAMES for players in (game.seats[0], game.seats[-1])]


def deal(game: Game, players: int, seed: object) -> Match:
    """A new match of the first edition."""
    return Match.deal(game, game.load_box(next(iter(game.editions)), {}, None), ["bot"] * players, seed)


def decisions(game: Game, players: int, seed: object, name: str = "greedy") -> Iterator[tuple[Match, int]]:
    """A game of bots of that name: the match before each decision between several actions, and the seat that decides."""
    match, rng, bot = deal(game, players, seed), new_rng(seed), find_bot(name)
    while not match.over:
        if match.awaits_chance:
            match.chance()
            continue
        seat = match.actors[-1]
        if len(match.legal(seat)) > 1:
            yield match, seat
        match.play(seat, *choose_move(bot, match.view(seat), rng))
