"""The OpenAPI document: whatever is sent, fitting or not, breaks nothing; the page's types are made from it."""

import os
import subprocess
import sys
from contextlib import suppress
from itertools import cycle
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable

from ludi.server.app import new_app
from tests.server.conftest import House
from tests.server.visitor import BOT, ME, OPEN, here
from tests.web.house import WEB, build, node

EXAMPLES = 12  # requests for each operation and way of making them
OPERATIONS = sorted(
    (method, path) for path, methods in new_app().openapi()["paths"].items() for method in methods if path != "/{name}"
)


@pytest.fixture(scope="session")
def over(house: House) -> str:
    """A game played to its end, by the guest of all these tests."""
    with house.visitor() as visitor:
        table: str = visitor.open_table("roma", ME, BOT)["id"]
        visitor.play_to_the_end(table, 2)
        house.app.state.token = visitor.client.cookies["ludi_guest"]
    return table


@pytest.fixture
def tables(house: House, over: str) -> list[str]:
    """Tables in every state: waiting, playing, over, closed, and one that does not exist."""
    with house.visitor() as visitor:
        visitor.client.cookies.set("ludi_guest", house.app.state.token)
        closed = visitor.open_table("roma", ME, here("Titus"))["id"]
        visitor.post(f"tables/{closed}/close")
        waiting = visitor.open_table("roma", ME, OPEN)["id"]
        playing = [visitor.open_table(game, ME, here("Titus"))["id"] for game in ("roma", "caesar_cleopatra")]
    return [over, waiting, *playing, closed, "nowhere"]


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
@pytest.mark.parametrize("mode", list(schemathesis.GenerationMode))
def test_no_request_breaks_the_server(
    method: str, path: str, mode: schemathesis.GenerationMode, house: House, tables: list[str]
) -> None:
    operation = schemathesis.openapi.from_dict(house.app.openapi())[path][method.upper()]
    turns, token = cycle(tables), house.app.state.token

    @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck), database=None, derandomize=True)
    @given(case=operation.as_strategy(generation_mode=mode), mine=st.booleans())
    def send(case: Any, mine: bool) -> None:
        if "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = next(turns)
        cookies = {"ludi_guest": token} if mine and method != "delete" else {}  # else the others' guest is forgotten
        answer = case.call(base_url=house.address, cookies=cookies)
        assert answer.status_code < 500, (answer.status_code, answer.text, case.as_curl_command())
        if answer.status_code >= 400:
            assert answer.headers["content-type"][0] == "application/problem+json"

    with suppress(Unsatisfiable):  # where nothing can be sent, nothing wrong can be
        send()


def test_the_document_names_every_frame() -> None:
    named = new_app().openapi()["components"]["schemas"]

    assert {"TableFrame", "PositionFrame", "StepFrame", "MessageFrame", "BotFrame", "Trouble"} <= set(named)


def test_the_types_of_the_page_are_made_from_the_document() -> None:
    build()

    done = subprocess.run(
        [node(), "scripts/types.mjs", "--check"],
        capture_output=True, text=True, cwd=WEB, env=os.environ | {"PYTHON": sys.executable},
    )  # fmt: skip

    assert done.returncode == 0, done.stderr
