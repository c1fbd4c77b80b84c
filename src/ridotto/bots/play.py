"""Whole games between bots."""

import hashlib
from collections.abc import Iterator, Sequence

from ridotto.bots.bot import Bot, choose_move, seated
from ridotto.engine.game import Box, Game
from ridotto.engine.match import Match
from ridotto.engine.rng import new_rng


def play(game: Game, box: Box, bots: Sequence[Bot], seed: object) -> Match:
    """One game; deal and decisions follow from ``seed``."""
    names = [f"{bot.name} {seat + 1}" for seat, bot in enumerate(bots)]
    match = Match.deal(game, box, names, seed)
    rng = new_rng(seed, "bots")
    players = [seated(bot) for bot in bots]
    for seat in match.turns():
        match.play(seat, *choose_move(players[seat], match.view(seat), rng))
    return match


def play_many(game: Game, box: Box, bots: Sequence[Bot], games: int, seed: object) -> Iterator[Match]:
    """``games`` games, each with a seed of its own made of ``seed`` and its number."""
    for number in range(games):
        yield play(game, box, bots, f"{seed}/{number}")


def digest(match: Match) -> bytes:
    """SHA-256 over setup, moves and the final table: equal for equal games."""
    found = hashlib.sha256(repr(match.setup).encode())
    for entry in match.log:
        found.update(repr((entry.seat, entry.actions, entry.outcome, entry.rows)).encode())
    found.update(match.table_bytes())
    return found.digest()
