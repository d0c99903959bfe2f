## Tipp három fokozatban: útbaigazítás, a darab, a lépés

hint-nudge-only = Csak egy lépés van.
hint-nudge-alike = Itt több lépés nagyjából egyformán jó.
hint-nudge-wins = A játszma még a következő fordulód előtt megnyerhető.
hint-nudge-saves = A játszma a következő fordulód előtt elveszhet, de ezt megakadályozhatod.
hint-nudge-points = Most pontokat lehet szerezni.
hint-nudge-prevents = Gondolj arra, mit kapnának ezután a többiek.
hint-nudge-more = Gondolj arra, mid lesz a következő fordulódban.
hint-nudge-less = Gondolj arra, mit vehetsz el a többiektől.
hint-nudge-then = Gondolj arra, mit akarsz ezután tenni ebben a fordulóban.
hint-nudge-order = Kérdezd meg magadtól, minek kell előbb jönnie.
hint-nudge-either = { hint-nudge-order }
hint-nudge-answer = Gondolj arra, mit válaszolnak majd a többiek.
hint-nudge-later = Azonnal nem látszik semmi: gondolj a következő fordulókra.
hint-piece = Erről van szó: { $piece }.
hint-no-piece = Nem kell hozzá sem lap, sem kocka.
hint-more = Tovább
hint-next = { $at }. lépés ({ $count } közül): mutasd a következőt
hint-terminal-more = Még egy h többet mond.
