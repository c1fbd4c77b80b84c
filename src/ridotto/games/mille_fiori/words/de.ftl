### Mille Fiori: Namen, Sätze des Protokolls, Regelhilfe, Regelschalter.

mf-title = Mille Fiori
mf-about = Bedecke die Lagune mit deinen Glasdiamanten, schicke dein Schiff die Küste entlang und mache aus einer Karte eine ganze Kette: ein Draftspiel für 2 bis 4 Personen.

## Ausgaben

mf-edition-base = Grundspiel
mf-edition-base-help = Das Spiel, wie es in der Schachtel liegt: 109 Karten, 109 Felder, ohne Erweiterung.
mf-edition-masterworks = Die Meisterwerke
mf-edition-masterworks-help = Das Grundspiel mit seiner Erweiterung: Ratsfiguren steigen zum Dogenpalast auf, die Dogaressa hilft nach, Meisterwerke aus Glas füllen dein Schaufenster, und der Seeweg geht weiter.

## Bereiche, Symbole, Karten

mf-region-workshops = Werkstätten
mf-region-houses = Häuser
mf-region-nobili = Nobili
mf-region-populi = Populi
mf-region-trade = Handel
mf-region-harbor = Hafen
mf-region-sea = Seeweg
mf-region-bonus = Bonuspunkte
mf-region-council = Kleiner Rat
mf-region-palace = Dogenpalast
mf-region-city = Handelsstadt
mf-region-window = Schaufenster
# Eine Zeile des Ergebnisses: Punkte des Rats und der Dogen- und Dogaressa-Karten
mf-breakdown-council = Rat und Doge

mf-symbol-quartz = Quarz
mf-symbol-lime = Kalk
mf-symbol-ash = Asche
mf-symbol-pigments = Pigmente
mf-symbol-house = Haus
mf-symbol-coin = Münze
mf-symbol-lion = Löwe
mf-symbol-cross = Kreuz
mf-symbol-shell = Muschel
mf-symbol-fish = Fisch
mf-symbol-lobster = Hummer
mf-symbol-goblet = Kelch
mf-symbol-carafe = Karaffe
mf-symbol-earrings = Ohrringe
mf-symbol-swan = Schwan
mf-symbol-ship = Schiff
mf-symbol-doge = Dogenkarte
mf-symbol-masterwork = Meisterwerk

# $symbol: Name des Symbols, $number: Schiffszahl 1 bis 5
mf-card = { $symbol } { $number }

mf-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## Karten der Erweiterung

# $arrows: 1 oder 2; $points: 0, wenn die Karte keine zeigt
mf-card-doge = { $points ->
    [0] Dogenkarte mit { mf-arrows }
    [one] Dogenkarte mit { mf-arrows } und { $points } Punkt
   *[other] Dogenkarte mit { mf-arrows } und { $points } Punkten
}
mf-arrows = { $arrows ->
    [one] einem Pfeil
   *[other] { $arrows } Pfeilen
}
# Eine Karte, deren Name die Schiffszahl nicht nennt
mf-card-ship = { $card }, Schiff { $number }

# $glass: eine der neun Arten, $value: 2 bis 5
mf-card-masterwork = { $glass } (Wert { $value })
mf-glass-horse-green = grünes Pferd
mf-glass-horse-red = rotes Pferd
mf-glass-horse-blue = blaues Pferd
mf-glass-vase-green = grüne Vase
mf-glass-vase-red = rote Vase
mf-glass-vase-blue = blaue Vase
mf-glass-bowl-green = grüne Schale
mf-glass-bowl-red = rote Schale
mf-glass-bowl-blue = blaue Schale

# $kind: eine der sechs Arten hier unten
mf-card-dogaressa = Dogaressa-Karte „{ $kind }“
mf-dogaressa-points = Punkte
mf-dogaressa-points-help = Du erhältst { mf-points }.
mf-dogaressa-two-masterworks = zwei Meisterwerke
mf-dogaressa-two-masterworks-help = Du nimmst zwei Meisterwerke, das zweite erst, wenn das erste im Schaufenster liegt.
mf-dogaressa-extra-card = Zusatzkarte
mf-dogaressa-extra-card-help = Du nimmst eine Zusatzkarte aus der Auslage und spielst sie sofort.
mf-dogaressa-sea-route = Seeweg
mf-dogaressa-sea-route-help = Dein Schiff fährt 1 bis 7 Felder weit, so viele du willst. Ein Kompass bringt dabei auch eine Zusatzkarte.
mf-dogaressa-minor-doge = kleine Dogenkarte
mf-dogaressa-minor-doge-help = Deine Ratsfigur geht einen Schritt hinauf, du erhältst { mf-points } und nimmst dann die Startspielerkarte.
mf-dogaressa-major-doge = große Dogenkarte
mf-dogaressa-major-doge-help = Deine Ratsfigur geht einen, zwei oder drei Schritte hinauf, wie du willst, du erhältst { mf-points } und nimmst dann die Startspielerkarte.

## Felder: die Namen, die ein Screenreader vorliest

mf-space-workshops = { $id }, { $symbol }, Werkstätten
mf-space-houses = { $id }, Wert { $value }, Häuser
mf-space-nobili = { $id }, { $symbol }, { mf-points }, Nobili
mf-space-populi = { $id }, { $symbol }, { mf-points }, Populi
mf-space-trade = { $id }, { $symbol }, Reihe { $row }, Handel
mf-space-harbor = { $id }, Schiff, Reihe { $row }, Hafen
# $what: was das Feld bringt, eines oder mehreres von hier unten
mf-space-sea = { $id }, { $what }, Seeweg
mf-space-start = Beginn des Seewegs
# $colour: die Farbe seiner Tafel
mf-space-council = { $id }, { $what }, { $colour }, Kleiner Rat
mf-space-palace = Dogenpalast, Ende des Kleinen Rats
mf-space-bonus = { $region }: Bonus von { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
mf-space-compass = Kompass { $id }: Zusatzkarte für das dritte bedeckte Feld von { $spaces }
mf-space-handshake = Handschlag: Zusatzkarte, wenn im Handel jemand anders mehr Punkte bekommt als du
mf-space-top = Spitze der Pyramide, { $region }: Zusatzkarte
# $count: 3, 4 oder 5
mf-space-values = Häuser mit { $count } verschiedenen Werten: { $count ->
    [4] Bonuspunkte
   *[other] Zusatzkarte
}
# Ein Feld als Teil eines Satzes: B5 (Pigmente)
mf-space-short = { $id } ({ $symbol })

# Was ein Feld des Seewegs oder des Rats außer Punkten bringt
mf-gain-masterwork = ein Meisterwerk
mf-gain-dogaressa = eine Dogaressa-Karte
mf-gain-ship = { $distance ->
    [one] ein Feld für das Schiff
   *[other] { $distance } Felder für das Schiff
}
mf-gain-steps = { $steps ->
    [one] ein Schritt für die Ratsfigur
   *[other] { $steps } Schritte für die Ratsfigur
}
mf-gain-city = Handelsstadt mit Bonuspunkten

# Die Farben des Rats und die Karten, die sie teilen
mf-colour-brown = Braun (Werkstätten)
mf-colour-purple = Lila (Häuser)
mf-colour-green = Grün (Nobili und Populi)
mf-colour-light-blue = Hellblau (Handel)

# Die neun Plätze eines Schaufensters
mf-window-place = { $number ->
    [1] oben links
    [2] oben in der Mitte
    [3] oben rechts
    [4] links in der Mitte
    [5] in der Mitte
    [6] rechts in der Mitte
    [7] unten links
    [8] unten in der Mitte
   *[9] unten rechts
}

## Was Bonuspunkte bringt, als Objekt: „hat alle vier Waren“

mf-bonus-condition = { $set ->
    [workshops] alle vier Zutaten
    [houses] Häuser mit vier verschiedenen Werten
    [nobili] alle drei Symbole der Nobili
    [populi] alle drei Symbole der Populi
    [palace] die Ratsfigur im Palast
    [city] das Schiff in der Handelsstadt
   *[trade] alle vier Waren
}

## Gründe für Punkte, nach „erhält“ und für sich allein

mf-reason-group = { mf-points } für { $number ->
    [one] einen einzelnen Diamanten
   *[other] eine Gruppe aus { $number } Diamanten
}
mf-reason-group-double = { mf-points } für { $number ->
    [one] einen einzelnen Diamanten
   *[other] eine Gruppe aus { $number } Diamanten
}, verdoppelt
mf-reason-run = { mf-points } für { $number ->
    [one] das neue Haus
   *[other] eine Folge von { $number } Häusern
}
mf-reason-citizen = { mf-points } für den neuen Diamanten auf { $space }
mf-reason-citizen-double = { mf-points } für den neuen Diamanten auf { $space }, verdoppelt
mf-reason-triangle = { mf-points } für { $space } im Dreieck darunter
mf-reason-triangle-double = { mf-points } für { $space } im Dreieck darunter, verdoppelt
mf-reason-trade = { mf-points } für { $symbol } ({ $diamonds ->
    [one] ein Diamant
   *[other] { $diamonds } Diamanten
}, { $number ->
    [one] ein bedecktes Feld
   *[other] { $number } bedeckte Felder
})
mf-reason-harbor = { mf-points } für die volle Hafenreihe { $number } neben { $covered ->
    [0] keiner bedeckten Ware
    [one] einer bedeckten Ware
   *[other] { $covered } bedeckten Waren
}
mf-reason-sea = { mf-points } für das Seefeld { $space }
mf-reason-bonus = { $points ->
    [one] { $points } Bonuspunkt
   *[other] { $points } Bonuspunkte
}
mf-reason-extra = eine Zusatzkarte
mf-reason-council = { mf-points } für das Ratsfeld { $space }
mf-reason-card = { mf-points } von der Karte
mf-reason-masterwork = { mf-points } für das Meisterwerk
mf-reason-row = { mf-points } für die { $number ->
    [1] obere
    [2] mittlere
   *[3] untere
} Reihe des Schaufensters
mf-reason-column = { mf-points } für die { $number ->
    [1] linke
    [2] mittlere
   *[3] rechte
} Spalte des Schaufensters
# Was ein Zug außer Punkten brachte
mf-reason-climb = Ratsfigur auf { $space }
mf-reason-climb-palace = Ratsfigur im Palast
mf-reason-start-player = die Startspielerkarte

## Ereignisse

mf-event-round = Runde { $number } beginnt.
mf-event-cycle = Durchgang { $number }: Alle wählen eine Karte.
mf-event-chosen = { $name } hat eine Karte gewählt.
mf-event-play = { $name } spielt { $card }.
mf-event-diamond = { $name } legt einen Diamanten auf { $space }.
# $what: einer der Gründe oben
mf-event-score = { $name } erhält { $what }.
mf-event-sail = Das Schiff von { $name } fährt { $distance ->
    [one] ein Feld
   *[other] { $distance } Felder
} weiter nach { $space }.
mf-event-extra-compass = { $name } schließt den Kompass bei { $space } und verdient sich eine Zusatzkarte.
mf-event-extra-three-values = { $name } hat Häuser mit drei verschiedenen Werten und verdient sich eine Zusatzkarte.
mf-event-extra-five-values = { $name } hat Häuser mit fünf verschiedenen Werten und verdient sich eine Zusatzkarte.
mf-event-extra-top = { $name } erreicht auf { $space } die Spitze einer Pyramide und verdient sich eine Zusatzkarte.
mf-event-extra-handshake = Der Handschlag im Handel bringt { $name } eine Zusatzkarte.
mf-event-extra-sea = Das Schiff von { $name } erreicht den Kompass auf { $space } und bringt eine Zusatzkarte.
mf-event-extra-lost = Die Auslage ist leer: keine Zusatzkarte für { $name }.
mf-event-extra = { $name } nimmt { $card } als Zusatzkarte aus der Auslage.
mf-event-decline = { $name } verzichtet auf die Zusatzkarte.
mf-event-bonus = { $name } hat { mf-bonus-condition } und legt einen Bonusdiamanten: { mf-points }.
mf-event-bonus-lost = { $name } hat { mf-bonus-condition }, aber keinen Diamanten mehr: Der Bonus verfällt.
mf-event-last-diamond = { $name } hat den letzten Diamanten des Vorrats gelegt: Das Spiel geht zu Ende.
mf-event-leftover = Die Auslage erhält { $card }.
mf-event-start-player = Die Startspielerkarte geht an { $name }.
mf-event-start-player-doge = { $name } hat jetzt die Startspielerkarte.
mf-event-over-deck = Das Spiel ist aus: Der Stapel reicht nicht mehr für fünf Karten für alle.
mf-event-over-diamonds = Das Spiel ist aus: Ein Vorrat an Diamanten ist aufgebraucht.
mf-event-climb = { mf-move-climb }.
mf-event-climb-palace = { mf-move-climb-palace }.
mf-event-take = { mf-move-take }.
mf-event-take-blind = { mf-move-take-blind }.
mf-event-lost-masterwork = Es ist kein Meisterwerk mehr da: { $name } bekommt keines.
mf-event-lost-dogaressa = Es ist keine Dogaressa-Karte mehr da: { $name } bekommt keine.
mf-event-frame = { mf-move-frame }.
mf-event-frame-double = { mf-move-frame-double }.
mf-event-use = { $name } setzt { $card } ein.
mf-event-discard = { mf-move-discard }.
mf-event-shuffle = { $name } mischt { $card } in ihren Stapel zurück.

## Züge und was sie brachten

mf-move-start = Das Spiel beginnt.
mf-move-undo = { $name } nimmt einen Schritt zurück.
mf-move-draft = { $name } wählt { $card }.
mf-move-lay = { $name } spielt { $card } auf { $space }
mf-move-sail = { $name } spielt { $card } für das Schiff und fährt nach { $space }
mf-move-discard = { $name } wirft { $card } ohne Wirkung ab
mf-move-doge = { $name } spielt { $card }
# $used: eine Dogaressa-Karte, $card: die gewählte Karte
mf-move-use = { $name } setzt { $used } statt { $card } ein
mf-move-climb = { $name } rückt mit der Ratsfigur auf { $space } vor
mf-move-climb-palace = { $name } rückt mit der Ratsfigur in den Dogenpalast vor
mf-move-take = { $name } nimmt { $card } aus den offenen Karten
mf-move-take-blind = { $name } nimmt { $card } oben vom Stapel
# $place: ein Platz des Schaufensters
mf-move-frame = { $name } legt { $card } ins Schaufenster ({ $place })
mf-move-frame-double = { $name } legt { $card } im Schaufenster auf ein anderes Meisterwerk ({ $place })
mf-move-advance = { $name } fährt { $distance ->
    [one] ein Feld
   *[other] { $distance } Felder
} weiter nach { $space }
mf-move-chance = Der Stapel der Dogaressa-Karten wird gemischt.
mf-move-windows = Die Schaufenster zählen: { $outcome }.
mf-move-plain = { $what }.
mf-move-outcome = { $what }: { $outcome }.
mf-move-other = { $name } { mf-points }

## Regelhilfe

mf-help-goal-title = Worum es geht
mf-help-goal-text =
    Jede Karte, die du spielst, legt einen deiner Diamanten oder bewegt dein Schiff und bringt sofort ihre Punkte. Am Ende wird nichts mehr abgerechnet: Was auf der Punkteleiste steht, das hast du, und die meisten Punkte gewinnen.

    Du beginnst mit 27 Diamanten im Vorrat und 3 weiteren in Reserve. Der Stapel hat 109 Karten und der Plan 109 Felder: Welches Symbol du auch ziehst, es gibt noch ein freies Feld dafür.

mf-help-round-title = Eine Runde
mf-help-round-text =
    Alle bekommen fünf Karten. Dann folgt ein Durchgang: Ihr wählt gleichzeitig je eine Karte, behaltet sie verdeckt und gebt die übrigen nach links weiter. Dann deckt ihr, bei der Startspielerkarte beginnend und im Uhrzeigersinn, eure gewählten Karten eine nach der anderen auf und spielt jede mit allem, was sie auslöst. Danach nehmt ihr die weitergegebenen Karten auf, und der nächste Durchgang beginnt. Wer die erste Runde beginnt, entscheidet das Los.

    Zu dritt und zu viert hat eine Runde vier Durchgänge, zu zweit drei. Die Karten, die dann noch auf der Hand sind, kommen offen in die Auslage, die Startspielerkarte wandert einen Platz nach links, und es wird neu ausgeteilt. Bis der Stapel aufgebraucht ist, sind das 10 Runden zu zweit, 7 zu dritt und 5 zu viert.

mf-help-card-title = Eine Karte spielen
mf-help-card-text =
    Eine Karte zeigt ein Symbol und eine Zahl von 1 bis 5, und du nutzt eines davon. Das Symbol legt einen Diamanten in seinen Bereich; die Zahl bewegt dein Schiff um so viele Felder, und es wird nichts gelegt. Eine Hafenkarte, die du in den Hafen legst, tut beides.

    Die Reihenfolge ist immer gleich: der Diamant, seine Punkte für alle, die welche bekommen, das Schiff einer Hafenkarte, Bonuspunkte und ganz zuletzt eine Zusatzkarte. Mehr als eine Zusatzkarte bringt keine Karte. Gespielte Karten kommen nicht wieder.

    Im Handel, im Hafen und bei den Bürgern kann deine Karte auch den anderen Punkte bringen.

mf-help-workshops-title = Werkstätten
mf-help-workshops-text =
    Lege deinen Diamanten auf ein beliebiges freies Feld mit der Zutat der Karte: Quarz, Kalk, Asche oder Pigmente. Du bekommst 1 Punkt für jeden deiner Diamanten in der zusammenhängenden Gruppe, zu der er nun gehört, ihn selbst mitgezählt. Liegt der neue Diamant auf Pigmenten, zählt jeder 2; Pigmente an anderer Stelle der Gruppe ändern nichts. Benachbart sind Felder nebeneinander und schräg darüber und darunter.

    Jeder Kompass liegt zwischen drei Feldern. Wer das letzte der drei bedeckt, verdient sich eine Zusatzkarte, gleich wem die anderen beiden gehören.

    Bonuspunkte: eigene Diamanten auf allen vier Zutaten, irgendwo in den Werkstätten.

mf-help-houses-title = Häuser
mf-help-houses-text =
    Hier gibt es nichts zu wählen: Der Diamant kommt auf das nächste freie Haus in Pfeilrichtung. Du bekommst seinen Wert und, rückwärts gezählt, den Wert jedes deiner Häuser unmittelbar davor, bis ein fremder Diamant oder der Anfang kommt.

    Dann zählen die verschiedenen Werte unter all deinen Häusern, wo immer sie liegen. Der dritte verschiedene Wert bringt eine Zusatzkarte, der vierte Bonuspunkte, der fünfte noch eine Zusatzkarte. Der sechste bringt nichts.

mf-help-citizens-title = Bürger: Nobili und Populi
mf-help-citizens-text =
    Die beiden Gruppen bilden je eine Pyramide mit fünf Feldern unten, vier in der Mitte und drei oben. Die Karte nennt die Pyramide, nicht das Feld: Nimm ein beliebiges freies, dessen zwei Felder direkt darunter bedeckt sind, egal von wem. Die unterste Reihe ist immer offen.

    Der neue Diamant bringt von unten nach oben 1, 3 oder 6 Punkte, und das Doppelte, wenn sein Feld das Symbol der Karte zeigt. Danach bringt jeder Diamant im Dreieck darunter noch einmal seinen 1 Punkt oder seine 3 Punkte, und zwar dem, dem er gehört.

    Ein Diamant in der obersten Reihe bringt eine Zusatzkarte. Bonuspunkte, für jede Pyramide getrennt: eigene Diamanten auf allen drei Symbolen; es zählen die Felder, nicht die Karten, die du gespielt hast.

mf-help-trade-title = Handel
mf-help-trade-text =
    Lege deinen Diamanten auf ein beliebiges freies Feld der Ware auf der Karte: Kelch, Karaffe, Ohrringe oder Schwan. Zähle die bedeckten Felder dieser Ware, das neue mit. Jeder Diamant darauf bringt so viele Punkte, und zwar dem, dem er gehört.

    Hat dabei jemand anders mehr Punkte bekommen als du, gibt dir der Handschlag eine Zusatzkarte. Gleich viele reichen nicht.

    In welche Reihe du legst, ist für den Hafen nebenan wichtig. Bonuspunkte: eigene Diamanten auf allen vier Waren.

mf-help-harbor-title = Hafen
mf-help-harbor-text =
    Lege deinen Diamanten auf ein beliebiges freies Schiff. Sind damit die drei Schiffe einer Reihe bedeckt? Dann zähle die bedeckten Waren in derselben Reihe des Handels: Bei 0, 1, 2, 3 oder 4 bringt jeder der drei Diamanten 0, 1, 3, 6 oder 10 Punkte. Eine Reihe zählt nur dieses eine Mal; Waren, die später dazukommen, kommen zu spät.

    Danach fährt dein Schiff so weit, wie die Zahl der Karte sagt. Im Hafen gibt es weder Kompass noch Bonuspunkte.

mf-help-ship-title = Schiff und Seeweg
mf-help-ship-text =
    Jede Karte kann statt eines Diamanten dein Schiff bewegen, genau um ihre Zahl. Mehrere Schiffe dürfen auf einem Feld stehen. Es zählt das Feld, das du erreichst; die Felder, an denen du vorbeifährst, bringen nichts. Ein Kompass dort bringt eine Zusatzkarte: allein auf S7 und S16, zusammen mit 10 Punkten auf S20.

    S20 ist das Ende des Weges. Was darüber hinausgeht, verfällt, und ein Schiff, das angekommen ist, bleibt dort: Von da an kannst du Karten nur noch für ihren Bereich nutzen.

mf-help-extra-title = Kompasse und Zusatzkarten
mf-help-extra-text =
    Ein Kompass bedeutet eine Zusatzkarte. Du verdienst sie dir, wenn du in den Werkstätten einen Kompass schließt, mit dem dritten und dem fünften verschiedenen Häuserwert, mit einem Diamanten an der Spitze einer Pyramide, durch den Handschlag im Handel und wenn dein Schiff einen Kompass erreicht.

    Nimm eine beliebige Karte aus der Auslage und spiele sie sofort wie eine eigene, für ihren Bereich oder für das Schiff. Sie kann die nächste Zusatzkarte bringen, und so weiter ohne Grenze. Du darfst auch verzichten. Ist die Auslage leer, verfällt die Zusatzkarte.

mf-help-bonus-title = Bonuspunkte
mf-help-bonus-text =
    Werkstätten, Häuser, Nobili, Populi und Handel haben je vier Bonusfelder: 20, 15, 10 und 5. Sobald du die Bedingung eines Bereichs zum ersten Mal erfüllst, kommt ein weiterer deiner Diamanten auf sein höchstes freies Bonusfeld, und du bekommst die Punkte. Jeder Bereich belohnt dich nur einmal; früh dran sein lohnt sich.

    Die Bedingungen: alle vier Zutaten in den Werkstätten, vier verschiedene Werte bei den Häusern, alle drei Symbole einer Pyramide, alle vier Waren im Handel.

    Ein Bonusdiamant kommt wie jeder andere aus deinem Vorrat, bei leerem Vorrat aus der Reserve. Ohne Diamant ist der Bonus endgültig verloren. Er liegt auf keinem Feld des Bereichs und zählt sonst für nichts.

mf-help-display-title = Auslage
mf-help-display-text =
    Die offenen Karten sind die Auslage; aus ihr kommen alle Zusatzkarten. Sie beginnt mit 9 Karten, zu dritt mit 4. Karten verlassen sie nur als Zusatzkarten, und neue kommen nur am Ende einer Runde dazu: die, die auf den Händen übrig sind. Vorher kann sie niemand nehmen.

mf-help-seats-title = Was vor den Spielern liegt
mf-help-seats-text =
    Alle haben einen Buchstaben, eine Farbe und ein Muster, auch ihre Diamanten und Schiffe tragen sie. Neben dem Namen siehst du die Bereiche, deren Bonuspunkte schon verdient sind, die Diamanten im Vorrat und das Seefeld, auf dem das Schiff liegt.

    Der Stern steht bei der Startspielerin oder dem Startspieler, das Häkchen bei allen, die schon eine Karte gewählt haben. Eingerahmt ist, wer am Zug ist.

    Ist ein Vorrat aufgebraucht, hat das Ende des Spiels begonnen; was noch zu legen ist, kommt aus der Reserve von 3.

mf-help-end-title = Ende des Spiels
mf-help-end-text =
    Das Spiel endet nach einer Runde, wenn der Stapel nicht mehr fünf Karten für alle hat. Es endet früher, wenn jemand alle 27 Diamanten des Vorrats gelegt hat, Bonusdiamanten eingerechnet: Die Karte wird mit allem, was sie auslöst, zu Ende gespielt, wer in diesem Durchgang noch nicht dran war, kommt noch dran, und dann ist Schluss, auch mit Karten auf der Hand.

    Was bis dahin zu legen ist, kommt aus der Reserve von 3. Ganz ohne Diamanten kannst du Karten nur für das Schiff nutzen; ist auch das schon angekommen, wird die Karte ohne Wirkung abgeworfen.

    Die meisten Punkte gewinnen. Wer gleich viele hat, teilt sich den Platz.

mf-help-switches-title = Regelschalter
mf-help-switches-text = Wo sich die Regeln verschieden lesen lassen, entscheidet ihr, wenn ihr eine Partie anlegt. Alles hier Gesagte gilt für die übliche Einstellung; sie steht jeweils zuerst.
# $values: die Einstellungen, die übliche zuerst
mf-help-switch = { $label }. { $help } Einstellungen: { $values }.

## Regelhilfe der Erweiterung: eigene Kapitel, und was zu denen des Grundspiels dazukommt

mf-help-masterworks-title = Die Meisterwerke: was sich ändert
mf-help-masterworks-text =
    Ihr spielt mit der Erweiterung. Es gelten die Regeln des Grundspiels; wo sie sich ändern, steht es am Ende ihrer Kapitel.

    Rechts liegt ein zweiter Plan. Darauf steigen die Ratsfiguren, für jeden eine, durch den Kleinen Rat zum Dogenpalast auf, und der Seeweg geht dort weiter. Daneben liegen die Stapel der Meisterwerke und der Dogaressa-Karten mit je drei offenen Karten. Alle haben ein Schaufenster für Meisterwerke.

    11 Dogenkarten und 9 Meisterwerke sind in den Stapel gemischt, der damit 129 Karten hat. Die Auslage beginnt immer mit 9 Karten. Auch zu zweit werden von jeder Hand vier Karten gespielt. Die Startspielerkarte wandert nicht mehr von selbst; wer eine Dogenkarte spielt, bekommt sie. Am Ende des Spiels zählen die Schaufenster.

    Manche Angaben dieser Erweiterung sind nachgebildet, denn wir kennen ihre Regeln, aber nicht jede Karte. So gedruckt sind die Anzahl der Karten, Tafeln und Arten, die Farben, die Werte 2 bis 5, die Punkte der kleinen und der großen Dogenkarte, die 5 Felder der Belohnung Seeweg und die Wertung der Schaufenster. Nachgebildet sind der Ort jeder Belohnung im Rat und ihre Punkte, die Zahlen der Dogenkarten, die Verteilung der Werte und Schiffszahlen auf die Meisterwerke, die je zwei Exemplare der Dogaressa-Karten und die Punkte einer von ihnen, der Seeweg ab S21 und die Bonuspunkte von Palast und Stadt. Ist es in deiner Schachtel anders, stellt eine eigene Ausgabendatei es richtig.

mf-help-council-title = Kleiner Rat
mf-help-council-text =
    Der Rat ist eine Treppe aus 18 Feldern, L1 bis L18, auf sechs Tafeln. Ihre Reihenfolge wird für jedes Spiel ausgelost, und Tafeln einer Farbe grenzen nie aneinander. Darüber steht der Dogenpalast. Alle Figuren beginnen gemeinsam auf L1.

    Ein Schritt führt hinauf zum nächsten freien Feld: Felder mit einer anderen Figur werden übersprungen und nicht gezählt. Zwei oder drei Schritte auf einmal sind eine Bewegung, und nur das Feld, auf dem sie endet, gibt dir seine Belohnung.

    Vier Wege führen hinauf. Erstens die Farbe einer Karte: Spielst du eine Karte in der Farbe des Feldes, auf dem deine Figur steht, geht sie einen Schritt hinauf. Braun gehört zu den Werkstätten, Lila zu den Häusern, Grün zu Nobili und Populi, Hellblau zum Handel; Hafenkarten, Dogenkarten und Meisterwerke haben hier keine Farbe. Das gilt auch für Zusatzkarten und auch dann, wenn die Karte nur dein Schiff bewegt. Es zählt, wo die Figur stand, als die Karte gespielt wurde; der Schritt folgt, wenn die Karte alles bewirkt hat, vor ihrer Zusatzkarte.

    Zweitens eine Dogenkarte: ein oder zwei Schritte, so viele, wie sie Pfeile hat. Drittens eine Dogaressa-Karte: ein Schritt mit der kleinen Dogenkarte, einer bis drei mit der großen. Viertens ein Seefeld mit einem oder zwei Pfeilen, das dein Schiff erreicht. Außer bei der großen Dogenkarte gibt es keine Wahl: Die Schritte müssen gegangen werden.

mf-help-rewards-title = Belohnungen und Dogenpalast
mf-help-rewards-text =
    Das Ratsfeld, auf dem eine Bewegung endet, gibt eine von vier Belohnungen.

    Punkte: Du bekommst sie sofort.

    Meisterwerk: Nimm eines der drei offenen, dessen Platz vom Stapel aufgefüllt wird, oder die oberste Karte des Stapels, und lege es in dein Schaufenster.

    Dogaressa-Karte: Nimm ebenso eine. Sie liegt offen vor dir, bis du sie einsetzt.

    Seeweg: Dein Schiff fährt 5 Felder weit. Alles auf dem erreichten Feld zählt, nur gibt ein Kompass dort keine Zusatzkarte.

    Gehen Stapel und offene Karten zur Neige, ist die Auswahl kleiner; ist gar keine Karte da, verfällt die Belohnung.

    Eine Bewegung über L18 hinaus endet im Dogenpalast, in dem Platz für alle ist. Dort kommt einer deiner Diamanten auf das höchste freie Bonusfeld, und du bekommst die Punkte. Die Figur bleibt bis zum Ende des Spiels im Palast.

mf-help-doge-title = Dogenkarten
mf-help-doge-text =
    Eine Dogenkarte zeigt einen oder zwei Pfeile und meistens auch Punkte. Für ihre Wirkung gespielt, tut sie nacheinander dreierlei: Du nimmst die Startspielerkarte, deine Ratsfigur geht so viele Schritte hinauf, wie Pfeile da sind, und holt ihre Belohnung, und du bekommst die Punkte der Karte. Ein Diamant wird nicht gelegt.

    Der angefangene Durchgang wird in der alten Reihenfolge zu Ende gespielt. Vom nächsten an beginnt, wer die Startspielerkarte hat, und behält sie über alle Runden, bis eine weitere Dogenkarte gespielt wird oder eine Dogaressa-Karte, die wie eine wirkt.

    Stattdessen kannst du mit einer Dogenkarte dein Schiff bewegen; dann tut sie nichts anderes. Als Zusatzkarte wirkt sie genauso.

mf-help-dogaressa-title = Dogaressa-Karten
mf-help-dogaressa-text =
    Wenn du in einem Durchgang an der Reihe bist, darfst du anstelle der gewählten Karte eine Dogaressa-Karte einsetzen, die vor dir liegt. Die gewählte Karte wird abgeworfen und bewirkt gar nichts; auch ihre Farbe bewegt deine Figur nicht. In dem Zug, in dem du eine Dogaressa-Karte bekommst, kannst du sie noch nicht einsetzen. Nach Gebrauch wird sie in ihren Stapel zurückgemischt.

    Es gibt zwölf Karten in sechs Arten.

# Eine Zeile für jede Art von Dogaressa-Karten
mf-help-dogaressa-kind = { $kind }. { $help }

mf-help-window-title = Meisterwerke und Schaufenster
mf-help-window-text =
    Meisterwerke sind Pferde, Vasen und Schalen aus grünem, rotem oder blauem Glas mit Werten von 2 bis 5. Neun davon sind im Kartenstapel: Spielst du eines, kommt es in dein Schaufenster; nutzt du es für das Schiff, wird es abgeworfen. Die übrigen bekommst du durch den Rat, auf dem Seeweg und mit einer Dogaressa-Karte. Du nimmst dann eines der drei offenen oder die oberste Karte des Stapels.

    Ein Schaufenster hat neun Plätze, drei mal drei. Jedes neue Meisterwerk kommt auf einen beliebigen davon, auch auf ein anderes, und wird nie mehr bewegt. Du bekommst sofort seinen Wert. Die Punkte für ein Meisterwerk, das überdeckt wird, gehen nicht verloren.

    Am Ende des Spiels wird jede Reihe und jede Spalte aus drei Meisterwerken betrachtet: 10 Punkte für drei von einer Farbe, 10 für drei von einer Form, 20 für beides. Es zählen nur die Karten, die oben liegen; Diagonalen zählen nicht.

mf-help-route-title = Der Seeweg geht weiter
mf-help-route-text =
    Von S20 führt der Weg über den zweiten Plan bis S32. Dort liegen zwei neue Arten von Feldern. Erreicht dein Schiff ein Meisterwerk, nimmst du eines wie bei der Belohnung des Rats. Erreicht es einen oder zwei Pfeile, muss deine Ratsfigur so viele Schritte hinaufgehen.

    Der Weg endet in der Handelsstadt auf S32; was darüber hinausgeht, verfällt. Kommt dein Schiff an, legst du einen deiner Diamanten auf das höchste freie Bonusfeld der Stadt und bekommst die Punkte. Das Schiff bleibt dann dort, und Karten können es nicht mehr bewegen.

mf-help-goal-masterworks = Mit den Meisterwerken wird eines am Ende doch noch abgerechnet: die Reihen und Spalten der Schaufenster. Der Stapel hat dann 129 Karten; Dogenkarten und Meisterwerke legen keinen Diamanten.
mf-help-round-masterworks = Mit den Meisterwerken gibt es auch zu zweit vier Durchgänge, und nur Dogenkarten bewegen die Startspielerkarte: Wer sie hat, behält sie von Runde zu Runde. Bis der Stapel aufgebraucht ist, sind das 12 Runden zu zweit, 8 zu dritt und 6 zu viert.
mf-help-card-masterworks = Mit den Meisterwerken enthält der Stapel zwei weitere Sorten Karten. Eine Dogenkarte spielst du für ihre Wirkung, ein Meisterwerk kommt in dein Schaufenster, und beide können stattdessen dein Schiff bewegen. Jede andere Karte kann durch ihre Farbe auch deine Ratsfigur bewegen; dieser Schritt kommt nach allem anderen, aber vor einer Zusatzkarte. Und anstelle der gewählten Karte darfst du eine Dogaressa-Karte einsetzen.
mf-help-ship-masterworks = Mit den Meisterwerken ist S20 ein Feld wie jedes andere, mit 10 Punkten und einer Zusatzkarte, und der Weg geht von dort aus weiter.
mf-help-extra-masterworks = Mit den Meisterwerken gibt es noch einen Kompass auf S27, und auch eine Sorte der Dogaressa-Karten bringt eine Zusatzkarte. Bringt eine Belohnung des Rats dein Schiff auf einen Kompass, gibt es keine. Dogenkarten und Meisterwerke der Auslage darfst du nehmen wie alle anderen. Eine Dogaressa-Karte kann eine Zusatzkarte nicht ersetzen.
mf-help-bonus-masterworks = Mit den Meisterwerken kommen zwei weitere Reihen von Bonusfeldern dazu: eine für Ratsfiguren, die den Dogenpalast erreichen, und eine für Schiffe, die in die Handelsstadt kommen.
mf-help-display-masterworks = Mit den Meisterwerken beginnt sie immer mit 9 Karten, gleich zu wievielt ihr spielt. Die offenen Meisterwerke und Dogaressa-Karten gehören nicht dazu; sie liegen neben ihren eigenen Stapeln.
mf-help-seats-masterworks = Mit den Meisterwerken haben alle auch eine Ratsfigur, ein Schaufenster und vielleicht Dogaressa-Karten. Sie sind für alle offen.
mf-help-end-masterworks = Mit den Meisterwerken zählen ganz zuletzt die Reihen und Spalten der Schaufenster; dann werden die Punkte verglichen. Dogenkarten, Meisterwerke und Dogaressa-Karten brauchen keinen Diamanten und lassen sich auch ohne spielen.

## Regelschalter

mf-option-two_player_plays = Gespielte Karten zu zweit
mf-option-two_player_plays-help = Wie viele Karten jeder Hand zu zweit gespielt werden; der Rest kommt in die Auslage.
mf-option-two_player_plays-value-3 = Drei, zwei bleiben übrig
mf-option-two_player_plays-value-2 = Zwei, drei bleiben übrig
mf-option-two_player_plays-value-4 = Vier, eine bleibt übrig

mf-option-end_by_diamonds = Ende durch Diamanten
mf-option-end_by_diamonds-help = Wie lange noch gespielt wird, wenn jemand den letzten Diamanten des Vorrats gelegt hat.
mf-option-end_by_diamonds-value-cycle = Bis zum Ende des Durchgangs
mf-option-end_by_diamonds-value-round = Bis zum Ende der Runde

mf-option-handshake = Handschlag im Handel
mf-option-handshake-help = Wann es im Handel eine Zusatzkarte gibt.
mf-option-handshake-value-strictly-more = Wenn jemand anders mehr Punkte bekam
mf-option-handshake-value-any-other = Wenn jemand anders überhaupt Punkte bekam
mf-option-handshake-value-never = Nie

mf-option-citizen_double = Verdoppeln bei den Bürgern
mf-option-citizen_double-help = Welche Diamanten doppelt zählen, wenn ihr Feld das Symbol der Karte zeigt.
mf-option-citizen_double-value-new-only = Nur der neue
mf-option-citizen_double-value-triangle = Auch die im Dreieck darunter

mf-option-citizen_support = Bau der Pyramiden
mf-option-citizen_support-help = Was bedeckt sein muss, bevor ein höheres Feld genommen werden darf.
mf-option-citizen_support-value-two-below = Die zwei Felder direkt darunter
mf-option-citizen_support-value-row-below = Die ganze Reihe darunter

mf-option-extra_decline = Verzicht auf Zusatzkarten
mf-option-extra_decline-help = Ob du auf eine verdiente Zusatzkarte verzichten darfst.
mf-option-extra_decline-value-true = Ja, Verzicht ist erlaubt
mf-option-extra_decline-value-false = Nein, sie muss gespielt werden

mf-option-harbor_repeats = Späte Waren im Hafen
mf-option-harbor_repeats-help = Ob eine volle Hafenreihe noch einmal zählt, wenn eine weitere Ware derselben Reihe bedeckt wird.
mf-option-harbor_repeats-value-false = Nein, jede Reihe zählt einmal
mf-option-harbor_repeats-value-true = Ja, mit jeder weiteren Ware

mf-option-bonus_from_supply = Herkunft der Bonusdiamanten
mf-option-bonus_from_supply-help = Woher der Diamant für Bonuspunkte kommt.
mf-option-bonus_from_supply-value-true = Aus dem Vorrat von 27
mf-option-bonus_from_supply-value-false = Von außerhalb, zählt nicht zu den 27

mf-option-house_values = Verschiedene Häuserwerte
mf-option-house_values-help = Welche deiner Häuser für Zusatzkarten und Bonuspunkte zählen.
mf-option-house_values-value-all-own = Alle eigenen Häuser
mf-option-house_values-value-run = Nur die ununterbrochene Folge mit dem neuen

mf-option-colour_step_first = Farbschritt im Rat
mf-option-colour_step_first-help = Wann die Ratsfigur wegen der Farbe der gespielten Karte hinaufgeht.
mf-option-colour_step_first-value-false = Nach allem, was die Karte bewirkt
mf-option-colour_step_first-value-true = Vor allem anderen, was die Karte bewirkt

mf-option-start_player_at_once = Neue Startspielerkarte
mf-option-start_player_at_once-help = Ab wann beginnt, wer die Startspielerkarte genommen hat. Da das immer ist, wer gerade am Zug ist, kommt im laufenden Durchgang niemand früher oder später dran.
mf-option-start_player_at_once-value-false = Ab dem nächsten Durchgang
mf-option-start_player_at_once-value-true = Sofort, der Rest des Durchgangs geht von dort aus weiter

mf-option-main_deck_ship_numbers = Schiffszahlen auf Dogenkarten und Meisterwerken
mf-option-main_deck_ship_numbers-help = Ob die Dogenkarten und Meisterwerke des Kartenstapels das Schiff bewegen können.
mf-option-main_deck_ship_numbers-value-true = Ja, wie alle Karten des Stapels
mf-option-main_deck_ship_numbers-value-false = Nein, sie haben nur ihre eigene Wirkung
