deal-title = Partij van de dag
deal-lead = Dezelfde worpen en kaarten voor iedereen, tegen dezelfde tegenstander. Eén poging: daarna zie je wie het het best heeft gedaan, met het geluk eruit gerekend.
deal-date = { $day } (UTC)
deal-against = Tegen { $rival }; jij bent { $seat }.
deal-nobody = Nog niemand heeft deze partij uitgespeeld.
deal-finished = { $count ->
    [one] 1 speler heeft deze partij uitgespeeld.
   *[other] { $count } spelers hebben deze partij uitgespeeld.
}
deal-play = Speel de partij van vandaag
deal-go-on = Verder spelen
deal-closed = Je partij is gesloten. Morgen is er weer een.
deal-hidden = Hoe de anderen het deden, zie je als je je eigen partij hebt uitgespeeld.
deal-player = Speler
deal-you = jij
deal-result = Resultaat
deal-won = gewonnen, { $points } : { $others }
deal-lost = verloren, { $points } : { $others }
deal-drawn = gelijkspel, { $points } : { $others }
deal-luck = Geluk
deal-rest = Zonder geluk
deal-counting = wordt berekend
deal-before = De dag ervoor
deal-after = De dag erna
deal-today = Vandaag
deal-about = Resultaat, geluk en de rest zijn punten op een schaal van 100: een overwinning is 100. Geluk is wat elke worp en elke getrokken kaart gaf of nam, vergeleken met het gemiddelde van alles wat had kunnen komen. Partijen waarin een bot inviel, tellen niet mee.
deal-no-day = Van die dag is er geen partij.
deal-needs-server = Daarvoor is een server van Ludi Romani nodig; deze pagina bestaat alleen uit bestanden.
