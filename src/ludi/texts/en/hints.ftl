## A hint in three grades: a nudge, the piece, the move

hint-nudge-only = There is only one move.
hint-nudge-alike = Several moves are about as good here.
hint-nudge-wins = The game may be won before your next turn.
hint-nudge-saves = The game may be lost before your next turn, but you can prevent it.
hint-nudge-points = There are points to win now.
hint-nudge-prevents = Think of what the others would get next.
hint-nudge-more = Think of what you will have by your next turn.
hint-nudge-less = Think of what you can take from the others.
hint-nudge-then = Think of what you want to do next in this turn.
hint-nudge-order = Ask yourself what should come first.
hint-nudge-either = { hint-nudge-order }
hint-nudge-answer = Think of how the others will answer.
hint-nudge-later = Nothing shows at once: think of the coming turns.
hint-piece = It is about this: { $piece }.
hint-no-piece = It needs no card and no die.
hint-more = More
hint-next = Move { $at } of { $count }: show the next one
hint-terminal-more = h again tells more.
