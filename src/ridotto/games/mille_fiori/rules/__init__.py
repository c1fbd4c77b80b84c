"""The rules of Mille Fiori as functions of box and table; each chapter of the rules is a module."""

from typing import Any

from ridotto.engine.game import CHANCE
from ridotto.engine.jit import rule
from ridotto.games.mille_fiori.rules.cards import faces
from ridotto.games.mille_fiori.rules.common import diamonds, hand_size
from ridotto.games.mille_fiori.rules.knowledge import sample, view
from ridotto.games.mille_fiori.rules.play import card_in_play, decline, lay, may_sail, places, sail, take_extra
from ridotto.games.mille_fiori.rules.round import choose
from ridotto.games.mille_fiori.rules.setup import chance_fixed, deal, draw
from ridotto.games.mille_fiori.table import (
    DO_DECLINE,
    DO_DRAFT,
    DO_EXTRA,
    DO_LAY,
    DO_SAIL,
    DRAFT,
    EXTRA,
    FIRST_SPACE,
    NONE,
    NUMBERS,
    OVER,
    PLAY,
    SETUP,
    SYMBOL_REGION,
)

__all__ = [
    "actors",
    "apply",
    "chance_fixed",
    "deal",
    "draw",
    "legal",
    "over",
    "ranks",
    "sample",
    "scores",
    "view",
]


@rule
def actors(box: Any, table: Any) -> Any:
    """R2.2, R2.3: all seats that have not chosen yet, or the seat at turn."""
    if table.phase == DRAFT:
        mask = 0
        for seat in range(table.players):
            if table.chosen[seat] == NONE:
                mask |= 1 << seat
        return mask
    if table.phase == SETUP:
        return CHANCE
    if table.phase == OVER:
        return 0
    return 1 << int(table.turn)


@rule
def legal(box: Any, table: Any, seat: Any, out: Any) -> Any:
    """The legal moves of an actor, written into ``out`` in ascending order; returns how many."""
    if table.phase == DRAFT:
        return faces(table.hand[seat], hand_size(table, seat), DO_DRAFT, out, 0)
    n = 0
    if table.phase == EXTRA:
        n = faces(table.display, int(table.shown), DO_EXTRA, out, 0)
        if box.extra_decline:
            out[n] = DO_DECLINE
            n += 1
    elif table.phase == PLAY:
        face = card_in_play(table)
        if diamonds(table, seat) > 0:
            first = DO_LAY + FIRST_SPACE[SYMBOL_REGION[face // NUMBERS]]
            mask = places(box, table, face)
            while mask:  # written without a branch, which a processor could not foresee
                out[n] = first
                n += mask & 1
                mask >>= 1
                first += 1
        if may_sail(table, seat):
            out[n] = DO_SAIL
            n += 1
    return n


@rule
def apply(box: Any, table: Any, seat: Any, action: Any, journal: Any) -> None:
    """One legal decision of an actor with everything it sets off."""
    if action < DO_EXTRA:
        choose(table, seat, action - DO_DRAFT, journal)
    elif action < DO_LAY:
        take_extra(table, action - DO_EXTRA, journal)
    elif action < DO_SAIL:
        lay(box, table, action - DO_LAY, journal)
    elif action == DO_SAIL:
        sail(box, table, journal)
    else:
        decline(box, table, journal)


@rule
def over(box: Any, table: Any) -> Any:
    """R10: the game is over."""
    return table.phase == OVER


@rule
def scores(box: Any, table: Any, out: Any) -> None:
    """The points of each seat, written into ``out`` (float64)."""
    for seat in range(table.players):
        out[seat] = table.score[seat]


@rule
def ranks(box: Any, table: Any, out: Any) -> None:
    """R10.3: 1 for the most points; ties share a rank and the next ones are skipped."""
    for seat in range(table.players):
        rank = 1
        for other in range(table.players):
            if table.score[other] > table.score[seat]:
                rank += 1
        out[seat] = rank
