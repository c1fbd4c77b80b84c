### Come stanno le cose intorno al tavolo: chi c’è, gli orologi e ciò che le persone concordano tra loro.

## Chi c’è

presence-away = non ha connessione
presence-absent = è assente
presence-replaced = gioca il computer
presence-computer = computer
spectators = { $count ->
    [one] { $count } persona assiste
   *[other] { $count } persone assistono
}

## Orologi

# $time: «4 minuti e 5 secondi»
clock-left = ancora { $time }
clock-out = tempo scaduto
clock-warning = Hai ancora { $time }.

## Chiedere e rispondere

ask-undo = Chiedi di ritirare
ask-pause = Chiedi una pausa
pause = Pausa
ask-takeover = Fai giocare il computer
ask-takeover-named = Fai giocare il computer per { $name }
ask-agree = D’accordo
ask-decline = Rifiuta
ask-withdraw = Lascia perdere
ask-wait = Aspetta { $name }
asked-undo = { $count ->
    [one] { $name } chiede di riprendere l’ultima mossa.
   *[other] { $also ->
        [yes] { $name } chiede di riprendere le ultime { $count } mosse, anche una tua.
       *[no] { $name } chiede di riprendere le ultime { $count } mosse.
    }
}
asked-pause = { $name } chiede una pausa.
asked-takeover = { $name } propone che il computer giochi per { $other }.
asked-own-undo = Hai chiesto di ritirare la tua ultima mossa.
asked-own-pause = Hai chiesto una pausa.
asked-own-takeover = Hai proposto che il computer giochi per { $other }.
asked-agreed = { $count ->
    [one] { $names } è d’accordo.
   *[other] { $names } sono d’accordo.
}
asked-waiting = Si aspetta { $names }.
# Nel titolo di una scheda che nessuno guarda
asked-title = { $name } ti chiede qualcosa
ask-declined = { $name } preferisce di no.
paused = La partita è in pausa.
turn-paused = La partita è in pausa
go-on = Continua
seat-absent = { $name } è assente.
seat-out-of-time = { $name } non ha più tempo.
seat-replaced = Il computer gioca per te.
seat-replaced-named = Il computer gioca per { $name }.
seat-return = Riprendi il tuo posto
seat-return-named = { $name } riprende il posto
turn-replaced = Il computer gioca per te
turn-forced = È possibile una sola mossa: viene fatta per te
rematch-begun = Gli altri giocano ancora.
# Told to the others in passing
told-go-on = { $name } fa proseguire la partita.
told-undo = { $name } ha ripreso alcune mosse.
rematch-follow = Si gioca di nuovo, e tu assisti.

## Cronaca

log-takeover = Il computer gioca per { $name }.
log-return = { $name } torna a giocare.
log-pause = La partita è in pausa.
log-go-on = La partita continua.
