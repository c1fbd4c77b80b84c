"""3.4: the resolution of a seat, move by move."""

from typing import Any

from ridotto.engine.jit import rule
from ridotto.engine.journal import note
from ridotto.games.great_split import events
from ridotto.games.great_split.rules.memory import shown
from ridotto.games.great_split.rules.steps import pending, pop, push, run, targets
from ridotto.games.great_split.table import (
    ARROW,
    DO_ARROW,
    DO_PLAY,
    DO_SEAL,
    DO_SPLITTER,
    DO_TURN_GOLD,
    DO_TURN_PRESTIGE,
    FIRST_SEAL,
    FRAME,
    GOLD,
    NONE,
    PRESTIGE,
    SEAL_ICON,
)


@rule
def legal_uses(box: Any, table: Any, seat: Any, out: Any) -> Any:
    """18, 19, 21, 22, 24: what the seat may do next; into ``out``, returns how many."""
    waits = pending(table, seat)
    if waits == SEAL_ICON:
        return listed(int(box.seals[table.playing[seat]]), DO_SEAL, out)
    if waits == ARROW:
        return listed(targets(box, table, seat), DO_ARROW, out)
    n = 0
    for first in (DO_PLAY, DO_TURN_GOLD, DO_TURN_PRESTIGE):
        left = int(table.left[seat])
        at = 0
        while left:  # written without a branch, which a processor could not foresee
            out[n] = first + int(table.hand[seat, at])
            n += left & 1
            left >>= 1
            at += 1
    if table.splitter[seat]:
        for track in range(PRESTIGE + 1):
            out[n + track] = DO_SPLITTER + track
        n += PRESTIGE + 1
    return n


@rule
def listed(mask: Any, first: Any, out: Any) -> Any:
    """The actions ``first + bit`` for all bits of ``mask``; returns how many."""
    n = 0
    while mask:
        out[n] = first
        n += mask & 1
        mask >>= 1
        first += 1
    return n


@rule
def use(box: Any, table: Any, seat: Any, action: Any, journal: Any) -> None:
    """One move of a resolution with all that it sets off."""
    if action < DO_TURN_GOLD:
        play(box, table, seat, action - DO_PLAY, journal)
    elif action < DO_TURN_PRESTIGE:
        turn(table, seat, action - DO_TURN_GOLD, GOLD, journal)
    elif action < DO_SPLITTER:
        turn(table, seat, action - DO_TURN_PRESTIGE, PRESTIGE, journal)
    elif action < DO_SEAL:
        table.splitter[seat] = 0
        note(journal, events.SPLITTER, seat, 0, action - DO_SPLITTER, 0, 0)
        push(table, seat, (action - DO_SPLITTER) * FRAME + 1)  # 22
    elif action < DO_ARROW:
        pop(table, seat)
        note(journal, events.SEALED, seat, 0, FIRST_SEAL + action - DO_SEAL, 0, 0)
        push(table, seat, (FIRST_SEAL + action - DO_SEAL) * FRAME + 1)  # 21
    else:
        pop(table, seat)
        note(journal, events.ARROWED, seat, 0, action - DO_ARROW, 0, 0)
        push(table, seat, (action - DO_ARROW) * FRAME + int(box.arrow_steps))  # 23
    run(box, table, seat, journal)
    if table.depth[seat] == 0:
        table.playing[seat] = NONE
        if table.left[seat] == 0 and table.splitter[seat] == 0:
            table.waiting &= ~(1 << seat)


@rule
def place_in_hand(table: Any, seat: Any, card: Any) -> Any:
    """Where in the hand the card is, as a bit."""
    at = 0
    while table.hand[seat, at] != card:
        at += 1
    return 1 << at


@rule
def play(box: Any, table: Any, seat: Any, card: Any, journal: Any) -> None:
    """19 (a), 20: face up, all icons from left to right."""
    bit = place_in_hand(table, seat, card)
    table.left[seat] &= ~bit
    table.up[seat] |= bit
    table.playing[seat] = card
    shown(table, seat, card)
    note(journal, events.PLAYED, seat, 0, card, 0, 0)
    for i in range(box.frame_count[card]):
        push(table, seat, int(box.frames[card, i]))


@rule
def turn(table: Any, seat: Any, card: Any, track: Any, journal: Any) -> None:
    """19 (b): face down for one step on gold or prestige."""
    table.left[seat] &= ~place_in_hand(table, seat, card)
    note(journal, events.TURNED, seat, 0, track, 0, 0)
    push(table, seat, track * FRAME + 1)
