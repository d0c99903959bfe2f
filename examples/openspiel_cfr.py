"""OpenSpiel's CFR+ solves a small variant, and the curve is printed: `python examples/openspiel_cfr.py`.

A game written in Python is too slow for CFR: OpenSpiel would copy its states a hundred thousand times in every
iteration. So the tree is grown once by our compiled rules, handed over in Gambit's format, and walked in C++. Our own
CFR+ on the same tree stands beside it. Exploitability is in games: 1 is won, -1 lost, and 1 % of the stake is 0.02.
"""

from argparse import ArgumentParser
from time import perf_counter

import pyspiel

from ludi.bots.measure.exploit.efg import efg_of
from ludi.bots.measure.exploit.exact import Solver, exploited, stops
from ludi.bots.measure.exploit.tree import grown
from ludi.core.game import Game
from ludi.core.state import State
from ludi.games import GAMES

LATE = {  # any position in words may be the beginning: here Cleopatra has one card left, Caesar two
    "player": "cleopatra",
    "patricians": {"senators": 1, "praetors": 1, "quaestors": 0, "censors": 0, "aediles": 0},
    "won": {"cleopatra": {"praetors": 1}},
    "vote_pile": {"quaestors": 0, "censors": 0, "aediles": 0, "orgy": 0},
    "vote_removed": {"quaestors": 1, "censors": 1, "aediles": 1, "orgy": 2},
    "hand": {"caesar": ["one", "two"], "cleopatra": ["two"]},
    "face_down": {"caesar": {"praetors": ["two"]}, "cleopatra": {"senators": ["one"]}},
    "discard": "rest",
}


def start(game: Game, late: bool) -> State:
    """The small game from its beginning, or near its end."""
    options = {"scale": "small"}
    return game.read(LATE, options) if late else game.new_game(options)


def main() -> None:
    """Print the curves."""
    words = ArgumentParser(description=__doc__)
    words.add_argument("--game", default="caesar_cleopatra")
    words.add_argument("--iterations", type=int, default=20)
    words.add_argument("--late", action="store_true", help="a position near the end of Caesar & Cleopatra: seconds")
    given = words.parse_args()
    game = GAMES.find(given.game)
    tree = grown(game, start(game, given.late))
    print(f"{tree.size()['nodes']:,} nodes, {tree.size()['infosets']:,} information sets")
    ours, whole = Solver(tree), pyspiel.load_efg_game(efg_of(tree))
    theirs, began = pyspiel.CFRPlusSolver(whole), perf_counter()
    print("iterations  OpenSpiel    ours  seconds")
    for stop in stops(given.iterations):
        for _ in range(stop - ours.iterations):
            theirs.evaluate_and_update_policy()
        ours.run(stop - ours.iterations)
        found = pyspiel.exploitability(whole, theirs.average_policy())
        mine = exploited(tree, ours.average()).exploitability
        print(f"{stop:10}  {found:9.5f}  {mine:7.5f}  {perf_counter() - began:7.1f}", flush=True)


if __name__ == "__main__":
    main()
