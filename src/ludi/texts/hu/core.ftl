hidden = valami rejtett
refuse-not-there = Ez most nem jöhet: { $move }. Nincs a pakliban, vagy előbb más következik.
