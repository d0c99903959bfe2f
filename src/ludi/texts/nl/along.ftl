## The page without a network

along-title = Meenemen
along-lead = De pagina en de spellen die je hebt geopend, blijven in deze browser: tegen bots, op één scherm, met lessen en puzzels hebben ze geen netwerk nodig.
along-kept = is bewaard
along-not-kept = is niet bewaard
along-size = { $size }
along-working = Een ogenblik …
along-trouble = Niet alles kon worden opgehaald. Probeer het opnieuw waar er een netwerk is.
along-all = Alles is bewaard: { $size }.
along-fetch = De rest ophalen: { $size }
along-fetch-some = De rest ophalen
along-insecure = Dit huis wordt zonder versleuteling (http) bereikt; daarom bewaart de browser geen pagina’s. In plaats daarvan is elk spel één bestand dat met een dubbelklik opent, op elk apparaat:
along-file = Een bestand heeft netwerk noch server nodig. Wat je erin speelt, blijft daar.
along-away = De server is niet bereikbaar. Alleen, of op één scherm, kun je spelen.
along-new = Er is een nieuwe versie van de pagina.
along-turn = Laden
