"""How long and how to search."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from ridotto.bots.search.tree import Tree, new_tree

SMALLEST, LARGEST = 1 << 12, 1 << 20
ENTRIES = 24
"""Entries of the tree that an iteration makes at most, about."""


@dataclass(frozen=True)
class Plan:
    """A budget, and the knobs of the search; equal plans, views and generators give equal moves without ``seconds``."""

    iterations: int = 2000
    """In all, over all threads."""
    seconds: float | None = None
    """Stop after this time even if iterations are left."""
    threads: int = 1
    """Trees that grow at the same time; their statistics are added up."""
    exploration: float = 0.5
    """Weight of what was tried little against what has done well."""
    temperature: float = 1.0
    """Gain, in standard deviations of the gains of a decision, that makes a prior e times as large; 0: all equal."""
    reduction: float = 0.0
    """Utility that an action not yet tried is thought to be worse than its place."""
    guided: float = 0.8
    """Share of decisions in playouts that take the best of some by what it brings at once; the others are random."""
    candidates: int = 4
    """How many that are."""
    depth: int = 0
    """Decisions of a playout before the network values the position; -1, or without a network: play to the end."""
    margin: float = 0.2
    """Share of utility that the lead at the end has; the rest is for first place."""
    watches: bool = True
    """Seats remember what others did, not only what they did themselves."""
    remembers: float = 0.0
    """What a visit made for an earlier decision of the game counts beside a new one."""
    foresight: bool = False
    """Priors are made of what the network says of the positions after the actions, not of immediate gains."""

    @property
    def needs_network(self) -> bool:
        """Positions are valued by a network."""
        return self.depth >= 0 or self.foresight

    def knobs(self) -> Any:
        """As numbers for the kernels, float64 (KNOBS,)."""
        knobs = (self.exploration, self.temperature, self.reduction, self.guided, self.candidates)
        return np.array([*knobs, self.depth, self.margin, self.watches, self.foresight], np.float64)

    def tree(self) -> Tree:
        """A tree with room for what one thread finds."""
        wanted = min(max(SMALLEST, ENTRIES * self.iterations // self.threads), LARGEST)
        if self.remembers > 0:
            wanted *= 2  # beside what comes from earlier decisions
        return new_tree(1 << (wanted - 1).bit_length())
