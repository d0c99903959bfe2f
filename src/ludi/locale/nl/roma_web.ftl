## The table in the browser

roma-web-hidden-card = Een gedekte kaart
roma-web-figures = Prijs { $cost } · verdediging { $defence }
roma-web-figures-changed = Prijs { $cost } · verdediging { $defence } ({ $why })
roma-web-defence-changed = verdediging { $defence } ({ $why })
roma-web-defence-printed = gedrukt { $points }
roma-web-defence-turris = Turris +{ $points }
roma-web-defence-essedum = Essedum −{ $points }
roma-web-cost = Prijs
roma-web-defence = Verdediging
roma-web-my-place = Mijn plaats bij schijf { $disc }
roma-web-their-place = De plaats van de ander bij schijf { $disc }
roma-web-empty = leeg
roma-web-disc = Schijf { $disc }
roma-web-disc-money = De geldschijf: een dobbelsteen levert zijn waarde in sestertiën op
roma-web-disc-cards = De kaartenschijf: je trekt zoveel kaarten als de dobbelsteen aangeeft en houdt er één
roma-web-blocked = geblokkeerd
roma-web-blocked-me = Voor mij geblokkeerd
roma-web-blocked-foe = Voor de ander geblokkeerd
roma-web-vp = zegepunten
roma-web-coins = sestertiën
roma-web-in-hand = Kaarten in de hand: { $count }
roma-web-essedum = Verdediging −{ $points }
roma-web-stock = ZP in voorraad
roma-web-draw = trekstapel
roma-web-discard = Aflegstapel
roma-web-on-top = bovenop: { $card }
roma-web-dice = Dobbelstenen
roma-web-die = Dobbelsteen { $die }
roma-web-my-hand = Mijn hand
roma-web-empty-hand = Geen kaart in de hand
roma-web-given = wordt weggegeven
roma-web-nothing = niets

## What a card does, in one line

roma-face-sicarius = Verwijdert een persoon en zichzelf
roma-face-legat = 1 ZP voor elke lege plaats van de ander
roma-face-consul = Verander een dobbelsteen met 1
roma-face-praetorianus = Blokkeert een schijf voor de ander
roma-face-senator = Leg gratis personen
roma-face-architectus = Leg gratis gebouwen
roma-face-gladiator = Stuurt een persoon terug
roma-face-legionarius = Valt de kaart ertegenover aan
roma-face-scaenicus = Doet een eigen persoon na
roma-face-velites = Valt een persoon naar keuze aan
roma-face-consiliarius = Herschik je personen
roma-face-mercator = Koop ZP voor 2 sestertiën per stuk
roma-face-nero = Verwijdert een gebouw en zichzelf
roma-face-haruspex = Kies een kaart uit de trekstapel
roma-face-essedum = Verdediging van de ander −2 deze beurt
roma-face-tribunus-plebis = Neem 1 ZP van de ander
roma-face-centurio = Valt ertegenover aan, extra steen mag
roma-face-aesculapinum = Kies een afgelegde persoon
roma-face-basilica = Een Forum ernaast levert 2 meer op
roma-face-forum = Tweede dobbelsteen = ZP
roma-face-templum = Een Forum ernaast krijgt een derde steen
roma-face-mercatus = 1 ZP voor elk Forum van de ander
roma-face-machina = Herschik je gebouwen
roma-face-onager = Valt een gebouw naar keuze aan
roma-face-turris = Je andere kaarten: verdediging +1

## What a move would do

roma-would-money = { $coins ->
    [one] Je krijgt { $coins } sestertie en hebt er dan { $all }.
   *[other] Je krijgt { $coins } sestertiën en hebt er dan { $all }.
}
roma-would-draw = { $count ->
    [one] Je trekt { $count } kaart en houdt die.
   *[other] Je trekt { $count } kaarten en houdt er één.
}
roma-would-pay = Kost { $price } sestertiën; daarna heb je er nog { $left }.
roma-would-cover = { $card } wordt bedekt en gaat naar de aflegstapel.
roma-would-add-die = Na de worp mag je er een ongebruikte dobbelsteen bij optellen.
roma-would-essedum = De verdediging van de tegenstander is deze beurt { $points } lager.
roma-would-forum = Levert { $least } tot { $most } ZP op.
roma-would-forum-sure = Levert { $points } ZP op.
roma-would-gain = Je krijgt { $points } ZP uit de voorraad.
roma-would-take = Je neemt { $points } ZP van de tegenstander.
roma-would-end = Daarmee is het spel afgelopen.
roma-would-battle = { $card }: { $needs } of meer nodig, { $percent }%.
roma-would-battle-sure = { $card } valt, wat de dobbelsteen ook toont.
roma-would-battle-hopeless = { $card }: { $needs } nodig; de dobbelsteen alleen haalt dat niet.
roma-would-send-home = { $card } gaat terug naar de hand van de eigenaar.
roma-would-remove = { $card } wordt afgelegd, en { $own } ook.
roma-would-fall = { $strength } tegen { $needs }: de kaart valt.
roma-would-hold = { $strength } tegen { $needs }: de kaart houdt stand.
roma-would-third-die = De derde dobbelsteen mag erbij.
roma-would-throw = De dobbelsteen wordt opnieuw gegooid: samen { $least } tot { $most } ZP.
roma-would-block = { $card } kan in de volgende beurt van de tegenstander niet worden geactiveerd.
roma-would-block-empty = Bij schijf { $disc } ligt nu geen kaart van de tegenstander.
roma-would-die = De { $die } wordt een { $new }.
roma-sheet-vp = Zegepunten zoals ze liggen
roma-would-lapse = { $count ->
    [one] Eén ongebruikte dobbelsteen vervalt.
   *[other] { $count } ongebruikte dobbelstenen vervallen.
}
roma-would-empty = { $count ->
    [one] Eén lege schijf kost 1 ZP aan het begin van je volgende beurt.
   *[other] { $count } lege schijven kosten { $count } ZP aan het begin van je volgende beurt.
}
