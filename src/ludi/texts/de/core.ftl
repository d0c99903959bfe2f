hidden = etwas Verdecktes
refuse-not-there = Das kann jetzt nicht kommen: { $move }. Es ist nicht im Stapel, oder zuerst ist etwas anderes an der Reihe.
refuse-plain = Das geht jetzt nicht.
told-move = { $seat } spielt: { $move }
told-chance = Der Zufall bringt: { $move }
sheet-points = Punkte
