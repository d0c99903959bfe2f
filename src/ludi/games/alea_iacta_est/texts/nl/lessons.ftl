## Wat je voor de eerste beurt moet weten (de regels beginnen ermee)

alea-iacta-est-teach-goal = Zorg dat je na de laatste etappe de meeste punten hebt. Patriciërs tellen zodra ze in een provincie van hun kleur wonen, een vrouw en een man in elk; senaatstegels en fortunafiches tellen daarnaast.
alea-iacta-est-teach-turn-1 = Gooi alle dobbelstenen die je nog hebt. Met een herhaalfiche mag je er zoveel je wilt opnieuw gooien.
alea-iacta-est-teach-turn-2 = Plaats minstens één dobbelsteen in precies één gebouw: gelijke dobbelstenen in het Castrum, een straat in de Senatus, één dobbelsteen of twee met som 5 in het Forum.
alea-iacta-est-teach-turn-3 = Iemands laatste dobbelsteen beëindigt de etappe. Dan delen de gebouwen uit wat ze hebben: senaatstegels, provincies, patriciërs, en een fiche voor elke dobbelsteen in de Latrina.
alea-iacta-est-teach-missed-1 = Je hoeft nooit alles te plaatsen wat past. Wie dobbelstenen houdt, houdt beurten over; maar wie als eerste geen meer heeft, beëindigt de etappe.
alea-iacta-est-teach-missed-2 = In het Forum staan lage dobbelstenen links, kiezen ze het eerst en duwen ze andere weg. Een 1 wordt alleen door een andere 1 verschoven.
alea-iacta-est-teach-missed-3 = Een patriciër zonder provincie van zijn kleur telt niets, en een lege provincie één punt minder.

## Het eerste spel

alea-iacta-est-lesson-first-game = Je eerste partij
alea-iacta-est-lesson-first-game-goal-points = Zorg dat je na deze laatste etappe de meeste punten hebt.
alea-iacta-est-lesson-first-game-goal-green = Haal de groene provincie.
alea-iacta-est-lesson-first-game-goal-street = Zorg voor de beste straat in de Senatus.
alea-iacta-est-lesson-first-game-goal-forum = Haal patriciërs in het Forum.
alea-iacta-est-lesson-first-game-goal-choose = Kies wat bij elkaar past.
alea-iacta-est-lesson-first-game-goal-won = Je hebt gewonnen.
alea-iacta-est-lesson-first-game-goal = Dit is de laatste etappe van een partij voor twee: etappe 6. Je hebt een rode provincie met waarde 2 en een rode man met waarde 2 die er woont: 4 punten. In elke provincie mogen een vrouw en een man van die kleur wonen, en elk telt zijn waarde.
alea-iacta-est-lesson-first-game-home = Je groene vrouw is 3 waard, maar ze heeft geen thuis: ze telt niets. Er is een groene provincie te winnen, met waarde 3! Provincies win je in het Castrum. Je gooit al je 8 dobbelstenen.
alea-iacta-est-lesson-first-game-castrum = In een beurt plaats je dobbelstenen in één gebouw. In het Castrum komen gelijke dobbelstenen, een set; de grootste sets kiezen het eerst een provincie. Plaats je 3 dobbelstenen met een 2 in het Castrum.
alea-iacta-est-lesson-first-game-senatus = Je tegenstander zette een 3 in het Forum. Je gooide je overige 5 dobbelstenen. In de Senatus komt een straat, waarden op een rij; de beste straat wint een senaatstegel. Je hebt 3, 4 en 5: plaats ze alle drie.
alea-iacta-est-lesson-first-game-repete = Je tegenstander heeft een set van twee keer 6 in het Castrum, kleiner dan de jouwe. Je laatste 2 dobbelstenen tonen 6, te hoog voor het Forum: daar kiezen lage dobbelstenen het eerst. Je hebt een herhaalfiche: daarmee gooi je opnieuw. Neem een 6 op.
alea-iacta-est-lesson-first-game-both = Eén fiche is genoeg voor zoveel dobbelstenen als je wilt. Neem ook de tweede 6 op.
alea-iacta-est-lesson-first-game-throw = Gooi ze nu allebei.
alea-iacta-est-lesson-first-game-pair = 1 en 4! In het Forum komt één dobbelsteen, of twee met som 5, en dit is 5. Elke dobbelsteen daar levert een patriciër op. Plaats ze allebei in het Forum.
alea-iacta-est-lesson-first-game-tile = Dat was je laatste dobbelsteen: na de beurt van je tegenstander eindigt de etappe, en de gebouwen delen uit. Eerst de Senatus: jouw straat heeft 3 dobbelstenen, die van je tegenstander maar 2. Je bekijkt 3 senaatstegels en houdt er 1. Aan het eind heb je twee echtparen: ‘veel echtparen’ zal 3 tellen.
alea-iacta-est-lesson-first-game-province = Dan het Castrum: drie dobbelstenen winnen van twee, dus kies jij het eerst. Op welke provincie zit iemand te wachten?
alea-iacta-est-lesson-first-game-patrician = Je groene vrouw heeft een thuis: 10 punten. Nu het Forum, van links: jouw 1, de 3 van je tegenstander, jouw 4. Bij de groene vrouw mag een man intrekken: neem de groene man, met waarde 3.
alea-iacta-est-lesson-first-game-second-patrician = Je tegenstander nam een gele man. Nu kiest je 4. In je rode provincie is nog plaats voor een vrouw.
alea-iacta-est-lesson-first-game-won = 18 tegen 14 voor jou: provincies 2 en 3, patriciërs 2, 2, 3 en 3, en 3 voor je senaatstegel. De overgebleven dobbelstenen van je tegenstander gingen naar de Latrina en werden herhaalfiches: twee fiches tellen 1 punt. Met meer spelers is er ook het Templum, met fortunafiches. Een hele partij begint met lege handen: probeer het!
alea-iacta-est-lesson-first-game-not-all-three = Meer is beter: plaats alle 3 dobbelstenen met een 2. De grootste set kiest het eerst.
alea-iacta-est-lesson-first-game-not-bigger-set = Je kunt een grotere set maken: je hebt 3 dobbelstenen met een 2.
alea-iacta-est-lesson-first-game-not-street-next = Een mooie straat, maar een provincie voor je groene vrouw gaat voor: dat is het Castrum.
alea-iacta-est-lesson-first-game-not-forum-later = Het Forum levert patriciërs op. Dat komt later: eerst hebben ze een thuis nodig.
alea-iacta-est-lesson-first-game-not-chip-later = Deze dobbelstenen zijn goed zoals ze liggen. Bewaar het fiche.
alea-iacta-est-lesson-first-game-not-longer = Hoe langer, hoe beter: plaats 3, 4 en 5 samen.
alea-iacta-est-lesson-first-game-not-set-done = Je set in het Castrum is al de grootste. Een straat levert je een senaatstegel op.
alea-iacta-est-lesson-first-game-not-too-far-right = Een 6 zou achter de 3 van je tegenstander komen en daarna kiezen; en je zou maar één dobbelsteen plaatsen. Probeer het fiche.
alea-iacta-est-lesson-first-game-not-one-six = Een set van één dobbelsteen wint hier niets: er zijn 2 provincies en twee grotere sets. Probeer het fiche.
alea-iacta-est-lesson-first-game-not-street-grows = Je straat zou tot 6 groeien, maar die is al goed, en je hebt patriciërs nodig. Probeer het fiche.
alea-iacta-est-lesson-first-game-not-other-six = Wacht: neem ook de andere 6 op. Dat kost niets extra.
alea-iacta-est-lesson-first-game-not-both-dice = Samen zijn ze 5 en mogen ze tegelijk in het Forum: twee patriciërs in plaats van één.
alea-iacta-est-lesson-first-game-not-two-only = Die zal 2 tellen. ‘Veel echtparen’ zal 3 tellen.
alea-iacta-est-lesson-first-game-not-no-yellow = Je hebt niemand die geel is. Je groene vrouw wacht op de groene.
alea-iacta-est-lesson-first-game-not-three-first = Ook een goede keus, maar 2 waard. De groene man is 3 waard, en je tegenstander zou hem kunnen nemen.
alea-iacta-est-lesson-first-game-not-homeless = Je hebt geen provincie van die kleur: deze patriciër zou niets tellen.

## Een kleine les: straten en sets

alea-iacta-est-lesson-streets-and-sets = Straten en sets
alea-iacta-est-lesson-streets-and-sets-goal-street = Zorg voor de beste straat in de Senatus.
alea-iacta-est-lesson-streets-and-sets-goal-set = Zorg voor de grootste set in het Castrum.
alea-iacta-est-lesson-streets-and-sets-goal-reward = Kies wat je gewonnen hebt.
alea-iacta-est-lesson-streets-and-sets-goal-done = Je weet welke straten en sets voorgaan.
alea-iacta-est-lesson-streets-and-sets-rank = In de Senatus gaat de langste straat voor; van twee even lange die met de hoogste top. Geen twee mogen gelijk zijn. Je tegenstander heeft 3, 4 en 5. In het Castrum heb je een set: 2 dobbelstenen met een 5. Nu gooi je je 6 andere dobbelstenen.
alea-iacta-est-lesson-streets-and-sets-street = 4, 5 en 6 vormen een straat die even lang is als die van je tegenstander, met een hogere top: die gaat voor. Plaats die in de Senatus.
alea-iacta-est-lesson-streets-and-sets-set = Je tegenstander heeft 2 dobbelstenen met een 6 in het Castrum geplaatst: evenveel als jij, en hoger, dus die gaan voor. Je gooide nog een 5. Leg die erbij: 3 dobbelstenen gaan voor 2, wat ze ook tonen.
alea-iacta-est-lesson-streets-and-sets-extend = Je tegenstander heeft een 2 bij de straat gelegd: 4 dobbelstenen. Een straat mag aan beide kanten groeien, met één dobbelsteen of meer. Je gooide 3 en 2: leg ze allebei bij je 4, 5 en 6.
alea-iacta-est-lesson-streets-and-sets-tile = Dat was je laatste dobbelsteen, en na de beurt van je tegenstander is de etappe voorbij. Jouw straat heeft 5 dobbelstenen, die van je tegenstander 4: je bekijkt 3 senaatstegels en houdt er 1. ‘Veel provincies’ telt altijd 1, en meer voor elke twee provincies.
alea-iacta-est-lesson-streets-and-sets-province = In het Castrum gaan jouw 3 dobbelstenen voor, daarna de 2 van je tegenstander met een 6. Er zijn 2 provincies: neem die met waarde 4.
alea-iacta-est-lesson-streets-and-sets-given = Je tegenstander neemt de provincie die over is. De 2 dobbelstenen met een 1 waren de derde set: daarvoor is niets meer over, en ze gaan naar de Latrina. Onthoud: eerst hoeveel dobbelstenen, dan hoe hoog; en nooit hetzelfde als een ander.
alea-iacta-est-lesson-streets-and-sets-not-too-short = De straat van je tegenstander heeft 3 dobbelstenen. De jouwe gaat alleen voor met 4, 5 en 6 samen.
alea-iacta-est-lesson-streets-and-sets-not-set-later = Een tweede set kan wachten. Eerst de Senatus: daar kun je je tegenstander nu voorbij.
alea-iacta-est-lesson-streets-and-sets-not-elsewhere = Dat mag. Maar hier gaat het om straten en sets: je hebt een betere plek voor deze dobbelstenen.
alea-iacta-est-lesson-streets-and-sets-not-third = Dat zou een set zijn na de 2 dobbelstenen met een 6 van je tegenstander. Leg de 5 bij je eigen set.
alea-iacta-est-lesson-streets-and-sets-not-street-first = Je straat gaat al voor. In het Castrum sta je achter: leg de 5 daar.
alea-iacta-est-lesson-streets-and-sets-not-both = Ook die zou voorgaan: 4 dobbelstenen met een hogere top. Maar de 2 past er ook bij. Plaats ze allebei: aan 5 dobbelstenen kom je moeilijk voorbij.
alea-iacta-est-lesson-streets-and-sets-not-needs-people = Die telt patriciërs, en die heb je nog niet. Een provincie krijg je zo meteen.
alea-iacta-est-lesson-streets-and-sets-not-worth-more = Jij kiest het eerst. De andere provincie is meer waard: 4.
