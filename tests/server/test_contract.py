"""Every answer and every frame is held against its model, strictly, wherever tests hear one (`contract.py`)."""

import orjson
import pytest
from pydantic import ValidationError
from starlette.responses import PlainTextResponse, Response

from ludi.games import GAMES
from ludi.server.http.routes import routes
from tests.server.contract import check_answer, check_frame
from tests.server.visitor import BOT, ME, Visitor

PATH = "/api/tables/abc/messages"
SAID = {"number": 1, "seat": None, "name": "Livia", "text": "Salve", "phrase": None, "at": 1.5}


@pytest.mark.parametrize(
    "message",
    [
        SAID | {"guest": "0" * 64},
        {name: value for name, value in SAID.items() if name != "at"},
        SAID | {"number": "1"},
        SAID | {"seat": 0.0},
        SAID | {"text": None},
    ],
    ids=["unknown", "missing", "a text for a number", "a fraction for a seat", "nothing for a text"],
)
def test_what_is_not_as_its_model_has_it_is_noticed(message: dict) -> None:
    check_answer("POST", PATH, 200, "application/json", orjson.dumps(SAID))
    with pytest.raises((AssertionError, ValidationError)):
        check_answer("POST", PATH, 200, "application/json", orjson.dumps(message))
    with pytest.raises((AssertionError, ValidationError)):
        check_frame(orjson.dumps({"type": "message", "message": message}))


def test_what_is_left_out_is_noticed() -> None:
    line = {"message": "server-over", "values": {}, "rule": ""}
    check_answer("GET", "/api/tables/abc/why", 200, "application/json", orjson.dumps(line))
    with pytest.raises(ValidationError):
        check_answer("GET", "/api/tables/abc/why", 200, "application/json", orjson.dumps({"message": "server-over"}))


@pytest.mark.parametrize("name", GAMES.names)
def test_every_route_answers_as_it_declares(name: str, livia: Visitor) -> None:
    """A visitor holds all it hears against the models: here it asks for everything there is."""
    table = livia.open_table(name, ME, BOT)["id"]
    position = livia.asked(table)
    action = position["legal"][0]
    for path in ("health", "games", "bots", "me", "tables", f"tables/{table}", f"tables/{table}/hint"):
        livia.get(path)
    livia.get(f"tables/{table}/forecast", action=action)
    livia.get(f"tables/{table}/why", 409, action=action)
    livia.post(f"tables/{table}/messages", {"text": "Salve"})
    livia.move(table, action, position["sequence"])
    livia.undo(table, position["sequence"] + 1)
    livia.play_to_the_end(table, 5)
    for path in ("messages", "replay", "sheet", "record", "proof", "frames?since=0"):
        livia.get(f"tables/{table}/{path}")
    livia.post(f"tables/{table}/rematch")
    livia.post(f"tables/{table}/leave")


def test_every_route_that_answers_json_declares_a_model() -> None:
    for route in routes.routes:
        plain = getattr(route, "response_class", None) in (PlainTextResponse, Response)  # words and pictures
        if getattr(route, "include_in_schema", False) and not plain:
            assert route.response_model is not None, route.path
