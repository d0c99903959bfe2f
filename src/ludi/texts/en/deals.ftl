deal-title = Deal of the day
deal-lead = The same dice and cards for everybody, against the same opponent. One attempt: then see who did best, with luck taken out.
deal-date = { $day }, in UTC
deal-against = Against { $rival }; you are { $seat }.
deal-nobody = Nobody has finished it yet.
deal-finished = { $count ->
    [one] 1 player has finished it.
   *[other] { $count } players have finished it.
}
deal-play = Play today’s deal
deal-go-on = Go on
deal-closed = Your game was closed. Tomorrow there is another one.
deal-hidden = You will see how the others did once you have finished your own game.
deal-player = Player
deal-you = you
deal-result = Result
deal-won = won, { $points } : { $others }
deal-lost = lost, { $points } : { $others }
deal-drawn = draw, { $points } : { $others }
deal-luck = Luck
deal-rest = Without luck
deal-counting = being calculated
deal-before = The day before
deal-after = The next day
deal-today = Today
deal-about = Result, luck and the rest are points on a scale of 100: a win is 100. Luck is what each throw and draw gave or took, compared with the average of all that could have come. Games in which a bot stood in do not count.
deal-no-day = There is no deal of that day.
deal-needs-server = For this you need a server of Ludi Romani; this page consists of files only.
