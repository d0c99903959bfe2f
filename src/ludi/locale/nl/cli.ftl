board-blocked = geblokkeerd
play-welcome = Typ een nummer of een zet; ? voor hulp, q om te stoppen.
play-left = Je verlaat de tafel. Het spel is bewaard in { $file }; ga verder met --resume.
play-kept = Het verslag is bewaard in { $file }.
play-no-undo = Er kan niets terug: de laatste actie was niet van jou, of ze toonde iets nieuws.
play-undone = De laatste beslissing is teruggenomen.
play-unknown = Niets hier heet { $word }.
play-won = { $count ->
    [one] { $winners } wint.
   *[other] { $winners } delen de overwinning.
}
play-thinking = { $bot } denkt na (de eerste keer leert hij een minuut)
play-advice = { $move }: { $value } van 100, { $visits } keer geprobeerd
play-help =
    Typ het nummer van een zet, of de zet zelf in de korte vorm die ernaast staat.
    ? NAAM  wat een kaart of tegel doet    ? RO-B3  de tekst van een regel
    u  je laatste beslissing terugnemen    l  het verloop tot nu toe
    q  stoppen; het spel wordt bewaard
    h  een tip: de beste zetten en hoe kansrijk
verify-fair = Alle { $draws } worpen en trekkingen zijn die welke { $commitment } beloofde.
verify-wrong = Actie { $number } is niet die van de dobbelstenen: het was "{ $came }", het moest "{ $due }" zijn.
