"""The JSON shapes of Mille Fiori: what pages, terminals and bots are told.

The TypeScript types of the page are generated from these (``make types``).
"""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

Region = Literal["workshops", "houses", "nobili", "populi", "trade", "harbor"]
BonusSet = Literal["workshops", "houses", "nobili", "populi", "trade", "palace", "city"]
Phase = Literal[
    "setup",
    "draft",
    "play",
    "extra",
    "over",
    # Decisions that only the expansion has; ``shuffle`` waits for chance.
    "masterwork",
    "frame",
    "dogaressa",
    "advance",
    "climb",
    "shuffle",
]
Reward = Literal["points", "masterwork", "dogaressa", "sea-route"]


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
    effect: NotRequired[Literal["masterwork"] | int]
    """Expansion: a masterwork, or steps of the council figure."""


class Tile(TypedDict):
    """A council tile of the expansion; rewards from the lower space to the upper one."""

    colour: Literal["brown", "purple", "green", "light-blue"]
    rewards: list[Reward]
    points: list[int]
    """Points of the rewards that are points, 0 elsewhere."""


class Doge(TypedDict):
    """A Doge card of the expansion."""

    arrows: int
    points: int


class Expansion(TypedDict):
    """What the box of the expansion adds. Ids of masterworks tell shape, colour and value: ``horse-green-5``."""

    tiles: dict[str, Tile]
    doges: dict[str, Doge]
    dogaressa_points: dict[str, int]
    """Points of the kinds that give points."""
    reward_sea_route: int
    """Spaces that the council's sea route reward moves the ship."""
    line: int
    """Points of a line of the window for one colour, and again for one shape."""


class CardFace(TypedDict):
    """A face of the deck and how many cards show it."""

    id: str
    symbol: str
    """Of a region card; ``doge`` and ``masterwork`` for the cards of the expansion."""
    number: int
    """Ship number; 0 if the card cannot sail."""
    region: Region | None
    """None for Doge cards and masterworks."""
    count: int


class Components(TypedDict):
    """What lies in the box, as far as a page draws it."""

    spaces: list[Space]
    sea: list[SeaSpace]
    bonuses: dict[BonusSet, list[int]]
    cards: list[CardFace]
    diamonds: int
    reserve: int
    expansion: NotRequired[Expansion]


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
    figure: NotRequired[int]
    """Expansion: the council space of the figure, 1 to 18, and 19 for the palace."""
    dogaressas: NotRequired[list[str]]
    """Expansion: Dogaressa cards that lie open before the seat."""
    window: NotRequired[list[str | None]]
    """Expansion: the upper masterwork of each of the nine positions, row by row from the top left."""


class Stack(TypedDict):
    """Expansion: a stack with its open cards."""

    open: list[str]
    left: int


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
    """The card being played, when the looking seat may see it; in the phase ``frame`` the masterwork to be put."""
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
    council: NotRequired[list[str]]
    """Expansion: the council tiles from the bottom up."""
    masterworks: NotRequired[Stack]
    dogaressas: NotRequired[Stack]
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
        # Expansion:
        "climb",  # seat, start, end: council spaces, 19 is the palace
        "take",  # seat, card (masterwork or Dogaressa card), blind
        "lost",  # seat, what: nothing was left to take
        "frame",  # seat, card, number = position, double = it covers another card
        "use",  # seat, card (Dogaressa card)
        "discard",  # seat, card: the chosen card, unused
        "shuffle",  # seat, card: the used Dogaressa card went back into its stack
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
            "council",  # region council; number = council space
            "card",  # region council: points of a Doge card or a Dogaressa card
            "masterwork",  # region window; card, number = position
            "row",  # region window; number
            "column",  # region window; number
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
    region: NotRequired[
        Literal["workshops", "houses", "nobili", "populi", "trade", "harbor", "sea", "bonus", "council", "window"]
    ]
    set: NotRequired[BonusSet]
    number: NotRequired[int]
    covered: NotRequired[int]
    double: NotRequired[bool]
    start: NotRequired[int]
    """Sea space the ship came from (``sail``)."""
    end: NotRequired[int]
    """Sea space the ship reached (``sail``)."""
    blind: NotRequired[bool]
    """The card came off the stack (``take``)."""
    what: NotRequired[Literal["masterwork", "dogaressa"]]
