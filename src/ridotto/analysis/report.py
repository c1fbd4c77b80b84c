"""The analysis of a finished game: its decisions as jobs, and what their answers add up to."""

from collections.abc import Iterator, Sequence
from typing import Any

from ridotto.analysis.decisions import Decision, Job, Value
from ridotto.analysis.lines import dry_run, go_on
from ridotto.analysis.luck import seat_report, shares
from ridotto.analysis.packing import Packed
from ridotto.analysis.schema import FORMAT, AnalysedDecision, Analysis, Candidate, Expected
from ridotto.analysis.turning import Moment, turning_points
from ridotto.engine import record
from ridotto.engine.errors import BadRecord
from ridotto.engine.game import Json
from ridotto.engine.match import Match

WORK = 80_000_000
"""A game of D decisions has D searches whose games last as long, so that its analysis takes D * D times the budget of a
search. So much of that takes well under a minute on two cores."""
FEWEST, MOST = 200, 6000
DIGITS = 4


def usual_iterations(decisions: int) -> int:
    """The budget of each search of a game with so many decisions, if nobody wants another one."""
    return min(MOST, max(FEWEST, WORK // max(1, decisions) ** 2))


def jobs(found: Json, iterations: int | None = None, seed: object = 0) -> list[Job]:
    """Every decision of a record, to be given to ``analyse_decision`` in any order; BadRecord if it is not over."""
    played = _finished(found)
    iterations = iterations or usual_iterations(sum(entry.seat is not None for entry in played.log))
    match = record.start(found)
    decisions = []
    for move, entry in enumerate(played.log):
        if entry.seat is not None:
            sight = Packed.of(match.view(entry.seat))
            decisions.append(Job(move, sight, entry.actions, iterations, str(seed)))
        go_on(match, entry)
    return decisions


def assemble(found: Json, decisions: Sequence[Decision], iterations: int, seed: object = 0) -> Analysis:
    """The analysis of the record whose jobs have led to these decisions, which may be given in any order.

    The same record, iterations and seed give the same analysis, wherever and in how many processes it is made.
    """
    played = _finished(found)
    ordered = sorted(decisions, key=lambda each: each.move)
    start, moments = _course(played, ordered)
    _, ranks, _ = played.result()
    ends = shares(ranks or [])
    analysis: Analysis = {
        "format": FORMAT,
        "game": played.game.name,
        "edition": played.box.edition,
        "players": list(played.players),
        "iterations": iterations,
        "seed": str(seed),
        "start": start,
        "decisions": list(_told(found, played, moments)),
        "turning_points": turning_points(found, played, moments),
        "seats": [seat_report(ordered, seat, start["win"][seat], end) for seat, end in enumerate(ends)],
    }
    rounded: Analysis = _rounded(analysis)
    return rounded


def _finished(found: Json) -> Match:
    played, _ = record.replay(found)
    if not played.over:
        raise BadRecord(
            f"moves: this game is not over after {len(played.log)} moves; play it to its end before it is analysed.",
            len(played.log),
        )
    return played


def _course(played: Match, decisions: Sequence[Decision]) -> tuple[Expected, list[Moment]]:
    """What could be expected at the start, and around every decision.

    A forced decision changes nothing that was known before it. After the last move nothing is expected any more: its
    values are the result.
    """
    scores, ranks, _ = played.result()
    result: Expected = {"win": shares(ranks or []), "points": scores}
    start = next((_expected(each.before) for each in decisions if each.before), result)
    moments, before = [], start
    for each in decisions:
        after = _expected(each.after) if each.after else before
        if each.move == len(played.log) - 1:
            after = result
        moments.append(Moment(each, before, after))
        before = after
    return start, moments


def _expected(value: Value) -> Expected:
    return {"win": list(value.win), "points": list(value.points)}


def _told(found: Json, played: Match, moments: Sequence[Moment]) -> Iterator[AnalysedDecision]:
    """Every decision, with what the table itself tells."""
    match = record.start(found)
    for moment in moments:
        decision = moment.decision
        for entry in played.log[len(match.log) : decision.move]:
            go_on(match, entry)
        candidates: list[Candidate] = [
            {
                "move": each.words,
                "win": each.win,
                "points": each.points,
                "visits": each.visits,
                "events": dry_run(match, decision.seat, each.actions),
            }
            for each in decision.candidates
        ]
        go_on(match, played.log[decision.move])
        yield {
            "move": decision.move,
            "seat": decision.seat,
            "played": decision.played,
            "best": decision.best,
            "choices": decision.choices,
            "candidates": candidates,
            "loss": decision.loss,
            "points_loss": decision.points_loss,
            "noise": decision.noise,
            "mark": decision.mark,
            "win": moment.after["win"],
            "points": moment.after["points"],
            "scores": match.result()[0],
        }


def _rounded(node: Any) -> Any:
    """Numbers without digits that mean nothing."""
    if isinstance(node, dict):
        return {key: _rounded(value) for key, value in node.items()}
    if isinstance(node, list):
        return [_rounded(value) for value in node]
    return round(node, DIGITS) if isinstance(node, float) else node
