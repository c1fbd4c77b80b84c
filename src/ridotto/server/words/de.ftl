# Was der Server antwortet, wenn er nicht tun kann, was eine Seite verlangt.
server-no-match = Hier gibt es keine Partie „{ $match }“. Prüfe ihre Adresse oder beginne eine neue.
server-not-ready = Die Regeln werden noch zum ersten Mal vorbereitet. Versuche es in ein paar Sekunden wieder.
server-no-seat = Nur wer einen Platz in einer Partie hat, kann eine Revanche verlangen. Beginne stattdessen eine neue Partie.
server-not-over = Dieses Spiel ist noch nicht zu Ende, und seine Aufzeichnung würde verraten, was verdeckt liegt. Frage danach noch einmal.
server-too-many-matches = Von hier wurden zu viele Partien begonnen. Warte eine Minute und beginne dann die nächste.
server-too-many-browsers = Diese Partie sehen schon zu viele Browser an. Versuche es später wieder.
server-other-rules = Diese Partie lässt sich mit den hier installierten Regeln nicht öffnen: { $reason }
server-not-saved = Die Partie konnte nicht in { $file } gespeichert werden ({ $reason }). Gib dem Server einen beschreibbaren Datenträger mit freiem Platz und versuche es wieder.
server-not-read = Die Partien konnten nicht aus { $file } gelesen werden ({ $reason }). Prüfe den Datenträger des Servers und versuche es wieder.
server-elsewhere = Das darf nur die Seite dieses Servers verlangen. Öffne die Seite und versuche es dort.
