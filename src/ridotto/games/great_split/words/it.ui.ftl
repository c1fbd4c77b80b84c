### Il piano di gioco di The Great Split: inviti, pulsanti ed etichette.

## Che cosa fare adesso

gs-ui-prompt-discard = { $count ->
    [one] Scegli una carta da scartare.
   *[other] Scegli { $count } carte da scartare ({ $chosen } scelte).
}
gs-ui-prompt-split = Dividi la tua mano per { $name }: sposta il separatore o tocca le carte che cambiano parte.
gs-ui-prompt-take = È arrivata la busta di { $name }: prendi una metà.
gs-ui-prompt-take-again = { $half }: premi di nuovo per prenderla.
gs-ui-prompt-use = Gioca una carta o il separatore.
gs-ui-prompt-card = { $card }: scoperta, o coperta per un passo?
gs-ui-prompt-splitter = Separatore: scegli il tracciato per un passo.
gs-ui-prompt-seal = { $count ->
    [one] Simbolo sigillo: scegli un tracciato ({ $tracks }).
   *[other] Ancora { $count } simboli sigillo: scegli un tracciato per il prossimo ({ $tracks }).
}
gs-ui-prompt-arrow = Doppia freccia: scegli un tracciato per { $steps ->
    [one] un passo
   *[other] { $steps } passi
}.
gs-ui-prompt-play-again = { $card }: premi di nuovo per giocarla scoperta.
gs-ui-prompt-turn-again = Coperta, un passo di { $track }: premi di nuovo.
gs-ui-prompt-track-again = { $track }: premi di nuovo per muovere lì.
gs-ui-prompt-over = La partita è finita.
gs-ui-prompt-moment = Un momento.
gs-ui-wait-setup = Si prepara la partita.
gs-ui-wait-discard = { $count ->
    [one] { $names } sceglie ancora che cosa scartare.
   *[other] Scelgono ancora che cosa scartare: { $names }.
}
gs-ui-wait-split = { $count ->
    [one] { $names } divide ancora la mano.
   *[other] Dividono ancora la mano: { $names }.
}
gs-ui-wait-take = { $count ->
    [one] { $names } sceglie ancora una metà.
   *[other] Scelgono ancora una metà: { $names }.
}
gs-ui-wait-resolve = { $count ->
    [one] { $names } gioca ancora le sue carte.
   *[other] Giocano ancora le carte: { $names }.
}

## Pulsanti

gs-ui-discard = { $count ->
    [one] Scarta questa carta
   *[other] Scarta queste { $count } carte
}
gs-ui-pass = Chiudi la busta e passala
gs-ui-face-up = Scoperta
gs-ui-down-gold = Coperta: oro
gs-ui-down-prestige = Coperta: prestigio
gs-ui-confirm = Conferma
gs-ui-rest = Proposta
gs-ui-rest-go = Gioca così
gs-ui-rest-running = { $count ->
    [one] Segue ancora una mossa.
   *[other] Seguono ancora { $count } mosse.
}
gs-ui-rest-stop = Ferma
gs-ui-go-on = Avanti
gs-ui-scorings-all = Mostra tutto

## Parti del tavolo

gs-ui-table = Tavolo
gs-ui-board = La tua plancia
gs-ui-board-of = Plancia di { $name }
gs-ui-board-before = Plancia del posto precedente
gs-ui-board-after = Plancia del posto successivo
gs-ui-enlarge = premi per ingrandire la plancia
gs-ui-decision = Decisione
gs-ui-shared = Round e mercato
gs-ui-rounds = Round e punteggi
gs-ui-market = Mercato delle opere d’arte
gs-ui-seats = Le plance di tutti
gs-ui-hand = La tua mano
gs-ui-hand-empty = Nessuna carta in mano.
gs-ui-tab-hand = Mano ({ $count })
gs-ui-tab-market = Mercato
gs-ui-tab-seats = Plance
gs-ui-preview = Che cosa porterebbe
gs-ui-preview-hint = Guarda una carta per vedere che cosa porterebbe.
gs-ui-spectator = Stai guardando: le mani restano nascoste.
gs-ui-nothing = non porta nulla subito

## Carte, metà e separatore

gs-ui-card = { $card }, { $level }
gs-ui-card-hidden = Una carta coperta
gs-ui-card-used = giocata scoperta
gs-ui-card-turned = giocata coperta
gs-ui-flip = premi per cambiare parte
gs-ui-splitter = Separatore: un passo su un tracciato qualsiasi
gs-ui-splitter-used = Separatore, già usato
gs-ui-splitter-move = Sposta il separatore
gs-ui-splitter-at = { $left } carte nella prima metà, { $right } nella seconda
gs-ui-half = { $half }: { $cards }
gs-ui-half-taken = presa
gs-ui-seals = { $count ->
    [one] { $count } sigillo
   *[other] { $count } sigilli
} ({ $tracks })
gs-ui-no-cards = nessun simbolo
gs-ui-wallet-of = Busta di { $name }
gs-ui-wallet-away = La tua busta è da { $name }; una metà tornerà:
gs-ui-plan-scorings = punteggi
gs-ui-plan = come giocherebbe la casa: { $prestige } prestigio subito, punteggi migliori di { $worth ->
    [one] { $worth } punto
   *[other] { $worth } punti
}

## Tracciati e contratti

gs-ui-track = { $track }: casella { $space } di { $last }
gs-ui-track-prestige = { $track }: { $points }
gs-ui-contract = Contratto { gs-track }: { $icons } × { $stars } = { $points }
gs-ui-contracts = contratti
gs-ui-worth-now = Quanto darebbero i punteggi se avvenissero adesso.
gs-ui-shown = Giocate scoperte in questo round

## Round, mercato, posti

gs-ui-round-of = Round { $number }: { $level ->
    [1] livello I
    [2] livello II
   *[other] livello III
}, limite di mano { $limit }
gs-ui-tile-hidden = tessera mercato coperta
gs-ui-slider = Cursore del mercato su { $slider } di { $last }
gs-ui-tier-yours = raggiunto da te
gs-ui-you = tu
gs-ui-own = Tu: { $character }
gs-ui-neighbour-left = alla tua sinistra: riceve la tua busta
gs-ui-neighbour-right = alla tua destra: ti dà una busta
gs-ui-neighbour-both = da entrambi i lati: le buste si incrociano
gs-ui-seat = { $name }: { $points } prestigio, { $cards ->
    [one] una carta
   *[other] { $cards } carte
}
gs-ui-seat-track = { $track } { $space }, { $stars ->
    [one] una stella
   *[other] { $stars } stelle
}
gs-ui-seat-deciding = sta ancora pensando
gs-ui-seat-done = ha finito

## Fine di un round

gs-ui-end-of-round = Fine del round { $round }
gs-ui-scorings = Punteggi

## Mosse in poche parole

gs-choice-discard = Scartare { $cards }
gs-choice-split = { $first } | { $second }
gs-choice-turn = { $card }, coperta per { $track }
gs-choice-splitter = Separatore: { $track }
gs-choice-seal = Simbolo di sigillo: { $track }
gs-choice-arrow = Doppia freccia: { $track }

## Mosse come azioni, dentro «… invece avrebbe portato: libri a 4»

gs-deed-discard = scartare { $cards }
gs-deed-split = dividere la mano in { $first } | { $second }
gs-deed-take = prendere la { $half }
gs-deed-play = giocare { $card }
gs-deed-turn = giocare { $card } a carta coperta per { gs-track }
gs-deed-splitter = usare il separatore per { gs-track }
gs-deed-seal = usare un simbolo sigillo per { gs-track }
gs-deed-arrow = usare la doppia freccia per { gs-track }
