roma-board-side = { $coins ->
    [one] { $vp } SP · { $coins } Sesterz · { $cards } auf der Hand
   *[other] { $vp } SP · { $coins } Sesterzen · { $cards } auf der Hand
}
roma-board-dice = Würfel:
roma-board-hand = Hand:
roma-board-drawn = Du siehst:
roma-board-lifted = Aufgenommen:
roma-board-known = Bekannt auf der gegnerischen Hand:
roma-board-essedum = Gegnerische Verteidigung in diesem Zug:
roma-board-defence = ▲▼ Nicht die gedruckte Verteidigung (sie steht in Klammern): Jede andere Turris gibt 1 dazu, jedes Essedum dieses Zuges nimmt 2 weg.
roma-board-battle = Kampfwürfel:
roma-board-piles = Vorrat { $stock } SP · Nachziehstapel { $draw } · Ablagestapel { $discard }
