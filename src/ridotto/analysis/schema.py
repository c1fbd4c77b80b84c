"""The shape of an analysis as JSON (``ridotto-analysis/1``); docs/record-format.md tells what the values mean."""

from typing import Literal

from typing_extensions import TypedDict

from ridotto.engine.game import Json

FORMAT = "ridotto-analysis/1"
Mark = Literal["inaccuracy", "mistake", "blunder"]


class Expected(TypedDict):
    """What every seat can expect."""

    win: list[float]
    """Shares of the first place; they sum to 1."""
    points: list[float]
    """Final scores."""


class WeighedMove(TypedDict):
    """A move that was looked at, and what the seat could expect of it."""

    move: str
    win: float
    points: float
    visits: int
    """How often the search tried it: the more, the surer the values."""


class Candidate(WeighedMove):
    """A move that could have been made."""

    events: list[Json]
    """What the journal says of a dry run of it on the table as it was."""


class AnalysedDecision(TypedDict):
    """One decision of the record."""

    move: int
    """Its index in the record's ``moves``."""
    seat: int
    played: str
    best: str
    choices: int
    """How many moves were legal; a decision with one is forced and has no candidates."""
    candidates: list[Candidate]
    """The best first, at most five, the played one among them."""
    loss: float
    """Win probability lost against the best move; 0 within the noise."""
    points_loss: float
    """Expected margin over the best other seat lost with it."""
    noise: float
    """A difference in win probability up to this one says nothing."""
    mark: Mark | None
    win: list[float]
    """Of every seat after the move."""
    points: list[float]
    """Expected final score of every seat after the move."""
    scores: list[float]
    """The scores as they stood after the move."""


class TurningPoint(TypedDict):
    """A move that decided much, and what the best one would have brought instead."""

    move: int
    seat: int
    loss: float
    points_loss: float
    swing: float
    """How far the win probability of some seat went up or down with it."""
    played: str
    best: str
    played_events: list[Json]
    """What the journal says of it, and of the moves in ``played_then``."""
    played_then: list[str]
    """The seat's next moves, up to the first one that scored; none if the move itself did."""
    best_events: list[Json]
    """The same of a dry run of the best move on the table as it was."""
    best_then: list[str]


class AnalysedSeat(TypedDict):
    """How a seat has played, and how lucky it was."""

    seat: int
    loss: float
    points_loss: float
    inaccuracies: int
    mistakes: int
    blunders: int
    accuracy: float
    """0 to 100."""
    luck: float
    skill: float
    """``gifts`` less ``loss``. Share of the first place in the end, less that at the start, is ``luck + skill``."""
    gifts: float
    """Win probability that errors of others have brought."""


class Analysis(TypedDict):
    """A finished game, decision by decision."""

    format: str
    game: str
    edition: str
    players: list[str]
    iterations: int
    seed: str
    start: Expected
    """Before the first decision, as the seat that took it saw the table."""
    decisions: list[AnalysedDecision]
    turning_points: list[TurningPoint]
    """At most three."""
    seats: list[AnalysedSeat]
