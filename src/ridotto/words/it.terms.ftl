### Che cosa si conviene prima di giocare.

## I patti nel modulo di una nuova partita

new-terms = Orologio e patti
new-terms-clock = Orologio
new-terms-clock-help = Chi non ha più tempo non ha perso: il computer può continuare. I computer non hanno orologio.
new-terms-away = Chi gioca per chi è assente
new-terms-away-vote = Gli altri votano sul computer
new-terms-away-computer = Il computer, da solo
new-terms-away-help = Il proprio posto si riprende in ogni momento.
new-terms-open = Dopo la fine tutti possono vedere tutto

## I patti in una riga

terms-none = senza orologio
terms-move = { $time } per ogni mossa
terms-game = { $time } per tutta la partita
terms-game-more = { $time } per tutta la partita e { $more } in più a ogni mossa
terms-vote = se qualcuno è assente gli altri votano
terms-computer = se qualcuno è assente gioca il computer
terms-open = dopo la fine si mostra tutto
terms-closed = ciò che era coperto resta coperto
