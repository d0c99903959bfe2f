"""Tokens are made and forgotten by the house alone, and kept as hashes."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from fastapi import FastAPI

from ludi.server.app import new_app
from ludi.server.http import gate as guests
from ludi.server.http.gate import Gate, guest_of
from ludi.server.people.tokens import Tokens
from ludi.server.settings import Settings
from ludi.server.storage.store import Store
from ludi.server.storage.writer import Writer
from ludi.server.tables.lobby import Lobby
from tests.server.conftest import House, run_apart
from tests.server.faults import failure
from tests.server.visitor import ME, OPEN, Visitor

INVENTED = "x" * 43
PLAIN, HOST = "ludi_guest", "__Host-ludi_guest"


def tokens_kept(house: House) -> list[str]:
    with house.lobby.store.engine.connect() as connection:
        return [str(row[0]) for row in connection.execute(sa.text("select id from tokens"))]


def test_a_token_the_house_never_gave_is_no_guest(house: House) -> None:
    with house.visitor() as visitor:
        visitor.client.cookies.set(PLAIN, INVENTED)
        answer = visitor.client.put("/api/me", json={"name": "Nero"})

        assert answer.headers["set-cookie"].startswith(f"{PLAIN}=")
        assert INVENTED not in answer.headers["set-cookie"]
    assert house.lobby.store.guest_name(guest_of(INVENTED)) is None


def test_the_house_keeps_a_hash_of_each_token_it_gave_and_no_token(house: House, livia: Visitor) -> None:
    token = livia.client.cookies[PLAIN]

    assert guest_of(token) in tokens_kept(house)
    assert token not in tokens_kept(house)


def tabs(house: House, *visits: str) -> list[str]:
    """The tokens browsers without a cookie are given that say which visit they belong to."""
    with ThreadPoolExecutor() as threads:
        return list(threads.map(lambda visit: met(house, visit), visits))


def met(house: House, visit: str) -> str:
    with house.visitor() as visitor:
        visitor.client.cookies.clear()
        return str(visitor.client.get("/api/me", headers={"x-ludi-visit": visit}).cookies[PLAIN])


def test_tabs_of_one_first_visit_are_one_guest(house: House) -> None:
    before = len(tokens_kept(house))
    one, other = secrets.token_hex(16), secrets.token_hex(16)

    first, second, third = tabs(house, one, one, other)

    assert first == second != third
    assert len(tokens_kept(house)) == before + 2


@pytest.mark.parametrize("visit", ["", "1", "x" * 32])
def test_what_is_no_visit_joins_nobody(house: House, visit: str) -> None:
    first, second = tabs(house, visit, visit)
    assert first != second


@pytest.mark.parametrize("path", ["/", "/api/health", "/api/ready", "/api/games", "/api/bots", "/api/tables"])
def test_who_only_looks_is_given_no_token(house: House, path: str) -> None:
    before = len(tokens_kept(house))
    with house.visitor() as visitor:
        assert "set-cookie" not in visitor.client.get(path).headers

    assert len(tokens_kept(house)) == before


def test_who_is_forgotten_is_a_stranger_on_all_devices(house: House, livia: Visitor, marcus: Visitor) -> None:
    waiting = livia.open_table("alea_iacta_est", ME, OPEN, OPEN, players="3")["id"]
    playing = livia.open_table("roma", ME, OPEN)["id"]
    marcus.sit(waiting)
    marcus.sit(playing)
    with house.visitor() as elsewhere, livia.socket(playing) as news:
        token = elsewhere.client.cookies[PLAIN] = livia.client.cookies[PLAIN]
        news.next("position")

        answer = livia.client.delete("/api/me")
        news.until_closed()

        assert (answer.status_code, "Max-Age=0" in answer.headers["set-cookie"]) == (204, True)
        assert elsewhere.get(f"tables/{playing}")["my_seats"] == []
        assert elsewhere.client.get("/api/me").headers["set-cookie"]
    assert house.lobby.store.guest_name(guest_of(token)) is None
    assert guest_of(token) not in tokens_kept(house)
    assert marcus.get(f"tables/{waiting}")["seats"][0]["kind"] == "open"
    assert marcus.get(f"tables/{playing}")["seats"][0]["stand_in"]


def test_what_could_not_be_forgotten_is_still_known(
    house: House, livia: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_: object) -> None:
        raise failure("the disk is full")

    monkeypatch.setattr(house.lobby.store, "write", refused)
    assert livia.client.delete("/api/me").status_code == 503
    monkeypatch.undo()

    assert livia.get("me") == {"name": "Livia"}


def test_only_so_many_new_guests_come_from_one_address(quick: None) -> None:
    gate = Gate(lambda *_: None, Settings(limited=True))  # type: ignore[arg-type]

    taken = [gate.new_guests.take("203.0.113.7") for _ in range(int(gate.new_guests.burst) + 1)]

    assert taken[0]
    assert not taken[-1]


def test_somebody_forgotten_while_being_looked_up_is_not_remembered(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    tokens = Tokens(store, Writer(store))

    async def story() -> bool:
        guest = guest_of(await tokens.make())
        tokens.known.clear()  # nobody asked for a while
        found = store.has_token

        def slowly(wanted: str) -> bool:
            answer = found(wanted)
            asyncio.run_coroutine_threadsafe(tokens.forget(guest), loop).result()
            return answer

        loop = asyncio.get_running_loop()
        store.has_token = slowly  # type: ignore[method-assign]
        await tokens.is_known(guest)
        store.has_token = found  # type: ignore[method-assign]
        return await tokens.is_known(guest)

    assert run_apart(story()) is False


def over_tls(folder: Path, tell: Callable[[FastAPI, httpx.AsyncClient], Awaitable[Any]]) -> Any:
    """A house behind TLS, and somebody with a browser."""

    async def tell_all() -> Any:
        app = new_app(Settings(f"sqlite:///{folder / 'tables.sqlite'}"))
        async with app.router.lifespan_context(app):
            transport = httpx.ASGITransport(app)
            async with httpx.AsyncClient(transport=transport, base_url="https://house") as browser:
                return await tell(app, browser)

    return run_apart(tell_all())


def test_behind_tls_the_cookie_is_the_hosts_alone(quick: None, tmp_path: Path) -> None:
    async def story(_: FastAPI, browser: httpx.AsyncClient) -> tuple[str, bool]:
        first, again = await browser.get("/api/me"), await browser.get("/api/me")
        return first.headers["set-cookie"], "set-cookie" in again.headers or first.json() != again.json()

    cookie, changed = over_tls(tmp_path, story)
    assert cookie.startswith(f"{HOST}=")
    assert {"Path=/", "Secure", "HttpOnly", "SameSite=Lax"} <= set(cookie.split("; "))
    assert "Domain" not in cookie
    assert not changed


def test_behind_tls_a_cookie_that_others_could_have_set_is_a_strangers(quick: None, tmp_path: Path) -> None:
    async def story(app: FastAPI, browser: httpx.AsyncClient) -> tuple[str, str]:
        lobby: Lobby = app.state.services.lobby
        token = await lobby.tokens.make()
        await lobby.names.change(guest_of(token), "Spurius Maelius")
        answer = await browser.get("/api/me", headers={"cookie": f"{PLAIN}={token}"})
        assert answer.json() != {"name": "Spurius Maelius"}
        return token, answer.headers["set-cookie"]

    token, given = over_tls(tmp_path, story)
    assert given.startswith(f"{HOST}=")
    assert token not in given


def test_of_two_cookies_the_hosts_counts_behind_tls_and_the_plain_one_elsewhere() -> None:
    both = {"cookie": f"{PLAIN}={'a' * 43}; {HOST}={'b' * 43}"}

    assert guests.token_in(guests.Headers(both), secure=True) == "b" * 43
    assert guests.token_in(guests.Headers(both), secure=False) == "a" * 43
