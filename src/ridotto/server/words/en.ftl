# What the server answers when it cannot do what a page asks for.
server-no-match = There is no match “{ $match }” here. Check its address or start a new one.
server-not-ready = The rules are still being prepared for the first time. Try again in a few seconds.
server-no-seat = Only somebody with a seat in a match can ask for another one. Start a new match instead.
server-not-over = This game is not over yet, and its record would tell what lies hidden. Ask again afterwards.
server-too-many-matches = Too many matches were started from here. Wait a minute, then start the next one.
server-too-many-browsers = Too many browsers look at this match already. Try again later.
server-other-rules = This match cannot be opened with the rules that are installed here: { $reason }
server-not-saved = The match could not be saved in { $file } ({ $reason }). Give the server a writable disk with free space, then try again.
server-not-read = The matches could not be read from { $file } ({ $reason }). Check the disk of the server, then try again.
server-elsewhere = Only the page of this server may ask for this. Open the page and try there.
