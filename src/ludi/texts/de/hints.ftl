## Ein Tipp in drei Stufen: ein Wink, Karte oder Würfel, der Zug

hint-nudge-only = Es gibt nur einen Zug.
hint-nudge-alike = Mehrere Züge sind hier etwa gleich gut.
hint-nudge-wins = Die Partie kann noch vor deinem nächsten Spielzug gewonnen werden.
hint-nudge-saves = Die Partie kann vor deinem nächsten Spielzug verloren gehen, aber das lässt sich verhindern.
hint-nudge-points = Jetzt sind Punkte zu holen.
hint-nudge-prevents = Denke daran, was die anderen als Nächstes bekämen.
hint-nudge-more = Denke daran, was du haben wirst, wenn du wieder an der Reihe bist.
hint-nudge-less = Denke daran, was du den anderen nehmen kannst.
hint-nudge-then = Denke daran, was du in diesem Spielzug danach tun willst.
hint-nudge-order = Frage dich, was zuerst kommen sollte.
hint-nudge-either = { hint-nudge-order }
hint-nudge-answer = Denke daran, wie die anderen antworten werden.
hint-nudge-later = Sofort zeigt sich nichts: Denke an die kommenden Spielzüge.
hint-piece = Es geht um: { $piece }.
hint-no-piece = Dafür brauchst du weder Karte noch Würfel.
hint-more = Mehr
hint-next = Zug { $at } von { $count }: den nächsten zeigen
hint-terminal-more = Noch einmal h zeigt mehr.
