### Die Spielfläche: Aufforderungen, Knöpfe und Beschriftungen des Tisches von Mille Fiori.

## Was jetzt zu tun ist

mf-ui-prompt-draft = Wähle eine Karte zum Spielen.
mf-ui-prompt-draft-again = { $card }: noch einmal drücken, um sie zu wählen.
mf-ui-prompt-play = { $card }: lege auf ein leuchtendes Feld oder segle.
mf-ui-prompt-play-lay = { $card }: lege auf ein leuchtendes Feld.
mf-ui-prompt-play-sail = { $card }: sie kann nur dein Schiff bewegen.
mf-ui-prompt-lay-again = { $space }: noch einmal drücken zum Legen.
mf-ui-prompt-sail-again = { $space }: noch einmal drücken zum Segeln.
mf-ui-prompt-extra = Nimm eine Zusatzkarte oder verzichte.
mf-ui-prompt-extra-only = Nimm eine Zusatzkarte.
mf-ui-prompt-extra-again = { $card }: noch einmal drücken, um sie zu nehmen.
mf-ui-prompt-chosen = Du hast { $card } gewählt. Die anderen sind noch dabei.
mf-ui-prompt-wait-draft = Alle wählen eine Karte.
mf-ui-prompt-wait-play = { $name } spielt { $card }.
mf-ui-prompt-wait-turn = { $name } ist am Zug.
mf-ui-prompt-wait-extra = { $name } darf eine Zusatzkarte nehmen.
mf-ui-prompt-over = Das Spiel ist zu Ende.

## Knöpfe

mf-ui-sail = Nach { $space } segeln
mf-ui-sail-stay = Ohne Wirkung ablegen
mf-ui-decline = Keine Zusatzkarte
mf-ui-confirm = Bestätigen
mf-ui-zoom-out = Ganzer Spielplan
mf-ui-zoom-in = Vergrößern

## Teile des Tisches

mf-ui-table = Tisch
mf-ui-board = Spielplan
mf-ui-hand = Hand
mf-ui-display = Auslage
mf-ui-display-empty = Die Auslage ist leer.
mf-ui-tab-display = Auslage ({ $count })
mf-ui-display-fresh = Neu seit der letzten Runde
mf-ui-seats = Plätze
mf-ui-preview = Vorschau
mf-ui-round = Runde { $round } von { $rounds }
mf-ui-cycle = Durchgang { $cycle } von { $cycles }
mf-ui-deck = Stapel { $cards }
mf-ui-ending = Der letzte Diamant eines Vorrats ist gelegt: das Spiel geht zu Ende.
mf-ui-hand-empty = Keine Karten auf der Hand.
mf-ui-card-hidden = Eine verdeckte Karte
mf-ui-card = { $card }, { $region }
mf-ui-card-chosen = { $name }, gewählt
mf-ui-card-count = { $name }, { $count } Stück
# $name: one of the names above
mf-ui-card-fresh = { $name }, neu
mf-ui-chosen = Deine gewählte Karte
mf-ui-played = Gespielte Karte

## Was eine Karte eines Bereichs bringt, in wenigen Worten

mf-ui-how-workshops = Zählt jeden deiner Diamanten in der Gruppe, auf Pigmenten doppelt.
mf-ui-how-houses = Zählt das nächste Haus und deine Häuser, die ununterbrochen davor liegen.
mf-ui-how-nobili = Zählt die Stufe, auf dem Symbol der Karte doppelt; Diamanten im Dreieck darunter zählen noch einmal.
mf-ui-how-populi = Zählt die Stufe, auf dem Symbol der Karte doppelt; Diamanten im Dreieck darunter zählen noch einmal.
mf-ui-how-trade = Jeder Diamant auf dieser Ware bringt so viele Punkte, wie Felder der Ware bedeckt sind.
mf-ui-how-harbor = Auch dein Schiff segelt. Eine volle Reihe zählt nach den bedeckten Waren daneben.

## Plätze

mf-ui-seat-supply = { $count ->
    [one] Ein Diamant im Vorrat
   *[other] { $count } Diamanten im Vorrat
}
mf-ui-seat-reserve = { $count ->
    [one] Ein Diamant in der Reserve
   *[other] { $count } Diamanten in der Reserve
}
mf-ui-seat-start = Am Start
mf-ui-seat-turn = Spielt gerade
mf-ui-seat-chosen = Hat gewählt
mf-ui-seat-you = Du
mf-ui-seat-bonus = Bonus: { $region }

## Felder

mf-ui-free = frei
mf-ui-covered = Diamant von { $name }
mf-ui-brings = bringt { mf-points }
mf-ui-brings-extra = bringt { mf-points } und eine Zusatzkarte
mf-ui-ships = Schiffe: { $names }
mf-ui-nothing = Keine Punkte.
mf-ui-ship-way = Dein Schiff: { $from } bis { $to }, { mf-points }
mf-ui-ship-way-extra = Dein Schiff: { $from } bis { $to }, { mf-points } und eine Zusatzkarte
mf-ui-can-lie = { $count ->
    [0] Kein Feld für einen Diamanten
    [one] Ein Feld für einen Diamanten
   *[other] { $count } Felder für einen Diamanten
}

## Erklärungen: das „?“ an den Teilen des Tisches

mf-ui-explain-bonus = { $region }: { $condition }. Noch frei: { $free }.
mf-ui-explain-bonus-taken = { $region }: { $condition }. Alle vier sind vergeben.

## Die Meisterwerke: was jetzt zu tun ist

mf-ui-prompt-again = { $what }: zum Bestätigen noch einmal drücken.
mf-ui-prompt-confirm = Zum Bestätigen noch einmal drücken.
mf-ui-prompt-doge = { $card }: ausspielen oder segeln.
mf-ui-prompt-doge-only = { $card }: ausspielen.
mf-ui-prompt-frame-sail = { $card }: wähle den Platz in deinem Schaufenster, oder segle.
mf-ui-prompt-frame = { $card }: wähle den Platz in deinem Schaufenster.
mf-ui-prompt-masterwork = Nimm ein Meisterwerk: ein offenes oder das oberste vom Stapel.
mf-ui-prompt-dogaressa = Nimm eine Dogaressa-Karte: eine offene oder die oberste vom Stapel.
mf-ui-prompt-advance = Wie weit soll dein Schiff segeln?
mf-ui-prompt-climb = Wie viele Schritte soll deine Ratsfigur hinaufgehen?
mf-ui-prompt-wait-masterwork = { $name } nimmt ein Meisterwerk.
mf-ui-prompt-wait-dogaressa = { $name } nimmt eine Dogaressa-Karte.
mf-ui-prompt-wait-frame = { $name } legt { $card } ins Schaufenster.
mf-ui-prompt-wait-advance = { $name } wählt, wie weit das Schiff segelt.
mf-ui-prompt-wait-climb = { $name } wählt, wie viele Schritte die Ratsfigur hinaufgeht.

## Die Meisterwerke: Knöpfe und Teile des Tisches

mf-ui-doge = Karte ausspielen
mf-ui-advances = Felder für das Schiff
mf-ui-climbs = Schritte für die Ratsfigur
mf-ui-advance = { $number ->
    [one] Ein Feld, bis { $space }
   *[other] { $number } Felder, bis { $space }
}
mf-ui-climb = { $number ->
    [one] Ein Schritt, bis { $space }
   *[other] { $number } Schritte, bis { $space }
}
mf-ui-part-board = Plan
mf-ui-part-council = Rat
mf-ui-part-cards = Karten
mf-ui-part-windows = Fenster
mf-ui-part-seats = Plätze
mf-ui-council-board = Erweiterungsplan: Rat und Seeweg
mf-ui-masterworks = Meisterwerke
mf-ui-dogaressas = Dogaressa-Karten
mf-ui-held = Deine Dogaressa-Karten
mf-ui-stack = { $count ->
    [0] Der Stapel ist leer
    [one] Eine Karte im Stapel
   *[other] { $count } Karten im Stapel
}
mf-ui-stack-top = Oberste Karte des Stapels
mf-ui-window-own = Dein Schaufenster
mf-ui-window-of = Schaufenster von { $name }
mf-ui-window-sum = Volle Reihen und Spalten: { mf-points }

## Die Meisterwerke: Orte und Hinweise

# A council space and what it gives
mf-ui-council-space = { $space }: { $what }
mf-ui-figures = Figuren: { $names }
mf-ui-council-start = Start aller Figuren, seine Belohnung gibt es nie
# Der Buchstabe auf grünem, rotem und blauem Glas
mf-ui-glass-green = G
mf-ui-glass-red = R
mf-ui-glass-blue = B
mf-ui-how-doge = Bringt die Startspielerkarte, im Rat die Schritte ihrer Pfeile und ihre Punkte.
mf-ui-how-masterwork = Kommt in dein Schaufenster und bringt sofort { mf-points }.
mf-ui-colour-step = Die Farbe deines Ratsfeldes: auch einen Schritt hinauf.
mf-ui-line-row = { $number ->
    [1] Obere Reihe
    [2] Mittlere Reihe
   *[3] Untere Reihe
}
mf-ui-line-column = { $number ->
    [1] Linke Spalte
    [2] Mittlere Spalte
   *[3] Rechte Spalte
}
mf-ui-line-full = { $name }: { mf-points }
mf-ui-line-first = { $name }: erste Karte
# $points: was die Linie noch bringen kann
mf-ui-line-open = { $name }: 2 von 3, { $same ->
    [both] Farbe und Form stimmen überein (bis zu { $points })
    [colour] die Farbe stimmt überein (bis zu { $points })
    [shape] die Form stimmt überein (bis zu { $points })
   *[none] nichts stimmt überein
}

## Züge in wenigen Worten

mf-choice-lay = Auf { $space }
mf-choice-sail = Für das Schiff
mf-choice-doge = Die Dogenkarte spielen
mf-choice-frame = Ins Schaufenster ({ $place })
mf-choice-use = Stattdessen { $card }
mf-choice-extra = Zusatzkarte: { $card }
mf-choice-decline = Keine Zusatzkarte
mf-choice-take-stack = Oben vom Stapel
mf-choice-advance = { $number ->
    [one] Schiff { $number } Feld weiter
   *[other] Schiff { $number } Felder weiter
}
mf-choice-climb = { $number ->
    [one] Ratsfigur { $number } Schritt hinauf
   *[other] Ratsfigur { $number } Schritte hinauf
}

## Züge als Taten, mitten in „Stattdessen … hätte gebracht: 6 Punkte“

mf-deed-draft = { $card } zu wählen
mf-deed-lay = { $card } auf { $space } zu spielen
mf-deed-sail = { $card } für das Schiff zu spielen und nach { $space } zu fahren
mf-deed-discard = { $card } ohne Wirkung abzuwerfen
mf-deed-doge = { $card } zu spielen
mf-deed-use = { $card } einzusetzen
mf-deed-extra = { $card } als Zusatzkarte zu nehmen
mf-deed-decline = auf die Zusatzkarte zu verzichten
mf-deed-take = { $card } aus den offenen Karten zu nehmen
mf-deed-take-stack = die oberste Karte vom Stapel zu nehmen
mf-deed-frame = das Meisterwerk ins Schaufenster zu legen ({ $place })
mf-deed-advance = mit dem Schiff { $number ->
    [one] ein Feld
   *[other] { $number } Felder
} weiterzufahren
mf-deed-climb = mit der Ratsfigur { $number ->
    [one] eine Stufe
   *[other] { $number } Stufen
} vorzurücken
mf-gain-extra-compass = der geschlossene Kompass bei { $space }: eine Zusatzkarte
mf-gain-extra-three-values = Häuser mit drei verschiedenen Werten: eine Zusatzkarte
mf-gain-extra-five-values = Häuser mit fünf verschiedenen Werten: eine Zusatzkarte
mf-gain-extra-top = die Spitze der Pyramide auf { $space }: eine Zusatzkarte
mf-gain-extra-handshake = der Händedruck im Handel: eine Zusatzkarte
mf-gain-extra-sea = der Kompass auf { $space }: eine Zusatzkarte
