"""Random play, decisions a second: our environments beside their peers, in one run on two cores.

Every row but "ludi loop" is random legal play with each decision's observation and action mask made, as a learner needs
them, on one core and, where the library can use more, on two; "ludi loop" plays one game after another without them.
"ludi asked" is the vector with one of the things that cost only where they are asked for, "nothing" among them; with
seats played inside, only the learner's decisions are counted. Peers are driven the way their own guides do; a peer that
cannot be imported is listed with the reason. The best of several rounds counts for each, so that a busy machine hurts
nobody; on a very busy one `--cpu` counts the time of the core instead of the clock's, which is right for one core.
"""

import argparse
import json
import os
import platform
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import count
from time import perf_counter, process_time
from typing import Any

import numpy as np

BATCH = 4096
PGX_BATCH = 64  # it is fastest so on a CPU: 35,161 against 14,584 with 1,024 and 15,490 with 4,096
BAR = 1_000_000  # a second on one core, in every game of ours

Loop = Callable[[], int]  # plays a little and says how many decisions that were


def choose(masks: Any, uniform: Any) -> Any:
    """One legal action of each row, each equally likely; compiled, so that a peer does not wait for our dice."""
    import numba

    @numba.njit(nogil=True)
    def chosen(masks: Any, uniform: Any, out: Any) -> None:
        for row in range(masks.shape[0]):
            left = int(uniform[row] * masks[row].sum())
            for action in range(masks.shape[1]):
                if masks[row, action]:
                    if left == 0:
                        out[row] = action
                        break
                    left -= 1

    globals()["choose"] = lambda masks, uniform: fill(chosen, masks, uniform)
    return fill(chosen, masks, uniform)


def fill(chosen: Any, masks: Any, uniform: Any) -> Any:
    out = np.zeros(len(masks), np.int32)
    chosen(masks, uniform, out)
    return out


def our_vector(name: str, players: str, threads: int) -> Loop:
    from ludi.envs.vector import Vector
    from ludi.games import GAMES

    options = {"players": players} if players else {}
    vector = Vector(GAMES.find(name), BATCH, threads=threads, options=options)

    def loop() -> int:
        vector.step(vector.random_actions)
        return BATCH

    return loop


def asked_vector(name: str, asked: str, threads: int) -> Loop:
    """The vector with one of the things that cost only where they are asked for."""
    from ludi.envs.vector import Vector

    wishes: dict[str, Any] = {
        "ends": {"ends": True}, "margin": {"reward": "margin"}, "compact": {"compact": True},
        "seated random": {"seated": [["learner", "random"], ["random", "learner"]]},
        "seated heuristic": {"seated": [["learner", "heuristic"], ["heuristic", "learner"]]},
    }.get(asked, {})  # fmt: skip
    vector = Vector(name, BATCH, threads=threads, **wishes)
    numbers = np.arange(0, BATCH, 64)
    also: Callable[[], Any] = {
        "all rows": vector.all_rows, "full rows": vector.full_rows, "get states": vector.get_states,
        "set states": lambda: vector.set_states(vector.get_states()),
        "reset of 64 lanes": lambda: vector.reset(lanes=numbers),
    }.get(asked, lambda: None)  # fmt: skip

    def loop() -> int:
        vector.step(vector.random_actions)
        also()
        return BATCH

    return loop


def our_gym_vector(name: str, bot: str, threads: int) -> Loop:
    import gymnasium

    import ludi.envs.gym  # noqa: F401
    from ludi.games import GAMES

    envs = gymnasium.make_vec(f"ludi/{name}-v{GAMES.find(name).version}", BATCH, bot=bot, threads=threads)
    envs.reset(seed=0)

    def loop() -> int:
        envs.step(envs.unwrapped.vector.random_actions)
        return BATCH

    return loop


def our_loop(name: str, players: str, threads: int) -> Loop:
    """One game after another, without observations: what `ludi sim` does."""
    from ludi.core.batch import simulate
    from ludi.games import GAMES

    game, options = GAMES.find(name), {"players": players} if players else {}
    seeds = count()
    return lambda: simulate(game, 200, next(seeds), threads, options).decisions


def aec_loop(env: Any) -> Loop:
    chooser = random.Random(1)

    def loop() -> int:
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(int(chooser.choice(np.flatnonzero(observation["action_mask"]))))
                decisions += 1
        return decisions

    return loop


def our_aec(name: str, players: str, threads: int) -> Loop:
    import importlib

    from ludi.games import GAMES

    module = importlib.import_module(f"ludi.envs.{name}_v{GAMES.find(name).version}")
    return aec_loop(module.env(**({"players": players} if players else {})))


def pettingzoo(name: str, players: str, threads: int) -> Loop:
    import importlib

    return aec_loop(importlib.import_module(f"pettingzoo.classic.{name}").env())


def openspiel(name: str, players: str, threads: int) -> Loop:
    import pyspiel

    if name.startswith("ludi_"):
        import ludi.envs.openspiel  # noqa: F401
    game = pyspiel.load_game(name)
    chooser, dice = random.Random(1), np.random.RandomState(1)

    def loop() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choice(outcomes, p=weights))
            else:
                state.observation_tensor()
                state.legal_actions_mask()
                state.apply_action(chooser.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return loop


def rlcard(name: str, players: str, threads: int) -> Loop:
    import rlcard as library
    from rlcard.agents import RandomAgent

    env = library.make(name, config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def loop() -> int:
        trajectories, _ = env.run(is_training=False)
        return sum((len(trajectory) - 1) // 2 for trajectory in trajectories)

    return loop


def envpool(name: str, players: str, threads: int) -> Loop:
    import envpool as library

    env = library.make(name, env_type="gymnasium", num_envs=BATCH, num_threads=threads, seed=1)
    dice = np.random.default_rng(1)
    told = [env.reset()[1]]
    mask = next(key for key in told[0] if "mask" in key or "legal" in key)

    def loop() -> int:
        told[0] = env.step(choose(told[0][mask], dice.random(BATCH)))[-1]
        return BATCH

    return loop


def pgx(name: str, players: str, threads: int) -> Loop:
    import jax
    import pgx as library
    from pgx.experimental import auto_reset

    env = library.make(name)
    begin, step = jax.vmap(env.init), jax.vmap(auto_reset(env.step, env.init))

    @jax.jit  # one step: many in a `scan` did not compile in 100 s on a CPU
    def play(state: Any, key: Any) -> Any:
        key, choice, chance = jax.random.split(key, 3)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        action = jax.random.categorical(choice, logits)
        return step(state, action, jax.random.split(chance, PGX_BATCH)), key

    carry = [(jax.jit(begin)(jax.random.split(jax.random.PRNGKey(0), PGX_BATCH)), jax.random.PRNGKey(1))]

    def loop() -> int:
        carry[0] = jax.block_until_ready(play(*carry[0]))
        return PGX_BATCH

    return loop


KINDS: dict[str, Callable[[str, str, int], Loop]] = {
    "ludi vector": our_vector, "ludi asked": asked_vector, "ludi VectorEnv": our_gym_vector, "ludi loop": our_loop,
    "ludi PettingZoo": our_aec, "ludi OpenSpiel": openspiel,
    "OpenSpiel": openspiel, "PettingZoo": pettingzoo, "RLCard": rlcard, "EnvPool": envpool, "Pgx": pgx,
}  # fmt: skip
ASKED = (
    "nothing", "ends", "margin", "compact", "all rows", "full rows", "get states", "set states", "reset of 64 lanes",
    "seated random", "seated heuristic",
)  # fmt: skip
PARALLEL = {"ludi vector", "EnvPool", "Pgx"}


def rows() -> Iterator[tuple[str, str, str]]:
    """Kind, game, number of players."""
    from ludi.games import GAMES

    for game in GAMES:
        for players in map(str, game.players) if len(game.players) > 1 else ("",):
            yield "ludi vector", game.name, players
            yield "ludi loop", game.name, players
    for game in GAMES:
        for asked in ASKED:
            yield "ludi asked", game.name, asked
        yield "ludi VectorEnv", game.name, "random"
    for game in GAMES:
        yield "ludi PettingZoo", game.name, ""
        yield "ludi OpenSpiel", f"ludi_{game.name}", ""
    for name in ("backgammon", "gin_rummy"):
        yield "OpenSpiel", name, ""
    for name in ("connect_four_v3", "tictactoe_v3", "leduc_holdem_v4", "texas_holdem_v4"):
        yield "PettingZoo", name, ""
    for name in ("gin-rummy", "leduc-holdem", "uno"):
        yield "RLCard", name, ""
    yield "EnvPool", "Backgammon-v1", ""
    yield "Pgx", "backgammon", ""


def measure(row: list[str], chosen: argparse.Namespace) -> float:
    """The best rate of several rounds."""
    kind, name, players = row
    loop, best, clock = KINDS[kind](name, players, chosen.cores), 0.0, process_time if chosen.cpu else perf_counter
    loop()  # compiles
    for _ in range(chosen.rounds):
        decisions, began = 0, clock()
        while clock() - began < chosen.seconds:
            decisions += loop()
        best = max(best, decisions / (clock() - began))
    return best


def measured(row: tuple[str, str, str], cores: int, chosen: argparse.Namespace) -> float | str:
    """The rate of one row in a process of its own, held to so many cores; or why there is none."""
    allowed = sorted(os.sched_getaffinity(0))[:cores]
    command = [sys.executable, __file__, "--row", *row, "--cores", str(cores)]
    command += ["--seconds", str(chosen.seconds), "--rounds", str(chosen.rounds), *["--cpu"] * chosen.cpu]
    environment = os.environ | {"JAX_PLATFORMS": "cpu"}
    done = subprocess.run(
        command, capture_output=True, text=True, env=environment, preexec_fn=lambda: os.sched_setaffinity(0, allowed)
    )
    lines = (done.stdout if done.returncode == 0 else done.stderr).strip().splitlines() or ["no answer"]
    return float(lines[-1]) if done.returncode == 0 else lines[-1][:100]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.1)
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--cpu", action="store_true", help="count the time of the core, not the clock's")
    parser.add_argument("--only", help="rows whose name contains this")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--row", nargs=3, help=argparse.SUPPRESS)
    parser.add_argument("--cores", type=int, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.row:
        print(measure(chosen.row, chosen))
        return
    table: dict[str, list[float | str]] = {}
    for row in rows():
        name = " ".join(row).strip()
        if not chosen.only or chosen.only in name:
            table[name] = [
                measured(row, cores, chosen) for cores in ((1, 2) if row[0] in PARALLEL and not chosen.cpu else (1,))
            ]
            if not chosen.json:
                print(as_line(name, table[name]), flush=True)
    if chosen.json:
        print(json.dumps({"machine": platform.processor() or platform.machine(), "rates": table}))
        return
    ours = {name: rates for name, rates in table.items() if name.startswith("ludi vector")}
    slow = [name for name, rates in ours.items() if not reaches(rates[0])]
    if ours:
        print(f"Every game at least {BAR:,} a second on one core." if not slow else f"Below {BAR:,} a second: {slow}")


def reaches(rate: float | str) -> bool:
    return isinstance(rate, float) and rate >= BAR


def as_line(name: str, rates: list[float | str]) -> str:
    cells = [f"{rate:14,.0f}" if isinstance(rate, float) else rate for rate in rates]
    return f"{name:40} " + " ".join(cells)


if __name__ == "__main__":
    main()
