"""Playing a tournament from where its file ends."""

from collections.abc import Callable

from ridotto.arena.results import ResultFile
from ridotto.arena.schedule import Tournament, all_games
from ridotto.arena.workers import Pool

Progress = Callable[[int, int], None]
"""Told how many games are finished, and of how many."""


def play(tournament: Tournament, deals: int, file: ResultFile, pool: Pool, progress: Progress) -> None:
    """Play all games of ``deals`` deals that the file lacks."""
    wanted = list(all_games(tournament, deals))
    missing = [job for job in wanted if (job.deal, job.number) not in file.results]
    done = len(wanted) - len(missing)
    progress(done, len(wanted))
    for result in pool.run(tournament.text(), file.code, missing) if missing else ():
        file.append(result)
        done += 1
        progress(done, len(wanted))
    file.settle()
