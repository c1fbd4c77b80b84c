"""The figures of ``docs/opponents.md``: who beats whom how often, by the arena, as a table in Markdown.

    python -m benchmarks.opponents GAME [--scale S] [--only WORD] [--folder DIR]

Each contest is a tournament of its own in DIR, the same deals from every seat, and goes on where it was interrupted.
``--scale`` makes all of them that much longer. Hours on two cores for all games at scale 1.
"""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path

from ridotto.arena.ratings import rate
from ridotto.arena.results import ResultFile, by_deal, head_of
from ridotto.arena.run import play
from ridotto.arena.schedule import Tournament, tables_of
from ridotto.arena.summary import Summary, summarize
from ridotto.arena.table import Result
from ridotto.arena.workers import open_pool
from ridotto.bots.levels import LEVELS
from ridotto.engine.game import find_game

HIGHER = "one level higher"
SAME_TIME = "seconds=0.05,iterations=1000000"
OURS = f"search:{SAME_TIME}"
PLAIN = f"search:{SAME_TIME},guided=0,temperature=0,depth=-1"
"""Information-set tree search as in the textbook: random playouts to the end, no priors."""


@dataclass(frozen=True)
class Contest:
    """One of a bot against others of one kind."""

    what: str
    bot: str
    other: str
    players: int
    deals: int


def contests() -> Iterator[Contest]:
    """Everything that the report shows of a game."""
    yield Contest("top level against greedy", "master", "greedy", 2, 12)
    yield Contest("top level against three greedy", "master", "greedy", 4, 6)
    yield Contest("search against plain search, same time", OURS, PLAIN, 2, 8)
    yield Contest("network against guided playouts, same time", OURS, f"search:{SAME_TIME},depth=-1", 2, 8)
    yield Contest("twice the budget", "search:iterations=400", "search:iterations=200", 2, 30)
    yield Contest("twice the budget", "search:iterations=1600", "search:iterations=800", 2, 12)
    for below, level in pairwise(LEVELS):
        yield Contest(HIGHER, level, below, 2, 12 if level == "master" else 40)


def hold(game: str, contest: Contest, deals: int, folder: Path) -> tuple[Summary, list[Result]]:
    """Play a contest, or what is missing of it; its figures and its games."""
    found = find_game(game)
    edition = next(iter(found.editions))
    bots = (contest.bot, contest.other)
    tournament = Tournament(game, edition, {}, None, contest.players, bots, (), 0)
    tournament = replace(tournament, tables=tables_of("first", bots, contest.players))
    path = folder / f"{game}-{contest.players}p-{tournament.digest()}.arena.jsonl"
    with ResultFile(path, head_of(tournament)) as file:
        with open_pool(None, None, game, bots) as pool:
            play(tournament, deals, file, pool, lambda done, of: None)
        games = list(file.results.values())
    return summarize(head_of(tournament), games), games


def row(contest: Contest, found: Summary) -> str:
    """A line of the table."""
    meeting = next(each for each in found.meetings if each.bot == contest.bot)
    lines = {line.bot: line for line in found.bots}
    one, other = lines[contest.bot], lines[contest.other]
    interval = f"{meeting.win.value:.0%} ({meeting.win.low:.0%} to {meeting.win.high:.0%})"
    return (
        f"| {contest.players} | {contest.what} | `{contest.bot}` | `{contest.other}` | {interval} | {found.games} "
        f"| {one.ms:.1f} / {other.ms:.1f} | {one.longest:.0f} |"
    )


def ratings(stairs: list[tuple[Contest, list[Result]]]) -> Iterator[str]:
    """A table of the levels on the scale of openskill, from the games of each against the next."""
    games = []
    for number, (contest, results) in enumerate(stairs):
        names = (contest.bot, contest.other)
        for result in results:
            seats = tuple(LEVELS.index(names[bot]) for bot in result.seats)
            games.append(replace(result, deal=result.deal * len(stairs) + number, seats=seats))
    yield "| level | rating | interval |"
    yield "| --- | --- | --- |"
    for name, rating in zip(LEVELS, rate(by_deal(games), len(LEVELS), 0), strict=True):
        yield f"| {name} | {rating.value:.1f} | {rating.low:.1f} to {rating.high:.1f} |"


def main() -> None:
    """Hold all contests of a game and print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("game")
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--only", default="", help="contests whose name, or whose bot, has this word in it")
    parser.add_argument("--folder", type=Path, default=Path("opponents"))
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    print("| seats | contest | bot | against | win share | games | ms a move | longest ms |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    stairs = []
    for contest in contests():
        if given.only in f"{contest.what} {contest.bot}":
            found, games = hold(given.game, contest, max(1, round(contest.deals * given.scale)), given.folder)
            print(row(contest, found), flush=True)
            if contest.what == HIGHER:
                stairs.append((contest, games))
    if len(stairs) == len(LEVELS) - 1:
        print("", *ratings(stairs), sep="\n")


if __name__ == "__main__":
    main()
