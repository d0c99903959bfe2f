caesar-cleopatra-name = Caesar & Cleopatra
caesar-cleopatra-pitch = Two rulers court 21 patricians with open and hidden cards; then comes a vote that not everybody expected.
caesar-cleopatra-summary = Two players lay influence cards, open or hidden, to win the votes of 21 patricians.
caesar-cleopatra-chapter-v = The vote
caesar-cleopatra-chapter-x = Variants
caesar-cleopatra-list = { $first }, { $rest }

caesar-cleopatra-seat-caesar = Caesar
caesar-cleopatra-seat-cleopatra = Cleopatra

caesar-cleopatra-option-action-order = The action pile
caesar-cleopatra-option-action-order-chosen = in an order of choice
caesar-cleopatra-option-action-order-shuffled = shuffled
caesar-cleopatra-option-orgies = Orgies among the vote cards
caesar-cleopatra-option-orgies-all = all three
caesar-cleopatra-option-orgies-fading = plain orgies leave the game when turned, once two factions are won
caesar-cleopatra-option-orgies-fewer = one fewer from the start
caesar-cleopatra-option-scale = The size of the game
caesar-cleopatra-option-scale-whole = full
caesar-cleopatra-option-scale-small = small: two factions and four cards each, for study

## The factions

caesar-cleopatra-faction-senators = senators
caesar-cleopatra-faction-praetors = praetors
caesar-cleopatra-faction-quaestors = quaestors
caesar-cleopatra-faction-censors = censors
caesar-cleopatra-faction-aediles = aediles
caesar-cleopatra-vote-senators = { caesar-cleopatra-faction-senators }
caesar-cleopatra-vote-praetors = { caesar-cleopatra-faction-praetors }
caesar-cleopatra-vote-quaestors = { caesar-cleopatra-faction-quaestors }
caesar-cleopatra-vote-censors = { caesar-cleopatra-faction-censors }
caesar-cleopatra-vote-aediles = { caesar-cleopatra-faction-aediles }
caesar-cleopatra-vote-orgy = orgy
caesar-cleopatra-vote-shuffling-orgy = orgy (shuffle)
caesar-cleopatra-bonus-senators = { caesar-cleopatra-faction-senators }
caesar-cleopatra-bonus-praetors = { caesar-cleopatra-faction-praetors }
caesar-cleopatra-bonus-quaestors = { caesar-cleopatra-faction-quaestors }

## The cards

caesar-cleopatra-card-one = 1
caesar-cleopatra-card-one-text = An influence card worth 1.
caesar-cleopatra-card-two = 2
caesar-cleopatra-card-two-text = An influence card worth 2.
caesar-cleopatra-card-three = 3
caesar-cleopatra-card-three-text = An influence card worth 3.
caesar-cleopatra-card-four = 4
caesar-cleopatra-card-four-text = An influence card worth 4.
caesar-cleopatra-card-five = 5
caesar-cleopatra-card-five-text = An influence card worth 5.
caesar-cleopatra-card-philosopher = philosopher
caesar-cleopatra-card-philosopher-text = An influence card worth 0. When the players have different numbers of philosophers at an asked faction, the lower influence wins. Discarded after a decided vote.
caesar-cleopatra-card-assassination = assassination
caesar-cleopatra-card-assassination-text = Remove one face-up influence card of the opponent.
caesar-cleopatra-card-spy = spy
caesar-cleopatra-card-spy-text = See the opponent’s hand and choose a card of it to be discarded. The opponent may draw a replacement.
caesar-cleopatra-card-castling = castling
caesar-cleopatra-card-castling-text = Take up all your cards at two factions and lay them again over these two, face down.
caesar-cleopatra-card-scout = scout
caesar-cleopatra-card-scout-text = Turn up all cards of the opponent at one faction.
caesar-cleopatra-card-wrath = wrath of the gods
caesar-cleopatra-card-wrath-text = Discard all influence cards of both players at one faction.
caesar-cleopatra-card-veto = veto
caesar-cleopatra-card-veto-text = In answer to the opponent’s action card: it has no effect. Then you may draw a replacement.

caesar-cleopatra-influence-one = { caesar-cleopatra-card-one }
caesar-cleopatra-influence-two = { caesar-cleopatra-card-two }
caesar-cleopatra-influence-three = { caesar-cleopatra-card-three }
caesar-cleopatra-influence-four = { caesar-cleopatra-card-four }
caesar-cleopatra-influence-five = { caesar-cleopatra-card-five }
caesar-cleopatra-influence-philosopher = { caesar-cleopatra-card-philosopher }
caesar-cleopatra-action-assassination = { caesar-cleopatra-card-assassination }
caesar-cleopatra-action-spy = { caesar-cleopatra-card-spy }
caesar-cleopatra-action-castling = { caesar-cleopatra-card-castling }
caesar-cleopatra-action-scout = { caesar-cleopatra-card-scout }
caesar-cleopatra-action-wrath = { caesar-cleopatra-card-wrath }
caesar-cleopatra-action-veto = { caesar-cleopatra-card-veto }
caesar-cleopatra-pile-influence = influence pile
caesar-cleopatra-pile-action = action pile

## The moves

caesar-cleopatra-move-bonus = Bonus card: { $bonus }
caesar-cleopatra-move-deal = Draw: { $card }
caesar-cleopatra-move-turn-up = Turn the vote card: { $vote }
caesar-cleopatra-move-ask = Extraordinary vote: { $faction }
caesar-cleopatra-move-order = Put { $action } on top of the action pile
caesar-cleopatra-move-lay-hidden = Lay a { $card } face down at the { $faction }
caesar-cleopatra-move-lay-open = Lay a { $card } face up at the { $faction }
caesar-cleopatra-move-assassinate = Assassination: { $card } at the { $faction }
caesar-cleopatra-move-spy = Spy
caesar-cleopatra-move-castle = Castling: { $faction } and { $partner }
caesar-cleopatra-move-scout = Scout: { $faction }
caesar-cleopatra-move-wrath = Wrath of the gods: { $faction }
caesar-cleopatra-move-veto = Veto
caesar-cleopatra-move-veto-card = Veto against the { $action }
caesar-cleopatra-move-let-pass = Let it pass
caesar-cleopatra-move-let-pass-card = Let the { $action } pass
caesar-cleopatra-move-choose = Discard { $card } from that hand
caesar-cleopatra-move-draw = Draw from the { $pile }
caesar-cleopatra-move-decline = Draw no replacement
caesar-cleopatra-move-pass = Stay passive
caesar-cleopatra-move-exchange = Exchange { $card }
caesar-cleopatra-move-done = Done

## What is asked

caesar-cleopatra-ask-order = Put a card on your action pile; the last one is drawn first.
caesar-cleopatra-ask-bonus = The bonus cards are drawn.
caesar-cleopatra-ask-arrange = { $factions ->
    [2] Lay a 1 and a 2 face down, one at each of the two factions, beginning with the { caesar-cleopatra-faction-senators }.
   *[other] Lay one card of each value face down, one at each faction, beginning with the { caesar-cleopatra-faction-senators }.
}
caesar-cleopatra-ask-turn = { $influence ->
    [0] Without influence cards in hand you must stay passive.
   *[other] Lay influence, play an action card, or stay passive.
}
caesar-cleopatra-ask-lay = Lay one card face down or two face up.
caesar-cleopatra-ask-second = Lay the second card face up.
caesar-cleopatra-ask-closing = Play an action card, or press Done.
caesar-cleopatra-ask-answer = Answer the action card: veto it or let it pass.
caesar-cleopatra-ask-spy = Choose a card of this hand to be discarded.
caesar-cleopatra-ask-replace = You may draw one card as a replacement.
caesar-cleopatra-ask-castle = Lay a card you took up, face down, at one of the two factions.
caesar-cleopatra-ask-extraordinary = A faction with eight cards is asked.
caesar-cleopatra-ask-refill = Refill your hand: choose a pile to draw from.
caesar-cleopatra-ask-vote = A vote card is turned.
caesar-cleopatra-ask-exchange = { $must ->
    [0] Discard the cards you want to exchange, then press Done.
   *[other] Discard the cards you want to exchange: at least one, for you hold no influence cards.
}
caesar-cleopatra-ask-redraw = Draw as many as you discarded: choose a pile.
caesar-cleopatra-ask-over = The game is over.

## The log

caesar-cleopatra-log-bonus = { $seat } draws a bonus card: { $bonus }.
    .you-seat = You draw a bonus card: { $bonus }.
caesar-cleopatra-log-bonus-hidden = { $seat } draws a bonus card.
    .you-seat = You draw a bonus card.
caesar-cleopatra-log-orders = { $seat } puts on the action pile: { $action }.
    .you-seat = You put on the action pile: { $action }.
caesar-cleopatra-log-arranges = { $seat } lays a { $card } face down at the { $faction }.
    .you-seat = You lay a { $card } face down at the { $faction }.
caesar-cleopatra-log-arranged = { $seat } has laid five cards face down, one at each faction.
    .you-seat = You have laid five cards face down, one at each faction.
caesar-cleopatra-log-lays-hidden = { $seat } lays a { $card } face down at the { $faction }.
    .you-seat = You lay a { $card } face down at the { $faction }.
caesar-cleopatra-log-lays-hidden-hidden = { $seat } lays a card face down at the { $faction }.
    .you-seat = You lay a card face down at the { $faction }.
caesar-cleopatra-log-lays-again = { $seat } lays a { $card } again, face down, at the { $faction }.
    .you-seat = You lay a { $card } again, face down, at the { $faction }.
caesar-cleopatra-log-laid-again = { $seat } has laid the cards again, face down: { $count } at the { $faction }, { $others } at the { $partner }.
    .you-seat = You have laid the cards again, face down: { $count } at the { $faction }, { $others } at the { $partner }.
caesar-cleopatra-log-lays-open = { $seat } lays a { $card } face up at the { $faction }.
    .you-seat = You lay a { $card } face up at the { $faction }.
caesar-cleopatra-log-plays-assassination = { $seat } plays an assassination: { $card } at the { $faction }.
    .you-seat = You play an assassination: { $card } at the { $faction }.
caesar-cleopatra-log-plays-spy = { $seat } plays a spy.
    .you-seat = You play a spy.
caesar-cleopatra-log-plays-castling = { $seat } plays castling: { $faction } and { $partner }.
    .you-seat = You play castling: { $faction } and { $partner }.
caesar-cleopatra-log-plays-scout = { $seat } plays a scout: { $faction }.
    .you-seat = You play a scout: { $faction }.
caesar-cleopatra-log-plays-wrath = { $seat } plays the wrath of the gods: { $faction }.
    .you-seat = You play the wrath of the gods: { $faction }.
caesar-cleopatra-log-lets-pass = { $seat } lets it pass.
    .you-seat = You let it pass.
caesar-cleopatra-log-vetoes = { $seat } plays a veto; the { $action } has no effect.
    .you-seat = You play a veto; the { $action } has no effect.
caesar-cleopatra-log-removed = A { $card } of { $seat } at the { $faction } is removed.
    .you-seat = A { $card } of yours at the { $faction } is removed.
caesar-cleopatra-log-takes-up = { $seat } takes up all own cards at the { $faction } and the { $partner }: { $count }.
    .you-seat = You take up all your cards at the { $faction } and the { $partner }: { $count }.
caesar-cleopatra-log-turned-up = Cards of { $seat } at the { $faction } are turned up: { $cards }.
    .you-seat = Your cards at the { $faction } are turned up: { $cards }.
caesar-cleopatra-log-looks = { $seat } looks at the hand of { $other }.
    .you-seat = You look at the hand of { $other }.
    .you-other = { $seat } looks at your hand.
caesar-cleopatra-log-hand = The hand of { $seat }: { $cards }.
    .you-seat = Your hand: { $cards }.
caesar-cleopatra-log-chooses = { $seat } chooses the card to be discarded: { $card }.
    .you-seat = You choose the card to be discarded: { $card }.
caesar-cleopatra-log-discards = { $seat } discards: { $cards }.
    .you-seat = You discard: { $cards }.
caesar-cleopatra-log-draws = { $seat } draws from the { $pile }.
    .you-seat = You draw from the { $pile }.
caesar-cleopatra-log-dealt = { $seat } draws: { $card }.
    .you-seat = You draw: { $card }.
    .you-seat-several = You draw: { $card }.
    .several = { $seat } draws: { $card }.
caesar-cleopatra-log-declines = { $seat } draws no replacement.
    .you-seat = You draw no replacement.
caesar-cleopatra-log-passive = { $seat } stays passive.
    .you-seat = You stay passive.
caesar-cleopatra-log-idle = { $seat } has nothing to exchange.
    .you-seat = You have nothing to exchange.
caesar-cleopatra-log-exchanges = { $seat } discards for an exchange: { $card }.
    .you-seat = You discard for an exchange: { $card }.
caesar-cleopatra-log-exchanged = { $seat } discards no more. To be drawn: { $count }.
    .you-seat = You discard no more. To be drawn: { $count }.
caesar-cleopatra-log-exchanges-nothing = { $seat } exchanges nothing.
    .you-seat = You exchange nothing.
caesar-cleopatra-log-done = { $seat } plays nothing more.
    .you-seat = You play nothing more.
caesar-cleopatra-log-extraordinary = Eight cards lie at the { $faction }: an extraordinary vote.
caesar-cleopatra-log-turned = The vote card is turned: { $vote }.
caesar-cleopatra-log-vote-removed = This vote card leaves the game: { $vote }.
caesar-cleopatra-log-orgy = Nobody is asked.
caesar-cleopatra-log-shuffled = The vote cards are shuffled into a new pile (cards: { $count }).
caesar-cleopatra-log-influence = Influence on the { $faction }: Caesar { $caesar }, Cleopatra { $cleopatra }.
caesar-cleopatra-log-equal = Equal influence: all cards at the { $faction } stay, face up.
caesar-cleopatra-log-reversed = Philosophers reverse the outcome.
caesar-cleopatra-log-wins-patrician = { $seat } wins one of the { $faction }.
    .you-seat = You win one of the { $faction }.
caesar-cleopatra-log-exhausted = All { $faction } are won; the cards left there are discarded.
caesar-cleopatra-log-turn = { $seat } begins a turn.
    .you-seat = You begin a turn.
caesar-cleopatra-log-alone = Only { $seat } has influence cards left and goes on alone.
    .you-seat = Only you have influence cards left; you go on alone.
caesar-cleopatra-log-all-won = All patricians are won. The game is over.
caesar-cleopatra-log-no-influence = Nobody has influence cards left. The game is over.
caesar-cleopatra-log-both-idle = Two passive turns in a row without an exchange. The game is over.
caesar-cleopatra-log-no-room = No influence can be laid any more. The game is over.
caesar-cleopatra-log-shows-bonus = { $seat } shows the bonus card: { $bonus }.
    .you-seat = You show the bonus card: { $bonus }.
caesar-cleopatra-log-score = Points of { $seat }: { $points }.
    .you-seat = Your points: { $points }.
caesar-cleopatra-log-wins = { $seat } wins.
    .you-seat = You win.
caesar-cleopatra-log-draw = Points and patricians are equal: a draw.

## Why a move is not legal

caesar-cleopatra-refuse-over = The game is over.
caesar-cleopatra-refuse-chance = A card is being drawn or turned first.
caesar-cleopatra-refuse-first = Something else comes first now. { $ask }
caesar-cleopatra-refuse-arranged = A card lies at the { $faction } already.
caesar-cleopatra-refuse-arrange-order = The factions are covered one after the other; next: { $faction }.
caesar-cleopatra-refuse-no-card = There is no such card to take now: { $card }.
caesar-cleopatra-refuse-not-lifted = Castling lays the cards that were taken up, at its two factions.
caesar-cleopatra-refuse-laid = Influence has been laid in this turn.
caesar-cleopatra-refuse-no-influence = Without influence cards in hand you stay passive.
caesar-cleopatra-refuse-exhausted = All { $faction } are won; nothing is laid there.
caesar-cleopatra-refuse-own-limit = Five of your cards lie at the { $faction }; there is no room for a sixth.
caesar-cleopatra-refuse-both-limit = Eight cards lie at the { $faction }; there is no room for a ninth.
caesar-cleopatra-refuse-one-open = Two face-up cards need two cards in hand and room for both; one card is laid face down.
caesar-cleopatra-refuse-played = One action card has been played in this turn; that is all.
caesar-cleopatra-refuse-castle-order = Name two different factions, in the order of the rows.
caesar-cleopatra-refuse-needs-castling = Castling needs two factions with patricians left and a card of yours at one of them.
caesar-cleopatra-refuse-needs-assassination = An assassination needs such a face-up card of the opponent.
caesar-cleopatra-refuse-needs-spy = A spy needs a card in the opponent’s hand.
caesar-cleopatra-refuse-needs-scout = A scout needs a face-down card of the opponent there.
caesar-cleopatra-refuse-needs-wrath = The wrath of the gods needs an influence card there.
caesar-cleopatra-refuse-empty-pile = Nothing is left to draw there: { $pile }.
caesar-cleopatra-refuse-exchange-first = Without influence cards in hand you must exchange at least one card.
caesar-cleopatra-refuse-influence-last = You have no influence card: the last card is drawn from the influence pile.
caesar-cleopatra-refuse-exchange-limit = You cannot exchange more cards than the piles hold.
caesar-cleopatra-refuse-discard-first = All cards are discarded before the first is drawn.
caesar-cleopatra-refuse-active = The turn is active already.
caesar-cleopatra-refuse-lay-first = An active player lays influence first.
caesar-cleopatra-refuse-veto = A veto only answers an action card of the opponent.
caesar-cleopatra-refuse-no-answer = No action card is waiting for an answer.

caesar-cleopatra-board-side = { $points ->
    [one] { $points } point · hand { $influence } influence, { $actions } action · piles { $influence_pile }, { $action_pile }
   *[other] { $points } points · hand { $influence } influence, { $actions } action · piles { $influence_pile }, { $action_pile }
}
caesar-cleopatra-board-hand = Hand:
caesar-cleopatra-board-bonus = Bonus card:
caesar-cleopatra-board-pile = Action pile, top first:
caesar-cleopatra-board-lifted = Taken up:
caesar-cleopatra-board-action = Being played:
caesar-cleopatra-board-known = Known of the opponent:
caesar-cleopatra-board-in-hand = hand
caesar-cleopatra-board-votes = Vote cards to come:
caesar-cleopatra-board-votes-out = Vote cards turned:
caesar-cleopatra-board-discard = Discard pile,

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
caesar-cleopatra-would-asked = Vote cards that ask this faction: { $count } of { $cards }.
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
caesar-cleopatra-would-wrath = Discarded: { $own } of your cards, { $their } of the opponent’s.
caesar-cleopatra-would-answer = The opponent may answer with a veto.
caesar-cleopatra-would-veto = No effect: { $action }. You may draw a replacement.
caesar-cleopatra-would-suffer-assassination = You lose a { $card } at the { $faction }.
caesar-cleopatra-would-suffer-scout = Turned up at the { $faction }: { $count } of your cards.
caesar-cleopatra-would-suffer-spy = The opponent sees your hand and chooses a card to be discarded.
caesar-cleopatra-would-suffer-castling = The opponent lays the cards of two factions again.
caesar-cleopatra-would-order = You would draw it as card number { $number }.
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

## What a seat has besides points

caesar-cleopatra-stake-factions = { $count ->
    [one] the lead in about one faction
   *[other] the lead in about { $count } factions
}
caesar-cleopatra-stake-hand = { $count ->
    [one] about one card in the hand
   *[other] about { $count } cards in the hand
}

## The score sheet

caesar-cleopatra-sheet-won = { $count } of { $size } { $faction }
caesar-cleopatra-sheet-majority = Majority of the { $faction }
caesar-cleopatra-sheet-whole = All { $faction }
caesar-cleopatra-sheet-bonuses = Bonus card
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
caesar-cleopatra-web-say-piles = { $seat } holds influence cards: { $influence }, action cards: { $actions }; piles { $influence_pile } and { $action_pile }, discarded { $discard }.
caesar-cleopatra-web-say-known = You know in the hand of { $seat }: { $cards }.
caesar-cleopatra-web-say-votes = Vote cards to come: { $cards }.

## What a card does, in one line

caesar-cleopatra-short-philosopher = Unequal numbers of them reverse the vote.
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

## Hints: where to look, and which piece

caesar-cleopatra-nudge-card = Look at the cards you can choose from.
caesar-cleopatra-nudge-action = Look at your action cards.
caesar-cleopatra-nudge-assassinate = { caesar-cleopatra-nudge-action }
caesar-cleopatra-nudge-spy = { caesar-cleopatra-nudge-action }
caesar-cleopatra-nudge-castle = { caesar-cleopatra-nudge-action }
caesar-cleopatra-nudge-scout = { caesar-cleopatra-nudge-action }
caesar-cleopatra-nudge-wrath = { caesar-cleopatra-nudge-action }
caesar-cleopatra-nudge-veto = { caesar-cleopatra-nudge-action }
caesar-cleopatra-nudge-pile = Think of which kind of card you lack.
caesar-cleopatra-nudge-pass = Ask yourself whether holding back is best now.
caesar-cleopatra-nudge-let-pass = { caesar-cleopatra-nudge-pass }
caesar-cleopatra-nudge-decline = { caesar-cleopatra-nudge-pass }
caesar-cleopatra-nudge-done = { caesar-cleopatra-nudge-pass }
caesar-cleopatra-piece-card = the card { $value }
caesar-cleopatra-piece-assassinate = { caesar-cleopatra-card-assassination }
caesar-cleopatra-piece-spy = { caesar-cleopatra-card-spy }
caesar-cleopatra-piece-castle = { caesar-cleopatra-card-castling }
caesar-cleopatra-piece-scout = { caesar-cleopatra-card-scout }
caesar-cleopatra-piece-wrath = { caesar-cleopatra-card-wrath }
caesar-cleopatra-piece-veto = { caesar-cleopatra-card-veto }
caesar-cleopatra-suggest-order = Suggested order

## The end

caesar-cleopatra-end-all-won = All patricians are won; the score is { $points } to { $less }.
caesar-cleopatra-end-no-influence = No influence cards are left; the score is { $points } to { $less }.
caesar-cleopatra-end-both-idle = Two turns in a row without an exchange; the score is { $points } to { $less }.
caesar-cleopatra-end-no-room = No influence can be laid any more; the score is { $points } to { $less }.
caesar-cleopatra-end-patricians = { $points ->
    [one] { $points } point each; the number of patricians decides.
   *[other] { $points } points each; the number of patricians decides.
}

## Positions that somebody wrote

caesar-cleopatra-fault-0 = cards are not conserved
caesar-cleopatra-fault-1 = patricians are not conserved: patricians and won are not all of them together
caesar-cleopatra-fault-2 = vote cards are not conserved
caesar-cleopatra-fault-3 = bonus cards are not conserved
caesar-cleopatra-fault-4 = a public count is wrong
caesar-cleopatra-fault-5 = too many cards lie at a faction
caesar-cleopatra-fault-6 = false knowledge: known or known_actions names a card that cannot be there
caesar-cleopatra-fault-9 = an action pile lies against the options action_order and piles

## Closed piles, the small game, the end alone

caesar-cleopatra-option-piles = Your own action pile, once it lies
caesar-cleopatra-option-piles-remembered = its order is shown to you
caesar-cleopatra-option-piles-closed = may not be looked at any more
caesar-cleopatra-log-arranged-small = { $seat } has laid two cards face down, one at each of the two factions.
    .you-seat = You have laid two cards face down, one at each of the two factions.
caesar-cleopatra-log-five-everywhere = Five cards of { $seat } lie at every faction left: no vote card is turned any more. The game is over.
    .you-seat = Five of your cards lie at every faction left: no vote card is turned any more. The game is over.
caesar-cleopatra-end-five-everywhere = One side has five cards at every faction left; the score is { $points } to { $less }.
caesar-cleopatra-would-pass-must = You hold no influence cards, so you must exchange at least one card; nothing is laid and no vote card is turned.
caesar-cleopatra-would-five-everywhere = Five of your cards lie at every faction left: this ends the game, and no vote card is turned.
