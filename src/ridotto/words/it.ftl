### Parole della casa: tutto ciò che non appartiene a un solo gioco.

brand = Ridotto
brand-line = una casa da gioco per giochi da tavolo
close = Chiudi
yes = Sì
no = No
connecting = Un momento …

# $points: un numero
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

## Preparare una partita

new-title = Nuova partita
new-game = Gioco
new-edition = Edizione
new-seats = Giocatori
new-seat = Posto { $letter }
new-seat-name = Nome al posto { $letter }
new-seat-kind = Chi gioca al posto { $letter }
new-seat-bot = Come gioca il computer al posto { $letter }
kind-human = Persona
kind-computer = Computer
kind-open = Amico con il link
# Ciò che vale quando il nome resta vuoto
new-name-single = Ospite
new-name-human = Ospite { $number }
new-hot-seat = Più persone usano questo schermo. Un sipario copre ogni mano mentre vi passate il dispositivo.
new-only-computers = Giocano solo i computer; tu stai a guardare.
new-seat-open = chi riceve il tuo link
new-friends = Prima si apre un tavolo. Mandi il link agli amici e loro prendono posto ognuno sul proprio dispositivo.
new-listed = Mostra il tavolo anche a tutti gli altri su questo server
new-open = Apri il tavolo
new-house-rules = Regole della casa
new-house-rules-help = Dove le regole si possono leggere in più modi, decidi tu. È impostato il modo abituale.
new-house-rules-changed = { $count ->
    [one] { $count } cambiata
   *[other] { $count } cambiate
}
new-house-rules-reset = Torna alle regole abituali
new-usual = abituale
new-start = Inizia la partita
new-starting = Si apparecchia il tavolo …
new-preparing = La casa sta ancora preparando le regole. Al primo avvio ci vogliono due o tre minuti; intanto puoi scrivere i nomi.
new-no-games = Su questo server non è installato alcun gioco. Installane uno e riavvia il server.

going-on = La tua partita è in corso: { $game }, { $names }
going-on-go = Continua a giocare
running-title = Le tue partite
running-open = continua
running-over = finita
# $moment: quando è cominciata l’altra partita
running-from = Continua dalla decisione { $number } della partita del { $moment }
running-from-gone = Continua dalla decisione { $number } di un’altra partita
running-more = { $count ->
    [one] Mostrane un’altra
   *[other] Mostrane altre { $count }
}

## Un tavolo che aspetta gli amici

open-title = Tavoli aperti
open-free = { $free ->
    [one] { $free } posto libero
   *[other] { $free } posti liberi
}
open-yours = il tuo tavolo
table-title = Un tavolo di { $game }
table-waiting = { $free ->
    [one] Un posto è ancora libero.
   *[other] { $free } posti sono ancora liberi.
}
table-full = Tutti i posti sono occupati. La partita sta per cominciare.
table-freed = Il tuo posto è stato liberato. Prendine un altro, o guarda.
table-full-watch = Tutti i posti sono occupati. Guardi appena la partita comincia.
table-full-host = Tutti i posti sono occupati. Si può cominciare!
table-closed = Questo tavolo è stato chiuso.
table-name = Il tuo nome
table-name-more = Nome di un’altra persona su questo dispositivo
table-free = Libero
table-free-help = Posto { $letter }
table-you = tu
table-here = è presente
table-away = è assente
table-sit = Siediti qui
table-sit-at = Siediti al posto { $letter }
table-sit-too = Un altro su questo dispositivo
table-move = Spostati qui
table-leave = Alzati
table-clear = Libera il posto
table-clear-at = Libera il posto { $letter }
table-computer-at = Fai giocare il computer al posto { $letter }
table-close = Chiudi il tavolo
table-invite = Invita gli amici
table-invite-help = Chi apre questo link può prendere posto o assistere. A nessuno serve un account.
table-local = Questo indirizzo vale solo su questo dispositivo. Apri la casa con il suo indirizzo nella rete e invita da lì; deve essere raggiungibile (ridotto serve --host 0.0.0.0).
table-link = Link a questo tavolo
table-copy = Copia
table-copied = Il link è stato copiato.
table-share = Condividi …
table-qr = Mostra come codice per la fotocamera
table-qr-label = Il link come codice QR

bot-random = A caso
bot-random-help = Fa una mossa qualsiasi. Adatto per imparare le regole.
bot-greedy = Avido
bot-greedy-help = Prende sempre ciò che rende di più subito.

## A chi tocca

turn-yours = Tocca a te
# Più persone usano lo schermo
turn-yours-named = Tocca a te, { $name }
# $what: ciò che si aspetta, come invito: «Scegli una carta»
turn-yours-to = Tocca a te: { $what }
turn-thinking = { $count ->
    [one] { $names } sta pensando …
   *[other] { $names } stanno pensando …
}
turn-waiting = Si aspetta { $names }
# $what: a sentence about whose turn it is
turn-watching = Stai assistendo. { $what }
turn-nobody = Un momento …
turn-replay = Si gioca …
turn-earlier = Una posizione precedente
turn-over = La partita è finita
turn-won = { $count ->
    [one] Vince { $names }
   *[other] Vincono insieme { $names }
} con { points }
# $score: quello che ha chi vince, in un gioco senza punti
turn-won-score = { $count ->
    [one] Vince { $names }
   *[other] Vincono insieme { $names }
}: { $score }

scores = Punteggi
score = { $name }: { $points }
score-acting = { $name }: { $points }, di turno

match-heading = { $game } con { $names }
match-table = Tavolo
take-back = Ritira
skip = Salta
connection-lost = Nessuna connessione. Nuovo tentativo …

## Passare il dispositivo

curtain-hand = Passa il dispositivo a { $name }
curtain-help = Ora nessun altro deve guardare lo schermo.
curtain-open = Sono { $name }
curtain-undo = { $name } ritira l’ultima scelta
curtain-wait = Cominciano i computer.

## Cronaca e linea del tempo

log-title = Cronaca
log-empty = Non è ancora successo nulla.
log-visit = Guarda questa posizione
time-title = Linea del tempo
time-earlier = Un passo indietro
time-later = Un passo avanti
time-now = Adesso
time-position = Posizione { $position } di { $count }

## Menu

menu-title = Menu
menu-result = Risultato
menu-help = Regole e tasti
menu-settings = Impostazioni
menu-record = Salva il verbale
# $hash: the first digits of the hash that proves afterwards that nobody chose the cards
menu-chance = Caso di questa partita: { $hash }
menu-new = Nuova partita

## Risultato

result-rank = { $rank }º
result-breakdown = Da dove vengono i punti
result-account = Che cosa ha raccolto ciascuno
result-region = Zona
result-sum = Totale
result-rematch = Gioca ancora
result-join = Vai alla rivincita
result-board = Guarda il tavolo

## Impostazioni

settings-title = Impostazioni
settings-language = Lingua
settings-theme = Colori
settings-theme-system = Come il dispositivo
settings-theme-light = Chiari
settings-theme-dark = Scuri
settings-pace = Ritmo delle mosse altrui
settings-pace-slow = Lento
settings-pace-normal = Normale
settings-pace-fast = Veloce
settings-pace-instant = Subito
settings-confirm = Conferma le mosse
settings-confirm-help = La prima pressione mostra che cosa porta una mossa, la seconda la esegue.
settings-keys = Tasti con lettere
settings-keys-help = Le singole lettere fanno da tasti. Disattivali se usi la dettatura.
settings-forced = Mosse obbligate da sole
settings-forced-help = Se è possibile una sola mossa, la pagina la fa per te dopo un momento.
settings-note = Questo browser ricorda le tue impostazioni.

## Aiuto

help-title = { $game }: regole e tasti
help-contents = Capitoli
help-keys = Tasti
help-keys-off = I tasti con lettere sono disattivati nelle impostazioni.
help-key-walk = passa alla carta, alla casella o al pulsante seguente; Invio o la barra spaziatrice preme
help-key-arrows = alla carta o casella vicina, anche dove ora non c’è niente da premere
help-key-escape = chiude ciò che è aperto, o lascia una carta
help-key-skip = mostra subito le mosse degli altri
help-key-undo = ritira il tuo ultimo passo
help-key-log = apre e chiude la cronaca
help-key-menu = apre il menu
help-key-help = apre questo aiuto
help-key-earlier = una posizione indietro
help-key-later = una posizione avanti

## Errori: che cosa, dove, che cosa fare

error-offline = Il server non risponde. Controlla che sia in funzione e che tu sia connesso, poi riprova.
error-server = Il server non ha potuto farlo (stato { $status }). Riprova, e riavvia il server se succede di nuovo.
error-unexpected = Qualcosa è andato storto in questa pagina. Ricaricala e riprova.
error-no-match = A questo indirizzo non c’è nessuna partita. Controlla l’indirizzo o inizia una nuova partita.
error-unknown-game = Questa pagina non conosce il gioco «{ $game }». Ricaricala per avere la versione più recente.
error-page-missing = Non è stato possibile caricare una parte della pagina. Controlla la connessione e ricarica la pagina.
error-lost = La tua mossa non è stata inviata perché manca la connessione. Rifalla appena sei connesso.
error-malformed = Il server non ha capito questa pagina. Ricaricala e riprova.
error-too-large = Il messaggio per il server era troppo lungo. Ricarica la pagina e riprova.
error-stale = Qualcuno è stato più veloce, perciò la tua mossa non è stata fatta. Guarda la nuova posizione e scegli di nuovo.
error-illegal = Questa mossa qui non è permessa. Scegline una di quelle segnate.
error-not-yours = Questo posto appartiene a un altro browser. Puoi muovere solo per i tuoi posti.
error-over = La partita è finita; non sono possibili altre mosse.
error-too-fast = Troppi messaggi in una volta. Aspetta un momento e riprova.
error-unavailable = La tua mossa non è stata salvata e non vale. Riprova; se succede di nuovo, forse il disco del server è pieno.
error-paused = La partita è in pausa, perciò non è successo nulla. Prima falla continuare.
error-not-now = Ora non si può chiedere né rispondere a questo. Guarda l’ultima posizione e riprova.

## The `?` of the parts of a table

explain = Spiegazioni
explain-part = Spiegazione: { $part }
explain-hint = Tocca ciò che vuoi farti spiegare.
explain-more = Vedi anche
