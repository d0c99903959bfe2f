## Was man vor dem ersten Spielzug wissen sollte (die Regeln beginnen damit)

alea-iacta-est-teach-goal = Nach dem letzten Durchgang die meisten Punkte haben. Patrizier zählen, sobald sie in einer Provinz ihrer Farbe wohnen, je eine Frau und ein Mann; Senatskarten und Fortuna-Plättchen zählen dazu.
alea-iacta-est-teach-turn-1 = Wirf alle Würfel, die du noch hast. Mit einem Repete-Chip darfst du beliebige davon neu würfeln.
alea-iacta-est-teach-turn-2 = Setze mindestens einen Würfel in genau ein Gebäude: gleiche Würfel ins Castrum, eine Straße in den Senatus, einen Würfel oder zwei mit Summe 5 ins Forum.
alea-iacta-est-teach-turn-3 = Jemandes letzter Würfel beendet den Durchgang. Dann geben die Gebäude aus, was sie haben: Senatskarten, Provinzen, Patrizier und einen Chip für jeden Würfel auf der Latrina.
alea-iacta-est-teach-missed-1 = Du musst nie alle Würfel setzen, die passen. Wer Würfel behält, behält Spielzüge; aber wer zuerst keine mehr hat, beendet den Durchgang.
alea-iacta-est-teach-missed-2 = Im Forum stehen niedrige Würfel links, wählen zuerst und schieben andere hinaus. Eine 1 wird nur von einer anderen 1 verschoben.
alea-iacta-est-teach-missed-3 = Ein Patrizier ohne Provinz seiner Farbe zählt nichts, und eine leere Provinz einen Punkt weniger.

## Das erste Spiel

alea-iacta-est-lesson-first-game = Deine erste Partie
alea-iacta-est-lesson-first-game-goal-points = Nach diesem letzten Durchgang die meisten Punkte haben.
alea-iacta-est-lesson-first-game-goal-green = Hole die grüne Provinz.
alea-iacta-est-lesson-first-game-goal-street = Die beste Straße im Senatus haben.
alea-iacta-est-lesson-first-game-goal-forum = Hole Patrizier im Forum.
alea-iacta-est-lesson-first-game-goal-choose = Wähle, was zusammenpasst.
alea-iacta-est-lesson-first-game-goal-won = Du hast gewonnen.
alea-iacta-est-lesson-first-game-goal = Das ist der letzte Durchgang einer Partie zu zweit: Durchgang 6. Du hast eine rote Provinz mit Wert 2 und einen roten Mann mit Wert 2, der dort wohnt: 4 Punkte. In jeder Provinz dürfen eine Frau und ein Mann ihrer Farbe wohnen, und jeder zählt seinen Wert.
alea-iacta-est-lesson-first-game-home = Deine grüne Frau ist 3 wert, hat aber kein Zuhause: Sie zählt nichts. Eine grüne Provinz ist zu haben, mit Wert 3! Provinzen gewinnt man im Castrum. Du wirfst alle deine 8 Würfel.
alea-iacta-est-lesson-first-game-castrum = In einem Spielzug setzt du Würfel in ein Gebäude. Ins Castrum kommen gleiche Würfel, ein Pasch; die größten Pasche wählen zuerst eine Provinz. Setze deine 3 Würfel mit einer 2 ins Castrum.
alea-iacta-est-lesson-first-game-senatus = Dein Gegner hat eine 3 ins Forum gesetzt. Du hast deine übrigen 5 Würfel geworfen. In den Senatus kommt eine Straße, Werte in einer Reihe; die beste Straße gewinnt eine Senatskarte. Du hast 3, 4 und 5: Setze sie alle.
alea-iacta-est-lesson-first-game-repete = Dein Gegner hat einen Pasch aus zwei Würfeln mit 6 im Castrum, kleiner als deiner. Deine letzten 2 Würfel zeigen 6, zu hoch für das Forum: Dort wählen niedrige Würfel zuerst. Du hast einen Repete-Chip: Mit ihm würfelst du neu. Nimm eine 6 auf.
alea-iacta-est-lesson-first-game-both = Ein Chip genügt für so viele Würfel, wie du willst. Nimm auch die zweite 6 auf.
alea-iacta-est-lesson-first-game-throw = Jetzt wirf beide.
alea-iacta-est-lesson-first-game-pair = 1 und 4! Ins Forum kommt ein Würfel oder zwei mit der Summe 5, und das sind 5. Jeder Würfel dort bringt einen Patrizier. Setze beide ins Forum.
alea-iacta-est-lesson-first-game-tile = Das war dein letzter Würfel: Nach dem Spielzug deines Gegners endet der Durchgang, und die Gebäude geben aus. Zuerst der Senatus: Deine Straße hat 3 Würfel, die deines Gegners nur 2. Du siehst 3 Senatskarten und behältst 1. Am Ende wirst du zwei Ehepaare haben: „Viele Ehepaare“ wird 3 zählen.
alea-iacta-est-lesson-first-game-province = Dann das Castrum: Drei Würfel schlagen zwei, also wählst du zuerst. Auf welche Provinz wartet jemand?
alea-iacta-est-lesson-first-game-patrician = Deine grüne Frau hat ein Zuhause: 10 Punkte. Nun das Forum, von links: deine 1, die 3 deines Gegners, deine 4. Zur grünen Frau darf ein Mann ziehen: Nimm den grünen Mann mit Wert 3.
alea-iacta-est-lesson-first-game-second-patrician = Dein Gegner nahm einen gelben Mann. Jetzt wählt deine 4. In deiner roten Provinz fände noch eine Frau Platz.
alea-iacta-est-lesson-first-game-won = 18 zu 14 für dich: Provinzen 2 und 3, Patrizier 2, 2, 3 und 3, und 3 für deine Senatskarte. Die übrigen Würfel deines Gegners kamen auf die Latrina und wurden Repete-Chips: Zwei Chips zählen 1 Punkt. Mit mehr Spielern gibt es auch das Templum, mit Fortuna-Plättchen. Eine ganze Partie beginnt mit leeren Händen: Versuche es!
alea-iacta-est-lesson-first-game-not-all-three = Mehr ist besser: Setze alle 3 Würfel mit einer 2. Der größte Pasch wählt zuerst.
alea-iacta-est-lesson-first-game-not-bigger-set = Du kannst einen größeren Pasch bilden: Du hast 3 Würfel mit einer 2.
alea-iacta-est-lesson-first-game-not-street-next = Eine schöne Straße, aber eine Provinz für deine grüne Frau geht vor: Das ist das Castrum.
alea-iacta-est-lesson-first-game-not-forum-later = Das Forum bringt Patrizier. Das kommt später: Zuerst brauchen sie ein Zuhause.
alea-iacta-est-lesson-first-game-not-chip-later = Diese Würfel sind gut, wie sie liegen. Hebe den Chip auf.
alea-iacta-est-lesson-first-game-not-longer = Je länger, desto besser: Setze 3, 4 und 5 zusammen.
alea-iacta-est-lesson-first-game-not-set-done = Dein Pasch im Castrum ist schon der größte. Eine Straße bringt dir eine Senatskarte.
alea-iacta-est-lesson-first-game-not-too-far-right = Eine 6 stünde hinter der 3 deines Gegners und wählte nach ihr; und nur ein Würfel wäre gesetzt. Versuche den Chip.
alea-iacta-est-lesson-first-game-not-one-six = Ein Pasch aus einem Würfel gewinnt hier nichts: Es gibt 2 Provinzen und zwei größere Pasche. Versuche den Chip.
alea-iacta-est-lesson-first-game-not-street-grows = Deine Straße würde bis 6 wachsen, aber sie ist schon gut, und du brauchst Patrizier. Versuche den Chip.
alea-iacta-est-lesson-first-game-not-other-six = Warte: Nimm auch die andere 6 auf. Das kostet nichts mehr.
alea-iacta-est-lesson-first-game-not-both-dice = Zusammen sind sie 5 und dürfen zugleich ins Forum: zwei Patrizier statt einem.
alea-iacta-est-lesson-first-game-not-two-only = Diese wird 2 zählen. „Viele Ehepaare“ wird 3 zählen.
alea-iacta-est-lesson-first-game-not-no-yellow = Du hast niemanden, der gelb ist. Deine grüne Frau wartet auf die grüne.
alea-iacta-est-lesson-first-game-not-three-first = Auch eine gute Wahl, aber 2 wert. Der grüne Mann ist 3 wert, und dein Gegner könnte ihn nehmen.
alea-iacta-est-lesson-first-game-not-homeless = Du hast keine Provinz dieser Farbe: Dieser Patrizier würde nichts zählen.

## Eine kleine Lektion: Straßen und Pasche

alea-iacta-est-lesson-streets-and-sets = Straßen und Pasche
alea-iacta-est-lesson-streets-and-sets-goal-street = Die beste Straße im Senatus haben.
alea-iacta-est-lesson-streets-and-sets-goal-set = Den größten Pasch im Castrum haben.
alea-iacta-est-lesson-streets-and-sets-goal-reward = Wähle, was du gewonnen hast.
alea-iacta-est-lesson-streets-and-sets-goal-done = Du weißt, welche Straßen und Pasche vorgehen.
alea-iacta-est-lesson-streets-and-sets-rank = Im Senatus kommt die längste Straße zuerst; von zwei gleich langen die mit der höheren Spitze. Keine zwei dürfen gleich sein. Dein Gegner hat 3, 4 und 5. Im Castrum hast du einen Pasch: 2 Würfel mit einer 5. Jetzt wirfst du deine 6 anderen Würfel.
alea-iacta-est-lesson-streets-and-sets-street = 4, 5 und 6 ergeben eine Straße, die so lang ist wie die deines Gegners, mit höherer Spitze: Sie kommt zuerst. Setze sie in den Senatus.
alea-iacta-est-lesson-streets-and-sets-set = Dein Gegner hat 2 Würfel mit einer 6 ins Castrum gesetzt: so viele wie du, und höher, also kommen sie zuerst. Du hast noch eine 5 geworfen. Setze sie dazu: 3 Würfel kommen vor 2, was sie auch zeigen.
alea-iacta-est-lesson-streets-and-sets-extend = Dein Gegner hat eine 2 an die Straße gesetzt: 4 Würfel. Eine Straße darf an beiden Enden wachsen, um einen Würfel oder mehrere. Du hast 3 und 2 geworfen: Setze beide an deine 4, 5 und 6.
alea-iacta-est-lesson-streets-and-sets-tile = Das war dein letzter Würfel, und nach dem Spielzug deines Gegners ist der Durchgang vorbei. Deine Straße hat 5 Würfel, die deines Gegners 4: Du siehst 3 Senatskarten und behältst 1. „Viele Provinzen“ zählt immer 1, und mehr für je zwei Provinzen.
alea-iacta-est-lesson-streets-and-sets-province = Im Castrum kommen deine 3 Würfel zuerst, dann die 2 deines Gegners mit einer 6. Es gibt 2 Provinzen: Nimm die mit Wert 4.
alea-iacta-est-lesson-streets-and-sets-given = Dein Gegner nimmt die übrige Provinz. Die 2 Würfel mit einer 1 waren der dritte Pasch: Für sie ist nichts mehr da, und sie kommen auf die Latrina. Merke dir: zuerst wie viele Würfel, dann wie hoch; und nie dasselbe wie ein anderer.
alea-iacta-est-lesson-streets-and-sets-not-too-short = Die Straße deines Gegners hat 3 Würfel. Deine kommt nur mit 4, 5 und 6 zusammen zuerst.
alea-iacta-est-lesson-streets-and-sets-not-set-later = Ein zweiter Pasch kann warten. Zuerst der Senatus: Dort kannst du deinen Gegner jetzt überholen.
alea-iacta-est-lesson-streets-and-sets-not-elsewhere = Das ist erlaubt. Aber hier geht es um Straßen und Pasche: Du hast einen besseren Platz für diese Würfel.
alea-iacta-est-lesson-streets-and-sets-not-third = Das wäre ein Pasch nach den 2 Würfeln mit einer 6 deines Gegners. Setze die 5 zu deinem eigenen Pasch.
alea-iacta-est-lesson-streets-and-sets-not-street-first = Deine Straße kommt schon zuerst. Im Castrum liegst du zurück: Setze die 5 dorthin.
alea-iacta-est-lesson-streets-and-sets-not-both = Auch die käme zuerst: 4 Würfel mit höherer Spitze. Aber die 2 passt ebenfalls. Setze beide: 5 Würfel sind schwer zu überholen.
alea-iacta-est-lesson-streets-and-sets-not-needs-people = Die zählt Patrizier, und du hast noch keine. Eine Provinz bekommst du gleich.
alea-iacta-est-lesson-streets-and-sets-not-worth-more = Du wählst zuerst. Die andere Provinz ist mehr wert: 4.
