hidden = valami rejtett
refuse-not-there = Ez most nem jöhet: { $move }. Nincs a pakliban, vagy előbb más következik.
refuse-plain = Ez most nem lehetséges.
told-move = { $seat } lépése: { $move }
told-chance = A véletlen hozza: { $move }
sheet-points = Pontok
