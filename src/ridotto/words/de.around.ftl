### Wie es um den Tisch steht: wer da ist, Uhren und was die Leute untereinander abmachen.

## Wer da ist

presence-away = hat keine Verbindung
presence-absent = ist weg
presence-replaced = der Computer spielt
presence-computer = Computer
spectators = { $count ->
    [one] { $count } Person schaut zu
   *[other] { $count } Leute schauen zu
}

## Uhren

# $time: „4 Minuten und 5 Sekunden“
clock-left = noch { $time }
clock-out = keine Zeit mehr
clock-warning = Du hast noch { $time }.

## Fragen und antworten

ask-undo = Um Rücknahme bitten
ask-pause = Um eine Pause bitten
pause = Pause
ask-takeover = Den Computer spielen lassen
ask-takeover-named = Den Computer für { $name } spielen lassen
ask-agree = Zustimmen
ask-decline = Ablehnen
ask-withdraw = Zurückziehen
ask-wait = Auf { $name } warten
asked-undo = { $count ->
    [one] { $name } möchte den letzten Zug zurücknehmen.
   *[other] { $also ->
        [yes] { $name } möchte die letzten { $count } Züge zurücknehmen, auch einen von dir.
       *[no] { $name } möchte die letzten { $count } Züge zurücknehmen.
    }
}
asked-pause = { $name } möchte eine Pause.
asked-takeover = { $name } schlägt vor, dass der Computer für { $other } spielt.
asked-own-undo = Du möchtest deinen letzten Zug zurücknehmen.
asked-own-pause = Du möchtest eine Pause.
asked-own-takeover = Du schlägst vor, dass der Computer für { $other } spielt.
asked-agreed = { $count ->
    [one] { $names } ist einverstanden.
   *[other] { $names } sind einverstanden.
}
asked-waiting = Warten auf { $names }.
# Im Titel eines Reiters, den niemand ansieht
asked-title = { $name } fragt dich etwas
ask-declined = { $name } möchte das nicht.
paused = Das Spiel macht Pause.
turn-paused = Das Spiel macht Pause
go-on = Weiterspielen
seat-absent = { $name } ist weg.
seat-out-of-time = { $name } hat keine Zeit mehr.
seat-replaced = Der Computer spielt für dich.
seat-replaced-named = Der Computer spielt für { $name }.
seat-return = Selbst weiterspielen
seat-return-named = { $name } spielt selbst weiter
turn-replaced = Der Computer spielt für dich
turn-forced = Nur ein Zug ist möglich; er wird für dich gemacht
rematch-begun = Die anderen spielen noch einmal.
# Told to the others in passing
told-go-on = { $name } lässt das Spiel weitergehen.
told-undo = { $name } hat einige Züge zurückgenommen.
rematch-follow = Es wird noch einmal gespielt, und du schaust zu.

## Verlauf

log-takeover = Der Computer spielt für { $name }.
log-return = { $name } spielt wieder selbst.
log-pause = Das Spiel macht Pause.
log-go-on = Das Spiel geht weiter.
