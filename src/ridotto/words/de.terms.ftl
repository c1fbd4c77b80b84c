### Was vor dem Spiel abgemacht wird.

## Abmachungen im Formular eines neuen Spiels

new-terms = Uhr und Abmachungen
new-terms-clock = Uhr
new-terms-clock-help = Wer keine Zeit mehr hat, hat nicht verloren: Der Computer kann weiterspielen. Was nach dem Plus steht, kommt mit jedem Zug dazu. Computer haben keine Uhr.
new-terms-own-move = Eigene Zeit je Zug …
new-terms-own-game = Eigene Zeit fürs ganze Spiel …
new-terms-minutes = Minuten
new-terms-seconds = Sekunden
new-terms-increment = Sekunden mehr mit jedem Zug
new-terms-away = Wer für jemanden spielt, der fort ist
new-terms-away-vote = Die anderen stimmen ab
new-terms-away-computer = Der Computer, von selbst
new-terms-away-help = Bei einer Abstimmung spielt der Computer, wenn mehr als die Hälfte der anderen es will. Den eigenen Platz bekommt man jederzeit zurück.
new-terms-open = Nach dem Ende dürfen alle alles sehen

## Abmachungen in einer Zeile

terms-none = ohne Uhr
terms-move = { $time } je Zug
terms-game = { $time } fürs Spiel
terms-game-more = { $time } + { $more } fürs Spiel
terms-vote = wer fehlt: Abstimmung
terms-computer = wer fehlt: Computer
terms-open = am Ende alles offen
terms-closed = Verdecktes bleibt verdeckt
