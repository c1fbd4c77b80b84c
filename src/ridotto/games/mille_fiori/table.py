"""The table of Mille Fiori: one fixed-size record, and the numbers that its fields hold.

Regions are numbered 0 to 5; the first five are also the bonus sets. A space is a bit of its region's
mask (``own[region, seat]``) and has a number of its own over all regions (``FIRST_SPACE[region] + bit``).
A card is its face: ``symbol * 5 + number - 1`` for region cards, then the Doge cards, then the masterworks
(``shape * 12 + colour * 4 + value - 2``). Hands and displays are sorted, so that their order tells nothing.

The fields of the expansion stay empty in the base game.
"""

import numpy as np

MAX_SEATS = 4
HAND = 5
DECK = 129
DISPLAY = 72
MASTERWORK_STACK = 27
DOGARESSA_STACK = 12
OPEN = 3
"""Cards that lie open beside the stacks of masterworks and Dogaressa cards."""
WINDOW = 9
STEPS = 8

WORKSHOPS, HOUSES, NOBILI, POPULI, TRADE, HARBOR = range(6)
REGIONS = ("workshops", "houses", "nobili", "populi", "trade", "harbor")
SETS = (*REGIONS[:5], "palace", "city")
PALACE_SET, CITY_SET = 5, 6
REGION_SIZE = (30, 20, 12, 12, 20, 15)
FIRST_SPACE = (0, 30, 50, 62, 74, 94)
SPACES = 109

SYMBOLS = (
    *("quartz", "lime", "ash", "pigments", "house"),
    *("coin", "lion", "cross", "shell", "fish", "lobster"),
    *("goblet", "carafe", "earrings", "swan", "ship"),
)
PIGMENTS = SYMBOLS.index("pigments")
FIRST_CITIZEN = SYMBOLS.index("coin")
FIRST_GOOD = SYMBOLS.index("goblet")
SYMBOL_REGION = (*(WORKSHOPS,) * 4, HOUSES, *(NOBILI,) * 3, *(POPULI,) * 3, *(TRADE,) * 4, HARBOR)
NUMBERS = 5
REGION_FACES = len(SYMBOLS) * NUMBERS
DOGES = 11
FIRST_DOGE = REGION_FACES
FIRST_MASTERWORK = FIRST_DOGE + DOGES
SHAPES = 3
COLOURS = 3
VALUES = 4
LOWEST_VALUE = 2
MASTERWORKS = SHAPES * COLOURS * VALUES
FACES = FIRST_MASTERWORK + MASTERWORKS
"""Faces of the cards that may lie in the main deck."""

DOGARESSAS = ("points", "two-masterworks", "extra-card", "sea-route", "minor-doge", "major-doge")
POINTS_CARD, TWO_MASTERWORKS, EXTRA_CARD, SEA_ROUTE, MINOR_DOGE, MAJOR_DOGE = range(6)
KINDS = len(DOGARESSAS)

TILES = 6
TILE_SPACES = 3
POINTS_REWARD, MASTERWORK_REWARD, DOGARESSA_REWARD, SEA_REWARD = range(4)
REWARDS = ("points", "masterwork", "dogaressa", "sea-route")
TAKE_MASTERWORK = 9
"""In ``sea_effect``: the space gives a masterwork; smaller numbers are steps of the council figure."""
PALACE = TILES * TILE_SPACES + 1
"""Where a council figure stands that has left the last council space, L18."""
COUNCIL_COLOURS = ("brown", "purple", "green", "light-blue")

GOODS = 4
ROWS = 5
SHIPS_IN_ROW = 3
SEA = 32

# Values of card fields that are no card.
NONE = -1
HIDDEN = -2

SETUP, DRAFT, PLAY, EXTRA, OVER, MASTERWORK, FRAME, DOGARESSA, ADVANCE, CLIMB, SHUFFLE = range(11)
PHASES = ("setup", "draft", "play", "extra", "over", "masterwork", "frame", "dogaressa", "advance", "climb", "shuffle")

# Action numbers: a face to draft, a face to take as an extra card, a space to lay on, and what follows.
DO_DRAFT = 0
DO_EXTRA = DO_DRAFT + FACES
DO_LAY = DO_EXTRA + FACES
DO_SAIL = DO_LAY + SPACES
DO_DECLINE = DO_SAIL + 1
DO_DOGE = DO_DECLINE + 1
DO_FRAME = DO_DOGE + 1
DO_USE = DO_FRAME + WINDOW
DO_TAKE_MASTERWORK = DO_USE + KINDS
DO_TAKE_DOGARESSA = DO_TAKE_MASTERWORK + MASTERWORKS
DO_TAKE_STACK = DO_TAKE_DOGARESSA + KINDS
DO_ADVANCE = DO_TAKE_STACK + 1
DO_CLIMB = DO_ADVANCE + 7
ACTIONS = DO_CLIMB + 3

TABLE = np.dtype(
    [
        ("rng", "u8"),
        ("own", "i4", (6, MAX_SEATS)),  # spaces of the region that the seat's diamonds cover
        ("score", "i2", MAX_SEATS),
        ("next", "i2"),  # where the deck goes on
        ("ship", "i1", MAX_SEATS),  # 0 is the start
        ("supply", "i1", MAX_SEATS),
        ("reserve", "i1", MAX_SEATS),
        ("bonus", "i1", (7, MAX_SEATS)),  # seat whose diamond lies on the n-th highest bonus space
        ("bonus_met", "i1", 7),  # seats (bits) that have met the condition of the set
        ("hand", "i1", (MAX_SEATS, HAND)),
        ("chosen", "i1", MAX_SEATS),  # card chosen in this cycle and not yet played
        ("cards", "i1", DECK),  # the display from the front, the deck from ``next`` on, NONE between them
        ("shown", "i1"),  # cards in the display
        ("players", "i1"),
        ("start", "i1"),
        ("turn", "i1"),  # seat whose card is resolved
        ("played", "i1"),  # plays finished in this cycle
        ("card", "i1"),  # an extra card being played, open to all
        ("round_number", "i1"),
        ("cycle", "i1"),  # picks finished in this round
        ("phase", "i1"),
        ("ending", "i1"),  # the supply of some seat is empty (R6.1)
        ("council", "i1", TILES),  # tiles from the bottom up
        ("figure", "i1", MAX_SEATS),  # council space, from 1, or PALACE
        ("masterworks", "i1", MASTERWORK_STACK),  # the stack of kinds, its top the last that is not NONE
        ("masterworks_open", "i1", OPEN),
        ("dogaressas", "i1", DOGARESSA_STACK),  # likewise
        ("dogaressas_open", "i1", OPEN),
        ("held", "i1", (MAX_SEATS, KINDS)),  # Dogaressa cards before a seat
        ("window", "i1", (MAX_SEATS, WINDOW)),  # the upper masterwork of each position
        ("steps", "i1", (STEPS, 3)),  # what this turn still has to do, the next one last: step, argument, card
        ("waiting", "i1"),  # how many steps these are
        ("earned", "i1"),  # the play in progress has earned an extra card
        ("rest", "i1", 7),  # fills the record up: NumPy does not copy gaps, and tables are compared as bytes
    ],
    align=True,
)

BOX = np.dtype(
    [
        ("cards", "i2"),
        ("card_count", "i1", FACES),
        ("hand", "i1"),
        ("display", "i1", MAX_SEATS + 1),  # by number of players
        ("plays", "i1", MAX_SEATS + 1),
        ("diamonds", "i1"),
        ("reserve", "i1"),
        ("symbol_spaces", "i4", len(SYMBOLS)),  # where a card of the symbol may be laid, in its region's mask
        ("adjacent", "i4", 30),
        ("compass", "i4", 30),  # the spaces around the compass that the space touches
        ("house_value", "i1", 20),
        ("level_points", "i2", 12),  # by citizen space, the same in both pyramids
        ("support", "i4", 12),
        ("triangle", "i4", 12),
        ("citizen_spaces", "i4", len(SYMBOLS)),  # spaces that show the symbol, in its pyramid
        ("harbor_points", "i2", GOODS + 1),
        ("sea_points", "i2", SEA + 1),
        ("sea_extra", "i1", SEA + 1),
        ("sea_effect", "i1", SEA + 1),  # steps of the council figure, or TAKE_MASTERWORK
        ("sea_end", "i1"),  # the last space; in the expansion it is the trading city
        ("bonus", "i2", (7, MAX_SEATS)),
        ("ship_number", "i1", FACES),  # 0: the card cannot sail
        ("expansion", "i1"),  # everything from here on stays unused without it
        ("tile_colour", "i1", TILES),
        ("reward", "i1", (TILES, TILE_SPACES)),  # kinds of reward, from the bottom up
        ("reward_points", "i2", (TILES, TILE_SPACES)),
        ("region_colour", "i1", 6),  # council colour of a region, NONE for the harbor
        ("doge_arrows", "i1", DOGES),
        ("doge_points", "i2", DOGES),
        ("stack_count", "i1", MASTERWORKS),  # masterworks with a back of their own
        ("dogaressa_count", "i1", KINDS),
        ("points_card", "i2"),
        ("minor_points", "i2"),
        ("major_points", "i2"),
        ("council_sea", "i1"),  # spaces that the council's sea route reward moves the ship
        ("line_points", "i2"),  # for three colours, or three shapes, in a line of the window
        # Switches: truth, or the index of the value in the box file's list of values.
        ("end_by_diamonds", "i1"),
        ("handshake", "i1"),
        ("citizen_double", "i1"),
        ("extra_decline", "i1"),
        ("harbor_repeats", "i1"),
        ("bonus_from_supply", "i1"),
        ("house_values", "i1"),
        ("colour_step_first", "i1"),
        ("start_player_at_once", "i1"),
    ],
    align=True,
)
