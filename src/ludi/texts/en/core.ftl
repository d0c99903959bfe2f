hidden = something hidden
refuse-not-there = This cannot come now: { $move }. The pile does not hold it, or something else is due first.
refuse-plain = That is not possible now.
told-move = { $seat } plays: { $move }
told-chance = Drawn or rolled: { $move }
sheet-points = Points
told-bot-for = Bot for { $name }
    .you-name = Bot for you
