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
alea-iacta-est-would-rank-street = Eine Straße mit { $length }: zurzeit Rang { $rank }.
alea-iacta-est-would-tile = Das reicht für ein Senatsplättchen.
alea-iacta-est-would-no-tile = Das reicht nicht für ein Senatsplättchen; die Straße käme auf die Latrina.
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
alea-iacta-est-would-gain = Zurzeit { $gain } mehr: { $points } Punkte.

## The score sheet

alea-iacta-est-sheet-provinces = Provinzen
alea-iacta-est-sheet-patricians = Untergebrachte Patrizier
alea-iacta-est-sheet-tile = Senatsplättchen { $tile }
alea-iacta-est-sheet-fortuna = Fortuna-Plättchen
alea-iacta-est-sheet-chips = Repete-Chips, je zwei 1
