board-blocked = gesperrt
games-players = { $players } Spieler
games-default = Vorgabe
bots-also = Außerdem: { $forms }
bots-rated = ludi bots GAME sagt, wie stark die Ränge dort sind.
play-welcome = Gib eine Nummer oder einen Zug ein; ? für Hilfe, q zum Verlassen.
play-left = Du hast den Tisch verlassen. Die Partie ist in { $file } gespeichert. So geht es weiter: { $command }
play-kept = Die Partie ist in { $file } gespeichert.
play-no-move = { $typed } ist kein Zug. Gib die Nummer eines Zuges ein oder den Zug, wie er daneben steht; ? für Hilfe.
play-no-undo = Es lässt sich nichts zurücknehmen: Die letzte Aktion war nicht deine, oder sie hat etwas Neues gezeigt.
play-undone = Die letzte Entscheidung ist zurückgenommen.
play-unknown = Hier heißt nichts „{ $word }“.
play-more = { $first } bis { $last } von { $count }; + zeigt mehr
play-go-on = Weiter mit Enter.
board-you = { $name } (du)
play-thinking = { $bot } denkt nach …
play-thinking-first = { $bot } denkt nach (beim ersten Mal braucht er eine Minute, um sich vorzubereiten)
play-preparing = { $bot } bereitet sich im Hintergrund ein, zwei Minuten lang vor, einmal auf diesem Rechner; inzwischen spielt er, sieht aber weniger weit voraus.
play-advice = { $move }: { $value } von 100, { $visits }-mal versucht
play-chance = Deine Gewinnchance: { $value } von 100, plus oder minus { $error }.
play-help =



    Gib die Nummer eines Zuges ein oder den Zug selbst in der Kurzform daneben.
    ? NAME  was Karte oder Plättchen tut   ? RO-B3  der Text einer Regel
    u  die letzte Entscheidung zurück      l  der Verlauf bisher
    t  der ganze Tisch                     + -  mehr Auswahl
    q  verlassen; die Partie bleibt erhalten
    h  ein Tipp: ein Wink, dann Karte oder Würfel, dann der Zug und warum
day-no-address = { $address } ist keine Adresse eines Servers; schreibe sie wie http://127.0.0.1:8000.
day-unheard = Der Server unter { $address } antwortet nicht, wie er sollte. Starte einen mit ludi serve oder nenne einen anderen mit --server.
day-waiting = Die anderen entscheiden …
day-left = Du hast den Tisch verlassen. Deine Partie bleibt auf dem Server; ludi day setzt sie heute fort.
verify-fair = Alle { $draws } Würfe und Ziehungen des Verlaufs entsprechen dem Versprechen { $commitment }.
verify-wrong = Aktion { $number } passt nicht zu den Würfeln: Es war „{ $came }“, es müsste „{ $due }“ sein.
verify-seen = Der Verlauf passt zu dem, was dein Browser aufbewahrt hat: zum Versprechen und zu den Siegeln von { $seals } von { $entries } Schritten. Mit dem, was auf dem Bildschirm war, wurde er nicht verglichen.
verify-promised = Es ist das Versprechen, das du bekommen hast. Siegel, und was auf dem Bildschirm war, wurden nicht verglichen.
verify-alone = Verglichen wurde nur, was die Aufzeichnung über sich selbst sagt, nicht, was auf dem Bildschirm war: Mit dem Beleg deines Browsers (--receipt) lässt sie sich von einer anderen Partie unterscheiden.
hint-preparing = Die Tipps werden im Hintergrund vorbereitet, ein, zwei Minuten lang, einmal auf diesem Rechner. Spiele weiter und frage später noch einmal.
visit-said = { $name }: { $words }
visit-again = Gib { $key } ein, um neu zu entscheiden, was geschieht, solange jemand fehlt.
visit-left = Du hast den Tisch verlassen. Dein Platz bleibt deiner; zurück kommst du mit: { $command }
visit-kept = Die Partie lässt sich noch einmal ansehen: { $link }
visit-full = An diesem Tisch ist kein Platz frei.
visit-not-free = { $seat } ist nicht frei. Freie Plätze: { $free }
visit-which = Welchen Platz möchtest du? Enter nimmt den ersten.
visit-help = s WORTE  den anderen am Tisch etwas sagen
sim-played = { $games } Partien { $game } in { $seconds } s; { $decisions } Entscheidungen und { $rate } Partien in der Sekunde.
sim-checked = Threads: { $threads }. Invarianten: { $invariants }.
sim-not-checked = nicht geprüft
sim-none-to-check = es gibt keine
sim-all-held = alle erfüllt
sim-broken = verletzt; Zahl der Partien: { $count }
sim-wins = Siege
sim-length = Länge
arena-milliseconds = ms je Entscheidung
arena-played = { $games } Partien in { $sets } Sätzen mit demselben Zufall. Siege nach Platz: { $seats }.
arena-share = Anteil
arena-without = ohne Glück
arena-variance = verbleibende Varianz
arena-needed = Partien für ± { $share }
arena-sprt = SPRT, von { $low } bis { $high } Elo: { $verdict } ({ $ratio }).
arena-stronger = stärker
arena-not-stronger = nicht stärker
arena-not-known-yet = noch nicht bekannt
arena-kept = Aufbewahrt in { $folder }.
