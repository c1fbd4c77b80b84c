"""Which bots meet at which tables, and how they are seated.

Every deal is played by each *table* (a choice of bots for the seats) once in each rotation of its seats, so that
everybody plays every seat of the deal and its luck cancels.
"""

import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from itertools import combinations, permutations
from typing import ClassVar

from pydantic import ConfigDict, TypeAdapter

from ridotto.engine.errors import RidottoError, UnknownName
from ridotto.engine.game import Box, Game, Json, Option, find_game

Table = tuple[int, ...]
"""The bots of a table, as positions in ``Tournament.bots``, in their order around it."""

SCHEDULES = ("mixed", "pairs", "first", "steps")
KINDS = ("tournament", "ladder")


@dataclass(frozen=True)
class Tournament:
    """What is played; equal tournaments have equal results, whoever computes them."""

    __pydantic_config__: ClassVar = ConfigDict(strict=True)

    game: str
    edition: str
    options: dict[str, Option]
    changes: Json | None
    """Of an edition of one's own, as in ``Box.changes``."""
    players: int
    bots: tuple[str, ...]
    tables: tuple[Table, ...]
    seed: int
    kind: str = "tournament"
    """``ladder`` if each bot has twice the budget of the one before."""

    def text(self) -> str:
        """As JSON on one line, the same for equal tournaments."""
        return json.dumps(asdict(self), sort_keys=True)

    @classmethod
    def read(cls, text: str | bytes) -> "Tournament":
        """The reverse of ``text``; ValueError if it is none. Other names in it are left aside."""
        found: Tournament = TypeAdapter(cls).validate_json(text)
        bots, everybody = found.bots, set(range(len(found.bots)))
        if not all(bots) or len(set(bots)) < len(bots) or len(bots) < 2:
            raise ValueError("there must be two different bots")
        if any(len(table) != found.players for table in found.tables) or everybody != set().union(*found.tables):
            raise ValueError("tables do not fit players and bots")
        if found.kind not in KINDS:
            raise ValueError(f"kind is none of {', '.join(KINDS)}")
        if found.kind == "ladder" and found.tables != tables_of("steps", bots, found.players):
            raise ValueError("tables do not fit a ladder")
        return found

    def digest(self) -> str:
        """Eight hex digits that differ for different tournaments."""
        return hashlib.sha256(self.text().encode()).hexdigest()[:8]

    def box(self) -> tuple[Game, Box]:
        """The game and the box that it is played with."""
        game = find_game(self.game)
        changes = None if self.changes is None else {"name": self.edition, **self.changes}
        return game, game.load_box(self.edition, self.options, changes)


@dataclass(frozen=True)
class Job:
    """One game of a tournament."""

    deal: int
    number: int
    """Among the games of the deal."""
    seats: Table
    """The bot of each seat."""


def tables_of(schedule: str | None, bots: Sequence[str], players: int) -> tuple[Table, ...]:
    """The tables of a schedule.

    ``mixed``: different bots at every table, all combinations; ``pairs``: one of each bot against others that are all
    of one kind; ``first``: the same for the first bot only; ``steps``: for each bot and the next one only. None is
    mixed if there are more than two bots and enough of them, else pairs. RidottoError if that cannot be.
    """
    for name in bots:
        if bots.count(name) > 1:
            raise RidottoError(f"The bot {name} is named twice; a tournament needs different bots.")
    if len(bots) < 2:
        raise RidottoError("A tournament needs at least two different bots: give --bot NAME twice or more.")
    if schedule is None:
        schedule = "mixed" if len(bots) > 2 and len(bots) >= players else "pairs"
    if schedule not in SCHEDULES:
        raise UnknownName(f"Unknown schedule {schedule!r}: choose one of {', '.join(SCHEDULES)}.")
    everybody = range(len(bots))
    if schedule == "mixed":
        if len(bots) < players:
            raise RidottoError(
                f"The schedule mixed needs {players} different bots for {players} seats, not {len(bots)}: "
                "name more, or choose --schedule pairs."
            )
        return tuple(combinations(everybody, players))
    if schedule == "steps":
        return lone_tables([step for low in everybody[1:] for step in ((low - 1, low), (low, low - 1))], players)
    lone = everybody if schedule == "pairs" else range(1)
    return lone_tables([(one, other) for one in lone for other in everybody if one != other], players)


def lone_tables(pairs: Sequence[tuple[int, int]], players: int) -> tuple[Table, ...]:
    """For each pair a table with one of the first against the second on all other seats; equal tables once."""
    found: dict[Table, Table] = {}
    for one, other in pairs:
        table = (one,) + (other,) * (players - 1)
        found.setdefault(tuple(sorted(table)), table)
    return tuple(found.values())


@lru_cache
def orders(table: Table) -> tuple[Table, ...]:
    """The different orders around the table: those that no rotation turns into each other."""
    found: dict[Table, Table] = {}
    for rest in permutations(table[1:]):
        order = (table[0], *rest)
        found.setdefault(min(rotations(order)), order)
    return tuple(found.values())


def rotations(order: Table) -> tuple[Table, ...]:
    """The different ways to sit down in that order."""
    return tuple(dict.fromkeys(order[turn:] + order[:turn] for turn in range(len(order))))


def games_of(tournament: Tournament, deal: int) -> list[Job]:
    """The games on one deal. Where several orders around a table are possible, one deal after the other takes one."""
    seatings: list[Table] = []
    for table in tournament.tables:
        possible = orders(table)
        seatings += rotations(possible[deal % len(possible)])
    return [Job(deal, number, seats) for number, seats in enumerate(seatings)]


def all_games(tournament: Tournament, deals: int) -> Iterator[Job]:
    """All games of the first ``deals`` deals, deal by deal."""
    for deal in range(deals):
        yield from games_of(tournament, deal)
