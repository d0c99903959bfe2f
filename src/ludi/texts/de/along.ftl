## The page without a network

along-title = Mitnehmen
along-lead = Die Seite und die Spiele, die du geöffnet hast, bleiben in diesem Browser: gegen Bots, an einem Bildschirm, mit Lektionen und Aufgaben brauchen sie kein Netz.
along-kept = ist gespeichert
along-not-kept = ist nicht gespeichert
along-size = { $size }
along-working = Einen Moment …
along-trouble = Es ließ sich nicht alles holen. Versuche es noch einmal, wo es ein Netz gibt.
along-all = Alles ist gespeichert: { $size }.
along-fetch = Den Rest holen: { $size }
along-fetch-some = Den Rest holen
along-insecure = Dieses Haus wird ohne Verschlüsselung (http) erreicht; darum speichert der Browser keine Seiten. Stattdessen ist jedes Spiel eine Datei, die sich mit einem Doppelklick öffnet, auf jedem Gerät:
along-file = Eine Datei braucht weder Netz noch Server. Was darin gespielt wird, bleibt bei ihr.
along-away = Der Server ist nicht erreichbar. Allein und an einem Bildschirm kannst du spielen.
along-new = Es gibt eine neue Version der Seite.
along-turn = Laden
