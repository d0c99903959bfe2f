## Waar een afgelopen partij om draaide

analysis-title = Analyse
analysis-verdict-best = beste zet
analysis-verdict-good = goed
analysis-verdict-inaccuracy = onnauwkeurig
analysis-verdict-mistake = fout
analysis-verdict-blunder = blunder
analysis-accuracy = Nauwkeurigheid
analysis-accuracy-of = { $seat }: nauwkeurigheid { $accuracy }
analysis-no-choice = { $seat } had nooit een keuze
analysis-chance = De winstkans tijdens de partij
analysis-chance-now = { $seat }: { $chance }%
    .you-seat = Jij: { $chance }%
analysis-account = Waaruit het resultaat bestaat, in procentpunten winstkans
analysis-part-start = Begin
analysis-part-luck = Geluk
analysis-part-own = Eigen spel
analysis-part-others = Spel van de anderen
analysis-part-hidden = Verborgen kaarten
analysis-part-result = Resultaat
analysis-turning-points = Keerpunten
analysis-decisions = Beslissingen
analysis-decision = { $step }. { $seat }: { $played } ({ $verdict }, { $cost ->
    [1] { $cost } punt
    [-1] { $cost } punt
   *[other] { $cost } punten
}). Beter: { $better }
analysis-turning-decision = { $seat } koos ‘{ $played }’; met ‘{ $better }’ was de winstkans { $cost ->
    [one] één punt
   *[other] { $cost } punten
} hoger geweest.
    .you-seat = Je koos ‘{ $played }’; met ‘{ $better }’ was je winstkans { $cost ->
        [one] één punt
       *[other] { $cost } punten
    } hoger geweest.
analysis-turning-luck = Het geluk was met { $seat }: { $after }% winstkans, waar { $before }% te verwachten was.
    .you-seat = Het geluk was met jou: { $after }% winstkans, waar { $before }% te verwachten was.
analysis-why-wins = { $when ->
    [soon] Deze zet wint vóór de volgende beurt in { $percent } van de 100 gevallen, de andere in { $else }.
   *[later] Deze zet wint binnen drie beurten in { $percent } van de 100 gevallen, de andere in { $else }.
}
analysis-why-saves = { $when ->
    [soon] Na de andere zet is de partij vóór de volgende beurt in { $percent } van de 100 gevallen verloren, na deze in { $else }.
   *[later] Na de andere zet is de partij binnen drie beurten in { $percent } van de 100 gevallen verloren, na deze in { $else }.
}
analysis-why-points = Deze zet levert { $when ->
    [soon] tot de volgende beurt
   *[later] binnen drie beurten
} ongeveer { $points ->
    [one] één punt
   *[other] { $points } punten
} meer op.
analysis-why-prevents = Deze zet laat { $rivals ->
    [one] de tegenstander
   *[other] de anderen
} { $when ->
    [soon] tot de volgende beurt
   *[later] binnen drie beurten
} ongeveer { $points ->
    [one] één punt
   *[other] { $points } punten
} minder.
analysis-why-gives-up = In ruil daarvoor kost deze zet ongeveer { $points ->
    [one] één punt
   *[other] { $points } punten
}.
analysis-why-more = { $when ->
    [soon] Tot de volgende beurt
   *[later] Binnen drie beurten
} levert deze zet { $what } meer op dan de andere.
analysis-why-less = Deze zet kost { $rivals ->
    [one] de tegenstander
   *[other] de anderen
} { $when ->
    [soon] tot de volgende beurt
   *[later] binnen drie beurten
} { $what }.
analysis-why-then = Daarna volgt { $percent ->
    [100] altijd
   *[other] in { $percent } van de 100 gevallen
} ‘{ $move }’, na de andere zet { $else ->
    [0] nooit
   *[other] in { $else } van de 100
}.
analysis-why-order = { $percent ->
    [100] ‘{ $move }’ kan in deze beurt alsnog volgen, en doet dat ook.
   *[other] ‘{ $move }’ kan in deze beurt alsnog volgen, en doet dat in { $percent } van de 100 gevallen.
}
analysis-why-either = ‘{ $move }’ kan in deze beurt volgen: het kan allebei, deze zet eerst.
analysis-and = { $first } en { $rest }
analysis-why-answer = Na de andere zet { $rivals ->
    [one] antwoordt de tegenstander
   *[other] antwoorden de anderen
} { $percent ->
    [100] altijd
   *[other] in { $percent } van de 100 gevallen
} met ‘{ $move }’, na deze { $else ->
    [0] nooit
   *[other] in { $else } van de 100
}.
analysis-why-forecast = Wat deze zet doet: { $line }
analysis-why-other = De andere zet, ‘{ $move }’: { $line }
analysis-why-forecast-quoted = De voorspelling zei: ‘{ $line }’
analysis-why-other-quoted = Over de zet die gedaan is: ‘{ $line }’
analysis-both = { $first } { $rest }
analysis-why-later = Binnen drie beurten verschilt niets wat te tellen is: wat voor deze zet pleit, komt later of is weinig.

## The page

analysis-waiting = De analyse wacht op haar plaats in de rij …
analysis-working = Beslissing { $done } van { $of } …
analysis-about = Elke beslissing wordt vergeleken met de andere mogelijke zetten, elke worp en elke getrokken kaart met alles wat had kunnen komen.
analysis-call-off = Afbreken
analysis-begin = Beginnen
analysis-stronger = Vier keer zo lang nadenken
analysis-failed = De analyse is niet gelukt; probeer het zo meteen opnieuw.
analysis-by-view = Elke beslissing wordt beoordeeld naar wat de speler toen kon zien.
analysis-hidden-is = Verborgen kaarten: wat niemand kon zien, en wat pas later aan het licht kwam.
analysis-points = { $points ->
    [1] { $points } punt
    [-1] { $points } punt
   *[other] { $points } punten
}
analysis-better = Beter: { $move }
analysis-made = { $seat }: { $move }
    .you-seat = Jij: { $move }
analysis-all-decisions = Alle beslissingen
analysis-none-dear = Geen enkele beslissing kostte 5 procentpunten of meer.
analysis-play-on = Vanaf hier verder spelen
analysis-play-against = Verder spelen tegen
