board-blocked = lezárva
games-players = { $players } játékos
games-default = alapbeállítás
bots-also = Továbbá: { $forms }
bots-rated = ludi bots GAME: milyen erősek ott a rangok.
play-welcome = Írj be egy számot vagy egy lépést; ? a súgó, q a kilépés.
play-left = Felálltál az asztaltól. A játszma mentve: { $file }. Így folytathatod: { $command }
play-kept = A játszma mentve: { $file }.
play-no-move = Nincs ilyen lépés: { $typed }. Írd be egy lépés számát, vagy a lépést úgy, ahogy mellette áll; ? a súgó.
play-no-undo = Nincs mit visszavonni: az utolsó lépés nem a tiéd volt, vagy valami újat felfedett.
play-undone = Az utolsó döntés visszavonva.
play-unknown = Itt semminek sincs ilyen neve: { $word }.
play-more = { $first }–{ $last } / { $count }; + a továbbiak
play-go-on = Tovább az Enterrel.
board-you = { $name } (te)
play-thinking = { $bot } gondolkodik …
play-thinking-first = { $bot } gondolkodik (első alkalommal egy perc kell, hogy elkészüljön)
play-preparing = { $bot } a háttérben egy-két percig készül, ezen a gépen egyszer; addig is játszik, de kevésbé lát előre.
play-advice = { $move }: 100-ból { $value }, { $visits } próba
play-chance = Az esélyed a győzelemre: 100-ból { $value }, plusz-mínusz { $error }.
play-help =

    Írd be egy lépés számát, vagy magát a lépést a mellette látható rövid alakban.
    ? NÉV  mit tud egy lap vagy lapka      ? RO-B3  egy szabály szövege
    u  az utolsó döntés visszavonása       l  az eddigi napló
    t  az egész asztal                     + -  további választások
    q  kilépés; a játszma megmarad
    h  tipp: útbaigazítás, aztán a lap vagy a kocka, aztán a lépés és hogy miért
day-no-address = { $address } nem egy szerver címe; így írd: http://127.0.0.1:8000.
day-unheard = Ez a szerver nem válaszol rendesen: { $address }. Indíts egyet a ludi serve paranccsal, vagy adj meg másikat a --server kapcsolóval.
day-waiting = A többiek döntenek …
day-left = Felálltál az asztaltól. A játszmád a szerveren marad; a ludi day ma folytatja.
verify-fair = A napló mindegyik dobása és húzása ({ $draws }) megfelel az ígéretnek: { $commitment }.
verify-wrong = Eltérés, { $number }. művelet: „{ $came }” volt, pedig a kockák szerint „{ $due }” járt volna.
verify-seen = A napló megfelel annak, amit a böngésződ megőrzött: az ígéretnek és { $entries } bejegyzésből { $seals } pecsétjének. Azzal, ami a képernyőn volt, nem lett összevetve.
verify-promised = Ez az az ígéret, amelyet kaptál. A pecsétek, és ami a képernyőn volt, nem lettek összevetve.
verify-alone = Csak az lett összevetve, amit a játszma fájlja önmagáról mond, nem az, ami a képernyőn volt: a böngésződ igazolásával (--receipt) megkülönböztethető egy másik játszmától.
hint-preparing = A tippek a háttérben készülnek, egy-két percig, ezen a gépen egyszer. Játssz tovább, és kérdezd meg később újra.
visit-said = { $name }: { $words }
visit-again = Írd be: { $key }, ha újra dönteni akarsz arról, aki nincs itt.
visit-left = Felálltál az asztaltól. A helyed a tiéd marad; így jöhetsz vissza: { $command }
visit-kept = A játszma visszanézhető: { $link }
visit-full = Ennél az asztalnál nincs szabad hely.
visit-not-free = Ez a hely nem szabad: { $seat }. Szabad helyek: { $free }
visit-which = Melyik helyet kéred? Az Enter az elsőt választja.
visit-help = s SZAVAK  mondj valamit a többieknek az asztalnál
sim-played = { $games } játszma ({ $game }), { $seconds } mp; másodpercenként { $decisions } döntés és { $rate } játszma.
sim-checked = Szálak: { $threads }. Invariánsok: { $invariants }.
sim-not-checked = nem ellenőrizve
sim-none-to-check = nincs ilyen
sim-all-held = mind teljesült
sim-broken = { $count } játszmában sérült
sim-wins = győzelem
sim-length = hossz
arena-milliseconds = ms/döntés
arena-played = { $games } játszma { $sets } sorozatban, ugyanazzal a véletlennel. Győzelmek helyenként: { $seats }.
arena-share = arány
arena-without = szerencse nélkül
arena-variance = maradék variancia
arena-needed = játszma ± { $share } pontossághoz
arena-sprt = SPRT, Élő-pont { $low } és { $high } között: { $verdict } ({ $ratio }).
arena-stronger = erősebb
arena-not-stronger = nem erősebb
arena-not-known-yet = még nem tudni
arena-kept = Mentve ide: { $folder }.
