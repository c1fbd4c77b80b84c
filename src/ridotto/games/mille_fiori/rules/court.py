"""X4, X5, X6: Doge cards, Dogaressa cards and masterworks, as decisions of the seat at turn."""

from typing import Any

from ridotto.engine.jit import rule
from ridotto.engine.journal import note
from ridotto.games.mille_fiori import events
from ridotto.games.mille_fiori.rules.play import open_play
from ridotto.games.mille_fiori.rules.stacks import draw_top, refill, stack_size, take_open
from ridotto.games.mille_fiori.rules.steps import (
    DO_CHOOSE_ADVANCE,
    DO_CHOOSE_CLIMB,
    DO_COUNCIL,
    DO_EXTRA_CARD,
    DO_MASTERWORK,
    DO_POINTS,
    DO_SHIP,
    DO_SHUFFLE,
    DO_START_PLAYER,
    push,
)
from ridotto.games.mille_fiori.rules.turn import take_start_player
from ridotto.games.mille_fiori.rules.window import put_in_window
from ridotto.games.mille_fiori.table import (
    DO_ADVANCE,
    DO_CLIMB,
    DO_DOGE,
    DO_FRAME,
    DO_TAKE_DOGARESSA,
    DO_TAKE_MASTERWORK,
    DO_TAKE_STACK,
    DO_USE,
    EXTRA_CARD,
    FIRST_DOGE,
    FIRST_MASTERWORK,
    FRAME,
    MASTERWORK,
    MINOR_DOGE,
    NONE,
    PLAY,
    POINTS_CARD,
    SEA_ROUTE,
    TWO_MASTERWORKS,
)


@rule
def decide(box: Any, table: Any, action: Any, journal: Any) -> None:
    """A decision that only the expansion knows."""
    if action == DO_DOGE:
        play_doge(box, table, journal)
    elif action < DO_USE:
        frame(table, action - DO_FRAME, journal)
    elif action < DO_TAKE_MASTERWORK:
        use(box, table, action - DO_USE, journal)
    elif action <= DO_TAKE_STACK:
        take(table, action, journal)
    elif action < DO_CLIMB:
        push(table, DO_SHIP, action - DO_ADVANCE + 1, NONE)
    else:
        push(table, DO_COUNCIL, action - DO_CLIMB + 1, NONE)


@rule
def play_doge(box: Any, table: Any, journal: Any) -> None:
    """X4.1: start player card, movement by the arrows, points."""
    doge = open_play(table, journal) - FIRST_DOGE
    take_start_player(table, journal)
    push(table, DO_POINTS, int(box.doge_points[doge]), NONE)
    push(table, DO_COUNCIL, int(box.doge_arrows[doge]), NONE)


@rule
def frame(table: Any, position: Any, journal: Any) -> None:
    """X6.1, X6.3: a masterwork goes into the window: the card in play, or the one just taken."""
    face = open_play(table, journal) if table.phase == PLAY else int(table.card)
    table.card = NONE
    put_in_window(table, int(table.turn), face - FIRST_MASTERWORK, position, journal)


@rule
def take(table: Any, action: Any, journal: Any) -> None:
    """X5.1, X6.2: an open card or the top of the stack; a masterwork goes into the window next."""
    blind = action == DO_TAKE_STACK
    seat = int(table.turn)
    if table.phase == MASTERWORK:
        kind = draw_top(table.masterworks) if blind else action - DO_TAKE_MASTERWORK
        opened = blind or stack_size(table.masterworks) > 0
        if not blind:
            take_open(table.masterworks, table.masterworks_open, kind)
        note(journal, events.MASTERWORK_TAKEN, seat, 0, kind, int(blind), int(opened))
        table.card = FIRST_MASTERWORK + kind
        table.phase = FRAME
    else:
        kind = draw_top(table.dogaressas) if blind else action - DO_TAKE_DOGARESSA
        opened = blind or stack_size(table.dogaressas) > 0
        if not blind:
            take_open(table.dogaressas, table.dogaressas_open, kind)
        note(journal, events.DOGARESSA_TAKEN, seat, 0, kind, int(blind), int(opened))
        table.held[seat, kind] += 1
        table.phase = PLAY


@rule
def use(box: Any, table: Any, kind: Any, journal: Any) -> None:
    """X5.2, X5.3: a Dogaressa card instead of the chosen card, which is discarded without effect."""
    seat = int(table.turn)
    note(journal, events.DISCARDED, seat, 0, int(table.chosen[seat]), 0, 0)
    note(journal, events.DOGARESSA_USED, seat, 0, kind, 0, 0)
    table.chosen[seat] = NONE
    table.held[seat, kind] -= 1
    table.earned = 0
    push(table, DO_SHUFFLE, kind, NONE)
    if kind == POINTS_CARD:
        push(table, DO_POINTS, int(box.points_card), NONE)
    elif kind == TWO_MASTERWORKS:
        push(table, DO_MASTERWORK, 0, NONE)
        push(table, DO_MASTERWORK, 0, NONE)
    elif kind == EXTRA_CARD:
        table.earned = 1
        push(table, DO_EXTRA_CARD, 0, NONE)
    elif kind == SEA_ROUTE:
        push(table, DO_EXTRA_CARD, 0, NONE)
        push(table, DO_CHOOSE_ADVANCE, 0, NONE)
    elif kind == MINOR_DOGE:
        push(table, DO_START_PLAYER, 0, NONE)
        push(table, DO_POINTS, int(box.minor_points), NONE)
        push(table, DO_COUNCIL, 1, NONE)
    else:
        push(table, DO_START_PLAYER, 0, NONE)
        push(table, DO_POINTS, int(box.major_points), NONE)
        push(table, DO_CHOOSE_CLIMB, 0, NONE)


@rule
def stack_shuffled(table: Any, outcome: Any) -> None:
    """X5.2: the stack of Dogaressa cards, top first, after the used card went back into it."""
    size = stack_size(table.dogaressas)
    for i in range(size):
        table.dogaressas[size - 1 - i] = outcome[i]
    refill(table.dogaressas, table.dogaressas_open)  # Q19
