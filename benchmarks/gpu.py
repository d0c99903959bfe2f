"""On one NVIDIA GPU, in one run: CPU and GPU agree bit for bit, and decisions a second beside Pgx on the same card.

For each game, and each number of players: a million random games on both, every final state and number of decisions
compared; random play without observations; random play with every decision's observation and mask written. Beside
them Pgx's backgammon, where it is installed. All compile side by side in processes of their own and are measured one
at a time.
"""

import argparse
import json
import multiprocessing
import os
import platform
import sys
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import Any

import numpy as np

BARE, WITH_OBSERVATIONS = 200e6, 50e6  # the bars, decisions a second


def play_on_cpu(game: Any, options: dict[str, str], first: int, last: int) -> tuple[Any, Any]:
    """The final states and lengths of these games, on all cores."""
    from ludi.core.playout import new_scratch
    from ludi.envs.vector import lanes_of

    start, finals, lengths = (
        np.zeros(1, game.state),
        np.zeros(last - first, game.state),
        np.zeros(last - first, np.int64),
    )
    start[0] = game.new_game(options)
    play = lanes_of(game).play_finals
    parts = [(part, min(part + 2000, last - first)) for part in range(0, last - first, 2000)]

    def play_part(begin: int, end: int) -> None:
        room = finals[begin:end], lengths[begin:end]
        play(start, 0, new_scratch(game.actions.size), *room, first + begin, first + end)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(lambda part: play_part(*part), parts))
    return finals, lengths


def agreement(game: Any, options: dict[str, str], games: int, chunk: int) -> dict[str, Any]:
    """How many of so many games end alike on both, byte for byte and after as many decisions."""
    from ludi.envs import cuda

    alike = decisions = 0
    for first in range(0, games, chunk):
        last = min(first + chunk, games)
        finals, lengths = play_on_cpu(game, options, first, last)
        on_device = cuda.play_finals_on_device(game, 0, first, last, options)
        one, two = (np.ascontiguousarray(f).view(np.uint8).reshape(last - first, -1) for f in (finals, on_device[0]))
        alike += int(((one == two).all(axis=1) & (lengths == on_device[1])).sum())
        decisions += int(lengths.sum())
    return {"games": games, "alike": alike, "decisions": decisions}


def bare_rate(game: Any, options: dict[str, str], lanes: int, turns: int) -> float:
    """Decisions a second of random play without observations, over many games of each lane."""
    from ludi.envs import cuda

    queues = cuda.Queues(game, lanes, options=options)
    queues.play(turns)  # lanes begin together; later each is somewhere else in its game
    before = int(queues.players.copy_to_host()["decisions"].sum())
    began = perf_counter()
    queues.play(3 * turns)
    cuda.cuda.synchronize()
    took = perf_counter() - began
    return (int(queues.players.copy_to_host()["decisions"].sum()) - before) / took


def observed_rate(game: Any, options: dict[str, str], lanes: int, steps: int, rounds: int) -> float:
    """Decisions a second with every observation and mask written: one launch a decision in every lane."""
    from ludi.envs import cuda

    vector, best = cuda.DeviceVector(game, lanes, options=options), 0.0
    for _ in range(rounds):
        cuda.cuda.synchronize()
        began = perf_counter()
        for _ in range(steps):
            vector.step(vector.whims)
        cuda.cuda.synchronize()
        best = max(best, lanes * steps / (perf_counter() - began))
    return best


def asked_rates(game: Any, options: dict[str, str], lanes: int, steps: int, rounds: int) -> dict[str, float]:
    """Decisions a second with observations, and with what costs only where it is asked for."""
    from ludi.envs import cuda

    wishes: dict[str, dict[str, Any]] = {
        "nothing": {}, "ends": {"ends": True}, "margin": {"reward": "margin"}, "compact": {"compact": True},
    }  # fmt: skip
    found = {}
    for asked in (*wishes, "all rows", "full rows"):
        vector = cuda.DeviceVector(game, lanes, options=options, **wishes.get(asked, {}))
        also = {"all rows": vector.all_rows, "full rows": vector.full_rows}.get(asked, lambda: None)
        for _ in range(rounds + 1):  # the first compiles
            cuda.cuda.synchronize()
            began = perf_counter()
            for _ in range(steps):
                vector.step(vector.whims)
                also()
            cuda.cuda.synchronize()
            found[asked] = max(found.get(asked, 0.0), lanes * steps / (perf_counter() - began))
    return found


def vector_agreement(game: Any, options: dict[str, str], lanes: int, steps: int) -> bool:
    """Whether observations, masks, seats, rewards and all are the same on both, decision after decision."""
    from ludi.envs.cuda import DeviceVector
    from ludi.envs.vector import Vector

    for wishes in ({}, {"ends": True, "reward": "margin", "compact": True}):
        one = DeviceVector(game, lanes, 7, options, **wishes)
        two = Vector(game, lanes, 7, options=options, **wishes)
        names = ["observations", "masks", "seats", "rewards", "done", "whims"]
        names += ["final_scores", "final_lengths"] if wishes else []
        for _ in range(steps):
            for name in names:
                if not np.allclose(getattr(one, name).copy_to_host().T, getattr(two, name), atol=1e-6):
                    return False
            one.step(one.whims)
            two.step(two.whims)
        if not np.array_equal(np.moveaxis(one.all_rows().copy_to_host(), -1, 0), two.all_rows()):
            return False
    return True


def handed_over(game: Any) -> dict[str, str]:
    """Whether PyTorch and JAX get the very memory the kernels write."""
    from ludi.envs.cuda import DeviceVector

    vector, found = DeviceVector(game, 256), {}
    try:
        address = vector.observations.__cuda_array_interface__["data"][0]
        import torch

        found["torch"] = "no copy" if vector.tensors()["observations"].data_ptr() == address else "copied"
        import jax

        there = jax.dlpack.from_dlpack(torch.as_tensor(vector.observations, device="cuda"))
        found["jax"] = "no copy" if there.unsafe_buffer_pointer() == address else "copied"
    except Exception as error:  # a library that is not there, or does not see the card
        found["failed"] = f"{type(error).__name__}: {error}"[:200]
    return found


def measure_game(name: str, chosen: argparse.Namespace, turn: Any) -> dict[str, Any]:
    """Compile beside the others, then wait for one's turn on the card."""
    from ludi.games import GAMES

    game, began, found = GAMES.find(name), perf_counter(), {}
    agreement(game, {}, 256, 256)
    observed_rate(game, {}, 256, 2, 1)
    compiling = perf_counter() - began
    with turn:
        for players in map(str, game.players) if len(game.players) > 1 else ("",):
            options = {"players": players} if players else {}
            row = {
                "bare": bare_rate(game, options, chosen.lanes, chosen.turns),
                "observed": observed_rate(game, options, chosen.lanes, chosen.launches, chosen.rounds),
                "vectors agree": vector_agreement(game, options, 512, 300),
            }
            row |= agreement(game, options, chosen.games, chosen.chunk)
            row["asked"] = asked_rates(game, options, chosen.lanes >> 3, chosen.launches, chosen.rounds)
            found[f"{name} {players}".strip()] = row
            print(name, players, row, flush=True)
        extra = {"compiling": compiling, "memory": handed_over(game)}
        print(name, extra, flush=True)
    return {"rows": found, name: extra}


def pgx_rates(lanes: int, steps: int, rounds: int, turn: Any) -> dict[str, Any]:
    """Pgx's backgammon at random on the same card, for several numbers of lanes; it too waits for its turn."""
    try:
        import jax
        import pgx
        from pgx.experimental import auto_reset
    except ImportError as error:
        return {"pgx": f"not measured: {error}"}
    env = pgx.make("backgammon")
    begin, step = jax.vmap(env.init), jax.vmap(auto_reset(env.step, env.init))
    found = {}
    for count in (lanes >> 6, lanes >> 3, lanes):
        for observed in (False, True):

            def one(carry: Any, _: Any, count: int = count, observed: bool = observed) -> Any:
                state, key = carry
                key, choice, chance = jax.random.split(key, 3)
                logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
                state = step(state, jax.random.categorical(choice, logits), jax.random.split(chance, count))
                kept = state if observed else state.replace(observation=carry[0].observation)
                return (kept, key), state.rewards.sum()

            carry = (jax.jit(begin)(jax.random.split(jax.random.PRNGKey(0), count)), jax.random.PRNGKey(1))
            play = jax.jit(lambda carry, one=one: jax.lax.scan(one, carry, None, length=steps)).lower(carry).compile()
            best = 0.0
            with turn:
                jax.block_until_ready(play(carry))
                for _ in range(rounds):
                    began = perf_counter()
                    carry, _ = jax.block_until_ready(play(carry))
                    best = max(best, count * steps / (perf_counter() - began))
            found[f"pgx backgammon, {count} lanes, {'observed' if observed else 'bare'}"] = best
    print(found, flush=True)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--chunk", type=int, default=250_000)
    parser.add_argument("--lanes", type=int, default=1 << 20)
    parser.add_argument(
        "--turns", type=int, default=500, help="without observations: before measuring; then three times"
    )
    parser.add_argument("--launches", type=int, default=100, help="decisions in every lane, with observations")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--only", nargs="*", help="these games")
    parser.add_argument("--json", help="a file for the outcome")
    chosen = parser.parse_args()
    os.environ["XLA_PYTHON_CLIENT_PREALLOCATE"] = "false"  # the card is shared
    from ludi.core.errors import LudiError
    from ludi.envs.cuda import check_device
    from ludi.games import GAMES

    try:
        check_device()
    except LudiError as error:
        print(error)
        return 2
    context = multiprocessing.get_context("spawn")
    with context.Manager() as manager, context.Pool(1 + len(GAMES.names)) as pool:
        turn = manager.Lock()
        names = chosen.only or GAMES.names
        jobs = [pool.apply_async(measure_game, (name, chosen, turn)) for name in names]
        jobs.append(pool.apply_async(pgx_rates, (chosen.lanes, 50, chosen.rounds, turn)))
        outcome: dict[str, Any] = {"python": platform.python_version(), "numpy": np.__version__, "rows": {}}
        for name, job in zip([*names, "pgx"], jobs, strict=True):
            try:
                for key, value in job.get().items():
                    outcome[key] = outcome["rows"] | value if key == "rows" else value
            except Exception as error:  # the others go on
                outcome["failed"] = [*outcome.get("failed", []), f"{name}: {error}"]
    if chosen.json:
        with open(chosen.json, "w", encoding="utf-8") as file:
            json.dump(outcome, file, indent=1)
    return report(outcome, chosen.games)


def report(outcome: dict[str, Any], games: int) -> int:
    """The table, and 1 where something is not as it must be."""
    print(json.dumps({key: value for key, value in outcome.items() if key != "rows"}, indent=1))
    print(f"{'game':24} {'decisions/s':>16} {'with observations':>18} {'games alike':>24} {'decisions':>16}")
    wrong = list(outcome.get("failed", []))
    for name, row in outcome["rows"].items():
        alike = f"{row['alike']:,} of {row['games']:,}"
        print(f"{name:24} {row['bare']:16,.0f} {row['observed']:18,.0f} {alike:>24} {row['decisions']:16,}")
        if row["alike"] != games or not row["vectors agree"]:
            wrong.append(f"{name} differs")
        if row["bare"] < BARE or row["observed"] < WITH_OBSERVATIONS:
            wrong.append(f"{name} is below the bar")
    print("; ".join(wrong) or "All alike, all above the bars.")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
