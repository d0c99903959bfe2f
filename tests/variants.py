"""Every way to play every game, and positions from random games."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from ludi.core.chance import new_rng
from ludi.core.game import Game
from ludi.core.match import Match
from ludi.core.rooms import is_ours, rooms
from ludi.core.state import NONE, State
from ludi.games import GAMES

OURS = [name for name, room in rooms().items() if is_ours(room)]  # the games of the house


@dataclass(frozen=True)
class Variant:
    """A game with one choice of options."""

    game: Game
    options: dict[str, str]

    def __str__(self) -> str:
        return "-".join([self.game.name, *(f"{name}={value}" for name, value in self.options.items())])


def variants() -> Iterator[Variant]:
    """Every game as it is, and with every other value of every option, for every number of players."""
    for game in GAMES:
        yield Variant(game, {})
        for option in game.options:
            others = [value for value in option.values if value != option.default]
            if set(others) <= {seat.name.lower() for seat in game.seats}:
                others = others[-1:]  # who starts: one seat stands for all
            for value in others:
                yield Variant(game, full_table(game) | {option.name: value})


def full_table(game: Game) -> dict[str, str]:
    """The option for as many players as there are seats, where there is a choice: then everything is on the table."""
    return {"players": str(game.players[-1])} if len(game.players) > 1 else {}


@dataclass(frozen=True)
class Turning:
    """One action of a random game: the state before it, the action, the state after it."""

    before: State
    action: int
    after: State


def random_game(variant: Variant, seed: int, speed: str = "compiled") -> list[Turning]:
    """A whole random game, step by step."""
    game = variant.game
    match = Match(game, variant.options)
    match.rules = getattr(game, speed)
    rng = new_rng(seed, 77)
    actions, weights = np.zeros(game.actions.size, np.int64), np.zeros(game.actions.size, np.int64)
    turnings = []
    while match.seat != NONE:
        before = match.state
        action = int(match.rules.sample_action(before, rng, actions, weights))
        match.step(action)
        turnings.append(Turning(before, action, match.state))
    return turnings


def sampled(turnings: list[Turning], count: int, seed: int) -> list[Turning]:
    """Some of them, spread over the game."""
    places = np.random.default_rng(seed).choice(len(turnings), min(count, len(turnings)), replace=False)
    return [turnings[place] for place in sorted(places)]


def seats_of(variant: Variant) -> range:
    """The seats that play."""
    return range(variant.game.players_of(variant.game.new_game(variant.options)))
