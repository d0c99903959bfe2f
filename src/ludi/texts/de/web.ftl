## The page around the games

web-to-lobby = Zur Lobby
web-welcome = Setz dich und spiel
web-games = Die Spiele
web-play-against = Jetzt spielen gegen
web-play-game-against = { $game }: gegen { $level } spielen
web-level-tiro = Tiro
web-level-miles = Miles
web-level-centurio = Centurio
web-level-legatus = Legatus
web-level-caesar = Caesar
web-level-random = Zufall
web-level-greedy = Gierig
web-rank-tiro = Rekrut
web-rank-miles = Soldat
web-rank-centurio = Hauptmann
web-rank-legatus = Feldherr
web-rank-caesar = Kaiser
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
web-manner-tiro = Hat erst wenig gelernt und macht Anfängerfehler.
web-manner-miles = Solide und verlässlich, sieht aber nicht weit voraus.
web-manner-centurio = Hat viele Partien gesehen und nimmt, was jetzt gut ist.
web-manner-legatus = Denkt wie die Besten, lässt aber ab und zu eine Chance aus.
web-manner-caesar = Der Stärkste von allen. Geschenke gibt es keine.
web-rating = Elo { $elo }
web-rating-between = { $low } … { $high }
web-opponents = Die Gegner
web-opponents-who = Wer sind sie?
web-opponents-meaning = Fünf Ränge, vom Rekruten bis zum Kaiser. Elo ist in Partien gegeneinander gemessen, mit Tiro bei 0: 100 mehr bedeuten rund 64 Siege in 100 Partien, 300 mehr rund 85.
web-opponent-other = Einen anderen Gegner wählen
web-new-table = Ein Tisch mit Freunden
web-open-table = Tisch öffnen
web-rules = Regeln
web-my-games = Meine Spiele
web-open-tables = Tische mit freiem Platz
web-running-tables = Tische zum Zuschauen
web-table-over = beendet
web-table-waiting = wartet
web-table-outdated = andere Regeln
web-outdated-leave = Tisch verlassen
web-begun-on = Begonnen am { $date }
web-join = Mitspielen
web-your-turn = Du bist dran
web-turn-title = Du bist dran: { $game }
web-result-won = gewonnen
web-result-lost = verloren
web-result-drawn = unentschieden
web-filter = Zeigen
web-filter-all = alle
web-filter-running = laufende
web-filter-ended = beendete
web-game-more = Mehr zu { $game }, { $date }
web-give-up = Aufgeben
web-hide = In meiner Liste verbergen
web-remove = Für immer entfernen
web-show-hidden = { $count ->
    [one] Ein verborgenes Spiel zeigen
   *[other] { $count } verborgene Spiele zeigen
}
web-go-on = Weiter
web-watch = Zuschauen
web-players = Spieler
web-seats = Plätze
web-who-sits = Wer spielt
web-wish-me = ich
web-wish-open = ein Freund, per Link
web-wish-here = jemand an diesem Bildschirm
web-wish-bot = ein Bot
web-listed = Diesen Tisch in der Lobby zeigen

## Preferences

web-preferences = Einstellungen
web-name = Name
web-language = Sprache
web-theme = Darstellung
web-theme-light = hell
web-theme-dark = dunkel
web-theme-auto = wie das Gerät
web-speed = Tempo der Bewegungen
web-speed-slow = langsam
web-speed-normal = normal
web-speed-fast = schnell
web-speed-off = aus
web-sound = Klänge von Holz, Ton, Knochen und Bronze
web-confirm-moves = Vor jedem Zug fragen
web-unasked = Einen Zug, der der einzige ist, von selbst machen
web-silence = Wenn nur meine Hand weiß, ob ich etwas tun will (ein Veto, noch eine Karte)
web-silence-ask = immer fragen
web-silence-after = nach { $seconds } s von selbst passen
web-forget = Mich auf allen Geräten vergessen
web-forget-told = Dein Name und deine Plätze werden aufgegeben, in diesem Browser und überall sonst, wo dieser Gast bekannt ist.
web-close = Schließen
web-again = Noch einmal versuchen

## The waiting room

web-waiting-for-players = Das Spiel beginnt, sobald jeder Platz besetzt ist.
web-seat-open = frei
web-sit-here = Platz nehmen
web-name-here = Dein Name an diesem Tisch
web-bot-here = Einen Bot hier setzen
web-you = du
web-host = leitet den Tisch
web-you-host = Du leitest diesen Tisch
web-send-away = { $name } wegschicken
web-hand-over = Den Tisch an { $name } übergeben
web-close-table = Den Tisch schließen
web-close-game = Das Spiel ohne Ergebnis beenden
web-stand-up = Meinen Platz aufgeben
web-closed = Dieser Tisch wurde geschlossen: Das Spiel endet ohne Ergebnis.
web-table-closed = geschlossen
web-share-link = Link zu dieser Seite
web-send-friend = An Freunde senden
web-here-only = Nur dieser Rechner kann diesen Link öffnen. Um andere einzuladen, starte den Server mit --host 0.0.0.0.
web-copy = Kopieren
web-copied = Kopiert
web-qr = Der Link als QR-Code
web-dice-promise = Versprechen über die Würfel (SHA-256 eines Geheimnisses und dieses Tisches)

## The table

web-board = Der Tisch
web-board-in-words = Der Tisch in Worten
web-log = Verlauf
web-log-turn = Zug { $number }: { $seat }
    .you-seat = Zug { $number }: du
web-one-and-more = { $first }, { $rest }
web-since = Seit deinem letzten Zug
web-since-show = Noch einmal zeigen, was seit deinem letzten Zug geschah
web-skip = Überspringen
web-only-move = Es gibt nichts anderes: { $move }
web-wait = Warten
web-silent = { $ask } ({ $seconds } s)
web-silent-held = { $move }: Die anderen hören es, wenn die Zeit um ist.
web-chat = Gespräch
web-menu = Menü
web-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-is-asked = am Zug
web-away = gerade nicht da
web-stand-in-for = { $level } für { $name }
web-watching = schaut zu
web-watcher = ein Zuschauer
web-connection-lost = Verbindung verloren, neuer Versuch
web-waiting-for = { $name } denkt nach.
web-bot-learning = { $name } lernt noch; beim ersten Mal dauert es etwa eine Minute.
web-bot-learning-short = die Bots lernen noch
web-bot-weaker = { $name }: Die Suche wird auf diesem Rechner einmal vorbereitet; bis dahin sieht er weniger weit voraus.
web-undo = Zurücknehmen
web-hint = Tipp
web-all-moves = Alle Züge
web-no-moves = Gerade bist du nicht gefragt.
web-hint-title = Das würde ein starker Bot tun
web-hint-then = dann: { $moves }
web-hint-chance = Gewinnchance { $chance }
web-hint-alike = etwa gleich gut
web-hint-only = der einzig mögliche Zug
web-hint-coming = Der Bot bereitet sich noch vor. Der Tipp kommt von selbst.
web-really = { $move }?
web-yes = Ja
web-no = Nein
web-stale = Das Spiel ist schon weiter; sieh noch einmal hin.
web-refused = Das geht jetzt nicht.
web-unheard = Der Server antwortet nicht.
web-no-table = Diesen Tisch gibt es nicht.
web-show-rule = Regel zeigen
web-open-replay = Diesen Schritt noch einmal ansehen
web-curtain = Gib den Bildschirm an { $name } weiter
web-curtain-open = Ich bin { $name }
web-leave = Tisch verlassen (ein Bot springt ein)
web-return = Platz wieder einnehmen
web-say = Sag etwas
web-send = Senden
web-earlier = Was vorher gesagt wurde
web-mute = { $name } stummschalten
web-phrase-hello = Guten Tag
web-phrase-well-played = Gut gespielt
web-phrase-thinking = Lass mich nachdenken
web-phrase-sorry = Entschuldigung
web-phrase-thanks = Danke
web-phrase-again = Noch einmal?
web-people-left = { $name } hat den Tisch verlassen.
web-people-returned = { $name } ist wieder am Tisch.

## Keys

web-shortcuts = Tasten
web-key-tab = alles der Reihe nach
web-key-arrows = zum nächstgelegenen Element auf dem Tisch
web-key-next = zum nächsten oder vorigen nutzbaren Element
web-key-enter = benutzen
web-drag = Ziehen
web-key-drag = mit der Maus oder dem Finger dorthin ziehen, wo es hingehört; Esc legt es zurück
web-key-escape = Auswahl zurücklegen, schließen

## After the game

web-game-over = Das Spiel ist zu Ende.
web-score-sheet = Wertungsblatt
web-total = Summe
web-winner = Sieger
web-rematch = Noch ein Spiel
web-rematch-join = Zum neuen Tisch
web-share = Teilen
web-download = Aufzeichnung herunterladen
web-check-dice = Würfel prüfen
web-dice-secret = Das Geheimnis, jetzt offengelegt
web-dice-seeds = Was die Browser der Spieler beitrugen
web-dice-bad = { $count ->
    [one] { $count } Ergebnis folgt nicht aus dem Geheimnis.
   *[other] { $count } Ergebnisse folgen nicht aus dem Geheimnis.
}
web-receipt = Beleg herunterladen
web-dice-seen = Es ist das Spiel, das dieser Browser gesehen hat.
web-dice-unseen = Dieser Browser hat nichts von dem Spiel aufbewahrt: verglichen wurde nur, was der Server jetzt sagt.
web-dice-other = Das ist nicht das Spiel, das diesem Browser versprochen wurde und das er gesehen hat.
web-dice-unpromised = Das Versprechen galt für etwas anderes, oder ein Beitrag ist nicht der zugesagte.
web-dice-uncheckable = Die Würfel lassen sich hier gerade nicht prüfen.

## The replay

web-replay = Rückschau
web-replay-start = Vor dem ersten Zug.
web-replay-shared = An diesem Bildschirm spielen mehrere: Bis zum Ende des Spiels zeigt die Rückschau nur, was ein Zuschauer sieht.
web-no-replay = Dieses Spiel kann hier nicht gezeigt werden.
web-first = Erster Schritt
web-back = Einen Schritt zurück
web-forward = Einen Schritt weiter
web-last = Letzter Schritt
web-run = Abspielen
web-pause = Pause
web-step = Schritt
web-seen-by = Sicht
web-all-open = alles offen
web-to-table = Zum Tisch

## The rules

web-cards = Was auf dem Tisch liegt
web-chapter-c = Was in der Schachtel ist
web-chapter-s = Aufbau
web-chapter-t = Ein Zug
web-chapter-b = Kampf
web-chapter-k = Die Karten
web-chapter-a = Aktionskarten
web-chapter-p = Würfel setzen
web-chapter-n = Senatskarten
web-chapter-e = Ende und Punkte
web-chapter-h = Was verborgen ist
web-chapter-r = Auslegungen
web-chapter-m = Das kleine Spiel

## Told in one or in many

web-won = { $count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
}
    .you-winners = Du gewinnst.
web-dice-good = { $count ->
    [one] Das eine Ergebnis folgt aus dem versprochenen Geheimnis.
   *[other] Alle { $count } Würfe und Ziehungen folgen aus dem versprochenen Geheimnis.
}

## A board made from the fields of a game

web-empty = leer
web-can-do = Was du tun kannst
web-no-rules = Für dieses Spiel sind noch keine Regeln aufgeschrieben.
web-analysis = Analyse
web-learn = Lernen
web-puzzles = Rätsel
web-deal = Spiel des Tages
web-study = Studium

## Der Tisch in der Hand

web-tap-again = Noch einmal tippen: { $move }
web-missing = Diese Seite gibt es nicht
web-missing-why = Vielleicht ist die Adresse vertippt, oder es gibt die Seite nicht mehr.
web-log-greeting = Willkommen am Tisch. Was hier geschieht, wird Zeile für Zeile aufgeschrieben.
web-waiting-away = { $name } ist gerade nicht da; der Tisch wartet.

## Moments, the end, sound

web-volume = Lautstärke
web-ending = Das Ende des Spiels
