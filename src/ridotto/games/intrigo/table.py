"""The table of Intrigo: one fixed-size record, and the numbers that its fields hold.

A Plot card is its face, ``family * 3 + value - 2``; a set of Plot cards is an integer with two bits a face, which count
the cards of that face. Sets of spaces and of Arcade cards are bit masks. Seals are counted with four bits a guild.
"""

import numpy as np

MAX_SEATS = 4
RING = 16
"""Most Arcade cards, and so most spaces."""
HAND = 6
CARDS = 16
"""Most Plot cards in use."""

FAMILIES = ("contarini", "gradenigo", "dandolo", "morosini", "tiepolo")
PLAYER_FAMILIES = 4
NEUTRAL = 4
LOWEST = 2
VALUES = 3
FACES = len(FAMILIES) * VALUES
MAX_COPIES = 3
"""Most cards of one face: two bits count them."""
EVERY_FACE = sum(1 << (2 * face) for face in range(FACES))

GUILDS = ("clero", "militari", "mercanti", "vinai", "scrivani")
DUCAT = len(GUILDS)
"""As a token; smaller numbers are the guilds of Seals."""
MAX_COUNT = 15
"""Most Seals that four bits count."""

KINDS = ("assassin", "thief", "trader", "gondolier", "courtesan", "guard")
ASSASSIN, THIEF, TRADER, GONDOLIER, COURTESAN, GUARD = range(6)
INFLUENCE = 16
"""What lies in a space: a face, or INFLUENCE + kind."""
COPIES = 6
"""Most cards in a pile."""
TOO_DEAR = 127
"""The price of an exhausted pile."""

# What an Influence card does, by the switches of the edition.
(
    NOTHING,
    TURN_PLOT,
    TURN_TOKEN,
    TURN_DUCAT,
    TRADE_ADJACENT,
    TRADE_PAIR,
    TRADE_ANY,
    MOVE_NEIGHBOUR,
    MOVE_ANY,
    SWAP_ANY,
    SWAP_NEIGHBOURS,
    EXCHANGE,
    PLACE_AT_ONCE,
    PLACE_NEXT,
    LURE,
    CANCEL,
) = range(16)

# Values of card and token fields that are none.
NONE = -1
HIDDEN = -2

SETUP, SEALS, DEAL, DRAFT, TURN, PLACING, BUYING, AIMING, OVER = range(9)
PHASES = ("setup", "seals", "deal", "draft", "turn", "placing", "buying", "aiming", "over")

# What a row of ``log`` tells: its first number is seat + 4 * holder + 32 * what.
PUT, EXCHANGED, CALLED, SHOWN = range(4)
NOBODY = 7
"""As a holder in ``log``."""

# Action numbers. A purchase with a target goes on with a pair: the space and what its effect concerns there.
DO_KEEP = 0
DO_PLACE = DO_KEEP + FACES
DO_BUY = DO_PLACE + FACES
DO_SPACE = DO_BUY + len(KINDS)
DO_ARCADE = DO_SPACE + RING
DO_CARD = DO_ARCADE + RING
DO_AT_SPACE = DO_CARD + FACES
DO_AT_ARCADE = DO_AT_SPACE + RING * RING
DO_AT_CARD = DO_AT_ARCADE + RING * RING
ACTIONS = DO_AT_CARD + RING * FACES
MAX_LEGAL = 2 * RING + RING * RING + len(KINDS)
MAX_OUTCOME = CARDS + MAX_COPIES

TABLE = np.dtype(
    [
        ("rng", "u8"),
        ("hand", "i4", MAX_SEATS),  # Plot cards kept in the draft and not yet placed
        ("packet", "i4", MAX_SEATS),  # cards that the seat chooses from in the draft
        ("forced", "i4", MAX_SEATS),  # faces that the seat must place next (``courtesan.mode``)
        ("seals", "i4", MAX_SEATS),  # Counter cards, four bits a guild
        ("to_act", "i4"),  # what ``actors`` says
        ("stock", "i4"),  # all Plot cards in use
        ("deck", "i4"),  # Plot cards not dealt; in a view all that the seat has not seen in the draft
        ("palace", "i4"),  # Plot cards in the Palace, face up or down
        ("free", "i4"),  # spaces without a card
        ("plots", "i4"),  # spaces with a face-up Plot card
        ("guards", "i4"),  # spaces with a Guard that protects
        ("tokens", "i4"),  # Arcade cards with a face-up token
        ("ducats", "i2", MAX_SEATS),
        ("supply", "i2"),
        ("round_number", "i2"),
        ("held", "i1", MAX_SEATS),  # cards in the hands
        ("owner", "i1", len(FAMILIES)),  # seat of the family, NONE: neutral
        ("worth", "i1", FACES + 1),  # 8 * value + seat that profits + 1; the last one stands for no card
        ("bag", "i1", len(GUILDS)),
        ("sold", "i1", len(KINDS)),  # how many cards have left the top of each pile
        ("token", "i1", RING),
        ("card", "i1", RING),
        ("done", "i1", (RING, 2)),  # targets of the Influence card in a space (``guard.mode`` cancel)
        ("slots", "i1", CARDS),  # the card of each pick, packet by packet, of all deals since the last shuffle
        ("log", "i1", (CARDS, 3)),  # in order, Plot cards placed and named since then: who and what, face, set aside
        ("logged", "i1"),
        ("logged_before", "i1"),  # rows of the first of two deals
        ("dealt", "i1"),  # deals since the last shuffle
        ("step", "i1"),  # picks finished in this draft
        ("players", "i1"),
        ("ring", "i1"),
        ("first", "i1"),
        ("turn", "i1"),
        ("phase", "i1"),
        ("doing", "i1"),  # within a move: face or kind, space, first target; NONE between moves
        ("at", "i1"),
        ("aim", "i1"),
        ("winner", "i1"),
        ("last_seal", "i1"),  # seat that won the latest Seal
        ("rest", "i1", 10),  # fills the record up: NumPy does not copy gaps, and tables are compared as bytes
    ],
    align=True,
)

BOX = np.dtype(
    [
        ("card_count", "i4"),  # the sixteen Plot cards as a set
        ("ladder", "i1", (len(KINDS), COPIES + 1)),  # prices from the top of the pile, TOO_DEAR at its end
        ("copies", "i1", len(KINDS)),
        ("effect", "i1", len(KINDS)),
        ("guard_protects", "i1"),
        ("guard_value", "i1"),  # of a Guard that counts as a neutral card
        ("seals_each", "i1"),  # tokens of one guild
        ("ducats", "i2"),
        ("ducat_limit", "i2"),  # 0: none
        ("start_ducats", "i1"),
        ("equal_seals", "i1"),
        ("different_seals", "i1"),
        ("arcades", "i1", MAX_SEATS + 1),  # by number of players
        ("hand", "i1", MAX_SEATS + 1),
        ("own_families", "i1", MAX_SEATS + 1),
        ("reshuffle", "i1", MAX_SEATS + 1),  # all cards are shuffled for every round, dealt or not
        ("put_back", "i4"),  # faces of unowned families that two players with a family each do not use
        ("max_rounds", "i2"),  # 0: none
        # Switches: truth, or the index of the value in the box file's list of values.
        ("influence_after_round", "i1"),
        ("influence_effect_optional", "i1"),
        ("influence_may_buy_without_target", "i1"),
        ("resolve_single_card", "i1"),
        ("same_owner_tie", "i1"),
        ("cleanup_leftover_tokens", "i1"),
        ("cleanup_displaced_tokens", "i1"),
        ("ducats_finite", "i1"),
        ("first_player_rotation", "i1"),
        ("draft_direction", "i1"),
        ("three_players_neutral", "i1"),
        ("palace_door_kind", "i1"),
        ("information_public", "i1"),
        ("empty_hand", "i1"),
    ],
    align=True,
)
