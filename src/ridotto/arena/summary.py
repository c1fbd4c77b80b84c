"""What a tournament tells: the figures that the terminal, the JSON and the page show."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from statistics import fmean

from ridotto.arena.intervals import METHOD, Estimate, average, share
from ridotto.arena.ratings import Deals, rate
from ridotto.arena.results import by_deal, tournament_of
from ridotto.arena.schedule import Table, Tournament, games_of
from ridotto.arena.table import Result
from ridotto.engine.errors import RidottoError
from ridotto.engine.game import Json


@dataclass(frozen=True)
class Line:
    """One bot in all its games."""

    bot: str
    seats: int
    """Seats that it had in all games."""
    win: Estimate
    """Its share of first places for each seat that it had: 1 a win, a half if two share it."""
    points: float
    margin: Estimate | None
    """Its points less those of the best other seat."""
    rating: Estimate
    moves: int
    ms: float
    longest: float


@dataclass(frozen=True)
class Meeting:
    """The games at one table, as a bot at it saw them."""

    bot: str
    others: dict[str, int]
    """How many seats the others had."""
    games: int
    win: Estimate
    fair: float
    """What equally good players would have."""


@dataclass(frozen=True)
class Pair:
    """Two bots wherever they met: how often a seat of the first came before one of the second, ties a half."""

    bot: str
    other: str
    games: int
    ahead: Estimate


@dataclass(frozen=True)
class Summary:
    """All figures of the deals that are complete."""

    head: Json
    deals: int
    games: int
    bots: list[Line]
    meetings: list[Meeting]
    pairs: list[Pair]

    @property
    def crowded(self) -> bool:
        """Some bots have several seats at a table, so that only who sits alone has a win rate that says something."""
        return any(count > 1 for meeting in self.meetings for count in meeting.others.values())

    def as_json(self) -> Json:
        """As JSON."""
        return {**asdict(self), "method": METHOD}


def summarize(head: Json, results: Iterable[Result]) -> Summary:
    """The figures; RidottoError if no deal is complete."""
    tournament = tournament_of(head)
    deals = {deal: games for deal, games in by_deal(results).items() if _is_complete(tournament, deal, games)}
    if not deals:
        raise RidottoError("No deal of this tournament is complete yet; start it again to go on.")
    ratings = rate(deals, len(tournament.bots), tournament.seed)
    return Summary(
        head,
        len(deals),
        sum(map(len, deals.values())),
        [_line(tournament, deals, bot, ratings[bot]) for bot in range(len(tournament.bots))],
        [meeting for table in tournament.tables for meeting in _meetings(tournament, deals, table)],
        _pairs(tournament, deals),
    )


def _is_complete(tournament: Tournament, deal: int, games: list[Result]) -> bool:
    wanted = {(job.number, job.seats) for job in games_of(tournament, deal)}
    return wanted == {(game.number, game.seats) for game in games}


def first(game: Result, seat: int) -> float:
    """The share of the first place that a seat has."""
    return 1 / game.ranks.count(1) if game.ranks[seat] == 1 else 0.0


def margin(game: Result, seat: int) -> float:
    """The points of a seat less those of the best other one."""
    return game.scores[seat] - max(points for other, points in enumerate(game.scores) if other != seat)


def ahead(game: Result, one: int, other: int) -> float:
    """The share of pairs of a seat of ``one`` and a seat of ``other`` in which the first came before, ties a half."""
    found = [
        1.0 if game.ranks[seat] < game.ranks[opposite] else 0.5 if game.ranks[seat] == game.ranks[opposite] else 0.0
        for seat in _seats(game, one)
        for opposite in _seats(game, other)
    ]
    return fmean(found)


def _seats(game: Result, bot: int) -> list[int]:
    return [seat for seat, sitting in enumerate(game.seats) if sitting == bot]


def _per_seat(deals: Deals, bot: int, figure: Callable[[Result, int], float]) -> list[float]:
    """The mean of a figure over the seats of a bot, for each deal that it played."""
    found = ([figure(game, seat) for game in games for seat in _seats(game, bot)] for games in deals.values())
    return [fmean(values) for values in found if values]


def _line(tournament: Tournament, deals: Deals, bot: int, rating: Estimate) -> Line:
    own = [(game, seat) for games in deals.values() for game in games for seat in _seats(game, bot)]
    moves = sum(game.choices[seat] for game, seat in own)
    return Line(
        tournament.bots[bot],
        len(own),
        share(_per_seat(deals, bot, first), len(own)),
        fmean(game.scores[seat] for game, seat in own),
        average(_per_seat(deals, bot, margin)),
        rating,
        moves,
        sum(game.ms[seat] for game, seat in own) / max(1, moves),
        max(game.longest[seat] for game, seat in own),
    )


def _meetings(tournament: Tournament, deals: Deals, table: Table) -> list[Meeting]:
    """The bots with one seat at a table; of two seats the first one's games say all."""
    wanted = sorted(table)
    played = {deal: [game for game in games if sorted(game.seats) == wanted] for deal, games in deals.items()}
    games = sum(map(len, played.values()))
    lone = [bot for bot in table if table.count(bot) == 1]
    found = []
    for bot in lone[:1] if len(table) == 2 else lone:
        others = Counter(tournament.bots[other] for other in table if other != bot)
        won = share(_per_seat(played, bot, first), games)
        found.append(Meeting(tournament.bots[bot], dict(others), games, won, 1 / len(table)))
    return found


def _pairs(tournament: Tournament, deals: Deals) -> list[Pair]:
    found = []
    for one in range(len(tournament.bots)):
        for other in range(one + 1, len(tournament.bots)):
            met = [[game for game in games if {one, other} <= set(game.seats)] for games in deals.values()]
            values = [fmean(ahead(game, one, other) for game in games) for games in met if games]
            if values:
                games = sum(map(len, met))
                found.append(Pair(tournament.bots[one], tournament.bots[other], games, share(values, games)))
    return found


def ladder(summary: Summary) -> Sequence[Pair]:
    """The steps of a ladder: each budget against the half of it, seen from the larger one."""
    names = [line.bot for line in summary.bots]
    steps = []
    for small, large in pairwise(names):
        pair = next(pair for pair in summary.pairs if (pair.bot, pair.other) == (small, large))
        turned = Estimate(1 - pair.ahead.value, 1 - pair.ahead.high, 1 - pair.ahead.low)
        steps.append(Pair(large, small, pair.games, turned))
    return steps
