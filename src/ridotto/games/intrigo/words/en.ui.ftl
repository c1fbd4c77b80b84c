### The playing surface: prompts, buttons and labels of the table of Intrigo.

## What to do now

ig-ui-prompt-keep = Keep one card, pass on the rest.
ig-ui-prompt-keep-last = The last card is yours as well: take it.
ig-ui-prompt-keep-again = { $card }: confirm that you keep it.
ig-ui-prompt-turn = Take a Plot card in hand, or an Influence card from its pile.
ig-ui-prompt-place = Take a Plot card in hand.
ig-ui-prompt-buy = You hold no Plot card: buy an Influence card.
ig-ui-prompt-must = { $card } was called for: it must be placed now.
ig-ui-prompt-place-where = { $card }: choose a free space.
ig-ui-prompt-place-again = { $card } to { $space }: confirm it.
ig-ui-prompt-buy-where = { $kind }: choose a free space.
ig-ui-prompt-buy-again = { $kind } to { $space }: confirm it.
ig-ui-prompt-buy-bare = { $kind } to { $space } without its effect: confirm it.
ig-ui-prompt-buy-wasted = { $kind } finds nothing to do at { $space }: confirm it all the same.
ig-ui-prompt-kept = You have chosen. Waiting for the others.
ig-ui-prompt-wait-draft = Everybody keeps a card.
ig-ui-prompt-wait-turn = It is { $name }’s turn.
ig-ui-prompt-your-turn = It is your turn.
ig-ui-prompt-awards = The tokens are handed out.
ig-ui-prompt-dealing = The next round is laid out.
ig-ui-prompt-over = The game is over.

## Targets of an Influence card

ig-ui-ask-turn-plot = { $kind }: whose Plot card shall lie face down?
ig-ui-ask-turn-token = { $kind }: which token shall lie face down?
ig-ui-ask-cancel = { $kind }: which card’s effect shall be undone?
ig-ui-ask-trade-first = { $kind }: choose the first token.
ig-ui-ask-trade-second = { $kind }: with which token does it change places?
ig-ui-ask-swap-first = { $kind }: choose the first Plot card.
ig-ui-ask-swap-second = { $kind }: with which card does it change places?
ig-ui-ask-move-first = { $kind }: which Plot card moves?
ig-ui-ask-move-second = { $kind }: to which free space?
ig-ui-ask-name = { $kind }: name a card.
ig-ui-ask-aside = Which card do you give for { $card }?
ig-ui-ask-called = { $card }: in which space must it be placed?

## Buttons

ig-ui-back = Back
ig-ui-put-back = Put back
ig-ui-bare = No effect
ig-ui-bare-title = { $kind }: place it without its effect
ig-ui-confirm = Confirm

## What is considered

ig-ui-preview = Preview
ig-ui-placing = { $card } to { $space }
ig-ui-buying = { $kind } to { $space } for { $price ->
    [one] { $price } Ducat
   *[other] { $price } Ducats
}
ig-ui-exchanging = You ask for { $card } and give { $other } for it.
ig-ui-calling = You call for { $card }: whoever holds it must place it in { $space }.
ig-ui-calling-next = You call for { $card }: whoever holds it must place it next.
ig-ui-no-effect = It has no effect there.
ig-ui-changes-nothing = No token would go to anybody else.
# Stands beside the token and the player who would get it now. $why: how the cards beside it compare
ig-ui-stands = { $arcade }: { $why }
ig-ui-stands-nobody-why = nobody ({ $arcade }: { $why })
ig-ui-stands-nobody = nobody ({ $arcade })
ig-ui-round-ends = The round ends, and the tokens are handed out:

## Places and cards

ig-ui-table = Table
ig-ui-palace = Palace
ig-ui-free = free
ig-ui-face-down = face down
ig-ui-protected = protected by a Guard
ig-ui-serves = for { $name }
ig-ui-serves-nobody = for nobody
ig-ui-now-higher = would go to { $name } now
ig-ui-now-tie = equal cards, would go to nobody
ig-ui-now-neutral = the neutral card wins, would go to nobody
ig-ui-now-deserted = nobody has a claim yet
ig-ui-now-face-down = face down, goes to nobody
ig-ui-now-empty = no token
ig-ui-naming = Cards that can be named

## Piles, supply, bag

ig-ui-piles = Influence cards
ig-ui-pile = { $kind }, price { $price }, { $left } left
ig-ui-pile-dear = { $kind }, price { $price }, { $left } left; you cannot buy it now
ig-ui-pile-closed = { $kind }: none left
ig-ui-pile-title = { $kind }: costs { $price ->
    [one] { $price } Ducat
   *[other] { $price } Ducats
}
ig-ui-supply-title = Supply of Ducats
ig-ui-supply = { $count ->
    [one] { $count } Ducat in the supply
   *[other] { $count } Ducats in the supply
}
ig-ui-supply-unlimited = The supply of Ducats never ends
ig-ui-bag-title = Seals in the bag
ig-ui-bag = { $count ->
    [one] { $count } Seal in the bag
   *[other] { $count } Seals in the bag
}

## How far the game has come

ig-ui-round = Round { $round }
ig-ui-round-of = Round { $round } of { $rounds }
ig-ui-phase-draft = Draft { $pick } of { $picks }
ig-ui-phase-placing = { $count ->
    [one] { $count } space free
   *[other] { $count } spaces free
}
ig-ui-phase-awards = Awards
ig-ui-phase-dealing = New round
ig-ui-phase-over = End
ig-ui-to-left = Cards go to the left
ig-ui-to-right = Cards go to the right
ig-ui-not-dealt = { $count ->
    [one] { $count } card not dealt
   *[other] { $count } cards not dealt
}

## Awarding

ig-ui-awards-done = All tokens are handed out.
ig-ui-nothing-won = nothing

## Hand and draft

ig-ui-hand = Hand
ig-ui-hand-empty = No Plot card in hand.
ig-ui-packet = Choose from
ig-ui-passing = You pass on to { $name }
ig-ui-kept = Kept
ig-ui-passed = Passed on in this round
ig-ui-passed-to = Pick { $pick }: to { $name }
ig-ui-passed-none = You have passed on nothing in this round.
ig-ui-tab-hand = Hand
ig-ui-tab-seats = Players
ig-ui-tab-passed = Passed on

## Players

ig-ui-seats = Players
ig-ui-seat-turn = on turn
ig-ui-seat-you = you
ig-ui-seat-first = First player
ig-ui-seat-kept = has kept a card
ig-ui-seat-ducats-title = Ducats
ig-ui-seat-ducats = { $count ->
    [one] { $count } Ducat
   *[other] { $count } Ducats
}
ig-ui-seat-ducats-hidden = Ducats hidden
ig-ui-seat-cards-title = Plot cards in hand
ig-ui-seat-cards = { $count ->
    [one] { $count } Plot card in hand
   *[other] { $count } Plot cards in hand
}
# $guild: the name of a guild
ig-ui-counter = { $guild }: { $count }
ig-ui-near = to win
ig-ui-winner = Winner
ig-ui-near-spoken = { $count ->
    [one] { $count } more Seal wins
   *[other] { $count } more Seals win
}
ig-ui-near-title = { $different } of { $all } different guilds; { $equal } of { $same } Seals of one guild

## Moves in a few words

ig-choice-place = { $card } in { $space }
ig-choice-buy = { $kind } in { $space }
ig-choice-buy-on = { $kind } in { $space }: { $targets }

## Moves as deeds, in the middle of "… instead would have brought: the Ducat on A3 goes to Ada"

ig-deed-keep = keeping { $card }
ig-deed-place = placing { $card } in { $space }
ig-deed-buy = buying { ig-kind-object } for { $space }
# $why: a comparison of two cards
ig-gain-stands = { ig-token-subject } on { $arcade } goes to { $name } ({ $why })
ig-gain-nobody = { ig-token-subject } on { $arcade } goes to nobody
