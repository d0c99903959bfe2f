puzzle-title = Puzzels
puzzle-lead = Stellingen uit partijen van sterke spelers. Eén zet is verreweg de beste: vind hem.
puzzle-count = { $count ->
    [one] 1 puzzel
   *[other] { $count } puzzels
}
puzzle-of-the-day = Puzzel van de dag
puzzle-open = Puzzels oplossen
puzzle-find = Jij beslist. Welke zet is verreweg de beste?
puzzle-terminal-ask = Typ een nummer of een zet; een lege regel toont de oplossing.
puzzle-right = Goed!
puzzle-wrong = Die niet: een andere zet wint duidelijk vaker. Probeer het nog eens.
puzzle-solution = De oplossing
puzzle-why = { $move }: wint vanaf hier ongeveer { $value } op de 100 partijen. De op één na beste ({ $second }) wint er ongeveer { $points } minder.
puzzle-then = Daarna: { $move }.
puzzle-show = Toon de oplossing
puzzle-next = Volgende puzzel
puzzle-streak = { $count ->
    [one] 1 op rij
   *[other] { $count } op rij
}
puzzle-best-streak = Langste reeks: { $count }
puzzle-done = Opgelost: { $count } van { $total }
puzzle-difficulty = { $level ->
    [1] Heel makkelijk
    [2] Makkelijk
    [3] Gemiddeld
    [4] Moeilijk
   *[other] Heel moeilijk
}
puzzle-who = Wie de zet vindt
puzzle-found = { $count ->
    [0] Geen van onze { $total } tegenstanders, van Tiro de rekruut tot Caesar de keizer, vindt de zet zeker.
    [1] Een van onze { $total } tegenstanders, van Tiro de rekruut tot Caesar de keizer, vindt de zet zeker.
    [5] Al onze { $total } tegenstanders, van Tiro de rekruut tot Caesar de keizer, vinden de zet zeker.
   *[other] { $count } van onze { $total } tegenstanders, van Tiro de rekruut tot Caesar de keizer, vinden de zet zeker.
}
puzzle-finds = { $rank } ({ $meaning }): { $share ->
    [0] nooit
    [100] elke keer
   *[other] { $share } op de 100 keer
}
puzzle-share = Delen
puzzle-copied = Gekopieerd.
puzzle-card = Kaart om te delen
puzzle-card-save = Bewaar als afbeelding
puzzle-card-day = { $game }, puzzel van { $day }
puzzle-card-one = { $game }, puzzel { $name }
puzzle-card-first = in één keer opgelost
puzzle-card-tries = { $count ->
    [one] bij de tweede poging opgelost
   *[other] opgelost na { $count } foute pogingen
}
puzzle-card-given = niet opgelost
puzzle-none = Dit spel heeft geen puzzels.
puzzle-unknown = Zo’n puzzel bestaat niet.
puzzle-your-seat = Jij bent { $seat }.
puzzle-theme-finish = de laatste stap
puzzle-theme-rescue = maar één uitweg
puzzle-theme-ending = het eindspel
puzzle-theme-ahead = op voorsprong
puzzle-theme-behind = op achterstand
puzzle-theme-level = gelijk
puzzle-theme-tempting = de zet die voor de hand ligt, is fout
puzzle-theme-points = meteen punten
puzzle-theme-quiet = een stille zet
puzzle-theme-fork = een van twee
puzzle-theme-crowd = veel keuze
study-title = Stellingen bestuderen
study-lead = ‘Wat had ik hier moeten doen?’ Zet een stelling op, bekijk de beste zetten op grond van wat de speler aan zet kan zien, en speel verder.
study-ways = Een stelling kan uit een partij komen die voorbij is (ga bij het terugkijken naar het moment en kies ‘{ study-title }’), uit een puzzel of uit een link, of je voert hem zelf in.
study-begin = Begin met
study-example-middle = Halverwege
study-example-end = Bijna afgelopen
study-by-hand = Met de hand veranderen
study-how = Eén onderdeel per regel. Verander wat je wilt en zet het op: wat ontbreekt, is leeg; wat ‘hidden’ is, wordt willekeurig ingevuld; ‘rest’ is al het andere.
study-replay = Terug naar het terugkijken
study-words = Stelling in woorden
study-lay-out = Opzetten
study-best = Beste zetten
study-thinking = De beste zetten worden gezocht …
study-link = Link naar deze stelling
study-bad-words = De stelling kan niet worden opgezet: { $reason }
study-bad-line = De stelling kan niet worden opgezet, door regel { $line }: { $reason }
study-bad-move = Deze zet kan niet: { $reason }
study-nobody-decides = In die stelling is niemand aan zet.
study-chance = Je winstkans is daar ongeveer { $value } op de 100, met een marge van { $error }.
study-move = { $move }: { $value } op de 100
study-this = Deze stelling bestuderen
study-choose = Kies een spel
study-new = Een nieuwe partij
study-over = In deze stelling is de partij afgelopen.
