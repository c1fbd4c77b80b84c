### Intrigo: names, sentences of the log, rules help, rule switches.

ig-title = Intrigo
ig-about = Plot your way through the Doge’s palace: draft your cards, place them with cunning, send out Assassins, Thieves and Courtesans, and gather the right Seals before anybody else. For 2 to 4 players.

## Editions

ig-edition-standard = Standard
ig-edition-standard-help = The game as it comes in its box, for 2 to 4 players: 16 Plot cards, 16 Arcade cards, 18 Influence cards.

## Cards, guilds, tokens, kinds of Influence cards

# $family: a proper name, $value: 2 to 4
ig-card = { $family } { $value }

ig-guild-clero = Clergy
ig-guild-militari = Military
ig-guild-mercanti = Merchants
ig-guild-vinai = Vintners
ig-guild-scrivani = Scribes

# $token: a guild, ducat, or custom for a guild that the owner of the box has named $guild
ig-of-guild = { $token ->
    [clero] of the Clergy
    [militari] of the Military
    [mercanti] of the Merchants
    [vinai] of the Vintners
    [scrivani] of the Scribes
   *[custom] “{ $guild }”
}
ig-token = { $token ->
    [ducat] Ducat
   *[seal] Seal { ig-of-guild }
}
# As the object of a sentence
ig-token-object = { $token ->
    [ducat] the Ducat
   *[seal] the Seal { ig-of-guild }
}
# As the subject of a sentence
ig-token-subject = { $token ->
    [ducat] the Ducat
   *[seal] the Seal { ig-of-guild }
}
# One that has not been spoken of, as the subject
ig-token-new = { $token ->
    [ducat] a Ducat
   *[seal] a Seal { ig-of-guild }
}
ig-seals-of = { $count ->
    [one] { $count } Seal { ig-of-guild }
   *[other] { $count } Seals { ig-of-guild }
}

ig-ducats = { $count ->
    [one] { $count } Ducat
   *[other] { $count } Ducats
}
# As the object of a sentence
ig-ducats-object = { $count ->
    [one] { $count } Ducat
   *[other] { $count } Ducats
}
ig-seals = { $count ->
    [one] { $count } Seal
   *[other] { $count } Seals
}
# $seals, $ducats: the two above
ig-score = { $seals }, { $ducats }

ig-kind-assassin = Assassin
ig-kind-thief = Thief
ig-kind-trader = Trader
ig-kind-gondolier = Gondolier
ig-kind-courtesan = Courtesan
ig-kind-guard = Palace Guard

# As the object of a sentence
ig-kind-object = { $kind ->
    [assassin] an Assassin
    [thief] a Thief
    [trader] a Trader
    [gondolier] a Gondolier
    [courtesan] a Courtesan
   *[guard] a Palace Guard
}
ig-kind-of = { $kind ->
    [assassin] of the Assassin
    [thief] of the Thief
    [trader] of the Trader
    [gondolier] of the Gondolier
    [courtesan] of the Courtesan
   *[guard] of the Palace Guard
}

## What an Influence card does, by the rules that are played

ig-effect-nothing = It takes up a space and does nothing else.
ig-effect-turn-plot = You turn a Plot card in one of the two neighbouring spaces face down. It stays where it is, but for the rest of the round it counts for nothing, on either side. Any family may be hit, your own included.
ig-effect-turn-token = You turn the token on one of the two adjacent Arcade cards face down, Ducat or Seal. Nobody receives it this round.
ig-effect-turn-ducat = You turn the Ducat on one of the two adjacent Arcade cards face down. Nobody receives it this round.
ig-effect-trade-adjacent = The token on one of the two adjacent Arcade cards changes places with the token on any other Arcade card. Whoever wins an Arcade card gets what lies there, Seal or Ducat.
ig-effect-trade-pair = The tokens on the two adjacent Arcade cards change places. Whoever wins an Arcade card gets what lies there, Seal or Ducat.
ig-effect-trade-any = Any two tokens of the Palace change places. Whoever wins an Arcade card gets what lies there, Seal or Ducat.
ig-effect-move-neighbour = You move a Plot card from a neighbouring space to any free space. The space it leaves is free again and will be filled by a later turn.
ig-effect-move-any = You move any Plot card of the Palace to any free space. The space it leaves is free again and will be filled by a later turn.
ig-effect-swap-any = Any two Plot cards of the Palace change places.
ig-effect-swap-neighbours = The Plot cards in the two neighbouring spaces change places.
ig-effect-exchange = You name a Plot card that is neither in the Palace nor in your hand, and set aside a card of your own. Whoever holds the named card must hand it over and gets the other one for it. If nobody holds it, nothing is exchanged.
ig-effect-place-at-once = You name a Plot card that is neither in the Palace nor in your hand. Whoever holds it must place it at once, in a free space that you choose.
ig-effect-place-next = You name a Plot card that is neither in the Palace nor in your hand. Whoever holds it must show it and place it on the next turn.
ig-effect-lure = You move any Plot card of the Palace to a free space beside the card you have just placed. The space it leaves is free again.
ig-effect-cancel = You undo what an Influence card in a neighbouring space has done, as far as it still can be undone.
ig-effect-protect = While it lies there, Influence cards placed later cannot turn, move or swap the Plot cards in the two neighbouring spaces and the tokens on the two adjacent Arcade cards. What was done before stays done.
ig-effect-neutral = It counts as a card of value { $value } that belongs to nobody: it wins against lower cards, and then nobody gets the token.

## What an Influence card does, in a line or two

ig-brief-nothing = It takes up a space and does nothing else.
ig-brief-turn-plot = Turns a Plot card in a neighbouring space face down.
ig-brief-turn-token = Turns the token on an adjacent Arcade card face down.
ig-brief-turn-ducat = Turns the Ducat on an adjacent Arcade card face down.
ig-brief-trade-adjacent = An adjacent token changes places with any other token.
ig-brief-trade-pair = The two adjacent tokens change places.
ig-brief-trade-any = Any two tokens of the Palace change places.
ig-brief-move-neighbour = A Plot card from a neighbouring space moves to any free space.
ig-brief-move-any = Any Plot card of the Palace moves to any free space.
ig-brief-swap-any = Any two Plot cards of the Palace change places.
ig-brief-swap-neighbours = The two neighbouring Plot cards change places.
ig-brief-exchange = You name a Plot card: whoever holds it swaps it for one of yours.
ig-brief-place-at-once = You name a Plot card: whoever holds it places it at once where you say.
ig-brief-place-next = You name a Plot card: whoever holds it must place it next.
ig-brief-lure = Any Plot card of the Palace moves to a free space beside this card.
ig-brief-cancel = Undoes the effect of an Influence card in a neighbouring space.
ig-brief-protect = Later effects cannot touch the Plot cards and tokens beside it.
ig-brief-neutral = Counts as a neutral { $value }: if it wins, nobody gets the token.

## Places, as a screen reader speaks them

ig-arcade = Arcade card { $arcade }
ig-arcade-door = Arcade card { $arcade }, the Palace Door
ig-space = space { $space }

## How two cards decide about a token

ig-compare-beats = { $card } beats { $other }
ig-compare-equal = { $card } and { $other } are equal
ig-compare-alone = { $card } stands alone

## Events

ig-event-round = Round { $number } begins; { $name } goes first.
ig-event-token = On { $arcade } { ig-token-new } is laid.
ig-event-dealt = { $number ->
    [one] Everybody is dealt one Plot card.
   *[other] Everybody is dealt { $number } Plot cards.
}
ig-event-dealt-left = { ig-event-dealt } { $left ->
    [one] One card stays aside, face down.
   *[other] { $left } cards stay aside, face down.
}
ig-event-kept = { $name } keeps a card.
ig-event-passed = Pick { $number }: everybody has kept a card.
ig-event-placed = { $name } places { $card } in { $space }.
ig-event-bought = { $name } pays { $price ->
    [one] { $price } Ducat
   *[other] { $price } Ducats
} and places { ig-kind-object } in { $space }.
ig-event-skipped = { $name } has no Plot card left and can buy nothing: the turn is skipped.
# $why: one of the comparisons above
ig-event-award-higher = { $name } receives { ig-token-object } on { $arcade }: { $why }.
ig-event-award-tie = Nobody receives { ig-token-object } on { $arcade }: { $why }.
ig-event-award-neutral = Nobody receives { ig-token-object } on { $arcade }: { $why }, but that card belongs to nobody.
ig-event-award-deserted = Nobody receives { ig-token-object } on { $arcade }: there is no Plot card beside it that counts.
ig-event-award-lone = Nobody receives { ig-token-object } on { $arcade }: { $why }, and one card alone wins nothing.
ig-event-award-face-down = On { $arcade } { ig-token-subject } lies face down and is not handed out.
ig-event-award-empty = There is no token on { $arcade }.
ig-event-limited = { $name } may have no more Ducats: the one on { $arcade } goes back to the supply.
ig-event-returned = From { $arcade } { ig-token-subject } goes back { $token ->
    [ducat] to the supply
   *[seal] into the bag
}.
ig-event-stayed = On { $arcade } { ig-token-subject } stays for the next round.
ig-event-first-player = { $name } has the First Player card for the next round.
ig-event-over-equal-seals = { $name } has { $equal } Seals of one guild and wins.
ig-event-over-different-seals = { $name } has Seals of { $different } guilds and wins.
ig-event-over-rounds = { $number ->
    [one] The game is over after one round: most Seals win, then most Ducats.
   *[other] The game is over after { $number } rounds: most Seals win, then most Ducats.
}

## Moves, with what they brought

ig-move-start = The game begins.
ig-move-undo = { $name } takes a step back.
ig-move-seals = Seals are drawn from the bag for the empty Seal cards.
ig-move-keep = { $name } keeps { $card }.
# $outcome: effects, each one of those below
ig-move-bought = { $name } pays { $price ->
    [one] { $price } Ducat
   *[other] { $price } Ducats
} and places { ig-kind-object } in { $space }: { $outcome }.
ig-move-awards = The tokens are handed out: { $outcome }.
ig-move-awards-none = The tokens are handed out, but nobody receives any.
# $what: Ducats and Seals
ig-move-haul = { $name } receives { $what }

ig-effected-plot-turned-down = { $card } in { $space } is turned face down
ig-effected-plot-turned-up = { $card } in { $space } is turned face up again
ig-effected-token-turned-down = { ig-token-subject } on { $arcade } is turned face down
ig-effected-token-turned-up = { ig-token-subject } on { $arcade } is turned face up again
ig-effected-tokens-swapped = the tokens on { $arcade } and { $other } change places
ig-effected-plot-moved = { $card } moves from { $space } to { $other }
ig-effected-plots-swapped = the Plot cards in { $space } and { $other } change places
ig-effected-exchanged = { $holder } must hand over { $card } and gets another card for it
ig-effected-called = { $holder } must place { $card } in { $space }
ig-effected-shown = { $holder } holds { $card } and must place it next
ig-effected-nobody = nobody holds { $card }
ig-effected-cancelled = the effect { ig-kind-of } in { $space } is undone

## What is awaited of a player

ig-await-draft = keep a card ({ $pick } of { $picks })
ig-await-turn = place or buy a card
ig-await-place = place a card
ig-await-buy = buy a card
ig-await-must-place = place the card called for

## Result

ig-breakdown-seals = Seals { ig-of-guild }
ig-breakdown-ducats-won = Ducats received
ig-breakdown-ducats-spent = Ducats spent
ig-breakdown-purchases = Influence cards bought

## Rules help. Figures of the box: $equal, $different, $seals of each guild, $all Seals, $neutral family, its values
## $neutrals, $last Arcade card with 4 players, $hand, $start Ducats; $ring2, $ring3, $cards, $dealt, $hand2 with fewer players

# Where the numbers of players differ
ig-help-hands = { $two } with 2 players, { $three } with 3, { $four } with 4

ig-help-goal-title = What it is about
ig-help-goal-text =
    You head one of the great families of Venice, and whoever gathers the right Seals of the guilds will have the Doge’s palace. The first player with Seals of { $different } guilds, or with { $equal } Seals of one guild, wins at once.

    Seals and Ducats lie in a ring on the Arcade cards of the Palace. In every round all of you fill the spaces between them with cards; then each token goes to the family with the higher card beside it. Ducats buy Influence cards, and these upset everything.

ig-help-palace-title = The Palace
ig-help-palace-text =
    The Palace is a closed ring of Arcade cards, A0 to { $last } with 4 players, one space between each card and the next. A0 shows the Palace Door; from there on Seal cards and Ducat cards alternate. Each carries one token: a Ducat from the supply, or a Seal drawn blind from the bag.

    Space S3 lies between A3 and A4: these two Arcade cards are adjacent to it, always one with a Seal and one with a Ducat. The spaces on the far side of them, S2 and S4, are its neighbours. The ring closes: the last space lies between the last Arcade card and A0. Corners have no special rule.

ig-help-families-title = Families and Plot cards
ig-help-families-text =
    Families are dealt by lot, face up. Each has Plot cards of value 2, 3 and 4; the neutral family, { $neutral }, has { $neutrals } and belongs to nobody.

    A Plot card works for the family it shows, whoever places it. You will hold other families’ cards all the time: put them where they do harm to somebody else, or no good to anybody.

ig-help-round-title = A round
ig-help-round-text =
    A round has three phases: the draft, in which everybody collects Plot cards; the placing, in which you fill the Palace card by card, beginning with the first player; and the awards, in which the tokens are handed out one by one.

    After that the Palace is cleared and refilled, the First Player card goes one seat to the left, and the next round begins. Who starts the first round is drawn by lot.

ig-help-draft-title = The draft
ig-help-draft-text =
    All Plot cards in use are shuffled, and everybody gets the same number: { $hand }. All at the same time, you keep one card face down and pass the others to the left; from those that come to you, you keep one again and pass the rest, and so on until all cards are kept. They stay secret.

    Remember what you have passed on: you know who may hold it now.

ig-help-placing-title = Placing cards
ig-help-placing-text =
    From the first player on, clockwise, you do exactly one thing on your turn: place a Plot card from your hand face up in any free space, or buy an Influence card, place it in any free space and carry out its effect. You may not pass.

    Every turn fills one space, so everybody has as many turns in a round as cards were dealt to each. If you have bought Influence cards, Plot cards are left in your hand; they count for nothing.

    While you place, every Arcade card shows who would receive its token if the round ended now. As soon as no space is free, the awards follow; the effect of the last card still comes first.

ig-help-influence-title = Influence cards
ig-help-influence-text =
    The Influence cards lie in the middle in six piles, cheapest on top. You may buy the top card of any pile for its price in Ducats, never on credit. What you pay goes to the supply. The next card of that kind may cost more, and a pile that is used up is closed for good: Influence cards leave the game after the round.

    The effect happens once, at the moment of placing. It is up to you whether you use it, and you may also buy a card whose effect has no target; it then only takes up a space. An Influence card has no value and belongs to nobody. Effects concern Plot cards and tokens that lie face up, never another Influence card, and nothing that a Palace Guard protects.

# $kind: its name; $prices: of its cards, from the top of the pile; $help: what it does
ig-help-influence-kind = { $kind } (price { $prices }). { $help }
ig-help-influence-end = How far this can be trusted: that the Assassin turns a Plot card and the Thief a Ducat is certain. The Thief’s power over Seals, the effects of the other four and all prices are reconstructed, because we know the game but not every word on its cards. House rules offer other readings, and an edition file of your own puts the prices right.

ig-help-awards-title = The awards
ig-help-awards-text =
    When the Palace is full, the tokens are handed out one after the other, from the Palace Door clockwise. Two cards decide about each: those in the spaces before and behind the Arcade card. Only Plot cards that lie face up count.

    The higher value takes the token for its family. If only one of the two counts, it takes the token alone, whatever its value. If both values are equal, nobody receives the token, and likewise if the winning card belongs to the neutral family, or if no card counts. A token that lies face down is not handed out.

    A Ducat goes into the player’s stock. A Seal is noted on the Counter card of its guild and goes back into the bag; there are only { $seals } of each guild.

ig-help-cleanup-title = End of the round
ig-help-cleanup-text =
    All Plot cards return to the deck, those left in hand too, and the Influence cards in the Palace leave the game. Tokens that nobody received stay where they are and are turned face up. If one lies on an Arcade card of the other kind, it goes back to the bag or the supply.

    Then every empty Arcade card gets a new token of its kind. If the supply runs out of Ducats, the remaining Ducat cards stay empty; the bag never runs dry. The First Player card goes to the left.

ig-help-ducats-title = Ducats
ig-help-ducats-text =
    Everybody starts with { $start }. More are won at the Ducat cards of the Palace, and they are good for one thing only: Influence cards. What you pay goes back to the supply. Everybody may see how many Ducats you have.

ig-help-counters-title = Counter cards
ig-help-counters-text =
    Each player has five Counter cards, one for each guild, which show how many Seals of it the family has received. They never go down. The Seals themselves go back into the bag, so you may win more of a guild than there are tokens.

    Keep an eye on the others: whoever is one Seal short of { $equal } of a kind or of { $different } guilds can win with the very next award.

ig-help-bag-title = Bag and deck
ig-help-bag-text =
    There are { $seals } Seals of each guild, { $all } in all. Those that do not lie in the Palace are in the bag, from which new ones are drawn blind; how many of each guild it holds anybody can work out.

    If more Plot cards are in use than are dealt, the others stay face down until the next round, as they usually do with 2 players.

ig-help-seats-title = What lies before the players
ig-help-seats-text =
    Each player has a letter, a colour and a pattern. Beside the name you see the family or families, the Ducats, the five Counter cards and how many cards are in hand. The one with the First Player card begins the round; the framed player is the one to play.

ig-help-players-title = With 2 and 3 players
ig-help-players-text =
    With 3 players the ring has { $ring3 } Arcade cards. The neutral family is left out; the family that nobody has drawn plays in its place, with its cards 2, 3 and 4, and belongs to nobody.

    With 2 players the ring has { $ring2 } Arcade cards, and each of you usually has two families, whose Seals count together. Of the { $cards } Plot cards only { $dealt } are dealt, { $hand2 } to each of you; the others are dealt in the round after that. Then all are shuffled again. If your two families meet with equal values, nobody receives the token either.

ig-help-end-title = End of the game
ig-help-end-text =
    The game ends in the middle of the awards, at the very moment when somebody has { $equal } Seals of one guild or Seals of { $different } guilds. This player has won, and the tokens still lying in the Palace are not handed out. As they are handed out one by one, there is never a tie.

    If you have agreed on a last round, most Seals win after it; with equal Seals, most Ducats.

ig-help-switches-title = Rule switches
ig-help-switches-text = Where the rules can be read in more than one way you decide when you set up a match. All that is said here applies to the usual setting, which is named first; only the Influence cards are described as you play them.
# $values: the settings, the usual one first
ig-help-switch = { $label }. { $help } Settings: { $values }.

## Rule switches

ig-option-influence-after_round = Used Influence cards
ig-option-influence-after_round-help = What becomes of the Influence cards in the Palace at the end of a round.
ig-option-influence-after_round-value-removed = They leave the game
ig-option-influence-after_round-value-back-to-pile = Back to their piles

ig-option-thief-targets = Targets of the Thief
ig-option-thief-targets-help = Which tokens the Thief may turn face down.
ig-option-thief-targets-value-ducat-or-seal = Ducats and Seals
ig-option-thief-targets-value-ducat-only = Ducats only

ig-option-trader-range = Reach of the Trader
ig-option-trader-range-help = Which two tokens the Trader may swap.
ig-option-trader-range-value-adjacent-with-any = Adjacent with any
ig-option-trader-range-value-adjacent-pair = The two adjacent ones
ig-option-trader-range-value-any-two = Any two

ig-option-gondolier-mode = Effect of the Gondolier
ig-option-gondolier-mode-help = How the Gondolier shifts Plot cards in the Palace.
ig-option-gondolier-mode-value-move-neighbour = Moves a neighbour
ig-option-gondolier-mode-value-move-any = Moves any Plot card
ig-option-gondolier-mode-value-swap-any = Swaps any two Plot cards
ig-option-gondolier-mode-value-swap-neighbours = Swaps the two neighbours

ig-option-courtesan-mode = Effect of the Courtesan
ig-option-courtesan-mode-help = What the Courtesan does with a Plot card: with one that somebody holds, or, if she lures, with one of the Palace.
ig-option-courtesan-mode-value-exchange = Exchanged for yours
ig-option-courtesan-mode-value-place-at-once = Placed at once where you say
ig-option-courtesan-mode-value-place-next-turn = Placed on the next turn
ig-option-courtesan-mode-value-lure = Lured from the Palace
ig-option-courtesan-mode-value-as-gondolier = Swaps with the Gondolier

ig-option-guard-mode = Effect of the Palace Guard
ig-option-guard-mode-help = What the Palace Guard does for the things beside it.
ig-option-guard-mode-value-protection = Protects both sides
ig-option-guard-mode-value-blocker = Only takes up a space
ig-option-guard-mode-value-neutral-4 = Neutral card of value 4
ig-option-guard-mode-value-neutral-5 = Neutral card of value 5
ig-option-guard-mode-value-cancel = Undoes an effect beside it

ig-option-influence-effect_optional = Using an effect
ig-option-influence-effect_optional-help = Whether you may do without the effect of an Influence card that has a target.
ig-option-influence-effect_optional-value-true = Yes, it is optional
ig-option-influence-effect_optional-value-false = No, used if possible

ig-option-influence-may_buy_without_target = Buying without a target
ig-option-influence-may_buy_without_target-help = Whether you may buy an Influence card whose effect has no target.
ig-option-influence-may_buy_without_target-value-true = Yes, to fill a space
ig-option-influence-may_buy_without_target-value-false = No, there must be a target

ig-option-resolve-single_card = A card standing alone
ig-option-resolve-single_card-help = What happens if only one Plot card beside a token counts.
ig-option-resolve-single_card-value-wins = It wins the token
ig-option-resolve-single_card-value-nobody = Nobody receives it

ig-option-same_owner_tie = A tie between one player’s families
ig-option-same_owner_tie-help = Who receives a token if both cards beside it have the same value and the same player; this happens only with 2 players.
ig-option-same_owner_tie-value-nobody = Nobody
ig-option-same_owner_tie-value-owner = That player

ig-option-cleanup-leftover_tokens = Tokens left over
ig-option-cleanup-leftover_tokens-help = What becomes of the tokens that nobody received in a round.
ig-option-cleanup-leftover_tokens-value-stay = They stay, face up
ig-option-cleanup-leftover_tokens-value-lay-out-anew = All are laid out anew

ig-option-cleanup-displaced_tokens = Tokens on the wrong card
ig-option-cleanup-displaced_tokens-help = What becomes of a Ducat on a Seal card, or a Seal on a Ducat card, at the end of a round.
ig-option-cleanup-displaced_tokens-value-return = Back to supply or bag
ig-option-cleanup-displaced_tokens-value-stay = It stays

ig-option-seal-token_returns = Return of the Seals
ig-option-seal-token_returns-help = When a Seal that has been noted goes back into the bag. Makes no difference in play.
ig-option-seal-token_returns-value-when-counted = At once
ig-option-seal-token_returns-value-end-of-phase = At the end of the awards

ig-option-ducats-finite = Supply of Ducats
ig-option-ducats-finite-help = Whether Ducats can run out.
ig-option-ducats-finite-value-true = As many as in the box
ig-option-ducats-finite-value-false = Unlimited

ig-option-first_player-rotation = First Player card
ig-option-first_player-rotation-help = Who begins the next round.
ig-option-first_player-rotation-value-left = The left neighbour
ig-option-first_player-rotation-value-right = The right neighbour
ig-option-first_player-rotation-value-last-seal = Who received the last Seal
ig-option-first_player-rotation-value-fixed = Always the same player

ig-option-draft-direction = Direction of the draft
ig-option-draft-direction-help = Where cards are passed in the draft.
ig-option-draft-direction-value-left = Always to the left
ig-option-draft-direction-value-alternate = Left and right by turns

ig-option-two_players-layout = Layout with 2 players
ig-option-two_players-layout-help = How many Arcade cards and families two players have, and how the Plot cards are dealt.
ig-option-two_players-layout-value-two-rounds = Ring of 8, two rounds
ig-option-two_players-layout-value-reshuffle = Ring of 8, shuffled each round
ig-option-two_players-layout-value-twelve = Ring of 12, 6 cards a round
ig-option-two_players-layout-value-one-family = Ring of 8, one family each

ig-option-three_players-neutral = Neutral cards with 3 players
ig-option-three_players-neutral-help = Which cards of nobody’s are in the deck with 3 players.
ig-option-three_players-neutral-value-unused-family = The family not drawn
ig-option-three_players-neutral-value-neutral-family = Three of the neutral family

ig-option-palace_door-kind = The Palace Door
ig-option-palace_door-kind-help = What kind of Arcade card shows the Palace Door, where the awards begin.
ig-option-palace_door-kind-value-seal = A Seal card
ig-option-palace_door-kind-value-ducat = A Ducat card

ig-option-information-public = Ducats of the others
ig-option-information-public-help = Whether you see how many Ducats the others have.
ig-option-information-public-value-ducats-open = Yes, they are open
ig-option-information-public-value-ducats-hidden = No, they are hidden

ig-option-game-max_rounds = Last round
ig-option-game-max_rounds-help = After how many rounds the game ends even if nobody has won; then most Seals win, then most Ducats.
ig-option-game-max_rounds-value-none = None, until a victory
ig-option-game-max_rounds-value-3 = 3 rounds
ig-option-game-max_rounds-value-5 = 5 rounds
ig-option-game-max_rounds-value-10 = 10 rounds
ig-option-game-max_rounds-value-20 = 20 rounds
ig-option-game-max_rounds-value-50 = 50 rounds
ig-option-game-max_rounds-value-100 = 100 rounds

ig-option-empty_hand = No Plot card left
ig-option-empty_hand-help = What happens if your turn comes and your hand is empty. Under the usual rules it never happens.
ig-option-empty_hand-value-skip = Buy or skip the turn
ig-option-empty_hand-value-must-buy = Buy, below price if need be
