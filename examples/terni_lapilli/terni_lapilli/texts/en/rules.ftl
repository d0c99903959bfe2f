TL-1 = White begins; then both play by turns.
TL-2 = First each places three pebbles, one at a time, on empty points.
TL-3 = The first pebble of the game is not placed in the middle: who begins there could always win.
TL-4 = Then each moves one pebble of their own along a line to the next empty point. Lines go to all neighbours; askew only to and from the middle. Somebody who has not lost can always move.
TL-5 = Three pebbles in a row, straight or askew, win at once, also while they are being placed.
TL-6 = After thirty steps of both together nobody wins any more, and they share the victory.
