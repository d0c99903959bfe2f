web-dice-secret = A titok, most felfedve
web-dice-seeds = Amit a játékosok böngészői hozzáadtak
web-dice-bad = { $count } eredmény nem következik a titokból.
web-receipt = Igazolás letöltése
web-dice-seen = A napló megfelel annak, amit ez a böngésző megőrzött: az ígéretnek és { $entries } bejegyzésből { $heard } pecsétjének. Az nem lett összevetve, hogy a napló az a játszma-e, amely a képernyőn volt.
web-dice-unseen = Ez a böngésző a játszma közben semmit sem őrzött meg: csak az lett összevetve, amit a szerver most mond, és senkinek a képernyőjével sem.
web-dice-other = A napló nem felel meg annak, amit ennek a böngészőnek ígértek, vagy a megőrzött pecséteknek.
web-dice-unpromised = Az ígéret másra szólt, vagy egy hozzájárulás nem a megígért.
web-dice-uncheckable = A kockák itt most nem ellenőrizhetők.
web-dice-good = { $count ->
    [one] A napló egyetlen eredménye a megígért titokból következik.
   *[other] A napló mindegyik dobása és húzása ({ $count }) a megígért titokból következik.
}
web-dice-checking = A kockák ellenőrzése folyik …
web-dice-figures = A mögötte álló számok
