## What a move would do

alea-iacta-est-would-templum = { $count ->
    [one] Je hebt dan { $count } dobbelsteen in het Templum, met { $sum } ogen.
   *[other] Je hebt dan { $count } dobbelstenen in het Templum, samen { $sum } ogen.
}
alea-iacta-est-would-templum-more = { $count ->
    [one] Er moet nog { $count } dobbelsteen bij.
   *[other] Er moeten nog { $count } dobbelstenen bij.
}
alea-iacta-est-would-fortuna = Een Fortunafiche voor elke dobbelsteen.
alea-iacta-est-would-rank-street = Een straat van { $length }: nu plaats { $rank }.
alea-iacta-est-would-tile = Dat is genoeg voor een senaatstegel.
alea-iacta-est-would-no-tile = Dat is niet genoeg voor een senaatstegel; de straat zou naar de Latrina gaan.
alea-iacta-est-would-rank-set = Een set van { $count } × { $die }: nu plaats { $rank }.
alea-iacta-est-would-province = Dat is genoeg voor een provincie.
alea-iacta-est-would-no-province = Dat is niet genoeg voor een provincie; de set zou naar de Latrina gaan.
alea-iacta-est-would-forum = De { $die } komt op zuil { $column }.
alea-iacta-est-would-pushed = Een { $die } van { $seat } wordt naar de Latrina geduwd.
alea-iacta-est-would-latrina = De dobbelsteen brengt aan het eind van de etappe een Repetefiche op.
alea-iacta-est-would-chip = Kost een Repetefiche; over: { $left }.
alea-iacta-est-would-reroll = { $count ->
    [one] { $count } dobbelsteen wordt opnieuw gegooid.
   *[other] { $count } dobbelstenen worden opnieuw gegooid.
}
alea-iacta-est-would-keep-fortuna = Telt { $value }.
alea-iacta-est-would-gain = Nu { $gain } meer: { $points } punten.

## The score sheet

alea-iacta-est-sheet-provinces = Provincies
alea-iacta-est-sheet-patricians = Gehuisveste patriciërs
alea-iacta-est-sheet-tile = Senaatstegel { $tile }
alea-iacta-est-sheet-fortuna = Fortunafiches
alea-iacta-est-sheet-chips = Repetefiches, twee voor 1
