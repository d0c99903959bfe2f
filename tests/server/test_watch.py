"""What whoever keeps a house can see: figures, a log for programs, what was refused; and nothing of people in it."""

import io
import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from time import time

import pytest

from ludi.server.app import DAY
from ludi.server.http.gate import guest_of
from ludi.server.ops.log_format import write_log
from ludi.server.ops.metrics import EDGES, MOST_TOLD, Figures, Histogram
from ludi.server.services import Services
from ludi.server.settings import Settings
from ludi.server.storage.store import Store
from tests.server.conftest import House, run_apart
from tests.server.visitor import BOT, ME, OPEN, Visitor, here

TOKEN = "a-token-of-the-keeper"
SAMPLE = re.compile(r'[a-z_]+(\{([a-z]+="[^"\\]*",?)+\})? -?[0-9.e+-]+')
BEARER = {"authorization": f"Bearer {TOKEN}"}


@pytest.fixture
def kept(quick: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A house whose keeper has set a token for its figures."""
    monkeypatch.setenv("LUDI_METRICS_TOKEN", TOKEN)
    house = House(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    house.open()
    yield house
    house.close()


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """The log, written for programs."""
    before = logging.getLogger().handlers[:], logging.getLogger().level
    written = io.StringIO()
    write_log("json", written)
    yield written
    logging.getLogger().handlers[:], level = before
    logging.getLogger().setLevel(level)
    logging.getLogger("ludi.access").setLevel(logging.NOTSET)


def lines(log: io.StringIO) -> list[dict[str, object]]:
    return [json.loads(line) for line in log.getvalue().splitlines()]


def test_figures_are_for_whoever_brings_the_token(kept: House, house: House) -> None:
    with kept.visitor() as visitor, house.visitor() as elsewhere:
        assert visitor.client.get("/metrics", headers=BEARER).status_code == 200
        assert visitor.client.get("/metrics").status_code == 404
        assert visitor.client.get("/metrics", headers={"authorization": "Bearer wrong"}).status_code == 404
        assert visitor.client.get("/metrics", headers={"authorization": "Bearer \u00fc".encode()}).status_code == 404
        assert elsewhere.client.get("/metrics", headers=BEARER).status_code == 404, "none is set there"


def test_figures_are_such_as_prometheus_reads(kept: House) -> None:
    with kept.visitor() as visitor:
        table = visitor.open_table("roma", ME, OPEN)
        visitor.client.get(f"/api/tables/{table['id']}")
        answer = visitor.client.get("/metrics", headers=BEARER)

    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    samples = [line for line in answer.text.splitlines() if not line.startswith("#")]
    assert all(SAMPLE.fullmatch(line) for line in samples), samples
    assert 'ludi_requests_total{method="POST",route="/api/tables",status="201"} 1.0' in samples
    assert any(line.startswith('ludi_request_seconds_count{route="/api/tables/{table_id}"}') for line in samples)
    assert table["id"] not in answer.text
    assert {"ludi_tables 1.0", "ludi_write_failures_total 0.0"} <= set(samples)


def test_a_histogram_adds_up_to_each_edge() -> None:
    histogram = Histogram()
    for seconds in (0.001, EDGES[0], 0.02, 99.0):
        histogram.add(seconds)

    told = histogram.buckets()

    assert told[0] == ("0.005", 2)
    assert told[2] == ("0.025", 3)
    assert told[len(EDGES)] == ("+Inf", 4)
    assert histogram.sum == sum((0.001, EDGES[0], 0.02, 99.0))


def test_a_line_for_each_request_names_no_table_no_person_and_no_parameter(
    log: io.StringIO, house: House, livia: Visitor
) -> None:
    table = livia.open_table("roma", ME, here("Tullia"))
    told = livia.client.get(f"/api/tables/{table['id']}/position?seat=0")
    livia.get("health")  # on the same connection: what was asked before has been written down

    mine = [line for line in lines(log) if line.get("request") == told.headers["x-request-id"]]
    assert [(line["method"], line["route"], line["status"]) for line in mine] == [
        ("GET", "/api/tables/{table_id}/position", 200)
    ]
    written = log.getvalue()
    for secret in (table["id"], "Livia", livia.client.cookies["ludi_guest"], "seat=0"):
        assert secret not in written


def test_who_is_refused_at_the_door_is_an_event_with_an_address(log: io.StringIO, kept: House) -> None:
    with kept.visitor() as visitor:
        visitor.client.post("/api/tables", json={}, headers={"origin": "https://elsewhere.example"})
        visitor.get("health")

    events = [line for line in lines(log) if line["logger"] == "ludi.security"]
    assert [(line["event"], line["reason"], line["address"]) for line in events] == [("refused", "origin", "127.0.0.1")]


def test_a_cookie_the_house_never_gave_is_an_event_too(log: io.StringIO, kept: House) -> None:
    with kept.visitor() as visitor:
        visitor.client.cookies.set("ludi_guest", "A" * 43)
        visitor.get("me")
        visitor.get("health")

    assert [line["reason"] for line in lines(log) if line["logger"] == "ludi.security"] == ["token"]
    assert "A" * 43 not in log.getvalue()


def test_a_flood_of_refusals_is_one_line_a_minute_with_their_number() -> None:
    figures = Figures()

    told = [figures.to_tell("192.0.2.7", "speed", now) for now in (0.0, 0.1, 59.9, 60.0, 60.1)]

    assert told == [1, 0, 0, 3, 0]
    assert figures.to_tell("192.0.2.8", "speed", 60.1) == 1, "another address"
    for number in range(2 * MOST_TOLD):
        figures.to_tell(str(number), "speed", 61.0)
    assert len(figures.told) == MOST_TOLD


def test_a_fault_is_one_line_with_its_way(log: io.StringIO) -> None:
    try:
        raise ValueError("broken")
    except ValueError:
        logging.getLogger("ludi").exception("It did not work.")

    [line] = lines(log)
    assert (line["level"], line["message"]) == ("error", "It did not work.")
    assert "ValueError: broken" in str(line["fault"])


def test_people_read_sentences(capsys: pytest.CaptureFixture[str], log: io.StringIO) -> None:
    written = io.StringIO()
    write_log("text", written)
    logging.getLogger("ludi.security").warning("refused", extra={"told": {"reason": "speed", "address": "192.0.2.7"}})
    logging.getLogger("ludi.access").info("request", extra={"told": {"status": 200}})

    assert written.getvalue() == "WARNING ludi.security: refused reason=speed address=192.0.2.7\n"


def test_tokens_of_those_who_did_nothing_are_kept_so_long_and_no_longer(quick: None, tmp_path: Path) -> None:
    async def story() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        services = Services(store, Settings())
        lobby = services.lobby
        idle, named, here = [guest_of(await lobby.tokens.make()) for _ in range(3)]
        await lobby.names.change(named, "Livia")
        del lobby.tokens.known[idle]
        await lobby.forget(time() - DAY)
        assert store.has_token(idle)
        await lobby.forget(time() + DAY)
        assert [store.has_token(guest) for guest in (idle, named, here)] == [False, True, True]
        services.close()

    run_apart(story())


def test_tables_that_do_not_run_are_kept_so_long_and_no_longer(quick: None, tmp_path: Path) -> None:
    house = House(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    house.open()
    with house.visitor() as visitor:
        waiting = visitor.open_table("roma", ME, OPEN)
        over = visitor.open_table("roma", ME, BOT)
        running = visitor.open_table("roma", ME, here("Tullia"))
        visitor.play_to_the_end(over["id"], 1)
    house.close()

    async def forget(after_days: float) -> set[str]:
        store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        services = Services(store, Settings())
        await services.lobby.forget(time() + after_days * DAY)
        left = {table["id"] for table in (waiting, over, running) if store.saved(table["id"])}
        services.close()
        return left

    assert run_apart(forget(-1)) == {waiting["id"], over["id"], running["id"]}
    assert run_apart(forget(+1)) == {running["id"]}, "a running game is never removed"
