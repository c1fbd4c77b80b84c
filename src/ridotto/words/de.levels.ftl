### Wie gut die Computer spielen, und was sie sagen, wenn man sie fragt.

## Spielstärken, die schwächste zuerst

bot-beginner = Anfänger
bot-beginner-help = Lernt noch: nimmt die nächsten Punkte und übersieht viel.
bot-novice = Lehrling
bot-novice-help = Weiß, was Punkte bringt, und plant wenig.
bot-casual = Hobbyspieler
bot-casual-help = Gute Gesellschaft für einen Abend; irrt sich ab und zu.
bot-skilled = Könner
bot-skilled-help = Denkt voraus und nutzt deine Fehler.
bot-expert = Experte
bot-expert-help = Plant gut und irrt sich selten.
bot-master = Meister
bot-master-help = Der Beste des Hauses; braucht bis zu zwei Sekunden für einen Zug.
seat-level = Computer, { $level }

## Ein Tipp

hint = Tipp
hint-thinking = Das Haus denkt darüber nach …
hint-title = Das Haus schlägt vor
# $win: ein Prozentsatz; $points: ein Punktestand
hint-gain = Zu erwarten: { $win } Siegchance, Endstand { $points }.
hint-noted = Das steht dann in der Aufzeichnung.
hint-take = Bereitlegen
hint-take-about = Macht den Zug bis auf den letzten Druck
hint-close = Tipp schließen
log-hint = { $name } hat um einen Tipp gebeten.
help-key-hint = fragt das Haus, was es spielen würde; das steht dann in der Aufzeichnung
hint-stale = Die Stellung hat sich geändert. Frag noch einmal, wenn du magst.

## Der Weg zur Analyse

study-open = Analysieren
study-menu = Analyse der Partie
study-origin = Die Partie, von der diese ausgeht
study-missing = Die Analyse konnte nicht geladen werden. Prüfe die Verbindung und versuch es noch einmal.
level-rating = Wertung { $rating }
