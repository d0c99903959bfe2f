"""Search, iterations a second on one core with full playouts: our games beside OpenSpiel's C++ searches, in one run.

One iteration is a walk down the tree, a new node and a game played at random to its end. OpenSpiel: MCTS on backgammon,
and information-set MCTS on a game of hidden cards. CPU time of the thread counts, so that a busy machine hurts nobody.
"""

import argparse
import time
from collections.abc import Callable

import pyspiel

from ludi.bots.play.search import Tree
from ludi.bots.play.tree import SearchStyle
from ludi.core.chance import new_rng
from ludi.core.match import Match
from ludi.games import GAMES

BAR = 10_000
HIDDEN_CARDS = ("gin_rummy", "leduc_poker")  # the first of these that can resample


def rate(run: Callable[[int], object], count: int) -> float:
    """Iterations a second of CPU time."""
    run(max(count // 20, 1))
    began = time.thread_time()
    run(count)
    return count / (time.thread_time() - began)


def first_decision(name: str) -> pyspiel.State:
    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


def peer_mcts(name: str, count: int) -> float:
    state = first_decision(name)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)

    def run(iterations: int) -> None:
        pyspiel.MCTSBot(state.get_game(), evaluator, 1.4, iterations, 1000, False, 1, False).step(state)

    return rate(run, count)


def peer_ismcts(name: str, count: int) -> float:
    state = first_decision(name)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)

    def run(iterations: int) -> None:
        pyspiel.ISMCTSBot(
            1, evaluator, 1.4, iterations, -1, pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, False
        ).step(state)

    return rate(run, count)


def ours(name: str, players: int, count: int, by_prior: bool) -> float:
    game = GAMES.find(name)
    match, rng = Match(game, {"players": str(players)} if players else {}), new_rng(1)
    match.rules = game.compiled
    while match.seat < 0:
        match.step_chance(rng)
    tree, view = Tree(game, 0), match.view(match.seat)
    tree.begin(1)
    return rate(lambda iterations: tree.think(view, match.seat, iterations, SearchStyle(by_prior=by_prior)), count)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--iterations", type=int, default=20_000)
    count = parser.parse_args().iterations
    rows = {"OpenSpiel MCTS, backgammon": peer_mcts("backgammon", max(count // 100, 10))}
    for name in HIDDEN_CARDS:
        try:
            rows[f"OpenSpiel information-set MCTS, {name}"] = peer_ismcts(name, max(count // 100, 10))
            break
        except pyspiel.SpielError as error:
            print(f"OpenSpiel's {name} cannot be searched so: {str(error).splitlines()[0]}")
    for game in GAMES:
        for players in game.players if len(game.players) > 1 else (0,):
            name = f"{game.name} {players} players" if players else game.name
            rows[f"{name}, random playouts"] = ours(game.name, players, count, False)
            rows[f"{name}, playouts by the prior"] = ours(game.name, players, count, True)
    print(f"{'search':60} {'iterations/s':>14}")
    for name, found in rows.items():
        print(f"{name:60} {found:14,.0f}")
    slow = [name for name, found in rows.items() if "random" in name and found < BAR]
    print(f"Every game at least {BAR:,} with random playouts." if not slow else f"Below {BAR:,}: {slow}")


if __name__ == "__main__":
    main()
