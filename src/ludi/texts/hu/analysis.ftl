## Min fordult meg egy befejezett játszma

analysis-title = Elemzés
analysis-open = A játszma elemzése
analysis-verdict-best = legjobb
analysis-verdict-good = jó
analysis-verdict-inaccuracy = pontatlan
analysis-verdict-mistake = hiba
analysis-verdict-blunder = súlyos hiba
analysis-accuracy = Pontosság
analysis-accuracy-of = { $seat }: pontosság { $accuracy }
analysis-no-choice = { $seat } sosem választhatott
analysis-chance = A nyerési esély a játszma során
analysis-chance-now = { $seat }: { $chance } %
    .you-seat = Te: { $chance } %
analysis-account = Miből áll az eredmény, a nyerési esély pontjaiban
analysis-part-start = Kezdet
analysis-part-luck = Szerencse
analysis-part-own = Saját játék
analysis-part-others = A többiek játéka
analysis-part-hidden = Ami rejtve volt
analysis-part-result = Eredmény
analysis-turning-points = Fordulópontok
analysis-decisions = Döntések
analysis-decision = { $step }. { $seat }: { $played } ({ $verdict }, { $cost } pont). Jobb: { $better }
analysis-luck-of = { $seat } szerencséje: { $luck } pont
analysis-turning-decision = { $seat } ezt választotta: „{ $played }”; a(z) „{ $better }” { $cost ->
    [one] egy ponttal
   *[other] { $cost } ponttal
} nagyobb nyerési esélyt adott.
    .you-seat = Ezt választottad: „{ $played }”; a(z) „{ $better }” { $cost ->
        [one] egy ponttal
       *[other] { $cost } ponttal
    } nagyobb nyerési esélyt adott.
analysis-turning-luck = A szerencse { $seat } pártján állt: { $after } % a nyerési esély, holott { $before } % volt várható.
    .you-seat = A szerencse a te pártodon állt: { $after } % a nyerési esély, holott { $before } % volt várható.
analysis-why-wins = { $when ->
    [soon] A következő saját körig 100 esetből { $percent } alkalommal nyer, a másik lépés { $else } alkalommal.
   *[later] Három saját körön belül 100 esetből { $percent } alkalommal nyer, a másik lépés { $else } alkalommal.
}
analysis-why-saves = { $when ->
    [soon] A másik lépés után 100 esetből { $percent } alkalommal elvész a játszma a következő saját körig, ez után { $else } alkalommal.
   *[later] A másik lépés után 100 esetből { $percent } alkalommal elvész a játszma három saját körön belül, ez után { $else } alkalommal.
}
analysis-why-points = { $when ->
    [soon] A következő saját körig
   *[later] Három saját körön belül
} körülbelül { $points ->
    [one] egy ponttal
   *[other] { $points } ponttal
} többet hoz.
analysis-why-prevents = { $rivals ->
    [one] Az ellenfélnek
   *[other] A többieknek
} { $when ->
    [soon] a következő saját körig
   *[later] három saját körön belül
} körülbelül { $points ->
    [one] egy ponttal
   *[other] { $points } ponttal
} kevesebbet hagy.
analysis-why-gives-up = Cserébe körülbelül { $points ->
    [one] egy pontról
   *[other] { $points } pontról
} lemond.
analysis-why-more = { $when ->
    [soon] A következő saját körig
   *[later] Három saját körön belül
} többet hoz a másik lépésnél: { $what }.
analysis-why-less = { $rivals ->
    [one] Az ellenfélnek
   *[other] A többieknek
} { $when ->
    [soon] a következő saját körig
   *[later] három saját körön belül
} ennyibe kerül: { $what }.
analysis-why-then = Utána { $percent ->
    [100] mindig
   *[other] 100 esetből { $percent } alkalommal
} ez következik: „{ $move }”; a másik lépés után { $else ->
    [0] soha
   *[other] { $else } alkalommal
}.
analysis-why-order = { $percent ->
    [100] „{ $move }” ebben a körben még következhet, és következik is.
   *[other] „{ $move }” ebben a körben még következhet, és 100 esetből { $percent } alkalommal következik is.
}
analysis-why-either = „{ $move }” ebben a körben következhet: mindkettő megtehető, előbb ez.
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
analysis-why-forecast = Amit tesz: { $line }
analysis-why-other = A másik lépés, „{ $move }”: { $line }
analysis-why-forecast-quoted = Az asztal ezt mondta róla: „{ $line }”
analysis-why-other-quoted = A megtett lépésről: „{ $line }”
analysis-both = { $first } { $rest }
analysis-why-later = Három saját körön belül semmi megszámlálható nem más: ami mellette szól, később jön, vagy kevés.

## The page

analysis-waiting = Az elemzés a sorára vár …
analysis-working = { $done }. döntés, összesen { $of } …
analysis-about = Minden döntést a többi lehetségeshez mérünk, minden dobást és húzást mindahhoz, ami jöhetett volna.
analysis-call-off = Megszakítás
analysis-begin = Kezdés
analysis-stronger = Gondolkodjon négyszer annyit
analysis-failed = Az elemzés nem sikerült; próbáld újra egy pillanat múlva.
analysis-by-view = Minden döntést aszerint ítélünk meg, amit a játékos akkor láthatott.
analysis-hidden-is = Ami rejtve volt: lapok, amelyeket senki sem láthatott, és ami csak később derült ki.
analysis-points = { $points } pont
analysis-better = Jobb: { $move }
analysis-made = { $seat }: { $move }
    .you-seat = Te: { $move }
analysis-all-decisions = Minden döntés
analysis-none-dear = Egyetlen döntés sem került 5 pontba vagy többe.
analysis-show = Megmutatás a táblán
analysis-play-on = Továbbjátszás innen
analysis-play-against = Ellenfél a továbbjátszáshoz
