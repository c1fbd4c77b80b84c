### Intrigo: nomi, frasi del registro, aiuto sulle regole, varianti.

ig-title = Intrigo
ig-about = Trama nel palazzo del Doge: scegli le carte, piazzale con astuzia, manda Assassini, Ladri e Cortigiane e raccogli prima degli altri i Sigilli giusti. Da 2 a 4 giocatori.

## Edizioni

ig-edition-standard = Standard
ig-edition-standard-help = Il gioco così come sta nella scatola, da 2 a 4 giocatori: 16 carte Trama, 16 Portici, 18 carte Influenza.

## Carte, corporazioni, gettoni, tipi di carte Influenza

# $family: un nome proprio, $value: da 2 a 4
ig-card = { $family } { $value }

ig-guild-clero = Clero
ig-guild-militari = Militari
ig-guild-mercanti = Mercanti
ig-guild-vinai = Vinai
ig-guild-scrivani = Scrivani

# $token: una corporazione, ducat, oppure custom se in questa scatola la corporazione si chiama $guild
ig-of-guild = { $token ->
    [clero] del Clero
    [militari] dei Militari
    [mercanti] dei Mercanti
    [vinai] dei Vinai
    [scrivani] degli Scrivani
   *[custom] «{ $guild }»
}
ig-token = { $token ->
    [ducat] Ducato
   *[seal] Sigillo { ig-of-guild }
}
# Come complemento oggetto
ig-token-object = { $token ->
    [ducat] il Ducato
   *[seal] il Sigillo { ig-of-guild }
}
# Come soggetto
ig-token-subject = { $token ->
    [ducat] il Ducato
   *[seal] il Sigillo { ig-of-guild }
}
# Uno di cui non si è ancora parlato, come soggetto
ig-token-new = { $token ->
    [ducat] un Ducato
   *[seal] un Sigillo { ig-of-guild }
}
ig-seals-of = { $count ->
    [one] { $count } Sigillo { ig-of-guild }
   *[other] { $count } Sigilli { ig-of-guild }
}

ig-ducats = { $count ->
    [one] { $count } Ducato
   *[other] { $count } Ducati
}
# Come complemento oggetto
ig-ducats-object = { $count ->
    [one] { $count } Ducato
   *[other] { $count } Ducati
}
ig-seals = { $count ->
    [one] { $count } Sigillo
   *[other] { $count } Sigilli
}
# $seals, $ducats: i due qui sopra
ig-score = { $seals }, { $ducats }

ig-kind-assassin = Assassino
ig-kind-thief = Ladro
ig-kind-trader = Mercante
ig-kind-gondolier = Gondoliere
ig-kind-courtesan = Cortigiana
ig-kind-guard = Guardia

# Come complemento oggetto
ig-kind-object = { $kind ->
    [assassin] un Assassino
    [thief] un Ladro
    [trader] un Mercante
    [gondolier] un Gondoliere
    [courtesan] una Cortigiana
   *[guard] una Guardia
}
ig-kind-of = { $kind ->
    [assassin] dell’Assassino
    [thief] del Ladro
    [trader] del Mercante
    [gondolier] del Gondoliere
    [courtesan] della Cortigiana
   *[guard] della Guardia
}

## Che cosa fa una carta Influenza, secondo le regole in uso

ig-effect-nothing = Occupa uno spazio e non fa altro.
ig-effect-turn-plot = Copri una carta Trama in uno dei due spazi vicini. Resta al suo posto, ma fino alla fine del round non conta nulla, da nessuno dei due lati. Può toccare a qualunque famiglia, anche alla tua.
ig-effect-turn-token = Copri il gettone su uno dei due Portici adiacenti, Ducato o Sigillo che sia. In questo round non lo riceve nessuno.
ig-effect-turn-ducat = Copri il Ducato su uno dei due Portici adiacenti. In questo round non lo riceve nessuno.
ig-effect-trade-adjacent = Il gettone su uno dei due Portici adiacenti si scambia di posto con quello su un altro Portico qualsiasi. Chi vince un Portico riceve quello che ci trova, Sigillo o Ducato che sia.
ig-effect-trade-pair = I gettoni sui due Portici adiacenti si scambiano di posto. Chi vince un Portico riceve quello che ci trova, Sigillo o Ducato che sia.
ig-effect-trade-any = Due gettoni qualsiasi del Palazzo si scambiano di posto. Chi vince un Portico riceve quello che ci trova, Sigillo o Ducato che sia.
ig-effect-move-neighbour = Sposti una carta Trama da uno spazio vicino in uno spazio libero qualsiasi. Lo spazio che lascia torna libero e si riempirà in un turno successivo.
ig-effect-move-any = Sposti una carta Trama qualsiasi del Palazzo in uno spazio libero qualsiasi. Lo spazio che lascia torna libero e si riempirà in un turno successivo.
ig-effect-swap-any = Due carte Trama qualsiasi del Palazzo si scambiano di posto.
ig-effect-swap-neighbours = Le carte Trama nei due spazi vicini si scambiano di posto.
ig-effect-exchange = Nomini una carta Trama che non sia né nel Palazzo né nella tua mano e metti da parte una tua carta. Chi ha la carta nominata deve darla e riceve in cambio l’altra. Se non ce l’ha nessuno, non si scambia nulla.
ig-effect-place-at-once = Nomini una carta Trama che non sia né nel Palazzo né nella tua mano. Chi ce l’ha deve metterla subito in uno spazio libero scelto da te.
ig-effect-place-next = Nomini una carta Trama che non sia né nel Palazzo né nella tua mano. Chi ce l’ha deve mostrarla e metterla nel suo prossimo turno.
ig-effect-lure = Sposti una carta Trama qualsiasi del Palazzo in uno spazio libero vicino alla carta che hai appena messo. Lo spazio che lascia torna libero.
ig-effect-cancel = Annulli quello che ha fatto una carta Influenza in uno spazio vicino, per quanto si può ancora annullare.
ig-effect-protect = Finché sta lì, le carte Influenza messe dopo non possono coprire, spostare o scambiare le carte Trama nei due spazi vicini e i gettoni sui due Portici adiacenti. Quello che è successo prima resta com’è.
ig-effect-neutral = Vale come una carta di valore { $value } che non è di nessuno: batte le carte più basse, e allora il gettone non va a nessuno.

## Che cosa fa una carta Influenza, in una riga o due

ig-brief-nothing = Occupa uno spazio e non fa altro.
ig-brief-turn-plot = Copre una carta Trama in uno spazio vicino.
ig-brief-turn-token = Copre il gettone di un Portico adiacente.
ig-brief-turn-ducat = Copre il Ducato di un Portico adiacente.
ig-brief-trade-adjacent = Un gettone adiacente si scambia di posto con un altro qualsiasi.
ig-brief-trade-pair = I due gettoni adiacenti si scambiano di posto.
ig-brief-trade-any = Due gettoni qualsiasi del Palazzo si scambiano di posto.
ig-brief-move-neighbour = Una carta Trama vicina passa in uno spazio libero.
ig-brief-move-any = Una carta Trama qualsiasi passa in uno spazio libero.
ig-brief-swap-any = Due carte Trama qualsiasi si scambiano di posto.
ig-brief-swap-neighbours = Le due carte Trama vicine si scambiano di posto.
ig-brief-exchange = Nomini una carta Trama: chi ce l’ha la scambia con una tua.
ig-brief-place-at-once = Nomini una carta Trama: chi ce l’ha la mette subito dove vuoi tu.
ig-brief-place-next = Nomini una carta Trama: chi ce l’ha deve metterla al prossimo turno.
ig-brief-lure = Una carta Trama del Palazzo passa in uno spazio libero accanto a lei.
ig-brief-cancel = Annulla l’effetto di una carta Influenza vicina.
ig-brief-protect = Gli effetti successivi non toccano ciò che le sta accanto.
ig-brief-neutral = Vale come carta neutrale { $value }: se vince, il gettone non va a nessuno.

## I luoghi, come li dice un lettore di schermo

ig-arcade = Portico { $arcade }
ig-arcade-door = Portico { $arcade }, la Porta del Palazzo
ig-space = spazio { $space }

## Come due carte decidono di un gettone

ig-compare-beats = { $card } batte { $other }
ig-compare-equal = { $card } e { $other } sono pari
ig-compare-alone = { $card } è da sola

## Eventi

ig-event-round = Round { $number }: comincia { $name }.
ig-event-token = Su { $arcade } va { ig-token-new }.
ig-event-dealt = { $number ->
    [one] Ognuno riceve una carta Trama.
   *[other] Ognuno riceve { $number } carte Trama.
}
ig-event-dealt-left = { ig-event-dealt } { $left ->
    [one] Una carta resta da parte, coperta.
   *[other] { $left } carte restano da parte, coperte.
}
ig-event-kept = { $name } tiene una carta.
ig-event-passed = Scelta { $number }: ognuno ha tenuto una carta.
ig-event-placed = { $name } mette { $card } in { $space }.
ig-event-bought = { $name } paga { $price ->
    [one] { $price } Ducato
   *[other] { $price } Ducati
} e mette { ig-kind-object } in { $space }.
ig-event-skipped = { $name } non ha più carte Trama e non può comprare nulla: il turno salta.
# $why: uno dei confronti qui sopra
ig-event-award-higher = { $name } riceve { ig-token-object } su { $arcade }: { $why }.
ig-event-award-tie = Nessuno riceve { ig-token-object } su { $arcade }: { $why }.
ig-event-award-neutral = Nessuno riceve { ig-token-object } su { $arcade }: { $why }, ma quella carta non è di nessuno.
ig-event-award-deserted = Nessuno riceve { ig-token-object } su { $arcade }: accanto non c’è nessuna carta Trama che conti.
ig-event-award-lone = Nessuno riceve { ig-token-object } su { $arcade }: { $why }, e una carta da sola non vince nulla.
ig-event-award-face-down = Su { $arcade } { ig-token-subject } è coperto e non si assegna.
ig-event-award-empty = Su { $arcade } non c’è nessun gettone.
ig-event-limited = { $name } non può avere altri Ducati: quello su { $arcade } torna nella riserva.
ig-event-returned = Da { $arcade } { ig-token-subject } torna { $token ->
    [ducat] nella riserva
   *[seal] nel sacchetto
}.
ig-event-stayed = Su { $arcade } { ig-token-subject } resta per il prossimo round.
ig-event-first-player = Nel prossimo round la carta del primo giocatore è di { $name }.
ig-event-over-equal-seals = { $name } ha { $equal } Sigilli della stessa corporazione e vince.
ig-event-over-different-seals = { $name } ha Sigilli di { $different } corporazioni e vince.
ig-event-over-rounds = { $number ->
    [one] La partita finisce dopo un round: vince chi ha più Sigilli, poi chi ha più Ducati.
   *[other] La partita finisce dopo { $number } round: vince chi ha più Sigilli, poi chi ha più Ducati.
}

## Mosse e che cosa hanno portato

ig-move-start = La partita comincia.
ig-move-undo = { $name } torna indietro di un passo.
ig-move-seals = Dal sacchetto si pescano i Sigilli per i Portici vuoti.
ig-move-keep = { $name } tiene { $card }.
# $outcome: effetti, ciascuno uno di quelli più sotto
ig-move-bought = { $name } paga { $price ->
    [one] { $price } Ducato
   *[other] { $price } Ducati
} e mette { ig-kind-object } in { $space }: { $outcome }.
ig-move-awards = Si assegnano i gettoni: { $outcome }.
ig-move-awards-none = Si assegnano i gettoni, ma nessuno ne riceve.
# $what: Ducati e Sigilli
ig-move-haul = { $name } riceve { $what }

ig-effected-plot-turned-down = { $card } in { $space } viene coperta
ig-effected-plot-turned-up = { $card } in { $space } torna scoperta
ig-effected-token-turned-down = { ig-token-subject } su { $arcade } viene coperto
ig-effected-token-turned-up = { ig-token-subject } su { $arcade } torna scoperto
ig-effected-tokens-swapped = i gettoni su { $arcade } e { $other } si scambiano di posto
ig-effected-plot-moved = { $card } passa da { $space } a { $other }
ig-effected-plots-swapped = le carte Trama in { $space } e { $other } si scambiano di posto
ig-effected-exchanged = { $holder } deve cedere { $card } e riceve in cambio un’altra carta
ig-effected-called = { $holder } deve mettere { $card } in { $space }
ig-effected-shown = { $holder } ha { $card } e deve metterla nel prossimo turno
ig-effected-nobody = nessuno ha { $card }
ig-effected-cancelled = l’effetto { ig-kind-of } in { $space } è annullato

## Che cosa si aspetta da un giocatore

ig-await-draft = tieni una carta ({ $pick } di { $picks })
ig-await-turn = metti o compra una carta
ig-await-place = metti una carta
ig-await-buy = compra una carta
ig-await-must-place = metti la carta chiesta

## Risultato

ig-breakdown-seals = Sigilli { ig-of-guild }
ig-breakdown-ducats-won = Ducati ricevuti
ig-breakdown-ducats-spent = Ducati spesi
ig-breakdown-purchases = Carte Influenza comprate

## Aiuto sulle regole. Dati della scatola: $equal, $different, $seals per corporazione, $all Sigilli, famiglia $neutral con i
## valori $neutrals, ultimo Portico $last in 4, $hand, $start Ducati; $ring2, $ring3, $cards, $dealt, $hand2 in 2 e in 3

# Dove dipende dal numero di giocatori
ig-help-hands = { $two } in 2 giocatori, { $three } in 3, { $four } in 4

ig-help-goal-title = Di che cosa si tratta
ig-help-goal-text =
    Sei a capo di una delle grandi famiglie di Venezia, e chi raccoglie i Sigilli giusti delle corporazioni avrà il palazzo del Doge. Il primo che ha Sigilli di { $different } corporazioni, oppure { $equal } Sigilli della stessa, vince all’istante.

    Sigilli e Ducati stanno in cerchio sui Portici del Palazzo. A ogni round riempite di carte gli spazi fra l’uno e l’altro; poi ogni gettone va alla famiglia che gli ha accanto la carta più alta. Con i Ducati si comprano le carte Influenza, che sconvolgono ogni piano.

ig-help-palace-title = Il Palazzo
ig-help-palace-text =
    Il Palazzo è un anello chiuso di Portici, da A0 a { $last } in 4 giocatori, con uno spazio fra l’uno e l’altro. A0 mostra la Porta del Palazzo; da lì in poi si alternano Portici Sigillo e Portici Ducato. Su ognuno c’è un gettone: un Ducato della riserva o un Sigillo pescato a caso dal sacchetto.

    Lo spazio S3 sta fra A3 e A4: questi due Portici gli sono adiacenti, sempre uno Sigillo e uno Ducato. Gli spazi subito al di là, S2 e S4, sono i suoi vicini. L’anello si chiude: l’ultimo spazio sta fra l’ultimo Portico e A0. Per gli angoli non c’è nessuna regola speciale.

ig-help-families-title = Famiglie e carte Trama
ig-help-families-text =
    Le famiglie si sorteggiano e sono scoperte. Ognuna ha carte Trama di valore 2, 3 e 4; la famiglia neutrale, { $neutral }, ha { $neutrals } e non è di nessuno.

    Una carta Trama giova alla famiglia che mostra, chiunque la metta. Avrai sempre in mano carte di altre famiglie: mettile dove danneggiano qualcun altro, o dove non giovano a nessuno.

ig-help-round-title = Un round
ig-help-round-text =
    Un round ha tre fasi: la scelta, in cui ognuno raccoglie carte Trama; il piazzamento, in cui, a partire dal primo giocatore, riempite il Palazzo una carta alla volta; e l’assegnazione, in cui i gettoni si danno uno per uno.

    Poi il Palazzo si svuota e si rifornisce, la carta del primo giocatore passa di un posto a sinistra e comincia il round successivo. Chi comincia il primo si decide a sorte.

ig-help-draft-title = La scelta delle carte
ig-help-draft-text =
    Si mescolano tutte le carte Trama in gioco e ognuno ne riceve lo stesso numero: { $hand }. Tutti insieme ne tenete una coperta e passate le altre a sinistra; di quelle che ti arrivano ne tieni di nuovo una e passi il resto, e così via, finché tutte le carte sono tenute. Restano segrete.

    Ricordati quello che hai passato: ora sai chi potrebbe averlo.

ig-help-placing-title = Piazzare le carte
ig-help-placing-text =
    Si comincia dal primo giocatore, in senso orario. Nel tuo turno fai una cosa sola: metti una carta Trama della tua mano, scoperta, in uno spazio libero qualsiasi, oppure compri una carta Influenza, la metti in uno spazio libero qualsiasi e ne esegui l’effetto. Non si può passare.

    Ogni turno riempie uno spazio; così in un round ognuno ha tanti turni quante carte ha ricevuto. A chi compra carte Influenza restano in mano carte Trama; non contano nulla.

    Durante il piazzamento ogni Portico mostra chi riceverebbe il suo gettone se il round finisse ora. Appena non ci sono più spazi liberi si passa all’assegnazione; l’effetto dell’ultima carta viene ancora prima.

ig-help-influence-title = Carte Influenza
ig-help-influence-text =
    Le carte Influenza stanno al centro in sei pile, la meno cara in cima. Puoi comprare la prima carta di una pila al suo prezzo in Ducati, mai a credito. Quello che paghi va nella riserva. La carta successiva dello stesso tipo può costare di più, e una pila finita resta chiusa: dopo il round le carte Influenza escono dal gioco.

    L’effetto avviene una volta sola, quando metti la carta. Se usarlo lo decidi tu, e puoi comprare una carta anche quando il suo effetto non ha un bersaglio; allora occupa soltanto uno spazio. Una carta Influenza non ha valore e non è di nessuno. Gli effetti riguardano carte Trama e gettoni scoperti, mai un’altra carta Influenza, e nulla di ciò che una Guardia protegge.

# $kind: il nome; $prices: delle sue carte, dalla cima della pila; $help: che cosa fa
ig-help-influence-kind = { $kind } (prezzo { $prices }). { $help }
ig-help-influence-end = Quanto c’è di sicuro: che l’Assassino copra una carta Trama e il Ladro un Ducato è certo. Il potere del Ladro sui Sigilli, gli effetti delle altre quattro e tutti i prezzi sono ricostruiti, perché conosciamo il gioco ma non ogni parola delle sue carte. Le regole della casa offrono altre letture, e un file di edizione tuo mette a posto i prezzi.

ig-help-awards-title = L’assegnazione
ig-help-awards-text =
    Quando il Palazzo è pieno, i gettoni si assegnano uno dopo l’altro, dalla Porta del Palazzo in senso orario. Di ognuno decidono due carte: quelle negli spazi prima e dopo il Portico. Contano solo le carte Trama scoperte.

    Il valore più alto prende il gettone per la sua famiglia. Se solo una delle due conta, lo prende da sola, qualunque sia il suo valore. Se i due valori sono uguali il gettone non va a nessuno, e così pure se vince la carta della famiglia neutrale o se nessuna carta conta. Un gettone coperto non si assegna.

    Un Ducato va nella cassa del giocatore. Un Sigillo si segna sulla carta Contatore della sua corporazione e torna nel sacchetto; di ogni corporazione ce ne sono solo { $seals }.

ig-help-cleanup-title = Fine del round
ig-help-cleanup-text =
    Tutte le carte Trama tornano nel mazzo, anche quelle rimaste in mano, e le carte Influenza del Palazzo escono dal gioco. I gettoni che nessuno ha ricevuto restano dove sono e si scoprono. Se uno è su un Portico dell’altro tipo, torna nel sacchetto o nella riserva.

    Poi ogni Portico vuoto riceve un nuovo gettone del suo tipo. Se i Ducati della riserva finiscono, gli altri Portici Ducato restano vuoti; il sacchetto non si svuota mai. La carta del primo giocatore passa a sinistra.

ig-help-ducats-title = Ducati
ig-help-ducats-text =
    Ognuno comincia con { $start }. Altri si vincono ai Portici Ducato del Palazzo, e servono a una cosa sola: le carte Influenza. Quello che paghi torna nella riserva. Tutti possono vedere quanti Ducati hai.

ig-help-counters-title = Carte Contatore
ig-help-counters-text =
    Ogni giocatore ha cinque carte Contatore, una per corporazione, che segnano quanti Sigilli ne ha ricevuto la famiglia. Non tornano mai indietro. I Sigilli invece tornano nel sacchetto, e così di una corporazione puoi vincerne più di quanti ne esistono.

    Tieni d’occhio gli altri: chi è a un solo Sigillo da { $equal } uguali o da { $different } corporazioni può vincere con la prossima assegnazione.

ig-help-bag-title = Sacchetto e mazzo
ig-help-bag-text =
    Ci sono { $seals } Sigilli di ogni corporazione, { $all } in tutto. Quelli che non sono nel Palazzo stanno nel sacchetto, da cui si pesca a caso; quanti ce ne sono di ogni corporazione, ognuno può calcolarlo.

    Se le carte Trama in gioco sono più di quelle distribuite, le altre restano coperte fino al round successivo, come di solito in 2 giocatori.

ig-help-seats-title = Che cosa c’è davanti ai giocatori
ig-help-seats-text =
    Ogni giocatore ha una lettera, un colore e un motivo. Accanto al nome vedi la famiglia o le famiglie, i Ducati, le cinque carte Contatore e quante carte ha in mano. Chi ha la carta del primo giocatore comincia il round; il giocatore incorniciato è di turno.

ig-help-players-title = In 2 e in 3 giocatori
ig-help-players-text =
    In 3 giocatori l’anello ha { $ring3 } Portici. La famiglia neutrale resta fuori; al suo posto gioca la famiglia che nessuno ha avuto in sorte, con le sue carte 2, 3 e 4, e non è di nessuno.

    In 2 giocatori l’anello ha { $ring2 } Portici e di solito ciascuno ha due famiglie, i cui Sigilli si contano insieme. Delle { $cards } carte Trama se ne distribuiscono solo { $dealt }, { $hand2 } a testa; le altre si distribuiscono nel round dopo. Poi si rimescolano tutte. Se le tue due famiglie si incontrano con valori uguali, anche allora il gettone non va a nessuno.

ig-help-end-title = Fine della partita
ig-help-end-text =
    La partita finisce nel mezzo dell’assegnazione, nel momento in cui qualcuno ha { $equal } Sigilli di una corporazione o Sigilli di { $different } corporazioni. Ha vinto, e i gettoni ancora nel Palazzo non si assegnano più. Poiché si assegnano uno per uno, non c’è mai un pareggio.

    Se avete stabilito un ultimo round, dopo quello vince chi ha più Sigilli; a parità di Sigilli, chi ha più Ducati.

ig-help-switches-title = Varianti
ig-help-switches-text = Dove le regole si possono leggere in più modi, decidete voi quando preparate una partita. Quello che si dice qui vale per l’impostazione abituale, che è la prima nominata; solo le carte Influenza sono descritte come le giocate.
# $values: le impostazioni, prima quella abituale
ig-help-switch = { $label }. { $help } Impostazioni: { $values }.

## Varianti

ig-option-influence-after_round = Carte Influenza usate
ig-option-influence-after_round-help = Che cosa succede alle carte Influenza del Palazzo alla fine di un round.
ig-option-influence-after_round-value-removed = Escono dal gioco
ig-option-influence-after_round-value-back-to-pile = Tornano nelle loro pile

ig-option-thief-targets = Bersagli del Ladro
ig-option-thief-targets-help = Quali gettoni il Ladro può coprire.
ig-option-thief-targets-value-ducat-or-seal = Ducati e Sigilli
ig-option-thief-targets-value-ducat-only = Solo Ducati

ig-option-trader-range = Portata del Mercante
ig-option-trader-range-help = Quali due gettoni il Mercante può scambiare.
ig-option-trader-range-value-adjacent-with-any = Adiacente con altri
ig-option-trader-range-value-adjacent-pair = I due adiacenti
ig-option-trader-range-value-any-two = Due qualsiasi

ig-option-gondolier-mode = Effetto del Gondoliere
ig-option-gondolier-mode-help = Come il Gondoliere sposta le carte Trama nel Palazzo.
ig-option-gondolier-mode-value-move-neighbour = Sposta una vicina
ig-option-gondolier-mode-value-move-any = Sposta una qualsiasi
ig-option-gondolier-mode-value-swap-any = Scambia due qualsiasi
ig-option-gondolier-mode-value-swap-neighbours = Scambia le due vicine

ig-option-courtesan-mode = Effetto della Cortigiana
ig-option-courtesan-mode-help = Che cosa fa la Cortigiana con una carta Trama: con una che qualcuno ha in mano o, se attira, con una del Palazzo.
ig-option-courtesan-mode-value-exchange = Scambio con una tua
ig-option-courtesan-mode-value-place-at-once = Messa subito dove vuoi tu
ig-option-courtesan-mode-value-place-next-turn = Messa nel prossimo turno
ig-option-courtesan-mode-value-lure = Attira una del Palazzo
ig-option-courtesan-mode-value-as-gondolier = Si scambia col Gondoliere

ig-option-guard-mode = Effetto della Guardia
ig-option-guard-mode-help = Che cosa fa la Guardia per ciò che le sta accanto.
ig-option-guard-mode-value-protection = Protegge i due lati
ig-option-guard-mode-value-blocker = Occupa soltanto uno spazio
ig-option-guard-mode-value-neutral-4 = Carta neutrale di valore 4
ig-option-guard-mode-value-neutral-5 = Carta neutrale di valore 5
ig-option-guard-mode-value-cancel = Annulla un effetto vicino

ig-option-influence-effect_optional = Usare un effetto
ig-option-influence-effect_optional-help = Se puoi rinunciare all’effetto di una carta Influenza che ha un bersaglio.
ig-option-influence-effect_optional-value-true = Sì, è facoltativo
ig-option-influence-effect_optional-value-false = No, se possibile va usato

ig-option-influence-may_buy_without_target = Comprare senza bersaglio
ig-option-influence-may_buy_without_target-help = Se puoi comprare una carta Influenza il cui effetto non ha un bersaglio.
ig-option-influence-may_buy_without_target-value-true = Sì, occupa e basta
ig-option-influence-may_buy_without_target-value-false = No, ci vuole un bersaglio

ig-option-resolve-single_card = Una carta da sola
ig-option-resolve-single_card-help = Che cosa succede se accanto a un gettone conta una sola carta Trama.
ig-option-resolve-single_card-value-wins = Vince il gettone
ig-option-resolve-single_card-value-nobody = Non va a nessuno

ig-option-same_owner_tie = Parità fra famiglie dello stesso giocatore
ig-option-same_owner_tie-help = A chi va un gettone se le due carte accanto hanno lo stesso valore e lo stesso giocatore; succede solo in 2 giocatori.
ig-option-same_owner_tie-value-nobody = A nessuno
ig-option-same_owner_tie-value-owner = A quel giocatore

ig-option-cleanup-leftover_tokens = Gettoni rimasti
ig-option-cleanup-leftover_tokens-help = Che cosa succede ai gettoni che in un round nessuno ha ricevuto.
ig-option-cleanup-leftover_tokens-value-stay = Restano scoperti
ig-option-cleanup-leftover_tokens-value-lay-out-anew = Si dispongono di nuovo

ig-option-cleanup-displaced_tokens = Gettoni sul Portico sbagliato
ig-option-cleanup-displaced_tokens-help = Che cosa succede, alla fine di un round, a un Ducato su un Portico Sigillo o a un Sigillo su un Portico Ducato.
ig-option-cleanup-displaced_tokens-value-return = Riserva o sacchetto
ig-option-cleanup-displaced_tokens-value-stay = Resta

ig-option-seal-token_returns = Ritorno dei Sigilli
ig-option-seal-token_returns-help = Quando un Sigillo segnato torna nel sacchetto. In gioco non fa differenza.
ig-option-seal-token_returns-value-when-counted = Subito
ig-option-seal-token_returns-value-end-of-phase = Alla fine dell’assegnazione

ig-option-ducats-finite = Riserva di Ducati
ig-option-ducats-finite-help = Se i Ducati possono finire.
ig-option-ducats-finite-value-true = Quanti in scatola
ig-option-ducats-finite-value-false = Illimitata

ig-option-first_player-rotation = Carta del primo giocatore
ig-option-first_player-rotation-help = Chi comincia il round successivo.
ig-option-first_player-rotation-value-left = Vicino di sinistra
ig-option-first_player-rotation-value-right = Vicino di destra
ig-option-first_player-rotation-value-last-seal = Chi ha avuto l’ultimo Sigillo
ig-option-first_player-rotation-value-fixed = Sempre lo stesso giocatore

ig-option-draft-direction = Direzione della scelta
ig-option-draft-direction-help = Da che parte si passano le carte durante la scelta.
ig-option-draft-direction-value-left = Sempre a sinistra
ig-option-draft-direction-value-alternate = A sinistra e a destra, a turno

ig-option-two_players-layout = Disposizione in 2 giocatori
ig-option-two_players-layout-help = Quanti Portici e famiglie ci sono in 2 giocatori, e come si distribuiscono le carte Trama.
ig-option-two_players-layout-value-two-rounds = 8 Portici, 2 round
ig-option-two_players-layout-value-reshuffle = 8 Portici, sempre rimescolate
ig-option-two_players-layout-value-twelve = 12 Portici, 6 carte a round
ig-option-two_players-layout-value-one-family = 8 Portici, una famiglia a testa

ig-option-three_players-neutral = Carte neutrali in 3 giocatori
ig-option-three_players-neutral-help = Quali carte di nessuno ci sono nel mazzo in 3 giocatori.
ig-option-three_players-neutral-value-unused-family = Famiglia esclusa
ig-option-three_players-neutral-value-neutral-family = Tre della famiglia neutrale

ig-option-palace_door-kind = La Porta del Palazzo
ig-option-palace_door-kind-help = Che tipo di Portico mostra la Porta del Palazzo, da cui comincia l’assegnazione.
ig-option-palace_door-kind-value-seal = Un Portico Sigillo
ig-option-palace_door-kind-value-ducat = Un Portico Ducato

ig-option-information-public = Ducati degli altri
ig-option-information-public-help = Se vedi quanti Ducati hanno gli altri.
ig-option-information-public-value-ducats-open = Sì, sono scoperti
ig-option-information-public-value-ducats-hidden = No, sono nascosti

ig-option-game-max_rounds = Ultimo round
ig-option-game-max_rounds-help = Dopo quanti round la partita finisce anche se nessuno ha vinto; allora vince chi ha più Sigilli, poi chi ha più Ducati.
ig-option-game-max_rounds-value-none = Nessuno, a oltranza
ig-option-game-max_rounds-value-3 = 3 round
ig-option-game-max_rounds-value-5 = 5 round
ig-option-game-max_rounds-value-10 = 10 round
ig-option-game-max_rounds-value-20 = 20 round
ig-option-game-max_rounds-value-50 = 50 round
ig-option-game-max_rounds-value-100 = 100 round

ig-option-empty_hand = Nessuna carta Trama in mano
ig-option-empty_hand-help = Che cosa succede se tocca a te e non hai carte in mano. Con le regole abituali non capita mai.
ig-option-empty_hand-value-skip = Compri o salti
ig-option-empty_hand-value-must-buy = Compri, anche sottoprezzo
