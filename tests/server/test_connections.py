"""Connections: nothing about them is without end, neither size nor number nor time; and who comes is known."""

import asyncio
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from starlette.datastructures import Headers
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from ludi.server.http import connections
from ludi.server.http.connections import (
    BODY_WITHIN,
    HEAD_WITHIN,
    LARGEST_HEAD,
    MOST_HEADERS,
    MOST_WAITING,
    SOCKET_BURST,
    TAKEN_WITHIN,
    BoundedHttp,
    ConnectionCounts,
    Socket,
)
from ludi.server.http.gate import host_in
from ludi.server.settings import Settings
from ludi.server.tables.subscribers import TALKED
from tests.server.conftest import House, run_apart
from tests.server.visitor import BOT, ME, Visitor

ASKED = b"GET /api/me HTTP/1.1\r\nhost: x\r\n"


class Later:
    """Something that is due."""

    def __init__(self, seconds: float, act: Callable[[], None]) -> None:
        self.seconds, self.act, self.cancelled = seconds, act, False

    def cancel(self) -> None:
        self.cancelled = True


class Loop:
    """A loop where time stands still until somebody lets it pass."""

    def __init__(self) -> None:
        self.due: list[Later] = []
        self.now = 0.0

    def time(self) -> float:
        return self.now

    def call_later(self, seconds: float, act: Callable[..., None], *of: Any) -> Later:
        self.due.append(Later(self.now + seconds, lambda: act(*of)))
        return self.due[-1]

    def create_task(self, work: Any) -> asyncio.Task[Any]:
        return asyncio.ensure_future(work)

    def passes(self, seconds: float) -> None:
        self.now += seconds
        for later in [one for one in self.due if one.seconds <= self.now and not one.cancelled]:
            later.cancelled = True
            later.act()


class Wire:
    """The other end of a connection."""

    def __init__(self) -> None:
        self.sent, self.left = b"", False

    def write(self, data: bytes) -> None:
        self.sent += data

    def close(self) -> None:
        self.left = True

    abort = close

    def is_closing(self) -> bool:
        return self.left

    def get_extra_info(self, name: str) -> Any:
        return ("10.0.0.9", 5000) if name == "peername" else None

    def pause_reading(self) -> None:
        """Nothing more is read for now."""

    def resume_reading(self) -> None:
        """It goes on."""

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol


async def silent(scope: Any, receive: Any, send: Any) -> None:
    """A house that never answers."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
    await asyncio.Event().wait()


def connected(
    story: Callable[[Any, Wire, Loop], Any],
    counts: ConnectionCounts | None = None,
    kind: type[HttpToolsProtocol] = BoundedHttp,
) -> Wire:
    """What becomes of a connection on which this happens."""
    wire = Wire()

    async def happens() -> None:
        kinds = {"counts": counts or ConnectionCounts()}
        config = uvicorn.Config(silent, ws=type("Socket", (Socket,), kinds), proxy_headers=False)
        config.load()
        config.loaded_app = silent  # type: ignore[assignment]
        loop = Loop()
        door = type("Http", (kind,), kinds)(config, ServerState(), {}, loop)
        door.connection_made(wire)
        told = story(door, wire, loop)
        if told is not None:
            await told
        for task in door.tasks:
            task.cancel()

    run_apart(happens())
    return wire


def test_who_says_nothing_is_left() -> None:
    assert not connected(lambda door, wire, loop: loop.passes(HEAD_WITHIN - 1)).left
    assert connected(lambda door, wire, loop: loop.passes(HEAD_WITHIN)).left


def test_a_head_that_comes_byte_by_byte_has_its_time_and_no_more() -> None:
    def drips(door: BoundedHttp, wire: Wire, loop: Loop) -> None:
        door.data_received(ASKED)
        while not wire.left and loop.now < 10 * HEAD_WITHIN:
            loop.passes(1)
            door.data_received(b"x-more: y\r\n")
        assert loop.now == HEAD_WITHIN

    assert connected(drips).left


def test_uvicorn_alone_waits_for_a_head_and_a_body_without_end() -> None:
    """Why ours stay (decision 0017): where this fails, uvicorn has learnt it, and ours may go."""

    def drips_for_an_hour(door: HttpToolsProtocol, wire: Wire, loop: Loop) -> None:
        door.data_received(ASKED)
        for _ in range(3600):
            loop.passes(1)
            door.data_received(b"x-more: y\r\n")

    def leaves_its_body_out(door: HttpToolsProtocol, wire: Wire, loop: Loop) -> None:
        door.data_received(b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\n{")
        loop.passes(3600)

    assert not connected(lambda door, wire, loop: loop.passes(3600), kind=HttpToolsProtocol).left
    assert not connected(drips_for_an_hour, kind=HttpToolsProtocol).left
    assert not connected(leaves_its_body_out, kind=HttpToolsProtocol).left


def test_the_head_of_a_second_request_has_its_time_too() -> None:
    def asks_twice(door: BoundedHttp, wire: Wire, loop: Loop) -> None:
        door.data_received(ASKED + b"\r\n")
        loop.passes(5 * HEAD_WITHIN)
        assert not wire.left  # it waits for its answer
        door.data_received(b"GET ")
        loop.passes(HEAD_WITHIN)

    assert connected(asks_twice).left


def test_a_body_has_its_time() -> None:
    def drips(door: BoundedHttp, wire: Wire, loop: Loop) -> None:
        door.data_received(b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\n{")
        while not wire.left and loop.now < 10 * BODY_WITHIN:
            loop.passes(1)
            door.data_received(b" ")
        assert loop.now == BODY_WITHIN

    assert connected(drips).left


def test_who_does_not_take_an_answer_is_left_even_if_more_is_asked() -> None:
    def never_reads(door: BoundedHttp, wire: Wire, loop: Loop) -> None:
        door.data_received(ASKED + b"\r\n")
        door.pause_writing()
        door.data_received(ASKED + b"\r\n")
        loop.passes(TAKEN_WITHIN)

    def reads(door: BoundedHttp, wire: Wire, loop: Loop) -> None:
        door.data_received(ASKED + b"\r\n")
        door.pause_writing()
        door.resume_writing()
        loop.passes(TAKEN_WITHIN)

    assert connected(never_reads).left
    assert not connected(reads).left


@pytest.mark.parametrize("reads", [True, False])
def test_a_socket_that_takes_no_news_is_left(reads: bool) -> None:
    async def story() -> bool:
        wire, loop = Wire(), Loop()
        config = uvicorn.Config(silent, proxy_headers=False, log_config=None)
        config.load()
        socket = type("Socket", (Socket,), {"counts": ConnectionCounts()})(config, ServerState(), {}, loop)
        socket.connection_made(wire)
        socket.pause_writing()
        if reads:
            socket.resume_writing()
        loop.passes(TAKEN_WITHIN)
        return wire.left

    assert run_apart(story()) is not reads


LARGE = {
    "many lines": ASKED + b"x-more: y\r\n" * MOST_HEADERS + b"\r\n",
    "a long line": ASKED + b"x-more: " + b"y" * LARGEST_HEAD + b"\r\n\r\n",
    "a line without end": ASKED + b"x-more: " + b"y" * LARGEST_HEAD,
    "a long address": b"GET /" + b"y" * LARGEST_HEAD + b" HTTP/1.1\r\nhost: x\r\n\r\n",
}


@pytest.mark.parametrize("large", LARGE)
def test_a_head_too_large_is_refused(large: str) -> None:
    wire = connected(lambda door, wire, loop: door.data_received(LARGE[large]))

    assert wire.sent.startswith(b"HTTP/1.1 431 ")
    assert wire.left


def test_few_requests_wait_behind_one_another() -> None:
    few = connected(lambda door, wire, loop: door.data_received((ASKED + b"\r\n") * MOST_WAITING))
    many = connected(lambda door, wire, loop: door.data_received((ASKED + b"\r\n") * (MOST_WAITING + 2)))

    assert not few.left
    assert many.left


def test_one_address_has_so_many_connections_and_a_proxy_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "MOST_OF_ONE", 2)
    counts, through_proxy = ConnectionCounts(), ConnectionCounts(["10.0.0.0/8"])

    assert [connected_only(counts) for _ in range(3)] == [True, True, False]
    assert [connected_only(through_proxy) for _ in range(3)] == [True, True, True]
    counts.leave("10.0.0.9")
    counts.leave("10.0.0.9")
    assert connected_only(counts)


def connected_only(counts: ConnectionCounts) -> bool:
    """Whether a connection stays that does nothing yet."""
    return not connected(lambda door, wire, loop: None, counts).left


UPGRADE = (
    ASKED.replace(b"/api/me", b"/api/tables/x/socket")
    + b"connection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
    + b"sec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
)


@pytest.mark.parametrize(("times", "left"), [(2, False), (SOCKET_BURST // 80, True)])
def test_a_flood_of_pings_ends_the_socket(times: int, left: bool) -> None:
    ping = b"\x89\xfd" + bytes(4) + bytes(125)  # masked with zeros, as large as a ping may be

    async def floods(door: BoundedHttp, wire: Wire, loop: Loop) -> None:
        door.data_received(UPGRADE)
        assert door.counts.of == {"10.0.0.9": 1}
        while b" 101 " not in wire.sent:
            await asyncio.sleep(0)
        for _ in range(times):
            wire.protocol.data_received(ping)
        assert wire.left == left

    connected(floods)


def test_a_socket_that_talks_is_closed(livia: Visitor) -> None:
    table = livia.open_table("roma", ME, BOT)["id"]
    with livia.socket(table) as news:
        news.next()
        news.opened.send("Salve")
        assert news.until_closed()[1] == TALKED


def answered(house: House, *lines: str) -> bytes:
    """What the house answers to a head like this."""
    host, port = house.address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=30) as wire:
        wire.sendall("\r\n".join(["GET /api/me HTTP/1.1", *lines, "connection: close", "", ""]).encode())
        return wire.makefile("rb").read()


def test_a_real_connection_is_refused_a_head_too_large(house: House) -> None:
    assert answered(house, "host: x").startswith(b"HTTP/1.1 200 ")
    assert answered(house, "host: x", "x-more: " + "y" * LARGEST_HEAD).startswith(b"HTTP/1.1 431 ")


def kept_like(folder: Path, **settings: Any) -> House:
    """A house with these settings."""
    database = f"sqlite:///{folder / 'tables.sqlite'}"
    opened = House(Settings(database, **settings))
    opened.open()
    return opened


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The addresses from which requests come, as the house believes."""
    found = list[str]()

    def address_of(scope: Any) -> str:
        found.append(f"{scope['scheme']} {scope['client'][0]}")
        return str(scope["client"][0])

    monkeypatch.setattr("ludi.server.http.gate.address_of", address_of)
    return found


@pytest.mark.parametrize(
    ("proxies", "believed"),
    [((), "http 127.0.0.1"), (("192.0.2.1",), "http 127.0.0.1"), (("127.0.0.1",), "https 198.51.100.7")],
)
def test_who_asks_is_believed_of_a_named_proxy_only(
    quick: None, tmp_path: Path, heard: list[str], proxies: tuple[str, ...], believed: str
) -> None:
    opened = kept_like(tmp_path, proxies=proxies)
    answer = answered(opened, "host: x", "x-forwarded-for: 198.51.100.7", "x-forwarded-proto: https")
    opened.close()

    assert heard == [believed]
    assert (b"; Secure" in answer) == believed.startswith("https")


def test_another_name_than_the_houses_own_leads_nowhere(quick: None, tmp_path: Path) -> None:
    opened = kept_like(tmp_path, hosts=("ludi.example.org",))
    own = answered(opened, "host: Ludi.Example.org:8123")
    other, none = answered(opened, "host: evil.example.com"), answered(opened)
    opened.close()

    assert own.startswith(b"HTTP/1.1 200 ")
    assert other.startswith(b"HTTP/1.1 421 ")
    assert b"server-wrong-host" in other
    assert not none.startswith(b"HTTP/1.1 200 ")


@pytest.mark.parametrize(
    ("host", "name"), [("a.org", "a.org"), ("A.org:80", "a.org"), ("[::1]:80", "[::1]"), ("[::1]", "[::1]"), ("", "")]
)
def test_a_host_is_a_name_with_or_without_a_port(host: str, name: str) -> None:
    assert host_in(Headers({"host": host})) == name


def test_a_cookie_comes_only_with_what_nobody_keeps(house: House) -> None:
    with house.visitor() as visitor:
        for path in ("/", "/table/x", "/api/texts/en/roma", "/api/games", "/api/me"):
            answer = visitor.client.get(path)
            kept = "no-store" not in answer.headers["cache-control"]
            assert not (kept and "set-cookie" in answer.headers), path
            visitor.client.cookies.clear()
