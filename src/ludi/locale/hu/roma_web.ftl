## The table in the browser

roma-web-hidden-card = Egy lefordított lap
roma-web-figures = Ár { $cost } · védelem { $defence }
roma-web-cost = Ár
roma-web-defence = Védelem
roma-web-my-place = A helyem a(z) { $disc } korongnál
roma-web-their-place = A másik hely a(z) { $disc } korongnál
roma-web-empty = üres
roma-web-disc = { $disc } korong
roma-web-disc-money = A pénzkorong: egy kocka az értékének megfelelő sestertiust hoz
roma-web-disc-cards = A lapkorong: egy kocka ennyi lapot húz, egy megtartható
roma-web-blocked = zárolva
roma-web-blocked-me = Nekem zárolva
roma-web-blocked-foe = A másiknak zárolva
roma-web-vp = győzelmi pontok
roma-web-coins = sestertius
roma-web-in-hand = { $count } lap kézben
roma-web-essedum = Védelem −{ $points }
roma-web-stock = GYP a készletben
roma-web-draw = húzópakli
roma-web-discard = Dobópakli
roma-web-dice = Kockák
roma-web-die = { $die } értékű kocka
roma-web-my-hand = A kezem
roma-web-empty-hand = Nincs lap a kézben
roma-web-given = továbbadásra kerül
roma-web-nothing = semmi

## What a card does, in one line

roma-face-sicarius = Kiüt egy személyt, maga is kiesik
roma-face-legat = 1 GYP minden üres ellenfél-helyért
roma-face-consul = Egy kocka eggyel módosul
roma-face-praetorianus = Zárol egy korongot a másiknak
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
roma-face-tribunus-plebis = Végy el 1 GYP-t a másiktól
roma-face-centurio = Szemközt támad, kockát is hozzáadhat
roma-face-aesculapinum = Egy eldobott személy vissza
roma-face-basilica = A mellette lévő Forum 2-vel többet hoz
roma-face-forum = Második kocka = GYP
roma-face-templum = A mellette lévő Forum harmadik kockát kap
roma-face-mercatus = 1 GYP a másik minden Forumáért
roma-face-machina = Épületeid újra lerakhatók
roma-face-onager = Bármely épületet támadja
roma-face-turris = Többi lapod védelme +1
