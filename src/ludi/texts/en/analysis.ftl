## What a finished game turned on

analysis-title = Analysis
analysis-open = Analyse the game
analysis-verdict-best = best
analysis-verdict-good = good
analysis-verdict-inaccuracy = inaccuracy
analysis-verdict-mistake = mistake
analysis-verdict-blunder = blunder
analysis-accuracy = Accuracy
analysis-accuracy-of = { $seat }: accuracy { $accuracy }
analysis-no-choice = { $seat } never had a choice
analysis-chance = The chance to win, over the game
analysis-chance-now = { $seat }: { $chance } %
    .you-seat = You: { $chance } %
analysis-account = What the result is made of, in points of win chance
analysis-part-start = Start
analysis-part-luck = Luck
analysis-part-own = Own play
analysis-part-others = Others’ play
analysis-part-hidden = What lay hidden
analysis-part-result = Result
analysis-turning-points = Turning points
analysis-decisions = Decisions
analysis-decision = { $step }. { $seat }: { $played } ({ $verdict }, { $cost } points). Better: { $better }
analysis-luck-of = Luck of { $seat }: { $luck } points
analysis-turning-decision = { $seat } chose “{ $played }”; “{ $better }” was worth { $cost ->
    [one] a point
   *[other] { $cost } points
} of win chance more.
    .you-seat = You chose “{ $played }”; “{ $better }” was worth { $cost ->
        [one] a point
       *[other] { $cost } points
    } of win chance more.
analysis-turning-luck = Luck was with { $seat }: { $after } % to win, where { $before } % was to be expected.
    .you-seat = Luck was with you: { $after } % to win, where { $before } % was to be expected.
analysis-why-wins = { $when ->
    [soon] It wins before the next turn in { $percent } of 100 cases, the other move in { $else }.
   *[later] It wins within three turns in { $percent } of 100 cases, the other move in { $else }.
}
analysis-why-saves = { $when ->
    [soon] After the other move the game is lost before the next turn in { $percent } of 100 cases, after this one in { $else }.
   *[later] After the other move the game is lost within three turns in { $percent } of 100 cases, after this one in { $else }.
}
analysis-why-points = It brings about { $points ->
    [one] one point
   *[other] { $points } points
} more { $when ->
    [soon] by the next turn
   *[later] within three turns
}.
analysis-why-prevents = It leaves { $rivals ->
    [one] the opponent
   *[other] the others
} about { $points ->
    [one] one point
   *[other] { $points } points
} less { $when ->
    [soon] by the next turn
   *[later] within three turns
}.
analysis-why-gives-up = In exchange it gives up about { $points ->
    [one] one point
   *[other] { $points } points
}.
analysis-why-more = { $when ->
    [soon] By the next turn
   *[later] Within three turns
} it gains { $what } over the other move.
analysis-why-less = It costs { $rivals ->
    [one] the opponent
   *[other] the others
} { $what } { $when ->
    [soon] by the next turn
   *[later] within three turns
}.
analysis-why-then = “{ $move }” then { $percent ->
    [100] always follows
   *[other] follows in { $percent } of 100 cases
}, after the other move { $else ->
    [0] never
   *[other] in { $else } of 100
}.
analysis-why-order = { $percent ->
    [100] “{ $move }” can still follow in this turn, and does.
   *[other] “{ $move }” can still follow in this turn, and does in { $percent } of 100 cases.
}
analysis-why-either = “{ $move }” can follow in this turn: both can be made, this one first.
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
analysis-why-forecast = What it does: { $line }
analysis-why-other = The other move, “{ $move }”: { $line }
analysis-why-forecast-quoted = The table said of it: “{ $line }”
analysis-why-other-quoted = Of the move made: “{ $line }”
analysis-both = { $first } { $rest }
analysis-why-later = Nothing that can be counted differs within three turns: what speaks for it comes later, or is little.

## The page

analysis-waiting = The analysis waits for its turn …
analysis-working = Decision { $done } of { $of } …
analysis-about = Every decision is weighed against the others there were, every throw and draw against all it could have been.
analysis-call-off = Call it off
analysis-begin = Begin
analysis-stronger = Think four times as long
analysis-failed = The analysis could not be made; try again in a moment.
analysis-by-view = Every decision is judged by what its player could see then.
analysis-hidden-is = What lay hidden: cards nobody could see, and what came to light later.
analysis-points = { $points } points
analysis-better = Better: { $move }
analysis-made = { $seat }: { $move }
    .you-seat = You: { $move }
analysis-all-decisions = All decisions
analysis-none-dear = No decision cost 5 points or more.
analysis-show = Show on the board
analysis-play-on = Play on from here
analysis-play-against = Play on against
