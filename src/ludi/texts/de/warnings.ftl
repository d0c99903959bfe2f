web-here-only = Nur dieser Rechner kann diesen Link öffnen. Um mit anderen zu spielen, muss der Betreiber den Server für das Netzwerk öffnen; die Anleitung sagt, wie.
