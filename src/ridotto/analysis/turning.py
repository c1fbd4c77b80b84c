"""The turning points of a game, explained by the journal of what happened and of what could have."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ridotto.analysis.decisions import Decision
from ridotto.analysis.lines import Line, line_of
from ridotto.analysis.schema import Expected, TurningPoint
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
            "played_events": lines[each.decision.played].events,
            "played_then": lines[each.decision.played].then,
            "best_events": lines[each.decision.best].events,
            "best_then": lines[each.decision.best].then,
        }
        for each, lines in zip(chosen, _tried(found, played, [each.decision for each in chosen]), strict=True)
    ]


def _tried(found: Json, played: Match, decisions: Sequence[Decision]) -> Iterator[dict[str, Line]]:
    """What the journal says of the played and of the best move of each decision, on the table as it really was.

    After the game everything may be known; that the best move could not reckon with it is another matter.
    """
    for each in decisions:
        yield {words: line_of(found, played, each.move, each.seat, words) for words in (each.played, each.best)}
