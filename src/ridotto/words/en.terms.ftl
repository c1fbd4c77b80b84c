### What people agree on before they play.

## Terms in the form of a new game

new-terms = Clock and manners
new-terms-clock = Clock
new-terms-clock-help = Whoever has no time left has not lost: the computer can play on. Computers have no clock.
new-terms-away = Who plays for somebody who is away
new-terms-away-vote = The others vote about the computer
new-terms-away-computer = The computer, by itself
new-terms-away-help = Everybody gets the own seat back at any time.
new-terms-open = After the end everybody may see everything

## Terms in one line

terms-none = no clock
# $time: "2 minutes", $more: "5 seconds"
terms-move = { $time } for each move
terms-game = { $time } for the whole game
terms-game-more = { $time } for the whole game and { $more } more with each move
terms-vote = the others vote about who is away
terms-computer = the computer plays for whoever is away
terms-open = everything is shown after the end
terms-closed = what was hidden stays hidden
