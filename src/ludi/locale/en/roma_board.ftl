roma-board-side = { $coins ->
    [one] { $vp } VP · { $coins } sestertius · { $cards } in hand
   *[other] { $vp } VP · { $coins } sestertii · { $cards } in hand
}
roma-board-dice = Dice:
roma-board-hand = Hand:
roma-board-drawn = You look at:
roma-board-lifted = Taken up:
roma-board-known = Known in the other hand:
roma-board-essedum = Opposing defences this turn:
roma-board-defence = ▲▼ Not the printed defence (that one stands in brackets): each other Turris adds 1, each Essedum of this turn takes 2.
roma-board-battle = Battle die:
roma-board-piles = Stock { $stock } VP · draw pile { $draw } · discard pile { $discard }
