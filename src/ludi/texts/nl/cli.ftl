board-blocked = geblokkeerd
games-players = { $players } spelers
games-default = de standaard
bots-also = Ook: { $forms }
bots-rated = ludi bots GAME zegt hoe sterk de rangen daar zijn.
play-welcome = Typ een nummer of een zet; ? voor hulp, q om te stoppen.
play-left = Je hebt de tafel verlaten. Het spel is bewaard in { $file }; ga verder met --resume.
play-kept = Het verslag is bewaard in { $file }.
play-no-move = { $typed } is geen zet. Typ het nummer van een zet, of de zet zoals die ernaast staat; ? voor hulp.
play-no-undo = Er kan niets worden teruggenomen: de laatste actie was niet van jou, of er werd iets nieuws zichtbaar.
play-undone = De laatste beslissing is teruggenomen.
play-unknown = Hier is niets dat { $word } heet.
play-won = { $count ->
    [one] { $winners } wint.
   *[other] { $winners } delen de overwinning.
}
play-thinking = { $bot } denkt na (de eerste keer moet hij een minuut leren)
play-preparing = { $bot } bereidt zich op de achtergrond een minuut of twee voor, één keer op deze computer; intussen speelt hij, maar kijkt hij minder ver vooruit.
play-advice = { $move }: { $value } van 100, { $visits } keer geprobeerd
play-chance = Je kans om te winnen: { $value } van 100, plus of min { $error }.
play-help =
    Typ het nummer van een zet, of de zet zelf in de korte vorm die ernaast staat.
    ? NAAM  wat een kaart of tegel doet    ? RO-B3  de tekst van een regel
    u  je laatste beslissing terugnemen    l  het verslag tot nu toe
    q  stoppen; het spel wordt bewaard
    h  een hint: een duwtje, dan het stuk, dan de zet en waarom
day-no-address = { $address } is geen adres van een server; schrijf het als http://127.0.0.1:8000.
day-unheard = De server op { $address } antwoordt niet zoals het hoort. Start er een met ludi serve, of noem een andere met --server.
day-waiting = De anderen beslissen …
day-left = Je hebt de tafel verlaten. Je spel blijft op de server; vandaag gaat ludi day ermee verder.
verify-fair = Alle { $draws } worpen en trekkingen kloppen met de belofte { $commitment }.
verify-wrong = Actie { $number } volgt niet uit de dobbelstenen: het was "{ $came }", het had "{ $due }" moeten zijn.
verify-seen = Het is het spel dat je browser heeft gezien, stap voor stap.
verify-promised = Het is de belofte die je kreeg. Met het ontvangstbewijs van je browser kan ook het spel zelf worden vergeleken.
verify-alone = Vergeleken is alleen wat het verslag over zichzelf zegt: met het ontvangstbewijs van je browser (--receipt) is het van een ander spel te onderscheiden.
