## Woran sich eine beendete Partie entschied

analysis-title = Analyse
analysis-open = Partie analysieren
analysis-verdict-best = bester Zug
analysis-verdict-good = gut
analysis-verdict-inaccuracy = ungenau
analysis-verdict-mistake = Fehler
analysis-verdict-blunder = grober Fehler
analysis-accuracy = Genauigkeit
analysis-accuracy-of = { $seat }: Genauigkeit { $accuracy }
analysis-no-choice = { $seat } hatte nie eine Wahl
analysis-chance = Die Gewinnchance im Lauf der Partie
analysis-chance-now = { $seat }: { $chance } %
    .you-seat = Du: { $chance } %
analysis-account = Woraus das Ergebnis besteht, in Punkten Gewinnchance
analysis-part-start = Anfang
analysis-part-luck = Glück
analysis-part-own = Eigenes Spiel
analysis-part-others = Spiel der anderen
analysis-part-hidden = Was verborgen war
analysis-part-result = Ergebnis
analysis-turning-points = Wendepunkte
analysis-decisions = Entscheidungen
analysis-decision = { $step }. { $seat }: { $played } ({ $verdict }, { $cost } Punkte). Besser: { $better }
analysis-luck-of = Glück von { $seat }: { $luck } Punkte
analysis-turning-decision = { $seat } wählte „{ $played }“; „{ $better }“ war { $cost ->
    [one] einen Punkt
   *[other] { $cost } Punkte
} Gewinnchance mehr wert.
    .you-seat = Du hast „{ $played }“ gewählt; „{ $better }“ war { $cost ->
        [one] einen Punkt
       *[other] { $cost } Punkte
    } Gewinnchance mehr wert.
analysis-turning-luck = Das Glück war auf der Seite von { $seat }: { $after } % Gewinnchance, wo { $before } % zu erwarten waren.
    .you-seat = Das Glück war auf deiner Seite: { $after } % Gewinnchance, wo { $before } % zu erwarten waren.
analysis-why-wins = { $when ->
    [soon] Er gewinnt vor dem nächsten eigenen Zug in { $percent } von 100 Fällen, der andere in { $else }.
   *[later] Er gewinnt binnen drei eigenen Zügen in { $percent } von 100 Fällen, der andere in { $else }.
}
analysis-why-saves = { $when ->
    [soon] Nach dem anderen Zug ist die Partie in { $percent } von 100 Fällen verloren, ehe man wieder am Zug ist, nach diesem in { $else }.
   *[later] Nach dem anderen Zug ist die Partie in { $percent } von 100 Fällen binnen drei eigenen Zügen verloren, nach diesem in { $else }.
}
analysis-why-points = Er bringt { $when ->
    [soon] bis zum nächsten eigenen Zug
   *[later] binnen drei eigenen Zügen
} etwa { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} mehr.
analysis-why-prevents = Er lässt { $rivals ->
    [one] dem Gegner
   *[other] den anderen
} { $when ->
    [soon] bis zum nächsten eigenen Zug
   *[later] binnen drei eigenen Zügen
} etwa { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} weniger.
analysis-why-gives-up = Dafür verzichtet er auf etwa { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
analysis-why-more = { $when ->
    [soon] Bis zum nächsten eigenen Zug
   *[later] Binnen drei eigenen Zügen
} bringt er { $what } mehr als der andere.
analysis-why-less = Er kostet { $rivals ->
    [one] den Gegner
   *[other] die anderen
} { $when ->
    [soon] bis zum nächsten eigenen Zug
   *[later] binnen drei eigenen Zügen
} { $what }.
analysis-why-then = Danach folgt { $percent ->
    [100] immer
   *[other] in { $percent } von 100 Fällen
} „{ $move }“, nach dem anderen Zug { $else ->
    [0] nie
   *[other] in { $else } von 100
}.
analysis-why-order = { $percent ->
    [100] „{ $move }“ kann im selben Zug noch folgen und tut es auch.
   *[other] „{ $move }“ kann im selben Zug noch folgen und tut es in { $percent } von 100 Fällen.
}
analysis-why-either = „{ $move }“ kann im selben Zug folgen: Beides geht, dieser zuerst.
analysis-and = { $first } und { $rest }
analysis-why-answer = Nach dem anderen Zug { $rivals ->
    [one] antwortet der Gegner
   *[other] antworten die anderen
} { $percent ->
    [100] immer
   *[other] in { $percent } von 100 Fällen
} mit „{ $move }“, nach diesem { $else ->
    [0] nie
   *[other] in { $else } von 100
}.
analysis-why-forecast = Was er bewirkt: { $line }
analysis-why-other = Der andere Zug, „{ $move }“: { $line }
analysis-why-forecast-quoted = Der Tisch sagte dazu: „{ $line }“
analysis-why-other-quoted = Zum gemachten Zug: „{ $line }“
analysis-both = { $first } { $rest }
analysis-why-later = Nichts, was sich zählen lässt, ist binnen drei eigenen Zügen anders: Was für ihn spricht, kommt später oder ist wenig.

## The page

analysis-waiting = Die Analyse wartet, bis sie an der Reihe ist …
analysis-working = Entscheidung { $done } von { $of } …
analysis-about = Jede Entscheidung wird mit den anderen verglichen, die es gab, jeder Wurf und jede gezogene Karte mit allem, was hätte kommen können.
analysis-call-off = Abbrechen
analysis-begin = Beginnen
analysis-stronger = Viermal so lange nachdenken
analysis-failed = Die Analyse ist nicht gelungen; versuch es gleich noch einmal.
analysis-by-view = Jede Entscheidung wird danach beurteilt, was man an diesem Platz sehen konnte.
analysis-hidden-is = Was verborgen war: Karten, die niemand sehen konnte, und was erst später ans Licht kam.
analysis-points = { $points } Punkte
analysis-better = Besser: { $move }
analysis-made = { $seat }: { $move }
    .you-seat = Du: { $move }
analysis-all-decisions = Alle Entscheidungen
analysis-none-dear = Keine Entscheidung kostete 5 Punkte oder mehr.
analysis-show = Auf dem Brett zeigen
analysis-play-on = Von hier aus weiterspielen
analysis-play-against = Weiterspielen gegen
