"""R3, R4, R6: the play of a card, by diamond or by ship, and extra cards."""

from typing import Any

from ridotto.engine.jit import rule
from ridotto.engine.journal import note
from ridotto.games.mille_fiori import events
from ridotto.games.mille_fiori.rules import citizens, harbor, houses, trade, workshops
from ridotto.games.mille_fiori.rules.bonus import take_bonus
from ridotto.games.mille_fiori.rules.cards import remove
from ridotto.games.mille_fiori.rules.common import covered, diamonds, take_diamond
from ridotto.games.mille_fiori.rules.council import colour_step_due
from ridotto.games.mille_fiori.rules.ship import move_ship
from ridotto.games.mille_fiori.rules.steps import DO_COUNCIL, DO_EXTRA_CARD, DO_LAY_CARD, DO_SHIP, push
from ridotto.games.mille_fiori.table import (
    EXTRA,
    FIRST_DOGE,
    FIRST_SPACE,
    GOODS,
    HARBOR,
    HOUSES,
    NOBILI,
    NONE,
    NUMBERS,
    PLAY,
    POPULI,
    SHIPS_IN_ROW,
    SYMBOL_REGION,
    TRADE,
    WORKSHOPS,
)


@rule
def card_in_play(table: Any) -> Any:
    """The card that the seat at turn plays now: an extra card, or the one it chose."""
    return int(table.card) if table.card != NONE else int(table.chosen[table.turn])


@rule
def places(box: Any, table: Any, face: Any) -> Any:
    """R7: the spaces of a region card, as a mask of its region, where it may be laid."""
    symbol = face // NUMBERS
    region = SYMBOL_REGION[symbol]
    if region == NOBILI or region == POPULI:
        return citizens.supported(box, table, region)
    free = int(box.symbol_spaces[symbol]) & ~covered(table, region)
    if region == HOUSES:
        return free & -free  # R7.2.1
    return free


@rule
def all_places(box: Any, table: Any, out: Any) -> Any:
    """The ``places`` of each symbol into ``out``."""
    for symbol in range(len(SYMBOL_REGION)):
        out[symbol] = places(box, table, symbol * NUMBERS)


@rule
def may_sail(box: Any, table: Any, seat: Any, face: Any) -> Any:
    """R3.1, R8.3: a card with a ship number can move the ship unless that is at the end.

    Without diamonds it is the only use of a region card (R6.3), and then possible at the end too.
    """
    if box.ship_number[face] == 0:
        return False
    return table.ship[seat] < box.sea_end or (face < FIRST_DOGE and diamonds(table, seat) == 0)


@rule
def open_play(table: Any, journal: Any) -> Any:
    """R2.3: the card is revealed and leaves its place; returns it."""
    seat = int(table.turn)
    face = card_in_play(table)
    note(journal, events.PLAYED, seat, 0, face, 0, 0)
    table.chosen[seat] = NONE
    table.card = NONE
    table.earned = 0
    return face


@rule
def plan(box: Any, table: Any, step: Any, argument: Any, face: Any) -> None:
    """X2.5, X2.6: the steps of a play in the expansion: what the card does, the colour step, the extra card."""
    due = colour_step_due(box, table, int(table.turn), face)
    push(table, DO_EXTRA_CARD, 0, NONE)
    if due and not box.colour_step_first:
        push(table, DO_COUNCIL, 1, NONE)
    push(table, step, argument, face)
    if due and box.colour_step_first:
        push(table, DO_COUNCIL, 1, NONE)


@rule
def sail(box: Any, table: Any, journal: Any) -> None:
    """R3.1 (b): the ship moves by the number of the card, which is discarded."""
    face = open_play(table, journal)
    number = int(box.ship_number[face])
    if box.expansion:
        plan(box, table, DO_SHIP, number, face)
    else:
        table.earned = move_ship(box, table, int(table.turn), number, 0, journal)


@rule
def lay(box: Any, table: Any, space: Any, journal: Any) -> None:
    """R3.1 (a): the card is laid on a space of its region."""
    face = open_play(table, journal)
    if box.expansion:
        plan(box, table, DO_LAY_CARD, space, face)
    else:
        lay_card(box, table, space, face, journal)


@rule
def lay_card(box: Any, table: Any, space: Any, face: Any, journal: Any) -> None:
    """R3.2: diamond, scoring, bonus points, ship of a harbor card.

    Nothing is laid if a step before it took the last diamond, as can happen with ``colour_step_first``.
    """
    seat = int(table.turn)
    if diamonds(table, seat) == 0:
        return
    region = SYMBOL_REGION[face // NUMBERS]
    bit = space - FIRST_SPACE[region]
    note(journal, events.DIAMOND, seat, 0, space, 0, 0)
    take_diamond(table, seat, journal)
    table.own[region, seat] |= 1 << bit
    table.earned |= score_region(box, table, seat, region, bit, face, journal)


@rule
def score_region(box: Any, table: Any, seat: Any, region: Any, bit: Any, face: Any, journal: Any) -> Any:
    """R7: what a new diamond sets off in its region, bonus points included; returns 1 for an extra card."""
    symbol = face // NUMBERS
    earned = 0
    bonus = False
    if region == WORKSHOPS:
        earned = workshops.score(box, table, seat, bit, journal)
        bonus = workshops.bonus_met(box, table, seat)
    elif region == HOUSES:
        run = houses.score(box, table, seat, bit, journal)
        different = houses.raised_to(box, table, seat, bit, run)
        earned = houses.extra_earned(different, seat, journal)
        bonus = different == 4
    elif region == TRADE:
        earned = trade.score(box, table, seat, symbol, journal)
        bonus = trade.bonus_met(box, table, seat)
        if box.harbor_repeats:
            harbor.score_row(box, table, bit // GOODS, journal)
    elif region == HARBOR:
        harbor.score_row(box, table, bit // SHIPS_IN_ROW, journal)
        earned = move_ship(box, table, seat, int(box.ship_number[face]), 0, journal)  # R7.6.3
    else:
        earned = citizens.score(box, table, seat, region, bit, symbol, journal)
        bonus = citizens.bonus_met(box, table, seat, region)
    if bonus:
        take_bonus(box, table, seat, region, journal)
    return earned


@rule
def offer_extra(table: Any, journal: Any) -> Any:
    """R4: if an extra card was earned and the display is not empty, it is offered; returns whether."""
    if not table.earned:
        return False
    table.earned = 0
    if table.shown > 0:
        table.phase = EXTRA
        return True
    note(journal, events.EXTRA_LOST, int(table.turn), 0, 0, 0, 0)  # R4.4
    return False


@rule
def take_extra(table: Any, face: Any, journal: Any) -> None:
    """R4.1: a card of the display is played as if from the hand."""
    remove(table.cards, int(table.shown), face)
    table.shown -= 1
    table.card = face
    table.phase = PLAY
    note(journal, events.EXTRA_TAKEN, int(table.turn), 0, face, 0, 0)
