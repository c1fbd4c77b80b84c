### Ein Tisch für Freunde: was abgemacht ist, was sie einander sagen und was sie danach tun.

## Chat

chat-title = Chat
chat-new = { $count ->
    [one] Chat, { $count } neue Nachricht
   *[other] Chat, { $count } neue Nachrichten
}
chat-tabs = Neben dem Tisch
chat-messages = Was gesagt wurde
chat-empty = Noch hat niemand etwas gesagt.
chat-hidden = Wen du stummgeschaltet hast, den liest du hier nicht.
chat-text = Deine Nachricht
# Mehrere teilen sich den Bildschirm
chat-text-named = Nachricht von { $name }
chat-send = Senden
chat-reactions = Schnell gesagt
chat-watching = Schreiben können nur die Leute am Tisch.
chat-curtain = Setz dich vor den Bildschirm, um zu schreiben.
chat-lost = Deine Nachricht wurde nicht gesendet, weil die Verbindung fehlt. Sende sie noch einmal, sobald du verbunden bist.
chat-mute = Stummschalten
chat-mute-count = { $count ->
    [one] { $count } stumm
   *[other] { $count } stumm
}
chat-mute-all = Alle stumm
chat-mute-seat = { $name } stumm
chat-silent = Alle sind stumm. Du siehst an keinem Tisch, was sie schreiben.
chat-says = { $name }: { $text }
react-hello = Hallo!
react-thanks = Danke!
react-well-played = Gut gespielt!
react-wow = Oho!
react-oops = Hoppla!
react-sorry = Tut mir leid!
react-hurry = Schneller!
react-good-game = Schönes Spiel!

## Mit einem anderen Gerät weiterspielen

pass-menu = Mit anderem Gerät weiterspielen
pass-title = Mit anderem Gerät weiterspielen
pass-help = Öffne diesen Link mit dem anderen Gerät, oder fotografiere den Code. Der Platz von { $name } ist dann dort und verlässt dieses Gerät.
pass-lasts = { $minutes ->
    [one] Der Link gilt einmal und eine Minute lang. Zeig ihn niemandem sonst.
   *[other] Der Link gilt einmal und { $minutes } Minuten lang. Zeig ihn niemandem sonst.
}
pass-which = Welcher Platz soll auf ein anderes Gerät?
pass-again = Neuen Link machen
pass-link = Link, der den Platz mitnimmt
pass-local = Diese Adresse kennt nur dieses Gerät. Öffne das Spiel zuerst über die Adresse des Hauses in deinem Netz; dazu muss es dort erreichbar sein (ridotto serve --host 0.0.0.0).
pass-wait = Der Link wird gemacht …
pass-gone = { $name } spielt mit einem anderen Gerät weiter.
pass-take = Den Platz von { $name } auf dieses Gerät holen
pass-take-unnamed = Den Platz auf dieses Gerät holen
pass-take-help = Der Platz verlässt das Gerät, von dem der Link kommt, und das Spiel geht hier weiter.

## Mit den Augen der anderen

eyes-menu = Mit den Augen der anderen
eyes-seat = Mit den Augen von
eyes-public = allen, die zuschauen
eyes-close = Zurück zur eigenen Sicht
eyes-loading = Das ganze Spiel wird geholt …
eyes-lost = Das Spiel kann nicht geholt werden, weil die Verbindung fehlt. Versuch es noch einmal, sobald du verbunden bist.

## Ein Spiel, das man nur noch lesen kann

past-title = Ein Spiel, das man nur noch lesen kann
past-why = Dieses Spiel folgt Regeln oder Material, die hier nicht installiert sind, oder sein Verlauf wurde von außen verändert. Es bleibt, wie es war; wer diesen Server betreibt, findet unten die Ursache.
past-entries = Was gespielt wurde
past-empty = Es wurde nichts gespielt.
past-hidden = verdeckt
past-chance = Zufall
past-undo = nimmt zurück
past-again = Neues Spiel mit diesen Plätzen
