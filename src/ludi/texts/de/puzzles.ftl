puzzle-title = Rätsel
puzzle-lead = Stellungen aus Partien starker Spieler. Ein Zug ist mit Abstand der beste: Finde ihn.
puzzle-count = { $count ->
    [one] 1 Rätsel
   *[other] { $count } Rätsel
}
puzzle-of-the-day = Rätsel des Tages
puzzle-open = Rätsel lösen
puzzle-find = Du entscheidest. Welcher Zug ist mit Abstand der beste?
puzzle-terminal-ask = Gib eine Nummer oder einen Zug ein; eine leere Zeile zeigt die Lösung.
puzzle-right = Richtig!
puzzle-wrong = Der nicht: Ein anderer Zug gewinnt deutlich öfter. Versuche es noch einmal.
puzzle-solution = Die Lösung
puzzle-why = { $move }: gewinnt von hier aus etwa { $value } von 100 Partien. Der nächstbeste ({ $second }) gewinnt etwa { $points } weniger.
puzzle-then = Danach: { $move }.
puzzle-show = Lösung zeigen
puzzle-next = Nächstes Rätsel
puzzle-streak = { $count ->
    [one] 1 in Folge
   *[other] { $count } in Folge
}
puzzle-best-streak = Längste Folge: { $count }
puzzle-done = Gelöst: { $count } von { $total }
puzzle-difficulty = { $level ->
    [1] Sehr leicht
    [2] Leicht
    [3] Mittel
    [4] Schwer
   *[other] Sehr schwer
}
puzzle-who = Wer den Zug findet
puzzle-found = { $count ->
    [0] Keiner unserer { $total } Gegner, von Tiro, dem Rekruten, bis Caesar, dem Kaiser, findet den Zug sicher.
    [1] Einer unserer { $total } Gegner, von Tiro, dem Rekruten, bis Caesar, dem Kaiser, findet den Zug sicher.
    [5] Alle unsere { $total } Gegner, von Tiro, dem Rekruten, bis Caesar, dem Kaiser, finden den Zug sicher.
   *[other] { $count } unserer { $total } Gegner, von Tiro, dem Rekruten, bis Caesar, dem Kaiser, finden den Zug sicher.
}
puzzle-finds = { $rank } ({ $meaning }): { $share ->
    [0] nie
    [100] jedes Mal
   *[other] in { $share } von 100 Fällen
}
puzzle-share = Teilen
puzzle-copied = Kopiert.
puzzle-card = Karte zum Teilen
puzzle-card-save = Als Bild speichern
puzzle-card-day = { $game }, Rätsel vom { $day }
puzzle-card-one = { $game }, Rätsel { $name }
puzzle-card-first = beim ersten Versuch gelöst
puzzle-card-tries = { $count ->
    [one] beim zweiten Versuch gelöst
   *[other] nach { $count } Fehlversuchen gelöst
}
puzzle-card-given = nicht gelöst
puzzle-none = Dieses Spiel hat keine Rätsel.
puzzle-unknown = Dieses Rätsel gibt es nicht.
puzzle-your-seat = Du bist { $seat }.
puzzle-theme-finish = der letzte Schritt
puzzle-theme-rescue = nur ein Ausweg
puzzle-theme-ending = das Endspiel
puzzle-theme-ahead = in Führung
puzzle-theme-behind = im Rückstand
puzzle-theme-level = gleichauf
puzzle-theme-tempting = der naheliegende Zug ist falsch
puzzle-theme-points = sofort Punkte
puzzle-theme-quiet = ein stiller Zug
puzzle-theme-fork = einer von zweien
puzzle-theme-crowd = viele Möglichkeiten
study-title = Stellungen untersuchen
study-lead = „Was hätte ich hier tun sollen?“ Baue eine Stellung auf, sieh dir die besten Züge nach dem an, was der Spieler an der Reihe sehen kann, und spiele weiter.
study-ways = Eine Stellung kann aus einer beendeten Partie kommen (gehe in der Rückschau zu dem Moment und wähle „{ study-title }“), aus einem Rätsel oder einem Link, oder du gibst sie selbst ein.
study-begin = Beginne mit
study-example-middle = Mitten in der Partie
study-example-end = Kurz vor Schluss
study-by-hand = Von Hand ändern
study-how = Ein Eintrag je Zeile. Ändere, was du willst, und baue es auf: Was fehlt, ist leer; was „hidden“ ist, wird ausgelost; „rest“ ist alles Übrige.
study-replay = Zurück zur Rückschau
study-words = Stellung in Worten
study-lay-out = Aufbauen
study-best = Beste Züge
study-thinking = Die besten Züge werden gesucht …
study-link = Link zu dieser Stellung
study-bad-words = Die Stellung lässt sich nicht aufbauen: { $reason }
study-bad-line = Die Stellung lässt sich nicht aufbauen, wegen Zeile { $line }: { $reason }
study-bad-move = Dieser Zug geht nicht: { $reason }
study-nobody-decides = In dieser Stellung ist niemand an der Reihe.
study-chance = Deine Gewinnchance dort ist etwa { $value } von 100, plus oder minus { $error }.
study-move = { $move }: { $value } von 100
study-this = Diese Stellung untersuchen
study-choose = Wähle ein Spiel
study-new = Eine neue Partie
study-over = In dieser Stellung ist die Partie zu Ende.
