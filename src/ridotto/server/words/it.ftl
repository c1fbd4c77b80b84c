# Che cosa risponde il server quando non può fare ciò che una pagina chiede.
server-no-match = Qui non c'è nessuna partita «{ $match }». Controlla l'indirizzo o iniziane una nuova.
server-not-ready = Le regole vengono ancora preparate per la prima volta. Riprova fra qualche secondo.
server-no-seat = Solo chi ha un posto in una partita può chiedere la rivincita. Inizia invece una nuova partita.
server-not-over = Questa partita non è ancora finita e la sua registrazione rivelerebbe ciò che è coperto. Chiedila di nuovo dopo la fine.
server-too-many-matches = Da qui sono state iniziate troppe partite. Aspetta un minuto, poi inizia la prossima.
server-too-many-browsers = Troppi browser guardano già questa partita. Riprova più tardi.
server-other-rules = Questa partita non si può aprire con le regole installate qui: { $reason }
server-not-saved = Non è stato possibile salvare la partita in { $file } ({ $reason }). Dai al server un disco scrivibile con spazio libero, poi riprova.
server-not-read = Non è stato possibile leggere le partite da { $file } ({ $reason }). Controlla il disco del server, poi riprova.
server-elsewhere = Solo la pagina di questo server può chiederlo. Apri la pagina e prova da lì.
