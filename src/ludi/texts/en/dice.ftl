web-dice-secret = The secret, now revealed
web-dice-seeds = What the players’ browsers added
web-dice-bad = { $count ->
    [one] { $count } draw does not follow from the secret.
   *[other] { $count } draws do not follow from the secret.
}
web-receipt = Download the receipt
web-dice-seen = The log fits what this browser kept: the promise and the seals of { $heard } of { $entries } entries. Whether the log is the game that was on the screen was not compared.
web-dice-unseen = This browser kept nothing while the game was played: only what the server says now was compared, and not with anybody’s screen.
web-dice-other = The log does not fit what this browser was promised, or the seals it kept.
web-dice-unpromised = The promise was given for something else, or a contribution is not the one pledged.
web-dice-uncheckable = The dice cannot be checked here now.
web-dice-good = { $count ->
    [one] The one draw of the log follows from the secret that was promised.
   *[other] All { $count } dice and draws of the log follow from the secret that was promised.
}
web-dice-checking = Checking the dice …
web-dice-figures = The numbers behind it
