alea-iacta-est-name = Alea Iacta Est
alea-iacta-est-pitch = Mindenkinek nyolc kocka, Róma épületei, és mindig eggyel kevesebb kocka a kelleténél: 2–5 játékosnak.
alea-iacta-est-summary = 2–5 játékos nyolc-nyolc kockával dob, és Róma épületeibe helyezi őket: provinciákért, patríciusokért, szenátuslapkákért és szerencséért.
alea-iacta-est-chapter-v = Kiértékelés
alea-iacta-est-list = { $first }, { $rest }

alea-iacta-est-seat-eagle = Sas
    .within = a Sas
alea-iacta-est-seat-wave = Hullám
    .within = a Hullám
alea-iacta-est-seat-leaf = Levél
    .within = a Levél
alea-iacta-est-seat-sun = Nap
    .within = a Nap
alea-iacta-est-seat-amphora = Amfora
    .within = az Amfora

alea-iacta-est-option-players = Játékosok
alea-iacta-est-option-players-2 = 2
alea-iacta-est-option-players-3 = 3
alea-iacta-est-option-players-4 = 4
alea-iacta-est-option-players-5 = 5
alea-iacta-est-option-templum-self-raise = A Templumban vezető hozzátehet egy kockát
alea-iacta-est-option-templum-self-raise-no = nem
alea-iacta-est-option-templum-self-raise-yes = igen
alea-iacta-est-option-start-player = Kezdőjátékos
alea-iacta-est-option-start-player-drawn = sorsolással
alea-iacta-est-option-start-player-eagle = Sas
alea-iacta-est-option-start-player-wave = Hullám
alea-iacta-est-option-start-player-leaf = Levél
alea-iacta-est-option-start-player-sun = Nap
alea-iacta-est-option-start-player-amphora = Amfora
alea-iacta-est-option-scale = A játék mérete
alea-iacta-est-option-scale-whole = teljes
alea-iacta-est-option-scale-small = kicsi: egy kör és fejenként két kocka, tanulmányozáshoz

## Provinces and patricians

alea-iacta-est-colour-red = piros
alea-iacta-est-colour-green = zöld
alea-iacta-est-colour-blue = kék
alea-iacta-est-colour-purple = lila
alea-iacta-est-colour-yellow = sárga
alea-iacta-est-colour-orange = narancssárga
alea-iacta-est-sex-woman = nő
alea-iacta-est-sex-man = férfi

alea-iacta-est-province-red-1 = 1-es piros provincia
alea-iacta-est-province-red-2 = 2-es piros provincia
alea-iacta-est-province-red-3 = 3-as piros provincia
alea-iacta-est-province-red-4 = 4-es piros provincia
alea-iacta-est-province-green-1 = 1-es zöld provincia
alea-iacta-est-province-green-2 = 2-es zöld provincia
alea-iacta-est-province-green-3 = 3-as zöld provincia
alea-iacta-est-province-green-4 = 4-es zöld provincia
alea-iacta-est-province-blue-1 = 1-es kék provincia
alea-iacta-est-province-blue-2 = 2-es kék provincia
alea-iacta-est-province-blue-3 = 3-as kék provincia
alea-iacta-est-province-blue-4 = 4-es kék provincia
alea-iacta-est-province-purple-1 = 1-es lila provincia
alea-iacta-est-province-purple-2 = 2-es lila provincia
alea-iacta-est-province-purple-3 = 3-as lila provincia
alea-iacta-est-province-purple-4 = 4-es lila provincia
alea-iacta-est-province-yellow-1 = 1-es sárga provincia
alea-iacta-est-province-yellow-2 = 2-es sárga provincia
alea-iacta-est-province-yellow-3 = 3-as sárga provincia
alea-iacta-est-province-yellow-4 = 4-es sárga provincia
alea-iacta-est-province-orange-1 = 1-es narancssárga provincia
alea-iacta-est-province-orange-2 = 2-es narancssárga provincia
alea-iacta-est-province-orange-3 = 3-as narancssárga provincia
alea-iacta-est-province-orange-4 = 4-es narancssárga provincia
alea-iacta-est-province-free = szürke szabad provincia
    .within = { alea-iacta-est-province-free }
alea-iacta-est-province-free-text = Egy nőt és egy férfit fogad be azonos, tetszőleges színből, vagy egyetlen patríciust. 0-t ér, üresen −1-et.

alea-iacta-est-patrician-red-woman-1 = 1-es piros nő
alea-iacta-est-patrician-red-woman-2 = 2-es piros nő
alea-iacta-est-patrician-red-woman-3 = 3-as piros nő
alea-iacta-est-patrician-red-man-1 = 1-es piros férfi
alea-iacta-est-patrician-red-man-2 = 2-es piros férfi
alea-iacta-est-patrician-red-man-3 = 3-as piros férfi
alea-iacta-est-patrician-green-woman-1 = 1-es zöld nő
alea-iacta-est-patrician-green-woman-2 = 2-es zöld nő
alea-iacta-est-patrician-green-woman-3 = 3-as zöld nő
alea-iacta-est-patrician-green-man-1 = 1-es zöld férfi
alea-iacta-est-patrician-green-man-2 = 2-es zöld férfi
alea-iacta-est-patrician-green-man-3 = 3-as zöld férfi
alea-iacta-est-patrician-blue-woman-1 = 1-es kék nő
alea-iacta-est-patrician-blue-woman-2 = 2-es kék nő
alea-iacta-est-patrician-blue-woman-3 = 3-as kék nő
alea-iacta-est-patrician-blue-man-1 = 1-es kék férfi
alea-iacta-est-patrician-blue-man-2 = 2-es kék férfi
alea-iacta-est-patrician-blue-man-3 = 3-as kék férfi
alea-iacta-est-patrician-purple-woman-1 = 1-es lila nő
alea-iacta-est-patrician-purple-woman-2 = 2-es lila nő
alea-iacta-est-patrician-purple-woman-3 = 3-as lila nő
alea-iacta-est-patrician-purple-man-1 = 1-es lila férfi
alea-iacta-est-patrician-purple-man-2 = 2-es lila férfi
alea-iacta-est-patrician-purple-man-3 = 3-as lila férfi
alea-iacta-est-patrician-yellow-woman-1 = 1-es sárga nő
alea-iacta-est-patrician-yellow-woman-2 = 2-es sárga nő
alea-iacta-est-patrician-yellow-woman-3 = 3-as sárga nő
alea-iacta-est-patrician-yellow-man-1 = 1-es sárga férfi
alea-iacta-est-patrician-yellow-man-2 = 2-es sárga férfi
alea-iacta-est-patrician-yellow-man-3 = 3-as sárga férfi
alea-iacta-est-patrician-orange-woman-1 = 1-es narancssárga nő
alea-iacta-est-patrician-orange-woman-2 = 2-es narancssárga nő
alea-iacta-est-patrician-orange-woman-3 = 3-as narancssárga nő
alea-iacta-est-patrician-orange-man-1 = 1-es narancssárga férfi
alea-iacta-est-patrician-orange-man-2 = 2-es narancssárga férfi
alea-iacta-est-patrician-orange-man-3 = 3-as narancssárga férfi

## Senate tiles

alea-iacta-est-tile-many-provinces = I sok provincia
alea-iacta-est-tile-many-provinces-text = 1-et ér, és még 1-et minden két provinciád után, ha üresek is; a XII-es és a XIII-as is számít.
alea-iacta-est-tile-many-patricians = II sok patrícius
alea-iacta-est-tile-many-patricians-text = 1-et ér minden két elhelyezett patríciusod után.
alea-iacta-est-tile-many-tiles = III sok szenátuslapka
alea-iacta-est-tile-many-tiles-text = 1-et ér, és még 1-et minden szenátuslapkád után, ezt is beleértve.
alea-iacta-est-tile-many-fortuna = IV sok szerencselapka
alea-iacta-est-tile-many-fortuna-text = 1-et ér, és még 2-t minden három szerencselapkád után.
alea-iacta-est-tile-couples = V sok házaspár
alea-iacta-est-tile-couples-text = 1-et ér, és még 1-et minden házaspárod után.
alea-iacta-est-tile-patrician-colours = VI patríciusszínek
alea-iacta-est-tile-patrician-colours-text = 1-et ér elhelyezett patríciusaid minden színe után.
alea-iacta-est-tile-province-colours = VII provinciaszínek
alea-iacta-est-tile-province-colours-text = 1-et ér provinciáid minden színe után, ha üresek is. A XII-es mindkét színét adja; a szabad provincia a lakói színét veszi fel, üresen szürke.
alea-iacta-est-tile-settled-provinces = VIII lakott provinciák
alea-iacta-est-tile-settled-provinces-text = 1-et ér minden provincialapkád után, amelyen van patrícius; a XII-es és a XIII-as nem számít.
alea-iacta-est-tile-women = IX nők
alea-iacta-est-tile-women-text = 1-et ér minden elhelyezett női patríciusod után.
alea-iacta-est-tile-men = X férfiak
alea-iacta-est-tile-men-text = 1-et ér minden elhelyezett férfi patríciusod után.
alea-iacta-est-tile-next-generation = XI utódok
alea-iacta-est-tile-next-generation-text = Minden házaspárod befogadhat még egy patríciust a pár színéből, nőt vagy férfit.
alea-iacta-est-tile-border-red-green = XII piros-zöld határprovincia
alea-iacta-est-tile-border-red-green-text = { alea-iacta-est-border-text }
alea-iacta-est-tile-border-green-blue = XII zöld-kék határprovincia
alea-iacta-est-tile-border-green-blue-text = { alea-iacta-est-border-text }
alea-iacta-est-tile-border-blue-purple = XII kék-lila határprovincia
alea-iacta-est-tile-border-blue-purple-text = { alea-iacta-est-border-text }
alea-iacta-est-tile-border-purple-yellow = XII lila-sárga határprovincia
alea-iacta-est-tile-border-purple-yellow-text = { alea-iacta-est-border-text }
alea-iacta-est-tile-border-yellow-orange = XII sárga-narancssárga határprovincia
alea-iacta-est-tile-border-yellow-orange-text = { alea-iacta-est-border-text }
alea-iacta-est-tile-border-orange-red = XII narancssárga-piros határprovincia
alea-iacta-est-tile-border-orange-red-text = { alea-iacta-est-border-text }
alea-iacta-est-border-text = Egy nőt és egy férfit fogad be, mindkettőt bármelyik színéből. Mindkettővel 3-at ér, különben 0-t.
alea-iacta-est-tile-free-province = XIII szabad provincia
alea-iacta-est-tile-free-province-text = Egy nőt és egy férfit fogad be azonos színből. Legalább egy lakóval 1-et ér, különben 0-t.
alea-iacta-est-pair-one-four = 1 és 4
alea-iacta-est-pair-two-three = 2 és 3

## The moves

alea-iacta-est-move-start = { $seat } kezd
alea-iacta-est-move-roll = { hu-die } dobása
alea-iacta-est-move-draw-province = { $province } felfordítása
alea-iacta-est-move-draw-patrician = { $patrician } felfordítása
alea-iacta-est-move-draw-fortuna = { $value } értékű szerencselapka húzása
alea-iacta-est-move-draw-tile = { $tile } húzása
alea-iacta-est-move-templum = { hu-die } kocka a Templumba
alea-iacta-est-move-senatus = { $length ->
    [one] Senatus: egykockás sorozat, { $low }
   *[other] Senatus: { $low }–{ $high } sorozat
}
alea-iacta-est-move-castrum = Castrum: { $count } × { $die }
alea-iacta-est-move-forum = { hu-die } kocka a Forumba
alea-iacta-est-move-forum-pair = { $dice } a Forumba
alea-iacta-est-move-latrina = { hu-die } kocka a Latrinába
alea-iacta-est-move-reroll = { hu-die } kocka felvétele újradobásra
alea-iacta-est-move-throw = A felvett kockák dobása
alea-iacta-est-move-keep-fortuna = { $value } értékű szerencselapka megtartása
alea-iacta-est-move-keep-tile = { $tile } megtartása
alea-iacta-est-move-take-province = { $province } elvétele
alea-iacta-est-move-take-patrician = { $patrician } elvétele

## The questions

alea-iacta-est-ask-start = Sorsolás dönti el, ki kezd.
alea-iacta-est-ask-provinces = Provinciák felfordítása.
alea-iacta-est-ask-patricians = Patríciusok felfordítása.
alea-iacta-est-ask-roll = Kockadobás.
alea-iacta-est-ask-place = { $chips ->
    [0] Helyezz kockákat egy épületbe.
   *[other] Helyezz kockákat egy épületbe, vagy dobj újra egy újradobáslapkával.
}
alea-iacta-est-ask-reroll = Vegyél fel további kockákat, vagy dobj a felvettekkel.
alea-iacta-est-ask-templum = Válaszd ki a következő kockát a Templumba.
alea-iacta-est-ask-fortuna = Szerencselapkák húzása.
alea-iacta-est-ask-keep-fortuna = Válassz egy megtartandó szerencselapkát.
alea-iacta-est-ask-second-fortuna = Egy második szerencselapka húzása.
alea-iacta-est-ask-tiles = Szenátuslapkák húzása.
alea-iacta-est-ask-keep-tile = Válassz egy megtartandó szenátuslapkát.
alea-iacta-est-ask-take-province = Válassz egy provinciát.
alea-iacta-est-ask-take-patrician = Válassz egy patríciust.
alea-iacta-est-ask-over = A játszma véget ért.

## The log

alea-iacta-est-log-start = { $seat } a kezdőjátékos.
    .you-seat = Te vagy a kezdőjátékos.
alea-iacta-est-log-stage = { $stage }. kör: { $seat } kezd.
    .you-seat = { $stage }. kör: te kezdesz.
alea-iacta-est-log-turn = { $seat } fordulója kezdődik.
    .you-seat = A te fordulód kezdődik.
alea-iacta-est-log-provinces = Felfordítva: { $tiles }.
alea-iacta-est-log-patricians = Felfordítva: { $tiles }.
alea-iacta-est-log-roll = { $seat } kockái: { $dice }.
    .you-seat = A kockáid: { $dice }.
alea-iacta-est-log-chip = { $seat } visszaad egy újradobáslapkát.
    .you-seat = Visszaadsz egy újradobáslapkát.
alea-iacta-est-log-reroll = { $seat } felvesz egy { hu-die-accusative }.
    .you-seat = Felveszel egy { hu-die-accusative }.
alea-iacta-est-log-throw = { $seat } újradob { $count } kockát.
    .you-seat = Újradobsz { $count } kockát.
alea-iacta-est-log-templum = { $seat } egy { hu-die-accusative } tesz a Templumba.
    .you-seat = Egy { hu-die-accusative } teszel a Templumba.
alea-iacta-est-log-fortuna = { $seat } { $value } értékű szerencselapkát húz.
    .you-seat = { $value } értékű szerencselapkát húzol.
alea-iacta-est-log-fortuna-hidden = { $seat } szerencselapkát húz.
    .you-seat = Szerencselapkát húzol.
alea-iacta-est-log-second-fortuna = { $seat } kockája volt egyedül a Templumban; megtartott szerencselapkái: { $tiles }.
    .you-seat = A te kockád volt egyedül a Templumban; megtartott szerencselapkáid: { $tiles }.
alea-iacta-est-log-senatus = { $length ->
    [one] { $seat } egykockás sorozata a Senatusban: { $low }.
   *[other] { $seat } sorozata a Senatusban: { $low }–{ $high } ({ $length } kocka).
}
    .you-seat = { $length ->
        [one] Egykockás sorozatod a Senatusban: { $low }.
       *[other] A sorozatod a Senatusban: { $low }–{ $high } ({ $length } kocka).
    }
alea-iacta-est-log-castrum = { $seat } a Castrumba tesz: { $count } × { $die } (a csoport mérete: { $whole }).
    .you-seat = A Castrumba teszel: { $count } × { $die } (a csoport mérete: { $whole }).
alea-iacta-est-log-forum = { $seat } egy { hu-die-accusative } tesz a Forumba.
    .you-seat = Egy { hu-die-accusative } teszel a Forumba.
alea-iacta-est-log-forum-pair = { $seat } a Forumba tesz két kockát: { $low } és { $high }.
    .you-seat = A Forumba teszel két kockát: { $low } és { $high }.
alea-iacta-est-log-pushed = { $seat } { hu-die } kockája kiszorul a Forumból a Latrinába.
    .you-seat = Egy { hu-die } kockád kiszorul a Forumból a Latrinába.
alea-iacta-est-log-latrina = { $seat } máshová nem tehet: egy { hu-die } kocka a Latrinába kerül.
    .you-seat = Máshová nem tehetsz: egy { hu-die } kocka a Latrinába kerül.
alea-iacta-est-log-stage-ends = { $stage }. kör vége; a készletben maradt kockák a Latrinába kerülnek.
alea-iacta-est-log-keep-fortuna = { $seat } { $value } értékű szerencselapkát tart meg.
    .you-seat = { $value } értékű szerencselapkát tartasz meg.
alea-iacta-est-log-beside = A Templum mellé kerül: { $tiles }.
alea-iacta-est-log-tile = { $seat } kihúzza: { $tile }.
    .you-seat = Kihúzod: { $tile }.
    .you-seat-several = Kihúzod: { $tile }.
    .several = { $seat } kihúzza: { $tile }.
alea-iacta-est-log-tiles-hidden = { $seat } megnéz három szenátuslapkát.
    .you-seat = Megnézel három szenátuslapkát.
alea-iacta-est-log-keep-tile = { $seat } megtartja: { $tile }.
    .you-seat = Megtartod: { $tile }.
alea-iacta-est-log-keep-tile-hidden = { $seat } megtart egy szenátuslapkát.
    .you-seat = Megtartasz egy szenátuslapkát.
alea-iacta-est-log-last-tile = { $seat } kapja az utolsó szenátuslapkát.
    .you-seat = Te kapod az utolsó szenátuslapkát.
alea-iacta-est-log-street-lost = { $seat } sorozata a Latrinába kerül.
    .you-seat = A sorozatod a Latrinába kerül.
alea-iacta-est-log-take-province = { $seat } elveszi: { $province }.
    .you-seat = Elveszed: { $province }.
alea-iacta-est-log-take-patrician = { $seat } elveszi: { $patrician }.
    .you-seat = Elveszed: { $patrician }.
alea-iacta-est-log-out = Kikerül a játékból: { $tiles }.
alea-iacta-est-log-chips = { $seat } kap { $count } újradobáslapkát.
    .you-seat = Kapsz { $count } újradobáslapkát.
alea-iacta-est-log-shown = { $seat } megmutatja: { $tiles }.
    .you-seat = Megmutatod: { $tiles }.
alea-iacta-est-log-points = { $seat } pontjai: { $points }; el nem helyezett patríciusok értéke: { $left }.
    .you-seat = A pontjaid: { $points }; el nem helyezett patríciusok értéke: { $left }.
alea-iacta-est-log-won = { $count ->
    [one] { $seats } nyer.
   *[other] Közös győzelem: { $seats }.
}
    .you-seats = { $count ->
        [one] Te nyersz.
       *[other] Közös győzelem: { $seats }.
    }

## Why not

alea-iacta-est-refuse-over = A játszma véget ért.
alea-iacta-est-refuse-chance = Előbb kockák vagy lapkák jönnek.
alea-iacta-est-refuse-not-yours = A dobást és a húzást nem lehet megválasztani.
alea-iacta-est-refuse-now = Ez most nem lehetséges. { $ask }
alea-iacta-est-refuse-not-open = Ez a lapka nincs felfordítva.
alea-iacta-est-refuse-not-held = Ez a lapka nincs a választhatók között.
alea-iacta-est-refuse-no-die = Nincs { hu-die } kockád.
alea-iacta-est-refuse-no-templum = A Templum csak négy vagy öt játékosnál van játékban.
alea-iacta-est-refuse-leader = Te vezetsz a Templumban: csak akkor tehetsz oda újra, ha már más megelőzött.
alea-iacta-est-refuse-templum-dice = A Templumba most { $count } kockát kell tenned, de ennyid nincs.
alea-iacta-est-refuse-templum-sum = Ezzel a kockával nem éred el a szükséges összeget: { $sum } ({ $count } kockával).
alea-iacta-est-refuse-no-street = A sorozat a legkisebb kockától a legnagyobbig tart.
alea-iacta-est-refuse-own-street = { $length ->
    [one] Már van egykockás sorozatod ({ $low }): csak meghosszabbítani lehet.
   *[other] Már van sorozatod ({ $low }–{ $high }): csak meghosszabbítani lehet.
}
alea-iacta-est-refuse-same-street = { $length ->
    [one] A Senatusban már van ilyen egykockás sorozat: { $low }.
   *[other] A Senatusban már van ilyen sorozat: { $low }–{ $high }.
}
alea-iacta-est-refuse-same-set = A Castrumban már van ilyen csoport: { $count } × { $die }.
alea-iacta-est-refuse-few-dice = Csak { $count } { hu-die } kockád van.
alea-iacta-est-refuse-no-column = { $lower } kisebb kocka tölti meg a Forumot: ez már nem jutna oszlophoz.
alea-iacta-est-refuse-no-columns = Mindkét kockának oszlopra kell kerülnie a Forumban; a nagyobbik nem jutna rá.
alea-iacta-est-refuse-latrina = A Latrina csak akkor választható, ha máshová egy kockát sem tudsz tenni.
alea-iacta-est-refuse-no-chip = Nincs újradobáslapkád.
alea-iacta-est-refuse-no-dice-chosen = Előbb vedd fel az újradobandó kockákat.
alea-iacta-est-refuse-together-templum = A Templumba { $dice } nem mehet együtt: először egy kocka, azután eggyel több, mint a vezetőé, nagyobb összeggel.
alea-iacta-est-refuse-together-senatus = { $dice } nem sorozat: a Senatusban az értékek egymást követik, mindegyik egyszer.
alea-iacta-est-refuse-together-castrum = { $dice } nem egyforma: a Castrumba egy fordulóban csak egyforma értékű kockák kerülhetnek.
alea-iacta-est-refuse-together-forum = { $dice } együtt nem mehet a Forumba: oda egy kocka kerül, vagy kettő, amelyek összege 5.
alea-iacta-est-refuse-together-latrina = A Latrinába egy kocka kerül, nem { $dice } együtt.

alea-iacta-est-board-head = Kör: { $stage }/{ $stages }, menet: { $round }
alea-iacta-est-board-fortuna = Szerencselapkák: { $pile } lefordítva, mellette { $beside }
alea-iacta-est-board-senate = még nem húzott szenátuslapka: { $pile }
alea-iacta-est-board-player = ≈ { $points } pont · újradobás { $chips } · szenátuslapka { $tiles }
alea-iacta-est-board-kept = · szerencse { $kept } (+{ $drawn })
alea-iacta-est-board-unrolled = dobásra váró kockák: { $count }
alea-iacta-est-board-tiles = Szenátuslapkáid:
alea-iacta-est-board-offered = Ezekből választasz:
alea-iacta-est-board-passed = Továbbadva vagy a pakli alá téve:
alea-iacta-est-board-drawn = Ebben a körben húzott szerencselapkáid:
alea-iacta-est-board-provinces = Provinciák
alea-iacta-est-board-patricians = Patríciusok
alea-iacta-est-board-total = Összesen
alea-iacta-est-board-left-over = Megmaradt

## What a move would do

alea-iacta-est-would-templum = { $count ->
    [one] { $count } kockád lenne a Templumban, értéke { $sum }.
   *[other] { $count } kockád lenne a Templumban, összegük { $sum }.
}
alea-iacta-est-would-templum-more = Még { $count } kockát kell hozzátenned.
alea-iacta-est-would-fortuna = Kockánként egy szerencselapka.
alea-iacta-est-would-fortuna-few = { $count ->
    [0] Nincs több szerencselapka.
   *[other] Már csak { $count } szerencselapka van.
}
alea-iacta-est-would-rank-street = { $length } kockás sorozat; helyezése most: { $rank }.
alea-iacta-est-would-tile = Ez elég egy szenátuslapkához.
alea-iacta-est-would-no-tile = Ez nem elég szenátuslapkához; a sorozat a Latrinába kerülne.
alea-iacta-est-would-rank-set = Csoport: { $count } × { $die }; helyezése most: { $rank }.
alea-iacta-est-would-province = Ez elég egy provinciához.
alea-iacta-est-would-no-province = Ez nem elég provinciához; a csoport a Latrinába kerülne.
alea-iacta-est-would-forum = { hu-die } kocka helye: { $column }. oszlop.
alea-iacta-est-would-pushed = { $seat } { hu-die } kockája kiszorul a Latrinába.
alea-iacta-est-would-latrina = A kocka a kör végén egy újradobáslapkát hoz.
alea-iacta-est-would-chip = Egy újradobáslapkába kerül; marad: { $left }.
alea-iacta-est-would-reroll = { $count } kockát dobsz újra.
alea-iacta-est-would-keep-fortuna = Értéke { $value }.
alea-iacta-est-would-gain = Jelenleg: { $points } pont ({ $gain }).

## What a seat has besides points

alea-iacta-est-stake-sets = { $count ->
    [one] körülbelül egy csoport, amely provinciát ér
   *[other] körülbelül { $count } csoport, amely provinciát ér
}
alea-iacta-est-stake-street = egy sorozat, amely szenátuslapkát ér
alea-iacta-est-stake-forum = { $count ->
    [one] körülbelül egy kocka a Forumban
   *[other] körülbelül { $count } kocka a Forumban
}
alea-iacta-est-stake-chips = { $count ->
    [one] körülbelül egy újradobáslapka
   *[other] körülbelül { $count } újradobáslapka
}

## The score sheet

alea-iacta-est-sheet-provinces = Provinciák
alea-iacta-est-sheet-patricians = Elhelyezett patríciusok
alea-iacta-est-sheet-tiles = Szenátuslapkák
alea-iacta-est-sheet-tile = Szenátuslapka: { $tile }
alea-iacta-est-sheet-fortuna = Szerencselapkák
alea-iacta-est-sheet-chips = Újradobáslapkák (kettő 1 pont)

## The table

alea-iacta-est-web-templum = Templum
alea-iacta-est-web-templum-text = Először egy kocka; utána mindig a vezetőnél eggyel több kocka és nagyobb összeg kell. Minden kockáért szerencselapkát húzol.
alea-iacta-est-web-senatus = Senatus
alea-iacta-est-web-senatus-text = Egymást követő értékek sorozata, játékosonként egy. A leghosszabb sorozatok szenátuslapkát nyernek.
alea-iacta-est-web-castrum = Castrum
alea-iacta-est-web-castrum-text = Egyforma kockák csoportjai. A legnagyobbak sorban provinciát szereznek.
alea-iacta-est-web-forum = Forum Romanum
alea-iacta-est-web-forum-text = Egy kocka, vagy kettő, ha összegük 5. Az alacsonyabb jobbra tolja a magasabbat; ami leesik, a Latrinába kerül. Balról jobbra minden kocka egy patríciust szerez.
alea-iacta-est-web-latrina = Latrina
alea-iacta-est-web-latrina-text = Csak ha máshová semmi sem illik. Minden itteni kocka egy újradobáslapkát hoz a kör végén.
alea-iacta-est-web-gives = lapka: { $count }
alea-iacta-est-web-stage = Kör: { $stage }/{ $stages }, menet: { $round }
alea-iacta-est-web-no-dice = Még nincs kocka
alea-iacta-est-web-street = { $length ->
    [one] { $rank }. { $seat }: egykockás sorozat, { $low }
   *[other] { $rank }. { $seat }: { $low }–{ $high } sorozat
}
alea-iacta-est-web-set = { $rank }. { $seat }: { $count } × { $die }
alea-iacta-est-web-in-templum = { $seat }: { $count } kocka, összeg: { $sum }
alea-iacta-est-web-in-latrina = { $seat }: { $count } kocka
alea-iacta-est-web-column = { $column }. oszlop: { $die } ({ $seat })
alea-iacta-est-web-column-empty = { $column }. oszlop: üres
alea-iacta-est-web-supply = Kockáid
alea-iacta-est-web-supply-of = { $seat } kockái
alea-iacta-est-web-die = { hu-die } kocka
alea-iacta-est-web-die-chosen = { hu-die } kocka, kiválasztva
alea-iacta-est-web-die-unrolled = Dobásra váró kocka
alea-iacta-est-web-reroll = Újradobás
alea-iacta-est-web-reroll-text = Egy újradobáslapkáért bármennyi kockádat újradobhatod. A végén két lapka 1 pont.
alea-iacta-est-web-into-templum = { $dice } a Templumba
alea-iacta-est-web-options = Választási lehetőségek
alea-iacta-est-web-holdings = Szerzemények
alea-iacta-est-web-points = { $points } látható pont
alea-iacta-est-web-points-text = Pontok, ha mindaz, amit mindenki lát, a lehető legjobban van elhelyezve. A szenátuslapkák a végén számítanak.
alea-iacta-est-web-chips = Újradobáslapkák: { $count }
alea-iacta-est-web-fortuna-kept = Szerencselapkák: { $tiles }
alea-iacta-est-web-fortuna-text = Mindegyik annyit ér, amennyi rajta áll. Aki a Templumban vezet, kettőt tart meg, a többiek ott egyet.
alea-iacta-est-web-fortuna-pile = Szerencselapkák: { $count } lefordítva, nyíltan { $beside }
alea-iacta-est-web-senate-pile = Még nem húzott szenátuslapka: { $count }
alea-iacta-est-web-senate-pile-text = A legjobb sorozat hármat húz, egyet megtart; a többi a következő lapkát kapó sorozathoz vagy a pakli alá kerül.
alea-iacta-est-web-tile-hidden = Szenátuslapka, lefordítva
alea-iacta-est-web-passed = Továbbadva vagy a pakli alá téve: { $tiles }
alea-iacta-est-web-nothing = Még semmi
alea-iacta-est-web-starter = Kezdőjátékos
alea-iacta-est-web-patrician-text = Az értékét éri, ha a színével egyező provinciában lakik; mindegyikben egy nőnek és egy férfinak van hely.
alea-iacta-est-web-province-text = Egy nőnek és egy férfinak ad otthont a saját színéből. Az értékét éri, üresen eggyel kevesebbet.
alea-iacta-est-web-say-holding = { $seat }: { $points } látható pont, újradobáslapkák { $chips }, szenátuslapkák { $tiles }; provinciák: { $provinces }; patríciusok: { $patricians }.

## Tippek: hová nézz, és melyik darabról van szó

alea-iacta-est-nudge-die = Keress azonos értékű kockákat.
alea-iacta-est-nudge-low = Keress egymást követő kockákat.
alea-iacta-est-nudge-dice = Keress két összeillő kockát.
alea-iacta-est-nudge-value = Nézd meg a szerencselapkákat.
alea-iacta-est-nudge-tile = Nézd meg a szenátuslapkákat.
alea-iacta-est-nudge-province = Nézd meg a provinciákat.
alea-iacta-est-nudge-patrician = Nézd meg a patríciusokat.
alea-iacta-est-nudge-throw = Nézd meg a felvett kockákat.
alea-iacta-est-piece-die = a { $value } értékű kockák
alea-iacta-est-piece-low = egy sorozat
alea-iacta-est-piece-dice = ezek a kockák: { $value }
alea-iacta-est-piece-value = egy { $value } értékű szerencselapka

## The end

alea-iacta-est-end-points = Véget ért az utolsó kör: { $points } pont { $less } ellen.
alea-iacta-est-end-left-over = Holtverseny { $points } ponttal; az el nem helyezett patríciusok döntenek, { $left } pont { $less } ellen.
alea-iacta-est-end-shared = Mindegyiknek { $points } pontja van, és az el nem helyezett patríciusok értéke is egyenlő.

## Positions that somebody wrote

alea-iacta-est-fault-0 = A kockák száma nem stimmel: valakinek nem nyolc van összesen, a kis játékban nem kettő
alea-iacta-est-fault-1 = A kockák szabálytalanul fekszenek: két sorozat vagy két csoport egyenlő, vagy a Forum nem emelkedik hézag nélkül
alea-iacta-est-fault-2 = A szerencselapkák száma nem stimmel
alea-iacta-est-fault-3 = A szenátuslapkák száma nem stimmel
alea-iacta-est-fault-4 = Egy nyilvános szám hibás
alea-iacta-est-fault-5 = Hamis tudás
alea-iacta-est-fault-6 = A munkapad nincs kiürítve
alea-iacta-est-fault-10 = Egy sorozatot a legkisebb és a legnagyobb kockájával írunk le, például [3, 5], vagy [5, 5] egyetlen 5-höz
alea-iacta-est-fault-11 = A Forum egyik kockájának nincs gazdája, vagy egy gazdának nincs ott kockája
alea-iacta-est-fault-12 = Kockák fekszenek a Templumban, amelyet négy vagy öt játékossal játszanak
alea-iacta-est-fault-13 = Dobni kellene, de egy kocka sincs felvéve: ebben a szakaszban a játékos néhány kockája „unrolled”
