"""After a game: what it turned on. `report.analyse` goes through a record; the other pages are what it asks.

worth.py     what positions are worth, for the curve and for luck
balance.py   start, luck, own play, others' play, what lay hidden: they add up to the result
verdicts.py  what a decision cost, by what its seat could see then
reasons.py   why one move is better than another, from what changes
turning.py   the three moments that counted
report.py    all of it together
account.py   all of it in figures, to be sent or kept
picture.py   the curve as a drawing
"""
