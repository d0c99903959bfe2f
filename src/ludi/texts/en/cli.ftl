board-blocked = blocked
games-players = { $players } players
games-default = the default
bots-also = Also: { $forms }
bots-rated = ludi bots GAME says how strong the ranks are there.
play-welcome = Type a number or a move; ? for help, q to leave.
play-left = You left the table. The game is kept in { $file }; go on with --resume.
play-kept = The record is kept in { $file }.
play-no-move = { $typed } is no move. Type the number of a move, or the move as it is written beside it; ? for help.
play-no-undo = Nothing can be taken back: the last action was not yours, or it showed something new.
play-undone = The last decision is taken back.
play-unknown = Nothing here is called { $word }.
play-won = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}
play-thinking = { $bot } thinks (the first time it learns for a minute)
play-preparing = { $bot } gets ready behind for a minute or two, once on this machine; meanwhile it plays, but does not look so far ahead.
play-advice = { $move }: { $value } of 100, tried { $visits } times
play-chance = Your chance to win: { $value } of 100, give or take { $error }.
play-help =
    Type the number of a move, or the move itself in the short form shown beside it.
    ? NAME  what a card or tile does       ? RO-B3  the text of a rule
    u  take your last decision back        l  the log so far
    q  leave; the game is kept
    h  a hint: a nudge, again the piece, again the move and why
day-no-address = { $address } is no address of a server; write it as http://127.0.0.1:8000.
day-unheard = The server at { $address } does not answer as it should. Start one with ludi serve, or name another with --server.
day-waiting = The others decide …
day-left = You left the table. Your game stays at the server; ludi day goes on with it today.
verify-fair = All { $draws } dice and draws are the ones promised by { $commitment }.
verify-wrong = Action { $number } is not the one the dice give: it was "{ $came }", it should be "{ $due }".
verify-seen = It is the game your browser saw, entry by entry.
verify-promised = It is the promise you were given. With the receipt of your browser the game itself can be compared too.
verify-alone = Compared was only what the record says of itself: with the receipt of your browser (--receipt) it can be told from another game.
