alea-iacta-est-name = Alea Iacta Est
alea-iacta-est-pitch = Acht Würfel für jeden, die Gebäude Roms und immer ein Würfel zu wenig: für zwei bis fünf.
alea-iacta-est-summary = Zwei bis fünf Spieler würfeln mit je acht Würfeln und setzen sie in die Gebäude Roms: für Provinzen, Patrizier, Senatskarten und Glück.
alea-iacta-est-chapter-v = Auswertung
alea-iacta-est-list = { $first }, { $rest }

alea-iacta-est-seat-eagle = Adler
alea-iacta-est-seat-wave = Welle
alea-iacta-est-seat-leaf = Blatt
alea-iacta-est-seat-sun = Sonne
alea-iacta-est-seat-amphora = Amphore

alea-iacta-est-option-players = Spieler
alea-iacta-est-option-players-2 = 2
alea-iacta-est-option-players-3 = 3
alea-iacta-est-option-players-4 = 4
alea-iacta-est-option-players-5 = 5
alea-iacta-est-option-templum-self-raise = Der Führende im Templum darf einen Würfel hinzufügen
alea-iacta-est-option-templum-self-raise-no = nein
alea-iacta-est-option-templum-self-raise-yes = ja
alea-iacta-est-option-start-player = Startspieler
alea-iacta-est-option-start-player-drawn = ausgelost
alea-iacta-est-option-start-player-eagle = Adler
alea-iacta-est-option-start-player-wave = Welle
alea-iacta-est-option-start-player-leaf = Blatt
alea-iacta-est-option-start-player-sun = Sonne
alea-iacta-est-option-start-player-amphora = Amphore
alea-iacta-est-option-scale = Der Umfang des Spiels
alea-iacta-est-option-scale-whole = vollständig
alea-iacta-est-option-scale-small = klein: ein Durchgang und je zwei Würfel, zum Untersuchen

## Provinces and patricians

alea-iacta-est-colour-red = rot
alea-iacta-est-colour-green = grün
alea-iacta-est-colour-blue = blau
alea-iacta-est-colour-purple = violett
alea-iacta-est-colour-yellow = gelb
alea-iacta-est-colour-orange = orange
alea-iacta-est-sex-woman = Frau
alea-iacta-est-sex-man = Mann

alea-iacta-est-province-red-1 = rote Provinz 1
alea-iacta-est-province-red-2 = rote Provinz 2
alea-iacta-est-province-red-3 = rote Provinz 3
alea-iacta-est-province-red-4 = rote Provinz 4
alea-iacta-est-province-green-1 = grüne Provinz 1
alea-iacta-est-province-green-2 = grüne Provinz 2
alea-iacta-est-province-green-3 = grüne Provinz 3
alea-iacta-est-province-green-4 = grüne Provinz 4
alea-iacta-est-province-blue-1 = blaue Provinz 1
alea-iacta-est-province-blue-2 = blaue Provinz 2
alea-iacta-est-province-blue-3 = blaue Provinz 3
alea-iacta-est-province-blue-4 = blaue Provinz 4
alea-iacta-est-province-purple-1 = violette Provinz 1
alea-iacta-est-province-purple-2 = violette Provinz 2
alea-iacta-est-province-purple-3 = violette Provinz 3
alea-iacta-est-province-purple-4 = violette Provinz 4
alea-iacta-est-province-yellow-1 = gelbe Provinz 1
alea-iacta-est-province-yellow-2 = gelbe Provinz 2
alea-iacta-est-province-yellow-3 = gelbe Provinz 3
alea-iacta-est-province-yellow-4 = gelbe Provinz 4
alea-iacta-est-province-orange-1 = orange Provinz 1
alea-iacta-est-province-orange-2 = orange Provinz 2
alea-iacta-est-province-orange-3 = orange Provinz 3
alea-iacta-est-province-orange-4 = orange Provinz 4
alea-iacta-est-province-free = graue freie Provinz
alea-iacta-est-province-free-text = Nimmt eine Frau und einen Mann gleicher, beliebiger Farbe auf, oder einen Patrizier allein. Sie zählt 0, leer −1.

alea-iacta-est-patrician-red-woman-1 = rote Frau 1
alea-iacta-est-patrician-red-woman-2 = rote Frau 2
alea-iacta-est-patrician-red-woman-3 = rote Frau 3
alea-iacta-est-patrician-red-man-1 = roter Mann 1
alea-iacta-est-patrician-red-man-2 = roter Mann 2
alea-iacta-est-patrician-red-man-3 = roter Mann 3
alea-iacta-est-patrician-green-woman-1 = grüne Frau 1
alea-iacta-est-patrician-green-woman-2 = grüne Frau 2
alea-iacta-est-patrician-green-woman-3 = grüne Frau 3
alea-iacta-est-patrician-green-man-1 = grüner Mann 1
alea-iacta-est-patrician-green-man-2 = grüner Mann 2
alea-iacta-est-patrician-green-man-3 = grüner Mann 3
alea-iacta-est-patrician-blue-woman-1 = blaue Frau 1
alea-iacta-est-patrician-blue-woman-2 = blaue Frau 2
alea-iacta-est-patrician-blue-woman-3 = blaue Frau 3
alea-iacta-est-patrician-blue-man-1 = blauer Mann 1
alea-iacta-est-patrician-blue-man-2 = blauer Mann 2
alea-iacta-est-patrician-blue-man-3 = blauer Mann 3
alea-iacta-est-patrician-purple-woman-1 = violette Frau 1
alea-iacta-est-patrician-purple-woman-2 = violette Frau 2
alea-iacta-est-patrician-purple-woman-3 = violette Frau 3
alea-iacta-est-patrician-purple-man-1 = violetter Mann 1
alea-iacta-est-patrician-purple-man-2 = violetter Mann 2
alea-iacta-est-patrician-purple-man-3 = violetter Mann 3
alea-iacta-est-patrician-yellow-woman-1 = gelbe Frau 1
alea-iacta-est-patrician-yellow-woman-2 = gelbe Frau 2
alea-iacta-est-patrician-yellow-woman-3 = gelbe Frau 3
alea-iacta-est-patrician-yellow-man-1 = gelber Mann 1
alea-iacta-est-patrician-yellow-man-2 = gelber Mann 2
alea-iacta-est-patrician-yellow-man-3 = gelber Mann 3
alea-iacta-est-patrician-orange-woman-1 = orange Frau 1
alea-iacta-est-patrician-orange-woman-2 = orange Frau 2
alea-iacta-est-patrician-orange-woman-3 = orange Frau 3
alea-iacta-est-patrician-orange-man-1 = orangefarbener Mann 1
alea-iacta-est-patrician-orange-man-2 = orangefarbener Mann 2
alea-iacta-est-patrician-orange-man-3 = orangefarbener Mann 3

## Senate tiles

alea-iacta-est-tile-many-provinces = I Viele Provinzen
alea-iacta-est-tile-many-provinces-text = Zählt 1, dazu 1 für je zwei deiner Provinzen, leer oder nicht; XII und XIII zählen mit.
alea-iacta-est-tile-many-patricians = II Viele Patrizier
alea-iacta-est-tile-many-patricians-text = Zählt 1 für je zwei deiner untergebrachten Patrizier.
alea-iacta-est-tile-many-tiles = III Viele Senatskarten
alea-iacta-est-tile-many-tiles-text = Zählt 1, dazu 1 für jede deiner Senatskarten, diese eingeschlossen.
alea-iacta-est-tile-many-fortuna = IV Viele Fortuna-Plättchen
alea-iacta-est-tile-many-fortuna-text = Zählt 1, dazu 2 für je drei deiner Fortuna-Plättchen.
alea-iacta-est-tile-couples = V Viele Ehepaare
alea-iacta-est-tile-couples-text = Zählt 1, dazu 1 für jedes deiner Ehepaare.
alea-iacta-est-tile-patrician-colours = VI Patrizierfarben
alea-iacta-est-tile-patrician-colours-text = Zählt 1 für jede Farbe unter deinen untergebrachten Patriziern.
alea-iacta-est-tile-province-colours = VII Provinzfarben
alea-iacta-est-tile-province-colours-text = Zählt 1 für jede Farbe unter deinen Provinzen, leer oder nicht. XII hat beide Farben; eine freie Provinz nimmt die Farbe ihrer Bewohner an, leer ist sie grau.
alea-iacta-est-tile-settled-provinces = VIII Bewohnte Provinzen
alea-iacta-est-tile-settled-provinces-text = Zählt 1 für jedes deiner Provinzkärtchen mit mindestens einem Patrizier; XII und XIII zählen nicht.
alea-iacta-est-tile-women = IX Frauen
alea-iacta-est-tile-women-text = Zählt 1 für jede deiner untergebrachten Frauen.
alea-iacta-est-tile-men = X Männer
alea-iacta-est-tile-men-text = Zählt 1 für jeden deiner untergebrachten Männer.
alea-iacta-est-tile-next-generation = XI Nächste Generation
alea-iacta-est-tile-next-generation-text = Jedes deiner Ehepaare darf noch einen Patrizier in der Farbe des Paares aufnehmen, Frau oder Mann.
alea-iacta-est-tile-border-red-green = XII Grenzprovinz rot-grün
alea-iacta-est-tile-border-red-green-text = { alea-iacta-est-border-text }
alea-iacta-est-tile-border-green-blue = XII Grenzprovinz grün-blau
alea-iacta-est-tile-border-green-blue-text = { alea-iacta-est-border-text }
alea-iacta-est-tile-border-blue-purple = XII Grenzprovinz blau-violett
alea-iacta-est-tile-border-blue-purple-text = { alea-iacta-est-border-text }
alea-iacta-est-tile-border-purple-yellow = XII Grenzprovinz violett-gelb
alea-iacta-est-tile-border-purple-yellow-text = { alea-iacta-est-border-text }
alea-iacta-est-tile-border-yellow-orange = XII Grenzprovinz gelb-orange
alea-iacta-est-tile-border-yellow-orange-text = { alea-iacta-est-border-text }
alea-iacta-est-tile-border-orange-red = XII Grenzprovinz orange-rot
alea-iacta-est-tile-border-orange-red-text = { alea-iacta-est-border-text }
alea-iacta-est-border-text = Nimmt eine Frau und einen Mann auf, jeweils in einer der beiden Farben. Mit beiden 3 wert, sonst 0.
alea-iacta-est-tile-free-province = XIII Freie Provinz
alea-iacta-est-tile-free-province-text = Nimmt eine Frau und einen Mann derselben Farbe auf. Mit mindestens einem davon 1 wert, sonst 0.
alea-iacta-est-pair-one-four = 1 und 4
alea-iacta-est-pair-two-three = 2 und 3

## The moves

alea-iacta-est-move-start = { $seat } beginnt
alea-iacta-est-move-roll = { $die } würfeln
alea-iacta-est-move-draw-province = Aufdecken: { $province }
alea-iacta-est-move-draw-patrician = Aufdecken: { $patrician }
alea-iacta-est-move-draw-fortuna = Fortuna-Plättchen { $value } ziehen
alea-iacta-est-move-draw-tile = Ziehen: { $tile }
alea-iacta-est-move-templum = Eine { $die } ins Templum setzen
alea-iacta-est-move-senatus = { $length ->
    [one] Senatus: eine Straße aus einem Würfel, { $low }
   *[other] Senatus: die Straße { $low } bis { $high }
}
alea-iacta-est-move-castrum = Castrum: { $count } × { $die }
alea-iacta-est-move-forum = Eine { $die } ins Forum setzen
alea-iacta-est-move-forum-pair = { $dice } ins Forum setzen
alea-iacta-est-move-latrina = Eine { $die } auf die Latrina setzen
alea-iacta-est-move-reroll = Eine { $die } zum Neuwürfeln aufnehmen
alea-iacta-est-move-throw = Die aufgenommenen Würfel werfen
alea-iacta-est-move-keep-fortuna = Fortuna-Plättchen { $value } behalten
alea-iacta-est-move-keep-tile = Behalten: { $tile }
alea-iacta-est-move-take-province = Nehmen: { $province }
alea-iacta-est-move-take-patrician = Nehmen: { $patrician }

## The questions

alea-iacta-est-ask-start = Der Startspieler wird ausgelost.
alea-iacta-est-ask-provinces = Provinzen werden aufgedeckt.
alea-iacta-est-ask-patricians = Patrizier werden aufgedeckt.
alea-iacta-est-ask-roll = Es wird gewürfelt.
alea-iacta-est-ask-place = { $chips ->
    [0] Setze Würfel in ein Gebäude.
   *[other] Setze Würfel in ein Gebäude oder würfle mit einem Chip neu.
}
alea-iacta-est-ask-reroll = Nimm weitere Würfel auf oder wirf die aufgenommenen.
alea-iacta-est-ask-templum = Wähle den nächsten Würfel für das Templum.
alea-iacta-est-ask-fortuna = Fortuna-Plättchen werden gezogen.
alea-iacta-est-ask-keep-fortuna = Wähle ein Fortuna-Plättchen, das du behältst.
alea-iacta-est-ask-second-fortuna = Ein zweites Fortuna-Plättchen wird gezogen.
alea-iacta-est-ask-tiles = Senatskarten werden gezogen.
alea-iacta-est-ask-keep-tile = Wähle eine Senatskarte, die du behältst.
alea-iacta-est-ask-take-province = Wähle eine Provinz.
alea-iacta-est-ask-take-patrician = Wähle einen Patrizier.
alea-iacta-est-ask-over = Die Partie ist zu Ende.

## The log

alea-iacta-est-log-start = { $seat } beginnt die Partie.
    .you-seat = Du beginnst die Partie.
alea-iacta-est-log-stage = Durchgang { $stage } beginnt; { $seat } fängt an.
    .you-seat = Durchgang { $stage } beginnt; du fängst an.
alea-iacta-est-log-turn = { $seat } ist an der Reihe.
    .you-seat = Du bist an der Reihe.
alea-iacta-est-log-provinces = Offen: { $tiles }.
alea-iacta-est-log-patricians = Offen: { $tiles }.
alea-iacta-est-log-roll = { $seat } hat { $dice }.
    .you-seat = Du hast { $dice }.
alea-iacta-est-log-chip = { $seat } gibt einen Repete-Chip ab.
    .you-seat = Du gibst einen Repete-Chip ab.
alea-iacta-est-log-reroll = { $seat } nimmt eine { $die } auf.
    .you-seat = Du nimmst eine { $die } auf.
alea-iacta-est-log-throw = { $seat } wirft { $count } Würfel neu.
    .you-seat = Du wirfst { $count } Würfel neu.
alea-iacta-est-log-templum = { $seat } setzt eine { $die } ins Templum.
    .you-seat = Du setzt eine { $die } ins Templum.
alea-iacta-est-log-fortuna = { $seat } zieht ein Fortuna-Plättchen mit Wert { $value }.
    .you-seat = Du ziehst ein Fortuna-Plättchen mit Wert { $value }.
alea-iacta-est-log-fortuna-hidden = { $seat } zieht ein Fortuna-Plättchen.
    .you-seat = Du ziehst ein Fortuna-Plättchen.
alea-iacta-est-log-second-fortuna = { $seat } hatte den einzigen Würfel im Templum und behält die Fortuna-Plättchen { $tiles }.
    .you-seat = Du hattest den einzigen Würfel im Templum und behältst die Fortuna-Plättchen { $tiles }.
alea-iacta-est-log-senatus = { $length ->
    [one] { $seat } hat eine Straße aus einem Würfel im Senatus: { $low }.
   *[other] { $seat } hat eine Straße der Länge { $length } im Senatus: { $low } bis { $high }.
}
    .you-seat = { $length ->
        [one] Du hast eine Straße aus einem Würfel im Senatus: { $low }.
       *[other] Du hast eine Straße der Länge { $length } im Senatus: { $low } bis { $high }.
    }
alea-iacta-est-log-castrum = { $seat } setzt { $count } × { $die } ins Castrum (Größe des Paschs: { $whole }).
    .you-seat = Du setzt { $count } × { $die } ins Castrum (Größe des Paschs: { $whole }).
alea-iacta-est-log-forum = { $seat } setzt eine { $die } ins Forum.
    .you-seat = Du setzt eine { $die } ins Forum.
alea-iacta-est-log-forum-pair = { $seat } setzt { $low } und { $high } ins Forum.
    .you-seat = Du setzt { $low } und { $high } ins Forum.
alea-iacta-est-log-pushed = Eine { $die } von { $seat } wird aus dem Forum auf die Latrina verdrängt.
    .you-seat = Eine { $die } von dir wird aus dem Forum auf die Latrina verdrängt.
alea-iacta-est-log-latrina = { $seat } kann nirgends sonst setzen: Eine { $die } kommt auf die Latrina.
    .you-seat = Du kannst nirgends sonst setzen: Eine { $die } kommt auf die Latrina.
alea-iacta-est-log-stage-ends = Durchgang { $stage } endet; Würfel im Vorrat kommen auf die Latrina.
alea-iacta-est-log-keep-fortuna = { $seat } behält ein Fortuna-Plättchen mit Wert { $value }.
    .you-seat = Du behältst ein Fortuna-Plättchen mit Wert { $value }.
alea-iacta-est-log-beside = Neben das Templum gelegt: { $tiles }.
alea-iacta-est-log-tile = { $seat } zieht: { $tile }.
    .you-seat = Du ziehst: { $tile }.
    .you-seat-several = Du ziehst: { $tile }.
    .several = { $seat } zieht: { $tile }.
alea-iacta-est-log-tiles-hidden = { $seat } sieht sich drei Senatskarten an.
    .you-seat = Du siehst dir drei Senatskarten an.
alea-iacta-est-log-keep-tile = { $seat } behält: { $tile }.
    .you-seat = Du behältst: { $tile }.
alea-iacta-est-log-keep-tile-hidden = { $seat } behält eine Senatskarte.
    .you-seat = Du behältst eine Senatskarte.
alea-iacta-est-log-last-tile = { $seat } bekommt die letzte Senatskarte.
    .you-seat = Du bekommst die letzte Senatskarte.
alea-iacta-est-log-street-lost = Die Straße von { $seat } kommt auf die Latrina.
    .you-seat = Deine Straße kommt auf die Latrina.
alea-iacta-est-log-take-province = { $seat } nimmt: { $province }.
    .you-seat = Du nimmst: { $province }.
alea-iacta-est-log-take-patrician = { $seat } nimmt: { $patrician }.
    .you-seat = Du nimmst: { $patrician }.
alea-iacta-est-log-out = Aus dem Spiel: { $tiles }.
alea-iacta-est-log-chips = { $count ->
    [one] { $seat } bekommt { $count } Repete-Chip.
   *[other] { $seat } bekommt { $count } Repete-Chips.
}
    .you-seat = { $count ->
        [one] Du bekommst { $count } Repete-Chip.
       *[other] Du bekommst { $count } Repete-Chips.
    }
alea-iacta-est-log-shown = { $seat } zeigt: { $tiles }.
    .you-seat = Du zeigst: { $tiles }.
alea-iacta-est-log-points = { $points ->
    [one] { $seat } hat { $points } Punkt; nicht untergebrachte Patrizier: Wert { $left }.
   *[other] { $seat } hat { $points } Punkte; nicht untergebrachte Patrizier: Wert { $left }.
}
    .you-seat = { $points ->
        [one] Du hast { $points } Punkt; nicht untergebrachte Patrizier: Wert { $left }.
       *[other] Du hast { $points } Punkte; nicht untergebrachte Patrizier: Wert { $left }.
    }
alea-iacta-est-log-won = { $count ->
    [one] { $seats } gewinnt.
   *[other] { $seats } teilen sich den Sieg.
}
    .you-seats = { $count ->
        [one] Du gewinnst.
       *[other] { $seats } teilen sich den Sieg.
    }

## Why not

alea-iacta-est-refuse-over = Die Partie ist zu Ende.
alea-iacta-est-refuse-chance = Zuerst kommen Würfel oder Plättchen.
alea-iacta-est-refuse-not-yours = Würfe und Ziehungen wählt man nicht.
alea-iacta-est-refuse-now = Das geht jetzt nicht. { $ask }
alea-iacta-est-refuse-not-open = Dieses Plättchen liegt nicht offen.
alea-iacta-est-refuse-not-held = Das steht nicht zur Wahl.
alea-iacta-est-refuse-no-die = Unter deinen Würfeln ist keine { $die }.
alea-iacta-est-refuse-no-templum = Das Templum ist nur zu viert oder zu fünft im Spiel.
alea-iacta-est-refuse-leader = Du führst im Templum: Du darfst dort erst wieder setzen, wenn dich ein anderer überholt hat.
alea-iacta-est-refuse-templum-dice = { $count ->
    [one] Das Templum verlangt jetzt { $count } Würfel von dir, und den hast du nicht.
   *[other] Das Templum verlangt jetzt { $count } Würfel von dir, und so viele hast du nicht.
}
alea-iacta-est-refuse-templum-sum = { $count ->
    [one] Mit diesem Würfel erreichst du die { $sum } nicht, die { $count } Würfel zeigen muss.
   *[other] Mit diesem Würfel erreichst du die { $sum } nicht, die { $count } Würfel zusammen zeigen müssen.
}
alea-iacta-est-refuse-no-street = Eine Straße läuft vom niedrigsten zum höchsten Würfel.
alea-iacta-est-refuse-own-street = { $length ->
    [one] Du hast eine Straße aus einem Würfel, { $low }: Sie kann nur länger werden.
   *[other] Du hast eine Straße, { $low } bis { $high }: Sie kann nur länger werden.
}
alea-iacta-est-refuse-same-street = { $length ->
    [one] Eine Straße aus einem Würfel, { $low }, liegt schon im Senatus.
   *[other] Eine Straße { $low } bis { $high } liegt schon im Senatus.
}
alea-iacta-est-refuse-same-set = Ein Pasch aus { $count } × { $die } liegt schon im Castrum.
alea-iacta-est-refuse-few-dice = Du hast nur { $count } Würfel mit { $die }.
alea-iacta-est-refuse-no-column = { $lower ->
    [one] { $lower } niedrigerer Würfel füllt das Forum: Dieser käme auf keiner Säule zu liegen.
   *[other] { $lower } niedrigere Würfel füllen das Forum: Dieser käme auf keiner Säule zu liegen.
}
alea-iacta-est-refuse-no-columns = Beide Würfel müssen auf Säulen des Forums zu liegen kommen; der höhere fände keinen Platz.
alea-iacta-est-refuse-latrina = Auf die Latrina darf nur setzen, wer nirgends sonst setzen kann.
alea-iacta-est-refuse-no-chip = Du hast keinen Repete-Chip.
alea-iacta-est-refuse-no-dice-chosen = Nimm erst die Würfel auf, die neu gewürfelt werden.
alea-iacta-est-refuse-together-templum = Das Templum nimmt { $dice } nicht zusammen: zuerst ein Würfel, danach einer mehr als der Führende, mit höherer Summe.
alea-iacta-est-refuse-together-senatus = { $dice } sind keine Straße: Im Senatus folgen die Werte aufeinander, jeder einmal.
alea-iacta-est-refuse-together-castrum = { $dice } sind nicht gleich: Das Castrum nimmt in einem Spielzug nur Würfel eines Wertes.
alea-iacta-est-refuse-together-forum = { $dice } gehen im Forum nicht zusammen: ein Würfel oder zwei mit der Summe 5.
alea-iacta-est-refuse-together-latrina = Die Latrina nimmt einen Würfel, nicht { $dice } zusammen.

alea-iacta-est-board-head = Durchgang { $stage } von { $stages }, Runde { $round }
alea-iacta-est-board-fortuna = Fortuna: { $pile } verdeckt, offen { $beside }
alea-iacta-est-board-senate = noch nicht gezogene Senatskarten: { $pile }
alea-iacta-est-board-player = { $points ->
    [one] ≈ { $points } Punkt · Repete { $chips } · Senatskarten { $tiles }
   *[other] ≈ { $points } Punkte · Repete { $chips } · Senatskarten { $tiles }
}
alea-iacta-est-board-kept = · Fortuna { $kept } (+{ $drawn })
alea-iacta-est-board-unrolled = zu werfende Würfel: { $count }
alea-iacta-est-board-tiles = Deine Senatskarten:
alea-iacta-est-board-offered = Du wählst aus:
alea-iacta-est-board-passed = Weitergegeben oder unter den Stapel gelegt:
alea-iacta-est-board-drawn = In diesem Durchgang gezogene Fortuna-Plättchen:
alea-iacta-est-board-provinces = Provinzen
alea-iacta-est-board-patricians = Patrizier
alea-iacta-est-board-total = Gesamt
alea-iacta-est-board-left-over = Übrig

## What a move would do

alea-iacta-est-would-templum = { $count ->
    [one] Du hättest { $count } Würfel im Templum, der { $sum } zeigt.
   *[other] Du hättest { $count } Würfel im Templum, die zusammen { $sum } zeigen.
}
alea-iacta-est-would-templum-more = { $count ->
    [one] { $count } weiterer Würfel muss folgen.
   *[other] { $count } weitere Würfel müssen folgen.
}
alea-iacta-est-would-fortuna = Ein Fortuna-Plättchen für jeden Würfel.
alea-iacta-est-would-fortuna-few = { $count ->
    [0] Es ist kein Fortuna-Plättchen mehr da.
    [one] Es ist nur noch { $count } Fortuna-Plättchen da.
   *[other] Es sind nur noch { $count } Fortuna-Plättchen da.
}
alea-iacta-est-would-rank-street = Eine Straße der Länge { $length }: zurzeit Rang { $rank }.
alea-iacta-est-would-tile = Das reicht für eine Senatskarte.
alea-iacta-est-would-no-tile = Das reicht nicht für eine Senatskarte; die Straße käme auf die Latrina.
alea-iacta-est-would-rank-set = Ein Pasch { $count } × { $die }: zurzeit Rang { $rank }.
alea-iacta-est-would-province = Das reicht für eine Provinz.
alea-iacta-est-would-no-province = Das reicht nicht für eine Provinz; der Pasch käme auf die Latrina.
alea-iacta-est-would-forum = Die { $die } kommt auf Säule { $column } zu liegen.
alea-iacta-est-would-pushed = Eine { $die } von { $seat } wird auf die Latrina verdrängt.
alea-iacta-est-would-latrina = Der Würfel bringt am Ende des Durchgangs einen Repete-Chip.
alea-iacta-est-would-chip = Kostet einen Repete-Chip; übrig: { $left }.
alea-iacta-est-would-reroll = { $count ->
    [one] { $count } Würfel wird neu geworfen.
   *[other] { $count } Würfel werden neu geworfen.
}
alea-iacta-est-would-keep-fortuna = Es zählt { $value }.
alea-iacta-est-would-gain = { $points ->
    [one] Zurzeit: { $points } Punkt ({ $gain }).
   *[other] Zurzeit: { $points } Punkte ({ $gain }).
}

## What a seat has besides points

alea-iacta-est-stake-sets = { $count ->
    [one] etwa einen Pasch für eine Provinz
   *[other] etwa { $count } Pasche für Provinzen
}
alea-iacta-est-stake-street = eine Straße für eine Senatskarte
alea-iacta-est-stake-forum = { $count ->
    [one] etwa einen Würfel im Forum
   *[other] etwa { $count } Würfel im Forum
}
alea-iacta-est-stake-chips = { $count ->
    [one] etwa einen Repete-Chip
   *[other] etwa { $count } Repete-Chips
}

## The score sheet

alea-iacta-est-sheet-provinces = Provinzen
alea-iacta-est-sheet-patricians = Untergebrachte Patrizier
alea-iacta-est-sheet-tiles = Senatskarten
alea-iacta-est-sheet-tile = Senatskarte { $tile }
alea-iacta-est-sheet-fortuna = Fortuna-Plättchen
alea-iacta-est-sheet-chips = Repete-Chips (je 2 zählen 1)

## The table

alea-iacta-est-web-templum = Templum
alea-iacta-est-web-templum-text = Zuerst ein Würfel; wer folgt, braucht einen mehr als der Führende und eine höhere Summe. Jeder Würfel bringt ein Fortuna-Plättchen.
alea-iacta-est-web-senatus = Senatus
alea-iacta-est-web-senatus-text = Eine Straße aufeinanderfolgender Werte, eine je Spieler. Die längsten Straßen gewinnen Senatskarten.
alea-iacta-est-web-castrum = Castrum
alea-iacta-est-web-castrum-text = Pasche gleicher Würfel. Die größten nehmen der Reihe nach Provinzen.
alea-iacta-est-web-forum = Forum Romanum
alea-iacta-est-web-forum-text = Ein Würfel, oder zwei mit Summe 5. Niedrige schieben höhere nach rechts; was herausfällt, kommt auf die Latrina. Von links nimmt jeder Würfel einen Patrizier.
alea-iacta-est-web-latrina = Latrina
alea-iacta-est-web-latrina-text = Nur wenn nirgends sonst etwas passt. Jeder Würfel hier bringt am Ende des Durchgangs einen Repete-Chip.
alea-iacta-est-web-gives = Karten: { $count }
alea-iacta-est-web-stage = Durchgang { $stage } von { $stages }, Runde { $round }
alea-iacta-est-web-no-dice = Noch keine Würfel
alea-iacta-est-web-street = { $length ->
    [one] { $rank }. { $seat }: Straße aus einem Würfel, { $low }
   *[other] { $rank }. { $seat }: Straße { $low } bis { $high }
}
alea-iacta-est-web-set = { $rank }. { $seat }: { $count } × { $die }
alea-iacta-est-web-in-templum = { $seat }: { $count } Würfel, Summe { $sum }
alea-iacta-est-web-in-latrina = { $seat }: { $count } Würfel
alea-iacta-est-web-column = Säule { $column }: { $die } von { $seat }
alea-iacta-est-web-column-empty = Säule { $column }: leer
alea-iacta-est-web-supply = Deine Würfel
alea-iacta-est-web-supply-of = Würfel von { $seat }
alea-iacta-est-web-die = Würfel { $die }
alea-iacta-est-web-die-chosen = Würfel { $die }, gewählt
alea-iacta-est-web-die-unrolled = Noch zu werfender Würfel
alea-iacta-est-web-reroll = Neu würfeln
alea-iacta-est-web-reroll-text = Für einen Repete-Chip würfelst du beliebige deiner Würfel neu. Am Ende zählen zwei Chips 1.
alea-iacta-est-web-into-templum = { $dice } ins Templum setzen
alea-iacta-est-web-options = Zur Auswahl
alea-iacta-est-web-holdings = Besitz
alea-iacta-est-web-points = { $points ->
    [one] { $points } sichtbarer Punkt
   *[other] { $points } sichtbare Punkte
}
alea-iacta-est-web-points-text = Punkte, wenn alles, was alle sehen, bestmöglich untergebracht ist. Senatskarten zählen am Ende.
alea-iacta-est-web-chips = Repete-Chips: { $count }
alea-iacta-est-web-fortuna-kept = Fortuna-Plättchen: { $tiles }
alea-iacta-est-web-fortuna-text = Jedes zählt seinen Wert. Der Führende im Templum behält zwei, die anderen dort eines.
alea-iacta-est-web-fortuna-pile = Fortuna: { $count } verdeckt, offen { $beside }
alea-iacta-est-web-senate-pile = Noch nicht gezogene Senatskarten: { $count }
alea-iacta-est-web-senate-pile-text = Die beste Straße zieht drei und behält eine; die anderen gehen an die nächste Straße, die eine Karte bekommt, oder unter den Stapel.
alea-iacta-est-web-tile-hidden = Eine Senatskarte, verdeckt
alea-iacta-est-web-passed = Weitergegeben oder unter den Stapel gelegt: { $tiles }
alea-iacta-est-web-nothing = Noch nichts
alea-iacta-est-web-starter = Startspieler
alea-iacta-est-web-patrician-text = Zählt seinen Wert, sobald er in einer Provinz seiner Farbe untergebracht ist, je eine Frau und ein Mann.
alea-iacta-est-web-province-text = Beherbergt eine Frau und einen Mann ihrer Farbe. Zählt ihren Wert, leer einen Punkt weniger.
alea-iacta-est-web-say-holding = { $seat }: sichtbare Punkte { $points }, Chips { $chips }, Senatskarten { $tiles }; Provinzen: { $provinces }; Patrizier: { $patricians }.

## Tipps: wohin man schaut, und welches Stück

alea-iacta-est-nudge-die = Suche nach Würfeln eines Werts.
alea-iacta-est-nudge-low = Suche nach Würfeln, die aufeinander folgen.
alea-iacta-est-nudge-dice = Suche nach zwei Würfeln, die zusammengehören.
alea-iacta-est-nudge-value = Schaue auf die Fortuna-Plättchen.
alea-iacta-est-nudge-tile = Schaue auf die Senatskarten.
alea-iacta-est-nudge-province = Schaue auf die Provinzen.
alea-iacta-est-nudge-patrician = Schaue auf die Patrizier.
alea-iacta-est-nudge-throw = Schaue auf die Würfel, die du aufgenommen hast.
alea-iacta-est-piece-die = Würfel mit { $value }
alea-iacta-est-piece-low = eine Straße aus Würfeln
alea-iacta-est-piece-dice = die Würfel { $value }
alea-iacta-est-piece-value = ein Fortuna-Plättchen { $value }

## The end

alea-iacta-est-end-points = Der letzte Durchgang ist gespielt; es steht { $points } zu { $less }.
alea-iacta-est-end-left-over = { $points ->
    [one] Gleichstand mit { $points } Punkt; nicht untergebrachte Patrizier entscheiden, { $left } gegen { $less }.
   *[other] Gleichstand mit { $points } Punkten; nicht untergebrachte Patrizier entscheiden, { $left } gegen { $less }.
}
alea-iacta-est-end-shared = { $points ->
    [one] Je { $points } Punkt, und die nicht untergebrachten Patrizier sind gleich viel wert.
   *[other] Je { $points } Punkte, und die nicht untergebrachten Patrizier sind gleich viel wert.
}

## Positions that somebody wrote

alea-iacta-est-fault-0 = Die Würfel gehen nicht auf: Jemand hat nicht acht im Ganzen, im kleinen Spiel nicht zwei
alea-iacta-est-fault-1 = Würfel liegen gegen die Regeln: Zwei Straßen oder zwei Pasche sind gleich, oder das Forum steigt nicht lückenlos an
alea-iacta-est-fault-2 = Die Fortuna-Plättchen gehen nicht auf
alea-iacta-est-fault-3 = Die Senatskarten gehen nicht auf
alea-iacta-est-fault-4 = Eine öffentliche Anzahl stimmt nicht
alea-iacta-est-fault-5 = Falsches Wissen
alea-iacta-est-fault-6 = Die Werkbank ist nicht geleert
alea-iacta-est-fault-10 = Eine Straße schreibt man als niedrigsten und höchsten Würfel, etwa [3, 5], oder [5, 5] für eine 5 allein
alea-iacta-est-fault-11 = Ein Würfel im Forum hat keinen Besitzer, oder ein Besitzer hat dort keinen Würfel
alea-iacta-est-fault-12 = Im Templum liegen Würfel; es wird nur mit vier oder fünf Spielern gespielt
alea-iacta-est-fault-13 = Es ist zu würfeln, aber kein Würfel ist aufgenommen: In dieser Phase sind einige Würfel des Spielers „unrolled“
