## Wat er mis is met een stelling die iemand schreef

words-plain = { $reason }
words-in = In { $where }: { $reason }
words-fault = { $fault }.
words-nothing = daar staat niets; schrijf wat het is, of laat het weg.
words-nothing-none = daar staat niets; schrijf { $none } voor niets, of laat het weg.
words-not-whole = ‘{ $word }’ is geen geheel getal.
words-not-from = ‘{ $word }’ is geen getal van { $first } tot en met { $last }.
words-none-of = ‘{ $word }’ is geen van deze: { $words }.
words-too-large = { $word } is te groot.
words-space = na de dubbele punt van ‘{ $word }’ hoort een spatie.
words-twice = ‘{ $word }’ staat er twee keer; schrijf het één keer.
words-key-twice = regel { $line }: de sleutel ‘{ $word }’ staat er twee keer; schrijf hem één keer.
words-part-rest = alleen een hele stapel kan de rest zijn, niet een deel ervan.
words-needs-list = { $most ->
    [0] hier hoort een lijst.
   *[other] hier hoort een lijst van hoogstens { $most }.
}
words-needs-list-as = { $most ->
    [0] hier hoort een lijst: schrijf [{ $word }].
   *[other] hier hoort een lijst van hoogstens { $most }: schrijf [{ $word }].
}
words-needs-keys = hier horen sleutels met een waarde; de sleutels zijn { $words }.
words-needs-mapping = hier horen sleutels met een waarde.
words-mapping = Een stelling bestaat uit namen van velden en wat daar ligt.
words-must-map = ‘{ $word }’ moet uit sleutels met een waarde bestaan, zoals { $example }.
words-no-field = Er is geen veld ‘{ $word }’; de velden zijn: { $words }.
words-no-field-near = Er is geen veld ‘{ $word }’; bedoel je { $near }?
words-no-key = er is geen sleutel ‘{ $word }’; de sleutels zijn: { $words }.
words-not-yaml = { $line ->
    [0] dit is geen geldige YAML.
   *[other] dit is geen geldige YAML; dat blijkt in regel { $line }.
}
words-too-deep = dit is te diep genest.
words-too-long = dit zijn meer dan { $most } tekens.
words-references = schrijf elk deel uit: ankers (&) en aliassen (*) van YAML worden hier niet gelezen.
words-hidden-seat = waar iets verborgen is, moet een plaats aan zet zijn.
words-no-move = de plaats die daar aan zet is, heeft geen zet.
words-cannot-go-on = de regels kunnen hier niet verder; is de stelling mogelijk?
words-no-option = { $game } heeft geen optie ‘{ $word }’; wel: { $words }.
words-option-one-of = Optie { $option } is een van { $words }, niet ‘{ $word }’.
words-option-clash = de optie { $option } is { $word }, maar de stelling zegt { $other }; laat een van beide weg.
words-no-rest = { $count ->
    [one] { $word } kan de rest niet bevatten; dit kan het wel: { $words }.
   *[other] { $word } kan de rest niet bevatten; deze kunnen het wel: { $words }.
}
fault-wrong-seat = een andere plaats is aan zet: in de fase { $phase } is dat { $right }, niet { $seat }; laat ‘seat’ weg, of noem ook ‘player’
fault-below-zero = iets telt minder dan nul: { $parts }
fault-nobodys = er ligt iets bij een plaats waar niemand zit: { $parts }
fault-no-face = een dobbelsteen toont geen van zijn zijden: { $parts }
fault-with = { $fault }: { $detail }
fault-and = { $fault }; { $detail }
fault-or = { $first } of { $rest }
fault-too-many = te veel: { $parts }
fault-missing = { $count ->
    [one] er ontbreekt er { $count }; noem alles wat er is, of laat een stapel de rest bevatten ({ $piles }: rest)
   *[other] er ontbreken er { $count }; noem alles wat er is, of laat een stapel de rest bevatten ({ $piles }: rest)
}
