"""The arena: paired games, the same chance for every seating, and how sure the outcome is."""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from time import perf_counter
from typing import Any

import numpy as np

from ludi.bots.contract import Answer
from ludi.bots.measure.luck import Trail, scales_for, strategy_of
from ludi.bots.named import bot_named
from ludi.core.chance import new_rng
from ludi.core.game import Game
from ludi.core.match import Match
from ludi.core.registry import GAMES
from ludi.core.replay import record_of
from ludi.core.state import CHANCE

RESAMPLES = 400
DOUBT = 0.25  # of a game, won by each side of every pair that met
FEWEST_SETS = 20  # of paired games before SPRT says anything
SURE = 0.05  # the error SPRT allows on either side


Thought = tuple[Mapping[int, int], float]  # how often a search tried each action, and what it expected on average


@dataclass(frozen=True)
class Seating:
    """One game to be played: who sits where, and the number of its chance."""

    game: str
    options: dict[str, str]
    bots: tuple[str, ...]  # by seat
    chance: int
    value: str | None = None  # by which luck is told apart (`ludi.bots.value.values`); None: it is not
    thoughtful: bool = False  # whether what searches thought is kept


@dataclass(frozen=True)
class GameResult:
    """One game played."""

    seating: Seating
    shares: tuple[float, ...]  # of the victory, by seat
    scores: tuple[int, ...]
    seconds: dict[str, float]  # thinking time of each bot
    decisions: dict[str, int]
    record: dict[str, Any]
    luck: tuple[float, ...] | None = None  # what of its share each seat owes to luck
    thoughts: Mapping[int, Thought] = field(default_factory=dict)  # by the number of the action


def play_game(seating: Seating) -> GameResult:
    """Play one game; the same seating is the same game, wherever and whenever it is played."""
    game = GAMES.find(seating.game)
    bots = [bot_named(game, name) for name in seating.bots]
    match = Match(game, seating.options)
    match.rules = game.compiled
    seconds = dict.fromkeys(seating.bots, 0.0)
    decisions = dict.fromkeys(seating.bots, 0)
    trail, thoughts = Trail([match.state]), dict[int, Thought]()
    while not match.is_over:
        turn = len(match.actions)
        if match.seat == CHANCE:
            match.step_chance(new_rng(seating.chance, turn))
            trail.states.append(match.state)
            continue
        bot, seat = bots[match.seat], match.seat
        if seating.value is not None and (known := strategy_of(bot, match.view(seat), seat, match.legal())):
            trail.strategies[turn] = known
        began = perf_counter()
        answer = bot.choose(match.view(seat), seat, match.legal(), (seating.chance << 20) + turn)
        seconds[seating.bots[seat]] += perf_counter() - began
        decisions[seating.bots[seat]] += 1
        if seating.thoughtful and (thought := thought_in(answer)):
            thoughts[turn] = thought
        match.step(answer.action)
        trail.states.append(match.state)
    winners = match.winners()
    shares = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(bots)))
    luck = None if seating.value is None else scales_for(game, seating.value).luck_in(trail, seating.chance)
    return GameResult(seating, shares, tuple(match.scores()), seconds, decisions, record_of(match), luck, thoughts)


def thought_in(answer: Answer) -> Thought | None:
    """How often each action was tried and the mean of what that found, where anything was tried."""
    visits = {reason.action: reason.visits for reason in answer.reasons if reason.visits}
    together = sum(reason.visits * reason.value for reason in answer.reasons)
    return (visits, together / sum(visits.values())) if visits else None


def seatings(
    game: Game, options: dict[str, str], bots: Sequence[str], pairs: int, seed: int, value: str | None = None
) -> Iterator[list[Seating]]:
    """Sets of games with the same chance: for two seats each pair of bots both ways round, else every rotation."""
    players = game.players_of(game.new_game(options))
    tables = list(combinations(bots, 2)) if players == 2 else [tuple(bots)]
    for number in range(pairs):
        for table in tables:
            turned = dict.fromkeys(table[turn:] + table[:turn] for turn in range(players))  # equal ones are one game
            yield [Seating(game.name, options, seats, (seed << 24) + number, value) for seats in turned]


@dataclass
class Tally:
    """What the games so far say."""

    bots: tuple[str, ...]
    sets: list[dict[str, float]] = field(default_factory=list)  # for each set of paired games, every bot's mean share
    outcomes: list[GameResult] = field(default_factory=list)
    lucks: list[dict[str, float]] = field(default_factory=list)  # its mean luck likewise; empty where not told apart

    def add(self, played: Sequence[GameResult]) -> None:
        """Count a set of paired games."""
        self.sets.append(means_by_bot(played, [outcome.shares for outcome in played]))
        self.lucks.append(means_by_bot(played, [outcome.luck for outcome in played if outcome.luck is not None]))
        self.outcomes += played

    def scores(self, bot: str, rival: str) -> list[float]:
        """A bot's mean share in each set it played with this rival."""
        return [found[bot] for found in self.sets if bot in found and rival in found]

    def cross_table(self) -> dict[str, dict[str, tuple[float, int]]]:
        """For each bot and rival: the share won, and in how many sets."""
        return {
            bot: {
                rival: (float(np.mean(found)), len(found))
                for rival in self.bots
                if rival != bot and (found := self.scores(bot, rival))
            }
            for bot in self.bots
        }

    def elo(self) -> dict[str, tuple[float, float, float]]:
        """Each bot's Elo, the mean of all being 0, with its 95 % interval: sets are weighed anew again and again.

        The half draw that keeps everything finite is weighed with them, so the figure lies inside its interval.
        """
        chooser, count = np.random.default_rng(1), len(self.bots)
        middle = ratings(self.bots, self.sets)
        if len(self.sets) < 1:
            return {bot: (middle[bot], -math.inf, math.inf) for bot in self.bots}
        spread = []
        for _ in range(RESAMPLES):
            weights, doubt = chooser.exponential(size=len(self.sets)), chooser.gamma(DOUBT, size=(count, count))
            spread.append(ratings(self.bots, self.sets, weights, doubt))
        low, high = (
            {bot: float(np.percentile([found[bot] for found in spread], q)) for bot in self.bots} for q in (2.5, 97.5)
        )
        return {bot: (middle[bot], low[bot], high[bot]) for bot in self.bots}

    def wins_by_seat(self) -> list[float]:
        """The share of victories of each seat, whoever sat there."""
        return [float(share) for share in np.mean([outcome.shares for outcome in self.outcomes], axis=0)]

    def milliseconds(self) -> dict[str, float]:
        """Each bot's mean time for a decision, in the middle one of its games: the first ones load compiled code."""
        means: dict[str, list[float]] = {bot: [] for bot in self.bots}
        for outcome in self.outcomes:
            for bot, taken in outcome.decisions.items():
                means[bot].append(1000 * outcome.seconds[bot] / max(taken, 1))
        return {bot: float(np.median(found)) if found else 0.0 for bot, found in means.items()}


def means_by_bot(played: Sequence[GameResult], figures: Sequence[tuple[float, ...]]) -> dict[str, float]:
    """Every bot's mean over the games of a set; the figures are by seat."""
    found: dict[str, list[float]] = {}
    for outcome, row in zip(played, figures, strict=False):
        for name, figure in zip(outcome.seating.bots, row, strict=True):
            found.setdefault(name, []).append(figure)
    return {name: float(np.mean(every)) for name, every in found.items()}


def ratings(
    bots: Sequence[str], sets: Sequence[dict[str, float]], weights: Any = None, doubt: Any = DOUBT
) -> dict[str, float]:
    """Elo by maximum likelihood (Bradley and Terry); a doubt is won by each side, so that none is infinite."""
    place = {bot: number for number, bot in enumerate(bots)}
    won = np.zeros((len(bots), len(bots)))
    for found, weight in zip(sets, np.ones(len(sets)) if weights is None else weights, strict=True):
        for bot, rival in combinations(found, 2):
            together = found[bot] + found[rival]
            if together > 0:
                won[place[bot], place[rival]] += weight * found[bot] / together
                won[place[rival], place[bot]] += weight * found[rival] / together
    won += doubt * ((won + won.T) > 0)
    strength = np.ones(len(bots))
    for _ in range(200):
        games = won + won.T
        sums = strength[:, None] + strength[None, :]
        strength = won.sum(axis=1) / np.maximum((games / sums).sum(axis=1), 1e-12)
        strength /= np.exp(np.log(strength).mean())
    return {bot: float(400 * np.log10(strength[place[bot]])) for bot in bots}


def expected(elo: float) -> float:
    """The score expected of a player stronger by so many Elo."""
    return float(1 / (1 + 10 ** (-elo / 400)))


def log_likelihood_ratio(scores: Sequence[float], elo0: float, elo1: float) -> float:
    """How much better the paired scores fit elo1 than elo0: the generalised SPRT on pairs."""
    variance = float(np.var(scores)) if len(scores) > 1 else 0.0
    if variance == 0:
        variance = 1 / (4 * (len(scores) + 1))
    low, high = expected(elo0), expected(elo1)
    return (
        len(scores) * (high - low) * (2 * float(np.mean(scores)) - low - high) / (2 * variance) if len(scores) else 0.0
    )


def verdict(scores: Sequence[float], elo0: float, elo1: float) -> str:
    """What SPRT says: `stronger`, `not stronger`, or `` while it does not know or has seen too few sets."""
    if len(scores) < FEWEST_SETS:
        return ""
    bound = math.log((1 - SURE) / SURE)
    ratio = log_likelihood_ratio(scores, elo0, elo1)
    return "stronger" if ratio >= bound else "not stronger" if ratio <= -bound else ""


Runner = Callable[[Iterator[list[Seating]]], Iterator[list[GameResult]]]


def play_set(games: list[Seating]) -> list[GameResult]:
    """A set of paired games, one after another."""
    return [play_game(seating) for seating in games]
