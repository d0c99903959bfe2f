"""Guests and the gate: who comes in, from where, how much and how fast; and what every answer carries along.

A guest is the SHA-256 of an unguessable token in a cookie no script can read. The server never keeps the token, and
accepts none that it did not give (`tokens.py`). Behind TLS the cookie is bound to this host alone.
"""

import hashlib
import logging
import re
import secrets
from ipaddress import ip_address, ip_network
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from ludi.server.http.limits import Buckets, network_of
from ludi.server.http.problems import Problem
from ludi.server.ops.metrics import note_event, note_refusal
from ludi.server.settings import Settings

COOKIE = "ludi_guest"
HOST_COOKIE = f"__Host-{COOKIE}"  # behind TLS: browsers take it from this host alone, for no other
TOKEN = r"(?:^|; ?){}=([A-Za-z0-9_-]{{43}})(?:;|$)"  # what secrets.token_urlsafe(32) makes
TOKENS = {secure: re.compile(TOKEN.format(name)) for secure, name in ((True, HOST_COOKIE), (False, COOKIE))}
SECURE = ("https", "wss")
FORWARDED = ("x-forwarded-for", "x-forwarded-proto", "forwarded")
UNNAMED = (
    "A request came with forwarding headers from %s, which is not named as a proxy: all its guests count as one "
    "address, and HTTPS is not known, so cookies are not Secure. If your proxy stands there, name it: --proxy %s, or "
    "LUDI_PROXY=%s."
)
VISIT = "x-ludi-visit"  # what the tabs of one first visit have in common: 128 random bits, soon forgotten by the page
VISITS = re.compile(r"[0-9a-f]{32}")
ME = "/api/me"
PERSONAL = (ME, "/api/tables", "/api/deals", "/api/study")  # routes that ask who comes
YEAR = 365 * 86400
LARGEST = 64 * 1024  # bytes of a request's body
LONGEST_LENGTH = 12  # digits in which that is said
SAFE = ("GET", "HEAD", "OPTIONS")
NAMES = (
    "Aulus", "Aurelia", "Cassia", "Claudia", "Cornelia", "Decimus", "Fabia", "Flavia", "Gaius", "Gnaeus", "Horatia",
    "Iulia", "Livia", "Lucius", "Manius", "Marcia", "Marcus", "Octavia", "Publius", "Quintus", "Servius", "Sextus",
    "Spurius", "Tertia", "Titus", "Tullia", "Valeria", "Vibius",
)  # fmt: skip
log = logging.getLogger("ludi")
HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def default_name(guest: str) -> str:
    """How a guest is called who has not said otherwise."""
    return NAMES[int(guest[:8], 16) % len(NAMES)]


def guest_of(token: str) -> str:
    """Who holds this token."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_token() -> str:
    """A token nobody can guess."""
    return secrets.token_urlsafe(32)


def token_in(headers: Headers, secure: bool) -> str | None:
    """The token a request brings along, if it looks like one of ours; behind TLS, only what this host alone can set."""
    found = TOKENS[secure].search(headers.get("cookie", ""))
    return found[1] if found else None


def known_guest(scope: Scope, brought: str | None) -> str:
    """Who asks, if that is known without asking the database; strangers are counted by where they come from."""
    guest = guest_of(brought) if brought else ""
    return guest if guest in scope["app"].state.services.tokens.known else ""


class Gate:
    """Everything that is looked at before a request comes in and before an answer goes out."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.limited = settings.limited
        self.hosts = [host.lower() for host in settings.hosts]
        self.proxies = [ip_network(proxy, strict=False) for proxy in settings.proxies]
        self.is_warned = False  # of a proxy nobody named
        self.guests = Buckets(rate=40, burst=200)
        self.addresses = Buckets(rate=160, burst=800)
        self.new_guests = Buckets(rate=1, burst=100)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or say why not."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if not self.is_warned:
            self.look_for_proxy(scope, headers)
        brought, token = token_in(headers, scope["scheme"] in SECURE), None
        problem = self.objection(scope, headers, known_guest(scope, brought))
        if scope["app"].state.lost:
            problem = Problem(503, "server-no-database")
        if not problem:
            try:
                token = await self.token_of(scope, brought, headers.get(VISIT, ""))
            except Problem as trouble:
                problem = trouble
        scope.setdefault("state", {})["guest"] = guest_of(token or new_token())  # a stranger, once
        if problem:
            note_refusal(scope, problem)
        elif token:
            scope["app"].state.services.presence.notice(scope["state"]["guest"])
        if scope["type"] == "websocket":
            await (turn_away(WebSocket(scope, receive, send), problem) if problem else self.app(scope, receive, send))
            return
        handed = AnswerHeaders(send, cookies_for(scope, headers, token) if token else [], scope["scheme"] == "https")
        if problem:
            await problem.response()(scope, receive, handed)
            return
        await self.app(scope, LimitedBody(receive), handed)

    def look_for_proxy(self, scope: Scope, headers: Headers) -> None:
        """Whoever keeps the server is told once where a proxy stands before it that nobody named."""
        if scope.get("client") and any(name in headers for name in FORWARDED):
            address = str(scope["client"][0])  # whom a named proxy speaks for, or who asks
            is_believed = bool(self.proxies) and address in headers.get("x-forwarded-for", "")
            if not is_believed and not any(ip_address(address) in proxy for proxy in self.proxies):
                self.is_warned = True
                log.warning(UNNAMED, address, address, address)

    async def token_of(self, scope: Scope, brought: str | None, visit: str) -> str | None:
        """The token brought along, if the server gave it; a new one for who says a name or does something."""
        if not scope["path"].startswith(PERSONAL):
            return None
        tokens = scope["app"].state.services.tokens
        if brought and await tokens.is_known(guest_of(brought)):
            return brought
        if brought:
            note_event(scope, "token")
        comes = scope["type"] == "http" and (scope["path"] == ME or scope["method"] not in SAFE)
        if not comes or scope["method"] == "DELETE":
            return None
        if self.limited and not self.new_guests.take(address_of(scope)):
            raise Problem(429, "server-too-fast")
        return str(await (tokens.meet(visit) if VISITS.fullmatch(visit) else tokens.make()))

    def objection(self, scope: Scope, headers: Headers, guest: str) -> Problem | None:
        """Why this request may not come in, if so; strangers are counted by where they come from."""
        if self.hosts and host_in(headers) not in self.hosts:
            return Problem(421, "server-wrong-host")
        unsafe = scope["type"] == "websocket" or scope["method"] not in SAFE
        if unsafe and not is_own_origin(headers):
            return Problem(403, "server-wrong-origin")
        length = headers.get("content-length", "0")
        if not length.isdigit() or len(length) > LONGEST_LENGTH or int(length) > LARGEST:
            return Problem(413, "server-too-large")
        address = address_of(scope)
        is_fast = not self.addresses.take(address)
        if scope["path"].startswith("/api/"):
            is_fast = not self.guests.take(guest or address) or is_fast
        if self.limited and is_fast:
            return Problem(429, "server-too-fast")
        return None


def address_of(scope: Scope) -> str:
    """From where somebody comes."""
    return network_of(str(scope["client"][0])) if scope.get("client") else ""


def host_in(headers: Headers) -> str:
    """The name of the server that was asked for, without a port."""
    host = headers.get("host", "").lower()
    return host if host.endswith("]") else host.rpartition(":")[0] or host


def is_own_origin(headers: Headers) -> bool:
    """Whether a page of this server sent the request; programs that are no browsers send no origin."""
    origin = headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == headers.get("host")
    except ValueError:
        return False


async def turn_away(socket: WebSocket, problem: Problem) -> None:
    """Refuse a socket before it is one, with the reason where that can be told."""
    if "websocket.http.response" in socket.scope.get("extensions", {}):
        await socket.send_denial_response(problem.response())
    else:
        await socket.close(4000 + problem.status)


class LimitedBody:
    """A request's body, cut off where it is too long."""

    def __init__(self, receive: Receive) -> None:
        self.receive = receive
        self.size = 0

    async def __call__(self) -> Message:
        """The next piece."""
        message = await self.receive()
        self.size += len(message.get("body", b""))
        if self.size > LARGEST:
            raise HTTPException(413)
        return message


class AnswerHeaders:
    """An answer on its way out: the cookie of a new guest and what browsers need for safety go along."""

    def __init__(self, send: Send, cookies: list[str], secure: bool) -> None:
        self.send = send
        self.cookies = cookies
        self.secure = secure

    async def __call__(self, message: Message) -> None:
        """The next piece."""
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers[name] = value
            if self.secure:
                headers["strict-transport-security"] = f"max-age={YEAR}"
            headers.setdefault("cache-control", "no-store")
            if headers["cache-control"] == "no-store":  # what is kept may be shown to others
                for cookie in self.cookies:
                    headers.append("set-cookie", cookie)
        await self.send(message)


def cookies_for(scope: Scope, headers: Headers, token: str) -> list[str]:
    """What a guest's browser is told to keep: a new token."""
    secure = scope["scheme"] in SECURE
    return [] if token_in(headers, secure) == token else [cookie_text(token, secure)]


def cookie_text(token: str, secure: bool, age: int = YEAR) -> str:
    """The cookie of a guest."""
    text = f"{HOST_COOKIE if secure else COOKIE}={token}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax"
    return text + "; Secure" if secure else text


def farewell(secure: bool) -> str:
    """What makes a browser forget its guest."""
    return cookie_text("", secure, age=0)
