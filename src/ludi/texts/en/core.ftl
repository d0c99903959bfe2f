hidden = something hidden
refuse-not-there = This cannot come now: { $move }. The pile does not hold it, or something else is due first.
