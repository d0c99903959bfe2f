caesar-cleopatra-board-side = { $points ->
    [one] { $points } punt · hand { $influence } invloed, { $actions } actie · stapels { $influence_pile }, { $action_pile }
   *[other] { $points } punten · hand { $influence } invloed, { $actions } actie · stapels { $influence_pile }, { $action_pile }
}
caesar-cleopatra-board-hand = Hand:
caesar-cleopatra-board-bonus = Bonuskaart:
caesar-cleopatra-board-pile = Actiestapel, bovenste eerst:
caesar-cleopatra-board-lifted = Opgenomen:
caesar-cleopatra-board-action = Wordt gespeeld:
caesar-cleopatra-board-known = Bekend van de ander:
caesar-cleopatra-board-in-hand = hand
caesar-cleopatra-board-votes = Stemkaarten die nog komen:
caesar-cleopatra-board-votes-out = Omgedraaide stemkaarten:
caesar-cleopatra-board-discard = Aflegstapel,
