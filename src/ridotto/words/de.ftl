### Wörter des Hauses: alles, was nicht zu einem einzelnen Spiel gehört.

brand = Ridotto
brand-line = ein Spielhaus für Brettspiele
close = Schließen
yes = Ja
no = Nein
connecting = Einen Augenblick …

# $points: eine Zahl
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## Eine Partie vorbereiten

new-title = Neues Spiel
new-game = Spiel
new-edition = Ausgabe
new-seats = Spielerzahl
new-seat = Platz { $letter }
new-seat-name = Name auf Platz { $letter }
new-seat-kind = Wer auf Platz { $letter } spielt
new-seat-bot = Wie der Computer auf Platz { $letter } spielt
kind-human = Mensch
kind-computer = Computer
kind-open = Freund per Link
# Wofür ein leeres Namensfeld steht
new-name-single = Gast
new-name-human = Gast { $number }
new-hot-seat = Ihr teilt euch diesen Bildschirm. Ein Vorhang verdeckt jede Hand, während ihr das Gerät weitergebt.
new-only-computers = Nur Computer spielen; du siehst ihnen zu.
new-seat-open = wem du den Link schickst
new-friends = Zuerst öffnet sich ein Tisch. Du schickst deinen Freunden den Link, und sie nehmen an ihren eigenen Geräten Platz.
new-listed = Den Tisch auch allen anderen auf diesem Server zeigen
new-open = Tisch eröffnen
new-house-rules = Hausregeln
new-house-rules-help = Wo man die Regeln verschieden lesen kann, entscheidest du. Eingestellt ist das Übliche.
new-house-rules-changed = { $count ->
    [one] { $count } geändert
   *[other] { $count } geändert
}
new-house-rules-reset = Zurück zu den üblichen Regeln
new-usual = üblich
new-start = Spiel beginnen
new-starting = Der Tisch wird gedeckt …
new-preparing = Das Haus bereitet die Regeln noch vor. Beim ersten Start dauert das zwei bis drei Minuten; die Namen kannst du schon eintragen.
new-no-games = Auf diesem Server ist kein Spiel installiert. Installiere eines und starte den Server neu.

going-on = Deine Partie läuft: { $game }, { $names }
going-on-go = Weiterspielen
running-title = Deine Spiele
running-open = fortsetzen
running-over = beendet
# $moment: wann die andere Partie begann
running-from = Weitergespielt ab Entscheidung { $number } der Partie vom { $moment }
running-from-gone = Weitergespielt ab Entscheidung { $number } einer anderen Partie
running-more = { $count ->
    [one] { $count } weiteres zeigen
   *[other] { $count } weitere zeigen
}

## Ein Tisch, der auf Freunde wartet

open-title = Offene Tische
open-free = { $free ->
    [one] { $free } Platz frei
   *[other] { $free } Plätze frei
}
open-yours = dein Tisch
table-title = Ein Tisch: { $game }
table-waiting = { $free ->
    [one] Ein Platz ist noch frei.
   *[other] { $free } Plätze sind noch frei.
}
table-full = Alle Plätze sind besetzt. Gleich beginnt das Spiel.
table-freed = Dein Platz wurde freigemacht. Nimm wieder einen, oder schau zu.
table-full-watch = Alle Plätze sind besetzt. Du schaust zu, sobald das Spiel beginnt.
table-full-host = Alle Plätze sind besetzt. Das Spiel kann beginnen!
table-closed = Dieser Tisch wurde geschlossen.
table-name = Dein Name
table-name-more = Name einer weiteren Person an diesem Gerät
table-free = Frei
table-free-help = Platz { $letter }
table-you = du
table-here = ist da
table-away = ist nicht da
table-sit = Hier sitzen
table-sit-at = An Platz { $letter } sitzen
table-sit-too = Noch jemand an diesem Gerät
table-move = Hierher wechseln
table-leave = Aufstehen
table-clear = Platz frei machen
table-clear-at = Platz { $letter } frei machen
table-computer-at = An Platz { $letter } den Computer spielen lassen
table-close = Tisch schließen
table-invite = Freunde einladen
table-invite-help = Wer diesen Link öffnet, kann Platz nehmen oder zuschauen. Niemand braucht ein Konto.
table-local = Diese Adresse kennt nur dieses Gerät. Öffne das Haus über seine Adresse in deinem Netz und lade von dort ein; dazu muss es dort erreichbar sein (ridotto serve --host 0.0.0.0).
table-link = Link zu diesem Tisch
table-copy = Kopieren
table-copied = Der Link ist kopiert.
table-share = Teilen …
table-qr = Als Code für die Kamera zeigen
table-qr-label = Der Link als QR-Code

bot-random = Zufällig
bot-random-help = Macht irgendeinen Zug. Gut, um die Regeln kennenzulernen.
bot-greedy = Gierig
bot-greedy-help = Nimmt immer, was sofort am meisten bringt.

## Wer am Zug ist

turn-yours = Du bist am Zug
# Mehrere teilen sich den Bildschirm
turn-yours-named = Du bist am Zug, { $name }
# $what: was erwartet wird, als Aufforderung: „Wähle eine Karte“
turn-yours-to = Du bist am Zug: { $what }
turn-thinking = { $count ->
    [one] { $names } überlegt …
   *[other] { $names } überlegen …
}
turn-waiting = Warten auf { $names }
# $what: a sentence about whose turn it is
turn-watching = Du schaust zu. { $what }
turn-nobody = Einen Augenblick …
turn-replay = Es geht weiter …
turn-earlier = Eine frühere Stellung
turn-over = Das Spiel ist zu Ende
turn-won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
} mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
# $score: was der Sieger hat, in einem Spiel ohne Punkte
turn-won-score = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}: { $score }

scores = Punktestand
score = { $name }: { $points }
score-acting = { $name }: { $points }, am Zug

match-heading = { $game } mit { $names }
match-table = Tisch
take-back = Zurücknehmen
skip = Überspringen
connection-lost = Keine Verbindung. Neuer Versuch …

## Das Gerät weitergeben

curtain-hand = Gib das Gerät an { $name }
curtain-help = Niemand anderes soll jetzt auf den Bildschirm sehen.
curtain-open = Ich bin { $name }
curtain-undo = { $name } nimmt die letzte Wahl zurück
curtain-wait = Die Computer beginnen.

## Verlauf und Zeitleiste

log-title = Verlauf
log-empty = Noch ist nichts geschehen.
log-visit = Diese Stellung ansehen
time-title = Zeitleiste
time-earlier = Einen Schritt zurück
time-later = Einen Schritt vor
time-now = Jetzt
time-position = Stellung { $position } von { $count }

## Menü

menu-title = Menü
menu-result = Ergebnis
menu-help = Regeln und Tasten
menu-settings = Einstellungen
menu-record = Aufzeichnung sichern
# $hash: the first digits of the hash that proves afterwards that nobody chose the cards
menu-chance = Zufall dieser Partie: { $hash }
menu-new = Neues Spiel

## Ergebnis

result-rank = { $rank }.
result-breakdown = Woher die Punkte kamen
result-account = Was alle gesammelt haben
result-region = Gebiet
result-sum = Summe
result-rematch = Noch einmal spielen
result-join = Zur Revanche
result-board = Den Tisch ansehen

## Einstellungen

settings-title = Einstellungen
settings-language = Sprache
settings-theme = Farben
settings-theme-system = Wie das Gerät
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-pace = Tempo der anderen Züge
settings-pace-slow = Langsam
settings-pace-normal = Normal
settings-pace-fast = Schnell
settings-pace-instant = Sofort
settings-confirm = Züge bestätigen
settings-confirm-help = Der erste Druck zeigt, was ein Zug bringt, der zweite führt ihn aus.
settings-keys = Buchstabentasten
settings-keys-help = Einzelne Buchstaben wirken als Tasten. Schalte das ab, wenn du diktierst.
settings-forced = Erzwungene Züge von selbst
settings-forced-help = Ist nur ein Zug möglich, macht die Seite ihn nach einem Augenblick für dich.
settings-note = Dieser Browser merkt sich deine Einstellungen.

## Hilfe

help-title = { $game }: Regeln und Tasten
help-contents = Kapitel
help-keys = Tasten
help-keys-off = Die Buchstabentasten sind in den Einstellungen abgeschaltet.
help-key-walk = weiter zur nächsten Karte, zum nächsten Feld oder Knopf; Eingabe oder Leertaste drückt ihn
help-key-arrows = zur Karte oder zum Feld daneben, auch wo jetzt nichts zu drücken ist
help-key-escape = schließt, was offen ist, oder legt eine Karte zurück
help-key-skip = zeigt die Züge der anderen sofort
help-key-undo = nimmt deinen letzten Schritt zurück
help-key-log = öffnet und schließt den Verlauf
help-key-menu = öffnet das Menü
help-key-help = öffnet diese Hilfe
help-key-earlier = eine Stellung zurück
help-key-later = eine Stellung vor

## Fehler: was, wo, was zu tun ist

error-offline = Der Server antwortet nicht. Prüfe, ob er läuft und ob du verbunden bist, und versuche es noch einmal.
error-server = Der Server konnte das nicht ausführen (Status { $status }). Versuche es noch einmal und starte den Server neu, wenn es wieder geschieht.
error-unexpected = Auf dieser Seite ist etwas schiefgegangen. Lade sie neu und versuche es noch einmal.
error-no-match = Unter dieser Adresse gibt es kein Spiel. Prüfe die Adresse oder beginne ein neues Spiel.
error-unknown-game = Diese Seite kennt das Spiel „{ $game }“ nicht. Lade sie neu, um ihre neueste Fassung zu bekommen.
error-page-missing = Ein Teil der Seite konnte nicht geladen werden. Prüfe die Verbindung und lade die Seite neu.
error-lost = Dein Zug wurde nicht gesendet, weil die Verbindung fehlt. Mache ihn noch einmal, sobald du verbunden bist.
error-malformed = Der Server hat diese Seite nicht verstanden. Lade sie neu und versuche es noch einmal.
error-too-large = Die Nachricht an den Server war zu lang. Lade die Seite neu und versuche es noch einmal.
error-stale = Jemand war schneller, darum wurde dein Zug nicht ausgeführt. Sieh dir die neue Stellung an und wähle noch einmal.
error-illegal = Dieser Zug ist hier nicht erlaubt. Wähle einen der markierten.
error-not-yours = Dieser Platz gehört zu einem anderen Browser. Du kannst nur für deine eigenen Plätze ziehen.
error-over = Das Spiel ist zu Ende; es sind keine Züge mehr möglich.
error-too-fast = Das waren zu viele Nachrichten auf einmal. Warte einen Augenblick und versuche es noch einmal.
error-unavailable = Dein Zug konnte nicht gespeichert werden und gilt nicht. Versuche es noch einmal; wenn es wieder vorkommt, ist vielleicht der Speicher des Servers voll.
error-paused = Das Spiel macht Pause, darum ist nichts geschehen. Lass es zuerst weitergehen.
error-not-now = Das kann jetzt nicht gefragt oder beantwortet werden. Sieh dir die neueste Stellung an und versuche es noch einmal.

## The `?` of the parts of a table

explain = Erklärungen
explain-part = Erklärung: { $part }
explain-hint = Tippe an, was erklärt werden soll.
explain-more = Siehe auch
