"""Sets as bits: spaces and Arcade cards one bit each, Plot cards two bits a face, Seals four bits a guild.

The loops avoid branches that depend on what lies where, since a processor cannot foresee them.
"""

from typing import Any

import numpy as np

from ridotto.engine.jit import rule
from ridotto.games.intrigo.table import EVERY_FACE, FACES


@rule
def ring_of(table: Any) -> Any:
    """2.6: how many Arcade cards, and so spaces, there are."""
    return np.int64(table.ring)  # one type of number everywhere: callers are compiled once


@rule
def amount(cards: Any, face: Any) -> Any:
    """How many cards of a face are among ``cards``."""
    return (cards >> (2 * face)) & 3


@rule
def of_face(face: Any) -> Any:
    """One card of a face."""
    return 1 << (2 * face)


@rule
def total(cards: Any) -> Any:
    """How many cards there are."""
    cards = (cards & 0x33333333) + ((cards >> 2) & 0x33333333)
    cards = (cards + (cards >> 4)) & 0x0F0F0F0F
    return ((cards * 0x01010101) & 0xFFFFFFFF) >> 24


@rule
def faces_in(cards: Any) -> Any:
    """The faces that occur, as a set with one card each."""
    return (cards | (cards >> 1)) & EVERY_FACE


@rule
def faces(cards: Any, first: Any, out: Any, n: Any) -> Any:
    """Append ``first + face`` for every face that occurs to ``out``; returns the new length."""
    for face in range(FACES):
        out[n] = first + face  # kept only if the next line counts it
        n += ((cards >> (2 * face)) & 3) != 0
    return n


@rule
def members(mask: Any, ring: Any, first: Any, out: Any, n: Any) -> Any:
    """Append ``first + i`` for every bit of ``mask`` to ``out``; returns the new length."""
    for i in range(ring):
        out[n] = first + i
        n += (mask >> i) & 1
    return n


@rule
def lowest(cards: Any) -> Any:
    """The lowest face of ``cards``, which is not empty."""
    face = 0
    while not (cards >> (2 * face)) & 3:
        face += 1
    return face


@rule
def onward(mask: Any, ring: Any) -> Any:
    """Every member moved one place clockwise."""
    return ((mask << 1) | (mask >> (ring - 1))) & ((1 << ring) - 1)


@rule
def backward(mask: Any, ring: Any) -> Any:
    """Every member moved one place counterclockwise."""
    return (mask >> 1) | ((mask & 1) << (ring - 1))


@rule
def around(space: Any, ring: Any) -> Any:
    """2.6: the two neighbours of a space."""
    bit = 1 << space
    return onward(bit, ring) | backward(bit, ring)


@rule
def beside(space: Any, ring: Any) -> Any:
    """2.6: the two Arcade cards that a space is adjacent to."""
    bit = 1 << space
    return bit | onward(bit, ring)
