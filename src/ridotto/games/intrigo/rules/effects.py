"""What Influence cards do (rules 18 to 23), and their alternatives (Q4 to Q7)."""

from typing import Any

import numpy as np

from ridotto.engine.jit import rule
from ridotto.engine.journal import note
from ridotto.games.intrigo import events
from ridotto.games.intrigo.rules.aims import copies_of, influence_in
from ridotto.games.intrigo.rules.bits import of_face
from ridotto.games.intrigo.table import (
    CALLED,
    CANCEL,
    EXCHANGE,
    EXCHANGED,
    GUARD,
    INFLUENCE,
    LURE,
    MOVE_ANY,
    MOVE_NEIGHBOUR,
    NOBODY,
    NONE,
    PLACE_AT_ONCE,
    PLACE_NEXT,
    SHOWN,
    SWAP_ANY,
    SWAP_NEIGHBOURS,
    TRADE_ADJACENT,
    TRADE_ANY,
    TURN_DUCAT,
    TURN_PLOT,
    TURN_TOKEN,
)


@rule
def act(box: Any, table: Any, seat: Any, effect: Any, aim: Any, target: Any, journal: Any) -> None:
    """The effect of the Influence card that has just been put into ``table.at``."""
    if effect == TURN_PLOT:
        turn_plot(table, aim, journal)
    elif effect == TURN_TOKEN or effect == TURN_DUCAT:
        turn_token(table, aim, journal)
    elif TRADE_ADJACENT <= effect <= TRADE_ANY:
        trade(table, aim, target, journal)
    elif effect == MOVE_NEIGHBOUR or effect == MOVE_ANY or effect == LURE:
        move(table, aim, target, journal)
    elif effect == SWAP_ANY or effect == SWAP_NEIGHBOURS:
        swap(table, aim, target, journal)
    elif effect == CANCEL:
        cancel(box, table, aim, journal)
        return
    else:
        name(table, seat, effect, aim, target, journal)
        return
    if box.effect[GUARD] == CANCEL:
        table.done[table.at, 0] = aim
        table.done[table.at, 1] = target


@rule
def turn_plot(table: Any, space: Any, journal: Any) -> None:
    """Rule 18: a Plot card is turned face down."""
    table.plots ^= 1 << space
    note(journal, events.TURNED_PLOT, -1, 0, space, int(table.card[space]), 0)


@rule
def turn_token(table: Any, arcade: Any, journal: Any) -> None:
    """Rule 19: a token is turned face down."""
    table.tokens ^= 1 << arcade
    note(journal, events.TURNED_TOKEN, -1, 0, arcade, int(table.token[arcade]), 0)


@rule
def trade(table: Any, arcade: Any, other: Any, journal: Any) -> None:
    """Rule 20: two tokens change places."""
    kept = table.token[arcade]
    table.token[arcade] = table.token[other]
    table.token[other] = kept
    note(journal, events.SWAPPED_TOKENS, -1, 0, arcade, other, 0)


@rule
def move(table: Any, space: Any, to: Any, journal: Any) -> None:
    """Rule 21: a Plot card moves to a free space, and its own is free again."""
    table.card[to] = table.card[space]
    table.card[space] = NONE
    both = (1 << space) | (1 << to)
    table.plots ^= both
    table.free ^= both
    note(journal, events.MOVED, -1, 0, space, to, int(table.card[to]))


@rule
def swap(table: Any, space: Any, other: Any, journal: Any) -> None:
    """Q5: two Plot cards change places."""
    kept = table.card[space]
    table.card[space] = table.card[other]
    table.card[other] = kept
    note(journal, events.SWAPPED_PLOTS, -1, 0, space, other, 0)


@rule
def cancel(box: Any, table: Any, space: Any, journal: Any) -> None:
    """Q7: what the Influence card in ``space`` has done to the Palace is undone, as far as it still can be."""
    aim = np.int64(table.done[space, 0])
    target = np.int64(table.done[space, 1])
    table.done[space, 0] = NONE
    table.done[space, 1] = NONE
    kind = influence_in(table, space)
    effect = np.int64(box.effect[kind])
    note(journal, events.UNDONE, -1, 0, space, kind, 0)
    if effect == TURN_PLOT:
        if not (int(table.plots) >> aim) & 1 and 0 <= table.card[aim] < INFLUENCE:
            turn_plot(table, aim, journal)
    elif effect == TURN_TOKEN or effect == TURN_DUCAT:
        if not (int(table.tokens) >> aim) & 1 and table.token[aim] != NONE:
            turn_token(table, aim, journal)
    elif TRADE_ADJACENT <= effect <= TRADE_ANY:
        if (int(table.tokens) >> aim) & (int(table.tokens) >> target) & 1:
            trade(table, aim, target, journal)
    elif effect == SWAP_ANY or effect == SWAP_NEIGHBOURS:
        if (int(table.plots) >> aim) & (int(table.plots) >> target) & 1:
            swap(table, aim, target, journal)
    elif (int(table.plots) >> target) & (int(table.free) >> aim) & 1:
        move(table, target, aim, journal)


@rule
def holder_of(table: Any, seat: Any, face: Any) -> Any:
    """Rule 22: the first opponent clockwise who holds a card of the face; NONE if nobody does."""
    players = int(table.players)
    for step in range(1, players):
        other = (seat + step) % players
        if copies_of(table, other, face) > 0:
            return other
    return NONE


@rule
def name(table: Any, seat: Any, effect: Any, face: Any, target: Any, journal: Any) -> None:
    """Rule 22 and Q6: a Plot card is named, and an opponent who holds it must do something with it."""
    holder = holder_of(table, seat, face)
    what = EXCHANGED if effect == EXCHANGE else CALLED if effect == PLACE_AT_ONCE else SHOWN
    remember(table, what, seat, NOBODY if holder == NONE else holder, face, target if effect == EXCHANGE else NONE)
    if effect == EXCHANGE:
        note(journal, events.NAMED, seat, 0, face, holder, 0)
    elif effect == PLACE_AT_ONCE:
        note(journal, events.CALLED, seat, 0, face, holder, target)
    else:
        note(journal, events.SHOWN, seat, 0, face, holder, 0)
    if holder == NONE:
        return
    card = of_face(face)
    if effect == EXCHANGE:
        given = of_face(target)
        table.hand[holder] += given - card
        table.hand[seat] += card - given
    elif effect == PLACE_AT_ONCE:
        leave_hand(table, holder, face)
        lie(table, face, target)
    elif effect == PLACE_NEXT:
        table.forced[holder] |= card


@rule
def leave_hand(table: Any, seat: Any, face: Any) -> None:
    """A Plot card goes from a hand to the Palace."""
    table.hand[seat] -= of_face(face)
    table.held[seat] -= 1
    table.palace += of_face(face)


@rule
def lie(table: Any, card: Any, space: Any) -> None:
    """A Plot card lies face up in a free space."""
    table.card[space] = card
    table.plots |= 1 << space
    table.free &= ~(1 << space)


@rule
def remember(table: Any, what: Any, seat: Any, holder: Any, face: Any, aside: Any) -> None:
    """What everybody has seen of the Plot cards in hands, for ``knowledge``."""
    at = int(table.logged)
    table.log[at, 0] = seat + 4 * holder + 32 * what
    table.log[at, 1] = face
    table.log[at, 2] = aside
    table.logged = at + 1
