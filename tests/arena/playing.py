"""Small tournaments for the tests."""

from pathlib import Path

from ridotto.arena.results import ResultFile, head_of
from ridotto.arena.run import play
from ridotto.arena.schedule import Tournament, tables_of
from ridotto.arena.table import Result
from ridotto.arena.workers import Pool
from ridotto.engine.game import Json


def tournament(*bots: str, game: str = "mille-fiori", players: int = 2, seed: int = 0) -> Tournament:
    """A tournament with the schedule that its number of bots gives."""
    edition = "base" if game == "mille-fiori" else "standard"
    return Tournament(game, edition, {}, None, players, bots, tables_of(None, bots, players), seed)


def played(what: Tournament, deals: int, path: Path, pool: Pool) -> list[Json]:
    """The games in the file at ``path`` after all of them were played; without times, which differ."""
    with ResultFile(path, head_of(what)) as file:
        play(what, deals, file, pool, lambda done, of: None)
        return [untimed(result) for result in file.results.values()]


def untimed(result: Result) -> Json:
    """All of a result but the times."""
    return {name: value for name, value in vars(result).items() if name not in {"ms", "longest"}}


def result(deal: int, number: int, seats: tuple[int, ...], scores: tuple[float, ...]) -> Result:
    """A game with these scores, in which each seat chose twice, in 1 and 3 ms."""
    ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
    everybody = len(seats)
    return Result(deal, number, seats, scores, ranks, (2,) * everybody, (4.0,) * everybody, (3.0,) * everybody, "")
