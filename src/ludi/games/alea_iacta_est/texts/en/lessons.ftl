## What one should know before the first turn (the rules begin with it)

alea-iacta-est-teach-goal = Have the most points after the last stage. Patricians count once they live in a province of their colour, a woman and a man in each; senate tiles and Fortuna tiles count too.
alea-iacta-est-teach-turn-1 = Roll all dice you still have. With a Repete chip you may roll any of them again.
alea-iacta-est-teach-turn-2 = Place at least one die in exactly one building: equal dice in the Castrum, a street in the Senatus, one die or two with the sum 5 in the Forum.
alea-iacta-est-teach-turn-3 = Somebody’s last die ends the stage. Then the buildings give out what they have: senate tiles, provinces, patricians, and a chip for each die in the Latrina.
alea-iacta-est-teach-missed-1 = You never have to place all dice that fit. Who keeps dice keeps turns, but whoever is out of dice first ends the stage.
alea-iacta-est-teach-missed-2 = In the Forum low dice stand on the left, choose first and push others out. A 1 is never pushed by anything but another 1.
alea-iacta-est-teach-missed-3 = A patrician without a province of its colour counts nothing, and an empty province one point less.

## The first game

alea-iacta-est-lesson-first-game = Your first game
alea-iacta-est-lesson-first-game-goal-points = Have the most points after this last stage.
alea-iacta-est-lesson-first-game-goal-green = Get the green province.
alea-iacta-est-lesson-first-game-goal-street = Have the best street in the Senatus.
alea-iacta-est-lesson-first-game-goal-forum = Get patricians in the Forum.
alea-iacta-est-lesson-first-game-goal-choose = Choose what fits together.
alea-iacta-est-lesson-first-game-goal-won = You have won.
alea-iacta-est-lesson-first-game-goal = This is the last stage of a game for two: stage 6. You have a red province worth 2 and a red man worth 2 who lives there: 4 points. In every province a woman and a man of its colour may live, and each counts its value.
alea-iacta-est-lesson-first-game-home = Your green woman is worth 3, but she has no home: she counts nothing. There is a green province to be won, worth 3! Provinces are won in the Castrum. You roll all your 8 dice.
alea-iacta-est-lesson-first-game-castrum = In a turn you place dice in one building. Equal dice go to the Castrum, as a set; the largest sets choose provinces first. Place your 3 dice that show 2 in the Castrum.
alea-iacta-est-lesson-first-game-senatus = Your opponent put a 3 into the Forum. You rolled the 5 dice left to you. The Senatus takes a street, values in a row; the best street wins a senate tile. You have 3, 4 and 5: place them all.
alea-iacta-est-lesson-first-game-repete = Your opponent has a set of two 6s in the Castrum, smaller than yours. Your last 2 dice show 6, too high for the Forum: there low dice choose first. You have a Repete chip: with it you roll dice again. Take up a 6.
alea-iacta-est-lesson-first-game-both = One chip is enough for as many dice as you like. Take up the second 6 too.
alea-iacta-est-lesson-first-game-throw = Now roll both.
alea-iacta-est-lesson-first-game-pair = 1 and 4! The Forum takes one die, or two with the sum 5, and these make 5. Each die there will bring a patrician. Place both in the Forum.
alea-iacta-est-lesson-first-game-tile = That was your last die: the stage ends with your opponent’s turn, and the buildings give out what they have. First the Senatus: your street has 3 dice, your opponent’s only 2. You look at 3 senate tiles and keep 1. You will have two couples at the end: “many couples” will count 3.
alea-iacta-est-lesson-first-game-province = Then the Castrum: three dice beat two, so you choose first. Which province has somebody waiting for it?
alea-iacta-est-lesson-first-game-patrician = Your green woman has a home: 10 points. Now the Forum, from the left: your 1, your opponent’s 3, your 4. A man may move in with the green woman: take the green man, worth 3.
alea-iacta-est-lesson-first-game-second-patrician = Your opponent took a yellow man. Your 4 chooses now. In your red province a woman would still find a place.
alea-iacta-est-lesson-first-game-won = 18 to 14 for you: provinces 2 and 3, patricians 2, 2, 3 and 3, and 3 for your senate tile. Your opponent’s dice that were left over went to the Latrina and became Repete chips: two chips count 1 point. With more players there is also the Templum, with Fortuna tiles. A whole game begins with empty hands: try it!
alea-iacta-est-lesson-first-game-not-all-three = More is better: place all 3 dice that show 2. The largest set chooses first.
alea-iacta-est-lesson-first-game-not-bigger-set = You can make a larger set: you have 3 dice that show 2.
alea-iacta-est-lesson-first-game-not-street-next = A fine street, but a province for your green woman comes first: that is the Castrum.
alea-iacta-est-lesson-first-game-not-forum-later = The Forum brings patricians. Its turn comes later: first they need homes.
alea-iacta-est-lesson-first-game-not-chip-later = These dice are good as they lie. Save the chip.
alea-iacta-est-lesson-first-game-not-longer = The longer the better: place 3, 4 and 5 together.
alea-iacta-est-lesson-first-game-not-set-done = Your set in the Castrum is the largest already. A street would bring you a senate tile.
alea-iacta-est-lesson-first-game-not-too-far-right = A 6 would stand behind your opponent’s 3 and choose after it; and only one of your dice would be placed. Try the chip.
alea-iacta-est-lesson-first-game-not-one-six = A set of one die wins nothing here: there are 2 provinces and two larger sets. Try the chip.
alea-iacta-est-lesson-first-game-not-street-grows = Your street would grow to 6, but it is good already, and you need patricians. Try the chip.
alea-iacta-est-lesson-first-game-not-other-six = Wait: take up the other 6 too. It costs nothing more.
alea-iacta-est-lesson-first-game-not-both-dice = Both together make 5 and may go to the Forum at once: two patricians instead of one.
alea-iacta-est-lesson-first-game-not-two-only = That one will count 2. “Many couples” will count 3.
alea-iacta-est-lesson-first-game-not-no-yellow = You have nobody who is yellow. Your green woman waits for the green one.
alea-iacta-est-lesson-first-game-not-three-first = A good choice, too, but worth 2. The green man is worth 3, and your opponent might take him.
alea-iacta-est-lesson-first-game-not-homeless = You have no province of that colour: this patrician would count nothing.

## A small lesson: streets and sets

alea-iacta-est-lesson-streets-and-sets = Streets and sets
alea-iacta-est-lesson-streets-and-sets-goal-street = Have the best street in the Senatus.
alea-iacta-est-lesson-streets-and-sets-goal-set = Have the largest set in the Castrum.
alea-iacta-est-lesson-streets-and-sets-goal-reward = Choose what you won.
alea-iacta-est-lesson-streets-and-sets-goal-done = You know how streets and sets rank.
alea-iacta-est-lesson-streets-and-sets-rank = In the Senatus the longest street comes first; of two equally long ones, the one with the higher top. No two may be the same. Your opponent has 3, 4 and 5. In the Castrum you have a set: 2 dice that show 5. Now you roll your 6 other dice.
alea-iacta-est-lesson-streets-and-sets-street = 4, 5 and 6 make a street as long as your opponent’s, with a higher top: it comes first. Place it in the Senatus.
alea-iacta-est-lesson-streets-and-sets-set = Your opponent has placed 2 dice that show 6 in the Castrum: as many as yours, and higher, so they come first. You rolled another 5. Add it: 3 dice come before 2, whatever they show.
alea-iacta-est-lesson-streets-and-sets-extend = Your opponent has added a 2 to the street: 4 dice. A street may grow at either end, by one die or several. You rolled 3 and 2: add both to your 4, 5 and 6.
alea-iacta-est-lesson-streets-and-sets-tile = That was your last die, and after your opponent’s turn the stage is over. Your street has 5 dice, your opponent’s 4: you look at 3 senate tiles and keep 1. “Many provinces” always counts 1, and more with every two provinces.
alea-iacta-est-lesson-streets-and-sets-province = In the Castrum your 3 dice come first, then your opponent’s 2 that show 6. There are 2 provinces: take the one worth 4.
alea-iacta-est-lesson-streets-and-sets-given = Your opponent takes the province left. The 2 dice that show 1 were the third set: for them nothing is left, and they go to the Latrina. Remember: first how many dice, then how high; and never the same as another’s.
alea-iacta-est-lesson-streets-and-sets-not-too-short = Your opponent’s street has 3 dice. Yours comes first only with 4, 5 and 6 together.
alea-iacta-est-lesson-streets-and-sets-not-set-later = A second set can wait. First the Senatus: there you can pass your opponent now.
alea-iacta-est-lesson-streets-and-sets-not-elsewhere = That is allowed. But here it is about streets and sets: you have a better place for these dice.
alea-iacta-est-lesson-streets-and-sets-not-third = That would be a set after your opponent’s 2 dice that show 6. Add the 5 to your own set.
alea-iacta-est-lesson-streets-and-sets-not-street-first = Your street comes first already. In the Castrum you are behind: add the 5 there.
alea-iacta-est-lesson-streets-and-sets-not-both = That too would come first: 4 dice with a higher top. But the 2 fits as well. Place both: 5 dice are hard to pass.
alea-iacta-est-lesson-streets-and-sets-not-needs-people = That one counts patricians, and you have none yet. A province you get in a moment.
alea-iacta-est-lesson-streets-and-sets-not-worth-more = You choose first. The other province is worth more: 4.
