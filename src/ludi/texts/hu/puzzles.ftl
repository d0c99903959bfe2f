puzzle-title = Feladványok
puzzle-lead = Állások erős játékosok játszmáiból. Egyetlen lépés messze a legjobb: találd meg!
puzzle-count = { $count } feladvány
puzzle-of-the-day = A nap feladványa
puzzle-open = Feladványok megoldása
puzzle-find = Te döntesz. Melyik lépés messze a legjobb?
puzzle-terminal-ask = Írj be egy számot vagy egy lépést; az üres sor megmutatja a megoldást.
puzzle-right = Helyes!
puzzle-wrong = Nem ez az: egy másik lépés jóval többször nyer. Próbáld újra!
puzzle-solution = A megoldás
puzzle-why = { $move }: innen 100 játszmából körülbelül { $value } esetben nyer. A második legjobb ({ $second }) körülbelül { $points } esettel kevesebbszer.
puzzle-then = Azután: { $move }.
puzzle-show = Mutasd a megoldást
puzzle-next = Következő feladvány
puzzle-streak = Sorozat: { $count }
puzzle-best-streak = Leghosszabb sorozat: { $count }
puzzle-done = Megoldva: { $count } / { $total }
puzzle-difficulty = { $level ->
    [1] Nagyon könnyű
    [2] Könnyű
    [3] Közepes
    [4] Nehéz
   *[other] Nagyon nehéz
}
puzzle-who = Ki találja meg
puzzle-found = { $count ->
    [0] { $total } ellenfelünk közül, Tirótól, az újonctól Caesarig, a császárig, egy sem találja meg biztosan.
    [1] { $total } ellenfelünk közül, Tirótól, az újonctól Caesarig, a császárig, egy találja meg biztosan.
    [5] Mind az { $total } ellenfelünk, Tirótól, az újonctól Caesarig, a császárig, biztosan megtalálja.
   *[other] { $total } ellenfelünk közül, Tirótól, az újonctól Caesarig, a császárig, { $count } találja meg biztosan.
}
puzzle-finds = { $rank } ({ $meaning }): { $share ->
    [0] soha
    [100] mindig
   *[other] 100-ból { $share } alkalommal
}
puzzle-share = Megosztás
puzzle-copied = Másolva.
puzzle-card = Megosztható kártya
puzzle-card-save = Mentés képként
puzzle-card-day = { $game }, feladvány, { $day }
puzzle-card-one = { $game }, { $name } jelű feladvány
puzzle-card-first = elsőre megoldva
puzzle-card-tries = { $count ->
    [one] másodszorra megoldva
   *[other] { $count } tévedés után megoldva
}
puzzle-card-given = nincs megoldva
puzzle-none = Ehhez a játékhoz nincs feladvány.
puzzle-unknown = Nincs ilyen feladvány.
puzzle-your-seat = A te helyed: { $seat }.
puzzle-theme-finish = az utolsó lépés
puzzle-theme-rescue = csak egy kiút van
puzzle-theme-ending = a végjáték
puzzle-theme-ahead = vezetésben
puzzle-theme-behind = hátrányban
puzzle-theme-level = kiegyenlített állás
puzzle-theme-tempting = a kézenfekvő lépés rossz
puzzle-theme-points = azonnali pontok
puzzle-theme-quiet = csendes lépés
puzzle-theme-fork = kettő közül egy
puzzle-theme-crowd = sok lehetőség
study-title = Állások elemzése
study-lead = „Mit kellett volna itt lépnem?” Állíts fel egy állást, nézd meg a legjobb lépéseket aszerint, amit a soron lévő játékos láthat, és játssz tovább.
study-ways = Állás jöhet egy befejezett játszmából (a visszanézésben lépj a kívánt pillanathoz, és válaszd ezt: „{ study-title }”), feladványból vagy linkről, vagy magad írod be.
study-begin = Kezdd ezzel
study-example-middle = A játszma közepén
study-example-end = A vége előtt
study-by-hand = Módosítás kézzel
study-how = Soronként egy elem. Írd át, amit akarsz, és állítsd fel: ami hiányzik, az üres; ami „hidden”, azt kisorsoljuk; a „rest” minden egyéb.
study-replay = Vissza a visszanézéshez
study-words = Állás szavakban
study-lay-out = Felállítás
study-best = Legjobb lépések
study-thinking = A legjobb lépések keresése …
study-link = Link erre az állásra
study-bad-words = Az állás nem állítható fel: { $reason }
study-bad-line = Az állás nem állítható fel; a hibás sor száma { $line }: { $reason }
study-bad-move = Ez a lépés nem lehetséges: { $reason }
study-nobody-decides = Abban az állásban senki sincs soron.
study-chance = A nyerési esélyed ott körülbelül { $value } a 100-ból, plusz-mínusz { $error }.
study-move = { $move }: { $value } a 100-ból
study-this = Az állás elemzése
study-choose = Válassz játékot
study-new = Új játszma
study-over = Ebben az állásban a játszma már véget ért.
