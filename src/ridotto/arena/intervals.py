"""Intervals of 95 % that count deals, not games: the games on one deal are alike, so they are no independent sample."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist, fmean, variance

Z = NormalDist().inv_cdf(0.975)
METHOD = (
    "95 % intervals count deals, since the games on one deal are alike: Wilson's for shares, with the number of games "
    "that independent games would need for the same spread between deals; Student's for points; for ratings from "
    "resampled deals."
)


@dataclass(frozen=True)
class Estimate:
    """A figure and its interval."""

    value: float
    low: float
    high: float


def share(deals: Sequence[float], games: int) -> Estimate:
    """A share from its values in each deal, which are from 0 to 1; ``games`` is the number of games in all.

    Wilson's interval for as many independent games as would give the spread between deals. Where no deal differs from
    another, which tells nothing about the spread, all won or all lost deals count once each, and other games singly.
    """
    value = fmean(deals)
    spread = variance(deals) / len(deals) if len(deals) > 1 else 0.0
    if spread > 0:
        size = value * (1 - value) / spread * (Z / student(len(deals) - 1)) ** 2
    else:
        size = float(games if 0 < value < 1 else len(deals))
    low, high = wilson(value, size)
    return Estimate(value, low, high)


def wilson(value: float, size: float) -> tuple[float, float]:
    """Wilson's interval of a share ``value`` of ``size`` independent games."""
    square = Z * Z / size
    centre = (value + square / 2) / (1 + square)
    half = math.sqrt(value * (1 - value) * square + square * square / 4) / (1 + square)
    return max(0.0, centre - half), min(1.0, centre + half)


def average(deals: Sequence[float]) -> Estimate | None:
    """A mean from its values in each deal, with Student's interval; None of one deal, which has no spread."""
    if len(deals) < 2:
        return None
    value = fmean(deals)
    half = student(len(deals) - 1) * math.sqrt(variance(deals) / len(deals))
    return Estimate(value, value - half, value + half)


def student(freedom: int) -> float:
    """The quantile 0.975 of Student's distribution: exact for 1 and 2 degrees, else Cornish and Fisher's series."""
    if freedom == 1:
        return math.tan(math.pi * 0.475)
    if freedom == 2:
        return 0.95 * math.sqrt(2 / (0.975 * 0.025 * 4))
    z: float = Z
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / float(freedom**power) for power, term in enumerate(terms, 1))
