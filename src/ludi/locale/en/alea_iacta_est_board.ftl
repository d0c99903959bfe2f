alea-iacta-est-board-head = Stage { $stage } of { $stages }, round { $round }
alea-iacta-est-board-fortuna = Fortuna: { $pile } face down, beside { $beside }
alea-iacta-est-board-senate = senate tiles not drawn yet: { $pile }
alea-iacta-est-board-player = { $points ->
    [one] ≈ { $points } point · Repete { $chips } · senate tiles { $tiles }
   *[other] ≈ { $points } points · Repete { $chips } · senate tiles { $tiles }
}
alea-iacta-est-board-kept = · Fortuna { $kept } (+{ $drawn })
alea-iacta-est-board-unrolled = dice to roll: { $count }
alea-iacta-est-board-tiles = Your senate tiles:
alea-iacta-est-board-offered = You choose from:
alea-iacta-est-board-passed = Passed on or put under the pile:
alea-iacta-est-board-drawn = Fortuna tiles you drew this stage:
alea-iacta-est-board-provinces = Provinces
alea-iacta-est-board-patricians = Patricians
alea-iacta-est-board-total = Total
alea-iacta-est-board-left-over = Left over
