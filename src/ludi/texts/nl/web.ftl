## The page around the games

web-to-lobby = Naar de lobby
web-welcome = Schuif aan en speel
web-games = De spellen
web-play-against = Speel nu, tegen
web-play-game-against = { $game }: speel tegen { $level }
web-level-tiro = Tiro
web-level-miles = Miles
web-level-centurio = Centurio
web-level-legatus = Legatus
web-level-caesar = Caesar
web-level-random = Toeval
web-level-greedy = Gretig
web-rank-tiro = rekruut
web-rank-miles = soldaat
web-rank-centurio = hoofdman
web-rank-legatus = generaal
web-rank-caesar = keizer
web-called-tiro = Novellus
web-called-miles = Firmus
web-called-centurio = Callidus
web-called-legatus = Serenus
web-called-caesar = Caesar
web-person-tiro = Lucius { web-called-tiro }
web-person-miles = Titus { web-called-miles }
web-person-centurio = Manius { web-called-centurio }
web-person-legatus = Aulus { web-called-legatus }
web-person-caesar = { web-called-caesar }
web-manner-tiro = Heeft nog maar weinig geleerd en maakt beginnersfouten.
web-manner-miles = Degelijk en betrouwbaar, maar kijkt niet ver vooruit.
web-manner-centurio = Heeft veel partijen gezien en neemt wat nu goed is.
web-manner-legatus = Denkt als de besten, maar laat af en toe een kans voorbijgaan.
web-manner-caesar = De sterkste van allemaal. Verwacht geen cadeaus.
web-rating = Elo { $elo }
web-rating-between = { $low } … { $high }
web-opponents = De tegenstanders
web-opponents-who = Wie zijn dat?
web-opponents-meaning = Vijf rangen, van rekruut tot keizer. Elo is gemeten in partijen tegen elkaar, met Tiro op 0: 100 meer betekent ongeveer 64 gewonnen partijen van de 100, 300 meer ongeveer 85.
web-opponent-other = Kies een andere tegenstander
web-new-table = Een tafel met vrienden
web-open-table = Open de tafel
web-rules = Regels
web-my-games = Mijn partijen
web-open-tables = Tafels met een vrije plaats
web-running-tables = Tafels waar je kunt meekijken
web-table-over = afgelopen
web-table-waiting = wacht
web-table-outdated = andere regels
web-outdated-leave = Verlaat de tafel
web-begun-on = Begonnen op { $date }
web-join = Doe mee
web-your-turn = Jouw beurt
web-turn-title = Jouw beurt: { $game }
web-result-won = gewonnen
web-result-lost = verloren
web-result-drawn = gelijk
web-filter = Toon
web-filter-all = alles
web-filter-running = lopend
web-filter-ended = afgelopen
web-game-more = Meer voor { $game }, { $date }
web-give-up = Opgeven
web-hide = Verberg in mijn lijst
web-remove = Voorgoed verwijderen
web-show-hidden = { $count ->
    [one] Toon één verborgen spel
   *[other] Toon { $count } verborgen spellen
}
web-go-on = Verder
web-watch = Kijken
web-players = Spelers
web-seats = Plaatsen
web-who-sits = Wie zit op
web-wish-me = ik
web-wish-open = een vriend, via een link
web-wish-here = iemand aan dit scherm
web-wish-bot = een bot
web-listed = Toon deze tafel in de lobby

## Preferences

web-preferences = Voorkeuren
web-name = Naam
web-language = Taal
web-theme = Weergave
web-theme-light = licht
web-theme-dark = donker
web-theme-auto = zoals het apparaat
web-speed = Snelheid van de animaties
web-speed-slow = langzaam
web-speed-normal = normaal
web-speed-fast = snel
web-speed-off = uit
web-sound = Geluiden van hout, klei, been en brons
web-confirm-moves = Elke zet laten bevestigen
web-unasked = Doe een zet die de enige is vanzelf
web-silence = Als alleen mijn hand weet of ik iets wil doen (een veto, nog een kaart)
web-silence-ask = vraag het me altijd
web-silence-after = pas vanzelf na { $seconds } s
web-forget = Vergeet mij op alle apparaten
web-forget-told = Je naam en je plaatsen worden opgegeven, in deze browser en overal waar deze gast bekend is.
web-close = Sluiten
web-again = Probeer opnieuw

## The waiting room

web-waiting-for-players = Het spel begint zodra elke plaats bezet is.
web-seat-open = vrij
web-sit-here = Ga hier zitten
web-name-here = Je naam aan deze tafel
web-bot-here = Laat hier een bot zitten
web-you = jij
web-host = gastheer
web-you-host = Jij bent de gastheer
web-send-away = { $name } wegsturen
web-hand-over = { $name } gastheer maken
web-close-table = De tafel sluiten
web-close-game = Het spel zonder uitslag beëindigen
web-stand-up = Mijn plaats opgeven
web-closed = Deze tafel is gesloten: het spel eindigt zonder uitslag.
web-table-closed = gesloten
web-share-link = Link naar deze pagina
web-send-friend = Stuur naar een vriend
web-here-only = Alleen deze computer kan deze link openen. Start de server met --host 0.0.0.0 om anderen uit te nodigen.
web-copy = Kopieer
web-copied = Gekopieerd
web-qr = De link als QR-code
web-dice-promise = Belofte over de dobbelstenen (SHA-256 van een geheim en van deze tafel)

## The table

web-board = De tafel
web-board-in-words = De tafel in woorden
web-log = Verslag
web-log-turn = Beurt { $number }: { $seat }
    .you-seat = Beurt { $number }: jij
web-one-and-more = { $first }, { $rest }
web-since = Sinds je laatste beurt
web-since-show = Toon nog eens wat er sinds je laatste beurt gebeurde
web-skip = Overslaan
web-only-move = Er is niets anders: { $move }
web-wait = Wacht
web-silent = { $ask } ({ $seconds } s)
web-silent-held = { $move }: de anderen horen het als de tijd om is.
web-chat = Praten
web-menu = Menu
web-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
web-is-asked = aan zet
web-away = nu niet hier
web-stand-in-for = { $level } voor { $name }
web-watching = kijkt mee
web-watcher = een toeschouwer
web-connection-lost = Verbinding kwijt, nieuwe poging
web-waiting-for = { $name } denkt na.
web-bot-learning = { $name } is nog aan het leren; de eerste keer duurt ongeveer een minuut.
web-bot-learning-short = de bots leren nog
web-bot-weaker = { $name }: het zoeken wordt op deze computer één keer voorbereid; zolang kijkt hij minder ver vooruit.
web-undo = Terugnemen
web-hint = Hint
web-all-moves = Alle zetten
web-no-moves = Er wordt nu niets van je gevraagd.
web-hint-title = Een sterke bot zou dit doen
web-hint-then = daarna: { $moves }
web-hint-chance = winstkans { $chance }
web-hint-alike = ongeveer even goed
web-hint-only = de enige mogelijke zet
web-hint-coming = De bot wordt nog voorbereid. De hint komt vanzelf.
web-really = { $move }?
web-yes = Ja
web-no = Nee
web-stale = Er is al verder gespeeld; kijk opnieuw.
web-refused = Dat kan nu niet.
web-unheard = De server antwoordt niet.
web-no-table = Deze tafel bestaat niet.
web-show-rule = toon de regel
web-open-replay = Bekijk deze stap opnieuw
web-curtain = Geef het scherm aan { $name }
web-curtain-open = Ik ben { $name }
web-leave = Verlaat de tafel (een bot valt in)
web-return = Neem je plaats weer in
web-say = Zeg iets
web-send = Stuur
web-earlier = Wat eerder is gezegd
web-mute = { $name } dempen
web-phrase-hello = Goedendag
web-phrase-well-played = Goed gespeeld
web-phrase-thinking = Even nadenken
web-phrase-sorry = Sorry
web-phrase-thanks = Dank je
web-phrase-again = Nog een keer?
web-people-left = { $name } heeft de tafel verlaten.
web-people-returned = { $name } zit weer aan tafel.

## Keys

web-shortcuts = Toetsen
web-key-tab = langs alles gaan
web-key-arrows = naar het dichtstbijzijnde op tafel
web-key-next = naar het volgende of vorige dat je kunt gebruiken
web-key-enter = gebruiken
web-drag = Slepen
web-key-drag = sleep het met de muis of een vinger naar zijn plaats; Esc legt het terug
web-key-escape = keuze terugleggen, sluiten

## After the game

web-game-over = Het spel is afgelopen.
web-score-sheet = Scoreblad
web-total = Totaal
web-winner = Winnaar
web-rematch = Speel opnieuw
web-rematch-join = Naar de nieuwe tafel
web-share = Delen
web-download = Download het verslag
web-check-dice = Controleer de dobbelstenen
web-dice-secret = Het geheim, nu onthuld
web-dice-seeds = Wat de browsers van de spelers toevoegden
web-dice-bad = { $count ->
    [one] { $count } trekking volgt niet uit het geheim.
   *[other] { $count } trekkingen volgen niet uit het geheim.
}
web-receipt = Ontvangstbewijs downloaden
web-dice-seen = Het is het spel dat deze browser heeft gezien.
web-dice-unseen = Deze browser heeft niets van het spel bewaard: alleen wat de server nu zegt is vergeleken.
web-dice-other = Dit is niet het spel dat deze browser is beloofd en heeft gezien.
web-dice-unpromised = De belofte gold voor iets anders, of een bijdrage is niet de toegezegde.
web-dice-uncheckable = De dobbelstenen kunnen hier nu niet worden gecontroleerd.

## The replay

web-replay = Terugkijken
web-replay-start = Vóór de eerste zet.
web-replay-shared = Jullie spelen met meer mensen aan dit scherm: tot het einde van de partij laat het terugkijken alleen zien wat een toeschouwer ziet.
web-no-replay = Deze partij kan hier niet worden getoond.
web-first = Eerste stap
web-back = Een stap terug
web-forward = Een stap verder
web-last = Laatste stap
web-run = Afspelen
web-pause = Pauze
web-step = Stap
web-seen-by = Gezien door
web-all-open = alles open
web-to-table = Naar de tafel

## The rules

web-cards = Wat er op tafel ligt
web-chapter-c = Wat er in de doos zit
web-chapter-s = Voorbereiding
web-chapter-t = Een beurt
web-chapter-b = Gevecht
web-chapter-k = De kaarten
web-chapter-a = Actiekaarten
web-chapter-p = Dobbelstenen plaatsen
web-chapter-n = Senaatstegels
web-chapter-e = Einde en punten
web-chapter-h = Wat verborgen is
web-chapter-r = Uitleg van onduidelijke gevallen
web-chapter-m = Het kleine spel

## Told in one or in many

web-won = { $count ->
    [one] { $winners } wint.
   *[other] { $winners } delen de overwinning.
}
    .you-winners = Je wint.
web-dice-good = { $count ->
    [one] De ene trekking volgt uit het beloofde geheim.
   *[other] Alle { $count } worpen en trekkingen volgen uit het beloofde geheim.
}

## A board made from the fields of a game

web-empty = leeg
web-can-do = Wat je kunt doen
web-no-rules = Voor dit spel zijn nog geen regels opgeschreven.
web-analysis = Analyse
web-learn = Leren
web-puzzles = Puzzels
web-deal = Spel van de dag
web-study = Studie

## De tafel in de hand

web-tap-again = Tik nog eens: { $move }
web-missing = Deze pagina bestaat niet
web-missing-why = Misschien is het adres verkeerd getikt, of de pagina is er niet meer.
web-log-greeting = Welkom aan tafel. Wat hier gebeurt, wordt regel voor regel opgeschreven.
web-waiting-away = { $name } is er even niet; de tafel wacht.

## Moments, the end, sound

web-volume = Volume
web-ending = Het einde van het spel
