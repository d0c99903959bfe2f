## What a move would do

caesar-cleopatra-would-stand = Einfluss bei den { $faction }: { $own } gegen { $their }.
caesar-cleopatra-would-stand-hidden = { $count ->
    [one] Einfluss bei den { $faction }: { $own } gegen { $their } und { $count } verdeckte Karte.
   *[other] Einfluss bei den { $faction }: { $own } gegen { $their } und { $count } verdeckte Karten.
}
caesar-cleopatra-would-win = Nach dem, was du siehst, gewinnst du.
caesar-cleopatra-would-lose = Nach dem, was du siehst, verlierst du.
caesar-cleopatra-would-equal = Nach dem, was du siehst, gewinnt niemand.
caesar-cleopatra-would-eight = Dann liegen dort acht Karten: Die Fraktion wird am Ende dieses Zuges befragt.
caesar-cleopatra-would-asked = Befragt von { $count } der { $cards } Abstimmungskarten.
caesar-cleopatra-would-spy = { $count ->
    [one] Du siehst { $count } Karte; sie wird abgelegt.
   *[other] Du siehst { $count } Karten und wählst eine, die abgelegt wird.
}
caesar-cleopatra-would-castle = { $count ->
    [one] Du nimmst { $count } Karte mit Wert { $influence } auf.
   *[other] Du nimmst { $count } Karten auf, zusammen { $influence } wert.
}
caesar-cleopatra-would-scout = { $count ->
    [one] { $count } verdeckte Karte wird aufgedeckt.
   *[other] { $count } verdeckte Karten werden aufgedeckt.
}
caesar-cleopatra-would-wrath = Abgelegte Karten: { $own } eigene, { $their } gegnerische.
caesar-cleopatra-would-answer = Der Gegner darf mit einem Veto antworten.
caesar-cleopatra-would-veto = Ohne Wirkung: { $action }. Du darfst Ersatz ziehen.
caesar-cleopatra-would-suffer-assassination = Du verlierst bei den { $faction }: { $card }.
caesar-cleopatra-would-suffer-scout = Bei den { $faction } aufgedeckt: { $count } deiner Karten.
caesar-cleopatra-would-suffer-spy = Der Gegner sieht deine Hand und wählt eine Karte, die abgelegt wird.
caesar-cleopatra-would-suffer-castling = Der Gegner legt die Karten zweier Fraktionen neu.
caesar-cleopatra-would-order = Du ziehst sie als { $number }. Karte.
caesar-cleopatra-would-draw = { $count ->
    [one] In diesem Stapel liegt { $count } Karte.
   *[other] In diesem Stapel liegen { $count } Karten.
}
caesar-cleopatra-would-draw-top = Obenauf liegt: { $card }. Karten in diesem Stapel: { $count }.
caesar-cleopatra-would-pass = Du darfst Karten tauschen; nichts wird gelegt und keine Abstimmungskarte aufgedeckt.
caesar-cleopatra-would-pass-idle = Es gibt nichts zu tauschen: Der Zug ist vorbei.
caesar-cleopatra-would-exchange-nothing = Du tauschst nichts: Der Zug ist vorbei.
caesar-cleopatra-would-end = Damit endet das Spiel.
caesar-cleopatra-would-exchange = { $count ->
    [one] Danach ziehst du { $count } Karte.
   *[other] Danach ziehst du { $count } Karten.
}
caesar-cleopatra-would-vote = Du füllst auf, dann wird eine Abstimmungskarte aufgedeckt; mit Befragung: { $asking } von { $cards }.

## The score sheet

caesar-cleopatra-sheet-won = { $count } von { $size } { $faction }
caesar-cleopatra-sheet-majority = Mehrheit der { $faction }
caesar-cleopatra-sheet-whole = Alle { $faction }
caesar-cleopatra-sheet-bonus = Bonuskarte: { $faction }

## The table

caesar-cleopatra-web-influence = Einfluss
caesar-cleopatra-web-hand = Hand
caesar-cleopatra-web-held = Auf der Hand: { $cards }.
caesar-cleopatra-web-known-hand = Auf dieser Hand bekannt: { $cards }.
caesar-cleopatra-web-known-nothing = Von dieser Hand ist nichts bekannt.
caesar-cleopatra-web-hand-counts = Hand: { $influence } Einfluss, { $actions } Aktion
caesar-cleopatra-web-ordered = Von oben: { $cards }.
caesar-cleopatra-web-pile-text = Verdeckt. Gezogen wird von einem der beiden Stapel, Karte für Karte.
caesar-cleopatra-web-discard = Ablagestapel
caesar-cleopatra-web-nothing = Nichts.
caesar-cleopatra-web-bonus = Bonus
caesar-cleopatra-web-bonus-text = Zwei Punkte mehr für die Mehrheit der { $faction }.
caesar-cleopatra-web-bonus-hidden = Geheim bis zum Ende des Spiels.
caesar-cleopatra-web-sum = Sichtbarer Einfluss: { $sum }. Verdeckte Karten: { $unseen }.
caesar-cleopatra-web-certain = Liegt sicher hier: { $cards }.
caesar-cleopatra-web-possible = Liegt vielleicht hier: { $cards }.
caesar-cleopatra-web-votes = Abstimmungskarten im Stapel: { $count }
caesar-cleopatra-web-votes-text = Am Ende jedes aktiven Zuges wird eine aufgedeckt; ihre Fraktion wird befragt.
caesar-cleopatra-web-vote-pile = Noch im Stapel.
caesar-cleopatra-web-vote-out = Aufgedeckt; kommt zurück, wenn der Stapel gemischt wird.
caesar-cleopatra-web-vote-removed = Aus dem Spiel.
caesar-cleopatra-web-lay = Wie gelegt wird
caesar-cleopatra-web-down = Eine verdeckt
caesar-cleopatra-web-up = Zwei offen
caesar-cleopatra-web-aim = Wähle eine Fraktion.
caesar-cleopatra-web-aim-two = Wähle zwei Fraktionen.
caesar-cleopatra-web-aim-card = Wähle eine offene Karte des Gegners.
caesar-cleopatra-web-aim-hand = Wähle die Hand des Gegners.
caesar-cleopatra-web-spied = Die Hand von { $seat }
caesar-cleopatra-web-lifted = Lege diese Karten wieder zu den beiden Fraktionen.
caesar-cleopatra-web-order = Dein Aktionsstapel, von unten: { $cards }
caesar-cleopatra-web-order-drawn-last = zuletzt
caesar-cleopatra-web-order-drawn-first = zuerst gezogen
caesar-cleopatra-web-say-faction = { $faction }: { $left } übrig, du hast { $mine }, der Gegner { $theirs }.
caesar-cleopatra-web-say-side = { $seat } zeigt { $cards }; sichtbarer Einfluss { $sum }, verdeckte Karten { $unseen }.
caesar-cleopatra-web-say-piles = { $seat } hält { $influence } Einfluss- und { $actions } Aktionskarten; Stapel { $influence_pile } und { $action_pile }, abgelegt { $discard }.
caesar-cleopatra-web-say-known = Auf der Hand von { $seat } bekannt: { $cards }.
caesar-cleopatra-web-say-votes = Kommende Abstimmungskarten: { $cards }.

## What a card does, in one line

caesar-cleopatra-short-philosopher = Ungleich viele kehren die Abstimmung um.
caesar-cleopatra-short-assassination = Entfernt eine offene Karte des Gegners.
caesar-cleopatra-short-spy = Zeigt die Hand des Gegners; eine Karte muss weg.
caesar-cleopatra-short-castling = Lege deine Karten bei zwei Fraktionen neu.
caesar-cleopatra-short-scout = Deckt Karten des Gegners bei einer Fraktion auf.
caesar-cleopatra-short-wrath = Legt alle Karten bei einer Fraktion ab.
caesar-cleopatra-short-veto = Verhindert eine Aktionskarte des Gegners.

## Long names, and where they may be divided on a narrow card

caesar-cleopatra-divided-philosopher = Philo{"\u00AD"}soph
caesar-cleopatra-divided-assassination = { caesar-cleopatra-card-assassination }
caesar-cleopatra-divided-scout = Kund{"\u00AD"}schafter
