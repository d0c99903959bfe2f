server-no-table = Diesen Tisch gibt es nicht.
server-no-game = Es gibt kein Spiel dieses Namens.
server-not-your-seat = Dieser Platz gehört dir nicht.
server-not-pledged = Noch nicht alle haben ihren Beitrag zu den Würfeln zugesagt.
server-other-seed = Das ist nicht der zugesagte Beitrag.
server-seat-taken = Dieser Platz ist besetzt.
server-not-host = Das darf nur, wer diesen Tisch leitet.
server-nobody-there = Dort sitzt niemand anders.
server-not-yours-alone = Nur ein Tisch, der dir allein gehört, kann entfernt werden.
server-deal-stays = Eine Partie des Tages bleibt, denn die Ergebnisse werden verglichen.
server-sent-away = Du wurdest von diesem Tisch weggeschickt.
server-closed = Dieser Tisch wurde geschlossen.
server-started = Das Spiel hat schon begonnen.
server-not-started = Das Spiel hat noch nicht begonnen.
server-not-over = Das Spiel läuft noch.
server-over = Das Spiel ist zu Ende.
server-not-your-turn = Gerade entscheidet jemand anders.
server-no-move = Diesen Zug gibt es nicht.
server-possible = Dieser Zug ist jetzt möglich.
server-no-undo = Jetzt kann nichts zurückgenommen werden: Etwas wurde aufgedeckt, oder der Zug ist vorbei.
server-bad-table = So lässt sich der Tisch nicht einrichten: Plätze und Optionen passen nicht zum Spiel.
server-bots-compiling = Die Bots dieses Spiels werden noch vorbereitet.
server-no-name = Ein Name braucht mindestens einen Buchstaben.
server-long-name = Ein Name hat höchstens { $most } Buchstaben.
server-nothing-said = Du hast noch nichts geschrieben.
server-not-at-table = Hier sprechen nur die, die am Tisch sitzen.
server-damaged = Dieser Tisch ist beschädigt ({ $entry ->
    [0] was über ihn bekannt ist, ist unlesbar
   *[other] bei Eintrag { $entry } seines Protokolls
}) und lässt sich nicht öffnen. Die anderen schon.
server-no-such-game = Dieser Tisch gehört zu einem Spiel, das hier nicht installiert ist: { $game }.
server-other-version = Diese Partie wurde mit Fassung { $version } der Regeln angelegt; in diesem Haus gilt Fassung { $today }. Sie kann nicht weitergehen: Dieselben Züge können jetzt etwas anderes bedeuten. Verlass den Tisch und eröffne einen neuen.
server-other-version-over = Diese Partie wurde mit Fassung { $version } der Regeln gespielt; in diesem Haus gilt Fassung { $today }, mit der sie anders ausginge. Sie kann hier nicht nachgespielt werden; wie sie endete, ist aufbewahrt.
server-bad-request = Die Anfrage ist nicht lesbar: { $reason }
server-not-found = Hier ist nichts.
server-wrong-method = Diese Adresse wird anders benutzt.
server-wrong-origin = Die Anfrage kommt von einer anderen Website.
server-too-large = Die Anfrage ist zu groß.
server-too-fast = Zu viele Anfragen; versuch es gleich noch einmal.
server-failed = Auf dem Server ist etwas schiefgegangen; es hat sich nichts geändert.
server-no-database = Die Tische können gerade nicht gelesen oder gespeichert werden; versuch es gleich noch einmal.
server-deal-unplayed = Diese Partie zum Spiel des Tages kannst du ansehen, sobald du deine eigene zu Ende gespielt hast.
server-deal-secret = Die Würfel des Spiels des Tages werden verraten, wenn der Tag vorbei ist.
server-deal-no-hints = Beim Spiel des Tages gibt es keine Tipps.

server-nothing-suggested = Das wird keinem Bot überlassen.
