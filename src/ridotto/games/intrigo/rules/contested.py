"""The tokens on the Arcade cards from the standpoint of a seat: won, led, or open (``features``)."""

from typing import Any

from ridotto.engine.jit import rule
from ridotto.games.intrigo.rules.award import different, receiver, strength
from ridotto.games.intrigo.rules.bits import amount, ring_of
from ridotto.games.intrigo.table import DUCAT, FACES, MAX_COUNT, NONE

A_DUCAT = 0.03
"""What a Ducat counts beside the nearness to victory that a Seal brings."""
LED, LED_OPENLY, OTHERS_OPEN, OTHERS_CLOSED, OPEN = range(5)
STATES = 5
MEASURES = 3
"""Of the tokens in a state: what they would bring the seat, how many are Seals, how many are Ducats."""


@rule
def most_of(seals: Any) -> Any:
    """The most Seals of one guild."""
    most = 0
    for _ in range(DUCAT):
        most = max(most, seals & MAX_COUNT)
        seals >>= 4
    return most


@rule
def nearness(box: Any, seals: Any) -> Any:
    """How near Counter cards are to victory either way, at most 1 until somebody has won; the last steps count most."""
    some = different(seals) / float(box.different_seals)
    equal = most_of(seals) / float(box.equal_seals)
    return 0.5 * (some * some + equal * equal)


@rule
def strongest(table: Any, seat: Any) -> Any:
    """The highest value among the Plot cards in hand that the seat profits from; 0 if there is none."""
    best = 0
    for face in range(FACES):
        worth = int(table.worth[face])
        if worth & 7 == seat + 1 and amount(int(table.hand[seat]), face) > 0:
            best = max(best, worth >> 3)
    return best


@rule
def wanted(box: Any, table: Any, seals: Any, most: Any, arcade: Any) -> Any:
    """What the token of an Arcade card would bring to ``seals``, of which ``most`` are of one guild."""
    if not (int(table.tokens) >> arcade) & 1:
        return 0.0
    token = int(table.token[arcade])
    if token == DUCAT:
        return A_DUCAT
    have = (seals >> (4 * token)) & MAX_COUNT
    some = 0
    if have == 0:
        some = 2 * different(seals) + 1
    more = (most + 1) * (most + 1) - most * most if have == most else 0
    one = int(box.different_seals) * int(box.different_seals)
    other = int(box.equal_seals) * int(box.equal_seals)
    return 0.5 * (some / float(one) + more / float(other))


@rule
def contested(box: Any, table: Any, seat: Any, out: Any, at: Any) -> Any:
    """Tokens by who leads and whether a space beside is free; the best placements; returns where it ends."""
    ring = ring_of(table)
    free = int(table.free)
    seals = int(table.seals[seat])
    most = most_of(seals)
    before = strength(box, table, ring - 1)
    for arcade in range(ring):
        after = strength(box, table, arcade)
        token = int(table.token[arcade])
        if token != NONE and (int(table.tokens) >> arcade) & 1:
            is_open = ((free >> arcade) | (free >> ((arcade - 1) % ring))) & 1
            led = receiver(box, before, after)
            state = OPEN
            if led == seat + 1:
                state = LED_OPENLY if is_open else LED
            elif led != 0:
                state = OTHERS_OPEN if is_open else OTHERS_CLOSED
            elif not is_open:
                state = OTHERS_CLOSED
            place = at + MEASURES * state
            out[place] += wanted(box, table, seals, most, arcade)
            out[place + 1] += int(token != DUCAT) / 4.0
            out[place + 2] += int(token == DUCAT) / 4.0
        before = after
    at += MEASURES * STATES
    placements(box, table, seat, strongest(table, seat), out, at)
    placements(box, table, seat, 3, out, at + 2)
    at += 4
    own_plots(table, seat, out, at)
    return at + 1


@rule
def placements(box: Any, table: Any, seat: Any, value: Any, out: Any, at: Any) -> None:
    """What the best and the second best free space would bring to a card of a value."""
    if value == 0:
        return
    ring = ring_of(table)
    seals = int(table.seals[seat])
    most = most_of(seals)
    card = 8 * value + seat + 1
    best = 0.0
    second = 0.0
    before = strength(box, table, ring - 1)
    here = strength(box, table, 0)
    for space in range(ring):
        next_space = space + 1 if space + 1 < ring else 0
        after = strength(box, table, next_space)
        if (int(table.free) >> space) & 1:
            gain = 0.0
            if receiver(box, before, card) == seat + 1:
                gain += wanted(box, table, seals, most, space)
            if receiver(box, card, after) == seat + 1:
                gain += wanted(box, table, seals, most, next_space)
            second = max(second, min(best, gain))
            best = max(best, gain)
        before = here
        here = after
    out[at] = best
    out[at + 1] = second


@rule
def own_plots(table: Any, seat: Any, out: Any, at: Any) -> None:
    """The values of the open Plot cards in the Palace that the seat profits from."""
    for space in range(ring_of(table)):
        if (int(table.plots) >> space) & 1:
            worth = int(table.worth[int(table.card[space]) & 15])
            if worth & 7 == seat + 1:
                out[at] += (worth >> 3) / 12.0
