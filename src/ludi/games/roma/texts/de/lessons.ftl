## Was man vor dem ersten Spielzug wissen sollte (die Regeln beginnen damit)

roma-teach-goal = Am Ende des Spiels mehr Siegpunkte (SP) haben als der Gegner. Es endet sofort, wenn im Vorrat keine SP mehr sind oder jemand keine mehr hat.
roma-teach-turn-1 = Jede Scheibe ohne eigene Karte kostet dich 1 SP. Dann wirfst du drei Würfel.
roma-teach-turn-2 = Verwende jeden Würfel für eine Sache: für Geld (so viele Sesterzen, wie er zeigt), für Karten (ziehe so viele, behalte eine) oder für die Karte an der Scheibe mit dieser Zahl, die dann handelt.
roma-teach-turn-3 = Um eine Karte zu legen, brauchst du keinen Würfel, nur ihren Preis in Sesterzen. Tue das alles in beliebiger Reihenfolge, dann beende den Spielzug.
roma-teach-missed-1 = Eine leere Scheibe kostet zu Beginn jedes deiner Spielzüge 1 SP. Eine billige Karte ist besser als keine.
roma-teach-missed-2 = Eine Karte darf schon in dem Spielzug handeln, in dem sie gelegt wurde, und mit mehreren gleichen Würfeln mehrmals.
roma-teach-missed-3 = Im Kampf genügt Gleichstand: Der Kampfwürfel muss die Verteidigung der Karte gegenüber nur erreichen.

## Das erste Spiel

roma-lesson-first-game = Deine erste Partie
roma-lesson-first-game-goal-points = Mehr Siegpunkte haben, wenn der Vorrat leer ist.
roma-lesson-first-game-goal-lay = Lege den Legat und lass ihn handeln.
roma-lesson-first-game-goal-cover = Lass keine deiner Scheiben leer.
roma-lesson-first-game-goal-attack = Reiße eine Lücke in die gegnerische Seite.
roma-lesson-first-game-goal-score = Mache aus Würfeln Siegpunkte.
roma-lesson-first-game-goal-end = Leere den Vorrat, solange du vorn bist.
roma-lesson-first-game-goal-won = Du hast gewonnen.
roma-lesson-first-game-points = Das ist das Ende einer Partie Roma. Du hast 13 Siegpunkte (SP), dein Gegner 14, und 9 liegen noch im Vorrat. Ist der Vorrat leer, endet das Spiel, und wer die meisten SP hat, gewinnt.
roma-lesson-first-game-board = Zwischen den Spielern liegen sechs Scheiben, I bis VI: 1 bis 6. Darunter ist deine Seite, darüber die deines Gegners: an jeder Scheibe Platz für eine Karte. Sieh dir deine an: IV und VI sind leer. Jetzt beendet dein Gegner einen Spielzug.
roma-lesson-first-game-empty = Du bist an der Reihe. Zuerst hast du für leere Scheiben bezahlt: je 1 SP, also hast du 11. Dann hast du 6, 4 und 3 geworfen. Jeder Würfel taugt für eine Sache.
roma-lesson-first-game-money = Du hältst einen Legat. Er kostet 5 Sesterzen, und du hast 4. Lege die 6 auf die Geldscheibe: Sie bringt 6 Sesterzen.
roma-lesson-first-game-lay = 10 Sesterzen! Um eine Karte zu legen, brauchst du keinen Würfel. Lege den Legat an Scheibe IV: Dort ist Platz, und dort kann dein Würfel 4 ihn wecken.
roma-lesson-first-game-activate = Ein Würfel lässt die Karte handeln, die an der Scheibe mit seiner Zahl liegt. Der Legat bringt 1 SP für jeden leeren Platz deines Gegners, und das sind 2. Aktiviere Scheibe IV.
roma-lesson-first-game-cards = 2 SP mehr: 13. Ein Würfel ist übrig, und Scheibe VI ist leer. Lege die 3 auf die Kartenscheibe: Du ziehst 3 Karten und behältst 1 davon.
roma-lesson-first-game-keep = Drei Karten zur Auswahl; die anderen beiden werden abgelegt. Du hast 5 Sesterzen. Das Forum kostet 5 und macht aus Würfeln SP: Behalte es.
roma-lesson-first-game-forum = Lege das Forum jetzt an Scheibe VI. Dann ist keine deiner Scheiben mehr leer.
roma-lesson-first-game-end-turn = Alle Würfel sind verwendet, und dein Beutel ist leer. Beende deinen Spielzug.
roma-lesson-first-game-battle = Dein Gegner zahlte 2 SP für leere Scheiben; dann hat ein Legionarius die Karte an deiner Scheibe III gefällt, und das hat dich schon 1 SP gekostet. Mache es ihm nach: Dein Legionarius an Scheibe II greift die Machina gegenüber an. Ihre Verteidigung ist 4: Der Kampfwürfel muss 4 oder mehr zeigen.
roma-lesson-first-game-payout = Eine 4: Gleich genügt, die Machina fällt. Diese Lücke kostet deinen Gegner von nun an in jedem Spielzug 1 SP, und dein Legat zählt sie mit. Nimm jetzt die 6: Aktiviere das Forum an Scheibe VI.
roma-lesson-first-game-second-die = Ein Forum braucht einen zweiten Würfel und zahlt, was der zeigt. Nimm die 5.
roma-lesson-first-game-turn-over = 5 SP aus dem Vorrat: Du hast 17, dein Gegner 12, und 7 sind übrig. Beende deinen Spielzug.
roma-lesson-first-game-last-turn = Dein Gegner zahlte 3 SP und holte mit einem Forum 4 zurück: 13. Du hast 1 für deine Lücke bezahlt und hast 16; im Vorrat liegen 7. Du hast 4, 6 und 4 geworfen. Beginne mit dem Legat: Dein Gegner hat 3 leere Plätze.
roma-lesson-first-game-finish = 3 SP mehr: Du hast 19, und 4 sind noch im Vorrat. Ein Forum mit der anderen 4 nimmt genau diese. Aktiviere Scheibe VI.
roma-lesson-first-game-last-die = Nimm die 4, und der Vorrat ist leer.
roma-lesson-first-game-won = Der Vorrat ist leer, also endet das Spiel sofort: 23 zu 13 für dich. Du weißt, worauf es ankommt: Fülle deine Scheiben, wecke deine Karten mit den richtigen Würfeln, reiße Lücken in die gegnerische Seite und behalte den Vorrat im Auge. Eine ganze Partie beginnt für jeden mit 10 SP und 4 Karten. Auf den anderen 22 Kartenarten steht, was sie tun.
roma-lesson-first-game-not-small-die = Dieser Würfel bringt weniger Sesterzen. Die 6 bringt am meisten, und an Scheibe VI liegt keine Karte von dir, die sie wecken könnte.
roma-lesson-first-game-not-cards-later = Karten sind eine gute Idee und kommen gleich an die Reihe. Erst das Geld.
roma-lesson-first-game-not-lapse = Noch nicht: Nicht verwendete Würfel verfallen am Ende des Spielzuges.
roma-lesson-first-game-not-wrong-disc = Auch dieser Platz ist leer, aber dein Würfel zeigt 4, nicht 6. Eine Karte handelt nur mit der Zahl ihrer Scheibe.
roma-lesson-first-game-not-covers = Dort liegt eine Karte von dir. Sie wäre verloren, und die Lücke bliebe. Wähle den leeren Platz.
roma-lesson-first-game-not-money-enough = 10 Sesterzen reichen fürs Erste. Lege den Legat: Dafür brauchst du keinen Würfel.
roma-lesson-first-game-not-four-acts = Die 4 ist an Scheibe IV mehr wert: Dort weckt sie deinen Legat.
roma-lesson-first-game-not-other-first = Die 3 kann warten. Erst die 4, die an Scheibe IV deinen Legat weckt.
roma-lesson-first-game-not-no-card = 3 Sesterzen mehr, aber keine Karte auf der Hand, um sie zu legen. Ziehe mit der 3 Karten.
roma-lesson-first-game-not-too-dear = Sie kostet 6, und du hast 5: In diesem Spielzug ließe sie sich nicht legen, und Scheibe VI bliebe leer.
roma-lesson-first-game-not-needs-forum = Billig, hilft aber nur einem Forum daneben, und du hast noch keines.
roma-lesson-first-game-not-gap = Scheibe VI ist noch leer und würde dich 1 SP kosten. Du hast die Karte und das Geld.
roma-lesson-first-game-not-battle-first = Gleich danach! Erst der Kampf mit der 2.
roma-lesson-first-game-not-five-for-forum = Haruspex würde dir eine Karte holen. Aber die 5 ist dein zweiter Würfel für das Forum: 5 SP wert.
roma-lesson-first-game-not-two-attacks = Geld oder Karten gibt es jederzeit. Jetzt greift die 2 an, und 6 und 5 bringen SP.
roma-lesson-first-game-not-points-now = Mit Geld gewinnt man nicht. Das Forum macht aus diesen beiden Würfeln SP.
roma-lesson-first-game-not-legat-first = Die andere Reihenfolge ginge auch. Hier kommt der Legat zuerst.
roma-lesson-first-game-not-finish = Du kannst das Spiel jetzt als Sieger beenden: Wecke den Legat mit einer 4, dann das Forum mit der 6.
roma-lesson-first-game-not-one-left = Noch einmal 3 SP, und 1 bliebe im Vorrat. Das Forum nimmt alle 4.

## Eine kleine Lektion: das Forum

roma-lesson-the-forum = Das Forum
roma-lesson-the-forum-goal-most = Hole das Meiste aus einem Forum heraus.
roma-lesson-the-forum-goal-done = Du weißt, wie ein Forum zahlt.
roma-lesson-the-forum-neighbours = Ein Forum zahlt, was ein zweiter Würfel zeigt. Mit den richtigen Nachbarn zahlt es mehr: Eine Basilica daneben gibt 2 SP dazu, mit einem Templum daneben zählt auch der dritte Würfel. Deines liegt an Scheibe III, zwischen beiden. Du hast 3, 5 und 2 geworfen.
roma-lesson-the-forum-activate = Aktiviere das Forum an Scheibe III mit der 3.
roma-lesson-the-forum-second = Jetzt der zweite Würfel: Nimm die 5.
roma-lesson-the-forum-third = Das Templum fragt: Auch den dritten Würfel dazu? Nimm die 2.
roma-lesson-the-forum-paid = 5 für den zweiten Würfel, 2 für den dritten, 2 für die Basilica: 9 SP in einem Spielzug. Die Nachbarn selbst brauchen nie einen Würfel. Hüte dich also vor einem Forum mit solchen Nachbarn auf der Seite deines Gegners, und greife es an, oder einen seiner Nachbarn.
roma-lesson-the-forum-not-all-dice = Das Forum kann jetzt alle 3 Würfel nutzen und macht SP daraus. Beginne mit der 3.
roma-lesson-the-forum-not-lapse = Noch nicht: Deine 3 Würfel wären verloren.
roma-lesson-the-forum-not-same-sum = Die Summe wäre dieselbe, denn auch der dritte Würfel zählt. Beginne mit der 5: Wer nur einen nehmen kann, nimmt den höheren.
roma-lesson-the-forum-not-leaves = So blieben 2 SP auf dem Tisch liegen. Nimm den Würfel dazu.
