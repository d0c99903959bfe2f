## What a move would do

alea-iacta-est-would-templum = { $count ->
    [one] { $count } kockád lenne a Templumban, összege { $sum }.
   *[other] { $count } kockád lenne a Templumban, összegük { $sum }.
}
alea-iacta-est-would-templum-more = { $count ->
    [one] Még { $count } kockának kell követnie.
   *[other] Még { $count } kockának kell követnie.
}
alea-iacta-est-would-fortuna = Kockánként egy szerencselapka.
alea-iacta-est-would-rank-street = { $length } kockás sor: jelenleg a { $rank }. helyen.
alea-iacta-est-would-tile = Ez elég egy szenátuslapkához.
alea-iacta-est-would-no-tile = Ez nem elég szenátuslapkához; a sor a Latrinába kerülne.
alea-iacta-est-would-rank-set = Csoport: { $count } × { $die }, jelenleg a { $rank }. helyen.
alea-iacta-est-would-province = Ez elég egy provinciához.
alea-iacta-est-would-no-province = Ez nem elég provinciához; a csoport a Latrinába kerülne.
alea-iacta-est-would-forum = A kocka ({ $die }) a { $column }. oszlopra kerül.
alea-iacta-est-would-pushed = { $seat } kockája ({ $die }) a Latrinába szorul.
alea-iacta-est-would-latrina = A kocka a kör végén egy Repete-zsetont hoz.
alea-iacta-est-would-chip = Egy Repete-zsetonba kerül; marad: { $left }.
alea-iacta-est-would-reroll = { $count ->
    [one] { $count } kockát dobsz újra.
   *[other] { $count } kockát dobsz újra.
}
alea-iacta-est-would-keep-fortuna = Értéke { $value }.
alea-iacta-est-would-gain = Jelenleg { $gain } ponttal több: { $points } pont.

## The score sheet

alea-iacta-est-sheet-provinces = Provinciák
alea-iacta-est-sheet-patricians = Elhelyezett patríciusok
alea-iacta-est-sheet-tile = Szenátuslapka: { $tile }
alea-iacta-est-sheet-fortuna = Szerencselapkák
alea-iacta-est-sheet-chips = Repete-zsetonok, kettő 1 pont
