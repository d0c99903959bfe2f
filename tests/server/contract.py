"""Whatever leaves the house is what its model says, field by field: the server itself does not check it again."""

import json
from functools import cache
from typing import Any

from fastapi.routing import APIRoute
from pydantic import TypeAdapter

from ludi.server.api.frames import Frame
from ludi.server.api.lines import Trouble
from ludi.server.http.problems import MEDIA_TYPE
from ludi.server.http.routes import routes

JSON = "application/json"


@cache
def adapter(model: Any) -> TypeAdapter[Any]:
    """What checks a model; made once."""
    return TypeAdapter(model)


FRAME = adapter(Frame)


def route_of(method: str, path: str) -> APIRoute:
    """The route that answers this."""
    return next(
        route
        for route in routes.routes
        if isinstance(route, APIRoute) and method in route.methods and route.path_regex.match(path)
    )


def check(model: TypeAdapter[Any], told: bytes | str) -> None:
    """Nothing is of another kind, nothing unknown comes along, nothing is missing, not even where it has a default."""
    held = model.dump_python(model.validate_json(told, strict=True), mode="json")
    assert held == json.loads(told), f"not as its model has it: {told[:200]!r}"


def check_frame(told: bytes | str) -> None:
    """A frame of a socket."""
    check(FRAME, told)


def check_answer(method: str, path: str, status: int, kind: str, told: bytes) -> None:
    """An answer of a route: by the model the route declares, or a problem."""
    kind = kind.split(";")[0]
    if status >= 400:
        assert kind == MEDIA_TYPE or not path.startswith("/api/"), kind
        if kind == MEDIA_TYPE:
            check(adapter(Trouble), told)
    elif kind == JSON and path.startswith("/api/"):
        model = route_of(method, path).response_model
        assert model is not None, f"{path} declares no model"
        check(adapter(model), told)
