"""The steps of a turn that are still to be done.

A turn is a list of steps. The first one is done next; what it sets off is put in front of those still waiting and is
finished before they go on. ``table.steps`` holds them in reverse, so that adding and taking are at its end. The base
game needs no list: there only the extra card can follow a play.
"""

from typing import Any

from ridotto.engine.jit import rule
from ridotto.games.mille_fiori.table import NONE

# In brackets: the argument of each.
(
    DO_LAY_CARD,  # the card ``face`` is laid (space)
    DO_SHIP,  # the ship moves and may note an extra card (spaces)
    DO_QUIET_SHIP,  # the ship moves and gives no extra card (spaces)
    DO_COUNCIL,  # the council figure moves (steps)
    DO_START_PLAYER,  # take the start player card
    DO_POINTS,  # points of the card being played (points); the last one that never asks
    DO_EXTRA_CARD,  # an extra card, if one was earned
    DO_MASTERWORK,  # a masterwork is taken
    DO_DOGARESSA,  # a Dogaressa card is taken
    DO_CHOOSE_ADVANCE,  # the Dogaressa card sea-route: how far
    DO_CHOOSE_CLIMB,  # the Dogaressa card major-doge: how many steps
    DO_SHUFFLE,  # the used Dogaressa card goes back into its stack (kind)
) = range(12)


@rule
def push(table: Any, step: Any, argument: Any, face: Any) -> None:
    """Put a step in front of those that wait."""
    at = int(table.waiting)
    table.steps[at, 0] = step
    table.steps[at, 1] = argument
    table.steps[at, 2] = face
    table.waiting = at + 1


@rule
def pop(table: Any) -> None:
    """Take the first step away."""
    table.waiting -= 1
    table.steps[table.waiting, :] = NONE
