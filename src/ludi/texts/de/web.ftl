## The page around the games

web-to-lobby = Zur Lobby
web-welcome = Nimm Platz und spiele
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
web-rating = Wertung { $elo }
web-rating-between = zwischen { $low } und { $high }
web-opponents = Die Gegner
web-opponents-who = Wer sind sie?
web-opponents-meaning = Fünf Ränge, vom Rekruten bis zum Kaiser. Die Wertungszahlen stammen aus Partien gegeneinander, mit Tiro bei 0: 100 mehr bedeuten rund 64 Siege in 100 Partien, 300 mehr rund 85.
web-opponent-other = Einen anderen Gegner wählen
web-new-table = Ein Tisch mit Freunden
web-new-table-here = Ein Tisch an diesem Gerät
web-open-table = Tisch öffnen
web-rules = Regeln
web-my-games = Meine Partien
web-open-tables = Tische mit freiem Platz
web-running-tables = Tische zum Zuschauen
web-table-over = beendet
web-table-waiting = wartet
web-table-outdated = ältere Regeln
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
web-hide = In meiner Liste ausblenden
web-remove = Endgültig löschen
web-show-hidden = { $count ->
    [one] Eine ausgeblendete Partie anzeigen
   *[other] { $count } ausgeblendete Partien anzeigen
}
web-go-on = Weiter
web-watch = Zuschauen
web-players = Spieler
web-seats = Plätze
web-who-sits = Wer spielt
web-wish-me = ich
web-wish-open = ein Freund, per Link
web-wish-here = jemand an diesem Gerät
web-wish-bot = ein Bot
web-listed = Diesen Tisch in der Lobby zeigen

## Preferences

web-preferences = Einstellungen
web-name = Name
web-language = Sprache
web-close = Schließen
web-again = Noch einmal versuchen

## The waiting room

web-waiting-for-players = Die Partie beginnt, sobald jeder Platz besetzt ist.
web-seat-open = frei
web-sit-here = Platz nehmen
web-name-here = Dein Name an diesem Tisch
web-bot-here = Einen Bot auf diesen Platz setzen
web-you = du
web-host = leitet den Tisch
web-you-host = Du leitest diesen Tisch
web-send-away = { $name } vom Tisch entfernen
web-hand-over = Den Tisch an { $name } übergeben
web-close-table = Den Tisch schließen
web-close-game = Die Partie ohne Ergebnis beenden
web-stand-up = Meinen Platz aufgeben
web-closed = Dieser Tisch wurde geschlossen: Die Partie endet ohne Ergebnis.
web-table-closed = geschlossen
web-share-link = Link zu dieser Seite
web-send-friend = An Freunde senden
web-copy = Kopieren
web-copied = Kopiert
web-qr = Der Link als QR-Code
web-dice-promise = Der Fingerabdruck der Würfel, vor der Partie festgelegt

## The table

web-board = Der Tisch
web-board-in-words = Der Tisch in Worten
web-log = Verlauf
web-log-turn = Spielzug { $number }: { $seat }
    .you-seat = Spielzug { $number }: du
web-one-and-more = { $first }, { $rest }
web-and = { $first } und { $rest }
web-since = Seit deinem letzten Spielzug
web-since-show = Noch einmal zeigen, was seit deinem letzten Spielzug geschah
web-skip = Überspringen
web-only-move = Einzige Möglichkeit: { $move }
web-wait = Warten
web-silent = { $ask } ({ $seconds } s)
web-silent-held = { $move }: Die anderen sehen es, wenn die Zeit um ist.
web-chat = Chat
web-menu = Menü
web-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-is-asked = an der Reihe
web-away = gerade nicht da
web-stand-in-for = { $level } für { $name }
web-watching = schaut zu
web-watcher = ein Zuschauer
web-connection-lost = Verbindung unterbrochen, neuer Versuch läuft …
web-waiting-for = { $name } denkt nach.
web-bot-learning = { $name } bereitet sich vor; beim ersten Mal dauert das etwa eine Minute.
web-bot-learning-short = die Bots bereiten sich vor
web-bot-weaker = { $name }: Die Suche wird vorbereitet (einmal auf diesem Rechner); bis dahin sieht er weniger weit voraus.
web-undo = Zurücknehmen
web-hint = Tipp
web-all-moves = Alle Züge
web-no-moves = Du hast gerade nichts zu tun.
web-hint-title = Das würde ein starker Bot tun
web-hint-then = dann: { $moves }
web-hint-chance = Gewinnchance { $chance }
web-hint-alike = etwa gleich gut
web-hint-only = der einzig mögliche Zug
web-hint-coming = Der Bot bereitet sich noch vor. Der Tipp kommt von selbst.
web-really = { $move }?
web-yes = Ja
web-no = Nein
web-stale = Die Partie ist schon weiter; sieh noch einmal aufs Brett.
web-refused = Das geht jetzt nicht.
web-unheard = Der Server antwortet nicht.
web-no-table = Diesen Tisch gibt es nicht.
web-show-rule = Regel zeigen
web-open-replay = Diesen Schritt noch einmal ansehen
web-curtain = Gib den Bildschirm an { $name } weiter
web-curtain-open = Ich bin { $name }
web-leave = Tisch verlassen (ein Bot springt ein)
web-return = Platz wieder einnehmen
web-say = Schreibe etwas
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
    .you-name = Du hast den Tisch verlassen.
web-people-returned = { $name } ist wieder am Tisch.
    .you-name = Du bist wieder am Tisch.

## Keys

web-shortcuts = Tasten
web-drag = Ziehen

## After the game

web-game-over = Die Partie ist zu Ende.
web-score-sheet = Wertungsblatt
web-total = Summe
web-winner = Sieger
web-rematch = Noch eine Partie
web-rematch-join = Zum neuen Tisch
web-share = Teilen
web-download = Partie herunterladen
web-check-dice = Würfel prüfen

## The replay

web-replay = Rückschau
web-replay-start = Vor dem ersten Zug.
web-replay-shared = An diesem Bildschirm spielen mehrere: Bis zum Ende der Partie zeigt die Rückschau nur, was ein Zuschauer sieht.
web-no-replay = Diese Partie kann hier nicht gezeigt werden.
web-first = Erster Schritt
web-back = Einen Schritt zurück
web-forward = Einen Schritt weiter
web-last = Letzter Schritt
web-run = Abspielen
web-pause = Pause
web-step = Schritt
web-seen-by = Aus der Sicht von
web-all-open = alles offen
web-to-table = Zum Tisch

## The rules

web-cards = Karten und Plättchen
web-chapter-c = Spielmaterial
web-chapter-s = Spielvorbereitung
web-chapter-t = Ein Spielzug
web-chapter-b = Kampf
web-chapter-k = Die Karten
web-chapter-a = Aktionskarten
web-chapter-p = Würfel setzen
web-chapter-n = Senatskarten
web-chapter-e = Spielende und Wertung
web-chapter-h = Verborgene Informationen
web-chapter-r = Auslegungen
web-chapter-m = Das kleine Spiel

## Told in one or in many

web-won = { $count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
}
    .you-winners = Du gewinnst.

## A board made from the fields of a game

web-empty = leer
web-can-do = Was du tun kannst
web-no-rules = Für dieses Spiel sind noch keine Regeln aufgeschrieben.
web-analysis = Analyse
web-learn = Lernen
web-puzzles = Rätsel
web-deal = Spiel des Tages
web-study = Stellungen untersuchen

## Der Tisch in der Hand

web-tap-again = Noch einmal tippen: { $move }
web-missing = Diese Seite gibt es nicht
web-missing-why = Vielleicht ist die Adresse vertippt, oder es gibt die Seite nicht mehr.
web-log-greeting = Willkommen am Tisch. Was hier geschieht, wird Zeile für Zeile aufgeschrieben.
web-waiting-away = { $name } ist gerade nicht da; der Tisch wartet.

## Moments, the end, sound

web-ending = Das Ende der Partie
web-pace = Wenn jemand wegbleibt
web-pace-live = live: Wer am Tisch ist, entscheidet
web-pace-no-hurry = ohne Eile: Der Tisch wartet
web-pace-live-long = Wer am Tisch ist, wird gefragt: warten, einen Bot spielen lassen oder die Partie beenden.
web-pace-no-hurry-long = Der Tisch wartet, wenn es sein muss tagelang. Niemand spielt für einen anderen.
web-hints-allowed = Tipps sind erlaubt (die anderen sehen, wenn jemand einen holt)
web-hints-off = Ohne Tipps
web-here = auf einer anderen Seite dieses Servers
web-waiting-here = { $name } ist auf einer anderen Seite dieses Servers; der Tisch wartet.
web-absent = { $name } ist weg. Was möchtest du tun?
web-absent-wait = Warten
web-absent-bot = Einen Bot spielen lassen
web-absent-end = Die Partie beenden
web-absent-others = { $name } möchte: { $wish }
web-absent-all = Das geschieht, sobald alle am Tisch es möchten.
web-people-replaced = { $name } ist weg: Ein Bot spielt, bis { $name } zurück ist.
    .you-name = Du warst weg: Ein Bot spielte, bis du zurück warst.
web-people-ended = { $name } hat die Partie beendet, weil jemand weg war. Niemand hat gewonnen.
    .you-name = Du hast die Partie beendet, weil jemand weg war. Niemand hat gewonnen.
web-people-hint = { $name } hat einen Tipp geholt.
    .you-name = Du hast einen Tipp geholt.
web-meanwhile = Während du weg warst
web-meanwhile-show = Auf dem Brett zeigen
web-meanwhile-close = Weiter
web-sit-how = wie du dich setzt
web-your-seat = Dein Platz
web-begins = Wer beginnt
web-begins-drawn = ausgelost
web-begins-me = du
web-begins-other = ein Gegner
web-seat-odds = { $seat } { $share } von 100
web-odds-seat = gewinnt { $share } von 100
web-odds-seats = Siege zwischen gleich starken Spielern: { $odds }
web-odds-first = Zwischen gleich starken Spielern gewinnt, wer beginnt, { $share } von 100 Partien.
web-opponents-each = Auf jedem Platz ein anderer Gegner
web-all-bots = Derselbe Rang für alle Bots
web-draw-seats = Auslosen, wer wo sitzt
web-swap-seats = Die Plätze { $first } und { $second } tauschen
web-change-table = Den Tisch ändern
web-change-go = Ändern
web-option-is = { $option }: { $value }
web-beginners-now = In deinen ersten Partien: { $changes }
web-grown = Du hast { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    } zu Ende gespielt. Ab jetzt ist das anders:
web-grown-option = { $option }: { $now } (bisher: { $before })
web-grown-go = So spielen
web-grown-stay = So lassen, wie es war
web-absent-again = Nicht länger warten

## What is asked, told and answered at the table

web-my-turn = Meine Partien: Du bist dran
web-one-of = { $thing }, { $at } von { $count }
web-dice-unsealed = Der Server hat eine Stellung ohne Siegel geschickt. Was er später über diese Partie sagt, lässt sich nicht mit dem vergleichen, was dieser Browser aufbewahrt.
