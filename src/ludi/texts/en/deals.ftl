deal-title = Deal of the day
deal-lead = The same throws and cards for everybody, against the same opponent. One attempt: then see who made the most of it, with luck taken out.
deal-date = { $day }, in UTC
deal-against = Against { $rival }; you are { $seat }.
deal-nobody = Nobody has finished it yet.
deal-finished = { $count ->
    [one] 1 player has finished it.
   *[other] { $count } players have finished it.
}
deal-play = Play today's deal
deal-go-on = Go on
deal-closed = Your game was closed. Tomorrow there is another one.
deal-hidden = What the others made of it you see when you have played yours to the end.
deal-player = Player
deal-you = you
deal-result = Result
deal-won = won, { $points } : { $others }
deal-lost = lost, { $points } : { $others }
deal-drawn = shared, { $points } : { $others }
deal-luck = Luck
deal-rest = Without luck
deal-counting = being counted
deal-before = The day before
deal-after = The next day
deal-today = Today
deal-about = Result, luck and the rest are points of 100: a victory is 100. Luck is what each throw and draw gave or took, against the mean of all that could have come. Games in which a bot stood in do not count.
deal-no-day = There is no deal of that day.
