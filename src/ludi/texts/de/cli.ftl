board-blocked = blockiert
games-players = { $players } Spieler
games-default = die Vorgabe
bots-also = Außerdem: { $forms }
bots-rated = ludi bots GAME sagt, wie stark die Ränge dort sind.
play-welcome = Gib eine Nummer oder einen Zug ein; ? für Hilfe, q zum Verlassen.
play-left = Du hast den Tisch verlassen. Das Spiel liegt in { $file }; weiter geht es mit --resume.
play-kept = Die Aufzeichnung liegt in { $file }.
play-no-move = { $typed } ist kein Zug. Tipp die Nummer eines Zuges, oder den Zug, wie er daneben steht; ? für Hilfe.
play-no-undo = Es lässt sich nichts zurücknehmen: Die letzte Aktion war nicht deine, oder sie hat etwas Neues gezeigt.
play-undone = Die letzte Entscheidung ist zurückgenommen.
play-unknown = Hier heißt nichts „{ $word }“.
play-won = { $count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
}
play-thinking = { $bot } denkt nach (beim ersten Mal lernt er eine Minute)
play-preparing = { $bot } bereitet sich im Hintergrund ein, zwei Minuten lang vor, einmal auf diesem Rechner; inzwischen spielt er, sieht aber weniger weit voraus.
play-advice = { $move }: { $value } von 100, { $visits }-mal versucht
play-chance = Deine Gewinnchance: { $value } von 100, plus oder minus { $error }.
play-help =
    Gib die Nummer eines Zuges ein oder den Zug selbst in der Kurzform daneben.
    ? NAME  was Karte oder Plättchen tut   ? RO-B3  der Text einer Regel
    u  die letzte Entscheidung zurück      l  der Verlauf bisher
    q  verlassen; das Spiel bleibt erhalten
    h  ein Tipp: ein Wink, dann das Stück, dann der Zug und warum
day-no-address = { $address } ist keine Adresse eines Servers; schreib sie wie http://127.0.0.1:8000.
day-unheard = Der Server unter { $address } antwortet nicht, wie er sollte. Starte einen mit ludi serve, oder nenne einen anderen mit --server.
day-waiting = Die anderen entscheiden …
day-left = Du hast den Tisch verlassen. Dein Spiel bleibt auf dem Server; ludi day setzt es heute fort.
verify-fair = Alle { $draws } Würfe und Ziehungen sind die, die { $commitment } versprochen hat.
verify-wrong = Aktion { $number } passt nicht zu den Würfeln: Es war „{ $came }“, es müsste „{ $due }“ sein.
verify-seen = Es ist das Spiel, das dein Browser gesehen hat, Schritt für Schritt.
verify-promised = Es ist das Versprechen, das du bekommen hast. Mit dem Beleg deines Browsers lässt sich auch das Spiel selbst vergleichen.
verify-alone = Verglichen wurde nur, was die Aufzeichnung über sich selbst sagt: mit dem Beleg deines Browsers (--receipt) lässt sie sich von einem anderen Spiel unterscheiden.
