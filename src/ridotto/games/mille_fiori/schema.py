"""The JSON shapes of Mille Fiori: what pages, terminals and bots are told.

The TypeScript types of the page are generated from these (``make types``).
"""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

Region = Literal["workshops", "houses", "nobili", "populi", "trade", "harbor"]
BonusSet = Literal["workshops", "houses", "nobili", "populi", "trade"]
Phase = Literal["setup", "draft", "play", "extra", "over"]


class Space(TypedDict):
    """One space of the board (2.2 to 2.5)."""

    id: str
    region: Region
    symbol: str | None
    """Ingredient, citizen symbol or good; None for houses and harbor."""
    value: int | None
    """House value, or the points of the level of a citizen; None elsewhere."""
    compass: str | None
    """The workshop compass that the space touches (W1 to W10)."""


class SeaSpace(TypedDict):
    """One space of the sea route."""

    id: str
    points: int
    extra: bool


class CardFace(TypedDict):
    """A face of the deck and how many cards show it."""

    id: str
    symbol: str
    number: int
    region: Region
    count: int


class Components(TypedDict):
    """What lies in the box, as far as a page draws it."""

    spaces: list[Space]
    sea: list[SeaSpace]
    bonuses: dict[BonusSet, list[int]]
    cards: list[CardFace]
    diamonds: int
    reserve: int


class SeatView(TypedDict):
    """What everybody, or the seat that looks, knows of one seat."""

    score: int
    ship: int
    """Number of the sea space, 0 is the start."""
    supply: int
    reserve: int
    bonuses: list[BonusSet]
    hand_size: int
    hand: list[str | None]
    """Cards of the hand, None for a card the looking seat does not know. A hand whose owner has
    chosen but not played still contains the chosen card when the looking seat knows the hand."""
    chosen: str | None
    """The card chosen in this cycle if the looking seat knows it."""
    has_chosen: bool
    """A chosen card lies in front of the seat, still to be played."""


class View(TypedDict):
    """A position as one seat sees it."""

    seat: int | None
    phase: Phase
    round: int
    rounds: int
    cycle: int
    cycles: int
    start: int
    turn: int | None
    card: str | None
    """The card being played, when the looking seat may see it."""
    ending: bool
    """Somebody has laid the last diamond of the supply; the end is near (R10.2)."""
    deck: int
    display: list[str]
    spaces: dict[str, int]
    """Covered spaces and whose diamond lies there."""
    bonuses: dict[BonusSet, list[int | None]]
    """For each set, highest first, the seat whose diamond lies there."""
    places: NotRequired[dict[str, list[str]]]
    """For each symbol of the cards, the spaces a card of it could be laid on now (R7). A page shows
    with it where a card of hand or display could go before it is that card's turn."""
    seats: list[SeatView]
    scores: list[int]
    ranks: list[int] | None


class Event(TypedDict):
    """Something that happened, with its reason. Only the fields of its kind are there."""

    kind: Literal[
        "round",  # number
        "cycle",  # number
        "chosen",  # seat
        "play",  # seat, card
        "diamond",  # seat, space
        "score",  # seat, points, reason and what the reason needs
        "sail",  # seat, from, to
        "extra-earned",  # seat, reason
        "extra-lost",  # seat (the display is empty)
        "extra",  # seat, card
        "decline",  # seat
        "bonus",  # seat, set, points
        "bonus-lost",  # seat, set
        "last-diamond",  # seat
        "leftover",  # card (goes to the display)
        "start-player",  # seat
        "over",  # reason
    ]
    seat: NotRequired[int]
    points: NotRequired[int]
    reason: NotRequired[
        Literal[
            "group",  # region workshops; space, number = size, double
            "run",  # houses; space, number = length of the run
            "citizen",  # space, double: the new diamond
            "triangle",  # space: a diamond below the new one, scored again; double
            "trade",  # symbol, number = covered spaces; seat's own diamonds = points / number
            "harbor",  # number = row, covered = covered goods
            "sea",  # space
            "compass",  # extra-earned: a workshop compass is closed; space
            "three-values",  # extra-earned: houses
            "five-values",  # extra-earned: houses
            "top",  # extra-earned: top of a pyramid; space
            "handshake",  # extra-earned: trade
            "deck",  # over: not enough cards for another round
            "diamonds",  # over: somebody's diamonds ran out
        ]
    ]
    space: NotRequired[str]
    card: NotRequired[str]
    symbol: NotRequired[str]
    region: NotRequired[Literal["workshops", "houses", "nobili", "populi", "trade", "harbor", "sea", "bonus"]]
    set: NotRequired[BonusSet]
    number: NotRequired[int]
    covered: NotRequired[int]
    double: NotRequired[bool]
    start: NotRequired[int]
    """Sea space the ship came from (``sail``)."""
    end: NotRequired[int]
    """Sea space the ship reached (``sail``)."""
