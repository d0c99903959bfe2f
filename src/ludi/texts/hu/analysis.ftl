## Min fordult meg egy befejezett játszma

analysis-title = Elemzés
analysis-verdict-best = legjobb lépés
analysis-verdict-good = jó
analysis-verdict-inaccuracy = pontatlan
analysis-verdict-mistake = hiba
analysis-verdict-blunder = súlyos hiba
analysis-accuracy = Pontosság
analysis-accuracy-of = { $seat }: pontosság { $accuracy }
analysis-no-choice = { $seat } sosem választhatott
analysis-chance = A nyerési esély a játszma során
analysis-chance-now = { $seat }: { $chance }%
    .you-seat = Te: { $chance }%
analysis-account = Miből áll az eredmény, a nyerési esély százalékpontjaiban
analysis-part-start = Kezdet
analysis-part-luck = Szerencse
analysis-part-own = Saját játék
analysis-part-others = A többiek játéka
analysis-part-hidden = Rejtett lapok
analysis-part-result = Eredmény
analysis-turning-points = Fordulópontok
analysis-decisions = Döntések
analysis-decision = { $step }. { $seat }: { $played } ({ $verdict }, { $cost } pont). Jobb: { $better }
analysis-turning-decision = { $seat } ezt választotta: „{ $played }”; { $cost ->
    [one] egy ponttal
   *[other] { $cost } ponttal
} nagyobb nyerési esélyt adott volna: „{ $better }”.
    .you-seat = Ezt választottad: „{ $played }”; { $cost ->
        [one] egy ponttal
       *[other] { $cost } ponttal
    } nagyobb nyerési esélyt adott volna: „{ $better }”.
analysis-turning-luck = A szerencse { $seat } pártján állt: { $after }% a nyerési esély, holott { $before }% volt várható.
    .you-seat = A szerencse a te pártodon állt: { $after }% a nyerési esély, holott { $before }% volt várható.
analysis-why-wins = { $when ->
    [soon] Ez a lépés a következő saját fordulóig 100 esetből { $percent } alkalommal nyer, a másik { $else } alkalommal.
   *[later] Ez a lépés három saját fordulón belül 100 esetből { $percent } alkalommal nyer, a másik { $else } alkalommal.
}
analysis-why-saves = { $when ->
    [soon] A másik lépés után 100 esetből { $percent } alkalommal elvész a játszma a következő saját fordulóig, ez után { $else } alkalommal.
   *[later] A másik lépés után 100 esetből { $percent } alkalommal elvész a játszma három saját fordulón belül, ez után { $else } alkalommal.
}
analysis-why-points = Ez a lépés { $when ->
    [soon] a következő saját fordulóig
   *[later] három saját fordulón belül
} körülbelül { $points ->
    [one] egy ponttal
   *[other] { $points } ponttal
} többet hoz.
analysis-why-prevents = Ez a lépés { $rivals ->
    [one] az ellenfélnek
   *[other] a többieknek
} { $when ->
    [soon] a következő saját fordulóig
   *[later] három saját fordulón belül
} körülbelül { $points ->
    [one] egy ponttal
   *[other] { $points } ponttal
} kevesebbet hagy.
analysis-why-gives-up = Cserébe ez a lépés körülbelül { $points ->
    [one] egy pontról
   *[other] { $points } pontról
} lemond.
analysis-why-more = Ez a lépés { $when ->
    [soon] a következő saját fordulóig
   *[later] három saját fordulón belül
} többet hoz a másiknál: { $what }.
analysis-why-less = Ez a lépés { $rivals ->
    [one] az ellenfélnek
   *[other] a többieknek
} { $when ->
    [soon] a következő saját fordulóig
   *[later] három saját fordulón belül
} ennyibe kerül: { $what }.
analysis-why-then = Utána { $percent ->
    [100] mindig
   *[other] 100 esetből { $percent } alkalommal
} ez következik: „{ $move }”; a másik lépés után { $else ->
    [0] soha
   *[other] { $else } alkalommal
}.
analysis-why-order = { $percent ->
    [100] „{ $move }” ebben a fordulóban még következhet, és következik is.
   *[other] „{ $move }” ebben a fordulóban még következhet, és 100 esetből { $percent } alkalommal következik is.
}
analysis-why-either = „{ $move }” ebben a fordulóban következhet: mindkettő megtehető, előbb ez a lépés.
analysis-and = { $first } és { $rest }
analysis-why-answer = A másik lépésre { $rivals ->
    [one] az ellenfél válasza
   *[other] a többiek válasza
} { $percent ->
    [100] mindig
   *[other] 100 esetből { $percent } alkalommal
} „{ $move }”, erre { $else ->
    [0] soha
   *[other] { $else } alkalommal
}.
analysis-why-forecast = Amit ez a lépés tesz: { $line }
analysis-why-other = A másik lépés, „{ $move }”: { $line }
analysis-why-forecast-quoted = Az előrejelzés szerint: „{ $line }”
analysis-why-other-quoted = A megtett lépésről: „{ $line }”
analysis-both = { $first } { $rest }
analysis-why-later = Három saját fordulón belül semmi megszámlálhatóban nincs különbség: ami e lépés mellett szól, később jön, vagy kevés.

## The page

analysis-waiting = Az elemzés sorban áll …
analysis-working = { $done }. döntés, összesen { $of } …
analysis-about = Minden döntést a többi lehetséges lépéshez mérünk, minden dobást és húzást mindahhoz, ami jöhetett volna.
analysis-call-off = Megszakítás
analysis-begin = Kezdés
analysis-stronger = Gondolkodjon négyszer annyit
analysis-failed = Az elemzés nem sikerült; próbáld újra egy pillanat múlva.
analysis-by-view = Minden döntést aszerint ítélünk meg, amit a játékos akkor láthatott.
analysis-hidden-is = Rejtett lapok: amit senki sem láthatott, és ami csak később derült ki.
analysis-points = { $points } pont
analysis-better = Jobb: { $move }
analysis-made = { $seat }: { $move }
    .you-seat = Te: { $move }
analysis-all-decisions = Minden döntés
analysis-none-dear = Egyetlen döntés sem került 5 vagy több százalékpontba.
analysis-play-on = Továbbjátszás innen
analysis-play-against = Ellenfél a továbbjátszáshoz
