## The table in the browser

roma-web-hidden-card = A card face down
roma-web-figures = Cost { $cost } · defence { $defence }
roma-web-figures-changed = Cost { $cost } · defence { $defence } ({ $why })
roma-web-defence-changed = defence { $defence } ({ $why })
roma-web-defence-printed = printed { $points }
roma-web-defence-turris = Turris +{ $points }
roma-web-defence-essedum = Essedum −{ $points }
roma-web-cost = Cost
roma-web-defence = Defence
roma-web-my-place = My place at disc { $disc }
roma-web-their-place = The other place at disc { $disc }
roma-web-empty = empty
roma-web-disc = Disc { $disc }
roma-web-disc-money = The money disc: a die gives its value in sestertii
roma-web-disc-cards = The cards disc: a die draws that many cards, one is kept
roma-web-blocked = blocked
roma-web-blocked-me = Blocked for me
roma-web-blocked-foe = Blocked for the other
roma-web-vp = victory points
roma-web-coins = sestertii
roma-web-in-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
roma-web-essedum = Defence −{ $points }
roma-web-stock = VP in stock
roma-web-draw = draw pile
roma-web-discard = Discard pile
roma-web-on-top = on top: { $card }
roma-web-dice = Dice
roma-web-die = Die { $die }
roma-web-my-hand = My hand
roma-web-empty-hand = No card in hand
roma-web-given = will be given away
roma-web-nothing = nothing

## What a card does, in one line

roma-face-sicarius = Removes a person, and itself
roma-face-legat = 1 VP for each empty opposing place
roma-face-consul = Change one die by 1
roma-face-praetorianus = Blocks a disc for the other
roma-face-senator = Lay persons for free
roma-face-architectus = Lay buildings for free
roma-face-gladiator = Sends a person home
roma-face-legionarius = Attacks the card opposite
roma-face-scaenicus = Acts like another person of yours
roma-face-velites = Attacks any person
roma-face-consiliarius = Lay your persons anew
roma-face-mercator = Buy VP for 2 sestertii each
roma-face-nero = Removes a building, and itself
roma-face-haruspex = Take any card of the draw pile
roma-face-essedum = Opposing defences −2 this turn
roma-face-tribunus-plebis = Take 1 VP from the other
roma-face-centurio = Attacks opposite, may add a die
roma-face-aesculapinum = Take a discarded person
roma-face-basilica = A Forum beside it pays 2 more
roma-face-forum = Second die = VP
roma-face-templum = A Forum beside it takes a third die
roma-face-mercatus = 1 VP for each Forum of the other
roma-face-machina = Lay your buildings anew
roma-face-onager = Attacks any building
roma-face-turris = Your other cards: defence +1

## What a move would do

roma-would-money = { $coins ->
    [one] You get { $coins } sestertius and have { $all }.
   *[other] You get { $coins } sestertii and have { $all }.
}
roma-would-draw = { $count ->
    [one] You draw { $count } and keep it.
   *[other] You draw { $count } and keep one.
}
roma-would-pay = { $price ->
    [one] Costs { $price } sestertius; left: { $left }.
   *[other] Costs { $price } sestertii; left: { $left }.
}
roma-would-cover = { $card } is covered and goes to the discard pile.
roma-would-add-die = After the throw you may add an unused die.
roma-would-essedum = Opposing defences are { $points } lower this turn.
roma-would-forum = Brings { $least } to { $most } VP.
roma-would-forum-sure = Brings { $points } VP.
roma-would-gain = You gain { $points } VP from the stock.
roma-would-take = You take { $points } VP from the opponent.
roma-would-end = This ends the game.
roma-would-battle = { $card }: needs { $needs } or more, { $percent } %.
roma-would-battle-sure = { $card } falls, whatever the die shows.
roma-would-battle-hopeless = { $card }: needs { $needs }; the die alone cannot reach it.
roma-would-send-home = { $card } goes back to its owner's hand.
roma-would-remove = { $card } is discarded, and { $own } with it.
roma-would-fall = { $strength } against { $needs }: the card falls.
roma-would-hold = { $strength } against { $needs }: the card holds.
roma-would-third-die = The third die may be added.
roma-would-throw = The die is thrown again: { $least } to { $most } VP together.
roma-would-block = { $card } cannot be activated in the opponent's next turn.
roma-would-block-empty = No opposing card lies at disc { $disc } now.
roma-would-die = The { $die } becomes a { $new }.
roma-sheet-vp = Victory points as they lie
roma-would-lapse = { $count ->
    [one] One unused die lapses.
   *[other] { $count } unused dice lapse.
}
roma-would-empty = { $count ->
    [one] One empty disc costs 1 VP when your next turn begins.
   *[other] { $count } empty discs cost { $count } VP when your next turn begins.
}
