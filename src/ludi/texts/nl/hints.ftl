## Een hint in drie stappen: een duwtje, de kaart of dobbelsteen, de zet

hint-nudge-only = Er is maar één zet.
hint-nudge-alike = Meerdere zetten zijn hier ongeveer even goed.
hint-nudge-wins = De partij kan nog vóór je volgende beurt gewonnen worden.
hint-nudge-saves = De partij kan vóór je volgende beurt verloren gaan, maar dat is te voorkomen.
hint-nudge-points = Er zijn nu punten te halen.
hint-nudge-prevents = Denk aan wat de anderen hierna zouden krijgen.
hint-nudge-more = Denk aan wat je bij je volgende beurt zult hebben.
hint-nudge-less = Denk aan wat je de anderen kunt afnemen.
hint-nudge-then = Denk aan wat je hierna in deze beurt wilt doen.
hint-nudge-order = Vraag je af wat eerst moet komen.
hint-nudge-either = { hint-nudge-order }
hint-nudge-answer = Denk aan wat de anderen zullen antwoorden.
hint-nudge-later = Er is niet meteen iets te zien: denk aan de komende beurten.
hint-piece = Het gaat hierom: { $piece }.
hint-no-piece = Je hebt er geen kaart of dobbelsteen voor nodig.
hint-more = Meer
hint-next = Zet { $at } van { $count }: toon de volgende
hint-terminal-more = Met nog eens h lees je meer.
