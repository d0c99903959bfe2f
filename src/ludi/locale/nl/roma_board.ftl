roma-board-side = { $coins ->
    [one] { $vp } ZP · { $coins } sestertie · { $cards } in de hand
   *[other] { $vp } ZP · { $coins } sestertiën · { $cards } in de hand
}
roma-board-dice = Dobbelstenen:
roma-board-hand = Hand:
roma-board-drawn = Je bekijkt:
roma-board-lifted = Opgenomen:
roma-board-known = Bekend in de andere hand:
roma-board-essedum = Verdediging van de tegenstander deze beurt:
roma-board-defence = ▲▼ Niet de gedrukte verdediging (die staat tussen haakjes): elke andere Turris geeft er 1 bij, elk Essedum van deze beurt haalt er 2 af.
roma-board-battle = Vechtdobbelsteen:
roma-board-piles = Voorraad { $stock } ZP · trekstapel { $draw } · aflegstapel { $discard }
