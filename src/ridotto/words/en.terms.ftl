### What people agree on before they play.

## Terms in the form of a new game

new-terms = Clock and manners
new-terms-clock = Clock
new-terms-clock-help = Whoever has no time left has not lost: the computer can play on. What stands after the plus is added with each move. Computers have no clock.
new-terms-own-move = Own time for each move …
new-terms-own-game = Own time for the whole game …
new-terms-minutes = Minutes
new-terms-seconds = Seconds
new-terms-increment = Seconds more with each move
new-terms-away = Who plays for somebody who is away
new-terms-away-vote = The others vote
new-terms-away-computer = The computer, by itself
new-terms-away-help = In a vote the computer plays if more than half of the others want it. Everybody gets their own seat back at any time.
new-terms-open = After the end everybody may see everything

## Terms in one line

terms-none = no clock
# $time: "10 min", $more: "5 sec", added with each move
terms-move = { $time } a move
terms-game = { $time } for the game
terms-game-more = { $time } + { $more } for the game
terms-vote = absent: vote
terms-computer = absent: computer
terms-open = all shown at the end
terms-closed = hidden stays hidden
