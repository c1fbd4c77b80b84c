"""What the journal of Mille Fiori can say: one number for each kind of event."""

# In the comments: what the columns points, a, b, c hold beside kind and seat.
(
    ROUND,  # a number of the round
    CYCLE,  # a number of the cycle
    CHOSEN,
    PLAYED,  # a face
    DIAMOND,  # a space
    GROUP,  # points, a space, b size, c doubled
    RUN,  # points, a space, b length
    CITIZEN,  # points, a space, c doubled
    TRIANGLE,  # points, a space, c doubled
    TRADED,  # points, a symbol, b covered spaces
    ROW,  # points, a row, b covered goods
    SEA_POINTS,  # points, a sea space
    SAILED,  # a from, b to
    EARNED_COMPASS,  # a space
    EARNED_THREE,
    EARNED_FIVE,
    EARNED_TOP,  # a space
    EARNED_HANDSHAKE,  # a symbol
    EARNED_SEA,  # a sea space
    EXTRA_LOST,
    EXTRA_TAKEN,  # a face
    DECLINED,
    BONUS,  # points, a set
    BONUS_LOST,  # a set
    LAST_DIAMOND,
    LEFTOVER,  # a face
    START_PLAYER,
    OVER_BY_DECK,
    OVER_BY_DIAMONDS,
    CLIMBED,  # a from, b to (council spaces, PALACE at the top)
    COUNCIL_POINTS,  # points, a council space
    CARD_POINTS,  # points: of a Doge card or a Dogaressa card
    MASTERWORK_TAKEN,  # a kind, b 1 if it came from the stack, c 1 if a card of the stack was opened by it
    DOGARESSA_TAKEN,  # a kind, b and c likewise
    MASTERWORK_LOST,
    DOGARESSA_LOST,
    FRAMED,  # a kind, b position from 1, c 1 if it covers another card
    MASTERWORK_VALUE,  # points, a kind, b position
    DOGARESSA_USED,  # a kind
    DISCARDED,  # a face: the chosen card, unused
    SHUFFLED,  # a kind that went back into the stack
    WINDOW_ROW,  # points, a row from 1
    WINDOW_COLUMN,  # points, a column from 1
) = range(1, 44)
