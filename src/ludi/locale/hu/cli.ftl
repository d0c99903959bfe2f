board-blocked = zárolva
play-welcome = Írj be egy számot vagy egy lépést; ? a súgó, q a kilépés.
play-left = Felállsz az asztaltól. A játszma itt van: { $file }; a --resume kapcsolóval folytathatod.
play-kept = A jegyzőkönyv itt van: { $file }.
play-no-undo = Nincs mit visszavonni: az utolsó lépés nem a tiéd volt, vagy újat mutatott.
play-undone = Az utolsó döntés visszavonva.
play-unknown = Itt semminek sem ez a neve: { $word }.
play-won = { $count ->
    [one] { $winners } győz.
   *[other] { $winners } osztozik a győzelmen.
}
play-thinking = { $bot } gondolkodik (első alkalommal egy percig tanul)
play-advice = { $move }: 100-ból { $value }, { $visits } próba
play-help =
    Írd be egy lépés számát, vagy magát a lépést a mellette látható rövid alakban.
    ? NÉV  mit tud egy lap vagy lapka      ? RO-B3  egy szabály szövege
    u  az utolsó döntés visszavonása       l  az eddigi napló
    q  kilépés; a játszma megmarad
    h  tanács: a legjobb lépések és esélyük
verify-fair = Mind a { $draws } dobás és húzás az, amit { $commitment } megígért.
verify-wrong = A(z) { $number }. művelet nem a kockáké: „{ $came }” volt, „{ $due }” kellett volna.
