### Che cosa si conviene prima di giocare.

## I patti nel modulo di una nuova partita

new-terms = Orologio e patti
new-terms-clock = Orologio
new-terms-clock-help = Chi non ha più tempo non ha perso: il computer può continuare. Ciò che sta dopo il più si aggiunge a ogni mossa. I computer non hanno orologio.
new-terms-own-move = Altro tempo a mossa …
new-terms-own-game = Altro tempo per la partita …
new-terms-minutes = Minuti
new-terms-seconds = Secondi
new-terms-increment = Secondi in più a ogni mossa
new-terms-away = Chi gioca per chi è assente
new-terms-away-vote = Gli altri votano
new-terms-away-computer = Il computer, da solo
new-terms-away-help = Con un voto gioca il computer se lo vuole più della metà degli altri. Il proprio posto si riprende in ogni momento.
new-terms-open = Dopo la fine tutti possono vedere tutto

## I patti in una riga

terms-none = senza orologio
terms-move = { $time } a mossa
terms-game = { $time } a partita
terms-game-more = { $time } + { $more } a partita
terms-vote = chi manca: voto
terms-computer = chi manca: computer
terms-open = alla fine si vede tutto
terms-closed = il coperto resta coperto
