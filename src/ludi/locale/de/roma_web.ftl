## The table in the browser

roma-web-hidden-card = Eine verdeckte Karte
roma-web-figures = Kosten { $cost } · Verteidigung { $defence }
roma-web-cost = Kosten
roma-web-defence = Verteidigung
roma-web-my-place = Mein Platz an Scheibe { $disc }
roma-web-their-place = Der andere Platz an Scheibe { $disc }
roma-web-empty = leer
roma-web-disc = Scheibe { $disc }
roma-web-disc-money = Die Geldscheibe: Ein Würfel bringt seinen Wert in Sesterzen
roma-web-disc-cards = Die Kartenscheibe: Ein Würfel zieht so viele Karten, eine wird behalten
roma-web-blocked = gesperrt
roma-web-blocked-me = Für mich gesperrt
roma-web-blocked-foe = Für den anderen gesperrt
roma-web-vp = Siegpunkte
roma-web-coins = Sesterzen
roma-web-in-hand = { $count } Handkarten
roma-web-essedum = Verteidigung −{ $points }
roma-web-stock = SP im Vorrat
roma-web-draw = Nachziehstapel
roma-web-discard = Ablagestapel
roma-web-on-top = oben: { $card }
roma-web-dice = Würfel
roma-web-die = Würfel { $die }
roma-web-my-hand = Meine Hand
roma-web-empty-hand = Keine Karte auf der Hand
roma-web-given = wird weitergegeben
roma-web-nothing = nichts

## What a card does, in one line

roma-face-sicarius = Entfernt eine Person und sich
roma-face-legat = 1 SP je leerem Platz des Gegners
roma-face-consul = Ändere einen Würfel um 1
roma-face-praetorianus = Sperrt dem anderen eine Scheibe
roma-face-senator = Lege Personen gratis
roma-face-architectus = Lege Gebäude gratis
roma-face-gladiator = Schickt eine Person heim
roma-face-legionarius = Greift die Karte gegenüber an
roma-face-scaenicus = Handelt wie eine andere eigene Person
roma-face-velites = Greift eine beliebige Person an
roma-face-consiliarius = Lege deine Personen neu aus
roma-face-mercator = Kaufe SP für je 2 Sesterzen
roma-face-nero = Entfernt ein Gebäude und sich
roma-face-haruspex = Nimm eine Karte vom Nachziehstapel
roma-face-essedum = Gegnerische Verteidigung −2 in diesem Zug
roma-face-tribunus-plebis = Nimm dem anderen 1 SP
roma-face-centurio = Greift gegenüber an, auch mit Zusatzwürfel
roma-face-aesculapinum = Nimm eine abgelegte Person
roma-face-basilica = Ein Forum daneben bringt 2 mehr
roma-face-forum = Zweiter Würfel = SP
roma-face-templum = Ein Forum daneben nimmt einen dritten Würfel
roma-face-mercatus = 1 SP je Forum des anderen
roma-face-machina = Lege deine Gebäude neu aus
roma-face-onager = Greift ein beliebiges Gebäude an
roma-face-turris = Deine anderen Karten: Verteidigung +1

## What a move would do

roma-would-money = Du bekommst { $coins } Sesterzen und hast { $all }.
roma-would-draw = Du ziehst { $count } und behältst eine.
roma-would-pay = Kostet { $price } Sesterzen; { $left } bleiben.
roma-would-cover = { $card } wird überdeckt und kommt auf den Ablagestapel.
roma-would-add-die = Nach dem Wurf darfst du einen freien Würfel hinzunehmen.
roma-would-essedum = Die gegnerische Verteidigung ist in diesem Zug um { $points } niedriger.
roma-would-forum = Bringt { $least } bis { $most } SP.
roma-would-gain = Du bekommst { $points } SP aus dem Vorrat.
roma-would-take = Du nimmst dem Gegner { $points } SP.
roma-would-end = Damit endet das Spiel.
roma-would-battle = { $card }: braucht { $needs } oder mehr, { $percent } %.
roma-would-battle-sure = { $card } fällt bei jedem Wurf.
roma-would-battle-hopeless = { $card }: braucht { $needs }; der Würfel allein schafft das nicht.
roma-would-send-home = { $card } geht zurück auf die Hand des Besitzers.
roma-would-remove = { $card } wird abgelegt, { $own } ebenso.
roma-would-fall = { $strength } gegen { $needs }: Die Karte fällt.
roma-would-hold = { $strength } gegen { $needs }: Die Karte hält.
roma-would-third-die = Der dritte Würfel darf dazu.
roma-would-throw = Der Würfel wird neu geworfen: zusammen { $least } bis { $most } SP.
roma-would-block = { $card } kann im nächsten Zug des Gegners nicht aktiviert werden.
roma-would-block-empty = An Scheibe { $disc } liegt gerade keine gegnerische Karte.
roma-would-die = Aus der { $die } wird eine { $new }.
roma-sheet-vp = Siegpunkte, wie sie liegen
roma-would-lapse = { $count ->
    [one] Ein freier Würfel verfällt.
   *[other] { $count } freie Würfel verfallen.
}
roma-would-empty = { $count ->
    [one] Eine leere Scheibe kostet 1 SP, wenn dein nächster Zug beginnt.
   *[other] { $count } leere Scheiben kosten { $count } SP, wenn dein nächster Zug beginnt.
}
