"""The JSON shapes of Intrigo: what pages, terminals and bots are told.

The TypeScript types of the page are generated from these (``make types``).
"""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

Family = Literal["contarini", "gradenigo", "dandolo", "morosini", "tiepolo"]
Guild = Literal["clero", "militari", "mercanti", "vinai", "scrivani"]
Token = Literal["clero", "militari", "mercanti", "vinai", "scrivani", "ducat"]
Influence = Literal["assassin", "thief", "trader", "gondolier", "courtesan", "guard"]
Phase = Literal["setup", "seals", "deal", "draft", "turn", "placing", "buying", "aiming", "over"]
"""``seals`` and ``deal`` wait for chance; ``placing``, ``buying`` and ``aiming`` are within a move."""
Effect = Literal[
    "nothing",
    "turn-plot",
    "turn-token",
    "turn-ducat",
    "trade-adjacent",
    "trade-pair",
    "trade-any",
    "move-neighbour",
    "move-any",
    "swap-any",
    "swap-neighbours",
    "exchange",
    "place-at-once",
    "place-next",
    "lure",
    "cancel",
]
Reason = Literal["higher", "tie", "neutral", "deserted", "face-down", "empty"]
"""Why a token is handed out or not: the higher card wins it; equal values; a card of a family that nobody owns wins;
no Plot card decides; the token is turned down; there is none."""


class Side(TypedDict):
    """What lies in a space beside an Arcade card."""

    space: str
    card: str | None
    """A Plot card (``contarini-4``) or the kind of an Influence card; None if the space is free."""
    face_up: bool


class Arcade(TypedDict):
    """One Arcade card of the ring, clockwise from the Palace Door, with its token."""

    id: str
    token: Token | None
    face_up: bool
    protected: bool
    """A Guard protects the token."""
    winner: int | None
    """The seat that would receive the token if the round ended now."""
    reason: Reason


class Space(TypedDict):
    """One space of the ring; ``S3`` lies between ``A3`` and ``A4``."""

    id: str
    card: str | None
    """A Plot card or the kind of an Influence card."""
    face_up: bool
    protected: bool
    """A Guard protects what lies or will lie here."""


class Pile(TypedDict):
    """One pile of Influence cards."""

    kind: Influence
    price: int | None
    """Of the top card; None if the pile is closed."""
    left: int


class Passed(TypedDict):
    """Cards that the looking seat has passed on in the draft of this round."""

    pick: int
    """After which pick, from 1."""
    to: int
    cards: list[str]


class SeatView(TypedDict):
    """What everybody, or the seat that looks, knows of one seat."""

    families: list[Family]
    ducats: int | None
    """None if Ducats are hidden and the seat is another one."""
    seals: dict[Guild, int]
    hand_size: int
    """Plot cards kept in the draft and not yet placed."""
    hand: list[str | None]
    """None for each card that the looking seat does not hold itself."""
    packet_size: int
    """Cards that the seat chooses from in the draft, or has passed on if it has chosen."""
    packet: list[str] | None
    """These cards if the looking seat sees them."""
    has_kept: bool
    """The seat has chosen in this step of the draft."""
    must_place: list[str]
    """Plot cards that the seat has shown and must place next (rule switch)."""


class View(TypedDict):
    """A position as one seat sees it."""

    seat: int | None
    phase: Phase
    round: int
    max_rounds: int | None
    first: int
    turn: int | None
    pick: int
    """The pick of the draft that goes on, from 1."""
    picks: int
    to_left: bool
    """Packets go to the left neighbours in this round."""
    doing: str | None
    """Within a move: the Plot card or kind chosen."""
    at: str | None
    aim: str | None
    arcades: list[Arcade]
    spaces: list[Space]
    piles: list[Pile]
    bag: dict[Guild, int]
    supply: int | None
    """None: unlimited."""
    not_dealt: int
    """Plot cards face down, which come in the next round or with the next shuffle."""
    passed: list[Passed]
    """What the looking seat has passed on; later picks of others are among it."""
    seats: list[SeatView]
    scores: list[float]
    """Seals plus a thousandth for each Ducat; Ducats that are hidden do not count."""
    winner: int | None
    ranks: list[int] | None


class Event(TypedDict):
    """Something that happened, with its reason. Only the fields of its kind are there."""

    kind: Literal[
        "round",  # number, seat = first player
        "token",  # arcade, token: laid out
        "dealt",  # number of cards for each seat, left: cards not dealt
        "kept",  # seat
        "passed",  # number of picks finished
        "placed",  # seat, card, space
        "bought",  # seat, influence, space, price
        "plot-turned",  # space, card: it lies face down now; up again if a Guard cancels the Assassin
        "token-turned",  # arcade, token: likewise
        "tokens-swapped",  # arcade, other
        "plot-moved",  # card, space, other = where it lies now
        "plots-swapped",  # space, other
        "exchanged",  # seat, card named, holder (or nobody): a hidden card was given for it
        "called",  # seat, card named, holder, space: placed there at once
        "shown",  # seat, card named, holder: must place it next
        "cancelled",  # space, influence: what that card has done is undone
        "skipped",  # seat: no card in hand and nothing to buy
        "award",  # seat or nobody, arcade, token, reason, sides
        "stands",  # seat or nobody, arcade, token, reason, sides: where a turn has changed how it would be awarded now
        "limited",  # seat, arcade, token: no more Ducats allowed
        "returned",  # arcade, token: back to bag or supply at the end of the round
        "stayed",  # arcade, token: face up for the next round
        "first-player",  # seat
        "over",  # seat, reason
    ]
    seat: NotRequired[int]
    number: NotRequired[int]
    left: NotRequired[int]
    card: NotRequired[str]
    space: NotRequired[str]
    other: NotRequired[str]
    influence: NotRequired[Influence]
    price: NotRequired[int]
    arcade: NotRequired[str]
    token: NotRequired[Token]
    holder: NotRequired[int]
    reason: NotRequired[
        Reason
        | Literal[
            "equal-seals",  # over
            "different-seals",  # over
            "rounds",  # over: the last round that is played
        ]
    ]
    sides: NotRequired[list[Side]]
    """The two spaces beside the Arcade card, clockwise."""


class PlotCard(TypedDict):
    """A face of the Plot cards and how many cards of the box show it."""

    id: str
    family: Family
    value: int
    count: int


class InfluenceKind(TypedDict):
    """A kind of Influence card: prices from the top of its pile, and what it does by the switches of the edition."""

    kind: Influence
    prices: list[int]
    effect: Effect


class Ring(TypedDict):
    """The ring for one number of players."""

    arcades: int
    hand: int
    """Cards dealt to each seat in a round."""
    families: int
    """Families of each seat."""


class Components(TypedDict):
    """What lies in the box, as far as a page draws it."""

    families: dict[Family, str]
    """Ids and names; the last one is the neutral family."""
    guilds: dict[Guild, str]
    cards: list[PlotCard]
    influence: list[InfluenceKind]
    rings: dict[str, Ring]
    """By number of players."""
    seal_first: bool
    """The Palace Door, A0, is a Seal card; Seal and Ducat cards alternate."""
    seals_each: int
    ducats: int | None
    start_ducats: int
    equal: int
    """So many Seals of one guild win."""
    different: int
    """Seals of so many guilds win."""
    guard_value: int
    """The value of a Guard that counts as a neutral card, 0 otherwise."""
    guard_protects: bool
