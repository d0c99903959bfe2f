## Woran sich eine beendete Partie entschied

analysis-title = Analyse
analysis-verdict-best = bester Zug
analysis-verdict-good = gut
analysis-verdict-inaccuracy = ungenau
analysis-verdict-mistake = Fehler
analysis-verdict-blunder = grober Fehler
analysis-accuracy = Genauigkeit
analysis-accuracy-of = { $seat }: Genauigkeit { $accuracy }
analysis-no-choice = { $seat } hatte nie eine Wahl
analysis-chance = Die Gewinnchance im Lauf der Partie
analysis-chance-now = { $seat }: { $chance } %
    .you-seat = Du: { $chance } %
analysis-account = Woraus das Ergebnis besteht, in Prozentpunkten Gewinnchance
analysis-part-start = Anfang
analysis-part-luck = Glück
analysis-part-own = Eigenes Spiel
analysis-part-others = Spiel der anderen
analysis-part-hidden = Verdeckte Karten
analysis-part-result = Ergebnis
analysis-turning-points = Wendepunkte
analysis-decisions = Entscheidungen
analysis-decision = { $step }. { $seat }: { $played } ({ $verdict }, { $cost ->
    [1] { $cost } Punkt
    [-1] { $cost } Punkt
   *[other] { $cost } Punkte
}). Besser: { $better }
analysis-turning-decision = { $seat } wählte „{ $played }“; mit „{ $better }“ wäre die Gewinnchance um { $cost ->
    [one] einen Punkt
   *[other] { $cost } Punkte
} höher gewesen.
    .you-seat = Du hast „{ $played }“ gewählt; mit „{ $better }“ wäre deine Gewinnchance um { $cost ->
        [one] einen Punkt
       *[other] { $cost } Punkte
    } höher gewesen.
analysis-turning-luck = Das Glück war auf der Seite von { $seat }: { $after } % Gewinnchance, wo { $before } % zu erwarten waren.
    .you-seat = Das Glück war auf deiner Seite: { $after } % Gewinnchance, wo { $before } % zu erwarten waren.
analysis-why-wins = { $when ->
    [soon] Dieser Zug gewinnt noch vor dem nächsten eigenen Spielzug in { $percent } von 100 Fällen, der andere in { $else }.
   *[later] Dieser Zug gewinnt binnen drei eigenen Spielzügen in { $percent } von 100 Fällen, der andere in { $else }.
}
analysis-why-saves = { $when ->
    [soon] Nach dem anderen Zug ist die Partie in { $percent } von 100 Fällen verloren, ehe man wieder an der Reihe ist, nach diesem in { $else }.
   *[later] Nach dem anderen Zug ist die Partie in { $percent } von 100 Fällen binnen drei eigenen Spielzügen verloren, nach diesem in { $else }.
}
analysis-why-points = Dieser Zug bringt { $when ->
    [soon] bis zum nächsten eigenen Spielzug
   *[later] binnen drei eigenen Spielzügen
} etwa { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} mehr.
analysis-why-prevents = Dieser Zug lässt { $rivals ->
    [one] dem Gegner
   *[other] den anderen
} { $when ->
    [soon] bis zum nächsten eigenen Spielzug
   *[later] binnen drei eigenen Spielzügen
} etwa { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} weniger.
analysis-why-gives-up = Dafür verzichtet dieser Zug auf etwa { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
analysis-why-more = { $when ->
    [soon] Bis zum nächsten eigenen Spielzug
   *[later] Binnen drei eigenen Spielzügen
} bringt dieser Zug { $what } mehr als der andere.
analysis-why-less = Dieser Zug kostet { $rivals ->
    [one] den Gegner
   *[other] die anderen
} { $when ->
    [soon] bis zum nächsten eigenen Spielzug
   *[later] binnen drei eigenen Spielzügen
} { $what }.
analysis-why-then = Danach folgt { $percent ->
    [100] immer
   *[other] in { $percent } von 100 Fällen
} „{ $move }“, nach dem anderen Zug { $else ->
    [0] nie
   *[other] in { $else } von 100
}.
analysis-why-order = { $percent ->
    [100] „{ $move }“ kann im selben Spielzug noch folgen und tut es auch.
   *[other] „{ $move }“ kann im selben Spielzug noch folgen und tut es in { $percent } von 100 Fällen.
}
analysis-why-either = „{ $move }“ kann im selben Spielzug folgen: Beides ist möglich, dieser Zug zuerst.
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
analysis-why-forecast = Was dieser Zug bewirkt: { $line }
analysis-why-other = Der andere Zug, „{ $move }“: { $line }
analysis-why-forecast-quoted = Die Vorschau sagte: „{ $line }“
analysis-why-other-quoted = Zum Zug, der gespielt wurde: „{ $line }“
analysis-both = { $first } { $rest }
analysis-why-later = Binnen drei eigenen Spielzügen unterscheidet sich nichts, was sich zählen lässt: Was für diesen Zug spricht, kommt später oder ist gering.

## The page

analysis-waiting = Die Analyse steht in der Warteschlange …
analysis-working = Entscheidung { $done } von { $of } …
analysis-about = Jede Entscheidung wird mit den anderen möglichen Zügen verglichen, jeder Wurf und jede gezogene Karte mit allem, was hätte kommen können.
analysis-call-off = Abbrechen
analysis-begin = Beginnen
analysis-stronger = Viermal so lange nachdenken
analysis-failed = Die Analyse ist nicht gelungen; versuche es gleich noch einmal.
analysis-by-view = Jede Entscheidung wird danach beurteilt, was man an diesem Platz sehen konnte.
analysis-hidden-is = Verdeckte Karten: was niemand sehen konnte, und was erst später ans Licht kam.
analysis-points = { $points ->
    [1] { $points } Punkt
    [-1] { $points } Punkt
   *[other] { $points } Punkte
}
analysis-better = Besser: { $move }
analysis-made = { $seat }: { $move }
    .you-seat = Du: { $move }
analysis-all-decisions = Alle Entscheidungen
analysis-none-dear = Keine Entscheidung kostete 5 Prozentpunkte oder mehr.
analysis-play-on = Von hier aus weiterspielen
analysis-play-against = Weiterspielen gegen
