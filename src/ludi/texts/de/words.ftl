## Was an einer Stellung nicht stimmt, die jemand geschrieben hat

words-plain = { $reason }
words-in = In { $where }: { $reason }
words-fault = { $fault }.
words-nothing = Dort steht nichts; schreibe, was es ist, oder lass es weg.
words-nothing-none = Dort steht nichts; schreibe { $none } für keine, oder lass es weg.
words-not-whole = „{ $word }“ ist keine ganze Zahl.
words-not-from = „{ $word }“ ist keine Zahl von { $first } bis { $last }.
words-none-of = „{ $word }“ ist keines von diesen: { $words }.
words-too-large = { $word } ist zu groß.
words-space = Nach dem Doppelpunkt von „{ $word }“ fehlt ein Leerzeichen.
words-twice = „{ $word }“ steht dort zweimal; schreibe es einmal.
words-key-twice = Zeile { $line }: Der Schlüssel „{ $word }“ steht dort zweimal; schreibe ihn einmal.
words-part-rest = Nur ein ganzer Stapel kann der Rest sein, nicht ein Teil davon.
words-needs-list = { $most ->
    [0] Hier gehört eine Liste hin.
   *[other] Hier gehört eine Liste von höchstens { $most } hin.
}
words-needs-list-as = { $most ->
    [0] Hier gehört eine Liste hin: Schreibe [{ $word }].
   *[other] Hier gehört eine Liste von höchstens { $most } hin: Schreibe [{ $word }].
}
words-needs-keys = Hier gehören Schlüssel mit Werten hin; die Schlüssel sind { $words }.
words-needs-mapping = Hier gehören Schlüssel mit Werten hin.
words-mapping = Eine Stellung besteht aus Namen von Feldern und dem, was dort liegt.
words-must-map = „{ $word }“ muss aus Schlüsseln mit Werten bestehen, etwa { $example }.
words-no-field = Es gibt kein Feld „{ $word }“; die Felder sind: { $words }.
words-no-field-near = Es gibt kein Feld „{ $word }“; meinst du { $near }?
words-no-key = Es gibt keinen Schlüssel „{ $word }“; die Schlüssel sind: { $words }.
words-not-yaml = { $line ->
    [0] Das ist kein gültiges YAML.
   *[other] Das ist kein gültiges YAML; der Fehler zeigt sich in Zeile { $line }.
}
words-too-deep = Das ist zu tief verschachtelt.
words-too-long = Das sind mehr als { $most } Zeichen.
words-references = Schreibe jeden Teil aus: YAML-Anker (&) und -Aliase (*) werden hier nicht gelesen.
words-hidden-seat = Wo etwas verborgen ist, muss ein Platz an der Reihe sein.
words-no-move = Wer dort an der Reihe ist, hat keinen Zug.
words-cannot-go-on = Die Regeln kommen von hier aus nicht weiter; ist die Stellung möglich?
words-no-option = { $game } hat keine Option „{ $word }“; es gibt: { $words }.
words-option-one-of = Die Option { $option } ist eines von { $words }, nicht „{ $word }“.
words-option-clash = Die Option { $option } ist { $word }, aber die Stellung sagt { $other }; lass eines von beiden weg.
words-no-rest = { $count ->
    [one] { $word } kann den Rest nicht aufnehmen; das kann: { $words }.
   *[other] { $word } kann den Rest nicht aufnehmen; das können: { $words }.
}
fault-wrong-seat = Ein anderer Platz ist an der Reihe: In der Phase { $phase } ist es { $right }, nicht { $seat }; lass „seat“ weg, oder nenne auch „player“
fault-below-zero = Etwas zählt weniger als null: { $parts }
fault-nobodys = Etwas liegt bei einem Platz, an dem niemand sitzt: { $parts }
fault-no-face = Ein Würfel zeigt keine seiner Seiten: { $parts }
fault-with = { $fault }: { $detail }
fault-and = { $fault }; { $detail }
fault-or = { $first } oder { $rest }
fault-too-many = zu viele: { $parts }
fault-missing = { $count ->
    [one] es fehlt { $count }; nenne alle, die es gibt, oder weise den Rest einem Stapel zu ({ $piles }: rest)
   *[other] es fehlen { $count }; nenne alle, die es gibt, oder weise den Rest einem Stapel zu ({ $piles }: rest)
}
