hidden = valami rejtett
refuse-not-there = Ez most nem jöhet: { $move }. Nincs a pakliban, vagy előbb más következik.
refuse-plain = Ez most nem lehetséges.
told-move = { $seat } lépése: { $move }
told-chance = Húzás vagy dobás: { $move }
sheet-points = Pontok
## Number and article together: words of this language alone, which its other messages use

hu-die = { $die ->
    [1] 1-es
    [2] 2-es
    [3] 3-as
    [4] 4-es
    [5] 5-ös
   *[6] 6-os
}
hu-die-accusative = { $die ->
    [1] 1-est
    [2] 2-est
    [3] 3-ast
    [4] 4-est
    [5] 5-öst
   *[6] 6-ost
}
hu-die-with = { $die ->
    [1] az 1-essel
    [2] a 2-essel
    [3] a 3-assal
    [4] a 4-essel
    [5] az 5-össel
   *[6] a 6-ossal
}
hu-disc = { $disc ->
    [1] az I.
    [5] az V.
   *[other] a { ROMAN($disc) }.
}
hu-disc-capital = { $disc ->
    [1] Az I.
    [5] Az V.
   *[other] A { ROMAN($disc) }.
}
told-bot-for = Bot ({ $name } helyett)
    .you-name = Bot (helyetted)
