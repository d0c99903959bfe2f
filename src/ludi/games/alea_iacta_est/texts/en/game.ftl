alea-iacta-est-name = Alea Iacta Est
alea-iacta-est-pitch = Eight dice each, the buildings of Rome, and always one die too few: for two to five.
alea-iacta-est-summary = Two to five players roll eight dice each and place them in the buildings of Rome, for provinces, patricians, senate tiles and luck.
alea-iacta-est-chapter-v = Evaluation
alea-iacta-est-list = { $first }, { $rest }

alea-iacta-est-seat-eagle = Eagle
alea-iacta-est-seat-wave = Wave
alea-iacta-est-seat-leaf = Leaf
alea-iacta-est-seat-sun = Sun
alea-iacta-est-seat-amphora = Amphora

alea-iacta-est-option-players = Players
alea-iacta-est-option-players-2 = 2
alea-iacta-est-option-players-3 = 3
alea-iacta-est-option-players-4 = 4
alea-iacta-est-option-players-5 = 5
alea-iacta-est-option-templum-self-raise = The leader in the Templum may add a die
alea-iacta-est-option-templum-self-raise-no = no
alea-iacta-est-option-templum-self-raise-yes = yes
alea-iacta-est-option-start-player = Start player
alea-iacta-est-option-start-player-drawn = drawn at random
alea-iacta-est-option-start-player-eagle = Eagle
alea-iacta-est-option-start-player-wave = Wave
alea-iacta-est-option-start-player-leaf = Leaf
alea-iacta-est-option-start-player-sun = Sun
alea-iacta-est-option-start-player-amphora = Amphora
alea-iacta-est-option-scale = The size of the game
alea-iacta-est-option-scale-whole = full
alea-iacta-est-option-scale-small = small: one stage and two dice each, for study

## Provinces and patricians

alea-iacta-est-colour-red = red
alea-iacta-est-colour-green = green
alea-iacta-est-colour-blue = blue
alea-iacta-est-colour-purple = purple
alea-iacta-est-colour-yellow = yellow
alea-iacta-est-colour-orange = orange
alea-iacta-est-sex-woman = woman
alea-iacta-est-sex-man = man

alea-iacta-est-province-red-1 = red province 1
alea-iacta-est-province-red-2 = red province 2
alea-iacta-est-province-red-3 = red province 3
alea-iacta-est-province-red-4 = red province 4
alea-iacta-est-province-green-1 = green province 1
alea-iacta-est-province-green-2 = green province 2
alea-iacta-est-province-green-3 = green province 3
alea-iacta-est-province-green-4 = green province 4
alea-iacta-est-province-blue-1 = blue province 1
alea-iacta-est-province-blue-2 = blue province 2
alea-iacta-est-province-blue-3 = blue province 3
alea-iacta-est-province-blue-4 = blue province 4
alea-iacta-est-province-purple-1 = purple province 1
alea-iacta-est-province-purple-2 = purple province 2
alea-iacta-est-province-purple-3 = purple province 3
alea-iacta-est-province-purple-4 = purple province 4
alea-iacta-est-province-yellow-1 = yellow province 1
alea-iacta-est-province-yellow-2 = yellow province 2
alea-iacta-est-province-yellow-3 = yellow province 3
alea-iacta-est-province-yellow-4 = yellow province 4
alea-iacta-est-province-orange-1 = orange province 1
alea-iacta-est-province-orange-2 = orange province 2
alea-iacta-est-province-orange-3 = orange province 3
alea-iacta-est-province-orange-4 = orange province 4
alea-iacta-est-province-free = grey free province
alea-iacta-est-province-free-text = Houses a woman and a man of one common colour, any, or one patrician alone. It counts 0, and −1 if it is empty.

alea-iacta-est-patrician-red-woman-1 = red woman 1
alea-iacta-est-patrician-red-woman-2 = red woman 2
alea-iacta-est-patrician-red-woman-3 = red woman 3
alea-iacta-est-patrician-red-man-1 = red man 1
alea-iacta-est-patrician-red-man-2 = red man 2
alea-iacta-est-patrician-red-man-3 = red man 3
alea-iacta-est-patrician-green-woman-1 = green woman 1
alea-iacta-est-patrician-green-woman-2 = green woman 2
alea-iacta-est-patrician-green-woman-3 = green woman 3
alea-iacta-est-patrician-green-man-1 = green man 1
alea-iacta-est-patrician-green-man-2 = green man 2
alea-iacta-est-patrician-green-man-3 = green man 3
alea-iacta-est-patrician-blue-woman-1 = blue woman 1
alea-iacta-est-patrician-blue-woman-2 = blue woman 2
alea-iacta-est-patrician-blue-woman-3 = blue woman 3
alea-iacta-est-patrician-blue-man-1 = blue man 1
alea-iacta-est-patrician-blue-man-2 = blue man 2
alea-iacta-est-patrician-blue-man-3 = blue man 3
alea-iacta-est-patrician-purple-woman-1 = purple woman 1
alea-iacta-est-patrician-purple-woman-2 = purple woman 2
alea-iacta-est-patrician-purple-woman-3 = purple woman 3
alea-iacta-est-patrician-purple-man-1 = purple man 1
alea-iacta-est-patrician-purple-man-2 = purple man 2
alea-iacta-est-patrician-purple-man-3 = purple man 3
alea-iacta-est-patrician-yellow-woman-1 = yellow woman 1
alea-iacta-est-patrician-yellow-woman-2 = yellow woman 2
alea-iacta-est-patrician-yellow-woman-3 = yellow woman 3
alea-iacta-est-patrician-yellow-man-1 = yellow man 1
alea-iacta-est-patrician-yellow-man-2 = yellow man 2
alea-iacta-est-patrician-yellow-man-3 = yellow man 3
alea-iacta-est-patrician-orange-woman-1 = orange woman 1
alea-iacta-est-patrician-orange-woman-2 = orange woman 2
alea-iacta-est-patrician-orange-woman-3 = orange woman 3
alea-iacta-est-patrician-orange-man-1 = orange man 1
alea-iacta-est-patrician-orange-man-2 = orange man 2
alea-iacta-est-patrician-orange-man-3 = orange man 3

## Senate tiles

alea-iacta-est-tile-many-provinces = I many provinces
alea-iacta-est-tile-many-provinces-text = Counts 1, and 1 for each full two of your provinces, empty or not; XII and XIII count.
alea-iacta-est-tile-many-patricians = II many patricians
alea-iacta-est-tile-many-patricians-text = Counts 1 for each full two of your housed patricians.
alea-iacta-est-tile-many-tiles = III many senate tiles
alea-iacta-est-tile-many-tiles-text = Counts 1, and 1 for each of your senate tiles, this one included.
alea-iacta-est-tile-many-fortuna = IV many Fortuna tiles
alea-iacta-est-tile-many-fortuna-text = Counts 1, and 2 for each full three of your Fortuna tiles.
alea-iacta-est-tile-couples = V many couples
alea-iacta-est-tile-couples-text = Counts 1, and 1 for each of your couples.
alea-iacta-est-tile-patrician-colours = VI patrician colours
alea-iacta-est-tile-patrician-colours-text = Counts 1 for each colour among your housed patricians.
alea-iacta-est-tile-province-colours = VII province colours
alea-iacta-est-tile-province-colours-text = Counts 1 for each colour among your provinces, empty or not. XII has both its colours; a free province takes its people’s colour, and empty is grey.
alea-iacta-est-tile-settled-provinces = VIII settled provinces
alea-iacta-est-tile-settled-provinces-text = Counts 1 for each of your province tiles with at least one patrician; XII and XIII do not count.
alea-iacta-est-tile-women = IX women
alea-iacta-est-tile-women-text = Counts 1 for each of your housed women.
alea-iacta-est-tile-men = X men
alea-iacta-est-tile-men-text = Counts 1 for each of your housed men.
alea-iacta-est-tile-next-generation = XI next generation
alea-iacta-est-tile-next-generation-text = Each of your couples may house one more patrician of the couple’s colour, woman or man.
alea-iacta-est-tile-border-red-green = XII border red-green
alea-iacta-est-tile-border-red-green-text = { alea-iacta-est-border-text }
alea-iacta-est-tile-border-green-blue = XII border green-blue
alea-iacta-est-tile-border-green-blue-text = { alea-iacta-est-border-text }
alea-iacta-est-tile-border-blue-purple = XII border blue-purple
alea-iacta-est-tile-border-blue-purple-text = { alea-iacta-est-border-text }
alea-iacta-est-tile-border-purple-yellow = XII border purple-yellow
alea-iacta-est-tile-border-purple-yellow-text = { alea-iacta-est-border-text }
alea-iacta-est-tile-border-yellow-orange = XII border yellow-orange
alea-iacta-est-tile-border-yellow-orange-text = { alea-iacta-est-border-text }
alea-iacta-est-tile-border-orange-red = XII border orange-red
alea-iacta-est-tile-border-orange-red-text = { alea-iacta-est-border-text }
alea-iacta-est-border-text = Houses a woman and a man, each of either of its colours. Worth 3 with both, else 0.
alea-iacta-est-tile-free-province = XIII free province
alea-iacta-est-tile-free-province-text = Houses a woman and a man of one common colour. Worth 1 with at least one of them, else 0.
alea-iacta-est-pair-one-four = 1 and 4
alea-iacta-est-pair-two-three = 2 and 3

## The moves

alea-iacta-est-move-start = { $seat } begins
alea-iacta-est-move-roll = Roll { $die }
alea-iacta-est-move-draw-province = Turn up { $province }
alea-iacta-est-move-draw-patrician = Turn up { $patrician }
alea-iacta-est-move-draw-fortuna = Draw a Fortuna tile { $value }
alea-iacta-est-move-draw-tile = Draw { $tile }
alea-iacta-est-move-templum = Place a { $die } in the Templum
alea-iacta-est-move-senatus = { $length ->
    [one] Senatus: a street of one die, { $low }
   *[other] Senatus: the street { $low } to { $high }
}
alea-iacta-est-move-castrum = Castrum: { $count } × { $die }
alea-iacta-est-move-forum = Place a { $die } in the Forum
alea-iacta-est-move-forum-pair = Place { $dice } in the Forum
alea-iacta-est-move-latrina = Place a { $die } in the Latrina
alea-iacta-est-move-reroll = Take up a { $die } to roll it again
alea-iacta-est-move-throw = Roll the dice taken up
alea-iacta-est-move-keep-fortuna = Keep a Fortuna tile { $value }
alea-iacta-est-move-keep-tile = Keep { $tile }
alea-iacta-est-move-take-province = Take { $province }
alea-iacta-est-move-take-patrician = Take { $patrician }

## The questions

alea-iacta-est-ask-start = The start player is drawn.
alea-iacta-est-ask-provinces = Provinces are turned up.
alea-iacta-est-ask-patricians = Patricians are turned up.
alea-iacta-est-ask-roll = Dice are rolled.
alea-iacta-est-ask-place = { $chips ->
    [0] Place dice in one building.
   *[other] Place dice in one building, or roll some again with a chip.
}
alea-iacta-est-ask-reroll = Take up more dice, or roll those taken up.
alea-iacta-est-ask-templum = Choose the next die for the Templum.
alea-iacta-est-ask-fortuna = Fortuna tiles are drawn.
alea-iacta-est-ask-keep-fortuna = Choose a Fortuna tile to keep.
alea-iacta-est-ask-second-fortuna = A second Fortuna tile is drawn.
alea-iacta-est-ask-tiles = Senate tiles are drawn.
alea-iacta-est-ask-keep-tile = Choose a senate tile to keep.
alea-iacta-est-ask-take-province = Choose a province.
alea-iacta-est-ask-take-patrician = Choose a patrician.
alea-iacta-est-ask-over = The game is over.

## The log

alea-iacta-est-log-start = { $seat } is the start player.
    .you-seat = You are the start player.
alea-iacta-est-log-stage = Stage { $stage } begins; { $seat } starts.
    .you-seat = Stage { $stage } begins; you start.
alea-iacta-est-log-turn = { $seat } begins a turn.
    .you-seat = You begin a turn.
alea-iacta-est-log-provinces = Face up: { $tiles }.
alea-iacta-est-log-patricians = Face up: { $tiles }.
alea-iacta-est-log-roll = { $seat } has { $dice }.
    .you-seat = You have { $dice }.
alea-iacta-est-log-chip = { $seat } gives back a Repete chip.
    .you-seat = You give back a Repete chip.
alea-iacta-est-log-reroll = { $seat } takes up a { $die }.
    .you-seat = You take up a { $die }.
alea-iacta-est-log-throw = { $count ->
    [one] { $seat } rolls { $count } die again.
   *[other] { $seat } rolls { $count } dice again.
}
    .you-seat = { $count ->
        [one] You roll { $count } die again.
       *[other] You roll { $count } dice again.
    }
alea-iacta-est-log-templum = { $seat } places a { $die } in the Templum.
    .you-seat = You place a { $die } in the Templum.
alea-iacta-est-log-fortuna = { $seat } draws a Fortuna tile { $value }.
    .you-seat = You draw a Fortuna tile { $value }.
alea-iacta-est-log-fortuna-hidden = { $seat } draws a Fortuna tile.
    .you-seat = You draw a Fortuna tile.
alea-iacta-est-log-second-fortuna = { $seat } had the only die in the Templum and keeps the Fortuna tiles { $tiles }.
    .you-seat = You had the only die in the Templum and keep the Fortuna tiles { $tiles }.
alea-iacta-est-log-senatus = { $length ->
    [one] { $seat } has a street of one die in the Senatus: { $low }.
   *[other] { $seat } has a street of { $length } in the Senatus: { $low } to { $high }.
}
    .you-seat = { $length ->
        [one] You have a street of one die in the Senatus: { $low }.
       *[other] You have a street of { $length } in the Senatus: { $low } to { $high }.
    }
alea-iacta-est-log-castrum = { $seat } places { $count } × { $die } in the Castrum (size of the set: { $whole }).
    .you-seat = You place { $count } × { $die } in the Castrum (size of the set: { $whole }).
alea-iacta-est-log-forum = { $seat } places a { $die } in the Forum.
    .you-seat = You place a { $die } in the Forum.
alea-iacta-est-log-forum-pair = { $seat } places { $low } and { $high } in the Forum.
    .you-seat = You place { $low } and { $high } in the Forum.
alea-iacta-est-log-pushed = A { $die } of { $seat } is pushed out of the Forum to the Latrina.
    .you-seat = A { $die } of yours is pushed out of the Forum to the Latrina.
alea-iacta-est-log-latrina = { $seat } can place nowhere else: a { $die } goes to the Latrina.
    .you-seat = You can place nowhere else: a { $die } goes to the Latrina.
alea-iacta-est-log-stage-ends = Stage { $stage } ends; dice in supply go to the Latrina.
alea-iacta-est-log-keep-fortuna = { $seat } keeps a Fortuna tile { $value }.
    .you-seat = You keep a Fortuna tile { $value }.
alea-iacta-est-log-beside = Beside the Templum: { $tiles }.
alea-iacta-est-log-tile = { $seat } draws { $tile }.
    .you-seat = You draw { $tile }.
    .you-seat-several = You draw { $tile }.
    .several = { $seat } draws { $tile }.
alea-iacta-est-log-tiles-hidden = { $seat } looks at three senate tiles.
    .you-seat = You look at three senate tiles.
alea-iacta-est-log-keep-tile = { $seat } keeps { $tile }.
    .you-seat = You keep { $tile }.
alea-iacta-est-log-keep-tile-hidden = { $seat } keeps a senate tile.
    .you-seat = You keep a senate tile.
alea-iacta-est-log-last-tile = { $seat } gets the last senate tile.
    .you-seat = You get the last senate tile.
alea-iacta-est-log-street-lost = The street of { $seat } goes to the Latrina.
    .you-seat = Your street goes to the Latrina.
alea-iacta-est-log-take-province = { $seat } takes { $province }.
    .you-seat = You take { $province }.
alea-iacta-est-log-take-patrician = { $seat } takes { $patrician }.
    .you-seat = You take { $patrician }.
alea-iacta-est-log-out = Out of the game: { $tiles }.
alea-iacta-est-log-chips = { $count ->
    [one] { $seat } gets { $count } Repete chip.
   *[other] { $seat } gets { $count } Repete chips.
}
    .you-seat = { $count ->
        [one] You get { $count } Repete chip.
       *[other] You get { $count } Repete chips.
    }
alea-iacta-est-log-shown = { $seat } shows { $tiles }.
    .you-seat = You show { $tiles }.
alea-iacta-est-log-points = { $points ->
    [one] { $seat } has { $points } point; patricians without a province are worth { $left }.
   *[other] { $seat } has { $points } points; patricians without a province are worth { $left }.
}
    .you-seat = { $points ->
        [one] You have { $points } point; patricians without a province are worth { $left }.
       *[other] You have { $points } points; patricians without a province are worth { $left }.
    }
alea-iacta-est-log-won = { $count ->
    [one] { $seats } wins.
   *[other] { $seats } share the victory.
}
    .you-seats = { $count ->
        [one] You win.
       *[other] { $seats } share the victory.
    }

## Why not

alea-iacta-est-refuse-over = The game is over.
alea-iacta-est-refuse-chance = Dice or tiles come first.
alea-iacta-est-refuse-not-yours = Dice and draws are not chosen.
alea-iacta-est-refuse-now = This cannot be done now. { $ask }
alea-iacta-est-refuse-not-open = That tile does not lie face up.
alea-iacta-est-refuse-not-held = That tile is not among those you choose from.
alea-iacta-est-refuse-no-die = There is no { $die } among your dice.
alea-iacta-est-refuse-no-templum = The Templum is played with four or five players only.
alea-iacta-est-refuse-leader = You lead in the Templum: you may place there again only after another player has passed you.
alea-iacta-est-refuse-templum-dice = { $count ->
    [one] The Templum asks for { $count } die of you now, and you do not have it.
   *[other] The Templum asks for { $count } dice of you now, and you do not have so many.
}
alea-iacta-est-refuse-templum-sum = { $count ->
    [one] With that die you cannot reach { $sum }, which { $count } die must show.
   *[other] With that die you cannot reach { $sum }, which { $count } dice must show together.
}
alea-iacta-est-refuse-no-street = A street runs from its lowest to its highest die.
alea-iacta-est-refuse-own-street = { $length ->
    [one] You have one street, of one die, { $low }: it can only be made longer.
   *[other] You have one street, { $low } to { $high }: it can only be made longer.
}
alea-iacta-est-refuse-same-street = { $length ->
    [one] A street of one die, { $low }, lies in the Senatus already.
   *[other] A street { $low } to { $high } lies in the Senatus already.
}
alea-iacta-est-refuse-same-set = A set of { $count } × { $die } lies in the Castrum already.
alea-iacta-est-refuse-few-dice = { $count ->
    [one] You have only { $count } die showing { $die }.
   *[other] You have only { $count } dice showing { $die }.
}
alea-iacta-est-refuse-no-column = { $lower ->
    [one] { $lower } lower die fills the Forum: this one would not come to rest on a column.
   *[other] { $lower } lower dice fill the Forum: this one would not come to rest on a column.
}
alea-iacta-est-refuse-no-columns = Both dice must come to rest on columns of the Forum; the higher one would not.
alea-iacta-est-refuse-latrina = The Latrina is only for a player who cannot place a die anywhere else.
alea-iacta-est-refuse-no-chip = You have no Repete chip.
alea-iacta-est-refuse-no-dice-chosen = First take up the dice to be rolled again.
alea-iacta-est-refuse-together-templum = The Templum does not take { $dice } together: first one die, then one die more than the leader, with a higher sum.
alea-iacta-est-refuse-together-senatus = { $dice } are no street: in the Senatus the values follow one another, each once.
alea-iacta-est-refuse-together-castrum = { $dice } are not equal: in one turn the Castrum takes dice of one value.
alea-iacta-est-refuse-together-forum = { $dice } do not go together in the Forum: one die, or two with the sum 5.
alea-iacta-est-refuse-together-latrina = The Latrina takes one die, not { $dice } together.

alea-iacta-est-board-head = Stage { $stage } of { $stages }, round { $round }
alea-iacta-est-board-fortuna = Fortuna: { $pile } face down, beside { $beside }
alea-iacta-est-board-senate = senate tiles not drawn yet: { $pile }
alea-iacta-est-board-player = { $points ->
    [one] ≈ { $points } point · Repete { $chips } · senate tiles { $tiles }
   *[other] ≈ { $points } points · Repete { $chips } · senate tiles { $tiles }
}
alea-iacta-est-board-kept = · Fortuna { $kept } (+{ $drawn })
alea-iacta-est-board-unrolled = dice to roll: { $count }
alea-iacta-est-board-tiles = Your senate tiles:
alea-iacta-est-board-offered = You choose from:
alea-iacta-est-board-passed = Passed on or put under the pile:
alea-iacta-est-board-drawn = Fortuna tiles you drew this stage:
alea-iacta-est-board-provinces = Provinces
alea-iacta-est-board-patricians = Patricians
alea-iacta-est-board-total = Total
alea-iacta-est-board-left-over = Left over

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
alea-iacta-est-would-rank-set = A set of { $count } × { $die }: rank { $rank } as things stand.
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

## What a seat has besides points

alea-iacta-est-stake-sets = { $count ->
    [one] about one set good for a province
   *[other] about { $count } sets good for a province
}
alea-iacta-est-stake-street = one street good for a senate tile
alea-iacta-est-stake-forum = { $count ->
    [one] about one die in the Forum
   *[other] about { $count } dice in the Forum
}
alea-iacta-est-stake-chips = { $count ->
    [one] about one Repete chip
   *[other] about { $count } Repete chips
}

## The score sheet

alea-iacta-est-sheet-provinces = Provinces
alea-iacta-est-sheet-patricians = Patricians housed
alea-iacta-est-sheet-tiles = Senate tiles
alea-iacta-est-sheet-tile = Senate tile { $tile }
alea-iacta-est-sheet-fortuna = Fortuna tiles
alea-iacta-est-sheet-chips = Repete chips (two count 1)

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
alea-iacta-est-web-set = { $rank }. { $seat }: { $count } × { $die }
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
alea-iacta-est-web-into-templum = Place { $dice } in the Templum
alea-iacta-est-web-options = What can be chosen
alea-iacta-est-web-holdings = Holdings
alea-iacta-est-web-points = { $points ->
    [one] { $points } point in sight
   *[other] { $points } points in sight
}
alea-iacta-est-web-points-text = Points if everything in sight is housed as well as possible. Senate tiles count at the end.
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
alea-iacta-est-web-say-holding = { $seat }: points in sight { $points }, chips { $chips }, senate tiles { $tiles }; provinces: { $provinces }; patricians: { $patricians }.

## Hints: where to look, and which piece

alea-iacta-est-nudge-die = Look for dice of one value.
alea-iacta-est-nudge-low = Look for dice that follow one another.
alea-iacta-est-nudge-dice = Look for two dice that belong together.
alea-iacta-est-nudge-value = Look at the Fortuna tiles.
alea-iacta-est-nudge-tile = Look at the senate tiles.
alea-iacta-est-nudge-province = Look at the provinces.
alea-iacta-est-nudge-patrician = Look at the patricians.
alea-iacta-est-nudge-throw = Look at the dice you have taken up.
alea-iacta-est-piece-die = dice showing { $value }
alea-iacta-est-piece-low = a street of dice
alea-iacta-est-piece-dice = the dice { $value }
alea-iacta-est-piece-value = a Fortuna tile { $value }

## The end

alea-iacta-est-end-points = The last stage is over; the score is { $points } to { $less }.
alea-iacta-est-end-left-over = { $points ->
    [one] { $points } point each; patricians without a province decide, { $left } to { $less }.
   *[other] { $points } points each; patricians without a province decide, { $left } to { $less }.
}
alea-iacta-est-end-shared = { $points ->
    [one] { $points } point each, and the patricians without a province are worth the same.
   *[other] { $points } points each, and the patricians without a province are worth the same.
}

## Positions that somebody wrote

alea-iacta-est-fault-0 = dice are not conserved: somebody has not eight in all, or two in the small game
alea-iacta-est-fault-1 = dice lie against the rules: two streets or two sets are equal, or the Forum does not rise without a gap
alea-iacta-est-fault-2 = Fortuna tiles are not conserved
alea-iacta-est-fault-3 = senate tiles are not conserved
alea-iacta-est-fault-4 = a public count is wrong
alea-iacta-est-fault-5 = false knowledge
alea-iacta-est-fault-6 = the workbench is not cleared
alea-iacta-est-fault-10 = a street is not its lowest and its highest die, as [3, 5], or [5, 5] for a 5 alone
alea-iacta-est-fault-11 = a die in the Forum has no owner, or an owner has no die there
alea-iacta-est-fault-12 = dice lie in the Templum, which is played with four or five players
alea-iacta-est-fault-13 = dice are to be rolled, and none is taken up: in this phase some of the player’s dice are “unrolled”
