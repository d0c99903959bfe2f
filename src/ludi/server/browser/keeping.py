"""What a browser keeps to play without a network, for the page's keeper (`web/src/keeper/worker.ts`).

The page is one list, each game another: its board and words among the page's parts, and the files with which it is
played.
"""

import gzip
import hashlib
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path

import orjson

import ludi
from ludi.server.browser.files import all_files, common_files, files_of, playable
from ludi.server.browser.one_file import MANIFEST, ROOM
from ludi.server.http.static_pages import DIST, INDEX

KEEPER = "keeper.js"
UNNAMED = b"of-a-page"  # the version as Vite has built it
LIST, WEIGHTS = "kept.json", "weights.json"
NAMES = "/game.ftl?raw"  # words of a game that the lobby needs too
LEFT_OUT = {INDEX, KEEPER}


def page_parts() -> Mapping[str, str]:
    """Every file of the page, and the room it belongs to; none for most."""
    manifest = orjson.loads((DIST / MANIFEST).read_bytes())
    rooms: dict[str, str] = {}
    for name, part in manifest.items():
        if (room := ROOM.search(name)) and not name.endswith(NAMES):
            rooms |= dict.fromkeys([part["file"], *part.get("css", [])], room[1])
    files = sorted(file.relative_to(DIST).as_posix() for file in DIST.rglob("*") if file.is_file())
    return {name: rooms.get(name, "") for name in files if name not in LEFT_OUT and not name.startswith(".")}


def kept_files() -> tuple[list[str], dict[str, list[str]]]:
    """What is kept of the page, and of each game: by addresses below the page's own."""
    parts = page_parts()
    page = [name for name, room in parts.items() if room not in {game.name for game in playable()}]
    games = {
        game.name: [
            *(name for name, room in parts.items() if room == game.name),
            *(f"local/{game.name}/{name}" for name in files_of(game)),
        ]
        for game in playable()
    }
    return [*page, *(f"local/{name}" for name in common_files())], games


def list_body() -> bytes:
    """The lists."""
    page, games = kept_files()
    return orjson.dumps({"page": page, "games": games})


def weights_body() -> bytes:
    """How many bytes travel for each list, compressed."""
    local = all_files()

    def weight(name: str) -> int:
        body = local[name[6:]]() if name.startswith("local/") else (DIST / name).read_bytes()
        return min(len(body), len(gzip.compress(body, 6)))

    page, games = kept_files()
    weights = {game: sum(map(weight, names)) for game, names in games.items()}
    return orjson.dumps({"page": sum(map(weight, page)), "games": weights})


KEEPING: Mapping[str, Callable[[], bytes]] = {LIST: list_body, WEIGHTS: weights_body}


@cache
def version() -> bytes:
    """Another one for every page, and for all that is told of games: a digest of both."""
    digest = hashlib.sha256((DIST / MANIFEST).read_bytes())
    for file in sorted(Path(ludi.__file__).parent.rglob("*")):
        if file.is_file() and "__pycache__" not in file.parts:
            digest.update(file.read_bytes())
    return digest.hexdigest()[:16].encode()


def keeper_body() -> bytes:
    """The keeper of this version: a browser that finds other bytes fetches the new one."""
    return (DIST / KEEPER).read_bytes().replace(UNNAMED, version())
