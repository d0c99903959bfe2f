## What a move would do

caesar-cleopatra-would-stand = Befolyás ({ $faction }): te { $own }, ellenfél { $their }.
caesar-cleopatra-would-stand-hidden = { $count ->
    [one] Befolyás ({ $faction }): te { $own }, ellenfél { $their } és { $count } lefordított lap.
   *[other] Befolyás ({ $faction }): te { $own }, ellenfél { $their } és { $count } lefordított lap.
}
caesar-cleopatra-would-win = A látottak alapján te nyersz.
caesar-cleopatra-would-lose = A látottak alapján vesztesz.
caesar-cleopatra-would-equal = A látottak alapján senki sem nyer.
caesar-cleopatra-would-eight = Így nyolc lap lesz ott: a frakció a forduló végén szavaz.
caesar-cleopatra-would-asked = { $cards } szavazólapból { $count } szól erre a frakcióra.
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
caesar-cleopatra-would-pass = Cserélhetsz lapokat; nem raksz le semmit, és szavazólap sem fordul fel.
caesar-cleopatra-would-pass-idle = Nincs mit cserélni: a forduló véget ér.
caesar-cleopatra-would-exchange-nothing = Semmit sem cserélsz: a forduló véget ér.
caesar-cleopatra-would-end = Ezzel a játék véget ér.
caesar-cleopatra-would-exchange = { $count ->
    [one] Utána { $count } lapot húzol.
   *[other] Utána { $count } lapot húzol.
}
caesar-cleopatra-would-vote = Feltöltöd a kezed, majd felfordul egy szavazólap: { $cards } lapból { $asking } hoz szavazást.

## The score sheet

caesar-cleopatra-sheet-won = { $faction }: { $count } / { $size }
caesar-cleopatra-sheet-majority = Többség: { $faction }
caesar-cleopatra-sheet-whole = Mind: { $faction }
caesar-cleopatra-sheet-bonus = Bónuszlap: { $faction }

## The table

caesar-cleopatra-web-influence = befolyás
caesar-cleopatra-web-hand = Kéz
caesar-cleopatra-web-held = Kézben: { $cards }.
caesar-cleopatra-web-known-hand = Ismert ebből a kézből: { $cards }.
caesar-cleopatra-web-known-nothing = Erről a kézről semmi sem ismert.
caesar-cleopatra-web-hand-counts = Kéz: { $influence } befolyás, { $actions } akció
caesar-cleopatra-web-ordered = Felülről: { $cards }.
caesar-cleopatra-web-pile-text = Lefordítva. Bármelyik pakliból húzhatsz, egyesével.
caesar-cleopatra-web-discard = Dobópakli
caesar-cleopatra-web-nothing = Semmi.
caesar-cleopatra-web-bonus = Bónusz
caesar-cleopatra-web-bonus-text = Két ponttal több a többségért: { $faction }.
caesar-cleopatra-web-bonus-hidden = A játék végéig titkos.
caesar-cleopatra-web-sum = Látható befolyás: { $sum }. Lefordított lapok: { $unseen }.
caesar-cleopatra-web-certain = Biztosan itt fekszik: { $cards }.
caesar-cleopatra-web-possible = Talán itt fekszik: { $cards }.
caesar-cleopatra-web-votes = Szavazólapok a pakliban: { $count }
caesar-cleopatra-web-votes-text = Minden aktív forduló végén felfordul egy; a rajta álló frakció szavaz.
caesar-cleopatra-web-vote-pile = Még a pakliban.
caesar-cleopatra-web-vote-out = Felfordítva; keveréskor visszakerül.
caesar-cleopatra-web-vote-removed = Kikerült a játékból.
caesar-cleopatra-web-lay = A lerakás módja
caesar-cleopatra-web-down = Egyet lefordítva
caesar-cleopatra-web-up = Kettőt nyíltan
caesar-cleopatra-web-aim = Válassz egy frakciót.
caesar-cleopatra-web-aim-two = Válassz két frakciót.
caesar-cleopatra-web-aim-card = Válaszd ki az ellenfél egy nyílt lapját.
caesar-cleopatra-web-aim-hand = Válaszd ki az ellenfél kezét.
caesar-cleopatra-web-spied = { $seat } keze
caesar-cleopatra-web-lifted = Rakd le újra ezeket a lapokat a két frakcióhoz.
caesar-cleopatra-web-order = Akciópaklid, alulról: { $cards }
caesar-cleopatra-web-order-drawn-last = utolsó
caesar-cleopatra-web-order-drawn-first = elsőként húzod
caesar-cleopatra-web-say-faction = { $faction }: { $left } maradt, neked { $mine }, az ellenfélnek { $theirs }.
caesar-cleopatra-web-say-side = { $seat } nyílt lapjai: { $cards }; látható befolyás { $sum }, lefordított lapok { $unseen }.
caesar-cleopatra-web-say-piles = { $seat } kezében { $influence } befolyás- és { $actions } akciólap; paklik { $influence_pile } és { $action_pile }, eldobva { $discard }.
caesar-cleopatra-web-say-known = { $seat } kezéből ezt ismered: { $cards }.
caesar-cleopatra-web-say-votes = Hátralévő szavazólapok: { $cards }.

## What a card does, in one line

caesar-cleopatra-short-philosopher = Eltérő számuk megfordítja a szavazást.
caesar-cleopatra-short-assassination = Eltávolítja az ellenfél egy nyílt lapját.
caesar-cleopatra-short-spy = Megnézed az ellenfél kezét; egy lap kiesik.
caesar-cleopatra-short-castling = Rendezd át lapjaidat két frakciónál.
caesar-cleopatra-short-scout = Felfordítja az ellenfél lapjait egy frakciónál.
caesar-cleopatra-short-wrath = Egy frakció minden lapja kiesik.
caesar-cleopatra-short-veto = Semlegesíti az ellenfél akciólapját.

## Long names, and where they may be divided on a narrow card

caesar-cleopatra-divided-philosopher = filo{"\u00AD"}zófus
caesar-cleopatra-divided-assassination = merény{"\u00AD"}let
caesar-cleopatra-divided-scout = fel{"\u00AD"}derítő
