"""The rules of Mille Fiori as functions of box and table; each chapter of the rules is a module."""

from typing import Any

from ridotto.engine.game import CHANCE
from ridotto.engine.jit import rule
from ridotto.engine.journal import note
from ridotto.games.mille_fiori import events
from ridotto.games.mille_fiori.rules.cards import faces
from ridotto.games.mille_fiori.rules.common import diamonds, hand_size
from ridotto.games.mille_fiori.rules.court import decide, stack_shuffled
from ridotto.games.mille_fiori.rules.features import FEATURES, features
from ridotto.games.mille_fiori.rules.knowledge import sample, view
from ridotto.games.mille_fiori.rules.play import card_in_play, lay, may_sail, places, sail, take_extra
from ridotto.games.mille_fiori.rules.round import choose
from ridotto.games.mille_fiori.rules.setup import deal, draw_setup, set_up, shuffle
from ridotto.games.mille_fiori.rules.stacks import stack_size, takes
from ridotto.games.mille_fiori.rules.turn import go_on
from ridotto.games.mille_fiori.table import (
    ACTIONS,
    ADVANCE,
    CLIMB,
    DO_ADVANCE,
    DO_CLIMB,
    DO_DECLINE,
    DO_DOGE,
    DO_DRAFT,
    DO_EXTRA,
    DO_FRAME,
    DO_LAY,
    DO_SAIL,
    DO_TAKE_DOGARESSA,
    DO_TAKE_MASTERWORK,
    DO_USE,
    DOGARESSA,
    DRAFT,
    EXTRA,
    FIRST_DOGE,
    FIRST_MASTERWORK,
    FIRST_SPACE,
    FRAME,
    KINDS,
    MASTERWORK,
    NONE,
    NUMBERS,
    OVER,
    PLAY,
    SETUP,
    SHUFFLE,
    SYMBOL_REGION,
    WINDOW,
)

__all__ = [
    "FEATURES",
    "actors",
    "apply",
    "chance_fixed",
    "deal",
    "draw",
    "features",
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
    if table.phase == SETUP or table.phase == SHUFFLE:
        return CHANCE
    if table.phase == OVER:
        return 0
    return 1 << int(table.turn)


@rule
def legal(box: Any, table: Any, seat: Any, out: Any) -> Any:
    """The legal moves of an actor, written into ``out`` in ascending order; returns how many."""
    if table.phase == DRAFT:
        return faces(table.hand[seat], hand_size(table, seat), DO_DRAFT, out, 0)
    if table.phase == PLAY:
        n = legal_uses(box, table, seat, card_in_play(table), out)
        if box.expansion and table.card == NONE:
            for kind in range(KINDS):  # X5.2
                out[n] = DO_USE + kind
                n += table.held[seat, kind] > 0
        return n
    if table.phase == EXTRA:
        n = faces(table.cards, int(table.shown), DO_EXTRA, out, 0)
        if box.extra_decline:
            out[n] = DO_DECLINE
            n += 1
        return n
    if table.phase == MASTERWORK:
        return takes(table.masterworks, table.masterworks_open, DO_TAKE_MASTERWORK, out)
    if table.phase == DOGARESSA:
        return takes(table.dogaressas, table.dogaressas_open, DO_TAKE_DOGARESSA, out)
    if table.phase == FRAME:
        return numbered(DO_FRAME, WINDOW, out, 0)
    if table.phase == ADVANCE:
        return numbered(DO_ADVANCE, DO_CLIMB - DO_ADVANCE, out, 0)
    if table.phase == CLIMB:
        return numbered(DO_CLIMB, ACTIONS - DO_CLIMB, out, 0)
    return 0


@rule
def legal_uses(box: Any, table: Any, seat: Any, face: Any, out: Any) -> Any:
    """R3.1, X4, X6.1: the uses of a card; returns how many."""
    n = 0
    if face < FIRST_DOGE and diamonds(table, seat) > 0:
        first = DO_LAY + FIRST_SPACE[SYMBOL_REGION[face // NUMBERS]]
        mask = places(box, table, face)
        while mask:  # written without a branch, which a processor could not foresee
            out[n] = first
            n += mask & 1
            mask >>= 1
            first += 1
    if may_sail(box, table, seat, face):
        out[n] = DO_SAIL
        n += 1
    if face >= FIRST_MASTERWORK:
        return numbered(DO_FRAME, WINDOW, out, n)
    if face >= FIRST_DOGE:
        out[n] = DO_DOGE
        n += 1
    return n


@rule
def numbered(first: Any, count: Any, out: Any, n: Any) -> Any:
    """Append ``count`` actions from ``first`` on; returns the new length."""
    for i in range(count):
        out[n + i] = first + i
    return n + count


@rule
def apply(box: Any, table: Any, seat: Any, action: Any, journal: Any) -> None:
    """One legal decision of an actor with everything it sets off."""
    if action < DO_EXTRA:
        choose(table, seat, action - DO_DRAFT, journal)
        return
    if action < DO_LAY:
        take_extra(table, action - DO_EXTRA, journal)
        return
    if action < DO_SAIL:
        lay(box, table, action - DO_LAY, journal)
    elif action == DO_SAIL:
        sail(box, table, journal)
    elif action == DO_DECLINE:
        note(journal, events.DECLINED, int(table.turn), 0, 0, 0, 0)  # R4.3
    else:
        decide(box, table, action, journal)
        if table.phase == FRAME and table.card != NONE:
            return
    go_on(box, table, journal)


@rule
def draw(box: Any, table: Any, outcome: Any) -> Any:
    """What chance decides: the setup, or the order of the Dogaressa stack; into ``outcome``, returns its length."""
    if table.phase == SETUP:
        return draw_setup(box, table, outcome)
    size = stack_size(table.dogaressas)
    for i in range(size):
        outcome[i] = table.dogaressas[i]
    shuffle(table, outcome, 0, size)
    return size


@rule
def chance_fixed(box: Any, table: Any, outcome: Any, journal: Any) -> None:
    """Set an outcome of ``draw``."""
    if table.phase == SETUP:
        set_up(box, table, outcome, journal)
    else:
        stack_shuffled(table, outcome)
        go_on(box, table, journal)


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
