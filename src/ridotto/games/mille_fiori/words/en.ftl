### Mille Fiori: names, sentences of the log, rules help, rule switches.

mf-title = Mille Fiori
mf-about = Cover the lagoon with your glass diamonds, send your ship along the coast and turn one card into a chain of them: a card draft for 2 to 4 players.

## Editions

mf-edition-base = Base game
mf-edition-base-help = The game as it comes in its box: 109 cards, 109 spaces, no expansion.
mf-edition-masterworks = The Masterworks
mf-edition-masterworks-help = The base game with its expansion: council figures climb to the Doge’s Palace, the Dogaressa lends a hand, glass masterworks fill your shop window, and the sea route goes on.

## Regions, symbols, cards

mf-region-workshops = Workshops
mf-region-houses = Houses
mf-region-nobili = Nobili
mf-region-populi = Populi
mf-region-trade = Trade
mf-region-harbor = Harbor
mf-region-sea = Sea route
mf-region-bonus = Bonus points
mf-region-council = Small Council
mf-region-palace = Doge’s Palace
mf-region-city = Trading city
mf-region-window = Shop window
# A row of the result: points of the council and of Doge and Dogaressa cards
mf-breakdown-council = Council and Doge

mf-symbol-quartz = quartz
mf-symbol-lime = lime
mf-symbol-ash = ash
mf-symbol-pigments = pigments
mf-symbol-house = house
mf-symbol-coin = coin
mf-symbol-lion = lion
mf-symbol-cross = cross
mf-symbol-shell = shell
mf-symbol-fish = fish
mf-symbol-lobster = lobster
mf-symbol-goblet = goblet
mf-symbol-carafe = carafe
mf-symbol-earrings = earrings
mf-symbol-swan = swan
mf-symbol-ship = ship
mf-symbol-doge = Doge card
mf-symbol-masterwork = masterwork

# $symbol: name of the symbol, $number: ship number 1 to 5
mf-card = { $symbol } { $number }

mf-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Cards of the expansion

# $arrows: 1 or 2; $points: 0 if the card shows none
mf-card-doge = { $points ->
    [0] Doge card with { mf-arrows }
   *[other] Doge card with { mf-arrows } and { mf-points }
}
mf-arrows = { $arrows ->
    [one] one arrow
   *[other] { $arrows } arrows
}
# A card whose name does not tell its ship number
mf-card-ship = { $card }, ship { $number }

# $glass: one of the nine kinds, $value: 2 to 5
mf-card-masterwork = { $glass } (value { $value })
mf-glass-horse-green = green horse
mf-glass-horse-red = red horse
mf-glass-horse-blue = blue horse
mf-glass-vase-green = green vase
mf-glass-vase-red = red vase
mf-glass-vase-blue = blue vase
mf-glass-bowl-green = green bowl
mf-glass-bowl-red = red bowl
mf-glass-bowl-blue = blue bowl

# $kind: one of the six below
mf-card-dogaressa = Dogaressa card “{ $kind }”
mf-dogaressa-points = points
mf-dogaressa-points-help = You score { mf-points }.
mf-dogaressa-two-masterworks = two masterworks
mf-dogaressa-two-masterworks-help = You take two masterworks, the second one after the first is in your shop window.
mf-dogaressa-extra-card = extra card
mf-dogaressa-extra-card-help = You take an extra card from the display and play it at once.
mf-dogaressa-sea-route = sea route
mf-dogaressa-sea-route-help = Your ship sails 1 to 7 spaces, as many as you like. A compass there does give an extra card.
mf-dogaressa-minor-doge = minor Doge card
mf-dogaressa-minor-doge-help = Your council figure goes up one step, you score { mf-points } and then take the start player card.
mf-dogaressa-major-doge = major Doge card
mf-dogaressa-major-doge-help = Your council figure goes up one, two or three steps, as you like, you score { mf-points } and then take the start player card.

## Spaces: the names a screen reader speaks

mf-space-workshops = { $id }, { $symbol }, workshops
mf-space-houses = { $id }, value { $value }, houses
mf-space-nobili = { $id }, { $symbol }, { mf-points }, nobili
mf-space-populi = { $id }, { $symbol }, { mf-points }, populi
mf-space-trade = { $id }, { $symbol }, row { $row }, trade
mf-space-harbor = { $id }, ship, row { $row }, harbor
# $what: what the space gives, one or several of the gains below
mf-space-sea = { $id }, { $what }, sea route
mf-space-start = start of the sea route
# $colour: the colour of its tile
mf-space-council = { $id }, { $what }, { $colour }, Small Council
mf-space-palace = Doge’s Palace, end of the Small Council
mf-space-bonus = { $region }: bonus of { mf-points }
mf-space-compass = compass { $id }: extra card for whoever covers the third of { $spaces }
mf-space-handshake = handshake: extra card if another player scores more than you in trade
mf-space-top = top of the pyramid, { $region }: extra card
# $count: 3, 4 or 5
mf-space-values = houses of { $count } different values: { $count ->
    [4] bonus points
   *[other] extra card
}
# A space as part of a sentence: B5 (pigments)
mf-space-short = { $id } ({ $symbol })

# What a space of the sea route or the council gives, beside points
mf-gain-masterwork = a masterwork
mf-gain-dogaressa = a Dogaressa card
mf-gain-ship = { $distance ->
    [one] one space for the ship
   *[other] { $distance } spaces for the ship
}
mf-gain-steps = { $steps ->
    [one] one step for the council figure
   *[other] { $steps } steps for the council figure
}
mf-gain-city = trading city with bonus points

# The colours of the council and the cards that share them
mf-colour-brown = brown (workshops)
mf-colour-purple = purple (houses)
mf-colour-green = green (nobili and populi)
mf-colour-light-blue = light blue (trade)

# The nine positions of a shop window
mf-window-place = { $number ->
    [1] top left
    [2] top middle
    [3] top right
    [4] middle left
    [5] middle
    [6] middle right
    [7] bottom left
    [8] bottom middle
   *[9] bottom right
}

## What earns bonus points, as an object: "has all four goods"

mf-bonus-condition = { $set ->
    [workshops] all four ingredients
    [houses] houses of four different values
    [nobili] all three symbols of the nobili
    [populi] all three symbols of the populi
    [palace] the council figure in the palace
    [city] the ship in the trading city
   *[trade] all four goods
}

## Reasons for points, after "scores" and on their own

mf-reason-group = { mf-points } for { $number ->
    [one] a diamond on its own
   *[other] a group of { $number }
}
mf-reason-group-double = { mf-points } for { $number ->
    [one] a diamond on its own
   *[other] a group of { $number }
}, doubled
mf-reason-run = { mf-points } for { $number ->
    [one] the new house
   *[other] a run of { $number } houses
}
mf-reason-citizen = { mf-points } for the new diamond on { $space }
mf-reason-citizen-double = { mf-points } for the new diamond on { $space }, doubled
mf-reason-triangle = { mf-points } for { $space } in the triangle below
mf-reason-triangle-double = { mf-points } for { $space } in the triangle below, doubled
mf-reason-trade = { mf-points } for { $symbol } ({ $diamonds ->
    [one] one diamond
   *[other] { $diamonds } diamonds
}, { $number ->
    [one] one covered space
   *[other] { $number } covered spaces
})
mf-reason-harbor = { mf-points } for the full harbor row { $number } beside { $covered ->
    [0] no covered good
    [one] one covered good
   *[other] { $covered } covered goods
}
mf-reason-sea = { mf-points } for the sea space { $space }
mf-reason-bonus = { $points ->
    [one] { $points } bonus point
   *[other] { $points } bonus points
}
mf-reason-extra = an extra card
mf-reason-council = { mf-points } for council space { $space }
mf-reason-card = { mf-points } shown on the card
mf-reason-masterwork = { mf-points } for the masterwork
mf-reason-row = { mf-points } for the { $number ->
    [1] top
    [2] middle
   *[3] bottom
} row of the shop window
mf-reason-column = { mf-points } for the { $number ->
    [1] left
    [2] middle
   *[3] right
} column of the shop window
# What else a move brought, beside points
mf-reason-climb = council figure up to { $space }
mf-reason-climb-palace = council figure in the palace
mf-reason-start-player = the start player card

## Events

mf-event-round = Round { $number } begins.
mf-event-cycle = Cycle { $number }: everybody chooses a card.
mf-event-chosen = { $name } has chosen a card.
mf-event-play = { $name } plays { $card }.
mf-event-diamond = { $name } lays a diamond on { $space }.
# $what: one of the reasons above
mf-event-score = { $name } scores { $what }.
mf-event-sail = { $name }’s ship sails { $distance ->
    [one] one space
   *[other] { $distance } spaces
} to { $space }.
mf-event-extra-compass = { $name } closes the compass at { $space } and earns an extra card.
mf-event-extra-three-values = { $name } owns houses of three different values and earns an extra card.
mf-event-extra-five-values = { $name } owns houses of five different values and earns an extra card.
mf-event-extra-top = { $name } reaches the top of a pyramid on { $space } and earns an extra card.
mf-event-extra-handshake = The handshake in trade earns { $name } an extra card.
mf-event-extra-sea = { $name }’s ship reaches the compass on { $space } and earns an extra card.
mf-event-extra-lost = The display is empty: { $name } gets no extra card.
mf-event-extra = { $name } takes { $card } from the display as an extra card.
mf-event-decline = { $name } does without the extra card.
mf-event-bonus = { $name } has { mf-bonus-condition } and lays a bonus diamond: { mf-points }.
mf-event-bonus-lost = { $name } has { mf-bonus-condition }, but no diamond left: the bonus is lost.
mf-event-last-diamond = { $name } has laid the last diamond of the supply: the game is about to end.
mf-event-leftover = The display receives { $card }.
mf-event-start-player = The start player card goes to { $name }.
mf-event-start-player-doge = { $name } now holds the start player card.
mf-event-over-deck = The game is over: the deck can no longer give everybody five cards.
mf-event-over-diamonds = The game is over: a supply of diamonds has run out.
mf-event-climb = { mf-move-climb }.
mf-event-climb-palace = { mf-move-climb-palace }.
mf-event-take = { mf-move-take }.
mf-event-take-blind = { mf-move-take-blind }.
mf-event-lost-masterwork = No masterwork is left: { $name } gets none.
mf-event-lost-dogaressa = No Dogaressa card is left: { $name } gets none.
mf-event-frame = { mf-move-frame }.
mf-event-frame-double = { mf-move-frame-double }.
mf-event-use = { $name } uses { $card }.
mf-event-discard = { mf-move-discard }.
mf-event-shuffle = { $name } puts { $card } back into its stack.

## Moves, with what they brought

mf-move-start = The game begins.
mf-move-undo = { $name } takes a step back.
mf-move-draft = { $name } chooses { $card }.
mf-move-lay = { $name } plays { $card } on { $space }
mf-move-sail = { $name } plays { $card } for the ship and sails to { $space }
mf-move-discard = { $name } discards { $card } without effect
mf-move-doge = { $name } plays { $card }
# $used: a Dogaressa card, $card: the chosen card
mf-move-use = { $name } uses { $used } instead of { $card }
mf-move-climb = { $name } moves the council figure up to { $space }
mf-move-climb-palace = { $name } moves the council figure into the Doge’s Palace
mf-move-take = { $name } takes { $card } from the open cards
mf-move-take-blind = { $name } takes { $card } from the top of the stack
# $place: a position of the shop window
mf-move-frame = { $name } puts { $card } into the shop window ({ $place })
mf-move-frame-double = { $name } puts { $card } on top of another masterwork in the shop window ({ $place })
mf-move-advance = { $name } sails { $distance ->
    [one] one space
   *[other] { $distance } spaces
} to { $space }
mf-move-chance = The stack of Dogaressa cards is shuffled.
mf-move-windows = The shop windows score: { $outcome }.
mf-move-plain = { $what }.
mf-move-outcome = { $what }: { $outcome }.
mf-move-other = { $name } { mf-points }

## Rules help

mf-help-goal-title = What it is about
mf-help-goal-text =
    Every card you play lays one of your diamonds or moves your ship, and scores on the spot. Nothing is counted up at the end: what the score track shows is what you have, and the most points win.

    You start with 27 diamonds in your supply and 3 more in reserve. The deck has 109 cards and the board 109 spaces: whatever symbol you draw, there is still a free space for it.

mf-help-round-title = A round
mf-help-round-text =
    Everybody gets five cards. Then comes a cycle: all of you choose one card at the same time, keep it face down and pass the others to the left. Starting with the start player and going clockwise, each of you turns up the chosen card and plays it with everything it sets off. Now take up the hand that was passed to you; the next cycle begins. Who starts the first round is drawn by lot.

    With 3 or 4 players a round has four cycles, with 2 players three. The cards still in hand are then added face up to the display, the start player card goes one seat to the left, and the next round is dealt. Until the deck is used up that makes 10 rounds with 2 players, 7 with 3 and 5 with 4.

mf-help-card-title = Playing a card
mf-help-card-text =
    A card shows a symbol and a number from 1 to 5, and you use one of them. The symbol lays a diamond in its region; the number moves your ship that many spaces and lays nothing. A harbor card laid in its region does both.

    A play always runs in this order: the diamond, its points for everybody who scores, the ship of a harbor card, bonus points, and last of all an extra card. One play never earns more than one extra card. Used cards are discarded for good.

    In trade, in the harbor and among the citizens your card may bring points to the others as well.

mf-help-workshops-title = Workshops
mf-help-workshops-text =
    Lay your diamond on any free space with the ingredient of the card: quartz, lime, ash or pigments. You score 1 point for every diamond of yours in the connected group it now belongs to, itself included. If the new diamond lies on pigments, each of them counts 2; pigments elsewhere in the group change nothing. Spaces are neighbours side by side and diagonally above and below.

    Each compass lies between three spaces. Whoever covers the last of the three earns an extra card, no matter who owns the other two.

    Bonus points: your diamonds on all four ingredients, anywhere in the workshops.

mf-help-houses-title = Houses
mf-help-houses-text =
    There is nothing to choose here: the diamond goes on the next free house along the arrow. You score its value and, going back, the value of each house directly before it that is yours, until you come to somebody else’s diamond or the beginning.

    Then look at the different values under all your houses, wherever they are. The third different value earns an extra card, the fourth bonus points, the fifth another extra card. The sixth gives nothing.

mf-help-citizens-title = Citizens: nobili and populi
mf-help-citizens-text =
    Each of the two groups is a pyramid with five spaces at the bottom, four in the middle and three at the top. The card names the pyramid, not the space: take any free one whose two spaces directly below are covered, by anybody. The bottom row is always open.

    The new diamond scores 1, 3 or 6 points from bottom to top, and twice that if its space shows the symbol of the card. After that every diamond in the triangle below it scores its 1 or 3 points again, for whoever owns it.

    A diamond in the top row earns an extra card. Bonus points, for each pyramid separately: your diamonds on all three of its symbols; it is the spaces that count, not the cards you laid there.

mf-help-trade-title = Trade
mf-help-trade-text =
    Lay your diamond on any free space of the good on the card: goblet, carafe, earrings or swan. Count the covered spaces of this good, the new one included. Every diamond on it scores that many points for its owner.

    If somebody else got more points than you from this, the handshake gives you an extra card. The same number is not enough.

    Which row you choose matters for the harbor beside it. Bonus points: your diamonds on all four goods.

mf-help-harbor-title = Harbor
mf-help-harbor-text =
    Lay your diamond on any free ship. Does it complete the three ships of a row? Then count the covered goods in the same row of trade: for 0, 1, 2, 3 or 4 of them each of the three diamonds brings its owner 0, 1, 3, 6 or 10 points. A row scores only this once; goods that come later are too late.

    After that your ship sails as far as the number on the card. The harbor has no compass and no bonus points.

mf-help-ship-title = Ship and sea route
mf-help-ship-text =
    Any card can move your ship instead of laying a diamond, by exactly its number. Several ships may share a space. You score the space you reach; the spaces you pass give nothing. A compass there earns an extra card: alone on S7 and S16, together with 10 points on S20.

    S20 is the end of the route. Steps beyond it are lost, and a ship that has arrived stays there: from then on you can use cards only for their regions.

mf-help-extra-title = Compasses and extra cards
mf-help-extra-text =
    A compass means an extra card. You earn one by closing a compass in the workshops, with the third and the fifth different house value, with a diamond at the top of a pyramid, through the handshake in trade, and when your ship reaches a compass.

    Take any card from the display and play it at once like one of your own, for its region or for the ship. It may earn the next extra card, and so on without limit. You may also do without. If the display is empty, the extra card is lost.

mf-help-bonus-title = Bonus points
mf-help-bonus-text =
    Workshops, houses, nobili, populi and trade each have four bonus spaces: 20, 15, 10 and 5. The first time you meet the condition of a region, another of your diamonds goes on its highest free bonus space and you score it. Each region rewards you only once, so it pays to be early.

    The conditions: all four ingredients in the workshops, four different values in the houses, all three symbols in a pyramid, all four goods in trade.

    A bonus diamond comes from your supply like any other, from the reserve if the supply is empty. Without any diamond the bonus is lost for good. It lies on no space of the region and counts for nothing else.

mf-help-display-title = Display
mf-help-display-text =
    The face-up cards are the display, the source of all extra cards. It starts with 9 cards, with 3 players with 4. Cards leave it only as extra cards, and new ones come only at the end of a round: those left over in the hands. They cannot be taken before that.

mf-help-seats-title = What lies before the players
mf-help-seats-text =
    Each player has a letter, a colour and a pattern; diamonds and ship carry them too. Beside the name you see the regions whose bonus points this player already has, the diamonds left in the supply, and the sea space of the ship.

    The star marks the start player, the tick somebody who has already chosen a card. The framed player is the one to play.

    When a supply is used up the end of the game has begun; what is still to be laid comes from the reserve of 3.

mf-help-end-title = End of the game
mf-help-end-text =
    The game ends after a round if the deck no longer has five cards for everybody. It ends sooner when somebody has laid all 27 diamonds of the supply, bonus diamonds included: that play is finished with all it sets off, the players who are still to come in this cycle have their turn, and that is it, even with cards in hand.

    What has to be laid in the meantime comes from the reserve of 3. Without any diamond you can use cards only for the ship; if your ship has arrived as well, the card is discarded without effect.

    Most points win. Players with equal points share the place.

mf-help-switches-title = Rule switches
mf-help-switches-text = Where the rules can be read in more than one way you decide when you set up a match. All that is said here applies to the usual setting, which is named first.
# $values: the settings, the usual one first
mf-help-switch = { $label }. { $help } Settings: { $values }.

## Rule switches

mf-option-two_player_plays = Cards played with two players
mf-option-two_player_plays-help = How many cards of each hand two players play; the rest goes to the display.
mf-option-two_player_plays-value-3 = Three, two are left over
mf-option-two_player_plays-value-2 = Two, three are left over
mf-option-two_player_plays-value-4 = Four, one is left over

mf-option-end_by_diamonds = End by diamonds
mf-option-end_by_diamonds-help = How long the game goes on once somebody has laid the last diamond of the supply.
mf-option-end_by_diamonds-value-cycle = To the end of the cycle
mf-option-end_by_diamonds-value-round = To the end of the round

mf-option-handshake = Handshake in trade
mf-option-handshake-help = When the acting player gets an extra card in trade.
mf-option-handshake-value-strictly-more = If somebody else scored more
mf-option-handshake-value-any-other = If somebody else scored at all
mf-option-handshake-value-never = Never

mf-option-citizen_double = Doubling among the citizens
mf-option-citizen_double-help = Which diamonds score double if their space shows the symbol of the card.
mf-option-citizen_double-value-new-only = Only the new one
mf-option-citizen_double-value-triangle = Those in the triangle below as well

mf-option-citizen_support = Building the pyramids
mf-option-citizen_support-help = What must be covered before a space further up may be taken.
mf-option-citizen_support-value-two-below = The two spaces directly below
mf-option-citizen_support-value-row-below = The whole row below

mf-option-extra_decline = Declining extra cards
mf-option-extra_decline-help = Whether you may do without an extra card that you have earned.
mf-option-extra_decline-value-true = Yes, it may be declined
mf-option-extra_decline-value-false = No, it must be played

mf-option-harbor_repeats = Late goods in the harbor
mf-option-harbor_repeats-help = Whether a full harbor row scores again when another good of the same row is covered.
mf-option-harbor_repeats-value-false = No, each row scores once
mf-option-harbor_repeats-value-true = Yes, with every further good

mf-option-bonus_from_supply = Origin of bonus diamonds
mf-option-bonus_from_supply-help = Where the diamond for bonus points comes from.
mf-option-bonus_from_supply-value-true = From the supply of 27
mf-option-bonus_from_supply-value-false = From outside, not counted toward the 27

mf-option-house_values = Different house values
mf-option-house_values-help = Which of your houses count for extra cards and bonus points.
mf-option-house_values-value-all-own = All your houses
mf-option-house_values-value-run = Only the unbroken run with the new one
