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
alea-iacta-est-would-fortuna-few = { $count ->
    [0] No Fortuna tile is left.
    [one] Only { $count } Fortuna tile is left.
   *[other] Only { $count } Fortuna tiles are left.
}
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
alea-iacta-est-would-gain = { $points ->
    [one] As things stand: { $points } point ({ $gain }).
   *[other] As things stand: { $points } points ({ $gain }).
}

## The score sheet

alea-iacta-est-sheet-provinces = Provinces
alea-iacta-est-sheet-patricians = Patricians housed
alea-iacta-est-sheet-tile = Senate tile { $tile }
alea-iacta-est-sheet-fortuna = Fortuna tiles
alea-iacta-est-sheet-chips = Repete chips, two for 1

## The table

alea-iacta-est-web-templum = Templum
alea-iacta-est-web-templum-text = One die first; whoever follows needs one die more than the leader and a higher sum. Each die draws a Fortuna tile.
alea-iacta-est-web-senatus = Senatus
alea-iacta-est-web-senatus-text = A street of consecutive values, one for each player. The longest streets win senate tiles.
alea-iacta-est-web-castrum = Castrum
alea-iacta-est-web-castrum-text = Sets of equal dice. The largest sets take provinces in turn.
alea-iacta-est-web-forum = Forum Romanum
alea-iacta-est-web-forum-text = One die, or two with the sum 5. Low dice push higher ones to the right; what falls off goes to the Latrina. From the left, each die takes a patrician.
alea-iacta-est-web-latrina = Latrina
alea-iacta-est-web-latrina-text = Only when nothing fits elsewhere. Each die here brings a Repete chip at the end of the stage.
alea-iacta-est-web-gives = tiles: { $count }
alea-iacta-est-web-stage = Stage { $stage } of { $stages }, round { $round }
alea-iacta-est-web-no-dice = No dice yet
alea-iacta-est-web-street = { $length ->
    [one] { $rank }. { $seat }: street of one die, { $low }
   *[other] { $rank }. { $seat }: street { $low } to { $high }
}
alea-iacta-est-web-set = { $rank }. { $seat }: { $count } × { $die }
alea-iacta-est-web-in-templum = { $seat }: dice { $count }, sum { $sum }
alea-iacta-est-web-in-latrina = { $seat }: dice { $count }
alea-iacta-est-web-column = Column { $column }: { $die } of { $seat }
alea-iacta-est-web-column-empty = Column { $column }: empty
alea-iacta-est-web-supply = Your dice
alea-iacta-est-web-supply-of = Dice of { $seat }
alea-iacta-est-web-die = Die { $die }
alea-iacta-est-web-die-chosen = Die { $die }, chosen
alea-iacta-est-web-die-unrolled = Die to be rolled
alea-iacta-est-web-reroll = Roll again
alea-iacta-est-web-reroll-text = A Repete chip rolls any of your dice again. At the end two chips count 1.
alea-iacta-est-web-options = What can be chosen
alea-iacta-est-web-holdings = Holdings
alea-iacta-est-web-points = { $points ->
    [one] { $points } point in sight
   *[other] { $points } points in sight
}
alea-iacta-est-web-points-text = The best housing of what everybody sees. Senate tiles count at the end.
alea-iacta-est-web-chips = Repete chips: { $count }
alea-iacta-est-web-fortuna-kept = Fortuna tiles: { $tiles }
alea-iacta-est-web-fortuna-text = Each counts its value. The leader in the Templum keeps two, the others there one.
alea-iacta-est-web-fortuna-pile = Fortuna: { $count } face down, face up { $beside }
alea-iacta-est-web-senate-pile = Senate tiles not drawn yet: { $count }
alea-iacta-est-web-senate-pile-text = The best street draws three and keeps one; the others go to the next street that gets a tile, or under the pile.
alea-iacta-est-web-tile-hidden = A senate tile, face down
alea-iacta-est-web-passed = Passed on or put under the pile: { $tiles }
alea-iacta-est-web-nothing = Nothing yet
alea-iacta-est-web-starter = Start player
alea-iacta-est-web-patrician-text = Counts its value once housed in a province of its colour, a woman and a man in each.
alea-iacta-est-web-province-text = Houses a woman and a man of its colour. Counts its value, and one less if it is empty.
alea-iacta-est-web-say-holding = { $seat }: { $points } points in sight, chips { $chips }, senate tiles { $tiles }; provinces: { $provinces }; patricians: { $patricians }.
