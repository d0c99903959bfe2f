"""What whoever keeps a house can see of it: figures for Prometheus, one line in the log for each request.

Neither holds anything of people: a request is its route, never its address with what stands in it; no names, no
parameters, no cookies. What somebody tried who should not have (`note_refusal`) is a line of its own, with the address
it came from, so that it can be kept out.
"""

import hmac
import logging
import os
import secrets
from collections import Counter, defaultdict
from collections.abc import Iterator
from time import monotonic, perf_counter, process_time, time
from typing import TYPE_CHECKING

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludi.server.http.problems import Problem

if TYPE_CHECKING:
    from ludi.server.services import Services

EDGES = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)  # seconds
EXPOSITION = "text/plain; version=0.0.4; charset=utf-8"
METHODS = ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS")  # others are made up by those who ask
QUIET = 60.0  # seconds in which an address refused for the same again is only counted
MOST_TOLD = 10_000
REFUSALS = {403: "origin", 413: "size", 421: "host", 429: "speed", 431: "size"}
access, security = logging.getLogger("ludi.access"), logging.getLogger("ludi.security")
Labels = tuple[tuple[str, str], ...]


class Histogram:
    """How long something took, by the edges Prometheus adds up."""

    def __init__(self) -> None:
        self.counts = [0] * (len(EDGES) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        """One more."""
        self.counts[sum(seconds > edge for edge in EDGES)] += 1
        self.sum += seconds

    def lines(self, name: str, labels: Labels) -> Iterator[str]:
        """As Prometheus reads it: each edge counts what lies below it."""
        below = 0
        for edge, count in zip((*map(str, EDGES), "+Inf"), self.counts, strict=True):
            below += count
            yield sample(f"{name}_bucket", below, (*labels, ("le", edge)))
        yield sample(f"{name}_sum", round(self.sum, 6), labels)
        yield sample(f"{name}_count", below, labels)


class Figures:
    """Everything counted since the house was opened."""

    def __init__(self) -> None:
        self.opened = time()
        self.requests: Counter[Labels] = Counter()
        self.times: defaultdict[str, Histogram] = defaultdict(Histogram)
        self.refusals: Counter[str] = Counter()
        self.told: dict[tuple[str, str], tuple[float, int]] = {}  # when a refusal was last told, how many came since

    def to_tell(self, address: str, reason: str, now: float) -> int:
        """How often an address was refused for this since it was last told; nothing where that was a moment ago."""
        since, times = self.told.pop((address, reason), (-QUIET, 0))
        due = now - since >= QUIET
        self.told[address, reason] = (now, 0) if due else (since, times + 1)
        if len(self.told) > MOST_TOLD:
            del self.told[next(iter(self.told))]
        return times + 1 if due else 0

    def text(self, services: "Services") -> str:
        """All figures, in Prometheus' words."""
        return "\n".join([*self.lines(services), ""])

    def lines(self, services: "Services") -> Iterator[str]:
        """Family by family."""
        yield from family("ludi_requests_total", "counter", "Requests answered.")
        yield from (sample("ludi_requests_total", count, labels) for labels, count in sorted(self.requests.items()))
        yield from family("ludi_request_seconds", "histogram", "Time to an answer, by route.")
        for route, times in sorted(self.times.items()):
            yield from times.lines("ludi_request_seconds", (("route", route),))
        yield from family("ludi_refusals_total", "counter", "Requests turned away at the door.")
        yield from (sample("ludi_refusals_total", n, (("reason", why),)) for why, n in sorted(self.refusals.items()))
        for name, kind, help_text, value in self.present(services):
            yield from family(name, kind, help_text)
            yield sample(name, value)

    def present(self, services: "Services") -> Iterator[tuple[str, str, str, float]]:
        """How it stands now."""
        tables = list(services.lobby.tables.values())
        thinking = [table for table in tables if table.thinking and not table.thinking.done()]
        yield "ludi_tables", "gauge", "Tables in memory.", len(tables)
        yield "ludi_viewers", "gauge", "Sockets that look at a table.", sum(len(table.viewers) for table in tables)
        yield "ludi_tables_with_a_bot_to_move", "gauge", "Tables where a bot is asked.", len(thinking)
        yield "ludi_tables_unsure", "gauge", "Tables to be read again from the log.", sum(t.unsure for t in tables)
        yield "ludi_write_batches_total", "counter", "Transactions written.", services.writer.batches
        yield "ludi_write_changes_total", "counter", "Changes in them.", services.writer.changes
        yield "ludi_write_failures_total", "counter", "Transactions that failed.", services.writer.failures
        yield "ludi_write_seconds_total", "counter", "Time they took.", round(services.writer.seconds, 6)
        yield "process_cpu_seconds_total", "counter", "CPU time used.", round(process_time(), 3)
        yield "process_resident_memory_bytes", "gauge", "Memory held.", resident_bytes()
        yield "process_start_time_seconds", "gauge", "When the house was opened.", round(self.opened, 3)


class Watch:
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
            self.figures.requests[("method", method), ("route", route), ("status", str(status))] += 1
            self.figures.times[route].add(seconds)
            told = {"request": name, "method": method, "route": route, "status": status, "ms": round(seconds * 1e3, 2)}
            access.info("request", extra={"told": told})


def note_refusal(scope: Scope, problem: Problem) -> None:
    """Somebody was turned away at the door: that is counted, and told now and then with the address it came from."""
    if problem.status not in REFUSALS:  # not theirs: the database is away
        return
    note_event(scope, REFUSALS[problem.status])


def note_event(scope: Scope, reason: str) -> None:
    """Something that should not be, of which whoever keeps the house hears."""
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
    return PlainTextResponse(figures.text(services), headers={"content-type": EXPOSITION})


def family(name: str, kind: str, help_text: str) -> Iterator[str]:
    """What a figure is."""
    yield f"# HELP {name} {help_text}"
    yield f"# TYPE {name} {kind}"


def sample(name: str, value: float, labels: Labels = ()) -> str:
    """One figure. Labels are ours: routes, methods, edges; nothing of them needs escaping."""
    marks = ",".join(f'{key}="{mark}"' for key, mark in labels)
    return f"{name}{{{marks}}} {value}" if marks else f"{name} {value}"


def resident_bytes() -> int:
    """Memory held now, where the system says so (Linux)."""
    try:
        with open("/proc/self/statm") as pages:
            return int(pages.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0
