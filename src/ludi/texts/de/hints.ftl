## Ein Tipp in drei Stufen: ein Wink, das Stück, der Zug

hint-nudge-only = Es gibt nur einen Zug.
hint-nudge-alike = Mehrere Züge sind hier etwa gleich gut.
hint-nudge-wins = Das Spiel kann noch vor deinem nächsten Zug gewonnen werden.
hint-nudge-saves = Das Spiel kann vor deinem nächsten Zug verloren gehen, und etwas verhindert es.
hint-nudge-points = Jetzt sind Punkte zu holen.
hint-nudge-prevents = Denk daran, was die anderen als Nächstes bekämen.
hint-nudge-more = Denk daran, was du bei deinem nächsten Zug haben wirst.
hint-nudge-less = Denk daran, was du den anderen nehmen kannst.
hint-nudge-then = Denk daran, was du in diesem Zug danach tun willst.
hint-nudge-order = Frag dich, was zuerst kommen sollte.
hint-nudge-either = { hint-nudge-order }
hint-nudge-answer = Denk daran, wie die anderen antworten werden.
hint-nudge-later = Sofort zeigt sich nichts: Denk an die kommenden Züge.
hint-piece = Es geht hierum: { $piece }.
hint-no-piece = Es braucht dafür kein Stück.
hint-more = Mehr
hint-terminal-more = Noch einmal h sagt mehr.
