roma-name = Roma
roma-pitch = Three dice a turn, six discs, 25 kinds of card: build your side of Rome and take the other one apart.
roma-summary = Two players lay persons and buildings at six discs and spend three dice a turn on money, cards and activations.
roma-chapter-x = An example
roma-list = { $first }, { $rest }

roma-seat-eagle = Eagle
roma-seat-wave = Wave
roma-kind-person = person
roma-kind-building = building

roma-option-templum = The third die next to a Templum
roma-option-templum-as-it-lies = counts as it lies
roma-option-templum-thrown = is thrown again
roma-option-start-player = Start player
roma-option-start-player-drawn = drawn at random
roma-option-start-player-eagle = Eagle
roma-option-start-player-wave = Wave
roma-option-scale = The size of the game
roma-option-scale-whole = full
roma-option-scale-small = small: two discs and six cards, for study

## The cards

roma-card-sicarius = Sicarius
roma-card-sicarius-text = Discard any opposing person, without a battle. Sicarius is discarded too.
roma-card-legat = Legat
roma-card-legat-text = Gain 1 VP from the stock for each disc without an opposing card.
roma-card-consul = Consul
roma-card-consul-text = Raise or lower one of your unused dice by 1.
roma-card-praetorianus = Praetorianus
roma-card-praetorianus-text = Block one disc: in the opponent’s next turn no card of theirs there can be activated.
roma-card-senator = Senator
roma-card-senator-text = Lay any number of persons from your hand, free. They may cover any of your cards, Senator too.
roma-card-architectus = Architectus
roma-card-architectus-text = Lay any number of buildings from your hand, free. They may cover any of your cards, Architectus too.
roma-card-gladiator = Gladiator
roma-card-gladiator-text = Send any opposing person back to its owner’s hand.
roma-card-legionarius = Legionarius
roma-card-legionarius-text = Attack the card directly opposite, person or building.
roma-card-scaenicus = Scaenicus
roma-card-scaenicus-text = Perform the action of another of your persons as if it lay here. Scaenicus is discarded where that card would be.
roma-card-velites = Velites
roma-card-velites-text = Attack any opposing person.
roma-card-consiliarius = Consiliarius
roma-card-consiliarius-text = Take up all your persons, this one too, and lay each at a disc of your choice, free. They may cover your buildings.
roma-card-mercator = Mercator
roma-card-mercator-text = Buy any number of VP from the opponent, for 2 sestertii each, paid to the opponent.
roma-card-nero = Nero
roma-card-nero-text = Discard any opposing building, without a battle. Nero is discarded too.
roma-card-haruspex = Haruspex
roma-card-haruspex-text = Look through the draw pile and take one card of your choice into your hand. Then the pile is shuffled.
roma-card-essedum = Essedum
roma-card-essedum-text = For the rest of this turn the defence of all opposing cards is 2 lower. Activations add up.
roma-card-tribunus-plebis = Tribunus Plebis
roma-card-tribunus-plebis-text = Take 1 VP from the opponent.
roma-card-centurio = Centurio
roma-card-centurio-text = Attack the card directly opposite. After the throw you may add the value of one unused die, which is then used.
roma-card-aesculapinum = Aesculapinum
roma-card-aesculapinum-text = Take any person from the discard pile into your hand.
roma-card-basilica = Basilica
roma-card-basilica-text = Always at work: a Forum next to it pays 2 VP more when it is activated.
roma-card-forum = Forum
roma-card-forum-text = Use a second unused die: gain its value in VP from the stock.
roma-card-templum = Templum
roma-card-templum-text = Always at work: when a Forum next to it is activated, your third die, if unused, may be added too, as it lies.
roma-card-mercatus = Mercatus
roma-card-mercatus-text = Take 1 VP from the opponent for each Forum they have face up.
roma-card-machina = Machina
roma-card-machina-text = Take up all your buildings, this one too, and lay each at a disc of your choice, free. They may cover your persons.
roma-card-onager = Onager
roma-card-onager-text = Attack any opposing building.
roma-card-turris = Turris
roma-card-turris-text = Always at work: the defence of all your other cards is 1 higher.

## The moves

roma-move-start = { $seat } begins
roma-move-draw = Draw { $card }
roma-move-roll = Roll { $die }
roma-move-give = Give { $card }
roma-move-lay = Lay { $card } at disc { ROMAN($disc) }
roma-move-reroll = Roll all three again
roma-move-accept = Keep the dice
roma-move-money = { $die ->
    [one] Take { $die } sestertius
   *[other] Take { $die } sestertii
}
roma-move-cards = Draw with the { $die }
roma-move-activate = Activate disc { ROMAN($disc) }
roma-move-activate-card = Activate { $card } at disc { ROMAN($disc) }
roma-move-keep = Keep { $card }
roma-move-take = Take { $card }
roma-move-target = Choose the card at disc { ROMAN($disc) }
roma-move-target-card = Choose { $card } at disc { ROMAN($disc) }
roma-move-block = Block disc { ROMAN($disc) }
roma-move-block-card = Block { $card } at disc { ROMAN($disc) }
roma-move-copy = Copy { $card }
roma-move-raise = Raise the { $die } by 1
roma-move-lower = Lower the { $die } by 1
roma-move-use-die = Use the { $die }
roma-move-buy = Buy { $points } VP
roma-move-done = No more
roma-move-end-turn = End the turn

## The questions

roma-ask-start = The start player is drawn.
roma-ask-deal = The cards are dealt.
roma-ask-give = Choose a card to give to the opponent.
roma-ask-opening = Lay your cards face down, each at a disc of its own.
roma-ask-roll = The action dice are rolled.
roma-ask-reroll = Three equal dice: keep them or roll all again.
roma-ask-actions = Use a die, lay a card, or end the turn.
roma-ask-draw = Cards are drawn.
roma-ask-keep = Choose the drawn card to keep.
roma-ask-look = Choose a card from the draw pile.
roma-ask-take = Choose a person from the discard pile.
roma-ask-target = Choose an opposing card.
roma-ask-battle = The battle die is thrown.
roma-ask-add-die = Add an unused die to the throw, or not.
roma-ask-change-die = Choose a die to raise or lower.
roma-ask-block = Choose a disc to block.
roma-ask-lay-free = Lay a card from your hand for free.
roma-ask-relay = Lay the cards taken up, each at a disc of its own.
roma-ask-buy = Choose how many VP to buy.
roma-ask-copy = Choose a person to copy.
roma-ask-forum = Choose the second die for the Forum.
roma-ask-templum = { $thrown ->
    [0] Use the third die too, or not.
   *[other] Throw the third die again and add what it shows, or not.
}
roma-ask-throw = The third die is thrown.
roma-ask-over = The game is over.

## The log

roma-log-start = { $seat } is the start player.
    .you-seat = You are the start player.
roma-log-dealt = { $seat } is dealt { $card }.
    .you-seat = You are dealt { $card }.
    .you-seat-several = You are dealt { $card }.
    .several = { $seat } is dealt { $card }.
roma-log-dealt-hidden = { $seat } is dealt a card.
    .you-seat = You are dealt a card.
roma-log-gives = { $seat } chooses { $card } to give away.
    .you-seat = You choose { $card } to give away.
roma-log-gives-hidden = { $seat } chooses a card to give away.
    .you-seat = You choose a card to give away.
roma-log-receives = { $seat } receives { $cards }.
    .you-seat = You receive { $cards }.
roma-log-exchanged = The chosen cards change hands.
roma-log-lays-face-down = { $seat } lays { $card } face down at disc { ROMAN($disc) }.
    .you-seat = You lay { $card } face down at disc { ROMAN($disc) }.
roma-log-lays-face-down-hidden = { $seat } lays a card face down at disc { ROMAN($disc) }.
    .you-seat = You lay a card face down at disc { ROMAN($disc) }.
roma-log-turned-up = All cards are turned face up.
roma-log-turn = { $seat } begins a turn.
    .you-seat = You begin a turn.
roma-log-loses-points = { $seat } loses { $points } VP for empty discs.
    .you-seat = You lose { $points } VP for empty discs.
roma-log-roll = { $seat } rolls { $one }, { $two }, { $three }.
    .you-seat = You roll { $one }, { $two }, { $three }.
roma-log-rolls-one = { $seat } rolls { $die }.
    .you-seat = You roll { $die }.
roma-log-rerolls = { $seat } rolls all three dice again.
    .you-seat = You roll all three dice again.
roma-log-accepts = { $seat } keeps the three equal dice.
    .you-seat = You keep the three equal dice.
roma-log-money = { $die ->
    [one] { $seat } takes { $die } sestertius.
   *[other] { $seat } takes { $die } sestertii.
}
    .you-seat = { $die ->
        [one] You take { $die } sestertius.
       *[other] You take { $die } sestertii.
    }
roma-log-cards = { $seat } puts a { $die } on the cards disc.
    .you-seat = You put a { $die } on the cards disc.
roma-log-drawn = { $seat } draws { $card }.
    .you-seat = You draw { $card }.
    .you-seat-several = You draw { $card }.
    .several = { $seat } draws { $card }.
roma-log-drawn-hidden = { $seat } draws a card.
    .you-seat = You draw a card.
roma-log-keeps = { $seat } keeps { $card }.
    .you-seat = You keep { $card }.
roma-log-keeps-hidden = { $seat } keeps one card.
    .you-seat = You keep one card.
roma-log-discards = { $seat } discards { $cards }.
    .you-seat = You discard { $cards }.
roma-log-pile-empty = The draw pile is empty: both hands can be worked out.
roma-log-rebuilt = The discard pile is shuffled into a new draw pile (cards: { $count }).
roma-log-no-more-to-draw = There is nothing more to draw.
roma-log-lays = { $price ->
    [one] { $seat } lays { $card } at disc { ROMAN($disc) } for { $price } sestertius.
   *[other] { $seat } lays { $card } at disc { ROMAN($disc) } for { $price } sestertii.
}
    .you-seat = { $price ->
        [one] You lay { $card } at disc { ROMAN($disc) } for { $price } sestertius.
       *[other] You lay { $card } at disc { ROMAN($disc) } for { $price } sestertii.
    }
roma-log-lays-free = { $seat } lays { $card } at disc { ROMAN($disc) }, free.
    .you-seat = You lay { $card } at disc { ROMAN($disc) }, free.
roma-log-lays-again = { $seat } lays { $card } again, at disc { ROMAN($disc) }.
    .you-seat = You lay { $card } again, at disc { ROMAN($disc) }.
roma-log-lays-no-more = { $seat } lays no more cards.
    .you-seat = You lay no more cards.
roma-log-covered = { $card } is covered and goes to the discard pile.
roma-log-activates = { $seat } activates { $card } at disc { ROMAN($disc) }.
    .you-seat = You activate { $card } at disc { ROMAN($disc) }.
roma-log-copies = { $seat } copies { $card } with Scaenicus.
    .you-seat = You copy { $card } with Scaenicus.
roma-log-attacks = { $card } attacks { $target } at disc { ROMAN($disc) }.
roma-log-throw = The battle die shows { $die }; the defence of { $card } is { $defence }.
roma-log-falls = { $card } falls.
roma-log-holds = { $card } holds.
roma-log-adds-die = { $seat } adds a { $die }: { $strength } against { $defence }.
    .you-seat = You add a { $die }: { $strength } against { $defence }.
roma-log-adds-no-die = { $seat } adds no die.
    .you-seat = You add no die.
roma-log-takes-up = { $seat } takes up { $cards }.
    .you-seat = You take up { $cards }.
roma-log-looks = { $seat } looks through the draw pile (cards: { $count }).
    .you-seat = You look through the draw pile (cards: { $count }).
roma-log-knows = { $seat } can work out the opponent’s hand.
    .you-seat = You can work out the opponent’s hand.
roma-log-takes-from-pile = { $seat } takes { $card } from the draw pile, which is shuffled.
    .you-seat = You take { $card } from the draw pile, which is shuffled.
roma-log-takes-from-pile-hidden = { $seat } takes a card from the draw pile, which is shuffled.
    .you-seat = You take a card from the draw pile, which is shuffled.
roma-log-takes-person = { $seat } takes { $card } from the discard pile.
    .you-seat = You take { $card } from the discard pile.
roma-log-essedum = Opposing defences are { $points } lower this turn.
roma-log-takes-points = { $seat } takes { $points } VP from the opponent.
    .you-seat = You take { $points } VP from the opponent.
roma-log-gains-points = { $seat } gains { $points } VP from the stock.
    .you-seat = You gain { $points } VP from the stock.
roma-log-credited = The stock is { $points } VP short; they are credited.
roma-log-sent-home = { $card } goes back to the hand of { $seat }.
    .you-seat = { $card } goes back to your hand.
roma-log-removed = { $card } is discarded, and { $own } with it.
roma-log-blocks = { $seat } blocks disc { ROMAN($disc) } for the opponent’s next turn.
    .you-seat = You block disc { ROMAN($disc) } for the opponent’s next turn.
roma-log-raises = { $seat } raises a { $die } by 1.
    .you-seat = You raise a { $die } by 1.
roma-log-lowers = { $seat } lowers a { $die } by 1.
    .you-seat = You lower a { $die } by 1.
roma-log-second-die = { $seat } uses a { $die } as the second die.
    .you-seat = You use a { $die } as the second die.
roma-log-third-die = { $seat } uses a { $die } as the third die.
    .you-seat = You use a { $die } as the third die.
roma-log-throws-third-die = { $seat } throws the third die again.
    .you-seat = You throw the third die again.
roma-log-thrown = The third die shows { $die }.
roma-log-no-third-die = { $seat } leaves the third die unused.
    .you-seat = You leave the third die unused.
roma-log-buys = { $seat } buys { $points } VP from the opponent at 2 sestertii each.
    .you-seat = You buy { $points } VP from the opponent at 2 sestertii each.
roma-log-ends-turn = { $seat } ends the turn.
    .you-seat = You end the turn.
roma-log-no-points-left = { $seat } has no VP left. The game is over.
    .you-seat = You have no VP left. The game is over.
roma-log-stock-empty = The stock has no VP left. The game is over.
roma-log-last-turn = { $turns ->
    [one] One turn has been played. The game is over.
   *[other] { $turns } turns have been played. The game is over.
}
roma-log-wins = { $seat } wins with { $points } VP to { $less }.
    .you-seat = You win with { $points } VP to { $less }.
roma-log-draw = Both have { $points } VP: a draw.

## The refusals

roma-refuse-over = The game is over.
roma-refuse-chance = Dice or cards come first.
roma-refuse-first = This cannot be done now. { $ask }
roma-refuse-unasked = That is not possible now. { roma-ask-actions }
roma-refuse-reroll = Dice are rolled again only right after a roll of three equal ones.
roma-refuse-give = Cards are given only in the opening.
roma-refuse-no-card = There is no { $card } in your hand.
roma-refuse-own-side = Your cards are laid on your own side of the discs; that place is your opponent’s.
roma-refuse-money = { $price ->
    [one] { $card } costs { $price } sestertius; you have { $coins }.
   *[other] { $card } costs { $price } sestertii; you have { $coins }.
}
roma-refuse-no-die = You have no unused { $die }.
roma-refuse-nothing-to-draw = Both piles are empty: there is nothing to draw.
roma-refuse-die-range = A { $die } cannot be changed that way: dice go from 1 to 6.
roma-refuse-empty-disc = You have no card at disc { ROMAN($disc) }.
roma-refuse-passive = { $card } works by itself and is never activated.
roma-refuse-blocked = Disc { ROMAN($disc) } is blocked this turn.
roma-refuse-disc-taken = Disc { ROMAN($disc) } is taken: each card goes to a disc of its own.
roma-refuse-not-lifted = { $card } is not among the cards taken up.
roma-refuse-persons-only = Senator lays persons only.
roma-refuse-buildings-only = Architectus lays buildings only.
roma-refuse-lay-first = At least one card must be laid.
roma-refuse-no-copy = { $card } cannot be copied: choose another person of yours, not a Scaenicus.
roma-refuse-not-drawn = { $card } is not among the cards you look at.
roma-refuse-not-discarded = { $card } is not among the persons in the discard pile.
roma-refuse-no-person = There is no opposing person at disc { ROMAN($disc) }.
roma-refuse-no-building = There is no opposing building at disc { ROMAN($disc) }.
roma-refuse-already-blocked = Disc { ROMAN($disc) } is blocked already.
roma-refuse-buy = Your money and the opponent’s VP allow { $most } VP at most.
roma-refuse-needs-sicarius = Sicarius needs an opposing person.
roma-refuse-needs-legat = Legat needs a disc without an opposing card.
roma-refuse-needs-consul = Consul needs another unused die.
roma-refuse-needs-senator = Senator needs a person in your hand.
roma-refuse-needs-architectus = Architectus needs a building in your hand.
roma-refuse-needs-gladiator = Gladiator needs an opposing person.
roma-refuse-needs-legionarius = Legionarius needs a card opposite.
roma-refuse-needs-scaenicus = Scaenicus needs another person of yours that could act here.
roma-refuse-needs-velites = Velites needs an opposing person.
roma-refuse-needs-mercator = Mercator needs 2 sestertii.
roma-refuse-needs-nero = Nero needs an opposing building.
roma-refuse-needs-haruspex = Haruspex needs a card in the draw or the discard pile.
roma-refuse-needs-essedum = Essedum needs an opposing card.
roma-refuse-needs-centurio = Centurio needs a card opposite.
roma-refuse-needs-aesculapinum = Aesculapinum needs a person in the discard pile.
roma-refuse-needs-forum = Forum needs a second unused die.
roma-refuse-needs-mercatus = Mercatus needs an opposing Forum.
roma-refuse-needs-onager = Onager needs an opposing building.

roma-board-side = { $coins ->
    [one] { $vp } VP · { $coins } sestertius · { $cards } in hand
   *[other] { $vp } VP · { $coins } sestertii · { $cards } in hand
}
roma-board-dice = Dice:
roma-board-hand = Hand:
roma-board-drawn = You look at:
roma-board-lifted = Taken up:
roma-board-known = Known in the opponent’s hand:
roma-board-essedum = Opposing defences this turn:
roma-board-defence = ▲▼ Differs from the printed defence (in brackets): each other Turris adds 1, each Essedum of this turn takes 2 away.
roma-board-battle = Battle die:
roma-board-piles = Stock { $stock } VP · draw pile { $draw } · discard pile { $discard }

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
roma-web-my-place = My place at disc { ROMAN($disc) }
roma-web-their-place = The opponent’s place at disc { ROMAN($disc) }
roma-web-empty = empty
roma-web-disc = Disc { ROMAN($disc) }
roma-web-disc-money = The money disc: a die gives its value in sestertii
roma-web-disc-cards = The cards disc: a die draws that many cards, one is kept
roma-web-blocked = blocked
roma-web-blocked-me = Blocked for me
roma-web-blocked-foe = Blocked for the opponent
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
roma-web-given = to be given away
roma-web-nothing = nothing

## What a card does, in one line

roma-face-sicarius = Removes a person, and itself
roma-face-legat = 1 VP for each empty opposing place
roma-face-consul = Change one die by 1
roma-face-praetorianus = Blocks a disc for the opponent
roma-face-senator = Lay persons for free
roma-face-architectus = Lay buildings for free
roma-face-gladiator = Sends a person back to the hand
roma-face-legionarius = Attacks the card opposite
roma-face-scaenicus = Acts like another person of yours
roma-face-velites = Attacks any person
roma-face-consiliarius = Lay your persons anew
roma-face-mercator = Buy VP for 2 sestertii each
roma-face-nero = Removes a building, and itself
roma-face-haruspex = Take any card from the draw pile
roma-face-essedum = Opposing defences −2 this turn
roma-face-tribunus-plebis = Take 1 VP from the opponent
roma-face-centurio = Attacks opposite, may add a die
roma-face-aesculapinum = Take a discarded person
roma-face-basilica = A Forum beside it pays 2 more
roma-face-forum = Second die = VP
roma-face-templum = A Forum beside it takes a third die
roma-face-mercatus = 1 VP for each opposing Forum
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
roma-would-forum = Brings { $least } to { $most } VP.
roma-would-forum-sure = Brings { $points } VP.
roma-would-gain = You gain { $points } VP from the stock.
roma-would-take = You take { $points } VP from the opponent.
roma-would-end = This ends the game.
roma-would-battle = { $card }: needs { $needs } or more, { $percent }%.
roma-would-battle-sure = { $card } falls, whatever the die shows.
roma-would-battle-hopeless = { $card }: needs { $needs }; the die alone cannot reach it.
roma-would-send-home = { $card } goes back to its owner’s hand.
roma-would-remove = { $card } is discarded, and { $own } with it.
roma-would-fall = { $strength } against { $needs }: the card falls.
roma-would-hold = { $strength } against { $needs }: the card holds.
roma-would-third-die = The third die may be added.
roma-would-throw = The die is thrown again: { $least } to { $most } VP together.
roma-would-block = { $card } cannot be activated in the opponent’s next turn.
roma-would-block-empty = No opposing card lies at disc { ROMAN($disc) } now.
roma-would-die = The { $die } becomes a { $new }.
roma-sheet-vp = Victory points held
roma-would-lapse = { $count ->
    [one] One unused die is lost.
   *[other] { $count } unused dice are lost.
}
roma-would-empty = { $count ->
    [one] One empty disc costs 1 VP when your next turn begins.
   *[other] { $count } empty discs cost { $count } VP when your next turn begins.
}

## What a seat has besides points

roma-stake-cards = { $count ->
    [one] about one card on the table
   *[other] about { $count } cards on the table
}
roma-stake-coins = { $count ->
    [one] about one sestertius
   *[other] about { $count } sestertii
}
roma-stake-hand = { $count ->
    [one] about one card in the hand
   *[other] about { $count } cards in the hand
}

## Hints: where to look, and which piece

roma-nudge-card = Look at the cards you can choose from.
roma-nudge-die = Look at your dice.
roma-nudge-disc = Look at the discs and what lies at them.
roma-nudge-points = Think of what your money can buy.
roma-nudge-reroll = Look at the throw as a whole.
roma-nudge-accept = { roma-nudge-reroll }
roma-nudge-done = Ask yourself whether to do anything more here.
roma-nudge-end-turn = { roma-nudge-done }
roma-piece-die = a die showing { $value }
roma-piece-disc = disc { ROMAN($value) }

## The end

roma-end-no-points = { $seat } ran out of victory points.
    .you-seat = You ran out of victory points.
roma-end-stock = The stock is empty: { $points } to { $less } VP.
roma-end-turns = { $turns ->
    [one] One turn has been played: { $points } to { $less } VP.
   *[other] { $turns } turns have been played: { $points } to { $less } VP.
}

## Positions that somebody wrote

roma-fault-0 = cards are not conserved
roma-fault-1 = victory points are not conserved: vp and stock are not 36 together, or 6 in the small game
roma-fault-2 = a public count is wrong, or the discard pile has a gap
roma-fault-3 = false knowledge: known or sure names a card that is not there

## The third die of a Templum, thrown again

roma-card-templum-text-thrown = Always at work: when a Forum next to it is activated, your third die, if unused, may be thrown again, and what it then shows is added too.
roma-move-use-die-thrown = Throw the { $die } again
