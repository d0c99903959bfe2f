## What a move would do

caesar-cleopatra-would-stand = At the { $faction } it would be { $own } for you against { $their }.
caesar-cleopatra-would-stand-hidden = { $count ->
    [one] At the { $faction } it would be { $own } for you against { $their } and { $count } hidden card.
   *[other] At the { $faction } it would be { $own } for you against { $their } and { $count } hidden cards.
}
caesar-cleopatra-would-win = By what you see, you would win the vote.
caesar-cleopatra-would-lose = By what you see, you would lose the vote.
caesar-cleopatra-would-equal = By what you see, nobody would win the vote.
caesar-cleopatra-would-eight = Eight cards lie there then: the faction is asked at the end of this turn.
caesar-cleopatra-would-asked = Of { $cards } vote cards in the pile, { $count } ask the { $faction }.
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
caesar-cleopatra-would-pass = You exchange cards; nothing is laid and no vote card is turned.
caesar-cleopatra-would-exchange = { $count ->
    [one] You then draw { $count } card.
   *[other] You then draw { $count } cards.
}
caesar-cleopatra-would-vote = You refill, then a vote card is turned: { $asking } of { $cards } ask a faction.

## The score sheet

caesar-cleopatra-sheet-won = { $count } of { $size } { $faction }
caesar-cleopatra-sheet-majority = Majority of the { $faction }
caesar-cleopatra-sheet-whole = All { $faction }
caesar-cleopatra-sheet-bonus = Bonus card: { $faction }
