hidden = iets verborgens
refuse-not-there = Dit kan nu niet komen: { $move }. Het zit niet in de stapel, of er is eerst iets anders aan de beurt.
refuse-plain = Dat kan nu niet.
told-move = { $seat } speelt: { $move }
told-chance = Het toeval brengt: { $move }
sheet-points = Punten
