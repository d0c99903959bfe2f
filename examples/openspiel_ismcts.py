"""OpenSpiel's search for hidden information (ISMCTS) against one of our bots: `python examples/openspiel_ismcts.py`.

It deals the unseen anew through `resample_from_infostate`, so it knows no more than its seat does; our bot gets its
view. Use the Python search: OpenSpiel's C++ bots (`pyspiel.ISMCTSBot`, `pyspiel.MCTSBot`) end the whole process on a
game that is written in Python.
"""

from argparse import ArgumentParser

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import ludi.envs.openspiel  # registers the games
from ludi.bots.contract import Bot
from ludi.bots.named import bot_named
from ludi.games import GAMES

assert ludi.envs.openspiel


def play(spiel: pyspiel.Game, bot: Bot, seat: int, simulations: int, seed: int) -> float:
    """One game with ISMCTS at this seat; returns what it brought: 1, 0 or -1."""
    chance, room = np.random.RandomState(seed), GAMES.find(spiel.get_type().short_name.removeprefix("ludi_"))
    search = ismcts.ISMCTSBot(
        game=spiel, uct_c=1.4, max_simulations=simulations, random_state=chance,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=chance),
    )  # fmt: skip
    state = spiel.new_initial_state()
    bot.forget()
    while not state.is_terminal():
        player = state.current_player()
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            action = int(chance.choice(actions, p=odds))
        elif player == seat:
            action = search.step(state)
        else:
            view = room.view_of(state.records[0], player)
            action = bot.choose(view, player, state.legal_actions(), int(chance.randint(2**31))).action
        state.apply_action(action)
    return float(state.returns()[seat])


def main() -> None:
    """Play, seats in turn, and print how it went."""
    words = ArgumentParser(description=__doc__)
    words.add_argument("--game", default="roma")
    words.add_argument("--bot", default="greedy")
    words.add_argument("--games", type=int, default=10)
    words.add_argument("--simulations", type=int, default=50)
    given = words.parse_args()
    spiel, bot = pyspiel.load_game(f"ludi_{given.game}"), bot_named(GAMES.find(given.game), given.bot)
    outcomes = [play(spiel, bot, number % 2, given.simulations, number) for number in range(given.games)]
    shares = {word: outcomes.count(value) for word, value in (("won", 1.0), ("drawn", 0.0), ("lost", -1.0))}
    print(f"ISMCTS, {given.simulations} simulations, against {given.bot} in {given.game}: {shares}")


if __name__ == "__main__":
    main()
