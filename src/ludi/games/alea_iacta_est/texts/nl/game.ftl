alea-iacta-est-name = Alea Iacta Est
alea-iacta-est-pitch = Ieder acht dobbelstenen, de gebouwen van Rome, en altijd één steen te weinig: voor twee tot vijf spelers.
alea-iacta-est-summary = Twee tot vijf spelers gooien elk acht dobbelstenen en plaatsen ze in de gebouwen van Rome, voor provincies, patriciërs, senaatstegels en geluk.
alea-iacta-est-chapter-v = Waardering
alea-iacta-est-list = { $first }, { $rest }

alea-iacta-est-seat-eagle = Adelaar
alea-iacta-est-seat-wave = Golf
alea-iacta-est-seat-leaf = Blad
alea-iacta-est-seat-sun = Zon
alea-iacta-est-seat-amphora = Amfora

alea-iacta-est-option-players = Spelers
alea-iacta-est-option-players-2 = 2
alea-iacta-est-option-players-3 = 3
alea-iacta-est-option-players-4 = 4
alea-iacta-est-option-players-5 = 5
alea-iacta-est-option-templum-self-raise = De koploper in het Templum mag een dobbelsteen toevoegen
alea-iacta-est-option-templum-self-raise-no = nee
alea-iacta-est-option-templum-self-raise-yes = ja
alea-iacta-est-option-start-player = Startspeler
alea-iacta-est-option-start-player-drawn = door loting
alea-iacta-est-option-start-player-eagle = Adelaar
alea-iacta-est-option-start-player-wave = Golf
alea-iacta-est-option-start-player-leaf = Blad
alea-iacta-est-option-start-player-sun = Zon
alea-iacta-est-option-start-player-amphora = Amfora
alea-iacta-est-option-scale = De omvang van het spel
alea-iacta-est-option-scale-whole = volledig
alea-iacta-est-option-scale-small = klein: één etappe en ieder twee dobbelstenen, voor studie

## Provinces and patricians

alea-iacta-est-colour-red = rood
alea-iacta-est-colour-green = groen
alea-iacta-est-colour-blue = blauw
alea-iacta-est-colour-purple = paars
alea-iacta-est-colour-yellow = geel
alea-iacta-est-colour-orange = oranje
alea-iacta-est-sex-woman = vrouw
alea-iacta-est-sex-man = man

alea-iacta-est-province-red-1 = rode provincie 1
alea-iacta-est-province-red-2 = rode provincie 2
alea-iacta-est-province-red-3 = rode provincie 3
alea-iacta-est-province-red-4 = rode provincie 4
alea-iacta-est-province-green-1 = groene provincie 1
alea-iacta-est-province-green-2 = groene provincie 2
alea-iacta-est-province-green-3 = groene provincie 3
alea-iacta-est-province-green-4 = groene provincie 4
alea-iacta-est-province-blue-1 = blauwe provincie 1
alea-iacta-est-province-blue-2 = blauwe provincie 2
alea-iacta-est-province-blue-3 = blauwe provincie 3
alea-iacta-est-province-blue-4 = blauwe provincie 4
alea-iacta-est-province-purple-1 = paarse provincie 1
alea-iacta-est-province-purple-2 = paarse provincie 2
alea-iacta-est-province-purple-3 = paarse provincie 3
alea-iacta-est-province-purple-4 = paarse provincie 4
alea-iacta-est-province-yellow-1 = gele provincie 1
alea-iacta-est-province-yellow-2 = gele provincie 2
alea-iacta-est-province-yellow-3 = gele provincie 3
alea-iacta-est-province-yellow-4 = gele provincie 4
alea-iacta-est-province-orange-1 = oranje provincie 1
alea-iacta-est-province-orange-2 = oranje provincie 2
alea-iacta-est-province-orange-3 = oranje provincie 3
alea-iacta-est-province-orange-4 = oranje provincie 4
alea-iacta-est-province-free = grijze vrije provincie
alea-iacta-est-province-free-text = Biedt plaats aan een vrouw en een man van dezelfde kleur, welke ook, of aan één patriciër alleen. Telt 0, en leeg −1.

alea-iacta-est-patrician-red-woman-1 = rode vrouw 1
alea-iacta-est-patrician-red-woman-2 = rode vrouw 2
alea-iacta-est-patrician-red-woman-3 = rode vrouw 3
alea-iacta-est-patrician-red-man-1 = rode man 1
alea-iacta-est-patrician-red-man-2 = rode man 2
alea-iacta-est-patrician-red-man-3 = rode man 3
alea-iacta-est-patrician-green-woman-1 = groene vrouw 1
alea-iacta-est-patrician-green-woman-2 = groene vrouw 2
alea-iacta-est-patrician-green-woman-3 = groene vrouw 3
alea-iacta-est-patrician-green-man-1 = groene man 1
alea-iacta-est-patrician-green-man-2 = groene man 2
alea-iacta-est-patrician-green-man-3 = groene man 3
alea-iacta-est-patrician-blue-woman-1 = blauwe vrouw 1
alea-iacta-est-patrician-blue-woman-2 = blauwe vrouw 2
alea-iacta-est-patrician-blue-woman-3 = blauwe vrouw 3
alea-iacta-est-patrician-blue-man-1 = blauwe man 1
alea-iacta-est-patrician-blue-man-2 = blauwe man 2
alea-iacta-est-patrician-blue-man-3 = blauwe man 3
alea-iacta-est-patrician-purple-woman-1 = paarse vrouw 1
alea-iacta-est-patrician-purple-woman-2 = paarse vrouw 2
alea-iacta-est-patrician-purple-woman-3 = paarse vrouw 3
alea-iacta-est-patrician-purple-man-1 = paarse man 1
alea-iacta-est-patrician-purple-man-2 = paarse man 2
alea-iacta-est-patrician-purple-man-3 = paarse man 3
alea-iacta-est-patrician-yellow-woman-1 = gele vrouw 1
alea-iacta-est-patrician-yellow-woman-2 = gele vrouw 2
alea-iacta-est-patrician-yellow-woman-3 = gele vrouw 3
alea-iacta-est-patrician-yellow-man-1 = gele man 1
alea-iacta-est-patrician-yellow-man-2 = gele man 2
alea-iacta-est-patrician-yellow-man-3 = gele man 3
alea-iacta-est-patrician-orange-woman-1 = oranje vrouw 1
alea-iacta-est-patrician-orange-woman-2 = oranje vrouw 2
alea-iacta-est-patrician-orange-woman-3 = oranje vrouw 3
alea-iacta-est-patrician-orange-man-1 = oranje man 1
alea-iacta-est-patrician-orange-man-2 = oranje man 2
alea-iacta-est-patrician-orange-man-3 = oranje man 3

## Senate tiles

alea-iacta-est-tile-many-provinces = I veel provincies
alea-iacta-est-tile-many-provinces-text = Telt 1, en 1 voor elke twee provincies van jou, leeg of niet; XII en XIII tellen mee.
alea-iacta-est-tile-many-patricians = II veel patriciërs
alea-iacta-est-tile-many-patricians-text = Telt 1 voor elke twee ondergebrachte patriciërs van jou.
alea-iacta-est-tile-many-tiles = III veel senaatstegels
alea-iacta-est-tile-many-tiles-text = Telt 1, en 1 voor elke senaatstegel van jou, deze inbegrepen.
alea-iacta-est-tile-many-fortuna = IV veel fortunafiches
alea-iacta-est-tile-many-fortuna-text = Telt 1, en 2 voor elke drie fortunafiches van jou.
alea-iacta-est-tile-couples = V veel echtparen
alea-iacta-est-tile-couples-text = Telt 1, en 1 voor elk van je echtparen.
alea-iacta-est-tile-patrician-colours = VI patriciërskleuren
alea-iacta-est-tile-patrician-colours-text = Telt 1 voor elke kleur onder je ondergebrachte patriciërs.
alea-iacta-est-tile-province-colours = VII provinciekleuren
alea-iacta-est-tile-province-colours-text = Telt 1 voor elke kleur onder je provincies, leeg of niet. XII heeft beide kleuren; een vrije provincie neemt de kleur van haar bewoners aan en is leeg grijs.
alea-iacta-est-tile-settled-provinces = VIII bewoonde provincies
alea-iacta-est-tile-settled-provinces-text = Telt 1 voor elke provincietegel van jou met ten minste één patriciër; XII en XIII tellen niet mee.
alea-iacta-est-tile-women = IX vrouwen
alea-iacta-est-tile-women-text = Telt 1 voor elke ondergebrachte vrouw van jou.
alea-iacta-est-tile-men = X mannen
alea-iacta-est-tile-men-text = Telt 1 voor elke ondergebrachte man van jou.
alea-iacta-est-tile-next-generation = XI volgende generatie
alea-iacta-est-tile-next-generation-text = Bij elk van je echtparen mag nog één patriciër van de kleur van het paar komen wonen, vrouw of man.
alea-iacta-est-tile-border-red-green = XII grensprovincie rood-groen
alea-iacta-est-tile-border-red-green-text = { alea-iacta-est-border-text }
alea-iacta-est-tile-border-green-blue = XII grensprovincie groen-blauw
alea-iacta-est-tile-border-green-blue-text = { alea-iacta-est-border-text }
alea-iacta-est-tile-border-blue-purple = XII grensprovincie blauw-paars
alea-iacta-est-tile-border-blue-purple-text = { alea-iacta-est-border-text }
alea-iacta-est-tile-border-purple-yellow = XII grensprovincie paars-geel
alea-iacta-est-tile-border-purple-yellow-text = { alea-iacta-est-border-text }
alea-iacta-est-tile-border-yellow-orange = XII grensprovincie geel-oranje
alea-iacta-est-tile-border-yellow-orange-text = { alea-iacta-est-border-text }
alea-iacta-est-tile-border-orange-red = XII grensprovincie oranje-rood
alea-iacta-est-tile-border-orange-red-text = { alea-iacta-est-border-text }
alea-iacta-est-border-text = Biedt plaats aan een vrouw en een man, elk in een van de twee kleuren. Met beiden 3 waard, anders 0.
alea-iacta-est-tile-free-province = XIII vrije provincie
alea-iacta-est-tile-free-province-text = Biedt plaats aan een vrouw en een man van dezelfde kleur. Met ten minste één bewoner 1 waard, anders 0.
alea-iacta-est-pair-one-four = 1 en 4
alea-iacta-est-pair-two-three = 2 en 3

## The moves

alea-iacta-est-move-start = { $seat } begint
alea-iacta-est-move-roll = Gooi { $die }
alea-iacta-est-move-draw-province = Leg open: { $province }
alea-iacta-est-move-draw-patrician = Leg open: { $patrician }
alea-iacta-est-move-draw-fortuna = Trek een fortunafiche van { $value }
alea-iacta-est-move-draw-tile = Trek { $tile }
alea-iacta-est-move-templum = Plaats een { $die } in het Templum
alea-iacta-est-move-senatus = { $length ->
    [one] Senatus: een straat van één dobbelsteen, { $low }
   *[other] Senatus: de straat { $low } t/m { $high }
}
alea-iacta-est-move-castrum = Castrum: { $count } × { $die }
alea-iacta-est-move-forum = Plaats een { $die } in het Forum
alea-iacta-est-move-forum-pair = Plaats { $dice } in het Forum
alea-iacta-est-move-latrina = Plaats een { $die } in de Latrina
alea-iacta-est-move-reroll = Neem een { $die } op om opnieuw te gooien
alea-iacta-est-move-throw = Gooi de opgenomen dobbelstenen
alea-iacta-est-move-keep-fortuna = Houd een fortunafiche van { $value }
alea-iacta-est-move-keep-tile = Houd { $tile }
alea-iacta-est-move-take-province = Neem { $province }
alea-iacta-est-move-take-patrician = Neem { $patrician }

## The questions

alea-iacta-est-ask-start = De startspeler wordt geloot.
alea-iacta-est-ask-provinces = Provincies worden opengelegd.
alea-iacta-est-ask-patricians = Patriciërs worden opengelegd.
alea-iacta-est-ask-roll = Er wordt gegooid.
alea-iacta-est-ask-place = { $chips ->
    [0] Plaats dobbelstenen in één gebouw.
   *[other] Plaats dobbelstenen in één gebouw, of gooi er met een fiche een aantal opnieuw.
}
alea-iacta-est-ask-reroll = Neem nog meer dobbelstenen op, of gooi wat je opnam.
alea-iacta-est-ask-templum = Kies de volgende dobbelsteen voor het Templum.
alea-iacta-est-ask-fortuna = Fortunafiches worden getrokken.
alea-iacta-est-ask-keep-fortuna = Kies een fortunafiche om te houden.
alea-iacta-est-ask-second-fortuna = Een tweede fortunafiche wordt getrokken.
alea-iacta-est-ask-tiles = Senaatstegels worden getrokken.
alea-iacta-est-ask-keep-tile = Kies een senaatstegel om te houden.
alea-iacta-est-ask-take-province = Kies een provincie.
alea-iacta-est-ask-take-patrician = Kies een patriciër.
alea-iacta-est-ask-over = De partij is afgelopen.

## The log

alea-iacta-est-log-start = { $seat } is de startspeler.
    .you-seat = Jij bent de startspeler.
alea-iacta-est-log-stage = Etappe { $stage } gaat van start; { $seat } begint.
    .you-seat = Etappe { $stage } gaat van start; jij begint.
alea-iacta-est-log-turn = { $seat } is aan de beurt.
    .you-seat = Jij bent aan de beurt.
alea-iacta-est-log-provinces = Open: { $tiles }.
alea-iacta-est-log-patricians = Open: { $tiles }.
alea-iacta-est-log-roll = { $seat } heeft { $dice }.
    .you-seat = Je hebt { $dice }.
alea-iacta-est-log-chip = { $seat } geeft een herhaalfiche terug.
    .you-seat = Je geeft een herhaalfiche terug.
alea-iacta-est-log-reroll = { $seat } neemt een { $die } op.
    .you-seat = Je neemt een { $die } op.
alea-iacta-est-log-throw = { $count ->
    [one] { $seat } gooit { $count } dobbelsteen opnieuw.
   *[other] { $seat } gooit { $count } dobbelstenen opnieuw.
}
    .you-seat = { $count ->
        [one] Je gooit { $count } dobbelsteen opnieuw.
       *[other] Je gooit { $count } dobbelstenen opnieuw.
    }
alea-iacta-est-log-templum = { $seat } plaatst een { $die } in het Templum.
    .you-seat = Je plaatst een { $die } in het Templum.
alea-iacta-est-log-fortuna = { $seat } trekt een fortunafiche van { $value }.
    .you-seat = Je trekt een fortunafiche van { $value }.
alea-iacta-est-log-fortuna-hidden = { $seat } trekt een fortunafiche.
    .you-seat = Je trekt een fortunafiche.
alea-iacta-est-log-second-fortuna = { $seat } had de enige dobbelsteen in het Templum en houdt de fortunafiches { $tiles }.
    .you-seat = Je had de enige dobbelsteen in het Templum en houdt de fortunafiches { $tiles }.
alea-iacta-est-log-senatus = { $length ->
    [one] { $seat } heeft een straat van één dobbelsteen in de Senatus: { $low }.
   *[other] { $seat } heeft een straat van { $length } in de Senatus: { $low } t/m { $high }.
}
    .you-seat = { $length ->
        [one] Je hebt een straat van één dobbelsteen in de Senatus: { $low }.
       *[other] Je hebt een straat van { $length } in de Senatus: { $low } t/m { $high }.
    }
alea-iacta-est-log-castrum = { $seat } plaatst { $count } × { $die } in het Castrum (grootte van de set: { $whole }).
    .you-seat = Je plaatst { $count } × { $die } in het Castrum (grootte van de set: { $whole }).
alea-iacta-est-log-forum = { $seat } plaatst een { $die } in het Forum.
    .you-seat = Je plaatst een { $die } in het Forum.
alea-iacta-est-log-forum-pair = { $seat } plaatst { $low } en { $high } in het Forum.
    .you-seat = Je plaatst { $low } en { $high } in het Forum.
alea-iacta-est-log-pushed = Een { $die } van { $seat } wordt uit het Forum naar de Latrina geduwd.
    .you-seat = Een { $die } van jou wordt uit het Forum naar de Latrina geduwd.
alea-iacta-est-log-latrina = { $seat } kan nergens anders iets plaatsen: een { $die } gaat naar de Latrina.
    .you-seat = Je kunt nergens anders iets plaatsen: een { $die } gaat naar de Latrina.
alea-iacta-est-log-stage-ends = Etappe { $stage } eindigt; overgebleven dobbelstenen gaan naar de Latrina.
alea-iacta-est-log-keep-fortuna = { $seat } houdt een fortunafiche van { $value }.
    .you-seat = Je houdt een fortunafiche van { $value }.
alea-iacta-est-log-beside = Naast het Templum: { $tiles }.
alea-iacta-est-log-tile = { $seat } trekt { $tile }.
    .you-seat = Je trekt { $tile }.
    .you-seat-several = Je trekt { $tile }.
    .several = { $seat } trekt { $tile }.
alea-iacta-est-log-tiles-hidden = { $seat } bekijkt drie senaatstegels.
    .you-seat = Je bekijkt drie senaatstegels.
alea-iacta-est-log-keep-tile = { $seat } houdt { $tile }.
    .you-seat = Je houdt { $tile }.
alea-iacta-est-log-keep-tile-hidden = { $seat } houdt een senaatstegel.
    .you-seat = Je houdt een senaatstegel.
alea-iacta-est-log-last-tile = { $seat } krijgt de laatste senaatstegel.
    .you-seat = Je krijgt de laatste senaatstegel.
alea-iacta-est-log-street-lost = De straat van { $seat } gaat naar de Latrina.
    .you-seat = Jouw straat gaat naar de Latrina.
alea-iacta-est-log-take-province = { $seat } neemt { $province }.
    .you-seat = Je neemt { $province }.
alea-iacta-est-log-take-patrician = { $seat } neemt { $patrician }.
    .you-seat = Je neemt { $patrician }.
alea-iacta-est-log-out = Uit het spel: { $tiles }.
alea-iacta-est-log-chips = { $count ->
    [one] { $seat } krijgt { $count } herhaalfiche.
   *[other] { $seat } krijgt { $count } herhaalfiches.
}
    .you-seat = { $count ->
        [one] Je krijgt { $count } herhaalfiche.
       *[other] Je krijgt { $count } herhaalfiches.
    }
alea-iacta-est-log-shown = { $seat } toont { $tiles }.
    .you-seat = Je toont { $tiles }.
alea-iacta-est-log-points = { $points ->
    [one] { $seat } heeft { $points } punt; niet ondergebrachte patriciërs: waarde { $left }.
   *[other] { $seat } heeft { $points } punten; niet ondergebrachte patriciërs: waarde { $left }.
}
    .you-seat = { $points ->
        [one] Je hebt { $points } punt; niet ondergebrachte patriciërs: waarde { $left }.
       *[other] Je hebt { $points } punten; niet ondergebrachte patriciërs: waarde { $left }.
    }
alea-iacta-est-log-won = { $count ->
    [one] { $seats } wint.
   *[other] { $seats } delen de overwinning.
}
    .you-seats = { $count ->
        [one] Je wint.
       *[other] { $seats } delen de overwinning.
    }

## Why not

alea-iacta-est-refuse-over = De partij is afgelopen.
alea-iacta-est-refuse-chance = Eerst komen dobbelstenen of tegels.
alea-iacta-est-refuse-not-yours = Worpen en trekkingen kies je niet zelf.
alea-iacta-est-refuse-now = Dat kan nu niet. { $ask }
alea-iacta-est-refuse-not-open = Die tegel ligt niet open.
alea-iacta-est-refuse-not-held = Die tegel hoort niet bij je keuze.
alea-iacta-est-refuse-no-die = Er is geen { $die } onder je dobbelstenen.
alea-iacta-est-refuse-no-templum = Het Templum doet alleen mee bij vier of vijf spelers.
alea-iacta-est-refuse-leader = Je bent koploper in het Templum: je mag er pas weer plaatsen als een ander je voorbij is.
alea-iacta-est-refuse-templum-dice = { $count ->
    [one] Het Templum vraagt nu { $count } dobbelsteen van je, en die heb je niet.
   *[other] Het Templum vraagt nu { $count } dobbelstenen van je, en zoveel heb je er niet.
}
alea-iacta-est-refuse-templum-sum = { $count ->
    [one] Met die dobbelsteen kom je niet aan de { $sum } die { $count } dobbelsteen moet tonen.
   *[other] Met die dobbelsteen kom je niet aan de { $sum } die { $count } dobbelstenen samen moeten tonen.
}
alea-iacta-est-refuse-no-street = Een straat loopt van de laagste tot de hoogste dobbelsteen.
alea-iacta-est-refuse-own-street = { $length ->
    [one] Je hebt één straat, van één dobbelsteen, { $low }: die kan alleen langer worden.
   *[other] Je hebt één straat, { $low } t/m { $high }: die kan alleen langer worden.
}
alea-iacta-est-refuse-same-street = { $length ->
    [one] Er ligt al een straat van één dobbelsteen, { $low }, in de Senatus.
   *[other] Er ligt al een straat { $low } t/m { $high } in de Senatus.
}
alea-iacta-est-refuse-same-set = Er ligt al een set van { $count } × { $die } in het Castrum.
alea-iacta-est-refuse-few-dice = { $count ->
    [one] Je hebt maar { $count } dobbelsteen met een { $die }.
   *[other] Je hebt maar { $count } dobbelstenen met een { $die }.
}
alea-iacta-est-refuse-no-column = { $lower ->
    [one] { $lower } lagere dobbelsteen vult het Forum: deze zou niet op een zuil komen te liggen.
   *[other] { $lower } lagere dobbelstenen vullen het Forum: deze zou niet op een zuil komen te liggen.
}
alea-iacta-est-refuse-no-columns = Beide dobbelstenen moeten op zuilen van het Forum komen te liggen; met de hogere lukt dat niet.
alea-iacta-est-refuse-latrina = De Latrina is er alleen voor wie nergens anders een dobbelsteen kan plaatsen.
alea-iacta-est-refuse-no-chip = Je hebt geen herhaalfiche.
alea-iacta-est-refuse-no-dice-chosen = Neem eerst de dobbelstenen op die je opnieuw wilt gooien.
alea-iacta-est-refuse-together-templum = Het Templum neemt { $dice } niet samen aan: eerst één dobbelsteen, daarna één meer dan de koploper, met een hogere som.
alea-iacta-est-refuse-together-senatus = { $dice } vormen geen straat: in de Senatus volgen de waarden op elkaar, elk één keer.
alea-iacta-est-refuse-together-castrum = { $dice } zijn niet gelijk: het Castrum neemt per beurt dobbelstenen van één waarde.
alea-iacta-est-refuse-together-forum = { $dice } gaan niet samen in het Forum: één dobbelsteen, of twee met som 5.
alea-iacta-est-refuse-together-latrina = De Latrina neemt één dobbelsteen, niet { $dice } samen.

alea-iacta-est-board-head = Etappe { $stage } van { $stages }, ronde { $round }
alea-iacta-est-board-fortuna = Fortuna: { $pile } gedekt, open { $beside }
alea-iacta-est-board-senate = nog niet getrokken senaatstegels: { $pile }
alea-iacta-est-board-player = { $points ->
    [one] ≈ { $points } punt · herhaalfiches { $chips } · senaatstegels { $tiles }
   *[other] ≈ { $points } punten · herhaalfiches { $chips } · senaatstegels { $tiles }
}
alea-iacta-est-board-kept = · Fortuna { $kept } (+{ $drawn })
alea-iacta-est-board-unrolled = te gooien dobbelstenen: { $count }
alea-iacta-est-board-tiles = Je senaatstegels:
alea-iacta-est-board-offered = Je kiest uit:
alea-iacta-est-board-passed = Doorgegeven of onder de stapel gelegd:
alea-iacta-est-board-drawn = Fortunafiches die je deze etappe trok:
alea-iacta-est-board-provinces = Provincies
alea-iacta-est-board-patricians = Patriciërs
alea-iacta-est-board-total = Totaal
alea-iacta-est-board-left-over = Over

## What a move would do

alea-iacta-est-would-templum = { $count ->
    [one] Je hebt dan { $count } dobbelsteen in het Templum, met waarde { $sum }.
   *[other] Je hebt dan { $count } dobbelstenen in het Templum, samen { $sum }.
}
alea-iacta-est-would-templum-more = { $count ->
    [one] Er moet nog { $count } dobbelsteen bij.
   *[other] Er moeten nog { $count } dobbelstenen bij.
}
alea-iacta-est-would-fortuna = Een fortunafiche voor elke dobbelsteen.
alea-iacta-est-would-fortuna-few = { $count ->
    [0] Er is geen fortunafiche meer.
    [one] Er is nog maar { $count } fortunafiche.
   *[other] Er zijn nog maar { $count } fortunafiches.
}
alea-iacta-est-would-rank-street = Een straat van { $length }: nu plaats { $rank }.
alea-iacta-est-would-tile = Dat is genoeg voor een senaatstegel.
alea-iacta-est-would-no-tile = Dat is niet genoeg voor een senaatstegel; de straat zou naar de Latrina gaan.
alea-iacta-est-would-rank-set = Een set van { $count } × { $die }: nu plaats { $rank }.
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

## What a seat has besides points

alea-iacta-est-stake-sets = { $count ->
    [one] ongeveer één set voor een provincie
   *[other] ongeveer { $count } sets voor provincies
}
alea-iacta-est-stake-street = één straat voor een senaatstegel
alea-iacta-est-stake-forum = { $count ->
    [one] ongeveer één dobbelsteen in het Forum
   *[other] ongeveer { $count } dobbelstenen in het Forum
}
alea-iacta-est-stake-chips = { $count ->
    [one] ongeveer één herhaalfiche
   *[other] ongeveer { $count } herhaalfiches
}

## The score sheet

alea-iacta-est-sheet-provinces = Provincies
alea-iacta-est-sheet-patricians = Ondergebrachte patriciërs
alea-iacta-est-sheet-tiles = Senaatstegels
alea-iacta-est-sheet-tile = Senaatstegel { $tile }
alea-iacta-est-sheet-fortuna = Fortunafiches
alea-iacta-est-sheet-chips = Herhaalfiches (2 = 1 punt)

## The table

alea-iacta-est-web-templum = Templum
alea-iacta-est-web-templum-text = Eerst één dobbelsteen; wie volgt, heeft er één meer nodig dan de koploper, en een hogere som. Voor elke dobbelsteen trek je een fortunafiche.
alea-iacta-est-web-senatus = Senatus
alea-iacta-est-web-senatus-text = Een straat van opeenvolgende waarden, één per speler. De langste straten winnen senaatstegels.
alea-iacta-est-web-castrum = Castrum
alea-iacta-est-web-castrum-text = Sets van gelijke dobbelstenen. De grootste sets nemen na elkaar een provincie.
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
alea-iacta-est-web-set = { $rank }. { $seat }: { $count } × { $die }
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
alea-iacta-est-web-into-templum = Plaats { $dice } in het Templum
alea-iacta-est-web-options = Wat je kunt kiezen
alea-iacta-est-web-holdings = Bezit
alea-iacta-est-web-points = { $points ->
    [one] { $points } zichtbaar punt
   *[other] { $points } zichtbare punten
}
alea-iacta-est-web-points-text = Punten als alles wat iedereen ziet zo goed mogelijk wordt ondergebracht. Senaatstegels tellen aan het eind.
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
alea-iacta-est-web-patrician-text = Telt zijn waarde zodra hij in een provincie van zijn kleur woont, in elke een vrouw en een man.
alea-iacta-est-web-province-text = Biedt plaats aan een vrouw en een man van dezelfde kleur als de provincie. Telt de waarde die erop staat, en leeg één minder.
alea-iacta-est-web-say-holding = { $seat }: zichtbare punten { $points }, fiches { $chips }, senaatstegels { $tiles }; provincies: { $provinces }; patriciërs: { $patricians }.

## Hints: waar je kijkt, en welk stuk

alea-iacta-est-nudge-die = Zoek dobbelstenen van één waarde.
alea-iacta-est-nudge-low = Zoek dobbelstenen die op elkaar volgen.
alea-iacta-est-nudge-dice = Zoek twee dobbelstenen die bij elkaar horen.
alea-iacta-est-nudge-value = Kijk naar de fortunafiches.
alea-iacta-est-nudge-tile = Kijk naar de senaatstegels.
alea-iacta-est-nudge-province = Kijk naar de provincies.
alea-iacta-est-nudge-patrician = Kijk naar de patriciërs.
alea-iacta-est-nudge-throw = Kijk naar de dobbelstenen die je hebt opgenomen.
alea-iacta-est-piece-die = dobbelstenen met { $value }
alea-iacta-est-piece-low = een straat van dobbelstenen
alea-iacta-est-piece-dice = de dobbelstenen { $value }
alea-iacta-est-piece-value = een fortunafiche van { $value }

## The end

alea-iacta-est-end-points = De laatste etappe is gespeeld; de stand is { $points } tegen { $less }.
alea-iacta-est-end-left-over = { $points ->
    [one] Gelijk met { $points } punt; niet ondergebrachte patriciërs beslissen, { $left } tegen { $less }.
   *[other] Gelijk met { $points } punten; niet ondergebrachte patriciërs beslissen, { $left } tegen { $less }.
}
alea-iacta-est-end-shared = { $points ->
    [one] Ieder { $points } punt, en de niet ondergebrachte patriciërs zijn evenveel waard.
   *[other] Ieder { $points } punten, en de niet ondergebrachte patriciërs zijn evenveel waard.
}

## Positions that somebody wrote

alea-iacta-est-fault-0 = de dobbelstenen kloppen niet: iemand heeft er niet acht in totaal, of twee in het kleine spel
alea-iacta-est-fault-1 = dobbelstenen liggen tegen de regels: twee straten of twee sets zijn gelijk, of het Forum loopt niet zonder gat op
alea-iacta-est-fault-2 = de fortunafiches kloppen niet
alea-iacta-est-fault-3 = de senaatstegels kloppen niet
alea-iacta-est-fault-4 = een openbaar aantal klopt niet
alea-iacta-est-fault-5 = onjuiste kennis
alea-iacta-est-fault-6 = de werkbank is niet opgeruimd
alea-iacta-est-fault-10 = een straat wordt geschreven als de laagste en de hoogste dobbelsteen, zoals [3, 5], of [5, 5] voor een 5 alleen
alea-iacta-est-fault-11 = een dobbelsteen in het Forum heeft geen eigenaar, of een eigenaar heeft daar geen dobbelsteen
alea-iacta-est-fault-12 = er liggen dobbelstenen in het Templum, dat met vier of vijf spelers wordt gespeeld
alea-iacta-est-fault-13 = er moet gegooid worden, maar er is geen dobbelsteen opgenomen: in deze fase zijn enkele dobbelstenen van de speler ‘unrolled’
