"""What `gpu.py` runs in processes of their own: one compiles a part of a game, one measures what it is told to.

It measures whatever checkout PYTHONPATH names, so an older one too; then only rates are asked of it.
"""

import json
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import Any

import numpy as np

ANSWER = "answer "  # before what is for `gpu.py`; whatever else is printed is not
COMPILED_BEFORE = ("step_column", "end_column", "observe_column", "queues")  # what an older checkout can do
COMPILED = (
    *COMPILED_BEFORE,
    "put_column",
    "asked",
    "seated",
    "finals on the cpu",
    "vector on the cpu",
    "seated on the cpu",
)


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
            vector.step(vector.random_actions)
        cuda.cuda.synchronize()
        best = max(best, lanes * steps / (perf_counter() - began))
    return best


def seated_with(players: int, sitter: str) -> list[list[str]]:
    """A learner at every seat in turn, this sitter at all others."""
    return [["learner" if seat == own else sitter for seat in range(players)] for own in range(players)]


def in_turn(game: Any) -> list[dict[str, str]]:
    """The first and the last value of the game's first option: for Alea tables for two and for five."""
    option = game.options[0]
    return [{option.name: option.values[0]}, {option.name: option.values[-1]}]


def asked_rates(game: Any, lanes: int, steps: int, rounds: int) -> dict[str, float]:
    """Decisions a second with observations, and with what costs only where it is asked for; of seats played inside,
    the learner's alone count."""
    from ludi.envs import cuda

    players = game.players[0]
    wishes: dict[str, dict[str, Any]] = {
        "nothing": {}, "ends": {"ends": True}, "margin": {"reward": "margin"}, "compact": {"compact": True},
        "options in turn": {"options": in_turn(game)}, "all rows": {}, "full rows": {},
        "against random": {"seated": seated_with(players, "random")},
        "against heuristic": {"seated": seated_with(players, "heuristic")},
    }  # fmt: skip
    found = {}
    for asked, wish in wishes.items():
        vector = cuda.DeviceVector(game, lanes, **wish)
        also = {"all rows": vector.all_rows, "full rows": vector.full_rows}.get(asked, lambda: None)
        for _ in range(rounds + 1):  # the first loads or compiles
            cuda.cuda.synchronize()
            began = perf_counter()
            for _ in range(steps):
                vector.step(vector.random_actions)
                also()
            cuda.cuda.synchronize()
            found[asked] = max(found.get(asked, 0.0), lanes * steps / (perf_counter() - began))
    return found


def vector_agreement(game: Any, options: dict[str, str], lanes: int, steps: int) -> list[str]:
    """Where observations, masks, seats, rewards and all are not the same on both, decision after decision."""
    from ludi.envs.cuda import DeviceVector
    from ludi.envs.vector import Vector

    players, wrong = int(options.get("players", game.players[0])), []
    cases: dict[str, tuple[Any, dict[str, Any]]] = {
        "plain": (options, {}),
        "asked": (options, {"ends": True, "reward": "margin", "compact": True}),
        "in turn": (in_turn(game), {"ends": True}),
        "against heuristic": (options, {"ends": True, "seated": seated_with(players, "heuristic")}),
        "against greedy": (options, {"ends": True, "seated": seated_with(players, "greedy")}),
        "against random": (options, {"ends": True, "seated": seated_with(players, "random")}),
    }
    for case, (choice, wishes) in cases.items():
        one, two = DeviceVector(game, lanes, 7, choice, **wishes), Vector(game, lanes, 7, options=choice, **wishes)
        names = ["observations", "masks", "seats", "rewards", "done", "random_actions"]
        names += ["final_scores", "final_lengths"] if wishes else []
        differs: set[str] = set()
        for _ in range(steps):
            for name in names:
                seen, expected = getattr(one, name).copy_to_host().T, getattr(two, name)
                close = np.allclose(seen, expected, atol=1e-6) if name == "rewards" else np.array_equal(seen, expected)
                if not close:
                    differs.add(name)
            if differs:
                break
            one.step(one.random_actions)
            two.step(two.random_actions)
        if not np.array_equal(np.moveaxis(one.all_rows().copy_to_host(), -1, 0), two.all_rows()):
            differs.add("all rows")
        wrong += [f"{case}: {', '.join(sorted(differs))}"] if differs else []
    return wrong


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


def pgx_rates(lanes: int, steps: int, rounds: int) -> dict[str, Any]:
    """Pgx's backgammon at random on the same card, for several numbers of lanes."""
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
            jax.block_until_ready(play(carry))
            for _ in range(rounds):
                began = perf_counter()
                carry, _ = jax.block_until_ready(play(carry))
                best = max(best, count * steps / (perf_counter() - began))
            found[f"pgx backgammon, {count} lanes, {'observed' if observed else 'bare'}"] = best
    return found


class Skipped:
    """A kernel that is not launched."""

    def __getitem__(self, shape: Any) -> Any:
        return lambda *arguments: None


class Only:
    """The kernels of a game of which only the wanted ones are launched."""

    def __init__(self, kernels: Any) -> None:
        self.kernels, self.wanted = kernels, frozenset[str]()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.kernels, name) if name in self.wanted else Skipped()


def compile_alone(game: Any, wanted: set[str], wishes: dict[str, Any]) -> None:
    """Compile these of the vector's kernels for the disk: all lanes are refused, so that nothing is done in them."""
    from ludi.envs import cuda

    real = cuda.kernels_of
    only = Only(real(game))
    cuda.kernels_of = lambda _: only  # type: ignore[assignment]
    vector = cuda.DeviceVector(game, 32, **wishes)
    masks = vector._masks if hasattr(vector, "_masks") else vector.masks
    for array in (masks, vector.done, vector.random_actions, vector.seats):
        array.copy_to_device(np.zeros(array.shape, array.dtype))
    vector.refused.copy_to_device(np.ones(32, np.bool_))
    only.wanted = frozenset(wanted)
    if "put_column" in wanted:
        from ludi.envs.lanes import GO_ON

        vector._put(np.zeros(0, np.int64), GO_ON, vector._lanes.copy_to_host())
    else:
        vector.step(vector.random_actions)
    cuda.cuda.synchronize()
    cuda.kernels_of = real


def compile_part(part: str, game: Any) -> None:
    """Compile a part of a game and leave it on the disk."""
    if part == "queues":
        from ludi.envs import cuda

        cuda.Queues(game, 32).play(1)
        cuda.cuda.synchronize()
    elif part == "asked":
        kernels = {"keep_column", "tell_column", "seats_column", "shift_column"}
        compile_alone(game, kernels, {"ends": True, "reward": "margin", "compact": True})
    elif part == "seated":
        from ludi.envs import cuda

        cuda.DeviceVector(game, 32, seated=seated_with(game.players[0], "heuristic"))
        cuda.cuda.synchronize()
    elif part == "finals on the cpu":
        play_on_cpu(game, {}, 0, 4)
    elif part.endswith("on the cpu"):
        from ludi.envs.vector import Vector

        seated = {"seated": seated_with(game.players[0], "heuristic")} if part.startswith("seated") else {}
        vector = Vector(game, 2, threads=1, ends=True, reward="margin", **seated)
        vector._tell_ends()
    else:
        compile_alone(game, {part}, {})


def answer(asked: dict[str, Any]) -> Any:
    """What one line asks for."""
    from ludi.games import GAMES

    what, arguments = asked["what"], asked["arguments"]
    if what == "pgx":
        return pgx_rates(*arguments)
    game = GAMES.find(asked["game"])
    if what == "load":  # from the disk, before anything is measured
        bare_rate(game, {}, 256, 1)
        return observed_rate(game, {}, 256, 1, 1)
    known = {
        "bare": bare_rate, "observed": observed_rate, "asked": asked_rates, "vectors": vector_agreement,
        "finals": agreement, "memory": handed_over,
    }  # fmt: skip
    return known[what](game, *arguments)


def main() -> None:
    if len(sys.argv) > 1:
        from ludi.games import GAMES

        compile_part(sys.argv[1], GAMES.find(sys.argv[2]))
        return
    for line in sys.stdin:
        try:
            told = {"answer": answer(json.loads(line))}
        except Exception as error:  # the others go on
            told = {"failed": f"{type(error).__name__}: {error}"[:600]}
        print(ANSWER + json.dumps(told), flush=True)


if __name__ == "__main__":
    main()
