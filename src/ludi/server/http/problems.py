"""What is answered when something cannot be done: problem+json (RFC 9457), with a line for the page to say."""

from http import HTTPStatus

import orjson
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from ludi.core import texts
from ludi.core.texts import Line
from ludi.server.api.lines import Trouble, said

MEDIA_TYPE = "application/problem+json"
LATER = (429, 503)  # what may go better in a while
HTTP_MESSAGES = {404: "server-not-found", 405: "server-wrong-method", 413: "server-too-large"}


class Problem(Exception):
    """Something asked for cannot be done. `message` is a Fluent message of server.ftl, or a line of a room."""

    retry_after = 1  # seconds, where it is a matter of time

    def __init__(self, status: int, message: str | Line, **values: int | str | Line) -> None:
        self.status = status
        self.line = message if isinstance(message, Line) else Line(message, values)
        super().__init__(self.line.message)

    def told(self) -> Trouble:
        """The problem as it travels."""
        return {
            "type": f"urn:ludi:{self.line.message}",
            "title": HTTPStatus(self.status).phrase,
            "status": self.status,
            "detail": texts.say("en", self.line),
            "line": said(self.line),
        }

    def response(self, headers: dict[str, str] | None = None) -> Response:
        """The problem as an answer; where it is a matter of time, it says when to try again."""
        when = {"retry-after": str(self.retry_after)} if self.status in LATER else {}
        return Response(orjson.dumps(self.told()), self.status, when | (headers or {}), MEDIA_TYPE)


async def tell_problem(_: Request, problem: Exception) -> Response:
    """A problem of ours."""
    assert isinstance(problem, Problem)
    return problem.response()


async def tell_unreadable(_: Request, error: Exception) -> Response:
    """What was sent is not what the document asks for."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return Problem(422, "server-bad-request", reason=f"{where}: {first['msg']}").response()


async def tell_http(_: Request, error: Exception) -> Response:
    """No such page, or not this way."""
    assert isinstance(error, HTTPException)
    message = HTTP_MESSAGES.get(error.status_code, "server-bad-request")
    values = {"reason": str(error.detail)} if message == "server-bad-request" else {}
    return Problem(error.status_code, message, **values).response(dict(error.headers or {}))


async def tell_failure(_: Request, error: Exception) -> Response:
    """A fault of ours: nothing of it is told."""
    return Problem(500, "server-failed").response()
