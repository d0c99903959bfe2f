board-blocked = lezárva
games-players = { $players } játékos
games-default = az alapbeállítás
bots-also = Továbbá: { $forms }
bots-rated = ludi bots GAME: milyen erősek ott a rangok.
play-welcome = Írj be egy számot vagy egy lépést; ? a súgó, q a kilépés.
play-left = Felálltál az asztaltól. A játszma itt van: { $file }; a --resume kapcsolóval folytathatod.
play-kept = A jegyzőkönyv itt van: { $file }.
play-no-move = Nincs ilyen lépés: { $typed }. Írd be egy lépés számát, vagy a lépést úgy, ahogy mellette áll; ? a segítség.
play-no-undo = Nincs mit visszavonni: az utolsó lépés nem a tiéd volt, vagy valami újat felfedett.
play-undone = Az utolsó döntés visszavonva.
play-unknown = Itt nincs ilyen nevű dolog: { $word }.
play-won = { $count ->
    [one] { $winners } nyer.
   *[other] Közös győzelem: { $winners }.
}
play-thinking = { $bot } gondolkodik (első alkalommal egy percig tanul)
play-preparing = { $bot } a háttérben egy-két percig készül, ezen a gépen egyszer; addig is játszik, de kevésbé lát előre.
play-advice = { $move }: 100-ból { $value }, { $visits } próba
play-chance = Az esélyed a győzelemre: 100-ból { $value }, plusz-mínusz { $error }.
play-help =
    Írd be egy lépés számát, vagy magát a lépést a mellette látható rövid alakban.
    ? NÉV  mit tud egy lap vagy lapka      ? RO-B3  egy szabály szövege
    u  az utolsó döntés visszavonása       l  az eddigi napló
    q  kilépés; a játszma megmarad
    h  tanács: útbaigazítás, aztán a darab, aztán a lépés és hogy miért
day-no-address = { $address } nem egy szerver címe; így írd: http://127.0.0.1:8000.
day-unheard = A(z) { $address } címen lévő szerver nem válaszol rendesen. Indíts egyet a ludi serve paranccsal, vagy nevezz meg másikat a --server kapcsolóval.
day-waiting = A többiek döntenek …
day-left = Felálltál az asztaltól. A játszmád a szerveren marad; a ludi day ma folytatja.
verify-fair = Mindegyik dobás és húzás ({ $draws }) megfelel az ígéretnek: { $commitment }.
verify-wrong = Eltérés, { $number }. művelet: „{ $came }” volt, pedig a kockák szerint „{ $due }” járt volna.
verify-seen = Ez az a játszma, amelyet a böngésződ látott, lépésről lépésre.
verify-promised = Ez az az ígéret, amelyet kaptál. A böngésződ elismervényével maga a játszma is összevethető.
verify-alone = Csak az lett összevetve, amit a feljegyzés önmagáról mond: a böngésződ elismervényével (--receipt) megkülönböztethető egy másik játszmától.
