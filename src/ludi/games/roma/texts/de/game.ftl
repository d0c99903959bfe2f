roma-name = Roma
roma-pitch = Drei Würfel je Spielzug, sechs Scheiben, 25 Kartenarten: Baue deine Seite Roms auf und nimm die andere auseinander.
roma-summary = Zwei Spieler legen Personen und Gebäude an sechs Scheiben und nutzen je Spielzug drei Würfel für Geld, Karten und Aktivierungen.
roma-chapter-x = Ein Beispiel
roma-list = { $first }, { $rest }

roma-seat-eagle = Adler
roma-seat-wave = Welle
roma-kind-person = Person
roma-kind-building = Gebäude

roma-option-templum = Der dritte Würfel beim Templum
roma-option-templum-as-it-lies = zählt, wie er liegt
roma-option-templum-thrown = wird neu geworfen
roma-option-start-player = Startspieler
roma-option-start-player-drawn = ausgelost
roma-option-start-player-eagle = Adler
roma-option-start-player-wave = Welle
roma-option-scale = Der Umfang des Spiels
roma-option-scale-whole = vollständig
roma-option-scale-small = klein: zwei Scheiben und sechs Karten, zum Untersuchen

## The cards

roma-card-sicarius = Sicarius
roma-card-sicarius-text = Lege eine beliebige gegnerische Person ab, ohne Kampf. Auch Sicarius wird abgelegt.
roma-card-legat = Legat
roma-card-legat-text = Erhalte 1 SP aus dem Vorrat für jede Scheibe ohne gegnerische Karte.
roma-card-consul = Consul
roma-card-consul-text = Erhöhe oder senke einen deiner ungenutzten Würfel um 1.
roma-card-praetorianus = Praetorianus
roma-card-praetorianus-text = Sperre eine Scheibe: Im nächsten Spielzug des Gegners kann dort keine seiner Karten aktiviert werden.
roma-card-senator = Senator
roma-card-senator-text = Lege kostenlos beliebig viele Personen aus deiner Hand aus. Sie dürfen jede eigene Karte überdecken, auch Senator.
roma-card-architectus = Architectus
roma-card-architectus-text = Lege kostenlos beliebig viele Gebäude aus deiner Hand aus. Sie dürfen jede eigene Karte überdecken, auch Architectus.
roma-card-gladiator = Gladiator
roma-card-gladiator-text = Schicke eine beliebige gegnerische Person auf die Hand ihres Besitzers zurück.
roma-card-legionarius = Legionarius
roma-card-legionarius-text = Greife die direkt gegenüberliegende Karte an, Person oder Gebäude.
roma-card-scaenicus = Scaenicus
roma-card-scaenicus-text = Führe die Aktion einer anderen eigenen Person aus, als läge sie hier. Würde sie dabei abgelegt, trifft es stattdessen Scaenicus.
roma-card-velites = Velites
roma-card-velites-text = Greife eine beliebige gegnerische Person an.
roma-card-consiliarius = Consiliarius
roma-card-consiliarius-text = Nimm alle deine Personen auf, auch diese, und lege jede kostenlos an eine Scheibe deiner Wahl. Sie dürfen deine Gebäude überdecken.
roma-card-mercator = Mercator
roma-card-mercator-text = Kaufe dem Gegner beliebig viele SP ab, für je 2 Sesterzen, die der Gegner erhält.
roma-card-nero = Nero
roma-card-nero-text = Lege ein beliebiges gegnerisches Gebäude ab, ohne Kampf. Auch Nero wird abgelegt.
roma-card-haruspex = Haruspex
roma-card-haruspex-text = Sieh den Nachziehstapel durch und nimm eine Karte deiner Wahl auf die Hand. Danach wird der Stapel gemischt.
roma-card-essedum = Essedum
roma-card-essedum-text = Für den Rest dieses Spielzuges ist die Verteidigung aller gegnerischen Karten um 2 niedriger. Aktivierungen addieren sich.
roma-card-tribunus-plebis = Tribunus Plebis
roma-card-tribunus-plebis-text = Nimm dem Gegner 1 SP ab.
roma-card-centurio = Centurio
roma-card-centurio-text = Greife die direkt gegenüberliegende Karte an. Nach dem Wurf darfst du den Wert eines ungenutzten Würfels addieren; er ist dann genutzt.
roma-card-aesculapinum = Aesculapinum
roma-card-aesculapinum-text = Nimm eine beliebige Person aus dem Ablagestapel auf die Hand.
roma-card-basilica = Basilica
roma-card-basilica-text = Wirkt immer: Ein Forum daneben bringt bei der Aktivierung 2 SP mehr.
roma-card-forum = Forum
roma-card-forum-text = Nutze einen zweiten ungenutzten Würfel: Erhalte seinen Wert in SP aus dem Vorrat.
roma-card-templum = Templum
roma-card-templum-text = Wirkt immer: Wird ein Forum daneben aktiviert, darf auch dein dritter Würfel mitzählen, wie er liegt, wenn er ungenutzt ist.
roma-card-mercatus = Mercatus
roma-card-mercatus-text = Nimm dem Gegner 1 SP für jedes Forum ab, das er offen liegen hat.
roma-card-machina = Machina
roma-card-machina-text = Nimm alle deine Gebäude auf, auch dieses, und lege jedes kostenlos an eine Scheibe deiner Wahl. Sie dürfen deine Personen überdecken.
roma-card-onager = Onager
roma-card-onager-text = Greife ein beliebiges gegnerisches Gebäude an.
roma-card-turris = Turris
roma-card-turris-text = Wirkt immer: Die Verteidigung aller deiner anderen Karten ist um 1 höher.

## The moves

roma-move-start = { $seat } beginnt
roma-move-draw = { $card } ziehen
roma-move-roll = { $die } würfeln
roma-move-give = { $card } abgeben
roma-move-lay = { $card } an Scheibe { ROMAN($disc) } legen
roma-move-reroll = Alle drei neu würfeln
roma-move-accept = Den Wurf behalten
roma-move-money = { $die ->
    [one] { $die } Sesterz nehmen
   *[other] { $die } Sesterzen nehmen
}
roma-move-cards = Mit der { $die } Karten ziehen
roma-move-activate = Scheibe { ROMAN($disc) } aktivieren
roma-move-activate-card = { $card } an Scheibe { ROMAN($disc) } aktivieren
roma-move-keep = { $card } behalten
roma-move-take = { $card } nehmen
roma-move-target = Die Karte an Scheibe { ROMAN($disc) } wählen
roma-move-target-card = { $card } an Scheibe { ROMAN($disc) } wählen
roma-move-block = Scheibe { ROMAN($disc) } sperren
roma-move-block-card = { $card } an Scheibe { ROMAN($disc) } sperren
roma-move-copy = { $card } kopieren
roma-move-raise = Die { $die } um 1 erhöhen
roma-move-lower = Die { $die } um 1 senken
roma-move-use-die = Die { $die } nutzen
roma-move-buy = { $points } SP kaufen
roma-move-done = Fertig
roma-move-end-turn = Den Spielzug beenden

## The questions

roma-ask-start = Der Startspieler wird ausgelost.
roma-ask-deal = Die Karten werden ausgeteilt.
roma-ask-give = Wähle eine Karte für den Gegner.
roma-ask-opening = Lege deine Karten verdeckt aus, jede an eine eigene Scheibe.
roma-ask-roll = Die Aktionswürfel werden geworfen.
roma-ask-reroll = Drei gleiche Würfel: Behalte sie oder wirf alle neu.
roma-ask-actions = Nutze einen Würfel, lege eine Karte oder beende den Spielzug.
roma-ask-draw = Karten werden gezogen.
roma-ask-keep = Wähle, welche gezogene Karte du behältst.
roma-ask-look = Wähle eine Karte aus dem Nachziehstapel.
roma-ask-take = Wähle eine Person aus dem Ablagestapel.
roma-ask-target = Wähle eine gegnerische Karte.
roma-ask-battle = Der Kampfwürfel wird geworfen.
roma-ask-add-die = Willst du einen ungenutzten Würfel zum Wurf addieren?
roma-ask-change-die = Wähle einen Würfel, den du erhöhst oder senkst.
roma-ask-block = Wähle eine Scheibe, die du sperrst.
roma-ask-lay-free = Lege kostenlos eine Karte aus deiner Hand aus.
roma-ask-relay = Lege die Karten wieder aus, jede an eine eigene Scheibe.
roma-ask-buy = Wähle, wie viele SP du kaufst.
roma-ask-copy = Wähle eine Person, die du kopierst.
roma-ask-forum = Wähle den zweiten Würfel für das Forum.
roma-ask-templum = { $thrown ->
    [0] Willst du auch den dritten Würfel nutzen?
   *[other] Willst du auch den dritten Würfel neu werfen und mitzählen?
}
roma-ask-throw = Der dritte Würfel wird geworfen.
roma-ask-over = Die Partie ist zu Ende.

## The log

roma-log-start = { $seat } beginnt die Partie.
    .you-seat = Du beginnst die Partie.
roma-log-dealt = { $seat } erhält { $card }.
    .you-seat = Du erhältst { $card }.
    .you-seat-several = Du erhältst { $card }.
    .several = { $seat } erhält { $card }.
roma-log-dealt-hidden = { $seat } erhält eine Karte.
    .you-seat = Du erhältst eine Karte.
roma-log-gives = { $seat } wählt { $card } zum Abgeben.
    .you-seat = Du wählst { $card } zum Abgeben.
roma-log-gives-hidden = { $seat } wählt eine Karte zum Abgeben.
    .you-seat = Du wählst eine Karte zum Abgeben.
roma-log-receives = { $seat } bekommt { $cards }.
    .you-seat = Du bekommst { $cards }.
roma-log-exchanged = Die gewählten Karten wechseln den Besitzer.
roma-log-lays-face-down = { $seat } legt { $card } verdeckt an Scheibe { ROMAN($disc) }.
    .you-seat = Du legst { $card } verdeckt an Scheibe { ROMAN($disc) }.
roma-log-lays-face-down-hidden = { $seat } legt eine Karte verdeckt an Scheibe { ROMAN($disc) }.
    .you-seat = Du legst eine Karte verdeckt an Scheibe { ROMAN($disc) }.
roma-log-turned-up = Alle Karten werden aufgedeckt.
roma-log-turn = { $seat } ist an der Reihe.
    .you-seat = Du bist an der Reihe.
roma-log-loses-points = { $seat } verliert { $points } SP wegen leerer Scheiben.
    .you-seat = Du verlierst { $points } SP wegen leerer Scheiben.
roma-log-roll = { $seat } würfelt { $one }, { $two }, { $three }.
    .you-seat = Du würfelst { $one }, { $two }, { $three }.
roma-log-rolls-one = { $seat } würfelt { $die }.
    .you-seat = Du würfelst { $die }.
roma-log-rerolls = { $seat } wirft alle drei Würfel neu.
    .you-seat = Du wirfst alle drei Würfel neu.
roma-log-accepts = { $seat } behält die drei gleichen Würfel.
    .you-seat = Du behältst die drei gleichen Würfel.
roma-log-money = { $die ->
    [one] { $seat } nimmt { $die } Sesterz.
   *[other] { $seat } nimmt { $die } Sesterzen.
}
    .you-seat = { $die ->
        [one] Du nimmst { $die } Sesterz.
       *[other] Du nimmst { $die } Sesterzen.
    }
roma-log-cards = { $seat } legt eine { $die } auf die Kartenscheibe.
    .you-seat = Du legst eine { $die } auf die Kartenscheibe.
roma-log-drawn = { $seat } zieht { $card }.
    .you-seat = Du ziehst { $card }.
    .you-seat-several = Du ziehst { $card }.
    .several = { $seat } zieht { $card }.
roma-log-drawn-hidden = { $seat } zieht eine Karte.
    .you-seat = Du ziehst eine Karte.
roma-log-keeps = { $seat } behält { $card }.
    .you-seat = Du behältst { $card }.
roma-log-keeps-hidden = { $seat } behält eine Karte.
    .you-seat = Du behältst eine Karte.
roma-log-discards = { $seat } legt { $cards } ab.
    .you-seat = Du legst { $cards } ab.
roma-log-pile-empty = Der Nachziehstapel ist leer: Beide Hände lassen sich erschließen.
roma-log-rebuilt = Der Ablagestapel wird zu einem neuen Nachziehstapel gemischt (Karten: { $count }).
roma-log-no-more-to-draw = Es gibt nichts mehr zu ziehen.
roma-log-lays = { $price ->
    [one] { $seat } legt { $card } an Scheibe { ROMAN($disc) } für { $price } Sesterz.
   *[other] { $seat } legt { $card } an Scheibe { ROMAN($disc) } für { $price } Sesterzen.
}
    .you-seat = { $price ->
        [one] Du legst { $card } an Scheibe { ROMAN($disc) } für { $price } Sesterz.
       *[other] Du legst { $card } an Scheibe { ROMAN($disc) } für { $price } Sesterzen.
    }
roma-log-lays-free = { $seat } legt { $card } kostenlos an Scheibe { ROMAN($disc) }.
    .you-seat = Du legst { $card } kostenlos an Scheibe { ROMAN($disc) }.
roma-log-lays-again = { $seat } legt { $card } wieder aus, an Scheibe { ROMAN($disc) }.
    .you-seat = Du legst { $card } wieder aus, an Scheibe { ROMAN($disc) }.
roma-log-lays-no-more = { $seat } legt keine weiteren Karten.
    .you-seat = Du legst keine weiteren Karten.
roma-log-covered = { $card } wird überdeckt und kommt auf den Ablagestapel.
roma-log-activates = { $seat } aktiviert { $card } an Scheibe { ROMAN($disc) }.
    .you-seat = Du aktivierst { $card } an Scheibe { ROMAN($disc) }.
roma-log-copies = { $seat } kopiert { $card } mit Scaenicus.
    .you-seat = Du kopierst { $card } mit Scaenicus.
roma-log-attacks = { $card } greift { $target } an Scheibe { ROMAN($disc) } an.
roma-log-throw = Der Kampfwürfel zeigt { $die }; die Verteidigung von { $card } ist { $defence }.
roma-log-falls = { $card } fällt.
roma-log-holds = { $card } hält stand.
roma-log-adds-die = { $seat } addiert eine { $die }: { $strength } gegen { $defence }.
    .you-seat = Du addierst eine { $die }: { $strength } gegen { $defence }.
roma-log-adds-no-die = { $seat } addiert keinen Würfel.
    .you-seat = Du addierst keinen Würfel.
roma-log-takes-up = { $seat } nimmt { $cards } auf.
    .you-seat = Du nimmst { $cards } auf.
roma-log-looks = { $seat } sieht den Nachziehstapel durch (Karten: { $count }).
    .you-seat = Du siehst den Nachziehstapel durch (Karten: { $count }).
roma-log-knows = { $seat } kann die Hand des Gegners erschließen.
    .you-seat = Du kannst die Hand des Gegners erschließen.
roma-log-takes-from-pile = { $seat } nimmt { $card } aus dem Nachziehstapel; der Stapel wird gemischt.
    .you-seat = Du nimmst { $card } aus dem Nachziehstapel; der Stapel wird gemischt.
roma-log-takes-from-pile-hidden = { $seat } nimmt eine Karte aus dem Nachziehstapel; der Stapel wird gemischt.
    .you-seat = Du nimmst eine Karte aus dem Nachziehstapel; der Stapel wird gemischt.
roma-log-takes-person = { $seat } nimmt { $card } aus dem Ablagestapel.
    .you-seat = Du nimmst { $card } aus dem Ablagestapel.
roma-log-essedum = Die gegnerische Verteidigung ist in diesem Spielzug um { $points } niedriger.
roma-log-takes-points = { $seat } nimmt dem Gegner { $points } SP ab.
    .you-seat = Du nimmst dem Gegner { $points } SP ab.
roma-log-gains-points = { $seat } erhält { $points } SP aus dem Vorrat.
    .you-seat = Du erhältst { $points } SP aus dem Vorrat.
roma-log-credited = Im Vorrat fehlen { $points } SP; sie werden gutgeschrieben.
roma-log-sent-home = { $card } geht auf die Hand von { $seat } zurück.
    .you-seat = { $card } geht auf deine Hand zurück.
roma-log-removed = { $card } wird abgelegt, { $own } ebenfalls.
roma-log-blocks = { $seat } sperrt Scheibe { ROMAN($disc) } für den nächsten Spielzug des Gegners.
    .you-seat = Du sperrst Scheibe { ROMAN($disc) } für den nächsten Spielzug des Gegners.
roma-log-raises = { $seat } erhöht eine { $die } um 1.
    .you-seat = Du erhöhst eine { $die } um 1.
roma-log-lowers = { $seat } senkt eine { $die } um 1.
    .you-seat = Du senkst eine { $die } um 1.
roma-log-second-die = { $seat } nutzt eine { $die } als zweiten Würfel.
    .you-seat = Du nutzt eine { $die } als zweiten Würfel.
roma-log-third-die = { $seat } nutzt eine { $die } als dritten Würfel.
    .you-seat = Du nutzt eine { $die } als dritten Würfel.
roma-log-throws-third-die = { $seat } wirft den dritten Würfel neu.
    .you-seat = Du wirfst den dritten Würfel neu.
roma-log-thrown = Der dritte Würfel zeigt { $die }.
roma-log-no-third-die = { $seat } lässt den dritten Würfel ungenutzt.
    .you-seat = Du lässt den dritten Würfel ungenutzt.
roma-log-buys = { $seat } kauft dem Gegner { $points } SP ab, für je 2 Sesterzen.
    .you-seat = Du kaufst dem Gegner { $points } SP ab, für je 2 Sesterzen.
roma-log-ends-turn = { $seat } beendet den Spielzug.
    .you-seat = Du beendest den Spielzug.
roma-log-no-points-left = { $seat } hat keine SP mehr. Die Partie ist zu Ende.
    .you-seat = Du hast keine SP mehr. Die Partie ist zu Ende.
roma-log-stock-empty = Im Vorrat sind keine SP mehr. Die Partie ist zu Ende.
roma-log-last-turn = { $turns ->
    [one] Ein Spielzug ist gespielt. Die Partie ist zu Ende.
   *[other] { $turns } Spielzüge sind gespielt. Die Partie ist zu Ende.
}
roma-log-wins = { $seat } gewinnt mit { $points } zu { $less } SP.
    .you-seat = Du gewinnst mit { $points } zu { $less } SP.
roma-log-draw = Beide haben { $points } SP: unentschieden.

## The refusals

roma-refuse-over = Die Partie ist zu Ende.
roma-refuse-chance = Zuerst kommen Würfel oder Karten.
roma-refuse-first = Das geht jetzt nicht. { $ask }
roma-refuse-unasked = Das ist jetzt nicht möglich. { roma-ask-actions }
roma-refuse-reroll = Neu gewürfelt wird nur gleich nach einem Wurf mit drei gleichen Würfeln.
roma-refuse-give = Karten werden nur in der Eröffnung abgegeben.
roma-refuse-no-card = Du hast { $card } nicht auf der Hand.
roma-refuse-own-side = Deine Karten liegen auf deiner Seite der Scheiben; dieser Platz gehört dem Gegner.
roma-refuse-money = { $price ->
    [one] { $card } kostet { $price } Sesterz; du hast { $coins }.
   *[other] { $card } kostet { $price } Sesterzen; du hast { $coins }.
}
roma-refuse-no-die = Du hast keine ungenutzte { $die }.
roma-refuse-nothing-to-draw = Beide Stapel sind leer: Es gibt nichts zu ziehen.
roma-refuse-die-range = Eine { $die } lässt sich so nicht ändern: Würfel gehen von 1 bis 6.
roma-refuse-empty-disc = Du hast keine Karte an Scheibe { ROMAN($disc) }.
roma-refuse-passive = { $card } wirkt von selbst und wird nie aktiviert.
roma-refuse-blocked = Scheibe { ROMAN($disc) } ist in diesem Spielzug gesperrt.
roma-refuse-disc-taken = Scheibe { ROMAN($disc) } ist besetzt: Jede Karte kommt an eine eigene Scheibe.
roma-refuse-not-lifted = { $card } ist nicht unter den aufgenommenen Karten.
roma-refuse-persons-only = Senator legt nur Personen.
roma-refuse-buildings-only = Architectus legt nur Gebäude.
roma-refuse-lay-first = Mindestens eine Karte muss gelegt werden.
roma-refuse-no-copy = { $card } lässt sich nicht kopieren: Wähle eine andere eigene Person, keinen Scaenicus.
roma-refuse-not-drawn = { $card } ist nicht unter den Karten, die du siehst.
roma-refuse-not-discarded = { $card } ist keine Person im Ablagestapel.
roma-refuse-no-person = An Scheibe { ROMAN($disc) } liegt keine gegnerische Person.
roma-refuse-no-building = An Scheibe { ROMAN($disc) } liegt kein gegnerisches Gebäude.
roma-refuse-already-blocked = Scheibe { ROMAN($disc) } ist schon gesperrt.
roma-refuse-buy = Dein Geld und die SP des Gegners erlauben höchstens { $most } SP.
roma-refuse-needs-sicarius = Sicarius braucht eine gegnerische Person.
roma-refuse-needs-legat = Legat braucht eine Scheibe ohne gegnerische Karte.
roma-refuse-needs-consul = Consul braucht einen weiteren ungenutzten Würfel.
roma-refuse-needs-senator = Senator braucht eine Person auf deiner Hand.
roma-refuse-needs-architectus = Architectus braucht ein Gebäude auf deiner Hand.
roma-refuse-needs-gladiator = Gladiator braucht eine gegnerische Person.
roma-refuse-needs-legionarius = Legionarius braucht eine Karte gegenüber.
roma-refuse-needs-scaenicus = Scaenicus braucht eine andere eigene Person, die hier handeln könnte.
roma-refuse-needs-velites = Velites braucht eine gegnerische Person.
roma-refuse-needs-mercator = Mercator braucht 2 Sesterzen.
roma-refuse-needs-nero = Nero braucht ein gegnerisches Gebäude.
roma-refuse-needs-haruspex = Haruspex braucht eine Karte im Nachzieh- oder im Ablagestapel.
roma-refuse-needs-essedum = Essedum braucht eine gegnerische Karte.
roma-refuse-needs-centurio = Centurio braucht eine Karte gegenüber.
roma-refuse-needs-aesculapinum = Aesculapinum braucht eine Person im Ablagestapel.
roma-refuse-needs-forum = Forum braucht einen zweiten ungenutzten Würfel.
roma-refuse-needs-mercatus = Mercatus braucht ein gegnerisches Forum.
roma-refuse-needs-onager = Onager braucht ein gegnerisches Gebäude.

roma-board-side = { $coins ->
    [one] { $vp } SP · { $coins } Sesterz · { $cards } auf der Hand
   *[other] { $vp } SP · { $coins } Sesterzen · { $cards } auf der Hand
}
roma-board-dice = Würfel:
roma-board-hand = Hand:
roma-board-drawn = Du siehst dir an:
roma-board-lifted = Aufgenommen:
roma-board-known = Bekannt auf der gegnerischen Hand:
roma-board-essedum = Gegnerische Verteidigung in diesem Spielzug:
roma-board-defence = ▲▼ Weicht von der gedruckten Verteidigung ab (in Klammern): Jede andere Turris gibt 1 dazu, jedes Essedum dieses Spielzuges nimmt 2 weg.
roma-board-battle = Kampfwürfel:
roma-board-piles = Vorrat { $stock } SP · Nachziehstapel { $draw } · Ablagestapel { $discard }

## The table in the browser

roma-web-hidden-card = Eine verdeckte Karte
roma-web-figures = Preis { $cost } · Verteidigung { $defence }
roma-web-figures-changed = Preis { $cost } · Verteidigung { $defence } ({ $why })
roma-web-defence-changed = Verteidigung { $defence } ({ $why })
roma-web-defence-printed = gedruckt { $points }
roma-web-defence-turris = Turris +{ $points }
roma-web-defence-essedum = Essedum −{ $points }
roma-web-cost = Preis
roma-web-defence = Verteidigung
roma-web-my-place = Mein Platz an Scheibe { ROMAN($disc) }
roma-web-their-place = Gegnerischer Platz an Scheibe { ROMAN($disc) }
roma-web-empty = leer
roma-web-disc = Scheibe { ROMAN($disc) }
roma-web-disc-money = Die Geldscheibe: Ein Würfel bringt seinen Wert in Sesterzen
roma-web-disc-cards = Die Kartenscheibe: Ein Würfel zieht so viele Karten, wie er zeigt; eine wird behalten
roma-web-blocked = gesperrt
roma-web-blocked-me = Für mich gesperrt
roma-web-blocked-foe = Für den Gegner gesperrt
roma-web-vp = Siegpunkte
roma-web-coins = Sesterzen
roma-web-in-hand = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
roma-web-essedum = Verteidigung −{ $points }
roma-web-stock = SP im Vorrat
roma-web-draw = Nachziehstapel
roma-web-discard = Ablagestapel
roma-web-on-top = oben: { $card }
roma-web-dice = Würfel
roma-web-die = Würfel { $die }
roma-web-my-hand = Meine Hand
roma-web-empty-hand = Keine Karte auf der Hand
roma-web-given = wird abgegeben
roma-web-nothing = nichts

## What a card does, in one line

roma-face-sicarius = Entfernt eine Person und sich selbst
roma-face-legat = 1 SP je leerem Platz des Gegners
roma-face-consul = Ändere einen Würfel um 1
roma-face-praetorianus = Sperrt dem Gegner eine Scheibe
roma-face-senator = Lege Personen kostenlos aus
roma-face-architectus = Lege Gebäude kostenlos aus
roma-face-gladiator = Schickt eine Person auf die Hand zurück
roma-face-legionarius = Greift die Karte gegenüber an
roma-face-scaenicus = Handelt wie eine andere eigene Person
roma-face-velites = Greift eine beliebige Person an
roma-face-consiliarius = Lege deine Personen neu aus
roma-face-mercator = Kaufe SP für je 2 Sesterzen
roma-face-nero = Entfernt ein Gebäude und sich selbst
roma-face-haruspex = Suche eine Karte im Nachziehstapel
roma-face-essedum = Gegnerische Verteidigung −2 im Spielzug
roma-face-tribunus-plebis = Nimm dem Gegner 1 SP ab
roma-face-centurio = Greift gegenüber an, auch mit Zusatzwürfel
roma-face-aesculapinum = Nimm eine abgelegte Person
roma-face-basilica = Ein Forum daneben bringt 2 mehr
roma-face-forum = Zweiter Würfel = SP
roma-face-templum = Ein Forum daneben nimmt einen dritten Würfel
roma-face-mercatus = 1 SP je Forum des Gegners
roma-face-machina = Lege deine Gebäude neu aus
roma-face-onager = Greift ein beliebiges Gebäude an
roma-face-turris = Deine anderen Karten: Verteidigung +1

## What a move would do

roma-would-money = { $coins ->
    [one] Du bekommst { $coins } Sesterz und hast { $all }.
   *[other] Du bekommst { $coins } Sesterzen und hast { $all }.
}
roma-would-draw = { $count ->
    [one] Du ziehst { $count } Karte und behältst sie.
   *[other] Du ziehst { $count } Karten und behältst eine.
}
roma-would-pay = { $price ->
    [one] Kostet { $price } Sesterz; übrig: { $left }.
   *[other] Kostet { $price } Sesterzen; übrig: { $left }.
}
roma-would-cover = { $card } wird überdeckt und kommt auf den Ablagestapel.
roma-would-add-die = Nach dem Wurf darfst du einen ungenutzten Würfel addieren.
roma-would-essedum = Die gegnerische Verteidigung ist in diesem Spielzug um { $points } niedriger.
roma-would-forum = Bringt { $least } bis { $most } SP.
roma-would-forum-sure = Bringt { $points } SP.
roma-would-gain = Du bekommst { $points } SP aus dem Vorrat.
roma-would-take = Du nimmst dem Gegner { $points } SP ab.
roma-would-end = Damit endet die Partie.
roma-would-battle = { $card }: { $needs } oder mehr nötig, { $percent } %.
roma-would-battle-sure = { $card } fällt bei jedem Wurf.
roma-would-battle-hopeless = { $card }: { $needs } nötig; das schafft der Würfel allein nicht.
roma-would-send-home = { $card } geht zurück auf die Hand des Besitzers.
roma-would-remove = { $card } wird abgelegt, { $own } ebenfalls.
roma-would-fall = { $strength } gegen { $needs }: Die Karte fällt.
roma-would-hold = { $strength } gegen { $needs }: Die Karte hält stand.
roma-would-third-die = Der dritte Würfel darf mitzählen.
roma-would-throw = Der Würfel wird neu geworfen: zusammen { $least } bis { $most } SP.
roma-would-block = { $card } kann im nächsten Spielzug des Gegners nicht aktiviert werden.
roma-would-block-empty = An Scheibe { ROMAN($disc) } liegt gerade keine gegnerische Karte.
roma-would-die = Aus der { $die } wird eine { $new }.
roma-sheet-vp = Vorhandene Siegpunkte
roma-would-lapse = { $count ->
    [one] Ein ungenutzter Würfel verfällt.
   *[other] { $count } ungenutzte Würfel verfallen.
}
roma-would-empty = { $count ->
    [one] Eine leere Scheibe kostet 1 SP, wenn dein nächster Spielzug beginnt.
   *[other] { $count } leere Scheiben kosten { $count } SP, wenn dein nächster Spielzug beginnt.
}

## What a seat has besides points

roma-stake-cards = { $count ->
    [one] etwa eine Karte auf dem Tisch
   *[other] etwa { $count } Karten auf dem Tisch
}
roma-stake-coins = { $count ->
    [one] etwa einen Sesterz
   *[other] etwa { $count } Sesterzen
}
roma-stake-hand = { $count ->
    [one] etwa eine Handkarte
   *[other] etwa { $count } Handkarten
}

## Tipps: wohin man schaut, und welches Stück

roma-nudge-card = Schaue auf die Karten, die zur Wahl stehen.
roma-nudge-die = Schaue auf deine Würfel.
roma-nudge-disc = Schaue auf die Scheiben und was an ihnen liegt.
roma-nudge-points = Denke daran, was du für dein Geld kaufen kannst.
roma-nudge-reroll = Schaue auf den Wurf als Ganzes.
roma-nudge-accept = { roma-nudge-reroll }
roma-nudge-done = Frage dich, ob hier noch etwas zu tun ist.
roma-nudge-end-turn = { roma-nudge-done }
roma-piece-die = ein Würfel mit { $value }
roma-piece-disc = Scheibe { ROMAN($value) }

## The end

roma-end-no-points = { $seat } hat keine Siegpunkte mehr.
    .you-seat = Du hast keine Siegpunkte mehr.
roma-end-stock = Der Vorrat ist leer: { $points } zu { $less } SP.
roma-end-turns = { $turns ->
    [one] Ein Spielzug ist gespielt: { $points } zu { $less } SP.
   *[other] { $turns } Spielzüge sind gespielt: { $points } zu { $less } SP.
}

## Positions that somebody wrote

roma-fault-0 = Die Karten gehen nicht auf
roma-fault-1 = Die Siegpunkte gehen nicht auf: vp und stock sind zusammen nicht 36, im kleinen Spiel nicht 6
roma-fault-2 = Eine öffentliche Anzahl stimmt nicht, oder der Ablagestapel hat eine Lücke
roma-fault-3 = Falsches Wissen: known oder sure nennt eine Karte, die nicht dort ist

## The third die of a Templum, thrown again

roma-card-templum-text-thrown = Wirkt immer: Wird ein Forum daneben aktiviert, darfst du auch deinen dritten Würfel, wenn er ungenutzt ist, neu werfen; was er dann zeigt, zählt mit.
roma-move-use-die-thrown = Die { $die } neu werfen
