"""Luck against skill: how far a seat came by its own decisions, by those of others, and by chance.

The share of the first place that a seat has in the end (1, or a part of it if it is shared), less what it could expect
at the start, is made up of three parts: what its own errors have lost, what the errors of others have brought it, and
the rest. The rest is luck: what was dealt and drawn, and whatever nobody at the table could have known. An error is
valued by what it costs on average over all deals that the seat had to reckon with, so it makes no difference whether it
went unpunished. Luck adds up to 0 over all seats, as do skill and the changes of the shares.
"""

from collections.abc import Sequence
from math import exp

from ridotto.analysis.decisions import Decision
from ridotto.analysis.schema import AnalysedSeat

DECAY = 4.354
"""A decision counts ``exp(-DECAY * loss)`` for the accuracy: 80 % for a loss of 0.05, 42 % for one of 0.2."""


def shares(ranks: Sequence[int]) -> list[float]:
    """What each seat has of the first place."""
    first = list(ranks).count(1)
    return [1 / first if rank == 1 else 0.0 for rank in ranks]


def gifts(decisions: Sequence[Decision], seat: int) -> float:
    """Win probability that errors of others have brought a seat; negative if they have cost it more."""
    return sum(
        each.after.win[seat] - each.before.win[seat]
        for each in decisions
        if each.seat != seat and each.loss and each.before and each.after
    )


def seat_report(decisions: Sequence[Decision], seat: int, start: float, end: float) -> AnalysedSeat:
    """How a seat has played, and what luck has done for it."""
    own = [each for each in decisions if each.seat == seat]
    free = [each for each in own if each.choices > 1]
    marks = [each.mark for each in own]
    loss, given = sum(each.loss for each in own), gifts(decisions, seat)
    return {
        "seat": seat,
        "loss": loss,
        "points_loss": sum(each.points_loss for each in own),
        "inaccuracies": marks.count("inaccuracy"),
        "mistakes": marks.count("mistake"),
        "blunders": marks.count("blunder"),
        "accuracy": 100 * sum(exp(-DECAY * each.loss) for each in free) / len(free) if free else 100.0,
        "luck": end - start + loss - given,
        "skill": given - loss,
        "gifts": given,
    }
