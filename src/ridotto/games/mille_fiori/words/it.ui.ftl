### La superficie di gioco: inviti, pulsanti ed etichette del tavolo di Mille Fiori.

## Che cosa fare adesso

mf-ui-prompt-draft = Scegli una carta da giocare.
mf-ui-prompt-draft-again = { $card }: premi di nuovo per sceglierla.
mf-ui-prompt-play = { $card }: posa su una casella illuminata o naviga.
mf-ui-prompt-play-lay = { $card }: posa su una casella illuminata.
mf-ui-prompt-play-sail = { $card }: può solo muovere la tua nave.
mf-ui-prompt-lay-again = { $space }: premi di nuovo per posare.
mf-ui-prompt-sail-again = { $space }: premi di nuovo per navigare fin lì.
mf-ui-prompt-extra = Prendi una carta extra o rinuncia.
mf-ui-prompt-extra-only = Prendi una carta extra.
mf-ui-prompt-extra-again = { $card }: premi di nuovo per prenderla.
mf-ui-prompt-chosen = Hai scelto { $card }. Gli altri stanno ancora scegliendo.
mf-ui-prompt-wait-draft = Tutti scelgono una carta.
mf-ui-prompt-wait-play = { $name } gioca { $card }.
mf-ui-prompt-wait-turn = Tocca a { $name }.
mf-ui-prompt-wait-extra = { $name } può prendere una carta extra.
mf-ui-prompt-over = La partita è finita.

## Pulsanti

mf-ui-sail = Naviga fino a { $space }
mf-ui-sail-stay = Scarta senza effetto
mf-ui-decline = Nessuna carta extra
mf-ui-confirm = Conferma
mf-ui-zoom-out = Tutto il tabellone
mf-ui-zoom-in = Ingrandisci

## Parti del tavolo

mf-ui-table = Tavolo
mf-ui-board = Tabellone
mf-ui-hand = Mano
mf-ui-display = Carte esposte
mf-ui-display-empty = Non ci sono carte esposte.
mf-ui-tab-display = Esposte ({ $count })
mf-ui-display-fresh = Nuove dall’ultimo round
mf-ui-seats = Posti
mf-ui-preview = Anteprima
mf-ui-round = Round { $round } di { $rounds }
mf-ui-cycle = Ciclo { $cycle } di { $cycles }
mf-ui-deck = Mazzo { $cards }
mf-ui-ending = L’ultimo diamante di una scorta è stato posato: la partita sta per finire.
mf-ui-hand-empty = Nessuna carta in mano.
mf-ui-card-hidden = Una carta coperta
mf-ui-card = { $card }, { $region }
mf-ui-card-chosen = { $name }, scelta
mf-ui-card-count = { $name }, { $count } copie
# $name: one of the names above
mf-ui-card-fresh = { $name }, nuova
mf-ui-chosen = La carta scelta
mf-ui-played = Carta in gioco

## Che cosa porta una carta di una zona, in poche parole

mf-ui-how-workshops = Conta ogni tuo diamante del gruppo, il doppio sui pigmenti.
mf-ui-how-houses = Conta la prossima casa e le tue case che la precedono senza interruzione.
mf-ui-how-nobili = Conta il livello, il doppio sul simbolo della carta; i diamanti del triangolo sottostante contano di nuovo.
mf-ui-how-populi = Conta il livello, il doppio sul simbolo della carta; i diamanti del triangolo sottostante contano di nuovo.
mf-ui-how-trade = Ogni diamante su questa merce porta tanti punti quante sono le sue caselle coperte.
mf-ui-how-harbor = Anche la tua nave naviga. Una fila completa conta secondo le merci coperte accanto.

## Posti

mf-ui-seat-supply = { $count ->
    [one] Un diamante nella scorta
   *[other] { $count } diamanti nella scorta
}
mf-ui-seat-reserve = { $count ->
    [one] Un diamante di riserva
   *[other] { $count } diamanti di riserva
}
mf-ui-seat-start = Primo giocatore
mf-ui-seat-turn = Gioca adesso
mf-ui-seat-chosen = Ha scelto
mf-ui-seat-you = Tu
mf-ui-seat-bonus = Bonus: { $region }

## Caselle

mf-ui-free = libera
mf-ui-covered = diamante di { $name }
mf-ui-brings = porta { mf-points }
mf-ui-brings-extra = porta { mf-points } e una carta extra
mf-ui-ships = navi: { $names }
mf-ui-nothing = Nessun punto.
mf-ui-ship-way = La tua nave: da { $from } a { $to }, { mf-points }
mf-ui-ship-way-extra = La tua nave: da { $from } a { $to }, { mf-points } e una carta extra
mf-ui-can-lie = { $count ->
    [0] Nessuna casella per un diamante
    [one] Una casella per un diamante
   *[other] { $count } caselle per un diamante
}

## Spiegazioni: il “?” delle parti del tavolo

mf-ui-explain-bonus = { $region }: { $condition }. Ancora liberi: { $free }.
mf-ui-explain-bonus-taken = { $region }: { $condition }. Tutti e quattro sono già presi.

## I Capolavori: che cosa fare adesso

mf-ui-prompt-again = { $what }: premi di nuovo per confermare.
mf-ui-prompt-confirm = Premi di nuovo per confermare.
mf-ui-prompt-doge = { $card }: giocala o naviga.
mf-ui-prompt-doge-only = { $card }: giocala.
mf-ui-prompt-frame-sail = { $card }: scegli il posto nella tua vetrina, o naviga.
mf-ui-prompt-frame = { $card }: scegli il posto nella tua vetrina.
mf-ui-prompt-masterwork = Prendi un capolavoro: uno scoperto o il primo della pila.
mf-ui-prompt-dogaressa = Prendi una carta Dogaressa: una scoperta o la prima della pila.
mf-ui-prompt-advance = Di quanto deve avanzare la tua nave?
mf-ui-prompt-climb = Di quanti passi deve salire la tua pedina del consiglio?
mf-ui-prompt-wait-masterwork = { $name } prende un capolavoro.
mf-ui-prompt-wait-dogaressa = { $name } prende una carta Dogaressa.
mf-ui-prompt-wait-frame = { $name } mette { $card } in vetrina.
mf-ui-prompt-wait-advance = { $name } sceglie di quanto avanza la nave.
mf-ui-prompt-wait-climb = { $name } sceglie di quanti passi sale la pedina del consiglio.

## I Capolavori: pulsanti e parti del tavolo

mf-ui-doge = Gioca la carta
mf-ui-advances = Caselle per la nave
mf-ui-climbs = Passi per la pedina del consiglio
mf-ui-advance = { $number ->
    [one] Una casella, fino a { $space }
   *[other] { $number } caselle, fino a { $space }
}
mf-ui-climb = { $number ->
    [one] Un passo, fino a { $space }
   *[other] { $number } passi, fino a { $space }
}
mf-ui-part-board = Plancia
mf-ui-part-council = Consiglio
mf-ui-part-cards = Carte
mf-ui-part-windows = Vetrine
mf-ui-part-seats = Posti
mf-ui-council-board = Plancia dell’espansione: consiglio e rotta
mf-ui-masterworks = Capolavori
mf-ui-dogaressas = Carte Dogaressa
mf-ui-held = Le tue carte Dogaressa
mf-ui-stack = { $count ->
    [0] La pila è vuota
    [one] Una carta nella pila
   *[other] { $count } carte nella pila
}
mf-ui-stack-top = Prima carta della pila
mf-ui-window-own = La tua vetrina
mf-ui-window-of = Vetrina di { $name }
mf-ui-window-sum = Righe e colonne complete: { mf-points }

## I Capolavori: luoghi e note

# A council space and what it gives
mf-ui-council-space = { $space }: { $what }
mf-ui-figures = pedine: { $names }
mf-ui-council-start = partenza di tutte le pedine, la sua ricompensa non si riceve mai
# La lettera sul vetro verde, rosso e blu
mf-ui-glass-green = V
mf-ui-glass-red = R
mf-ui-glass-blue = B
mf-ui-how-doge = Porta la carta del primo giocatore, i passi delle sue frecce nel consiglio e i suoi punti.
mf-ui-how-masterwork = Va nella tua vetrina e vale subito { mf-points }.
mf-ui-colour-step = Il colore della tua casella del consiglio: anche un passo in su.
mf-ui-line-row = { $number ->
    [1] Riga in alto
    [2] Riga centrale
   *[3] Riga in basso
}
mf-ui-line-column = { $number ->
    [1] Colonna a sinistra
    [2] Colonna centrale
   *[3] Colonna a destra
}
mf-ui-line-full = { $name }: { mf-points }
mf-ui-line-first = { $name }: prima carta
# $points: quanto la linea può ancora valere
mf-ui-line-open = { $name }: 2 su 3, { $same ->
    [both] colore e forma uguali (fino a { $points })
    [colour] colore uguale (fino a { $points })
    [shape] forma uguale (fino a { $points })
   *[none] niente in comune
}

## Mosse in poche parole

mf-choice-lay = Su { $space }
mf-choice-sail = Per la nave
mf-choice-doge = Giocare la carta Doge
mf-choice-frame = In vetrina ({ $place })
mf-choice-use = Invece: { $card }
mf-choice-extra = Carta extra: { $card }
mf-choice-decline = Nessuna carta extra
mf-choice-take-stack = Dalla cima del mazzo
mf-choice-advance = { $number ->
    [one] Nave avanti di { $number } casella
   *[other] Nave avanti di { $number } caselle
}
mf-choice-climb = { $number ->
    [one] Pedina del consiglio su di { $number } passo
   *[other] Pedina del consiglio su di { $number } passi
}

## Mosse come azioni, dentro «… invece avrebbe portato: 6 punti»

mf-deed-draft = scegliere { $card }
mf-deed-lay = giocare { $card } su { $space }
mf-deed-sail = giocare { $card } per la nave e raggiungere { $space }
mf-deed-discard = scartare { $card } senza effetto
mf-deed-doge = giocare { $card }
mf-deed-use = usare { $card }
mf-deed-extra = prendere { $card } come carta extra
mf-deed-decline = rinunciare alla carta extra
mf-deed-take = prendere { $card } fra le carte scoperte
mf-deed-take-stack = prendere la carta in cima al mazzo
mf-deed-frame = mettere il capolavoro in vetrina ({ $place })
mf-deed-advance = avanzare con la nave di { $number ->
    [one] una casella
   *[other] { $number } caselle
}
mf-deed-climb = salire con la pedina del consiglio di { $number ->
    [one] un gradino
   *[other] { $number } gradini
}
mf-gain-extra-compass = la bussola chiusa presso { $space }: una carta extra
mf-gain-extra-three-values = case di tre valori diversi: una carta extra
mf-gain-extra-five-values = case di cinque valori diversi: una carta extra
mf-gain-extra-top = la cima della piramide su { $space }: una carta extra
mf-gain-extra-handshake = la stretta di mano nel commercio: una carta extra
mf-gain-extra-sea = la bussola su { $space }: una carta extra
