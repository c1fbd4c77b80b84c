"""What goes over HTTP: pydantic models, from which OpenAPI and the page's types are made."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from ridotto.analysis.schema import Analysis, WeighedMove
from ridotto.server.wire import USUAL, Name, Strict, Terms


class OptionInfo(BaseModel):
    """A rule switch; the default stands first in ``values``."""

    name: str
    values: list[bool | int | str]


class EditionInfo(BaseModel):
    name: str
    rules_version: int
    seats: list[int]
    options: list[OptionInfo]


class GameInfo(BaseModel):
    name: str
    ready: bool
    """False while its rules are still being compiled; play is possible once it is true."""
    editions: list[EditionInfo]
    bots: list[str]
    ratings: dict[str, int]
    """Of the levels among the bots, on the scale of openskill: four points more win two games of three."""


class ServerInfo(BaseModel):
    version: str
    ready: bool
    """All games are ready."""
    games: list[GameInfo]


class SeatRequest(Strict):
    kind: Literal["human", "computer"]
    name: Name
    bot: str | None = None
    """Name of a bot for a computer seat, one of those of ``GameInfo``."""


class MatchRequest(Strict):
    game: str
    edition: str
    options: dict[str, bool | int | str] = Field(default_factory=dict)
    terms: Terms = USUAL
    seats: Annotated[list[SeatRequest], Field(min_length=1, max_length=8)]


class MatchCreated(BaseModel):
    id: str


class MatchOrigin(BaseModel):
    """The match that another one was played on from."""

    match: str
    created: str | None
    """ISO 8601, UTC; None if the match is not there any more."""
    decision: int
    """Before which decision the other one begins, counted from 1."""


class MatchSummary(BaseModel):
    """One of the matches this browser has a seat in."""

    id: str
    game: str
    edition: str
    seats: list[str]
    over: bool
    created: str
    """ISO 8601, UTC."""
    origin: MatchOrigin | None
    """For a match that was played on from another one."""


class AnalysisProgress(BaseModel):
    """How things stand with the analysis of a match that is over."""

    state: Literal["none", "queued", "running", "done", "failed"]
    done: int
    """Decisions that have been analysed."""
    all: int
    """Decisions in all; 0 as long as that is not known."""
    before: int
    """Other analyses that come first, while it is queued."""
    cancellable: bool
    """Queued or running, and the browser that asks may cancel it."""
    analysis: Analysis | None
    """Once it is done."""


class BranchRequest(Strict):
    """Play on from a position of a match that is over."""

    moves: Annotated[int, Field(ge=0)]
    """So many entries of the record's moves come first."""
    seat: int
    """The seat of this browser."""
    bot: str | None = None
    """The computer player of all other seats, one of those of ``GameInfo``."""


class HintRequest(Strict):
    seat: int
    seq: int
    """The last sequence number that the browser has seen."""


class Hint(BaseModel):
    """What a seat could do best."""

    move: str
    win: float
    """Expected share of the first place."""
    points: float
    """Expected final score."""
    candidates: list[WeighedMove]
    """The best first."""


class SeatOffer(Strict):
    """A seat of a table that waits for friends: people on the host's own device, computers, or whoever comes."""

    kind: Literal["human", "computer", "open"]
    name: Name | None = None
    """None for an open seat."""
    bot: str | None = None


class InvitationRequest(Strict):
    game: str
    edition: str
    options: dict[str, bool | int | str] = Field(default_factory=dict)
    terms: Terms = USUAL
    seats: Annotated[list[SeatOffer], Field(min_length=1, max_length=8)]
    listed: bool = False
    """Strangers may find it in the list of open tables."""


class InvitationCreated(BaseModel):
    id: str


class SitDown(Strict):
    name: Name


class SeatComputer(Strict):
    name: Name
    bot: str | None = None


class InvitedSeat(BaseModel):
    """Who sits there, or nobody yet."""

    kind: Literal["human", "computer", "open"]
    name: str
    bot: str | None
    yours: bool
    here: bool
    """Their browser is connected now; true for computers."""


class Invitation(BaseModel):
    """A table that waits for friends, as one browser sees it."""

    type: Literal["invitation"] = "invitation"
    id: str
    game: str
    edition: str
    options: dict[str, bool | int | str]
    terms: Terms
    seats: list[InvitedSeat]
    listed: bool
    host: bool
    """This browser has opened the table: it may start the match, free seats and close the table."""
    closed: bool
    match: str | None
    """The match, once it has begun."""


class OpenTable(BaseModel):
    """A line of the list of open tables."""

    id: str
    game: str
    edition: str
    host: str
    """The name of the first player."""
    yours: bool
    """This browser has opened it."""
    free: int
    seats: int
    created: str
    """ISO 8601, UTC."""


class PassCreated(BaseModel):
    """The token of a link that moves a seat to the device on which it is opened first."""

    token: str
    minutes: int
    """So long it can be used."""


class Passed(BaseModel):
    """The seat belongs to this browser now."""

    match: str
    seat: int


class PastEntry(BaseModel):
    """An entry of a log that cannot be replayed here; words are null where they may be secret."""

    seq: int
    kind: str
    seat: int | None
    words: str | None


class PastMatch(BaseModel):
    """A match that cannot go on under the rules that are installed here: it can only be read."""

    id: str
    game: str
    edition: str
    created: str
    """ISO 8601, UTC."""
    reason: str
    """What the rules say, in English."""
    seats: list[str]
    entries: list[PastEntry]


class Problem(BaseModel):
    """Every 4xx answer: one sentence that says what, where and what to do."""

    detail: str
