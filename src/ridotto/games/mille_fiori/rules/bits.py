"""Sets of spaces as bits of an integer, at most 30 of them."""

from typing import Any

from ridotto.engine.jit import rule


@rule
def count(mask: Any) -> Any:
    """How many bits of ``mask`` are set."""
    mask = mask - ((mask >> 1) & 0x55555555)
    mask = (mask & 0x33333333) + ((mask >> 2) & 0x33333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F
    return ((mask * 0x01010101) & 0xFFFFFFFF) >> 24


@rule
def lowest(mask: Any) -> Any:
    """The number of the lowest set bit; ``mask`` is not 0."""
    return count((mask & -mask) - 1)
