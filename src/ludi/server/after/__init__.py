"""After a game and beside it: history, records, analyses, deals of the day, lessons, rules, studies."""
