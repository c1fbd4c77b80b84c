### Quanto giocano bene i computer, e che cosa dicono quando glielo si chiede.

## Livelli, dal più debole

bot-beginner = Principiante
bot-beginner-help = Sta imparando: prende i punti più vicini e non vede molto.
bot-novice = Apprendista
bot-novice-help = Sa che cosa porta punti, ma programma poco.
bot-casual = Dilettante
bot-casual-help = Buona compagnia per una serata; ogni tanto sbaglia.
bot-skilled = Abile
bot-skilled-help = Pensa in anticipo e approfitta dei tuoi errori.
bot-expert = Esperto
bot-expert-help = Programma bene e sbaglia di rado.
bot-master = Maestro
bot-master-help = Il migliore della casa; impiega fino a due secondi per una mossa.
seat-level = computer, { $level }

## Un suggerimento

hint = Suggerimento
hint-thinking = La casa ci sta pensando …
hint-title = La casa suggerisce
# $win: una percentuale; $points: un punteggio
hint-gain = Da aspettarsi: { $win } di vittoria, punteggio finale { $points }.
hint-noted = Resta scritto nella registrazione.
hint-take = Prepara
hint-take-about = Fa tutta la mossa tranne l’ultimo tocco
hint-close = Chiudi il suggerimento
log-hint = { $name } ha chiesto un suggerimento.
help-key-hint = chiede alla casa che cosa giocherebbe; resta scritto nella registrazione
hint-stale = La posizione è cambiata. Chiedi di nuovo, se vuoi.

## La via all’analisi

study-open = Analizza
study-menu = Analisi della partita
study-origin = La partita da cui questa continua
study-missing = L’analisi non si è potuta caricare. Controlla il collegamento e riprova.
level-rating = Punteggio { $rating }
