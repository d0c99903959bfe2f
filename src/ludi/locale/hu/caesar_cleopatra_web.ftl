## What a move would do

caesar-cleopatra-would-stand = Állás itt: { $faction }. Te { $own }, az ellenfél { $their }.
caesar-cleopatra-would-stand-hidden = { $count ->
    [one] Állás itt: { $faction }. Te { $own }, az ellenfél { $their } és { $count } lefordított lap.
   *[other] Állás itt: { $faction }. Te { $own }, az ellenfél { $their } és { $count } lefordított lap.
}
caesar-cleopatra-would-win = Amennyit látsz, te nyernéd a szavazást.
caesar-cleopatra-would-lose = Amennyit látsz, elveszítenéd a szavazást.
caesar-cleopatra-would-equal = Amennyit látsz, senki sem nyerné a szavazást.
caesar-cleopatra-would-eight = Akkor nyolc lap fekszik ott: a frakció a forduló végén szavaz.
caesar-cleopatra-would-asked = A pakliban { $cards } szavazólap van, ebből { $count } kérdezi meg őket: { $faction }.
caesar-cleopatra-would-spy = { $count ->
    [one] { $count } lapot látsz, és azt kell eldobatnod.
   *[other] { $count } lapot látsz, és egyet eldobatsz.
}
caesar-cleopatra-would-castle = { $count ->
    [one] { $count } lapot veszel fel, értéke { $influence }.
   *[other] { $count } lapot veszel fel, összértékük { $influence }.
}
caesar-cleopatra-would-scout = { $count ->
    [one] { $count } lefordított lap felfordul.
   *[other] { $count } lefordított lap felfordul.
}
caesar-cleopatra-would-wrath = Eldobandó: { $own } lapod, és az ellenfél { $their } lapja.
caesar-cleopatra-would-answer = Az ellenfél vétóval válaszolhat.
caesar-cleopatra-would-veto = Hatástalan: { $action }. Húzhatsz helyette egy lapot.
caesar-cleopatra-would-suffer-assassination = Elveszíted ezt a lapot: { $card } ({ $faction }).
caesar-cleopatra-would-suffer-scout = Felfordul { $count } lapod itt: { $faction }.
caesar-cleopatra-would-suffer-spy = Az ellenfél megnézi a kezedet, és eldobat egy lapot.
caesar-cleopatra-would-suffer-castling = Az ellenfél újra lerakja két frakció lapjait.
caesar-cleopatra-would-order = Ezt húzod majd { $number }. lapként.
caesar-cleopatra-would-draw = { $count ->
    [one] { $count } lap van ebben a pakliban.
   *[other] { $count } lap van ebben a pakliban.
}
caesar-cleopatra-would-draw-top = Felül fekszik: { $card }. Lapok ebben a pakliban: { $count }.
caesar-cleopatra-would-pass = Lapokat cserélsz; nem raksz le semmit, és nincs szavazólap.
caesar-cleopatra-would-exchange = { $count ->
    [one] Utána { $count } lapot húzol.
   *[other] Utána { $count } lapot húzol.
}
caesar-cleopatra-would-vote = Feltöltöd a kezed, majd szavazólap fordul: { $cards } lapból { $asking } kérdez meg frakciót.

## The score sheet

caesar-cleopatra-sheet-won = { $faction }: { $count } / { $size }
caesar-cleopatra-sheet-majority = Többség: { $faction }
caesar-cleopatra-sheet-whole = Mind: { $faction }
caesar-cleopatra-sheet-bonus = Bónuszlap: { $faction }
