"""What a newcomer waits for on a fresh machine: nothing is compiled, the server starts, tables are opened at once.

    python -m benchmarks.first_minutes roma

from the root of the repository. Seconds from the start of the process: until the house answers, until bots of two ranks
have made their first moves, until a hint is told, until the analysis of a finished game begins.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable

from tests.server.visitor import BOT, ME, Visitor

from ludi.games import GAMES

RANKS = ("tiro", "caesar")
LOOK = 0.1  # seconds between two looks
QUIET = {"LUDI_LIMITS": "off", "LUDI_PACE": "0"}


def bot_moved(visitor: Visitor, table: str) -> bool:
    """Whether the bot has made a move; where it waits for one of ours, it gets it."""
    if any(step["seat"] == 0 for step in visitor.replay(table)["steps"]):
        return True
    position = visitor.position(table)
    if position["legal"]:
        visitor.move(table, position["legal"][0], position["sequence"])
    return False


def is_granted(visitor: Visitor, method: str, path: str) -> bool:
    """Whether the house does what is asked now."""
    return visitor.client.request(method, f"/api/{path}").status_code == 200


def awaited(visitor: Visitor, game: str) -> dict[str, Callable[[], bool]]:
    """What is waited for, by name."""
    tables = {rank: visitor.open_table(game, {"kind": "bot", "level": rank}, ME)["id"] for rank in RANKS}
    asked = visitor.open_table(game, ME, BOT)["id"]
    visitor.asked(asked)
    return {
        **{f"first move of {rank}": lambda table=table: bot_moved(visitor, table) for rank, table in tables.items()},
        "a hint": lambda: is_granted(visitor, "GET", f"tables/{asked}/hint"),
    }


def measured(game: str, folder: str) -> None:
    """Start a house with empty folders, and print when each thing has come."""
    began = time.monotonic()
    command = [sys.executable, "-m", "ludi", "serve", "--no-open", "--port", "0", "--data", folder]
    fresh = os.environ | QUIET | {"LUDI_CACHE": f"{folder}/cache"}
    with subprocess.Popen(command, env=fresh, stdout=subprocess.PIPE, text=True) as server:
        try:
            address = re.search(r"http://\S+", next(iter(server.stdout or [])))
            assert address, "the house did not open"
            told(began, "the house answers")
            with Visitor(address[0].rstrip("/")) as visitor:
                waiting = awaited(visitor, game)
                told(began, "three tables are open")
                wait_for(waiting, began)
                over = visitor.open_table(game, ME, BOT)["id"]
                visitor.play_to_the_end(over, 1)
                wait_for({"an analysis": lambda: is_granted(visitor, "POST", f"tables/{over}/analysis")}, began)
        finally:
            server.terminate()


def wait_for(waiting: dict[str, Callable[[], bool]], began: float) -> None:
    """Until all of it has come."""
    while waiting:
        for name in [name for name, has_come in waiting.items() if has_come()]:
            del waiting[name]
            told(began, name)
        time.sleep(LOOK)


def told(began: float, name: str) -> None:
    """One line of the table."""
    print(f"{name:24}{time.monotonic() - began:8.1f} s", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES.names)
    with tempfile.TemporaryDirectory() as folder:
        measured(parser.parse_args().game, folder)


if __name__ == "__main__":
    main()
