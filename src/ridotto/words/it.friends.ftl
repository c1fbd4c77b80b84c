### Un tavolo per amici: che cosa è convenuto, che cosa ci si dice e che cosa si fa dopo.

## Chat

chat-title = Chat
chat-new = { $count ->
    [one] Chat, { $count } messaggio nuovo
   *[other] Chat, { $count } messaggi nuovi
}
chat-tabs = Accanto al tavolo
chat-messages = Che cosa è stato detto
chat-empty = Nessuno ha ancora detto niente.
chat-hidden = Ciò che dice chi è in silenzio non si vede.
chat-text = Il tuo messaggio
# Più persone usano lo schermo
chat-text-named = Messaggio di { $name }
chat-send = Invia
chat-reactions = Detto in fretta
chat-watching = Può scrivere solo chi siede al tavolo.
chat-curtain = Siediti davanti allo schermo per scrivere.
chat-lost = Il messaggio non è stato inviato perché manca la connessione. Invialo di nuovo appena c’è.
chat-mute = Silenzia
chat-mute-count = { $count ->
    [one] { $count } in silenzio
   *[other] { $count } in silenzio
}
chat-mute-all = Silenzia tutti
chat-mute-seat = Silenzia { $name }
chat-silent = Tutti sono in silenzio. A nessun tavolo vedi quello che scrivono.
chat-says = { $name }: { $text }
react-hello = Ciao!
react-thanks = Grazie!
react-well-played = Ben giocato!
react-wow = Però!
react-oops = Ops!
react-sorry = Scusa!
react-hurry = Sbrigati!
react-good-game = Bella partita!

## Spostare un posto su un altro dispositivo

pass-menu = Continua con un altro dispositivo
pass-title = Continua con un altro dispositivo
pass-help = Apri questo link, o fotografa il codice, con l’altro dispositivo. Il posto di { $name } passa là e lascia questo dispositivo.
pass-lasts = { $minutes ->
    [one] Il link vale una volta sola, per un minuto. Non mostrarlo a nessun altro.
   *[other] Il link vale una volta sola, per { $minutes } minuti. Non mostrarlo a nessun altro.
}
pass-which = Quale posto passa a un altro dispositivo?
pass-again = Crea un nuovo link
pass-link = Link che sposta il posto
pass-local = Questo indirizzo lo conosce solo questo dispositivo. Apri prima la partita con l’indirizzo della casa nella tua rete; deve essere raggiungibile lì (ridotto serve --host 0.0.0.0).
pass-wait = Il link è in preparazione …
pass-gone = { $name } continua con un altro dispositivo.
pass-take = Porta il posto di { $name } su questo dispositivo
pass-take-unnamed = Porta il posto su questo dispositivo
pass-take-help = Il posto lascia il dispositivo da cui viene il link, e la partita continua qui.

## Guardare con gli occhi degli altri

eyes-menu = Guarda con gli occhi degli altri
eyes-seat = Con gli occhi di
eyes-public = chi assiste
eyes-close = Torna alla propria vista
eyes-loading = Arriva tutta la partita …
eyes-lost = La partita non si può caricare perché manca la connessione. Riprova appena c’è.

## Una partita che si può solo leggere

past-title = Una partita che si può solo leggere
past-why = Questa partita segue regole o componenti che qui non sono installati, oppure la sua cronaca è stata modificata dall’esterno. Resta com’era; chi gestisce questo server trova la causa qui sotto.
past-entries = Che cosa è stato giocato
past-empty = Non è stato giocato niente.
past-hidden = coperto
past-chance = Caso
past-undo = ritira
past-again = Nuova partita con questi posti
