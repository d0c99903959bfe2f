"""What a reader takes along: the page's keeper and its lists; a game as one file where a browser keeps no pages."""

from functools import cache

from starlette.requests import Request
from starlette.responses import Response

from ludi.core.errors import LudiError
from ludi.server.browser.keeping import KEEPER, KEEPING, keeper_body
from ludi.server.browser.one_file import game_named, one_file
from ludi.server.http.problems import Problem
from ludi.server.http.static_pages import DIST, StaticFile, local_file, packed, sent

WHOLE = ".html"
ASKED_EACH_TIME = {"cache-control": "no-cache"}


@cache
def packed_game(name: str) -> StaticFile:
    """The file of a game, compressed once."""
    return packed(one_file(game_named(name)), "text/html; charset=utf-8")


def whole_game(request: Request, game: str) -> Response:
    """The file of a game, to be kept by the reader; it is not a page of this address."""
    try:
        found = packed_game(game)
    except LudiError:
        raise Problem(404, "server-not-found") from None
    told = {"content-disposition": f'attachment; filename="ludi-{game}{WHOLE}"'}
    return sent(request, found, ASKED_EACH_TIME | told)


@cache
def packed_list(name: str) -> StaticFile:
    """What there is to be kept, or how much that is; worked out once."""
    return packed(KEEPING[name](), "application/json")


def taken(request: Request, name: str) -> Response:
    """A file with which a browser plays by itself, or a list of them, or a whole game."""
    if name.endswith(WHOLE):
        return whole_game(request, name.removesuffix(WHOLE))
    if name in KEEPING and is_built():
        return sent(request, packed_list(name), dict(ASKED_EACH_TIME))
    return local_file(request, name)


@cache
def packed_keeper(_changed: float) -> StaticFile:
    """The keeper, until the page is built anew."""
    return packed(keeper_body(), "text/javascript")


def is_built() -> bool:
    """Whether there is a page to be kept."""
    return (DIST / KEEPER).is_file()


def keeper(request: Request) -> Response:
    """The page's service worker."""
    if not is_built():
        raise Problem(404, "server-not-found")
    return sent(request, packed_keeper((DIST / KEEPER).stat().st_mtime), dict(ASKED_EACH_TIME))
