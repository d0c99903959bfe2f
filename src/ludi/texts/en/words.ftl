## What is wrong with a position that somebody wrote

words-plain = { $reason }
words-in = In { $where }: { $reason }
words-fault = { $fault }.
words-nothing = nothing is written there; write what it is, or leave it out.
words-nothing-none = nothing is written there; write { $none } for none, or leave it out.
words-not-whole = “{ $word }” is not a whole number.
words-not-from = “{ $word }” is not a number from { $first } to { $last }.
words-none-of = “{ $word }” is none of: { $words }.
words-too-large = { $word } is too large.
words-space = “{ $word }” needs a space after its colon.
words-twice = “{ $word }” stands there twice; write it once.
words-key-twice = line { $line }: the key “{ $word }” stands there twice; write it once.
words-part-rest = only a whole pile can be the rest, not a part of it.
words-needs-list = { $most ->
    [0] needs a list.
   *[other] needs a list of at most { $most }.
}
words-needs-list-as = { $most ->
    [0] needs a list: write [{ $word }].
   *[other] needs a list of at most { $most }: write [{ $word }].
}
words-needs-keys = needs a mapping with the keys { $words }.
words-needs-mapping = needs a mapping.
words-mapping = A position is a mapping from field names to what lies there.
words-must-map = “{ $word }” must be a mapping, such as { $example }.
words-no-field = There is no field “{ $word }”; fields are: { $words }.
words-no-field-near = There is no field “{ $word }”; did you mean { $near }?
words-no-key = there is no key “{ $word }”; keys are: { $words }.
words-not-yaml = { $line ->
    [0] this is not valid YAML.
   *[other] this is not valid YAML; the trouble shows in line { $line }.
}
words-too-deep = this is nested too deep.
words-too-long = these are more than { $most } characters.
words-references = write every part out: YAML anchors (&) and aliases (*) are not read here.
words-hidden-seat = where something is hidden, a seat must decide.
words-no-move = the seat that decides there has no move.
words-cannot-go-on = the rules cannot go on from here; is the position possible?
words-no-option = { $game } has no option “{ $word }”; it has: { $words }.
words-option-one-of = Option { $option } is one of { $words }, not “{ $word }”.
words-option-clash = the option { $option } is { $word }, but the position says { $other }; leave one of the two out.
words-no-rest = { $count ->
    [one] { $word } cannot hold the rest; this can: { $words }.
   *[other] { $word } cannot hold the rest; these can: { $words }.
}
fault-wrong-seat = another seat decides: in the phase { $phase } it is { $right }, not { $seat }; leave “seat” out, or name the “player” too
fault-below-zero = something is counted below zero: { $parts }
fault-nobodys = something lies with a seat nobody sits at: { $parts }
fault-no-face = a die shows none of its faces: { $parts }
fault-with = { $fault }: { $detail }
fault-and = { $fault }; { $detail }
fault-or = { $first } or { $rest }
fault-too-many = too many: { $parts }
fault-missing = { $count ->
    [one] { $count } is missing; name all that there are, or let a pile hold them ({ $piles }: rest)
   *[other] { $count } are missing; name all that there are, or let a pile hold them ({ $piles }: rest)
}
