### La superficie di gioco: richieste, pulsanti e scritte del tavolo di Intrigo.

## Che cosa fare adesso

ig-ui-prompt-keep = Tieni una carta, passa le altre.
ig-ui-prompt-keep-last = Anche l’ultima carta è tua: prendila.
ig-ui-prompt-keep-again = { $card }: conferma che la tieni.
ig-ui-prompt-turn = Prendi una carta Trama dalla mano, o una carta Influenza dalla pila.
ig-ui-prompt-place = Prendi una carta Trama dalla mano.
ig-ui-prompt-buy = Non hai carte Trama: compra una carta Influenza.
ig-ui-prompt-must = { $card } è stata chiamata: va messa adesso.
ig-ui-prompt-place-where = { $card }: scegli uno spazio libero.
ig-ui-prompt-place-again = { $card } in { $space }: conferma.
ig-ui-prompt-buy-where = { $kind }: scegli uno spazio libero.
ig-ui-prompt-buy-again = { $kind } in { $space }: conferma.
ig-ui-prompt-buy-bare = { $kind } in { $space } senza effetto: conferma.
ig-ui-prompt-buy-wasted = { $kind } in { $space } non trova nulla da fare: conferma lo stesso.
ig-ui-prompt-kept = Hai scelto. Gli altri stanno ancora scegliendo.
ig-ui-prompt-wait-draft = Ognuno tiene una carta.
ig-ui-prompt-wait-turn = È il turno di { $name }.
ig-ui-prompt-your-turn = È il tuo turno.
ig-ui-prompt-awards = Si assegnano i gettoni.
ig-ui-prompt-dealing = Si prepara il round seguente.
ig-ui-prompt-over = La partita è finita.

## Bersagli di una carta Influenza

ig-ui-ask-turn-plot = { $kind }: quale carta Trama va coperta?
ig-ui-ask-turn-token = { $kind }: quale gettone va coperto?
ig-ui-ask-cancel = { $kind }: l’effetto di quale carta va annullato?
ig-ui-ask-trade-first = { $kind }: scegli il primo gettone.
ig-ui-ask-trade-second = { $kind }: con quale gettone si scambia?
ig-ui-ask-swap-first = { $kind }: scegli la prima carta Trama.
ig-ui-ask-swap-second = { $kind }: con quale carta si scambia?
ig-ui-ask-move-first = { $kind }: quale carta Trama si sposta?
ig-ui-ask-move-second = { $kind }: in quale spazio libero?
ig-ui-ask-name = { $kind }: nomina una carta.
ig-ui-ask-aside = Quale carta dai in cambio di { $card }?
ig-ui-ask-called = { $card }: in quale spazio va messa?

## Pulsanti

ig-ui-back = Indietro
ig-ui-put-back = Rimetti
ig-ui-bare = Senza effetto
ig-ui-bare-title = { $kind }: metti la carta senza effetto
ig-ui-confirm = Conferma

## Che cosa si sta valutando

ig-ui-preview = Anteprima
ig-ui-placing = { $card } in { $space }
ig-ui-buying = { $kind } in { $space } per { $price ->
    [one] { $price } Ducato
   *[other] { $price } Ducati
}
ig-ui-exchanging = Chiedi { $card } e dai in cambio { $other }.
ig-ui-calling = Chiedi { $card }: chi la tiene deve metterla in { $space }.
ig-ui-calling-next = Chiedi { $card }: chi la tiene deve metterla nel turno seguente.
ig-ui-no-effect = Lì non ha effetto.
ig-ui-changes-nothing = Nessun gettone andrebbe a qualcun altro.
# Sta accanto al gettone e a chi lo riceverebbe adesso. $why: il confronto delle carte vicine
ig-ui-stands = { $arcade }: { $why }
ig-ui-stands-nobody-why = nessuno ({ $arcade }: { $why })
ig-ui-stands-nobody = nessuno ({ $arcade })
ig-ui-round-ends = Il round finisce e si assegnano i gettoni:

## Luoghi e carte

ig-ui-table = Tavolo
ig-ui-palace = Palazzo
ig-ui-free = libero
ig-ui-face-down = coperta
ig-ui-protected = sotto la protezione di una Guardia
ig-ui-serves = per { $name }
ig-ui-serves-nobody = per nessuno
ig-ui-now-higher = ora andrebbe a { $name }
ig-ui-now-tie = carte pari, non andrebbe a nessuno
ig-ui-now-neutral = vince la carta neutrale, non andrebbe a nessuno
ig-ui-now-deserted = nessuno ne ha ancora diritto
ig-ui-now-face-down = coperto, non va a nessuno
ig-ui-now-empty = nessun gettone
ig-ui-naming = Carte che si possono nominare

## Pile, riserva, sacchetto

ig-ui-piles = Carte Influenza
ig-ui-pile = { $kind }, prezzo { $price }, ancora { $left }
ig-ui-pile-dear = { $kind }, prezzo { $price }, ancora { $left }; adesso non puoi comprarla
ig-ui-pile-closed = { $kind }: non ce ne sono più
ig-ui-pile-title = { $kind }: costa { $price ->
    [one] { $price } Ducato
   *[other] { $price } Ducati
}
ig-ui-supply-title = Riserva di Ducati
ig-ui-supply = { $count ->
    [one] { $count } Ducato nella riserva
   *[other] { $count } Ducati nella riserva
}
ig-ui-supply-unlimited = La riserva di Ducati non finisce mai
ig-ui-bag-title = Sigilli nel sacchetto
ig-ui-bag = { $count ->
    [one] { $count } Sigillo nel sacchetto
   *[other] { $count } Sigilli nel sacchetto
}

## A che punto è la partita

ig-ui-round = Round { $round }
ig-ui-round-of = Round { $round } di { $rounds }
ig-ui-phase-draft = Scelta { $pick } di { $picks }
ig-ui-phase-placing = { $count ->
    [one] { $count } spazio libero
   *[other] { $count } spazi liberi
}
ig-ui-phase-awards = Assegnazione
ig-ui-phase-dealing = Nuovo round
ig-ui-phase-over = Fine
ig-ui-to-left = Le carte vanno a sinistra
ig-ui-to-right = Le carte vanno a destra
ig-ui-not-dealt = { $count ->
    [one] { $count } carta non distribuita
   *[other] { $count } carte non distribuite
}

## Assegnazione

ig-ui-awards-done = Tutti i gettoni sono assegnati.
ig-ui-nothing-won = niente

## Mano e scelta delle carte

ig-ui-hand = Mano
ig-ui-hand-empty = Nessuna carta Trama in mano.
ig-ui-packet = Scegli fra
ig-ui-passing = Passi a { $name }
ig-ui-kept = Tenute
ig-ui-passed = Passate in questo round
ig-ui-passed-to = Scelta { $pick }: a { $name }
ig-ui-passed-none = In questo round non hai passato niente.
ig-ui-tab-hand = Mano
ig-ui-tab-seats = Giocatori
ig-ui-tab-passed = Passate

## Giocatori

ig-ui-seats = Giocatori
ig-ui-seat-turn = di turno
ig-ui-seat-you = tu
ig-ui-seat-first = Primo giocatore
ig-ui-seat-kept = ha tenuto una carta
ig-ui-seat-ducats-title = Ducati
ig-ui-seat-ducats = { $count ->
    [one] { $count } Ducato
   *[other] { $count } Ducati
}
ig-ui-seat-ducats-hidden = Ducati nascosti
ig-ui-seat-cards-title = Carte Trama in mano
ig-ui-seat-cards = { $count ->
    [one] { $count } carta Trama in mano
   *[other] { $count } carte Trama in mano
}
# $guild: il nome di una corporazione
ig-ui-counter = { $guild }: { $count }
ig-ui-near = alla vittoria
ig-ui-winner = ha vinto
ig-ui-near-spoken = { $count ->
    [one] manca { $count } Sigillo per vincere
   *[other] mancano { $count } Sigilli per vincere
}
ig-ui-near-title = { $different } corporazioni diverse su { $all }; { $equal } Sigilli su { $same } di una corporazione

## Mosse in poche parole

ig-choice-place = { $card } in { $space }
ig-choice-buy = { $kind } in { $space }
ig-choice-buy-on = { $kind } in { $space }: { $targets }

## Mosse come azioni, dentro «… invece avrebbe portato: il Ducato su A3 va ad Ada»

ig-deed-keep = tenere { $card }
ig-deed-place = mettere { $card } in { $space }
ig-deed-buy = comprare { ig-kind-object } per { $space }
# $why: un confronto fra due carte
ig-gain-stands = { ig-token-subject } su { $arcade } va a { $name } ({ $why })
ig-gain-nobody = { ig-token-subject } su { $arcade } non va a nessuno
