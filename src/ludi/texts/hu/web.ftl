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
web-rating = Értékszám: { $elo }
web-rating-between = { $low } és { $high } között
web-opponents = Az ellenfelek
web-opponents-who = Kik ők?
web-opponents-meaning = Öt rang, az újonctól a császárig. Az értékszámok egymás elleni játszmákból származnak, Tiro áll nullán: 100-zal több körülbelül 64 győzelmet jelent 100 játszmából, 300-zal több körülbelül 85-öt.
web-opponent-other = Másik ellenfél választása
web-new-table = Asztal barátokkal
web-new-table-here = Asztal ezen az eszközön
web-open-table = Asztal megnyitása
web-rules = Szabályok
web-my-games = Játszmáim
web-open-tables = Asztalok szabad hellyel
web-running-tables = Nézhető asztalok
web-table-over = véget ért
web-table-waiting = várakozik
web-table-outdated = régebbi szabályok
web-outdated-leave = Elhagyom az asztalt
web-begun-on = Kezdete: { $date }
web-join = Csatlakozás
web-your-turn = Te jössz
web-turn-title = Te jössz: { $game }
web-result-won = győzelem
web-result-lost = vereség
web-result-drawn = döntetlen
web-filter = Megjelenítés
web-filter-all = mind
web-filter-running = folyamatban lévő
web-filter-ended = befejezett
web-game-more = További műveletek: { $game }, { $date }
web-give-up = Feladás
web-hide = Elrejtés a listámból
web-remove = Végleges törlés
web-show-hidden = { $count ->
    [one] Egy rejtett játszma megjelenítése
   *[other] { $count } rejtett játszma megjelenítése
}
web-go-on = Folytatás
web-watch = Nézem
web-players = Játékosok
web-seats = Helyek
web-who-sits = Ki ül itt:
web-wish-me = én
web-wish-open = egy barát, linkkel
web-wish-here = valaki ezen az eszközön
web-wish-bot = egy bot
web-listed = Az asztal jelenjen meg a kezdőlapon

## Preferences

web-preferences = Beállítások
web-name = Név
web-language = Nyelv
web-close = Bezárás
web-again = Próbáld újra

## The waiting room

web-waiting-for-players = A játszma akkor kezdődik, ha már minden hely foglalt.
web-seat-open = szabad
web-sit-here = Ide ülök
web-name-here = A neved ennél az asztalnál
web-bot-here = Üljön ide egy bot
web-you = te
web-host = az asztal gazdája
web-you-host = Te vagy az asztal gazdája
web-send-away = Eltávolítás az asztaltól: { $name }
web-hand-over = Az asztal átadása: { $name }
web-close-table = Az asztal bezárása
web-close-game = A játszma befejezése eredmény nélkül
web-stand-up = Feladom a helyem
web-closed = Az asztal be van zárva: a játszma eredmény nélkül ér véget.
web-table-closed = bezárva
web-share-link = Link erre az oldalra
web-send-friend = Küldés egy barátnak
web-copy = Másolás
web-copied = Másolva
web-qr = A link QR-kódként
web-dice-promise = A kockák ujjlenyomata, a játszma előtt rögzítve

## The table

web-board = Az asztal
web-board-in-words = Az asztal szavakban
web-log = Napló
web-log-turn = { $number }. forduló: { $seat }
    .you-seat = { $number }. forduló: te
web-one-and-more = { $first }, { $rest }
web-and = { $first } és { $rest }
web-since = Az utolsó fordulód óta
web-since-show = Mutasd újra, mi történt az utolsó fordulód óta
web-skip = Kihagyás
web-only-move = Csak egy lépés lehetséges: { $move }
web-wait = Várj
web-silent = { $ask } ({ $seconds } mp)
web-silent-held = { $move }: a többiek akkor látják, amikor letelik az idő.
web-chat = Beszélgetés
web-menu = Menü
web-points = { $points } pont
web-is-asked = ő jön
web-away = most nincs itt
web-stand-in-for = { $name } helyett { $level }
web-watching = néző
web-watcher = egy néző
web-connection-lost = Megszakadt a kapcsolat, újracsatlakozunk …
web-waiting-for = { $name } gondolkodik.
web-bot-learning = { $name } készülődik; első alkalommal ez körülbelül egy perc.
web-bot-learning-short = a botok készülődnek
web-bot-weaker = { $name }: a keresést elő kell készíteni (ezen a gépen egyszer); addig kevésbé lát előre.
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
web-stale = Az állás közben megváltozott; nézd meg újra a táblát.
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
    .you-name = Elhagytad az asztalt.
web-people-returned = { $name } visszaült az asztalhoz.
    .you-name = Visszaültél az asztalhoz.

## Keys

web-shortcuts = Billentyűk
web-drag = Húzás

## After the game

web-game-over = A játszma véget ért.
web-score-sheet = Pontozólap
web-total = Összesen
web-winner = Győztes
web-rematch = Még egy játszma
web-rematch-join = Az új asztalhoz
web-share = Megosztás
web-download = A játszma letöltése
web-check-dice = A kockák ellenőrzése

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

web-cards = Lapok és lapkák
web-chapter-c = A doboz tartalma
web-chapter-s = Előkészületek
web-chapter-t = Egy forduló
web-chapter-b = Harc
web-chapter-k = A lapok
web-chapter-a = Akciólapok
web-chapter-p = Kockák elhelyezése
web-chapter-n = Szenátuslapkák
web-chapter-e = A játék vége és a pontozás
web-chapter-h = Rejtett információk
web-chapter-r = Értelmezések
web-chapter-m = A kis játék

## Told in one or in many

web-won = { $count ->
    [one] { $winners } nyer.
   *[other] Közös győzelem: { $winners }.
}
    .you-winners = Te nyersz.

## A board made from the fields of a game

web-empty = üres
web-can-do = Amit tehetsz
web-no-rules = Ehhez a játékhoz még nincsenek leírt szabályok.
web-analysis = Elemzés
web-learn = Tanulás
web-puzzles = Feladványok
web-deal = A nap leosztása
web-study = Állások elemzése

## Az asztal kézben

web-tap-again = Koppints még egyszer: { $move }
web-missing = Nincs ilyen oldal
web-missing-why = Lehet, hogy elírás van a címben, vagy az oldal már nincs meg.
web-log-greeting = Üdv az asztalnál. Ami itt történik, sorról sorra ide kerül.
web-waiting-away = { $name } most nincs itt; az asztal vár.

## Moments, the end, sound

web-ending = A játszma vége
web-pace = Ha valaki távol marad
web-pace-live = élő: az asztalnál ülők döntenek
web-pace-no-hurry = ráérős: az asztal vár
web-pace-live-long = Aki az asztalnál van, választ: vár, botot játszat, vagy befejezi a játszmát.
web-pace-no-hurry-long = Az asztal vár, ha kell, napokig. Senki sem játszik más helyett.
web-hints-allowed = Lehet tippet kérni (a többiek látják, ha valaki kér)
web-hints-off = Tippek nélkül
web-here = ennek a szervernek egy másik oldalán
web-waiting-here = { $name } ennek a szervernek egy másik oldalán van; az asztal vár.
web-absent = { $name } nincs itt. Mit szeretnél?
web-absent-wait = Várok
web-absent-bot = Játsszon egy bot
web-absent-end = A játszma befejezése
web-absent-others = { $name } ezt szeretné: { $wish }
web-absent-all = Ez akkor történik meg, ha az asztalnál mindenki ezt szeretné.
web-people-replaced = { $name } nincs itt: egy bot játszik, amíg vissza nem jön.
    .you-name = Nem voltál itt: egy bot játszott, amíg vissza nem jöttél.
web-people-ended = { $name } befejezte a játszmát, mert valaki nem volt itt. Senki sem nyert.
    .you-name = Befejezted a játszmát, mert valaki nem volt itt. Senki sem nyert.
web-people-hint = { $name } tippet kért.
    .you-name = Tippet kértél.
web-meanwhile = Amíg távol voltál
web-meanwhile-show = Megmutatás a táblán
web-meanwhile-close = Tovább
web-sit-how = hogyan ülsz le
web-your-seat = A helyed
web-begins = Ki kezd
web-begins-drawn = sorsolás
web-begins-me = te
web-begins-other = egy ellenfél
web-seat-odds = { $seat } { $share } a 100-ból
web-odds-seat = 100-ból { $share } győzelem
web-odds-seats = Győzelmek egyforma erejű játékosok között: { $odds }
web-odds-first = Egyforma erejű játékosok között 100 játszmából { $share } a kezdőé.
web-opponents-each = Minden helyre más ellenfél
web-all-bots = Minden bot azonos rangú
web-draw-seats = A helyek kisorsolása
web-swap-seats = { $first } és { $second } helyének cseréje
web-change-table = Az asztal módosítása
web-change-go = Módosítás
web-option-is = { $option }: { $value }
web-beginners-now = Az első játszmáidban: { $changes }
web-grown = { $count } játszmát fejeztél be. Mostantól ez másképp van:
web-grown-option = { $option }: { $now } (eddig: { $before })
web-grown-go = Így játszom
web-grown-stay = Maradjon, ahogy volt
web-absent-again = Nem várok tovább

## What is asked, told and answered at the table

web-my-turn = Játszmáim: te jössz
web-one-of = { $thing }, { $at } / { $count }
web-dice-unsealed = A szerver pecsét nélküli állást küldött. Amit később erről a játszmáról mond, nem vethető össze azzal, amit ez a böngésző megőriz.
