### A table for friends: what its people agree on, what they say to one another, and what they do afterwards.

## Chat

chat-title = Chat
chat-new = { $count ->
    [one] Chat, { $count } new message
   *[other] Chat, { $count } new messages
}
chat-tabs = Beside the table
chat-messages = What has been said
chat-empty = Nobody has said anything yet.
chat-hidden = What muted people say is not shown.
chat-text = Your message
# Several people share the screen
chat-text-named = Message of { $name }
chat-send = Send
chat-reactions = Say quickly
chat-watching = Only the people at the table can write.
chat-curtain = Take your seat at the screen to write.
chat-lost = Your message was not sent because the connection is lost. Send it again as soon as you are connected.
chat-mute = Mute
chat-mute-count = { $count ->
    [one] { $count } muted
   *[other] { $count } muted
}
chat-mute-all = Mute all
chat-mute-seat = Mute { $name }
chat-silent = All are muted. You see nothing of what they write, at any table.
chat-says = { $name }: { $text }
react-hello = Hello!
react-thanks = Thank you!
react-well-played = Well played!
react-wow = Wow!
react-oops = Oops!
react-sorry = Sorry!
react-hurry = Hurry up!
react-good-game = Good game!

## Moving a seat to another device

pass-menu = Go on with another device
pass-title = Go on with another device
pass-help = Open this link, or photograph the code, with the other device. The seat of { $name } then goes on there and leaves this device.
pass-lasts = { $minutes ->
    [one] The link works once, and for one minute. Show it to nobody else.
   *[other] The link works once, and for { $minutes } minutes. Show it to nobody else.
}
pass-which = Which seat goes on with another device?
pass-again = Make a new link
pass-link = Link that moves the seat
pass-local = This address is known to this device only. Open the game by the address of the house in your network first; it must listen to it (ridotto serve --host 0.0.0.0).
pass-wait = The link is being made …
pass-gone = { $name } plays on with another device.
pass-take = Take the seat of { $name } on this device
pass-take-unnamed = Take the seat on this device
pass-take-help = The seat leaves the device that made this link, and the game goes on here.

## Looking through others’ eyes

eyes-menu = Look through others’ eyes
eyes-seat = Through the eyes of
eyes-public = whoever watches
eyes-close = Back to your own view
eyes-loading = The whole game is coming …
eyes-lost = The game cannot be fetched because the connection is lost. Try again as soon as you are connected.

## A game that can only be read

past-title = A game that can only be read
past-why = This game goes by rules or components that are not installed here, or its log was changed from outside. It stays as it was; whoever runs this server finds the cause below.
past-entries = What was played
past-empty = Nothing was played.
past-hidden = hidden
past-chance = Chance
past-undo = takes back
past-again = New game with these seats
