server-no-table = There is no such table.
server-no-game = There is no game of this name.
server-not-your-seat = This seat is not yours.
server-not-pledged = Not everybody has pledged a seed for the dice yet.
server-other-seed = This is not the seed that was pledged.
server-seat-taken = This seat is taken.
server-not-host = Only the host of this table may do that.
server-nobody-there = Nobody else sits there.
server-not-yours-alone = Only a table of yours alone can be removed.
server-deal-stays = A deal of the day stays, since its results are compared.
server-sent-away = The host has sent you away from this table.
server-closed = The host has closed this table.
server-started = The game has already begun.
server-not-started = The game has not begun yet.
server-not-over = The game is still going on.
server-over = The game is over.
server-not-your-turn = Another seat is deciding now.
server-no-move = There is no such move.
server-possible = This move is possible now.
server-no-undo = Nothing can be taken back now: something was revealed, or the turn has passed.
server-bad-table = The table cannot be set like this: seats and options do not fit the game.
server-bots-compiling = The bots of this game are still being prepared.
server-no-name = A name needs at least one letter.
server-long-name = A name has at most { $most } letters.
server-nothing-said = The message is empty.
server-not-at-table = Only those who sit at this table talk here.
server-damaged = This table is damaged ({ $entry ->
    [0] what is known of it cannot be read
   *[other] at entry { $entry } of its log
}) and cannot be opened. The others can.
server-no-such-game = This table is of a game that is not installed here: { $game }.
server-other-version = This game was set up with version { $version } of the rules; this house plays version { $today }. It cannot go on: the same moves may mean something else now. Leave it, and open a new table.
server-other-version-over = This game was played with version { $version } of the rules; this house plays version { $today }, which would not come to the same end. It cannot be replayed here; how it ended is kept.
server-bad-request = The request cannot be read: { $reason }
server-not-found = There is nothing here.
server-wrong-method = This address is used in another way.
server-wrong-origin = The request comes from another site.
server-too-large = The request is too large.
server-too-fast = Too many requests; try again in a moment.
server-failed = Something failed on this side; nothing has changed.
server-no-database = The tables cannot be read or written down just now; try again in a moment.
server-deal-unplayed = You can look at this game of today's deal once you have played yours to the end.
server-deal-secret = The dice of the deal of the day are told when the day is over.
server-deal-no-hints = There are no hints in the deal of the day.

server-nothing-suggested = A bot is not asked to do this for you.
