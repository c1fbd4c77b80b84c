### Die Spielfläche: Aufforderungen, Schaltflächen und Beschriftungen des Tisches von Intrigo.

## Was jetzt zu tun ist

ig-ui-prompt-keep = Behalte eine Karte, gib die anderen weiter.
ig-ui-prompt-keep-last = Auch die letzte Karte ist deine: nimm sie.
ig-ui-prompt-keep-again = { $card }: bestätige, dass du sie behältst.
ig-ui-prompt-turn = Nimm eine Intrigenkarte aus der Hand oder eine Einflusskarte vom Stapel.
ig-ui-prompt-place = Nimm eine Intrigenkarte aus der Hand.
ig-ui-prompt-buy = Du hast keine Intrigenkarte: kaufe eine Einflusskarte.
ig-ui-prompt-must = { $card } wurde verlangt: sie muss jetzt gelegt werden.
ig-ui-prompt-place-where = { $card }: wähle eine freie Lücke.
ig-ui-prompt-place-again = { $card } in { $space }: bestätige es.
ig-ui-prompt-buy-where = { $kind }: wähle eine freie Lücke.
ig-ui-prompt-buy-again = { $kind } in { $space }: bestätige es.
ig-ui-prompt-buy-bare = { $kind } in { $space } ohne Wirkung: bestätige es.
ig-ui-prompt-buy-wasted = { $kind } findet in { $space } nichts zu tun: bestätige es trotzdem.
ig-ui-prompt-kept = Du hast gewählt. Die anderen wählen noch.
ig-ui-prompt-wait-draft = Alle behalten eine Karte.
ig-ui-prompt-wait-turn = { $name } ist am Zug.
ig-ui-prompt-your-turn = Du bist am Zug.
ig-ui-prompt-awards = Die Plättchen werden vergeben.
ig-ui-prompt-dealing = Die nächste Runde wird ausgelegt.
ig-ui-prompt-over = Das Spiel ist zu Ende.

## Ziele einer Einflusskarte

ig-ui-ask-turn-plot = { $kind }: welche Intrigenkarte soll verdeckt liegen?
ig-ui-ask-turn-token = { $kind }: welches Plättchen soll verdeckt liegen?
ig-ui-ask-cancel = { $kind }: die Wirkung welcher Karte soll aufgehoben werden?
ig-ui-ask-trade-first = { $kind }: wähle das erste Plättchen.
ig-ui-ask-trade-second = { $kind }: mit welchem Plättchen tauscht es den Platz?
ig-ui-ask-swap-first = { $kind }: wähle die erste Intrigenkarte.
ig-ui-ask-swap-second = { $kind }: mit welcher Karte tauscht sie den Platz?
ig-ui-ask-move-first = { $kind }: welche Intrigenkarte wandert?
ig-ui-ask-move-second = { $kind }: in welche freie Lücke?
ig-ui-ask-name = { $kind }: nenne eine Karte.
ig-ui-ask-aside = Welche Karte gibst du für { $card }?
ig-ui-ask-called = { $card }: in welche Lücke muss sie gelegt werden?

## Schaltflächen

ig-ui-back = Zurück
ig-ui-put-back = Zurücklegen
ig-ui-bare = Ohne Wirkung
ig-ui-bare-title = { $kind }: ohne Wirkung legen
ig-ui-confirm = Bestätigen

## Was erwogen wird

ig-ui-preview = Vorschau
ig-ui-placing = { $card } in { $space }
ig-ui-buying = { $kind } in { $space } für { $price ->
    [one] { $price } Dukaten
   *[other] { $price } Dukaten
}
ig-ui-exchanging = Du verlangst { $card } und gibst dafür { $other }.
ig-ui-calling = Du verlangst { $card }: wer die Karte hat, muss sie in { $space } legen.
ig-ui-calling-next = Du verlangst { $card }: wer die Karte hat, muss sie als Nächstes legen.
ig-ui-no-effect = Dort hat die Karte keine Wirkung.
ig-ui-changes-nothing = Kein Plättchen ginge an jemand anderen.
# Steht neben dem Plättchen und der Person, die es jetzt bekäme. $why: der Vergleich der Karten daneben
ig-ui-stands = { $arcade }: { $why }
ig-ui-stands-nobody-why = niemand ({ $arcade }: { $why })
ig-ui-stands-nobody = niemand ({ $arcade })
ig-ui-round-ends = Die Runde endet, und die Plättchen werden vergeben:

## Orte und Karten

ig-ui-table = Tisch
ig-ui-palace = Palast
ig-ui-free = frei
ig-ui-face-down = verdeckt
ig-ui-protected = von einer Wache geschützt
ig-ui-serves = für { $name }
ig-ui-serves-nobody = für niemanden
ig-ui-now-higher = ginge jetzt an { $name }
ig-ui-now-tie = gleiche Karten, ginge an niemanden
ig-ui-now-neutral = die neutrale Karte gewinnt, ginge an niemanden
ig-ui-now-deserted = noch hat niemand Anspruch darauf
ig-ui-now-face-down = verdeckt, geht an niemanden
ig-ui-now-empty = kein Plättchen
ig-ui-naming = Karten, die genannt werden können

## Stapel, Vorrat, Beutel

ig-ui-piles = Einflusskarten
ig-ui-pile = { $kind }, Preis { $price }, noch { $left }
ig-ui-pile-dear = { $kind }, Preis { $price }, noch { $left }; jetzt kannst du sie nicht kaufen
ig-ui-pile-closed = { $kind }: keine mehr da
ig-ui-pile-title = { $kind }: kostet { $price ->
    [one] { $price } Dukaten
   *[other] { $price } Dukaten
}
ig-ui-supply-title = Vorrat an Dukaten
ig-ui-supply = { $count ->
    [one] { $count } Dukat im Vorrat
   *[other] { $count } Dukaten im Vorrat
}
ig-ui-supply-unlimited = Der Vorrat an Dukaten geht nie aus
ig-ui-bag-title = Siegel im Beutel
ig-ui-bag = { $count ->
    [one] { $count } Siegel im Beutel
   *[other] { $count } Siegel im Beutel
}

## Wie weit das Spiel ist

ig-ui-round = Runde { $round }
ig-ui-round-of = Runde { $round } von { $rounds }
ig-ui-phase-draft = Wahl { $pick } von { $picks }
ig-ui-phase-placing = { $count ->
    [one] { $count } Lücke frei
   *[other] { $count } Lücken frei
}
ig-ui-phase-awards = Vergabe
ig-ui-phase-dealing = Neue Runde
ig-ui-phase-over = Ende
ig-ui-to-left = Karten gehen nach links
ig-ui-to-right = Karten gehen nach rechts
ig-ui-not-dealt = { $count ->
    [one] { $count } Karte nicht ausgeteilt
   *[other] { $count } Karten nicht ausgeteilt
}

## Vergabe

ig-ui-awards-done = Alle Plättchen sind vergeben.
ig-ui-nothing-won = nichts

## Hand und Kartenwahl

ig-ui-hand = Hand
ig-ui-hand-empty = Keine Intrigenkarte auf der Hand.
ig-ui-packet = Zur Wahl
ig-ui-passing = Du gibst weiter an { $name }
ig-ui-kept = Behalten
ig-ui-passed = In dieser Runde weitergegeben
ig-ui-passed-to = Wahl { $pick }: an { $name }
ig-ui-passed-none = Du hast in dieser Runde nichts weitergegeben.
ig-ui-tab-hand = Hand
ig-ui-tab-seats = Mitspieler
ig-ui-tab-passed = Weitergabe

## Mitspieler

ig-ui-seats = Mitspieler
ig-ui-seat-turn = am Zug
ig-ui-seat-you = du
ig-ui-seat-first = Beginnt die Runde
ig-ui-seat-kept = hat eine Karte behalten
ig-ui-seat-ducats-title = Dukaten
ig-ui-seat-ducats = { $count ->
    [one] { $count } Dukat
   *[other] { $count } Dukaten
}
ig-ui-seat-ducats-hidden = Dukaten verborgen
ig-ui-seat-cards-title = Intrigenkarten auf der Hand
ig-ui-seat-cards = { $count ->
    [one] { $count } Intrigenkarte auf der Hand
   *[other] { $count } Intrigenkarten auf der Hand
}
# $guild: Name einer Gilde
ig-ui-counter = { $guild }: { $count }
ig-ui-near = zum Sieg
ig-ui-winner = hat gewonnen
ig-ui-near-spoken = { $count ->
    [one] { $count } Siegel fehlt zum Sieg
   *[other] { $count } Siegel fehlen zum Sieg
}
ig-ui-near-title = { $different } von { $all } verschiedenen Gilden; { $equal } von { $same } Siegeln einer Gilde

## Züge in wenigen Worten

ig-choice-place = { $card } in { $space }
ig-choice-buy = { $kind } in { $space }
ig-choice-buy-on = { $kind } in { $space }: { $targets }

## Züge als Taten, mitten in „Stattdessen … hätte gebracht: Der Dukat auf A3 geht an Ada“

ig-deed-keep = { $card } zu behalten
ig-deed-place = { $card } in { $space } zu legen
ig-deed-buy = { ig-kind-object } für { $space } zu kaufen
# $why: ein Vergleich zweier Karten
ig-gain-stands = { ig-token-subject } auf { $arcade } geht an { $name } ({ $why })
ig-gain-nobody = { ig-token-subject } auf { $arcade } geht an niemanden
