hidden = iets verborgens
refuse-not-there = Dit kan nu niet komen: { $move }. Het zit niet in de stapel, of eerst moet er iets anders gebeuren.
refuse-plain = Dat kan nu niet.
told-move = { $seat } speelt: { $move }
told-chance = Getrokken of gegooid: { $move }
sheet-points = Punten
told-bot-for = Bot voor { $name }
    .you-name = Bot voor jou
