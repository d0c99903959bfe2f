"""Where games are played, or other work is done: on this machine's cores, or on a Ray cluster. Both keep the order."""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from multiprocessing import get_context
from typing import Any

from ludi.bots.measure.arena import play_set
from ludi.core.errors import LudiError


def runner_named(name: str, cores: int = 0, work: Callable[[Any], Any] = play_set) -> Callable[..., Iterator[Any]]:
    """`cores` or `ray`: does this work piece by piece; unless told otherwise, it plays an arena's sets of games."""
    if name == "cores":
        return on_cores(cores or os.cpu_count() or 1, work)
    if name == "ray":
        return on_ray(work)
    raise LudiError(f"There is no runner '{name}'; there are: cores, ray.")


def on_cores(cores: int, work: Callable[[Any], Any] = play_set) -> Callable[..., Iterator[Any]]:
    """Piece by piece in processes of this machine."""

    def run(pieces: Iterator[Any]) -> Iterator[Any]:
        with ProcessPoolExecutor(cores, mp_context=get_context("spawn")) as pool:
            waiting = []
            for piece in pieces:
                waiting.append(pool.submit(work, piece))
                if len(waiting) >= 2 * cores:
                    yield waiting.pop(0).result()
            while waiting:
                yield waiting.pop(0).result()

    return run


def on_ray(work: Callable[[Any], Any] = play_set) -> Callable[..., Iterator[Any]]:
    """Piece by piece on the Ray cluster this process is connected to, or on a local one."""
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise LudiError("This runner needs Ray: pip install 'ludi-romani[ray]'.") from None

    def run(pieces: Iterator[Any]) -> Iterator[Any]:
        if not ray.is_initialized():
            ray.init(log_to_driver=False, include_dashboard=False)
        remote = ray.remote(work)
        most = 2 * max(int(ray.cluster_resources().get("CPU", 1)), 1)
        waiting = []
        for piece in pieces:
            waiting.append(remote.remote(piece))
            if len(waiting) >= most:
                yield ray.get(waiting.pop(0))
        while waiting:
            yield ray.get(waiting.pop(0))

    return run
