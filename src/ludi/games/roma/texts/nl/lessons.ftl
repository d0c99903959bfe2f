## Wat je voor de eerste beurt moet weten (de regels beginnen ermee)

roma-teach-goal = Zorg dat je meer zegepunten (ZP) hebt dan je tegenstander als het spel eindigt. Het eindigt meteen als de voorraad geen ZP meer heeft of als iemand er geen meer heeft.
roma-teach-turn-1 = Elke schijf zonder kaart van jou kost je 1 ZP. Dan gooi je drie dobbelstenen.
roma-teach-turn-2 = Gebruik elke dobbelsteen voor één ding: voor geld (zoveel sestercen als hij toont), voor kaarten (trek er zoveel, houd er één) of voor de kaart bij de schijf met dat nummer, die dan in actie komt.
roma-teach-turn-3 = Een kaart leggen kost geen dobbelsteen, alleen de prijs in sestercen. Doe dit alles in elke volgorde en beëindig dan je beurt.
roma-teach-missed-1 = Een lege schijf kost aan het begin van elke beurt van jou 1 ZP. Een goedkope kaart is beter dan geen.
roma-teach-missed-2 = Een kaart mag al in de beurt waarin hij is gelegd in actie komen, en met meerdere gelijke dobbelstenen meerdere keren.
roma-teach-missed-3 = In een gevecht is gelijk genoeg: de vechtdobbelsteen hoeft de verdediging van de kaart ertegenover alleen maar te halen.

## Het eerste spel

roma-lesson-first-game = Je eerste partij
roma-lesson-first-game-goal-points = Zorg dat je meer zegepunten hebt als de voorraad leeg is.
roma-lesson-first-game-goal-lay = Leg Legat en laat hem in actie komen.
roma-lesson-first-game-goal-cover = Laat geen schijf van jou leeg.
roma-lesson-first-game-goal-attack = Sla een gat in de kant van je tegenstander.
roma-lesson-first-game-goal-score = Maak van dobbelstenen zegepunten.
roma-lesson-first-game-goal-end = Maak de voorraad leeg terwijl je voorstaat.
roma-lesson-first-game-goal-won = Je hebt gewonnen.
roma-lesson-first-game-points = Dit is het einde van een partij Roma. Jij hebt 13 zegepunten (ZP), je tegenstander 14, en er liggen er nog 9 in de voorraad. Is de voorraad leeg, dan eindigt het spel en wint wie de meeste ZP heeft.
roma-lesson-first-game-board = Tussen de spelers liggen zes schijven, I tot en met VI: 1 tot en met 6. Eronder is jouw kant, erboven die van je tegenstander: bij elke schijf plaats voor één kaart. Kijk naar de jouwe: IV en VI zijn leeg. Nu beëindigt je tegenstander een beurt.
roma-lesson-first-game-empty = Jouw beurt. Eerst heb je voor je lege schijven betaald: elk 1 ZP, dus heb je er 11. Toen gooide je 6, 4 en 3. Elke dobbelsteen is goed voor één ding.
roma-lesson-first-game-money = Je hebt een Legat in de hand. Hij kost 5 sestercen en je hebt er 4. Leg de 6 op de geldschijf: dat levert 6 sestercen op.
roma-lesson-first-game-lay = 10 sestercen! Een kaart leggen kost geen dobbelsteen. Leg Legat bij schijf IV: daar is plaats, en daar kan je dobbelsteen 4 hem wekken.
roma-lesson-first-game-activate = Een dobbelsteen laat de kaart bij de schijf met zijn nummer in actie komen. Legat levert 1 ZP op voor elke lege plaats van je tegenstander, en dat zijn er 2. Activeer schijf IV.
roma-lesson-first-game-cards = 2 ZP erbij: 13. Er is nog één dobbelsteen over, en schijf VI is leeg. Leg de 3 op de kaartenschijf: je trekt 3 kaarten en houdt er 1.
roma-lesson-first-game-keep = Drie kaarten om uit te kiezen; de andere twee gaan weg. Je hebt 5 sestercen. Het Forum kost er 5 en maakt van dobbelstenen ZP: houd het.
roma-lesson-first-game-forum = Leg het Forum nu bij schijf VI. Dan is geen schijf van jou meer leeg.
roma-lesson-first-game-end-turn = Alle dobbelstenen zijn gebruikt en je beurs is leeg. Beëindig je beurt.
roma-lesson-first-game-battle = Je tegenstander betaalde 2 ZP voor lege schijven; toen sloeg een Legionarius de kaart bij jouw schijf III weg, en dat heeft je al 1 ZP gekost. Doe hetzelfde: jouw Legionarius bij schijf II valt de Machina ertegenover aan. De verdediging is 4: de vechtdobbelsteen moet 4 of meer tonen.
roma-lesson-first-game-payout = Een 4: gelijk is genoeg, de Machina valt. Dat gat kost je tegenstander voortaan elke beurt 1 ZP, en je Legat telt het mee. Gebruik nu de 6: activeer het Forum bij schijf VI.
roma-lesson-first-game-second-die = Een Forum heeft een tweede dobbelsteen nodig en betaalt wat die toont. Gebruik de 5.
roma-lesson-first-game-turn-over = 5 ZP uit de voorraad: jij hebt er 17, je tegenstander 12, en er zijn er nog 7. Beëindig je beurt.
roma-lesson-first-game-last-turn = Je tegenstander betaalde 3 ZP en won er met een Forum 4 terug: 13. Jij betaalde 1 voor je gat en hebt er 16; in de voorraad liggen er 7. Je gooide 4, 6 en 4. Begin met Legat: je tegenstander heeft 3 lege plaatsen.
roma-lesson-first-game-finish = 3 ZP erbij: je hebt er 19, en in de voorraad zijn er nog 4. Een Forum met de andere 4 neemt die precies. Activeer schijf VI.
roma-lesson-first-game-last-die = Gebruik de 4, en de voorraad is leeg.
roma-lesson-first-game-won = De voorraad is leeg, dus eindigt het spel meteen: 23 tegen 13 voor jou. Je weet nu waar het om gaat: vul je schijven, wek je kaarten met de juiste dobbelstenen, sla gaten in de kant van je tegenstander en let op de voorraad. Een hele partij begint voor ieder met 10 ZP en 4 kaarten. Op de andere 22 soorten kaarten staat wat ze doen.
roma-lesson-first-game-not-small-die = Die dobbelsteen levert minder sestercen op. De 6 levert het meest op, en bij schijf VI ligt geen kaart van jou die hij kan wekken.
roma-lesson-first-game-not-cards-later = Kaarten zijn een goed idee, en komen zo aan de beurt. Eerst het geld.
roma-lesson-first-game-not-lapse = Nog niet: ongebruikte dobbelstenen ben je aan het einde van de beurt kwijt.
roma-lesson-first-game-not-wrong-disc = Ook die plaats is leeg, maar je dobbelsteen toont 4, niet 6. Een kaart komt alleen in actie met het nummer van zijn schijf.
roma-lesson-first-game-not-covers = Daar ligt een kaart van jou. Die zou weg zijn, en het gat zou blijven. Kies de lege plaats.
roma-lesson-first-game-not-money-enough = 10 sestercen zijn voorlopig genoeg. Leg Legat: daar is geen dobbelsteen voor nodig.
roma-lesson-first-game-not-four-acts = De 4 is bij schijf IV meer waard: daar wekt hij je Legat.
roma-lesson-first-game-not-other-first = De 3 kan wachten. Eerst de 4, die bij schijf IV je Legat wekt.
roma-lesson-first-game-not-no-card = 3 sestercen meer, maar geen kaart in de hand om te leggen. Trek kaarten met de 3.
roma-lesson-first-game-not-too-dear = Die kost 6, en je hebt er 5: je zou hem deze beurt niet kunnen leggen, en schijf VI zou leeg blijven.
roma-lesson-first-game-not-needs-forum = Goedkoop, maar helpt alleen een Forum ernaast, en dat heb je nog niet.
roma-lesson-first-game-not-gap = Schijf VI is nog leeg en zou je 1 ZP kosten. Je hebt de kaart en het geld.
roma-lesson-first-game-not-battle-first = Meteen hierna! Eerst het gevecht met de 2.
roma-lesson-first-game-not-five-for-forum = Haruspex zou een kaart voor je halen. Maar de 5 is je tweede dobbelsteen voor het Forum: 5 ZP waard.
roma-lesson-first-game-not-two-attacks = Geld of kaarten kunnen altijd nog. Nu valt de 2 aan, en leveren 6 en 5 ZP op.
roma-lesson-first-game-not-points-now = Met geld win je niet. Het Forum maakt van deze twee dobbelstenen ZP.
roma-lesson-first-game-not-legat-first = De andere volgorde zou ook werken. Hier komt Legat eerst.
roma-lesson-first-game-not-finish = Je kunt het spel nu als winnaar beëindigen: wek Legat met een 4, dan het Forum met de 6.
roma-lesson-first-game-not-one-left = Weer 3 ZP, en er zou er 1 in de voorraad blijven. Het Forum neemt alle 4.

## Een kleine les: het Forum

roma-lesson-the-forum = Het Forum
roma-lesson-the-forum-goal-most = Haal het meeste uit één Forum.
roma-lesson-the-forum-goal-done = Je weet hoe een Forum betaalt.
roma-lesson-the-forum-neighbours = Een Forum betaalt wat een tweede dobbelsteen toont. Met de juiste buren betaalt het meer: een Basilica ernaast voegt 2 ZP toe, met een Templum ernaast telt ook de derde dobbelsteen. Het jouwe ligt bij schijf III, tussen allebei. Je gooide 3, 5 en 2.
roma-lesson-the-forum-activate = Activeer het Forum bij schijf III met de 3.
roma-lesson-the-forum-second = Nu de tweede dobbelsteen: gebruik de 5.
roma-lesson-the-forum-third = Het Templum vraagt: ook de derde dobbelsteen erbij? Gebruik de 2.
roma-lesson-the-forum-paid = 5 voor de tweede dobbelsteen, 2 voor de derde, 2 voor de Basilica: 9 ZP in één beurt. De buren hebben zelf nooit een dobbelsteen nodig. Pas dus op voor een Forum met zulke buren aan de kant van je tegenstander, en val het aan, of een van zijn buren.
roma-lesson-the-forum-not-all-dice = Het Forum kan nu alle 3 dobbelstenen gebruiken en maakt er ZP van. Begin met de 3.
roma-lesson-the-forum-not-lapse = Nog niet: je 3 dobbelstenen zouden verloren zijn.
roma-lesson-the-forum-not-same-sum = De som zou dezelfde zijn, want de derde dobbelsteen telt ook. Begin met de 5: wie er maar één kan gebruiken, neemt de hoogste.
roma-lesson-the-forum-not-leaves = Dan zouden er 2 ZP op tafel blijven liggen. Voeg de dobbelsteen toe.
