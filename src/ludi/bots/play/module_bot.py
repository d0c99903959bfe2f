"""Bots as WebAssembly modules: `wasm:FILE`, or `wasm:FILE?fuel=N` (docs/bots.md, "Modules").

A module imports nothing. It has no clock, no files and no luck but what it is given; instead of seconds it has fuel,
which every instruction burns. So it does the same on every machine, and a hostile one costs little: its size, its
memory, its stack and its fuel are bounded, and one that passes a bound ends the game with a sentence.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from ludi.bots.contract import Answer
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.state import State
from ludi.core.wasm_bounds import BoundedModule

PROTOCOL = 1
FUEL = 200_000_000  # of a decision: a fifth of a second or less on a machine of today
MOST_FUEL = 100_000_000_000
HEAD = ("protocol", "seat", "players", "features", "legal", "seed_low", "seed_high", "view")  # int32 each
LOW = 0x7FFFFFFF


class ModuleBot:
    """A module that exports `memory`, `room` (where a question of so many bytes may be laid) and `choose`.

    `choose(place, size)` reads the question there and answers with the number of a legal action. `forget()`, where it
    is exported, is called before a new game; `plays(features, actions, version)`, where it is exported, says whether
    the module knows this game.
    """

    def __init__(self, game: Game, file: Path, name: str, fuel: int = FUEL) -> None:
        self.game, self.name, self.fuel = game, name, fuel
        self.module = BoundedModule(read(file), f"The module {file.name}")
        self.module.check({"room": 1, "choose": 2})
        with self.module.burning(fuel):
            plays = self.module.call_if_there("plays", game.feature_size, game.actions.size, game.version)
        if plays == 0:
            raise LudiError(f"The module {file.name} does not play {game.name}, version {game.version}.")

    def choose(self, view: State, seat: int, legal: Sequence[int], seed: int, seconds: float | None = None) -> Answer:
        """Ask the module; how many seconds there are does not matter."""
        asked = question(self.game, view, seat, legal, seed)
        with self.module.burning(self.fuel):
            place = self.module.call("room", len(asked))
            self.module.lay(place, asked)
            action = self.module.call("choose", place, len(asked))
        if action not in legal:
            raise LudiError(f"{self.module.name} cannot go on: it answered {action}, which is not legal.")
        return Answer(action)

    def forget(self) -> None:
        """A new game begins."""
        with self.module.burning(self.fuel):
            self.module.call_if_there("forget")


def question(game: Game, view: State, seat: int, legal: Sequence[int], seed: int) -> bytes:
    """The head, the legal actions, the observation (a byte a feature) and the view as it lies in memory."""
    observation, record = game.observe(view, seat), view.tobytes()
    head = [
        PROTOCOL, seat, game.players_of(view), len(observation), len(legal), seed & LOW, seed >> 31 & LOW, len(record),
    ]  # fmt: skip
    numbers = np.array([*head, *legal], "<i4")
    return b"".join([numbers.tobytes(), np.asarray(observation, np.int8).tobytes(), record])


def read(file: Path) -> bytes:
    """The module in a file."""
    try:
        return file.read_bytes()
    except OSError as error:
        raise LudiError(f"The module {file} cannot be read: {error.strerror}.") from None


def fuel_wished(fuel: Any) -> int:
    """How much fuel a decision may burn."""
    if not isinstance(fuel, int) or not 0 < fuel <= MOST_FUEL:
        raise LudiError(f"Fuel is a whole number from 1 to {MOST_FUEL:,}, not {fuel}.")
    return fuel
