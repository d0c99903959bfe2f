"""MaskablePPO of sb3-contrib, one seat against a bot, through Gymnasium. The shortest way to a player that has learned.

    python examples/maskable_ppo.py roma --bot random --steps 100000

The environment says in `action_masks()` what is legal, and MaskablePPO asks for it at every step; nothing has to be
wrapped for that. The learner's seat is drawn for each game. Games are played one at a time here: `ppo_self_play.py`
does thousands of times as many decisions a second on the vector.
"""

import argparse
from typing import Any

import gymnasium
from gymnasium.wrappers import FilterObservation, FlattenObservation
from sb3_contrib import MaskablePPO
from stable_baselines3.common.monitor import Monitor
from stable_baselines3.common.vec_env import DummyVecEnv

import ludi.envs.gym
from ludi.games import GAMES

assert ludi.envs.gym  # importing it registers the games


def table(game: str, bot: str) -> Any:
    """One environment that shows the seat's row alone; the mask comes by `action_masks()`."""
    found = gymnasium.make(f"ludi/{game}-v{GAMES.find(game).version}", bot=bot)
    return Monitor(FlattenObservation(FilterObservation(found, ["observation"])))


def share_won(model: MaskablePPO, game: str, bot: str, games: int, seed: int) -> float:
    """The part of the victories the model takes, a draw counting half."""
    env, shares = table(game, bot), []
    for number in range(games):
        row, _ = env.reset(seed=seed + number)
        over = False
        while not over:
            action, _ = model.predict(row, action_masks=env.get_wrapper_attr("action_masks")(), deterministic=True)
            row, reward, over, _, _ = env.step(int(action))  # no game is ever truncated
        players = env.get_wrapper_attr("table").players
        shares.append((reward * (players - 1) + 1) / players)
    return float(sum(shares) / games)


def main() -> None:
    """Learn, and say how much is won before and after."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="roma", choices=GAMES.names)
    parser.add_argument("--bot", default="random", help="who sits at the other seats")
    parser.add_argument("--steps", type=int, default=100_000, help="decisions of the learner")
    parser.add_argument("--tables", type=int, default=8, help="games side by side")
    parser.add_argument("--batch", type=int, default=256, help="decisions at each table between two updates")
    parser.add_argument("--matches", type=int, default=200, help="games to judge by")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", help="a file for the model")
    wish = parser.parse_args()
    tables = DummyVecEnv([lambda: table(wish.game, wish.bot)] * wish.tables)
    model = MaskablePPO(
        "MlpPolicy", tables, n_steps=wish.batch, batch_size=min(512, wish.batch * wish.tables), n_epochs=4,
        gamma=1.0, learning_rate=1e-3, ent_coef=0.01, seed=wish.seed, device="cpu",
    )  # fmt: skip
    print(f"before: {share_won(model, wish.game, wish.bot, wish.matches, wish.seed):.0%} against {wish.bot}")
    model.learn(wish.steps)
    print(f"after {wish.steps:,} decisions: {share_won(model, wish.game, wish.bot, wish.matches, wish.seed):.0%}")
    if wish.save:
        model.save(wish.save)


if __name__ == "__main__":
    main()
