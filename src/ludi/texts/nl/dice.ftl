web-dice-secret = Het geheim, nu onthuld
web-dice-seeds = Wat de browsers van de spelers toevoegden
web-dice-bad = { $count ->
    [one] { $count } trekking volgt niet uit het geheim.
   *[other] { $count } trekkingen volgen niet uit het geheim.
}
web-receipt = Ontvangstbewijs downloaden
web-dice-seen = Het verslag klopt met wat deze browser heeft bewaard: de belofte en de zegels van { $heard } van de { $entries } stappen. Of het verslag de partij is die op het scherm stond, is niet vergeleken.
web-dice-unseen = Deze browser heeft tijdens de partij niets bewaard: alleen wat de server nu zegt is vergeleken, en niet met iemands scherm.
web-dice-other = Het verslag klopt niet met wat deze browser is beloofd, of met de zegels die hij heeft bewaard.
web-dice-unpromised = De belofte gold voor iets anders, of een bijdrage is niet wat was toegezegd.
web-dice-uncheckable = De dobbelstenen kunnen hier nu niet worden gecontroleerd.
web-dice-good = { $count ->
    [one] De ene trekking van het verslag volgt uit het beloofde geheim.
   *[other] Alle { $count } worpen en trekkingen van het verslag volgen uit het beloofde geheim.
}
web-dice-checking = De dobbelstenen worden gecontroleerd …
web-dice-figures = De getallen erachter
