caesar-cleopatra-board-side = { $points ->
    [one] { $points } point · hand { $influence } influence, { $actions } action · piles { $influence_pile }, { $action_pile }
   *[other] { $points } points · hand { $influence } influence, { $actions } action · piles { $influence_pile }, { $action_pile }
}
caesar-cleopatra-board-hand = Hand:
caesar-cleopatra-board-bonus = Bonus card:
caesar-cleopatra-board-pile = Action pile, top first:
caesar-cleopatra-board-lifted = Taken up:
caesar-cleopatra-board-action = Being played:
caesar-cleopatra-board-known = Known of the other:
caesar-cleopatra-board-in-hand = hand
caesar-cleopatra-board-votes = Vote cards to come:
caesar-cleopatra-board-votes-out = Vote cards turned:
caesar-cleopatra-board-discard = Discard pile,
