### Intrigo: Namen, Sätze des Protokolls, Regelhilfe, Regelschalter.

ig-title = Intrigo
ig-about = Intrigiere im Palast des Dogen: wähle Karten, lege sie geschickt, schicke Meuchelmörder, Diebe und Kurtisanen aus und sammle vor allen anderen die richtigen Siegel. Für 2 bis 4 Personen.

## Ausgaben

ig-edition-standard = Standard
ig-edition-standard-help = Das Spiel, wie es in der Schachtel liegt, für 2 bis 4 Personen: 16 Intrigenkarten, 16 Arkaden, 18 Einflusskarten.

## Karten, Gilden, Plättchen, Arten von Einflusskarten

# $family: ein Eigenname, $value: 2 bis 4
ig-card = { $family } { $value }

ig-guild-clero = Klerus
ig-guild-militari = Militär
ig-guild-mercanti = Kaufleute
ig-guild-vinai = Winzer
ig-guild-scrivani = Schreiber

# $token: eine Gilde, ducat, oder custom für eine Gilde, die in dieser Schachtel $guild heißt
ig-of-guild = { $token ->
    [clero] des Klerus
    [militari] des Militärs
    [mercanti] der Kaufleute
    [vinai] der Winzer
    [scrivani] der Schreiber
   *[custom] „{ $guild }“
}
ig-token = { $token ->
    [ducat] Dukat
   *[seal] Siegel { ig-of-guild }
}
# Als Objekt eines Satzes
ig-token-object = { $token ->
    [ducat] den Dukaten
   *[seal] das Siegel { ig-of-guild }
}
# Als Subjekt eines Satzes
ig-token-subject = { $token ->
    [ducat] der Dukat
   *[seal] das Siegel { ig-of-guild }
}
# Eines, von dem noch nicht die Rede war, als Subjekt
ig-token-new = { $token ->
    [ducat] ein Dukat
   *[seal] ein Siegel { ig-of-guild }
}
ig-seals-of = { $count ->
    [one] { $count } Siegel { ig-of-guild }
   *[other] { $count } Siegel { ig-of-guild }
}

ig-ducats = { $count ->
    [one] { $count } Dukat
   *[other] { $count } Dukaten
}
# Als Objekt eines Satzes
ig-ducats-object = { $count ->
    [one] { $count } Dukaten
   *[other] { $count } Dukaten
}
ig-seals = { $count ->
    [one] { $count } Siegel
   *[other] { $count } Siegel
}
# $seals, $ducats: die zwei darüber
ig-score = { $seals }, { $ducats }

ig-kind-assassin = Meuchelmörder
ig-kind-thief = Dieb
ig-kind-trader = Händler
ig-kind-gondolier = Gondoliere
ig-kind-courtesan = Kurtisane
ig-kind-guard = Palastwache

# Als Objekt eines Satzes
ig-kind-object = { $kind ->
    [assassin] einen Meuchelmörder
    [thief] einen Dieb
    [trader] einen Händler
    [gondolier] einen Gondoliere
    [courtesan] eine Kurtisane
   *[guard] eine Palastwache
}
ig-kind-of = { $kind ->
    [assassin] des Meuchelmörders
    [thief] des Diebes
    [trader] des Händlers
    [gondolier] des Gondoliere
    [courtesan] der Kurtisane
   *[guard] der Palastwache
}

## Was eine Einflusskarte nach den gespielten Regeln tut

ig-effect-nothing = Sie füllt eine Lücke und tut sonst nichts.
ig-effect-turn-plot = Du drehst eine Intrigenkarte in einer der zwei benachbarten Lücken um. Sie bleibt verdeckt liegen und zählt für den Rest der Runde nichts mehr, nach beiden Seiten. Es darf jede Familie treffen, auch deine eigene.
ig-effect-turn-token = Du drehst das Plättchen auf einer der zwei angrenzenden Arkaden um, Dukat oder Siegel. Niemand erhält es in dieser Runde.
ig-effect-turn-ducat = Du drehst den Dukaten auf einer der zwei angrenzenden Arkaden um. Niemand erhält ihn in dieser Runde.
ig-effect-trade-adjacent = Das Plättchen auf einer der zwei angrenzenden Arkaden tauscht den Platz mit dem Plättchen auf irgendeiner anderen Arkade. Wer eine Arkade gewinnt, erhält, was dort liegt, ob Siegel oder Dukat.
ig-effect-trade-pair = Die Plättchen auf den zwei angrenzenden Arkaden tauschen die Plätze. Wer eine Arkade gewinnt, erhält, was dort liegt, ob Siegel oder Dukat.
ig-effect-trade-any = Zwei beliebige Plättchen des Palastes tauschen die Plätze. Wer eine Arkade gewinnt, erhält, was dort liegt, ob Siegel oder Dukat.
ig-effect-move-neighbour = Du legst eine Intrigenkarte aus einer benachbarten Lücke in irgendeine freie Lücke. Die Lücke, aus der sie kommt, ist wieder frei und wird von einem späteren Zug gefüllt.
ig-effect-move-any = Du legst eine beliebige Intrigenkarte des Palastes in irgendeine freie Lücke. Die Lücke, aus der sie kommt, ist wieder frei und wird von einem späteren Zug gefüllt.
ig-effect-swap-any = Zwei beliebige Intrigenkarten des Palastes tauschen die Plätze.
ig-effect-swap-neighbours = Die Intrigenkarten in den zwei benachbarten Lücken tauschen die Plätze.
ig-effect-exchange = Du nennst eine Intrigenkarte, die weder im Palast liegt noch in deiner Hand ist, und legst eine eigene Karte bereit. Wer die genannte Karte hat, muss sie hergeben und bekommt die andere dafür. Hat sie niemand, wird nicht getauscht.
ig-effect-place-at-once = Du nennst eine Intrigenkarte, die weder im Palast liegt noch in deiner Hand ist. Wer sie hat, muss sie sofort in eine freie Lücke legen, die du bestimmst.
ig-effect-place-next = Du nennst eine Intrigenkarte, die weder im Palast liegt noch in deiner Hand ist. Wer sie hat, muss sie vorzeigen und im nächsten eigenen Zug legen.
ig-effect-lure = Du legst eine beliebige Intrigenkarte des Palastes in eine freie Lücke neben der Karte, die du gerade gelegt hast. Die Lücke, aus der sie kommt, ist wieder frei.
ig-effect-cancel = Du machst rückgängig, was eine Einflusskarte in einer benachbarten Lücke getan hat, soweit das noch geht.
ig-effect-protect = Solange sie dort liegt, können später gelegte Einflusskarten die Intrigenkarten in den zwei benachbarten Lücken und die Plättchen auf den zwei angrenzenden Arkaden nicht umdrehen, bewegen oder vertauschen. Was vorher geschah, bleibt geschehen.
ig-effect-neutral = Sie zählt wie eine Karte mit dem Wert { $value }, die niemandem gehört: Sie gewinnt gegen niedrigere Karten, und dann bekommt niemand das Plättchen.

## Was eine Einflusskarte tut, in ein, zwei Zeilen

ig-brief-nothing = Sie füllt eine Lücke und tut sonst nichts.
ig-brief-turn-plot = Dreht eine Intrigenkarte in einer benachbarten Lücke um.
ig-brief-turn-token = Dreht das Plättchen einer angrenzenden Arkade um.
ig-brief-turn-ducat = Dreht den Dukaten einer angrenzenden Arkade um.
ig-brief-trade-adjacent = Ein angrenzendes Plättchen tauscht den Platz mit einem anderen.
ig-brief-trade-pair = Die zwei angrenzenden Plättchen tauschen die Plätze.
ig-brief-trade-any = Zwei beliebige Plättchen im Palast tauschen die Plätze.
ig-brief-move-neighbour = Eine benachbarte Intrigenkarte wandert in eine freie Lücke.
ig-brief-move-any = Eine beliebige Intrigenkarte wandert in eine freie Lücke.
ig-brief-swap-any = Zwei beliebige Intrigenkarten im Palast tauschen die Plätze.
ig-brief-swap-neighbours = Die zwei benachbarten Intrigenkarten tauschen die Plätze.
ig-brief-exchange = Du nennst eine Intrigenkarte: Wer sie hat, tauscht sie gegen eine von dir.
ig-brief-place-at-once = Du nennst eine Intrigenkarte: Wer sie hat, legt sie sofort, wo du willst.
ig-brief-place-next = Du nennst eine Intrigenkarte: Wer sie hat, muss sie als Nächstes legen.
ig-brief-lure = Eine beliebige Intrigenkarte wandert in eine freie Lücke neben ihr.
ig-brief-cancel = Hebt die Wirkung einer benachbarten Einflusskarte auf.
ig-brief-protect = Spätere Wirkungen treffen nicht, was neben ihr liegt.
ig-brief-neutral = Zählt als neutrale { $value }: Gewinnt sie, erhält niemand das Plättchen.

## Orte, wie ein Bildschirmleser sie nennt

ig-arcade = Arkade { $arcade }
ig-arcade-door = Arkade { $arcade }, das Palasttor
ig-space = Lücke { $space }

## Wie zwei Karten über ein Plättchen entscheiden

ig-compare-beats = { $card } schlägt { $other }
ig-compare-equal = { $card } und { $other } sind gleich
ig-compare-alone = { $card } steht allein

## Ereignisse

ig-event-round = Runde { $number } beginnt; { $name } fängt an.
ig-event-token = Auf { $arcade } kommt { ig-token-new }.
ig-event-dealt = { $number ->
    [one] Alle bekommen eine Intrigenkarte.
   *[other] Alle bekommen { $number } Intrigenkarten.
}
ig-event-dealt-left = { ig-event-dealt } { $left ->
    [one] Eine Karte bleibt verdeckt liegen.
   *[other] { $left } Karten bleiben verdeckt liegen.
}
ig-event-kept = { $name } behält eine Karte.
ig-event-passed = Wahl { $number }: Alle haben eine Karte behalten.
ig-event-placed = { $name } legt { $card } in { $space }.
ig-event-bought = { $name } zahlt { $price ->
    [one] { $price } Dukaten
   *[other] { $price } Dukaten
} und legt { ig-kind-object } in { $space }.
ig-event-skipped = { $name } hat keine Intrigenkarte mehr und kann nichts kaufen: Der Zug entfällt.
# $why: einer der Vergleiche oben
ig-event-award-higher = { $name } erhält { ig-token-object } auf { $arcade }: { $why }.
ig-event-award-tie = Niemand erhält { ig-token-object } auf { $arcade }: { $why }.
ig-event-award-neutral = Niemand erhält { ig-token-object } auf { $arcade }: { $why }, doch diese Karte gehört niemandem.
ig-event-award-deserted = Niemand erhält { ig-token-object } auf { $arcade }: Daneben liegt keine Intrigenkarte, die zählt.
ig-event-award-lone = Niemand erhält { ig-token-object } auf { $arcade }: { $why }, und eine Karte allein gewinnt nichts.
ig-event-award-face-down = Auf { $arcade } liegt { ig-token-subject } verdeckt und wird nicht vergeben.
ig-event-award-empty = Auf { $arcade } liegt kein Plättchen.
ig-event-limited = { $name } darf keine weiteren Dukaten haben: Der von { $arcade } geht in den Vorrat zurück.
ig-event-returned = Von { $arcade } geht { ig-token-subject } zurück in den { $token ->
    [ducat] Vorrat
   *[seal] Beutel
}.
ig-event-stayed = Auf { $arcade } bleibt { ig-token-subject } für die nächste Runde liegen.
ig-event-first-player = { $name } hat in der nächsten Runde die Startspielerkarte.
ig-event-over-equal-seals = { $name } hat { $equal } Siegel einer Gilde und gewinnt.
ig-event-over-different-seals = { $name } hat Siegel von { $different } Gilden und gewinnt.
ig-event-over-rounds = { $number ->
    [one] Das Spiel ist nach einer Runde aus: Es gewinnen die meisten Siegel, dann die meisten Dukaten.
   *[other] Das Spiel ist nach { $number } Runden aus: Es gewinnen die meisten Siegel, dann die meisten Dukaten.
}

## Züge und was sie brachten

ig-move-start = Das Spiel beginnt.
ig-move-undo = { $name } nimmt einen Schritt zurück.
ig-move-seals = Für die leeren Siegelarkaden werden Siegel aus dem Beutel gezogen.
ig-move-keep = { $name } behält { $card }.
# $outcome: Wirkungen, jede eine der unten stehenden
ig-move-bought = { $name } zahlt { $price ->
    [one] { $price } Dukaten
   *[other] { $price } Dukaten
} und legt { ig-kind-object } in { $space }: { $outcome }.
ig-move-awards = Die Plättchen werden vergeben: { $outcome }.
ig-move-awards-none = Die Plättchen werden vergeben, doch niemand erhält eines.
# $what: Dukaten und Siegel
ig-move-haul = { $name } erhält { $what }

ig-effected-plot-turned-down = { $card } in { $space } liegt nun verdeckt
ig-effected-plot-turned-up = { $card } in { $space } liegt wieder offen
ig-effected-token-turned-down = { ig-token-subject } auf { $arcade } liegt nun verdeckt
ig-effected-token-turned-up = { ig-token-subject } auf { $arcade } liegt wieder offen
ig-effected-tokens-swapped = die Plättchen auf { $arcade } und { $other } tauschen die Plätze
ig-effected-plot-moved = { $card } wandert von { $space } nach { $other }
ig-effected-plots-swapped = die Intrigenkarten in { $space } und { $other } tauschen die Plätze
ig-effected-exchanged = { $holder } muss { $card } hergeben und bekommt eine andere Karte dafür
ig-effected-called = { $holder } muss { $card } in { $space } legen
ig-effected-shown = { $holder } hat { $card } und muss sie als Nächstes legen
ig-effected-nobody = niemand hat { $card }
ig-effected-cancelled = die Wirkung { ig-kind-of } in { $space } ist aufgehoben

## Was von jemandem erwartet wird

ig-await-draft = behalte eine Karte ({ $pick } von { $picks })
ig-await-turn = lege oder kaufe eine Karte
ig-await-place = lege eine Karte
ig-await-buy = kaufe eine Karte
ig-await-must-place = lege die verlangte Karte

## Ergebnis

ig-breakdown-seals = Siegel { ig-of-guild }
ig-breakdown-ducats-won = Erhaltene Dukaten
ig-breakdown-ducats-spent = Ausgegebene Dukaten
ig-breakdown-purchases = Gekaufte Einflusskarten

## Regelhilfe. Zahlen der Schachtel: $equal, $different, $seals je Gilde, $all Siegel, Familie $neutral mit den Werten
## $neutrals, letzte Arkade $last zu viert, $hand, $start Dukaten; $ring2, $ring3, $cards, $dealt, $hand2 zu zweit und zu dritt

# Wo es von der Zahl der Mitspieler abhängt
ig-help-hands = { $two } zu zweit, { $three } zu dritt, { $four } zu viert

ig-help-goal-title = Worum es geht
ig-help-goal-text =
    Du stehst einer der großen Familien Venedigs vor, und wer die richtigen Siegel der Gilden sammelt, zieht in den Dogenpalast ein. Wer als Erster Siegel von { $different } Gilden oder { $equal } Siegel einer Gilde hat, gewinnt sofort.

    Siegel und Dukaten liegen im Ring auf den Arkaden des Palastes. In jeder Runde füllt ihr die Lücken dazwischen mit Karten; dann geht jedes Plättchen an die Familie mit der höheren Karte daneben. Für Dukaten gibt es Einflusskarten, und die bringen alles durcheinander.

ig-help-palace-title = Der Palast
ig-help-palace-text =
    Der Palast ist ein geschlossener Ring aus Arkaden, zu viert A0 bis { $last }, mit einer Lücke zwischen je zweien. A0 zeigt das Palasttor; von dort an wechseln sich Siegelarkaden und Dukatenarkaden ab. Auf jeder liegt ein Plättchen: ein Dukat aus dem Vorrat oder ein blind aus dem Beutel gezogenes Siegel.

    Die Lücke S3 liegt zwischen A3 und A4: Diese zwei Arkaden grenzen an sie an, immer eine für Siegel und eine für Dukaten. Die Lücken jenseits davon, S2 und S4, sind ihr benachbart. Der Ring schließt sich: Die letzte Lücke liegt zwischen der letzten Arkade und A0. Für Ecken gilt nichts Besonderes.

ig-help-families-title = Familien und Intrigenkarten
ig-help-families-text =
    Die Familien werden ausgelost und liegen offen. Jede hat Intrigenkarten mit den Werten 2, 3 und 4; die neutrale Familie { $neutral } hat { $neutrals } und gehört niemandem.

    Eine Intrigenkarte nützt der Familie, die sie zeigt, wer sie auch legt. Ständig hast du Karten anderer Familien auf der Hand: Lege sie dorthin, wo sie jemand anderem schaden oder niemandem nützen.

ig-help-round-title = Eine Runde
ig-help-round-text =
    Eine Runde hat drei Phasen: die Kartenwahl, in der alle Intrigenkarten sammeln; das Legen, bei dem ihr vom Startspieler an Karte für Karte den Palast füllt; und die Vergabe, bei der die Plättchen eines nach dem anderen vergeben werden.

    Danach wird der Palast geräumt und neu bestückt, die Startspielerkarte geht einen Platz nach links, und die nächste Runde beginnt. Wer die erste beginnt, entscheidet das Los.

ig-help-draft-title = Die Kartenwahl
ig-help-draft-text =
    Alle Intrigenkarten im Spiel werden gemischt, und alle bekommen gleich viele: { $hand }. Alle gleichzeitig behaltet ihr eine verdeckt und gebt die übrigen nach links weiter; von denen, die zu dir kommen, behältst du wieder eine und gibst den Rest weiter, und so fort, bis alle Karten behalten sind. Sie bleiben geheim.

    Merke dir, was du weitergegeben hast: Du weißt nun, wer es haben könnte.

ig-help-placing-title = Karten legen
ig-help-placing-text =
    Vom Startspieler an geht es im Uhrzeigersinn. In deinem Zug tust du genau eines: eine Intrigenkarte aus der Hand offen in eine beliebige freie Lücke legen, oder eine Einflusskarte kaufen, in eine beliebige freie Lücke legen und ausführen. Passen darfst du nicht.

    Jeder Zug füllt eine Lücke; so kommen in einer Runde alle so oft dran, wie sie Karten bekommen haben. Wer Einflusskarten gekauft hat, behält Intrigenkarten auf der Hand; sie zählen nichts.

    Während des Legens zeigt jede Arkade, wer ihr Plättchen erhielte, wenn die Runde jetzt zu Ende wäre. Sobald keine Lücke mehr frei ist, folgt die Vergabe; die Wirkung der letzten Karte kommt noch davor.

ig-help-influence-title = Einflusskarten
ig-help-influence-text =
    Die Einflusskarten liegen in der Mitte in sechs Stapeln, die billigste oben. Du darfst die oberste Karte eines Stapels für ihren Preis in Dukaten kaufen, niemals auf Kredit. Was du zahlst, kommt in den Vorrat. Die nächste Karte derselben Art kann mehr kosten, und ein aufgebrauchter Stapel bleibt geschlossen: Nach der Runde kommen die Einflusskarten aus dem Spiel.

    Die Wirkung tritt einmal ein, beim Legen. Ob du sie nutzt, ist deine Sache, und du darfst eine Karte auch kaufen, wenn es für ihre Wirkung kein Ziel gibt; dann füllt sie nur eine Lücke. Eine Einflusskarte hat keinen Wert und gehört niemandem. Wirkungen betreffen nur offen liegende Intrigenkarten und Plättchen, nie eine andere Einflusskarte und nichts, was eine Palastwache schützt.

# $kind: ihr Name; $prices: ihrer Karten, von oben nach unten; $help: was sie tut
ig-help-influence-kind = { $kind } (Preis { $prices }). { $help }
ig-help-influence-end = Wie sicher das ist: Dass der Meuchelmörder eine Intrigenkarte und der Dieb einen Dukaten umdreht, steht fest. Die Macht des Diebes über Siegel, die Wirkungen der anderen vier und alle Preise sind nachgebildet, denn wir kennen das Spiel, aber nicht jedes Wort auf seinen Karten. Hausregeln bieten andere Lesarten, und eine eigene Ausgabendatei stellt die Preise richtig.

ig-help-awards-title = Die Vergabe
ig-help-awards-text =
    Ist der Palast voll, werden die Plättchen eines nach dem anderen vergeben, vom Palasttor an im Uhrzeigersinn. Über jedes entscheiden zwei Karten: die in den Lücken vor und hinter der Arkade. Nur offen liegende Intrigenkarten zählen.

    Der höhere Wert holt das Plättchen für seine Familie. Zählt nur eine der beiden, holt sie es allein, gleich mit welchem Wert. Sind beide Werte gleich, erhält niemand das Plättchen, und ebenso, wenn die Karte der neutralen Familie gewinnt oder keine Karte zählt. Ein verdecktes Plättchen wird nicht vergeben.

    Ein Dukat kommt in die eigene Kasse. Ein Siegel wird auf der Zählkarte seiner Gilde vermerkt und kommt in den Beutel zurück; von jeder Gilde gibt es nur { $seals }.

ig-help-cleanup-title = Ende der Runde
ig-help-cleanup-text =
    Alle Intrigenkarten kommen zurück in den Stapel, auch die aus den Händen, und die Einflusskarten im Palast kommen aus dem Spiel. Plättchen, die niemand erhalten hat, bleiben liegen und werden aufgedeckt. Liegt eines auf einer Arkade der anderen Art, kommt es in den Beutel oder den Vorrat zurück.

    Dann bekommt jede leere Arkade ein neues Plättchen ihrer Art. Gehen die Dukaten im Vorrat aus, bleiben die restlichen Dukatenarkaden leer; der Beutel wird nie leer. Die Startspielerkarte geht nach links.

ig-help-ducats-title = Dukaten
ig-help-ducats-text =
    Alle beginnen mit { $start }. Weitere gewinnt ihr an den Dukatenarkaden des Palastes, und sie taugen nur zu einem: für Einflusskarten. Was du zahlst, kommt in den Vorrat zurück. Alle dürfen sehen, wie viele Dukaten du hast.

ig-help-counters-title = Zählkarten
ig-help-counters-text =
    Alle haben fünf Zählkarten, für jede Gilde eine. Sie zeigen, wie viele ihrer Siegel die Familie erhalten hat, und gehen nie zurück. Die Siegel selbst kommen wieder in den Beutel; darum kannst du von einer Gilde mehr gewinnen, als es Siegel von ihr gibt.

    Behalte die anderen im Auge: Wem ein einziges Siegel zu { $equal } gleichen oder zu { $different } Gilden fehlt, der kann mit der nächsten Vergabe gewinnen.

ig-help-bag-title = Beutel und Stapel
ig-help-bag-text =
    Es gibt { $seals } Siegel jeder Gilde, zusammen { $all }. Was davon nicht im Palast liegt, ist im Beutel, aus dem blind gezogen wird; wie viele von jeder Gilde darin sind, kann jeder ausrechnen.

    Sind mehr Intrigenkarten im Spiel, als verteilt werden, bleiben die übrigen bis zur nächsten Runde verdeckt liegen, so meist zu zweit.

ig-help-seats-title = Was vor den Spielern liegt
ig-help-seats-text =
    Jeder Platz hat einen Buchstaben, eine Farbe und ein Muster. Neben dem Namen siehst du die Familie oder die Familien, die Dukaten, die fünf Zählkarten und die Zahl der Handkarten. Wer die Startspielerkarte hat, beginnt die Runde; wer eingerahmt ist, ist am Zug.

ig-help-players-title = Zu zweit und zu dritt
ig-help-players-text =
    Zu dritt hat der Ring { $ring3 } Arkaden. Die neutrale Familie bleibt in der Schachtel; an ihrer Stelle spielt die Familie, die niemand gezogen hat, mit ihren Karten 2, 3 und 4 mit und gehört niemandem.

    Zu zweit hat der Ring { $ring2 } Arkaden, und jeder von euch hat meist zwei Familien, deren Siegel zusammenzählen. Von den { $cards } Intrigenkarten werden nur { $dealt } verteilt, { $hand2 } an jeden; die anderen kommen in der Runde darauf dran. Dann werden wieder alle gemischt. Treffen deine zwei Familien mit gleichen Werten aufeinander, erhält ebenfalls niemand das Plättchen.

ig-help-end-title = Ende des Spiels
ig-help-end-text =
    Das Spiel endet mitten in der Vergabe, in dem Augenblick, in dem jemand { $equal } Siegel einer Gilde oder Siegel von { $different } Gilden hat. Damit ist es gewonnen, und was noch im Palast liegt, wird nicht mehr vergeben. Da die Plättchen eines nach dem anderen vergeben werden, gibt es nie einen Gleichstand.

    Habt ihr eine letzte Runde vereinbart, gewinnen nach ihr die meisten Siegel, bei gleich vielen die meisten Dukaten.

ig-help-switches-title = Regelschalter
ig-help-switches-text = Wo man die Regeln verschieden lesen kann, entscheidet ihr beim Vorbereiten einer Partie. Alles hier Gesagte gilt für die übliche Einstellung, die zuerst genannt ist; nur die Einflusskarten sind so beschrieben, wie ihr sie spielt.
# $values: die Einstellungen, die übliche zuerst
ig-help-switch = { $label }. { $help } Einstellungen: { $values }.

## Regelschalter

ig-option-influence-after_round = Gebrauchte Einflusskarten
ig-option-influence-after_round-help = Was am Ende einer Runde aus den Einflusskarten im Palast wird.
ig-option-influence-after_round-value-removed = Kommen aus dem Spiel
ig-option-influence-after_round-value-back-to-pile = Zurück auf ihre Stapel

ig-option-thief-targets = Ziele des Diebes
ig-option-thief-targets-help = Welche Plättchen der Dieb umdrehen darf.
ig-option-thief-targets-value-ducat-or-seal = Dukaten und Siegel
ig-option-thief-targets-value-ducat-only = Nur Dukaten

ig-option-trader-range = Reichweite des Händlers
ig-option-trader-range-help = Welche zwei Plättchen der Händler vertauschen darf.
ig-option-trader-range-value-adjacent-with-any = Angrenzend mit jedem
ig-option-trader-range-value-adjacent-pair = Die zwei angrenzenden
ig-option-trader-range-value-any-two = Zwei beliebige

ig-option-gondolier-mode = Wirkung des Gondoliere
ig-option-gondolier-mode-help = Wie der Gondoliere Intrigenkarten im Palast versetzt.
ig-option-gondolier-mode-value-move-neighbour = Versetzt eine daneben
ig-option-gondolier-mode-value-move-any = Versetzt eine beliebige
ig-option-gondolier-mode-value-swap-any = Vertauscht zwei beliebige
ig-option-gondolier-mode-value-swap-neighbours = Vertauscht die zwei daneben

ig-option-courtesan-mode = Wirkung der Kurtisane
ig-option-courtesan-mode-help = Was die Kurtisane mit einer Intrigenkarte tut: mit einer aus einer Hand oder, wenn sie lockt, mit einer aus dem Palast.
ig-option-courtesan-mode-value-exchange = Tausch gegen deine
ig-option-courtesan-mode-value-place-at-once = Sofort legen, wo du willst
ig-option-courtesan-mode-value-place-next-turn = Im nächsten Zug legen
ig-option-courtesan-mode-value-lure = Lockt eine aus dem Palast
ig-option-courtesan-mode-value-as-gondolier = Tauscht mit dem Gondoliere

ig-option-guard-mode = Wirkung der Palastwache
ig-option-guard-mode-help = Was die Palastwache für das tut, was neben ihr liegt.
ig-option-guard-mode-value-protection = Schützt alles daneben
ig-option-guard-mode-value-blocker = Füllt nur eine Lücke
ig-option-guard-mode-value-neutral-4 = Neutrale Karte mit Wert 4
ig-option-guard-mode-value-neutral-5 = Neutrale Karte mit Wert 5
ig-option-guard-mode-value-cancel = Hebt eine Wirkung daneben auf

ig-option-influence-effect_optional = Eine Wirkung nutzen
ig-option-influence-effect_optional-help = Ob du auf die Wirkung einer Einflusskarte verzichten darfst, wenn es für sie ein Ziel gibt.
ig-option-influence-effect_optional-value-true = Ja, freiwillig
ig-option-influence-effect_optional-value-false = Nein, wenn möglich Pflicht

ig-option-influence-may_buy_without_target = Kaufen ohne Ziel
ig-option-influence-may_buy_without_target-help = Ob du eine Einflusskarte kaufen darfst, für deren Wirkung es kein Ziel gibt.
ig-option-influence-may_buy_without_target-value-true = Ja, als Lückenfüller
ig-option-influence-may_buy_without_target-value-false = Nein, es muss ein Ziel geben

ig-option-resolve-single_card = Eine Karte allein
ig-option-resolve-single_card-help = Was geschieht, wenn neben einem Plättchen nur eine Intrigenkarte zählt.
ig-option-resolve-single_card-value-wins = Sie gewinnt es
ig-option-resolve-single_card-value-nobody = Niemand erhält es

ig-option-same_owner_tie = Gleichstand zwischen eigenen Familien
ig-option-same_owner_tie-help = Wer ein Plättchen erhält, wenn beide Karten daneben gleich viel wert sind und derselben Person gehören; das kommt nur zu zweit vor.
ig-option-same_owner_tie-value-nobody = Niemand
ig-option-same_owner_tie-value-owner = Diese Person

ig-option-cleanup-leftover_tokens = Übrige Plättchen
ig-option-cleanup-leftover_tokens-help = Was aus den Plättchen wird, die in einer Runde niemand erhalten hat.
ig-option-cleanup-leftover_tokens-value-stay = Sie bleiben offen
ig-option-cleanup-leftover_tokens-value-lay-out-anew = Alle werden neu ausgelegt

ig-option-cleanup-displaced_tokens = Plättchen auf der falschen Arkade
ig-option-cleanup-displaced_tokens-help = Was am Ende einer Runde aus einem Dukaten auf einer Siegelarkade oder einem Siegel auf einer Dukatenarkade wird.
ig-option-cleanup-displaced_tokens-value-return = In Vorrat oder Beutel
ig-option-cleanup-displaced_tokens-value-stay = Es bleibt liegen

ig-option-seal-token_returns = Rückkehr der Siegel
ig-option-seal-token_returns-help = Wann ein vermerktes Siegel in den Beutel zurückkommt. Im Spiel macht es keinen Unterschied.
ig-option-seal-token_returns-value-when-counted = Sofort
ig-option-seal-token_returns-value-end-of-phase = Am Ende der Vergabe

ig-option-ducats-finite = Vorrat an Dukaten
ig-option-ducats-finite-help = Ob die Dukaten ausgehen können.
ig-option-ducats-finite-value-true = Wie in der Schachtel
ig-option-ducats-finite-value-false = Unbegrenzt

ig-option-first_player-rotation = Startspielerkarte
ig-option-first_player-rotation-help = Wer die nächste Runde beginnt.
ig-option-first_player-rotation-value-left = Der linke Nachbar
ig-option-first_player-rotation-value-right = Der rechte Nachbar
ig-option-first_player-rotation-value-last-seal = Wer das letzte Siegel erhielt
ig-option-first_player-rotation-value-fixed = Immer dieselbe Person

ig-option-draft-direction = Richtung der Kartenwahl
ig-option-draft-direction-help = Wohin bei der Kartenwahl weitergegeben wird.
ig-option-draft-direction-value-left = Immer nach links
ig-option-draft-direction-value-alternate = Abwechselnd links und rechts

ig-option-two_players-layout = Aufbau zu zweit
ig-option-two_players-layout-help = Wie viele Arkaden und Familien es zu zweit gibt und wie die Intrigenkarten verteilt werden.
ig-option-two_players-layout-value-two-rounds = 8 Arkaden, 2 Runden
ig-option-two_players-layout-value-reshuffle = 8 Arkaden, stets neu gemischt
ig-option-two_players-layout-value-twelve = 12 Arkaden, 6 Karten je Runde
ig-option-two_players-layout-value-one-family = 8 Arkaden, je eine Familie

ig-option-three_players-neutral = Neutrale Karten zu dritt
ig-option-three_players-neutral-help = Welche Karten, die niemandem gehören, zu dritt im Stapel sind.
ig-option-three_players-neutral-value-unused-family = Ungezogene Familie
ig-option-three_players-neutral-value-neutral-family = Drei der neutralen Familie

ig-option-palace_door-kind = Das Palasttor
ig-option-palace_door-kind-help = Welche Art von Arkade das Palasttor zeigt, bei dem die Vergabe beginnt.
ig-option-palace_door-kind-value-seal = Eine Siegelarkade
ig-option-palace_door-kind-value-ducat = Eine Dukatenarkade

ig-option-information-public = Dukaten der anderen
ig-option-information-public-help = Ob du siehst, wie viele Dukaten die anderen haben.
ig-option-information-public-value-ducats-open = Ja, sie liegen offen
ig-option-information-public-value-ducats-hidden = Nein, sie sind verborgen

ig-option-game-max_rounds = Letzte Runde
ig-option-game-max_rounds-help = Nach wie vielen Runden das Spiel endet, auch wenn niemand gesiegt hat; dann gewinnen die meisten Siegel, dann die meisten Dukaten.
ig-option-game-max_rounds-value-none = Keine, bis zum Sieg
ig-option-game-max_rounds-value-3 = 3 Runden
ig-option-game-max_rounds-value-5 = 5 Runden
ig-option-game-max_rounds-value-10 = 10 Runden
ig-option-game-max_rounds-value-20 = 20 Runden
ig-option-game-max_rounds-value-50 = 50 Runden
ig-option-game-max_rounds-value-100 = 100 Runden

ig-option-empty_hand = Keine Intrigenkarte mehr
ig-option-empty_hand-help = Was geschieht, wenn du mit leerer Hand am Zug bist. Nach den üblichen Regeln kommt das nie vor.
ig-option-empty_hand-value-skip = Kaufen oder aussetzen
ig-option-empty_hand-value-must-buy = Kaufen, notfalls unter Preis
