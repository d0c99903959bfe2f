server-no-table = Nincs ilyen asztal.
server-no-game = Nincs ilyen nevű játék.
server-not-your-seat = Ez a hely nem a tiéd.
server-not-pledged = Még nem mindenki ígérte meg a hozzájárulását a kockákhoz.
server-other-seed = Ez nem a megígért hozzájárulás.
server-seat-taken = Ez a hely foglalt.
server-not-host = Ezt csak az asztal gazdája teheti meg.
server-nobody-there = Ott nem ül senki más.
server-not-yours-alone = Csak olyan asztal törölhető, amely egyedül a tiéd.
server-deal-stays = A nap leosztása megmarad, mert az eredményeket összevetik.
server-sent-away = Az asztal gazdája elküldött innen.
server-closed = Az asztalt a gazdája bezárta.
server-started = A játék már elkezdődött.
server-not-started = A játék még nem kezdődött el.
server-not-over = A játék még tart.
server-over = A játék véget ért.
server-not-your-turn = Most más van soron.
server-no-move = Nincs ilyen lépés.
server-possible = Ez a lépés most lehetséges.
server-no-undo = Most semmi sem vonható vissza: valami már kiderült, vagy más van soron.
server-bad-table = Az asztal így nem nyitható meg: a helyek és a beállítások nem illenek a játékhoz.
server-bots-compiling = A játék botjai még készülnek.
server-no-name = A névhez legalább egy betű kell.
server-long-name = Egy név legfeljebb { $most } betűből állhat.
server-nothing-said = Még nincs mit mondani.
server-not-at-table = Itt csak azok beszélgetnek, akik az asztalnál ülnek.
server-damaged = Ez az asztal megsérült ({ $entry ->
    [0] az adatai olvashatatlanok
   *[other] a naplója { $entry }. bejegyzésénél
}), és nem nyitható meg. A többi igen.
server-no-such-game = Ez az asztal egy itt nem telepített játékhoz tartozik: { $game }.
server-other-version = Ez a játszma a szabályok { $version }. változatával indult; ebben a házban a { $today }. változat érvényes. Nem folytatható: ugyanazok a lépések most mást jelenthetnek. Hagyd el az asztalt, és nyiss újat.
server-other-version-over = Ezt a játszmát a szabályok { $version }. változatával játszották; ebben a házban a { $today }. változat érvényes, amellyel másképp érne véget. Itt nem játszható vissza; a végeredmény megmaradt.
server-bad-request = A kérés nem olvasható: { $reason }
server-not-found = Itt nincs semmi.
server-wrong-method = Ezt a címet másképp kell használni.
server-wrong-origin = A kérés másik webhelyről érkezett.
server-too-large = A kérés túl nagy.
server-too-fast = Túl sok kérés; próbáld újra egy pillanat múlva.
server-failed = Itt hiba történt; semmi sem változott.
server-no-database = Az asztalokat most nem lehet olvasni vagy elmenteni; próbáld újra egy pillanat múlva.
server-deal-unplayed = A mai leosztásnak ezt a játszmáját akkor nézheted meg, ha a magadét már végigjátszottad.
server-deal-secret = A nap leosztásának kockáit a nap végén áruljuk el.
server-deal-no-hints = A nap leosztásában nincs tipp.

server-nothing-suggested = Ezt nem lehet botra bízni.
