"""What one growing tree works with, and the knobs of its plan as numbers."""

from typing import Any, NamedTuple

import numpy as np

from ridotto.bots.learned.network import Network
from ridotto.bots.search.tree import SUMS
from ridotto.engine.game import Game
from ridotto.engine.jit import new_records
from ridotto.engine.journal import NO_JOURNAL

MAX_SEATS = 16
LEADS = MAX_SEATS
"""Row of ``totals`` with the sum of all leads, positive or negative, their number, and that of all decisions."""
DECISIONS = 2
"""Column of the row LEADS with the number of decisions that were played on sampled tables."""
MAX_PATH = 64
"""Decisions of an iteration whose statistics are kept."""

(
    EXPLORATION,
    TEMPERATURE,
    REDUCTION,
    GUIDED,
    CANDIDATES,
    DEPTH,
    MARGIN_SHARE,
    WATCHES,
    FORESIGHT,
    KNOBS,
) = range(10)


class Desk(NamedTuple):
    """Everything that changes while a tree grows, but the tables, the tree and the generator."""

    legal: Any
    """int16 (room, max_legal)."""
    branches: Any
    """int64 (room, 2)."""
    outcome: Any
    """int16 (max_outcome,)."""
    quiet: Any
    """A journal that takes no notes."""
    gains: Any
    """float64 (max_legal,)."""
    places: Any
    """int64 (max_legal,): entries of the legal actions."""
    path: Any
    """int64 (MAX_PATH, 2): entries visited in this iteration, each with the seat it belongs to."""
    keys: Any
    """uint64 (MAX_SEATS,): where each seat is in its tree."""
    last: Any
    """int64 (MAX_SEATS,): the entry of the last action of the seat in its tree; -1: none yet."""
    left: Any
    """bool (MAX_SEATS,): the seat has left its tree in this iteration."""
    scores: Any
    """float64 (MAX_SEATS,)."""
    ranks: Any
    """int64 (MAX_SEATS,)."""
    values: Any
    """float64 (MAX_SEATS, SUMS): what this iteration gave each seat."""
    totals: Any
    """float64 (MAX_SEATS + 1, SUMS): what all iterations gave each seat; row LEADS is explained there."""
    weights: Any
    """float32: those of the network (``learned.network``); none: there is no network."""
    features: Any
    hidden1: Any
    hidden2: Any
    outputs: Any
    logits: Any
    """float64 (MAX_SEATS,)."""


def new_desk(game: Game, room: int, network: Network | None) -> Desk:
    """A desk for tables of ``game``, of which ``room`` are worked on."""
    nothing = np.zeros(0, np.float32)
    units: tuple[Any, Any, Any, Any] = (nothing, nothing, nothing, nothing) if network is None else network.room()
    return Desk(
        np.empty((room, game.max_legal), np.int16),
        np.empty((room, 2), np.int64),
        np.empty(game.max_outcome, np.int16),
        NO_JOURNAL,
        np.empty(game.max_legal, np.float64),
        np.empty(game.max_legal, np.int64),
        np.empty((MAX_PATH, 2), np.int64),
        np.empty(MAX_SEATS, np.uint64),
        np.empty(MAX_SEATS, np.int64),
        np.zeros(MAX_SEATS, np.bool_),
        np.empty(MAX_SEATS, np.float64),
        np.empty(MAX_SEATS, np.int64),
        np.zeros((MAX_SEATS, SUMS), np.float64),
        np.zeros((MAX_SEATS + 1, SUMS), np.float64),
        nothing if network is None else network.weights,
        *units,
        np.zeros(MAX_SEATS, np.float64),
    )


def new_tables(game: Game, room: int, record: Any) -> Any:
    """``room`` tables of which the first is ``record``."""
    tables = new_records(game.table_dtype, room)
    tables[0] = record
    return tables
