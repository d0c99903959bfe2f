caesar-cleopatra-name = Caesar & Cleopatra
caesar-cleopatra-pitch = Twee heersers dingen met open en gedekte kaarten naar de gunst van 21 patriciërs; dan komt een vertrouwensvraag die niet iedereen verwachtte.
caesar-cleopatra-summary = Twee spelers leggen invloedkaarten, open of gedekt, om de stemmen van 21 patriciërs te winnen.
caesar-cleopatra-chapter-v = De vertrouwensvraag
caesar-cleopatra-chapter-x = Varianten
caesar-cleopatra-list = { $first }, { $rest }

caesar-cleopatra-seat-caesar = Caesar
caesar-cleopatra-seat-cleopatra = Cleopatra

caesar-cleopatra-option-action-order = De actiestapel
caesar-cleopatra-option-action-order-chosen = in een zelf gekozen volgorde
caesar-cleopatra-option-action-order-shuffled = geschud
caesar-cleopatra-option-orgies = Orgieën onder de vertrouwensvragen
caesar-cleopatra-option-orgies-all = alle drie
caesar-cleopatra-option-orgies-fading = gewone orgieën verdwijnen na het omdraaien, zodra twee facties gewonnen zijn
caesar-cleopatra-option-orgies-fewer = vanaf het begin één minder
caesar-cleopatra-option-scale = De omvang van het spel
caesar-cleopatra-option-scale-whole = volledig
caesar-cleopatra-option-scale-small = klein: twee facties en ieder vier kaarten, voor studie

## The factions

caesar-cleopatra-faction-senators = senatoren
caesar-cleopatra-faction-praetors = praetoren
caesar-cleopatra-faction-quaestors = quaestoren
caesar-cleopatra-faction-censors = censoren
caesar-cleopatra-faction-aediles = aedilen
caesar-cleopatra-vote-senators = { caesar-cleopatra-faction-senators }
caesar-cleopatra-vote-praetors = { caesar-cleopatra-faction-praetors }
caesar-cleopatra-vote-quaestors = { caesar-cleopatra-faction-quaestors }
caesar-cleopatra-vote-censors = { caesar-cleopatra-faction-censors }
caesar-cleopatra-vote-aediles = { caesar-cleopatra-faction-aediles }
caesar-cleopatra-vote-orgy = orgie
caesar-cleopatra-vote-shuffling-orgy = orgie (schudden)
caesar-cleopatra-bonus-senators = { caesar-cleopatra-faction-senators }
caesar-cleopatra-bonus-praetors = { caesar-cleopatra-faction-praetors }
caesar-cleopatra-bonus-quaestors = { caesar-cleopatra-faction-quaestors }

## The cards

caesar-cleopatra-card-one = 1
caesar-cleopatra-card-one-text = Een invloedkaart met waarde 1.
caesar-cleopatra-card-two = 2
caesar-cleopatra-card-two-text = Een invloedkaart met waarde 2.
caesar-cleopatra-card-three = 3
caesar-cleopatra-card-three-text = Een invloedkaart met waarde 3.
caesar-cleopatra-card-four = 4
caesar-cleopatra-card-four-text = Een invloedkaart met waarde 4.
caesar-cleopatra-card-five = 5
caesar-cleopatra-card-five-text = Een invloedkaart met waarde 5.
caesar-cleopatra-card-philosopher = filosoof
caesar-cleopatra-card-philosopher-text = Een invloedkaart met waarde 0. Hebben de spelers bij een ondervraagde factie niet evenveel filosofen, dan wint de laagste invloed. Wordt na een besliste vertrouwensvraag afgelegd.
caesar-cleopatra-card-assassination = aanslag
caesar-cleopatra-card-assassination-text = Verwijder één open invloedkaart van de tegenstander.
caesar-cleopatra-card-spy = spion
caesar-cleopatra-card-spy-text = Bekijk de hand van de tegenstander en kies een kaart die wordt afgelegd. De tegenstander mag een vervangende kaart trekken.
caesar-cleopatra-card-castling = rokade
caesar-cleopatra-card-castling-text = Neem al je kaarten bij twee facties op en verdeel ze opnieuw over deze twee, gedekt.
caesar-cleopatra-card-scout = verkenner
caesar-cleopatra-card-scout-text = Draai alle gedekte kaarten van de tegenstander bij één factie om.
caesar-cleopatra-card-wrath = toorn der goden
caesar-cleopatra-card-wrath-text = Leg alle invloedkaarten van beide spelers bij één factie af.
caesar-cleopatra-card-veto = veto
caesar-cleopatra-card-veto-text = Als antwoord op een actiekaart van de tegenstander: die heeft geen effect. Daarna mag je een vervangende kaart trekken.

caesar-cleopatra-influence-one = { caesar-cleopatra-card-one }
caesar-cleopatra-influence-two = { caesar-cleopatra-card-two }
caesar-cleopatra-influence-three = { caesar-cleopatra-card-three }
caesar-cleopatra-influence-four = { caesar-cleopatra-card-four }
caesar-cleopatra-influence-five = { caesar-cleopatra-card-five }
caesar-cleopatra-influence-philosopher = { caesar-cleopatra-card-philosopher }
caesar-cleopatra-action-assassination = { caesar-cleopatra-card-assassination }
caesar-cleopatra-action-spy = { caesar-cleopatra-card-spy }
caesar-cleopatra-action-castling = { caesar-cleopatra-card-castling }
caesar-cleopatra-action-scout = { caesar-cleopatra-card-scout }
caesar-cleopatra-action-wrath = { caesar-cleopatra-card-wrath }
caesar-cleopatra-action-veto = { caesar-cleopatra-card-veto }
caesar-cleopatra-pile-influence = invloedstapel
caesar-cleopatra-pile-action = actiestapel

## The moves

caesar-cleopatra-move-bonus = Invloedbonus: { $bonus }
caesar-cleopatra-move-deal = Trek: { $card }
caesar-cleopatra-move-turn-up = Draai de vertrouwensvraag om: { $vote }
caesar-cleopatra-move-ask = Buitengewone vertrouwensvraag: { $faction }
caesar-cleopatra-move-order = Boven op de actiestapel: { $action }
caesar-cleopatra-move-lay-hidden = Leg een { $card } gedekt bij de { $faction }
caesar-cleopatra-move-lay-open = Leg een { $card } open bij de { $faction }
caesar-cleopatra-move-assassinate = Aanslag: { $card } bij de { $faction }
caesar-cleopatra-move-spy = Spion
caesar-cleopatra-move-castle = Rokade: { $faction } en { $partner }
caesar-cleopatra-move-scout = Verkenner: { $faction }
caesar-cleopatra-move-wrath = Toorn der goden: { $faction }
caesar-cleopatra-move-veto = Veto
caesar-cleopatra-move-veto-card = Veto tegen: { $action }
caesar-cleopatra-move-let-pass = Geen veto
caesar-cleopatra-move-let-pass-card = Geen veto: { $action }
caesar-cleopatra-move-choose = Uit die hand afleggen: { $card }
caesar-cleopatra-move-draw = Trek van de { $pile }
caesar-cleopatra-move-decline = Trek geen vervangende kaart
caesar-cleopatra-move-pass = Blijf passief
caesar-cleopatra-move-exchange = Ruil: { $card }
caesar-cleopatra-move-done = Klaar

## What is asked

caesar-cleopatra-ask-order = Leg een kaart op je actiestapel; de laatste wordt als eerste getrokken.
caesar-cleopatra-ask-bonus = De kaarten ‘invloedbonus’ worden getrokken.
caesar-cleopatra-ask-arrange = { $factions ->
    [2] Leg een 1 en een 2 gedekt, bij elk van de twee facties één, te beginnen bij de { caesar-cleopatra-faction-senators }.
   *[other] Leg van elke waarde één kaart gedekt, bij elke factie één, te beginnen bij de { caesar-cleopatra-faction-senators }.
}
caesar-cleopatra-ask-turn = { $influence ->
    [0] Zonder invloedkaarten in de hand moet je passief blijven.
   *[other] Leg invloed, speel een actiekaart of blijf passief.
}
caesar-cleopatra-ask-lay = Leg één kaart gedekt of twee open.
caesar-cleopatra-ask-second = Leg de tweede kaart open.
caesar-cleopatra-ask-closing = Speel een actiekaart of kies Klaar.
caesar-cleopatra-ask-answer = Antwoord op de actiekaart: speel een veto of niet.
caesar-cleopatra-ask-spy = Kies een kaart uit deze hand die wordt afgelegd.
caesar-cleopatra-ask-replace = Je mag één vervangende kaart trekken.
caesar-cleopatra-ask-castle = Leg een opgenomen kaart gedekt bij een van de twee facties.
caesar-cleopatra-ask-extraordinary = Een factie met acht kaarten wordt ondervraagd.
caesar-cleopatra-ask-refill = Vul je hand aan: kies een stapel om van te trekken.
caesar-cleopatra-ask-vote = Een kaart ‘vertrouwensvraag’ wordt omgedraaid.
caesar-cleopatra-ask-exchange = { $must ->
    [0] Leg de kaarten af die je wilt ruilen en kies dan Klaar.
   *[other] Leg de kaarten af die je wilt ruilen: minstens één, want je hebt geen invloedkaarten in de hand.
}
caesar-cleopatra-ask-redraw = Trek evenveel als je aflegde: kies een stapel.
caesar-cleopatra-ask-over = De partij is afgelopen.

## The log

caesar-cleopatra-log-bonus = { $seat } trekt een invloedbonus: { $bonus }.
    .you-seat = Je trekt een invloedbonus: { $bonus }.
caesar-cleopatra-log-bonus-hidden = { $seat } trekt een invloedbonus.
    .you-seat = Je trekt een invloedbonus.
caesar-cleopatra-log-orders = { $seat } legt op de actiestapel: { $action }.
    .you-seat = Je legt op de actiestapel: { $action }.
caesar-cleopatra-log-arranges = { $seat } legt een { $card } gedekt bij de { $faction }.
    .you-seat = Je legt een { $card } gedekt bij de { $faction }.
caesar-cleopatra-log-arranged = { $seat } heeft vijf kaarten gedekt neergelegd, bij elke factie één.
    .you-seat = Je hebt vijf kaarten gedekt neergelegd, bij elke factie één.
caesar-cleopatra-log-lays-hidden = { $seat } legt een { $card } gedekt bij de { $faction }.
    .you-seat = Je legt een { $card } gedekt bij de { $faction }.
caesar-cleopatra-log-lays-hidden-hidden = { $seat } legt een kaart gedekt bij de { $faction }.
    .you-seat = Je legt een kaart gedekt bij de { $faction }.
caesar-cleopatra-log-lays-again = { $seat } legt een { $card } opnieuw neer, gedekt, bij de { $faction }.
    .you-seat = Je legt een { $card } opnieuw neer, gedekt, bij de { $faction }.
caesar-cleopatra-log-laid-again = { $seat } heeft de kaarten opnieuw gedekt neergelegd: { $count } bij de { $faction }, { $others } bij de { $partner }.
    .you-seat = Je hebt de kaarten opnieuw gedekt neergelegd: { $count } bij de { $faction }, { $others } bij de { $partner }.
caesar-cleopatra-log-lays-open = { $seat } legt een { $card } open bij de { $faction }.
    .you-seat = Je legt een { $card } open bij de { $faction }.
caesar-cleopatra-log-plays-assassination = { $seat } speelt een aanslag: { $card } bij de { $faction }.
    .you-seat = Je speelt een aanslag: { $card } bij de { $faction }.
caesar-cleopatra-log-plays-spy = { $seat } speelt een spion.
    .you-seat = Je speelt een spion.
caesar-cleopatra-log-plays-castling = { $seat } speelt een rokade: { $faction } en { $partner }.
    .you-seat = Je speelt een rokade: { $faction } en { $partner }.
caesar-cleopatra-log-plays-scout = { $seat } speelt een verkenner: { $faction }.
    .you-seat = Je speelt een verkenner: { $faction }.
caesar-cleopatra-log-plays-wrath = { $seat } speelt de toorn der goden: { $faction }.
    .you-seat = Je speelt de toorn der goden: { $faction }.
caesar-cleopatra-log-lets-pass = { $seat } speelt geen veto.
    .you-seat = Je speelt geen veto.
caesar-cleopatra-log-vetoes = { $seat } speelt een veto; zonder effect blijft: { $action }.
    .you-seat = Je speelt een veto; zonder effect blijft: { $action }.
caesar-cleopatra-log-removed = Een { $card } van { $seat } bij de { $faction } wordt verwijderd.
    .you-seat = Een { $card } van jou bij de { $faction } wordt verwijderd.
caesar-cleopatra-log-takes-up = { $seat } neemt alle eigen kaarten bij de { $faction } en de { $partner } op: { $count }.
    .you-seat = Je neemt al je kaarten bij de { $faction } en de { $partner } op: { $count }.
caesar-cleopatra-log-turned-up = Kaarten van { $seat } bij de { $faction } worden omgedraaid: { $cards }.
    .you-seat = Jouw kaarten bij de { $faction } worden omgedraaid: { $cards }.
caesar-cleopatra-log-looks = { $seat } bekijkt de hand van { $other }.
    .you-seat = Je bekijkt de hand van { $other }.
    .you-other = { $seat } bekijkt jouw hand.
caesar-cleopatra-log-hand = De hand van { $seat }: { $cards }.
    .you-seat = Jouw hand: { $cards }.
caesar-cleopatra-log-chooses = { $seat } kiest de kaart die wordt afgelegd: { $card }.
    .you-seat = Je kiest de kaart die wordt afgelegd: { $card }.
caesar-cleopatra-log-discards = { $seat } legt af: { $cards }.
    .you-seat = Je legt af: { $cards }.
caesar-cleopatra-log-draws = { $seat } trekt van de { $pile }.
    .you-seat = Je trekt van de { $pile }.
caesar-cleopatra-log-dealt = { $seat } trekt: { $card }.
    .you-seat = Je trekt: { $card }.
    .you-seat-several = Je trekt: { $card }.
    .several = { $seat } trekt: { $card }.
caesar-cleopatra-log-declines = { $seat } trekt geen vervangende kaart.
    .you-seat = Je trekt geen vervangende kaart.
caesar-cleopatra-log-passive = { $seat } blijft passief.
    .you-seat = Je blijft passief.
caesar-cleopatra-log-idle = { $seat } heeft niets te ruilen.
    .you-seat = Je hebt niets te ruilen.
caesar-cleopatra-log-exchanges = { $seat } legt af om te ruilen: { $card }.
    .you-seat = Je legt af om te ruilen: { $card }.
caesar-cleopatra-log-exchanged = { $seat } legt niets meer af. Te trekken: { $count }.
    .you-seat = Je legt niets meer af. Te trekken: { $count }.
caesar-cleopatra-log-exchanges-nothing = { $seat } ruilt niets.
    .you-seat = Je ruilt niets.
caesar-cleopatra-log-done = { $seat } speelt niets meer.
    .you-seat = Je speelt niets meer.
caesar-cleopatra-log-extraordinary = Bij de { $faction } liggen acht kaarten: een buitengewone vertrouwensvraag.
caesar-cleopatra-log-turned = De vertrouwensvraag wordt omgedraaid: { $vote }.
caesar-cleopatra-log-vote-removed = Deze vertrouwensvraag gaat uit het spel: { $vote }.
caesar-cleopatra-log-orgy = Niemand wordt ondervraagd.
caesar-cleopatra-log-shuffled = De vertrouwensvragen worden tot een nieuwe stapel geschud (kaarten: { $count }).
caesar-cleopatra-log-influence = Invloed op de { $faction }: Caesar { $caesar }, Cleopatra { $cleopatra }.
caesar-cleopatra-log-equal = Gelijke invloed: alle kaarten bij de { $faction } blijven open liggen.
caesar-cleopatra-log-reversed = Filosofen keren de uitslag om.
caesar-cleopatra-log-wins-patrician = { $seat } wint een van de { $faction }.
    .you-seat = Je wint een van de { $faction }.
caesar-cleopatra-log-exhausted = Alle { $faction } zijn gewonnen; de kaarten daar worden afgelegd.
caesar-cleopatra-log-turn = { $seat } is aan de beurt.
    .you-seat = Jij bent aan de beurt.
caesar-cleopatra-log-alone = Alleen { $seat } heeft nog invloedkaarten en gaat als enige verder.
    .you-seat = Alleen jij hebt nog invloedkaarten; je gaat als enige verder.
caesar-cleopatra-log-all-won = Alle patriciërs zijn gewonnen. De partij is afgelopen.
caesar-cleopatra-log-no-influence = Niemand heeft nog invloedkaarten. De partij is afgelopen.
caesar-cleopatra-log-both-idle = Twee passieve beurten achter elkaar zonder ruil. De partij is afgelopen.
caesar-cleopatra-log-no-room = Er kan geen invloed meer worden gelegd. De partij is afgelopen.
caesar-cleopatra-log-shows-bonus = { $seat } toont de invloedbonus: { $bonus }.
    .you-seat = Je toont de invloedbonus: { $bonus }.
caesar-cleopatra-log-score = Punten van { $seat }: { $points }.
    .you-seat = Jouw punten: { $points }.
caesar-cleopatra-log-wins = { $seat } wint.
    .you-seat = Je wint.
caesar-cleopatra-log-draw = Punten en patriciërs zijn gelijk: gelijkspel.

## Why a move is not legal

caesar-cleopatra-refuse-over = De partij is afgelopen.
caesar-cleopatra-refuse-chance = Eerst wordt een kaart getrokken of omgedraaid.
caesar-cleopatra-refuse-first = Nu wordt iets anders gevraagd. { $ask }
caesar-cleopatra-refuse-arranged = Bij de { $faction } ligt al een kaart.
caesar-cleopatra-refuse-arrange-order = De facties komen na elkaar aan de beurt; nu: { $faction }.
caesar-cleopatra-refuse-no-card = Zo’n kaart is er nu niet: { $card }.
caesar-cleopatra-refuse-not-lifted = Bij een rokade leg je de opgenomen kaarten bij de twee gekozen facties.
caesar-cleopatra-refuse-laid = Er is in deze beurt al invloed gelegd.
caesar-cleopatra-refuse-no-influence = Zonder invloedkaarten in de hand blijf je passief.
caesar-cleopatra-refuse-exhausted = Alle { $faction } zijn gewonnen; daar wordt niets meer gelegd.
caesar-cleopatra-refuse-own-limit = Bij de { $faction } liggen vijf kaarten van jou; er is geen plaats voor een zesde.
caesar-cleopatra-refuse-both-limit = Bij de { $faction } liggen acht kaarten; er is geen plaats voor een negende.
caesar-cleopatra-refuse-one-open = Voor twee open kaarten zijn twee kaarten in de hand en plaats voor beide nodig; één kaart leg je gedekt.
caesar-cleopatra-refuse-played = In deze beurt is al een actiekaart gespeeld; meer mag niet.
caesar-cleopatra-refuse-castle-order = Noem twee verschillende facties, in de volgorde van de rijen.
caesar-cleopatra-refuse-needs-castling = Voor een rokade zijn twee facties met nog patriciërs nodig, en een kaart van jou bij een van beide.
caesar-cleopatra-refuse-needs-assassination = Voor een aanslag is zo’n open kaart van de tegenstander nodig.
caesar-cleopatra-refuse-needs-spy = Voor een spion is een kaart in de hand van de tegenstander nodig.
caesar-cleopatra-refuse-needs-scout = Voor een verkenner is daar een gedekte kaart van de tegenstander nodig.
caesar-cleopatra-refuse-needs-wrath = Voor de toorn der goden is daar een invloedkaart nodig.
caesar-cleopatra-refuse-empty-pile = Daar valt niets meer te trekken: { $pile }.
caesar-cleopatra-refuse-exchange-first = Zonder invloedkaarten in de hand moet je minstens één kaart ruilen.
caesar-cleopatra-refuse-influence-last = Je hebt geen invloedkaart: de laatste kaart komt van de invloedstapel.
caesar-cleopatra-refuse-exchange-limit = Je kunt niet meer kaarten ruilen dan er in de stapels liggen.
caesar-cleopatra-refuse-discard-first = Alle kaarten worden afgelegd voordat de eerste wordt getrokken.
caesar-cleopatra-refuse-active = Je beurt is al actief.
caesar-cleopatra-refuse-lay-first = Een actieve speler legt eerst invloed.
caesar-cleopatra-refuse-veto = Een veto kan alleen als antwoord op een actiekaart van de tegenstander.
caesar-cleopatra-refuse-no-answer = Er wacht geen actiekaart op antwoord.

caesar-cleopatra-board-side = { $points ->
    [one] { $points } punt · hand { $influence } invloed, { $actions } actie · stapels { $influence_pile }, { $action_pile }
   *[other] { $points } punten · hand { $influence } invloed, { $actions } actie · stapels { $influence_pile }, { $action_pile }
}
caesar-cleopatra-board-hand = Hand:
caesar-cleopatra-board-bonus = Invloedbonus:
caesar-cleopatra-board-pile = Actiestapel, bovenste eerst:
caesar-cleopatra-board-lifted = Opgenomen:
caesar-cleopatra-board-action = Wordt gespeeld:
caesar-cleopatra-board-known = Bekend van de tegenstander:
caesar-cleopatra-board-in-hand = hand
caesar-cleopatra-board-votes = Vertrouwensvragen die nog komen:
caesar-cleopatra-board-votes-out = Omgedraaide vertrouwensvragen:
caesar-cleopatra-board-discard = Aflegstapel,

## What a move would do

caesar-cleopatra-would-stand = Invloed bij de { $faction }: { $own } tegen { $their }.
caesar-cleopatra-would-stand-hidden = { $count ->
    [one] Invloed bij de { $faction }: { $own } tegen { $their } en { $count } gedekte kaart.
   *[other] Invloed bij de { $faction }: { $own } tegen { $their } en { $count } gedekte kaarten.
}
caesar-cleopatra-would-win = Voor zover je ziet, win je.
caesar-cleopatra-would-lose = Voor zover je ziet, verlies je.
caesar-cleopatra-would-equal = Voor zover je ziet, wint niemand.
caesar-cleopatra-would-eight = Dan liggen er acht kaarten: de factie wordt aan het eind van deze beurt ondervraagd.
caesar-cleopatra-would-asked = Vertrouwensvragen aan deze factie: { $count } van { $cards }.
caesar-cleopatra-would-spy = { $count ->
    [one] Je ziet { $count } kaart en laat die afleggen.
   *[other] Je ziet { $count } kaarten en laat er een afleggen.
}
caesar-cleopatra-would-castle = { $count ->
    [one] Je neemt { $count } kaart op, met waarde { $influence }.
   *[other] Je neemt { $count } kaarten op, samen { $influence } waard.
}
caesar-cleopatra-would-scout = { $count ->
    [one] { $count } gedekte kaart wordt omgedraaid.
   *[other] { $count } gedekte kaarten worden omgedraaid.
}
caesar-cleopatra-would-wrath = Afgelegd: { $own } van jouw kaarten, { $their } van de tegenstander.
caesar-cleopatra-would-answer = De tegenstander mag met een veto antwoorden.
caesar-cleopatra-would-veto = Zonder effect: { $action }. Je mag een vervangende kaart trekken.
caesar-cleopatra-would-suffer-assassination = Je verliest een { $card } bij de { $faction }.
caesar-cleopatra-would-suffer-scout = Omgedraaid bij de { $faction }: { $count } van jouw kaarten.
caesar-cleopatra-would-suffer-spy = De tegenstander ziet je hand en kiest een kaart die wordt afgelegd.
caesar-cleopatra-would-suffer-castling = De tegenstander verdeelt de eigen kaarten bij twee facties opnieuw.
caesar-cleopatra-would-order = Je trekt hem als { $number }e kaart.
caesar-cleopatra-would-draw = { $count ->
    [one] In deze stapel ligt { $count } kaart.
   *[other] In deze stapel liggen { $count } kaarten.
}
caesar-cleopatra-would-draw-top = Bovenop ligt: { $card }. Kaarten in deze stapel: { $count }.
caesar-cleopatra-would-pass = Je mag kaarten ruilen; er wordt niets gelegd en geen vertrouwensvraag omgedraaid.
caesar-cleopatra-would-pass-idle = Er valt niets te ruilen: de beurt is voorbij.
caesar-cleopatra-would-exchange-nothing = Je ruilt niets: de beurt is voorbij.
caesar-cleopatra-would-end = Daarmee is de partij afgelopen.
caesar-cleopatra-would-exchange = { $count ->
    [one] Daarna trek je { $count } kaart.
   *[other] Daarna trek je { $count } kaarten.
}
caesar-cleopatra-would-vote = { $asking ->
    [one] Je vult aan, daarna wordt een vertrouwensvraag omgedraaid: { $asking } van de { $cards } ondervraagt een factie.
   *[other] Je vult aan, daarna wordt een vertrouwensvraag omgedraaid: { $asking } van de { $cards } ondervragen een factie.
}

## What a seat has besides points

caesar-cleopatra-stake-factions = { $count ->
    [one] de voorsprong bij ongeveer één factie
   *[other] de voorsprong bij ongeveer { $count } facties
}
caesar-cleopatra-stake-hand = { $count ->
    [one] ongeveer één handkaart
   *[other] ongeveer { $count } handkaarten
}

## The score sheet

caesar-cleopatra-sheet-won = { $count } van { $size } { $faction }
caesar-cleopatra-sheet-majority = Meerderheid van de { $faction }
caesar-cleopatra-sheet-whole = Alle { $faction }
caesar-cleopatra-sheet-bonuses = Invloedbonus
caesar-cleopatra-sheet-bonus = Invloedbonus: { $faction }

## The table

caesar-cleopatra-web-influence = invloed
caesar-cleopatra-web-hand = Hand
caesar-cleopatra-web-held = In de hand: { $cards }.
caesar-cleopatra-web-known-hand = Bekend in deze hand: { $cards }.
caesar-cleopatra-web-known-nothing = Van deze hand is niets bekend.
caesar-cleopatra-web-hand-counts = Hand: { $influence } invloed, { $actions } actie
caesar-cleopatra-web-ordered = Van boven naar beneden: { $cards }.
caesar-cleopatra-web-pile-text = Gedekt. Je trekt van een van beide stapels, kaart voor kaart.
caesar-cleopatra-web-discard = Aflegstapel
caesar-cleopatra-web-nothing = Niets.
caesar-cleopatra-web-bonus = Invloedbonus
caesar-cleopatra-web-bonus-text = Twee punten extra voor de meerderheid van de { $faction }.
caesar-cleopatra-web-bonus-hidden = Geheim tot het einde van het spel.
caesar-cleopatra-web-sum = Zichtbare invloed: { $sum }. Gedekte kaarten: { $unseen }.
caesar-cleopatra-web-certain = Hier zeker: { $cards }.
caesar-cleopatra-web-possible = Hier misschien: { $cards }.
caesar-cleopatra-web-votes = Vertrouwensvragen in de stapel: { $count }
caesar-cleopatra-web-votes-text = Aan het eind van elke actieve beurt wordt er een omgedraaid; die factie wordt ondervraagd.
caesar-cleopatra-web-vote-pile = Nog in de stapel.
caesar-cleopatra-web-vote-out = Omgedraaid; komt terug als de stapel wordt geschud.
caesar-cleopatra-web-vote-removed = Uit het spel.
caesar-cleopatra-web-lay = Hoe leg je?
caesar-cleopatra-web-down = Eén gedekt
caesar-cleopatra-web-up = Twee open
caesar-cleopatra-web-aim = Kies een factie.
caesar-cleopatra-web-aim-two = Kies twee facties.
caesar-cleopatra-web-aim-card = Kies een open kaart van de tegenstander.
caesar-cleopatra-web-aim-hand = Kies de hand van de tegenstander.
caesar-cleopatra-web-spied = De hand van { $seat }
caesar-cleopatra-web-lifted = Leg deze kaarten opnieuw bij de twee facties.
caesar-cleopatra-web-order = Je actiestapel, van onder naar boven: { $cards }
caesar-cleopatra-web-order-drawn-last = laatst
caesar-cleopatra-web-order-drawn-first = eerst getrokken
caesar-cleopatra-web-say-faction = { $faction }: { $left } over, jij hebt er { $mine }, de tegenstander { $theirs }.
caesar-cleopatra-web-say-side = { $seat } toont { $cards }; zichtbare invloed { $sum }, gedekte kaarten { $unseen }.
caesar-cleopatra-web-say-piles = In de hand van { $seat }: invloedkaarten { $influence }, actiekaarten { $actions }; stapels { $influence_pile } en { $action_pile }, afgelegd { $discard }.
caesar-cleopatra-web-say-known = Bekend in de hand van { $seat }: { $cards }.
caesar-cleopatra-web-say-votes = Komende vertrouwensvragen: { $cards }.

## What a card does, in one line

caesar-cleopatra-short-philosopher = Ongelijke aantallen keren de uitslag om.
caesar-cleopatra-short-assassination = Verwijdert een open kaart van de tegenstander.
caesar-cleopatra-short-spy = Toont de hand van de tegenstander; één kaart gaat weg.
caesar-cleopatra-short-castling = Herverdeel je kaarten bij twee facties.
caesar-cleopatra-short-scout = Draait kaarten van de tegenstander bij een factie om.
caesar-cleopatra-short-wrath = Alle kaarten bij één factie gaan weg.
caesar-cleopatra-short-veto = Heft een actiekaart van de tegenstander op.

## Long names, and where they may be divided on a narrow card

caesar-cleopatra-divided-philosopher = { caesar-cleopatra-card-philosopher }
caesar-cleopatra-divided-assassination = { caesar-cleopatra-card-assassination }
caesar-cleopatra-divided-scout = ver{"\u00AD"}kenner

## Hints: waar je kijkt, en welk stuk

caesar-cleopatra-nudge-card = Kijk naar de kaarten waaruit je kunt kiezen.
caesar-cleopatra-nudge-action = Kijk naar je actiekaarten.
caesar-cleopatra-nudge-assassinate = { caesar-cleopatra-nudge-action }
caesar-cleopatra-nudge-spy = { caesar-cleopatra-nudge-action }
caesar-cleopatra-nudge-castle = { caesar-cleopatra-nudge-action }
caesar-cleopatra-nudge-scout = { caesar-cleopatra-nudge-action }
caesar-cleopatra-nudge-wrath = { caesar-cleopatra-nudge-action }
caesar-cleopatra-nudge-veto = { caesar-cleopatra-nudge-action }
caesar-cleopatra-nudge-pile = Denk aan de soort kaart die je mist.
caesar-cleopatra-nudge-pass = Vraag je af of je je nu beter inhoudt.
caesar-cleopatra-nudge-let-pass = { caesar-cleopatra-nudge-pass }
caesar-cleopatra-nudge-decline = { caesar-cleopatra-nudge-pass }
caesar-cleopatra-nudge-done = { caesar-cleopatra-nudge-pass }
caesar-cleopatra-piece-card = de kaart { $value }
caesar-cleopatra-piece-assassinate = { caesar-cleopatra-card-assassination }
caesar-cleopatra-piece-spy = { caesar-cleopatra-card-spy }
caesar-cleopatra-piece-castle = { caesar-cleopatra-card-castling }
caesar-cleopatra-piece-scout = { caesar-cleopatra-card-scout }
caesar-cleopatra-piece-wrath = { caesar-cleopatra-card-wrath }
caesar-cleopatra-piece-veto = { caesar-cleopatra-card-veto }
caesar-cleopatra-suggest-order = Voorgestelde volgorde

## The end

caesar-cleopatra-end-all-won = Alle patriciërs zijn gewonnen; de stand is { $points } tegen { $less }.
caesar-cleopatra-end-no-influence = Er zijn geen invloedkaarten meer; de stand is { $points } tegen { $less }.
caesar-cleopatra-end-both-idle = Twee beurten achter elkaar zonder ruil; de stand is { $points } tegen { $less }.
caesar-cleopatra-end-no-room = Er kan geen invloed meer worden gelegd; de stand is { $points } tegen { $less }.
caesar-cleopatra-end-patricians = { $points ->
    [one] Allebei { $points } punt; het hoogste aantal patriciërs beslist.
   *[other] Allebei { $points } punten; het hoogste aantal patriciërs beslist.
}

## Positions that somebody wrote

caesar-cleopatra-fault-0 = de kaarten kloppen niet
caesar-cleopatra-fault-1 = de patriciërs kloppen niet: patricians en won zijn samen niet alle patriciërs
caesar-cleopatra-fault-2 = de vertrouwensvragen kloppen niet
caesar-cleopatra-fault-3 = de invloedbonussen kloppen niet
caesar-cleopatra-fault-4 = een openbaar aantal klopt niet
caesar-cleopatra-fault-5 = er liggen te veel kaarten bij een factie
caesar-cleopatra-fault-6 = onjuiste kennis: known of known_actions noemt een kaart die daar niet kan zijn
caesar-cleopatra-fault-9 = een actiestapel strijdt met de opties action_order en piles
caesar-cleopatra-option-piles = Je eigen actiestapel, als hij eenmaal ligt
caesar-cleopatra-option-piles-remembered = de volgorde blijft voor jou zichtbaar
caesar-cleopatra-option-piles-closed = mag niet meer worden bekeken
caesar-cleopatra-log-arranged-small = { $seat } heeft twee kaarten gedekt neergelegd, bij elk van de twee facties één.
    .you-seat = Je hebt twee kaarten gedekt neergelegd, bij elk van de twee facties één.
caesar-cleopatra-log-five-everywhere = Bij elke overgebleven factie liggen vijf kaarten van { $seat }: er wordt geen vertrouwensvraag meer omgedraaid. De partij is afgelopen.
    .you-seat = Bij elke overgebleven factie liggen vijf kaarten van jou: er wordt geen vertrouwensvraag meer omgedraaid. De partij is afgelopen.
caesar-cleopatra-end-five-everywhere = Eén kant heeft bij elke overgebleven factie vijf kaarten; de stand is { $points } tegen { $less }.
caesar-cleopatra-would-pass-must = Je hebt geen invloedkaarten in de hand en moet dus minstens één kaart ruilen; er wordt niets gelegd en geen vertrouwensvraag omgedraaid.
caesar-cleopatra-would-five-everywhere = Bij elke overgebleven factie liggen vijf kaarten van jou: de partij is afgelopen, zonder dat nog een vertrouwensvraag wordt omgedraaid.
