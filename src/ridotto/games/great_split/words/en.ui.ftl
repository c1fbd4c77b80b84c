### The playing surface of The Great Split: prompts, buttons and labels.

## What to do now

gs-ui-prompt-discard = { $count ->
    [one] Choose one card to give up.
   *[other] Choose { $count } cards to give up ({ $chosen } chosen).
}
gs-ui-prompt-split = Divide your hand for { $name }: move the splitter, or tap cards to change sides.
gs-ui-prompt-take = The wallet of { $name } has arrived: take one half.
gs-ui-prompt-take-again = { $half }: press again to take it.
gs-ui-prompt-use = Play a card or the splitter.
gs-ui-prompt-card = { $card }: face up, or face down for one step?
gs-ui-prompt-splitter = Splitter: choose the track for one step.
gs-ui-prompt-seal = { $count ->
    [one] Seal icon: choose a seal track ({ $tracks }).
   *[other] { $count } seal icons left: choose a seal track for the next one ({ $tracks }).
}
gs-ui-prompt-arrow = Double arrow: choose one track for { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
gs-ui-prompt-play-again = { $card }: press again to play it face up.
gs-ui-prompt-turn-again = Face down, one step of { $track }: press again.
gs-ui-prompt-track-again = { $track }: press again to move there.
gs-ui-prompt-over = The game is over.
gs-ui-prompt-moment = One moment.
gs-ui-wait-setup = The game is being set up.
gs-ui-wait-discard = { $count ->
    [one] { $names } is still choosing what to discard.
   *[other] Still choosing what to discard: { $names }.
}
gs-ui-wait-split = { $count ->
    [one] { $names } is still dividing the hand.
   *[other] Still dividing their hands: { $names }.
}
gs-ui-wait-take = { $count ->
    [one] { $names } is still choosing a half.
   *[other] Still choosing a half: { $names }.
}
gs-ui-wait-resolve = { $count ->
    [one] { $names } is still playing cards.
   *[other] Still playing cards: { $names }.
}

## Buttons

gs-ui-discard = { $count ->
    [one] Discard this card
   *[other] Discard these { $count } cards
}
gs-ui-pass = Close the wallet and pass it on
gs-ui-face-up = Face up
gs-ui-down-gold = Down: gold
gs-ui-down-prestige = Down: prestige
gs-ui-confirm = Confirm
gs-ui-rest = Suggestion
gs-ui-rest-go = Play it
gs-ui-rest-running = { $count ->
    [one] One more move follows.
   *[other] { $count } more moves follow.
}
gs-ui-rest-stop = Stop
gs-ui-go-on = Continue
gs-ui-scorings-all = Show all

## Parts of the table

gs-ui-table = Table
gs-ui-board = Your board
gs-ui-board-of = Board of { $name }
gs-ui-board-before = Board of the seat before
gs-ui-board-after = Board of the next seat
gs-ui-enlarge = press to enlarge the board
gs-ui-decision = Decision
gs-ui-shared = Rounds and market
gs-ui-rounds = Rounds and scorings
gs-ui-market = Market for artwork
gs-ui-seats = Everybody’s boards
gs-ui-hand = Your hand
gs-ui-hand-empty = No cards in hand.
gs-ui-tab-hand = Hand ({ $count })
gs-ui-tab-market = Market
gs-ui-tab-seats = Boards
gs-ui-preview = What it would bring
gs-ui-preview-hint = Look at a card to see what it would bring.
gs-ui-spectator = You are watching: the hands of the others stay hidden.
gs-ui-nothing = brings nothing at once

## Cards, halves and the splitter

gs-ui-card = { $card }, { $level }
gs-ui-card-hidden = A face-down card
gs-ui-card-used = played face up
gs-ui-card-turned = played face down
gs-ui-flip = press to change sides
gs-ui-splitter = Splitter: one step on any track
gs-ui-splitter-used = Splitter, already used
gs-ui-splitter-move = Move the splitter
gs-ui-splitter-at = { $left } cards in the first half, { $right } in the second
gs-ui-half = { $half }: { $cards }
gs-ui-half-taken = taken
gs-ui-seals = { $count ->
    [one] { $count } seal
   *[other] { $count } seals
} ({ $tracks })
gs-ui-no-cards = no icons
gs-ui-wallet-of = Wallet of { $name }
gs-ui-wallet-away = Your own wallet is with { $name }; one half comes back:
gs-ui-plan-scorings = scorings
gs-ui-plan = as the house would play it: { $prestige } prestige at once, scorings { $worth ->
    [one] { $worth } point better
   *[other] { $worth } points better
}

## Tracks and contracts

gs-ui-track = { $track }: space { $space } of { $last }
gs-ui-track-prestige = { $track }: { $points }
gs-ui-contract = Contract { gs-track }: { $icons } × { $stars } = { $points }
gs-ui-contracts = contracts
gs-ui-worth-now = What the scorings would bring if they took place now.
gs-ui-shown = Played face up in this round

## Rounds, market, seats

gs-ui-round-of = Round { $number }: { $level ->
    [1] level I
    [2] level II
   *[other] level III
}, hand limit { $limit }
gs-ui-tile-hidden = market tile face down
gs-ui-slider = Market slider on { $slider } of { $last }
gs-ui-tier-yours = reached by you
gs-ui-you = you
gs-ui-own = You: { $character }
gs-ui-neighbour-left = left of you: gets your wallet
gs-ui-neighbour-right = right of you: gives you a wallet
gs-ui-neighbour-both = on both sides of you: the wallets cross
gs-ui-seat = { $name }: { $points } prestige, { $cards ->
    [one] one card
   *[other] { $cards } cards
}
gs-ui-seat-track = { $track } { $space }, { $stars ->
    [one] one star
   *[other] { $stars } stars
}
gs-ui-seat-deciding = still thinking
gs-ui-seat-done = done

## End of a round

gs-ui-end-of-round = End of round { $round }
gs-ui-scorings = Scorings

## Moves in a few words

gs-choice-discard = Discard { $cards }
gs-choice-split = { $first } | { $second }
gs-choice-turn = { $card }, face down for { $track }
gs-choice-splitter = Splitter: { $track }
gs-choice-seal = Seal icon: { $track }
gs-choice-arrow = Double arrow: { $track }

## Moves as deeds, in the middle of "… instead would have brought: tomes to 4"

gs-deed-discard = discarding { $cards }
gs-deed-split = dividing the hand into { $first } | { $second }
gs-deed-take = taking the { $half }
gs-deed-play = playing { $card }
gs-deed-turn = playing { $card } face down for { gs-track }
gs-deed-splitter = using the splitter for { gs-track }
gs-deed-seal = using a seal icon for { gs-track }
gs-deed-arrow = using the double arrow for { gs-track }
