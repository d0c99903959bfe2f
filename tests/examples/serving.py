"""A house with games from elsewhere, in a process of its own: `python -m tests.examples.serving DATABASE GAME...`."""

import sys

from ludi.games import GAMES
from ludi.server.bots.warm import Stage, exercise
from tests.server.conftest import House

if __name__ == "__main__":
    house = House(sys.argv[1])
    house.open()
    loop = house.server.servers[0].get_loop()
    for game in map(GAMES.find, sys.argv[2:]):
        exercise(game, Stage.THINKING)
        loop.call_soon_threadsafe(house.lobby.warmup.ready[Stage.THINKING][game.name].set)
    print(house.address, flush=True)
    sys.stdin.read()  # until whoever started it has gone
    house.close()
