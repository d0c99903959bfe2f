"""What whoever keeps a server can see of it: figures for Prometheus, one line in the log for each request.

Neither holds anything of people: a request is its route, never its address with what stands in it; no names, no
parameters, no cookies. What somebody tried who should not have (`note_refusal`) is a line of its own, with the address
it came from, so that it can be kept out.
"""

import hmac
import logging
import secrets
from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import accumulate
from time import monotonic, perf_counter
from typing import TYPE_CHECKING

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludi.server.http.problems import Problem

if TYPE_CHECKING:
    from prometheus_client.core import Metric

    from ludi.server.services import Services

EDGES = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)  # seconds
EXPOSITION = "text/plain; version=0.0.4; charset=utf-8"
METHODS = ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS")  # others are made up by those who ask
QUIET = 60.0  # seconds in which an address refused for the same again is only counted
MOST_TOLD = 10_000
REFUSALS = {403: "origin", 413: "size", 421: "host", 429: "speed", 431: "size"}
access, security = logging.getLogger("ludi.access"), logging.getLogger("ludi.security")


class Histogram:
    """How long something took: how often it was up to each edge, but over the one before."""

    def __init__(self) -> None:
        self.counts = [0] * (len(EDGES) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        """It took so long once more."""
        self.counts[bisect_left(EDGES, seconds)] += 1
        self.sum += seconds

    def buckets(self) -> list[tuple[str, float]]:
        """As Prometheus counts: for each edge everything up to it."""
        return list(zip((*map(str, EDGES), "+Inf"), map(float, accumulate(self.counts)), strict=True))


class Figures:
    """Everything counted since the server was opened."""

    def __init__(self) -> None:
        self.requests: Counter[tuple[str, str, str]] = Counter()  # by method, route, status
        self.times: defaultdict[str, Histogram] = defaultdict(Histogram)  # by route
        self.refusals: Counter[str] = Counter()  # by reason
        self.told: dict[tuple[str, str], tuple[float, int]] = {}  # when a refusal was last told, how many came since

    def to_tell(self, address: str, reason: str, now: float) -> int:
        """How often an address was refused for this since it was last told; nothing where that was a moment ago."""
        since, times = self.told.pop((address, reason), (-QUIET, 0))
        due = now - since >= QUIET
        self.told[address, reason] = (now, 0) if due else (since, times + 1)
        if len(self.told) > MOST_TOLD:
            del self.told[next(iter(self.told))]
        return times + 1 if due else 0

    def text(self, services: "Services") -> bytes:
        """All figures as Prometheus reads them."""
        from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest  # for who asks for figures

        registry = CollectorRegistry()
        registry.register(ServerCollector(self, services))
        ProcessCollector(registry=registry)
        return generate_latest(registry)


class ServerCollector:
    """What Prometheus is told of a server when it asks."""

    def __init__(self, figures: Figures, services: "Services") -> None:
        self.figures, self.services = figures, services

    def collect(self) -> "Iterator[Metric]":
        """Everything counted, then how it stands now."""
        from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily

        requests = CounterMetricFamily("ludi_requests", "Requests answered.", labels=("method", "route", "status"))
        for labels, count in sorted(self.figures.requests.items()):
            requests.add_metric(labels, count)
        times = HistogramMetricFamily("ludi_request_seconds", "Time to an answer, by route.", labels=("route",))
        for route, histogram in sorted(self.figures.times.items()):
            times.add_metric((route,), histogram.buckets(), histogram.sum)
        refusals = CounterMetricFamily("ludi_refusals", "Requests turned away.", labels=("reason",))
        for reason, count in sorted(self.figures.refusals.items()):
            refusals.add_metric((reason,), count)
        yield from (requests, times, refusals)
        for name, help_text, value in self.standing():
            yield GaugeMetricFamily(name, help_text, value)
        for name, help_text, value in self.written():
            yield CounterMetricFamily(name, help_text, value)

    def standing(self) -> Iterator[tuple[str, str, float]]:
        """How many tables there are now, and who looks at them."""
        tables = list(self.services.lobby.tables.values())
        thinking = [table for table in tables if table.thinking and not table.thinking.done()]
        yield "ludi_tables", "Tables in memory.", len(tables)
        yield "ludi_viewers", "Sockets that look at a table.", sum(len(table.subscribers.viewers) for table in tables)
        yield "ludi_tables_with_a_bot_to_move", "Tables where a bot is asked.", len(thinking)
        yield "ludi_tables_unsure", "Tables to be read again from the log.", sum(table.unsure for table in tables)

    def written(self) -> Iterator[tuple[str, str, float]]:
        """What was written to the database."""
        writer = self.services.writer
        yield "ludi_write_batches", "Transactions written.", writer.batches
        yield "ludi_write_changes", "Changes in them.", writer.changes
        yield "ludi_write_failures", "Transactions that failed.", writer.failures
        yield "ludi_write_seconds", "Time they took.", writer.seconds


class MetricsMiddleware:
    """Every request on its way: a name for it, how long it took, what became of it."""

    def __init__(self, app: ASGIApp, figures: Figures) -> None:
        self.app = app
        self.figures = figures

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, and count it."""
        scope.setdefault("state", {})["figures"] = self.figures
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        name, since, status = secrets.token_hex(8), perf_counter(), 500

        async def named(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message)["x-request-id"] = name
            await send(message)

        try:
            await self.app(scope, receive, named)
        finally:
            seconds = perf_counter() - since
            route, method = route_of(scope), scope["method"] if scope["method"] in METHODS else "other"
            self.figures.requests[method, route, str(status)] += 1
            self.figures.times[route].add(seconds)
            told = {"request": name, "method": method, "route": route, "status": status, "ms": round(seconds * 1e3, 2)}
            access.info("request", extra={"told": told})


def note_refusal(scope: Scope, problem: Problem) -> None:
    """Somebody was turned away: that is counted, and told now and then with the address it came from."""
    if problem.status not in REFUSALS:  # not theirs: the database is away
        return
    note_event(scope, REFUSALS[problem.status])


def note_event(scope: Scope, reason: str) -> None:
    """Something that should not be, of which whoever keeps the server hears."""
    address = scope["client"][0] if scope.get("client") else ""
    figures: Figures = scope["state"]["figures"]
    figures.refusals[reason] += 1
    if times := figures.to_tell(address, reason, monotonic()):
        told = {"event": "refused", "reason": reason, "address": address, "times": times}
        security.warning("refused", extra={"told": told})


def route_of(scope: Scope) -> str:
    """Which route answered, as it is declared; what is no route of the interface is the page."""
    path = getattr(scope.get("route"), "path", "")
    return path if path.startswith("/api/") or path == "/metrics" else "page" if path else "none"


def metrics(request: Request, services: "Services", token: str) -> Response:
    """The figures, for whoever brings the token that was set; for all others there is no such page."""
    brought = request.headers.get("authorization", "").encode()
    if not token or not hmac.compare_digest(brought, f"Bearer {token}".encode()):
        raise Problem(404, "server-not-found")
    figures: Figures = request.state.figures
    return Response(figures.text(services), headers={"content-type": EXPOSITION})
