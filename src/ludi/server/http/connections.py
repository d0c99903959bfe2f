"""Connections, below every request: what uvicorn leaves open is bounded here, by size, number and time.

A connection has so long for the head of a request and so long for its body, a head is so large, so few requests wait
behind one another, and who does not take an answer is left. A socket is for listening: one that talks is closed.
"""

import asyncio
from collections import Counter
from collections.abc import Sequence
from ipaddress import ip_address, ip_network
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ludi.server.http.limits import network_of
from ludi.server.settings import Settings

HEAD_WITHIN = 10.0  # seconds from the first byte, or the connection, to the end of a request's head
BODY_WITHIN = 20.0  # seconds for its body
TAKEN_WITHIN = 30.0  # seconds for who does not take what is sent
IDLE = 75  # seconds a connection is kept for the next request
LARGEST_HEAD = 16 * 1024  # bytes
MOST_HEADERS = 64
MOST_WAITING = 8  # requests behind one that is being answered
MOST_CONNECTIONS = 2000
MOST_OF_ONE = 200  # connections of one address
SOCKET_BURST, SOCKET_RATE = 4096, 64  # bytes a socket may send at once, and a second: it answers our pings
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class ConnectionCounts:
    """How many connections there are, in all and of each address; those of a proxy are not one person's."""

    def __init__(self, proxies: Sequence[str] = (), limited: bool = True) -> None:
        self.proxies = [ip_network(proxy, strict=False) for proxy in proxies]
        self.limited = limited
        self.of: Counter[str] = Counter()
        self.all = 0

    def enter(self, address: str) -> bool:
        """One more; whether there is room for it."""
        self.of[network_of(address)] += 1
        self.all += 1
        fits = self.all <= MOST_CONNECTIONS and (self.of[network_of(address)] <= MOST_OF_ONE or self.is_proxy(address))
        return fits or not self.limited

    def is_proxy(self, address: str) -> bool:
        """Whether others come through this address."""
        return any(ip_address(address) in proxy for proxy in self.proxies)

    def leave(self, address: str) -> None:
        """One less."""
        self.all -= 1
        home = network_of(address)
        self.of[home] -= 1
        if not self.of[home]:
            del self.of[home]


class BoundedHttp(HttpToolsProtocol):
    """A connection for requests."""

    counts = ConnectionCounts()
    due: asyncio.TimerHandle | None = None  # when what is being read must be there
    taken: asyncio.TimerHandle | None = None  # when what is being sent must be taken
    head = 0  # bytes of the head that have come so far
    size = 0  # bytes of those of its lines that are whole
    is_reading_head = True

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is there; who comes when it is full is left at once."""
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""
        if not self.counts.enter(self.address):
            transport.abort()
        self.give(HEAD_WITHIN)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        self.counts.leave(self.address)
        self.give(None)
        self.resume_writing()
        super().connection_lost(exc)

    def give(self, seconds: float | None) -> None:
        """So long for what is due next; None: as long as it takes."""
        if self.due:
            self.due.cancel()
        self.due = None if seconds is None else self.loop.call_later(seconds, self.leave)

    def leave(self) -> None:
        """Let a connection go that did not do in time what was due."""
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """The next bytes; a head that does not come to its end is too large some time."""
        if self.is_reading_head:
            if self.head == 0 and self.cycle is not None:
                self.give(HEAD_WITHIN)
            self.head += len(data)
        super().data_received(data)
        if self.is_reading_head and self.head > LARGEST_HEAD and not self.transport.is_closing():
            self.refuse_head()

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self.size = 0

    def on_header(self, name: bytes, value: bytes) -> None:
        """One line of the head."""
        super().on_header(name, value)
        self.size += len(name) + len(value)
        if self.is_too_large():
            raise ValueError("The head is too large.")

    def is_too_large(self) -> bool:
        """Whether the head has too many lines, or too much in them."""
        return len(self.headers or ()) > MOST_HEADERS or len(self.url) + self.size > LARGEST_HEAD

    def on_headers_complete(self) -> None:
        """The head is whole."""
        if len(self.pipeline) >= MOST_WAITING:
            raise ValueError("Too many requests wait behind one another.")
        self.is_reading_head, self.head = False, 0
        self.give(BODY_WITHIN)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is whole: it takes as long as it takes, and the next may come."""
        self.is_reading_head, self.head = True, 0
        self.give(None)
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """What cannot be read, or is too much."""
        if self.headers and self.is_too_large():
            self.refuse_head()
        else:
            super().send_400_response(msg)

    def refuse_head(self) -> None:
        """A head too large."""
        self.transport.write(TOO_LARGE)
        self.transport.close()

    def handle_websocket_upgrade(self) -> None:
        """A socket from now on: it is counted as one, and has no more time to keep to."""
        self.give(None)
        self.counts.leave(self.address)
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        """What was sent is not taken."""
        super().pause_writing()
        self.taken = self.loop.call_later(TAKEN_WITHIN, self.leave)

    def resume_writing(self) -> None:
        """It is taken again."""
        super().resume_writing()
        if self.taken:
            self.taken.cancel()


class Socket(WebSocketsSansIOProtocol):
    """A connection for news: pings are answered and words are heard up to a measure, then it is closed."""

    counts = ConnectionCounts()
    taken: asyncio.TimerHandle | None = None  # when what is being sent must be taken

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A request has become a socket."""
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""
        self.left, self.since = float(SOCKET_BURST), self.loop.time()
        if not self.counts.enter(self.address):
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody listens any more."""
        self.counts.leave(self.address)
        self.resume_writing()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """News are not taken."""
        super().pause_writing()
        self.taken = self.loop.call_later(TAKEN_WITHIN, self.transport.abort)

    def resume_writing(self) -> None:
        """They are taken again."""
        super().resume_writing()
        if self.taken:
            self.taken.cancel()

    def data_received(self, data: bytes) -> None:
        """Something is said; the request itself does not count."""
        if self.handshake_initiated:
            now = self.loop.time()
            self.left = min(SOCKET_BURST, self.left + (now - self.since) * SOCKET_RATE) - len(data)
            self.since = now
            if self.left < 0:
                self.transport.abort()
                return
        super().data_received(data)

    async def send(self, message: Any) -> None:
        """An answer in the place of a socket ends the beginning too: uvicorn would write an error for each."""
        await super().send(message)
        self.handshake_complete = self.handshake_complete or self.close_sent


def config_of(app: Any, settings: Settings, **given: Any) -> uvicorn.Config:
    """How uvicorn is to keep this server: everything that can be without end has one."""
    counts = ConnectionCounts(settings.proxies, settings.limited)
    return uvicorn.Config(
        app,
        http=type("BoundedHttp", (BoundedHttp,), {"counts": counts}),
        ws=type("Socket", (Socket,), {"counts": counts}),
        ws_max_size=SOCKET_BURST,
        ws_per_message_deflate=False,
        timeout_keep_alive=IDLE,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        **given,
    )
