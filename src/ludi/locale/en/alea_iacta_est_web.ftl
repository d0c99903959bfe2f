## What a move would do

alea-iacta-est-would-templum = { $count ->
    [one] You would have { $count } die in the Templum, showing { $sum }.
   *[other] You would have { $count } dice in the Templum, showing { $sum } together.
}
alea-iacta-est-would-templum-more = { $count ->
    [one] { $count } more die has to follow.
   *[other] { $count } more dice have to follow.
}
alea-iacta-est-would-fortuna = A Fortuna tile for each die.
alea-iacta-est-would-rank-street = A street of { $length }: rank { $rank } as things stand.
alea-iacta-est-would-tile = That is enough for a senate tile.
alea-iacta-est-would-no-tile = That is not enough for a senate tile; the street would go to the Latrina.
alea-iacta-est-would-rank-set = A set of { $count } × { $die }: rank { $rank } as things stand.
alea-iacta-est-would-province = That is enough for a province.
alea-iacta-est-would-no-province = That is not enough for a province; the set would go to the Latrina.
alea-iacta-est-would-forum = The { $die } comes to rest on column { $column }.
alea-iacta-est-would-pushed = A { $die } of { $seat } is pushed to the Latrina.
alea-iacta-est-would-latrina = The die brings a Repete chip at the end of the stage.
alea-iacta-est-would-chip = Costs a Repete chip; left: { $left }.
alea-iacta-est-would-reroll = { $count ->
    [one] { $count } die is rolled again.
   *[other] { $count } dice are rolled again.
}
alea-iacta-est-would-keep-fortuna = It counts { $value }.
alea-iacta-est-would-gain = { $gain } more as things stand: { $points } points.

## The score sheet

alea-iacta-est-sheet-provinces = Provinces
alea-iacta-est-sheet-patricians = Patricians housed
alea-iacta-est-sheet-tile = Senate tile { $tile }
alea-iacta-est-sheet-fortuna = Fortuna tiles
alea-iacta-est-sheet-chips = Repete chips, two for 1
