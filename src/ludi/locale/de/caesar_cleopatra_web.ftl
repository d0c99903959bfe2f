## What a move would do

caesar-cleopatra-would-stand = Bei den { $faction } stünde es { $own } für dich gegen { $their }.
caesar-cleopatra-would-stand-hidden = { $count ->
    [one] Bei den { $faction } stünde es { $own } für dich gegen { $their } und { $count } verdeckte Karte.
   *[other] Bei den { $faction } stünde es { $own } für dich gegen { $their } und { $count } verdeckte Karten.
}
caesar-cleopatra-would-win = Nach dem, was du siehst, würdest du die Abstimmung gewinnen.
caesar-cleopatra-would-lose = Nach dem, was du siehst, würdest du die Abstimmung verlieren.
caesar-cleopatra-would-equal = Nach dem, was du siehst, würde niemand die Abstimmung gewinnen.
caesar-cleopatra-would-eight = Dann liegen dort acht Karten: Die Fraktion wird am Ende dieses Zuges befragt.
caesar-cleopatra-would-asked = Von { $cards } Abstimmungskarten im Stapel fragen { $count } nach den { $faction }.
caesar-cleopatra-would-spy = { $count ->
    [one] Du siehst { $count } Karte und wählst sie zum Ablegen.
   *[other] Du siehst { $count } Karten und wählst eine zum Ablegen.
}
caesar-cleopatra-would-castle = { $count ->
    [one] Du nimmst { $count } Karte mit Wert { $influence } auf.
   *[other] Du nimmst { $count } Karten auf, zusammen { $influence } wert.
}
caesar-cleopatra-would-scout = { $count ->
    [one] { $count } verdeckte Karte wird aufgedeckt.
   *[other] { $count } verdeckte Karten werden aufgedeckt.
}
caesar-cleopatra-would-wrath = Abgelegt werden { $own } deiner Karten und { $their } des Gegners.
caesar-cleopatra-would-answer = Der Gegner darf mit einem Veto antworten.
caesar-cleopatra-would-veto = Ohne Wirkung: { $action }. Du darfst Ersatz ziehen.
caesar-cleopatra-would-suffer-assassination = Du verlierst bei den { $faction }: { $card }.
caesar-cleopatra-would-suffer-scout = Bei den { $faction } aufgedeckt: { $count } deiner Karten.
caesar-cleopatra-would-suffer-spy = Der Gegner sieht deine Hand und wählt eine Karte, die abgelegt wird.
caesar-cleopatra-would-suffer-castling = Der Gegner legt die Karten zweier Fraktionen neu.
caesar-cleopatra-would-order = Du ziehst sie als Nummer { $number }.
caesar-cleopatra-would-draw = { $count ->
    [one] In diesem Stapel liegt { $count } Karte.
   *[other] In diesem Stapel liegen { $count } Karten.
}
caesar-cleopatra-would-draw-top = Obenauf liegt: { $card }. Karten in diesem Stapel: { $count }.
caesar-cleopatra-would-pass = Du tauschst Karten; nichts wird gelegt und keine Abstimmungskarte aufgedeckt.
caesar-cleopatra-would-exchange = { $count ->
    [one] Danach ziehst du { $count } Karte.
   *[other] Danach ziehst du { $count } Karten.
}
caesar-cleopatra-would-vote = Du füllst auf, dann wird eine Abstimmungskarte aufgedeckt: { $asking } von { $cards } befragen eine Fraktion.

## The score sheet

caesar-cleopatra-sheet-won = { $count } von { $size } { $faction }
caesar-cleopatra-sheet-majority = Mehrheit der { $faction }
caesar-cleopatra-sheet-whole = Alle { $faction }
caesar-cleopatra-sheet-bonus = Bonuskarte: { $faction }
