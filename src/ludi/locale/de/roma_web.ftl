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
roma-web-dice = Würfel
roma-web-die = Würfel { $die }
roma-web-my-hand = Meine Hand
roma-web-empty-hand = Keine Karte auf der Hand
roma-web-given = wird weitergegeben
roma-web-nothing = nichts

## What a card does, in one line

roma-face-sicarius = Entfernt eine Person und sich
roma-face-legat = 1 SP je leerem Platz gegenüber
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
