deal-title = Spel van de dag
deal-lead = Dezelfde worpen en kaarten voor iedereen, tegen dezelfde tegenstander. Eén poging: daarna zie je wie er het meeste van gemaakt heeft, het geluk eraf gerekend.
deal-date = { $day }, in UTC
deal-against = Tegen { $rival }; jij bent { $seat }.
deal-nobody = Nog niemand heeft het uitgespeeld.
deal-finished = { $count ->
    [one] 1 speler heeft het uitgespeeld.
   *[other] { $count } spelers hebben het uitgespeeld.
}
deal-play = Speel het spel van vandaag
deal-go-on = Verder spelen
deal-closed = Je partij is gesloten. Morgen is er weer een.
deal-hidden = Wat de anderen ervan gemaakt hebben, zie je als je je eigen partij hebt uitgespeeld.
deal-player = Speler
deal-you = jij
deal-result = Resultaat
deal-won = gewonnen, { $points } : { $others }
deal-lost = verloren, { $points } : { $others }
deal-drawn = gedeeld, { $points } : { $others }
deal-luck = Geluk
deal-rest = Zonder geluk
deal-counting = wordt berekend
deal-before = De dag ervoor
deal-after = De dag erna
deal-today = Vandaag
deal-about = Resultaat, geluk en de rest zijn punten van 100: een overwinning is 100. Geluk is wat elke worp en elke getrokken kaart gaf of nam, vergeleken met het gemiddelde van alles wat had kunnen komen. Partijen waarin een bot inviel tellen niet mee.
deal-no-day = Van die dag is er geen spel.
