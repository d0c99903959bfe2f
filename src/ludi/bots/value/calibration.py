"""How the chances people are shown are fitted and checked: games of the net with itself, and what came of them."""

import threading
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from itertools import count as numbers_from
from itertools import islice
from typing import Any, TypeVar

import numpy as np

from ludi.bots.nets.bot import NetBot
from ludi.bots.nets.net import Net
from ludi.bots.nets.quiescence import BY_PRIOR
from ludi.bots.nets.quiescent_net import QuiescentNet
from ludi.bots.nets.value import NetValue
from ludi.bots.value.chances import OTHERS, OWN, Fit, Fits, softmax, terms_of
from ludi.core.chance import new_rng
from ludi.core.game import Game
from ludi.core.state import same

Given = TypeVar("Given")
Found = TypeVar("Found")
BINS = 10
ENOUGH = 1000  # positions in a bin that count
STEPS = 30  # of Newton's method
CAUTION = 1000.0  # so many games' worth of trust in the net as it is: what is left of luck must not be learned
KNOTS = 3  # chances at which the error is known
SMALLEST = 0.005  # no error is said to be less
TRIAL = 20  # games from which it is learned how long they are
STRENGTHS = {"net?temperature=2": 2.0, "net?temperature=0": 0.0, "greedy": BY_PRIOR}
WHOSE = (OWN, OTHERS)
Report = Callable[[str, int, int], None]  # what is done, how much of it, of how much


@dataclass(frozen=True)
class Effort:
    """How many positions are looked at."""

    positions: int = 100_000  # to fit by
    others: int = 100_000  # to check by
    each: int = 5  # of one game, on average: positions of one game share its luck
    looked_on: int = 10  # one in so many is also looked at by a seat that does not decide
    elsewhere: int = 20_000  # of games of each other strength
    doubted: int = 300  # at which the error is measured
    playouts: int = 64  # from each of them
    jumps: int = 4_000  # at which jumps are looked for
    cores: int = 1  # at work; what is found does not depend on them


@dataclass
class Seen:
    """Positions as one seat each sees them: the net's shares there, and those at the end of the game."""

    shares: Any  # position, seat
    seats: Any  # who asks
    ends: Any  # position, seat

    def __len__(self) -> int:
        return len(self.seats)

    @property
    def own_ends(self) -> Any:
        """The share at the end of who asks."""
        return self.ends[np.arange(len(self)), self.seats]

    def own_chances(self, fit: Fit) -> Any:
        """What is said to who asks."""
        return fit.corrected(self.shares, self.seats)[np.arange(len(self)), self.seats]


@dataclass(frozen=True)
class Bin:
    """Positions with about the same chance: how many, what was said, and what happened, in parts of 1."""

    positions: int
    said: float
    happened: float

    @property
    def gap(self) -> float:
        """How far apart they are."""
        return abs(self.said - self.happened)


class Calibration:
    """One net at tables of one size, asked by several threads, each with a memory of its own."""

    def __init__(self, net: Net, options: Mapping[str, str], report: Report, cores: int = 1) -> None:
        self.game, self.net, self.report, self.cores = net.game, net, report, cores
        self.memories = threading.local()
        self.start = np.array([self.game.new_game(options)], self.game.state)
        self.players = self.game.players_of(self.start[0])

    @property
    def quiescent_net(self) -> QuiescentNet:
        """The asking thread's."""
        if not hasattr(self.memories, "quiescent_net"):
            self.memories.quiescent_net = QuiescentNet(self.net)
        found: QuiescentNet = self.memories.quiescent_net
        return found

    def together(self, work: Callable[[Given], Found], given: Iterable[Given]) -> Iterator[Found]:
        """The work on each, in their order, by all cores; of what has no end no more is taken than is in hand."""
        rest = iter(given)
        with ThreadPoolExecutor(self.cores) as pool:
            while some := list(islice(rest, 8 * self.cores)):
                yield from pool.map(work, some)

    def games(self, temperature: float, each: int, seed: int) -> Iterator[tuple[Any, Any]]:
        """Games without end: so many positions of each on average, and the shares at its end beside each."""

        def play(spacing: int, number: int) -> tuple[Any, Any]:
            luck, most = (seed << 32) + number, self.game.longest // spacing + each
            return self.quiescent_net.game_noted(self.start, most, temperature, spacing, luck)

        length = np.mean([len(play(1, number)[0]) for number in range(TRIAL)])
        spacing = max(int(length / each), 1)
        yield from self.together(lambda number: play(spacing, number), numbers_from(TRIAL))

    def gather(self, words: str, count: int, temperature: float, each: int, seed: int) -> tuple[Any, Any]:
        """So many positions of games, and the shares at their ends."""
        states, ends, found = [], [], 0
        for some, end in self.games(temperature, each, seed):
            states.append(some)
            ends.append(end)
            found += len(some)
            self.report(words, min(found, count), count)
            if found >= count:
                return np.concatenate(states)[:count], np.concatenate(ends)[:count]
        raise AssertionError("games without end have ended")

    def seen(self, whose: str, states: Any, ends: Any, words: str = "") -> Seen:
        """Positions as the deciding seat sees them, or another one at the table, each in turn."""
        movers = states["seat"].astype(int)
        shares = np.zeros((len(states), self.players))
        if whose == OWN:
            parts = np.array_split(np.arange(len(states)), self.cores)
            deciders = self.together(
                lambda part: self.quiescent_net.shares_of_deciders(states[part], self.players), parts
            )
            return Seen(np.concatenate(list(deciders)), movers, ends)
        seats = (movers + 1 + np.arange(len(states)) % (self.players - 1)) % self.players

        def look_on(place: int) -> Any:
            seat = int(seats[place])
            return self.quiescent_net.shares(self.game.view_of(states[place], seat), seat)

        for place, found in enumerate(self.together(look_on, range(len(states)))):
            shares[place] = found
            self.report(words, place + 1, len(states))
        return Seen(shares, seats, ends)

    def fitted(self, effort: Effort, seed: int) -> dict[str, Fit]:
        """Fits from new games."""
        states, ends = self.gather("games to fit by", effort.positions, 1.0, effort.each, seed)
        part = slice(None, None, effort.looked_on)
        own = self.seen(OWN, states, ends)
        others = self.seen(OTHERS, states[part], ends[part], "looking on")
        fits = {OWN: fit_by(own, effort.each), OTHERS: fit_by(others, 1)}
        doubted = np.random.default_rng(seed).choice(len(others), min(effort.doubted, len(others)), replace=False)
        for whose in WHOSE:
            fits[whose] = self.doubted(fits[whose], whose, states[part][doubted], effort.playouts, seed)
        return fits

    def doubted(self, fit: Fit, whose: str, states: Any, playouts: int, seed: int) -> Fit:
        """The fit, and how far chances are off what comes of going on from there often.

        Playouts err too: their variance is known, and taken off.
        """
        seen = self.seen(whose, states, np.zeros((len(states), self.players)), "positions to play on from")
        chances, squares = seen.own_chances(fit), np.zeros(len(states))

        def play_on(place: int) -> float:
            seat = int(seen.seats[place])
            view = self.game.view_of(states[place], seat)
            return float(self.quiescent_net.played_on(view, seat, playouts, (seed << 32) + place)[seat])

        for place, mean in enumerate(self.together(play_on, range(len(states)))):
            squares[place] = (chances[place] - mean) ** 2 - mean * (1 - mean) / (playouts - 1)
            self.report(f"errors, {whose} decision", place + 1, len(states))
        return replace(fit, errors=errors_of(chances, squares))

    def checked(self, fits: Mapping[str, Fit], effort: Effort, seed: int) -> dict[str, Any]:
        """How true the chances are in other games: tables, by whose decision it is and by strength; and jumps."""
        states, ends = self.gather("games to check by", effort.others, 1.0, effort.each, seed)
        part = slice(None, None, effort.looked_on)
        told: dict[str, Any] = {"players": self.players}
        own = self.seen(OWN, states, ends)
        others = self.seen(OTHERS, states[part], ends[part], "looking on")
        told["tables"] = {OWN: table_of(own, fits[OWN]), OTHERS: table_of(others, fits[OTHERS])}
        told["plain"] = largest_gap(table_of(own, Fit()))
        for name, temperature in STRENGTHS.items():
            states, ends = self.gather(f"games of {name}", effort.elsewhere, temperature, effort.each, seed)
            told["tables"][name] = table_of(self.seen(OWN, states, ends), fits[OWN])
        return told | {"jumps": self.jumps(fits[OWN], effort.jumps, seed)}

    def jumps(self, fit: Fit, count: int, seed: int) -> dict[str, Any]:
        """How much a chance changes over a seat's favourite move that shows nothing: mean, and what 95 % stay below."""
        pairs = []
        states, _ = self.gather("moves that show nothing", count, 1.0, 50, seed + 1)
        bot = NetBot(self.game, self.net, temperature=0)
        for state in states:
            after = self.quiet_move(bot, state)
            if after is not None:
                pairs.append((state, after))
        before, after = (np.array(list(side), self.game.state) for side in zip(*pairs, strict=True))
        seats = before["seat"].astype(int)
        every, value = np.arange(len(seats)), NetValue(self.game, self.net)
        plain = [value.decided(side, self.players)[every, seats] for side in (before, after)]
        shown = [self.seen(OWN, side, plain[0]).own_chances(fit) for side in (before, after)]
        return {"moves": len(pairs), "net": change(*plain), "shown": change(*shown)}

    def quiet_move(self, bot: NetBot, state: Any) -> Any:
        """What comes of the net's favourite move, where its seat goes on and could have known everything there."""
        game, seat = self.game, int(state.seat)
        view, legal = game.view_of(state, seat), game.legal(state, game.compiled)
        action = bot.choose(view, seat, legal, 0).action
        after = game.after(state, action, game.compiled)
        if after.seat != seat:
            return None
        seen, rng = game.view_of(after, seat), new_rng(1)
        for _ in range(8):
            other = game.after(game.imagined(view, seat, rng, game.compiled), action, game.compiled)
            if not same(game.view_of(other, seat), seen):
                return None
        return after


def change(before: Any, after: Any) -> list[float]:
    """The mean of how much it is, and what 95 in 100 stay below."""
    apart = np.abs(after - before)
    return [round(float(apart.mean()), 5), round(float(np.quantile(apart, 0.95)), 5)]


def fit_by(seen: Seen, each: int) -> Fit:
    """The slope, middle and shift under which what happened is likeliest, by Newton's method from the net as it is.

    So many positions are of one game, and count as one.
    """
    terms, plain = all_terms(seen), np.array([1.0, 0.0, 0.0])
    numbers = plain.copy()
    for _ in range(STEPS):
        chances = softmax(terms @ numbers)
        mean = np.einsum("ps,pst->pt", chances, terms)
        downhill = np.einsum("ps,pst->t", chances - seen.ends, terms) / each + CAUTION * (numbers - plain)
        bend = (np.einsum("ps,pst,psu->tu", chances, terms, terms) - mean.T @ mean) / each + CAUTION * np.eye(3)
        numbers = numbers - np.linalg.solve(bend, downhill)
    slope, middle, shift = (round(float(number), 5) for number in numbers)
    return Fit(slope, max(middle, 0.1 - slope), shift)


def all_terms(seen: Seen) -> Any:
    """What slope, middle and shift are multiplied with: position, seat, term."""
    rows = zip(seen.shares.tolist(), seen.seats, strict=True)
    return np.array([[terms_of(share, place == seat) for place, share in enumerate(row)] for row, seat in rows])


def errors_of(chances: Any, squares: Any) -> tuple[tuple[float, float], ...]:
    """The root of the mean square at some chances: as many positions behind each."""
    parts = np.array_split(np.argsort(chances), KNOTS)
    means = [
        (float(chances[part].mean()), max(float(squares[part].mean()), SMALLEST**2)) for part in parts if len(part)
    ]
    return tuple((round(chance, 4), round(square**0.5, 4)) for chance, square in means)


def table_of(seen: Seen, fit: Fit) -> list[list[float]]:
    """Ten bins by what was said: how many positions, what was said, what happened."""
    said, happened = seen.own_chances(fit), seen.own_ends
    places = np.minimum((said * BINS).astype(int), BINS - 1)
    rows = []
    for place in range(BINS):
        there = places == place
        count = int(there.sum())
        means = (said[there].mean(), happened[there].mean()) if count else (0.0, 0.0)
        rows.append([count, *(round(float(mean), 5) for mean in means)])
    return rows


def bins_in(table: list[list[float]]) -> list[Bin]:
    """A table as it was written down."""
    return [Bin(int(count), said, happened) for count, said, happened in table]


def largest_gap(table: list[list[float]]) -> float:
    """In bins with enough positions."""
    return max((one.gap for one in bins_in(table) if one.positions >= ENOUGH), default=0.0)


def tables_of(game: Game, players: int = 0) -> list[dict[str, str]]:
    """The options for each number of players, or for one."""
    if len(game.players) == 1:
        return [{}]
    return [{"players": str(number)} for number in game.players if players in (0, number)]


def calibrate(
    net: Net, effort: Effort, seed: int, report: Report, fits: Fits | None = None, players: int = 0
) -> tuple[dict[int, dict[str, Fit]], list[dict[str, Any]]]:
    """Fits, where none are given, for every number of players or one, and how they were checked, in other games."""
    made, checked = {}, []
    for options in tables_of(net.game, players):
        one = Calibration(net, options, report, effort.cores)
        made[one.players] = dict(fits[one.players]) if fits else one.fitted(effort, 2 * seed)
        checked.append(one.checked(made[one.players], effort, 2 * seed + 1))
    return made, checked
