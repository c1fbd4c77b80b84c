"""The search tree of all seats: one hash table of what each seat has tried after what it has seen.

A seat knows its place in the tree by a key, which begins at ``root_key`` and is mixed with every action that it takes
or sees. Entry ``key`` tells of the place itself, entry ``edge_key(key, action)`` of an action taken there. Nothing of
what a seat does not know goes into its key, so its statistics are those of an information set.
"""

from typing import Any, NamedTuple

import numpy as np

from ridotto.engine.jit import rule
from ridotto.engine.rng import advance

UTILITY, WIN, POINTS, MARGIN, SUMS = range(5)
"""Columns of ``sums``: what the search maximizes, share of first place, final score, its lead over the best other."""

SECRET = 1 << 20
"""What others see of a secret action: that there was one."""

_ODD = np.uint64(0x9E3779B1)
_EDGE = np.uint64(0xD1B54A32D192ED03)
_ROOT = np.uint64(0x8CB92BA72F3D8DD7)
_NONE = np.uint64(0)
_KEPT, _DROPPED = 1, 2
_LONGEST = np.uint64(1 << 16)


class Tree(NamedTuple):
    """Entries by hash; ``capacity`` is a power of two."""

    keys: Any
    """uint64 (capacity,); 0: free."""
    visits: Any
    """int32 (capacity,)."""
    priors: Any
    """float32 (capacity,): weight of an action before it has been tried, relative to the others there."""
    sums: Any
    """float64 (capacity, SUMS): sums over the visits."""
    parents: Any
    """int32 (capacity,): of an action the entry of its place, of a place that of the seat's action before it; or -1."""
    used: Any
    """int64 (1,): entries that are not free."""


def new_tree(capacity: int) -> Tree:
    """An empty tree with room for ``capacity`` entries, a power of two."""
    return Tree(
        np.zeros(capacity, np.uint64),
        np.zeros(capacity, np.int32),
        np.zeros(capacity, np.float32),
        np.zeros((capacity, SUMS), np.float64),
        np.full(capacity, -1, np.int32),
        np.zeros(1, np.int64),
    )


@rule
def root_key(seat: Any) -> Any:
    """Where a seat begins."""
    return mix(_ROOT, np.int64(seat))


@rule
def mix(key: Any, what: Any) -> Any:
    """The key after ``what`` (0 <= what < 2**31) was done at ``key``."""
    told = (np.uint64(what) + _LONGEST) * _ODD
    return advance(advance(key) ^ advance(advance(told)))


@rule
def seen_as(seat: Any, action: Any) -> Any:
    """What others' keys are mixed with when ``seat`` takes an action, or SECRET."""
    return np.int64(action) + ((seat + 1) << 21)


@rule
def edge_key(key: Any, action: Any) -> Any:
    """The key of an action at ``key``."""
    return mix(key ^ _EDGE, action)


@rule
def place_of(keys: Any, key: Any) -> Any:
    """The entry of ``key``, or the free one where it belongs."""
    last = np.uint64(keys.shape[0] - 1)
    at = key & last
    while keys[at] != _NONE and keys[at] != key:
        at = (at + np.uint64(1)) & last
    return np.int64(at)


@rule
def has_room(tree: Any, more: Any) -> Any:
    """``more`` entries can be added and looking one up stays quick."""
    return 4 * (tree.used[0] + more) < 3 * tree.keys.shape[0]


@rule
def enter(tree: Any, key: Any, prior: Any, parent: Any) -> Any:
    """The entry of ``key``, made below the entry ``parent`` if there is none."""
    at = place_of(tree.keys, key)
    if tree.keys[at] == _NONE:
        tree.keys[at] = key
        tree.priors[at] = prior
        tree.parents[at] = parent
        tree.used[0] += 1
    return at


@rule
def transplant(tree: Any, key: Any, share: Any, fresh: Any) -> None:
    """Copy the place ``key`` and all below it into the empty tree ``fresh``, each visit counting ``share`` of one."""
    capacity = tree.keys.shape[0]
    kept = np.zeros(capacity, np.int8)
    root = place_of(tree.keys, key)
    kept[root] = _KEPT
    for entry in range(capacity):
        at = np.int64(entry)
        while at >= 0 and kept[at] == 0:
            at = np.int64(tree.parents[at])
        verdict = np.int8(_DROPPED) if at < 0 else kept[at]
        at = np.int64(entry)
        while at >= 0 and kept[at] == 0:
            kept[at] = verdict
            at = np.int64(tree.parents[at])
    moved = np.full(capacity, -1, np.int32)
    for entry in range(capacity):
        if kept[entry] == _KEPT and tree.keys[entry] != _NONE and has_room(fresh, 1):
            at = enter(fresh, tree.keys[entry], tree.priors[entry], -1)
            moved[entry] = at
            fresh.visits[at] = int(share * tree.visits[entry])
            for column in range(SUMS):
                fresh.sums[at, column] = tree.sums[entry, column] * fresh.visits[at] / max(tree.visits[entry], 1)
    for entry in range(capacity):
        if moved[entry] >= 0 and entry != root:
            fresh.parents[moved[entry]] = moved[tree.parents[entry]]
