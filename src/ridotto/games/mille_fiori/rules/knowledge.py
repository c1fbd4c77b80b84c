"""What a seat knows: its view, and tables sampled from it.

A hand that a seat has held is known to it for as long as it exists: all picks of earlier cycles are
open by then. Only the pick of the present cycle may be hidden within it. A chosen card is opened by
its play, so that the card of the seat at turn is hidden until that seat acts.

In a view
- a known hand whose pick is hidden holds the picked card too, and ``chosen`` is HIDDEN;
- an unknown hand holds HIDDEN;
- the stacks of masterworks and Dogaressa cards are sorted;
- the last places of ``cards`` hold, sorted, all cards that may lie in the deck or in unknown hands.
"""

from typing import Any

import numpy as np

from ridotto.engine.jit import rule
from ridotto.engine.rng import advance, roll
from ridotto.games.mille_fiori.rules.cards import insert, remove
from ridotto.games.mille_fiori.rules.common import hand_size
from ridotto.games.mille_fiori.rules.stacks import stack_size
from ridotto.games.mille_fiori.table import HIDDEN, NONE

# Keeps the chance inside a sampled table apart from the numbers that sampled it.
_OTHER_STREAM = np.uint64(0xA0761D6478BD642F)


@rule
def has_seen(table: Any, seat: Any, holder: Any) -> Any:
    """R2.2: ``seat`` has held the hand that ``holder`` holds now, in this round."""
    if seat < 0:
        return False
    passes = (holder - seat) % int(table.players)
    return passes <= int(table.cycle)


@rule
def view(box: Any, table: Any, seat: Any) -> None:
    """Blank in ``table`` (a copy) everything that ``seat`` may not see; seat -1 sees what is public."""
    table.rng = 0
    first = int(table.next)
    for other in range(table.players):
        if other == seat:
            continue
        size = hand_size(table, other)
        face = int(table.chosen[other])
        known = has_seen(table, seat, other)
        if known and face >= 0:
            insert(table.hand[other], size, face)
        if not known:
            if face >= 0:
                first = put_back(table, first, face)
            for i in range(size):
                first = put_back(table, first, table.hand[other, i])
                table.hand[other, i] = HIDDEN
        if face >= 0:
            table.chosen[other] = HIDDEN
    sort(table.cards, first, int(box.cards))
    if box.expansion:
        sort(table.masterworks, 0, stack_size(table.masterworks))
        sort(table.dogaressas, 0, stack_size(table.dogaressas))


@rule
def put_back(table: Any, first: Any, face: Any) -> Any:
    """Put a card before the rest of the deck, where dealt cards have left room; returns the new beginning."""
    table.cards[first - 1] = face
    return first - 1


@rule
def sort(deck: Any, first: Any, end: Any) -> None:
    """Sort ``deck[first:end]`` in place; the order of the deck is what nobody knows."""
    for i in range(first + 1, end):
        face = deck[i]
        at = i
        while at > first and deck[at - 1] > face:
            deck[at] = deck[at - 1]
            at -= 1
        deck[at] = face


@rule
def sample(box: Any, table: Any, seat: Any, rng: Any) -> None:
    """Turn ``table`` (a copy of the view of ``seat``) into a whole table, drawn with ``rng``.

    Every arrangement of the hidden cards that agrees with all that the seat has seen is equally likely.
    """
    end = int(box.cards)
    first = int(table.next) - unknown_cards(table)
    shuffle(table.cards, first, end, rng)
    if box.expansion:
        shuffle(table.masterworks, 0, stack_size(table.masterworks), rng)
        shuffle(table.dogaressas, 0, stack_size(table.dogaressas), rng)
    for other in range(table.players):
        if table.hand[other, 0] == HIDDEN:
            first = fill_hand(table, other, first)
        elif table.chosen[other] == HIDDEN:
            size = hand_size(table, other)
            face = table.hand[other, roll(rng, size)]
            remove(table.hand[other], size, face)
            table.chosen[other] = face
    rng[0] = advance(rng[0])
    table.rng = rng[0] ^ _OTHER_STREAM


@rule
def shuffle(row: Any, first: Any, end: Any, rng: Any) -> None:
    """Shuffle ``row[first:end]`` with a generator from outside."""
    for i in range(end - 1, first, -1):
        j = first + roll(rng, i - first + 1)
        kept = row[i]
        row[i] = row[j]
        row[j] = kept


@rule
def unknown_cards(table: Any) -> Any:
    """Cards in the hands that the seat of this view has never held, picks included."""
    n = 0
    for other in range(table.players):
        if table.hand[other, 0] == HIDDEN:
            n += hand_size(table, other)
            if table.chosen[other] == HIDDEN:
                n += 1
    return n


@rule
def fill_hand(table: Any, other: Any, first: Any) -> Any:
    """Give an unknown hand, and its pick, the cards of the deck from ``first`` on; returns where it goes on."""
    if table.chosen[other] == HIDDEN:
        table.chosen[other] = table.cards[first]
        table.cards[first] = NONE
        first += 1
    size = hand_size(table, other)
    table.hand[other, :] = NONE
    for i in range(size):
        insert(table.hand[other], i, table.cards[first])
        table.cards[first] = NONE
        first += 1
    return first
