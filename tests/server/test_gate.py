"""The gate: cookies no script reads, pages of this house only, nothing too large or too fast, problems as RFC 9457."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from starlette.datastructures import Headers

from ludi.server.http.gate import Gate, default_name, guest_of, is_own_origin, token_in
from ludi.server.http.limits import Buckets, network_of
from ludi.server.http.static_pages import file_named
from ludi.server.settings import Settings
from tests.server.conftest import House
from tests.server.visitor import BOT, ME, OPEN, Visitor


def test_a_guest_gets_an_unguessable_cookie_once(house: House) -> None:
    with house.visitor() as visitor:
        first = visitor.client.get("/api/me")
        cookie = first.headers["set-cookie"]
        assert re.search(r"^ludi_guest=[A-Za-z0-9_-]{43}; ", cookie)
        assert {"HttpOnly", "SameSite=Lax"} <= set(cookie.split("; "))
        again = visitor.client.get("/api/me")
        assert "set-cookie" not in again.headers
        assert again.json() == first.json()


def test_a_name_is_kept(house: House, livia: Visitor) -> None:
    assert livia.get("me") == {"name": "Livia"}
    token = livia.client.cookies["ludi_guest"]
    assert house.lobby.store.guest_name(guest_of(token)) == "Livia"
    assert token not in str(house.lobby.names.known)


@pytest.mark.parametrize(
    "cookie", ["", "ludi_guest=short", "ludi_guest=" + "x" * 44, "other=" + "x" * 43, "=;=;", "ludi_guest"]
)
def test_what_is_no_token_of_ours_is_no_guest(cookie: str) -> None:
    assert token_in(Headers({"cookie": cookie}), secure=False) is None


def test_every_guest_has_a_roman_name() -> None:
    assert default_name(guest_of("somebody")).isalpha()


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://127.0.0.1:1"])
def test_another_site_changes_nothing(livia: Visitor, origin: str) -> None:
    answer = livia.client.put("/api/me", json={"name": "Nero"}, headers={"origin": origin})

    assert answer.status_code == 403
    assert answer.headers["content-type"] == "application/problem+json"
    assert livia.get("me") == {"name": "Livia"}


def test_a_page_of_this_house_may() -> None:
    assert is_own_origin(Headers({"origin": "http://127.0.0.1:8123", "host": "127.0.0.1:8123"}))


def test_a_large_body_is_refused_whether_it_says_so_or_not(livia: Visitor) -> None:
    def pieces() -> object:
        for _ in range(100):
            yield b" " * 1024

    told = livia.client.post("/api/tables", content=b" " * 70_000)
    untold = livia.client.post("/api/tables", content=pieces())  # type: ignore[arg-type]

    assert (told.status_code, untold.status_code) == (413, 413)


def test_buckets_let_a_burst_through_and_then_no_more() -> None:
    buckets = Buckets(rate=0, burst=3)

    assert [buckets.take("one") for _ in range(4)] == [True, True, True, False]
    assert buckets.take("other")


@pytest.mark.parametrize(
    ("path", "status"), [("tables/nowhere", 404), ("nothing", 404), ("tables/nowhere/position?seat=0", 404)]
)
def test_problems_are_told_in_one_form(livia: Visitor, path: str, status: int) -> None:
    answer = livia.client.get(f"/api/{path}")

    assert answer.status_code == status
    assert answer.headers["content-type"] == "application/problem+json"
    problem = answer.json()
    assert (problem["status"], set(problem)) == (status, {"type", "title", "status", "detail", "line"})
    assert problem["type"].startswith("urn:ludi:server-")


def test_a_wrong_method_or_body_is_told_too(livia: Visitor) -> None:
    assert livia.client.delete("/api/tables").json()["line"]["message"] == "server-wrong-method"
    table = livia.open_table("roma", ME, OPEN)["id"]
    assert livia.get(f"tables/{table}/position", 422, seat=99)["line"]["message"] == "server-bad-request"
    assert livia.post("tables", {"game": "roma"}, 422)["line"]["message"] == "server-bad-request"


def test_every_answer_carries_what_browsers_need(livia: Visitor) -> None:
    table = livia.open_table("roma", ME, OPEN)["id"]
    for path in ("/", f"/api/tables/{table}", "/api/nothing", "/openapi.json"):
        headers = livia.client.get(path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"


def test_no_token_secret_or_guest_is_in_what_is_sent(livia: Visitor, house: House) -> None:
    card = livia.open_table("roma", ME, OPEN, listed=True)
    info = house.lobby.tables[card["id"]].info
    text = livia.client.get("/api/tables").text + livia.client.get(f"/api/tables/{card['id']}/frames").text

    for hidden in (info.secret, info.host, livia.client.cookies["ludi_guest"]):
        assert hidden not in text


ODD = {
    "a name with a zero": ("/%00", {}),
    "a name too long for a file": ("/" + "a" * 300, {}),
    "an origin that is no address": ("/api/me", {"origin": "http://[x"}),
}


@pytest.mark.parametrize("odd", ODD)
def test_what_no_browser_asks_is_answered_and_breaks_nothing(livia: Visitor, odd: str) -> None:
    path, headers = ODD[odd]
    answer = livia.client.request("POST" if "origin" in headers else "GET", path, headers=headers)

    assert answer.status_code < 500


def test_a_link_is_drawn_for_names_of_machines_only(livia: Visitor) -> None:
    table = livia.open_table("roma", ME, BOT)["id"]
    answer = livia.client.get(f"/api/tables/{table}/qr.svg", headers={"host": "a" * 3000})

    assert answer.status_code == 413


def test_a_length_of_many_digits_is_too_large() -> None:
    scope = {"type": "http", "method": "POST", "path": "/api/me"}
    objection = Gate(lambda *_: None, Settings()).objection(scope, Headers({"content-length": "9" * 5000}), "guest")  # type: ignore[arg-type]

    assert objection is not None
    assert objection.status == 413


def test_a_flood_of_strangers_from_one_address_keeps_no_stranger_elsewhere_out() -> None:
    gate = Gate(lambda *_: None, replace(Settings(), limited=True))  # type: ignore[arg-type]

    def asks(address: str) -> bool:
        scope = {"type": "http", "method": "GET", "path": "/api/tables", "client": (address, 1)}
        return gate.objection(scope, Headers(), "") is None

    while asks("192.0.2.7"):
        pass

    assert asks("192.0.2.8")


def test_pages_count_for_an_address_too() -> None:
    gate = Gate(lambda *_: None, replace(Settings(), limited=True))  # type: ignore[arg-type]
    scope = {"type": "http", "method": "GET", "path": "/x", "client": ("192.0.2.7", 1)}

    assert any(gate.objection(scope, Headers(), "") for _ in range(2000))


def test_a_name_no_file_can_have_is_looked_for_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "resolve", lambda *_: pytest.fail("the system was asked"))

    assert file_named("x/" * 7500) is None


def test_a_household_of_ipv6_counts_as_one_address() -> None:
    assert network_of("2001:db8:0:1::7") == network_of("2001:db8:0:1:ffff::8") == "2001:db8:0:1::/64"
    assert network_of("2001:db8:0:2::7") != network_of("2001:db8:0:1::7")
    assert (network_of("192.0.2.7"), network_of("fe80::1%eth0"), network_of("a:b")) == ("192.0.2.7", "fe80::/64", "a:b")


def test_strangers_who_want_to_be_forgotten_cost_nothing(quick: None, tmp_path: Path) -> None:
    house = House(Settings(f"sqlite:///{tmp_path / 'tables.sqlite'}"))
    house.open()
    with house.visitor() as visitor:
        before = house.lobby.writer.changes
        assert visitor.client.delete("/api/me").status_code == 204
        assert house.lobby.writer.changes == before
    house.close()


@pytest.mark.parametrize(
    ("proxies", "told"), [((), 1), (("192.0.2.1",), 1), (("127.0.0.1",), 0), (("127.0.0.0/8",), 0)]
)
def test_whoever_keeps_the_server_is_told_once_of_a_proxy_nobody_named(
    proxies: tuple[str, ...], told: int, quick: None, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    house = House(Settings(f"sqlite:///{tmp_path / 'tables.sqlite'}", proxies=proxies))
    house.open()
    with house.visitor() as livia, caplog.at_level("WARNING", "ludi"):
        livia.get("health")
        assert not caplog.records
        livia.client.get("/api/health", headers={"x-forwarded-proto": "https"})
        for _ in range(3):
            livia.client.get("/api/health", headers={"x-forwarded-for": "10.0.0.7", "x-forwarded-proto": "https"})
    house.close()

    assert [record.message.partition(":")[0] for record in caplog.records] == told * [
        "A request came with forwarding headers from 127.0.0.1, which is not named as a proxy"
    ]
