### How well computers play, and what they say when they are asked.

## Levels, weakest first

bot-beginner = Beginner
bot-beginner-help = Still learning: takes the next points and overlooks a lot.
bot-novice = Novice
bot-novice-help = Knows what brings points, and plans little.
bot-casual = Casual
bot-casual-help = Good company for an evening; errs now and then.
bot-skilled = Skilled
bot-skilled-help = Thinks ahead and makes use of your mistakes.
bot-expert = Expert
bot-expert-help = Plans well and seldom errs.
bot-master = Master
bot-master-help = The best of the house; takes up to two seconds for a move.
seat-level = computer, { $level }

## A hint

hint = Hint
hint-thinking = The house thinks about it …
hint-title = The house suggests
# $win: a percentage; $points: a score
hint-gain = Expected: { $win } to win, final score { $points }.
hint-noted = This is noted in the record.
hint-take = Lay it ready
hint-take-about = Does all of the move but the last press
hint-close = Close the hint
log-hint = { $name } asked for a hint.
help-key-hint = asks the house what it would play; that is noted in the record
hint-stale = The position has changed. Ask again if you like.

## The way into the analysis

study-open = Analyse
study-menu = Analysis of the game
study-origin = The game that this one goes on from
study-missing = The analysis could not be loaded. Check your connection and try again.
level-rating = Rating { $rating }
