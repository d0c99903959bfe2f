## Amit az első forduló előtt tudni érdemes (a szabályok ezzel kezdődnek)

roma-teach-goal = Legyen több győzelmi pontod (GYP), mint az ellenfelednek, amikor a játék véget ér. Azonnal véget ér, ha a készletben nincs több GYP, vagy ha valakinek nem marad egy sem.
roma-teach-turn-1 = Minden korong, amelynél nincs lapod, 1 GYP-be kerül. Utána dobsz három kockával.
roma-teach-turn-2 = Minden kockát egy dologra használj: pénzre (annyi sestertius, amennyit mutat), lapokra (annyit húzol, egyet megtartasz), vagy az ilyen számú korongnál fekvő lapra, amely ekkor cselekszik.
roma-teach-turn-3 = Lap lerakásához nem kell kocka, csak az ára sestertiusban. Mindezt bármilyen sorrendben megteheted, aztán fejezd be a fordulót.
roma-teach-missed-1 = Egy üres korong minden fordulód elején 1 GYP-be kerül. Egy olcsó lap is jobb a semminél.
roma-teach-missed-2 = Egy lap már abban a fordulóban cselekedhet, amelyben leraktad, és több egyforma kockával többször is.
roma-teach-missed-3 = A harcban az egyenlő is elég: a harci kockának csak el kell érnie a szemközti lap védelmét.

## Az első játék

roma-lesson-first-game = Az első játszmád
roma-lesson-first-game-goal-points = Legyen több győzelmi pontod, amikor a készlet kiürül.
roma-lesson-first-game-goal-lay = Rakd le a Legatot, és hozd működésbe.
roma-lesson-first-game-goal-cover = Egy korongod se maradjon üresen.
roma-lesson-first-game-goal-attack = Üss rést az ellenfél oldalán.
roma-lesson-first-game-goal-score = Válts kockákat győzelmi pontokra.
roma-lesson-first-game-goal-end = Ürítsd ki a készletet, amíg vezetsz.
roma-lesson-first-game-goal-won = Győztél.
roma-lesson-first-game-points = Ez egy Roma-játszma vége. Neked 13 győzelmi pontod (GYP) van, az ellenfélnek 14, és 9 maradt a készletben. Ha a készlet kiürül, a játék véget ér, és az nyer, akinek több GYP-je van.
roma-lesson-first-game-board = A játékosok között hat korong fekszik, I-től VI-ig: 1-től 6-ig. Alattuk a te oldalad, fölöttük az ellenfélé: minden korongnál egy lapnak van hely. Nézd meg a tieidet: a IV. és a VI. üres. Most az ellenfél befejez egy fordulót.
roma-lesson-first-game-empty = Te jössz. Először fizettél az üres korongokért: egyenként 1 GYP-t, így 11 maradt. Aztán egy 6-ost, egy 4-est és egy 3-ast dobtál. Minden kocka egy dologra jó.
roma-lesson-first-game-money = Van egy Legat a kezedben. Az ára 5 sestertius, neked 4 van. Tedd a 6-ost a pénzkorongra: 6 sestertiust hoz.
roma-lesson-first-game-lay = 10 sestertius! Lap lerakásához nem kell kocka. Rakd a Legatot a IV. koronghoz: ott van hely, és ott a 4-es kockád felébresztheti.
roma-lesson-first-game-activate = Egy kocka azt a lapot hozza működésbe, amelyik az ilyen számú korongnál fekszik. A Legat 1 GYP-t hoz az ellenfél minden üres helyéért, és ezekből 2 van. Aktiváld a IV. korongot.
roma-lesson-first-game-cards = Még 2 GYP: 13. Egy kocka maradt, és a VI. korong üres. Tedd a 3-ast a lapkorongra: 3 lapot húzol, és 1-et megtartasz.
roma-lesson-first-game-keep = Három lap közül választhatsz, a másik kettő a dobópaklira kerül. 5 sestertiusod van. A Forum ára 5, és kockákból GYP-t csinál: tartsd meg.
roma-lesson-first-game-forum = Most rakd le a Forumot a VI. koronghoz. Akkor egy korongod sem üres többé.
roma-lesson-first-game-end-turn = Minden kockát felhasználtál, és az erszényed üres. Fejezd be a fordulót.
roma-lesson-first-game-battle = Az ellenfél 2 GYP-t fizetett az üres korongokért; aztán egy Legionarius leverte a lapodat a III. korongnál, és ez már 1 GYP-be került neked. Tedd ugyanezt: a Legionariusod a II. korongnál megtámadja a szemközti Machinát. A védelme 4: a harci kockának legalább 4-et kell mutatnia.
roma-lesson-first-game-payout = 4-es: az egyenlő is elég, a Machina elesik. Ez a rés mostantól fordulónként 1 GYP-be kerül az ellenfélnek, és a Legatod is beleszámítja. Most jön a 6-os: aktiváld a Forumot a VI. korongnál.
roma-lesson-first-game-second-die = A Forumhoz második kocka kell, és annyit fizet, amennyit az mutat. Használd az 5-öst.
roma-lesson-first-game-turn-over = 5 GYP a készletből: neked 17 van, az ellenfélnek 12, és 7 maradt. Fejezd be a fordulót.
roma-lesson-first-game-last-turn = Az ellenfél 3 GYP-t fizetett, és egy Forummal 4-et visszaszerzett: 13. Te a résért 1-et fizettél, 16 maradt; a készletben 7 van. Egy 4-est, egy 6-ost és egy 4-est dobtál. Kezdd a Legattal: az ellenfélnek 3 üres helye van.
roma-lesson-first-game-finish = Még 3 GYP: 19 pontod van, és 4 maradt a készletben. Egy Forum a másik 4-essel éppen ennyit visz el. Aktiváld a VI. korongot.
roma-lesson-first-game-last-die = Használd a 4-est, és a készlet kiürül.
roma-lesson-first-game-won = A készlet üres, a játék azonnal véget ér: 23 a 13 ellen, a te javadra. Már tudod, mi számít: töltsd fel a korongjaidat, ébreszd fel a lapjaidat a megfelelő kockákkal, üss réseket az ellenfél oldalán, és figyeld a készletet. Egy egész játszma mindenkinek 10 GYP-vel és 4 lappal kezdődik. A többi 22 féle lapon rajta áll, mit tud.
roma-lesson-first-game-not-small-die = Az a kocka kevesebb sestertiust hoz. A 6-os hozza a legtöbbet, és a VI. korongnál nincs lapod, amelyet felébreszthetne.
roma-lesson-first-game-not-cards-later = A lapok jó ötlet, mindjárt sorra kerülnek. Először a pénz.
roma-lesson-first-game-not-lapse = Még ne: a fel nem használt kockák a forduló végén elvesznek.
roma-lesson-first-game-not-wrong-disc = Az a hely is üres, de a kockád 4-es, nem 6-os. Egy lap csak a saját korongja számával cselekszik.
roma-lesson-first-game-not-covers = Ott már van lapod. Az elveszne, és a rés megmaradna. Válaszd az üres helyet.
roma-lesson-first-game-not-money-enough = 10 sestertius most bőven elég. Rakd le a Legatot: ahhoz nem kell kocka.
roma-lesson-first-game-not-four-acts = A 4-es többet ér a IV. korongnál: ott felébreszti a Legatodat.
roma-lesson-first-game-not-other-first = A 3-as ráér. Előbb a 4-es, amely a IV. korongnál felébreszti a Legatodat.
roma-lesson-first-game-not-no-card = 3 sestertiusszal több, de nincs lap a kezedben, amit lerakhatnál. Húzz lapokat a 3-assal.
roma-lesson-first-game-not-too-dear = Az ára 6, neked 5 van: ebben a fordulóban nem rakhatnád le, és a VI. korong üres maradna.
roma-lesson-first-game-not-needs-forum = Olcsó, de csak egy mellette fekvő Forumnak segít, és az még nincs.
roma-lesson-first-game-not-gap = A VI. korong még üres, és 1 GYP-be kerülne. Megvan a lapod és a pénzed hozzá.
roma-lesson-first-game-not-battle-first = Mindjárt ez következik! Előbb a harc a 2-essel.
roma-lesson-first-game-not-five-for-forum = A Haruspex hozna neked egy lapot. De az 5-ös a Forum második kockája lesz: 5 GYP-t ér.
roma-lesson-first-game-not-two-attacks = Pénzre vagy lapokra bármikor válthatsz kockát. Most a 2-es támad, a 6-os és az 5-ös pedig GYP-t hoz.
roma-lesson-first-game-not-points-now = Pénzzel nem lehet nyerni. A Forum ebből a két kockából GYP-t csinál.
roma-lesson-first-game-not-legat-first = A másik sorrend is jó volna. Itt a Legat az első.
roma-lesson-first-game-not-finish = Most győztesként befejezheted a játékot: ébreszd fel a Legatot egy 4-essel, aztán a Forumot a 6-ossal.
roma-lesson-first-game-not-one-left = Megint 3 GYP, de 1 maradna a készletben. A Forum mind a 4-et elviszi.

## Egy kis lecke: a Forum

roma-lesson-the-forum = A Forum
roma-lesson-the-forum-goal-most = Hozd ki a legtöbbet egyetlen Forumból.
roma-lesson-the-forum-goal-done = Már tudod, hogyan fizet egy Forum.
roma-lesson-the-forum-neighbours = Egy Forum annyit fizet, amennyit a második kocka mutat. Jó szomszédokkal többet: a mellette álló Basilica 2 GYP-t ad hozzá, a mellette álló Templummal a harmadik kocka is számít. A tiéd a III. korongnál fekszik, a kettő között. Egy 3-ast, egy 5-öst és egy 2-est dobtál.
roma-lesson-the-forum-activate = Aktiváld a III. korongnál fekvő Forumot a 3-assal.
roma-lesson-the-forum-second = Most a második kocka: használd az 5-öst.
roma-lesson-the-forum-third = A Templum kérdezi: jöhet a harmadik kocka is? Használd a 2-est.
roma-lesson-the-forum-paid = A második kockáért 5, a harmadikért 2, a Basilicáért 2: összesen 9 GYP egy fordulóban. A szomszédoknak maguknak sosem kell kocka. Óvakodj hát az ilyen Forumtól az ellenfél oldalán, és támadd meg, vagy valamelyik szomszédját.
roma-lesson-the-forum-not-all-dice = A Forum most mind a 3 kockát fel tudja használni, és GYP-t csinál belőlük. Kezdd a 3-assal.
roma-lesson-the-forum-not-lapse = Még ne: elveszne a 3 kockád.
roma-lesson-the-forum-not-same-sum = Az összeg ugyanannyi volna, mert a harmadik kocka is számít. Kezdd az 5-össel: aki csak egyet használhat, a nagyobbat veszi.
roma-lesson-the-forum-not-leaves = Így 2 GYP az asztalon maradna. Add hozzá a kockát.
