## What a move would do

caesar-cleopatra-would-stand = Influence at the { $faction }: { $own } to { $their }.
caesar-cleopatra-would-stand-hidden = { $count ->
    [one] Influence at the { $faction }: { $own } to { $their } and { $count } hidden card.
   *[other] Influence at the { $faction }: { $own } to { $their } and { $count } hidden cards.
}
caesar-cleopatra-would-win = By what you see, you win.
caesar-cleopatra-would-lose = By what you see, you lose.
caesar-cleopatra-would-equal = By what you see, nobody wins.
caesar-cleopatra-would-eight = Eight cards lie there then: the faction is asked at the end of this turn.
caesar-cleopatra-would-asked = Asked by { $count } of { $cards } vote cards.
caesar-cleopatra-would-spy = { $count ->
    [one] You see { $count } card and choose it to be discarded.
   *[other] You see { $count } cards and choose one to be discarded.
}
caesar-cleopatra-would-castle = { $count ->
    [one] You take up { $count } card, worth { $influence }.
   *[other] You take up { $count } cards, worth { $influence } together.
}
caesar-cleopatra-would-scout = { $count ->
    [one] { $count } hidden card is turned up.
   *[other] { $count } hidden cards are turned up.
}
caesar-cleopatra-would-wrath = Discarded: { $own } of your cards, { $their } of the opponent.
caesar-cleopatra-would-answer = The opponent may answer with a veto.
caesar-cleopatra-would-veto = No effect: { $action }. You may draw a replacement.
caesar-cleopatra-would-suffer-assassination = You lose a { $card } at the { $faction }.
caesar-cleopatra-would-suffer-scout = Turned up at the { $faction }: { $count } of your cards.
caesar-cleopatra-would-suffer-spy = The opponent sees your hand and chooses a card to be discarded.
caesar-cleopatra-would-suffer-castling = The opponent lays the cards of two factions again.
caesar-cleopatra-would-order = You would draw it as number { $number }.
caesar-cleopatra-would-draw = { $count ->
    [one] { $count } card lies in this pile.
   *[other] { $count } cards lie in this pile.
}
caesar-cleopatra-would-draw-top = On top lies: { $card }. Cards in this pile: { $count }.
caesar-cleopatra-would-pass = You may exchange cards; nothing is laid and no vote card is turned.
caesar-cleopatra-would-pass-idle = There is nothing to exchange: the turn is over.
caesar-cleopatra-would-exchange-nothing = You exchange nothing: the turn is over.
caesar-cleopatra-would-end = This ends the game.
caesar-cleopatra-would-exchange = { $count ->
    [one] You then draw { $count } card.
   *[other] You then draw { $count } cards.
}
caesar-cleopatra-would-vote = { $asking ->
    [one] You refill, then a vote card is turned: { $asking } of { $cards } asks a faction.
   *[other] You refill, then a vote card is turned: { $asking } of { $cards } ask a faction.
}

## The score sheet

caesar-cleopatra-sheet-won = { $count } of { $size } { $faction }
caesar-cleopatra-sheet-majority = Majority of the { $faction }
caesar-cleopatra-sheet-whole = All { $faction }
caesar-cleopatra-sheet-bonus = Bonus card: { $faction }

## The table

caesar-cleopatra-web-influence = influence
caesar-cleopatra-web-hand = Hand
caesar-cleopatra-web-held = In hand: { $cards }.
caesar-cleopatra-web-known-hand = Known in this hand: { $cards }.
caesar-cleopatra-web-known-nothing = Nothing is known of this hand.
caesar-cleopatra-web-hand-counts = Hand: { $influence } influence, { $actions } action
caesar-cleopatra-web-ordered = From the top: { $cards }.
caesar-cleopatra-web-pile-text = Face down. You draw from either pile, one card at a time.
caesar-cleopatra-web-discard = Discard pile
caesar-cleopatra-web-nothing = Nothing.
caesar-cleopatra-web-bonus = Bonus
caesar-cleopatra-web-bonus-text = Two points more for the majority of the { $faction }.
caesar-cleopatra-web-bonus-hidden = Secret until the end of the game.
caesar-cleopatra-web-sum = Influence in sight: { $sum }. Hidden cards: { $unseen }.
caesar-cleopatra-web-certain = Known to lie here: { $cards }.
caesar-cleopatra-web-possible = May lie here: { $cards }.
caesar-cleopatra-web-votes = Vote cards in the pile: { $count }
caesar-cleopatra-web-votes-text = One is turned at the end of every active turn; its faction is asked.
caesar-cleopatra-web-vote-pile = Still in the pile.
caesar-cleopatra-web-vote-out = Turned; it comes back when the pile is shuffled.
caesar-cleopatra-web-vote-removed = Out of the game.
caesar-cleopatra-web-lay = How to lay
caesar-cleopatra-web-down = One face down
caesar-cleopatra-web-up = Two face up
caesar-cleopatra-web-aim = Choose a faction.
caesar-cleopatra-web-aim-two = Choose two factions.
caesar-cleopatra-web-aim-card = Choose a face-up card of the opponent.
caesar-cleopatra-web-aim-hand = Choose the hand of the opponent.
caesar-cleopatra-web-spied = The hand of { $seat }
caesar-cleopatra-web-lifted = Lay these cards again at the two factions.
caesar-cleopatra-web-order = Your action pile, from the bottom: { $cards }
caesar-cleopatra-web-order-drawn-last = last
caesar-cleopatra-web-order-drawn-first = first drawn
caesar-cleopatra-web-say-faction = { $faction }: { $left } left, you have { $mine }, the opponent { $theirs }.
caesar-cleopatra-web-say-side = { $seat } shows { $cards }; influence in sight { $sum }, hidden cards { $unseen }.
caesar-cleopatra-web-say-piles = { $seat } holds { $influence } influence and { $actions } action cards; piles { $influence_pile } and { $action_pile }, discarded { $discard }.
caesar-cleopatra-web-say-known = You know in the hand of { $seat }: { $cards }.
caesar-cleopatra-web-say-votes = Vote cards to come: { $cards }.

## What a card does, in one line

caesar-cleopatra-short-philosopher = Unequal numbers of them turn the vote around.
caesar-cleopatra-short-assassination = Removes a face-up card of the opponent.
caesar-cleopatra-short-spy = Shows the opponent’s hand; one card goes.
caesar-cleopatra-short-castling = Lay your cards at two factions anew.
caesar-cleopatra-short-scout = Turns up the opponent’s cards at a faction.
caesar-cleopatra-short-wrath = All cards at one faction are discarded.
caesar-cleopatra-short-veto = Cancels the opponent’s action card.

## Long names, and where they may be divided on a narrow card

caesar-cleopatra-divided-philosopher = philo{"\u00AD"}sopher
caesar-cleopatra-divided-assassination = assassi{"\u00AD"}nation
caesar-cleopatra-divided-scout = { caesar-cleopatra-card-scout }
