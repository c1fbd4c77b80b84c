"""Moves that are made of several small decisions, each one action number.

A record and a page know whole moves in words ("buy thief S7 A8"); search and learning see the small decisions, of which
the rules say with ``completes`` whether one ends the move. In a game without ``completes`` every action is a move.
"""

from collections.abc import Iterator
from typing import Any

import numpy as np

from ridotto.engine.game import Box, Game
from ridotto.engine.journal import NO_JOURNAL
from ridotto.engine.load import load_kernels

Actions = tuple[int, ...]


def words_of(game: Game, box: Box, table: Any, seat: int, actions: Actions) -> str:
    """A whole move in the words of the record format; ``table`` (or the seat's view) is as it is before the move."""
    if game.words_at is None:
        return " ".join(map(game.words, actions))
    return " ".join(game.words_at(box, table, seat, action) for action in actions)


def whole_moves(game: Game, box: Box, tables: Any, seat: int, wanted: str | None = None) -> list[Actions]:
    """All whole moves of an actor at ``tables[0]`` (a table or the seat's view).

    With ``wanted`` only those with these words. The order is that of the action numbers.
    """
    if not game.is_compound:
        moves = [(action,) for action in _legal(game, box, tables, seat)]
        return [move for move in moves if wanted in {None, words_of(game, box, tables[0], seat, move)}]
    return list(_search(game, box, tables, seat, (), wanted, tables[0]))


def _search(
    game: Game, box: Box, tables: Any, seat: int, done: Actions, wanted: str | None, before: Any
) -> Iterator[Actions]:
    kernels = load_kernels(game)
    for action in _legal(game, box, tables, seat):
        actions = (*done, action)
        complete = kernels.completes(box.record, tables, 0, action)
        if wanted is not None:
            words = words_of(game, box, before, seat, actions)
            if not (wanted == words if complete else wanted.startswith(f"{words} ")):
                continue
        if complete:
            yield actions
        else:
            after = tables.copy()
            kernels.apply(box.record, after, 0, seat, action, NO_JOURNAL)
            yield from _search(game, box, after, seat, actions, wanted, before)


def _legal(game: Game, box: Box, tables: Any, seat: int) -> list[int]:
    out = np.empty(game.max_legal, np.int16)
    return [int(action) for action in out[: load_kernels(game).legal(box.record, tables, 0, seat, out)]]
