"""What travels is written once: answers have shapes that mypy checks, and only what comes in is checked at run time."""

import ast
import re
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, get_args, get_origin

from fastapi.routing import APIRoute
from pydantic import BaseModel

import ludi
from ludi.server.api import requests
from ludi.server.http.routes import routes

SOURCE = Path(ludi.__file__).parent
API = SOURCE / "server" / "api"
RECORD = "/api/tables/{table_id}/record"  # a file to keep: its shape is the record's, `ludi.core.replay`


def test_nothing_in_the_source_is_any_dictionary() -> None:
    found = [
        f"{path.relative_to(SOURCE)}:{number}"
        for path in SOURCE.rglob("*.py")
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if re.search(r"\bJson\b", line)
    ]
    assert not found


def test_no_function_of_the_resources_answers_with_any_dictionary() -> None:
    found = [
        f"{path.name}: {node.name}"
        for path in API.glob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.returns and ast.unparse(node.returns) == "dict[str, Any]"
    ]
    assert found == ["positions.py: fields"]  # of a record: its keys are each game's own


def shapes_in(model: Any) -> list[Any]:
    """The types an answer is made of."""
    if get_origin(model) in (Annotated, list, UnionType):
        return [shape for part in get_args(model) for shape in shapes_in(part)]
    return [model]


def test_every_answer_is_a_shape_of_which_nothing_may_be_left_out() -> None:
    for route in routes.routes:
        if isinstance(route, APIRoute) and route.response_model is not None and route.path != RECORD:
            for shape in shapes_in(route.response_model):
                if not hasattr(shape, "discriminator"):  # how frames are told apart is no shape
                    assert shape.__required_keys__, route.path
                    assert not shape.__optional_keys__, route.path


def test_only_what_comes_in_is_a_model() -> None:
    models = {
        node.name for node in ast.walk(ast.parse((API / "requests.py").read_text())) if type(node) is ast.ClassDef
    }
    assert all(issubclass(getattr(requests, name), BaseModel) for name in models)
    for path in sorted(API.glob("*.py")):
        assert path.name == "requests.py" or "BaseModel" not in path.read_text(encoding="utf-8"), path.name
