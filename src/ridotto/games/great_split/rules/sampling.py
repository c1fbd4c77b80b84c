"""Tables sampled from what a seat knows: every way to lie for the cards that agrees with it is equally likely.

The cards that the seat is not sure of and the places they may take are matched at random: first one by one, then by
many exchanges of two or three cards wherever both arrangements are possible, which makes all of them equally likely.
"""

from typing import Any

import numpy as np

from ridotto.engine.jit import rule
from ridotto.engine.rng import advance, roll
from ridotto.games.great_split.rules.cards import insert
from ridotto.games.great_split.rules.common import seats
from ridotto.games.great_split.rules.memory import ALL, BIT, LANE, OTHERS, lane
from ridotto.games.great_split.table import (
    CARDS,
    HIDDEN,
    LEVEL_FIRST,
    NONE,
    ROUNDS,
    SETUP,
    TAKE,
    TILE_VALUES,
)

# Keeps the chance inside a sampled table apart from the numbers that sampled it.
_OTHER_STREAM = np.uint64(0xA0761D6478BD642F)

# Kinds of places: the hand of each seat, the discarded cards, cards of a hand dealt in this round, the decks.
OUT = 7
FRESH = 8
DECKS = 15
PLACES = 18
EXCHANGES = 10
"""How many exchanges are tried for each card."""


@rule
def sample(box: Any, table: Any, seat: Any, rng: Any) -> None:
    """Turn ``table`` (a copy of the view of ``seat``) into a whole table, drawn with ``rng``."""
    if table.phase != SETUP:
        can = np.zeros(CARDS, np.int64)
        at = np.full(CARDS, NONE, np.int64)
        unknown = np.zeros(CARDS, np.int64)
        room = np.zeros(PLACES, np.int64)
        which = seat if seat >= 0 else ALL
        n = find_unknown(box, table, which, can, unknown)
        count_room(box, table, which, room)
        shuffle(unknown, n, rng)
        for i in range(n):
            place(int(unknown[i]), i, can, at, unknown, room, rng)
        mix(n, can, at, unknown, rng)
        lay_out(table, n, at, unknown, rng)
        for other in range(seats(table)):
            if other != seat:
                sample_decisions(box, table, other, rng)
        sample_market(box, table, rng)
        fill_memory(table, which)
    rng[0] = advance(rng[0])
    table.rng = rng[0] ^ _OTHER_STREAM


@rule
def level_of(card: Any) -> Any:
    """The level of a card, from 0."""
    return int(card >= LEVEL_FIRST[1]) + int(card >= LEVEL_FIRST[2])


@rule
def find_unknown(box: Any, table: Any, which: Any, can: Any, unknown: Any) -> Any:
    """The cards that the lane is not sure of, and for each of them the places (bits) where it can be."""
    n = 0
    now = int(box.level[int(table.round_number) - 1])
    for card in range(CARDS):
        places = lane(table, card, which)
        if which == ALL:
            unseen = int(places == 255)
            hands = places & 127
        else:
            unseen = (places >> which) & 1
            hands = places & 127 & ~(1 << which)
        if unseen == 0 and places & (places - 1) == 0:
            continue
        mask = hands | (places & 128)
        if unseen:
            mask |= 1 << (DECKS + level_of(card))
            if level_of(card) == now:
                for other in range(seats(table)):
                    mask |= int(other != which) << (FRESH + other)
        can[card] = mask
        unknown[n] = card
        n += 1
    return n


@rule
def count_room(box: Any, table: Any, which: Any, room: Any) -> None:
    """How many unknown cards there are in each kind of place."""
    for other in range(seats(table)):
        if other != which:
            hidden = 0
            for i in range(table.held[other]):
                hidden += table.hand[other, i] == HIDDEN
            room[FRESH + other] = min(hidden, int(table.fresh[other]))
            room[other] = hidden - room[FRESH + other]
            room[OUT] += table.dropped[other]
    for card in range(CARDS):
        room[OUT] -= lane(table, card, which) == 128
    for level in range(3):
        for i in range(LEVEL_FIRST[level], LEVEL_FIRST[level + 1]):
            room[DECKS + level] += table.deck[i] == HIDDEN


@rule
def shuffle(row: Any, n: Any, rng: Any) -> None:
    """Shuffle the first ``n`` of ``row``."""
    for i in range(n - 1, 0, -1):
        j = roll(rng, i + 1)
        kept = row[i]
        row[i] = row[j]
        row[j] = kept


@rule
def place(card: Any, before: Any, can: Any, at: Any, unknown: Any, room: Any, rng: Any) -> None:
    """Put a card into a place that it can take; if all are full, move one of the ``before`` cards placed already."""
    free = 0
    for where in range(PLACES):
        free += room[where] * ((can[card] >> where) & 1)
    if free > 0:
        pick = roll(rng, free)
        for where in range(PLACES):
            pick -= room[where] * ((can[card] >> where) & 1)
            if pick < 0:
                at[card] = where
                room[where] -= 1
                return
    make_room(card, before, can, at, unknown, room)


@rule
def make_room(card: Any, before: Any, can: Any, at: Any, unknown: Any, room: Any) -> None:
    """Search, breadth first, a chain of cards each of which takes the place of the next one; the last one is free."""
    via = np.full(PLACES, NONE, np.int64)  # the card that would come to this kind of place
    queue = np.zeros(PLACES, np.int64)
    end = 0
    for where in range(PLACES):
        if (can[card] >> where) & 1:
            via[where] = card
            queue[end] = where
            end += 1
    i = 0
    while i < end:
        here = int(queue[i])
        i += 1
        if room[here] > 0:
            room[here] -= 1
            while True:
                moving = int(via[here])
                came_from = int(at[moving])
                at[moving] = here
                if moving == card:
                    return
                here = came_from
        for k in range(before):
            other = int(unknown[k])
            if at[other] == here:
                for where in range(PLACES):
                    if (can[other] >> where) & 1 and via[where] == NONE:
                        via[where] = other
                        queue[end] = where
                        end += 1


@rule
def mix(n: Any, can: Any, at: Any, unknown: Any, rng: Any) -> None:
    """Exchange the places of two cards, or of three in a circle, wherever the cards can take them."""
    if n < 2:
        return
    for k in range(EXCHANGES * n):
        a = int(unknown[roll(rng, n)])
        b = int(unknown[roll(rng, n)])
        c = int(unknown[roll(rng, n)]) if k % 3 == 0 else a
        if k % 3 == 0 and (a == b or b == c or a == c):
            continue
        to_a = at[b]
        to_b = at[c]
        to_c = at[a]
        if (can[a] >> to_a) & (can[b] >> to_b) & (can[c] >> (to_c if k % 3 == 0 else to_a)) & 1:
            at[a] = to_a
            at[b] = to_b
            if k % 3 == 0:
                at[c] = to_c


@rule
def lay_out(table: Any, n: Any, at: Any, unknown: Any, rng: Any) -> None:
    """Put the cards where they are to lie; decks in any order."""
    for other in range(seats(table)):
        sure = 0
        for i in range(table.held[other]):
            sure += table.hand[other, i] != HIDDEN
        for i in range(sure, int(table.held[other])):
            table.hand[other, i] = NONE
        table.held[other] = sure
    shuffle(unknown, n, rng)
    for k in range(n):
        card = int(unknown[k])
        where = int(at[card])
        if where >= DECKS:
            i = int(LEVEL_FIRST[where - DECKS])
            while table.deck[i] != HIDDEN:
                i += 1
            table.deck[i] = card
        elif where != OUT:
            seat = where - FRESH if where >= FRESH else where
            insert(table, seat, card)
            below = 0
            while table.hand[seat, below] != card:
                below += 1
            up = int(table.up[seat])
            low = up & ((1 << below) - 1)
            table.up[seat] = low | ((up ^ low) << 1)


@rule
def sample_decisions(box: Any, table: Any, other: Any, rng: Any) -> None:
    """Divisions, choices, and which of the cards not shown are still to be used."""
    held = int(table.held[other])
    if table.first[other] == HIDDEN:
        table.first[other] = 2 * roll(rng, (1 << (held - 1)) - 1 + int(box.empty_group)) + 1
    if table.taken[other] == HIDDEN:
        table.taken[other] = roll(rng, 2)
    up = int(table.up[other])
    count = 0
    candidates = 0
    for i in range(held):
        count += (int(table.left[other]) >> i) & 1
        candidates += ((up >> i) & 1) ^ 1
    left = 0
    for i in range(held):
        if (up >> i) & 1 == 0:
            if count > 0 and roll(rng, candidates) < count:
                left |= 1 << i
                count -= 1
            candidates -= 1
    table.left[other] = left


@rule
def sample_market(box: Any, table: Any, rng: Any) -> None:
    """28, 4: the tiles not turned up, any six of nine being equally likely."""
    total = int(box.tiles)
    for i in range(ROUNDS):
        if table.market[i] != HIDDEN:
            total -= 1
    for i in range(ROUNDS):
        if table.market[i] == HIDDEN:
            pick = roll(rng, total)
            total -= 1
            for value in range(TILE_VALUES):
                left = int(box.tile_count[value])
                for k in range(ROUNDS):
                    left -= table.market[k] == value
                pick -= left
                if pick < 0:
                    table.market[i] = value
                    break


@rule
def fill_memory(table: Any, which: Any) -> None:
    """What the other seats know: their own cards, the wallet that they hold, and what everybody knows."""
    players = seats(table)
    for card in range(CARDS):
        public = lane(table, card, ALL)
        word = table.may[card]
        for v in range(players):
            if v != which:
                word &= ~LANE[v]
                if public == 255:
                    word |= OTHERS[players, v] & LANE[v] | BIT[v, v] | BIT[v, 7]
                else:
                    for j in range(8):
                        if (public >> j) & 1 and j != v:
                            word |= BIT[v, j]
        table.may[card] = word
    for holder in range(players):
        left = (holder + 1) % players
        for i in range(table.held[holder]):
            card = int(table.hand[holder, i])
            word = table.may[card]
            if holder != which:
                word &= ~LANE[holder]
            if table.phase == TAKE and left != which:
                word = (word & ~LANE[left]) | BIT[left, holder]
            table.may[card] = word
