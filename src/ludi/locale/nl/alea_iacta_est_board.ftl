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
