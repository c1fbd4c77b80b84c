"""The table of The Great Split: one fixed-size record, and the numbers that its fields hold.

Tracks are numbered 0 to 10: five resources, their seals in the same order, prestige. A card is its number in the
order of the ids, which is also the order of its level. Hands are sorted, so that their order tells nothing, and
the sets of cards within a hand (a group, the cards already used) are bit masks over it.
"""

import numpy as np

MAX_SEATS = 7
KINDS = ("tomes", "artwork", "topaz", "emerald", "gold")
TOMES, ARTWORK, TOPAZ, EMERALD, GOLD = range(5)
SEALS = tuple(f"{kind}-seal" for kind in KINDS)
FIRST_SEAL = 5
PRESTIGE = 10
TRACKS = (*KINDS, *SEALS, "prestige")
SPACES = 25
"""Room for the spaces of a track, space 0 included."""

ROUNDS = 6
LEVELS = ("I", "II", "III")
LEVEL_SIZE = (28, 22, 21)
LEVEL_FIRST = (0, 28, 50, 71)
CARDS = 71
CARD_IDS = tuple(
    f"{level}-{number:02}" for level, count in zip(LEVELS, LEVEL_SIZE, strict=True) for number in range(1, count + 1)
)
LIMIT = 7
"""The highest hand limit."""
MAX_HAND = 2 * LIMIT + 2
"""Two whole hands, which only the switch ``empty_group`` can bring together, and two cards dealt."""

CHARACTERS = tuple(f"C{number}" for number in range(1, 8))
TOKENS = ("tomes", "artwork", "gems", "none")
TOMES_TOKEN, ARTWORK_TOKEN, GEMS_TOKEN, NO_TOKEN = range(4)
LINES = 2
LINE_TOKENS = 2
MAX_TILES = 20
TILE_VALUES = 5
"""Market tiles move the slider by 0 to 4."""
RAIL = 17

# Values of card fields that are no card, and of decisions that nobody but their owner knows.
NONE = -1
HIDDEN = -2

SETUP, DISCARD, SPLIT, TAKE, RESOLVE, OVER = range(6)
PHASES = ("setup", "discard", "split", "take", "resolve", "over")

# What a seat still has to do in its resolution lies on a stack of its own. A frame is ``code * 8 + count``: steps on
# the track ``code``, seal icons whose tracks are to be named, or a double arrow whose track is to be named.
SEAL_ICON = 11
ARROW = 12
FRAME = 8
FRAMES = 3
"""Frames that a card can put on the stack."""
STACK = 9
MAX_ARROWS = 5

# Action numbers. A division is coded as the set of those cards, the first of the sorted hand left out, that go
# with the first card. A discard of several cards is several actions, the cards ascending.
DO_SPLIT = 0
DO_DISCARD = DO_SPLIT + (1 << (LIMIT - 1))
DO_DISCARD_MORE = DO_DISCARD + CARDS
DO_TAKE = DO_DISCARD_MORE + CARDS
DO_PLAY = DO_TAKE + 2
DO_TURN_GOLD = DO_PLAY + CARDS
DO_TURN_PRESTIGE = DO_TURN_GOLD + CARDS
DO_SPLITTER = DO_TURN_PRESTIGE + CARDS
DO_SEAL = DO_SPLITTER + len(TRACKS)
DO_ARROW = DO_SEAL + len(SEALS)
ACTIONS = DO_ARROW + len(TRACKS)
MAX_LEGAL = 1 << (LIMIT - 1)

TABLE = np.dtype(
    [
        ("rng", "u8"),
        ("may", "i8", CARDS),  # what each seat knows of where the card is (``rules.memory``)
        ("prestige", "i2", MAX_SEATS),
        ("left", "i2", MAX_SEATS),  # cards of the hand still to be used in this resolution
        ("up", "i2", MAX_SEATS),  # cards of the hand used face up in this resolution
        ("track", "i1", (MAX_SEATS, PRESTIGE)),
        ("hand", "i1", (MAX_SEATS, MAX_HAND)),
        ("held", "i1", MAX_SEATS),  # number of cards in the hand
        ("deck", "i1", CARDS),  # the three decks one after the other, each top first; NONE where a card was dealt
        ("market", "i1", ROUNDS),  # values of the tiles in the order of the rounds
        ("scoring", "i1", LINES * LINE_TOKENS),  # tokens of line 1, then of line 2
        ("character", "i1", MAX_SEATS),
        ("dropped", "i1", MAX_SEATS),  # cards discarded so far
        ("fresh", "i1", MAX_SEATS),  # cards dealt in this round that must still be in the hand
        ("last", "i1", MAX_SEATS),  # the card discarded last in a discard that is not finished
        ("first", "i1", MAX_SEATS),  # cards of the hand in the first group; 0 before the division
        ("taken", "i1", MAX_SEATS),  # 0 or 1: the group taken from the right neighbour's wallet
        ("splitter", "i1", MAX_SEATS),  # 1 while the splitter is still to be used in this resolution
        ("playing", "i1", MAX_SEATS),  # the card whose seal icons are being used
        ("stack", "i1", (MAX_SEATS, STACK)),
        ("depth", "i1", MAX_SEATS),  # frames on the stack
        ("players", "i1"),
        ("phase", "i1"),
        ("round_number", "i1"),
        ("slider", "i1"),
        ("waiting", "i1"),  # seats (bits) that must still decide in this step
        ("rest", "i1", 5),  # fills the record up: NumPy does not copy gaps, and tables are compared as bytes
    ],
    align=True,
)

CRITERIA = (*TRACKS[:PRESTIGE], "stars")
"""What a tie can be broken by, if an edition says so."""
STARS = PRESTIGE

BOX = np.dtype(
    [
        ("start_hand", "i1"),
        ("dealt", "i1", MAX_SEATS + 1),  # cards dealt to a seat each round, by number of players
        ("limit", "i1", ROUNDS),
        ("level", "i1", ROUNDS),  # the deck of the round, from 0
        ("line", "i1", ROUNDS),  # the scoring line crossed at the end of the round, from 1; 0: none
        ("end", "i1", PRESTIGE),  # last space of the track
        ("effect", "i1", (PRESTIGE, SPACES)),  # the frame that entering the space puts on the stack; 0: none
        ("arrow_steps", "i1"),
        ("frames", "i1", (CARDS, FRAMES)),  # of a card used face up, the first icons last
        ("frame_count", "i1", CARDS),
        ("seals", "i1", CARDS),  # tracks (bits) that the seal icons of the card allow
        ("banner", "i2", SPACES),  # points of the tomes by space
        ("art", "i2", (RAIL, SPACES)),  # points of the artwork by slider and space
        ("number", "i1", (2, SPACES)),  # printed numbers of topaz and emerald
        ("gem_points", "i1"),
        ("icons", "i1", (len(KINDS), SPACES)),  # contract icons reached
        ("stars", "i1", (len(KINDS), SPACES)),  # stars reached
        ("start", "i1", (len(CHARACTERS), len(KINDS))),
        ("contracts", "i1", (len(CHARACTERS), len(KINDS))),
        ("tile_count", "i1", TILE_VALUES),
        ("tiles", "i1"),
        ("tie", "i1", len(CRITERIA)),  # criteria in order, NONE after the last
        # Switches.
        ("empty_group", "i1"),
        ("arrow_on_prestige", "i1"),
        ("arrow_on_full_track", "i1"),
        # What a greedy player thinks things are worth (``worth``).
        ("tomes_worth", "f8", SPACES),
        ("art_worth", "f8", (RAIL, SPACES)),
        ("icons_worth", "f8", (len(KINDS), SPACES)),
        ("stars_worth", "f8", (len(KINDS), SPACES)),
        ("effect_sum", "f8", (PRESTIGE, SPACES)),  # of the special spaces entered so far
        ("effect_worth", "f8", (PRESTIGE, SPACES)),  # of being on the way to the next one
        ("mean_tile", "f8"),
    ],
    align=True,
)
