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
) = range(1, 30)
