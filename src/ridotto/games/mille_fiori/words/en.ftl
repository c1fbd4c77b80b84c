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

## Rules help of the expansion: chapters of its own, and what is added to those of the base game

mf-help-masterworks-title = The Masterworks: what changes
mf-help-masterworks-text =
    You are playing with the expansion. The rules of the base game hold; where they change, their chapters say so at the end.

    A second board lies to the right. On it climb the council figures, one for each of you, from the Small Council to the Doge’s Palace, and the sea route goes on there. Beside it lie the stacks of masterworks and Dogaressa cards, each with three open cards. Every player has a shop window for masterworks.

    11 Doge cards and 9 masterworks are shuffled into the deck, which then has 129 cards. The display starts with 9 cards for any number of players. Two players play four cards of each hand like everybody else. The start player card no longer moves on by itself, but goes to whoever plays a Doge card. At the end of the game the shop windows score.

    Some figures of this expansion are reconstructed, because we know its rules but not every card. As printed are the number of cards, tiles and kinds, the colours, the values 2 to 5, the points of minor and major Doge card, the 5 spaces of the sea route reward and the scoring of the shop window. Reconstructed are the place of each reward in the council and its points, the figures of the Doge cards, how values and ship numbers are spread over the masterworks, the two copies of each Dogaressa card and the points of one of them, the sea route from S21 on, and the bonus points of palace and city. If your box differs, an edition file of your own puts it right.

mf-help-council-title = Small Council
mf-help-council-text =
    The council is a flight of 18 spaces, L1 to L18, on six tiles. Their order is drawn for each game, and tiles of one colour never touch. Above them stands the Doge’s Palace. All figures start together on L1.

    A step leads up to the next free space: those where another figure stands are skipped and not counted. Two or three steps at once are one movement, and only the space where it ends gives you its reward.

    There are four ways up. First, the colour of a card: if you play a card in the colour of the space where your figure stands, it goes up one step. Brown belongs to the workshops, purple to the houses, green to nobili and populi, light blue to trade; harbor cards, Doge cards and masterworks have no colour here. This holds for extra cards too, and also if the card only moves your ship. What counts is where the figure stood when the card was played; the step follows when the card has had all its effects, before its extra card.

    Second, a Doge card: one or two steps, as many as it has arrows. Third, a Dogaressa card: one step with the minor Doge card, one to three with the major one. Fourth, a sea space with one or two arrows that your ship reaches. Except with the major Doge card there is no choice: the steps must be taken.

mf-help-rewards-title = Rewards and Doge’s Palace
mf-help-rewards-text =
    The council space where a movement ends gives one of four rewards.

    Points: you score them at once.

    Masterwork: take one of the three open ones, whose place is filled from the stack, or the top card of the stack, and put it into your shop window.

    Dogaressa card: take one in the same way. It lies open before you until you use it.

    Sea route: your ship sails 5 spaces. Everything on the space it reaches counts, except that a compass there gives no extra card.

    If stack and open cards run short, there is less to choose from; if there is no card at all, the reward is lost.

    A movement beyond L18 ends in the Doge’s Palace, which has room for everybody. There one of your diamonds goes on the highest free bonus space, and you score it. The figure stays in the palace for the rest of the game.

mf-help-doge-title = Doge cards
mf-help-doge-text =
    A Doge card shows one or two arrows, and most of them points as well. Played for its effect it does three things, one after the other: you take the start player card, your council figure goes up as many steps as there are arrows and collects its reward, and you score the points of the card. No diamond is laid.

    The cycle that has begun is played to its end in the old order. From the next one on the new start player begins and keeps the card, through all rounds, until another Doge card is played or a Dogaressa card that acts as one.

    You may use a Doge card for your ship instead; then it does nothing else. As an extra card it works in the same way.

mf-help-dogaressa-title = Dogaressa cards
mf-help-dogaressa-text =
    When it is your turn in a cycle you may use a Dogaressa card that lies before you, in place of the card you have chosen. The chosen card is discarded and does nothing at all; its colour does not move your figure either. In the turn in which you get a Dogaressa card you cannot use it yet. After its use it is shuffled back into its stack.

    There are twelve cards of six kinds.

# One line for each kind of Dogaressa card
mf-help-dogaressa-kind = { $kind }. { $help }

mf-help-window-title = Masterworks and shop window
mf-help-window-text =
    Masterworks are horses, vases and bowls of green, red or blue glass with values from 2 to 5. Nine of them are in the deck: play one, and it goes into your shop window; used for the ship instead, it is discarded. The others come from the council, from the sea route and from a Dogaressa card. You then take one of the three open ones or the top card of the stack.

    A shop window has nine positions, three by three. Each new masterwork goes on any one of them, also on top of another, and is never moved again. You score its value at once. Points for a masterwork that gets covered are not lost.

    At the end of the game every row and every column of three masterworks is looked at: 10 points for three of one colour, 10 for three of one shape, 20 for both. Only the cards on top count; diagonals do not.

mf-help-route-title = The sea route goes on
mf-help-route-text =
    From S20 the route leads across the second board to S32. Two new kinds of spaces lie there. If your ship reaches a masterwork, you take one, as with the council’s reward. If it reaches one or two arrows, your council figure must go up as many steps.

    The route ends in the trading city on S32; what goes beyond it is lost. When your ship arrives, one of your diamonds goes on the highest free bonus space of the city and you score it. The ship then stays there, and cards can no longer move it.

mf-help-goal-masterworks = With The Masterworks one thing is counted up at the end: the rows and columns of the shop windows. The deck then has 129 cards; Doge cards and masterworks lay no diamond.
mf-help-round-masterworks = With The Masterworks two players have four cycles as well, and only Doge cards move the start player card: its holder keeps it from round to round. Until the deck is used up that makes 12 rounds with 2 players, 8 with 3 and 6 with 4.
mf-help-card-masterworks = With The Masterworks the deck holds two more kinds of cards. A Doge card is played for its effect, a masterwork goes into your shop window, and both can move your ship instead. Any other card may also move your council figure by its colour; that step comes after everything else but before an extra card. And in place of your chosen card you may use a Dogaressa card.
mf-help-ship-masterworks = With The Masterworks S20 is a space like any other, with 10 points and an extra card, and the route goes on from there.
mf-help-extra-masterworks = With The Masterworks there is one more compass on S27, and one kind of Dogaressa card brings an extra card too. If a reward of the council takes your ship to a compass, it gives none. Doge cards and masterworks in the display can be taken like all others. A Dogaressa card cannot take the place of an extra card.
mf-help-bonus-masterworks = With The Masterworks there are two more sets of bonus spaces: one for council figures that reach the Doge’s Palace, one for ships that reach the trading city.
mf-help-display-masterworks = With The Masterworks it starts with 9 cards for any number of players. The open masterworks and Dogaressa cards are no part of it; they lie beside their own stacks.
mf-help-seats-masterworks = With The Masterworks everybody also has a council figure, a shop window and perhaps Dogaressa cards. They are open to all.
mf-help-end-masterworks = With The Masterworks the rows and columns of the shop windows score last of all; then the points are compared. Doge cards, masterworks and Dogaressa cards need no diamond and can be played without one.

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

mf-option-colour_step_first = Colour step in the council
mf-option-colour_step_first-help = When the council figure goes up because of the colour of the card that was played.
mf-option-colour_step_first-value-false = After all that the card does
mf-option-colour_step_first-value-true = Before anything else the card does

mf-option-start_player_at_once = New start player
mf-option-start_player_at_once-help = From when on the new holder of the start player card begins. As it is always the player whose turn it is, nobody plays earlier or later in the current cycle.
mf-option-start_player_at_once-value-false = From the next cycle on
mf-option-start_player_at_once-value-true = At once, the rest of the cycle going round from there

mf-option-main_deck_ship_numbers = Ship numbers on Doge cards and masterworks
mf-option-main_deck_ship_numbers-help = Whether the Doge cards and masterworks of the deck can move the ship.
mf-option-main_deck_ship_numbers-value-true = Yes, like all cards of the deck
mf-option-main_deck_ship_numbers-value-false = No, they have only their own effect
