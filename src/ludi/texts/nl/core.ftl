hidden = iets verborgens
refuse-not-there = Dit kan nu niet komen: { $move }. Het zit niet in de stapel, of er is eerst iets anders aan de beurt.
