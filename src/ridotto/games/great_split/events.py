"""What the journal of The Great Split can say: one number for each kind of event. Everything in it is public."""

# In the comments: what the columns points, a, b, c hold beside kind and seat.
(
    ROUND,  # a number of the round, b hand limit, c level of its deck from 1
    CHARACTER,  # a character
    DEALT,  # a number of cards
    DISCARDED,  # a number of cards
    DIVIDED,
    WALLETS,  # all have divided their hands, the wallets go to the left
    CHOSEN,
    EXCHANGED,  # a number of cards in the hand of the seat
    PLAYED,  # a card
    TURNED,  # a track: a card was used face down for it
    SPLITTER,  # a track
    SEALED,  # a track named for a seal icon
    ARROWED,  # a track named for a double arrow
    STEP,  # a track, b the space reached
    LOST,  # a track: a step at its last space
    PRESTIGE,  # points
    BONUS,  # a seal track, b the space, c the resource that moves
    ARROW,  # a track, b the space of the double arrow
    ARROW_LOST,  # likewise; no track can take it
    MARKET,  # a number of the round, b value of the tile, c where the slider stands now
    LINE,  # a number of the scoring line
    TOMES,  # points, a the space on the track
    ARTWORK,  # points, a the number reached, b the slider
    GEMS,  # points, a topaz, b emerald (the numbers reached)
    CONTRACT,  # points, a kind, b contract icons, c stars
    BLANK,  # the blank token at a scoring line
    FINAL,  # the last scorings begin
    OVER,
) = range(1, 29)
