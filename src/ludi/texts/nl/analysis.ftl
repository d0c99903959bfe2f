## Waar een afgelopen partij om draaide

analysis-title = Analyse
analysis-open = Analyseer de partij
analysis-verdict-best = beste
analysis-verdict-good = goed
analysis-verdict-inaccuracy = onnauwkeurig
analysis-verdict-mistake = fout
analysis-verdict-blunder = blunder
analysis-accuracy = Nauwkeurigheid
analysis-accuracy-of = { $seat }: nauwkeurigheid { $accuracy }
analysis-no-choice = { $seat } had nooit een keuze
analysis-chance = De winstkans tijdens de partij
analysis-chance-now = { $seat }: { $chance } %
analysis-account = Waaruit het resultaat bestaat, in punten winstkans
analysis-part-start = Begin
analysis-part-luck = Geluk
analysis-part-own = Eigen spel
analysis-part-others = Spel van anderen
analysis-part-hidden = Wat verborgen was
analysis-part-result = Resultaat
analysis-turning-points = Keerpunten
analysis-decisions = Beslissingen
analysis-decision = { $step }. { $seat }: { $played } ({ $verdict }, { $cost } punten). Beter: { $better }
analysis-luck-of = Geluk van { $seat }: { $luck } punten
analysis-turning-decision = { $seat } koos “{ $played }”; “{ $better }” was { $cost ->
    [one] een punt
   *[other] { $cost } punten
} winstkans meer waard.
analysis-turning-luck = Het geluk was met { $seat }: { $after } % winstkans, waar { $before } % te verwachten was.
analysis-why-wins = Het wint vóór de volgende beurt in { $percent } van de 100 gevallen, de andere zet in { $else }.
analysis-why-saves = Na de andere zet is de partij vóór de volgende beurt in { $percent } van de 100 gevallen verloren, na deze in { $else }.
analysis-why-points = Het levert tot de volgende beurt ongeveer { $points ->
    [one] één punt
   *[other] { $points } punten
} meer op.
analysis-why-prevents = Het laat de anderen tot de volgende beurt ongeveer { $points ->
    [one] één punt
   *[other] { $points } punten
} minder.
analysis-why-gives-up = In ruil daarvoor kost het ongeveer { $points ->
    [one] één punt
   *[other] { $points } punten
}.
analysis-why-forecast = Wat die zet doet: { $line }
analysis-why-other = De andere zet: { $line }
analysis-why-later = Er wordt niet meteen een punt mee gewonnen of verloren; de waarde blijkt later.

## The page

analysis-waiting = De analyse wacht op haar beurt …
analysis-working = Beslissing { $done } van { $of } …
analysis-call-off = Afbreken
analysis-begin = Beginnen
analysis-stronger = Vier keer zo lang nadenken
analysis-failed = De analyse is niet gelukt; probeer het zo meteen opnieuw.
analysis-by-view = Elke beslissing wordt beoordeeld naar wat de speler toen kon zien.
analysis-hidden-is = Wat verborgen was: kaarten die niemand kon zien, en wat pas later aan het licht kwam.
analysis-points = { $points } punten
analysis-better = Beter: { $move }
analysis-all-decisions = Alle beslissingen
analysis-none-dear = Geen enkele beslissing kostte 5 punten of meer.
analysis-show = Op het bord tonen
analysis-play-on = Van hier verder spelen
analysis-play-against = Verder spelen tegen
