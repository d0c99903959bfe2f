"""How bots play: at random, greedily, by search, or as a program of somebody else's. (Nets: `ludi.bots.nets`.)"""
