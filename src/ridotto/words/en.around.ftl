### How things are around the table: who is there, clocks, and what people settle among themselves.

## Who is there

presence-away = has no connection
presence-absent = is away
presence-replaced = the computer plays
presence-computer = computer
spectators = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}

## Clocks

# $time: "4 minutes and 5 seconds"
clock-left = { $time } left
clock-out = no time left
clock-warning = You have { $time } left.

## Asking and answering

ask-undo = Ask to take back
ask-pause = Ask for a pause
pause = Pause
ask-takeover = Let the computer play
ask-takeover-named = Let the computer play for { $name }
ask-agree = Agree
ask-decline = Decline
ask-withdraw = Withdraw
ask-wait = Wait for { $name }
asked-undo = { $count ->
    [one] { $name } asks to take back the last move.
   *[other] { $also ->
        [yes] { $name } asks to take back the last { $count } moves, one of yours too.
       *[no] { $name } asks to take back the last { $count } moves.
    }
}
asked-pause = { $name } asks for a pause.
asked-takeover = { $name } suggests that the computer plays for { $other }.
asked-own-undo = You ask to take back your last move.
asked-own-pause = You ask for a pause.
asked-own-takeover = You suggest that the computer plays for { $other }.
asked-agreed = { $count ->
    [one] { $names } agrees.
   *[other] { $names } agree.
}
asked-waiting = Waiting for { $names }.
# In the title of a tab that nobody looks at
asked-title = { $name } asks you something
ask-declined = { $name } would rather not.
paused = The game is paused.
turn-paused = The game is paused
go-on = Go on
seat-absent = { $name } is away.
seat-out-of-time = { $name } has no time left.
seat-replaced = The computer plays for you.
seat-replaced-named = The computer plays for { $name }.
seat-return = Take your seat back
seat-return-named = { $name } takes the seat back
turn-replaced = The computer plays for you
turn-forced = Only one move is possible; it is made for you
rematch-begun = The others play again.
# Told to the others in passing
told-go-on = { $name } lets the game go on.
told-undo = { $name } has taken back some moves.
rematch-follow = They play again, and you watch.

## Log

log-takeover = The computer plays for { $name }.
log-return = { $name } plays again.
log-pause = The game is paused.
log-go-on = The game goes on.
