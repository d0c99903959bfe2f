roma-name = Roma
roma-pitch = Fordulónként három kocka, hat korong, 25 féle lap: építsd fel Róma rád eső felét, és bontsd le a másikat.
roma-summary = Két játékos személyeket és épületeket rak hat koronghoz, és fordulónként három kockát fordít pénzre, lapokra és aktiválásra.
roma-chapter-x = Egy példa
roma-list = { $first }, { $rest }

roma-seat-eagle = Sas
    .within = a Sas
roma-seat-wave = Hullám
    .within = a Hullám
roma-kind-person = személy
roma-kind-building = épület

roma-option-templum = A harmadik kocka a Templum mellett
roma-option-templum-as-it-lies = úgy számít, ahogy fekszik
roma-option-templum-thrown = újra kell dobni
roma-option-start-player = Kezdőjátékos
roma-option-start-player-drawn = sorsolással
roma-option-start-player-eagle = Sas
roma-option-start-player-wave = Hullám
roma-option-scale = A játék mérete
roma-option-scale-whole = teljes
roma-option-scale-small = kicsi: két korong és hat lap, tanulmányozáshoz

## The cards

roma-card-sicarius = Sicarius
roma-card-sicarius-text = Dobd el az ellenfél egy tetszőleges személyét, harc nélkül. Sicarius is a dobópaklira kerül.
roma-card-legat = Legat
roma-card-legat-text = Kapsz 1 GYP-t a készletből minden korongért, ahol az ellenfélnek nincs lapja.
roma-card-consul = Consul
roma-card-consul-text = Növeld vagy csökkentsd egy felhasználatlan kockád értékét 1-gyel.
roma-card-praetorianus = Praetorianus
roma-card-praetorianus-text = Zárj le egy korongot: az ellenfél a következő fordulójában ott nem aktiválhat lapot.
roma-card-senator = Senator
roma-card-senator-text = Rakj le a kezedből tetszőleges számú személyt, ingyen. Bármelyik saját lapodat elfedhetik, Senatort is.
roma-card-architectus = Architectus
roma-card-architectus-text = Rakj le a kezedből tetszőleges számú épületet, ingyen. Bármelyik saját lapodat elfedhetik, Architectust is.
roma-card-gladiator = Gladiator
roma-card-gladiator-text = Küldd vissza az ellenfél egy tetszőleges személyét a gazdája kezébe.
roma-card-legionarius = Legionarius
roma-card-legionarius-text = Támadd meg a pontosan szemben fekvő lapot, akár személy, akár épület.
roma-card-scaenicus = Scaenicus
roma-card-scaenicus-text = Hajtsd végre egy másik saját személyed akcióját, mintha az itt feküdne. Ha azt a lapot el kellene dobni, helyette Scaenicus kerül a dobópaklira.
roma-card-velites = Velites
roma-card-velites-text = Támadd meg az ellenfél egy tetszőleges személyét.
roma-card-consiliarius = Consiliarius
roma-card-consiliarius-text = Vedd fel az összes személyedet, ezt is, és rakd le mindet ingyen tetszőleges korongokhoz. Elfedhetik az épületeidet.
roma-card-mercator = Mercator
roma-card-mercator-text = Vásárolj tetszőleges számú GYP-t az ellenféltől, darabját 2 sestertiusért; az árat az ellenfél kapja.
roma-card-nero = Nero
roma-card-nero-text = Dobd el az ellenfél egy tetszőleges épületét, harc nélkül. Nero is a dobópaklira kerül.
roma-card-haruspex = Haruspex
roma-card-haruspex-text = Nézd át a húzópaklit, és vegyél a kezedbe egy tetszőleges lapot. Utána a paklit meg kell keverni.
roma-card-essedum = Essedum
roma-card-essedum-text = A forduló végéig az ellenfél minden lapjának védelme 2-vel kisebb. Az aktiválások összeadódnak.
roma-card-tribunus-plebis = Tribunus Plebis
roma-card-tribunus-plebis-text = Vegyél el 1 GYP-t az ellenféltől.
roma-card-centurio = Centurio
roma-card-centurio-text = Támadd meg a pontosan szemben fekvő lapot. A dobás után hozzáadhatod egy felhasználatlan kockád értékét, amely ezzel elhasználódik.
roma-card-aesculapinum = Aesculapinum
roma-card-aesculapinum-text = Vegyél a kezedbe egy tetszőleges személyt a dobópakliból.
roma-card-basilica = Basilica
roma-card-basilica-text = Állandó hatás: a mellette fekvő Forum aktiválása 2 GYP-vel többet ad.
roma-card-forum = Forum
roma-card-forum-text = Használj fel egy második, még felhasználatlan kockát: az értékét kapod GYP-ben a készletből.
roma-card-templum = Templum
roma-card-templum-text = Állandó hatás: a mellette fekvő Forum aktiválásakor a harmadik kockádat is hozzáadhatod úgy, ahogy fekszik, ha még felhasználatlan.
roma-card-mercatus = Mercatus
roma-card-mercatus-text = Vegyél el 1 GYP-t az ellenféltől minden nyíltan fekvő Forumáért.
roma-card-machina = Machina
roma-card-machina-text = Vedd fel az összes épületedet, ezt is, és rakd le mindet ingyen tetszőleges korongokhoz. Elfedhetik a személyeidet.
roma-card-onager = Onager
roma-card-onager-text = Támadd meg az ellenfél egy tetszőleges épületét.
roma-card-turris = Turris
roma-card-turris-text = Állandó hatás: az összes többi lapod védelme 1-gyel nagyobb.

## The moves

roma-move-start = { $seat } kezd
roma-move-draw = { $card } húzása
roma-move-roll = { hu-die } dobása
roma-move-give = { $card } átadása
roma-move-lay = { $card } lerakása ({ ROMAN($disc) }. korong)
roma-move-reroll = Mindhárom kocka újradobása
roma-move-accept = A dobás megtartása
roma-move-money = { $die } sestertius felvétele
roma-move-cards = Laphúzás { hu-die-with }
roma-move-activate = { ROMAN($disc) }. korong aktiválása
roma-move-activate-card = { $card } aktiválása ({ ROMAN($disc) }. korong)
roma-move-keep = { $card } megtartása
roma-move-take = { $card } elvétele
roma-move-target = Célpont: { ROMAN($disc) }. korong
roma-move-target-card = Célpont: { $card } ({ ROMAN($disc) }. korong)
roma-move-block = { ROMAN($disc) }. korong lezárása
roma-move-block-card = { $card } lezárása ({ ROMAN($disc) }. korong)
roma-move-copy = { $card } másolása
roma-move-raise = { hu-die } kocka növelése 1-gyel
roma-move-lower = { hu-die } kocka csökkentése 1-gyel
roma-move-use-die = { hu-die } kocka felhasználása
roma-move-buy = { $points } GYP vásárlása
roma-move-done = Nem kell több
roma-move-end-turn = A forduló befejezése

## The questions

roma-ask-start = Sorsolás dönti el, ki kezd.
roma-ask-deal = Osztás folyik.
roma-ask-give = Válassz egy lapot az ellenfélnek.
roma-ask-opening = Rakd le a lapjaidat lefordítva, mindet külön koronghoz.
roma-ask-roll = Az akciókockák dobása következik.
roma-ask-reroll = Három egyforma kocka: tartsd meg őket, vagy dobd újra mindet.
roma-ask-actions = Használj fel egy kockát, rakj le egy lapot, vagy fejezd be a fordulót.
roma-ask-draw = Laphúzás folyik.
roma-ask-keep = Válaszd ki, melyik húzott lapot tartod meg.
roma-ask-look = Válassz egy lapot a húzópakliból.
roma-ask-take = Válassz egy személyt a dobópakliból.
roma-ask-target = Válaszd ki az ellenfél egy lapját.
roma-ask-battle = A harci kocka dobása következik.
roma-ask-add-die = Hozzáadsz a dobáshoz egy felhasználatlan kockát?
roma-ask-change-die = Válaszd ki, melyik kockát növeled vagy csökkented.
roma-ask-block = Válaszd ki a lezárandó korongot.
roma-ask-lay-free = Rakj le egy lapot a kezedből, ingyen.
roma-ask-relay = Rakd le a felvett lapokat, mindet külön koronghoz.
roma-ask-buy = Válaszd ki, hány GYP-t vásárolsz.
roma-ask-copy = Válaszd ki a másolandó személyt.
roma-ask-forum = Válaszd ki a Forum második kockáját.
roma-ask-templum = { $thrown ->
    [0] Felhasználod a harmadik kockát is?
   *[other] Újradobod és hozzáadod a harmadik kockát is?
}
roma-ask-throw = A harmadik kocka dobása következik.
roma-ask-over = A játszma véget ért.

## The log

roma-log-start = { $seat } a kezdőjátékos.
    .you-seat = Te vagy a kezdőjátékos.
roma-log-dealt = { $seat } osztáskor kapja: { $card }.
    .you-seat = Osztáskor kapod: { $card }.
    .you-seat-several = Osztáskor kapod: { $card }.
    .several = { $seat } osztáskor kapja: { $card }.
roma-log-dealt-hidden = { $seat } kap egy lapot.
    .you-seat = Kapsz egy lapot.
roma-log-gives = { $seat } átadásra választja: { $card }.
    .you-seat = Átadásra választod: { $card }.
roma-log-gives-hidden = { $seat } kiválaszt egy lapot átadásra.
    .you-seat = Kiválasztasz egy lapot átadásra.
roma-log-receives = { $seat } megkapja: { $cards }.
    .you-seat = Megkapod: { $cards }.
roma-log-exchanged = A kiválasztott lapok gazdát cserélnek.
roma-log-lays-face-down = { $seat } lefordítva { hu-disc } koronghoz rakja: { $card }.
    .you-seat = Lefordítva { hu-disc } koronghoz rakod: { $card }.
roma-log-lays-face-down-hidden = { $seat } lefordítva { hu-disc } koronghoz rak egy lapot.
    .you-seat = Lefordítva { hu-disc } koronghoz raksz egy lapot.
roma-log-turned-up = Minden lap felfordul.
roma-log-turn = { $seat } fordulója kezdődik.
    .you-seat = A te fordulód kezdődik.
roma-log-loses-points = { $seat } elveszít { $points } GYP-t az üres korongok miatt.
    .you-seat = Elveszítesz { $points } GYP-t az üres korongok miatt.
roma-log-roll = { $seat } dobása: { $one }, { $two }, { $three }.
    .you-seat = A dobásod: { $one }, { $two }, { $three }.
roma-log-rolls-one = { $seat } dobása: { $die }.
    .you-seat = A dobásod: { $die }.
roma-log-rerolls = { $seat } mindhárom kockát újradobja.
    .you-seat = Mindhárom kockát újradobod.
roma-log-accepts = { $seat } megtartja a három egyforma kockát.
    .you-seat = Megtartod a három egyforma kockát.
roma-log-money = { $seat } kap { $die } sestertiust.
    .you-seat = Kapsz { $die } sestertiust.
roma-log-cards = { $seat } egy { hu-die-accusative } rak a lapkorongra.
    .you-seat = Egy { hu-die-accusative } raksz a lapkorongra.
roma-log-drawn = { $seat } kihúzza: { $card }.
    .you-seat = Kihúzod: { $card }.
    .you-seat-several = Kihúzod: { $card }.
    .several = { $seat } kihúzza: { $card }.
roma-log-drawn-hidden = { $seat } húz egy lapot.
    .you-seat = Húzol egy lapot.
roma-log-keeps = { $seat } megtartja: { $card }.
    .you-seat = Megtartod: { $card }.
roma-log-keeps-hidden = { $seat } megtart egy lapot.
    .you-seat = Megtartasz egy lapot.
roma-log-discards = { $seat } eldobja: { $cards }.
    .you-seat = Eldobod: { $cards }.
roma-log-pile-empty = A húzópakli üres: mindkét játékos lapjai kikövetkeztethetők.
roma-log-rebuilt = A dobópakli megkeverve az új húzópakli (lapok: { $count }).
roma-log-no-more-to-draw = Nincs több húzható lap.
roma-log-lays = { $seat } { hu-disc } koronghoz rakja: { $card } (ára { $price } sestertius).
    .you-seat = Lerakod { hu-disc } koronghoz: { $card } (ára { $price } sestertius).
roma-log-lays-free = { $seat } ingyen { hu-disc } koronghoz rakja: { $card }.
    .you-seat = Ingyen lerakod { hu-disc } koronghoz: { $card }.
roma-log-lays-again = { $seat } újra lerakja, { hu-disc } koronghoz: { $card }.
    .you-seat = Újra lerakod, { hu-disc } koronghoz: { $card }.
roma-log-lays-no-more = { $seat } nem rak le több lapot.
    .you-seat = Nem raksz le több lapot.
roma-log-covered = Elfedve, a dobópaklira kerül: { $card }.
roma-log-activates = { $seat } aktiválja { hu-disc } korongot: { $card }.
    .you-seat = Aktiválod { hu-disc } korongot: { $card }.
roma-log-copies = { $seat } a Scaenicusszal másolja: { $card }.
    .you-seat = A Scaenicusszal másolod: { $card }.
roma-log-attacks = { $card } támad; célpontja { hu-disc } korongnál: { $target }.
roma-log-throw = A harci kocka értéke { $die }; { $card } védelme { $defence }.
roma-log-falls = { $card } elesik.
roma-log-holds = { $card } kitart.
roma-log-adds-die = { $seat } hozzáad egy { hu-die-accusative }. Az eredmény { $strength }, a védelem { $defence }.
    .you-seat = Hozzáadsz egy { hu-die-accusative }. Az eredmény { $strength }, a védelem { $defence }.
roma-log-adds-no-die = { $seat } nem ad hozzá kockát.
    .you-seat = Nem adsz hozzá kockát.
roma-log-takes-up = { $seat } felveszi: { $cards }.
    .you-seat = Felveszed: { $cards }.
roma-log-looks = { $seat } átnézi a húzópaklit (lapok: { $count }).
    .you-seat = Átnézed a húzópaklit (lapok: { $count }).
roma-log-knows = { $seat } ki tudja következtetni az ellenfél lapjait.
    .you-seat = Ki tudod következtetni az ellenfél lapjait.
roma-log-takes-from-pile = { $seat } kiveszi a húzópakliból: { $card }; a paklit megkeveri.
    .you-seat = Kiveszed a húzópakliból: { $card }; a paklit megkevered.
roma-log-takes-from-pile-hidden = { $seat } kivesz egy lapot a húzópakliból; a paklit megkeveri.
    .you-seat = Kiveszel egy lapot a húzópakliból; a paklit megkevered.
roma-log-takes-person = { $seat } kiveszi a dobópakliból: { $card }.
    .you-seat = Kiveszed a dobópakliból: { $card }.
roma-log-essedum = Az ellenfél lapjainak védelme ebben a fordulóban { $points } ponttal kisebb.
roma-log-takes-points = { $seat } elvesz { $points } GYP-t az ellenféltől.
    .you-seat = Elveszel { $points } GYP-t az ellenféltől.
roma-log-gains-points = { $seat } kap { $points } GYP-t a készletből.
    .you-seat = Kapsz { $points } GYP-t a készletből.
roma-log-credited = A készletből { $points } GYP hiányzik; jóváírva.
roma-log-sent-home = { $card } visszakerül { $seat } kezébe.
    .you-seat = { $card } visszakerül a kezedbe.
roma-log-removed = Eldobva: { $card }, és vele { $own } is.
roma-log-blocks = { $seat } lezárja { hu-disc } korongot az ellenfél következő fordulójára.
    .you-seat = Lezárod { hu-disc } korongot az ellenfél következő fordulójára.
roma-log-raises = { $seat } 1-gyel növel egy { hu-die-accusative }.
    .you-seat = 1-gyel növelsz egy { hu-die-accusative }.
roma-log-lowers = { $seat } 1-gyel csökkent egy { hu-die-accusative }.
    .you-seat = 1-gyel csökkentesz egy { hu-die-accusative }.
roma-log-second-die = { $seat } egy { hu-die-accusative } használ második kockaként.
    .you-seat = Egy { hu-die-accusative } használsz második kockaként.
roma-log-third-die = { $seat } egy { hu-die-accusative } használ harmadik kockaként.
    .you-seat = Egy { hu-die-accusative } használsz harmadik kockaként.
roma-log-throws-third-die = { $seat } újradobja a harmadik kockát.
    .you-seat = Újradobod a harmadik kockát.
roma-log-thrown = A harmadik kocka értéke { $die }.
roma-log-no-third-die = { $seat } nem használja fel a harmadik kockát.
    .you-seat = Nem használod fel a harmadik kockát.
roma-log-buys = { $seat } vásárol { $points } GYP-t az ellenféltől, darabját 2 sestertiusért.
    .you-seat = Vásárolsz { $points } GYP-t az ellenféltől, darabját 2 sestertiusért.
roma-log-ends-turn = { $seat } befejezi a fordulót.
    .you-seat = Befejezed a fordulót.
roma-log-no-points-left = { $seat } GYP nélkül maradt. A játszma véget ért.
    .you-seat = GYP nélkül maradtál. A játszma véget ért.
roma-log-stock-empty = A készletben nincs több GYP. A játszma véget ért.
roma-log-last-turn = { $turns } forduló lement. A játszma véget ért.
roma-log-wins = { $seat } nyer { $points } GYP-vel; az ellenfélnek { $less } van.
    .you-seat = Te nyersz { $points } GYP-vel; az ellenfélnek { $less } van.
roma-log-draw = Mindkét játékosnak { $points } GYP-je van: döntetlen.

## The refusals

roma-refuse-over = A játszma véget ért.
roma-refuse-chance = Előbb kockák vagy lapok jönnek.
roma-refuse-first = Ez most nem lehetséges. { $ask }
roma-refuse-unasked = Ez most nem lehetséges. { roma-ask-actions }
roma-refuse-reroll = Újradobni csak közvetlenül három egyforma kocka dobása után lehet.
roma-refuse-give = Lapot átadni csak a nyitásban lehet.
roma-refuse-no-card = Nincs ilyen lap a kezedben: { $card }.
roma-refuse-own-side = A lapjaid a korongok saját oldalára kerülnek; ez a hely az ellenfelé.
roma-refuse-money = { $card } ára { $price } sestertius; neked { $coins } van.
roma-refuse-no-die = Nincs felhasználatlan { hu-die } kockád.
roma-refuse-nothing-to-draw = Mindkét pakli üres: nincs mit húzni.
roma-refuse-die-range = Egy { hu-die } kocka így nem változtatható: az értékek 1 és 6 között vannak.
roma-refuse-empty-disc = Nincs lapod { hu-disc } korongnál.
roma-refuse-passive = { $card } állandó hatású, sosem aktiválható.
roma-refuse-blocked = { hu-disc-capital } korong ebben a fordulóban le van zárva.
roma-refuse-disc-taken = { hu-disc-capital } korong foglalt: minden lap külön koronghoz kerül.
roma-refuse-not-lifted = { $card } nincs a felvett lapok között.
roma-refuse-persons-only = A Senator csak személyeket rak le.
roma-refuse-buildings-only = Az Architectus csak épületeket rak le.
roma-refuse-lay-first = Legalább egy lapot le kell rakni.
roma-refuse-no-copy = { $card } nem másolható: válassz egy másik saját személyt, ne Scaenicust.
roma-refuse-not-drawn = { $card } nincs a megnézett lapok között.
roma-refuse-not-discarded = Nincs ilyen személy a dobópakliban: { $card }.
roma-refuse-no-person = Az ellenfélnek nincs személye { hu-disc } korongnál.
roma-refuse-no-building = Az ellenfélnek nincs épülete { hu-disc } korongnál.
roma-refuse-already-blocked = { hu-disc-capital } korong már le van zárva.
roma-refuse-buy = A pénzed és az ellenfél GYP-je legfeljebb { $most } GYP vásárlását engedi.
roma-refuse-needs-sicarius = A Sicariushoz kell az ellenfél egy személye.
roma-refuse-needs-legat = A Legathoz kell egy korong, ahol az ellenfélnek nincs lapja.
roma-refuse-needs-consul = A Consulhoz kell még egy felhasználatlan kocka.
roma-refuse-needs-senator = A Senatorhoz kell egy személy a kezedben.
roma-refuse-needs-architectus = Az Architectushoz kell egy épület a kezedben.
roma-refuse-needs-gladiator = A Gladiatorhoz kell az ellenfél egy személye.
roma-refuse-needs-legionarius = A Legionariushoz kell egy szemben fekvő lap.
roma-refuse-needs-scaenicus = A Scaenicushoz kell egy másik saját személy, aki itt cselekedhetne.
roma-refuse-needs-velites = A Veliteshez kell az ellenfél egy személye.
roma-refuse-needs-mercator = A Mercatorhoz kell 2 sestertius.
roma-refuse-needs-nero = A Neróhoz kell az ellenfél egy épülete.
roma-refuse-needs-haruspex = A Haruspexhez kell egy lap a húzó- vagy a dobópakliban.
roma-refuse-needs-essedum = Az Essedumhoz kell az ellenfél egy lapja.
roma-refuse-needs-centurio = A Centurióhoz kell egy szemben fekvő lap.
roma-refuse-needs-aesculapinum = Az Aesculapinumhoz kell egy személy a dobópakliban.
roma-refuse-needs-forum = A Forumhoz kell egy második felhasználatlan kocka.
roma-refuse-needs-mercatus = A Mercatushoz kell az ellenfél egy Foruma.
roma-refuse-needs-onager = Az Onagerhez kell az ellenfél egy épülete.

roma-board-side = { $vp } GYP · { $coins } sestertius · { $cards } lap kézben
roma-board-dice = Kockák:
roma-board-hand = Kéz:
roma-board-drawn = Ezeket nézed:
roma-board-lifted = Felvett lapok:
roma-board-known = Ismert lapok az ellenfél kezében:
roma-board-essedum = Az ellenfél lapjainak védelme ebben a fordulóban:
roma-board-defence = ▲▼ Eltér a lapra nyomtatott védelemtől (zárójelben): minden másik Turris 1-gyel növeli, e forduló minden Esseduma 2-vel csökkenti.
roma-board-battle = Harci kocka:
roma-board-piles = Készlet { $stock } GYP · húzópakli { $draw } · dobópakli { $discard }

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
roma-web-my-place = A helyem { hu-disc } korongnál
roma-web-their-place = Az ellenfél helye { hu-disc } korongnál
roma-web-empty = üres
roma-web-disc = { ROMAN($disc) }. korong
roma-web-disc-money = A pénzkorong: a kocka értékét kapod sestertiusban
roma-web-disc-cards = A lapkorong: annyi lapot húzol, amennyi a kocka értéke; egyet megtartasz
roma-web-blocked = lezárva
roma-web-blocked-me = Nekem lezárva
roma-web-blocked-foe = Az ellenfélnek lezárva
roma-web-vp = győzelmi pontok
roma-web-coins = sestertius
roma-web-in-hand = { $count } lap kézben
roma-web-essedum = Védelem −{ $points }
roma-web-stock = GYP a készletben
roma-web-draw = húzópakli
roma-web-discard = Dobópakli
roma-web-on-top = felül: { $card }
roma-web-dice = Kockák
roma-web-die = { hu-die } kocka
roma-web-my-hand = A kezem
roma-web-empty-hand = Nincs lap a kézben
roma-web-given = ezt adod át
roma-web-nothing = semmi

## What a card does, in one line

roma-face-sicarius = Kiüt egy személyt, maga is kiesik
roma-face-legat = 1 GYP az ellenfél minden üres helyéért
roma-face-consul = Egy kocka eggyel módosul
roma-face-praetorianus = Lezár egy korongot az ellenfélnek
roma-face-senator = Személyek lerakása ingyen
roma-face-architectus = Épületek lerakása ingyen
roma-face-gladiator = Visszaküld egy személyt a kézbe
roma-face-legionarius = A szemközti lapot támadja
roma-face-scaenicus = Egy másik személyedet utánozza
roma-face-velites = Bármely személyt támadja
roma-face-consiliarius = Személyeid újra lerakhatók
roma-face-mercator = GYP vétele, darabja 2 sestertius
roma-face-nero = Kiüt egy épületet, maga is kiesik
roma-face-haruspex = Egy lap a húzópakliból
roma-face-essedum = Az ellenfél védelme −2 e fordulóban
roma-face-tribunus-plebis = Elvesz 1 GYP-t az ellenféltől
roma-face-centurio = Szemközt támad, kockát is hozzáadhat
roma-face-aesculapinum = Eldobott személyt kézbe vesz
roma-face-basilica = A mellette lévő Forum 2-vel többet hoz
roma-face-forum = Második kocka = GYP
roma-face-templum = A mellette lévő Forum harmadik kockát kap
roma-face-mercatus = 1 GYP az ellenfél minden Forumáért
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
roma-would-forum = { $least }–{ $most } GYP-t hoz.
roma-would-forum-sure = { $points } GYP-t hoz.
roma-would-gain = { $points } GYP-t kapsz a készletből.
roma-would-take = { $points } GYP-t veszel el az ellenféltől.
roma-would-end = Ezzel a játszma véget ér.
roma-would-battle = { $card }: legalább { $needs } kell, { $percent }%.
roma-would-battle-sure = { $card } mindenképp elesik.
roma-would-battle-hopeless = { $card }: { $needs } kell; a kocka egymaga nem éri el.
roma-would-send-home = { $card } visszakerül a gazdája kezébe.
roma-would-remove = { $card } a dobópaklira kerül, és { $own } is.
roma-would-fall = Erő { $strength }, védelem { $needs }: a lap elesik.
roma-would-hold = Erő { $strength }, védelem { $needs }: a lap kitart.
roma-would-third-die = A harmadik kocka is hozzáadható.
roma-would-throw = Újradobod a kockát: összesen { $least }–{ $most } GYP.
roma-would-block = { $card } az ellenfél következő fordulójában nem aktiválható.
roma-would-block-empty = Az ellenfélnek { hu-disc } korongnál most nincs lapja.
roma-would-die = A kocka értéke { $die } helyett { $new } lesz.
roma-sheet-vp = Meglévő győzelmi pontok
roma-would-lapse = { $count } felhasználatlan kocka elvész.
roma-would-empty = { $count } üres korong { $count } GYP-be kerül a következő fordulód elején.

## What a seat has besides points

roma-stake-cards = { $count ->
    [one] körülbelül egy lap az asztalon
   *[other] körülbelül { $count } lap az asztalon
}
roma-stake-coins = { $count ->
    [one] körülbelül egy sestertius
   *[other] körülbelül { $count } sestertius
}
roma-stake-hand = { $count ->
    [one] körülbelül egy lap a kézben
   *[other] körülbelül { $count } lap a kézben
}

## Tippek: hová nézz, és melyik darabról van szó

roma-nudge-card = Nézd meg a választható lapokat.
roma-nudge-die = Nézd meg a kockáidat.
roma-nudge-disc = Nézd meg a korongokat és a lapokat mellettük.
roma-nudge-points = Gondolj arra, mit vehetsz a pénzeden.
roma-nudge-reroll = Nézd meg a dobást egészében.
roma-nudge-accept = { roma-nudge-reroll }
roma-nudge-done = Kérdezd meg magadtól, kell-e itt még valamit tenni.
roma-nudge-end-turn = { roma-nudge-done }
roma-piece-die = egy { $value } értékű kocka
roma-piece-disc = { ROMAN($value) }. korong

## The end

roma-end-no-points = { $seat } győzelmi pont nélkül maradt.
    .you-seat = Győzelmi pont nélkül maradtál.
roma-end-stock = Elfogyott a készlet: { $points } GYP { $less } ellen.
roma-end-turns = { $turns } forduló lement: { $points } GYP { $less } ellen.

## Positions that somebody wrote

roma-fault-0 = A lapok száma nem stimmel
roma-fault-1 = A győzelmi pontok nem stimmelnek: a vp és a stock együtt nem 36, a kis játékban nem 6
roma-fault-2 = Egy nyilvános szám hibás, vagy a dobópakliban hézag van
roma-fault-3 = Hamis tudás: a known vagy a sure olyan lapot nevez meg, amely nincs ott

## The third die of a Templum, thrown again

roma-card-templum-text-thrown = Állandó hatás: a mellette fekvő Forum aktiválásakor a harmadik kockádat is újradobhatod, ha még felhasználatlan, és amit akkor mutat, az is hozzáadódik.
roma-move-use-die-thrown = Újradobás: { $die }
