"""The turning points of a game, explained by the journal of what happened and of what could have."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ridotto.analysis.decisions import Decision
from ridotto.analysis.schema import Expected, TurningPoint
from ridotto.engine import record
from ridotto.engine.game import Json
from ridotto.engine.match import Match

MOST = 3


@dataclass(frozen=True)
class Moment:
    """A decision with what every seat could expect before and after it."""

    decision: Decision
    before: Expected
    after: Expected

    @property
    def swing(self) -> float:
        """How far the win probability of some seat went up or down."""
        return max(abs(after - before) for before, after in zip(self.before["win"], self.after["win"], strict=True))


def turning_points(found: Json, played: Match, moments: Sequence[Moment]) -> list[TurningPoint]:
    """The largest losses in win probability, or, if nobody has erred, the largest swings; in the order of the game."""
    erred = [each for each in moments if each.decision.loss > 0]
    largest = sorted(erred or moments, key=lambda each: (-each.decision.loss, -each.swing, each.decision.move))[:MOST]
    chosen = sorted((each for each in largest if each.swing > 0 or erred), key=lambda each: each.decision.move)
    return [
        {
            "move": each.decision.move,
            "seat": each.decision.seat,
            "loss": each.decision.loss,
            "points_loss": each.decision.points_loss,
            "swing": each.swing,
            "played": each.decision.played,
            "best": each.decision.best,
            "played_events": events[each.decision.played],
            "best_events": events[each.decision.best],
        }
        for each, events in zip(chosen, _tried(found, played, [each.decision for each in chosen]), strict=True)
    ]


def _tried(found: Json, played: Match, decisions: Sequence[Decision]) -> Iterator[dict[str, list[Json]]]:
    """What the journal says of the best and of the played move of each decision, on the table as it really was.

    After the game everything may be known; that the best move could not reckon with it is another matter.
    """
    match = record.start(found)
    for decision in decisions:
        for entry in played.log[len(match.log) : decision.move]:
            if entry.seat is None:
                match.chance_fixed(entry.outcome or ())
            else:
                match.play(entry.seat, *entry.actions)
        events = {}
        for words in {decision.played, decision.best}:
            events[words] = match.events(match.move(decision.seat, words).rows)
            match.undo()
        yield events
