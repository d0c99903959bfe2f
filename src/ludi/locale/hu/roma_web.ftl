## The table in the browser

roma-web-hidden-card = Egy lefordított lap
roma-web-figures = Ár { $cost } · védelem { $defence }
roma-web-figures-changed = Ár { $cost } · védelem { $defence } ({ $why })
roma-web-defence-changed = védelem { $defence } ({ $why })
roma-web-defence-printed = nyomtatott { $points }
roma-web-defence-turris = Turris +{ $points }
roma-web-defence-essedum = Essedum −{ $points }
roma-web-cost = Ár
roma-web-defence = Védelem
roma-web-my-place = A helyem: { $disc }. korong
roma-web-their-place = Az ellenfél helye: { $disc }. korong
roma-web-empty = üres
roma-web-disc = { $disc }. korong
roma-web-disc-money = A pénzkorong: a kocka értékét kapod sestertiusban
roma-web-disc-cards = A lapkorong: annyi lapot húzol, amennyi a kocka értéke; egyet megtartasz
roma-web-blocked = lezárva
roma-web-blocked-me = Nekem lezárva
roma-web-blocked-foe = A másiknak lezárva
roma-web-vp = győzelmi pontok
roma-web-coins = sestertius
roma-web-in-hand = { $count } lap kézben
roma-web-essedum = Védelem −{ $points }
roma-web-stock = GYP a készletben
roma-web-draw = húzópakli
roma-web-discard = Dobópakli
roma-web-on-top = felül: { $card }
roma-web-dice = Kockák
roma-web-die = { $die } értékű kocka
roma-web-my-hand = A kezem
roma-web-empty-hand = Nincs lap a kézben
roma-web-given = ezt adod át
roma-web-nothing = semmi

## What a card does, in one line

roma-face-sicarius = Kiüt egy személyt, maga is kiesik
roma-face-legat = 1 GYP a másik minden üres helyéért
roma-face-consul = Egy kocka eggyel módosul
roma-face-praetorianus = Lezár egy korongot a másiknak
roma-face-senator = Személyek lerakása ingyen
roma-face-architectus = Épületek lerakása ingyen
roma-face-gladiator = Visszaküld egy személyt
roma-face-legionarius = A szemközti lapot támadja
roma-face-scaenicus = Egy másik személyedet utánozza
roma-face-velites = Bármely személyt támadja
roma-face-consiliarius = Személyeid újra lerakhatók
roma-face-mercator = GYP vétele, darabja 2 sestertius
roma-face-nero = Kiüt egy épületet, maga is kiesik
roma-face-haruspex = Egy lap a húzópakliból
roma-face-essedum = Az ellenfél védelme −2 e fordulóban
roma-face-tribunus-plebis = Elvesz 1 GYP-t a másiktól
roma-face-centurio = Szemközt támad, kockát is hozzáadhat
roma-face-aesculapinum = Eldobott személyt kézbe vesz
roma-face-basilica = A mellette lévő Forum 2-vel többet hoz
roma-face-forum = Második kocka = GYP
roma-face-templum = A mellette lévő Forum harmadik kockát kap
roma-face-mercatus = 1 GYP a másik minden Forumáért
roma-face-machina = Épületeid újra lerakhatók
roma-face-onager = Bármely épületet támadja
roma-face-turris = Többi lapod védelme +1

## What a move would do

roma-would-money = { $coins } sestertiust kapsz, így összesen { $all } lesz.
roma-would-draw = { $count } lapot húzol, egyet megtartasz.
roma-would-pay = Ára { $price } sestertius; { $left } marad.
roma-would-cover = { $card } elfedve a dobópaklira kerül.
roma-would-add-die = A dobás után hozzáadhatsz egy felhasználatlan kockát.
roma-would-essedum = Az ellenfél lapjainak védelme ebben a fordulóban { $points } ponttal kisebb.
roma-would-forum = { $least }–{ $most } GYP-t hoz.
roma-would-forum-sure = { $points } GYP-t hoz.
roma-would-gain = { $points } GYP-t kapsz a készletből.
roma-would-take = { $points } GYP-t veszel el az ellenféltől.
roma-would-end = Ezzel a játék véget ér.
roma-would-battle = { $card }: legalább { $needs } kell, { $percent }%.
roma-would-battle-sure = { $card } mindenképp elesik.
roma-would-battle-hopeless = { $card }: { $needs } kell; a kocka egymaga nem éri el.
roma-would-send-home = { $card } visszakerül a gazdája kezébe.
roma-would-remove = { $card } a dobópaklira kerül, és { $own } is.
roma-would-fall = Erő { $strength }, védelem { $needs }: a lap elesik.
roma-would-hold = Erő { $strength }, védelem { $needs }: a lap kitart.
roma-would-third-die = A harmadik kocka is hozzáadható.
roma-would-throw = Újradobod a kockát: összesen { $least }–{ $most } GYP.
roma-would-block = { $card } az ellenfél következő fordulójában nem aktiválható.
roma-would-block-empty = Az ellenfélnek itt most nincs lapja: { $disc }. korong.
roma-would-die = A kocka értéke { $die } helyett { $new } lesz.
roma-sheet-vp = Meglévő győzelmi pontok
roma-would-lapse = { $count ->
    [one] Egy felhasználatlan kocka elvész.
   *[other] { $count } felhasználatlan kocka elvész.
}
roma-would-empty = { $count ->
    [one] Egy üres korong 1 GYP-be kerül a következő fordulód elején.
   *[other] { $count } üres korong { $count } GYP-be kerül a következő fordulód elején.
}
