roma-name = Roma
roma-pitch = Drie dobbelstenen per beurt, zes schijven, 25 soorten kaarten: bouw jouw kant van Rome op en breek de andere af.
roma-summary = Twee spelers leggen personen en gebouwen bij zes schijven en besteden per beurt drie dobbelstenen aan geld, kaarten en activeren.
roma-chapter-x = Een voorbeeld
roma-list = { $first }, { $rest }

roma-seat-eagle = Adelaar
roma-seat-wave = Golf
roma-kind-person = persoon
roma-kind-building = gebouw

roma-option-templum = De derde dobbelsteen naast een Templum
roma-option-templum-as-it-lies = telt zoals hij ligt
roma-option-templum-thrown = wordt opnieuw gegooid
roma-option-start-player = Startspeler
roma-option-start-player-drawn = door loting
roma-option-start-player-eagle = Adelaar
roma-option-start-player-wave = Golf
roma-option-scale = De omvang van het spel
roma-option-scale-whole = volledig
roma-option-scale-small = klein: twee schijven en zes kaarten, voor studie

## The cards

roma-card-sicarius = Sicarius
roma-card-sicarius-text = Leg een persoon van de tegenstander af, zonder gevecht. Sicarius wordt ook afgelegd.
roma-card-legat = Legat
roma-card-legat-text = Krijg 1 ZP uit de voorraad voor elke schijf zonder kaart van de tegenstander.
roma-card-consul = Consul
roma-card-consul-text = Verhoog of verlaag een van je ongebruikte dobbelstenen met 1.
roma-card-praetorianus = Praetorianus
roma-card-praetorianus-text = Blokkeer één schijf: in de volgende beurt van de tegenstander kan die daar geen kaart activeren.
roma-card-senator = Senator
roma-card-senator-text = Leg gratis een willekeurig aantal personen uit je hand. Ze mogen elke eigen kaart bedekken, ook Senator.
roma-card-architectus = Architectus
roma-card-architectus-text = Leg gratis een willekeurig aantal gebouwen uit je hand. Ze mogen elke eigen kaart bedekken, ook Architectus.
roma-card-gladiator = Gladiator
roma-card-gladiator-text = Stuur een persoon van de tegenstander terug naar de hand van de eigenaar.
roma-card-legionarius = Legionarius
roma-card-legionarius-text = Val de kaart recht ertegenover aan, persoon of gebouw.
roma-card-scaenicus = Scaenicus
roma-card-scaenicus-text = Voer de actie van een andere eigen persoon uit alsof die hier lag. Zou die kaart daarbij worden afgelegd, dan wordt Scaenicus afgelegd.
roma-card-velites = Velites
roma-card-velites-text = Val een persoon van de tegenstander aan.
roma-card-consiliarius = Consiliarius
roma-card-consiliarius-text = Neem al je personen op, ook deze, en leg ze elk gratis bij een schijf naar keuze. Ze mogen je gebouwen bedekken.
roma-card-mercator = Mercator
roma-card-mercator-text = Koop een willekeurig aantal ZP van de tegenstander, voor 2 sestercen per stuk, te betalen aan de tegenstander.
roma-card-nero = Nero
roma-card-nero-text = Leg een gebouw van de tegenstander af, zonder gevecht. Nero wordt ook afgelegd.
roma-card-haruspex = Haruspex
roma-card-haruspex-text = Bekijk de trekstapel en neem één kaart naar keuze in de hand. Daarna wordt de stapel geschud.
roma-card-essedum = Essedum
roma-card-essedum-text = De rest van deze beurt is de verdediging van alle kaarten van de tegenstander 2 lager. Meerdere activeringen worden opgeteld.
roma-card-tribunus-plebis = Tribunus Plebis
roma-card-tribunus-plebis-text = Neem 1 ZP van de tegenstander.
roma-card-centurio = Centurio
roma-card-centurio-text = Val de kaart recht ertegenover aan. Na de worp mag je er de waarde van één ongebruikte dobbelsteen bij optellen; die is dan gebruikt.
roma-card-aesculapinum = Aesculapinum
roma-card-aesculapinum-text = Neem een persoon naar keuze uit de aflegstapel in de hand.
roma-card-basilica = Basilica
roma-card-basilica-text = Werkt altijd: een Forum ernaast levert bij activeren 2 ZP meer op.
roma-card-forum = Forum
roma-card-forum-text = Gebruik een tweede ongebruikte dobbelsteen: krijg zijn waarde in ZP uit de voorraad.
roma-card-templum = Templum
roma-card-templum-text = Werkt altijd: wordt een Forum ernaast geactiveerd, dan mag ook je derde dobbelsteen meetellen zoals hij ligt, als die ongebruikt is.
roma-card-mercatus = Mercatus
roma-card-mercatus-text = Neem 1 ZP van de tegenstander voor elk Forum dat die open heeft liggen.
roma-card-machina = Machina
roma-card-machina-text = Neem al je gebouwen op, ook dit, en leg ze elk gratis bij een schijf naar keuze. Ze mogen je personen bedekken.
roma-card-onager = Onager
roma-card-onager-text = Val een gebouw van de tegenstander aan.
roma-card-turris = Turris
roma-card-turris-text = Werkt altijd: de verdediging van al je andere kaarten is 1 hoger.

## The moves

roma-move-start = { $seat } begint
roma-move-draw = Trek { $card }
roma-move-roll = Gooi { $die }
roma-move-give = Geef { $card }
roma-move-lay = Leg { $card } bij schijf { ROMAN($disc) }
roma-move-reroll = Gooi alle drie opnieuw
roma-move-accept = Houd de worp
roma-move-money = { $die ->
    [one] Neem { $die } sesterce
   *[other] Neem { $die } sestercen
}
roma-move-cards = Trek kaarten met de { $die }
roma-move-activate = Activeer schijf { ROMAN($disc) }
roma-move-activate-card = Activeer { $card } bij schijf { ROMAN($disc) }
roma-move-keep = Houd { $card }
roma-move-take = Neem { $card }
roma-move-target = Kies de kaart bij schijf { ROMAN($disc) }
roma-move-target-card = Kies { $card } bij schijf { ROMAN($disc) }
roma-move-block = Blokkeer schijf { ROMAN($disc) }
roma-move-block-card = Blokkeer { $card } bij schijf { ROMAN($disc) }
roma-move-copy = Kopieer { $card }
roma-move-raise = Verhoog de { $die } met 1
roma-move-lower = Verlaag de { $die } met 1
roma-move-use-die = Gebruik de { $die }
roma-move-buy = Koop { $points } ZP
roma-move-done = Klaar
roma-move-end-turn = Beëindig de beurt

## The questions

roma-ask-start = De startspeler wordt geloot.
roma-ask-deal = De kaarten worden gedeeld.
roma-ask-give = Kies een kaart voor de tegenstander.
roma-ask-opening = Leg je kaarten gedekt neer, elk bij een eigen schijf.
roma-ask-roll = De actiedobbelstenen worden gegooid.
roma-ask-reroll = Drie gelijke dobbelstenen: houd ze of gooi alle drie opnieuw.
roma-ask-actions = Gebruik een dobbelsteen, leg een kaart of beëindig de beurt.
roma-ask-draw = Er worden kaarten getrokken.
roma-ask-keep = Kies welke getrokken kaart je houdt.
roma-ask-look = Kies een kaart uit de trekstapel.
roma-ask-take = Kies een persoon uit de aflegstapel.
roma-ask-target = Kies een kaart van de tegenstander.
roma-ask-battle = De vechtdobbelsteen wordt gegooid.
roma-ask-add-die = Tel een ongebruikte dobbelsteen bij de worp op, of niet.
roma-ask-change-die = Kies een dobbelsteen om te verhogen of te verlagen.
roma-ask-block = Kies een schijf om te blokkeren.
roma-ask-lay-free = Leg gratis een kaart uit je hand.
roma-ask-relay = Leg de opgenomen kaarten neer, elk bij een eigen schijf.
roma-ask-buy = Kies hoeveel ZP je koopt.
roma-ask-copy = Kies een persoon om te kopiëren.
roma-ask-forum = Kies de tweede dobbelsteen voor het Forum.
roma-ask-templum = { $thrown ->
    [0] Gebruik ook de derde dobbelsteen, of niet.
   *[other] Gooi de derde dobbelsteen opnieuw en tel hem mee, of niet.
}
roma-ask-throw = De derde dobbelsteen wordt gegooid.
roma-ask-over = De partij is afgelopen.

## The log

roma-log-start = { $seat } is de startspeler.
    .you-seat = Jij bent de startspeler.
roma-log-dealt = { $seat } krijgt { $card } gedeeld.
    .you-seat = Je krijgt { $card } gedeeld.
    .you-seat-several = Je krijgt { $card } gedeeld.
    .several = { $seat } krijgt { $card } gedeeld.
roma-log-dealt-hidden = { $seat } krijgt een kaart gedeeld.
    .you-seat = Je krijgt een kaart gedeeld.
roma-log-gives = { $seat } kiest { $card } om weg te geven.
    .you-seat = Je kiest { $card } om weg te geven.
roma-log-gives-hidden = { $seat } kiest een kaart om weg te geven.
    .you-seat = Je kiest een kaart om weg te geven.
roma-log-receives = { $seat } ontvangt { $cards }.
    .you-seat = Je ontvangt { $cards }.
roma-log-exchanged = De gekozen kaarten wisselen van eigenaar.
roma-log-lays-face-down = { $seat } legt { $card } gedekt bij schijf { ROMAN($disc) }.
    .you-seat = Je legt { $card } gedekt bij schijf { ROMAN($disc) }.
roma-log-lays-face-down-hidden = { $seat } legt een kaart gedekt bij schijf { ROMAN($disc) }.
    .you-seat = Je legt een kaart gedekt bij schijf { ROMAN($disc) }.
roma-log-turned-up = Alle kaarten worden opengelegd.
roma-log-turn = { $seat } is aan de beurt.
    .you-seat = Jij bent aan de beurt.
roma-log-loses-points = { $seat } verliest { $points } ZP voor lege schijven.
    .you-seat = Je verliest { $points } ZP voor lege schijven.
roma-log-roll = { $seat } gooit { $one }, { $two }, { $three }.
    .you-seat = Je gooit { $one }, { $two }, { $three }.
roma-log-rolls-one = { $seat } gooit { $die }.
    .you-seat = Je gooit { $die }.
roma-log-rerolls = { $seat } gooit alle drie de dobbelstenen opnieuw.
    .you-seat = Je gooit alle drie de dobbelstenen opnieuw.
roma-log-accepts = { $seat } houdt de drie gelijke dobbelstenen.
    .you-seat = Je houdt de drie gelijke dobbelstenen.
roma-log-money = { $die ->
    [one] { $seat } neemt { $die } sesterce.
   *[other] { $seat } neemt { $die } sestercen.
}
    .you-seat = { $die ->
        [one] Je neemt { $die } sesterce.
       *[other] Je neemt { $die } sestercen.
    }
roma-log-cards = { $seat } legt een { $die } op de kaartenschijf.
    .you-seat = Je legt een { $die } op de kaartenschijf.
roma-log-drawn = { $seat } trekt { $card }.
    .you-seat = Je trekt { $card }.
    .you-seat-several = Je trekt { $card }.
    .several = { $seat } trekt { $card }.
roma-log-drawn-hidden = { $seat } trekt een kaart.
    .you-seat = Je trekt een kaart.
roma-log-keeps = { $seat } houdt { $card }.
    .you-seat = Je houdt { $card }.
roma-log-keeps-hidden = { $seat } houdt één kaart.
    .you-seat = Je houdt één kaart.
roma-log-discards = { $seat } legt { $cards } af.
    .you-seat = Je legt { $cards } af.
roma-log-pile-empty = De trekstapel is leeg: beide handen zijn af te leiden.
roma-log-rebuilt = De aflegstapel wordt geschud tot een nieuwe trekstapel (kaarten: { $count }).
roma-log-no-more-to-draw = Er valt niets meer te trekken.
roma-log-lays = { $price ->
    [one] { $seat } legt { $card } bij schijf { ROMAN($disc) } voor { $price } sesterce.
   *[other] { $seat } legt { $card } bij schijf { ROMAN($disc) } voor { $price } sestercen.
}
    .you-seat = { $price ->
        [one] Je legt { $card } bij schijf { ROMAN($disc) } voor { $price } sesterce.
       *[other] Je legt { $card } bij schijf { ROMAN($disc) } voor { $price } sestercen.
    }
roma-log-lays-free = { $seat } legt { $card } gratis bij schijf { ROMAN($disc) }.
    .you-seat = Je legt { $card } gratis bij schijf { ROMAN($disc) }.
roma-log-lays-again = { $seat } legt { $card } opnieuw neer, bij schijf { ROMAN($disc) }.
    .you-seat = Je legt { $card } opnieuw neer, bij schijf { ROMAN($disc) }.
roma-log-lays-no-more = { $seat } legt geen kaarten meer.
    .you-seat = Je legt geen kaarten meer.
roma-log-covered = { $card } wordt bedekt en gaat naar de aflegstapel.
roma-log-activates = { $seat } activeert { $card } bij schijf { ROMAN($disc) }.
    .you-seat = Je activeert { $card } bij schijf { ROMAN($disc) }.
roma-log-copies = { $seat } kopieert { $card } met Scaenicus.
    .you-seat = Je kopieert { $card } met Scaenicus.
roma-log-attacks = { $card } valt { $target } bij schijf { ROMAN($disc) } aan.
roma-log-throw = De vechtdobbelsteen toont { $die }; de verdediging van { $card } is { $defence }.
roma-log-falls = { $card } valt.
roma-log-holds = { $card } houdt stand.
roma-log-adds-die = { $seat } telt er een { $die } bij op: { $strength } tegen { $defence }.
    .you-seat = Je telt er een { $die } bij op: { $strength } tegen { $defence }.
roma-log-adds-no-die = { $seat } telt er geen dobbelsteen bij op.
    .you-seat = Je telt er geen dobbelsteen bij op.
roma-log-takes-up = { $seat } neemt op: { $cards }.
    .you-seat = Je neemt op: { $cards }.
roma-log-looks = { $seat } bekijkt de trekstapel (kaarten: { $count }).
    .you-seat = Je bekijkt de trekstapel (kaarten: { $count }).
roma-log-knows = { $seat } kan de hand van de tegenstander afleiden.
    .you-seat = Je kunt de hand van de tegenstander afleiden.
roma-log-takes-from-pile = { $seat } neemt { $card } uit de trekstapel, die daarna wordt geschud.
    .you-seat = Je neemt { $card } uit de trekstapel, die daarna wordt geschud.
roma-log-takes-from-pile-hidden = { $seat } neemt een kaart uit de trekstapel, die daarna wordt geschud.
    .you-seat = Je neemt een kaart uit de trekstapel, die daarna wordt geschud.
roma-log-takes-person = { $seat } neemt { $card } uit de aflegstapel.
    .you-seat = Je neemt { $card } uit de aflegstapel.
roma-log-essedum = De verdediging van de tegenstander is deze beurt { $points } lager.
roma-log-takes-points = { $seat } neemt { $points } ZP van de tegenstander.
    .you-seat = Je neemt { $points } ZP van de tegenstander.
roma-log-gains-points = { $seat } krijgt { $points } ZP uit de voorraad.
    .you-seat = Je krijgt { $points } ZP uit de voorraad.
roma-log-credited = De voorraad komt { $points } ZP tekort; die worden bijgeschreven.
roma-log-sent-home = { $card } gaat terug naar de hand van { $seat }.
    .you-seat = { $card } gaat terug naar jouw hand.
roma-log-removed = { $card } wordt afgelegd, en { $own } ook.
roma-log-blocks = { $seat } blokkeert schijf { ROMAN($disc) } voor de volgende beurt van de tegenstander.
    .you-seat = Je blokkeert schijf { ROMAN($disc) } voor de volgende beurt van de tegenstander.
roma-log-raises = { $seat } verhoogt een { $die } met 1.
    .you-seat = Je verhoogt een { $die } met 1.
roma-log-lowers = { $seat } verlaagt een { $die } met 1.
    .you-seat = Je verlaagt een { $die } met 1.
roma-log-second-die = { $seat } gebruikt een { $die } als tweede dobbelsteen.
    .you-seat = Je gebruikt een { $die } als tweede dobbelsteen.
roma-log-third-die = { $seat } gebruikt een { $die } als derde dobbelsteen.
    .you-seat = Je gebruikt een { $die } als derde dobbelsteen.
roma-log-throws-third-die = { $seat } gooit de derde dobbelsteen opnieuw.
    .you-seat = Je gooit de derde dobbelsteen opnieuw.
roma-log-thrown = De derde dobbelsteen toont { $die }.
roma-log-no-third-die = { $seat } laat de derde dobbelsteen ongebruikt.
    .you-seat = Je laat de derde dobbelsteen ongebruikt.
roma-log-buys = { $seat } koopt { $points } ZP van de tegenstander voor 2 sestercen per stuk.
    .you-seat = Je koopt { $points } ZP van de tegenstander voor 2 sestercen per stuk.
roma-log-ends-turn = { $seat } beëindigt de beurt.
    .you-seat = Je beëindigt de beurt.
roma-log-no-points-left = { $seat } heeft geen ZP meer. De partij is afgelopen.
    .you-seat = Je hebt geen ZP meer. De partij is afgelopen.
roma-log-stock-empty = De voorraad heeft geen ZP meer. De partij is afgelopen.
roma-log-last-turn = { $turns ->
    [one] Er is één beurt gespeeld. De partij is afgelopen.
   *[other] Er zijn { $turns } beurten gespeeld. De partij is afgelopen.
}
roma-log-wins = { $seat } wint met { $points } ZP tegen { $less }.
    .you-seat = Je wint met { $points } ZP tegen { $less }.
roma-log-draw = Beiden hebben { $points } ZP: gelijkspel.

## The refusals

roma-refuse-over = De partij is afgelopen.
roma-refuse-chance = Eerst komen dobbelstenen of kaarten.
roma-refuse-first = Dat kan nu niet. { $ask }
roma-refuse-unasked = Dat kan nu niet. { roma-ask-actions }
roma-refuse-reroll = Opnieuw gooien kan alleen meteen na een worp van drie gelijke dobbelstenen.
roma-refuse-give = Kaarten worden alleen in de opening gegeven.
roma-refuse-no-card = Je hebt geen { $card } in de hand.
roma-refuse-own-side = Je kaarten liggen aan je eigen kant van de schijven; die plek is van je tegenstander.
roma-refuse-money = { $price ->
    [one] { $card } kost { $price } sesterce; je hebt er { $coins }.
   *[other] { $card } kost { $price } sestercen; je hebt er { $coins }.
}
roma-refuse-no-die = Je hebt geen ongebruikte { $die }.
roma-refuse-nothing-to-draw = Beide stapels zijn leeg: er valt niets te trekken.
roma-refuse-die-range = Een { $die } kan niet zo worden veranderd: dobbelstenen gaan van 1 tot en met 6.
roma-refuse-empty-disc = Je hebt geen kaart bij schijf { ROMAN($disc) }.
roma-refuse-passive = { $card } werkt vanzelf en wordt nooit geactiveerd.
roma-refuse-blocked = Schijf { ROMAN($disc) } is deze beurt geblokkeerd.
roma-refuse-disc-taken = Schijf { ROMAN($disc) } is bezet: elke kaart gaat naar een eigen schijf.
roma-refuse-not-lifted = { $card } zit niet bij de opgenomen kaarten.
roma-refuse-persons-only = Senator legt alleen personen.
roma-refuse-buildings-only = Architectus legt alleen gebouwen.
roma-refuse-lay-first = Er moet minstens één kaart worden gelegd.
roma-refuse-no-copy = { $card } is niet te kopiëren: kies een andere eigen persoon, geen Scaenicus.
roma-refuse-not-drawn = { $card } zit niet bij de kaarten die je bekijkt.
roma-refuse-not-discarded = { $card } is geen persoon in de aflegstapel.
roma-refuse-no-person = Bij schijf { ROMAN($disc) } ligt geen persoon van de tegenstander.
roma-refuse-no-building = Bij schijf { ROMAN($disc) } ligt geen gebouw van de tegenstander.
roma-refuse-already-blocked = Schijf { ROMAN($disc) } is al geblokkeerd.
roma-refuse-buy = Je geld en de ZP van de tegenstander laten hoogstens { $most } ZP toe.
roma-refuse-needs-sicarius = Sicarius heeft een persoon van de tegenstander nodig.
roma-refuse-needs-legat = Legat heeft een schijf zonder kaart van de tegenstander nodig.
roma-refuse-needs-consul = Consul heeft nog een ongebruikte dobbelsteen nodig.
roma-refuse-needs-senator = Senator heeft een persoon in je hand nodig.
roma-refuse-needs-architectus = Architectus heeft een gebouw in je hand nodig.
roma-refuse-needs-gladiator = Gladiator heeft een persoon van de tegenstander nodig.
roma-refuse-needs-legionarius = Legionarius heeft een kaart ertegenover nodig.
roma-refuse-needs-scaenicus = Scaenicus heeft een andere eigen persoon nodig die hier iets kan doen.
roma-refuse-needs-velites = Velites heeft een persoon van de tegenstander nodig.
roma-refuse-needs-mercator = Mercator heeft 2 sestercen nodig.
roma-refuse-needs-nero = Nero heeft een gebouw van de tegenstander nodig.
roma-refuse-needs-haruspex = Haruspex heeft een kaart in de trek- of de aflegstapel nodig.
roma-refuse-needs-essedum = Essedum heeft een kaart van de tegenstander nodig.
roma-refuse-needs-centurio = Centurio heeft een kaart ertegenover nodig.
roma-refuse-needs-aesculapinum = Aesculapinum heeft een persoon in de aflegstapel nodig.
roma-refuse-needs-forum = Forum heeft een tweede ongebruikte dobbelsteen nodig.
roma-refuse-needs-mercatus = Mercatus heeft een Forum van de tegenstander nodig.
roma-refuse-needs-onager = Onager heeft een gebouw van de tegenstander nodig.

roma-board-side = { $coins ->
    [one] { $vp } ZP · { $coins } sesterce · { $cards } in de hand
   *[other] { $vp } ZP · { $coins } sestercen · { $cards } in de hand
}
roma-board-dice = Dobbelstenen:
roma-board-hand = Hand:
roma-board-drawn = Je bekijkt:
roma-board-lifted = Opgenomen:
roma-board-known = Bekend in de hand van de tegenstander:
roma-board-essedum = Verdediging van de tegenstander deze beurt:
roma-board-defence = ▲▼ Wijkt af van de gedrukte verdediging (tussen haakjes): elke andere Turris geeft er 1 bij, elk Essedum van deze beurt haalt er 2 af.
roma-board-battle = Vechtdobbelsteen:
roma-board-piles = Voorraad { $stock } ZP · trekstapel { $draw } · aflegstapel { $discard }

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
roma-web-my-place = Mijn plaats bij schijf { ROMAN($disc) }
roma-web-their-place = De plaats van de tegenstander bij schijf { ROMAN($disc) }
roma-web-empty = leeg
roma-web-disc = Schijf { ROMAN($disc) }
roma-web-disc-money = De geldschijf: een dobbelsteen levert zijn waarde in sestercen op
roma-web-disc-cards = De kaartenschijf: je trekt zoveel kaarten als de dobbelsteen toont en houdt er één
roma-web-blocked = geblokkeerd
roma-web-blocked-me = Voor mij geblokkeerd
roma-web-blocked-foe = Voor de tegenstander geblokkeerd
roma-web-vp = zegepunten
roma-web-coins = sestercen
roma-web-in-hand = { $count ->
    [one] { $count } kaart in de hand
   *[other] { $count } kaarten in de hand
}
roma-web-essedum = Verdediging −{ $points }
roma-web-stock = ZP in de voorraad
roma-web-draw = trekstapel
roma-web-discard = Aflegstapel
roma-web-on-top = bovenop: { $card }
roma-web-dice = Dobbelstenen
roma-web-die = Dobbelsteen { $die }
roma-web-my-hand = Mijn hand
roma-web-empty-hand = Geen kaart in de hand
roma-web-given = geef je weg
roma-web-nothing = niets

## What a card does, in one line

roma-face-sicarius = Verwijdert een persoon en zichzelf
roma-face-legat = 1 ZP per lege plaats van de tegenstander
roma-face-consul = Verander een dobbelsteen met 1
roma-face-praetorianus = Blokkeert een schijf voor de tegenstander
roma-face-senator = Leg gratis personen
roma-face-architectus = Leg gratis gebouwen
roma-face-gladiator = Stuurt een persoon terug naar de hand
roma-face-legionarius = Valt de kaart ertegenover aan
roma-face-scaenicus = Doet een eigen persoon na
roma-face-velites = Valt een persoon naar keuze aan
roma-face-consiliarius = Herschik je personen
roma-face-mercator = Koop ZP voor 2 sestercen per stuk
roma-face-nero = Verwijdert een gebouw en zichzelf
roma-face-haruspex = Kies een kaart uit de trekstapel
roma-face-essedum = Verdediging tegenstander −2 deze beurt
roma-face-tribunus-plebis = Neem 1 ZP van de tegenstander
roma-face-centurio = Valt ertegenover aan, met extra dobbelsteen
roma-face-aesculapinum = Kies een afgelegde persoon
roma-face-basilica = Een Forum ernaast levert 2 meer op
roma-face-forum = Tweede dobbelsteen = ZP
roma-face-templum = Een Forum ernaast krijgt een derde steen
roma-face-mercatus = 1 ZP per Forum van de tegenstander
roma-face-machina = Herschik je gebouwen
roma-face-onager = Valt een gebouw naar keuze aan
roma-face-turris = Je andere kaarten: verdediging +1

## What a move would do

roma-would-money = { $coins ->
    [one] Je krijgt { $coins } sesterce en hebt er dan { $all }.
   *[other] Je krijgt { $coins } sestercen en hebt er dan { $all }.
}
roma-would-draw = { $count ->
    [one] Je trekt { $count } kaart en houdt die.
   *[other] Je trekt { $count } kaarten en houdt er één.
}
roma-would-pay = { $price ->
    [one] Kost { $price } sesterce; daarna heb je er nog { $left }.
   *[other] Kost { $price } sestercen; daarna heb je er nog { $left }.
}
roma-would-cover = { $card } wordt bedekt en gaat naar de aflegstapel.
roma-would-add-die = Na de worp mag je er een ongebruikte dobbelsteen bij optellen.
roma-would-essedum = De verdediging van de tegenstander is deze beurt { $points } lager.
roma-would-forum = Levert { $least } tot { $most } ZP op.
roma-would-forum-sure = Levert { $points } ZP op.
roma-would-gain = Je krijgt { $points } ZP uit de voorraad.
roma-would-take = Je neemt { $points } ZP van de tegenstander.
roma-would-end = Daarmee is de partij afgelopen.
roma-would-battle = { $card }: { $needs } of meer nodig, { $percent }%.
roma-would-battle-sure = { $card } valt, wat de dobbelsteen ook toont.
roma-would-battle-hopeless = { $card }: { $needs } nodig; de dobbelsteen alleen haalt dat niet.
roma-would-send-home = { $card } gaat terug naar de hand van de eigenaar.
roma-would-remove = { $card } wordt afgelegd, en { $own } ook.
roma-would-fall = { $strength } tegen { $needs }: de kaart valt.
roma-would-hold = { $strength } tegen { $needs }: de kaart houdt stand.
roma-would-third-die = De derde dobbelsteen mag erbij.
roma-would-throw = De dobbelsteen wordt opnieuw gegooid: samen { $least } tot { $most } ZP.
roma-would-block = { $card } kan in de volgende beurt van de tegenstander niet worden geactiveerd.
roma-would-block-empty = Bij schijf { ROMAN($disc) } ligt nu geen kaart van de tegenstander.
roma-would-die = De { $die } wordt een { $new }.
roma-sheet-vp = Zegepunten in bezit
roma-would-lapse = { $count ->
    [one] Eén ongebruikte dobbelsteen gaat verloren.
   *[other] { $count } ongebruikte dobbelstenen gaan verloren.
}
roma-would-empty = { $count ->
    [one] Eén lege schijf kost 1 ZP aan het begin van je volgende beurt.
   *[other] { $count } lege schijven kosten { $count } ZP aan het begin van je volgende beurt.
}

## What a seat has besides points

roma-stake-cards = { $count ->
    [one] ongeveer één kaart op tafel
   *[other] ongeveer { $count } kaarten op tafel
}
roma-stake-coins = { $count ->
    [one] ongeveer één sesterce
   *[other] ongeveer { $count } sestercen
}
roma-stake-hand = { $count ->
    [one] ongeveer één handkaart
   *[other] ongeveer { $count } handkaarten
}

## Hints: waar je kijkt, en welk stuk

roma-nudge-card = Kijk naar de kaarten waaruit je kunt kiezen.
roma-nudge-die = Kijk naar je dobbelstenen.
roma-nudge-disc = Kijk naar de schijven en wat erbij ligt.
roma-nudge-points = Denk aan wat je met je geld kunt kopen.
roma-nudge-reroll = Kijk naar de hele worp.
roma-nudge-accept = { roma-nudge-reroll }
roma-nudge-done = Vraag je af of je hier nog iets moet doen.
roma-nudge-end-turn = { roma-nudge-done }
roma-piece-die = een dobbelsteen met { $value }
roma-piece-disc = schijf { ROMAN($value) }

## The end

roma-end-no-points = { $seat } heeft geen zegepunten meer.
    .you-seat = Je hebt geen zegepunten meer.
roma-end-stock = De voorraad is leeg: { $points } tegen { $less } ZP.
roma-end-turns = { $turns ->
    [one] Er is één beurt gespeeld: { $points } tegen { $less } ZP.
   *[other] Er zijn { $turns } beurten gespeeld: { $points } tegen { $less } ZP.
}

## Positions that somebody wrote

roma-fault-0 = de kaarten kloppen niet
roma-fault-1 = de zegepunten kloppen niet: vp en stock zijn samen niet 36, of 6 in het kleine spel
roma-fault-2 = een openbaar aantal klopt niet, of de aflegstapel heeft een gat
roma-fault-3 = onjuiste kennis: known of sure noemt een kaart die er niet is

## The third die of a Templum, thrown again

roma-card-templum-text-thrown = Werkt altijd: wordt een Forum ernaast geactiveerd, dan mag je ook je derde dobbelsteen, als die ongebruikt is, opnieuw gooien en meetellen wat hij dan toont.
roma-move-use-die-thrown = Gooi de { $die } opnieuw
