### The playing surface: prompts, buttons and labels of the table of Mille Fiori.

## What to do now

mf-ui-prompt-draft = Choose a card to play.
mf-ui-prompt-draft-again = { $card }: press again to choose it.
mf-ui-prompt-play = { $card }: lay it on a lit space, or sail.
mf-ui-prompt-play-lay = { $card }: lay it on a lit space.
mf-ui-prompt-play-sail = { $card }: it can only move your ship.
mf-ui-prompt-lay-again = { $space }: press again to lay your diamond.
mf-ui-prompt-sail-again = { $space }: press again to sail there.
mf-ui-prompt-extra = Take an extra card, or do without.
mf-ui-prompt-extra-only = Take an extra card.
mf-ui-prompt-extra-again = { $card }: press again to take it.
mf-ui-prompt-chosen = You have chosen { $card }. Waiting for the others.
mf-ui-prompt-wait-draft = Everybody chooses a card.
mf-ui-prompt-wait-play = { $name } plays { $card }.
mf-ui-prompt-wait-turn = It is { $name }’s turn.
mf-ui-prompt-wait-extra = { $name } may take an extra card.
mf-ui-prompt-over = The game is over.

## Buttons

mf-ui-sail = Sail to { $space }
mf-ui-sail-stay = Discard without effect
mf-ui-decline = No extra card
mf-ui-confirm = Confirm
mf-ui-zoom-out = Whole board
mf-ui-zoom-in = Zoom in

## Parts of the table

mf-ui-table = Table
mf-ui-board = Board
mf-ui-hand = Hand
mf-ui-display = Display
mf-ui-display-empty = The display is empty.
mf-ui-tab-display = Display ({ $count })
mf-ui-display-fresh = New since the last round
mf-ui-seats = Seats
mf-ui-preview = Preview
mf-ui-round = Round { $round } of { $rounds }
mf-ui-cycle = Cycle { $cycle } of { $cycles }
mf-ui-deck = Deck { $cards }
mf-ui-ending = The last diamond of a supply has been laid: this is the end of the game.
mf-ui-hand-empty = No cards in hand.
mf-ui-card-hidden = A face-down card
mf-ui-card = { $card }, { $region }
mf-ui-card-chosen = { $card }, { $region }, chosen
mf-ui-card-count = { $card }, { $region }, { $count } of them
# $name: one of the names above
mf-ui-card-fresh = { $name }, new
mf-ui-chosen = Your chosen card
mf-ui-played = Card being played

## What a card of a region scores, in a few words

mf-ui-how-workshops = Scores each of your diamonds in the group, twice on pigments.
mf-ui-how-houses = Scores the next house and the run of your houses right before it.
mf-ui-how-nobili = Scores the level, twice on the card’s symbol; diamonds in the triangle below score again.
mf-ui-how-populi = Scores the level, twice on the card’s symbol; diamonds in the triangle below score again.
mf-ui-how-trade = Each diamond on this good scores the number of its covered spaces.
mf-ui-how-harbor = Your ship sails too. A full row scores by the covered goods beside it.

## Seats

mf-ui-seat-supply = { $count ->
    [one] One diamond in the supply
   *[other] { $count } diamonds in the supply
}
mf-ui-seat-reserve = { $count ->
    [one] One diamond in reserve
   *[other] { $count } diamonds in reserve
}
mf-ui-seat-start = Start player
mf-ui-seat-turn = Plays now
mf-ui-seat-chosen = Has chosen
mf-ui-seat-you = You
mf-ui-seat-bonus = Bonus: { $region }

## Places

mf-ui-free = free
mf-ui-covered = diamond of { $name }
mf-ui-brings = brings { mf-points }
mf-ui-brings-extra = brings { mf-points } and an extra card
mf-ui-ships = ships: { $names }
mf-ui-nothing = No points.
mf-ui-ship-way = Your ship: { $from } to { $to }, { mf-points }
mf-ui-ship-way-extra = Your ship: { $from } to { $to }, { mf-points } and an extra card
mf-ui-can-lie = { $count ->
    [0] No space for a diamond
    [one] One space for a diamond
   *[other] { $count } spaces for a diamond
}

## Explanations: the “?” of the parts of the table

mf-ui-explain = Explanations
mf-ui-explain-part = Explanation: { $part }
mf-ui-explain-hint = Tap what you want explained.
mf-ui-explain-more = See also
mf-ui-explain-bonus = { $region }: { $condition }. Still free: { $free }.
mf-ui-explain-bonus-taken = { $region }: { $condition }. All four are taken.
