"""What server and browser say to each other: pydantic models, from which OpenAPI and the page's types are made."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

MAX_NAME = 40
MAX_MESSAGE = 16_384

Json = dict[str, Any]
Name = Annotated[str, Field(min_length=1, max_length=MAX_NAME)]


class Strict(BaseModel):
    """A message from outside: unknown fields are refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


# --- HTTP ---------------------------------------------------------------------------------------


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


class ServerInfo(BaseModel):
    version: str
    ready: bool
    """All games are ready."""
    games: list[GameInfo]


class SeatRequest(Strict):
    kind: Literal["human", "computer"]
    name: Name
    bot: str | None = None
    """Name of a bot for a computer seat (``greedy`` if left out)."""


class MatchRequest(Strict):
    game: str
    edition: str
    options: dict[str, bool | int | str] = {}
    seats: Annotated[list[SeatRequest], Field(min_length=1, max_length=8)]


class MatchCreated(BaseModel):
    id: str


class MatchSummary(BaseModel):
    """One of the matches this browser has a seat in."""

    id: str
    game: str
    edition: str
    seats: list[str]
    over: bool
    created: str
    """ISO 8601, UTC."""


class SeatOffer(Strict):
    """A seat of a table that waits for friends: people on the host's own device, computers, or whoever comes."""

    kind: Literal["human", "computer", "open"]
    name: Name | None = None
    """None for an open seat."""
    bot: str | None = None


class InvitationRequest(Strict):
    game: str
    edition: str
    options: dict[str, bool | int | str] = {}
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


class Problem(BaseModel):
    """Every 4xx answer: one sentence that says what, where and what to do."""

    detail: str


# --- socket: browser to server ---------------------------------------------------------------------


class Move(Strict):
    type: Literal["move"]
    seq: int
    """The last sequence number the browser has seen. A move on an older position is answered 'stale', unless others
    have only taken the same simultaneous decision meanwhile."""
    seat: int
    move: Annotated[str, Field(max_length=200)]
    """The move in the words of the record format."""


class Undo(Strict):
    """Take back the seat's own last step."""

    type: Literal["undo"]
    seq: int
    seat: int


class Hurry(Strict):
    """Computers need not wait any longer for a take-back."""

    type: Literal["hurry"]


class Resume(Strict):
    """Send again everything after ``seq``."""

    type: Literal["resume"]
    seq: int


class Ping(Strict):
    type: Literal["ping"]


FromBrowser = Annotated[Move | Undo | Hurry | Resume | Ping, Field(discriminator="type")]


# --- socket: server to browser ---------------------------------------------------------------------


class SeatInfo(BaseModel):
    name: str
    kind: Literal["human", "computer"]
    bot: str | None


class LegalMove(BaseModel):
    move: str
    points: list[int]
    """What each seat would score at once."""
    events: list[Json]
    """Why: the journal of a dry run on a table sampled from the seat's view."""


class SeatState(BaseModel):
    """The position as one seat sees it; ``seat`` is null for a spectator."""

    seat: int | None
    view: Json
    legal: list[LegalMove]
    """Empty unless the seat must decide now and this is the newest position."""
    undo: bool
    """The seat may take back its last step now."""
    advice: Json | None = None
    """What the house suggests, as the game's own type ``Advice``; null where the game or the moment offers none."""


class LogEntry(BaseModel):
    """One entry of the log: a move (words are null where they are secret), the start, or a take-back."""

    seq: int
    kind: Literal["start", "move", "undo"]
    seat: int | None
    move: str | None
    events: list[Json]


class Hello(BaseModel):
    """The first message: who sits where, what lies in the box, and what has happened so far."""

    type: Literal["hello"] = "hello"
    id: str
    game: str
    edition: str
    options: dict[str, bool | int | str]
    components: Json
    seed_hash: str
    """SHA-256 of the seed from which all chance follows; the record tells the seed once the game is over."""
    seats: list[SeatInfo]
    yours: list[int]
    """The seats of this browser; empty for a spectator."""
    seq: int
    log: list[LogEntry]
    """Effective entries up to ``seq``; steps that were taken back are left out."""


class Step(BaseModel):
    """One entry of the log and the position after it, once for each seat of this browser."""

    type: Literal["step"] = "step"
    seq: int
    entry: LogEntry | None
    """None: the position as it stands, after ``hello`` or a gap too long to repeat."""
    actors: list[int]
    """The seats that must decide now."""
    over: bool
    scores: list[float]
    ranks: list[int] | None
    seats: list[SeatState]


ErrorCode = Literal["malformed", "too-large", "stale", "illegal", "not-yours", "over", "too-fast", "unavailable"]


class Error(BaseModel):
    """Something this browser sent was refused; the match is unchanged."""

    type: Literal["error"] = "error"
    code: ErrorCode
    """``unavailable``: the store cannot write now."""
    message: str
    seq: int


class Rematch(BaseModel):
    """The same people play again."""

    type: Literal["rematch"] = "rematch"
    match: str


class Pong(BaseModel):
    type: Literal["pong"] = "pong"
    seq: int


ToBrowser = Annotated[Hello | Step | Error | Rematch | Pong, Field(discriminator="type")]
