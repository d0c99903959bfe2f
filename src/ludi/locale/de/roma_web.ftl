## The table in the browser

roma-web-hidden-card = Eine verdeckte Karte
roma-web-figures = Kosten { $cost } · Verteidigung { $defence }
roma-web-figures-changed = Kosten { $cost } · Verteidigung { $defence } ({ $why })
roma-web-defence-changed = Verteidigung { $defence } ({ $why })
roma-web-defence-printed = gedruckt { $points }
roma-web-defence-turris = Turris +{ $points }
roma-web-defence-essedum = Essedum −{ $points }
roma-web-cost = Kosten
roma-web-defence = Verteidigung
roma-web-my-place = Mein Platz an Scheibe { $disc }
roma-web-their-place = Gegnerischer Platz an Scheibe { $disc }
roma-web-empty = leer
roma-web-disc = Scheibe { $disc }
roma-web-disc-money = Die Geldscheibe: Ein Würfel bringt seinen Wert in Sesterzen
roma-web-disc-cards = Die Kartenscheibe: Ein Würfel zieht so viele Karten, wie er zeigt; eine wird behalten
roma-web-blocked = gesperrt
roma-web-blocked-me = Für mich gesperrt
roma-web-blocked-foe = Für den Gegner gesperrt
roma-web-vp = Siegpunkte
roma-web-coins = Sesterzen
roma-web-in-hand = Handkarten: { $count }
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
roma-face-legat = 1 SP je leerem Platz des Gegners
roma-face-consul = Ändere einen Würfel um 1
roma-face-praetorianus = Sperrt dem Gegner eine Scheibe
roma-face-senator = Lege Personen kostenlos aus
roma-face-architectus = Lege Gebäude kostenlos aus
roma-face-gladiator = Schickt eine Person heim
roma-face-legionarius = Greift die Karte gegenüber an
roma-face-scaenicus = Handelt wie eine andere eigene Person
roma-face-velites = Greift eine beliebige Person an
roma-face-consiliarius = Lege deine Personen neu aus
roma-face-mercator = Kaufe SP für je 2 Sesterzen
roma-face-nero = Entfernt ein Gebäude und sich selbst
roma-face-haruspex = Suche eine Karte im Nachziehstapel
roma-face-essedum = Gegnerische Verteidigung −2 in diesem Zug
roma-face-tribunus-plebis = Nimm dem Gegner 1 SP ab
roma-face-centurio = Greift gegenüber an, auch mit Zusatzwürfel
roma-face-aesculapinum = Nimm eine abgelegte Person
roma-face-basilica = Ein Forum daneben bringt 2 mehr
roma-face-forum = Zweiter Würfel = SP
roma-face-templum = Ein Forum daneben nimmt einen dritten Würfel
roma-face-mercatus = 1 SP je Forum des Gegners
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
roma-would-pay = Kostet { $price } Sesterzen; übrig: { $left }.
roma-would-cover = { $card } wird überdeckt und kommt auf den Ablagestapel.
roma-would-add-die = Nach dem Wurf darfst du einen ungenutzten Würfel addieren.
roma-would-essedum = Die gegnerische Verteidigung ist in diesem Zug um { $points } niedriger.
roma-would-forum = Bringt { $least } bis { $most } SP.
roma-would-forum-sure = Bringt { $points } SP.
roma-would-gain = Du bekommst { $points } SP aus dem Vorrat.
roma-would-take = Du nimmst dem Gegner { $points } SP ab.
roma-would-end = Damit endet das Spiel.
roma-would-battle = { $card }: { $needs } oder mehr nötig, { $percent } %.
roma-would-battle-sure = { $card } fällt bei jedem Wurf.
roma-would-battle-hopeless = { $card }: { $needs } nötig; das schafft der Würfel allein nicht.
roma-would-send-home = { $card } geht zurück auf die Hand des Besitzers.
roma-would-remove = { $card } wird abgelegt, { $own } ebenfalls.
roma-would-fall = { $strength } gegen { $needs }: Die Karte fällt.
roma-would-hold = { $strength } gegen { $needs }: Die Karte hält stand.
roma-would-third-die = Der dritte Würfel darf mitzählen.
roma-would-throw = Der Würfel wird neu geworfen: zusammen { $least } bis { $most } SP.
roma-would-block = { $card } kann im nächsten Zug des Gegners nicht aktiviert werden.
roma-would-block-empty = An Scheibe { $disc } liegt gerade keine gegnerische Karte.
roma-would-die = Aus der { $die } wird eine { $new }.
roma-sheet-vp = Vorhandene Siegpunkte
roma-would-lapse = { $count ->
    [one] Ein ungenutzter Würfel verfällt.
   *[other] { $count } ungenutzte Würfel verfallen.
}
roma-would-empty = { $count ->
    [one] Eine leere Scheibe kostet 1 SP, wenn dein nächster Zug beginnt.
   *[other] { $count } leere Scheiben kosten { $count } SP, wenn dein nächster Zug beginnt.
}
