## Amit az első forduló előtt tudni érdemes (a szabályok ezzel kezdődnek)

alea-iacta-est-teach-goal = Az utolsó kör után neked legyen a legtöbb pontod. A patríciusok akkor számítanak, ha a színükkel egyező provinciában laknak, mindegyikben egy nő és egy férfi; mellettük a szenátuslapkák és a szerencselapkák is számítanak.
alea-iacta-est-teach-turn-1 = Dobj minden kockával, ami még nálad van. Egy újradobáslapkáért bármennyit újradobhatsz közülük.
alea-iacta-est-teach-turn-2 = Tegyél legalább egy kockát pontosan egy épületbe: egyformákat a Castrumba, sorozatot a Senatusba, egyet vagy (ha az összegük 5) kettőt a Forumba.
alea-iacta-est-teach-turn-3 = Valakinek az utolsó kockája lezárja a kört. Ekkor az épületek kiosztják, amijük van: szenátuslapkákat, provinciákat, patríciusokat, és egy újradobáslapkát minden kockáért a Latrinában.
alea-iacta-est-teach-missed-1 = Sohasem kell minden odaillő kockát letenned. Akinek kockája marad, annak fordulója is marad; de akinek először fogy el, az zárja le a kört.
alea-iacta-est-teach-missed-2 = A Forumban az alacsony kockák balra állnak, elsőként választanak, és kitolják a többit. Az 1-est csak egy másik 1-es tolhatja el.
alea-iacta-est-teach-missed-3 = A színéhez illő provincia nélküli patrícius semmit sem ér, az üres provincia pedig egy ponttal kevesebbet.

## Az első játék

alea-iacta-est-lesson-first-game = Az első játszmád
alea-iacta-est-lesson-first-game-goal-points = Az utolsó kör után neked legyen a legtöbb pontod.
alea-iacta-est-lesson-first-game-goal-green = Szerezd meg a zöld provinciát.
alea-iacta-est-lesson-first-game-goal-street = Legyen tiéd a legjobb sorozat a Senatusban.
alea-iacta-est-lesson-first-game-goal-forum = Szerezz patríciusokat a Forumban.
alea-iacta-est-lesson-first-game-goal-choose = Válaszd azt, ami összeillik.
alea-iacta-est-lesson-first-game-goal-won = Győztél.
alea-iacta-est-lesson-first-game-goal = Ez egy kétszemélyes játszma utolsó köre: a 6. kör. Van egy 2-es piros provinciád, és egy ott lakó 2-es piros férfi: ez 4 pont. Minden provinciában egy nő és egy férfi lakhat a provincia színéből, és mindegyik az értékét éri.
alea-iacta-est-lesson-first-game-home = A zöld nőd 3 pontot ér, de nincs otthona: így nem ér semmit. Van egy megszerezhető zöld provincia, értéke 3! Provinciát a Castrumban lehet nyerni. Dobsz mind a 8 kockáddal.
alea-iacta-est-lesson-first-game-castrum = Egy fordulóban egyetlen épületbe teszel kockákat. A Castrumba egyforma kockák kerülnek, egy csoport; a legnagyobb csoportok választanak először provinciát. Tedd a Castrumba mind a 3 darab 2-est.
alea-iacta-est-lesson-first-game-senatus = Az ellenfél egy 3-ast tett a Forumba. Dobtál a maradék 5 kockáddal. A Senatusba sorozat kerül, egymást követő értékek; a legjobb sorozat szenátuslapkát nyer. Van egy 3-asod, egy 4-esed és egy 5-ösöd: tedd le mindet.
alea-iacta-est-lesson-first-game-repete = Az ellenfélnek két 6-osból van csoportja a Castrumban, kisebb a tiédnél. Az utolsó 2 kockád 6-os, túl magas a Forumhoz: ott az alacsonyak választanak először. Van egy újradobáslapkád: azzal újradobhatsz. Vegyél fel egy 6-ost.
alea-iacta-est-lesson-first-game-both = Egy lapka akárhány kockára elég. Vedd fel a másik 6-ost is.
alea-iacta-est-lesson-first-game-throw = Most dobj mindkettővel.
alea-iacta-est-lesson-first-game-pair = Egy 1-es és egy 4-es! A Forumba egy kocka kerül, vagy kettő, ha az összegük 5, és ez 5. Ott minden kocka egy patríciust hoz. Tedd mindkettőt a Forumba.
alea-iacta-est-lesson-first-game-tile = Ez volt az utolsó kockád: az ellenfél fordulója után a kör véget ér, és az épületek osztanak. Először a Senatus: a te sorozatod 3 kockából áll, az ellenfélé csak 2 kockából. Megnézel 3 szenátuslapkát, és 1-et megtartasz. A végén két házaspárod lesz: a „sok házaspár” 3 pontot fog érni.
alea-iacta-est-lesson-first-game-province = Aztán a Castrum: három kocka többet ér kettőnél, te választasz először. Melyik provinciára vár valaki?
alea-iacta-est-lesson-first-game-patrician = A zöld nődnek van otthona: 10 pont. Most a Forum, balról: a te 1-esed, az ellenfél 3-asa, a te 4-esed. A zöld nőhöz beköltözhet egy férfi: vedd el a 3-as zöld férfit.
alea-iacta-est-lesson-first-game-second-patrician = Az ellenfél egy sárga férfit vett el. Most a 4-es választ. A piros provinciádban még van hely egy nőnek.
alea-iacta-est-lesson-first-game-won = 18 a 14 ellen, a te javadra: provinciák 2 és 3, patríciusok 2, 2, 3 és 3, és 3 a szenátuslapkádért. Az ellenfél megmaradt kockái a Latrinába kerültek, és újradobáslapkák lettek: két lapka 1 pontot ér. Több játékossal a Templum is játszik, szerencselapkákkal. Egy egész játszma üres kézzel kezdődik: próbáld ki!
alea-iacta-est-lesson-first-game-not-all-three = A több jobb: tedd le mind a 3 darab 2-est. A legnagyobb csoport választ először.
alea-iacta-est-lesson-first-game-not-bigger-set = Nagyobb csoportot is rakhatsz: van 3 darab 2-esed.
alea-iacta-est-lesson-first-game-not-street-next = Szép sorozat, de előbb egy provincia kell a zöld nődnek: az a Castrum.
alea-iacta-est-lesson-first-game-not-forum-later = A Forum patríciusokat hoz. Az később jön: előbb otthon kell nekik.
alea-iacta-est-lesson-first-game-not-chip-later = Ezek a kockák jók, ahogy vannak. Tartogasd az újradobáslapkát.
alea-iacta-est-lesson-first-game-not-longer = Minél hosszabb, annál jobb: tedd le együtt a 3-ast, a 4-est és az 5-öst.
alea-iacta-est-lesson-first-game-not-set-done = A csoportod a Castrumban már a legnagyobb. Egy sorozat szenátuslapkát hoz neked.
alea-iacta-est-lesson-first-game-not-too-far-right = Egy 6-os az ellenfél 3-asa mögé kerülne, és utána választana; és csak egy kockát tennél le. Próbáld az újradobáslapkát.
alea-iacta-est-lesson-first-game-not-one-six = Egyetlen kockából álló csoport itt semmit sem nyer: 2 provincia van és két nagyobb csoport. Próbáld az újradobáslapkát.
alea-iacta-est-lesson-first-game-not-street-grows = A sorozatod 6-ig nőne, de már így is jó, és patríciusok kellenek. Próbáld az újradobáslapkát.
alea-iacta-est-lesson-first-game-not-other-six = Várj: vedd fel a másik 6-ost is. Nem kerül többe.
alea-iacta-est-lesson-first-game-not-both-dice = Együtt 5, így egyszerre mehetnek a Forumba: két patrícius egy helyett.
alea-iacta-est-lesson-first-game-not-two-only = Az 2 pontot fog érni. A „sok házaspár” 3 pontot.
alea-iacta-est-lesson-first-game-not-no-yellow = Nincs senkid, aki sárga. A zöld nőd a zöldre vár.
alea-iacta-est-lesson-first-game-not-three-first = Az is jó választás, de 2 pontot ér. A zöld férfi 3 pontot ér, és az ellenfél elvehetné.
alea-iacta-est-lesson-first-game-not-homeless = Nincs ilyen színű provinciád: ez a patrícius semmit sem érne.

## Egy kis lecke: sorozatok és csoportok

alea-iacta-est-lesson-streets-and-sets = Sorozatok és csoportok
alea-iacta-est-lesson-streets-and-sets-goal-street = Legyen tiéd a legjobb sorozat a Senatusban.
alea-iacta-est-lesson-streets-and-sets-goal-set = Legyen tiéd a legnagyobb csoport a Castrumban.
alea-iacta-est-lesson-streets-and-sets-goal-reward = Válaszd ki, amit nyertél.
alea-iacta-est-lesson-streets-and-sets-goal-done = Tudod, melyik sorozat és csoport az első.
alea-iacta-est-lesson-streets-and-sets-rank = A Senatusban a leghosszabb sorozat az első; két egyforma hosszú közül az, amelyik magasabban végződik. Két egyforma nem lehet. Az ellenfélé 3, 4 és 5. A Castrumban van egy csoportod: 2 darab 5-ös. Most a maradék 6 kockáddal dobsz.
alea-iacta-est-lesson-streets-and-sets-street = Ez is sorozat: 4, 5 és 6. Ugyanolyan hosszú, mint az ellenfélé, de magasabban végződik, így ez az első. Tedd a Senatusba.
alea-iacta-est-lesson-streets-and-sets-set = Az ellenfél 2 darab 6-ost tett a Castrumba: ugyanannyi, mint a tiéd, és magasabb, tehát az az első. Dobtál még egy 5-öst. Tedd hozzá: 3 kocka megelőz 2 kockát, bármit mutatnak.
alea-iacta-est-lesson-streets-and-sets-extend = Az ellenfél egy 2-essel megtoldotta a sorozatát: most 4 kocka. Egy sorozat mindkét végén nőhet, egy vagy több kockával. Egy 3-ast és egy 2-est dobtál: tedd mindkettőt a sorozatodhoz: 4, 5 és 6.
alea-iacta-est-lesson-streets-and-sets-tile = Ez volt az utolsó kockád, és az ellenfél fordulója után a kör véget ér. A te sorozatod 5 kocka, az övé 4: megnézel 3 szenátuslapkát, és 1-et megtartasz. A „sok provincia” mindig ér 1-et, és minden két provincia után többet.
alea-iacta-est-lesson-streets-and-sets-province = A Castrumban a te 3 kockád az első, utána az ellenfél 2 darab 6-osa jön. 2 provincia van: vedd el a 4-est.
alea-iacta-est-lesson-streets-and-sets-given = Az ellenfél elveszi a megmaradt provinciát. A 2 darab 1-es volt a harmadik csoport: nekik már nem jut semmi, és a Latrinába kerülnek. Jegyezd meg: először az számít, hány kocka, aztán az, hogy milyen magas; és sosem lehet ugyanaz, mint a másiké.
alea-iacta-est-lesson-streets-and-sets-not-too-short = Az ellenfél sorozata 3 kocka. A tiéd csak így lesz első: 4, 5 és 6 együtt.
alea-iacta-est-lesson-streets-and-sets-not-set-later = A második csoport várhat. Előbb a Senatus: ott most megelőzheted az ellenfelet.
alea-iacta-est-lesson-streets-and-sets-not-elsewhere = Szabad. De itt a sorozatokról és a csoportokról van szó: van jobb helyed ezeknek a kockáknak.
alea-iacta-est-lesson-streets-and-sets-not-third = Az az ellenfél 2 darab 6-osa mögé kerülne. Tedd az 5-öst a saját csoportodhoz.
alea-iacta-est-lesson-streets-and-sets-not-street-first = A sorozatod már az első. A Castrumban vagy lemaradva: tedd oda az 5-öst.
alea-iacta-est-lesson-streets-and-sets-not-both = Azzal is első lennél: 4 kocka, és magasabban végződik. De a 2-es is illik hozzá. Tedd le mindkettőt: 5 kockát nehéz megelőzni.
alea-iacta-est-lesson-streets-and-sets-not-needs-people = Az a patríciusokat számolja, neked pedig még nincs. Provinciát mindjárt kapsz.
alea-iacta-est-lesson-streets-and-sets-not-worth-more = Te választasz először. A másik provincia többet ér: 4-et.
