### Words of the house: everything that does not belong to one game.

brand = Ridotto
brand-line = a gaming house for board games
close = Close
yes = Yes
no = No
connecting = One moment …

# $points: a number
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Setting up a match

new-title = New game
new-game = Game
new-edition = Edition
new-seats = Players
new-seat = Seat { $letter }
new-seat-name = Name at seat { $letter }
new-seat-kind = Who plays at seat { $letter }
new-seat-bot = How the computer plays at seat { $letter }
kind-human = Human
kind-computer = Computer
kind-open = Friend by link
# What an empty name field stands for
new-name-single = Guest
new-name-human = Guest { $number }
new-hot-seat = Several people share this screen. A curtain hides every hand while you pass the device on.
new-only-computers = Only computers play; you watch them.
new-seat-open = whoever you send the link
new-friends = A table opens first. You send its link to your friends, and they take their seats on their own devices.
new-listed = Also show the table to everybody on this server
new-open = Open the table
new-house-rules = House rules
new-house-rules-help = Where the rules can be read in more than one way, you decide. The usual way is set.
new-house-rules-changed = { $count ->
    [one] { $count } changed
   *[other] { $count } changed
}
new-house-rules-reset = Back to the usual rules
new-usual = usual
new-start = Start the game
new-starting = Setting the table …
new-preparing = The house is still preparing the rules. The first start takes two or three minutes; you can fill in the names meanwhile.
new-no-games = No game is installed on this server. Install one and start the server again.

# $names: the players
going-on = Your game is going on: { $game }, { $names }
going-on-go = Go on playing
running-title = Your games
running-open = continue
running-over = finished
# $moment: when the other game was begun
running-from = Played on from decision { $number } of the game of { $moment }
running-from-gone = Played on from decision { $number } of another game
running-more = { $count ->
    [one] Show { $count } more
   *[other] Show { $count } more
}

## A table that waits for friends

open-title = Open tables
open-free = { $free ->
    [one] { $free } free seat
   *[other] { $free } free seats
}
open-yours = your table
table-title = A table of { $game }
table-waiting = { $free ->
    [one] One seat is still free.
   *[other] { $free } seats are still free.
}
table-full = All seats are taken. The host will start the game.
table-freed = Your seat was made free. Take one again, or watch.
table-full-watch = All seats are taken. You watch as soon as the host starts the game.
table-full-host = All seats are taken. Start the game!
table-closed = The host has closed this table.
table-name = Your name
table-name-more = Name of somebody else at this device
table-free = Free
table-free-help = Seat { $letter }
table-you = you
table-here = is here
table-away = is away
table-sit = Sit here
table-sit-at = Sit at seat { $letter }
table-sit-too = One more at this device
table-move = Move here
table-leave = Get up
table-clear = Free the seat
table-clear-at = Free seat { $letter }
table-computer-at = Let a computer play at seat { $letter }
table-close = Close the table
table-invite = Invite friends
table-invite-help = Whoever opens this link can take a seat or watch. Nobody needs an account.
table-local = This address is known to this device only. Open the house by its address in your network and invite from there; it must listen to it (ridotto serve --host 0.0.0.0).
table-link = Link to this table
table-copy = Copy
table-copied = The link is copied.
table-share = Share …
table-qr = Show as a code for the camera
table-qr-label = The link as a QR code

bot-random = By chance
bot-random-help = Takes any move. Good for learning the rules.
bot-greedy = Greedy
bot-greedy-help = Always takes what brings the most at once.

## Whose turn it is

turn-yours = Your turn
# Several people share the screen
turn-yours-named = Your turn, { $name }
# $what: what is awaited, as a request: "Choose a card"
turn-yours-to = Your turn: { $what }
turn-thinking = { $count ->
    [one] { $names } is thinking …
   *[other] { $names } are thinking …
}
turn-waiting = Waiting for { $names }
# $what: a sentence about whose turn it is
turn-watching = You are watching. { $what }
turn-nobody = One moment …
turn-replay = Playing on …
turn-earlier = An earlier position
turn-over = The game is over
turn-won = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
} with { points }
# $score: what the winner has, in a game without points
turn-won-score = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}: { $score }

scores = Scores
score = { $name }: { $points }
score-acting = { $name }: { $points }, to move

match-heading = { $game } with { $names }
match-table = Table
take-back = Take back
skip = Skip
connection-lost = No connection. Trying again …

## Passing the device on

curtain-hand = Hand the device to { $name }
curtain-help = Nobody else should look at the screen now.
curtain-open = I am { $name }
curtain-undo = { $name } takes the last choice back
curtain-wait = The computers begin.

## Log and time line

log-title = Log
log-empty = Nothing has happened yet.
log-visit = Look at this position
time-title = Time line
time-earlier = One step back
time-later = One step forward
time-now = Now
time-position = Position { $position } of { $count }

## Menu

menu-title = Menu
menu-result = Result
menu-help = Rules and keys
menu-settings = Settings
menu-record = Save the record
# $hash: the first digits of the hash that proves afterwards that nobody chose the cards
menu-chance = Chance of this game: { $hash }
menu-new = New game

## Result

result-rank = { $rank }.
result-breakdown = Where the points came from
result-account = What everybody has gathered
result-region = Region
result-sum = Total
result-rematch = Play again
result-join = Join the rematch
result-board = Look at the table

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Colours
settings-theme-system = As the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-pace = Pace of the others’ moves
settings-pace-slow = Slow
settings-pace-normal = Normal
settings-pace-fast = Fast
settings-pace-instant = At once
settings-confirm = Confirm moves
settings-confirm-help = The first press shows what a move brings, the second one makes it.
settings-keys = Letter keys
settings-keys-help = Single letters work as keys. Switch this off if you dictate.
settings-forced = Play forced moves by themselves
settings-forced-help = If only one move is possible, the page makes it for you after a moment.
settings-note = This browser remembers your settings.

## Help

help-title = { $game }: rules and keys
help-contents = Chapters
help-keys = Keys
help-keys-off = The letter keys are switched off in the settings.
help-key-walk = on to the next card, space or button; Enter or the space bar presses it
help-key-arrows = to the neighbouring card or space, also where nothing can be pressed now
help-key-escape = closes what is open, or lets go of a card
help-key-skip = shows the others’ moves at once
help-key-undo = takes your last step back
help-key-log = opens and closes the log
help-key-menu = opens the menu
help-key-help = opens this help
help-key-earlier = one position back in time
help-key-later = one position forward

## Errors: what, where, what to do

error-offline = The server does not answer. Check that it is running and that you are connected, then try again.
error-server = The server could not do this (status { $status }). Try again, and restart the server if it happens again.
error-unexpected = Something went wrong on this page. Reload it and try again.
error-no-match = There is no game at this address. Check the address or start a new game.
error-unknown-game = This page does not know the game “{ $game }”. Reload the page to get its newest version.
error-page-missing = A part of the page could not be loaded. Check your connection and reload the page.
error-lost = Your move was not sent because the connection is lost. Make it again as soon as you are connected.
error-malformed = The server did not understand this page. Reload the page and try again.
error-too-large = The message to the server was too long. Reload the page and try again.
error-stale = Somebody else was faster, so your move was not made. Look at the new position and choose again.
error-illegal = This move is not allowed here. Choose one of the marked ones.
error-not-yours = This seat belongs to another browser. You can only move for your own seats.
error-over = The game is over; no more moves are possible.
error-too-fast = That was too many messages at a time. Wait a moment and try again.
error-unavailable = Your move could not be saved, so it was not made. Try again; if it happens again, the server’s disk may be full.
error-paused = The game is paused, so this was not done. Let it go on first.
error-not-now = This cannot be asked or answered now. Look at the newest position and try again.

## The `?` of the parts of a table

explain = Explanations
explain-part = Explanation: { $part }
explain-hint = Tap what you want explained.
explain-more = See also
