caesar-cleopatra-name = Caesar & Cleopatra
caesar-cleopatra-pitch = Két uralkodó nyílt és rejtett lapokkal küzd 21 patrícius kegyeiért; aztán jön egy szavazás, amelyre nem mindenki számít.
caesar-cleopatra-summary = Két játékos befolyáslapokat rak le, nyíltan vagy rejtve, hogy megnyerje 21 patrícius szavazatát.
caesar-cleopatra-chapter-v = A szavazás
caesar-cleopatra-chapter-x = Változatok
caesar-cleopatra-list = { $first }, { $rest }

caesar-cleopatra-seat-caesar = Caesar
caesar-cleopatra-seat-cleopatra = Kleopátra

caesar-cleopatra-option-action-order = Az akciópakli
caesar-cleopatra-option-action-order-chosen = választott sorrendben
caesar-cleopatra-option-action-order-shuffled = megkeverve
caesar-cleopatra-option-orgies = Orgiák a szavazólapok között
caesar-cleopatra-option-orgies-all = mindhárom
caesar-cleopatra-option-orgies-fading = a sima orgiák felfordítva kikerülnek, ha már két frakció elfogyott
caesar-cleopatra-option-orgies-fewer = eggyel kevesebb az elejétől
caesar-cleopatra-option-scale = A játék mérete
caesar-cleopatra-option-scale-whole = teljes
caesar-cleopatra-option-scale-small = kicsi: két frakció és fejenként négy lap, tanulmányozáshoz

## The factions

caesar-cleopatra-faction-senators = szenátorok
    .within = { caesar-cleopatra-faction-senators }
caesar-cleopatra-faction-praetors = praetorok
    .within = { caesar-cleopatra-faction-praetors }
caesar-cleopatra-faction-quaestors = quaestorok
    .within = { caesar-cleopatra-faction-quaestors }
caesar-cleopatra-faction-censors = censorok
    .within = { caesar-cleopatra-faction-censors }
caesar-cleopatra-faction-aediles = aedilisek
    .within = { caesar-cleopatra-faction-aediles }
caesar-cleopatra-vote-senators = { caesar-cleopatra-faction-senators }
caesar-cleopatra-vote-praetors = { caesar-cleopatra-faction-praetors }
caesar-cleopatra-vote-quaestors = { caesar-cleopatra-faction-quaestors }
caesar-cleopatra-vote-censors = { caesar-cleopatra-faction-censors }
caesar-cleopatra-vote-aediles = { caesar-cleopatra-faction-aediles }
caesar-cleopatra-vote-orgy = orgia
caesar-cleopatra-vote-shuffling-orgy = orgia (keverés)
caesar-cleopatra-bonus-senators = { caesar-cleopatra-faction-senators }
caesar-cleopatra-bonus-praetors = { caesar-cleopatra-faction-praetors }
caesar-cleopatra-bonus-quaestors = { caesar-cleopatra-faction-quaestors }

## The cards

caesar-cleopatra-card-one = 1
    .within = 1-es
caesar-cleopatra-card-one-text = Befolyáslap, értéke 1.
caesar-cleopatra-card-two = 2
    .within = 2-es
caesar-cleopatra-card-two-text = Befolyáslap, értéke 2.
caesar-cleopatra-card-three = 3
    .within = 3-as
caesar-cleopatra-card-three-text = Befolyáslap, értéke 3.
caesar-cleopatra-card-four = 4
    .within = 4-es
caesar-cleopatra-card-four-text = Befolyáslap, értéke 4.
caesar-cleopatra-card-five = 5
    .within = 5-ös
caesar-cleopatra-card-five-text = Befolyáslap, értéke 5.
caesar-cleopatra-card-philosopher = filozófus
    .within = { caesar-cleopatra-card-philosopher }
caesar-cleopatra-card-philosopher-text = Befolyáslap, értéke 0. Ha a szavazó frakciónál a játékosoknak nem egyforma számú filozófusuk van, a kisebb befolyás nyer. Eldöntött szavazás után el kell dobni.
caesar-cleopatra-card-assassination = merénylet
    .within = { caesar-cleopatra-card-assassination }
caesar-cleopatra-card-assassination-text = Távolítsd el az ellenfél egy nyílt befolyáslapját.
caesar-cleopatra-card-spy = kém
    .within = { caesar-cleopatra-card-spy }
caesar-cleopatra-card-spy-text = Nézd meg az ellenfél kezét, és válassz belőle egy eldobandó lapot. Az ellenfél húzhat helyette másikat.
caesar-cleopatra-card-castling = sáncolás
    .within = { caesar-cleopatra-card-castling }
caesar-cleopatra-card-castling-text = Vedd fel minden lapodat két frakciótól, és oszd el újra a kettő között, lefordítva.
caesar-cleopatra-card-scout = felderítő
    .within = { caesar-cleopatra-card-scout }
caesar-cleopatra-card-scout-text = Fordítsd fel az ellenfél minden lapját egy frakciónál.
caesar-cleopatra-card-wrath = istenek haragja
    .within = { caesar-cleopatra-card-wrath }
caesar-cleopatra-card-wrath-text = Dobjátok el mindkét játékos minden befolyáslapját egy frakciónál.
caesar-cleopatra-card-veto = vétó
    .within = { caesar-cleopatra-card-veto }
caesar-cleopatra-card-veto-text = Válasz az ellenfél akciólapjára: annak nincs hatása. Utána húzhatsz helyette egy lapot.

caesar-cleopatra-influence-one = { caesar-cleopatra-card-one }
    .within = { caesar-cleopatra-card-one.within }
caesar-cleopatra-influence-two = { caesar-cleopatra-card-two }
    .within = { caesar-cleopatra-card-two.within }
caesar-cleopatra-influence-three = { caesar-cleopatra-card-three }
    .within = { caesar-cleopatra-card-three.within }
caesar-cleopatra-influence-four = { caesar-cleopatra-card-four }
    .within = { caesar-cleopatra-card-four.within }
caesar-cleopatra-influence-five = { caesar-cleopatra-card-five }
    .within = { caesar-cleopatra-card-five.within }
caesar-cleopatra-influence-philosopher = { caesar-cleopatra-card-philosopher }
    .within = { caesar-cleopatra-card-philosopher }
caesar-cleopatra-action-assassination = { caesar-cleopatra-card-assassination }
    .within = { caesar-cleopatra-card-assassination }
caesar-cleopatra-action-spy = { caesar-cleopatra-card-spy }
    .within = { caesar-cleopatra-card-spy }
caesar-cleopatra-action-castling = { caesar-cleopatra-card-castling }
    .within = { caesar-cleopatra-card-castling }
caesar-cleopatra-action-scout = { caesar-cleopatra-card-scout }
    .within = { caesar-cleopatra-card-scout }
caesar-cleopatra-action-wrath = { caesar-cleopatra-card-wrath }
    .within = { caesar-cleopatra-card-wrath }
caesar-cleopatra-action-veto = { caesar-cleopatra-card-veto }
    .within = { caesar-cleopatra-card-veto }
caesar-cleopatra-pile-influence = befolyáspakli
caesar-cleopatra-pile-action = akciópakli

## The moves

caesar-cleopatra-move-bonus = Bónuszlap: { $bonus }
caesar-cleopatra-move-deal = { $card } húzása
caesar-cleopatra-move-turn-up = Szavazólap felfordítása: { $vote }
caesar-cleopatra-move-ask = Rendkívüli szavazás: { $faction }
caesar-cleopatra-move-order = { $action } az akciópakli tetejére
caesar-cleopatra-move-lay-hidden = { $card } lerakása lefordítva ({ $faction })
caesar-cleopatra-move-lay-open = { $card } lerakása nyíltan ({ $faction })
caesar-cleopatra-move-assassinate = Merénylet: { $card } ({ $faction })
caesar-cleopatra-move-spy = Kém
caesar-cleopatra-move-castle = Sáncolás: { $faction } és { $partner }
caesar-cleopatra-move-scout = Felderítő: { $faction }
caesar-cleopatra-move-wrath = Istenek haragja: { $faction }
caesar-cleopatra-move-veto = Vétó
caesar-cleopatra-move-veto-card = Vétó: { $action }
caesar-cleopatra-move-let-pass = Nincs vétó
caesar-cleopatra-move-let-pass-card = Nincs vétó: { $action }
caesar-cleopatra-move-choose = { $card } eldobatása
caesar-cleopatra-move-draw = Húzás: { $pile }
caesar-cleopatra-move-decline = Pótlás nélkül
caesar-cleopatra-move-pass = Passzív forduló
caesar-cleopatra-move-exchange = { $card } cseréje
caesar-cleopatra-move-done = Kész

## What is asked

caesar-cleopatra-ask-order = Rakj lapot az akciópaklidra; az utolsót húzod először.
caesar-cleopatra-ask-bonus = Bónuszlapok húzása.
caesar-cleopatra-ask-arrange = { $factions ->
    [2] Rakj le lefordítva egy 1-est és egy 2-est, a két frakcióhoz egyet-egyet; az első frakció: { caesar-cleopatra-faction-senators }.
   *[other] Rakj le mindegyik értékből egyet lefordítva, frakciónként egyet; az első frakció: { caesar-cleopatra-faction-senators }.
}
caesar-cleopatra-ask-turn = { $influence ->
    [0] Nincs befolyáslap a kezedben, ezért passzívnak kell maradnod.
   *[other] Rakj le befolyáslapot, játssz ki akciólapot, vagy maradj passzív.
}
caesar-cleopatra-ask-lay = Rakj le egy lapot lefordítva vagy kettőt nyíltan.
caesar-cleopatra-ask-second = Rakd le nyíltan a második lapot.
caesar-cleopatra-ask-closing = Játssz ki akciólapot, vagy válaszd ezt: Kész.
caesar-cleopatra-ask-answer = Megvétózod az akciólapot, vagy nem?
caesar-cleopatra-ask-spy = Válassz egy eldobandó lapot ebből a kézből.
caesar-cleopatra-ask-replace = Húzhatsz helyette egy lapot.
caesar-cleopatra-ask-castle = Rakj egy felvett lapot lefordítva a két frakció egyikéhez.
caesar-cleopatra-ask-extraordinary = Egy nyolclapos frakció soron kívül szavaz.
caesar-cleopatra-ask-refill = Töltsd fel a kezed: válassz paklit a húzáshoz.
caesar-cleopatra-ask-vote = Egy szavazólap felfordítása.
caesar-cleopatra-ask-exchange = { $must ->
    [0] Dobd el a cserélendő lapokat, aztán válaszd ezt: Kész.
   *[other] Dobd el a cserélendő lapokat: legalább egyet, mert nincs befolyáslap a kezedben.
}
caesar-cleopatra-ask-redraw = Húzz annyit, amennyit eldobtál: válassz paklit.
caesar-cleopatra-ask-over = A játszma véget ért.

## The log

caesar-cleopatra-log-bonus = { $seat } bónuszlapot húz: { $bonus }.
    .you-seat = Bónuszlapot húzol: { $bonus }.
caesar-cleopatra-log-bonus-hidden = { $seat } bónuszlapot húz.
    .you-seat = Bónuszlapot húzol.
caesar-cleopatra-log-orders = { $seat } lapot rak az akciópaklira: { $action }.
    .you-seat = Lapot raksz az akciópaklira: { $action }.
caesar-cleopatra-log-arranges = { $seat } lefordítva lerakja: { $card } ({ $faction }).
    .you-seat = Lefordítva lerakod: { $card } ({ $faction }).
caesar-cleopatra-log-arranged = { $seat } lerakott öt lapot lefordítva, frakciónként egyet.
    .you-seat = Leraktál öt lapot lefordítva, frakciónként egyet.
caesar-cleopatra-log-lays-hidden = { $seat } lefordítva lerakja: { $card } ({ $faction }).
    .you-seat = Lefordítva lerakod: { $card } ({ $faction }).
caesar-cleopatra-log-lays-hidden-hidden = { $seat } lefordítva lerak egy lapot ({ $faction }).
    .you-seat = Lefordítva leraksz egy lapot ({ $faction }).
caesar-cleopatra-log-lays-again = { $seat } újra lerakja, lefordítva: { $card } ({ $faction }).
    .you-seat = Újra lerakod, lefordítva: { $card } ({ $faction }).
caesar-cleopatra-log-laid-again = { $seat } újra lerakta a lapokat, lefordítva ({ $faction }: { $count }, { $partner }: { $others }).
    .you-seat = Újra leraktad a lapokat, lefordítva ({ $faction }: { $count }, { $partner }: { $others }).
caesar-cleopatra-log-lays-open = { $seat } nyíltan lerakja: { $card } ({ $faction }).
    .you-seat = Nyíltan lerakod: { $card } ({ $faction }).
caesar-cleopatra-log-plays-assassination = { $seat } merényletet játszik ki: { $card } ({ $faction }).
    .you-seat = Merényletet játszol ki: { $card } ({ $faction }).
caesar-cleopatra-log-plays-spy = { $seat } kémet játszik ki.
    .you-seat = Kémet játszol ki.
caesar-cleopatra-log-plays-castling = { $seat } sáncolást játszik ki: { $faction } és { $partner }.
    .you-seat = Sáncolást játszol ki: { $faction } és { $partner }.
caesar-cleopatra-log-plays-scout = { $seat } felderítőt játszik ki: { $faction }.
    .you-seat = Felderítőt játszol ki: { $faction }.
caesar-cleopatra-log-plays-wrath = { $seat } az istenek haragját játssza ki: { $faction }.
    .you-seat = Az istenek haragját játszod ki: { $faction }.
caesar-cleopatra-log-lets-pass = { $seat } nem vétózik.
    .you-seat = Nem vétózol.
caesar-cleopatra-log-vetoes = { $seat } vétót játszik ki; hatástalan: { $action }.
    .you-seat = Vétót játszol ki; hatástalan: { $action }.
caesar-cleopatra-log-removed = { $seat } lapja eltávolítva: { $card } ({ $faction }).
    .you-seat = A lapod eltávolítva: { $card } ({ $faction }).
caesar-cleopatra-log-takes-up = { $seat } felvesz { $count } lapot ({ $faction }, { $partner }).
    .you-seat = Felveszel { $count } lapot ({ $faction }, { $partner }).
caesar-cleopatra-log-turned-up = { $seat } lapjai felfordítva ({ $faction }): { $cards }.
    .you-seat = A lapjaid felfordítva ({ $faction }): { $cards }.
caesar-cleopatra-log-looks = { $seat } megnézi { $other } kezét.
    .you-seat = Megnézed { $other } kezét.
    .you-other = { $seat } megnézi a kezedet.
caesar-cleopatra-log-hand = { $seat } keze: { $cards }.
    .you-seat = A kezed: { $cards }.
caesar-cleopatra-log-chooses = { $seat } kiválasztja az eldobandó lapot: { $card }.
    .you-seat = Kiválasztod az eldobandó lapot: { $card }.
caesar-cleopatra-log-discards = { $seat } eldobja: { $cards }.
    .you-seat = Eldobod: { $cards }.
caesar-cleopatra-log-draws = { $seat } húz innen: { $pile }.
    .you-seat = Innen húzol: { $pile }.
caesar-cleopatra-log-dealt = { $seat } kihúzza: { $card }.
    .you-seat = Kihúzod: { $card }.
    .you-seat-several = Kihúzod: { $card }.
    .several = { $seat } kihúzza: { $card }.
caesar-cleopatra-log-declines = { $seat } nem húz helyette lapot.
    .you-seat = Nem húzol helyette lapot.
caesar-cleopatra-log-passive = { $seat } passzív marad.
    .you-seat = Passzív maradsz.
caesar-cleopatra-log-idle = { $seat } nem tud cserélni.
    .you-seat = Nem tudsz cserélni.
caesar-cleopatra-log-exchanges = { $seat } cseréhez eldobja: { $card }.
    .you-seat = Cseréhez eldobod: { $card }.
caesar-cleopatra-log-exchanged = { $seat } nem dob el többet. Húzandó: { $count }.
    .you-seat = Nem dobsz el többet. Húzandó: { $count }.
caesar-cleopatra-log-exchanges-nothing = { $seat } semmit sem cserél.
    .you-seat = Semmit sem cserélsz.
caesar-cleopatra-log-done = { $seat } nem játszik ki többet.
    .you-seat = Nem játszol ki többet.
caesar-cleopatra-log-extraordinary = Nyolc lap fekszik itt: { $faction }. Rendkívüli szavazás.
caesar-cleopatra-log-turned = A felfordított szavazólap: { $vote }.
caesar-cleopatra-log-vote-removed = Ez a szavazólap kikerül a játékból: { $vote }.
caesar-cleopatra-log-orgy = Nincs szavazás.
caesar-cleopatra-log-shuffled = Az összes szavazólap ({ $count }) új pakliba keverve.
caesar-cleopatra-log-influence = Befolyás ({ $faction }): Caesar { $caesar }, Kleopátra { $cleopatra }.
caesar-cleopatra-log-equal = Egyenlő befolyás: minden lap marad, nyíltan ({ $faction }).
caesar-cleopatra-log-reversed = A filozófusok megfordítják az eredményt.
caesar-cleopatra-log-wins-patrician = { $seat } megnyer egy patríciust ({ $faction }).
    .you-seat = Megnyersz egy patríciust ({ $faction }).
caesar-cleopatra-log-exhausted = Elfogyott: { $faction }. Az ott maradt lapok eldobva.
caesar-cleopatra-log-turn = { $seat } fordulója kezdődik.
    .you-seat = A te fordulód kezdődik.
caesar-cleopatra-log-alone = Csak egy játékosnak maradt befolyáslapja, egyedül folytatja: { $seat }.
    .you-seat = Csak neked maradt befolyáslapod; egyedül folytatod.
caesar-cleopatra-log-all-won = Minden patrícius elkelt. A játszma véget ért.
caesar-cleopatra-log-no-influence = Senkinek sem maradt befolyáslapja. A játszma véget ért.
caesar-cleopatra-log-both-idle = Két passzív forduló egymás után csere nélkül. A játszma véget ért.
caesar-cleopatra-log-no-room = Nem rakható le több befolyáslap. A játszma véget ért.
caesar-cleopatra-log-shows-bonus = { $seat } megmutatja a bónuszlapot: { $bonus }.
    .you-seat = Megmutatod a bónuszlapot: { $bonus }.
caesar-cleopatra-log-score = { $seat } pontjai: { $points }.
    .you-seat = A pontjaid: { $points }.
caesar-cleopatra-log-wins = { $seat } nyer.
    .you-seat = Te nyersz.
caesar-cleopatra-log-draw = A pontok és a patríciusok száma egyenlő: döntetlen.

## Why a move is not legal

caesar-cleopatra-refuse-over = A játszma véget ért.
caesar-cleopatra-refuse-chance = Előbb egy lap húzása vagy felfordítása következik.
caesar-cleopatra-refuse-first = Most más a teendő. { $ask }
caesar-cleopatra-refuse-arranged = Itt már fekszik lap: { $faction }.
caesar-cleopatra-refuse-arrange-order = A frakciók sorban következnek; most: { $faction }.
caesar-cleopatra-refuse-no-card = Most nincs ilyen választható lap: { $card }.
caesar-cleopatra-refuse-not-lifted = Sáncoláskor a felvett lapokat kell lerakni, a két megnevezett frakcióhoz.
caesar-cleopatra-refuse-laid = Ebben a fordulóban már raktál le befolyáslapot.
caesar-cleopatra-refuse-no-influence = Ha nincs befolyáslap a kezedben, passzív maradsz.
caesar-cleopatra-refuse-exhausted = Elfogyott: { $faction }; oda már nem rakhatsz lapot.
caesar-cleopatra-refuse-own-limit = Már öt lapod fekszik itt: { $faction }; hatodik nem fér el.
caesar-cleopatra-refuse-both-limit = Már nyolc lap fekszik itt: { $faction }; kilencedik nem fér el.
caesar-cleopatra-refuse-one-open = Két nyílt laphoz két lap kell a kézben és hely mindkettőnek; egy lap lefordítva kerül le.
caesar-cleopatra-refuse-played = Ebben a fordulóban már játszottál ki akciólapot; többet nem lehet.
caesar-cleopatra-refuse-castle-order = Két különböző frakciót nevezz meg, a sorok sorrendjében.
caesar-cleopatra-refuse-needs-castling = A sáncoláshoz két olyan frakció kell, ahol van még patrícius, és legalább egyiküknél saját lap.
caesar-cleopatra-refuse-needs-assassination = A merénylethez az ellenfél ilyen nyílt lapja kell.
caesar-cleopatra-refuse-needs-spy = A kémhez legalább egy lap kell az ellenfél kezében.
caesar-cleopatra-refuse-needs-scout = A felderítőhöz ott az ellenfél lefordított lapja kell.
caesar-cleopatra-refuse-needs-wrath = Az istenek haragjához ott befolyáslap kell.
caesar-cleopatra-refuse-empty-pile = Innen nincs mit húzni: { $pile }.
caesar-cleopatra-refuse-exchange-first = Ha nincs befolyáslap a kezedben, legalább egy lapot cserélned kell.
caesar-cleopatra-refuse-influence-last = Nincs befolyáslapod: az utolsó lapot a befolyáspakliból húzod.
caesar-cleopatra-refuse-exchange-limit = Legfeljebb annyi lapot cserélhetsz, amennyi a paklikban van.
caesar-cleopatra-refuse-discard-first = Minden lapot el kell dobni, mielőtt az elsőt felhúzod.
caesar-cleopatra-refuse-active = A forduló már aktív.
caesar-cleopatra-refuse-lay-first = Aktív fordulóban előbb befolyáslapot kell leraknod.
caesar-cleopatra-refuse-veto = Vétóval csak az ellenfél akciólapjára lehet válaszolni.
caesar-cleopatra-refuse-no-answer = Nincs válaszra váró akciólap.

caesar-cleopatra-board-side = { $points } pont · kéz { $influence } befolyás, { $actions } akció · paklik { $influence_pile }, { $action_pile }
caesar-cleopatra-board-hand = Kéz:
caesar-cleopatra-board-bonus = Bónuszlap:
caesar-cleopatra-board-pile = Akciópakli, felülről:
caesar-cleopatra-board-lifted = Felvéve:
caesar-cleopatra-board-action = Kijátszva:
caesar-cleopatra-board-known = Az ellenfélről ismert:
caesar-cleopatra-board-in-hand = kéz
caesar-cleopatra-board-votes = Hátralévő szavazólapok:
caesar-cleopatra-board-votes-out = Felfordított szavazólapok:
caesar-cleopatra-board-discard = Dobópakli,

## What a move would do

caesar-cleopatra-would-stand = Befolyás ({ $faction }): te { $own }, ellenfél { $their }.
caesar-cleopatra-would-stand-hidden = Befolyás ({ $faction }): te { $own }, ellenfél { $their } és { $count } lefordított lap.
caesar-cleopatra-would-win = A látottak alapján te nyersz.
caesar-cleopatra-would-lose = A látottak alapján vesztesz.
caesar-cleopatra-would-equal = A látottak alapján senki sem nyer.
caesar-cleopatra-would-eight = Így nyolc lap lesz ott: a frakció a forduló végén szavaz.
caesar-cleopatra-would-asked = { $cards } szavazólapból { $count } szól erre a frakcióra.
caesar-cleopatra-would-spy = { $count ->
    [one] { $count } lapot látsz, és azt eldobatod.
   *[other] { $count } lapot látsz, és egyet eldobatsz.
}
caesar-cleopatra-would-castle = { $count ->
    [one] { $count } lapot veszel fel, értéke { $influence }.
   *[other] { $count } lapot veszel fel, összértékük { $influence }.
}
caesar-cleopatra-would-scout = { $count } lefordított lap felfordul.
caesar-cleopatra-would-wrath = Eldobandó: { $own } lapod, és az ellenfél { $their } lapja.
caesar-cleopatra-would-answer = Az ellenfél vétóval válaszolhat.
caesar-cleopatra-would-veto = Hatástalan: { $action }. Húzhatsz helyette egy lapot.
caesar-cleopatra-would-suffer-assassination = Elveszíted ezt a lapot: { $card } ({ $faction }).
caesar-cleopatra-would-suffer-scout = Felfordul { $count } lapod itt: { $faction }.
caesar-cleopatra-would-suffer-spy = Az ellenfél megnézi a kezedet, és eldobat egy lapot.
caesar-cleopatra-would-suffer-castling = Az ellenfél újra elosztja a lapjait két frakciónál.
caesar-cleopatra-would-order = { $number }. lapként húzod majd ki.
caesar-cleopatra-would-draw = { $count } lap van ebben a pakliban.
caesar-cleopatra-would-draw-top = Felül fekszik: { $card }. Lapok ebben a pakliban: { $count }.
caesar-cleopatra-would-pass = Cserélhetsz lapokat; nem raksz le semmit, és szavazólap sem fordul fel.
caesar-cleopatra-would-pass-idle = Nincs mit cserélni: a forduló véget ér.
caesar-cleopatra-would-exchange-nothing = Semmit sem cserélsz: a forduló véget ér.
caesar-cleopatra-would-end = Ezzel a játszma véget ér.
caesar-cleopatra-would-exchange = Utána { $count } lapot húzol.
caesar-cleopatra-would-vote = Feltöltöd a kezed, majd felfordul egy szavazólap: { $cards } lapból { $asking } hoz szavazást.

## What a seat has besides points

caesar-cleopatra-stake-factions = { $count ->
    [one] a vezetés körülbelül egy frakcióban
   *[other] a vezetés körülbelül { $count } frakcióban
}
caesar-cleopatra-stake-hand = { $count ->
    [one] körülbelül egy lap a kézben
   *[other] körülbelül { $count } lap a kézben
}

## The score sheet

caesar-cleopatra-sheet-won = { $faction }: { $count } / { $size }
caesar-cleopatra-sheet-majority = Többség: { $faction }
caesar-cleopatra-sheet-whole = Mind: { $faction }
caesar-cleopatra-sheet-bonuses = Bónuszlap
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
caesar-cleopatra-web-say-known = { $seat } kezéből ismered: { $cards }.
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

## Tippek: hová nézz, és melyik darabról van szó

caesar-cleopatra-nudge-card = Nézd meg a választható lapokat.
caesar-cleopatra-nudge-action = Nézd meg az akciólapjaidat.
caesar-cleopatra-nudge-assassinate = { caesar-cleopatra-nudge-action }
caesar-cleopatra-nudge-spy = { caesar-cleopatra-nudge-action }
caesar-cleopatra-nudge-castle = { caesar-cleopatra-nudge-action }
caesar-cleopatra-nudge-scout = { caesar-cleopatra-nudge-action }
caesar-cleopatra-nudge-wrath = { caesar-cleopatra-nudge-action }
caesar-cleopatra-nudge-veto = { caesar-cleopatra-nudge-action }
caesar-cleopatra-nudge-pile = Gondolj arra, milyen lapod hiányzik.
caesar-cleopatra-nudge-pass = Kérdezd meg magadtól, nem jobb-e most visszafognod magad.
caesar-cleopatra-nudge-let-pass = { caesar-cleopatra-nudge-pass }
caesar-cleopatra-nudge-decline = { caesar-cleopatra-nudge-pass }
caesar-cleopatra-nudge-done = { caesar-cleopatra-nudge-pass }
caesar-cleopatra-piece-card = ez a lap: { $value }
caesar-cleopatra-piece-assassinate = { caesar-cleopatra-card-assassination }
caesar-cleopatra-piece-spy = { caesar-cleopatra-card-spy }
caesar-cleopatra-piece-castle = { caesar-cleopatra-card-castling }
caesar-cleopatra-piece-scout = { caesar-cleopatra-card-scout }
caesar-cleopatra-piece-wrath = { caesar-cleopatra-card-wrath }
caesar-cleopatra-piece-veto = { caesar-cleopatra-card-veto }
caesar-cleopatra-suggest-order = Javasolt sorrend

## The end

caesar-cleopatra-end-all-won = Minden patrícius elkelt: { $points } pont { $less } ellen.
caesar-cleopatra-end-no-influence = Elfogytak a befolyáslapok: { $points } pont { $less } ellen.
caesar-cleopatra-end-both-idle = Két forduló egymás után csere nélkül: { $points } pont { $less } ellen.
caesar-cleopatra-end-no-room = Nem rakható le több befolyáslap: { $points } pont { $less } ellen.
caesar-cleopatra-end-patricians = Mindkettőnek { $points } pontja van; a patríciusok száma dönt.

## Positions that somebody wrote

caesar-cleopatra-fault-0 = A lapok száma nem stimmel
caesar-cleopatra-fault-1 = A patríciusok száma nem stimmel: a patricians és a won együtt nem az összes
caesar-cleopatra-fault-2 = A szavazólapok száma nem stimmel
caesar-cleopatra-fault-3 = A bónuszlapok száma nem stimmel
caesar-cleopatra-fault-4 = Egy nyilvános szám hibás
caesar-cleopatra-fault-5 = Túl sok lap fekszik egy frakciónál
caesar-cleopatra-fault-6 = Hamis tudás: a known vagy a known_actions olyan lapot nevez meg, amely nem lehet ott
caesar-cleopatra-fault-9 = Egy akciópakli ellentmond az action_order és a piles beállításnak
caesar-cleopatra-option-piles = A saját akciópaklid, ha már lekerült
caesar-cleopatra-option-piles-remembered = látod a sorrendjét
caesar-cleopatra-option-piles-closed = nem szabad többé belenézni
caesar-cleopatra-log-arranged-small = { $seat } lerakott két lapot lefordítva, a két frakcióhoz egyet-egyet.
    .you-seat = Leraktál két lapot lefordítva, a két frakcióhoz egyet-egyet.
caesar-cleopatra-log-five-everywhere = { $seat } öt-öt lapja fekszik minden megmaradt frakciónál: több szavazólap nem fordul fel. A játszma véget ért.
    .you-seat = Öt-öt lapod fekszik minden megmaradt frakciónál: több szavazólap nem fordul fel. A játszma véget ért.
caesar-cleopatra-end-five-everywhere = Az egyik félnek minden megmaradt frakciónál öt lapja fekszik: { $points } pont { $less } ellen.
caesar-cleopatra-would-pass-must = Nincs befolyáslap a kezedben, ezért legalább egy lapot cserélned kell; nem raksz le semmit, és szavazólap sem fordul fel.
caesar-cleopatra-would-five-everywhere = Öt-öt lapod fekszik minden megmaradt frakciónál: a játszma véget ér, és több szavazólap nem fordul fel.
