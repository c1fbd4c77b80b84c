"""What the journal of Intrigo can say: one number for each kind of event."""

# In the comments: what the columns a, b, c hold beside kind and seat. The column of points is 0 but where it is named.
(
    ROUND,  # seat: first player; a number of the round
    LAID,  # a arcade, b token
    DEALT,  # a cards for each seat, b cards not dealt
    KEPT,
    PASSED,  # a picks finished
    PLACED,  # a face, b space
    BOUGHT,  # a kind, b space, c price
    TURNED_PLOT,  # a space, b face
    TURNED_TOKEN,  # a arcade, b token
    SWAPPED_TOKENS,  # a arcade, b arcade
    MOVED,  # a from, b to, c face
    SWAPPED_PLOTS,  # a space, b space
    NAMED,  # a face, b seat that holds it, NONE: nobody; the set-aside card has changed hands for it
    CALLED,  # a face, b seat that holds it, c space: placed there at once
    SHOWN,  # a face, b seat that holds it and must place it next
    UNDONE,  # a space of the Influence card whose effect is cancelled, b kind
    SKIPPED,
    WON,  # points: size of the ring, a arcade, b token, c cards on both sides (``sides``)
    TIED,  # likewise; seat is nobody
    NEUTRAL_WON,
    DESERTED,  # no Plot card beside it, or only one where that wins nothing
    FACE_DOWN,
    EMPTY,  # a arcade
    LIMITED,  # a arcade, b token: the seat may have no more Ducats
    RETURNED,  # a arcade, b token: back to bag or supply
    STAYED,  # a arcade, b token
    FIRST,  # seat: the new first player
    VICTORY,  # a 1: equal Seals, 2: different Seals
    CAPPED,  # a rounds
    STANDS,  # seat that would win now, points: ring + STANDING * how it is decided, a arcade, b token, c sides
) = range(1, 31)

STANDING = 64
"""In the points of ``STANDS``: the kind of award that it would be, times this, beside the size of the ring."""

DOWN = 32
"""Added to a card in ``sides`` that lies face down."""


def sides(packed: int) -> tuple[tuple[int, bool], tuple[int, bool]]:
    """The cards before and after an Arcade card, clockwise, as (card, face down)."""
    first, second = packed >> 7, packed & 127
    return (first & (DOWN - 1), bool(first & DOWN)), (second & (DOWN - 1), bool(second & DOWN))
