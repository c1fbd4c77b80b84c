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
mf-ui-card-chosen = { $name }, chosen
mf-ui-card-count = { $name }, { $count } of them
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

mf-ui-explain-bonus = { $region }: { $condition }. Still free: { $free }.
mf-ui-explain-bonus-taken = { $region }: { $condition }. All four are taken.

## The Masterworks: what to do now

mf-ui-prompt-again = { $what }: press again to confirm.
mf-ui-prompt-confirm = Press again to confirm.
mf-ui-prompt-doge = { $card }: play it, or sail.
mf-ui-prompt-doge-only = { $card }: play it.
mf-ui-prompt-frame-sail = { $card }: choose its place in your window, or sail.
mf-ui-prompt-frame = { $card }: choose its place in your window.
mf-ui-prompt-masterwork = Take a masterwork: an open one, or the top of the stack.
mf-ui-prompt-dogaressa = Take a Dogaressa card: an open one, or the top of the stack.
mf-ui-prompt-advance = How far shall your ship sail?
mf-ui-prompt-climb = How many steps shall your council figure climb?
mf-ui-prompt-wait-masterwork = { $name } takes a masterwork.
mf-ui-prompt-wait-dogaressa = { $name } takes a Dogaressa card.
mf-ui-prompt-wait-frame = { $name } puts { $card } into the shop window.
mf-ui-prompt-wait-advance = { $name } chooses how far to sail.
mf-ui-prompt-wait-climb = { $name } chooses how many steps to climb.

## The Masterworks: buttons and parts of the table

mf-ui-doge = Play the card
mf-ui-advances = Spaces for the ship
mf-ui-climbs = Steps for the council figure
mf-ui-advance = { $number ->
    [one] One space, to { $space }
   *[other] { $number } spaces, to { $space }
}
mf-ui-climb = { $number ->
    [one] One step, to { $space }
   *[other] { $number } steps, to { $space }
}
mf-ui-part-board = Board
mf-ui-part-council = Council
mf-ui-part-cards = Cards
mf-ui-part-windows = Windows
mf-ui-part-seats = Seats
mf-ui-council-board = Expansion board: council and sea route
mf-ui-masterworks = Masterworks
mf-ui-dogaressas = Dogaressa cards
mf-ui-held = Your Dogaressa cards
mf-ui-stack = { $count ->
    [0] The stack is empty
    [one] One card in the stack
   *[other] { $count } cards in the stack
}
mf-ui-stack-top = Top card of the stack
mf-ui-window-own = Your shop window
mf-ui-window-of = Shop window of { $name }
mf-ui-window-sum = Full rows and columns: { mf-points }

## The Masterworks: places and notes

# A council space and what it gives
mf-ui-council-space = { $space }: { $what }
mf-ui-figures = figures: { $names }
mf-ui-council-start = start of all figures, its reward is never received
# The letter on green, red and blue glass
mf-ui-glass-green = G
mf-ui-glass-red = R
mf-ui-glass-blue = B
mf-ui-how-doge = Brings the start player card, the steps of its arrows in the council, and its points.
mf-ui-how-masterwork = Goes into your shop window and scores { mf-points } at once.
mf-ui-colour-step = The colour of your council space: one step up as well.
mf-ui-line-row = { $number ->
    [1] Top row
    [2] Middle row
   *[3] Bottom row
}
mf-ui-line-column = { $number ->
    [1] Left column
    [2] Middle column
   *[3] Right column
}
mf-ui-line-full = { $name }: { mf-points }
mf-ui-line-first = { $name }: first card
# $points: what the line can still bring
mf-ui-line-open = { $name }: 2 of 3, { $same ->
    [both] colour and shape agree (up to { $points })
    [colour] the colour agrees (up to { $points })
    [shape] the shape agrees (up to { $points })
   *[none] nothing agrees
}

## Moves in a few words

mf-choice-lay = On { $space }
mf-choice-sail = For the ship
mf-choice-doge = Play the Doge card
mf-choice-frame = Into the shop window ({ $place })
mf-choice-use = { $card } instead
mf-choice-extra = Extra card: { $card }
mf-choice-decline = No extra card
mf-choice-take-stack = From the top of the stack
mf-choice-advance = { $number ->
    [one] Ship { $number } space forward
   *[other] Ship { $number } spaces forward
}
mf-choice-climb = { $number ->
    [one] Council figure { $number } step up
   *[other] Council figure { $number } steps up
}

## Moves as deeds, in the middle of "… instead would have brought: 6 points"

mf-deed-draft = choosing { $card }
mf-deed-lay = playing { $card } on { $space }
mf-deed-sail = playing { $card } for the ship and sailing to { $space }
mf-deed-discard = discarding { $card } without effect
mf-deed-doge = playing { $card }
mf-deed-use = using { $card }
mf-deed-extra = taking { $card } as an extra card
mf-deed-decline = doing without the extra card
mf-deed-take = taking { $card } from the open cards
mf-deed-take-stack = taking the top card of the stack
mf-deed-frame = putting the masterwork into the shop window ({ $place })
mf-deed-advance = sailing { $number ->
    [one] one space
   *[other] { $number } spaces
}
mf-deed-climb = moving the council figure { $number ->
    [one] one step
   *[other] { $number } steps
} up
mf-gain-extra-compass = the closed compass at { $space }: an extra card
mf-gain-extra-three-values = houses of three different values: an extra card
mf-gain-extra-five-values = houses of five different values: an extra card
mf-gain-extra-top = the top of the pyramid on { $space }: an extra card
mf-gain-extra-handshake = the handshake in trade: an extra card
mf-gain-extra-sea = the compass on { $space }: an extra card
