## The page around the games

web-to-lobby = A kezdőlapra
web-welcome = Ülj le, és játssz
web-games = A játékok
web-play-against = Játssz most – ki ellen?
web-play-game-against = { $game }: játék { $level } ellen
web-level-tiro = Tiro
web-level-miles = Miles
web-level-centurio = Centurio
web-level-legatus = Legatus
web-level-caesar = Caesar
web-level-random = Véletlen
web-level-greedy = Mohó
web-rank-tiro = újonc
web-rank-miles = közkatona
web-rank-centurio = százados
web-rank-legatus = hadvezér
web-rank-caesar = császár
web-called-tiro = Novellus
web-called-miles = Firmus
web-called-centurio = Callidus
web-called-legatus = Serenus
web-called-caesar = Caesar
web-person-tiro = Lucius { web-called-tiro }
web-person-miles = Titus { web-called-miles }
web-person-centurio = Manius { web-called-centurio }
web-person-legatus = Aulus { web-called-legatus }
web-person-caesar = { web-called-caesar }
web-manner-tiro = Még keveset tanult, és úgy hibázik, mint egy kezdő.
web-manner-miles = Szilárd és megbízható, de nem lát messzire előre.
web-manner-centurio = Sok játszmát megélt, és megragadja, ami éppen jó.
web-manner-legatus = Úgy gondolkodik, mint a legjobbak, de néha elszalaszt egy lehetőséget.
web-manner-caesar = Mindenkinél erősebb. Ajándékra ne számíts.
web-rating = Élő { $elo }
web-rating-between = { $low } … { $high }
web-opponents = Az ellenfelek
web-opponents-who = Kik ők?
web-opponents-meaning = Öt rang, az újonctól a császárig. Az Élő-pontokat egymás elleni játszmákban mértük, Tiro áll nullán: 100-zal több körülbelül 64 győzelmet jelent 100 játszmából, 300-zal több körülbelül 85-öt.
web-opponent-other = Másik ellenfél választása
web-new-table = Asztal barátokkal
web-open-table = Asztal megnyitása
web-rules = Szabályok
web-my-games = Játszmáim
web-open-tables = Asztalok szabad hellyel
web-running-tables = Nézhető asztalok
web-table-over = véget ért
web-table-waiting = várakozik
web-table-outdated = más szabályok
web-outdated-leave = Elhagyom az asztalt
web-begun-on = Kezdete: { $date }
web-join = Csatlakozás
web-your-turn = Te jössz
web-turn-title = Te jössz: { $game }
web-result-won = győzelem
web-result-lost = vereség
web-result-drawn = döntetlen
web-filter = Mutasd
web-filter-all = mind
web-filter-running = folyamatban
web-filter-ended = befejezett
web-game-more = Több ehhez: { $game }, { $date }
web-give-up = Feladás
web-hide = Elrejtés a listámból
web-remove = Végleges törlés
web-show-hidden = { $count ->
    [one] Egy rejtett játék megjelenítése
   *[other] { $count } rejtett játék megjelenítése
}
web-go-on = Folytatás
web-watch = Nézés
web-players = Játékosok
web-seats = Helyek
web-who-sits = Ki ül itt:
web-wish-me = én
web-wish-open = egy barát, linkkel
web-wish-here = valaki ennél a képernyőnél
web-wish-bot = egy bot
web-listed = Az asztal jelenjen meg a kezdőlapon

## Preferences

web-preferences = Beállítások
web-name = Név
web-language = Nyelv
web-theme = Megjelenés
web-theme-light = világos
web-theme-dark = sötét
web-theme-auto = mint az eszközön
web-speed = A mozgás sebessége
web-speed-slow = lassú
web-speed-normal = közepes
web-speed-fast = gyors
web-speed-off = ki
web-sound = Fa, agyag, csont és bronz hangjai
web-confirm-moves = Rákérdezés minden lépés előtt
web-unasked = Az egyetlen lehetséges lépés magától megtörténik
web-silence = Ha csak a kezem tudja, akarok-e lépni (vétó, még egy lap)
web-silence-ask = mindig kérdezzen meg
web-silence-after = { $seconds } mp után magától passzol
web-forget = Felejts el minden eszközön
web-forget-told = A neved és a helyeid megszűnnek, ebben a böngészőben és mindenhol, ahol ezt a vendéget ismerik.
web-close = Bezárás
web-again = Újra

## The waiting room

web-waiting-for-players = A játék akkor kezdődik, ha már minden hely foglalt.
web-seat-open = szabad
web-sit-here = Ide ülök
web-name-here = A neved ennél az asztalnál
web-bot-here = Üljön ide egy bot
web-you = te
web-host = az asztal gazdája
web-you-host = Te vagy az asztal gazdája
web-send-away = Elküldés: { $name }
web-hand-over = Az asztal átadása: { $name }
web-close-table = Az asztal bezárása
web-close-game = A játék befejezése eredmény nélkül
web-stand-up = Feladom a helyem
web-closed = Az asztal be van zárva: a játék eredmény nélkül ér véget.
web-table-closed = bezárva
web-share-link = Link erre az oldalra
web-send-friend = Küldés egy barátnak
web-here-only = Ezt a linket csak ez a gép tudja megnyitni. Mások meghívásához indítsd a szervert így: --host 0.0.0.0.
web-copy = Másolás
web-copied = Másolva
web-qr = A link QR-kódként
web-dice-promise = Ígéret a kockákról (egy titok és ennek az asztalnak az SHA-256 lenyomata)

## The table

web-board = Az asztal
web-board-in-words = Az asztal szavakban
web-log = Napló
web-log-turn = { $number }. forduló: { $seat }
    .you-seat = { $number }. forduló: te
web-one-and-more = { $first }, { $rest }
web-since = Az utolsó fordulód óta
web-since-show = Mutasd újra, mi történt az utolsó fordulód óta
web-skip = Átugrás
web-only-move = Nincs más lehetőség: { $move }
web-wait = Várj
web-silent = { $ask } ({ $seconds } mp)
web-silent-held = { $move }: a többiek akkor hallják, amikor letelik az idő.
web-chat = Beszélgetés
web-menu = Menü
web-points = { $points } pont
web-is-asked = következik
web-away = most nincs itt
web-stand-in-for = { $level } { $name } helyett
web-watching = néző
web-watcher = egy néző
web-connection-lost = Megszakadt a kapcsolat, újracsatlakozunk
web-waiting-for = { $name } gondolkodik.
web-bot-learning = { $name } még tanul; első alkalommal ez körülbelül egy perc.
web-bot-learning-short = a botok még tanulnak
web-bot-weaker = { $name }: a keresés ezen a gépen egyszer készül el; addig kevésbé lát előre.
web-undo = Visszavonás
web-hint = Tipp
web-all-moves = Minden lépés
web-no-moves = Most nincs teendőd.
web-hint-title = Egy erős bot ezt tenné
web-hint-then = aztán: { $moves }
web-hint-chance = nyerési esély: { $chance }
web-hint-alike = nagyjából ugyanolyan jó
web-hint-only = az egyetlen lehetséges lépés
web-hint-coming = A bot még készülődik. A tipp magától jön.
web-really = { $move }?
web-yes = Igen
web-no = Nem
web-stale = Az állás közben megváltozott; nézd meg újra.
web-refused = Ez most nem lehetséges.
web-unheard = A szerver nem válaszol.
web-no-table = Nincs ilyen asztal.
web-show-rule = a szabály megmutatása
web-open-replay = Nézd meg újra ezt a lépést
web-curtain = Add át neki a képernyőt: { $name }
web-curtain-open = Én vagyok { $name }
web-leave = Elhagyom az asztalt (egy bot beugrik)
web-return = Visszaveszem a helyem
web-say = Mondj valamit
web-send = Küldés
web-earlier = Amit korábban mondtak
web-mute = Némítás: { $name }
web-phrase-hello = Üdv
web-phrase-well-played = Szép volt
web-phrase-thinking = Hadd gondolkodjam
web-phrase-sorry = Bocsánat
web-phrase-thanks = Köszönöm
web-phrase-again = Még egyet?
web-people-left = { $name } elhagyta az asztalt.
web-people-returned = { $name } visszaült az asztalhoz.

## Keys

web-shortcuts = Billentyűk
web-key-tab = sorban mindenen végig
web-key-arrows = az asztalon a legközelebbihez
web-key-next = a következő vagy előző használhatóhoz
web-key-enter = használat
web-drag = Húzás
web-key-drag = húzd egérrel vagy ujjal oda, ahová való; az Esc visszateszi
web-key-escape = a választás visszatétele, bezárás

## After the game

web-game-over = A játék véget ért.
web-score-sheet = Pontozólap
web-total = Összesen
web-winner = Győztes
web-rematch = Még egy játék
web-rematch-join = Az új asztalhoz
web-share = Megosztás
web-download = A játszma letöltése
web-check-dice = A kockák ellenőrzése
web-dice-secret = A titok, most felfedve
web-dice-seeds = Amit a játékosok böngészői hozzáadtak
web-dice-bad = { $count } eredmény nem következik a titokból.
web-receipt = Elismervény letöltése
web-dice-seen = Ez az a játszma, amelyet ez a böngésző látott.
web-dice-unseen = Ez a böngésző semmit sem őrzött meg a játszmából: csak az lett összevetve, amit a szerver most mond.
web-dice-other = Ez nem az a játszma, amelyet ennek a böngészőnek ígértek, és amelyet látott.
web-dice-unpromised = Az ígéret másra szólt, vagy egy hozzájárulás nem a megígért.
web-dice-uncheckable = A kockák itt most nem ellenőrizhetők.

## The replay

web-replay = Visszanézés
web-replay-start = Az első lépés előtt.
web-replay-shared = Ennél a képernyőnél többen játszotok: a játszma végéig a visszanézés csak azt mutatja, amit egy néző lát.
web-no-replay = Ez a játszma itt nem nézhető vissza.
web-first = Első lépés
web-back = Egy lépés vissza
web-forward = Egy lépés előre
web-last = Utolsó lépés
web-run = Lejátszás
web-pause = Szünet
web-step = Lépés
web-seen-by = Nézőpont
web-all-open = minden látható
web-to-table = Az asztalhoz

## The rules

web-cards = Ami az asztalon van
web-chapter-c = Ami a dobozban van
web-chapter-s = Előkészületek
web-chapter-t = Egy forduló
web-chapter-b = Harc
web-chapter-k = A lapok
web-chapter-a = Akciólapok
web-chapter-p = Kockák elhelyezése
web-chapter-n = Szenátuslapkák
web-chapter-e = Játék vége és pontok
web-chapter-h = Ami rejtve van
web-chapter-r = Értelmezések
web-chapter-m = A kis játék

## Told in one or in many

web-won = { $count ->
    [one] { $winners } nyer.
   *[other] Közös győzelem: { $winners }.
}
    .you-winners = Te nyersz.
web-dice-good = { $count ->
    [one] Az egyetlen eredmény a megígért titokból következik.
   *[other] Mindegyik dobás és húzás ({ $count }) a megígért titokból következik.
}

## A board made from the fields of a game

web-empty = üres
web-can-do = Amit tehetsz
web-no-rules = Ehhez a játékhoz még nincsenek leírt szabályok.
web-analysis = Elemzés
web-learn = Tanulás
web-puzzles = Feladványok
web-deal = A nap leosztása
web-study = Tanulmány

## Az asztal kézben

web-tap-again = Koppints még egyszer: { $move }
web-missing = Nincs ilyen oldal
web-missing-why = Lehet, hogy elírás van a címben, vagy az oldal már nincs meg.
web-log-greeting = Üdv az asztalnál. Ami itt történik, sorról sorra ide kerül.
web-waiting-away = { $name } most nincs itt; az asztal vár.

## Moments, the end, sound

web-volume = Hangerő
web-ending = A játék vége
