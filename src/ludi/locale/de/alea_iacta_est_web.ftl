## What a move would do

alea-iacta-est-would-templum = { $count ->
    [one] Du hättest { $count } Würfel im Templum, der { $sum } zeigt.
   *[other] Du hättest { $count } Würfel im Templum, die zusammen { $sum } zeigen.
}
alea-iacta-est-would-templum-more = { $count ->
    [one] { $count } weiterer Würfel muss folgen.
   *[other] { $count } weitere Würfel müssen folgen.
}
alea-iacta-est-would-fortuna = Ein Fortuna-Plättchen für jeden Würfel.
alea-iacta-est-would-fortuna-few = { $count ->
    [0] Es ist kein Fortuna-Plättchen mehr da.
    [one] Es ist nur noch { $count } Fortuna-Plättchen da.
   *[other] Es sind nur noch { $count } Fortuna-Plättchen da.
}
alea-iacta-est-would-rank-street = Eine Straße der Länge { $length }: zurzeit Rang { $rank }.
alea-iacta-est-would-tile = Das reicht für eine Senatskarte.
alea-iacta-est-would-no-tile = Das reicht nicht für eine Senatskarte; die Straße käme auf die Latrina.
alea-iacta-est-would-rank-set = Ein Pasch { $count } × { $die }: zurzeit Rang { $rank }.
alea-iacta-est-would-province = Das reicht für eine Provinz.
alea-iacta-est-would-no-province = Das reicht nicht für eine Provinz; der Pasch käme auf die Latrina.
alea-iacta-est-would-forum = Die { $die } kommt auf Säule { $column } zu liegen.
alea-iacta-est-would-pushed = Eine { $die } von { $seat } wird auf die Latrina verdrängt.
alea-iacta-est-would-latrina = Der Würfel bringt am Ende des Durchgangs einen Repete-Chip.
alea-iacta-est-would-chip = Kostet einen Repete-Chip; übrig: { $left }.
alea-iacta-est-would-reroll = { $count ->
    [one] { $count } Würfel wird neu geworfen.
   *[other] { $count } Würfel werden neu geworfen.
}
alea-iacta-est-would-keep-fortuna = Es zählt { $value }.
alea-iacta-est-would-gain = { $points ->
    [one] Zurzeit: { $points } Punkt ({ $gain }).
   *[other] Zurzeit: { $points } Punkte ({ $gain }).
}

## The score sheet

alea-iacta-est-sheet-provinces = Provinzen
alea-iacta-est-sheet-patricians = Untergebrachte Patrizier
alea-iacta-est-sheet-tile = Senatskarte { $tile }
alea-iacta-est-sheet-fortuna = Fortuna-Plättchen
alea-iacta-est-sheet-chips = Repete-Chips (je 2 zählen 1)

## The table

alea-iacta-est-web-templum = Templum
alea-iacta-est-web-templum-text = Zuerst ein Würfel; wer folgt, braucht einen mehr als der Führende und eine höhere Summe. Jeder Würfel bringt ein Fortuna-Plättchen.
alea-iacta-est-web-senatus = Senatus
alea-iacta-est-web-senatus-text = Eine Straße aufeinanderfolgender Werte, eine je Spieler. Die längsten Straßen gewinnen Senatskarten.
alea-iacta-est-web-castrum = Castrum
alea-iacta-est-web-castrum-text = Pasche gleicher Würfel. Die größten nehmen der Reihe nach Provinzen.
alea-iacta-est-web-forum = Forum Romanum
alea-iacta-est-web-forum-text = Ein Würfel, oder zwei mit Summe 5. Niedrige schieben höhere nach rechts; was herausfällt, kommt auf die Latrina. Von links nimmt jeder Würfel einen Patrizier.
alea-iacta-est-web-latrina = Latrina
alea-iacta-est-web-latrina-text = Nur wenn nirgends sonst etwas passt. Jeder Würfel hier bringt am Ende des Durchgangs einen Repete-Chip.
alea-iacta-est-web-gives = Karten: { $count }
alea-iacta-est-web-stage = Durchgang { $stage } von { $stages }, Runde { $round }
alea-iacta-est-web-no-dice = Noch keine Würfel
alea-iacta-est-web-street = { $length ->
    [one] { $rank }. { $seat }: Straße aus einem Würfel, { $low }
   *[other] { $rank }. { $seat }: Straße { $low } bis { $high }
}
alea-iacta-est-web-set = { $rank }. { $seat }: { $count } × { $die }
alea-iacta-est-web-in-templum = { $seat }: { $count } Würfel, Summe { $sum }
alea-iacta-est-web-in-latrina = { $seat }: { $count } Würfel
alea-iacta-est-web-column = Säule { $column }: { $die } von { $seat }
alea-iacta-est-web-column-empty = Säule { $column }: leer
alea-iacta-est-web-supply = Deine Würfel
alea-iacta-est-web-supply-of = Würfel von { $seat }
alea-iacta-est-web-die = Würfel { $die }
alea-iacta-est-web-die-chosen = Würfel { $die }, gewählt
alea-iacta-est-web-die-unrolled = Noch zu werfender Würfel
alea-iacta-est-web-reroll = Neu würfeln
alea-iacta-est-web-reroll-text = Für einen Repete-Chip würfelst du beliebige deiner Würfel neu. Am Ende zählen zwei Chips 1.
alea-iacta-est-web-options = Zur Auswahl
alea-iacta-est-web-holdings = Besitz
alea-iacta-est-web-points = { $points ->
    [one] { $points } sichtbarer Punkt
   *[other] { $points } sichtbare Punkte
}
alea-iacta-est-web-points-text = Die beste Unterbringung dessen, was alle sehen. Senatskarten zählen am Ende.
alea-iacta-est-web-chips = Repete-Chips: { $count }
alea-iacta-est-web-fortuna-kept = Fortuna-Plättchen: { $tiles }
alea-iacta-est-web-fortuna-text = Jedes zählt seinen Wert. Der Führende im Templum behält zwei, die anderen dort eines.
alea-iacta-est-web-fortuna-pile = Fortuna: { $count } verdeckt, offen { $beside }
alea-iacta-est-web-senate-pile = Noch nicht gezogene Senatskarten: { $count }
alea-iacta-est-web-senate-pile-text = Die beste Straße zieht drei und behält eine; die anderen gehen an die nächste Straße, die eine Karte bekommt, oder unter den Stapel.
alea-iacta-est-web-tile-hidden = Eine Senatskarte, verdeckt
alea-iacta-est-web-passed = Weitergegeben oder unter den Stapel gelegt: { $tiles }
alea-iacta-est-web-nothing = Noch nichts
alea-iacta-est-web-starter = Startspieler
alea-iacta-est-web-patrician-text = Zählt seinen Wert, sobald er in einer Provinz seiner Farbe untergebracht ist, je eine Frau und ein Mann.
alea-iacta-est-web-province-text = Beherbergt eine Frau und einen Mann ihrer Farbe. Zählt ihren Wert, leer einen Punkt weniger.
alea-iacta-est-web-say-holding = { $seat }: sichtbare Punkte { $points }, Chips { $chips }, Senatskarten { $tiles }; Provinzen: { $provinces }; Patrizier: { $patricians }.
