board-blocked = blocked
games-players = { $players } players
games-default = the default
bots-also = Also: { $forms }
bots-rated = ludi bots GAME says how strong the ranks are there.
play-welcome = Type a number or a move; ? for help, q to leave.
play-left = You left the table. The game is saved in { $file }. Go on with it: { $command }
play-kept = The game is saved in { $file }.
play-no-move = { $typed } is not a move. Type the number of a move, or the move as it is written beside it; ? for help.
play-no-undo = Nothing can be taken back: the last action was not yours, or it showed something new.
play-undone = The last decision is taken back.
play-unknown = Nothing here is called { $word }.
play-more = { $first } to { $last } of { $count }; + shows more
play-go-on = Press Enter to go on.
board-you = { $name } (you)
play-thinking = { $bot } is thinking …
play-thinking-first = { $bot } is thinking (the first time it needs a minute to get ready)
play-preparing = { $bot } is getting ready in the background for a minute or two, once on this machine; meanwhile it plays, but looks less far ahead.
play-advice = { $visits ->
    [one] { $move }: { $value } of 100, tried once
   *[other] { $move }: { $value } of 100, tried { $visits } times
}
play-chance = Your chance to win: { $value } of 100, give or take { $error }.
play-help =

    Type the number of a move, or the move itself in the short form shown beside it.
    ? NAME  what a card or tile does       ? RO-B3  the text of a rule
    u  take your last decision back        l  the log so far
    t  the whole table                     + -  more choices
    q  leave; the game is saved
    h  a hint: a nudge, then the card or die, then the move and why
day-no-address = { $address } is no address of a server; write it as http://127.0.0.1:8000.
day-unheard = The server at { $address } does not answer properly. Start one with ludi serve, or name another with --server.
day-waiting = The others are deciding …
day-left = You left the table. Your game stays at the server; ludi day goes on with it today.
verify-fair = All { $draws } dice and draws of the log match the promise { $commitment }.
verify-wrong = Action { $number } is not the one the dice give: it was “{ $came }”, it should be “{ $due }”.
verify-seen = The log fits what your browser kept: the promise and the seals of { $seals } of { $entries } entries. It was not compared with what was on the screen.
verify-promised = It is the promise you were given. Seals, and what was on the screen, were not compared.
verify-alone = Only what the record says about itself was compared, not what was on the screen: with your browser’s receipt (--receipt) it can be told from another game.
hint-preparing = Hints are being prepared in the background, for a minute or two, once on this machine. Go on playing, and ask again later.
visit-said = { $name }: { $words }
visit-again = Type { $key } to decide again about whoever is away.
visit-left = You left the table. Your seat stays yours; come back with: { $command }
visit-kept = The game can be looked at again: { $link }
visit-full = No seat is free at this table.
visit-not-free = { $seat } is not free. Free seats: { $free }
visit-which = Which seat do you want? Enter takes the first.
visit-help = s WORDS  say something to the others at the table
sim-played = { $games } games of { $game } in { $seconds } s; { $decisions } decisions and { $rate } games a second.
sim-checked = Threads: { $threads }. Invariants: { $invariants }.
sim-not-checked = not checked
sim-none-to-check = none to check
sim-all-held = all held
sim-broken = games that broke one: { $count }
sim-wins = wins
sim-length = length
arena-milliseconds = ms a decision
arena-played = { $games } games in { $sets } sets with the same chance. Wins by seat: { $seats }.
arena-share = share
arena-without = without luck
arena-variance = variance left
arena-needed = games for ± { $share }
arena-sprt = SPRT, from { $low } to { $high } Elo: { $verdict } ({ $ratio }).
arena-stronger = stronger
arena-not-stronger = not stronger
arena-not-known-yet = not known yet
arena-kept = Kept in { $folder }.
