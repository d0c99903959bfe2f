"""Where an arena's games are played: on this machine's cores, or on a Ray cluster. Both give sets back in order."""

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from multiprocessing import get_context
from typing import Any

from ludi.bots.arena import Outcome, Runner, Seating, play_set
from ludi.core.errors import LudiError


def runner_named(name: str, cores: int = 0) -> Runner:
    """`cores` or `ray`."""
    if name == "cores":
        return on_cores(cores or os.cpu_count() or 1)
    if name == "ray":
        return on_ray()
    raise LudiError(f"There is no runner '{name}'; there are: cores, ray.")


def on_cores(cores: int) -> Runner:
    """Sets of games in processes of this machine."""

    def run(sets: Iterator[list[Seating]]) -> Iterator[list[Outcome]]:
        with ProcessPoolExecutor(cores, mp_context=get_context("spawn")) as pool:
            waiting = []
            for games in sets:
                waiting.append(pool.submit(play_set, games))
                if len(waiting) >= 2 * cores:
                    yield waiting.pop(0).result()
            while waiting:
                yield waiting.pop(0).result()

    return run


def on_ray() -> Runner:
    """Sets of games on the Ray cluster this process is connected to, or on a local one."""
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise LudiError("This runner needs Ray: pip install 'ludi-romani[ray]'.") from None

    def run(sets: Iterator[list[Seating]]) -> Iterator[list[Outcome]]:
        if not ray.is_initialized():
            ray.init(log_to_driver=False, include_dashboard=False)
        remote = ray.remote(play_set)
        most = 2 * max(int(ray.cluster_resources().get("CPU", 1)), 1)
        waiting = []
        for games in sets:
            waiting.append(remote.remote(games))
            if len(waiting) >= most:
                yield ray.get(waiting.pop(0))
        while waiting:
            yield ray.get(waiting.pop(0))

    return run
