"""The table of Mille Fiori: one fixed-size record, and the numbers that its fields hold.

Regions are numbered 0 to 5; the first five are also the bonus sets. A space is a bit of its region's
mask (``own[region, seat]``) and has a number of its own over all regions (``FIRST_SPACE[region] + bit``).
A card is its face: ``symbol * 5 + number - 1``. Hands and the display are sorted, so that their order
tells nothing.
"""

import numpy as np

MAX_SEATS = 4
HAND = 5
DECK = 129
DISPLAY = 72

WORKSHOPS, HOUSES, NOBILI, POPULI, TRADE, HARBOR = range(6)
REGIONS = ("workshops", "houses", "nobili", "populi", "trade", "harbor")
SETS = REGIONS[:5]
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
FACES = len(SYMBOLS) * NUMBERS

GOODS = 4
ROWS = 5
SHIPS_IN_ROW = 3
SEA = 20

# Values of card fields that are no card.
NONE = -1
HIDDEN = -2

SETUP, DRAFT, PLAY, EXTRA, OVER = range(5)
PHASES = ("setup", "draft", "play", "extra", "over")

# Action numbers: a face to draft, a face to take as an extra card, a space to lay on, and two more.
# The room after the faces is for the cards of the expansion.
DO_DRAFT = 0
DO_EXTRA = 127
DO_LAY = 254
DO_SAIL = DO_LAY + SPACES
DO_DECLINE = DO_SAIL + 1
ACTIONS = DO_DECLINE + 1

TABLE = np.dtype(
    [
        ("rng", "u8"),
        ("own", "i4", (6, MAX_SEATS)),  # spaces of the region that the seat's diamonds cover
        ("score", "i2", MAX_SEATS),
        ("next", "i2"),  # where the deck goes on
        ("ship", "i1", MAX_SEATS),  # 0 is the start
        ("supply", "i1", MAX_SEATS),
        ("reserve", "i1", MAX_SEATS),
        ("bonus", "i1", (5, MAX_SEATS)),  # seat whose diamond lies on the n-th highest bonus space
        ("bonus_met", "i1", 5),  # seats (bits) that have met the condition of the set
        ("hand", "i1", (MAX_SEATS, HAND)),
        ("chosen", "i1", MAX_SEATS),  # card chosen in this cycle and not yet played
        ("display", "i1", DISPLAY),
        ("shown", "i1"),  # cards in the display
        ("deck", "i1", DECK),  # what is dealt leaves NONE behind
        ("players", "i1"),
        ("start", "i1"),
        ("turn", "i1"),  # seat whose card is resolved
        ("played", "i1"),  # plays finished in this cycle
        ("card", "i1"),  # an extra card being played, open to all
        ("round_number", "i1"),
        ("cycle", "i1"),  # picks finished in this round
        ("phase", "i1"),
        ("ending", "i1"),  # the supply of some seat is empty (R6.1)
        ("rest", "i1", 6),  # fills the record up: NumPy does not copy gaps, and tables are compared as bytes
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
        ("bonus", "i2", (5, MAX_SEATS)),
        # Switches: truth, or the index of the value in the box file's list of values.
        ("end_by_diamonds", "i1"),
        ("handshake", "i1"),
        ("citizen_double", "i1"),
        ("extra_decline", "i1"),
        ("harbor_repeats", "i1"),
        ("bonus_from_supply", "i1"),
        ("house_values", "i1"),
    ],
    align=True,
)
