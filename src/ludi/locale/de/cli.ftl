board-blocked = blockiert
play-welcome = Tippe eine Nummer oder einen Zug; ? für Hilfe, q zum Verlassen.
play-left = Du verlässt den Tisch. Das Spiel liegt in { $file }; weiter geht es mit --resume.
play-kept = Die Aufzeichnung liegt in { $file }.
play-no-undo = Nichts lässt sich zurücknehmen: Die letzte Aktion war nicht deine, oder sie hat etwas Neues gezeigt.
play-undone = Die letzte Entscheidung ist zurückgenommen.
play-unknown = Hier heißt nichts { $word }.
play-won = { $count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
}
play-thinking = { $bot } denkt nach (beim ersten Mal lernt er eine Minute)
play-advice = { $move }: { $value } von 100, { $visits }-mal versucht
play-help =
    Tippe die Nummer eines Zuges oder den Zug selbst in der Kurzform daneben.
    ? NAME  was eine Karte oder Tafel tut  ? RO-B3  der Text einer Regel
    u  die letzte Entscheidung zurück      l  der Verlauf bisher
    q  verlassen; das Spiel bleibt erhalten
    h  ein Tipp: die besten Züge und ihre Aussicht
verify-fair = Alle { $draws } Würfe und Ziehungen sind die, die { $commitment } versprochen hat.
verify-wrong = Aktion { $number } ist nicht die der Würfel: Es war „{ $came }“, es müsste „{ $due }“ sein.
