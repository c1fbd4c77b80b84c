"""One game of a tournament, and how long its bots took."""

import hashlib
import json
import time
from dataclasses import dataclass
from functools import lru_cache
from importlib.metadata import version
from pathlib import Path
from typing import Annotated, ClassVar

from pydantic import ConfigDict, Field

import ridotto.bots
from ridotto.arena.schedule import Job, Tournament
from ridotto.bots import choose_move, find_bot, seated
from ridotto.bots.play import digest
from ridotto.bots.warm import warm
from ridotto.engine.errors import RidottoError
from ridotto.engine.game import Box, Game
from ridotto.engine.jit import source_hash
from ridotto.engine.match import Match
from ridotto.engine.rng import new_rng

MOST = 1_000_000_000
"""No number of a game is larger, be it points, moves or milliseconds; that of a file may be anything."""
Count = Annotated[int, Field(ge=0, le=MOST)]
Score = Annotated[float, Field(ge=-MOST, le=MOST, allow_inf_nan=False)]
Time = Annotated[float, Field(ge=0, le=MOST, allow_inf_nan=False)]


@dataclass(frozen=True)
class Result:
    """A finished game."""

    __pydantic_config__: ClassVar = ConfigDict(strict=True)

    deal: Count
    number: Count
    seats: tuple[int, ...]
    """The bot of each seat."""
    scores: tuple[Score, ...]
    ranks: tuple[int, ...]
    choices: tuple[Count, ...]
    """How many moves each seat made where there was something to choose; only these are timed."""
    ms: tuple[Time, ...]
    """How long these took in all, for each seat."""
    longest: tuple[Time, ...]
    """The longest of them."""
    digest: str
    """Of setup, moves and final table: equal for equal games."""

    def is_of(self, job: Job) -> bool:
        """It can be the result of that game."""
        seats = len(job.seats)
        figures = (self.scores, self.ranks, self.choices, self.ms, self.longest)
        return (
            (self.deal, self.number, self.seats) == (job.deal, job.number, job.seats)
            and all(len(each) == seats for each in figures)
            and min(self.ranks) == 1
            and max(self.ranks) <= seats
        )


def deal_match(tournament: Tournament, game: Game, box: Box, deal: int) -> Match:
    """The match of a deal at its beginning; whatever chance decides follows from the seed and the deal alone."""
    names = [f"Seat {seat + 1}" for seat in range(tournament.players)]
    return Match.deal(game, box, names, f"{tournament.seed}/deal {deal}")


def play_game(tournament: Tournament, game: Game, box: Box, job: Job) -> Result:
    """Play one game. Each seat has a generator of its own, so that nobody's choices depend on what others drew."""
    match = deal_match(tournament, game, box, job.deal)
    seats = range(tournament.players)
    bots = [seated(find_bot(tournament.bots[bot])) for bot in job.seats]
    rngs = [new_rng(tournament.seed, "bot", job.deal, job.number, seat) for seat in seats]
    choices, spent, longest = ([0.0 for _ in seats] for _ in range(3))
    for seat in match.turns():
        view = match.view(seat)
        choice = len(view.legal()) > 1
        began = time.perf_counter()
        actions = choose_move(bots[seat], view, rngs[seat])
        took = (time.perf_counter() - began) * 1000
        if choice:
            choices[seat] += 1
            spent[seat] += took
            longest[seat] = max(longest[seat], took)
        match.play(seat, *actions)
    scores, ranks, _ = match.result()
    return Result(
        job.deal,
        job.number,
        job.seats,
        tuple(scores),
        tuple(ranks or ()),
        tuple(int(n) for n in choices),
        tuple(round(n, 3) for n in spent),
        tuple(round(n, 3) for n in longest),
        digest(match).hex()[:16],
    )


@lru_cache(maxsize=4)
def ready(text: str) -> tuple[Tournament, Game, Box, str]:
    """Load what a tournament needs and let each bot make one move, so that nobody's time includes compiling.

    The last of what is returned is the hash of the code that is loaded now: who changes a bot does not disturb the
    tournaments that are being played.
    """
    tournament = Tournament.read(text)
    game, box = tournament.box()
    code = code_hash(game, box)
    warm(game)
    match = deal_match(tournament, game, box, 0)
    while match.awaits_chance:
        match.chance()
    for name in tournament.bots:
        choose_move(find_bot(name), match.view(match.actors[0]), new_rng("warm"))
    return tournament, game, box, code


def play_job(text: str, code: str, job: Job) -> Result:
    """One game of the tournament with that ``text``, wherever this runs; its code must have the hash ``code``."""
    tournament, game, box, own = ready(text)
    if own != code:
        raise RidottoError(
            f"Ridotto {version('ridotto')} has other rules or bots where a game was to be played than where the "
            "tournament was begun; install the same version everywhere, and start it again."
        )
    return play_game(tournament, game, box, job)


def code_hash(game: Game, box: Box) -> str:
    """Hex digits over all that decides how games go: engine, game, box and bots, with what these have learned."""
    bots = Path(ridotto.bots.__file__).parent
    found = hashlib.sha256(source_hash(game.folder, bots).encode())
    found.update(json.dumps([box.data, dict(box.options)], sort_keys=True, default=str).encode())
    for path in sorted(bots.rglob("*")):
        if path.is_file() and path.suffix not in {".py", ".pyc", ".pyo"}:
            found.update(path.relative_to(bots).as_posix().encode() + path.read_bytes())
    return found.hexdigest()[:16]
