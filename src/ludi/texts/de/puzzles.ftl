puzzle-title = Rätsel
puzzle-lead = Stellungen aus Partien starker Spieler. Ein Zug ist mit Abstand der beste: finde ihn.
puzzle-count = { $count ->
    [one] 1 Rätsel
   *[other] { $count } Rätsel
}
puzzle-of-the-day = Rätsel des Tages
puzzle-open = Rätsel lösen
puzzle-find = Du entscheidest. Welcher Zug ist mit Abstand der beste?
puzzle-terminal-ask = Tippe eine Nummer oder einen Zug; eine leere Zeile zeigt die Lösung.
puzzle-right = Richtig!
puzzle-wrong = Der nicht: ein anderer Zug gewinnt deutlich öfter. Versuch es noch einmal.
puzzle-solution = Die Lösung
puzzle-why = { $move }: gewinnt von hier aus etwa { $value } von 100 Partien. Der nächstbeste ({ $second }) gewinnt etwa { $points } weniger.
puzzle-then = Danach: { $move }.
puzzle-show = Lösung zeigen
puzzle-next = Nächstes Rätsel
puzzle-again = Noch einmal ansehen
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
} ({ $level } von 5)
puzzle-about = Worum es geht
puzzle-who = Wer ihn findet
puzzle-found = { $count ->
    [0] Keiner unserer { $total } Gegner, von Tiro, dem Rekruten, bis Caesar, dem Kaiser, findet ihn sicher.
    [1] Einer unserer { $total } Gegner, von Tiro, dem Rekruten, bis Caesar, dem Kaiser, findet ihn sicher.
    [5] Alle unsere { $total } Gegner, von Tiro, dem Rekruten, bis Caesar, dem Kaiser, finden ihn sicher.
   *[other] { $count } unserer { $total } Gegner, von Tiro, dem Rekruten, bis Caesar, dem Kaiser, finden ihn sicher.
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
puzzle-unknown = Ein solches Rätsel gibt es nicht.
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
study-title = Studium
study-lead = „Was hätte ich hier tun sollen?“ Bau eine Stellung auf, sieh die besten Züge nach dem, was wer am Zug ist sehen kann, und spiel weiter.
study-ways = Eine Stellung kommt hierher aus einem beendeten Spiel (geh in der Rückschau zu dem Moment und drück auf „Studium“), aus einem Rätsel, aus einem Link oder von eigener Hand.
study-begin = Beginne mit
study-example-middle = Mitten im Spiel
study-example-end = Kurz vor Schluss
study-by-hand = Von Hand ändern
study-how = In jeder Zeile eine Sache. Ändere, was du willst, und bau es auf: was fehlt, ist leer, was „hidden“ ist, wird ausgelost, „rest“ ist alles Übrige.
study-replay = Zurück zur Rückschau
study-words = Stellung in Worten
study-lay-out = Aufbauen
study-best = Beste Züge
study-thinking = Die besten Züge werden gesucht …
study-link = Link zu dieser Stellung
study-bad-words = Die Stellung lässt sich nicht aufbauen: { $reason }
study-bad-line = Die Stellung lässt sich nicht aufbauen, wegen Zeile { $line }: { $reason }
study-bad-move = Dieser Zug geht nicht: { $reason }
study-nobody-decides = Dort ist niemand am Zug.
study-chance = Deine Gewinnchance dort ist etwa { $value } von 100, auf { $error } genau.
study-move = { $move }: { $value } von 100
study-this = Diese Stellung studieren
study-choose = Wähle ein Spiel
study-new = Ein neues Spiel
study-over = Das Spiel ist dort zu Ende.
