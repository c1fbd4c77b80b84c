### Was vor dem Spiel abgemacht wird.

## Abmachungen im Formular eines neuen Spiels

new-terms = Uhr und Abmachungen
new-terms-clock = Uhr
new-terms-clock-help = Wer keine Zeit mehr hat, hat nicht verloren: Der Computer kann weiterspielen. Computer haben keine Uhr.
new-terms-away = Wer für jemanden spielt, der fort ist
new-terms-away-vote = Die anderen stimmen über den Computer ab
new-terms-away-computer = Der Computer, von selbst
new-terms-away-help = Den eigenen Platz bekommt man jederzeit zurück.
new-terms-open = Nach dem Ende dürfen alle alles sehen

## Abmachungen in einer Zeile

terms-none = ohne Uhr
terms-move = { $time } für jeden Zug
terms-game = { $time } für das ganze Spiel
terms-game-more = { $time } für das ganze Spiel und { $more } mehr mit jedem Zug
terms-vote = ist jemand fort, stimmen die anderen ab
terms-computer = ist jemand fort, spielt der Computer
terms-open = nach dem Ende wird alles gezeigt
terms-closed = Verdecktes bleibt verdeckt
