puzzle-title = Puzzles
puzzle-lead = Positions from games of strong players. One move is the best by far: find it.
puzzle-count = { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
}
puzzle-of-the-day = Puzzle of the day
puzzle-open = Solve puzzles
puzzle-find = You decide. Which move is the best by far?
puzzle-terminal-ask = Type a number or a move; an empty line shows the solution.
puzzle-right = Right!
puzzle-wrong = Not that one: another move wins clearly more often. Try again.
puzzle-solution = The solution
puzzle-why = { $move }: wins about { $value } of 100 games from here. The next best ({ $second }) wins about { $points } fewer.
puzzle-then = Then: { $move }.
puzzle-show = Show the solution
puzzle-next = Next puzzle
puzzle-streak = { $count ->
    [one] 1 in a row
   *[other] { $count } in a row
}
puzzle-best-streak = Longest streak: { $count }
puzzle-done = Solved: { $count } of { $total }
puzzle-difficulty = { $level ->
    [1] Very easy
    [2] Easy
    [3] Medium
    [4] Hard
   *[other] Very hard
}
puzzle-who = Who finds it
puzzle-found = { $count ->
    [0] None of our { $total } opponents, from Tiro the recruit to Caesar the emperor, is sure to find it.
    [1] One of our { $total } opponents, from Tiro the recruit to Caesar the emperor, is sure to find it.
    [5] All { $total } of our opponents, from Tiro the recruit to Caesar the emperor, are sure to find it.
   *[other] { $count } of our { $total } opponents, from Tiro the recruit to Caesar the emperor, are sure to find it.
}
puzzle-finds = { $rank } ({ $meaning }): { $share ->
    [0] never
    [100] every time
   *[other] { $share } times of 100
}
puzzle-share = Share
puzzle-copied = Copied.
puzzle-card = Card to share
puzzle-card-save = Save as a picture
puzzle-card-day = { $game }, puzzle of { $day }
puzzle-card-one = { $game }, puzzle { $name }
puzzle-card-first = solved on the first try
puzzle-card-tries = { $count ->
    [one] solved on the second try
   *[other] solved after { $count } wrong tries
}
puzzle-card-given = not solved
puzzle-none = This game has no puzzles.
puzzle-unknown = There is no such puzzle.
puzzle-your-seat = You are { $seat }.
puzzle-theme-finish = the last step
puzzle-theme-rescue = only one way out
puzzle-theme-ending = the ending
puzzle-theme-ahead = ahead
puzzle-theme-behind = behind
puzzle-theme-level = even
puzzle-theme-tempting = the obvious move is wrong
puzzle-theme-points = points at once
puzzle-theme-quiet = a quiet move
puzzle-theme-fork = one of two
puzzle-theme-crowd = many choices
study-title = Analyse positions
study-lead = “What should I have done here?” Set up any position, see the best moves by what the player to move can see, and play on.
study-ways = A position can come from a finished game (go to the moment in its replay and press “{ study-title }”), from a puzzle or a link, or you can write it yourself.
study-begin = Begin from
study-example-middle = Mid-game
study-example-end = Near the end
study-by-hand = Change it by hand
study-how = One item per line. Change what you like and set it up: what is left out is empty, what is “hidden” is dealt at random, “rest” is everything else.
study-replay = Back to the replay
study-words = Position in words
study-lay-out = Set it up
study-best = Best moves
study-thinking = Looking for the best moves …
study-link = Link to this position
study-bad-words = The position cannot be set up: { $reason }
study-bad-line = The position cannot be set up, because of line { $line }: { $reason }
study-bad-move = This move cannot be made: { $reason }
study-nobody-decides = Nobody is to move in that position.
study-chance = Your chance to win there is about { $value } of 100, give or take { $error }.
study-move = { $move }: { $value } of 100
study-this = Analyse this position
study-choose = Choose a game
study-new = A new game
study-over = In this position the game is over.
