## The page around the games

web-to-lobby = To the lobby
web-welcome = Sit down and play
web-games = The games
web-play-against = Play now, against
web-play-game-against = { $game }: play against { $level }
web-level-tiro = Tiro
web-level-miles = Miles
web-level-centurio = Centurio
web-level-legatus = Legatus
web-level-caesar = Caesar
web-level-random = Chance
web-level-greedy = Greedy
web-rank-tiro = recruit
web-rank-miles = soldier
web-rank-centurio = centurion
web-rank-legatus = general
web-rank-caesar = emperor
web-called-tiro = Novellus
web-called-miles = Firmus
web-called-centurio = Callidus
web-called-legatus = Serenus
web-called-caesar = Caesar
web-person-tiro = Lucius { web-called-tiro }
web-person-miles = Titus { web-called-miles }
web-person-centurio = Manius { web-called-centurio }
web-person-legatus = Aulus { web-called-legatus }
web-person-caesar = { web-called-caesar }
web-manner-tiro = Has learned only a little, and errs like a beginner.
web-manner-miles = Solid and dependable, but does not look far ahead.
web-manner-centurio = Has seen many games, and takes what is good now.
web-manner-legatus = Thinks like the best, but lets a chance pass now and then.
web-manner-caesar = The strongest of all. Expect no gifts.
web-rating = Rating { $elo }
web-rating-between = between { $low } and { $high }
web-opponents = The opponents
web-opponents-who = Who are they?
web-opponents-meaning = Five ranks, from recruit to emperor. The ratings come from games between them, with Tiro at 0: 100 more means about 64 wins in 100 games, 300 more about 85.
web-opponent-other = Choose another opponent
web-new-table = A table with friends
web-new-table-here = A table on this device
web-open-table = Open the table
web-rules = Rules
web-my-games = My games
web-open-tables = Tables with a free seat
web-running-tables = Tables to watch
web-table-over = over
web-table-waiting = waiting
web-table-outdated = older rules
web-outdated-leave = Leave the table
web-begun-on = Begun on { $date }
web-join = Join
web-your-turn = Your turn
web-turn-title = Your turn: { $game }
web-result-won = won
web-result-lost = lost
web-result-drawn = draw
web-filter = Show
web-filter-all = all
web-filter-running = running
web-filter-ended = over
web-game-more = More for { $game }, { $date }
web-give-up = Give up
web-hide = Hide from my list
web-remove = Delete for good
web-show-hidden = { $count ->
    [one] Show one hidden game
   *[other] Show { $count } hidden games
}
web-go-on = Go on
web-watch = Watch
web-players = Players
web-seats = Seats
web-who-sits = Who sits at
web-wish-me = me
web-wish-open = a friend, by link
web-wish-here = someone on this device
web-wish-bot = a bot
web-listed = Show this table in the lobby

## Preferences

web-preferences = Preferences
web-name = Name
web-language = Language
web-close = Close
web-again = Try again

## The waiting room

web-waiting-for-players = The game begins when every seat is taken.
web-seat-open = free
web-sit-here = Sit here
web-bot-here = Let a bot sit here
web-name-here = Your name at this table
web-you = you
web-host = host
web-you-host = You are the host
web-send-away = Remove { $name } from the table
web-hand-over = Make { $name } the host
web-close-table = Close the table
web-close-game = End the game without a result
web-stand-up = Give up my seat
web-closed = This table is closed: the game ends without a result.
web-table-closed = closed
web-share-link = Link to this page
web-send-friend = Send to a friend
web-copy = Copy
web-copied = Copied
web-qr = The link as a QR code
web-dice-promise = The fingerprint of the dice, fixed before the game

## The table

web-board = The table
web-board-in-words = The table in words
web-log = Log
web-log-turn = Turn { $number }: { $seat }
    .you-seat = Turn { $number }: you
web-one-and-more = { $first }, { $rest }
web-and = { $first } and { $rest }
web-since = Since your last turn
web-since-show = Show again what happened since your last turn
web-skip = Skip
web-only-move = Only one move is possible: { $move }
web-wait = Wait
web-silent = { $ask } ({ $seconds } s)
web-silent-held = { $move }: the others will see it when the time is up.
web-chat = Talk
web-menu = Menu
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-is-asked = to move
web-away = not here now
web-stand-in-for = { $level } for { $name }
web-watching = watching
web-watcher = a spectator
web-connection-lost = Connection lost, trying again
web-waiting-for = { $name } is thinking.
web-bot-learning = { $name } is getting ready; the first time this takes about a minute.
web-bot-learning-short = the bots are getting ready
web-bot-weaker = { $name }: the search is being prepared (once on this machine); until then it looks less far ahead.
web-undo = Undo
web-hint = Hint
web-all-moves = All moves
web-no-moves = You have nothing to do right now.
web-hint-title = A strong bot would do this
web-hint-then = then: { $moves }
web-hint-chance = chance to win { $chance }
web-hint-alike = about as good
web-hint-only = the only move there is
web-hint-coming = The bot is still getting ready. The hint will appear by itself.
web-really = { $move }?
web-yes = Yes
web-no = No
web-stale = The game has moved on; please look at the board again.
web-refused = That is not possible now.
web-unheard = The server does not answer.
web-no-table = There is no such table.
web-show-rule = show the rule
web-open-replay = Look at this step again
web-curtain = Hand the screen to { $name }
web-curtain-open = I am { $name }
web-leave = Leave the table (a bot stands in)
web-return = Take the seat back
web-say = Say something
web-send = Send
web-earlier = What was said before
web-mute = Mute { $name }
web-phrase-hello = Good day
web-phrase-well-played = Well played
web-phrase-thinking = Let me think
web-phrase-sorry = Sorry
web-phrase-thanks = Thank you
web-phrase-again = Once more?
web-people-left = { $name } has left the table.
    .you-name = You have left the table.
web-people-returned = { $name } is back at the table.
    .you-name = You are back at the table.

## Keys

web-shortcuts = Keys
web-drag = Drag

## After the game

web-game-over = The game is over.
web-score-sheet = Score sheet
web-total = Total
web-winner = Winner
web-rematch = Play again
web-rematch-join = To the new table
web-share = Share
web-download = Download the game
web-check-dice = Check the dice

## The replay

web-replay = Replay
web-replay-start = Before the first move.
web-replay-shared = Several of you share this screen: until the game is over, the replay shows only what a spectator sees.
web-no-replay = This game cannot be shown here.
web-first = First step
web-back = One step back
web-forward = One step forward
web-last = Last step
web-run = Play
web-pause = Pause
web-step = Step
web-seen-by = View as
web-all-open = everything open
web-to-table = To the table

## The rules

web-cards = Cards and pieces
web-chapter-c = Components
web-chapter-s = Setting up
web-chapter-t = A turn
web-chapter-b = Battle
web-chapter-k = The cards
web-chapter-a = Action cards
web-chapter-p = Placing dice
web-chapter-n = Senate tiles
web-chapter-e = End and points
web-chapter-h = Hidden information
web-chapter-r = Rulings
web-chapter-m = The small game

## Told in one or in many

web-won = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}
    .you-winners = You win.

## A board made from the fields of a game

web-empty = empty
web-can-do = What you can do
web-no-rules = No rules have been written down for this game yet.
web-analysis = Analysis
web-learn = Learn it
web-puzzles = Puzzles
web-deal = Deal of the day
web-study = Analyse positions

## The table in hand

web-tap-again = Tap again: { $move }
web-missing = There is no such page
web-missing-why = The address may be mistyped, or the page may be gone.
web-log-greeting = Welcome to the table. What happens here is written down line by line.
web-waiting-away = { $name } is away; the table waits.

## Moments, the end, sound

web-ending = The end of the game
web-pace = If somebody stays away
web-pace-live = live: those at the table decide
web-pace-no-hurry = no hurry: the table waits
web-pace-live-long = Whoever is at the table is asked: wait, let a bot play, or end the game.
web-pace-no-hurry-long = The table waits, for days if need be. Nobody plays for anybody else.
web-hints-allowed = Hints are allowed (the others see when somebody asks for one)
web-hints-off = Without hints
web-here = on another page of this server
web-waiting-here = { $name } is on another page of this server; the table waits.
web-absent = { $name } is away. What do you want to do?
web-absent-wait = Wait
web-absent-bot = Let a bot play
web-absent-end = End the game
web-absent-others = { $name } wants to: { $wish }
web-absent-all = This happens as soon as everybody at the table wants it.
web-people-replaced = { $name } is away: a bot plays until { $name } is back.
    .you-name = You were away: a bot played until you came back.
web-people-ended = { $name } ended the game, because somebody was away. Nobody has won.
    .you-name = You ended the game, because somebody was away. Nobody has won.
web-people-hint = { $name } asked for a hint.
    .you-name = You asked for a hint.
web-meanwhile = While you were away
web-meanwhile-show = Show it on the board
web-meanwhile-close = Go on
web-sit-how = how you sit down
web-your-seat = Your seat
web-begins = Who begins
web-begins-drawn = drawn
web-begins-me = you
web-begins-other = an opponent
web-seat-odds = { $seat } { $share } of 100
web-odds-seat = wins { $share } of 100
web-odds-seats = Wins between equal players: { $odds }
web-odds-first = Between equal players, whoever begins wins { $share } games of 100.
web-opponents-each = A different opponent on each seat
web-all-bots = The same rank for all bots
web-draw-seats = Draw who sits where
web-swap-seats = Swap the seats { $first } and { $second }
web-change-table = Change the table
web-change-go = Change it
web-option-is = { $option }: { $value }
web-beginners-now = In your first games: { $changes }
web-grown = You have finished { $count ->
        [one] one game
       *[other] { $count } games
    }. From now on this is different:
web-grown-option = { $option }: { $now } (until now: { $before })
web-grown-go = Play like this
web-grown-stay = Keep it as it was
web-absent-again = Do not wait any longer

## What is asked, told and answered at the table

web-my-turn = My games: your turn
web-one-of = { $thing }, { $at } of { $count }
web-dice-unsealed = The server sent a position without a seal. What it says of this game afterwards cannot be compared with what this browser keeps.
