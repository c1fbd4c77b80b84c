"""How many ways there are for the hidden Plot cards to lie, given all that a seat has seen.

A way says which card each slot holds, which of equal cards was placed or handed over, and which card was set aside in
an exchange of others. ``work[d]`` is what is still open after some rows of ``log``: for each group (``knowledge``) the
cards not yet found in it and, four bits a label, how many slots there are whose cards are in the hands of a label;
then for each label the cards found there. A label is a seat, with two players the seat in one of the two deals, or
ELSEWHERE. A row of the log is gone through in stages, and each stage may leave a choice.
"""

from typing import Any

import numpy as np

from ridotto.engine.jit import rule
from ridotto.games.intrigo.rules.bits import amount, of_face, total
from ridotto.games.intrigo.table import CALLED, EXCHANGED, FACES, NOBODY, PUT, SHOWN

GROUPS = 5
ELSEWHERE = 4
LABELS = 5
KEPT = GROUPS + LABELS
AT, NEXT, SO_FAR = range(KEPT, KEPT + 3)
"""Columns for the search: the stage, the next choice to try, and the ways of the choices made."""
COLUMNS = KEPT + 3
ROWS = 100
STAGES = 3
LOCATE, TAKE, GIVE = range(STAGES)
"""Stages of a row about a card named: find all cards of the face, take one from its holder, give one for it."""

CARD_BITS = (1 << (2 * FACES)) - 1


@rule
def label_of(table: Any, row: Any, seat: Any) -> Any:
    """The label of the hand of a seat when a row of the log was written."""
    later = table.dealt > 1 and row >= table.logged_before
    return seat + 2 if later else seat


@rule
def slot_of(label: Any) -> Any:
    """One slot of a label, as counted in a group."""
    return 1 << (2 * FACES + 4 * label)


@rule
def slots_of(group: Any, label: Any) -> Any:
    """How many slots of a label a group has."""
    return (group >> (2 * FACES + 4 * label)) & 15


@rule
def choices_at(table: Any, at: Any) -> Any:
    """How many numbers a choice may have at a stage (``row * STAGES + stage``)."""
    row = at // STAGES
    what = int(table.log[row, 0]) >> 5
    if what == PUT:
        return GROUPS + 1
    if at % STAGES == LOCATE:
        return LABELS
    if at % STAGES == TAKE:
        return 1
    return GROUPS + 1 if table.log[row, 2] >= 0 else GROUPS + FACES


@rule
def after(table: Any, work: Any, d: Any, at: Any) -> Any:
    """The stage that follows."""
    row = at // STAGES
    who = int(table.log[row, 0])
    if who >> 5 == PUT or at % STAGES == GIVE:
        return (row + 1) * STAGES
    if at % STAGES == LOCATE:
        return at if group_with(work, d, int(table.log[row, 1])) < GROUPS else at + 1
    return at + 1 if who >> 5 == EXCHANGED and (who >> 2) & 7 != NOBODY else (row + 1) * STAGES


@rule
def group_with(work: Any, d: Any, face: Any) -> Any:
    """The first group in which a card of the face is not yet found; GROUPS if there is none."""
    group = 0
    while group < GROUPS and amount(int(work[d, group]), face) == 0:
        group += 1
    return group


@rule
def choose(table: Any, work: Any, d: Any, at: Any, choice: Any) -> Any:
    """In how many ways the choice can be made; what is open after it goes to ``work[d + 1]``."""
    for column in range(KEPT):
        work[d + 1, column] = work[d, column]
    row = at // STAGES
    who = int(table.log[row, 0])
    face = int(table.log[row, 1])
    own = label_of(table, row, who & 3)
    if who >> 5 == PUT:
        return leave(work, d, choice, own, face)
    if at % STAGES == LOCATE:
        group = group_with(work, d, face)
        if group == GROUPS:
            return 1 if choice == 0 else 0
        ways = slots_of(int(work[d, group]), choice)
        work[d + 1, group] -= of_face(face) + slot_of(choice)
        work[d + 1, GROUPS + choice] += of_face(face)
        return ways
    if at % STAGES == TAKE:
        return take(table, work, d, row)
    theirs = label_of(table, row, (who >> 2) & 7)
    work[d + 1, GROUPS + own] += of_face(face)
    aside = int(table.log[row, 2])
    if aside >= 0:
        work[d + 1, GROUPS + theirs] += of_face(aside)
        return leave(work, d, choice, own, aside)
    if choice < GROUPS:
        work[d + 1, choice] += slot_of(theirs) - slot_of(own)
        return slots_of(int(work[d, choice]), own)
    given = choice - GROUPS
    work[d + 1, GROUPS + own] -= of_face(given)
    work[d + 1, GROUPS + theirs] += of_face(given)
    return amount(int(work[d, GROUPS + own]), given)


@rule
def leave(work: Any, d: Any, choice: Any, label: Any, face: Any) -> Any:
    """A card leaves the hand of a label: out of a group, or (``choice`` GROUPS) of those found there."""
    if choice < GROUPS:
        work[d + 1, choice] -= of_face(face) + slot_of(label)
        return amount(int(work[d, choice]), face) * slots_of(int(work[d, choice]), label)
    work[d + 1, GROUPS + label] -= of_face(face)
    return amount(int(work[d, GROUPS + label]), face)


@rule
def take(table: Any, work: Any, d: Any, row: Any) -> Any:
    """The holder of a card named has one, and nobody has who would have been asked before."""
    who = int(table.log[row, 0])
    face = int(table.log[row, 1])
    holder = (who >> 2) & 7
    players = int(table.players)
    for step in range(1, players):
        other = ((who & 3) + step) % players
        if other == holder:
            break
        if amount(int(work[d, GROUPS + label_of(table, row, other)]), face) > 0:
            return 0
    if holder == NOBODY:
        with_buyer = amount(int(work[d, GROUPS + label_of(table, row, who & 3)]), face)
        return 1 if with_buyer < amount(int(table.stock), face) - lying(table, row, face) else 0
    theirs = GROUPS + label_of(table, row, holder)
    if who >> 5 != SHOWN:
        work[d + 1, theirs] -= of_face(face)
    return amount(int(work[d, theirs]), face)


@rule
def lying(table: Any, row: Any, face: Any) -> Any:
    """How many cards of a face lay in the Palace when a row of the log was written."""
    found = 0
    for i in range(int(table.logged_before) if row >= table.logged_before else 0, row):
        who = int(table.log[i, 0])
        placed = who >> 5 == PUT or (who >> 5 == CALLED and (who >> 2) & 7 != NOBODY)
        found += placed and table.log[i, 1] == face
    return found


@rule
def ways(table: Any, work: Any, d: Any, at: Any) -> Any:
    """How many ways agree with the log from a stage on, with ``work[d]`` open; rows after it are room.

    Written without recursion: a compiled function that calls itself crashes when Numba takes it from its cache.
    """
    found = np.int64(0)
    depth = d
    work[d, AT] = at
    work[d, NEXT] = 0
    work[d, SO_FAR] = 1
    while depth >= d:
        here = np.int64(work[depth, AT])
        choice = np.int64(work[depth, NEXT])
        if here >= table.logged * STAGES:
            found += work[depth, SO_FAR] * arrangements(work, depth)
            depth -= 1
        elif choice == choices_at(table, here):
            depth -= 1
        else:
            work[depth, NEXT] = choice + 1
            these = choose(table, work, depth, here, choice)
            if these > 0:
                work[depth + 1, AT] = after(table, work, depth, here)
                work[depth + 1, NEXT] = 0
                work[depth + 1, SO_FAR] = work[depth, SO_FAR] * these
                depth += 1
    return found


@rule
def arrangements(work: Any, d: Any) -> Any:
    """How many ways there are to lay the cards that are left in each group into its slots."""
    found = 1
    for group in range(GROUPS):
        for n in range(2, total(int(work[d, group]) & CARD_BITS) + 1):
            found *= n
    return found
