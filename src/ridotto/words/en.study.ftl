### The analysis of a finished game.

study-title = Analysis
study-close = Close the analysis
study-about = How to read the analysis

## Until it is there

study-intro = The house goes through this game once more. It looks at every decision as the player saw it, tries out what else was possible, and compares it with what was played.
study-start = Start the analysis
# $before: how many others come first; 0: it begins any moment
study-queued = { $before ->
    [0] The analysis begins in a moment.
    [one] Another analysis comes first. This one follows by itself.
   *[other] { $before } other analyses come first. This one follows by itself.
}
study-running = The house goes through the game …
# $done, $all: numbers of decisions
study-progress = { $done } of { $all } decisions
study-stays = You may leave this page meanwhile: the analysis is kept with the game.
study-cancel = Cancel
study-failed = The analysis broke off. Try again; if that happens again, save the record and run “ridotto analyse” on it.
study-again = Try again
study-none = Nobody had anything to decide in this game.

## The charts and the steps

study-chart-win = Chance to win
study-chart-score = Score
study-walk = Decisions of the game
study-at = Decision { $number } of { $count }
study-count = { $number } of { $count }
study-earlier = Previous decision
study-later = Next decision
study-marked-earlier = Previous marked decision
study-marked-later = Next marked decision
study-to-board = Table
study-to-panel = Analysis
# The line of the header while an analysis is looked at
study-turn = Analysis: decision { $number } of { $count }
# Instead of what the table would ask
study-table-before = { $name } decides (decision { $number }).
study-table-after = After decision { $number } of { $name }.
study-turn-waiting = Analysis
# $name: a seat's player; $win: a percentage
study-share = { $name } { $win }

## One decision

study-tabs = Parts of the analysis
study-tab-move = Move
study-tab-list = Decisions
study-tab-turns = Turning points
study-tab-seats = Players
study-mark-inaccuracy = Inaccuracy
study-mark-mistake = Mistake
study-mark-blunder = Blunder
# Above a number of such decisions
study-marks-inaccuracy = { $count ->
    [one] Inaccuracy
   *[other] Inaccuracies
}
study-marks-mistake = { $count ->
    [one] Mistake
   *[other] Mistakes
}
study-marks-blunder = { $count ->
    [one] Blunder
   *[other] Blunders
}
study-mark-best = Best move
study-mark-good = Good move
study-mark-forced = No choice
study-forced = Only one move was possible here.
study-lost = Costs { $win } of the chance to win and { $points } against the best opponent
study-lost-win = Costs { $win } of the chance to win
study-lost-nothing = Costs nothing
study-choices = { $choices ->
    [one] { $choices } move was possible
   *[other] { $choices } moves were possible
}
study-candidates = What the house considered
study-played = played
study-best = best
# $win: a percentage; $score: an expected final score
study-expected = { $win } to win, expected score { $score }
# Of a move that the search hardly looked at
study-dismissed = soon put aside
# $win: a percentage, not exact
study-about-so = ≈ { $win }
study-rough = ≈ Tried less often than the best and the played move. Small differences mean nothing.
study-point = Show on the table
# Followed by what the outlines mean
study-legend = On the table:
study-legend-best = best move
study-legend-played = played
study-legend-other = also considered
study-before = Before the move
study-after = After the move
study-not-kept = The table cannot show this moment, since positions so far back are no longer kept. All the rest is here.
study-marked-only = Only marked decisions
study-marked-none = No decision of this game is marked.

## Turning points and players

study-turns-none = This game had no turning point: no single decision cost much.
# $deed: a move such as "playing coin 1 on E5", with a capital letter; $gains: what it brings
study-turn-instead = { $deed } instead{ $then } would have brought: { $gains }.
study-turn-instead-nothing = { $deed } instead{ $then } would have brought nothing at once, but more later.
study-turn-next = , then { $next }
study-turn-cost = The difference: { $win } of the chance to win.
study-turn-cost-points = The difference: { $win } of the chance to win and { $points } against the best opponent.
# The best move was played, and yet it decided much; $win: a percentage
study-turn-swing = Nothing better was possible. It moved the chances to win by { $win }.
study-turn-show = Show decision { $number }
study-accuracy = Accuracy
study-own-loss = Lost by moves
study-gifts = Gifts of others
study-luck = Luck
study-skill = Skill
study-luck-about = What luck and skill mean

## How to read it

study-help-win-title = Chance to win
study-help-win = At each point the house estimates how likely every player is to win if all go on well. It knows only what the player who decides could see, and deals the rest many times. A shared victory counts as a share. It changes from one decision to the next not only by moves: the next player holds other cards and sees other things, and new cards come to light. So compare the moves of one decision with each other rather than with the chart before it.
study-help-cost-title = What a move costs
study-help-cost = Below each move stand the chance to win and the final score that its player could expect. A cost compares the played move with the best one: how much of the chance to win it gave away, and how much of the lead over the best opponent. This may be more than the scores of the two moves differ by, since a move can help opponents too. These two moves are tried out equally often. The figures of the others are rough (≈), so that one may even read better than the best. A difference within the doubt of the estimate means nothing and costs nothing.
study-help-table-title = On the table
study-help-table = The best move is outlined by a solid line with a star, the played one by a dashed line with a ring: the cards it takes up, the spaces it is played on, and where ships, figures and cubes come to stand. Press any move of the list to see that one alone, dotted and with its number. A second press brings the first two back.
study-help-marks-title = Marks
study-help-marks = A decision is marked if the best move would clearly have been better: ?! for an inaccuracy, ? for a mistake, ?? for a blunder. What lies within the doubt of the estimate is not marked. Even a marked move may have looked sensible: the house calculates more than people do.
study-help-accuracy-title = Accuracy
study-help-accuracy = 100 means that every decision was as good as the best one; the more was lost, the lower it is. In games of many seats and small steps most differences lie within the doubt of the estimate, so that even careless moves may cost nothing here.
study-help-luck-title = Luck and skill
study-help-luck = Every player starts with a chance to win and ends with the result. Skill is the part of the way between them that came from decisions: the gifts that errors of the others brought, less what own moves lost. Luck is all the rest: the cards, their order, and what nobody could see. All of these are added up over every decision of the game, so that they may be more than 100%.

## Playing on

study-branch = Play on from here
study-branch-title = Play on before decision { $number }
study-branch-about = A new game begins with everything that came before this decision; the move itself is made anew. You take one seat, and computers take the others. What lies hidden lies where it lay; only later draws are new.
study-branch-seat = Your seat
study-branch-level = The others play
study-branch-start = Play on
