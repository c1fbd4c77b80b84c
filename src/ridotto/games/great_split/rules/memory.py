"""What each seat, and a spectator, knows of where the cards are: ``table.may``, one word of 64 bits for each card.

A word has eight lanes of eight bits: lane ``v`` for seat ``v``, the last one for what everybody knows. Lane ``v``

- is 0 if seat ``v`` holds the card, or has discarded it;
- has the bit of every other seat whose hand the card may be in;
- has its own bit, ``v``, as long as ``v`` has never seen the card: it may lie in its deck;
- has bit 7 if the card may lie among the cards that others have discarded.

The lane of everybody is alike, but has no bit of its own: a card that was never seen by all has all its bits set.

A seat draws these conclusions: from a card shown, from the wallet that it receives and from its own that comes back;
after every exchange a card may have gone one seat on, unless it would have had to pass the seat itself; a hand
that is known to the last card holds no other one; the cards dealt in a round are in the hand for as long as their
owner has neither discarded nor exchanged anything (``table.fresh``).
"""

from typing import Any

import numpy as np

from ridotto.engine.jit import rule
from ridotto.games.great_split.rules.common import seats
from ridotto.games.great_split.table import CARDS, LEVEL_FIRST, MAX_SEATS

ALL = 7
"""The lane of everybody."""
LANES = 8


def _word(bits: list[int]) -> int:
    """A signed word of 64 bits."""
    word = sum(1 << bit for bit in set(bits))
    return word - (1 << 64) if word >> 63 else word


def _words(shape: tuple[int, ...], bits: Any) -> Any:
    found = np.zeros(shape, np.int64)
    for at in np.ndindex(shape):
        found[at] = _word(bits(*at))
    return found


LANE = _words((LANES,), lambda v: list(range(8 * v, 8 * v + 8)))
BIT = _words((LANES, 8), lambda v, j: [8 * v + j])
"""Bit ``j`` of lane ``v``."""
EVERY = _words((8,), lambda j: [8 * v + j for v in range(LANES)])
"""Bit ``j`` of every lane."""
KNOWN = _words((MAX_SEATS,), lambda s: [8 * v + s for v in range(LANES) if v != s])
"""The card is in the hand of seat ``s``, as everybody knows."""
OTHERS = _words((MAX_SEATS + 1, MAX_SEATS), lambda n, v: [8 * v + j for j in range(n) if j != v])
"""In lane ``v``, by players: any other seat."""
UNSEEN = _words(
    (MAX_SEATS + 1,), lambda n: [*range(56, 64), *(8 * v + j for v in range(n) for j in range(n) if j == v)]
)
"""By players: the card lies in its deck, or may have been dealt since (which ``may_hold`` adds)."""
RIGHT = _words((MAX_SEATS + 1,), lambda n: [8 * v + (v - 1) % n for v in range(n)] if n else [])
"""By players: in each lane the right neighbour, whose wallet its seat has seen."""
UNWATCHED = _words(
    (MAX_SEATS + 1,),
    lambda n: [8 * v + j for v in [*range(n), ALL] for j in range(n) if v == ALL or j not in {v, (v - 1) % n}],
)
"""By players: in each lane the seats from which a card may go on unseen."""
HIGHEST = _words((MAX_SEATS + 1,), lambda n: [8 * v + n - 1 for v in range(LANES)] if n else [])
TOP = np.int64(EVERY[7])


@rule
def lane(table: Any, card: Any, v: Any) -> Any:
    """The lane of a seat (or ALL) in the word of the card."""
    return (int(table.may[card]) >> (8 * v)) & 255


@rule
def forget_all(table: Any) -> None:
    """Every card lies in its deck."""
    for card in range(CARDS):
        table.may[card] = UNSEEN[table.players]


@rule
def drawn(table: Any, seat: Any, card: Any) -> None:
    """The seat has been dealt the card."""
    table.may[card] &= ~LANE[seat]


@rule
def shown(table: Any, seat: Any, card: Any) -> None:
    """The seat has used the card face up: everybody knows that it is in its hand."""
    table.may[card] = KNOWN[seat]


@rule
def may_hold(table: Any, level: Any, hands: Any) -> None:
    """Cards of the level that were never seen may now be in these hands (a mask for each lane)."""
    players = seats(table)
    for card in range(LEVEL_FIRST[level], LEVEL_FIRST[level + 1]):
        word = table.may[card]
        more = word & 0
        for v in range(players):
            unseen = (word >> (9 * v)) & 1
            more |= OTHERS[players, v] * unseen
        table.may[card] = word | (more & hands)


@rule
def discards(table: Any, seat: Any) -> None:
    """The seat has discarded cards: all that it may have held may now be among them."""
    lanes = ~LANE[seat]
    for card in range(CARDS):
        word = table.may[card]
        table.may[card] = word | (((word & lanes & EVERY[seat]) << (7 - seat)) & TOP)


@rule
def wallets_seen(table: Any) -> None:
    """12, 13: each seat sees the whole hand of its right neighbour."""
    players = seats(table)
    for card in range(CARDS):
        table.may[card] &= ~RIGHT[players]
    for seat in range(players):
        left = (seat + 1) % players
        for i in range(table.held[seat]):
            card = int(table.hand[seat, i])
            table.may[card] = (table.may[card] & ~LANE[left]) | BIT[left, seat]


@rule
def exchanged(table: Any) -> None:
    """14: unseen, every card may have gone one seat on."""
    players = seats(table)
    highest = HIGHEST[players]
    for card in range(CARDS):
        word = table.may[card]
        goes = word & UNWATCHED[players]
        table.may[card] = word | ((goes & ~highest) << 1) | ((goes & highest) >> (players - 1))


@rule
def moved(table: Any, giver: Any, taker: Any, card: Any) -> None:
    """13: the taker has chosen the group with the card; the giver knows, as the other group came back."""
    table.may[card] = (table.may[card] & ~LANE[giver] & ~LANE[taker]) | BIT[giver, taker]


@rule
def conclude(table: Any) -> None:
    """At the end of a resolution: a hand that is known to the last card holds no other one."""
    players = seats(table)
    full = OTHERS[players, 0] & 0
    for seat in range(players):
        unknown = OTHERS[players, 0] & 0
        for i in range(table.held[seat]):
            unknown |= table.may[table.hand[seat, i]] ^ EVERY[seat]
        for v in range(players + 1):
            which = v if v < players else ALL
            if unknown & LANE[which] == 0 and v != seat:
                full |= BIT[which, seat]
    if full != 0:
        for card in range(CARDS):
            strike(table, card, full)


@rule
def strike(table: Any, card: Any, full: Any) -> None:
    """Take the hands of ``full`` out of those lanes of the card that are not sure of one hand already."""
    word = table.may[card]
    players = seats(table)
    for v in range(players + 1):
        which = v if v < players else ALL
        places = (int(word) >> (8 * which)) & 255
        if places & (places - 1) != 0 and not (which == ALL and places == 255):
            word &= ~(full & LANE[which])
    table.may[card] = word
