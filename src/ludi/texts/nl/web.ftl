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
web-rating = Rating { $elo }
web-rating-between = tussen { $low } en { $high }
web-opponents = De tegenstanders
web-opponents-who = Wie zijn dat?
web-opponents-meaning = Vijf rangen, van rekruut tot keizer. De ratings komen uit partijen tegen elkaar, met Tiro op 0: 100 meer betekent ongeveer 64 gewonnen partijen op de 100, 300 meer ongeveer 85.
web-opponent-other = Kies een andere tegenstander
web-new-table = Een tafel met vrienden
web-new-table-here = Een tafel op dit apparaat
web-open-table = Open de tafel
web-rules = Regels
web-my-games = Mijn partijen
web-open-tables = Tafels met een vrije plaats
web-running-tables = Tafels waar je kunt meekijken
web-table-over = afgelopen
web-table-waiting = wacht
web-table-outdated = oudere regels
web-outdated-leave = Verlaat de tafel
web-begun-on = Begonnen op { $date }
web-join = Doe mee
web-your-turn = Jouw beurt
web-turn-title = Jouw beurt: { $game }
web-result-won = gewonnen
web-result-lost = verloren
web-result-drawn = gelijkspel
web-filter = Toon
web-filter-all = alles
web-filter-running = lopend
web-filter-ended = afgelopen
web-game-more = Meer over { $game }, { $date }
web-give-up = Opgeven
web-hide = Verberg in mijn lijst
web-remove = Voorgoed verwijderen
web-show-hidden = { $count ->
    [one] Toon één verborgen partij
   *[other] Toon { $count } verborgen partijen
}
web-go-on = Verder
web-watch = Meekijken
web-players = Spelers
web-seats = Plaatsen
web-who-sits = Wie speelt
web-wish-me = ik
web-wish-open = een vriend, via een link
web-wish-here = iemand op dit apparaat
web-wish-bot = een bot
web-listed = Toon deze tafel in de lobby

## Preferences

web-preferences = Voorkeuren
web-name = Naam
web-language = Taal
web-close = Sluiten
web-again = Probeer opnieuw

## The waiting room

web-waiting-for-players = De partij begint zodra elke plaats bezet is.
web-seat-open = vrij
web-sit-here = Ga hier zitten
web-name-here = Je naam aan deze tafel
web-bot-here = Laat hier een bot zitten
web-you = jij
web-host = gastheer
web-you-host = Jij bent de gastheer
web-send-away = { $name } van de tafel verwijderen
web-hand-over = { $name } gastheer maken
web-close-table = De tafel sluiten
web-close-game = De partij zonder uitslag beëindigen
web-stand-up = Mijn plaats opgeven
web-closed = Deze tafel is gesloten: de partij eindigt zonder uitslag.
web-table-closed = gesloten
web-share-link = Link naar deze pagina
web-send-friend = Stuur naar een vriend
web-copy = Kopieer
web-copied = Gekopieerd
web-qr = De link als QR-code
web-dice-promise = De vingerafdruk van de dobbelstenen, vastgelegd vóór de partij

## The table

web-board = De tafel
web-board-in-words = De tafel in woorden
web-log = Verslag
web-log-turn = Beurt { $number }: { $seat }
    .you-seat = Beurt { $number }: jij
web-one-and-more = { $first }, { $rest }
web-and = { $first } en { $rest }
web-since = Sinds je laatste beurt
web-since-show = Nog eens tonen wat er sinds je laatste beurt gebeurde
web-skip = Overslaan
web-only-move = Er is maar één zet mogelijk: { $move }
web-wait = Wacht
web-silent = { $ask } ({ $seconds } s)
web-silent-held = { $move }: de anderen zien het als de tijd om is.
web-chat = Chat
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
web-connection-lost = Verbinding verbroken, opnieuw verbinden …
web-waiting-for = { $name } denkt na.
web-bot-learning = { $name } maakt zich klaar; de eerste keer duurt dat ongeveer een minuut.
web-bot-learning-short = de bots maken zich klaar
web-bot-weaker = { $name }: het zoekprogramma wordt klaargemaakt (één keer op deze computer); tot dan kijkt hij minder ver vooruit.
web-undo = Terugnemen
web-hint = Hint
web-all-moves = Alle zetten
web-no-moves = Je hoeft nu niets te doen.
web-hint-title = Een sterke bot zou dit doen
web-hint-then = daarna: { $moves }
web-hint-chance = winstkans { $chance }
web-hint-alike = ongeveer even goed
web-hint-only = de enig mogelijke zet
web-hint-coming = De bot wordt nog voorbereid. De hint komt vanzelf.
web-really = { $move }?
web-yes = Ja
web-no = Nee
web-stale = Er is al verder gespeeld; kijk nog eens naar het bord.
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
web-send = Versturen
web-earlier = Wat eerder is gezegd
web-mute = { $name } dempen
web-phrase-hello = Goedendag
web-phrase-well-played = Goed gespeeld
web-phrase-thinking = Even nadenken
web-phrase-sorry = Sorry
web-phrase-thanks = Dank je
web-phrase-again = Nog een keer?
web-people-left = { $name } heeft de tafel verlaten.
    .you-name = Je hebt de tafel verlaten.
web-people-returned = { $name } zit weer aan tafel.
    .you-name = Je zit weer aan tafel.

## Keys

web-shortcuts = Toetsen
web-drag = Slepen

## After the game

web-game-over = De partij is afgelopen.
web-score-sheet = Scoreblad
web-total = Totaal
web-winner = Winnaar
web-rematch = Speel opnieuw
web-rematch-join = Naar de nieuwe tafel
web-share = Delen
web-download = Partij downloaden
web-check-dice = Controleer de dobbelstenen

## The replay

web-replay = Terugkijken
web-replay-start = Vóór de eerste zet.
web-replay-shared = Jullie spelen met meerdere mensen aan dit scherm: tot het einde van de partij toont het terugkijken alleen wat een toeschouwer ziet.
web-no-replay = Deze partij kan hier niet worden getoond.
web-first = Eerste stap
web-back = Een stap terug
web-forward = Een stap verder
web-last = Laatste stap
web-run = Afspelen
web-pause = Pauze
web-step = Stap
web-seen-by = Bekeken als
web-all-open = alles open
web-to-table = Naar de tafel

## The rules

web-cards = Kaarten en tegels
web-chapter-c = Spelmateriaal
web-chapter-s = Spelvoorbereiding
web-chapter-t = Een beurt
web-chapter-b = Gevecht
web-chapter-k = De kaarten
web-chapter-a = Actiekaarten
web-chapter-p = Dobbelstenen plaatsen
web-chapter-n = Senaatstegels
web-chapter-e = Einde van het spel en puntentelling
web-chapter-h = Verborgen informatie
web-chapter-r = Interpretaties
web-chapter-m = Het kleine spel

## Told in one or in many

web-won = { $count ->
    [one] { $winners } wint.
   *[other] { $winners } delen de overwinning.
}
    .you-winners = Je wint.

## A board made from the fields of a game

web-empty = leeg
web-can-do = Wat je kunt doen
web-no-rules = Voor dit spel zijn nog geen regels opgeschreven.
web-analysis = Analyse
web-learn = Leren
web-puzzles = Puzzels
web-deal = Partij van de dag
web-study = Stellingen bestuderen

## De tafel in de hand

web-tap-again = Tik nog eens: { $move }
web-missing = Deze pagina bestaat niet
web-missing-why = Misschien is het adres verkeerd getikt, of de pagina is er niet meer.
web-log-greeting = Welkom aan tafel. Wat hier gebeurt, wordt regel voor regel opgeschreven.
web-waiting-away = { $name } is er even niet; de tafel wacht.

## Moments, the end, sound

web-ending = Het einde van de partij
web-pace = Als iemand wegblijft
web-pace-live = live: wie aan tafel zit, beslist
web-pace-no-hurry = zonder haast: de tafel wacht
web-pace-live-long = Wie aan tafel zit, kiest: wachten, een bot laten spelen of de partij beëindigen.
web-pace-no-hurry-long = De tafel wacht, desnoods dagenlang. Niemand speelt voor een ander.
web-hints-allowed = Hints zijn toegestaan (de anderen zien het als iemand er een vraagt)
web-hints-off = Zonder hints
web-here = op een andere pagina van deze server
web-waiting-here = { $name } is op een andere pagina van deze server; de tafel wacht.
web-absent = { $name } is weg. Wat wil je doen?
web-absent-wait = Wachten
web-absent-bot = Een bot laten spelen
web-absent-end = De partij beëindigen
web-absent-others = { $name } wil: { $wish }
web-absent-all = Dit gebeurt zodra iedereen aan tafel het wil.
web-people-replaced = { $name } is weg: een bot speelt tot { $name } terug is.
    .you-name = Je was weg: een bot speelde tot je terug was.
web-people-ended = { $name } heeft de partij beëindigd, omdat er iemand weg was. Niemand heeft gewonnen.
    .you-name = Je hebt de partij beëindigd, omdat er iemand weg was. Niemand heeft gewonnen.
web-people-hint = { $name } heeft een hint gevraagd.
    .you-name = Je hebt een hint gevraagd.
web-meanwhile = Terwijl je weg was
web-meanwhile-show = Op het bord tonen
web-meanwhile-close = Verdergaan
web-sit-how = hoe je aan tafel gaat
web-your-seat = Jouw plaats
web-begins = Wie begint
web-begins-drawn = geloot
web-begins-me = jij
web-begins-other = een tegenstander
web-seat-odds = { $seat } { $share } op de 100
web-odds-seat = wint { $share } op de 100
web-odds-seats = Winst tussen even sterke spelers: { $odds }
web-odds-first = Tussen even sterke spelers wint wie begint { $share } op de 100 partijen.
web-opponents-each = Op elke plaats een andere tegenstander
web-all-bots = Dezelfde rang voor alle bots
web-draw-seats = Loten wie waar zit
web-swap-seats = De plaatsen { $first } en { $second } verwisselen
web-change-table = De tafel wijzigen
web-change-go = Wijzigen
web-option-is = { $option }: { $value }
web-beginners-now = In je eerste partijen: { $changes }
web-grown = Je hebt { $count ->
        [one] één partij
       *[other] { $count } partijen
    } uitgespeeld. Vanaf nu is dit anders:
web-grown-option = { $option }: { $now } (tot nu toe: { $before })
web-grown-go = Zo spelen
web-grown-stay = Zo laten
web-absent-again = Niet langer wachten

## What is asked, told and answered at the table

web-my-turn = Mijn partijen: jij bent aan de beurt
web-one-of = { $thing }, { $at } van { $count }
web-dice-unsealed = De server stuurde een stelling zonder zegel. Wat hij later over deze partij zegt, kan niet worden vergeleken met wat deze browser bewaart.
