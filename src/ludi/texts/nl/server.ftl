server-no-table = Deze tafel bestaat niet.
server-no-game = Er is geen spel met deze naam.
server-not-your-seat = Deze plaats is niet van jou.
server-not-pledged = Nog niet iedereen heeft een bijdrage aan de dobbelstenen toegezegd.
server-other-seed = Dit is niet de bijdrage die was toegezegd.
server-seat-taken = Deze plaats is bezet.
server-not-host = Dat mag alleen de gastheer van deze tafel.
server-nobody-there = Daar zit niemand anders.
server-not-yours-alone = Alleen een tafel die van jou alleen is, kan worden verwijderd.
server-deal-stays = Een partij van de dag blijft, want de uitslagen worden vergeleken.
server-sent-away = De gastheer heeft je van deze tafel weggestuurd.
server-closed = De gastheer heeft deze tafel gesloten.
server-started = Het spel is al begonnen.
server-not-started = Het spel is nog niet begonnen.
server-not-over = Het spel is nog bezig.
server-over = Het spel is afgelopen.
server-not-your-turn = Nu is een andere speler aan zet.
server-no-move = Deze zet bestaat niet.
server-possible = Deze zet is nu mogelijk.
server-no-undo = Er kan nu niets worden teruggenomen: er is iets onthuld, of de beurt is voorbij.
server-bad-table = Zo kan de tafel niet worden opgezet: plaatsen en opties passen niet bij het spel.
server-bots-compiling = De bots van dit spel worden nog voorbereid.
server-no-name = Een naam moet minstens één letter hebben.
server-long-name = Een naam heeft hoogstens { $most } letters.
server-nothing-said = Je bericht is nog leeg.
server-not-at-table = Alleen wie aan deze tafel zit, praat hier mee.
server-damaged = Deze tafel is beschadigd ({ $entry ->
    [0] wat ervan bekend is, is onleesbaar
   *[other] bij regel { $entry } van het logboek
}) en kan niet worden geopend. De andere wel.
server-no-such-game = Deze tafel is van een spel dat hier niet is geïnstalleerd: { $game }.
server-other-version = Dit spel is opgezet met versie { $version } van de regels; in dit huis wordt versie { $today } gespeeld. Het kan niet verdergaan: dezelfde zetten kunnen nu iets anders betekenen. Verlaat de tafel en open een nieuwe.
server-other-version-over = Dit spel is gespeeld met versie { $version } van de regels; in dit huis wordt versie { $today } gespeeld, die op een ander einde zou uitkomen. Het kan hier niet worden nagespeeld; hoe het afliep, is bewaard.
server-bad-request = Het verzoek is niet te lezen: { $reason }
server-not-found = Hier is niets.
server-wrong-method = Dit adres wordt anders gebruikt.
server-wrong-origin = Het verzoek komt van een andere site.
server-too-large = Het verzoek is te groot.
server-too-fast = Te veel verzoeken; probeer het zo meteen opnieuw.
server-failed = Hier is iets misgegaan; er is niets veranderd.
server-no-database = De tafels kunnen op dit moment niet worden gelezen of bewaard; probeer het zo meteen opnieuw.
server-deal-unplayed = Deze partij van het spel van de dag kun je bekijken zodra je je eigen partij hebt uitgespeeld.
server-deal-secret = De dobbelstenen van het spel van de dag worden verteld als de dag voorbij is.
server-deal-no-hints = Bij het spel van de dag zijn er geen hints.

server-nothing-suggested = Dit wordt niet aan een bot overgelaten.
