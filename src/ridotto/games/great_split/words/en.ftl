### The Great Split: names, sentences of the log, rules help, rule switches.

gs-title = The Great Split
gs-about = Divide your treasures, let your neighbour have one half, and make the most of what comes back: a game of splitting and choosing for 2 to 7 players, all at the same time.

## Editions

gs-edition-standard = Standard game
gs-edition-standard-help = The whole game with 71 cards and seven characters. Figures that are not publicly known are reconstructed; the rules help says which.

## Tracks and icons

# $track: one of the eleven tracks
gs-track = { $track ->
    [tomes] tomes
    [artwork] artwork
    [topaz] topaz
    [emerald] emerald
    [gold] gold
    [tomes-seal] tomes seal
    [artwork-seal] artwork seal
    [topaz-seal] topaz seal
    [emerald-seal] emerald seal
    [gold-seal] gold seal
   *[prestige] prestige
}
gs-on-track = { $track ->
    [tomes] on the tomes track
    [artwork] on the artwork track
    [topaz] on the topaz track
    [emerald] on the emerald track
    [gold] on the gold track
    [tomes-seal] on the tomes seal track
    [artwork-seal] on the artwork seal track
    [topaz-seal] on the topaz seal track
    [emerald-seal] on the emerald seal track
    [gold-seal] on the gold seal track
   *[prestige] on the prestige track
}
# The same for the resource that an icon on a seal track moves
gs-on-resource = { $resource ->
    [tomes] on the tomes track
    [artwork] on the artwork track
    [topaz] on the topaz track
    [emerald] on the emerald track
   *[gold] on the gold track
}
# Icons of a card: "3 tomes"
gs-icons = { $icon ->
    [tomes] { $count ->
        [one] { $count } tome
       *[other] { $count } tomes
    }
    [artwork] { $count ->
        [one] { $count } artwork
       *[other] { $count } artworks
    }
    [topaz] { $count ->
        [one] { $count } topaz
       *[other] { $count } topazes
    }
    [emerald] { $count ->
        [one] { $count } emerald
       *[other] { $count } emeralds
    }
    [gold] { $count } gold
   *[prestige] { $count } prestige
}
gs-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Cards

# $tracks: the kinds that the seal fits: "tomes or artwork"
gs-card-seal = { $count ->
    [one] { $count } seal
   *[other] { $count } seals
} ({ $tracks })
gs-card-wild = { $count ->
    [one] { $count } wild seal
   *[other] { $count } wild seals
}
gs-seals-any = any kind
# $level: I, II or III
gs-level = level { $level }

## Characters

gs-character-C1 = the Librarian
gs-character-C2 = the Sculptor
gs-character-C3 = the Jeweller
gs-character-C4 = the Gem Cutter
gs-character-C5 = the Banker
gs-character-C6 = the Art Dealer
gs-character-C7 = the Adventurer
# $start: icons, $contracts: kinds
gs-character-help = Starts with { $start }. Contract icons: { $contracts }.

## Scoring tokens, market, halves

gs-token-tomes = tome scoring
gs-token-artwork = artwork scoring
gs-token-gems = gem scoring
gs-token-none = blank
# $tokens: the two tokens
gs-line = Scoring line after round { $round }: { $tokens }
gs-tile = Market tile { $value }
# $need: number on the artwork track
gs-tier = { gs-points } from artwork { $need }
gs-half-first = first half
gs-half-second = second half
gs-half-empty = nothing

## Spaces: the names a screen reader speaks

gs-space-number = number { $number }
gs-space-banner = banner of { gs-points }
gs-space-contract = contract icon
gs-space-arrow = double arrow
gs-space-star = star { $number }
gs-space-bonus = one step { gs-on-track }

## Reasons for points, after "scores" and on their own

gs-reason-card = { gs-points }
gs-reason-tomes = { gs-points } for tomes (space { $space })
gs-reason-artwork = { gs-points } for artwork (number { $number }, slider on { $slider })
gs-reason-gems = { gs-points } for gems (topaz { $topaz }, emerald { $emerald })
gs-reason-contract = { gs-points } for { $resource ->
    [tomes] the tomes contract
    [artwork] the artwork contract
    [topaz] the topaz contract
    [emerald] the emerald contract
   *[gold] the gold contract
} ({ $icons ->
    [one] one icon
   *[other] { $icons } icons
} × { $stars ->
    [one] one star
   *[other] { $stars } stars
})

## Events

gs-event-round = Round { $number } begins: cards of { $level }, hand limit { $limit }.
gs-event-character = { $name } plays as { $character }.
gs-event-wallets = All wallets go to the left.
gs-event-exchange = { $name } now has { $count ->
    [one] one card
   *[other] { $count } cards
} in hand.
gs-event-bonus = Space { $space } { gs-on-track } gives { $name } one step { gs-on-resource }.
gs-event-double-arrow = Space { $space } { gs-on-track } gives { $name } a double arrow.
gs-event-arrow-lost = Space { $space } { gs-on-track } gives { $name } a double arrow, but no other track can take it.
gs-event-market = { $value ->
    [0] The market tile of round { $number } is a 0: the slider stays on { $slider }.
   *[other] The market tile of round { $number } moves the slider by { $value } to { $slider }.
}
gs-event-line = Scoring line { $number } is crossed.
gs-event-blank = The blank token scores nothing.
gs-event-final = The final scorings begin.
# $what: one of the reasons above
gs-event-score = { $name } scores { $what }.
gs-event-over = The game is over.

## Moves, with what they brought

gs-move-start = The game begins.
gs-move-undo = { $name } takes a step back.
gs-move-discard = { $name } discards { $count ->
    [one] one card
   *[other] { $count } cards
}
gs-move-divide = { $name } has divided the hand
gs-move-choose = { $name } has chosen a half
gs-move-play = { $name } plays { $card }
gs-move-turn = { $name } plays a card face down
gs-move-splitter = { $name } uses the splitter
gs-move-seal = { $name } uses a seal icon
gs-move-arrow = { $name } uses a double arrow
# What only its own seat may read before the others
gs-move-own-discard = { $name } discards { $cards }
gs-move-own-split = { $name } divides the hand: { $first } | { $second }
gs-move-own-take = { $name } takes the { $half }
gs-move-own-turn = { $name } plays { $card } face down
gs-move-exchange = The halves that were chosen change hands.
gs-move-scoring = Scoring: { $outcome }.
gs-move-scored = { $name } { gs-points }
gs-move-plain = { $what }.
gs-move-outcome = { $what }: { $outcome }.

# What a move brings, in a few words each
gs-gain-track = { gs-track } to { $space }
gs-gain-points = { $points ->
    [one] { $points } prestige
   *[other] { $points } prestige
}
gs-gain-lost = { $count ->
    [one] one step lost
   *[other] { $count } steps lost
}
gs-gain-lost-track = { gs-gain-lost } ({ gs-track })
gs-gain-arrow = a double arrow
gs-gain-arrow-lost = a double arrow lost

## What is awaited, after "Your turn:"

gs-await-setup = one moment
gs-await-discard = discard { $count ->
    [one] one card
   *[other] { $count } cards
}
gs-await-split = divide your hand
gs-await-take = choose one half of the wallet
# $count: cards and splitter together
gs-await-resolve = play your cards ({ $count } to go)
# $tracks: the kinds that the seal fits
gs-await-seal = choose the track of { $count ->
    [one] your seal icon
   *[other] your next seal icon
} ({ $tracks })
gs-await-arrow = choose the track of your double arrow
gs-await-over = the game is over

## Result

gs-breakdown-steps = Cards and steps
gs-breakdown-line = Scoring line { $number }
gs-breakdown-final-tomes = Final: tomes
gs-breakdown-final-artwork = Final: artwork
gs-breakdown-final-gems = Final: gems
gs-breakdown-contract = Contract: { gs-track }

## Rules help

gs-help-goal-title = What it is about
gs-help-goal-text =
    You collect tomes, artwork, topaz, emerald and gold, and the seals that go with them. Six times you divide your hand in two and let your left neighbour take one half; your right neighbour offers you a choice in the same way. What you then hold moves the cubes on your board.

    Points are called prestige. Some come at once, some in scorings on the way, the most at the end. The most prestige wins.

gs-help-round-title = A round
gs-help-round-text =
    There are six rounds, and all of you play at the same time. Everybody is dealt a card and discards down to the hand limit. Everybody divides the hand; the wallets go to the left. Everybody chooses a half, the other one goes back. Everybody plays all cards and the splitter. Then a market tile is turned up, scorings may follow, and all take their cards back into hand.

    Who is quicker gains nothing by it: choices are shown only when all have made theirs, and nobody’s cards touch another board.

gs-help-deal-title = Deal and hand limit
gs-help-deal-text =
    You begin with four level I cards. At the start of every round you draw one card, with two players two. The levels of the six rounds are { $levels }.

    The hand limits are { $limits }. If you hold more, discard down to the limit, any cards you like, the new one included. The splitter does not count. If you hold fewer, nothing is filled up. Discards leave the game face down.

gs-help-split-title = Splitting
gs-help-split-text =
    Arrange your hand as you like and put the splitter between two cards: that makes two halves. They may be of different size, but each has at least one card. Hand and splitter go into your wallet, and the wallet to your left neighbour, in every round.

    Only you and that neighbour see what is in it. One half will come back to you, and you do not know which: the best split is one where you can live with either.

gs-help-choice-title = Choosing
gs-help-choice-text =
    Your right neighbour’s wallet comes to you. Look at both halves and keep one of them whole. The other one goes back with the splitter. All choose at the same time, so you do not yet know which half of your own comes back.

    Your hand is now the half you kept and the half that came back. The hand limit does not matter here; it is checked after the next deal.

    With two players both neighbours are the same person, and the two wallets cross.

gs-help-resolution-title = Playing the cards
gs-help-resolution-text =
    Play every card of your hand and your splitter, one after the other, in any order. Each is used completely, with everything it sets off, before the next.

    A card is used in one of two ways: face up with all its icons, or face down for one step on gold or on prestige. Cards played face up can be seen by all; which card you play face down remains your secret.

    After the round all cards come back into your hand.

gs-help-cards-title = Cards
gs-help-cards-text =
    There are 71 cards of levels I, II and III. Each icon is one step. Resource icons move the cube of their own track, prestige icons the one of the prestige track, from left to right as they are printed.

    A seal icon moves a cube on one seal track out of those it shows: two, three or, with white tails, any of the five. If a card has two seal icons, you decide for each of them: the same track or two different ones.

    All icons are used, or the whole card is played face down. There is nothing in between.

gs-help-splitter-title = Splitter
gs-help-splitter-text =
    The splitter parts your hand in the wallet, and in the resolution it is a wild card: one step on any of the eleven tracks. You must use it once in every round, whenever you like. It does not count towards the hand limit and never leaves you for good.

gs-help-tracks-title = Tracks
gs-help-tracks-text =
    Your board has five resource tracks of { $last } spaces, five seal tracks of { $seal } spaces, and the prestige track around it. Every cube starts on space 0 and moves one space at a time, never back.

    Double arrows and the resource icons of the seal tracks work at once when a cube enters their space. Banners, numbers, contract icons and stars are read only in scorings; it is enough to have reached or passed them.

    At the last space of a track further steps are lost. You may still put a seal icon or the splitter there, although it does nothing.

gs-help-gold-title = Gold and double arrows
gs-help-gold-text =
    Gold scores only through its contract, but its track has double arrows. When the cube enters one, you take { $steps ->
        [one] one step
       *[other] { $steps } steps
    } at once on one single other track: a resource, a seal or prestige. It must be a track that can still move; if it has fewer spaces left, the rest is lost.

gs-help-seals-title = Seals
gs-help-seals-text =
    Each of the five kinds has a seal track. Its stars multiply the contract of that kind at the end: without a star the contract is worth nothing.

    Between the stars there are resource icons. Each gives one step on the track of that resource at once.

gs-help-chains-title = Chains
gs-help-chains-text =
    A step that you are given may set off the next special space, and so on without limit. What a space sets off is finished before you go on with the rest. Bonus steps cannot be declined, and each space works once, when the cube enters it.

    An example: a seal icon moves the emerald seal to space 5, which gives one step of gold. Gold enters a double arrow, and you take it on the gold seal, where space 3 gives another step of gold. One icon, five steps. That is why the order in which you play your cards matters.

gs-help-market-title = Market
gs-help-market-text =
    For every round one of nine tiles lies face down; the other three are not used. After the resolution the tile of the round is turned up and moves the market slider forward by its value, never back.

    Where the slider stands decides how much artwork is needed for how many points. The further it has come, the more your artwork is worth. You can see the row that applies now; what is still to come nobody knows.

gs-help-lines-title = Scoring lines
gs-help-lines-text =
    Four tokens lie open from the start, two at each scoring line: tomes, artwork, gems and a blank one. The lines are crossed after rounds { $lines }. Everybody then scores for the tokens of that line; the market tile of the round has already moved the slider.

    After the last round all three scorings take place once more, wherever the tokens lie.

gs-help-tomes-title = Tomes
gs-help-tomes-text =
    Grey banners lie along the tomes track. In a tome scoring you get the points of the last one that you have reached or passed. The banners before it do not count as well.

gs-help-artwork-title = Artwork
gs-help-artwork-text =
    In an artwork scoring the number that your artwork has reached is compared with the market: you get the points of the best column whose number you have reached, from 0 to { $most }. The market slider chooses the row.

gs-help-gems-title = Gems: topaz and emerald
gs-help-gems-text =
    In a gem scoring you take the smaller of the two numbers that topaz and emerald have reached, times { $factor }. The other gem may be as far ahead as it likes: it does not help.

gs-help-contracts-title = Contracts
gs-help-contracts-text =
    Contracts are scored once, at the end of the game. For each of the five kinds add up the contract icons that you have reached on its resource track and those of your character, and multiply them by the stars that you have reached on its seal track.

    An example: four gold icons on the track, one on the character and four stars on the gold seal make 5 × 4 = 20 points.

gs-help-characters-title = Characters
gs-help-characters-text =
    Everybody is dealt one character, open for all. It moves some of your cubes before the game begins, and its contract icons count at the end.

# One line for each character
gs-help-character = { $character }. { $help }

gs-help-prestige-title = Prestige
gs-help-prestige-text =
    Every point is a step on the prestige track around your board. Nothing happens on its spaces. It has { $lap } spaces and then begins again; the number beside your name is always the whole.

gs-help-seats-title = What you can see
gs-help-seats-text =
    Open for all: the boards, the characters, the scoring tokens, the market tiles that were turned up, the number of cards in every hand, and cards played face up.

    Secret: hands, discards and cards played face down. A wallet is known to the two who handle it. If you have seen where a card went, it stays shown to you.

gs-help-end-title = End of the game
gs-help-end-text =
    After the sixth round its market tile is turned up as usual. Then everybody makes all three scorings once more, tomes, artwork and gems, and scores the five contracts.

    Most prestige wins. Players with equal prestige share the place.

gs-help-figures-title = What is reconstructed
gs-help-figures-text =
    We know the rules of this game, but not everything printed on its components. Known are the numbers of cards, boards, characters and tokens, the levels of the cards, the growth of the hand limit from 5 to 7, the points of gems and contracts, and the range of artwork from 0 to 15 points.

    Reconstructed are the length of the tracks and what lies on their spaces, the icons of the single cards, the hand limits in between, the market with its tiles, and six of the seven characters; their names are ours. If your box differs, an edition file of your own puts it right.

gs-help-switches-title = Rule switches
gs-help-switches-text = Where the rules can be read in more than one way you decide when you set up a match. All that is said here applies to the usual setting, which is named first.
# $values: the settings, the usual one first
gs-help-switch = { $label }. { $help } Settings: { $values }.

## Rule switches

gs-option-hand_limits = Hand limits
gs-option-hand_limits-help = When the hand limit grows from 5 to 7 cards over the six rounds.
gs-option-hand_limits-value-late = Late: 5, 5, 6, 6, 7, 7
gs-option-hand_limits-value-middle = In between: 5, 6, 6, 6, 7, 7
gs-option-hand_limits-value-early = Early: 5, 6, 6, 7, 7, 7

gs-option-market = Direction of the market
gs-option-market-help = What artwork is worth as the market slider moves forward.
gs-option-market-value-rises = More and more
gs-option-market-value-falls = Less and less

gs-option-artwork_tiers = Points for artwork
gs-option-artwork_tiers-help = How many points the five columns of the market bring.
gs-option-artwork_tiers-value-equal = In equal steps: 3, 6, 9, 12, 15
gs-option-artwork_tiers-value-growing = In growing steps: 1, 3, 6, 10, 15

gs-option-empty_group = Empty halves
gs-option-empty_group-help = Whether one half of a wallet may have no cards.
gs-option-empty_group-value-false = No, each has at least one card
gs-option-empty_group-value-true = Yes, one half may be empty

gs-option-arrow_on_prestige = Double arrow on prestige
gs-option-arrow_on_prestige-help = Whether the steps of a double arrow may be taken on the prestige track.
gs-option-arrow_on_prestige-value-true = Yes, as on any other track
gs-option-arrow_on_prestige-value-false = No, only on resources and seals

gs-option-arrow_on_full_track = Double arrow on a full track
gs-option-arrow_on_full_track-help = Whether a double arrow may be put on a track whose cube has reached the end.
gs-option-arrow_on_full_track-value-false = No, the track must be able to move
gs-option-arrow_on_full_track-value-true = Yes, its steps are then lost
