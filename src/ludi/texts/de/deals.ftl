deal-title = Spiel des Tages
deal-lead = Dieselben Würfe und Karten für alle, gegen denselben Gegner. Ein Versuch: Danach siehst du, wer am besten war, das Glück herausgerechnet.
deal-date = { $day }, nach UTC
deal-against = Gegen { $rival }; du bist { $seat }.
deal-nobody = Noch niemand hat es zu Ende gespielt.
deal-finished = { $count ->
    [one] 1 Spieler hat es zu Ende gespielt.
   *[other] { $count } Spieler haben es zu Ende gespielt.
}
deal-play = Das heutige Spiel spielen
deal-go-on = Weiterspielen
deal-closed = Deine Partie wurde geschlossen. Morgen gibt es eine neue.
deal-hidden = Wie die anderen abgeschnitten haben, siehst du, wenn du deine Partie zu Ende gespielt hast.
deal-player = Spieler
deal-you = du
deal-result = Ergebnis
deal-won = gewonnen, { $points } : { $others }
deal-lost = verloren, { $points } : { $others }
deal-drawn = unentschieden, { $points } : { $others }
deal-luck = Glück
deal-rest = Ohne Glück
deal-counting = wird berechnet
deal-before = Vorheriger Tag
deal-after = Nächster Tag
deal-today = Heute
deal-about = Ergebnis, Glück und Rest sind Punkte auf einer Skala bis 100: Ein Sieg ist 100. Glück ist, was jeder Wurf und jede gezogene Karte gab oder nahm, verglichen mit dem Durchschnitt von allem, was hätte kommen können. Partien, in denen ein Bot eingesprungen ist, zählen nicht.
deal-no-day = Von diesem Tag gibt es kein Spiel.
deal-needs-server = Dafür braucht es einen Server von Ludi Romani; diese Seite besteht nur aus Dateien.
