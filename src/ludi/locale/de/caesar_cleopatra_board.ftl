caesar-cleopatra-board-side = { $points ->
    [one] { $points } Punkt · Hand { $influence } Einfluss, { $actions } Aktion · Stapel { $influence_pile }, { $action_pile }
   *[other] { $points } Punkte · Hand { $influence } Einfluss, { $actions } Aktion · Stapel { $influence_pile }, { $action_pile }
}
caesar-cleopatra-board-hand = Hand:
caesar-cleopatra-board-bonus = Bonuskarte:
caesar-cleopatra-board-pile = Aktionsstapel, oberste zuerst:
caesar-cleopatra-board-lifted = Aufgenommen:
caesar-cleopatra-board-action = Wird gespielt:
caesar-cleopatra-board-known = Über den Gegner bekannt:
caesar-cleopatra-board-in-hand = Hand
caesar-cleopatra-board-votes = Kommende Abstimmungskarten:
caesar-cleopatra-board-votes-out = Aufgedeckte Abstimmungskarten:
caesar-cleopatra-board-discard = Ablagestapel,
