## What a move would do

caesar-cleopatra-would-stand = Invloed bij de { $faction }: { $own } tegen { $their }.
caesar-cleopatra-would-stand-hidden = { $count ->
    [one] Invloed bij de { $faction }: { $own } tegen { $their } en { $count } gedekte kaart.
   *[other] Invloed bij de { $faction }: { $own } tegen { $their } en { $count } gedekte kaarten.
}
caesar-cleopatra-would-win = Naar wat je ziet win je.
caesar-cleopatra-would-lose = Naar wat je ziet verlies je.
caesar-cleopatra-would-equal = Naar wat je ziet wint niemand.
caesar-cleopatra-would-eight = Dan liggen er acht kaarten: de factie stemt aan het eind van deze beurt.
caesar-cleopatra-would-asked = Gevraagd door { $count } van { $cards } stemkaarten.
caesar-cleopatra-would-spy = { $count ->
    [one] Je ziet { $count } kaart en kiest die om af te leggen.
   *[other] Je ziet { $count } kaarten en kiest er een om af te leggen.
}
caesar-cleopatra-would-castle = { $count ->
    [one] Je neemt { $count } kaart op, met waarde { $influence }.
   *[other] Je neemt { $count } kaarten op, samen { $influence } waard.
}
caesar-cleopatra-would-scout = { $count ->
    [one] { $count } gedekte kaart wordt omgedraaid.
   *[other] { $count } gedekte kaarten worden omgedraaid.
}
caesar-cleopatra-would-wrath = Afgelegd worden { $own } kaarten van jou en { $their } van de tegenstander.
caesar-cleopatra-would-answer = De tegenstander mag met een veto antwoorden.
caesar-cleopatra-would-veto = Zonder effect: { $action }. Je mag een vervangende kaart trekken.
caesar-cleopatra-would-suffer-assassination = Je verliest een { $card } bij de { $faction }.
caesar-cleopatra-would-suffer-scout = Omgedraaid bij de { $faction }: { $count } van jouw kaarten.
caesar-cleopatra-would-suffer-spy = De tegenstander ziet je hand en kiest een kaart die wordt afgelegd.
caesar-cleopatra-would-suffer-castling = De tegenstander legt de kaarten van twee facties opnieuw.
caesar-cleopatra-would-order = Je trekt hem als nummer { $number }.
caesar-cleopatra-would-draw = { $count ->
    [one] In deze stapel ligt { $count } kaart.
   *[other] In deze stapel liggen { $count } kaarten.
}
caesar-cleopatra-would-draw-top = Bovenop ligt: { $card }. Kaarten in deze stapel: { $count }.
caesar-cleopatra-would-pass = Je ruilt kaarten; er wordt niets gelegd en geen stemkaart omgedraaid.
caesar-cleopatra-would-pass-idle = Er valt niets te ruilen: de beurt is voorbij.
caesar-cleopatra-would-end = Daarmee is het spel afgelopen.
caesar-cleopatra-would-exchange = { $count ->
    [one] Daarna trek je { $count } kaart.
   *[other] Daarna trek je { $count } kaarten.
}
caesar-cleopatra-would-vote = Je vult aan, dan wordt een stemkaart omgedraaid: { $asking } van { $cards } vragen een factie.

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
caesar-cleopatra-web-ordered = Van boven af: { $cards }.
caesar-cleopatra-web-pile-text = Gedekt. Je trekt van een van beide stapels, kaart voor kaart.
caesar-cleopatra-web-discard = Aflegstapel
caesar-cleopatra-web-nothing = Niets.
caesar-cleopatra-web-bonus = Bonus
caesar-cleopatra-web-bonus-text = Twee punten extra voor de meerderheid van de { $faction }.
caesar-cleopatra-web-bonus-hidden = Geheim tot het einde van het spel.
caesar-cleopatra-web-sum = Zichtbare invloed: { $sum }. Gedekte kaarten: { $unseen }.
caesar-cleopatra-web-certain = Ligt hier zeker: { $cards }.
caesar-cleopatra-web-possible = Ligt hier misschien: { $cards }.
caesar-cleopatra-web-votes = Stemkaarten in de stapel: { $count }
caesar-cleopatra-web-votes-text = Aan het eind van elke actieve beurt wordt er een omgedraaid; die factie stemt.
caesar-cleopatra-web-vote-pile = Nog in de stapel.
caesar-cleopatra-web-vote-out = Omgedraaid; komt terug als de stapel wordt geschud.
caesar-cleopatra-web-vote-removed = Uit het spel.
caesar-cleopatra-web-lay = Hoe te leggen
caesar-cleopatra-web-down = Eén gedekt
caesar-cleopatra-web-up = Twee open
caesar-cleopatra-web-aim = Kies een factie.
caesar-cleopatra-web-aim-two = Kies twee facties.
caesar-cleopatra-web-aim-card = Kies een open kaart van de tegenstander.
caesar-cleopatra-web-aim-hand = Kies de hand van de tegenstander.
caesar-cleopatra-web-spied = De hand van { $seat }
caesar-cleopatra-web-lifted = Leg deze kaarten opnieuw bij de twee facties.
caesar-cleopatra-web-order = Je actiestapel, van onderen: { $cards }
caesar-cleopatra-web-order-drawn-last = laatst
caesar-cleopatra-web-order-drawn-first = eerst getrokken
caesar-cleopatra-web-say-faction = { $faction }: { $left } over, jij hebt er { $mine }, de tegenstander { $theirs }.
caesar-cleopatra-web-say-side = { $seat } toont { $cards }; zichtbare invloed { $sum }, gedekte kaarten { $unseen }.
caesar-cleopatra-web-say-piles = { $seat } heeft { $influence } invloed- en { $actions } actiekaarten; stapels { $influence_pile } en { $action_pile }, afgelegd { $discard }.
caesar-cleopatra-web-say-votes = Komende stemkaarten: { $cards }.

## What a card does, in one line

caesar-cleopatra-short-philosopher = Ongelijke aantallen keren de stemming om.
caesar-cleopatra-short-assassination = Verwijdert een open kaart van de tegenstander.
caesar-cleopatra-short-spy = Toont de hand van de tegenstander; één kaart gaat weg.
caesar-cleopatra-short-castling = Leg je kaarten bij twee facties opnieuw.
caesar-cleopatra-short-scout = Draait kaarten van de tegenstander open bij een factie.
caesar-cleopatra-short-wrath = Alle kaarten bij één factie gaan weg.
caesar-cleopatra-short-veto = Heft een actiekaart van de tegenstander op.

## Long names, and where they may be divided on a narrow card

caesar-cleopatra-divided-philosopher = { caesar-cleopatra-card-philosopher }
caesar-cleopatra-divided-assassination = { caesar-cleopatra-card-assassination }
caesar-cleopatra-divided-scout = ver{"\u00AD"}kenner
