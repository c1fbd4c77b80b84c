"""Numbers that describe a position from the standpoint of a seat, for a value network.

They say what the seat holds, what it would get if the round ended now, and what is still open beside its cards; a
network compares the seats. Each part writes from ``at`` on and returns where the next one begins.
"""

from typing import Any

from ridotto.engine.jit import rule
from ridotto.games.intrigo.rules.award import different, leaders
from ridotto.games.intrigo.rules.bits import amount, ring_of, total
from ridotto.games.intrigo.rules.contested import contested, most_of, nearness, strongest
from ridotto.games.intrigo.rules.turn import price
from ridotto.games.intrigo.table import (
    AIMING,
    BUYING,
    DRAFT,
    DUCAT,
    FACES,
    KINDS,
    MAX_COUNT,
    MAX_SEATS,
    NONE,
    OVER,
    PLACING,
    TURN,
)

FEATURES = 69
A_HAND = 6.0


@rule
def features(box: Any, table: Any, seat: Any, out: Any) -> None:
    """``FEATURES`` numbers, about -1 to 1, into ``out`` (float32)."""
    out[:FEATURES] = 0.0
    at = standing(box, table, seat, out, 0)
    at = progress(box, table, seat, out, at)
    at = hand(table, seat, out, at)
    at = handed_out(box, table, seat, out, at)
    contested(box, table, seat, out, at)


@rule
def number_of(seals: Any) -> Any:
    """How many Seals there are."""
    found = 0
    for _ in range(DUCAT):
        found += seals & MAX_COUNT
        seals >>= 4
    return found


@rule
def standing(box: Any, table: Any, seat: Any, out: Any, at: Any) -> Any:
    """Seals and Ducats, the own ones and those of the others."""
    own = int(table.seals[seat])
    best = 0.0
    mean = 0.0
    richest = 0
    most_seals = 0
    for other in range(table.players):
        if other != seat:
            near = nearness(box, int(table.seals[other]))
            best = max(best, near)
            mean += near / (int(table.players) - 1.0)
            richest = max(richest, int(table.ducats[other]))
            most_seals = max(most_seals, number_of(int(table.seals[other])))
    near = nearness(box, own)
    out[at] = number_of(own) / 8.0
    out[at + 1] = different(own) / float(box.different_seals)
    out[at + 2] = most_of(own) / float(box.equal_seals)
    out[at + 3] = near
    out[at + 4] = near - best
    out[at + 5] = near - mean
    out[at + 6] = min(2.0, int(table.ducats[seat]) / 10.0)
    out[at + 7] = min(2.0, richest / 10.0)
    out[at + 8] = (number_of(own) - most_seals) / 4.0
    return at + 9


@rule
def progress(box: Any, table: Any, seat: Any, out: Any, at: Any) -> Any:
    """Number of seats, what is left of the round, and when the seat acts."""
    players = int(table.players)
    ring = ring_of(table)
    free = count(int(table.free))
    playing = table.phase == TURN or table.phase == PLACING or table.phase == BUYING or table.phase == AIMING
    until = (seat - int(table.turn if playing else table.first)) % players
    families = 0
    for family in range(len(table.owner)):
        families += int(table.owner[family] == seat)
    kinds = 0
    for kind in range(len(KINDS)):
        kinds += int(price(box, table, kind) <= table.ducats[seat])
    out[at + players - 2] = 1.0
    out[at + 3] = families / 2.0
    out[at + 4] = min(1.0, int(table.round_number) / 10.0)
    out[at + 5] = int(table.phase == DRAFT)
    out[at + 6] = int(playing)
    out[at + 7] = int(playing and until == 0)
    out[at + 8] = int(table.phase == PLACING and until == 0)
    out[at + 9] = int((table.phase == BUYING or table.phase == AIMING) and until == 0)
    out[at + 10] = until / 3.0
    out[at + 11] = free / float(ring)
    out[at + 12] = max(0, (free - until + players - 1) // players) / A_HAND
    out[at + 13] = (free - 1 - until) % players / 3.0  # 0: the seat fills the last space, as it stands
    out[at + 14] = int(table.first == seat)
    out[at + 15] = kinds / float(len(KINDS))
    out[at + 16] = int(table.to_act) >> seat & 1
    if table.phase == OVER:
        out[at + 17] = 1.0 if table.winner == seat else -1.0 if table.winner != NONE else 0.0
    return at + 18


@rule
def count(mask: Any) -> Any:
    """How many spaces there are in a set."""
    mask = mask - ((mask >> 1) & 0x5555)
    mask = (mask & 0x3333) + ((mask >> 2) & 0x3333)
    mask = (mask + (mask >> 4)) & 0x0F0F
    return (mask + (mask >> 8)) & 31


@rule
def hand(table: Any, seat: Any, out: Any, at: Any) -> Any:
    """Plot cards of the own families by value, those of others, the best of the packet; cards of the others."""
    for face in range(FACES):
        worth = int(table.worth[face])
        n = amount(int(table.hand[seat]), face)
        packet = amount(int(table.packet[seat]), face)
        if worth & 7 == seat + 1:
            out[at + min(3, max(1, (worth >> 3) - 1))] += n / 2.0
            out[at] += n * (worth >> 3) / 12.0
            if packet > 0:
                out[at + 6] = max(float(out[at + 6]), (worth >> 3) / 4.0)
            for other in range(table.players):
                if other != seat:
                    out[at + 7] += amount(int(table.hand[other]), face) * (worth >> 3) / 12.0
        else:
            out[at + 4] += n / 3.0
            out[at + 5] += n * (worth >> 3) / 12.0
    strongest_other = 0
    for other in range(table.players):
        if other != seat:
            strongest_other = max(strongest_other, strongest(table, other))
    out[at + 8] = int(table.held[seat]) / A_HAND
    out[at + 9] = strongest(table, seat) / 4.0
    out[at + 10] = strongest_other / 4.0
    out[at + 11] = total(int(table.forced[seat])) / 2.0
    return at + 12


@rule
def handed_out(box: Any, table: Any, seat: Any, out: Any, at: Any) -> Any:
    """Rule 24: who would get what if the round ended now, and who would win first (rule 27)."""
    led = leaders(box, table)
    ring = ring_of(table)
    earliest = ring
    earliest_own = ring
    best = 0.0
    mean = 0.0
    for other in range(min(MAX_SEATS, int(table.players))):
        seals = int(table.seals[other])
        before = number_of(seals)
        ducats = 0
        for arcade in range(ring):
            if (led >> (3 * arcade)) & 7 == other + 1:
                token = int(table.token[arcade])
                if token == DUCAT:
                    ducats += 1
                elif token >= 0:
                    seals += 1 << (4 * token)
                    if most_of(seals) >= box.equal_seals or different(seals) >= box.different_seals:
                        earliest = min(earliest, arcade)
                        if other == seat:
                            earliest_own = arcade
                        break
        near = nearness(box, seals)
        if other == seat:
            out[at + 2] = (number_of(seals) - before) / 4.0
            out[at + 3] = ducats / 4.0
            out[at + 4] = near
            out[at + 5] = different(seals) / float(box.different_seals)
            out[at + 6] = most_of(seals) / float(box.equal_seals)
        else:
            best = max(best, near)
            mean += near / (int(table.players) - 1.0)
    out[at] = int(earliest < ring and earliest == earliest_own)
    out[at + 1] = int(earliest < ring and earliest != earliest_own)
    out[at + 7] = best
    out[at + 8] = float(out[at + 4]) - best
    out[at + 9] = float(out[at + 4]) - mean
    return at + 10
