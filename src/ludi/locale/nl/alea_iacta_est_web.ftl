## What a move would do

alea-iacta-est-would-templum = { $count ->
    [one] Je hebt dan { $count } dobbelsteen in het Templum, met waarde { $sum }.
   *[other] Je hebt dan { $count } dobbelstenen in het Templum, samen { $sum }.
}
alea-iacta-est-would-templum-more = { $count ->
    [one] Er moet nog { $count } dobbelsteen bij.
   *[other] Er moeten nog { $count } dobbelstenen bij.
}
alea-iacta-est-would-fortuna = Een Fortunafiche voor elke dobbelsteen.
alea-iacta-est-would-fortuna-few = { $count ->
    [0] Er is geen Fortunafiche meer.
    [one] Er is nog maar { $count } Fortunafiche.
   *[other] Er zijn nog maar { $count } Fortunafiches.
}
alea-iacta-est-would-rank-street = Een straat van { $length }: nu plaats { $rank }.
alea-iacta-est-would-tile = Dat is genoeg voor een senaatstegel.
alea-iacta-est-would-no-tile = Dat is niet genoeg voor een senaatstegel; de straat zou naar de Latrina gaan.
alea-iacta-est-would-rank-set = Een set van { $count } × { $die }: nu plaats { $rank }.
alea-iacta-est-would-province = Dat is genoeg voor een provincie.
alea-iacta-est-would-no-province = Dat is niet genoeg voor een provincie; de set zou naar de Latrina gaan.
alea-iacta-est-would-forum = De { $die } komt op zuil { $column }.
alea-iacta-est-would-pushed = Een { $die } van { $seat } wordt naar de Latrina geduwd.
alea-iacta-est-would-latrina = De dobbelsteen levert aan het eind van de etappe een herhaalfiche op.
alea-iacta-est-would-chip = Kost een herhaalfiche; over: { $left }.
alea-iacta-est-would-reroll = { $count ->
    [one] { $count } dobbelsteen wordt opnieuw gegooid.
   *[other] { $count } dobbelstenen worden opnieuw gegooid.
}
alea-iacta-est-would-keep-fortuna = Telt { $value }.
alea-iacta-est-would-gain = { $points ->
    [one] In deze stand: { $points } punt ({ $gain }).
   *[other] In deze stand: { $points } punten ({ $gain }).
}

## The score sheet

alea-iacta-est-sheet-provinces = Provincies
alea-iacta-est-sheet-patricians = Gehuisveste patriciërs
alea-iacta-est-sheet-tile = Senaatstegel { $tile }
alea-iacta-est-sheet-fortuna = Fortunafiches
alea-iacta-est-sheet-chips = Herhaalfiches, twee voor 1

## The table

alea-iacta-est-web-templum = Templum
alea-iacta-est-web-templum-text = Eerst één dobbelsteen; wie volgt, heeft er één meer nodig dan de koploper, en een hogere som. Voor elke dobbelsteen trek je een Fortunafiche.
alea-iacta-est-web-senatus = Senatus
alea-iacta-est-web-senatus-text = Een straat van opeenvolgende waarden, één per speler. De langste straten winnen senaatstegels.
alea-iacta-est-web-castrum = Castrum
alea-iacta-est-web-castrum-text = Sets van gelijke dobbelstenen. De grootste sets nemen om de beurt een provincie.
alea-iacta-est-web-forum = Forum Romanum
alea-iacta-est-web-forum-text = Eén dobbelsteen, of twee met som 5. Lage duwen hogere naar rechts; wat eraf valt, gaat naar de Latrina. Van links af levert elke dobbelsteen een patriciër op.
alea-iacta-est-web-latrina = Latrina
alea-iacta-est-web-latrina-text = Alleen als er nergens anders iets past. Elke dobbelsteen hier levert aan het eind van de etappe een herhaalfiche op.
alea-iacta-est-web-gives = tegels: { $count }
alea-iacta-est-web-stage = Etappe { $stage } van { $stages }, ronde { $round }
alea-iacta-est-web-no-dice = Nog geen dobbelstenen
alea-iacta-est-web-street = { $length ->
    [one] { $rank }. { $seat }: straat van één dobbelsteen, { $low }
   *[other] { $rank }. { $seat }: straat { $low } t/m { $high }
}
alea-iacta-est-web-set = { $rank }. { $seat }: { $count } × { $die }
alea-iacta-est-web-in-templum = { $seat }: dobbelstenen { $count }, som { $sum }
alea-iacta-est-web-in-latrina = { $seat }: dobbelstenen { $count }
alea-iacta-est-web-column = Zuil { $column }: { $die } van { $seat }
alea-iacta-est-web-column-empty = Zuil { $column }: leeg
alea-iacta-est-web-supply = Je dobbelstenen
alea-iacta-est-web-supply-of = Dobbelstenen van { $seat }
alea-iacta-est-web-die = Dobbelsteen { $die }
alea-iacta-est-web-die-chosen = Dobbelsteen { $die }, gekozen
alea-iacta-est-web-die-unrolled = Nog te gooien dobbelsteen
alea-iacta-est-web-reroll = Opnieuw gooien
alea-iacta-est-web-reroll-text = Met een herhaalfiche gooi je dobbelstenen naar keuze opnieuw. Aan het eind tellen twee fiches 1.
alea-iacta-est-web-options = Wat je kunt kiezen
alea-iacta-est-web-holdings = Bezit
alea-iacta-est-web-points = { $points ->
    [one] { $points } zichtbaar punt
   *[other] { $points } zichtbare punten
}
alea-iacta-est-web-points-text = De beste huisvesting van wat iedereen ziet. Senaatstegels tellen aan het eind.
alea-iacta-est-web-chips = Herhaalfiches: { $count }
alea-iacta-est-web-fortuna-kept = Fortunafiches: { $tiles }
alea-iacta-est-web-fortuna-text = Elk telt zijn waarde. De koploper in het Templum houdt er twee, de anderen daar één.
alea-iacta-est-web-fortuna-pile = Fortuna: { $count } gedekt, open { $beside }
alea-iacta-est-web-senate-pile = Nog niet getrokken senaatstegels: { $count }
alea-iacta-est-web-senate-pile-text = De beste straat trekt er drie en houdt er één; de andere gaan naar de volgende straat die een tegel krijgt, of onder de stapel.
alea-iacta-est-web-tile-hidden = Een senaatstegel, gedekt
alea-iacta-est-web-passed = Doorgegeven of onder de stapel gelegd: { $tiles }
alea-iacta-est-web-nothing = Nog niets
alea-iacta-est-web-starter = Startspeler
alea-iacta-est-web-patrician-text = Telt zijn waarde als hij in een provincie van zijn kleur woont, in elke een vrouw en een man.
alea-iacta-est-web-province-text = Huisvest een vrouw en een man van haar kleur. Telt haar waarde, en leeg één minder.
alea-iacta-est-web-say-holding = { $seat }: zichtbare punten { $points }, fiches { $chips }, senaatstegels { $tiles }; provincies: { $provinces }; patriciërs: { $patricians }.
