deal-title = A nap leosztása
deal-lead = Mindenkinek ugyanazok a dobások és lapok, ugyanaz ellen az ellenfél ellen. Egy kísérlet: utána látod, ki hozta ki belőle a legtöbbet, szerencse nélkül számolva.
deal-date = { $day } (UTC)
deal-against = Az ellenfél: { $rival }. A te helyed: { $seat }.
deal-nobody = Még senki sem játszotta végig.
deal-finished = { $count ->
    [one] 1 játékos játszotta végig.
   *[other] { $count } játékos játszotta végig.
}
deal-play = A mai leosztás lejátszása
deal-go-on = Folytatás
deal-closed = A játszmádat bezárták. Holnap lesz új.
deal-hidden = Hogy a többiek mire jutottak, akkor látod, ha a magadét végigjátszottad.
deal-player = Játékos
deal-you = te
deal-result = Eredmény
deal-won = győzelem, { $points } : { $others }
deal-lost = vereség, { $points } : { $others }
deal-drawn = megosztva, { $points } : { $others }
deal-luck = Szerencse
deal-rest = Szerencse nélkül
deal-counting = számolás alatt
deal-before = Az előző nap
deal-after = A következő nap
deal-today = Ma
deal-about = Az eredmény, a szerencse és a maradék százalékpontban értendő: a győzelem 100. A szerencse az, amit minden dobás és húzás adott vagy elvett ahhoz képest, ami átlagosan jöhetett volna. Az a játszma, amelyben bot ugrott be, nem számít.
deal-no-day = Arról a napról nincs leosztás.
