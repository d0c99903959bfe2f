"""A game as one file, for a reader whose browser cannot keep the page: where the house is reached by plain http."""

from functools import cache

from starlette.requests import Request
from starlette.responses import Response

from ludi.core.errors import LudiError
from ludi.server.browser.one_file import game_named, one_file
from ludi.server.http.problems import Problem
from ludi.server.http.static_pages import StaticFile, packed, sent

WHOLE = ".html"


@cache
def packed_game(name: str) -> StaticFile:
    """The file of a game, compressed once."""
    return packed(one_file(game_named(name)), "text/html; charset=utf-8")


def whole_game(request: Request, name: str) -> Response:
    """The file of a game, to be kept by the reader; it is not a page of this address."""
    game = name.removesuffix(WHOLE)
    try:
        found = packed_game(game)
    except LudiError:
        raise Problem(404, "server-not-found") from None
    headers = {"cache-control": "no-cache", "content-disposition": f'attachment; filename="ludi-{game}.html"'}
    return sent(request, found, headers)
