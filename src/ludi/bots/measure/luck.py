"""Luck apart from skill, in the manner of AIVAT (Burch, Schmid, Moravčík, Morrill and Bowling 2018).

After a game, with all cards open, every run of throws and draws is compared with what could have come instead: what the
position is worth after it, less what it was worth on average over all that chance could have brought. Likewise every
choice of a bot whose strategy is known. The average of each such difference is 0 whatever the value says of positions,
as long as it is asked of the position alone; so what is left of a game's outcome, these differences taken away, has the
same mean as the outcome, and the better the value, the less of its variance.

Near the end of a game a value that has an `ending` is asked by playing on. Whether it is near is told by the position
before chance, or a bot, acted: what came must not decide how it is weighed.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import numpy as np

from ludi.bots.nets.ending import Ending
from ludi.bots.value.values import Value, outcomes_of, value_named
from ludi.core.chance import seed_rng
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.playout import new_scratch
from ludi.core.state import CHANCE, NONE, State

EXACT = 64  # outcomes of a run of chance up to which all are looked at
SAMPLES = 48  # of those of a run with more
DEAL = 8  # times as many of the run with which a game begins: all that follows hangs on it
ROUNDING = 1e-6
APART = 1 << 40  # the stream of a generator from which on no game draws
CAME, EXPECTED = 1 << 20, 1 << 19  # seeds of a game, and of what could have come in it


@dataclass(frozen=True)
class Strategy:
    """How likely each action was."""

    actions: Sequence[int]
    shares: Sequence[float]


@dataclass
class Trail:
    """A game gone through: its states, and how likely bots were to do what they could, where that is known."""

    states: list[State]  # before the first action, and after each
    strategies: dict[int, Strategy] = field(default_factory=dict)  # by the number of the action


@dataclass
class Turning:
    """A place where a game could have gone otherwise."""

    came: State
    instead: Any  # what could have come, states
    shares: Any  # and how likely each was
    number: int  # of the action with which it began
    is_late: bool  # near the end of the game


class Scales:
    """Weighs the luck in games of one kind."""

    def __init__(self, game: Game, value: Value, samples: int = SAMPLES) -> None:
        self.game, self.value, self.loops, self.many = game, value, outcomes_of(game), samples
        self.scratch = new_scratch(game.actions.size)
        self.ending: Ending | None = getattr(value, "ending", None)

    def luck_in(self, trail: Trail, seed: int) -> tuple[float, ...]:
        """How much of its share of the victory each seat owes to luck, by seat; below 0: bad luck."""
        turnings = self.turnings(trail, seed)
        players = self.game.players_of(trail.states[0])
        luck = np.zeros(players)
        for turning in turnings:
            if turning.is_late:
                came = self.by_the_end(np.array([turning.came], self.game.state), seed, turning.number)[0]
                luck += came - self.expected_by_the_end(turning, seed)
        if early := [turning for turning in turnings if not turning.is_late]:
            came = np.array([turning.came for turning in early], self.game.state)
            instead = self.worth(np.concatenate([turning.instead for turning in early]), players)
            expected = np.concatenate([turning.shares for turning in early]) @ instead
            luck += self.worth(came, players).sum(axis=0) - expected
        return tuple(float(one) for one in luck)

    def worth(self, states: Any, players: int) -> Any:
        """What states are worth: by the value, and by the rules where the game is over."""
        worth, going_on = np.zeros((len(states), players)), states["seat"] != NONE
        self.loops.count_ends(states, worth)
        if going_on.any():
            worth[going_on] = self.value(states[going_on])
        return worth

    def is_late(self, state: State, number: int) -> bool:
        """Whether what comes of this state is weighed by playing on."""
        return self.ending is not None and self.ending.is_near(state, number)

    def by_the_end(self, states: Any, seed: int, number: int) -> Any:
        """What states that came after so many actions are worth, by playing on."""
        assert self.ending is not None
        return self.ending.of(states, CAME * (seed + 1) + number)

    def expected_by_the_end(self, turning: Turning, seed: int) -> Any:
        """The mean of what could have come, by playing on: as many games in all as there are samples."""
        assert self.ending is not None
        each = max(1, self.many // len(turning.instead))
        return turning.shares @ self.ending.of(turning.instead, CAME * (seed + 1) + EXPECTED + turning.number, each)

    def turnings(self, trail: Trail, seed: int) -> list[Turning]:
        """Every run of chance, and every choice by a known strategy."""
        found, since = [], NONE
        for number, state in enumerate(trail.states):
            if state.seat == CHANCE and since == NONE:
                since = number
            elif state.seat != CHANCE and since != NONE:
                start = trail.states[since]
                late = self.is_late(start, since)
                found.append(Turning(state, *self.chances(start, seed, since), since, late))
                since = NONE
            if number in trail.strategies and number + 1 < len(trail.states):
                instead, shares = self.choices(state, trail.strategies[number])
                late = self.is_late(state, number)
                found.append(Turning(trail.states[number + 1], instead, shares, number, late))
        return found

    def chances(self, state: State, seed: int, number: int) -> tuple[Any, Any]:
        """What chance could bring here, and how likely each is."""
        start = np.array([state], self.game.state)
        states, shares = np.zeros(EXACT, self.game.state), np.zeros(EXACT)
        count = self.loops.all_outcomes(start, states, shares, self.scratch)
        return (states[:count], shares[:count]) if count != NONE else self.samples(start, seed, number)

    def samples(self, start: Any, seed: int, number: int) -> tuple[Any, Any]:
        """Some of what chance could bring, drawn from where no game draws."""
        many = self.many * (1 if number else DEAL)
        states = np.zeros(many, self.game.state)
        seed_rng(self.scratch[0].rng, seed, APART + number)
        self.loops.some_outcomes(start, states, self.scratch, many)
        return states, np.full(many, 1 / many)

    def choices(self, state: State, strategy: Strategy) -> tuple[Any, Any]:
        """What a bot could have done here, and how likely each was."""
        states = np.array([self.game.after(state, action, self.game.compiled) for action in strategy.actions])
        return states.astype(self.game.state), np.asarray(strategy.shares, float)


def strategy_of(bot: Any, view: State, seat: int, legal: Sequence[int]) -> Strategy | None:
    """How likely a bot is to take each action, where it can tell (`policy`) and has a choice."""
    if len(legal) < 2 or not callable(getattr(bot, "policy", None)):
        return None
    told: Mapping[int, float] = bot.policy(view, seat, legal)
    shares = tuple(float(told.get(action, 0.0)) for action in legal)
    if min(shares) < 0 or abs(sum(shares) - 1) > ROUNDING:
        raise LudiError(f"The strategy that {bot.name} tells does not add up to 1 over the legal actions.")
    return Strategy(tuple(legal), shares)


@cache
def scales_for(game: Game, value: str) -> Scales:
    """Scales with the value of this name."""
    return Scales(game, value_named(game, value))
