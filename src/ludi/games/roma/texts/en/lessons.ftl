## What one should know before the first turn (the rules begin with it)

roma-teach-goal = Have more victory points (VP) than your opponent when the game ends. It ends at once when the stock has no VP left, or when somebody has none.
roma-teach-turn-1 = Each disc without a card of yours costs you 1 VP. Then you roll three dice.
roma-teach-turn-2 = Spend each die on one thing: on money (as many sestertii as it shows), on cards (draw as many, keep one), or on the card at the disc of that number, which then acts.
roma-teach-turn-3 = Laying a card needs no die, only its price in sestertii. Do all this in any order, then end the turn.
roma-teach-missed-1 = An empty disc costs 1 VP at the beginning of every turn of yours. A cheap card is better than none.
roma-teach-missed-2 = A card may act in the turn in which it was laid, and several times with several equal dice.
roma-teach-missed-3 = In a battle equal is enough: the battle die only has to reach the defence of the card opposite.

## The first game

roma-lesson-first-game = Your first game
roma-lesson-first-game-goal-points = Have more victory points when the stock is empty.
roma-lesson-first-game-goal-lay = Lay Legat and let him act.
roma-lesson-first-game-goal-cover = Leave no disc of yours empty.
roma-lesson-first-game-goal-attack = Break a gap into your opponent’s side.
roma-lesson-first-game-goal-score = Turn dice into victory points.
roma-lesson-first-game-goal-end = Empty the stock while you are ahead.
roma-lesson-first-game-goal-won = You have won.
roma-lesson-first-game-points = This is the end of a game of Roma. You have 13 victory points (VP), your opponent has 14, and 9 are left in the stock. When the stock is empty the game ends, and whoever has most VP wins.
roma-lesson-first-game-board = Between the players lie six discs, I to VI: 1 to 6. Below them is your side, above them your opponent’s: a place for one card at each disc. Look at yours: IV and VI are empty. Now your opponent ends a turn.
roma-lesson-first-game-empty = Your turn. First you paid for your empty discs: 1 VP each, so you have 11. Then you rolled 6, 4 and 3. Each die is good for one thing.
roma-lesson-first-game-money = You hold a Legat. He costs 5 sestertii, and you have 4. Take the 6 and put it on the money disc: it brings 6 sestertii.
roma-lesson-first-game-lay = 10 sestertii! Laying a card needs no die. Lay Legat at disc IV, where a place is empty, and where your die 4 can wake him.
roma-lesson-first-game-activate = A die makes the card act that lies at the disc of its number. Legat brings 1 VP for each empty place of your opponent, and there are 2. Activate disc IV.
roma-lesson-first-game-cards = 2 VP more: 13. One die is left, and disc VI is empty. Put the 3 on the cards disc: you draw 3 cards and keep 1 of them.
roma-lesson-first-game-keep = Three cards to choose from; the other two are discarded. You have 5 sestertii. The Forum costs 5 and turns dice into VP: keep it.
roma-lesson-first-game-forum = Now lay the Forum at disc VI. Then no disc of yours is empty any more.
roma-lesson-first-game-end-turn = All dice are used and your purse is empty. End your turn.
roma-lesson-first-game-battle = Your opponent paid 2 VP for empty discs; then a Legionarius defeated the card at your disc III, and that has cost you 1 VP already. Do the same: your Legionarius at disc II attacks the Machina opposite. Its defence is 4: the battle die must show 4 or more.
roma-lesson-first-game-payout = A 4: equal is enough, the Machina falls. From now on that gap costs your opponent 1 VP each turn, and your Legat counts it too. Now use the 6: activate the Forum at disc VI.
roma-lesson-first-game-second-die = A Forum needs a second die, and pays what that one shows. Use the 5.
roma-lesson-first-game-turn-over = 5 VP from the stock: you have 17, your opponent 12, and 7 are left. End your turn.
roma-lesson-first-game-last-turn = Your opponent paid 3 VP and won back 4 with a Forum: 13. You paid 1 for your gap and have 16; the stock holds 7. You rolled 4, 6 and 4. Begin with Legat: your opponent has 3 empty places.
roma-lesson-first-game-finish = 3 VP more: you have 19, and 4 are left in the stock. A Forum with the other 4 takes exactly these. Activate disc VI.
roma-lesson-first-game-last-die = Use the 4, and the stock is empty.
roma-lesson-first-game-won = The stock is empty, so the game ends at once: 23 to 13 for you. You know what matters: fill your discs, wake your cards with the right dice, break gaps into your opponent’s side, and watch the stock. In a whole game each side begins with 10 VP and 4 cards. The other 22 kinds of card say what they do.
roma-lesson-first-game-not-small-die = That die brings fewer sestertii. The 6 brings most, and no card of yours lies at disc VI that it could wake.
roma-lesson-first-game-not-cards-later = Cards are a good idea, and their turn comes in a moment. First the money.
roma-lesson-first-game-not-lapse = Not yet: dice that are not used are lost at the end of a turn.
roma-lesson-first-game-not-wrong-disc = That place is empty too, but your die shows 4, not 6. A card acts only with the number of its disc.
roma-lesson-first-game-not-covers = A card of yours lies there. It would be discarded, and the gap would stay. Choose the empty place.
roma-lesson-first-game-not-money-enough = 10 sestertii are plenty for now. Lay Legat: that needs no die.
roma-lesson-first-game-not-four-acts = The 4 is worth more at disc IV: there it wakes your Legat.
roma-lesson-first-game-not-other-first = The 3 can wait. First the 4, which wakes your Legat at disc IV.
roma-lesson-first-game-not-no-card = 3 sestertii more, but no card in hand to lay with them. Draw cards with the 3.
roma-lesson-first-game-not-too-dear = It costs 6, and you have 5: it could not be laid in this turn, and disc VI would stay empty.
roma-lesson-first-game-not-needs-forum = Cheap, but it only helps a Forum beside it, and you have none yet.
roma-lesson-first-game-not-gap = Disc VI is still empty and would cost you 1 VP. You have the card and the money.
roma-lesson-first-game-not-battle-first = Right after this! First the battle with the 2.
roma-lesson-first-game-not-five-for-forum = Haruspex would fetch you a card. But the 5 is your second die for the Forum: worth 5 VP.
roma-lesson-first-game-not-two-attacks = Dice can become money or cards at any time. Now the 2 attacks, and 6 and 5 bring VP.
roma-lesson-first-game-not-points-now = Money does not win the game. The Forum makes VP of these two dice.
roma-lesson-first-game-not-legat-first = The other order would work as well. Here Legat comes first.
roma-lesson-first-game-not-finish = You can end the game now, as the winner: wake Legat with a 4, then the Forum with the 6.
roma-lesson-first-game-not-one-left = 3 VP again, and 1 would be left in the stock. The Forum takes all 4.

## A small lesson: the Forum

roma-lesson-the-forum = The Forum
roma-lesson-the-forum-goal-most = Get the most out of one Forum.
roma-lesson-the-forum-goal-done = You know how a Forum pays.
roma-lesson-the-forum-neighbours = A Forum pays what a second die shows. It pays more with the right neighbours: a Basilica beside it adds 2 VP, a Templum beside it lets you add the third die. Yours lies at disc III, between both. You rolled 3, 5 and 2.
roma-lesson-the-forum-activate = Activate the Forum at disc III with the 3.
roma-lesson-the-forum-second = Now the second die: use the 5.
roma-lesson-the-forum-third = The Templum asks: add the third die as well? Use the 2.
roma-lesson-the-forum-paid = 5 for the second die, 2 for the third, 2 for the Basilica: 9 VP in one turn. Neither neighbour ever needs a die of its own. So beware of a Forum between them on your opponent’s side, and attack it, or one of its neighbours.
roma-lesson-the-forum-not-all-dice = The Forum can use all 3 dice now, and turns them into VP. Begin with the 3.
roma-lesson-the-forum-not-lapse = Not yet: your 3 dice would be lost.
roma-lesson-the-forum-not-same-sum = The sum would be the same, for the third die counts too. Begin with the 5: whoever can use only one takes the higher.
roma-lesson-the-forum-not-leaves = That would leave 2 VP lying on the table. Add the die.
