"""The JSON shapes of The Great Split: what pages, terminals and bots are told.

The TypeScript types of the page are generated from these (``make types``). Cards and characters are named by their ids.
"""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

Kind = Literal["tomes", "artwork", "topaz", "emerald", "gold"]
Seal = Literal["tomes-seal", "artwork-seal", "topaz-seal", "emerald-seal", "gold-seal"]
Track = Kind | Seal | Literal["prestige"]
Token = Literal["tomes", "artwork", "gems", "none"]
Phase = Literal["setup", "discard", "split", "take", "resolve", "over"]


class CardFace(TypedDict):
    """A card of the box."""

    id: str
    level: Literal[1, 2, 3]
    icons: list[Kind | Literal["prestige"] | list[Seal]]
    """From left to right; a list is a seal icon with the tracks that it allows."""


class SpaceOf(TypedDict):
    """One space of a track, with what is printed on it. Only what is there."""

    number: NotRequired[int]
    """The printed number of artwork, topaz and emerald."""
    banner: NotRequired[int]
    """Points of a banner of the tomes."""
    contract: NotRequired[bool]
    """A contract icon of the track's own kind."""
    arrow: NotRequired[bool]
    """The double arrow of gold."""
    star: NotRequired[int]
    """The n-th star of a seal track."""
    bonus: NotRequired[Kind]
    """A free step on this resource."""


class TrackOf(TypedDict):
    """A track of a player's board; its spaces from the start, space 0, on."""

    id: Kind | Seal
    spaces: list[SpaceOf]


class Character(TypedDict):
    """A character tile."""

    id: str
    start: list[Kind]
    contracts: list[Kind]


class Components(TypedDict):
    """What lies in the box, as far as a page draws it."""

    tracks: list[TrackOf]
    """The resources, then their seals in the same order."""
    prestige_lap: int
    """Spaces once around the prestige track."""
    arrow_steps: int
    cards: list[CardFace]
    characters: list[Character]
    limits: list[int]
    """The hand limit of each round."""
    levels: list[Literal[1, 2, 3]]
    """The deck of each round."""
    lines: list[int]
    """The rounds after which the scoring lines are crossed."""
    market: list[list[int]]
    """For each position of the slider the artwork needed for each tier."""
    tiers: list[int]
    """Points of the tiers of artwork."""
    tiles: list[int]
    """The market tiles of the box, of which six are drawn."""
    gem_points: int


class Wallet(TypedDict):
    """A divided hand, as far as the looking seat knows it: its own, or the one that it has received."""

    first: list[str]
    second: list[str]


class Scored(TypedDict):
    """What a seat would score if all scorings, and the contracts, took place now; also after its last space."""

    tomes: int
    artwork: int
    gems: int
    contracts: dict[Kind, int]


class Contract(TypedDict):
    """Contract icons, on the track and on the character tile together, and stars of a kind."""

    icons: int
    stars: int


class SeatView(TypedDict):
    """What everybody, or the seat that looks, knows of one seat."""

    prestige: int
    tracks: dict[Kind | Seal, int]
    """The space of each cube."""
    character: str | None
    contracts: dict[Kind, Contract]
    worth: Scored
    hand_size: int
    hand: list[str | None]
    """Cards of the hand, sorted; None, behind them, for cards that the looking seat does not know. In a resolution the
    cards used already are in it too."""
    shown: list[str]
    """Cards used face up in this resolution."""
    left: list[str] | None
    """The looking seat's own cards still to be used in this resolution; None for other seats."""
    left_size: int
    """How many cards are still to be used in this resolution."""
    turned_size: int
    """How many cards were used face down in this resolution."""
    splitter: bool
    """The splitter is still to be used in this resolution."""
    deciding: bool
    """The seat must still decide in this step."""
    over: int
    """How many cards must still be discarded."""
    discarded: int
    """How many cards it has discarded in all."""
    divided: bool
    wallet: Wallet | None
    """The division of its hand; None if there is none yet or the looking seat does not know it."""
    chosen: bool
    """It has chosen a group of its right neighbour's wallet, and the others have not yet."""
    taken: Literal["first", "second"] | None
    """The group it has chosen, if the looking seat knows."""
    playing: str | None
    """The card whose seal icons are being used."""
    seals: list[Seal]
    """The tracks that the next seal icon may go to; empty unless one waits."""
    seals_left: int
    """Seal icons of the card that still wait for their track, the next one included."""
    arrow: bool
    """A double arrow waits for its track."""


class Plan(TypedDict):
    """Moves of a resolution, as the house would make them, and the board of the seat afterwards."""

    moves: list[str]
    prestige: int
    tracks: dict[Kind | Seal, int]
    worth: Scored


class Advice(TypedDict):
    """What the house would do with all that a seat has still to use, or with a half of the wallet that it received."""

    rest: Plan | None
    first: Plan | None
    """With the cards of this half alone, from the board as it is."""
    second: Plan | None


class Line(TypedDict):
    """A scoring line with its tokens."""

    after: int
    """The round at whose end it is crossed."""
    tokens: list[Token]


class View(TypedDict):
    """A position as one seat sees it. The left neighbour of seat i is seat i + 1, of the last one seat 0."""

    seat: int | None
    phase: Phase
    round: int
    rounds: int
    limit: int
    level: Literal[1, 2, 3]
    """The deck of this round."""
    slider: int
    needs: list[int]
    """Artwork needed for each tier at this position of the slider."""
    market: list[int | None]
    """The tiles of the rounds; None if not yet turned up."""
    lines: list[Line]
    decks: list[int]
    """Cards left in the three decks."""
    waiting: list[int]
    """The seats that must still decide in this step."""
    seats: list[SeatView]
    scores: list[int]
    ranks: list[int] | None


class Event(TypedDict):
    """Something that happened, with its reason. Only the fields of its kind are there."""

    kind: Literal[
        "round",  # number, limit, level
        "character",  # seat, character
        "deal",  # seat, number = cards
        "discard",  # seat, number = cards; what they are is secret
        "divide",  # seat
        "wallets",  # all hands are divided, the wallets go to the left
        "choose",  # seat
        "exchange",  # seat, number = cards in its hand now
        "play",  # seat, card
        "turn",  # seat, track: a card was used face down for it
        "splitter",  # seat, track
        "seal",  # seat, track named for a seal icon
        "arrow",  # seat, track named for a double arrow
        "step",  # seat, track, space reached
        "lost",  # seat, track: the step found the track full
        "bonus",  # seat, track, space, resource: a free step follows
        "double-arrow",  # seat, track, space: two steps follow
        "arrow-lost",  # seat, track, space: no track can take the double arrow
        "market",  # number = round, value of the tile, slider
        "line",  # number = scoring line
        "blank",  # the blank token of a line
        "final",  # the last scorings begin
        "score",  # seat, points, reason and what the reason needs
        "over",
    ]
    seat: NotRequired[int]
    points: NotRequired[int]
    reason: NotRequired[
        Literal[
            "card",  # prestige steps of a card, of a card face down, the splitter or a double arrow
            "tomes",  # space
            "artwork",  # number reached, slider
            "gems",  # topaz, emerald
            "contract",  # resource, icons, stars
        ]
    ]
    card: NotRequired[str]
    character: NotRequired[str]
    track: NotRequired[Track]
    resource: NotRequired[Kind]
    space: NotRequired[int]
    number: NotRequired[int]
    limit: NotRequired[int]
    level: NotRequired[Literal[1, 2, 3]]
    value: NotRequired[int]
    slider: NotRequired[int]
    topaz: NotRequired[int]
    emerald: NotRequired[int]
    icons: NotRequired[int]
    stars: NotRequired[int]
