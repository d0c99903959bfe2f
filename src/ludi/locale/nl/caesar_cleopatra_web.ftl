## What a move would do

caesar-cleopatra-would-stand = Bij de { $faction } wordt het { $own } voor jou tegen { $their }.
caesar-cleopatra-would-stand-hidden = { $count ->
    [one] Bij de { $faction } wordt het { $own } voor jou tegen { $their } en { $count } gedekte kaart.
   *[other] Bij de { $faction } wordt het { $own } voor jou tegen { $their } en { $count } gedekte kaarten.
}
caesar-cleopatra-would-win = Naar wat je ziet zou je de stemming winnen.
caesar-cleopatra-would-lose = Naar wat je ziet zou je de stemming verliezen.
caesar-cleopatra-would-equal = Naar wat je ziet zou niemand de stemming winnen.
caesar-cleopatra-would-eight = Dan liggen er acht kaarten: de factie stemt aan het eind van deze beurt.
caesar-cleopatra-would-asked = Van { $cards } stemkaarten in de stapel vragen er { $count } naar de { $faction }.
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
