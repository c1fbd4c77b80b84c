### Die Spielfläche von The Great Split: Aufforderungen, Knöpfe und Namen.

## Was jetzt zu tun ist

gs-ui-prompt-discard = { $count ->
    [one] Wähle eine Karte zum Abwerfen.
   *[other] Wähle { $count } Karten zum Abwerfen ({ $chosen } gewählt).
}
gs-ui-prompt-split = Teile deine Hand für { $name }: Verschieb die Trennkarte oder tippe Karten an, die die Seite wechseln.
gs-ui-prompt-take = Der Umschlag von { $name } ist da: Nimm eine Hälfte.
gs-ui-prompt-take-again = { $half }: noch einmal drücken, um sie zu nehmen.
gs-ui-prompt-use = Spiele eine Karte oder die Trennkarte aus.
gs-ui-prompt-card = { $card }: offen, oder verdeckt für einen Schritt?
gs-ui-prompt-splitter = Trennkarte: Wähle die Leiste für einen Schritt.
gs-ui-prompt-seal = { $count ->
    [one] Siegelsymbol: Wähle eine Siegelleiste ({ $tracks }).
   *[other] Noch { $count } Siegelsymbole: Wähle eine Siegelleiste für das nächste ({ $tracks }).
}
gs-ui-prompt-arrow = Doppelpfeil: Wähle eine Leiste für { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
}.
gs-ui-prompt-play-again = { $card }: noch einmal drücken, um offen auszuspielen.
gs-ui-prompt-turn-again = Verdeckt, ein Schritt { $track }: noch einmal drücken.
gs-ui-prompt-track-again = { $track }: noch einmal drücken, um dort zu ziehen.
gs-ui-prompt-over = Das Spiel ist aus.
gs-ui-prompt-moment = Einen Moment.
gs-ui-wait-setup = Das Spiel wird aufgebaut.
gs-ui-wait-discard = { $count ->
    [one] { $names } wählt noch, was abgeworfen wird.
   *[other] Noch beim Abwerfen: { $names }.
}
gs-ui-wait-split = { $count ->
    [one] { $names } teilt noch die Hand.
   *[other] Noch beim Teilen: { $names }.
}
gs-ui-wait-take = { $count ->
    [one] { $names } wählt noch eine Hälfte.
   *[other] Noch bei der Wahl einer Hälfte: { $names }.
}
gs-ui-wait-resolve = { $count ->
    [one] { $names } spielt noch Karten aus.
   *[other] Noch beim Ausspielen: { $names }.
}

## Knöpfe

gs-ui-discard = { $count ->
    [one] Diese Karte abwerfen
   *[other] Diese { $count } Karten abwerfen
}
gs-ui-pass = Umschlag schließen und weitergeben
gs-ui-face-up = Offen
gs-ui-down-gold = Verdeckt: Gold
gs-ui-down-prestige = Verdeckt: Prestige
gs-ui-confirm = Bestätigen
gs-ui-rest = Vorschlag
gs-ui-rest-go = So spielen
gs-ui-rest-running = { $count ->
    [one] Noch ein Zug folgt.
   *[other] Noch { $count } Züge folgen.
}
gs-ui-rest-stop = Anhalten
gs-ui-go-on = Weiter
gs-ui-scorings-all = Alles zeigen

## Teile des Tisches

gs-ui-table = Tisch
gs-ui-board = Dein Tableau
gs-ui-board-of = Tableau von { $name }
gs-ui-board-before = Tableau des vorigen Platzes
gs-ui-board-after = Tableau des nächsten Platzes
gs-ui-enlarge = drücken, um das Tableau zu vergrößern
gs-ui-decision = Entscheidung
gs-ui-shared = Runden und Markt
gs-ui-rounds = Runden und Wertungen
gs-ui-market = Markt für Büsten
gs-ui-seats = Alle Tableaus
gs-ui-hand = Deine Hand
gs-ui-hand-empty = Keine Karten auf der Hand.
gs-ui-tab-hand = Hand ({ $count })
gs-ui-tab-market = Markt
gs-ui-tab-seats = Tableaus
gs-ui-preview = Was es bringen würde
gs-ui-preview-hint = Sieh dir eine Karte an, dann siehst du hier, was sie bringt.
gs-ui-spectator = Du siehst zu: Die Hände bleiben verborgen.
gs-ui-nothing = bringt sofort nichts

## Karten, Hälften und Trennkarte

gs-ui-card = { $card }, { $level }
gs-ui-card-hidden = Eine verdeckte Karte
gs-ui-card-used = offen ausgespielt
gs-ui-card-turned = verdeckt ausgespielt
gs-ui-flip = drücken, um die Seite zu wechseln
gs-ui-splitter = Trennkarte: ein Schritt auf einer beliebigen Leiste
gs-ui-splitter-used = Trennkarte, schon gespielt
gs-ui-splitter-move = Trennkarte verschieben
gs-ui-splitter-at = { $left } Karten in der ersten Hälfte, { $right } in der zweiten
gs-ui-half = { $half }: { $cards }
gs-ui-half-taken = genommen
gs-ui-seals = { $count ->
    [one] { $count } Siegel
   *[other] { $count } Siegel
} ({ $tracks })
gs-ui-no-cards = keine Symbole
gs-ui-wallet-of = Umschlag von { $name }
gs-ui-wallet-away = Dein eigener Umschlag ist bei { $name }; eine Hälfte kommt zurück:
gs-ui-plan-scorings = Wertungen
gs-ui-plan = wie das Haus es spielen würde: { $prestige } Prestige sofort, Wertungen um { $worth ->
    [one] { $worth } Punkt besser
   *[other] { $worth } Punkte besser
}

## Leisten und Aufträge

gs-ui-track = { $track }: Feld { $space } von { $last }
gs-ui-track-prestige = { $track }: { $points }
gs-ui-contract = Auftrag { gs-track }: { $icons } × { $stars } = { $points }
gs-ui-contracts = Aufträge
gs-ui-worth-now = Was die Wertungen brächten, wenn sie jetzt stattfänden.
gs-ui-shown = In dieser Runde offen gespielt

## Runden, Markt, Plätze

gs-ui-round-of = Runde { $number }: { $level ->
    [1] Stufe I
    [2] Stufe II
   *[other] Stufe III
}, Kartenlimit { $limit }
gs-ui-tile-hidden = Marktplättchen verdeckt
gs-ui-slider = Marktschieber auf { $slider } von { $last }
gs-ui-tier-yours = von dir erreicht
gs-ui-you = du
gs-ui-own = Du: { $character }
gs-ui-neighbour-left = links von dir: bekommt deinen Umschlag
gs-ui-neighbour-right = rechts von dir: gibt dir einen Umschlag
gs-ui-neighbour-both = auf beiden Seiten von dir: Die Umschläge kreuzen sich
gs-ui-seat = { $name }: { $points } Prestige, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
gs-ui-seat-track = { $track } { $space }, { $stars ->
    [one] ein Stern
   *[other] { $stars } Sterne
}
gs-ui-seat-deciding = überlegt noch
gs-ui-seat-done = fertig

## Ende einer Runde

gs-ui-end-of-round = Ende der Runde { $round }
gs-ui-scorings = Wertungen

## Züge in wenigen Worten

gs-choice-discard = { $cards } abwerfen
gs-choice-split = { $first } | { $second }
gs-choice-turn = { $card }, verdeckt für { $track }
gs-choice-splitter = Trennkarte: { $track }
gs-choice-seal = Siegelsymbol: { $track }
gs-choice-arrow = Doppelpfeil: { $track }

## Züge als Taten, mitten in „Stattdessen … hätte gebracht: Bücher auf 4“

gs-deed-discard = { $cards } abzuwerfen
gs-deed-split = die Hand in { $first } | { $second } zu teilen
gs-deed-take = die { $half } zu nehmen
gs-deed-play = { $card } zu spielen
gs-deed-turn = { $card } verdeckt für { gs-track } zu spielen
gs-deed-splitter = die Trennkarte für { gs-track } zu nutzen
gs-deed-seal = ein Siegelsymbol für { gs-track } zu nutzen
gs-deed-arrow = den Doppelpfeil für { gs-track } zu nutzen
