"""A seat's view that can be sent to another process: bytes and names, no code."""

import json
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from ridotto.engine.game import Box, find_game
from ridotto.engine.jit import as_records
from ridotto.engine.view import View


@dataclass(frozen=True)
class Packed:
    """What a seat sees, and what the box is made of. Never the table, never the seed."""

    game: str
    box: str
    """``edition``, ``options`` and ``changes`` as JSON."""
    seat: int
    records: bytes

    @classmethod
    def of(cls, view: View) -> "Packed":
        """The view as bytes."""
        box = json.dumps([view.box.edition, dict(view.box.options), view.box.changes])
        return cls(view.game.name, box, view.seat, view.records.tobytes())

    def view(self) -> View:
        """The view as it was."""
        game = find_game(self.game)
        records = as_records(np.frombuffer(self.records, game.table_dtype).copy())
        return View(game, _box(self.game, self.box), self.seat, records)


@lru_cache(maxsize=64)
def _box(game: str, text: str) -> Box:
    edition, options, changes = json.loads(text)
    return find_game(game).load_box(edition, options, None if changes is None else {"name": edition, **changes})
