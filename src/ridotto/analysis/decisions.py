"""One decision: the best move by search, what was played, and what that has cost.

Everything here is made from the view of the seat that decides. A search plays on from tables sampled from that view, so
that every value is an average over all deals that the seat had to reckon with, not what the cards that really lay there
would have brought: a good decision that ended badly stays a good one.
"""

from dataclasses import dataclass, replace
from math import sqrt

from ridotto.analysis.packing import Packed
from ridotto.analysis.schema import Mark
from ridotto.bots.search import Found, Plan, search
from ridotto.engine.compound import Actions, words_of
from ridotto.engine.rng import new_rng
from ridotto.engine.view import View

MARKS: tuple[tuple[float, Mark], ...] = ((0.20, "blunder"), (0.10, "mistake"), (0.05, "inaccuracy"))
"""The least loss in win probability that each mark stands for."""
DEVIATIONS = 2.0
"""Two values that are closer to each other than this many standard deviations of their difference count as equal."""
MOST_CANDIDATES = 5


@dataclass(frozen=True)
class Job:
    """One decision to be analysed; it depends on nothing else and can be sent to another process."""

    move: int
    """The index of the record's move."""
    sight: Packed
    """What the seat saw when it decided."""
    played: Actions
    iterations: int
    seed: str


@dataclass(frozen=True)
class Value:
    """What seats can expect once a move is made."""

    win: tuple[float, ...]
    points: tuple[float, ...]
    margin: float
    """Of the seat that decides, over the best other one."""


@dataclass(frozen=True)
class Weighed:
    """A move that was looked at, with what its seat can expect."""

    actions: Actions
    words: str
    win: float
    points: float
    visits: int


@dataclass(frozen=True)
class Decision:
    """What was found out about one decision."""

    move: int
    seat: int
    played: str
    best: str
    choices: int
    candidates: tuple[Weighed, ...]
    loss: float
    points_loss: float
    noise: float
    before: Value | None
    """With the best move; None for a forced decision, which changes nothing that was known."""
    after: Value | None
    """With the move that was played."""

    @property
    def mark(self) -> Mark | None:
        """How bad it was; None if it was not."""
        return next((mark for least, mark in MARKS if self.loss >= least), None)


def analyse_decision(job: Job) -> Decision:
    """Look for the best move, and compare it with the one that was played.

    A free search finds the candidates. The best of them and the move that was played are then each searched with the
    whole budget and the same random numbers, so that both values have the same precision and the best one has no
    advantage from having been picked out of many. If the played one comes out no worse, it is the best.
    """
    view = job.sight.view()
    played = _words(view, job.played)
    choices = len({_words(view, actions) for actions in view.moves()})
    if choices == 1:
        return Decision(job.move, view.seat, played, played, 1, (), 0.0, 0.0, 0.0, None, None)
    free = search(view, Plan(iterations=job.iterations), new_rng(job.seed, job.move, "free"))
    after = _value(view, job, job.played)
    before, best = after, played
    chosen = free.candidates[0].actions if free.candidates else job.played  # few games may end no move of many steps
    if _words(view, chosen) != played:
        other = _value(view, job, chosen)
        if other.win[view.seat] > after.win[view.seat]:
            before, best = other, _words(view, chosen)
    noise = _noise(before.win[view.seat], after.win[view.seat], job.iterations) if best != played else 0.0
    lost = before.win[view.seat] - after.win[view.seat]
    counts = lost > noise
    return Decision(
        move=job.move,
        seat=view.seat,
        played=played,
        best=best,
        choices=choices,
        candidates=_candidates(view, free, [(chosen if best != played else job.played, before), (job.played, after)]),
        loss=lost if counts else 0.0,
        points_loss=max(0.0, before.margin - after.margin) if counts else 0.0,
        noise=noise,
        before=before,
        after=after,
    )


def _value(view: View, job: Job, actions: Actions) -> Value:
    found = search(view, Plan(iterations=job.iterations), new_rng(job.seed, job.move, "value"), actions)
    others = [points for seat, points in enumerate(found.points) if seat != view.seat]
    return Value(found.win, found.points, found.points[view.seat] - max(others))


def _noise(one: float, other: float, iterations: int) -> float:
    """The standard deviation of the difference of two shares, each the mean of so many games, as often as counts.

    A share of 0 or 1 among few games is not certain either: each is counted as if one more game had been won and lost.
    """
    sure = [(share * iterations + 1) / (iterations + 2) for share in (one, other)]
    return DEVIATIONS * sqrt(sum(share * (1 - share) / iterations for share in sure))


def _candidates(view: View, free: Found, exact: list[tuple[Actions, Value]]) -> tuple[Weighed, ...]:
    """The best move, then the others that the search looked at most, the played one at the latest in the last place."""
    found: dict[str, Weighed] = {}
    for actions, value in exact:
        words = _words(view, actions)
        found[words] = Weighed(actions, words, value.win[view.seat], value.points[view.seat], 0)
    for each in free.candidates:
        words = _words(view, each.actions)
        if words in found:
            found[words] = replace(found[words], visits=max(found[words].visits, each.visits))
        elif len(found) < MOST_CANDIDATES:
            found[words] = Weighed(each.actions, words, each.win, each.points, each.visits)
    best, *others = found.values()
    return best, *sorted(others, key=lambda each: -each.visits)


def _words(view: View, actions: Actions) -> str:
    return words_of(view.game, view.box, view.records[0], view.seat, actions)
