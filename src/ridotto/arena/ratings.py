"""Ratings on the scale of openskill, from the ranks at tables of any size.

Only their differences mean something. openskill lets all of them drift together where bots have different numbers of
seats; the mean of a tournament's bots is therefore set to what openskill gives a new player, 25.
"""

from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean, stdev

import numpy as np
from openskill.models import PlackettLuce, PlackettLuceRating

from ridotto.arena.intervals import Estimate, Z
from ridotto.arena.table import Result

ORDERS = 20
"""The games come in no order, but ratings depend on one: a rating is the mean over so many."""
RESAMPLES = 200
LEAST = 12
GAMES = 80_000
"""So many games at most are rated for the intervals; long tournaments are resampled less often."""

Deals = Mapping[int, Sequence[Result]]


def rate(deals: Deals, bots: int, seed: int) -> list[Estimate]:
    """A rating for each bot; the interval comes from tournaments that are drawn from the deals of this one."""
    chance = np.random.default_rng(seed % 2**64)  # which takes nothing below 0
    games = [list(games) for games in deals.values()]
    count, per_round = len(games), sum(map(len, games))
    orders = [
        _rated(games, chance.permutation(count).tolist(), bots, chance) for _ in range(_rounds(ORDERS, per_round))
    ]
    drawn = [
        _rated(games, chance.integers(0, count, count).tolist(), bots, chance)
        for _ in range(_rounds(RESAMPLES, per_round))
    ]
    found = []
    for bot in range(bots):
        value = fmean(rated[bot].mu for rated in orders)
        own = Z * fmean(rated[bot].sigma for rated in orders)
        half = Z * stdev(rated[bot].mu for rated in drawn)
        if _is_constant(games, bot):  # as of one that won every game: no spread to draw from, so openskill's own stands
            half = own
        found.append(Estimate(value, value - half, value + half))
    return found


def _is_constant(deals: list[list[Result]], bot: int) -> bool:
    """A bot was placed alike in every deal."""
    places = [
        sorted(rank for game in games for seat, rank in zip(game.seats, game.ranks, strict=True) if seat == bot)
        for games in deals
    ]
    return all(each == places[0] for each in places)


def _rounds(wanted: int, games: int) -> int:
    """As many rounds as ``wanted``, fewer if there are many games, but some."""
    return max(min(wanted, LEAST), min(wanted, GAMES // games))


def _rated(
    games: list[list[Result]], order: Iterable[int], bots: int, chance: np.random.Generator
) -> list[PlackettLuceRating]:
    # Bots do not change, as people do: nothing is forgotten (tau), and a game tells all that it can (gamma). Without
    # these a rating follows the last games, and its order says more than it should.
    model = PlackettLuce(tau=0.0, gamma=_whole)
    ratings = [model.rating() for _ in range(bots)]
    for deal in order:
        played = games[deal]
        for game in chance.permutation(len(played)).tolist():
            _rate_game(model, ratings, played[game])
    drift = fmean(rating.mu for rating in ratings) - model.mu
    for rating in ratings:
        rating.mu -= drift
    return ratings


def _whole(*_: object) -> float:
    return 1.0


def _rate_game(model: PlackettLuce, ratings: list[PlackettLuceRating], game: Result) -> None:
    """Move the ratings by one game; a bot with several seats is moved by the mean of what they give."""
    teams = [[model.create_rating([ratings[bot].mu, ratings[bot].sigma])] for bot in game.seats]
    rated = model.rate(teams, ranks=list(game.ranks))
    for bot in set(game.seats):
        own = [team[0] for seat, team in zip(game.seats, rated, strict=True) if seat == bot]
        ratings[bot].mu = sum(rating.mu for rating in own) / len(own)
        ratings[bot].sigma = sum(rating.sigma for rating in own) / len(own)
