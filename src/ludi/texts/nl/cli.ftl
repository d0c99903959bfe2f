board-blocked = geblokkeerd
games-players = { $players } spelers
games-default = standaard
bots-also = Ook: { $forms }
bots-rated = ludi bots GAME zegt hoe sterk de rangen daar zijn.
play-welcome = Typ een nummer of een zet; ? voor hulp, q om te stoppen.
play-left = Je hebt de tafel verlaten. De partij is bewaard in { $file }. Ga ermee verder: { $command }
play-kept = De partij is bewaard in { $file }.
play-no-move = { $typed } is geen zet. Typ het nummer van een zet, of de zet zoals die ernaast staat; ? voor hulp.
play-no-undo = Er kan niets worden teruggenomen: de laatste actie was niet van jou, of er werd iets nieuws zichtbaar.
play-undone = De laatste beslissing is teruggenomen.
play-unknown = Hier is niets dat { $word } heet.
play-more = { $first } t/m { $last } van { $count }; + toont meer
play-go-on = Druk op Enter om verder te gaan.
board-you = { $name } (jij)
play-thinking = { $bot } denkt na …
play-thinking-first = { $bot } denkt na (de eerste keer heeft hij een minuut nodig om zich klaar te maken)
play-preparing = { $bot } maakt zich op de achtergrond klaar, een minuut of twee, één keer op deze computer; intussen speelt hij, maar kijkt hij minder ver vooruit.
play-advice = { $move }: { $value } op de 100, { $visits } keer geprobeerd
play-chance = Je winstkans: { $value } op de 100, met een marge van { $error }.
play-help =

    Typ het nummer van een zet, of de zet zelf in de korte vorm die ernaast staat.
    ? NAAM  wat een kaart of tegel doet    ? RO-B3  de tekst van een regel
    u  je laatste beslissing terugnemen    l  het verslag tot nu toe
    t  de hele tafel                       + -  meer keuzes
    q  stoppen; de partij wordt bewaard
    h  een hint: een duwtje, dan de kaart of dobbelsteen, dan de zet en waarom
day-no-address = { $address } is geen adres van een server; schrijf het als http://127.0.0.1:8000.
day-unheard = De server op { $address } antwoordt niet zoals het hoort. Start er een met ludi serve, of noem een andere met --server.
day-waiting = De anderen beslissen …
day-left = Je hebt de tafel verlaten. Je partij blijft op de server; vandaag gaat ludi day ermee verder.
verify-fair = Alle { $draws } worpen en trekkingen van het verslag kloppen met de belofte { $commitment }.
verify-wrong = Actie { $number } volgt niet uit de dobbelstenen: het was ‘{ $came }’, het had ‘{ $due }’ moeten zijn.
verify-seen = Het verslag klopt met wat je browser heeft bewaard: de belofte en de zegels van { $seals } van de { $entries } stappen. Het is niet vergeleken met wat op het scherm stond.
verify-promised = Het is de belofte die je kreeg. De zegels en wat op het scherm stond zijn niet vergeleken.
verify-alone = Vergeleken is alleen wat het verslag over zichzelf zegt, niet wat op het scherm stond: met het ontvangstbewijs van je browser (--receipt) is het van een andere partij te onderscheiden.
hint-preparing = De hints worden op de achtergrond klaargemaakt, een minuut of twee, één keer op deze computer. Speel verder en vraag het later nog eens.
visit-said = { $name }: { $words }
visit-again = Typ { $key } om opnieuw te beslissen over wie er niet is.
visit-left = Je hebt de tafel verlaten. Je plaats blijft van jou; kom terug met: { $command }
visit-kept = De partij is terug te zien: { $link }
visit-full = Aan deze tafel is geen plaats vrij.
visit-not-free = { $seat } is niet vrij. Vrije plaatsen: { $free }
visit-which = Welke plaats wil je? Enter neemt de eerste.
visit-help = s WOORDEN  iets zeggen tegen de anderen aan tafel
sim-played = { $games } partijen { $game } in { $seconds } s; { $decisions } beslissingen en { $rate } partijen per seconde.
sim-checked = Threads: { $threads }. Invarianten: { $invariants }.
sim-not-checked = niet nagegaan
sim-none-to-check = er zijn er geen
sim-all-held = allemaal in orde
sim-broken = geschonden; aantal partijen: { $count }
sim-wins = winst
sim-length = lengte
arena-milliseconds = ms per beslissing
arena-played = { $games } partijen in { $sets } reeksen met hetzelfde toeval. Winst per plaats: { $seats }.
arena-share = aandeel
arena-without = zonder geluk
arena-variance = overblijvende variantie
arena-needed = partijen voor ± { $share }
arena-sprt = SPRT, van { $low } tot { $high } Elo: { $verdict } ({ $ratio }).
arena-stronger = sterker
arena-not-stronger = niet sterker
arena-not-known-yet = nog niet bekend
arena-kept = Bewaard in { $folder }.
