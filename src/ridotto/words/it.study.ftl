### L’analisi di una partita finita.

study-title = Analisi
study-close = Chiudi l’analisi
study-about = Come si legge l’analisi

## Finché non è pronta

study-intro = La casa ripercorre questa partita. Guarda ogni decisione come la vedeva chi giocava, prova che cos’altro era possibile e lo confronta con ciò che è stato giocato.
study-start = Avvia l’analisi
# $before: quante altre vengono prima; 0: comincia fra un momento
study-queued = { $before ->
    [0] L’analisi comincia fra un momento.
    [one] Prima tocca a un’altra analisi. Questa segue da sé.
   *[other] Prima tocca ad altre { $before } analisi. Questa segue da sé.
}
study-running = La casa ripercorre la partita …
# $done, $all: numeri di decisioni
study-progress = { $done } di { $all } decisioni
study-stays = Intanto puoi lasciare la pagina: l’analisi resta con la partita.
study-cancel = Annulla
study-failed = L’analisi si è interrotta. Riprova; se succede ancora, salva la registrazione e usala con «ridotto analyse».
study-again = Riprova
study-none = In questa partita nessuno aveva qualcosa da decidere.

## I grafici e i passi

study-chart-win = Vittoria
study-chart-score = Punteggio
study-walk = Decisioni della partita
study-at = Decisione { $number } di { $count }
study-count = { $number } di { $count }
study-earlier = Decisione precedente
study-later = Decisione successiva
study-marked-earlier = Decisione segnata precedente
study-marked-later = Decisione segnata successiva
study-to-board = Tavolo
study-to-panel = Analisi
# La riga in alto mentre si guarda un’analisi
study-turn = Analisi: decisione { $number } di { $count }
# Al posto di ciò che il tavolo chiederebbe
study-table-before = Decide { $name } (decisione { $number }).
study-table-after = Dopo la decisione { $number } di { $name }.
study-turn-waiting = Analisi
# $name: chi gioca a un posto; $win: una percentuale
study-share = { $name } { $win }

## Una decisione

study-tabs = Parti dell’analisi
study-tab-move = Mossa
study-tab-list = Tutte
study-tab-turns = Svolte
study-tab-seats = Giocatori
study-mark-inaccuracy = Imprecisione
study-mark-mistake = Errore
study-mark-blunder = Errore grave
# Sopra un numero di tali decisioni
study-marks-inaccuracy = { $count ->
    [one] Imprecisione
   *[other] Imprecisioni
}
study-marks-mistake = { $count ->
    [one] Errore
   *[other] Errori
}
study-marks-blunder = { $count ->
    [one] Errore grave
   *[other] Errori gravi
}
study-mark-best = Mossa migliore
study-mark-good = Buona mossa
study-mark-forced = Nessuna scelta
study-forced = Qui era possibile una sola mossa.
study-lost = Costa { $win } di probabilità di vittoria e { $points } rispetto al miglior avversario
study-lost-win = Costa { $win } di probabilità di vittoria
study-lost-nothing = Non costa niente
study-choices = { $choices ->
    [one] Era possibile { $choices } mossa
   *[other] Erano possibili { $choices } mosse
}
study-candidates = Che cosa ha valutato la casa
study-played = giocata
study-best = migliore
# $win: una percentuale; $score: un punteggio finale atteso
study-expected = { $win } di vittoria, punteggio atteso { $score }
# Of a move that the search hardly looked at
study-dismissed = scartata presto
# $win: una percentuale, non esatta
study-about-so = ≈ { $win }
study-rough = ≈ Provate meno spesso della migliore e di quella giocata. Piccole differenze non significano nulla.
study-point = Mostra sul tavolo
# Followed by what the outlines mean
study-legend = Sul tavolo:
study-legend-best = mossa migliore
study-legend-played = giocata
study-legend-other = anche considerata
study-before = Prima della mossa
study-after = Dopo la mossa
study-not-kept = Il tavolo non può mostrare questo momento, perché posizioni così lontane non si conservano più. Tutto il resto è qui.
study-marked-only = Solo decisioni segnate
study-marked-none = In questa partita nessuna decisione è segnata.

## Svolte e giocatori

study-turns-none = Questa partita non ha avuto svolte: nessuna decisione da sola è costata molto.
# $deed: una mossa come «Giocare moneta 1 su E5»; $gains: ciò che porta
study-turn-instead = { $deed } invece{ $then } avrebbe portato: { $gains }.
study-turn-instead-nothing = { $deed } invece{ $then } non avrebbe portato nulla subito, ma di più in seguito.
study-turn-next = , poi { $next }
study-turn-cost = La differenza: { $win } della probabilità di vittoria.
study-turn-cost-points = La differenza: { $win } della probabilità di vittoria e { $points } rispetto al miglior avversario.
# È stata giocata la mossa migliore, eppure ha deciso molto; $win: una percentuale
study-turn-swing = Non c’era di meglio. La mossa ha spostato le probabilità di vittoria di { $win }.
study-turn-show = Mostra la decisione { $number }
study-accuracy = Precisione
study-own-loss = Perso giocando
study-gifts = Regali altrui
study-luck = Fortuna
study-skill = Abilità
study-luck-about = Che cosa significano fortuna e abilità

## Come si legge

study-help-win-title = Probabilità di vittoria
study-help-win = In ogni punto la casa stima quanto è probabile che ciascuno vinca se tutti continuano bene. Sa solo ciò che poteva vedere chi decide, e distribuisce il resto molte volte. Una vittoria condivisa vale in parte. Da una decisione all’altra non cambia solo per le mosse: chi decide dopo ha altre carte e vede altro, e nuove carte vengono alla luce. Confronta quindi le mosse di una decisione fra loro e non con la curva che la precede.
study-help-cost-title = Quanto costa una mossa
study-help-cost = Sotto ogni mossa stanno la probabilità di vittoria e il punteggio finale che chi decideva poteva attendersi. Il costo confronta la mossa giocata con la migliore: quanta probabilità di vittoria ha regalato e quanto vantaggio sul miglior avversario. Può essere più della differenza fra i due punteggi, perché una mossa può anche aiutare gli avversari. Queste due mosse sono provate con la stessa frequenza. I numeri delle altre sono approssimativi (≈), tanto che una può persino sembrare migliore della migliore. Una differenza che rientra nel dubbio della stima non significa nulla e non costa nulla.
study-help-table-title = Sul tavolo
study-help-table = La mossa migliore ha un contorno continuo con una stella, quella giocata un contorno tratteggiato con un anello: le carte che prende, le caselle su cui gioca, e dove arrivano navi, pedine e cubi. Tocca una mossa dell’elenco per vederla da sola, punteggiata e con il suo numero. Un secondo tocco riporta le prime due.
study-help-marks-title = Segni
study-help-marks = Una decisione è segnata se la mossa migliore sarebbe stata chiaramente migliore: ?! per un’imprecisione, ? per un errore, ?? per un errore grave. Ciò che rientra nel dubbio della stima non è segnato. Anche una mossa segnata poteva sembrare ragionevole: la casa calcola più delle persone.
study-help-accuracy-title = Precisione
study-help-accuracy = 100 vuol dire che ogni decisione valeva quanto la migliore; più si è perso, più è bassa. Con molti posti e piccoli passi quasi tutte le differenze rientrano nel dubbio della stima, tanto che anche mosse distratte possono non costare nulla.
study-help-luck-title = Fortuna e abilità
study-help-luck = Ciascuno parte con una probabilità di vittoria e arriva al risultato. L’abilità è la parte del percorso che viene dalle decisioni: i regali portati dagli errori degli altri, meno ciò che hanno perso le proprie mosse. La fortuna è tutto il resto: le carte, il loro ordine e ciò che nessuno poteva vedere. Tutto questo è sommato su ogni decisione della partita, perciò può superare il 100%.

## Continuare a giocare

study-branch = Continua da qui
study-branch-title = Continua da prima della decisione { $number }
study-branch-about = Comincia una nuova partita con tutto ciò che precede questa decisione; la mossa stessa si fa di nuovo. Tu prendi un posto, i computer gli altri. Ciò che è nascosto resta dov’era; solo le estrazioni future sono nuove.
study-branch-seat = Il tuo posto
study-branch-level = Gli altri giocano
study-branch-start = Continua
