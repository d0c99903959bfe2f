## Wat je voor de eerste beurt moet weten (de regels beginnen ermee)

caesar-cleopatra-teach-goal = Haal met 21 patriciërs in vijf facties meer punten dan je tegenstander. Elke patriciër telt 1, de meerderheid van een factie 1 meer, een hele factie nog 1 meer, en je geheime invloedbonus is misschien 2 waard.
caesar-cleopatra-teach-turn-1 = Leg invloed: één kaart gedekt of twee kaarten open. Ervoor of erna mag je één actiekaart spelen.
caesar-cleopatra-teach-turn-2 = Vul je hand aan tot vijf kaarten, elke van de stapel die je kiest: invloed of actie.
caesar-cleopatra-teach-turn-3 = Een kaart ‘vertrouwensvraag’ wordt omgedraaid. Bij die factie wint de hoogste som een patriciër; daarna verliest de hoogste kant daar zijn hoogste kaart, de andere kant zijn laagste.
caesar-cleopatra-teach-missed-1 = Winnen is duur: je hoogste kaart daar ben je kwijt. Winnen met één punt verschil is het best.
caesar-cleopatra-teach-missed-2 = Een filosoof keert een vertrouwensvraag om: de laagste som wint. Evenveel filosofen aan beide kanten heffen elkaar op.
caesar-cleopatra-teach-missed-3 = Acht kaarten bij een factie leiden aan het einde van de beurt tot een vertrouwensvraag. Tel voor je de achtste legt.

## Het eerste spel

caesar-cleopatra-lesson-first-game = Je eerste partij
caesar-cleopatra-lesson-first-game-goal-patricians = Win patriciërs, vooral de meerderheid van een factie.
caesar-cleopatra-lesson-first-game-goal-senators = Win een senator.
caesar-cleopatra-lesson-first-game-goal-veto = Behoud je kaart bij de senatoren.
caesar-cleopatra-lesson-first-game-goal-praetors = Win de laatste praetor.
caesar-cleopatra-lesson-first-game-goal-quaestors = Win de laatste quaestor, met minder invloed.
caesar-cleopatra-lesson-first-game-goal-won = Je hebt gewonnen.
caesar-cleopatra-lesson-first-game-goal = Je bent Caesar, tegen het einde van een partij. Van 21 patriciërs zijn er 4 nog niet gewonnen: 2 senatoren, 1 praetor, 1 quaestor. Elk telt 1 punt, en de meerderheid van een factie 1 meer. Jij hebt 10 punten, Cleopatra 9.
caesar-cleopatra-lesson-first-game-factions = De facties liggen tussen jullie in, jouw kaarten aan jouw kant, die van Cleopatra aan de hare. Bij de senatoren heb jij een 3; zij heeft een 4 en een 2, samen 6. Werden ze nu ondervraagd, dan won de hoogste som, de hare.
caesar-cleopatra-lesson-first-game-hand = In je hand: de invloedkaarten 5, 3 en 1, en twee actiekaarten, een verkenner en een veto. In je beurt leg je invloed: één kaart gedekt, die zij niet ziet, of twee kaarten open.
caesar-cleopatra-lesson-first-game-lay = Leg de 5 gedekt bij de senatoren. Met je 3 is dat 8 tegen 6.
caesar-cleopatra-lesson-first-game-done = Je zou nu een actiekaart kunnen spelen. Bewaar ze: kies Klaar.
caesar-cleopatra-lesson-first-game-refill = Je vult je hand altijd aan tot 5 kaarten. Je actiestapel is op, trek dus van de invloedstapel. Dan wordt een vertrouwensvraag omgedraaid, die zegt welke factie wordt ondervraagd.
caesar-cleopatra-lesson-first-game-veto = Je trok een filosoof; daarover later meer. De senatoren werden ondervraagd: 8 tegen 6, een senator is van jou. Je hebt er nu 3 van de 5, de meerderheid: 12 punten. Je hoogste kaart daar, de 5, is weg, en haar laagste, de 2, ook. Nu pleegt Cleopatra een aanslag op je 3. Je hebt een veto: gebruik het.
caesar-cleopatra-lesson-first-game-replacement = De aanslag heeft geen effect. Voor een veto mag je een andere kaart trekken.
caesar-cleopatra-lesson-first-game-scout = Cleopatra legde een 5 bij de senatoren en een 2 bij de quaestoren, en de omgedraaide kaart was een orgie: niemand werd ondervraagd. Jouw beurt. Bij de praetoren heb je een 2; zij heeft daar 2 kaarten, gedekt. Hoeveel zijn ze waard? Speel je verkenner bij de praetoren.
caesar-cleopatra-lesson-first-game-two-open = Een 5 en een 3: dat is 8. Je hebt er 2 en moet er minstens 7 bij leggen. Eén kaart is niet genoeg, leg er dus twee open: begin met de 4.
caesar-cleopatra-lesson-first-game-second-open = En de 3: daarmee heb je 9 tegen 8. Eén punt meer is genoeg.
caesar-cleopatra-lesson-first-game-done-again = Er valt niets meer te spelen, en je stapels zijn allebei leeg. Kies Klaar.
caesar-cleopatra-lesson-first-game-philosopher = De praetor is van jou: 9 tegen 8. Na haar beurt won Cleopatra de laatste senator. Eén quaestor is over; jij hebt daar een 4, zij 5 en 2, samen 7. Nu de filosoof: heeft één kant er meer, dan wint de laagste som. Leg hem gedekt bij de quaestoren.
caesar-cleopatra-lesson-first-game-last-done = 4 tegen 7, en één filosoof. Kies Klaar; dan worden de quaestoren ondervraagd.
caesar-cleopatra-lesson-first-game-won = De laagste som won, en met de laatste patriciër is de partij afgelopen: 18 tegen 10 voor jou. 12 patriciërs, 4 meerderheden en 2 punten voor je invloedbonus, de quaestoren. Een hele partij begin je met 10 invloedkaarten en 13 actiekaarten, en Cleopatra is het eerst aan de beurt. Probeer het!
caesar-cleopatra-lesson-first-game-not-five-here = Dat is te weinig: er is meer dan 6 nodig. Met de 5 heb je 8.
caesar-cleopatra-lesson-first-game-not-senators-here = De 5 is de juiste kaart. Leg die bij de senatoren: daar zijn er nog 2 te winnen.
caesar-cleopatra-lesson-first-game-not-one-down = Twee kaarten open mag ook, maar dan ziet zij ze. Kies ‘Eén gedekt’ en leg de 5 bij de senatoren.
caesar-cleopatra-lesson-first-game-not-scout-later = Bewaar de verkenner; in je volgende beurt is hij meer waard.
caesar-cleopatra-lesson-first-game-not-not-passive = In een passieve beurt ruil je alleen kaarten: er wordt niets gelegd en niemand ondervraagd. Je hebt iets beters te doen.
caesar-cleopatra-lesson-first-game-not-protect = Dan is je 3 weg en heb je bij de senatoren niets meer. Daarvoor is een veto gemaakt.
caesar-cleopatra-lesson-first-game-not-free-card = Het kost niets. Neem de kaart: hoe meer keuze, hoe beter.
caesar-cleopatra-lesson-first-game-not-look-first = Eerst kijken, dan leggen. De verkenner draait haar kaarten bij de praetoren om.
caesar-cleopatra-lesson-first-game-not-one-too-few = Eén kaart levert hoogstens 4 op, dat is 6 tegen 8. Er zijn twee open kaarten voor nodig.
caesar-cleopatra-lesson-first-game-not-four-first = Aan het eind liggen ze er allebei. Begin met de 4.
caesar-cleopatra-lesson-first-game-not-too-low = Met de 1 haal je het niet: je hebt 4 en 3 nodig.
caesar-cleopatra-lesson-first-game-not-philosopher-later = Bewaar de filosoof: hij wint voor jou de laatste quaestor.
caesar-cleopatra-lesson-first-game-not-praetors-here = Nu gaat het om de praetoren: 4 en 3 winnen daar.
caesar-cleopatra-lesson-first-game-not-one-loses = 5 tegen 7: de quaestor zou verloren zijn. Probeer de filosoof.
caesar-cleopatra-lesson-first-game-not-both-or-one = De filosoof alleen is genoeg. Kies ‘Eén gedekt’.

## Een kleine les: filosofen

caesar-cleopatra-lesson-philosophers = Filosofen
caesar-cleopatra-lesson-philosophers-goal-less = Win een aediel met minder invloed.
caesar-cleopatra-lesson-philosophers-goal-keep = Behoud de laatste censor.
caesar-cleopatra-lesson-philosophers-goal-done = Je weet wat filosofen doen.
caesar-cleopatra-lesson-philosophers-turned = Een filosoof telt 0. Maar waar de ene kant er meer heeft dan de andere, keert hij de vertrouwensvraag om: de laagste som wint. Van de censoren is er nog 1 over, van de aedilen 2. Bij de censoren sta je met 9 tegen 1 voor, bij de aedilen staat Cleopatra met 9 tegen 2 voor. Je hebt 2 filosofen.
caesar-cleopatra-lesson-philosophers-lay = Een filosoof hoort waar je achterstaat. Leg er een gedekt bij de aedilen.
caesar-cleopatra-lesson-philosophers-done = 2 tegen 9, met 1 filosoof aan jouw kant. Kies Klaar en kijk welke factie wordt ondervraagd.
caesar-cleopatra-lesson-philosophers-beware = De aedilen werden ondervraagd: de laagste som won, een aediel is van jou. Zoals altijd verloor de hoogste som de hoogste kaart, haar 5, en de laagste som de laagste, jouw 2; ook de filosoof is weg. Nu heeft Cleopatra 1 kaart gedekt bij de censoren gelegd, waar geen kaart van haar aan jouw 9 komt. Waarom daar? Speel je verkenner.
caesar-cleopatra-lesson-philosophers-answer = Een filosoof: met hem zou haar 1 van jouw 9 winnen. Evenveel filosofen aan beide kanten heffen elkaar op. Leg je andere gedekt bij de censoren.
caesar-cleopatra-lesson-philosophers-equal = 1 filosoof tegen 1: nu telt de hoogste som weer. Kies Klaar.
caesar-cleopatra-lesson-philosophers-kept = 9 tegen 1: de censor is van jou, en met 2 van de 3 ook de meerderheid. Onthoud: een filosoof waar je achterstaat, een van jou tegen een van haar waar je voorstaat, en wantrouw een losse kaart op een plek waar die niet kan winnen.
caesar-cleopatra-lesson-philosophers-not-ahead = Daar sta je met 9 tegen 1 voor. Een filosoof zou die vertrouwensvraag tegen je keren.
caesar-cleopatra-lesson-philosophers-not-too-little = Dat komt niet aan 9. Daar win je met minder, niet met meer.
caesar-cleopatra-lesson-philosophers-not-not-passive = In een passieve beurt wordt niets gelegd en niemand ondervraagd. Je hebt iets beters te doen.
caesar-cleopatra-lesson-philosophers-not-look-first = Eerst kijken: is het geen filosoof, dan zou die van jou de vertrouwensvraag tegen je keren.
caesar-cleopatra-lesson-philosophers-not-more-loses = Meer invloed helpt niet: met haar filosoof daar verliest de hoogste som. Antwoord met die van jou.
