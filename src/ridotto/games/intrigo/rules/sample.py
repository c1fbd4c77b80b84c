"""Tables sampled from what a seat knows: every way for the hidden cards to lie is equally likely."""

from typing import Any

import numpy as np

from ridotto.engine.jit import rule
from ridotto.engine.rng import advance, roll
from ridotto.games.intrigo.rules.bits import amount, of_face, total
from ridotto.games.intrigo.rules.knowledge import KNOWN, UNSEEN, class_of, holder_at, picked_from
from ridotto.games.intrigo.rules.worlds import (
    CARD_BITS,
    COLUMNS,
    ELSEWHERE,
    GIVE,
    GROUPS,
    LOCATE,
    ROWS,
    STAGES,
    after,
    choices_at,
    choose,
    group_with,
    label_of,
    slot_of,
    ways,
)
from ridotto.games.intrigo.table import CARDS, EXCHANGED, HIDDEN, NOBODY, NONE, PUT, SHOWN

# Keeps the chance inside a sampled table apart from the numbers that sampled it.
_OTHER_STREAM = np.uint64(0xA0761D6478BD642F)

PLACES = 2 * CARDS
"""The slots, and after them the cards that are not dealt."""
GROUP, LABEL, FACE = range(3)
"""Columns of places: group or NONE, whose hand, and the card if it is found."""
GONE = -1
ON_THE_WAY = -2
HALF = 1 << 31


@rule
def sample(box: Any, table: Any, seat: Any, rng: Any) -> None:
    """Turn ``table`` (a copy of the view of ``seat``) into a whole table, drawn with ``rng``."""
    if table.dealt > 0:
        places = np.full((PLACES, 3), NONE, np.int64)
        work = np.zeros((ROWS, COLUMNS), np.int64)
        lay_open(box, table, seat, places, work)
        d = find(table, places, work, rng)
        for place in range(PLACES):
            if places[place, GROUP] != NONE and places[place, FACE] == NONE:
                face = any_card(int(work[d, places[place, GROUP]]) & CARD_BITS, rng)
                places[place, FACE] = face
                work[d, places[place, GROUP]] -= of_face(face)
        write(box, table, seat, places)
    rng[0] = advance(rng[0])
    table.rng = rng[0] ^ _OTHER_STREAM


@rule
def any_card(cards: Any, rng: Any) -> Any:
    """The face of one of the cards, each equally likely."""
    at = roll(rng, total(cards))
    face = 0
    while at >= amount(cards, face):
        at -= amount(cards, face)
        face += 1
    return face


@rule
def lay_open(box: Any, table: Any, seat: Any, places: Any, work: Any) -> None:
    """What the view tells of every place, and of the groups before the log begins."""
    players = int(table.players)
    each = int(box.hand[players])
    for packet in range(int(table.dealt) * players):
        picked = picked_from(box, table, packet)
        for step in range(each):
            place = packet * each + step
            which = class_of(box, table, seat, packet, step)
            label = ELSEWHERE
            if step < picked:
                later = table.dealt > 1 and packet >= players
                label = holder_at(box, table, packet, step) + (2 if later else 0)
            face = int(table.slots[place])
            if which <= UNSEEN:
                places[place, GROUP] = which
                places[place, LABEL] = label
                work[0, which] += slot_of(label) + (of_face(face) if which < UNSEEN else 0)
            elif which == KNOWN:
                places[place, LABEL] = label
                places[place, FACE] = face
                work[0, GROUPS + label] += of_face(face)
    work[0, UNSEEN] += int(table.deck)
    for i in range(total(int(table.stock)) - int(table.dealt) * players * each):
        places[CARDS + i, GROUP] = UNSEEN
        places[CARDS + i, LABEL] = ELSEWHERE
        work[0, UNSEEN] += slot_of(ELSEWHERE)


@rule
def find(table: Any, places: Any, work: Any, rng: Any) -> Any:
    """Go through the log, choose among the ways and find the places; returns the last row of ``work``."""
    d = np.int64(0)
    at = np.int64(0)
    while at < table.logged * STAGES:
        following = after(table, work, d, at)
        choice = pick(table, work, d, at, following, rng)
        choose(table, work, d, at, choice)
        settle(table, places, work, d, at, choice, rng)
        d += 1
        at = following
    return d


@rule
def pick(table: Any, work: Any, d: Any, at: Any, following: Any, rng: Any) -> Any:
    """A choice, as likely as the ways that it leaves."""
    possible = 0
    only = 0
    for choice in range(choices_at(table, at)):
        if choose(table, work, d, at, choice) > 0:
            possible += 1
            only = choice
    if possible < 2:
        return only
    whole = 0
    for choice in range(choices_at(table, at)):
        these = choose(table, work, d, at, choice)
        if these > 0:
            whole += these * ways(table, work, d + 1, following)
    mark = (roll(rng, HALF) + roll(rng, HALF) / HALF) / HALF * whole
    upto = 0
    for choice in range(choices_at(table, at)):
        these = choose(table, work, d, at, choice)
        if these > 0:
            these *= ways(table, work, d + 1, following)
            if these > 0:
                only = choice
                upto += these
                if mark < upto:
                    return only
    return only


@rule
def settle(table: Any, places: Any, work: Any, d: Any, at: Any, choice: Any, rng: Any) -> None:
    """Finds the place of the card that a choice is about."""
    row = at // STAGES
    who = int(table.log[row, 0])
    face = int(table.log[row, 1])
    own = label_of(table, row, who & 3)
    theirs = label_of(table, row, (who >> 2) & 7)
    if who >> 5 == PUT:
        places[place_of(places, choice, own, face, rng), LABEL] = GONE
    elif at % STAGES == LOCATE:
        group = group_with(work, d, face)
        if group < GROUPS:
            place_of(places, group, choice, face, rng)
    elif at % STAGES == GIVE:
        aside = int(table.log[row, 2])
        if aside < 0 and choice >= GROUPS:
            aside = choice - GROUPS
        place = place_of(places, min(choice, GROUPS), own, aside, rng)
        places[place, LABEL] = theirs
        table.log[row, 2] = aside
        if aside < 0:
            table.log[row, 2] = HIDDEN - 1 - place  # its card is found later
        places[known_place(places, ON_THE_WAY, face), LABEL] = own
    elif (who >> 2) & 7 != NOBODY and who >> 5 != SHOWN:
        places[known_place(places, theirs, face), LABEL] = ON_THE_WAY if who >> 5 == EXCHANGED else GONE


@rule
def place_of(places: Any, group: Any, label: Any, face: Any, rng: Any) -> Any:
    """A place of a group and label, each equally likely, which gets the face; or (GROUPS) one that has it already."""
    if group == GROUPS:
        return known_place(places, label, face)
    n = 0
    for place in range(PLACES):
        n += is_open(places, place, group, label)
    at = roll(rng, n)
    place = 0
    while at > 0 or not is_open(places, place, group, label):
        at -= is_open(places, place, group, label)
        place += 1
    places[place, FACE] = max(face, NONE)
    return place


@rule
def is_open(places: Any, place: Any, group: Any, label: Any) -> Any:
    """No card has been found for a place of this group and label."""
    return places[place, GROUP] == group and places[place, LABEL] == label and places[place, FACE] == NONE


@rule
def known_place(places: Any, label: Any, face: Any) -> Any:
    """A place with this label and face."""
    place = 0
    while places[place, LABEL] != label or places[place, FACE] != face:
        place += 1
    return place


@rule
def write(box: Any, table: Any, seat: Any, places: Any) -> None:
    """The cards of the places come into slots, packets, hands and deck."""
    players = int(table.players)
    each = int(box.hand[players])
    for other in range(players):
        if table.packet[other] == HIDDEN:
            table.packet[other] = 0
        if table.hand[other] == HIDDEN:
            table.hand[other] = 0
    for packet in range(int(table.dealt) * players):
        picked = picked_from(box, table, packet)
        for step in range(each):
            place = packet * each + step
            if places[place, GROUP] != NONE:
                face = int(places[place, FACE])
                table.slots[place] = face if step < picked else NONE
                if step >= picked:
                    table.packet[holder_at(box, table, packet, int(table.step))] += of_face(face)
    deck = 0
    for place in range(CARDS, PLACES):
        if places[place, GROUP] != NONE:
            deck += of_face(int(places[place, FACE]))
    table.deck = deck
    give_hands(table, seat, places)
    for row in range(table.logged):
        if table.log[row, 2] < HIDDEN:
            table.log[row, 2] = places[HIDDEN - 1 - int(table.log[row, 2]), FACE]


@rule
def give_hands(table: Any, seat: Any, places: Any) -> None:
    """Everybody's hand but that of ``seat``: the cards of the latest deal that are still there."""
    for other in range(table.players):
        if other != seat and table.held[other] > 0:
            hand = 0
            label = other + (2 if table.dealt > 1 else 0)
            for place in range(CARDS):
                if places[place, LABEL] == label and places[place, FACE] != NONE:
                    hand += of_face(int(places[place, FACE]))
            table.hand[other] = hand
