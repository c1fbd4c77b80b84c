"""The course of a turn: its steps one after the other, until one needs a decision or none is left."""

from typing import Any

from ridotto.engine.jit import rule
from ridotto.engine.journal import note
from ridotto.games.mille_fiori import events
from ridotto.games.mille_fiori.rules.common import award
from ridotto.games.mille_fiori.rules.council import move_figure
from ridotto.games.mille_fiori.rules.play import lay_card, offer_extra
from ridotto.games.mille_fiori.rules.round import finish_turn
from ridotto.games.mille_fiori.rules.ship import move_ship
from ridotto.games.mille_fiori.rules.stacks import any_left, stack_size
from ridotto.games.mille_fiori.rules.steps import (
    DO_CHOOSE_ADVANCE,
    DO_CHOOSE_CLIMB,
    DO_COUNCIL,
    DO_DOGARESSA,
    DO_EXTRA_CARD,
    DO_LAY_CARD,
    DO_MASTERWORK,
    DO_POINTS,
    DO_QUIET_SHIP,
    DO_SHIP,
    DO_SHUFFLE,
    DO_START_PLAYER,
    pop,
)
from ridotto.games.mille_fiori.table import ADVANCE, CLIMB, DOGARESSA, MASTERWORK, PALACE, SHUFFLE


@rule
def go_on(box: Any, table: Any, journal: Any) -> None:
    """Do the steps that wait until a decision is needed; the turn is over when none is left (R2.3)."""
    if not box.expansion:
        if offer_extra(table, journal):
            return
    else:
        while table.waiting > 0:
            at = int(table.waiting) - 1
            step, argument, face = int(table.steps[at, 0]), int(table.steps[at, 1]), int(table.steps[at, 2])
            pop(table)
            if step == DO_EXTRA_CARD:
                if offer_extra(table, journal):
                    return
            elif step <= DO_POINTS:
                act(box, table, step, argument, face, journal)
            elif asks(box, table, step, argument, journal):
                return
    finish_turn(box, table, journal)


@rule
def act(box: Any, table: Any, step: Any, argument: Any, face: Any, journal: Any) -> None:
    """A step that needs no decision."""
    seat = int(table.turn)
    if step == DO_LAY_CARD:
        lay_card(box, table, argument, face, journal)
    elif step == DO_SHIP:
        table.earned |= move_ship(box, table, seat, argument, 0, journal)
    elif step == DO_QUIET_SHIP:
        move_ship(box, table, seat, argument, 1, journal)
    elif step == DO_COUNCIL:
        move_figure(box, table, seat, argument, journal)
    elif step == DO_POINTS:
        award(table, seat, argument, journal, events.CARD_POINTS, 0, 0, 0)
    elif step == DO_START_PLAYER:
        take_start_player(table, journal)


@rule
def asks(box: Any, table: Any, step: Any, argument: Any, journal: Any) -> Any:
    """A step that asks the seat at turn or chance; returns whether there is anything to decide."""
    seat = int(table.turn)
    if step == DO_MASTERWORK:
        if any_left(table.masterworks, table.masterworks_open):
            table.phase = MASTERWORK
            return True
        note(journal, events.MASTERWORK_LOST, seat, 0, 0, 0, 0)
    elif step == DO_DOGARESSA:
        if any_left(table.dogaressas, table.dogaressas_open):
            table.phase = DOGARESSA
            return True
        note(journal, events.DOGARESSA_LOST, seat, 0, 0, 0, 0)
    elif step == DO_CHOOSE_ADVANCE:
        table.phase = ADVANCE
        return bool(table.ship[seat] < box.sea_end)
    elif step == DO_CHOOSE_CLIMB:
        table.phase = CLIMB
        return bool(table.figure[seat] < PALACE)
    elif step == DO_SHUFFLE:
        table.dogaressas[stack_size(table.dogaressas)] = argument
        note(journal, events.SHUFFLED, seat, 0, argument, 0, 0)
        table.phase = SHUFFLE
        return True
    return False


@rule
def take_start_player(table: Any, journal: Any) -> None:
    """X4.1, X4.2: the start player card; the cycle goes on in its order, the next one begins with its holder.

    With ``start_player_at_once`` the rest of the cycle would go on clockwise from the holder among those who have not
    played yet. The holder is the seat at turn, so these are the same seats in the same order.
    """
    table.start = int(table.turn)
    note(journal, events.START_PLAYER, int(table.turn), 0, 0, 0, 0)
