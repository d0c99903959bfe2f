## What one should know before the first turn (the rules begin with it)

caesar-cleopatra-teach-goal = Win more points than your opponent with 21 patricians in five factions. Each patrician counts 1, the majority of a faction 1 more, a whole faction 1 more, and your secret bonus card may add 2.
caesar-cleopatra-teach-turn-1 = Lay influence: one card face down, or two cards face up. Before or after it you may play one action card.
caesar-cleopatra-teach-turn-2 = Draw up to five cards again, each from the pile of your choice: influence or action.
caesar-cleopatra-teach-turn-3 = A vote card is turned. At its faction the higher sum wins a patrician; then the higher side loses its highest card there, the other side its lowest.
caesar-cleopatra-teach-missed-1 = Winning is expensive: your highest card there goes. One point more than your opponent is the best way to win.
caesar-cleopatra-teach-missed-2 = A philosopher reverses a vote: the lower sum wins. Philosophers in equal number on both sides cancel each other out.
caesar-cleopatra-teach-missed-3 = Eight cards at a faction call a vote at the end of the turn. Count before you lay the eighth.

## The first game

caesar-cleopatra-lesson-first-game = Your first game
caesar-cleopatra-lesson-first-game-goal-patricians = Win patricians, above all the majority of a faction.
caesar-cleopatra-lesson-first-game-goal-senators = Win a senator.
caesar-cleopatra-lesson-first-game-goal-veto = Keep your card at the senators.
caesar-cleopatra-lesson-first-game-goal-praetors = Win the last praetor.
caesar-cleopatra-lesson-first-game-goal-quaestors = Win the last quaestor, with less influence.
caesar-cleopatra-lesson-first-game-goal-won = You have won.
caesar-cleopatra-lesson-first-game-goal = You are Caesar, near the end of a game. Of 21 patricians 4 are not won yet: 2 senators, 1 praetor, 1 quaestor. Each counts 1 point, and the majority of a faction 1 more. You have 10 points, Cleopatra 9.
caesar-cleopatra-lesson-first-game-factions = The factions lie between you, your cards on your side, Cleopatra’s on hers. At the senators you have a 3; she has a 4 and a 2, together 6. If they were asked now, the higher sum, hers, would win.
caesar-cleopatra-lesson-first-game-hand = In your hand: influence cards 5, 3 and 1, and two action cards, a scout and a veto. In your turn you lay influence: one card face down, which she cannot see, or two cards face up.
caesar-cleopatra-lesson-first-game-lay = Lay the 5 face down at the senators. With your 3 that makes 8 against 6.
caesar-cleopatra-lesson-first-game-done = You might play an action card now. Keep them: press Done.
caesar-cleopatra-lesson-first-game-refill = You always draw up to 5 cards again. Your action pile is used up, so draw from the influence pile. Then a vote card is turned and says which faction is asked.
caesar-cleopatra-lesson-first-game-veto = You drew a philosopher, of whom more later. The senators were asked: 8 to 6, a senator is yours. You have 3 of 5 now, the majority: 12 points. Your highest card there, the 5, is gone, and so is her lowest, the 2. Now Cleopatra plays an assassination against your 3. You hold a veto: use it.
caesar-cleopatra-lesson-first-game-replacement = The assassination has no effect. For a veto you may draw another card.
caesar-cleopatra-lesson-first-game-scout = Cleopatra laid a 5 at the senators and a 2 at the quaestors, and the vote card was an orgy: nobody was asked. Your turn. At the praetors you have a 2; she has 2 cards there, face down. How much are they worth? Play your scout at the praetors.
caesar-cleopatra-lesson-first-game-two-open = A 5 and a 3: that makes 8. You have 2 there and need at least 7 more. One card is not enough, so lay two face up: begin with the 4.
caesar-cleopatra-lesson-first-game-second-open = And the 3: with it you have 9 against 8. One point more is enough.
caesar-cleopatra-lesson-first-game-done-again = Nothing more to play, and both your piles are empty. Press Done.
caesar-cleopatra-lesson-first-game-philosopher = The praetor is yours: 9 to 8. After her turn Cleopatra won the last senator. One quaestor is left; you have a 4 there, she has 5 and 2, together 7. Now the philosopher: where one side has more of them, the lower sum wins. Lay him face down at the quaestors.
caesar-cleopatra-lesson-first-game-last-done = 4 against 7, and one philosopher. Press Done, and let the quaestors vote.
caesar-cleopatra-lesson-first-game-won = The lower sum won, and with the last patrician the game is over: 18 to 10 for you. 12 patricians, 4 majorities, and 2 points for your bonus card, the quaestors. In a whole game you begin with 10 influence cards and 13 action cards, and Cleopatra moves first. Try it!
caesar-cleopatra-lesson-first-game-not-five-here = That is too little: it takes more than 6. With the 5 you have 8.
caesar-cleopatra-lesson-first-game-not-senators-here = The 5 is the right card. Lay it at the senators: 2 of them can still be won.
caesar-cleopatra-lesson-first-game-not-one-down = Two cards face up would be allowed, but she would see them. Choose “One face down” and lay the 5 at the senators.
caesar-cleopatra-lesson-first-game-not-scout-later = Save the scout; it will be worth more in your next turn.
caesar-cleopatra-lesson-first-game-not-not-passive = A passive turn only exchanges cards: nothing is laid and no vote is held. You have something better to do.
caesar-cleopatra-lesson-first-game-not-protect = Then your 3 would be gone, and you would have nothing left at the senators. A veto is made for this.
caesar-cleopatra-lesson-first-game-not-free-card = It costs nothing. Take the card: the more choice, the better.
caesar-cleopatra-lesson-first-game-not-look-first = Look first, then lay. The scout turns up her cards at the praetors.
caesar-cleopatra-lesson-first-game-not-one-too-few = One card brings at most 4, which makes 6 against 8. It takes two cards face up.
caesar-cleopatra-lesson-first-game-not-four-first = Both will lie there in the end. Begin with the 4.
caesar-cleopatra-lesson-first-game-not-too-low = With the 1 it would not reach: you need 4 and 3.
caesar-cleopatra-lesson-first-game-not-philosopher-later = Keep the philosopher: he will win you the last quaestor.
caesar-cleopatra-lesson-first-game-not-praetors-here = The praetors are the place now: 4 and 3 win there.
caesar-cleopatra-lesson-first-game-not-one-loses = 5 against 7: the quaestor would be lost. Try the philosopher.
caesar-cleopatra-lesson-first-game-not-both-or-one = The philosopher alone is enough. Choose “One face down”.

## A small lesson: philosophers

caesar-cleopatra-lesson-philosophers = Philosophers
caesar-cleopatra-lesson-philosophers-goal-less = Win an aedile with less influence.
caesar-cleopatra-lesson-philosophers-goal-keep = Keep the last censor.
caesar-cleopatra-lesson-philosophers-goal-done = You know what philosophers do.
caesar-cleopatra-lesson-philosophers-turned = A philosopher counts 0. But where one side has more of them, the vote is reversed: the lower sum wins. Of the censors 1 is left, of the aediles 2. At the censors you lead 9 to 1, at the aediles Cleopatra leads 9 to 2. You hold 2 philosophers.
caesar-cleopatra-lesson-philosophers-lay = A philosopher belongs where you are behind. Lay one face down at the aediles.
caesar-cleopatra-lesson-philosophers-done = 2 against 9, with 1 philosopher on your side. Press Done, and see which faction is asked.
caesar-cleopatra-lesson-philosophers-beware = The aediles were asked: the lower sum won, an aedile is yours. As always the higher sum lost its highest card, her 5, and the lower its lowest, your 2; the philosopher is gone as well. Now Cleopatra has laid 1 card face down at the censors, where no card of hers reaches your 9. Why there? Play your scout.
caesar-cleopatra-lesson-philosophers-answer = A philosopher: with him her 1 would beat your 9. Philosophers in equal number cancel each other out. Lay your other one face down at the censors.
caesar-cleopatra-lesson-philosophers-equal = 1 philosopher against 1: the higher sum counts again. Press Done.
caesar-cleopatra-lesson-philosophers-kept = 9 to 1: the censor is yours, and with 2 of 3 the majority. Remember: a philosopher where you are behind, one of yours against one of hers where you are ahead, and mistrust a single card laid where it cannot win.
caesar-cleopatra-lesson-philosophers-not-ahead = There you lead 9 to 1. A philosopher would turn that vote against you.
caesar-cleopatra-lesson-philosophers-not-too-little = That does not reach 9. You win there with less, not with more.
caesar-cleopatra-lesson-philosophers-not-not-passive = A passive turn lays nothing and asks nobody. You have something better to do.
caesar-cleopatra-lesson-philosophers-not-look-first = Look first: if it is no philosopher, one of yours would turn the vote against you.
caesar-cleopatra-lesson-philosophers-not-more-loses = More influence does not help: with her philosopher there the higher sum loses. Answer with yours.
