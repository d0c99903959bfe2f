## The table in the browser

roma-web-hidden-card = A card face down
roma-web-figures = Cost { $cost } · defence { $defence }
roma-web-cost = Cost
roma-web-defence = Defence
roma-web-my-place = My place at disc { $disc }
roma-web-their-place = The other place at disc { $disc }
roma-web-empty = empty
roma-web-disc = Disc { $disc }
roma-web-disc-money = The money disc: a die gives its value in sestertii
roma-web-disc-cards = The cards disc: a die draws that many cards, one is kept
roma-web-blocked = blocked
roma-web-blocked-me = Blocked for me
roma-web-blocked-foe = Blocked for the other
roma-web-vp = victory points
roma-web-coins = sestertii
roma-web-in-hand = { $count } cards in hand
roma-web-essedum = Defence −{ $points }
roma-web-stock = VP in stock
roma-web-draw = draw pile
roma-web-discard = Discard pile
roma-web-dice = Dice
roma-web-die = Die { $die }
roma-web-my-hand = My hand
roma-web-empty-hand = No card in hand
roma-web-given = will be given away
roma-web-nothing = nothing

## What a card does, in one line

roma-face-sicarius = Removes a person, and itself
roma-face-legat = 1 VP for each empty place opposite
roma-face-consul = Change one die by 1
roma-face-praetorianus = Blocks a disc for the other
roma-face-senator = Lay persons for free
roma-face-architectus = Lay buildings for free
roma-face-gladiator = Sends a person home
roma-face-legionarius = Attacks the card opposite
roma-face-scaenicus = Acts like another person of yours
roma-face-velites = Attacks any person
roma-face-consiliarius = Lay your persons anew
roma-face-mercator = Buy VP for 2 sestertii each
roma-face-nero = Removes a building, and itself
roma-face-haruspex = Take any card of the draw pile
roma-face-essedum = Opposing defences −2 this turn
roma-face-tribunus-plebis = Take 1 VP from the other
roma-face-centurio = Attacks opposite, may add a die
roma-face-aesculapinum = Take a discarded person
roma-face-basilica = A Forum beside it pays 2 more
roma-face-forum = Second die = VP
roma-face-templum = A Forum beside it takes a third die
roma-face-mercatus = 1 VP for each Forum of the other
roma-face-machina = Lay your buildings anew
roma-face-onager = Attacks any building
roma-face-turris = Your other cards: defence +1
