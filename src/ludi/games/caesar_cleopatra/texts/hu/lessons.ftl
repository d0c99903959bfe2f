## Amit az első forduló előtt tudni érdemes (a szabályok ezzel kezdődnek)

caesar-cleopatra-teach-goal = Szerezz több pontot az ellenfelednél öt frakció 21 patríciusával. Minden patrícius 1 pontot ér, egy frakció többsége 1 ponttal többet, az egész frakció még 1 ponttal, és a titkos bónuszlapod talán 2 pontot hoz.
caesar-cleopatra-teach-turn-1 = Rakj le befolyást: egy lapot lefordítva vagy kettőt nyíltan. Előtte vagy utána kijátszhatsz egy akciólapot.
caesar-cleopatra-teach-turn-2 = Húzz, amíg újra öt lapod nem lesz, mindegyiket a választott pakliból: befolyás vagy akció.
caesar-cleopatra-teach-turn-3 = Felfordul egy szavazólap. A rajta álló frakciónál a nagyobb összeg nyer egy patríciust; utána a nagyobb oldal ott a legmagasabb lapját veszti el, a másik a legalacsonyabbat.
caesar-cleopatra-teach-missed-1 = A győzelem drága: az ottani legmagasabb lapod elvész. Legjobb egyetlen ponttal nyerni.
caesar-cleopatra-teach-missed-2 = Egy filozófus megfordítja a szavazást: a kisebb összeg nyer. Ha mindkét oldalon ugyanannyi filozófus van, hatástalanítják egymást.
caesar-cleopatra-teach-missed-3 = Ha egy frakciónál nyolc lap fekszik, a forduló végén szavazás következik. Számolj, mielőtt a nyolcadikat lerakod.

## Az első játék

caesar-cleopatra-lesson-first-game = Az első játszmád
caesar-cleopatra-lesson-first-game-goal-patricians = Nyerj patríciusokat, főleg egy-egy frakció többségét.
caesar-cleopatra-lesson-first-game-goal-senators = Nyerj egy szenátort.
caesar-cleopatra-lesson-first-game-goal-veto = Tartsd meg a lapodat a szenátoroknál.
caesar-cleopatra-lesson-first-game-goal-praetors = Nyerd meg az utolsó praetort.
caesar-cleopatra-lesson-first-game-goal-quaestors = Nyerd meg az utolsó quaestort, kisebb befolyással.
caesar-cleopatra-lesson-first-game-goal-won = Győztél.
caesar-cleopatra-lesson-first-game-goal = Te vagy Caesar, egy játszma vége felé. A 21 patríciusból 4 még senkié: 2 szenátor, 1 praetor, 1 quaestor. Mindegyik 1 pontot ér, és egy frakció többsége 1 ponttal többet. Neked 10 pontod van, Kleopátrának 9.
caesar-cleopatra-lesson-first-game-factions = A frakciók köztetek fekszenek, a te lapjaid a te oldaladon, Kleopátráéi az övén. A szenátoroknál neked egy 3-asod van, neki egy 4-ese és egy 2-ese, együtt 6. Ha most szavaznának, a nagyobb összeg nyerne, az övé.
caesar-cleopatra-lesson-first-game-hand = A kezedben egy 5-ös, egy 3-as és egy 1-es befolyáslap van, és két akciólap, egy felderítő és egy vétó. A fordulódban befolyást raksz le: egy lapot lefordítva, amit ő nem lát, vagy két lapot nyíltan.
caesar-cleopatra-lesson-first-game-lay = Rakd le az 5-öst lefordítva a szenátorokhoz. Az ottani 3-assal ez 8 a 6 ellen.
caesar-cleopatra-lesson-first-game-done = Most kijátszhatnál egy akciólapot. Tartogasd őket: válaszd ezt: Kész.
caesar-cleopatra-lesson-first-game-refill = Mindig húzol, amíg újra 5 lapod nem lesz. Az akciópaklid elfogyott, húzz hát a befolyáspakliból. Utána felfordul egy szavazólap, és megmondja, melyik frakció szavaz.
caesar-cleopatra-lesson-first-game-veto = Egy filozófust húztál, róla később. A szenátorok szavaztak: 8 a 6 ellen, egy szenátor a tiéd. Most 3 van nálad az 5 közül, a többség: 12 pont. Az ottani legmagasabb lapod, az 5-ös, elveszett, és az ő legalacsonyabbja, a 2-es is. Most Kleopátra merényletet játszik ki a 3-asod ellen. Van vétód: használd.
caesar-cleopatra-lesson-first-game-replacement = A merényletnek nincs hatása. A vétóért húzhatsz egy másik lapot.
caesar-cleopatra-lesson-first-game-scout = Kleopátra egy 5-öst rakott a szenátorokhoz és egy 2-est a quaestorokhoz, és a szavazólap orgia volt: senki sem szavazott. Te jössz. A praetoroknál van egy 2-esed; neki 2 lefordított lapja van ott. Mennyit érnek? Játszd ki a felderítőt a praetoroknál.
caesar-cleopatra-lesson-first-game-two-open = Egy 5-ös és egy 3-as: ez együtt 8. Neked ott 2 van, legalább 7 kell még. Egy lap nem elég, rakj le hát kettőt nyíltan: kezdd a 4-essel.
caesar-cleopatra-lesson-first-game-second-open = És a 3-as: ezzel 9 áll 8 ellen. Egyetlen pont is elég.
caesar-cleopatra-lesson-first-game-done-again = Nincs mit kijátszani, és mindkét paklid üres. Válaszd ezt: Kész.
caesar-cleopatra-lesson-first-game-philosopher = A praetor a tiéd: 9 a 8 ellen. A saját fordulója után Kleopátra megnyerte az utolsó szenátort. Egy quaestor maradt; neked ott egy 4-esed van, neki egy 5-öse és egy 2-ese, együtt 7. Most jön a filozófus: ahol az egyik oldalon több van belőle, ott a kisebb összeg nyer. Rakd le lefordítva a quaestorokhoz.
caesar-cleopatra-lesson-first-game-last-done = 4 a 7 ellen, és egy filozófus. Válaszd ezt: Kész, és szavazzanak a quaestorok.
caesar-cleopatra-lesson-first-game-won = A kisebb összeg nyert, és az utolsó patríciussal a játszmának vége: 18 a 10 ellen, a te javadra. 12 patrícius, 4 többség, és 2 pont a bónuszlapodért, a quaestorokért. Egy egész játszmát 10 befolyáslappal és 13 akciólappal kezdesz, és Kleopátra lép először. Próbáld ki!
caesar-cleopatra-lesson-first-game-not-five-here = Az kevés: több kell, mint 6. Az 5-össel az összeg 8.
caesar-cleopatra-lesson-first-game-not-senators-here = Az 5-ös a jó lap. Rakd a szenátorokhoz: ott még 2 nyerhető.
caesar-cleopatra-lesson-first-game-not-one-down = Két lapot nyíltan is szabad, de azokat ő látná. Válaszd ezt: „Egyet lefordítva”, és rakd az 5-öst a szenátorokhoz.
caesar-cleopatra-lesson-first-game-not-scout-later = Tartogasd a felderítőt; a következő fordulódban többet ér.
caesar-cleopatra-lesson-first-game-not-not-passive = Passzív fordulóban csak lapot cserélsz: semmi sem kerül az asztalra, és nincs szavazás. Van jobb dolgod.
caesar-cleopatra-lesson-first-game-not-protect = Akkor a 3-as elveszne, és semmid sem maradna a szenátoroknál. Erre való a vétó.
caesar-cleopatra-lesson-first-game-not-free-card = Nem kerül semmibe. Vedd el a lapot: minél több a választék, annál jobb.
caesar-cleopatra-lesson-first-game-not-look-first = Előbb nézd meg, aztán rakj. A felderítő felfordítja a lapjait a praetoroknál.
caesar-cleopatra-lesson-first-game-not-one-too-few = Egy lap legfeljebb 4-et hoz, az 6 a 8 ellen. Két nyílt lap kell hozzá.
caesar-cleopatra-lesson-first-game-not-four-first = A végén mindkettő ott fekszik majd. Kezdd a 4-essel.
caesar-cleopatra-lesson-first-game-not-too-low = Az 1-es nem elég: a 4-es és a 3-as kell.
caesar-cleopatra-lesson-first-game-not-philosopher-later = Tartogasd a filozófust: ő nyeri meg neked az utolsó quaestort.
caesar-cleopatra-lesson-first-game-not-praetors-here = Most a praetorokon a sor: a 4-es és a 3-as ott nyer.
caesar-cleopatra-lesson-first-game-not-one-loses = 5 a 7 ellen: a quaestor elveszne. Próbáld a filozófust.
caesar-cleopatra-lesson-first-game-not-both-or-one = A filozófus egyedül is elég. Válaszd ezt: „Egyet lefordítva”.

## Egy kis lecke: filozófusok

caesar-cleopatra-lesson-philosophers = Filozófusok
caesar-cleopatra-lesson-philosophers-goal-less = Nyerj meg egy aedilist kisebb befolyással.
caesar-cleopatra-lesson-philosophers-goal-keep = Tartsd meg az utolsó censort.
caesar-cleopatra-lesson-philosophers-goal-done = Tudod, mire jók a filozófusok.
caesar-cleopatra-lesson-philosophers-turned = Egy filozófus értéke 0. De ahol az egyik oldalon több van belőle, ott megfordítja a szavazást: a kisebb összeg nyer. A censorok közül még 1 maradt, az aedilisek közül 2. A censoroknál te vezetsz, 9 az 1 ellen, az aediliseknél Kleopátra, 9 a 2 ellen. Nálad 2 filozófus van.
caesar-cleopatra-lesson-philosophers-lay = A filozófus oda való, ahol vesztésre állsz. Rakj egyet lefordítva az aedilisekhez.
caesar-cleopatra-lesson-philosophers-done = 2 a 9 ellen, a te oldaladon 1 filozófussal. Válaszd ezt: Kész, és nézd meg, melyik frakció szavaz.
caesar-cleopatra-lesson-philosophers-beware = Az aedilisek szavaztak: a kisebb összeg nyert, egy aedilis a tiéd. Mint mindig, a nagyobb összeg a legmagasabb lapját vesztette el, az ő 5-ösét, a kisebb a legalacsonyabbat, a te 2-esedet; a filozófus is elment. Kleopátra most 1 lapot rakott lefordítva a censorokhoz, ahol egyetlen lapjával sem éri el a te 9 pontodat. Miért oda? Játszd ki a felderítőt.
caesar-cleopatra-lesson-philosophers-answer = Egy filozófus: vele az ő 1 pontja legyőzné a te 9 pontodat. Ha mindkét oldalon ugyanannyi van belőle, hatástalanítják egymást. Rakd a másik filozófusodat lefordítva a censorokhoz.
caesar-cleopatra-lesson-philosophers-equal = 1 filozófus 1 ellen: megint a nagyobb összeg számít. Válaszd ezt: Kész.
caesar-cleopatra-lesson-philosophers-kept = 9 az 1 ellen: a censor a tiéd, és 3 közül már 2, vagyis a többség is. Jegyezd meg: filozófust oda, ahol vesztésre állsz; a sajátodat az övé ellen, ahol vezetsz; és gyanakodj, ha egyetlen lap oda kerül, ahol nem nyerhet.
caesar-cleopatra-lesson-philosophers-not-ahead = Ott te vezetsz, 9 az 1 ellen. Egy filozófus ellened fordítaná a szavazást.
caesar-cleopatra-lesson-philosophers-not-too-little = Az nem éri el a 9-et. Ott kevesebbel nyersz, nem többel.
caesar-cleopatra-lesson-philosophers-not-not-passive = Passzív fordulóban semmit sem raksz le, és senki sem szavaz. Van jobb dolgod.
caesar-cleopatra-lesson-philosophers-not-look-first = Előbb nézd meg: ha nem filozófus, a tiéd ellened fordítaná a szavazást.
caesar-cleopatra-lesson-philosophers-not-more-loses = A több befolyás nem segít: az ő filozófusa mellett a nagyobb összeg veszít. Felelj a tiéddel.
