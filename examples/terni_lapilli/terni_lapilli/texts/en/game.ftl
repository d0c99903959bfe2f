terni-lapilli-name = Terni lapilli
terni-lapilli-pitch = Three pebbles each on nine points: place them, then move them, until three lie in a row.
terni-lapilli-summary = Two players place three pebbles each, then move them along the lines; three in a row win.

terni-lapilli-seat-white = White
terni-lapilli-seat-black = Black

terni-lapilli-ask-place = Place a pebble on an empty point.
terni-lapilli-ask-step = Move a pebble to the next empty point.
terni-lapilli-ask-over = The game is over.

terni-lapilli-move-place = Place on { $point }
terni-lapilli-move-step = From { $start } to { $goal }

# For the board made from the fields
terni-lapilli-verb-place = Place
terni-lapilli-verb-step = Move
terni-lapilli-field-points = Board
terni-lapilli-field-placed = Pebbles placed
terni-lapilli-field-steps = Steps
terni-lapilli-field-winner = Winner
