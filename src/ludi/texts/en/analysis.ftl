## What a finished game turned on

analysis-title = Analysis
analysis-verdict-best = best
analysis-verdict-good = good
analysis-verdict-inaccuracy = inaccuracy
analysis-verdict-mistake = mistake
analysis-verdict-blunder = blunder
analysis-accuracy = Accuracy
analysis-accuracy-of = { $seat }: accuracy { $accuracy }
analysis-no-choice = { $seat } never had a choice
analysis-chance = The chance to win, over the game
analysis-chance-now = { $seat }: { $chance }%
    .you-seat = You: { $chance }%
analysis-account = Where the result came from, in percentage points of winning chance
analysis-part-start = Start
analysis-part-luck = Luck
analysis-part-own = Own play
analysis-part-others = The others’ play
analysis-part-hidden = Hidden cards
analysis-part-result = Result
analysis-turning-points = Turning points
analysis-decisions = Decisions
analysis-decision = { $step }. { $seat }: { $played } ({ $verdict }, { $cost ->
    [1] { $cost } point
    [-1] { $cost } point
   *[other] { $cost } points
}). Better: { $better }
analysis-turning-decision = { $seat } chose “{ $played }”; “{ $better }” would have raised the chance to win by { $cost ->
    [one] one point
   *[other] { $cost } points
}.
    .you-seat = You chose “{ $played }”; “{ $better }” would have raised your chance to win by { $cost ->
        [one] one point
       *[other] { $cost } points
    }.
analysis-turning-luck = Luck was with { $seat }: a { $after }% chance to win, where { $before }% was to be expected.
    .you-seat = Luck was with you: a { $after }% chance to win, where { $before }% was to be expected.
analysis-why-wins = { $when ->
    [soon] This move wins before the next turn in { $percent } of 100 cases, the other one in { $else }.
   *[later] This move wins within three turns in { $percent } of 100 cases, the other one in { $else }.
}
analysis-why-saves = { $when ->
    [soon] After the other move the game is lost before the next turn in { $percent } of 100 cases, after this one in { $else }.
   *[later] After the other move the game is lost within three turns in { $percent } of 100 cases, after this one in { $else }.
}
analysis-why-points = This move gains roughly { $points ->
    [one] one point
   *[other] { $points } points
} more { $when ->
    [soon] by the next turn
   *[later] within three turns
}.
analysis-why-prevents = This move leaves { $rivals ->
    [one] the opponent
   *[other] the others
} about { $points ->
    [one] one point
   *[other] { $points } points
} less { $when ->
    [soon] by the next turn
   *[later] within three turns
}.
analysis-why-gives-up = In exchange this move gives up about { $points ->
    [one] one point
   *[other] { $points } points
}.
analysis-why-more = { $when ->
    [soon] By the next turn
   *[later] Within three turns
} this move gains { $what } more than the other one.
analysis-why-less = This move costs { $rivals ->
    [one] the opponent
   *[other] the others
} { $what } { $when ->
    [soon] by the next turn
   *[later] within three turns
}.
analysis-why-then = After it comes “{ $move }” { $percent ->
    [100] every time
   *[other] in { $percent } of 100 cases
}, after the other move { $else ->
    [0] never
   *[other] in { $else } of 100
}.
analysis-why-order = { $percent ->
    [100] “{ $move }” can still follow in this turn, and does.
   *[other] “{ $move }” can still follow in this turn, and does in { $percent } of 100 cases.
}
analysis-why-either = “{ $move }” can follow in this turn: both are possible, this move first.
analysis-and = { $first } and { $rest }
analysis-why-answer = After the other move { $rivals ->
    [one] the opponent answers
   *[other] the others answer
} with “{ $move }” { $percent ->
    [100] always
   *[other] in { $percent } of 100 cases
}, after this one { $else ->
    [0] never
   *[other] in { $else } of 100
}.
analysis-why-forecast = What this move does: { $line }
analysis-why-other = The other move, “{ $move }”: { $line }
analysis-why-forecast-quoted = The preview said: “{ $line }”
analysis-why-other-quoted = About the move actually played: “{ $line }”
analysis-both = { $first } { $rest }
analysis-why-later = Nothing countable differs within three turns: what speaks for this move comes later, or is small.

## The page

analysis-waiting = The analysis is waiting in the queue …
analysis-working = Decision { $done } of { $of } …
analysis-about = Every decision is compared with the other moves there were, every throw and draw with all that could have come.
analysis-call-off = Cancel
analysis-begin = Begin
analysis-stronger = Think four times as long
analysis-failed = The analysis could not be made; try again in a moment.
analysis-by-view = Every decision is judged by what its player could see at that moment.
analysis-hidden-is = Hidden cards: what nobody could see, and what came to light only later.
analysis-points = { $points ->
    [1] { $points } point
    [-1] { $points } point
   *[other] { $points } points
}
analysis-better = Better: { $move }
analysis-made = { $seat }: { $move }
    .you-seat = You: { $move }
analysis-all-decisions = All decisions
analysis-none-dear = No decision cost 5 percentage points or more.
analysis-play-on = Play on from here
analysis-play-against = Play on against
