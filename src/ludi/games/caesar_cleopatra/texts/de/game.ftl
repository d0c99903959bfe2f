caesar-cleopatra-name = Caesar & Cleopatra
caesar-cleopatra-pitch = Zwei Herrscher werben mit offenen und verdeckten Karten um 21 Patrizier; dann kommt eine Abstimmung, mit der nicht jeder rechnet.
caesar-cleopatra-summary = Zwei Spieler legen Einflusskarten, offen oder verdeckt, um die Stimmen von 21 Patriziern zu gewinnen.
caesar-cleopatra-chapter-v = Die Abstimmung
caesar-cleopatra-chapter-x = Varianten
caesar-cleopatra-list = { $first }, { $rest }

caesar-cleopatra-seat-caesar = Caesar
caesar-cleopatra-seat-cleopatra = Cleopatra

caesar-cleopatra-option-action-order = Der Aktionsstapel
caesar-cleopatra-option-action-order-chosen = in selbst gewählter Reihenfolge
caesar-cleopatra-option-action-order-shuffled = gemischt
caesar-cleopatra-option-orgies = Orgien unter den Abstimmungskarten
caesar-cleopatra-option-orgies-all = alle drei
caesar-cleopatra-option-orgies-fading = einfache Orgien verschwinden nach dem Aufdecken, sobald zwei Fraktionen gewonnen sind
caesar-cleopatra-option-orgies-fewer = eine weniger von Anfang an
caesar-cleopatra-option-scale = Der Umfang des Spiels
caesar-cleopatra-option-scale-whole = vollständig
caesar-cleopatra-option-scale-small = klein: zwei Fraktionen und je vier Karten, zum Untersuchen

## The factions

caesar-cleopatra-faction-senators = Senatoren
caesar-cleopatra-faction-praetors = Prätoren
caesar-cleopatra-faction-quaestors = Quästoren
caesar-cleopatra-faction-censors = Zensoren
caesar-cleopatra-faction-aediles = Ädilen
caesar-cleopatra-vote-senators = { caesar-cleopatra-faction-senators }
caesar-cleopatra-vote-praetors = { caesar-cleopatra-faction-praetors }
caesar-cleopatra-vote-quaestors = { caesar-cleopatra-faction-quaestors }
caesar-cleopatra-vote-censors = { caesar-cleopatra-faction-censors }
caesar-cleopatra-vote-aediles = { caesar-cleopatra-faction-aediles }
caesar-cleopatra-vote-orgy = Orgie
caesar-cleopatra-vote-shuffling-orgy = Orgie (mischen)
caesar-cleopatra-bonus-senators = { caesar-cleopatra-faction-senators }
caesar-cleopatra-bonus-praetors = { caesar-cleopatra-faction-praetors }
caesar-cleopatra-bonus-quaestors = { caesar-cleopatra-faction-quaestors }

## The cards

caesar-cleopatra-card-one = 1
caesar-cleopatra-card-one-text = Eine Einflusskarte mit Wert 1.
caesar-cleopatra-card-two = 2
caesar-cleopatra-card-two-text = Eine Einflusskarte mit Wert 2.
caesar-cleopatra-card-three = 3
caesar-cleopatra-card-three-text = Eine Einflusskarte mit Wert 3.
caesar-cleopatra-card-four = 4
caesar-cleopatra-card-four-text = Eine Einflusskarte mit Wert 4.
caesar-cleopatra-card-five = 5
caesar-cleopatra-card-five-text = Eine Einflusskarte mit Wert 5.
caesar-cleopatra-card-philosopher = Philosoph
caesar-cleopatra-card-philosopher-text = Eine Einflusskarte mit Wert 0. Haben die Spieler bei einer befragten Fraktion verschieden viele Philosophen, gewinnt der geringere Einfluss. Wird nach einer entschiedenen Abstimmung abgelegt.
caesar-cleopatra-card-assassination = Attentat
caesar-cleopatra-card-assassination-text = Entferne eine offene Einflusskarte des Gegners.
caesar-cleopatra-card-spy = Spion
caesar-cleopatra-card-spy-text = Sieh dir die Hand des Gegners an und wähle eine Karte, die abgelegt wird. Der Gegner darf Ersatz ziehen.
caesar-cleopatra-card-castling = Rochade
caesar-cleopatra-card-castling-text = Nimm alle deine Karten bei zwei Fraktionen auf und verteile sie neu auf diese beiden, verdeckt.
caesar-cleopatra-card-scout = Kundschafter
caesar-cleopatra-card-scout-text = Decke alle Karten des Gegners bei einer Fraktion auf.
caesar-cleopatra-card-wrath = Zorn der Götter
caesar-cleopatra-card-wrath-text = Lege alle Einflusskarten beider Spieler bei einer Fraktion ab.
caesar-cleopatra-card-veto = Veto
caesar-cleopatra-card-veto-text = Als Antwort auf eine Aktionskarte des Gegners: Sie bleibt ohne Wirkung. Danach darfst du Ersatz ziehen.

caesar-cleopatra-influence-one = { caesar-cleopatra-card-one }
caesar-cleopatra-influence-two = { caesar-cleopatra-card-two }
caesar-cleopatra-influence-three = { caesar-cleopatra-card-three }
caesar-cleopatra-influence-four = { caesar-cleopatra-card-four }
caesar-cleopatra-influence-five = { caesar-cleopatra-card-five }
caesar-cleopatra-influence-philosopher = { caesar-cleopatra-card-philosopher }
caesar-cleopatra-action-assassination = { caesar-cleopatra-card-assassination }
caesar-cleopatra-action-spy = { caesar-cleopatra-card-spy }
caesar-cleopatra-action-castling = { caesar-cleopatra-card-castling }
caesar-cleopatra-action-scout = { caesar-cleopatra-card-scout }
caesar-cleopatra-action-wrath = { caesar-cleopatra-card-wrath }
caesar-cleopatra-action-veto = { caesar-cleopatra-card-veto }
caesar-cleopatra-pile-influence = Einflussstapel
caesar-cleopatra-pile-action = Aktionsstapel

## The moves

caesar-cleopatra-move-bonus = Bonuskarte: { $bonus }
caesar-cleopatra-move-deal = Ziehen: { $card }
caesar-cleopatra-move-turn-up = Abstimmungskarte aufdecken: { $vote }
caesar-cleopatra-move-ask = Außerordentliche Abstimmung: { $faction }
caesar-cleopatra-move-order = Oben auf den Aktionsstapel: { $action }
caesar-cleopatra-move-lay-hidden = Verdeckt zu den { $faction } legen: { $card }
caesar-cleopatra-move-lay-open = Offen zu den { $faction } legen: { $card }
caesar-cleopatra-move-assassinate = Attentat: { $card } bei den { $faction }
caesar-cleopatra-move-spy = Spion
caesar-cleopatra-move-castle = Rochade: { $faction } und { $partner }
caesar-cleopatra-move-scout = Kundschafter: { $faction }
caesar-cleopatra-move-wrath = Zorn der Götter: { $faction }
caesar-cleopatra-move-veto = Veto
caesar-cleopatra-move-veto-card = Veto gegen: { $action }
caesar-cleopatra-move-let-pass = Kein Veto
caesar-cleopatra-move-let-pass-card = Kein Veto: { $action }
caesar-cleopatra-move-choose = Aus dieser Hand ablegen: { $card }
caesar-cleopatra-move-draw = Vom { $pile } ziehen
caesar-cleopatra-move-decline = Keinen Ersatz ziehen
caesar-cleopatra-move-pass = Passiv bleiben
caesar-cleopatra-move-exchange = { $card } tauschen
caesar-cleopatra-move-done = Fertig

## What is asked

caesar-cleopatra-ask-order = Lege eine Karte auf deinen Aktionsstapel; die letzte wird zuerst gezogen.
caesar-cleopatra-ask-bonus = Die Bonuskarten werden gezogen.
caesar-cleopatra-ask-arrange = { $factions ->
    [2] Lege eine 1 und eine 2 verdeckt aus, eine je Fraktion, angefangen bei den { caesar-cleopatra-faction-senators }.
   *[other] Lege von jedem Wert eine Karte verdeckt aus, eine je Fraktion, angefangen bei den { caesar-cleopatra-faction-senators }.
}
caesar-cleopatra-ask-turn = { $influence ->
    [0] Ohne Einflusskarten auf der Hand musst du passiv bleiben.
   *[other] Lege Einfluss, spiele eine Aktionskarte oder bleibe passiv.
}
caesar-cleopatra-ask-lay = Lege eine Karte verdeckt oder zwei offen.
caesar-cleopatra-ask-second = Lege die zweite Karte offen.
caesar-cleopatra-ask-closing = Spiele eine Aktionskarte oder wähle Fertig.
caesar-cleopatra-ask-answer = Antworte auf die Aktionskarte: Veto oder kein Veto.
caesar-cleopatra-ask-spy = Wähle eine Karte dieser Hand, die abgelegt wird.
caesar-cleopatra-ask-replace = Du darfst eine Karte als Ersatz ziehen.
caesar-cleopatra-ask-castle = Lege eine der aufgenommenen Karten verdeckt zu einer der beiden Fraktionen.
caesar-cleopatra-ask-extraordinary = Eine Fraktion mit acht Karten wird befragt.
caesar-cleopatra-ask-refill = Fülle deine Hand auf: Wähle einen Stapel zum Ziehen.
caesar-cleopatra-ask-vote = Eine Abstimmungskarte wird aufgedeckt.
caesar-cleopatra-ask-exchange = { $must ->
    [0] Lege die Karten ab, die du tauschen möchtest, und wähle dann Fertig.
   *[other] Lege die Karten ab, die du tauschen möchtest: mindestens eine, denn du hast keine Einflusskarten auf der Hand.
}
caesar-cleopatra-ask-redraw = Ziehe so viele, wie du abgelegt hast: Wähle einen Stapel.
caesar-cleopatra-ask-over = Die Partie ist zu Ende.

## The log

caesar-cleopatra-log-bonus = { $seat } zieht eine Bonuskarte: { $bonus }.
    .you-seat = Du ziehst eine Bonuskarte: { $bonus }.
caesar-cleopatra-log-bonus-hidden = { $seat } zieht eine Bonuskarte.
    .you-seat = Du ziehst eine Bonuskarte.
caesar-cleopatra-log-orders = { $seat } legt auf den Aktionsstapel: { $action }.
    .you-seat = Du legst auf den Aktionsstapel: { $action }.
caesar-cleopatra-log-arranges = { $seat } legt verdeckt zu den { $faction }: { $card }.
    .you-seat = Du legst verdeckt zu den { $faction }: { $card }.
caesar-cleopatra-log-arranged = { $seat } hat fünf Karten verdeckt ausgelegt, eine je Fraktion.
    .you-seat = Du hast fünf Karten verdeckt ausgelegt, eine je Fraktion.
caesar-cleopatra-log-lays-hidden = { $seat } legt verdeckt zu den { $faction }: { $card }.
    .you-seat = Du legst verdeckt zu den { $faction }: { $card }.
caesar-cleopatra-log-lays-hidden-hidden = { $seat } legt eine Karte verdeckt zu den { $faction }.
    .you-seat = Du legst eine Karte verdeckt zu den { $faction }.
caesar-cleopatra-log-lays-again = { $seat } legt wieder verdeckt zu den { $faction }: { $card }.
    .you-seat = Du legst wieder verdeckt zu den { $faction }: { $card }.
caesar-cleopatra-log-laid-again = { $seat } hat die Karten wieder verdeckt ausgelegt: { $count } bei den { $faction }, { $others } bei den { $partner }.
    .you-seat = Du hast die Karten wieder verdeckt ausgelegt: { $count } bei den { $faction }, { $others } bei den { $partner }.
caesar-cleopatra-log-lays-open = { $seat } legt offen zu den { $faction }: { $card }.
    .you-seat = Du legst offen zu den { $faction }: { $card }.
caesar-cleopatra-log-plays-assassination = { $seat } spielt ein Attentat: { $card } bei den { $faction }.
    .you-seat = Du spielst ein Attentat: { $card } bei den { $faction }.
caesar-cleopatra-log-plays-spy = { $seat } spielt einen Spion.
    .you-seat = Du spielst einen Spion.
caesar-cleopatra-log-plays-castling = { $seat } spielt eine Rochade: { $faction } und { $partner }.
    .you-seat = Du spielst eine Rochade: { $faction } und { $partner }.
caesar-cleopatra-log-plays-scout = { $seat } spielt einen Kundschafter: { $faction }.
    .you-seat = Du spielst einen Kundschafter: { $faction }.
caesar-cleopatra-log-plays-wrath = { $seat } spielt den Zorn der Götter: { $faction }.
    .you-seat = Du spielst den Zorn der Götter: { $faction }.
caesar-cleopatra-log-lets-pass = { $seat } spielt kein Veto.
    .you-seat = Du spielst kein Veto.
caesar-cleopatra-log-vetoes = { $seat } spielt ein Veto; ohne Wirkung bleibt: { $action }.
    .you-seat = Du spielst ein Veto; ohne Wirkung bleibt: { $action }.
caesar-cleopatra-log-removed = Bei den { $faction } verliert { $seat }: { $card }.
    .you-seat = Bei den { $faction } verlierst du: { $card }.
caesar-cleopatra-log-takes-up = { $seat } nimmt alle eigenen Karten bei den { $faction } und den { $partner } auf: { $count }.
    .you-seat = Du nimmst alle deine Karten bei den { $faction } und den { $partner } auf: { $count }.
caesar-cleopatra-log-turned-up = Karten von { $seat } bei den { $faction } werden aufgedeckt: { $cards }.
    .you-seat = Deine Karten bei den { $faction } werden aufgedeckt: { $cards }.
caesar-cleopatra-log-looks = { $seat } sieht sich die Hand von { $other } an.
    .you-seat = Du siehst dir die Hand von { $other } an.
    .you-other = { $seat } sieht sich deine Hand an.
caesar-cleopatra-log-hand = Die Hand von { $seat }: { $cards }.
    .you-seat = Deine Hand: { $cards }.
caesar-cleopatra-log-chooses = { $seat } wählt die Karte, die abgelegt wird: { $card }.
    .you-seat = Du wählst die Karte, die abgelegt wird: { $card }.
caesar-cleopatra-log-discards = { $seat } legt ab: { $cards }.
    .you-seat = Du legst ab: { $cards }.
caesar-cleopatra-log-draws = { $seat } zieht vom { $pile }.
    .you-seat = Du ziehst vom { $pile }.
caesar-cleopatra-log-dealt = { $seat } zieht: { $card }.
    .you-seat = Du ziehst: { $card }.
    .you-seat-several = Du ziehst: { $card }.
    .several = { $seat } zieht: { $card }.
caesar-cleopatra-log-declines = { $seat } zieht keinen Ersatz.
    .you-seat = Du ziehst keinen Ersatz.
caesar-cleopatra-log-passive = { $seat } bleibt passiv.
    .you-seat = Du bleibst passiv.
caesar-cleopatra-log-idle = { $seat } hat nichts zu tauschen.
    .you-seat = Du hast nichts zu tauschen.
caesar-cleopatra-log-exchanges = { $seat } legt zum Tauschen ab: { $card }.
    .you-seat = Du legst zum Tauschen ab: { $card }.
caesar-cleopatra-log-exchanged = { $seat } legt nichts mehr ab. Zu ziehen: { $count }.
    .you-seat = Du legst nichts mehr ab. Zu ziehen: { $count }.
caesar-cleopatra-log-exchanges-nothing = { $seat } tauscht nichts.
    .you-seat = Du tauschst nichts.
caesar-cleopatra-log-done = { $seat } spielt nichts mehr.
    .you-seat = Du spielst nichts mehr.
caesar-cleopatra-log-extraordinary = Bei den { $faction } liegen acht Karten: eine außerordentliche Abstimmung.
caesar-cleopatra-log-turned = Die Abstimmungskarte wird aufgedeckt: { $vote }.
caesar-cleopatra-log-vote-removed = Diese Abstimmungskarte kommt aus dem Spiel: { $vote }.
caesar-cleopatra-log-orgy = Niemand wird befragt.
caesar-cleopatra-log-shuffled = Die Abstimmungskarten werden zu einem neuen Stapel gemischt (Karten: { $count }).
caesar-cleopatra-log-influence = Einfluss auf die { $faction }: Caesar { $caesar }, Cleopatra { $cleopatra }.
caesar-cleopatra-log-equal = Gleicher Einfluss: Alle Karten bei den { $faction } bleiben offen liegen.
caesar-cleopatra-log-reversed = Philosophen kehren das Ergebnis um.
caesar-cleopatra-log-wins-patrician = { $seat } gewinnt einen der { $faction }.
    .you-seat = Du gewinnst einen der { $faction }.
caesar-cleopatra-log-exhausted = Alle { $faction } sind gewonnen; die Karten dort werden abgelegt.
caesar-cleopatra-log-turn = { $seat } ist an der Reihe.
    .you-seat = Du bist an der Reihe.
caesar-cleopatra-log-alone = Nur { $seat } hat noch Einflusskarten und spielt allein weiter.
    .you-seat = Nur du hast noch Einflusskarten; du spielst allein weiter.
caesar-cleopatra-log-all-won = Alle Patrizier sind gewonnen. Die Partie ist zu Ende.
caesar-cleopatra-log-no-influence = Niemand hat mehr Einflusskarten. Die Partie ist zu Ende.
caesar-cleopatra-log-both-idle = Zwei passive Spielzüge hintereinander ohne Tausch. Die Partie ist zu Ende.
caesar-cleopatra-log-no-room = Es kann kein Einfluss mehr gelegt werden. Die Partie ist zu Ende.
caesar-cleopatra-log-shows-bonus = { $seat } zeigt die Bonuskarte: { $bonus }.
    .you-seat = Du zeigst die Bonuskarte: { $bonus }.
caesar-cleopatra-log-score = Punkte von { $seat }: { $points }.
    .you-seat = Deine Punkte: { $points }.
caesar-cleopatra-log-wins = { $seat } gewinnt.
    .you-seat = Du gewinnst.
caesar-cleopatra-log-draw = Punkte und Patrizier sind gleich: unentschieden.

## Why a move is not legal

caesar-cleopatra-refuse-over = Die Partie ist zu Ende.
caesar-cleopatra-refuse-chance = Zuerst wird eine Karte gezogen oder aufgedeckt.
caesar-cleopatra-refuse-first = Jetzt ist etwas anderes gefragt. { $ask }
caesar-cleopatra-refuse-arranged = Bei den { $faction } liegt schon eine Karte.
caesar-cleopatra-refuse-arrange-order = Die Fraktionen werden der Reihe nach belegt; als Nächstes: { $faction }.
caesar-cleopatra-refuse-no-card = Diese Karte ist jetzt nicht da: { $card }.
caesar-cleopatra-refuse-not-lifted = Eine Rochade legt die aufgenommenen Karten zu ihren beiden Fraktionen.
caesar-cleopatra-refuse-laid = In diesem Spielzug wurde schon Einfluss gelegt.
caesar-cleopatra-refuse-no-influence = Ohne Einflusskarten auf der Hand bleibst du passiv.
caesar-cleopatra-refuse-exhausted = Alle { $faction } sind gewonnen; dort wird nichts gelegt.
caesar-cleopatra-refuse-own-limit = Bei den { $faction } liegen fünf deiner Karten; für eine sechste ist kein Platz.
caesar-cleopatra-refuse-both-limit = Bei den { $faction } liegen acht Karten; für eine neunte ist kein Platz.
caesar-cleopatra-refuse-one-open = Zwei offene Karten brauchen zwei Karten auf der Hand und Platz für beide; eine Karte wird verdeckt gelegt.
caesar-cleopatra-refuse-played = In diesem Spielzug wurde schon eine Aktionskarte gespielt; mehr geht nicht.
caesar-cleopatra-refuse-castle-order = Nenne zwei verschiedene Fraktionen, in der Reihenfolge der Reihen.
caesar-cleopatra-refuse-needs-castling = Eine Rochade braucht zwei Fraktionen mit Patriziern und eine deiner Karten bei einer davon.
caesar-cleopatra-refuse-needs-assassination = Ein Attentat braucht eine solche offene Karte des Gegners.
caesar-cleopatra-refuse-needs-spy = Ein Spion braucht eine Karte auf der Hand des Gegners.
caesar-cleopatra-refuse-needs-scout = Ein Kundschafter braucht dort eine verdeckte Karte des Gegners.
caesar-cleopatra-refuse-needs-wrath = Der Zorn der Götter braucht dort eine Einflusskarte.
caesar-cleopatra-refuse-empty-pile = Dort gibt es nichts mehr zu ziehen: { $pile }.
caesar-cleopatra-refuse-exchange-first = Ohne Einflusskarten auf der Hand musst du mindestens eine Karte tauschen.
caesar-cleopatra-refuse-influence-last = Du hast keine Einflusskarte: Die letzte Karte kommt vom Einflussstapel.
caesar-cleopatra-refuse-exchange-limit = Du kannst nicht mehr Karten tauschen, als in den Stapeln liegen.
caesar-cleopatra-refuse-discard-first = Alle Karten werden abgelegt, bevor die erste gezogen wird.
caesar-cleopatra-refuse-active = Der Spielzug ist schon aktiv.
caesar-cleopatra-refuse-lay-first = Ein aktiver Spieler legt zuerst Einfluss.
caesar-cleopatra-refuse-veto = Ein Veto ist nur als Antwort auf eine Aktionskarte des Gegners möglich.
caesar-cleopatra-refuse-no-answer = Keine Aktionskarte wartet auf Antwort.

caesar-cleopatra-board-side = { $points ->
    [one] { $points } Punkt · Hand { $influence } Einfluss, { $actions } Aktion · Stapel { $influence_pile }, { $action_pile }
   *[other] { $points } Punkte · Hand { $influence } Einfluss, { $actions } Aktion · Stapel { $influence_pile }, { $action_pile }
}
caesar-cleopatra-board-hand = Hand:
caesar-cleopatra-board-bonus = Bonuskarte:
caesar-cleopatra-board-pile = Aktionsstapel, oberste zuerst:
caesar-cleopatra-board-lifted = Aufgenommen:
caesar-cleopatra-board-action = Wird gespielt:
caesar-cleopatra-board-known = Über den Gegner bekannt:
caesar-cleopatra-board-in-hand = Hand
caesar-cleopatra-board-votes = Kommende Abstimmungskarten:
caesar-cleopatra-board-votes-out = Aufgedeckte Abstimmungskarten:
caesar-cleopatra-board-discard = Ablagestapel,

## What a move would do

caesar-cleopatra-would-stand = Einfluss bei den { $faction }: { $own } gegen { $their }.
caesar-cleopatra-would-stand-hidden = { $count ->
    [one] Einfluss bei den { $faction }: { $own } gegen { $their } und { $count } verdeckte Karte.
   *[other] Einfluss bei den { $faction }: { $own } gegen { $their } und { $count } verdeckte Karten.
}
caesar-cleopatra-would-win = Nach dem, was du siehst, gewinnst du.
caesar-cleopatra-would-lose = Nach dem, was du siehst, verlierst du.
caesar-cleopatra-would-equal = Nach dem, was du siehst, gewinnt niemand.
caesar-cleopatra-would-eight = Dann liegen dort acht Karten: Die Fraktion wird am Ende dieses Spielzuges befragt.
caesar-cleopatra-would-asked = Abstimmungskarten, die diese Fraktion befragen: { $count } von { $cards }.
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
caesar-cleopatra-would-wrath = Abgelegt werden { $own } von deinen Karten und { $their } vom Gegner.
caesar-cleopatra-would-answer = Der Gegner darf mit einem Veto antworten.
caesar-cleopatra-would-veto = Ohne Wirkung: { $action }. Du darfst Ersatz ziehen.
caesar-cleopatra-would-suffer-assassination = Du verlierst bei den { $faction }: { $card }.
caesar-cleopatra-would-suffer-scout = Bei den { $faction } von deinen Karten aufgedeckt: { $count }.
caesar-cleopatra-would-suffer-spy = Der Gegner sieht deine Hand und wählt eine Karte, die abgelegt wird.
caesar-cleopatra-would-suffer-castling = Der Gegner verteilt seine Karten bei zwei Fraktionen neu.
caesar-cleopatra-would-order = Du ziehst sie als { $number }. Karte.
caesar-cleopatra-would-draw = { $count ->
    [one] In diesem Stapel liegt { $count } Karte.
   *[other] In diesem Stapel liegen { $count } Karten.
}
caesar-cleopatra-would-draw-top = Obenauf liegt: { $card }. Karten in diesem Stapel: { $count }.
caesar-cleopatra-would-pass = Du darfst Karten tauschen; nichts wird gelegt und keine Abstimmungskarte aufgedeckt.
caesar-cleopatra-would-pass-idle = Es gibt nichts zu tauschen: Der Spielzug ist vorbei.
caesar-cleopatra-would-exchange-nothing = Du tauschst nichts: Der Spielzug ist vorbei.
caesar-cleopatra-would-end = Damit endet die Partie.
caesar-cleopatra-would-exchange = { $count ->
    [one] Danach ziehst du { $count } Karte.
   *[other] Danach ziehst du { $count } Karten.
}
caesar-cleopatra-would-vote = { $asking ->
    [one] Du füllst auf, dann wird eine Abstimmungskarte aufgedeckt: { $asking } von { $cards } befragt eine Fraktion.
   *[other] Du füllst auf, dann wird eine Abstimmungskarte aufgedeckt: { $asking } von { $cards } befragen eine Fraktion.
}

## What a seat has besides points

caesar-cleopatra-stake-factions = { $count ->
    [one] die Führung bei etwa einer Fraktion
   *[other] die Führung bei etwa { $count } Fraktionen
}
caesar-cleopatra-stake-hand = { $count ->
    [one] etwa eine Handkarte
   *[other] etwa { $count } Handkarten
}

## The score sheet

caesar-cleopatra-sheet-won = { $count } von { $size } { $faction }
caesar-cleopatra-sheet-majority = Mehrheit der { $faction }
caesar-cleopatra-sheet-whole = Alle { $faction }
caesar-cleopatra-sheet-bonuses = Bonuskarte
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
caesar-cleopatra-web-votes-text = Am Ende jedes aktiven Spielzuges wird eine aufgedeckt; ihre Fraktion wird befragt.
caesar-cleopatra-web-vote-pile = Noch im Stapel.
caesar-cleopatra-web-vote-out = Aufgedeckt; kommt zurück, wenn der Stapel gemischt wird.
caesar-cleopatra-web-vote-removed = Aus dem Spiel.
caesar-cleopatra-web-lay = So legst du
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
caesar-cleopatra-web-say-piles = Auf der Hand von { $seat }: Einflusskarten { $influence }, Aktionskarten { $actions }; Stapel { $influence_pile } und { $action_pile }, abgelegt { $discard }.
caesar-cleopatra-web-say-known = Auf der Hand von { $seat } bekannt: { $cards }.
caesar-cleopatra-web-say-votes = Kommende Abstimmungskarten: { $cards }.

## What a card does, in one line

caesar-cleopatra-short-philosopher = Ungleich viele kehren die Abstimmung um.
caesar-cleopatra-short-assassination = Entfernt eine offene Karte des Gegners.
caesar-cleopatra-short-spy = Zeigt die Hand des Gegners; eine Karte muss weg.
caesar-cleopatra-short-castling = Lege deine Karten bei zwei Fraktionen neu aus.
caesar-cleopatra-short-scout = Deckt Karten des Gegners bei einer Fraktion auf.
caesar-cleopatra-short-wrath = Legt alle Karten bei einer Fraktion ab.
caesar-cleopatra-short-veto = Verhindert eine Aktionskarte des Gegners.

## Long names, and where they may be divided on a narrow card

caesar-cleopatra-divided-philosopher = Philo{"\u00AD"}soph
caesar-cleopatra-divided-assassination = { caesar-cleopatra-card-assassination }
caesar-cleopatra-divided-scout = Kund{"\u00AD"}schafter

## Tipps: wohin man schaut, und welches Stück

caesar-cleopatra-nudge-card = Schaue auf die Karten, die zur Wahl stehen.
caesar-cleopatra-nudge-action = Schaue auf deine Aktionskarten.
caesar-cleopatra-nudge-assassinate = { caesar-cleopatra-nudge-action }
caesar-cleopatra-nudge-spy = { caesar-cleopatra-nudge-action }
caesar-cleopatra-nudge-castle = { caesar-cleopatra-nudge-action }
caesar-cleopatra-nudge-scout = { caesar-cleopatra-nudge-action }
caesar-cleopatra-nudge-wrath = { caesar-cleopatra-nudge-action }
caesar-cleopatra-nudge-veto = { caesar-cleopatra-nudge-action }
caesar-cleopatra-nudge-pile = Denke daran, welche Art von Karte dir fehlt.
caesar-cleopatra-nudge-pass = Frage dich, ob jetzt Zurückhaltung das Beste ist.
caesar-cleopatra-nudge-let-pass = { caesar-cleopatra-nudge-pass }
caesar-cleopatra-nudge-decline = { caesar-cleopatra-nudge-pass }
caesar-cleopatra-nudge-done = { caesar-cleopatra-nudge-pass }
caesar-cleopatra-piece-card = die Karte { $value }
caesar-cleopatra-piece-assassinate = { caesar-cleopatra-card-assassination }
caesar-cleopatra-piece-spy = { caesar-cleopatra-card-spy }
caesar-cleopatra-piece-castle = { caesar-cleopatra-card-castling }
caesar-cleopatra-piece-scout = { caesar-cleopatra-card-scout }
caesar-cleopatra-piece-wrath = { caesar-cleopatra-card-wrath }
caesar-cleopatra-piece-veto = { caesar-cleopatra-card-veto }
caesar-cleopatra-suggest-order = Vorgeschlagene Reihenfolge

## The end

caesar-cleopatra-end-all-won = Alle Patrizier sind gewonnen; es steht { $points } zu { $less }.
caesar-cleopatra-end-no-influence = Niemand hat mehr Einflusskarten; es steht { $points } zu { $less }.
caesar-cleopatra-end-both-idle = Zwei Spielzüge hintereinander ohne Tausch; es steht { $points } zu { $less }.
caesar-cleopatra-end-no-room = Es kann kein Einfluss mehr gelegt werden; es steht { $points } zu { $less }.
caesar-cleopatra-end-patricians = { $points ->
    [one] Beide haben { $points } Punkt; die größere Zahl der Patrizier entscheidet.
   *[other] Beide haben { $points } Punkte; die größere Zahl der Patrizier entscheidet.
}

## Positions that somebody wrote

caesar-cleopatra-fault-0 = Die Karten gehen nicht auf
caesar-cleopatra-fault-1 = Die Patrizier gehen nicht auf: patricians und won sind zusammen nicht alle
caesar-cleopatra-fault-2 = Die Abstimmungskarten gehen nicht auf
caesar-cleopatra-fault-3 = Die Bonuskarten gehen nicht auf
caesar-cleopatra-fault-4 = Eine öffentliche Anzahl stimmt nicht
caesar-cleopatra-fault-5 = Bei einer Fraktion liegen zu viele Karten
caesar-cleopatra-fault-6 = Falsches Wissen: known oder known_actions nennt eine Karte, die dort nicht sein kann
caesar-cleopatra-fault-9 = Ein Aktionsstapel widerspricht den Optionen action_order und piles
caesar-cleopatra-option-piles = Der eigene Aktionsstapel, sobald er liegt
caesar-cleopatra-option-piles-remembered = seine Reihenfolge wird dir gezeigt
caesar-cleopatra-option-piles-closed = darf nicht mehr angesehen werden
caesar-cleopatra-log-arranged-small = { $seat } hat zwei Karten verdeckt ausgelegt, eine bei jeder der beiden Fraktionen.
    .you-seat = Du hast zwei Karten verdeckt ausgelegt, eine bei jeder der beiden Fraktionen.
caesar-cleopatra-log-five-everywhere = Bei jeder verbliebenen Fraktion liegen fünf Karten von { $seat }: Es wird keine Abstimmungskarte mehr aufgedeckt. Die Partie ist zu Ende.
    .you-seat = Bei jeder verbliebenen Fraktion liegen fünf Karten von dir: Es wird keine Abstimmungskarte mehr aufgedeckt. Die Partie ist zu Ende.
caesar-cleopatra-end-five-everywhere = Eine Seite hat bei jeder verbliebenen Fraktion fünf Karten; es steht { $points } zu { $less }.
caesar-cleopatra-would-pass-must = Du hast keine Einflusskarten auf der Hand und musst also mindestens eine Karte tauschen; nichts wird gelegt und keine Abstimmungskarte aufgedeckt.
caesar-cleopatra-would-five-everywhere = Bei jeder verbliebenen Fraktion liegen fünf Karten von dir: Damit endet die Partie, ohne dass noch eine Abstimmungskarte aufgedeckt wird.
