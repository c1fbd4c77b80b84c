"""The rules of The Great Split as functions of box and table; each chapter of the rules is a module."""

from typing import Any

from ridotto.engine.game import CHANCE
from ridotto.engine.jit import rule
from ridotto.games.great_split.rules.common import seats
from ridotto.games.great_split.rules.features import FEATURES, features
from ridotto.games.great_split.rules.knowledge import view
from ridotto.games.great_split.rules.outlook import outlook
from ridotto.games.great_split.rules.resolution import legal_uses, use
from ridotto.games.great_split.rules.round import discard, finish_round, legal_discards, over_limit
from ridotto.games.great_split.rules.sampling import sample
from ridotto.games.great_split.rules.scoring import is_ahead
from ridotto.games.great_split.rules.setup import deal, draw_setup, set_up
from ridotto.games.great_split.rules.split import divide, legal_divisions, take
from ridotto.games.great_split.table import (
    DISCARD,
    DO_DISCARD,
    DO_DISCARD_MORE,
    DO_PLAY,
    DO_SPLIT,
    DO_TAKE,
    NONE,
    OVER,
    SETUP,
    SPLIT,
    TAKE,
)

__all__ = [
    "FEATURES",
    "actors",
    "apply",
    "chance_fixed",
    "completes",
    "deal",
    "draw",
    "features",
    "legal",
    "outlook",
    "over",
    "ranks",
    "sample",
    "scores",
    "view",
]


@rule
def actors(box: Any, table: Any) -> Any:
    """37: the seats that must still decide in this step."""
    return CHANCE if table.phase == SETUP else int(table.waiting)


@rule
def legal(box: Any, table: Any, seat: Any, out: Any) -> Any:
    """The legal actions of an actor, written into ``out`` in ascending order; returns how many."""
    if table.phase == DISCARD:
        first = DO_DISCARD if table.last[seat] == NONE else DO_DISCARD_MORE
        return legal_discards(box, table, seat, first, out)
    if table.phase == SPLIT:
        return legal_divisions(box, table, seat, out)
    if table.phase == TAKE:
        out[0] = DO_TAKE
        out[1] = DO_TAKE + 1
        return 2
    return legal_uses(box, table, seat, out)


@rule
def completes(box: Any, table: Any, action: Any) -> Any:
    """Only a discard of several cards is more than one action."""
    if table.phase != DISCARD:
        return True
    card = action - (DO_DISCARD if action < DO_DISCARD_MORE else DO_DISCARD_MORE)
    for seat in range(seats(table)):
        for i in range(table.held[seat]):
            if table.hand[seat, i] == card:
                return over_limit(box, table, seat) == 1
    return True


@rule
def apply(box: Any, table: Any, seat: Any, action: Any, journal: Any) -> None:
    """One legal decision of an actor with everything it sets off."""
    if action >= DO_PLAY:
        use(box, table, seat, action, journal)
        if table.waiting == 0:
            finish_round(box, table, journal)
    elif action >= DO_TAKE:
        take(box, table, seat, action - DO_TAKE, journal)
    elif action >= DO_DISCARD_MORE:
        discard(box, table, seat, action - DO_DISCARD_MORE, journal)
    elif action >= DO_DISCARD:
        discard(box, table, seat, action - DO_DISCARD, journal)
    else:
        divide(box, table, seat, action - DO_SPLIT, journal)


@rule
def draw(box: Any, table: Any, outcome: Any) -> Any:
    """40: what chance decides before the game; into ``outcome``, returns its length."""
    return draw_setup(box, table, outcome)


@rule
def chance_fixed(box: Any, table: Any, outcome: Any, journal: Any) -> None:
    """Set an outcome of ``draw``."""
    set_up(box, table, outcome, journal)


@rule
def over(box: Any, table: Any) -> Any:
    """34: the game is over."""
    return table.phase == OVER


@rule
def scores(box: Any, table: Any, out: Any) -> None:
    """The prestige of each seat, written into ``out`` (float64)."""
    for seat in range(seats(table)):
        out[seat] = table.prestige[seat]


@rule
def ranks(box: Any, table: Any, out: Any) -> None:
    """36: 1 for the most prestige; ties share a rank and the next ones are skipped."""
    for seat in range(seats(table)):
        rank = 1
        for other in range(seats(table)):
            if is_ahead(box, table, other, seat):
                rank += 1
        out[seat] = rank
