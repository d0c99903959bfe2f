alea-iacta-est-board-head = Durchgang { $stage } von { $stages }, Runde { $round }
alea-iacta-est-board-fortuna = Fortuna: { $pile } verdeckt, offen { $beside }
alea-iacta-est-board-senate = noch nicht gezogene Senatskarten: { $pile }
alea-iacta-est-board-player = { $points ->
    [one] ≈ { $points } Punkt · Repete { $chips } · Senatskarten { $tiles }
   *[other] ≈ { $points } Punkte · Repete { $chips } · Senatskarten { $tiles }
}
alea-iacta-est-board-kept = · Fortuna { $kept } (+{ $drawn })
alea-iacta-est-board-unrolled = zu werfende Würfel: { $count }
alea-iacta-est-board-tiles = Deine Senatskarten:
alea-iacta-est-board-offered = Du wählst aus:
alea-iacta-est-board-passed = Weitergegeben oder unter den Stapel gelegt:
alea-iacta-est-board-drawn = In diesem Durchgang gezogene Fortuna-Plättchen:
alea-iacta-est-board-provinces = Provinzen
alea-iacta-est-board-patricians = Patrizier
alea-iacta-est-board-total = Gesamt
alea-iacta-est-board-left-over = Übrig
