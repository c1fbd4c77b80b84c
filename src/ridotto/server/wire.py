"""What server and browser say to each other: pydantic models, from which OpenAPI and the page's types are made."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

MAX_NAME = 40
MAX_MESSAGE = 16_384
MAX_SAID = 300
DAY = 86_400

Json = dict[str, Any]
Name = Annotated[str, Field(min_length=1, max_length=MAX_NAME)]


class Strict(BaseModel):
    """A message from outside: unknown fields are refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Clock(Strict):
    """How long people may think. Computers have no clock."""

    kind: Literal["move", "game"]
    """``move``: so long for each decision; ``game``: so long for all of them together."""
    seconds: Annotated[int, Field(ge=5, le=14 * DAY)]
    increment: Annotated[int, Field(ge=0, le=DAY)]
    """Seconds that a decision adds to the clock of a whole game."""


class Terms(Strict):
    """What the people at a table have agreed on, beside the rules of the game."""

    clock: Clock | None
    away: Literal["vote", "computer"]
    """Who lets the computer play for a seat that stays away or has no time left: the others by a vote, or the house by
    itself."""
    open_end: bool
    """After the end everybody may look at the game through the eyes of every seat."""


USUAL = Terms(clock=None, away="vote", open_end=True)


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
    eyes: bool = False
    """From now on as every seat has seen it. Only after the end, and where the terms of the table allow it."""


class Ping(Strict):
    type: Literal["ping"]


class Ask(Strict):
    """Ask the other people at the table for something. Who need not ask anybody gets it at once."""

    type: Literal["ask"]
    seat: int
    what: Literal["undo", "pause", "takeover"]
    """``undo``: take back everything from the own last move on; ``pause``: stop the clocks and the game; ``takeover``:
    let the computer play for the seat ``of``, which is away or has no time left."""
    of: int | None = None


class Answer(Strict):
    """Answer what somebody has asked for; who has asked withdraws it with ``agree = false``."""

    type: Literal["answer"]
    seat: int
    ask: int
    """The sequence number of what was asked."""
    agree: bool


class GoOn(Strict):
    """End a pause."""

    type: Literal["go-on"]
    seat: int


class Return(Strict):
    """Take the own seat back from the computer."""

    type: Literal["return"]
    seat: int


Reaction = Literal["hello", "thanks", "well-played", "wow", "oops", "sorry", "hurry", "good-game"]


class Say(Strict):
    """Say something to everybody who looks at the match: a text, or one of the reactions."""

    type: Literal["say"]
    seat: int
    text: Annotated[str, Field(min_length=1, max_length=MAX_SAID)] | None = None
    reaction: Reaction | None = None


Message = Move | Undo | Hurry | Resume | Ping | Ask | Answer | GoOn | Return | Say
FromBrowser = Annotated[Message, Field(discriminator="type")]


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


EntryKind = Literal[
    "start", "move", "undo", "ask", "agree", "decline", "takeover", "return", "pause", "go-on", "excuse", "hint"
]


class LogEntry(BaseModel):
    """One entry of the log.

    A move (words are null where they are secret), the start, a take-back, or what people have settled among
    themselves: somebody asks for something, agrees or declines; the computer takes a seat over, its person returns; the
    game is paused and goes on. A ``hint`` was given to a seat.
    """

    seq: int
    kind: EntryKind
    seat: int | None
    """Whose entry it is; null for chance and for the house."""
    move: str | None
    events: list[Json]
    what: Literal["undo", "pause", "takeover"] | None = None
    """What is asked for."""
    of: int | None = None
    """``undo``: the number of the first entry that was taken back; moves from it on do not stand any more. ``ask`` and
    ``takeover``: the seat for which the computer plays. ``agree`` and ``decline``: the number of what was asked."""


class Origin(BaseModel):
    """Where a match comes from that was played on from another one."""

    match: str
    moves: int
    """So many entries of the other's record came first."""


class Hello(BaseModel):
    """The first message: who sits where, what lies in the box, and what has happened so far."""

    type: Literal["hello"] = "hello"
    id: str
    game: str
    edition: str
    options: dict[str, bool | int | str]
    terms: Terms
    components: Json
    seed_hash: str
    """SHA-256 of the seed from which all chance follows; the record tells the seed once the game is over."""
    seats: list[SeatInfo]
    yours: list[int]
    """The seats of this browser; empty for a spectator."""
    hints: bool
    """This browser may ask for hints: its seat is the only one of a person here."""
    origin: Origin | None
    """The match that this one was played on from."""
    seq: int
    log: list[LogEntry]
    """Effective entries up to ``seq``: without steps that were taken back, and without what was asked and answered."""


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


class SeatAround(BaseModel):
    """How a seat is now, beside the game."""

    here: bool
    """Its browser is connected; true for computers."""
    replaced: bool
    """The computer plays for its person."""
    absent: bool
    """It has been away for a while or has no time left, so that the others may ask for the computer."""
    milliseconds: int | None
    """Left on its clock when this was sent; null without a clock."""
    running: bool
    """Its clock runs."""


class Asked(BaseModel):
    """What somebody asks for and not all have answered yet."""

    seq: int
    by: int
    what: Literal["undo", "pause", "takeover"]
    of: int | None
    agreed: list[int]
    open: list[int]
    """Seats that may still answer."""


class Around(BaseModel):
    """How things are around the table; sent at the start and whenever it changes."""

    type: Literal["around"] = "around"
    seats: list[SeatAround]
    spectators: int
    paused: bool
    asked: Asked | None


class Said(BaseModel):
    """What somebody says. The last ones are repeated after ``hello``; ``number`` tells them apart."""

    type: Literal["said"] = "said"
    number: int
    seat: int
    text: str | None
    reaction: Reaction | None
    at: str
    """ISO 8601, UTC."""


ErrorCode = Literal[
    "malformed", "too-large", "stale", "illegal", "not-yours", "over", "too-fast", "unavailable", "paused", "not-now"
]


class Error(BaseModel):
    """Something this browser sent was refused; the match is unchanged."""

    type: Literal["error"] = "error"
    code: ErrorCode
    """``unavailable``: the store cannot write now; ``paused``: the game is paused; ``not-now``: this cannot be asked or
    answered now."""
    message: str
    seq: int


class Rematch(BaseModel):
    """The same people play again."""

    type: Literal["rematch"] = "rematch"
    match: str


class Pong(BaseModel):
    type: Literal["pong"] = "pong"
    seq: int


ToBrowser = Annotated[Hello | Step | Around | Said | Error | Rematch | Pong, Field(discriminator="type")]
