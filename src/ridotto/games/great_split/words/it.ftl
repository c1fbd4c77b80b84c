### The Great Split: nomi, frasi del registro, aiuto sulle regole, varianti.

gs-title = The Great Split
gs-about = Dividi i tuoi tesori, lascia che il tuo vicino ne prenda una metà e sfrutta al meglio ciò che torna indietro: un gioco in cui si divide e si sceglie, da 2 a 7 giocatori, tutti contemporaneamente.

## Edizioni

gs-edition-standard = Gioco standard
gs-edition-standard-help = Il gioco intero con 71 carte e sette personaggi. I dati che non sono noti pubblicamente sono ricostruiti; quali siano lo dice l’aiuto sulle regole.

## Tracciati e simboli

# $track: uno degli undici tracciati
gs-track = { $track ->
    [tomes] tomi
    [artwork] opere d’arte
    [topaz] topazi
    [emerald] smeraldi
    [gold] oro
    [tomes-seal] sigillo dei tomi
    [artwork-seal] sigillo delle opere d’arte
    [topaz-seal] sigillo dei topazi
    [emerald-seal] sigillo degli smeraldi
    [gold-seal] sigillo dell’oro
   *[prestige] prestigio
}
gs-on-track = { $track ->
    [tomes] sul tracciato dei tomi
    [artwork] sul tracciato delle opere d’arte
    [topaz] sul tracciato dei topazi
    [emerald] sul tracciato degli smeraldi
    [gold] sul tracciato dell’oro
    [tomes-seal] sul tracciato del sigillo dei tomi
    [artwork-seal] sul tracciato del sigillo delle opere d’arte
    [topaz-seal] sul tracciato del sigillo dei topazi
    [emerald-seal] sul tracciato del sigillo degli smeraldi
    [gold-seal] sul tracciato del sigillo dell’oro
   *[prestige] sul tracciato del prestigio
}
# Lo stesso per la risorsa mossa da un simbolo di un tracciato dei sigilli
gs-on-resource = { $resource ->
    [tomes] sul tracciato dei tomi
    [artwork] sul tracciato delle opere d’arte
    [topaz] sul tracciato dei topazi
    [emerald] sul tracciato degli smeraldi
   *[gold] sul tracciato dell’oro
}
# Simboli di una carta: «3 tomi»
gs-icons = { $icon ->
    [tomes] { $count ->
        [one] { $count } tomo
       *[other] { $count } tomi
    }
    [artwork] { $count ->
        [one] { $count } opera d’arte
       *[other] { $count } opere d’arte
    }
    [topaz] { $count ->
        [one] { $count } topazio
       *[other] { $count } topazi
    }
    [emerald] { $count ->
        [one] { $count } smeraldo
       *[other] { $count } smeraldi
    }
    [gold] { $count } oro
   *[prestige] { $count ->
        [one] { $count } punto prestigio
       *[other] { $count } punti prestigio
    }
}
gs-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

## Carte

# $tracks: i tipi ammessi dal sigillo: «tomi o opere d’arte»
gs-card-seal = { $count ->
    [one] { $count } sigillo
   *[other] { $count } sigilli
} ({ $tracks })
gs-card-wild = { $count ->
    [one] { $count } sigillo jolly
   *[other] { $count } sigilli jolly
}
gs-seals-any = qualsiasi tipo
# $level: I, II o III
gs-level = livello { $level }

## Personaggi

gs-character-C1 = la bibliotecaria
gs-character-C2 = lo scultore
gs-character-C3 = la gioielliera
gs-character-C4 = il tagliatore di gemme
gs-character-C5 = il banchiere
gs-character-C6 = la mercante d’arte
gs-character-C7 = l’avventuriera
# $start: simboli, $contracts: tipi
gs-character-help = Parte con { $start }. Simboli contratto: { $contracts }.

## Gettoni punteggio, mercato, metà

gs-token-tomes = punteggio dei tomi
gs-token-artwork = punteggio delle opere d’arte
gs-token-gems = punteggio delle gemme
gs-token-none = vuoto
# $tokens: i due gettoni
gs-line = Linea di punteggio dopo il round { $round }: { $tokens }
gs-tile = Tessera mercato { $value }
# $need: numero sul tracciato delle opere d’arte
gs-tier = { gs-points } da opere d’arte { $need }
gs-half-first = prima metà
gs-half-second = seconda metà
gs-half-empty = niente

## Caselle: i nomi letti dallo screen reader

gs-space-number = numero { $number }
gs-space-banner = stendardo da { gs-points }
gs-space-contract = simbolo contratto
gs-space-arrow = doppia freccia
gs-space-star = stella { $number }
gs-space-bonus = un passo { gs-on-track }

## Motivi dei punti, dopo «ottiene» e da soli

gs-reason-card = { gs-points }
gs-reason-tomes = { gs-points } per i tomi (casella { $space })
gs-reason-artwork = { gs-points } per le opere d’arte (numero { $number }, cursore su { $slider })
gs-reason-gems = { gs-points } per le gemme (topazi { $topaz }, smeraldi { $emerald })
gs-reason-contract = { gs-points } per il contratto { $resource ->
    [tomes] dei tomi
    [artwork] delle opere d’arte
    [topaz] dei topazi
    [emerald] degli smeraldi
   *[gold] dell’oro
} ({ $icons ->
    [one] un simbolo
   *[other] { $icons } simboli
} × { $stars ->
    [one] una stella
   *[other] { $stars } stelle
})

## Eventi

gs-event-round = Inizia il round { $number }: carte di { $level }, limite di mano { $limit }.
gs-event-character = Personaggio di { $name }: { $character }.
gs-event-wallets = Tutte le buste passano a sinistra.
gs-event-exchange = { $name } ora ha in mano { $count ->
    [one] una carta
   *[other] { $count } carte
}.
gs-event-bonus = La casella { $space } { gs-on-track } dà a { $name } un passo { gs-on-resource }.
gs-event-double-arrow = La casella { $space } { gs-on-track } dà a { $name } una doppia freccia.
gs-event-arrow-lost = La casella { $space } { gs-on-track } dà a { $name } una doppia freccia, ma nessun altro tracciato può usarla.
gs-event-market = { $value ->
    [0] La tessera mercato del round { $number } è uno 0: il cursore resta su { $slider }.
   *[other] La tessera mercato del round { $number } sposta il cursore di { $value }, fino a { $slider }.
}
gs-event-line = La linea di punteggio { $number } è superata.
gs-event-blank = Il gettone vuoto non dà punti.
gs-event-final = Iniziano i punteggi finali.
# $what: uno dei motivi qui sopra
gs-event-score = { $name } ottiene { $what }.
gs-event-over = La partita è finita.

## Mosse, con ciò che hanno portato

gs-move-start = La partita comincia.
gs-move-undo = { $name } torna indietro di un passo.
gs-move-discard = { $name } scarta { $count ->
    [one] una carta
   *[other] { $count } carte
}
gs-move-divide = { $name } ha diviso la mano
gs-move-choose = { $name } ha scelto una metà
gs-move-play = { $name } gioca { $card }
gs-move-turn = { $name } gioca una carta coperta
gs-move-splitter = { $name } usa il separatore
gs-move-seal = { $name } usa un simbolo sigillo
gs-move-arrow = { $name } usa una doppia freccia
# Ciò che prima degli altri può leggere solo il proprio posto
gs-move-own-discard = { $name } scarta { $cards }
gs-move-own-split = { $name } divide la mano: { $first } | { $second }
gs-move-own-take = { $name } prende la { $half }
gs-move-own-turn = { $name } gioca { $card } a carta coperta
gs-move-exchange = Le metà scelte passano di mano.
gs-move-scoring = Punteggio: { $outcome }.
gs-move-scored = { $name } { gs-points }
gs-move-plain = { $what }.
gs-move-outcome = { $what }: { $outcome }.

# Ciò che porta una mossa, in poche parole ciascuno
gs-gain-track = { gs-track } a { $space }
gs-gain-points = { $points ->
    [one] { $points } punto prestigio
   *[other] { $points } punti prestigio
}
gs-gain-lost = { $count ->
    [one] un passo perso
   *[other] { $count } passi persi
}
gs-gain-lost-track = { gs-gain-lost } ({ gs-track })
gs-gain-arrow = una doppia freccia
gs-gain-arrow-lost = una doppia freccia persa

## Che cosa si attende, dopo «Tocca a te:»

gs-await-setup = un momento
gs-await-discard = scarta { $count ->
    [one] una carta
   *[other] { $count } carte
}
gs-await-split = dividi la tua mano
gs-await-take = scegli una metà della busta
# $count: carte e separatore insieme
gs-await-resolve = gioca le carte (ancora { $count })
# $tracks: i tipi ammessi dal sigillo
gs-await-seal = scegli il tracciato per { $count ->
    [one] il simbolo sigillo
   *[other] il prossimo simbolo sigillo
} ({ $tracks })
gs-await-arrow = scegli il tracciato per la doppia freccia
gs-await-over = la partita è finita

## Risultato

gs-breakdown-steps = Carte e passi
gs-breakdown-line = Linea di punteggio { $number }
gs-breakdown-final-tomes = Finale: tomi
gs-breakdown-final-artwork = Finale: opere d’arte
gs-breakdown-final-gems = Finale: gemme
gs-breakdown-contract = Contratto: { gs-track }

## Aiuto sulle regole

gs-help-goal-title = Di che si tratta
gs-help-goal-text =
    Raccogli tomi, opere d’arte, topazi, smeraldi e oro, e i sigilli che li accompagnano. Per sei volte dividi la tua mano in due e lasci che il vicino di sinistra prenda una metà; il vicino di destra ti offre una scelta allo stesso modo. Con ciò che hai alla fine muovi i cubetti sulla tua plancia.

    I punti si chiamano prestigio. Alcuni arrivano subito, altri nei punteggi lungo la strada, la maggior parte alla fine. Vince chi ha più prestigio.

gs-help-round-title = Un round
gs-help-round-text =
    I round sono sei e si gioca tutti contemporaneamente. Ognuno pesca una carta e scarta fino al limite di mano. Ognuno divide la mano, e le buste passano a sinistra. Ognuno sceglie una metà, l’altra torna indietro. Ognuno gioca tutte le carte e il separatore. Poi si scopre una tessera mercato, possono seguire dei punteggi, e tutti riprendono in mano le proprie carte.

    Essere più veloci non serve: le scelte si mostrano solo quando le hanno fatte tutti, e le tue carte agiscono solo sulla tua plancia.

gs-help-deal-title = Pesca e limite di mano
gs-help-deal-text =
    Cominci con quattro carte di livello I. All’inizio di ogni round peschi una carta, due se si gioca in due. I livelli dei sei round sono { $levels }.

    I limiti di mano sono { $limits }. Se hai più carte, scarta quelle che vuoi fino al limite, anche quella nuova. Il separatore non conta. Se ne hai di meno, non si completa la mano. Gli scarti escono dal gioco coperti.

gs-help-split-title = Dividere
gs-help-split-text =
    Disponi la tua mano come vuoi e infila il separatore tra due carte: nascono così due metà. Possono essere di grandezza diversa, ma ognuna ha almeno una carta. Mano e separatore vanno nella tua busta, e la busta passa al vicino di sinistra, in ogni round.

    Che cosa contiene lo vedete solo tu e quel vicino. Una metà tornerà a te, e non sai quale: la divisione migliore è quella in cui ti vanno bene entrambe.

gs-help-choice-title = Scegliere
gs-help-choice-text =
    Ricevi la busta del vicino di destra. Guarda le due metà e tienine una intera. L’altra torna indietro con il separatore. Si sceglie tutti insieme, quindi non sai ancora quale metà delle tue carte tornerà.

    Ora la tua mano è fatta della metà che hai tenuto e di quella tornata. Qui il limite di mano non conta; si controlla dopo la prossima pesca.

    Se si gioca in due, i vicini sono la stessa persona e le due buste si incrociano.

gs-help-resolution-title = Giocare le carte
gs-help-resolution-text =
    Gioca tutte le carte della tua mano e il separatore, una cosa dopo l’altra, nell’ordine che vuoi. Ognuna si usa per intero, con tutto ciò che attiva, prima della successiva.

    Una carta si usa in due modi: scoperta con tutti i suoi simboli, oppure coperta per un passo sul tracciato dell’oro o del prestigio. Le carte giocate scoperte le vedono tutti; quale carta giochi coperta resta un tuo segreto.

    Dopo il round tutte le carte tornano nella tua mano.

gs-help-cards-title = Carte
gs-help-cards-text =
    Le carte sono 71, di livello I, II e III. Ogni simbolo è un passo. I simboli risorsa muovono il cubetto del proprio tracciato, i simboli prestigio quello del prestigio, da sinistra a destra come sono stampati.

    Un simbolo sigillo muove un cubetto su uno dei tracciati dei sigilli che mostra: due, tre oppure, con i nastri bianchi, uno qualsiasi dei cinque. Se una carta ha due simboli sigillo, decidi per ognuno: lo stesso tracciato o due diversi.

    O si usano tutti i simboli, o si gioca l’intera carta coperta. Non c’è via di mezzo.

gs-help-splitter-title = Separatore
gs-help-splitter-text =
    Nella busta il separatore divide la tua mano, nella risoluzione è un jolly: un passo su uno qualsiasi degli undici tracciati. Devi usarlo una volta in ogni round, quando vuoi. Non conta per il limite di mano e torna sempre a te.

gs-help-tracks-title = Tracciati
gs-help-tracks-text =
    La tua plancia ha cinque tracciati delle risorse da { $last } caselle, cinque tracciati dei sigilli da { $seal } caselle e, tutto intorno, il tracciato del prestigio. Ogni cubetto parte dalla casella 0 e avanza di una casella alla volta, mai indietro.

    Le doppie frecce e i simboli risorsa dei tracciati dei sigilli agiscono subito, quando un cubetto entra nella loro casella. Stendardi, numeri, simboli contratto e stelle si leggono solo nei punteggi; basta averli raggiunti o superati.

    Sull’ultima casella di un tracciato gli altri passi vanno persi. Puoi comunque usarvi un simbolo sigillo o il separatore, anche se non succede nulla.

gs-help-gold-title = Oro e doppie frecce
gs-help-gold-text =
    L’oro dà punti solo con il suo contratto, ma sul suo tracciato ci sono le doppie frecce. Quando il cubetto vi entra, fai subito { $steps ->
        [one] un passo
       *[other] { $steps } passi
    } su un solo altro tracciato: una risorsa, un sigillo o il prestigio. Deve essere un tracciato che può ancora avanzare; se le caselle non bastano, il resto va perso.

gs-help-seals-title = Sigilli
gs-help-seals-text =
    Ognuno dei cinque tipi ha un tracciato dei sigilli. Le sue stelle moltiplicano alla fine il contratto di quel tipo: senza stelle il contratto non vale nulla.

    Tra le stelle ci sono simboli risorsa. Ognuno dà subito un passo sul tracciato di quella risorsa.

gs-help-chains-title = Catene
gs-help-chains-text =
    Un passo ricevuto in dono può attivare la casella speciale successiva, e così via senza limiti. Ciò che una casella attiva si conclude prima di proseguire con il resto. Ai passi bonus non si può rinunciare, e ogni casella agisce una volta, quando il cubetto vi entra.

    Un esempio: un simbolo sigillo porta il sigillo degli smeraldi sulla casella 5, che dà un passo di oro. L’oro entra in una doppia freccia e tu la usi sul sigillo dell’oro, dove la casella 3 dà un altro passo di oro. Un simbolo, cinque passi. Ecco perché conta l’ordine in cui giochi le carte.

gs-help-market-title = Mercato
gs-help-market-text =
    Per ogni round c’è una tessera coperta, sei su nove; le altre tre non si usano. Dopo la risoluzione si scopre la tessera del round, che sposta in avanti il cursore del mercato del suo valore, mai indietro.

    La posizione del cursore decide quante opere d’arte servono per quanti punti. Più è avanzato, più valgono le tue opere d’arte. La riga che vale adesso la vedi; le tessere che devono ancora uscire non le conosce nessuno.

gs-help-lines-title = Linee di punteggio
gs-help-lines-text =
    Quattro gettoni sono scoperti fin dall’inizio, due per ogni linea di punteggio: tomi, opere d’arte, gemme e uno vuoto. Le linee si superano dopo i round { $lines }. Allora tutti ottengono i punti per i gettoni di quella linea; la tessera mercato del round ha già spostato il cursore.

    Dopo l’ultimo round si fanno ancora una volta tutti e tre i punteggi, ovunque siano i gettoni.

gs-help-tomes-title = Tomi
gs-help-tomes-text =
    Lungo il tracciato dei tomi ci sono stendardi grigi. In un punteggio dei tomi ottieni i punti dell’ultimo che hai raggiunto o superato. Quelli precedenti non si sommano.

gs-help-artwork-title = Opere d’arte
gs-help-artwork-text =
    In un punteggio delle opere d’arte il numero che hai raggiunto si confronta con il mercato: ottieni i punti della colonna migliore di cui hai raggiunto il numero, da 0 a { $most }. La riga la sceglie il cursore del mercato.

gs-help-gems-title = Gemme: topazi e smeraldi
gs-help-gems-text =
    In un punteggio delle gemme conta il più basso dei due numeri raggiunti da topazi e smeraldi, moltiplicato per { $factor }. L’altra gemma può essere avanti quanto vuole: non aiuta.

gs-help-contracts-title = Contratti
gs-help-contracts-text =
    I contratti danno punti una volta sola, alla fine della partita. Per ognuno dei cinque tipi somma i simboli contratto che hai raggiunto sul tracciato della risorsa e quelli del tuo personaggio, e moltiplicali per le stelle che hai raggiunto sul tracciato del sigillo.

    Un esempio: quattro simboli oro sul tracciato, uno sul personaggio e quattro stelle sul sigillo dell’oro fanno 5 × 4 = 20 punti.

gs-help-characters-title = Personaggi
gs-help-characters-text =
    Ognuno riceve a caso un personaggio, visibile a tutti. Muove alcuni dei tuoi cubetti prima che la partita cominci, e i suoi simboli contratto contano alla fine.

# Una riga per ogni personaggio
gs-help-character = { $character }. { $help }

gs-help-prestige-title = Prestigio
gs-help-prestige-text =
    Ogni punto è un passo sul tracciato del prestigio intorno alla tua plancia. Sulle sue caselle non succede nulla. Ne ha { $lap }, poi si ricomincia; il numero accanto al tuo nome è sempre il totale.

gs-help-seats-title = Che cosa si vede
gs-help-seats-text =
    Visibili a tutti: le plance, i personaggi, i gettoni punteggio, le tessere mercato scoperte, il numero di carte in ogni mano e le carte giocate scoperte.

    Segrete: le mani, gli scarti e le carte giocate coperte. Una busta la conoscono solo i due che l’hanno tra le mani. Se hai visto dove è finita una carta, continui a vederla.

gs-help-end-title = Fine della partita
gs-help-end-text =
    Dopo il sesto round si scopre come sempre la sua tessera mercato. Poi tutti fanno ancora una volta i tre punteggi, tomi, opere d’arte e gemme, e contano i cinque contratti.

    Vince chi ha più prestigio. A parità di prestigio il posto è condiviso.

gs-help-figures-title = Che cosa è ricostruito
gs-help-figures-text =
    Conosciamo le regole di questo gioco, ma non tutto ciò che è stampato sui suoi componenti. Sono noti il numero di carte, plance, personaggi e gettoni, i livelli delle carte, la crescita del limite di mano da 5 a 7, i punti di gemme e contratti e l’intervallo delle opere d’arte, da 0 a 15 punti.

    Sono ricostruiti la lunghezza dei tracciati e ciò che sta sulle loro caselle, i simboli delle singole carte, i limiti di mano intermedi, il mercato con le sue tessere e sei dei sette personaggi; i loro nomi sono nostri. Se la tua scatola è diversa, un tuo file di edizione mette le cose a posto.

gs-help-switches-title = Varianti delle regole
gs-help-switches-text = Dove le regole si possono leggere in più modi, decidete quando preparate una partita. Tutto ciò che è detto qui vale per l’impostazione abituale, che è nominata per prima.
# $values: le impostazioni, quella abituale per prima
gs-help-switch = { $label }. { $help } Impostazioni: { $values }.

## Varianti delle regole

gs-option-hand_limits = Limiti di mano
gs-option-hand_limits-help = Quando il limite di mano cresce da 5 a 7 carte nei sei round.
gs-option-hand_limits-value-late = Tardi: 5, 5, 6, 6, 7, 7
gs-option-hand_limits-value-middle = A metà: 5, 6, 6, 6, 7, 7
gs-option-hand_limits-value-early = Presto: 5, 6, 6, 7, 7, 7

gs-option-market = Direzione del mercato
gs-option-market-help = Quanto valgono le opere d’arte mentre il cursore del mercato avanza.
gs-option-market-value-rises = Sempre di più
gs-option-market-value-falls = Sempre di meno

gs-option-artwork_tiers = Punti delle opere d’arte
gs-option-artwork_tiers-help = Quanti punti danno le cinque colonne del mercato.
gs-option-artwork_tiers-value-equal = A passi uguali: 3, 6, 9, 12, 15
gs-option-artwork_tiers-value-growing = A passi crescenti: 1, 3, 6, 10, 15

gs-option-empty_group = Metà vuote
gs-option-empty_group-help = Se una metà di una busta può essere senza carte.
gs-option-empty_group-value-false = No, ognuna ha almeno una carta
gs-option-empty_group-value-true = Sì, una metà può essere vuota

gs-option-arrow_on_prestige = Doppia freccia sul prestigio
gs-option-arrow_on_prestige-help = Se i passi di una doppia freccia si possono fare sul tracciato del prestigio.
gs-option-arrow_on_prestige-value-true = Sì, come su ogni altro tracciato
gs-option-arrow_on_prestige-value-false = No, solo su risorse e sigilli

gs-option-arrow_on_full_track = Doppia freccia su un tracciato pieno
gs-option-arrow_on_full_track-help = Se una doppia freccia si può usare su un tracciato il cui cubetto è arrivato alla fine.
gs-option-arrow_on_full_track-value-false = No, il tracciato deve poter avanzare
gs-option-arrow_on_full_track-value-true = Sì, i suoi passi vanno persi
