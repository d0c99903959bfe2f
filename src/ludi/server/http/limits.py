"""What one guest, and one address, may ask of the server: so often, and so much at once. More is answered 429."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import ip_network
from math import ceil
from time import monotonic
from typing import NamedTuple

from ludi.server.http.problems import Problem

KEPT = 10_000  # buckets; those used least lately are forgotten first
SHARED = 8  # guests an address counts for: a household, a class
WHILE = 30  # seconds after which it may be tried again where nobody knows when something is given back


def network_of(address: str) -> str:
    """What counts as one address: of IPv6 the network, since a household has all of it."""
    if ":" not in address:
        return address
    try:
        return str(ip_network(f"{address.partition('%')[0]}/64", strict=False))
    except ValueError:
        return address


class Rate(NamedTuple):
    """How often a guest may do something: so many times a minute, and so many at once."""

    a_minute: float
    at_once: int
    message: str


class Share(NamedTuple):
    """How much a guest may hold at the same time."""

    most: int
    message: str


RATES = {  # what costs more than to answer it
    "history": Rate(240, 80, "server-much-history"),
    "table": Rate(12, 30, "server-many-tables"),
    "seat": Rate(20, 30, "server-too-fast"),  # sat down on or come back to: leaving, which never waits, is told to all
    "undo": Rate(30, 30, "server-many-undos"),
    "chat": Rate(20, 10, "server-much-chat"),
    "hint": Rate(20, 10, "server-many-hints"),
    "analysis": Rate(6, 6, "server-many-analyses"),
    "forecast": Rate(300, 120, "server-many-forecasts"),
    "study": Rate(60, 40, "server-too-fast"),
}
SHARES = {
    "sockets": Share(16, "server-many-sockets"),
    "tables": Share(20, "server-many-tables"),  # that are live and not over
    "bots": Share(24, "server-many-bots"),  # seats of theirs at those
    "analyses": Share(2, "server-many-analyses"),  # that wait or are made: no address has all places
}
VIEWERS = Share(200, "server-many-viewers")  # at one table, besides those who sit there


class Buckets:
    """Token buckets: each key may do `rate` things a second, and `burst` at once."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.left: dict[str, tuple[float, float]] = {}

    def take(self, key: str) -> bool:
        """Whether one more is allowed now."""
        now = self.clock()
        left, since = self.left.pop(key, (self.burst, now))
        left = min(self.burst, left + (now - since) * self.rate)
        self.left[key] = (left - 1 if left >= 1 else left, now)
        if len(self.left) > KEPT:
            del self.left[next(iter(self.left))]
        return left >= 1

    def wait(self, key: str) -> float:
        """How many seconds until one more is allowed."""
        left, since = self.left.get(key, (self.burst, 0.0))
        return max(0.0, (1 - left) / self.rate - (self.clock() - since))


class Budgets:
    """The budgets of all guests and addresses."""

    def __init__(self, limited: bool = True, clock: Callable[[], float] = monotonic) -> None:
        self.limited = limited
        self.rates = {
            what: tuple(Buckets(times * rate.a_minute / 60, times * rate.at_once, clock) for times in (1, SHARED))
            for what, rate in RATES.items()
        }
        self.held: Counter[tuple[str, str]] = Counter()

    def spend(self, what: str, guest: str, address: str) -> None:
        """Somebody does this once more, or hears when they may."""
        for buckets, key in zip(self.rates[what], (guest, address), strict=True):
            if self.limited and not buckets.take(key):
                raise too_much(RATES[what].message, buckets.wait(key))

    @contextmanager
    def holding(self, what: str, guest: str, address: str) -> Iterator[None]:
        """Somebody holds one more for a while."""
        mine, ours = (what, guest), (what, address)
        self.check(what, self.held[mine] + 1, self.held[ours] + 1)
        self.held.update((mine, ours))
        try:
            yield
        finally:
            for key in (mine, ours):
                self.held[key] -= 1
                if not self.held[key]:
                    del self.held[key]

    def check(self, what: str, of_guest: int, of_address: int) -> None:
        """Whether a guest and an address may hold so much."""
        most, message = SHARES[what]
        if self.limited and (of_guest > most or of_address > SHARED * most):
            raise too_much(message)

    def admit(self, viewers: int) -> None:
        """Whether one more may watch a table where so many do."""
        if self.limited and viewers >= VIEWERS.most:
            raise too_much(VIEWERS.message)


def too_much(message: str, seconds: float = WHILE) -> Problem:
    """Why not now, and when again."""
    problem = Problem(429, message)
    problem.retry_after = max(1, ceil(seconds))
    return problem
