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
caesar-cleopatra-would-asked = Stemkaarten die deze factie ondervragen: { $count } van { $cards }.
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
caesar-cleopatra-would-order = Je trekt hem als nummer { $number }.
caesar-cleopatra-would-draw = { $count ->
    [one] In deze stapel ligt { $count } kaart.
   *[other] In deze stapel liggen { $count } kaarten.
}
caesar-cleopatra-would-draw-top = Bovenop ligt: { $card }. Kaarten in deze stapel: { $count }.
caesar-cleopatra-would-pass = Je mag kaarten ruilen; er wordt niets gelegd en geen stemkaart omgedraaid.
caesar-cleopatra-would-pass-idle = Er valt niets te ruilen: de beurt is voorbij.
caesar-cleopatra-would-exchange-nothing = Je ruilt niets: de beurt is voorbij.
caesar-cleopatra-would-end = Daarmee is het spel afgelopen.
caesar-cleopatra-would-exchange = { $count ->
    [one] Daarna trek je { $count } kaart.
   *[other] Daarna trek je { $count } kaarten.
}
caesar-cleopatra-would-vote = Je vult aan, daarna wordt een stemkaart omgedraaid: bij { $asking } van { $cards } wordt een factie ondervraagd.

## The score sheet

caesar-cleopatra-sheet-won = { $count } van { $size } { $faction }
caesar-cleopatra-sheet-majority = Meerderheid van de { $faction }
caesar-cleopatra-sheet-whole = Alle { $faction }
caesar-cleopatra-sheet-bonus = Bonuskaart: { $faction }

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
caesar-cleopatra-web-bonus = Bonus
caesar-cleopatra-web-bonus-text = Twee punten extra voor de meerderheid van de { $faction }.
caesar-cleopatra-web-bonus-hidden = Geheim tot het einde van het spel.
caesar-cleopatra-web-sum = Zichtbare invloed: { $sum }. Gedekte kaarten: { $unseen }.
caesar-cleopatra-web-certain = Hier zeker: { $cards }.
caesar-cleopatra-web-possible = Hier misschien: { $cards }.
caesar-cleopatra-web-votes = Stemkaarten in de stapel: { $count }
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
caesar-cleopatra-web-say-votes = Komende stemkaarten: { $cards }.

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
