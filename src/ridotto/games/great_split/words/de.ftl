### The Great Split: Namen, Sätze des Protokolls, Regelhilfe, Regelschalter.

gs-title = The Great Split
gs-about = Teile deine Schätze, überlass eine Hälfte der Person neben dir und mach das Beste aus dem, was zurückkommt: ein Spiel vom Teilen und Wählen für 2 bis 7 Personen, bei dem alle gleichzeitig spielen.

## Ausgaben

gs-edition-standard = Standardspiel
gs-edition-standard-help = Das ganze Spiel mit 71 Karten und sieben Charakteren. Angaben, die nicht öffentlich bekannt sind, sind nachgebildet; welche das sind, steht in der Regelhilfe.

## Leisten und Symbole

# $track: eine der elf Leisten
gs-track = { $track ->
    [tomes] Bücher
    [artwork] Büsten
    [topaz] Topas
    [emerald] Smaragd
    [gold] Gold
    [tomes-seal] Büchersiegel
    [artwork-seal] Büstensiegel
    [topaz-seal] Topassiegel
    [emerald-seal] Smaragdsiegel
    [gold-seal] Goldsiegel
   *[prestige] Prestige
}
gs-on-track = { $track ->
    [tomes] auf der Bücherleiste
    [artwork] auf der Büstenleiste
    [topaz] auf der Topasleiste
    [emerald] auf der Smaragdleiste
    [gold] auf der Goldleiste
    [tomes-seal] auf der Leiste der Büchersiegel
    [artwork-seal] auf der Leiste der Büstensiegel
    [topaz-seal] auf der Leiste der Topassiegel
    [emerald-seal] auf der Leiste der Smaragdsiegel
    [gold-seal] auf der Leiste der Goldsiegel
   *[prestige] auf der Prestigeleiste
}
# Ebenso für das Gut, das ein Symbol einer Siegelleiste bewegt
gs-on-resource = { $resource ->
    [tomes] auf der Bücherleiste
    [artwork] auf der Büstenleiste
    [topaz] auf der Topasleiste
    [emerald] auf der Smaragdleiste
   *[gold] auf der Goldleiste
}
# Symbole einer Karte: „3 Bücher“
gs-icons = { $icon ->
    [tomes] { $count ->
        [one] { $count } Buch
       *[other] { $count } Bücher
    }
    [artwork] { $count ->
        [one] { $count } Büste
       *[other] { $count } Büsten
    }
    [topaz] { $count ->
        [one] { $count } Topas
       *[other] { $count } Topase
    }
    [emerald] { $count ->
        [one] { $count } Smaragd
       *[other] { $count } Smaragde
    }
    [gold] { $count } Gold
   *[prestige] { $count } Prestige
}
gs-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## Karten

# $tracks: die Arten, zu denen das Siegel passt: „Bücher oder Büsten“
gs-card-seal = { $count ->
    [one] { $count } Siegel
   *[other] { $count } Siegel
} ({ $tracks })
gs-card-wild = { $count ->
    [one] { $count } Jokersiegel
   *[other] { $count } Jokersiegel
}
gs-seals-any = beliebige Art
# $level: I, II oder III
gs-level = Stufe { $level }

## Charaktere

gs-character-C1 = die Bibliothekarin
gs-character-C2 = der Bildhauer
gs-character-C3 = die Juwelierin
gs-character-C4 = der Edelsteinschleifer
gs-character-C5 = der Bankier
gs-character-C6 = die Kunsthändlerin
gs-character-C7 = die Abenteurerin
# $start: Symbole, $contracts: Arten
gs-character-help = Startschritte: { $start }. Auftragssymbole: { $contracts }.

## Wertungsplättchen, Markt, Hälften

gs-token-tomes = Bücherwertung
gs-token-artwork = Büstenwertung
gs-token-gems = Juwelenwertung
gs-token-none = leer
# $tokens: die zwei Plättchen
gs-line = Wertungslinie nach Runde { $round }: { $tokens }
gs-tile = Marktplättchen { $value }
# $need: Zahl der Büstenleiste
gs-tier = { gs-points } ab Büsten { $need }
gs-half-first = erste Hälfte
gs-half-second = zweite Hälfte
gs-half-empty = nichts

## Felder: die Namen, die ein Screenreader vorliest

gs-space-number = Zahl { $number }
gs-space-banner = Banner mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
gs-space-contract = Auftragssymbol
gs-space-arrow = Doppelpfeil
gs-space-star = Stern { $number }
gs-space-bonus = ein Schritt { gs-on-track }

## Gründe für Punkte, nach „erhält“ und für sich allein

gs-reason-card = { gs-points }
gs-reason-tomes = { gs-points } für Bücher (Feld { $space })
gs-reason-artwork = { gs-points } für Büsten (Zahl { $number }, Marktschieber auf { $slider })
gs-reason-gems = { gs-points } für Juwelen (Topas { $topaz }, Smaragd { $emerald })
gs-reason-contract = { gs-points } für den { $resource ->
    [tomes] Bücherauftrag
    [artwork] Büstenauftrag
    [topaz] Topasauftrag
    [emerald] Smaragdauftrag
   *[gold] Goldauftrag
} ({ $icons ->
    [one] ein Symbol
   *[other] { $icons } Symbole
} × { $stars ->
    [one] ein Stern
   *[other] { $stars } Sterne
})

## Ereignisse

gs-event-round = Runde { $number } beginnt: Karten der { $level }, Kartenlimit { $limit }.
gs-event-character = Charakter von { $name }: { $character }.
gs-event-wallets = Alle Umschläge gehen nach links.
gs-event-exchange = { $name } hat jetzt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} auf der Hand.
gs-event-bonus = Feld { $space } { gs-on-track } bringt { $name } einen Schritt { gs-on-resource }.
gs-event-double-arrow = Feld { $space } { gs-on-track } bringt { $name } einen Doppelpfeil.
gs-event-arrow-lost = Feld { $space } { gs-on-track } bringt { $name } einen Doppelpfeil, aber keine andere Leiste kann ihn nutzen.
gs-event-market = { $value ->
    [0] Das Marktplättchen der Runde { $number } zeigt eine 0: Der Marktschieber bleibt auf { $slider }.
   *[other] Das Marktplättchen der Runde { $number } bewegt den Marktschieber um { $value } auf { $slider }.
}
gs-event-line = Wertungslinie { $number } ist überschritten.
gs-event-blank = Das leere Plättchen bringt nichts.
gs-event-final = Die Schlusswertungen beginnen.
# $what: einer der Gründe oben
gs-event-score = { $name } erhält { $what }.
gs-event-over = Das Spiel ist aus.

## Züge und was sie brachten

gs-move-start = Das Spiel beginnt.
gs-move-undo = { $name } nimmt einen Schritt zurück.
gs-move-discard = { $name } wirft { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} ab
gs-move-divide = { $name } hat die Hand geteilt
gs-move-choose = { $name } hat eine Hälfte gewählt
gs-move-play = { $name } spielt { $card }
gs-move-turn = { $name } spielt eine Karte verdeckt
gs-move-splitter = { $name } nutzt die Trennkarte
gs-move-seal = { $name } nutzt ein Siegelsymbol
gs-move-arrow = { $name } nutzt einen Doppelpfeil
# Was vor den anderen nur der eigene Platz lesen darf
gs-move-own-discard = { $name } wirft ab: { $cards }
gs-move-own-split = { $name } teilt die Hand: { $first } | { $second }
gs-move-own-take = { $name } nimmt die { $half }
gs-move-own-turn = { $name } spielt { $card } verdeckt
gs-move-exchange = Die gewählten Hälften werden ausgetauscht.
gs-move-scoring = Wertung: { $outcome }.
gs-move-scored = { $name } { gs-points }
gs-move-plain = { $what }.
gs-move-outcome = { $what }: { $outcome }.

# Was ein Zug bringt, jedes in wenigen Wörtern
gs-gain-track = { gs-track } auf { $space }
gs-gain-points = { $points ->
    [one] { $points } Prestige
   *[other] { $points } Prestige
}
gs-gain-lost = { $count ->
    [one] ein Schritt verfällt
   *[other] { $count } Schritte verfallen
}
gs-gain-lost-track = { gs-gain-lost } ({ gs-track })
gs-gain-arrow = ein Doppelpfeil
gs-gain-arrow-lost = ein Doppelpfeil verfällt

## Worauf gewartet wird, nach „Du bist dran:“

gs-await-setup = einen Moment
gs-await-discard = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} abwerfen
gs-await-split = Hand teilen
gs-await-take = eine Hälfte des Umschlags wählen
# $count: Karten und Trennkarte zusammen
gs-await-resolve = Karten ausspielen (noch { $count })
# $tracks: die Arten, zu denen das Siegel passt
gs-await-seal = Leiste für { $count ->
    [one] das Siegelsymbol
   *[other] das nächste Siegelsymbol
} wählen ({ $tracks })
gs-await-arrow = Leiste für den Doppelpfeil wählen
gs-await-over = das Spiel ist aus

## Ergebnis

gs-breakdown-steps = Karten und Schritte
gs-breakdown-line = Wertungslinie { $number }
gs-breakdown-final-tomes = Schluss: Bücher
gs-breakdown-final-artwork = Schluss: Büsten
gs-breakdown-final-gems = Schluss: Juwelen
gs-breakdown-contract = Auftrag: { gs-track }

## Regelhilfe

gs-help-goal-title = Worum es geht
gs-help-goal-text =
    Du sammelst Bücher, Büsten, Topase, Smaragde und Gold und die Siegel, die dazugehören. Sechsmal teilst du deine Hand in zwei Hälften; wer links von dir sitzt, nimmt sich eine davon, und von rechts wirst du ebenso vor die Wahl gestellt. Mit dem, was du dann hast, bewegst du die Würfelchen auf deinem Tableau.

    Die Punkte heißen Prestige. Manche gibt es sofort, manche in Wertungen unterwegs, die meisten am Ende. Wer das meiste Prestige hat, gewinnt.

gs-help-round-title = Eine Runde
gs-help-round-text =
    Es gibt sechs Runden, und alle spielen gleichzeitig. Alle ziehen eine Karte und werfen bis auf das Kartenlimit ab. Alle teilen ihre Hand, und die Umschläge gehen nach links. Alle wählen eine Hälfte, die andere geht zurück. Alle spielen ihre Karten und die Trennkarte aus. Dann wird ein Marktplättchen aufgedeckt, vielleicht folgen Wertungen, und alle nehmen ihre Karten wieder auf die Hand.

    Wer schneller ist, hat nichts davon: Gezeigt wird eine Wahl erst, wenn alle gewählt haben, und deine Karten wirken nur auf deinem Tableau.

gs-help-deal-title = Austeilen und Kartenlimit
gs-help-deal-text =
    Du beginnst mit vier Karten der Stufe I. Zu Beginn jeder Runde ziehst du eine Karte, zu zweit zwei. Die Stufen der sechs Runden sind { $levels }.

    Das Kartenlimit beträgt der Reihe nach { $limits }. Hast du mehr, wirfst du beliebige Karten bis auf das Limit ab, auch die neue. Die Trennkarte zählt nicht mit. Hast du weniger, wird nichts aufgefüllt. Abgeworfene Karten kommen verdeckt aus dem Spiel.

gs-help-split-title = Teilen
gs-help-split-text =
    Ordne deine Hand, wie du willst, und steck die Trennkarte zwischen zwei Karten: So entstehen zwei Hälften. Sie dürfen verschieden groß sein, aber jede hat mindestens eine Karte. Hand und Trennkarte kommen in deinen Umschlag, und der Umschlag geht in jeder Runde nach links.

    Was darin ist, sieht außer dir nur, wer links von dir sitzt. Eine Hälfte kommt zu dir zurück, und du weißt nicht, welche: Am besten teilst du so, dass dir beide recht sind.

gs-help-choice-title = Wählen
gs-help-choice-text =
    Von rechts bekommst du einen Umschlag. Sieh dir beide Hälften an und behalte eine davon ganz. Die andere geht mit der Trennkarte zurück. Alle wählen gleichzeitig; du weißt also noch nicht, welche Hälfte deiner eigenen Karten zurückkommt.

    Deine Hand besteht nun aus der behaltenen und der zurückgekommenen Hälfte. Das Kartenlimit spielt dabei keine Rolle; es gilt wieder nach dem nächsten Austeilen.

    Zu zweit sitzt links und rechts dieselbe Person, und die beiden Umschläge kreuzen sich.

gs-help-resolution-title = Karten ausspielen
gs-help-resolution-text =
    Spiele alle Karten deiner Hand und die Trennkarte aus, eine nach der anderen, in beliebiger Reihenfolge. Jede wird mit allem, was sie auslöst, zu Ende gespielt, bevor die nächste folgt.

    Eine Karte lässt sich auf zwei Arten nutzen: offen mit allen ihren Symbolen oder verdeckt für einen Schritt auf der Gold- oder der Prestigeleiste. Offen gespielte Karten sehen alle; welche Karte du verdeckt spielst, bleibt dein Geheimnis.

    Nach der Runde kommen alle Karten zurück auf deine Hand.

gs-help-cards-title = Karten
gs-help-cards-text =
    Es gibt 71 Karten der Stufen I, II und III. Jedes Symbol ist ein Schritt. Bücher, Büsten, Topase, Smaragde und Gold bewegen das Würfelchen ihrer eigenen Leiste, Prestigesymbole das der Prestigeleiste, von links nach rechts, wie sie gedruckt sind.

    Ein Siegelsymbol bewegt ein Würfelchen auf einer der Siegelleisten, die es zeigt: zwei, drei oder, mit weißen Bändern, jede der fünf. Hat eine Karte zwei Siegelsymbole, entscheidest du bei jedem neu: dieselbe Leiste oder zwei verschiedene.

    Entweder werden alle Symbole genutzt, oder die ganze Karte wird verdeckt gespielt. Dazwischen gibt es nichts.

gs-help-splitter-title = Trennkarte
gs-help-splitter-text =
    Im Umschlag trennt die Trennkarte deine Hand, beim Ausspielen ist sie ein Joker: ein Schritt auf einer beliebigen der elf Leisten. Du musst sie in jeder Runde einmal nutzen, wann du willst. Sie zählt nicht zum Kartenlimit und kommt immer zu dir zurück.

gs-help-tracks-title = Leisten
gs-help-tracks-text =
    Dein Tableau hat fünf Güterleisten mit { $last } Feldern, fünf Siegelleisten mit { $seal } Feldern und ringsum die Prestigeleiste. Jedes Würfelchen beginnt auf Feld 0 und geht Feld für Feld vorwärts, nie zurück.

    Doppelpfeile und die Gütersymbole der Siegelleisten wirken sofort, wenn ein Würfelchen ihr Feld betritt. Banner, Zahlen, Auftragssymbole und Sterne werden erst in Wertungen gelesen; es genügt, sie erreicht oder überschritten zu haben.

    Auf dem letzten Feld einer Leiste verfallen weitere Schritte. Ein Siegelsymbol oder die Trennkarte darfst du dort trotzdem einsetzen, auch wenn nichts geschieht.

gs-help-gold-title = Gold und Doppelpfeile
gs-help-gold-text =
    Gold zählt nur durch seinen Auftrag, aber auf seiner Leiste liegen Doppelpfeile. Betritt das Würfelchen einen davon, machst du sofort { $steps ->
        [one] einen Schritt
       *[other] { $steps } Schritte
    } auf einer einzigen anderen Leiste: bei einem Gut, einem Siegel oder Prestige. Es muss eine Leiste sein, auf der es noch weitergeht; reichen ihre Felder nicht, verfällt der Rest.

gs-help-seals-title = Siegel
gs-help-seals-text =
    Zu jeder der fünf Arten gehört eine Siegelleiste. Ihre Sterne vervielfachen am Ende den Auftrag dieser Art: Ohne Stern ist er nichts wert.

    Zwischen den Sternen liegen Gütersymbole. Jedes bringt sofort einen Schritt auf der Leiste dieses Guts.

gs-help-chains-title = Ketten
gs-help-chains-text =
    Ein geschenkter Schritt kann das nächste besondere Feld auslösen und so weiter, ohne Grenze. Was ein Feld auslöst, wird zu Ende geführt, bevor es mit dem Übrigen weitergeht. Auf Bonusschritte kann man nicht verzichten, und jedes Feld wirkt einmal, nämlich beim Betreten.

    Ein Beispiel: Ein Siegelsymbol bringt das Smaragdsiegel auf Feld 5, und das gibt einen Schritt beim Gold. Gold betritt einen Doppelpfeil; du nutzt ihn beim Goldsiegel, dessen Feld 3 noch einen Schritt beim Gold bringt. Ein Symbol, fünf Schritte. Deshalb kommt es darauf an, in welcher Reihenfolge du deine Karten spielst.

gs-help-market-title = Markt
gs-help-market-text =
    Für jede Runde liegt eines von neun Plättchen verdeckt bereit, die übrigen drei bleiben in der Schachtel. Nach dem Ausspielen wird das Plättchen der Runde aufgedeckt und bewegt den Marktschieber um seinen Wert vorwärts, nie zurück.

    Wo der Schieber steht, bestimmt, wie viele Büsten für wie viele Punkte nötig sind. Je weiter er gekommen ist, desto mehr sind deine Büsten wert. Die Zeile, die gerade gilt, siehst du; was noch kommt, weiß niemand.

gs-help-lines-title = Wertungslinien
gs-help-lines-text =
    Vier Plättchen liegen von Anfang an offen, zwei an jeder Wertungslinie: Bücher, Büsten, Juwelen und ein leeres. Die Linien werden nach den Runden { $lines } überschritten. Dann erhalten alle Punkte für die Plättchen dieser Linie; das Marktplättchen der Runde hat den Schieber schon bewegt.

    Nach der letzten Runde gibt es alle drei Wertungen noch einmal, gleich wo die Plättchen liegen.

gs-help-tomes-title = Bücher
gs-help-tomes-text =
    Entlang der Bücherleiste liegen graue Banner. In einer Bücherwertung bekommst du die Punkte des letzten Banners, das du erreicht oder überschritten hast. Die davor zählen nicht mit.

gs-help-artwork-title = Büsten
gs-help-artwork-text =
    In einer Büstenwertung wird die Zahl, die du auf der Büstenleiste erreicht hast, mit dem Markt verglichen: Du bekommst die Punkte der besten Spalte, deren Zahl du erreicht hast, von 0 bis { $most }. Die Zeile bestimmt der Marktschieber.

gs-help-gems-title = Juwelen: Topas und Smaragd
gs-help-gems-text =
    In einer Juwelenwertung zählt die kleinere der beiden Zahlen, die Topas und Smaragd erreicht haben, mal { $factor }. Wie weit der andere Edelstein voraus ist, hilft dabei nichts.

gs-help-contracts-title = Aufträge
gs-help-contracts-text =
    Aufträge werden einmal gewertet, am Ende des Spiels. Zähle für jede der fünf Arten die Auftragssymbole, die du auf ihrer Güterleiste erreicht hast, und die deines Charakters zusammen, und multipliziere sie mit den Sternen, die du auf ihrer Siegelleiste erreicht hast.

    Ein Beispiel: vier Goldsymbole auf der Leiste, eines auf dem Charakter und vier Sterne beim Goldsiegel ergeben 5 × 4 = 20 Punkte.

gs-help-characters-title = Charaktere
gs-help-characters-text =
    Alle bekommen zufällig einen Charakter, offen für alle. Er bewegt schon vor Spielbeginn einige deiner Würfelchen, und seine Auftragssymbole zählen am Ende.

# Eine Zeile für jeden Charakter
gs-help-character = { $character }. { $help }

gs-help-prestige-title = Prestige
gs-help-prestige-text =
    Jeder Punkt ist ein Schritt auf der Prestigeleiste rund um dein Tableau. Auf ihren Feldern geschieht nichts. Sie hat { $lap } Felder und beginnt dann von vorn; die Zahl neben deinem Namen nennt immer das Ganze.

gs-help-seats-title = Was zu sehen ist
gs-help-seats-text =
    Offen für alle: die Tableaus, die Charaktere, die Wertungsplättchen, die aufgedeckten Marktplättchen, die Anzahl der Karten in jeder Hand und offen gespielte Karten.

    Geheim: die Hände, abgeworfene und verdeckt gespielte Karten. Einen Umschlag kennen nur die zwei, durch deren Hände er geht. Hast du gesehen, wohin eine Karte gekommen ist, wird sie dir weiterhin gezeigt.

gs-help-end-title = Ende des Spiels
gs-help-end-text =
    Nach der sechsten Runde wird ihr Marktplättchen wie gewohnt aufgedeckt. Dann gibt es für alle noch einmal alle drei Wertungen, Bücher, Büsten und Juwelen, und die fünf Aufträge werden gewertet.

    Das meiste Prestige gewinnt. Bei Gleichstand wird der Platz geteilt.

gs-help-figures-title = Was nachgebildet ist
gs-help-figures-text =
    Wir kennen die Regeln dieses Spiels, aber nicht alles, was auf seinem Material gedruckt ist. Bekannt sind die Anzahl der Karten, Tableaus, Charaktere und Plättchen, die Stufen der Karten, dass das Kartenlimit von 5 auf 7 wächst, die Punkte der Juwelen und Aufträge und die Spanne der Büsten von 0 bis 15 Punkten.

    Nachgebildet sind die Länge der Leisten und was auf ihren Feldern liegt, die Symbole der einzelnen Karten, die Kartenlimits dazwischen, der Markt mit seinen Plättchen und sechs der sieben Charaktere; ihre Namen stammen von uns. Ist es in deiner Schachtel anders, stellt eine eigene Ausgabendatei es richtig.

gs-help-switches-title = Regelschalter
gs-help-switches-text = Wo sich die Regeln verschieden lesen lassen, entscheidet ihr, wenn ihr eine Partie anlegt. Alles hier Gesagte gilt für die übliche Einstellung; sie steht jeweils zuerst.
# $values: die Einstellungen, die übliche zuerst
gs-help-switch = { $label }. { $help } Einstellungen: { $values }.

## Regelschalter

gs-option-hand_limits = Kartenlimit
gs-option-hand_limits-help = Wann das Kartenlimit im Lauf der sechs Runden von 5 auf 7 Karten wächst.
gs-option-hand_limits-value-late = Spät: 5, 5, 6, 6, 7, 7
gs-option-hand_limits-value-middle = Dazwischen: 5, 6, 6, 6, 7, 7
gs-option-hand_limits-value-early = Früh: 5, 6, 6, 7, 7, 7

gs-option-market = Richtung des Markts
gs-option-market-help = Was Büsten wert sind, wenn der Marktschieber weiterrückt.
gs-option-market-value-rises = Immer mehr
gs-option-market-value-falls = Immer weniger

gs-option-artwork_tiers = Punkte für Büsten
gs-option-artwork_tiers-help = Wie viele Punkte die fünf Spalten des Markts bringen.
gs-option-artwork_tiers-value-equal = In gleichen Schritten: 3, 6, 9, 12, 15
gs-option-artwork_tiers-value-growing = In wachsenden Schritten: 1, 3, 6, 10, 15

gs-option-empty_group = Leere Hälften
gs-option-empty_group-help = Ob eine Hälfte eines Umschlags ohne Karten sein darf.
gs-option-empty_group-value-false = Nein, jede hat mindestens eine Karte
gs-option-empty_group-value-true = Ja, eine Hälfte darf leer sein

gs-option-arrow_on_prestige = Doppelpfeil auf der Prestigeleiste
gs-option-arrow_on_prestige-help = Ob die Schritte eines Doppelpfeils auf der Prestigeleiste gemacht werden dürfen.
gs-option-arrow_on_prestige-value-true = Ja, wie auf jeder anderen Leiste
gs-option-arrow_on_prestige-value-false = Nein, nur bei Gütern und Siegeln

gs-option-arrow_on_full_track = Doppelpfeil auf voller Leiste
gs-option-arrow_on_full_track-help = Ob ein Doppelpfeil auf einer Leiste genutzt werden darf, deren Würfelchen am Ende steht.
gs-option-arrow_on_full_track-value-false = Nein, die Leiste muss noch weitergehen
gs-option-arrow_on_full_track-value-true = Ja, seine Schritte verfallen dann
