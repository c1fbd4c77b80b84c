"""X2, X3: the small council and its rewards."""

from typing import Any

from ridotto.engine.jit import rule
from ridotto.engine.journal import note
from ridotto.games.mille_fiori import events
from ridotto.games.mille_fiori.rules.bonus import take_bonus
from ridotto.games.mille_fiori.rules.common import award
from ridotto.games.mille_fiori.rules.steps import DO_DOGARESSA, DO_MASTERWORK, DO_QUIET_SHIP, push
from ridotto.games.mille_fiori.table import (
    DOGARESSA_REWARD,
    FIRST_DOGE,
    MASTERWORK_REWARD,
    NUMBERS,
    PALACE,
    PALACE_SET,
    POINTS_REWARD,
    SYMBOL_REGION,
    TILE_SPACES,
)


@rule
def colour_step_due(box: Any, table: Any, seat: Any, face: Any) -> Any:
    """X2.5: the card has the colour of the space on which the figure stands."""
    at = int(table.figure[seat])
    if at == PALACE or face >= FIRST_DOGE:
        return False
    tile = int(table.council[(at - 1) // TILE_SPACES])
    return box.region_colour[SYMBOL_REGION[face // NUMBERS]] == box.tile_colour[tile]


@rule
def occupied(table: Any, space: Any) -> Any:
    """X2.1: somebody's figure stands on this council space."""
    for seat in range(table.players):
        if table.figure[seat] == space:
            return True
    return False


@rule
def move_figure(box: Any, table: Any, seat: Any, steps: Any, journal: Any) -> None:
    """X2.1 to X2.3: up by ``steps`` unoccupied spaces; the reward of the space where the movement ends (X3)."""
    start = int(table.figure[seat])
    if start == PALACE:
        return
    at = start
    left = steps
    while left > 0 and at < PALACE:
        at += 1
        if at == PALACE or not occupied(table, at):
            left -= 1
    table.figure[seat] = at
    note(journal, events.CLIMBED, seat, 0, start, at, 0)
    if at == PALACE:
        take_bonus(box, table, seat, PALACE_SET, journal)  # X3.3
    else:
        receive(box, table, seat, at, journal)


@rule
def receive(box: Any, table: Any, seat: Any, at: Any, journal: Any) -> None:
    """X3.1: points at once; everything else becomes the next step."""
    tile = int(table.council[(at - 1) // TILE_SPACES])
    place = (at - 1) % TILE_SPACES
    kind = int(box.reward[tile, place])
    if kind == POINTS_REWARD:
        award(table, seat, int(box.reward_points[tile, place]), journal, events.COUNCIL_POINTS, at, 0, 0)
    elif kind == MASTERWORK_REWARD:
        push(table, DO_MASTERWORK, 0, 0)
    elif kind == DOGARESSA_REWARD:
        push(table, DO_DOGARESSA, 0, 0)
    else:
        push(table, DO_QUIET_SHIP, int(box.council_sea), 0)
