## Een hint in drie stappen: een duwtje, het stuk, de zet

hint-nudge-only = Er is maar één zet.
hint-nudge-alike = Meerdere zetten zijn hier ongeveer even goed.
hint-nudge-wins = Het spel kan nog voor je volgende beurt gewonnen worden.
hint-nudge-saves = Het spel kan voor je volgende beurt verloren gaan, en iets voorkomt dat.
hint-nudge-points = Er zijn nu punten te halen.
hint-nudge-prevents = Denk aan wat de anderen hierna zouden krijgen.
hint-nudge-more = Denk aan wat je bij je volgende beurt zult hebben.
hint-nudge-less = Denk aan wat je de anderen kunt afnemen.
hint-nudge-then = Denk aan wat je hierna in deze beurt wilt doen.
hint-nudge-order = Vraag je af wat eerst moet komen.
hint-nudge-either = { hint-nudge-order }
hint-nudge-answer = Denk aan wat de anderen zullen antwoorden.
hint-nudge-later = Je ziet niet meteen iets: denk aan de komende beurten.
hint-piece = Het gaat hierom: { $piece }.
hint-no-piece = Er is geen stuk voor nodig.
hint-more = Meer
hint-terminal-more = Nog eens h vertelt meer.
