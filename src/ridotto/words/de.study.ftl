### Die Analyse einer beendeten Partie.

study-title = Analyse
study-close = Analyse schließen
study-about = Wie man die Analyse liest

## Bis sie da ist

study-intro = Das Haus geht diese Partie noch einmal durch. Es betrachtet jede Entscheidung so, wie sie sich dem Spieler zeigte, probiert aus, was sonst möglich war, und vergleicht es mit dem, was gespielt wurde.
study-start = Analyse beginnen
# $before: wie viele andere zuerst drankommen; 0: sie beginnt jeden Moment
study-queued = { $before ->
    [0] Die Analyse beginnt gleich.
    [one] Eine andere Analyse kommt zuerst dran. Diese folgt von selbst.
   *[other] { $before } andere Analysen kommen zuerst dran. Diese folgt von selbst.
}
study-running = Das Haus geht die Partie durch …
# $done, $all: Anzahlen von Entscheidungen
study-progress = { $done } von { $all } Entscheidungen
study-stays = Du kannst die Seite inzwischen verlassen: Die Analyse bleibt bei der Partie.
study-cancel = Abbrechen
study-failed = Die Analyse ist abgebrochen. Versuch es noch einmal; wenn das wieder geschieht, sichere die Aufzeichnung und rufe damit „ridotto analyse“ auf.
study-again = Noch einmal versuchen
study-none = In dieser Partie hatte niemand etwas zu entscheiden.

## Die Kurven und die Schritte

study-chart-win = Siegchance
study-chart-score = Punktestand
study-walk = Entscheidungen der Partie
study-at = Entscheidung { $number } von { $count }
study-count = { $number } von { $count }
study-earlier = Vorige Entscheidung
study-later = Nächste Entscheidung
study-marked-earlier = Vorige markierte Entscheidung
study-marked-later = Nächste markierte Entscheidung
study-to-board = Tisch
study-to-panel = Analyse
# Die Zeile im Kopf, während jemand eine Analyse ansieht
study-turn = Analyse: Entscheidung { $number } von { $count }
# Statt dessen, wonach der Tisch fragen würde
study-table-before = { $name } entscheidet (Entscheidung { $number }).
study-table-after = Nach Entscheidung { $number } von { $name }.
study-turn-waiting = Analyse
# $name: wer auf einem Platz spielt; $win: ein Prozentsatz
study-share = { $name } { $win }

## Eine Entscheidung

study-tabs = Teile der Analyse
study-tab-move = Zug
study-tab-list = Entscheidungen
study-tab-turns = Wendepunkte
study-tab-seats = Spieler
study-mark-inaccuracy = Ungenauigkeit
study-mark-mistake = Fehler
study-mark-blunder = Grober Fehler
# Über einer Anzahl solcher Entscheidungen
study-marks-inaccuracy = { $count ->
    [one] Ungenauigkeit
   *[other] Ungenauigkeiten
}
study-marks-mistake = { $count ->
    [one] Fehler
   *[other] Fehler
}
study-marks-blunder = { $count ->
    [one] Grober Fehler
   *[other] Grobe Fehler
}
study-mark-best = Bester Zug
study-mark-good = Guter Zug
study-mark-forced = Keine Wahl
study-forced = Hier war nur ein Zug möglich.
study-lost = Kostet { $win } Siegchance und gegenüber dem besten Gegner { $points }
study-lost-win = Kostet { $win } Siegchance
study-lost-nothing = Kostet nichts
study-choices = { $choices ->
    [one] { $choices } Zug war möglich
   *[other] { $choices } Züge waren möglich
}
study-candidates = Was das Haus erwogen hat
study-played = gespielt
study-best = am besten
# $win: ein Prozentsatz; $score: ein zu erwartender Endstand
study-expected = { $win } Siegchance, Endstand { $score } zu erwarten
# Of a move that the search hardly looked at
study-dismissed = früh verworfen
# $win: ein Prozentsatz, ungenau
study-about-so = ≈ { $win }
study-rough = ≈ Seltener erprobt als der beste und der gespielte Zug. Kleine Unterschiede besagen nichts.
study-point = Auf dem Tisch zeigen
# Followed by what the outlines mean
study-legend = Auf dem Tisch:
study-legend-best = bester Zug
study-legend-played = gespielt
study-legend-other = auch erwogen
study-before = Vor dem Zug
study-after = Nach dem Zug
study-not-kept = Der Tisch kann diesen Augenblick nicht zeigen, weil so frühe Stellungen nicht mehr aufgehoben sind. Alles andere ist da.
study-marked-only = Nur markierte Entscheidungen
study-marked-none = In dieser Partie ist keine Entscheidung markiert.

## Wendepunkte und Spieler

study-turns-none = Diese Partie hatte keinen Wendepunkt: Keine einzelne Entscheidung hat viel gekostet.
# $deed: ein Zug wie „Münze 1 auf E5 zu spielen“; $gains: was er bringt
study-turn-instead = Stattdessen { $deed }{ $then } hätte gebracht: { $gains }.
study-turn-instead-nothing = Stattdessen { $deed }{ $then } hätte zunächst nichts gebracht, später aber mehr.
study-turn-next = , dann { $next }
study-turn-cost = Der Unterschied: { $win } der Siegchance.
study-turn-cost-points = Der Unterschied: { $win } der Siegchance und { $points } gegenüber dem besten Gegner.
# Der beste Zug wurde gespielt und entschied doch viel; $win: ein Prozentsatz
study-turn-swing = Besseres war nicht möglich. Der Zug verschob die Siegchancen um { $win }.
study-turn-show = Entscheidung { $number } zeigen
study-accuracy = Genauigkeit
study-own-loss = Verschenkt
study-gifts = Geschenke anderer
study-luck = Glück
study-skill = Können
study-luck-about = Was Glück und Können heißen

## Wie man sie liest

study-help-win-title = Siegchance
study-help-win = An jeder Stelle schätzt das Haus, wie wahrscheinlich jeder gewinnt, wenn alle gut weiterspielen. Es weiß nur, was sehen konnte, wer entscheidet, und verteilt das Übrige viele Male. Ein geteilter Sieg zählt als Anteil. Von einer Entscheidung zur nächsten ändert sie sich nicht nur durch Züge: Wer als Nächstes entscheidet, hält andere Karten und sieht anderes, und neue Karten kommen ans Licht. Vergleiche deshalb die Züge einer Entscheidung miteinander und nicht mit der Kurve davor.
study-help-cost-title = Was ein Zug kostet
study-help-cost = Unter jedem Zug stehen die Siegchance und der Endstand, mit denen rechnen konnte, wer am Zug war. Die Kosten vergleichen den gespielten Zug mit dem besten: wie viel Siegchance er verschenkt hat und wie viel Vorsprung auf den besten Gegner. Das kann mehr sein als der Unterschied zwischen den beiden Endständen, denn ein Zug kann auch Gegnern helfen. Diese beiden Züge werden gleich oft erprobt. Die Zahlen der anderen sind grob (≈), sodass einer sogar besser aussehen kann als der beste. Ein Unterschied im Bereich des Zweifels besagt nichts und kostet nichts.
study-help-table-title = Auf dem Tisch
study-help-table = Der beste Zug ist durchgezogen umrandet und trägt einen Stern, der gespielte gestrichelt mit einem Ring: die Karten, die er aufnimmt, die Felder, auf die gespielt wird, und wo Schiffe, Figuren und Würfel zu stehen kommen. Ein Druck auf einen Zug der Liste zeigt ihn allein, gepunktet und mit seiner Nummer. Ein zweiter Druck holt die ersten beiden zurück.
study-help-marks-title = Marken
study-help-marks = Markiert ist eine Entscheidung, wenn der beste Zug deutlich besser gewesen wäre: ?! für eine Ungenauigkeit, ? für einen Fehler, ?? für einen groben Fehler. Was im Bereich des Zweifels liegt, ist nicht markiert. Auch ein markierter Zug kann vernünftig ausgesehen haben: Das Haus rechnet mehr als Menschen.
study-help-accuracy-title = Genauigkeit
study-help-accuracy = 100 heißt, dass jede Entscheidung so gut war wie die beste; je mehr verloren ging, desto niedriger ist sie. Bei vielen Plätzen und kleinen Schritten liegen die meisten Unterschiede im Bereich des Zweifels, sodass hier auch sorglose Züge nichts kosten können.
study-help-luck-title = Glück und Können
study-help-luck = Jeder beginnt mit einer Siegchance und endet mit dem Ergebnis. Können ist der Teil des Weges dazwischen, der aus Entscheidungen kam: was Fehler der anderen geschenkt haben, weniger das, was eigene Züge verschenkt haben. Glück ist alles Übrige: die Karten, ihre Reihenfolge und was niemand sehen konnte. All das ist über alle Entscheidungen der Partie zusammengezählt und kann deshalb mehr als 100 % sein.

## Weiterspielen

study-branch = Von hier aus weiterspielen
study-branch-title = Weiterspielen vor Entscheidung { $number }
study-branch-about = Eine neue Partie beginnt mit allem, was vor dieser Entscheidung war; der Zug selbst wird neu gemacht. Du nimmst einen Platz, Computer die anderen. Was verdeckt ist, liegt, wo es lag; nur spätere Ziehungen sind neu.
study-branch-seat = Dein Platz
study-branch-level = Die anderen spielen
study-branch-start = Weiterspielen
