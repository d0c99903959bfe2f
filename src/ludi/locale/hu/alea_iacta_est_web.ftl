## What a move would do

alea-iacta-est-would-templum = { $count ->
    [one] { $count } kockád lenne a Templumban, összege { $sum }.
   *[other] { $count } kockád lenne a Templumban, összegük { $sum }.
}
alea-iacta-est-would-templum-more = { $count ->
    [one] Még { $count } kockát kell hozzátenned.
   *[other] Még { $count } kockát kell hozzátenned.
}
alea-iacta-est-would-fortuna = Kockánként egy szerencselapka.
alea-iacta-est-would-fortuna-few = { $count ->
    [0] Nincs több szerencselapka.
    [one] Már csak { $count } szerencselapka van.
   *[other] Már csak { $count } szerencselapka van.
}
alea-iacta-est-would-rank-street = { $length } kockás sorozat; helyezése most: { $rank }.
alea-iacta-est-would-tile = Ez elég egy szenátuslapkához.
alea-iacta-est-would-no-tile = Ez nem elég szenátuslapkához; a sorozat a Latrinába kerülne.
alea-iacta-est-would-rank-set = Csoport: { $count } × { $die }; helyezése most: { $rank }.
alea-iacta-est-would-province = Ez elég egy provinciához.
alea-iacta-est-would-no-province = Ez nem elég provinciához; a csoport a Latrinába kerülne.
alea-iacta-est-would-forum = A kocka ({ $die }) ide kerül: { $column }. oszlop.
alea-iacta-est-would-pushed = { $seat } kockája ({ $die }) kiszorul a Latrinába.
alea-iacta-est-would-latrina = A kocka a kör végén egy Repete-zsetont hoz.
alea-iacta-est-would-chip = Egy Repete-zsetonba kerül; marad: { $left }.
alea-iacta-est-would-reroll = { $count ->
    [one] { $count } kockát dobsz újra.
   *[other] { $count } kockát dobsz újra.
}
alea-iacta-est-would-keep-fortuna = Értéke { $value }.
alea-iacta-est-would-gain = Jelenleg: { $points } pont ({ $gain }).

## The score sheet

alea-iacta-est-sheet-provinces = Provinciák
alea-iacta-est-sheet-patricians = Elhelyezett patríciusok
alea-iacta-est-sheet-tile = Szenátuslapka: { $tile }
alea-iacta-est-sheet-fortuna = Szerencselapkák
alea-iacta-est-sheet-chips = Repete-zsetonok (kettő 1 pont)

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
alea-iacta-est-web-latrina-text = Csak ha máshová semmi sem illik. Minden itteni kocka egy Repete-zsetont hoz a kör végén.
alea-iacta-est-web-gives = lapka: { $count }
alea-iacta-est-web-stage = Kör: { $stage }/{ $stages }, menet: { $round }
alea-iacta-est-web-no-dice = Még nincs kocka
alea-iacta-est-web-street = { $length ->
    [one] { $rank }. { $seat }: egykockás sorozat, { $low }
   *[other] { $rank }. { $seat }: { $low }–{ $high } sorozat
}
alea-iacta-est-web-set = { $rank }. { $seat }: { $count } × { $die }
alea-iacta-est-web-in-templum = { $seat }: { $count } kocka, összeg: { $sum }
alea-iacta-est-web-in-latrina = { $seat }: { $count } kocka
alea-iacta-est-web-column = { $column }. oszlop: { $die } ({ $seat })
alea-iacta-est-web-column-empty = { $column }. oszlop: üres
alea-iacta-est-web-supply = Kockáid
alea-iacta-est-web-supply-of = { $seat } kockái
alea-iacta-est-web-die = Kocka: { $die }
alea-iacta-est-web-die-chosen = Kocka: { $die }, kiválasztva
alea-iacta-est-web-die-unrolled = Dobásra váró kocka
alea-iacta-est-web-reroll = Újradobás
alea-iacta-est-web-reroll-text = Egy Repete-zsetonért bármennyi kockádat újradobhatod. A végén két zseton 1 pont.
alea-iacta-est-web-options = Választási lehetőségek
alea-iacta-est-web-holdings = Szerzemények
alea-iacta-est-web-points = { $points } látható pont
alea-iacta-est-web-points-text = A mindenki által látható lapkák legjobb elhelyezésével. A szenátuslapkák a végén számítanak.
alea-iacta-est-web-chips = Repete-zsetonok: { $count }
alea-iacta-est-web-fortuna-kept = Szerencselapkák: { $tiles }
alea-iacta-est-web-fortuna-text = Mindegyik annyit ér, amennyi rajta áll. Aki a Templumban vezet, kettőt tart meg, a többiek ott egyet.
alea-iacta-est-web-fortuna-pile = Fortuna: { $count } lefordítva, nyíltan { $beside }
alea-iacta-est-web-senate-pile = Még nem húzott szenátuslapka: { $count }
alea-iacta-est-web-senate-pile-text = A legjobb sorozat hármat húz, egyet megtart; a többi a következő lapkát kapó sorozathoz vagy a pakli alá kerül.
alea-iacta-est-web-tile-hidden = Szenátuslapka, lefordítva
alea-iacta-est-web-passed = Továbbadva vagy a pakli alá téve: { $tiles }
alea-iacta-est-web-nothing = Még semmi
alea-iacta-est-web-starter = Kezdőjátékos
alea-iacta-est-web-patrician-text = Az értékét éri, ha a színével egyező provinciában lakik; mindegyikben egy nőnek és egy férfinak van hely.
alea-iacta-est-web-province-text = Egy nőnek és egy férfinak ad otthont a saját színéből. Az értékét éri, üresen eggyel kevesebbet.
alea-iacta-est-web-say-holding = { $seat }: { $points } látható pont, zsetonok { $chips }, szenátuslapkák { $tiles }; provinciák: { $provinces }; patríciusok: { $patricians }.
