### Mille Fiori: nomi, frasi del registro, aiuto sulle regole, varianti.

mf-title = Mille Fiori
mf-about = Copri la laguna con i tuoi diamanti di vetro, manda la nave lungo la costa e trasforma una carta in una catena di carte: un gioco di draft da 2 a 4 giocatori.

## Edizioni

mf-edition-base = Gioco base
mf-edition-base-help = Il gioco così come sta nella scatola: 109 carte, 109 caselle, nessuna espansione.
mf-edition-masterworks = I capolavori
mf-edition-masterworks-help = Il gioco base con la sua espansione: le pedine del consiglio salgono verso il Palazzo Ducale, la Dogaressa dà una mano, i capolavori di vetro riempiono la tua vetrina e la rotta continua.

## Zone, simboli, carte

mf-region-workshops = Botteghe
mf-region-houses = Case
mf-region-nobili = Nobili
mf-region-populi = Populi
mf-region-trade = Commercio
mf-region-harbor = Porto
mf-region-sea = Rotta
mf-region-bonus = Punti bonus
mf-region-council = Minor Consiglio
mf-region-palace = Palazzo Ducale
mf-region-city = Città mercantile
mf-region-window = Vetrina
# Una riga del risultato: punti del consiglio e delle carte del Doge e della Dogaressa
mf-breakdown-council = Consiglio e Doge

mf-symbol-quartz = quarzo
mf-symbol-lime = calce
mf-symbol-ash = cenere
mf-symbol-pigments = pigmenti
mf-symbol-house = casa
mf-symbol-coin = moneta
mf-symbol-lion = leone
mf-symbol-cross = croce
mf-symbol-shell = conchiglia
mf-symbol-fish = pesce
mf-symbol-lobster = aragosta
mf-symbol-goblet = calice
mf-symbol-carafe = caraffa
mf-symbol-earrings = orecchini
mf-symbol-swan = cigno
mf-symbol-ship = nave
mf-symbol-doge = carta del Doge
mf-symbol-masterwork = capolavoro

# $symbol: nome del simbolo, $number: numero della nave, da 1 a 5
mf-card = { $symbol } { $number }

mf-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

## Carte dell’espansione

# $arrows: 1 o 2; $points: 0 se la carta non ne mostra
mf-card-doge = { $points ->
    [0] carta del Doge con { mf-arrows }
   *[other] carta del Doge con { mf-arrows } e { mf-points }
}
mf-arrows = { $arrows ->
    [one] una freccia
   *[other] { $arrows } frecce
}
# Una carta il cui nome non dice il numero della nave
mf-card-ship = { $card }, nave { $number }

# $glass: uno dei nove tipi, $value: da 2 a 5
mf-card-masterwork = { $glass } (valore { $value })
mf-glass-horse-green = cavallo verde
mf-glass-horse-red = cavallo rosso
mf-glass-horse-blue = cavallo blu
mf-glass-vase-green = vaso verde
mf-glass-vase-red = vaso rosso
mf-glass-vase-blue = vaso blu
mf-glass-bowl-green = coppa verde
mf-glass-bowl-red = coppa rossa
mf-glass-bowl-blue = coppa blu

# $kind: uno dei sei tipi qui sotto
mf-card-dogaressa = carta della Dogaressa «{ $kind }»
mf-dogaressa-points = punti
mf-dogaressa-points-help = Ottieni { mf-points }.
mf-dogaressa-two-masterworks = due capolavori
mf-dogaressa-two-masterworks-help = Prendi due capolavori, il secondo quando il primo è già in vetrina.
mf-dogaressa-extra-card = carta extra
mf-dogaressa-extra-card-help = Prendi una carta extra dalle carte esposte e giocala subito.
mf-dogaressa-sea-route = rotta
mf-dogaressa-sea-route-help = La tua nave avanza da 1 a 7 caselle, quante ne vuoi. Se trova una bussola, la carta extra c’è.
mf-dogaressa-minor-doge = Doge minore
mf-dogaressa-minor-doge-help = La tua pedina del consiglio sale di un passo, ottieni { mf-points } e poi prendi la carta del primo giocatore.
mf-dogaressa-major-doge = Doge maggiore
mf-dogaressa-major-doge-help = La tua pedina del consiglio sale di uno, due o tre passi, come vuoi tu, ottieni { mf-points } e poi prendi la carta del primo giocatore.

## Caselle: i nomi letti dallo screen reader

mf-space-workshops = { $id }, { $symbol }, botteghe
mf-space-houses = { $id }, valore { $value }, case
mf-space-nobili = { $id }, { $symbol }, { mf-points }, nobili
mf-space-populi = { $id }, { $symbol }, { mf-points }, populi
mf-space-trade = { $id }, { $symbol }, fila { $row }, commercio
mf-space-harbor = { $id }, nave, fila { $row }, porto
# $what: che cosa dà la casella, una o più delle voci qui sotto
mf-space-sea = { $id }, { $what }, rotta
mf-space-start = inizio della rotta
# $colour: il colore della sua tessera
mf-space-council = { $id }, { $what }, { $colour }, Minor Consiglio
mf-space-palace = Palazzo Ducale, fine del Minor Consiglio
mf-space-bonus = { $region }: bonus da { mf-points }
mf-space-compass = bussola { $id }: carta extra a chi copre la terza casella tra { $spaces }
mf-space-handshake = stretta di mano: carta extra se nel commercio un altro fa più punti di te
mf-space-top = cima della piramide, { $region }: carta extra
# $count: 3, 4 o 5
mf-space-values = case di { $count } valori diversi: { $count ->
    [4] punti bonus
   *[other] carta extra
}
# Una casella dentro una frase: B5 (pigmenti)
mf-space-short = { $id } ({ $symbol })

# Che cosa dà una casella della rotta o del consiglio, oltre ai punti
mf-gain-masterwork = un capolavoro
mf-gain-dogaressa = una carta della Dogaressa
mf-gain-ship = { $distance ->
    [one] una casella per la nave
   *[other] { $distance } caselle per la nave
}
mf-gain-steps = { $steps ->
    [one] un passo per la pedina del consiglio
   *[other] { $steps } passi per la pedina del consiglio
}
mf-gain-city = città mercantile con punti bonus

# I colori del consiglio e le carte che li condividono
mf-colour-brown = marrone (botteghe)
mf-colour-purple = viola (case)
mf-colour-green = verde (nobili e populi)
mf-colour-light-blue = azzurro (commercio)

# I nove posti di una vetrina
mf-window-place = { $number ->
    [1] in alto a sinistra
    [2] in alto al centro
    [3] in alto a destra
    [4] al centro a sinistra
    [5] al centro
    [6] al centro a destra
    [7] in basso a sinistra
    [8] in basso al centro
   *[9] in basso a destra
}

## Che cosa dà i punti bonus, come oggetto: «ha tutte e quattro le merci»

mf-bonus-condition = { $set ->
    [workshops] tutti e quattro gli ingredienti
    [houses] case di quattro valori diversi
    [nobili] tutti e tre i simboli dei nobili
    [populi] tutti e tre i simboli dei populi
    [palace] la pedina del consiglio nel palazzo
    [city] la nave nella città mercantile
   *[trade] tutte e quattro le merci
}

## Motivi dei punti, dopo «ottiene» e da soli

mf-reason-group = { mf-points } per { $number ->
    [one] un diamante isolato
   *[other] un gruppo di { $number }
}
mf-reason-group-double = { mf-points } per { $number ->
    [one] un diamante isolato
   *[other] un gruppo di { $number }
}, con raddoppio
mf-reason-run = { mf-points } per { $number ->
    [one] la nuova casa
   *[other] una serie di { $number } case
}
mf-reason-citizen = { mf-points } per il nuovo diamante su { $space }
mf-reason-citizen-double = { mf-points } per il nuovo diamante su { $space }, con raddoppio
mf-reason-triangle = { mf-points } per { $space } nel triangolo sottostante
mf-reason-triangle-double = { mf-points } per { $space } nel triangolo sottostante, con raddoppio
mf-reason-trade = { mf-points } per { $symbol } ({ $diamonds ->
    [one] un diamante
   *[other] { $diamonds } diamanti
}, { $number ->
    [one] una casella coperta
   *[other] { $number } caselle coperte
})
mf-reason-harbor = { mf-points } per la fila { $number } del porto completa accanto a { $covered ->
    [0] nessuna merce coperta
    [one] una merce coperta
   *[other] { $covered } merci coperte
}
mf-reason-sea = { mf-points } per la casella { $space } della rotta
mf-reason-bonus = { $points ->
    [one] { $points } punto bonus
   *[other] { $points } punti bonus
}
mf-reason-extra = una carta extra
mf-reason-council = { mf-points } per la casella { $space } del consiglio
mf-reason-card = { mf-points } dalla carta
mf-reason-masterwork = { mf-points } per il capolavoro
mf-reason-row = { mf-points } per la riga { $number ->
    [1] in alto
    [2] al centro
   *[3] in basso
} della vetrina
mf-reason-column = { mf-points } per la colonna { $number ->
    [1] a sinistra
    [2] al centro
   *[3] a destra
} della vetrina
# Che cosa ha portato una mossa, oltre ai punti
mf-reason-climb = pedina del consiglio su { $space }
mf-reason-climb-palace = pedina del consiglio nel palazzo
mf-reason-start-player = la carta del primo giocatore

## Eventi

mf-event-round = Inizia il round { $number }.
mf-event-cycle = Ciclo { $number }: tutti scelgono una carta.
mf-event-chosen = { $name } ha scelto una carta.
mf-event-play = { $name } gioca { $card }.
mf-event-diamond = { $name } posa un diamante su { $space }.
# $what: uno dei motivi qui sopra
mf-event-score = { $name } ottiene { $what }.
mf-event-sail = La nave di { $name } avanza di { $distance ->
    [one] una casella
   *[other] { $distance } caselle
} fino a { $space }.
mf-event-extra-compass = { $name } chiude la bussola presso { $space } e guadagna una carta extra.
mf-event-extra-three-values = { $name } ha case di tre valori diversi e guadagna una carta extra.
mf-event-extra-five-values = { $name } ha case di cinque valori diversi e guadagna una carta extra.
mf-event-extra-top = { $name } raggiunge la cima di una piramide su { $space } e guadagna una carta extra.
mf-event-extra-handshake = Grazie alla stretta di mano nel commercio { $name } guadagna una carta extra.
mf-event-extra-sea = La nave di { $name } raggiunge la bussola su { $space } e guadagna una carta extra.
mf-event-extra-lost = Non ci sono carte esposte: nessuna carta extra per { $name }.
mf-event-extra = { $name } prende { $card } dalle carte esposte come carta extra.
mf-event-decline = { $name } rinuncia alla carta extra.
mf-event-bonus = { $name } ha { mf-bonus-condition } e posa un diamante bonus: { mf-points }.
mf-event-bonus-lost = { $name } ha { mf-bonus-condition }, ma non ha più diamanti: il bonus è perso.
mf-event-last-diamond = { $name } ha posato l’ultimo diamante della scorta: la partita sta per finire.
mf-event-leftover = Alle carte esposte si aggiunge { $card }.
mf-event-start-player = La carta del primo giocatore passa a { $name }.
mf-event-start-player-doge = { $name } ha ora la carta del primo giocatore.
mf-event-over-deck = La partita è finita: il mazzo non basta più per dare cinque carte a tutti.
mf-event-over-diamonds = La partita è finita: una scorta di diamanti si è esaurita.
mf-event-climb = { mf-move-climb }.
mf-event-climb-palace = { mf-move-climb-palace }.
mf-event-take = { mf-move-take }.
mf-event-take-blind = { mf-move-take-blind }.
mf-event-lost-masterwork = Non ci sono più capolavori: nessuno per { $name }.
mf-event-lost-dogaressa = Non ci sono più carte della Dogaressa: nessuna per { $name }.
mf-event-frame = { mf-move-frame }.
mf-event-frame-double = { mf-move-frame-double }.
mf-event-use = { $name } usa { $card }.
mf-event-discard = { mf-move-discard }.
mf-event-shuffle = { $name } rimescola { $card } nel suo mazzo.

## Mosse e che cosa hanno portato

mf-move-start = La partita comincia.
mf-move-undo = { $name } torna indietro di un passo.
mf-move-draft = { $name } sceglie { $card }.
mf-move-lay = { $name } gioca { $card } su { $space }
mf-move-sail = { $name } gioca { $card } per la nave e raggiunge { $space }
mf-move-discard = { $name } scarta { $card } senza effetto
mf-move-doge = { $name } gioca { $card }
# $used: una carta della Dogaressa, $card: la carta scelta
mf-move-use = { $name } usa { $used } al posto di { $card }
mf-move-climb = { $name } sale con la pedina del consiglio su { $space }
mf-move-climb-palace = { $name } entra con la pedina del consiglio nel Palazzo Ducale
mf-move-take = { $name } prende { $card } fra le carte scoperte
mf-move-take-blind = { $name } prende { $card } dalla cima del mazzo
# $place: un posto della vetrina
mf-move-frame = { $name } mette { $card } in vetrina ({ $place })
mf-move-frame-double = { $name } mette { $card } in vetrina sopra un altro capolavoro ({ $place })
mf-move-advance = { $name } avanza con la nave di { $distance ->
    [one] una casella
   *[other] { $distance } caselle
} fino a { $space }
mf-move-chance = Il mazzo delle carte della Dogaressa viene mescolato.
mf-move-windows = Le vetrine danno punti: { $outcome }.
mf-move-plain = { $what }.
mf-move-outcome = { $what }: { $outcome }.
mf-move-other = { $name } { mf-points }

## Aiuto sulle regole

mf-help-goal-title = Di che cosa si tratta
mf-help-goal-text =
    Ogni carta che giochi posa un tuo diamante o muove la tua nave, e dà subito i suoi punti. Alla fine non si conta più nulla: quello che segna il tracciato è quello che hai, e vince chi ha più punti.

    Cominci con 27 diamanti nella scorta e altri 3 di riserva. Il mazzo ha 109 carte e il tabellone 109 caselle: qualunque simbolo ti capiti, c’è ancora una casella libera per lui.

mf-help-round-title = Un round
mf-help-round-text =
    Tutti ricevono cinque carte. Poi comincia un ciclo: scegliete una carta tutti insieme, la tenete coperta e passate le altre a sinistra. A partire dal primo giocatore e in senso orario, ognuno scopre la carta scelta e la gioca con tutto quello che ne segue. Quindi prendete in mano le carte che vi sono state passate e comincia il ciclo successivo. Chi comincia il primo round lo decide la sorte.

    In 3 o 4 giocatori un round ha quattro cicli, in 2 ne ha tre. Le carte rimaste in mano si aggiungono scoperte alle carte esposte, la carta del primo giocatore si sposta di un posto a sinistra e si distribuisce di nuovo. Fino alla fine del mazzo sono 10 round in 2, 7 in 3 e 5 in 4 giocatori.

mf-help-card-title = Giocare una carta
mf-help-card-text =
    Una carta mostra un simbolo e un numero da 1 a 5, e ne usi uno dei due. Il simbolo posa un diamante nella sua zona; il numero fa avanzare la nave di altrettante caselle e non posa nulla. Una carta porto giocata nel porto fa entrambe le cose.

    L’ordine è sempre lo stesso: il diamante, i suoi punti per tutti quelli che ne fanno, la nave di una carta porto, i punti bonus e per ultima la carta extra. Una carta non ne dà mai più di una. Le carte giocate non tornano più.

    Nel commercio, nel porto e fra i cittadini la tua carta può dare punti anche agli altri.

mf-help-workshops-title = Botteghe
mf-help-workshops-text =
    Posa il diamante su una casella libera qualsiasi con l’ingrediente della carta: quarzo, calce, cenere o pigmenti. Fai 1 punto per ogni tuo diamante nel gruppo collegato di cui ora fa parte, lui compreso. Se il nuovo diamante è sui pigmenti, ciascuno vale 2; i pigmenti in altri punti del gruppo non cambiano nulla. Sono vicine le caselle una accanto all’altra e quelle in diagonale sopra e sotto.

    Ogni bussola sta fra tre caselle. Chi copre l’ultima delle tre guadagna una carta extra, di chiunque siano le altre due.

    Punti bonus: tuoi diamanti su tutti e quattro gli ingredienti, ovunque nelle botteghe.

mf-help-houses-title = Case
mf-help-houses-text =
    Qui non c’è niente da scegliere: il diamante va sulla prossima casa libera nel verso della freccia. Fai il suo valore e, andando all’indietro, il valore di ogni casa tua che viene subito prima, finché trovi un diamante altrui o l’inizio.

    Poi contano i valori diversi sotto tutte le tue case, ovunque siano. Il terzo valore diverso dà una carta extra, il quarto i punti bonus, il quinto un’altra carta extra. Il sesto non dà nulla.

mf-help-citizens-title = Cittadini: nobili e populi
mf-help-citizens-text =
    I due gruppi sono due piramidi con cinque caselle alla base, quattro in mezzo e tre in cima. La carta dice la piramide, non la casella: prendine una libera qualsiasi, purché le due caselle subito sotto siano coperte, da chiunque. La base è sempre aperta.

    Il nuovo diamante dà, dal basso verso l’alto, 1, 3 o 6 punti, e il doppio se la sua casella mostra il simbolo della carta. Dopo, ogni diamante nel triangolo sottostante dà di nuovo 1 o 3 punti al suo proprietario.

    Un diamante in cima dà una carta extra. Punti bonus, per ogni piramide a parte: tuoi diamanti su tutti e tre i suoi simboli; contano le caselle, non le carte che hai giocato.

mf-help-trade-title = Commercio
mf-help-trade-text =
    Posa il diamante su una casella libera qualsiasi della merce indicata dalla carta: calice, caraffa, orecchini o cigno. Conta le caselle coperte di quella merce, compresa la nuova. Ogni diamante su quella merce dà altrettanti punti al suo proprietario.

    Se così qualcun altro ha fatto più punti di te, la stretta di mano ti dà una carta extra. Gli stessi punti non bastano.

    La fila che scegli è importante per il porto accanto. Punti bonus: tuoi diamanti su tutte e quattro le merci.

mf-help-harbor-title = Porto
mf-help-harbor-text =
    Posa il diamante su una nave libera qualsiasi. Completa le tre navi di una fila? Allora conta le merci coperte nella stessa fila del commercio: con 0, 1, 2, 3 o 4 merci ciascuno dei tre diamanti dà al suo proprietario 0, 1, 3, 6 o 10 punti. Una fila conta solo questa volta; le merci che arrivano dopo arrivano troppo tardi.

    Poi la tua nave avanza del numero della carta. Nel porto non ci sono né bussole né punti bonus.

mf-help-ship-title = Nave e rotta
mf-help-ship-text =
    Ogni carta può muovere la tua nave invece di posare un diamante, esattamente del suo numero. Più navi possono stare sulla stessa casella. Conta la casella che raggiungi; quelle che superi non danno nulla. Una bussola dà una carta extra: da sola su S7 e S16, insieme a 10 punti su S20.

    S20 è la fine della rotta. I passi in più vanno persi e una nave arrivata resta lì: da quel momento puoi usare le carte solo per la loro zona.

mf-help-extra-title = Bussole e carte extra
mf-help-extra-text =
    Una bussola significa una carta extra. La guadagni quando chiudi una bussola nelle botteghe, con il terzo e il quinto valore diverso delle case, con un diamante in cima a una piramide, con la stretta di mano nel commercio e quando la tua nave raggiunge una bussola.

    Prendi una qualsiasi delle carte esposte e giocala subito come se fosse tua, per la sua zona o per la nave. Può darti un’altra carta extra, e così via senza limiti. Puoi anche rinunciare. Se non ci sono carte esposte, la carta extra è persa.

mf-help-bonus-title = Punti bonus
mf-help-bonus-text =
    Botteghe, case, nobili, populi e commercio hanno quattro caselle bonus ciascuno: 20, 15, 10 e 5. La prima volta che soddisfi la condizione di una zona, un altro tuo diamante va sulla casella bonus libera più alta e ne fai i punti. Ogni zona ti premia una volta sola: conviene arrivare presto.

    Le condizioni: tutti e quattro gli ingredienti nelle botteghe, quattro valori diversi nelle case, tutti e tre i simboli di una piramide, tutte e quattro le merci nel commercio.

    Il diamante bonus viene dalla scorta come tutti gli altri, dalla riserva se la scorta è vuota. Senza diamanti il bonus è perso per sempre. Non sta su nessuna casella della zona e non conta per nient’altro.

mf-help-display-title = Carte esposte
mf-help-display-text =
    Le carte scoperte accanto al tabellone sono le carte esposte: da qui vengono tutte le carte extra. All’inizio sono 9, in 3 giocatori 4. Se ne vanno solo come carte extra, e di nuove ne arrivano solo alla fine di un round: quelle avanzate in mano. Prima nessuno le può prendere.

mf-help-seats-title = Che cosa sta davanti ai giocatori
mf-help-seats-text =
    Ogni giocatore ha una lettera, un colore e un motivo, che si ritrovano sui suoi diamanti e sulla sua nave. Accanto al nome vedi le zone di cui ha già preso i punti bonus, i diamanti che restano nella scorta e la casella della rotta su cui si trova la nave.

    La stella indica il primo giocatore, il segno di spunta chi ha già scelto una carta. Il riquadro mette in evidenza chi deve giocare.

    Quando una scorta si esaurisce comincia la fine della partita; ciò che resta da posare viene dalla riserva di 3.

mf-help-end-title = Fine della partita
mf-help-end-text =
    La partita finisce dopo un round se il mazzo non ha più cinque carte per tutti. Finisce prima quando qualcuno ha posato tutti i 27 diamanti della scorta, diamanti bonus compresi: la carta si gioca fino in fondo con tutto quello che ne segue, chi in questo ciclo deve ancora giocare ha il suo turno, e poi basta, anche con carte in mano.

    Quello che c’è ancora da posare viene dalla riserva di 3. Senza più diamanti puoi usare le carte solo per la nave; se anche la nave è arrivata, la carta si scarta senza effetto.

    Vince chi ha più punti. A parità di punti si condivide il posto.

mf-help-switches-title = Varianti
mf-help-switches-text = Dove le regole si possono leggere in più modi, decidete voi quando create la partita. Tutto quello che è scritto qui vale per la scelta abituale, che è sempre la prima.
# $values: le scelte, quella abituale per prima
mf-help-switch = { $label }. { $help } Scelte: { $values }.

## Aiuto sulle regole dell’espansione: capitoli propri, e aggiunte a quelli del gioco base

mf-help-masterworks-title = I capolavori: che cosa cambia
mf-help-masterworks-text =
    State giocando con l’espansione. Valgono le regole del gioco base; dove cambiano, lo dice la fine del capitolo.

    A destra c’è un secondo tabellone. Lì le pedine del consiglio, una per ciascuno, salgono dal Minor Consiglio al Palazzo Ducale, e lì la rotta continua. Accanto ci sono il mazzo dei capolavori e quello delle carte della Dogaressa, ognuno con tre carte scoperte. Ogni giocatore ha una vetrina per i capolavori.

    Nel mazzo principale si mescolano 11 carte del Doge e 9 capolavori: in tutto fa 129 carte. Le carte esposte all’inizio sono sempre 9. Anche in due si giocano quattro carte di ogni mano. La carta del primo giocatore non si sposta più da sola, ma va a chi gioca una carta del Doge. Alla fine della partita danno punti le vetrine.

    Alcuni dati di questa espansione sono ricostruiti, perché ne conosciamo le regole ma non ogni carta. Sono come stampati il numero di carte, tessere e tipi, i colori, i valori da 2 a 5, i punti del Doge minore e del Doge maggiore, le 5 caselle della ricompensa rotta e il conteggio delle vetrine. Sono ricostruiti il posto di ogni ricompensa nel consiglio e i suoi punti, i dati delle carte del Doge, la distribuzione di valori e numeri della nave fra i capolavori, le due copie di ogni carta della Dogaressa e i punti di una di esse, la rotta da S21 in poi e i punti bonus di palazzo e città. Se la tua scatola è diversa, un file di edizione tuo mette le cose a posto.

mf-help-council-title = Minor Consiglio
mf-help-council-text =
    Il consiglio è una scala di 18 caselle, da L1 a L18, su sei tessere. Il loro ordine si sorteggia a ogni partita, e due tessere dello stesso colore non si toccano mai. In cima c’è il Palazzo Ducale. Tutte le pedine partono insieme da L1.

    Un passo porta alla prossima casella libera verso l’alto: quelle occupate da un’altra pedina si saltano e non si contano. Due o tre passi insieme sono un solo movimento, e solo la casella in cui finisce ti dà la sua ricompensa.

    Si sale in quattro modi. Primo, il colore di una carta: se giochi una carta del colore della casella su cui sta la tua pedina, questa sale di un passo. Il marrone è delle botteghe, il viola delle case, il verde di nobili e populi, l’azzurro del commercio; le carte porto, le carte del Doge e i capolavori qui non hanno colore. Vale anche per le carte extra, e anche se la carta muove soltanto la nave. Conta dove stava la pedina quando hai giocato la carta; il passo si fa quando la carta ha avuto tutti i suoi effetti, prima della sua carta extra.

    Secondo, una carta del Doge: uno o due passi, tanti quante sono le frecce. Terzo, una carta della Dogaressa: un passo con il Doge minore, da uno a tre con il Doge maggiore. Quarto, una casella della rotta con una o due frecce raggiunta dalla tua nave. Tranne che con il Doge maggiore non c’è scelta: i passi vanno fatti.

mf-help-rewards-title = Ricompense e Palazzo Ducale
mf-help-rewards-text =
    La casella del consiglio in cui finisce un movimento dà una di quattro ricompense.

    Punti: li ottieni subito.

    Capolavoro: prendi uno dei tre scoperti, che viene sostituito dal mazzo, oppure la prima carta del mazzo, e mettilo nella tua vetrina.

    Carta della Dogaressa: ne prendi una allo stesso modo. Resta scoperta davanti a te finché non la usi.

    Rotta: la tua nave avanza di 5 caselle. Vale tutto quello che c’è sulla casella raggiunta, solo che una bussola lì non dà carte extra.

    Se mazzo e carte scoperte scarseggiano, la scelta è minore; se non c’è nessuna carta, la ricompensa è persa.

    Un movimento oltre L18 finisce nel Palazzo Ducale, dove c’è posto per tutti. Lì un tuo diamante va sulla casella bonus libera più alta e ne fai i punti. La pedina resta nel palazzo fino alla fine della partita.

mf-help-doge-title = Carte del Doge
mf-help-doge-text =
    Una carta del Doge mostra una o due frecce, e quasi sempre anche dei punti. Giocata per il suo effetto fa tre cose, una dopo l’altra: prendi la carta del primo giocatore, la tua pedina del consiglio sale di tanti passi quante sono le frecce e riceve la ricompensa, e ottieni i punti della carta. Non si posano diamanti.

    Il ciclo in corso si gioca fino in fondo nel vecchio ordine. Dal ciclo successivo comincia chi ha la carta del primo giocatore, e la tiene, round dopo round, finché non si gioca un’altra carta del Doge o una carta della Dogaressa che vale come tale.

    Invece puoi usare una carta del Doge per la nave; allora non fa nient’altro. Come carta extra funziona allo stesso modo.

mf-help-dogaressa-title = Carte della Dogaressa
mf-help-dogaressa-text =
    Quando in un ciclo tocca a te, puoi usare una carta della Dogaressa che hai davanti al posto della carta scelta. La carta scelta si scarta e non ha alcun effetto; nemmeno il suo colore muove la tua pedina. Nel turno in cui ricevi una carta della Dogaressa non la puoi ancora usare. Dopo l’uso torna nel suo mazzo, che si rimescola.

    Le carte sono dodici, di sei tipi.

# Una riga per ogni tipo di carta della Dogaressa
mf-help-dogaressa-kind = { $kind }. { $help }

mf-help-window-title = Capolavori e vetrina
mf-help-window-text =
    I capolavori sono cavalli, vasi e coppe di vetro verde, rosso o blu, con valori da 2 a 5. Nove sono nel mazzo principale: se ne giochi uno, va nella tua vetrina; se invece lo usi per la nave, si scarta. Gli altri li ricevi dal consiglio, sulla rotta e con una carta della Dogaressa: prendi allora uno dei tre scoperti o la prima carta del mazzo.

    Una vetrina ha nove posti, tre per tre. Ogni nuovo capolavoro va su uno qualsiasi, anche sopra un altro, e non si sposta più. Ne ottieni subito il valore. I punti di un capolavoro che viene coperto non si perdono.

    Alla fine della partita si guarda ogni riga e ogni colonna di tre capolavori: 10 punti per tre dello stesso colore, 10 per tre della stessa forma, 20 per tutt’e due. Contano solo le carte che stanno sopra; le diagonali no.

mf-help-route-title = La rotta continua
mf-help-route-text =
    Da S20 la rotta prosegue sul secondo tabellone fino a S32. Ci sono due nuovi tipi di caselle. Se la tua nave raggiunge un capolavoro, ne prendi uno, come con la ricompensa del consiglio. Se raggiunge una o due frecce, la tua pedina del consiglio deve salire di altrettanti passi.

    La rotta finisce nella città mercantile su S32; i passi in più vanno persi. Quando la tua nave arriva, un tuo diamante va sulla casella bonus libera più alta della città e ne fai i punti. Poi la nave resta lì, e le carte non possono più muoverla.

mf-help-goal-masterworks = Con «I capolavori» una cosa si conta alla fine: le righe e le colonne delle vetrine. Il mazzo ha allora 129 carte; le carte del Doge e i capolavori non posano diamanti.
mf-help-round-masterworks = Con «I capolavori» anche in due un round ha quattro cicli, e solo le carte del Doge spostano la carta del primo giocatore: chi l’ha la tiene da un round all’altro. Fino alla fine del mazzo sono 12 round in 2, 8 in 3 e 6 in 4 giocatori.
mf-help-card-masterworks = Con «I capolavori» il mazzo contiene altri due tipi di carte. Una carta del Doge si gioca per il suo effetto, un capolavoro va nella tua vetrina, e tutti e due possono invece muovere la nave. Ogni altra carta può, con il suo colore, far salire anche la tua pedina del consiglio; questo passo viene dopo tutto il resto, ma prima di una carta extra. E al posto della carta scelta puoi usare una carta della Dogaressa.
mf-help-ship-masterworks = Con «I capolavori» S20 è una casella come le altre, con 10 punti e una carta extra, e da lì la rotta continua.
mf-help-extra-masterworks = Con «I capolavori» c’è un’altra bussola su S27, e anche un tipo di carta della Dogaressa dà una carta extra. Se è una ricompensa del consiglio a portare la tua nave su una bussola, non ne dà. Le carte del Doge e i capolavori fra le carte esposte si possono prendere come le altre. Una carta della Dogaressa non può sostituire una carta extra.
mf-help-bonus-masterworks = Con «I capolavori» si aggiungono altre due serie di caselle bonus: una per le pedine che arrivano al Palazzo Ducale, una per le navi che arrivano alla città mercantile.
mf-help-display-masterworks = Con «I capolavori» all’inizio sono sempre 9, qualunque sia il numero dei giocatori. I capolavori e le carte della Dogaressa scoperti non ne fanno parte: stanno accanto ai loro mazzi.
mf-help-seats-masterworks = Con «I capolavori» ognuno ha anche una pedina del consiglio, una vetrina e magari carte della Dogaressa. Tutti le possono vedere.
mf-help-end-masterworks = Con «I capolavori» per ultime danno punti le righe e le colonne delle vetrine; poi si confrontano i punti. Le carte del Doge, i capolavori e le carte della Dogaressa non richiedono diamanti e si possono giocare anche senza.

## Varianti

mf-option-two_player_plays = Carte giocate in due
mf-option-two_player_plays-help = Quante carte di ogni mano si giocano in due; le altre vanno fra le carte esposte.
mf-option-two_player_plays-value-3 = Tre, ne avanzano due
mf-option-two_player_plays-value-2 = Due, ne avanzano tre
mf-option-two_player_plays-value-4 = Quattro, ne avanza una

mf-option-end_by_diamonds = Fine per diamanti
mf-option-end_by_diamonds-help = Fin quando si gioca dopo che qualcuno ha posato l’ultimo diamante della scorta.
mf-option-end_by_diamonds-value-cycle = Fino alla fine del ciclo
mf-option-end_by_diamonds-value-round = Fino alla fine del round

mf-option-handshake = Stretta di mano nel commercio
mf-option-handshake-help = Quando nel commercio chi gioca ottiene una carta extra.
mf-option-handshake-value-strictly-more = Se un altro ha fatto più punti
mf-option-handshake-value-any-other = Se un altro ha fatto punti
mf-option-handshake-value-never = Mai

mf-option-citizen_double = Raddoppio fra i cittadini
mf-option-citizen_double-help = Quali diamanti valgono doppio se la loro casella mostra il simbolo della carta.
mf-option-citizen_double-value-new-only = Solo quello nuovo
mf-option-citizen_double-value-triangle = Anche quelli nel triangolo sottostante

mf-option-citizen_support = Costruire le piramidi
mf-option-citizen_support-help = Che cosa deve essere coperto prima di poter prendere una casella più in alto.
mf-option-citizen_support-value-two-below = Le due caselle subito sotto
mf-option-citizen_support-value-row-below = Tutta la fila sotto

mf-option-extra_decline = Rinuncia alla carta extra
mf-option-extra_decline-help = Se puoi rinunciare a una carta extra che hai guadagnato.
mf-option-extra_decline-value-true = Sì, si può rinunciare
mf-option-extra_decline-value-false = No, va giocata

mf-option-harbor_repeats = Merci tardive nel porto
mf-option-harbor_repeats-help = Se una fila completa del porto conta di nuovo quando si copre un’altra merce della stessa fila.
mf-option-harbor_repeats-value-false = No, ogni fila conta una volta
mf-option-harbor_repeats-value-true = Sì, a ogni nuova merce

mf-option-bonus_from_supply = Provenienza dei diamanti bonus
mf-option-bonus_from_supply-help = Da dove viene il diamante per i punti bonus.
mf-option-bonus_from_supply-value-true = Dalla scorta di 27
mf-option-bonus_from_supply-value-false = Da fuori, non conta fra i 27

mf-option-house_values = Valori diversi delle case
mf-option-house_values-help = Quali tue case contano per carte extra e punti bonus.
mf-option-house_values-value-all-own = Tutte le tue case
mf-option-house_values-value-run = Solo la serie continua con la nuova

mf-option-colour_step_first = Passo per colore nel consiglio
mf-option-colour_step_first-help = Quando la pedina del consiglio sale per il colore della carta giocata.
mf-option-colour_step_first-value-false = Dopo tutto quello che fa la carta
mf-option-colour_step_first-value-true = Prima di ogni altro effetto della carta

mf-option-start_player_at_once = Nuovo primo giocatore
mf-option-start_player_at_once-help = Da quando comincia chi ha preso la carta del primo giocatore. Poiché è sempre chi è di turno, nel ciclo in corso nessuno gioca prima o dopo.
mf-option-start_player_at_once-value-false = Dal ciclo successivo
mf-option-start_player_at_once-value-true = Subito, il resto del ciclo prosegue da lì

mf-option-main_deck_ship_numbers = Numeri della nave su carte del Doge e capolavori
mf-option-main_deck_ship_numbers-help = Se le carte del Doge e i capolavori del mazzo principale possono muovere la nave.
mf-option-main_deck_ship_numbers-value-true = Sì, come tutte le carte del mazzo
mf-option-main_deck_ship_numbers-value-false = No, hanno solo il loro effetto
