"""R3, R4, R6: the play of a card, by diamond or by ship, and extra cards."""

from typing import Any

from ridotto.engine.jit import rule
from ridotto.engine.journal import note
from ridotto.games.mille_fiori import events
from ridotto.games.mille_fiori.rules import citizens, harbor, houses, trade, workshops
from ridotto.games.mille_fiori.rules.bonus import take_bonus
from ridotto.games.mille_fiori.rules.cards import remove
from ridotto.games.mille_fiori.rules.common import covered, diamonds, take_diamond
from ridotto.games.mille_fiori.rules.round import finish_turn
from ridotto.games.mille_fiori.rules.ship import move_ship
from ridotto.games.mille_fiori.table import (
    EXTRA,
    FIRST_SPACE,
    GOODS,
    HARBOR,
    HOUSES,
    NOBILI,
    NONE,
    NUMBERS,
    PLAY,
    POPULI,
    SEA,
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
    """R7: the spaces of the card's region, as a mask, where it may be laid."""
    symbol = face // NUMBERS
    region = SYMBOL_REGION[symbol]
    if region == NOBILI or region == POPULI:  # noqa: PLR1714 - Numba compiles no tuple membership here
        return citizens.supported(box, table, region)
    free = int(box.symbol_spaces[symbol]) & ~covered(table, region)
    if region == HOUSES:
        return free & -free  # R7.2.1
    return free


@rule
def may_sail(table: Any, seat: Any) -> Any:
    """R3.1, R8.3: the ship can be used unless it is at the end; without diamonds it is the only use (R6.3)."""
    return table.ship[seat] < SEA or diamonds(table, seat) == 0


@rule
def finish_play(box: Any, table: Any, earned: Any, journal: Any) -> None:
    """R4: an extra card earned is offered now; otherwise the turn is over."""
    seat = int(table.turn)
    table.chosen[seat] = NONE
    table.card = NONE
    if earned and table.shown > 0:
        table.phase = EXTRA
        return
    if earned:
        note(journal, events.EXTRA_LOST, seat, 0, 0, 0, 0)  # R4.4
    finish_turn(box, table, journal)


@rule
def sail(box: Any, table: Any, journal: Any) -> None:
    """R3.1 (b): the ship moves by the number of the card, which is discarded."""
    seat = int(table.turn)
    face = card_in_play(table)
    note(journal, events.PLAYED, seat, 0, face, 0, 0)
    finish_play(box, table, move_ship(box, table, seat, face % NUMBERS + 1, journal), journal)


@rule
def lay(box: Any, table: Any, space: Any, journal: Any) -> None:
    """R3.1 (a), R3.2: diamond, scoring, ship of a harbor card, bonus points, extra card."""
    seat = int(table.turn)
    face = card_in_play(table)
    region = SYMBOL_REGION[face // NUMBERS]
    bit = space - FIRST_SPACE[region]
    note(journal, events.PLAYED, seat, 0, face, 0, 0)
    note(journal, events.DIAMOND, seat, 0, space, 0, 0)
    take_diamond(table, seat, journal)
    table.own[region, seat] |= 1 << bit
    finish_play(box, table, score_region(box, table, seat, region, bit, face, journal), journal)


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
        earned = move_ship(box, table, seat, face % NUMBERS + 1, journal)  # R7.6.3
    else:
        earned = citizens.score(box, table, seat, region, bit, symbol, journal)
        bonus = citizens.bonus_met(box, table, seat, region)
    if bonus:
        take_bonus(box, table, seat, region, journal)
    return earned


@rule
def take_extra(table: Any, face: Any, journal: Any) -> None:
    """R4.1: a card of the display is played as if from the hand."""
    remove(table.display, int(table.shown), face)
    table.shown -= 1
    table.card = face
    table.phase = PLAY
    note(journal, events.EXTRA_TAKEN, int(table.turn), 0, face, 0, 0)


@rule
def decline(box: Any, table: Any, journal: Any) -> None:
    """R4.3: do without the extra card."""
    note(journal, events.DECLINED, int(table.turn), 0, 0, 0, 0)
    finish_turn(box, table, journal)
