"""What a seat sees, as an object: the only thing a bot or a page is ever given."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from ridotto.engine.compound import Actions, whole_moves
from ridotto.engine.game import Box, Game, Json
from ridotto.engine.jit import new_records
from ridotto.engine.journal import NO_JOURNAL, new_journal, rows
from ridotto.engine.load import load_kernels

HIDDEN = -1
"""What a seat sees of an action that is secret: that there was one."""

Seen = tuple[tuple[int, int], ...]
"""Seats and their actions (or HIDDEN), in the order in which they were made."""


@dataclass(frozen=True)
class Preview:
    """What a legal move would score at once, for each seat, and why (rows of the journal)."""

    actions: Actions
    points: list[float]
    rows: list[list[int]]


@dataclass(frozen=True, eq=False)
class View:
    """A position as ``seat`` sees it (-1: a spectator). It holds nothing that the seat does not know."""

    game: Game
    box: Box
    seat: int
    records: Any
    """Array of one record, hidden fields blanked."""
    seen: Seen = ()
    """What the seat has seen others do since its own last move, but what they did while it had to decide, too.

    Empty where only the position is known."""

    @classmethod
    def of(cls, game: Game, box: Box, tables: Any, seat: int, seen: Seen = ()) -> "View":
        """The view of ``seat`` of the true table ``tables[0]``."""
        records = tables.copy()
        load_kernels(game).view(box.record, records, 0, seat)
        return cls(game, box, seat, records, seen)

    @property
    def players(self) -> int:
        """The number of seats."""
        return int(self.records[0]["players"])

    def legal(self) -> list[int]:
        """The legal actions of the seat, ascending; empty unless it must decide now."""
        kernels = load_kernels(self.game)
        if self.seat < 0 or not (kernels.actors(self.box.record, self.records, 0) >> self.seat) & 1:
            return []
        out = np.empty(self.game.max_legal, np.int16)
        return [int(action) for action in out[: kernels.legal(self.box.record, self.records, 0, self.seat, out)]]

    def moves(self) -> list[Actions]:
        """The legal moves of the seat, each the actions it consists of; empty unless it must decide now."""
        return whole_moves(self.game, self.box, self.records, self.seat) if self.legal() else []

    def completes(self, action: int) -> bool:
        """Whether a legal action ends the move that it belongs to."""
        return bool(load_kernels(self.game).completes(self.box.record, self.records, 0, action))

    def after(self, action: int) -> "View":
        """The view in the middle of a move, after a legal action that does not complete it."""
        records = self.records.copy()
        load_kernels(self.game).apply(self.box.record, records, 0, self.seat, action, NO_JOURNAL)
        return View(self.game, self.box, self.seat, records)

    def sample(self, rng: np.ndarray[Any, np.dtype[np.uint64]]) -> Any:
        """A whole table (array of one record) consistent with the view, drawn with ``rng`` (``engine.rng.new_rng``)."""
        tables = self.records.copy()
        load_kernels(self.game).sample(self.box.record, tables, 0, self.seat, rng)
        return tables

    def previews(self, rng: np.ndarray[Any, np.dtype[np.uint64]]) -> list[Preview]:
        """A dry run of every legal move on a table sampled from the view."""
        kernels = load_kernels(self.game)
        tables = new_records(self.game.table_dtype, 2)
        tables[0] = self.sample(rng)[0]
        journal = new_journal()
        before = self._scores(tables, 0)
        found = []
        for actions in self.moves():
            journal[0, 0] = 0
            tables[1] = tables[0]
            for action in actions:
                kernels.apply(self.box.record, tables, 1, self.seat, action, journal)
            points = (self._scores(tables, 1) - before).tolist()
            found.append(Preview(actions, points, self._own_part(rows(journal))))
        return found

    def _own_part(self, noted: list[list[int]]) -> list[list[int]]:
        """The journal up to the point where hidden things of the sampled table would show."""
        for at, row in enumerate(noted):
            if self.game.reveals(row):
                return noted[:at]
        return noted

    def _scores(self, tables: Any, i: int) -> Any:
        scores = np.zeros(self.players, np.float64)
        load_kernels(self.game).result(self.box.record, tables, i, scores, np.zeros(self.players, np.int64))
        return scores

    def describe(self) -> Json:
        """The view as JSON for pages and terminals."""
        return self.game.describe(self.box, self.records[0], self.seat)

    def advice(self) -> Json | None:
        """What the house suggests to the seat, if the game says so and the seat must decide now."""
        if self.game.advise is None or not self.legal():
            return None
        return self.game.advise(self.box, self.records[0], self.seat)
