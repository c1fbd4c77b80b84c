"""The rules of Intrigo as functions of box and table; each chapter of the rules is a module."""

from typing import Any

import numpy as np

from ridotto.engine.jit import rule
from ridotto.games.intrigo.rules.aims import further_targets, is_single, purchases
from ridotto.games.intrigo.rules.bits import faces, members, ring_of
from ridotto.games.intrigo.rules.draft import keep
from ridotto.games.intrigo.rules.features import FEATURES, features
from ridotto.games.intrigo.rules.knowledge import view
from ridotto.games.intrigo.rules.outlook import outlook
from ridotto.games.intrigo.rules.sample import sample
from ridotto.games.intrigo.rules.setup import deal, draw_deal, draw_seals, draw_setup, set_deal, set_seals, set_up
from ridotto.games.intrigo.rules.turn import buy, choices, place
from ridotto.games.intrigo.table import (
    AIMING,
    BUYING,
    DO_ARCADE,
    DO_AT_ARCADE,
    DO_AT_CARD,
    DO_AT_SPACE,
    DO_BUY,
    DO_CARD,
    DO_KEEP,
    DO_PLACE,
    DO_SPACE,
    DRAFT,
    FACES,
    NONE,
    OVER,
    PLACING,
    RING,
    SEALS,
    SETUP,
    TURN,
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
    """Rules 9 and 12: the seats that still choose in the draft, the seat at turn, or chance."""
    return int(table.to_act)


@rule
def legal(box: Any, table: Any, seat: Any, out: Any) -> Any:
    """The legal actions of an actor, written into ``out`` in ascending order; returns how many."""
    if table.phase == DRAFT:
        return faces(int(table.packet[seat]), DO_KEEP, out, 0)
    if table.phase == TURN:
        return choices(box, table, seat, out)
    if table.phase == PLACING:
        return members(int(table.free), ring_of(table), DO_SPACE, out, 0)
    if table.phase == BUYING:
        return purchases(box, table, seat, np.int64(table.doing), out, np.int64(0))
    if table.phase == AIMING:
        return further_targets(box, table, seat, out)
    return 0


@rule
def completes(box: Any, table: Any, action: Any) -> Any:
    """Whether an action ends the move: a card kept, a space to place in, a purchase with all its targets."""
    if action < DO_PLACE:
        return True
    if action < DO_SPACE:
        return False
    if action < DO_AT_SPACE:
        return True
    return is_single(np.int64(box.effect[table.doing]))


@rule
def apply(box: Any, table: Any, seat: Any, action: Any, journal: Any) -> None:
    """One legal action of an actor with everything it sets off."""
    decide(box, table, np.int64(seat), np.int64(action), journal)  # one type of number: compiled once


@rule
def decide(box: Any, table: Any, seat: Any, action: Any, journal: Any) -> None:
    """One legal action: a card kept, what a turn begins with, or what completes it."""
    if action < DO_PLACE:
        keep(box, table, seat, action - DO_KEEP, journal)
    elif action < DO_BUY:
        table.doing = action - DO_PLACE
        table.phase = PLACING
    elif action < DO_SPACE:
        table.doing = action - DO_BUY
        table.phase = BUYING
    elif action < DO_ARCADE and table.phase == PLACING:
        place(box, table, seat, np.int64(table.doing), action - DO_SPACE, journal)
    else:
        purchase(box, table, seat, action, journal)


@rule
def purchase(box: Any, table: Any, seat: Any, action: Any, journal: Any) -> None:
    """The space of a purchase, with what its effect concerns first; or the last target."""
    kind = np.int64(table.doing)
    space = action - DO_SPACE
    aim = np.int64(NONE)
    target = np.int64(NONE)
    if action >= DO_AT_SPACE:
        if action < DO_AT_ARCADE:
            space = (action - DO_AT_SPACE) // RING
            aim = (action - DO_AT_SPACE) % RING
        elif action < DO_AT_CARD:
            space = (action - DO_AT_ARCADE) // RING
            aim = (action - DO_AT_ARCADE) % RING
        else:
            space = (action - DO_AT_CARD) // FACES
            aim = (action - DO_AT_CARD) % FACES
        if not is_single(np.int64(box.effect[kind])):
            table.at = space
            table.aim = aim
            table.phase = AIMING
            return
    elif table.phase == AIMING:
        space = np.int64(table.at)
        aim = np.int64(table.aim)
        target = action - (DO_SPACE if action < DO_ARCADE else DO_ARCADE if action < DO_CARD else DO_CARD)
    buy(box, table, seat, kind, space, aim, target, journal)


@rule
def draw(box: Any, table: Any, outcome: Any) -> Any:
    """What chance decides: the setup, Seals for empty Seal cards, or the deal; into ``outcome``, returns its length."""
    if table.phase == SETUP:
        return draw_setup(box, table, outcome)
    if table.phase == SEALS:
        return draw_seals(box, table, outcome)
    return draw_deal(box, table, outcome)


@rule
def chance_fixed(box: Any, table: Any, outcome: Any, journal: Any) -> None:
    """Set an outcome of ``draw``."""
    if table.phase == SETUP:
        set_up(box, table, outcome, journal)
    elif table.phase == SEALS:
        set_seals(box, table, outcome, journal)
    else:
        set_deal(box, table, outcome, journal)


@rule
def over(box: Any, table: Any) -> Any:
    """Rule 27: somebody has won; or the last round that is played is over (Q25)."""
    return table.phase == OVER


@rule
def standing(table: Any, seat: Any) -> Any:
    """1000 for each Seal and 1 for each Ducat, which orders the seats if nobody has won (Q25)."""
    seals = int(table.seals[seat])
    held = 0
    for _ in range(5):
        held += seals & 15
        seals >>= 4
    return held * 1000 + int(table.ducats[seat])


@rule
def scores(box: Any, table: Any, out: Any) -> None:
    """Seals held plus a thousandth for each Ducat, written into ``out`` (float64)."""
    for seat in range(table.players):
        out[seat] = standing(table, seat) / 1000.0


@rule
def ranks(box: Any, table: Any, out: Any) -> None:
    """1 for the winner and 2 for the others; without one, 1 for most Seals, then most Ducats."""
    best = 0
    for seat in range(table.players):
        best = max(best, standing(table, seat))
    for seat in range(table.players):
        first = seat == table.winner if table.winner != NONE else standing(table, seat) == best
        out[seat] = 1 if first else 2
