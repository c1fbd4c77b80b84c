"""The generator inside tables and kernels: 64 bits of state, xorshift with a scrambled output.

Only shifts, exclusive ors and products that fit 64 bits are used, so that the compiled and the
uncompiled functions give the same numbers without overflow. State 0 is not allowed; ``seed_state``
makes good states of any integer.
"""

import hashlib
from typing import Any

import numpy as np

from ridotto.engine.jit import rule

_S13, _S7, _S17, _S32, _S16 = (np.uint64(n) for n in (13, 7, 17, 32, 16))
_LOW = np.uint64(0xFFFFFFFF)
_ODD = np.uint64(0x9E3779B1)


@rule
def advance(state: Any) -> Any:
    """The state after ``state`` (uint64, not 0)."""
    state = state ^ (state << _S13)
    state = state ^ (state >> _S7)
    return state ^ (state << _S17)


@rule
def below(state: Any, n: Any) -> Any:
    """A number from 0 to ``n - 1`` (n at most 2**31) read off a state."""
    scrambled = ((state >> _S32) * _ODD) >> _S16
    return np.int64(((scrambled & _LOW) * np.uint64(n)) >> _S32)


@rule
def roll(rng: Any, n: Any) -> Any:
    """Advance the generator ``rng`` (uint64 array of shape (1,)) and give a number from 0 to ``n - 1``."""
    rng[0] = advance(rng[0])
    return below(rng[0], n)


def seed_state(*parts: object) -> np.uint64:
    """A generator state that depends on every part (a seed, a number of a game, ..); never 0."""
    digest = hashlib.sha256("/".join(str(part) for part in parts).encode()).digest()
    return np.uint64(int.from_bytes(digest[:8], "little") or 1)


def new_rng(*parts: object) -> np.ndarray[Any, np.dtype[np.uint64]]:
    """A generator for kernels: uint64 array of shape (1,)."""
    return np.array([seed_state(*parts)], np.uint64)
