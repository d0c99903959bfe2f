"""The page: files built by Vite, compressed once, with all that browsers need to keep and to trust them.

And what is no file of it but is fetched like one: the words of games from other packages, a link to be photographed.
"""

import gzip
import hashlib
import mimetypes
import re
from functools import cache, lru_cache
from io import BytesIO
from pathlib import Path
from threading import Lock
from typing import NamedTuple

import segno
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from ludi.core import texts
from ludi.core.rooms import rooms
from ludi.server.browser.files import all_files
from ludi.server.browser.files import file_named as file_named_locally
from ludi.server.http.problems import Problem

INDEX = "index.html"
INSTALLED = Path(__file__).parents[1] / "page"  # in a wheel; `hatch_build.py` puts it there
BUILT = Path(__file__).parents[4] / "web" / "dist"  # in a checkout; `scripts/page` builds it
DIST = INSTALLED if (INSTALLED / INDEX).is_file() else BUILT
FOREVER = "public, max-age=31536000, immutable"  # files named by a digest of what is in them
LONGEST_NAME = 200
making_local = Lock()
WORTH_IT = 512  # bytes from which compressing pays
NOT_BUILT = "The page is not built yet. Run `make play`, or `npm ci && npm run build` in the folder web, and reload.\n"
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data:; "
    "font-src 'self' data:; connect-src 'self' {sockets}; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HOST = re.compile(r"[A-Za-z0-9.:\[\]-]+")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("image/svg+xml", ".svg")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/wasm", ".wasm")


class StaticFile(NamedTuple):
    """A file of the page, as it is sent."""

    body: bytes
    packed: bytes
    media_type: str
    tag: str


@cache
def kept(path: Path, changed: float, root: str) -> StaticFile:
    """A file, read and compressed once for as long as it does not change; the page itself says where its files lie."""
    body = path.read_bytes()
    if path.name == INDEX:
        body = body.replace(b'="./', f'="{root}/'.encode())
    return packed(body, mimetypes.guess_type(path.name)[0] or "application/octet-stream")


def packed(body: bytes, media_type: str) -> StaticFile:
    """Something as it is sent."""
    small = gzip.compress(body, 9, mtime=0) if len(body) >= WORTH_IT else b""
    return StaticFile(body, small, media_type, f'"{hashlib.sha256(body).hexdigest()[:16]}"')


def file_named(name: str) -> Path | None:
    """A file of the page, if there is one of this name; what no file can be called is none."""
    if len(name) > LONGEST_NAME:  # the system would walk down every folder of it
        return None
    try:
        file = (DIST / name).resolve()
        return file if file.is_relative_to(DIST.resolve()) and file.is_file() else None
    except (OSError, ValueError):
        return None


def page(request: Request, name: str) -> Response:
    """A file of the page; for every path that is a page of ours, the page itself."""
    file = file_named(name)
    if file is None:
        if "." in name.rsplit("/", 1)[-1] or name.startswith("api/"):
            raise Problem(404, "server-not-found")
        file = DIST / INDEX
    if not file.is_file():
        return PlainTextResponse(NOT_BUILT, 503)
    found = kept(file, file.stat().st_mtime, request.scope.get("root_path", ""))
    headers = {"cache-control": FOREVER if name.startswith("assets/") else "no-cache"}
    if file.name == INDEX:
        host = HOST.fullmatch(request.headers.get("host", ""))
        headers["content-security-policy"] = POLICY.format(sockets=f"ws://{host[0]} wss://{host[0]}" if host else "")
    return sent(request, found, headers)


@cache
def packed_words(language: str, game: str) -> StaticFile:
    """A game's words in one language, compressed once; nothing where it does not speak it."""
    return packed(texts.words_of(game, language).encode(), "text/plain; charset=utf-8")


def words(request: Request, language: str, game: str) -> Response:
    """A game's own words; a browser asks each time whether the ones it keeps are still the same."""
    if language not in texts.LANGUAGES or game not in rooms():
        raise Problem(404, "server-not-found")
    return sent(request, packed_words(language, game), {"cache-control": "no-cache"})


@cache
def local_names() -> frozenset[str]:
    """The files with which a browser plays by itself: others are not even looked for, nor remembered."""
    return frozenset(all_files())


@cache
def packed_local(name: str) -> StaticFile | None:
    """A file with which a browser plays by itself, compressed once; None where there is none."""
    body = file_named_locally(name)
    return None if body is None else packed(body, mimetypes.guess_type(name)[0] or "application/octet-stream")


def local_file(request: Request, name: str) -> Response:
    """A file with which a browser plays by itself."""
    found = None
    if name in local_names():
        with making_local:  # however many ask at once, it is made once
            found = packed_local(name)
    if found is None:
        raise Problem(404, "server-not-found")
    return sent(request, found, {"cache-control": "no-cache"})


def sent(request: Request, found: StaticFile, headers: dict[str, str]) -> Response:
    """An answer with these headers; none where the browser has it, compressed where it can be."""
    headers |= {"etag": found.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == found.tag:
        return Response(status_code=304, headers=headers)
    if found.packed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(found.packed, headers=headers | {"content-encoding": "gzip"}, media_type=found.media_type)
    return Response(found.body, headers=headers, media_type=found.media_type)


@lru_cache(256)
def drawn_code(address: str) -> bytes:
    """An address as a picture, drawn once."""
    drawn = BytesIO()
    segno.make(address, micro=False).save(drawn, kind="svg", border=2, omitsize=True, xmldecl=False)
    return drawn.getvalue()


def qr_code(address: str) -> Response:
    """An address, to be photographed."""
    return Response(drawn_code(address), media_type="image/svg+xml; charset=utf-8")
