hidden = etwas Verdecktes
refuse-not-there = Das kann jetzt nicht kommen: { $move }. Es ist nicht im Stapel, oder zuerst kommt etwas anderes.
refuse-plain = Das geht jetzt nicht.
told-move = { $seat } spielt: { $move }
told-chance = Gezogen oder gewürfelt: { $move }
sheet-points = Punkte
told-bot-for = Bot für { $name }
    .you-name = Bot für dich
