"""The contract of a game.

A game is a package that offers a ``Game`` under the entry point group ``ridotto.games``; nothing else has to
be edited to add one. Its rules are functions of two records, ``box`` (the components and switches,
read-only) and ``table`` (the whole state), compiled by ``ridotto.engine.jit.rule``:

=========================================  =====================================================================
``deal(box, table, players)``              an empty table made ready; what chance decides comes later
``actors(box, table)``                     bits of the seats that must decide now, ``CHANCE``, or 0 at the end
``legal(box, table, seat, out)``           the legal actions of an actor into ``out`` (int16, ascending), returns
                                           their number, at least 1
``apply(box, table, seat, action, j)``     one legal decision and all it sets off, noted in the journal ``j``
``draw(box, table, outcome)``              what chance decides next, from the table's own generator ``table.rng``,
                                           into ``outcome`` (int16); returns its length
``chance_fixed(box, table, outcome, j)``   sets an outcome
``over(box, table)``                       true at the end
``scores(box, table, out)``                into ``out`` (float64, one a seat)
``ranks(box, table, out)``                 into ``out`` (int64, one a seat); 1 is first
``view(box, table, seat)``                 blanks in ``table``, a copy, all that ``seat`` may not see (-1: spectator)
``sample(box, table, seat, rng)``          fills a view, in place, with hidden things consistent with it
``completes(box, table, action)``          optional: whether the action ends the move (``engine.compound``). One that
                                           does not must be possible on a view: it changes public fields only
``outlook(box, table, seat)``              optional: what a greedy player counts, by default the score; a float
``features(box, table, seat, out)``        optional: ``Game.features`` numbers, about -1 to 1, into ``out`` (float32):
                                           the whole table from the standpoint of a seat, as a value network reads it
=========================================  =====================================================================
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from ridotto.engine.errors import name_among

CHANCE = 1 << 30
"""The bit in ``actors`` that says that chance decides next."""

SPECTATOR = -1

Json = dict[str, Any]
Option = bool | int | str


@dataclass(frozen=True, eq=False)
class Box:
    """The components of one edition with its switches: what a match is played with."""

    game: str
    edition: str
    rules_version: int
    options: Mapping[str, Option]
    """The switches that differ from the defaults of the edition."""
    changes: Json | None
    """The differing values of an owner's edition; None for a built-in one."""
    data: Json
    """The merged data, as in the box file."""
    record: Any
    """The record that the rules read (``Game.box_dtype``)."""


@dataclass(frozen=True, eq=False)
class Game:
    """One game, as the engine and everything above it sees it."""

    name: str
    folder: Path
    """The package folder; holds ``box.toml`` and ``words``."""
    rules: ModuleType
    """The module with the functions of the contract."""
    box_dtype: np.dtype[Any]
    table_dtype: np.dtype[Any]
    actions: int
    """Number of action numbers, fixed for all editions."""
    max_legal: int
    max_outcome: int
    seats: Sequence[int]
    """Possible numbers of players."""
    editions: Mapping[str, int]
    """Built-in editions and the version of their rules, which changes only when behaviour does."""
    load_box: Callable[[str, Mapping[str, Option], Json | None], Box]
    """``load_box(edition, options, changes)``; BadBox or UnknownName with one sentence if it cannot."""
    switches: Callable[[str], dict[str, list[Option]]]
    """The switches of an edition and their values, the default first."""
    words: Callable[[int], str]
    """Action number to the words of the record format."""
    action: Callable[[str], int | None]
    """The reverse; None for words that no action has."""
    is_secret: Callable[[int], bool]
    """The other seats may not learn this action when it is taken (a draft)."""
    setup_words: Callable[[Box, int, Sequence[int]], Json]
    """Outcome of the first chance to the ``setup`` of a record: ``(box, players, outcome)``."""
    setup_outcome: Callable[[Box, int, Json], list[int]]
    """The reverse; BadRecord if it is no possible setup."""
    chance_words: Callable[[Box, Any, Sequence[int]], str] | None
    """Outcome of a later chance to words ``(box, table, outcome)``; None if there is none."""
    chance_outcome: Callable[[Box, Any, str], list[int]] | None
    describe: Callable[[Box, Any, int], Json]
    """``(box, view, seat)`` to JSON."""
    event: Callable[[Box, Sequence[int]], Json]
    """A row of the journal to JSON."""
    components: Callable[[Box], Json]
    """What pages need of the box."""
    reveals: Callable[[Sequence[int]], bool]
    """A row of the journal says that something hidden has become known, so that steps before it stand."""
    schema: Mapping[str, Any]
    """Names and types (TypedDict) of the JSON that ``describe``, ``event`` and ``components`` give."""
    words_at: Callable[[Box, Any, int, int], str] | None = None
    """``(box, table, seat, action)`` to words, for a game in which some action numbers (a set of cards of a hand) say
    something only beside the table, or the seat's view, as it is before the move; ``words`` has a KeyError for them."""
    advise: Callable[[Box, Any, int], Json] | None = None
    """``(box, view, seat)`` to what the house suggests to a seat that must decide, as JSON of the type ``Advice`` of
    ``schema``; made from the seat's own view, and only for somebody who looks at the page."""
    features: int = 0
    """How many numbers the rules' ``features`` writes; 0 if the game has no such function."""

    @property
    def is_compound(self) -> bool:
        """A move may consist of several actions; ``words`` gives the words of each, a move's are joined by blanks."""
        return hasattr(self.rules, "completes")


@lru_cache
def games() -> dict[str, Game]:
    """All installed games by name."""
    found = (entry.load() for entry in entry_points(group="ridotto.games"))
    return {game.name: game for game in sorted(found, key=lambda game: str(game.name))}


def find_game(name: str) -> Game:
    """The game of that name; UnknownName if it is not installed."""
    return games()[name_among("game", name, list(games()))]


def edition_of(game: Game, name: str) -> str:
    """``name`` if it is a built-in edition of the game; UnknownName otherwise."""
    return name_among(f"edition of {game.name}", name, list(game.editions))
