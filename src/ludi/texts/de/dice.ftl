web-dice-secret = Das Geheimnis, jetzt offengelegt
web-dice-seeds = Was die Browser der Spieler beitrugen
web-dice-bad = { $count ->
    [one] { $count } Ergebnis folgt nicht aus dem Geheimnis.
   *[other] { $count } Ergebnisse folgen nicht aus dem Geheimnis.
}
web-receipt = Beleg herunterladen
web-dice-seen = Der Verlauf passt zu dem, was dieser Browser aufbewahrt hat: zum Versprechen und zu den Siegeln von { $heard } von { $entries } Schritten. Ob der Verlauf die Partie ist, die auf dem Bildschirm war, wurde nicht verglichen.
web-dice-unseen = Dieser Browser hat während der Partie nichts aufbewahrt: Verglichen wurde nur, was der Server jetzt sagt, und mit keinem Bildschirm.
web-dice-other = Der Verlauf passt nicht zu dem, was diesem Browser versprochen wurde, oder nicht zu den Siegeln, die er aufbewahrt hat.
web-dice-unpromised = Das Versprechen galt für etwas anderes, oder ein Beitrag ist nicht der zugesagte.
web-dice-uncheckable = Die Würfel lassen sich hier gerade nicht prüfen.
web-dice-good = { $count ->
    [one] Das eine Ergebnis des Verlaufs folgt aus dem versprochenen Geheimnis.
   *[other] Alle { $count } Würfe und Ziehungen des Verlaufs folgen aus dem versprochenen Geheimnis.
}
web-dice-checking = Die Würfel werden geprüft …
web-dice-figures = Die Zahlen dahinter
