## Was man vor dem ersten Spielzug wissen sollte (die Regeln beginnen damit)

caesar-cleopatra-teach-goal = Hole mit 21 Patriziern in fünf Fraktionen mehr Punkte als dein Gegner. Jeder Patrizier zählt 1, die Mehrheit einer Fraktion 1 mehr, eine ganze Fraktion noch 1 mehr, und deine geheime Bonuskarte bringt vielleicht 2.
caesar-cleopatra-teach-turn-1 = Lege Einfluss: eine Karte verdeckt oder zwei Karten offen. Davor oder danach darfst du eine Aktionskarte spielen.
caesar-cleopatra-teach-turn-2 = Ziehe wieder auf fünf Karten auf, jede vom Stapel deiner Wahl: Einfluss oder Aktion.
caesar-cleopatra-teach-turn-3 = Eine Abstimmungskarte wird aufgedeckt. Bei ihrer Fraktion gewinnt die höhere Summe einen Patrizier; danach verliert die höhere Seite dort ihre höchste Karte, die andere ihre niedrigste.
caesar-cleopatra-teach-missed-1 = Siege sind teuer: Deine höchste Karte dort ist weg. Am besten gewinnt man mit nur einem Punkt Vorsprung.
caesar-cleopatra-teach-missed-2 = Ein Philosoph kehrt eine Abstimmung um: Die niedrigere Summe gewinnt. Gleich viele Philosophen auf beiden Seiten heben sich auf.
caesar-cleopatra-teach-missed-3 = Acht Karten bei einer Fraktion lösen am Ende des Spielzuges eine Abstimmung aus. Zähle, bevor du die achte legst.

## Das erste Spiel

caesar-cleopatra-lesson-first-game = Deine erste Partie
caesar-cleopatra-lesson-first-game-goal-patricians = Gewinne Patrizier, vor allem die Mehrheit einer Fraktion.
caesar-cleopatra-lesson-first-game-goal-senators = Gewinne einen Senator.
caesar-cleopatra-lesson-first-game-goal-veto = Behalte deine Karte bei den Senatoren.
caesar-cleopatra-lesson-first-game-goal-praetors = Gewinne den letzten Prätor.
caesar-cleopatra-lesson-first-game-goal-quaestors = Gewinne den letzten Quästor, mit weniger Einfluss.
caesar-cleopatra-lesson-first-game-goal-won = Du hast gewonnen.
caesar-cleopatra-lesson-first-game-goal = Du bist Caesar, kurz vor dem Ende einer Partie. Von 21 Patriziern sind 4 noch nicht gewonnen: 2 Senatoren, 1 Prätor, 1 Quästor. Jeder zählt 1 Punkt, und die Mehrheit einer Fraktion 1 mehr. Du hast 10 Punkte, Cleopatra 9.
caesar-cleopatra-lesson-first-game-factions = Die Fraktionen liegen zwischen euch, deine Karten auf deiner Seite, Cleopatras auf ihrer. Bei den Senatoren hast du eine 3; sie hat eine 4 und eine 2, zusammen 6. Würden sie jetzt befragt, gewönne die höhere Summe, ihre.
caesar-cleopatra-lesson-first-game-hand = Auf der Hand: die Einflusskarten 5, 3 und 1 und zwei Aktionskarten, ein Kundschafter und ein Veto. In deinem Spielzug legst du Einfluss: eine Karte verdeckt, die sie nicht sieht, oder zwei Karten offen.
caesar-cleopatra-lesson-first-game-lay = Lege die 5 verdeckt zu den Senatoren. Mit deiner 3 sind das 8 gegen 6.
caesar-cleopatra-lesson-first-game-done = Du könntest jetzt eine Aktionskarte spielen. Hebe sie auf: Wähle Fertig.
caesar-cleopatra-lesson-first-game-refill = Du ziehst immer wieder auf 5 Karten auf. Dein Aktionsstapel ist aufgebraucht, also ziehe vom Einflussstapel. Dann wird eine Abstimmungskarte aufgedeckt; sie sagt, welche Fraktion befragt wird.
caesar-cleopatra-lesson-first-game-veto = Du hast einen Philosophen gezogen; von ihm später mehr. Die Senatoren wurden befragt: 8 zu 6, ein Senator gehört dir. Du hast jetzt 3 von 5, die Mehrheit: 12 Punkte. Deine höchste Karte dort, die 5, ist weg, ihre niedrigste, die 2, auch. Nun spielt Cleopatra ein Attentat auf deine 3. Du hast ein Veto: Nutze es.
caesar-cleopatra-lesson-first-game-replacement = Das Attentat bleibt ohne Wirkung. Für ein Veto darfst du eine andere Karte ziehen.
caesar-cleopatra-lesson-first-game-scout = Cleopatra legte eine 5 zu den Senatoren und eine 2 zu den Quästoren, und die Abstimmungskarte war eine Orgie: Niemand wurde befragt. Du bist an der Reihe. Bei den Prätoren hast du eine 2; sie hat dort 2 Karten, verdeckt. Wie viel sind sie wert? Spiele deinen Kundschafter bei den Prätoren.
caesar-cleopatra-lesson-first-game-two-open = Eine 5 und eine 3: Das sind 8. Du hast dort 2 und brauchst mindestens 7 mehr. Eine Karte reicht nicht, also lege zwei offen: Beginne mit der 4.
caesar-cleopatra-lesson-first-game-second-open = Und die 3: Damit hast du 9 gegen 8. Ein Punkt mehr genügt.
caesar-cleopatra-lesson-first-game-done-again = Nichts ist mehr zu spielen, und deine Stapel sind beide leer. Wähle Fertig.
caesar-cleopatra-lesson-first-game-philosopher = Der Prätor gehört dir: 9 zu 8. Nach ihrem Spielzug hat Cleopatra den letzten Senator gewonnen. Ein Quästor ist übrig; du hast dort eine 4, sie 5 und 2, zusammen 7. Nun der Philosoph: Wo eine Seite mehr davon hat, gewinnt die niedrigere Summe. Lege ihn verdeckt zu den Quästoren.
caesar-cleopatra-lesson-first-game-last-done = 4 gegen 7, und ein Philosoph. Wähle Fertig und lass die Quästoren abstimmen.
caesar-cleopatra-lesson-first-game-won = Die niedrigere Summe hat gewonnen, und mit dem letzten Patrizier ist die Partie zu Ende: 18 zu 10 für dich. 12 Patrizier, 4 Mehrheiten und 2 Punkte für deine Bonuskarte, die Quästoren. Eine ganze Partie beginnst du mit 10 Einflusskarten und 13 Aktionskarten, und Cleopatra beginnt. Versuche es!
caesar-cleopatra-lesson-first-game-not-five-here = Das ist zu wenig: Es braucht mehr als 6. Mit der 5 hast du 8.
caesar-cleopatra-lesson-first-game-not-senators-here = Die 5 ist die richtige Karte. Lege sie zu den Senatoren: Dort sind noch 2 zu gewinnen.
caesar-cleopatra-lesson-first-game-not-one-down = Zwei Karten offen wären erlaubt, aber sie sähe sie. Wähle „Eine verdeckt“ und lege die 5 zu den Senatoren.
caesar-cleopatra-lesson-first-game-not-scout-later = Hebe den Kundschafter auf; in deinem nächsten Spielzug ist er mehr wert.
caesar-cleopatra-lesson-first-game-not-not-passive = In einem passiven Spielzug tauschst du nur Karten: Nichts wird gelegt, und niemand stimmt ab. Du hast Besseres vor.
caesar-cleopatra-lesson-first-game-not-protect = Dann wäre deine 3 weg, und du hättest bei den Senatoren nichts mehr. Dafür ist ein Veto da.
caesar-cleopatra-lesson-first-game-not-free-card = Es kostet nichts. Nimm die Karte: Je mehr Auswahl, desto besser.
caesar-cleopatra-lesson-first-game-not-look-first = Erst schauen, dann legen. Der Kundschafter deckt ihre Karten bei den Prätoren auf.
caesar-cleopatra-lesson-first-game-not-one-too-few = Eine Karte bringt höchstens 4, das macht 6 gegen 8. Es braucht zwei offene Karten.
caesar-cleopatra-lesson-first-game-not-four-first = Am Ende liegen beide dort. Beginne mit der 4.
caesar-cleopatra-lesson-first-game-not-too-low = Mit der 1 reicht es nicht: Du brauchst 4 und 3.
caesar-cleopatra-lesson-first-game-not-philosopher-later = Hebe den Philosophen auf: Er gewinnt dir den letzten Quästor.
caesar-cleopatra-lesson-first-game-not-praetors-here = Jetzt geht es um die Prätoren: 4 und 3 gewinnen dort.
caesar-cleopatra-lesson-first-game-not-one-loses = 5 gegen 7: Der Quästor wäre verloren. Versuche den Philosophen.
caesar-cleopatra-lesson-first-game-not-both-or-one = Der Philosoph allein genügt. Wähle „Eine verdeckt“.

## Eine kleine Lektion: Philosophen

caesar-cleopatra-lesson-philosophers = Philosophen
caesar-cleopatra-lesson-philosophers-goal-less = Gewinne einen Ädil mit weniger Einfluss.
caesar-cleopatra-lesson-philosophers-goal-keep = Behalte den letzten Zensor.
caesar-cleopatra-lesson-philosophers-goal-done = Du weißt, was Philosophen tun.
caesar-cleopatra-lesson-philosophers-turned = Ein Philosoph zählt 0. Wo aber eine Seite mehr davon hat als die andere, kehrt sich die Abstimmung um: Die niedrigere Summe gewinnt. Von den Zensoren ist noch 1 übrig, von den Ädilen 2. Bei den Zensoren führst du 9 zu 1, bei den Ädilen führt Cleopatra 9 zu 2. Du hast 2 Philosophen.
caesar-cleopatra-lesson-philosophers-lay = Ein Philosoph gehört dorthin, wo du zurückliegst. Lege einen verdeckt zu den Ädilen.
caesar-cleopatra-lesson-philosophers-done = 2 gegen 9, mit 1 Philosophen auf deiner Seite. Wähle Fertig und sieh, welche Fraktion befragt wird.
caesar-cleopatra-lesson-philosophers-beware = Die Ädilen wurden befragt: Die niedrigere Summe gewann, ein Ädil gehört dir. Wie immer verlor die höhere Summe ihre höchste Karte, ihre 5, und die niedrigere ihre niedrigste, deine 2; auch der Philosoph ist weg. Nun hat Cleopatra 1 Karte verdeckt zu den Zensoren gelegt, wo keine von ihr an deine 9 heranreicht. Warum dort? Spiele deinen Kundschafter.
caesar-cleopatra-lesson-philosophers-answer = Ein Philosoph: Mit ihm würde ihre 1 deine 9 schlagen. Gleich viele Philosophen auf beiden Seiten heben sich auf. Lege deinen anderen verdeckt zu den Zensoren.
caesar-cleopatra-lesson-philosophers-equal = 1 Philosoph gegen 1: Jetzt zählt wieder die höhere Summe. Wähle Fertig.
caesar-cleopatra-lesson-philosophers-kept = 9 zu 1: Der Zensor gehört dir, und mit 2 von 3 die Mehrheit. Merke dir: ein Philosoph, wo du zurückliegst, einer von dir gegen einen von ihr, wo du führst, und Misstrauen gegen eine einzelne Karte, die dort nicht gewinnen kann.
caesar-cleopatra-lesson-philosophers-not-ahead = Dort führst du 9 zu 1. Ein Philosoph würde diese Abstimmung gegen dich wenden.
caesar-cleopatra-lesson-philosophers-not-too-little = Das reicht nicht an 9 heran. Dort gewinnst du mit weniger, nicht mit mehr.
caesar-cleopatra-lesson-philosophers-not-not-passive = In einem passiven Spielzug wird nichts gelegt und niemand befragt. Du hast Besseres vor.
caesar-cleopatra-lesson-philosophers-not-look-first = Erst schauen: Ist es kein Philosoph, würde deiner die Abstimmung gegen dich wenden.
caesar-cleopatra-lesson-philosophers-not-more-loses = Mehr Einfluss hilft nicht: Mit ihrem Philosophen dort verliert die höhere Summe. Antworte mit deinem.
