"""One game as one HTML file, which opens by a double click: the page, its words, the game and its bots lie within it.

A page opened from a disk may fetch nothing. The parts that Vite made of the page become addresses of memory, by which
they find each other (an import map); what else would be fetched is told in letters (`web/src/api/within.ts`).
"""

import re
from base64 import b64encode
from functools import cache
from pathlib import Path
from typing import Any

import orjson

from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.server.api.catalogue import shape_of
from ludi.server.browser.files import common_files, files_of, playable
from ludi.server.http.static_pages import DIST, INDEX

MANIFEST = ".vite/manifest.json"
ROOM = re.compile(r"ludi/games/(\w+)/")  # whose a part is, if it is not the page's
PART = re.compile(r"""(["'])\./([\w.-]+\.js)\1""")
FONT = re.compile(r"url\(\./([\w.-]+\.woff2)\)")
AFTERWARDS = re.compile(r"__vite__mapDeps\(\[[\d,]*\]\)")  # what Vite would fetch beforehand
LINKS = re.compile(r'\s*<(?:script type="module"|link)[^>]*>(?:</script>)?')
TEXTS = (".json", ".js")
BEGIN = """
const told = (id) => JSON.parse(document.getElementById(id).textContent);
const add = (type, textContent) =>
  document.body.append(Object.assign(document.createElement('script'), { type, textContent }));
const imports = {};
for (const [name, text] of Object.entries(told('ludi-parts')))
  imports['ludi/' + name] = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
add('importmap', JSON.stringify({ imports }));
add('module', `import 'ludi/%s'`);
"""


def parts_of(game: Game) -> list[dict[str, Any]]:
    """The parts of the page that this game needs, as Vite lists them; the page itself first."""
    manifest: dict[str, dict[str, Any]] = orjson.loads((DIST / MANIFEST).read_bytes())
    found: dict[str, dict[str, Any]] = {}
    waiting = [INDEX]
    while waiting:
        name = waiting.pop()
        room = ROOM.search(name)
        if name not in found and (room is None or room[1] == game.name):
            found[name] = manifest[name]
            waiting += [*manifest[name].get("imports", []), *manifest[name].get("dynamicImports", [])]
    return list(found.values())


def part(name: str) -> str:
    """A part as it stands in the file: others are called by name, nothing is fetched beforehand."""
    text = (DIST / name).read_text(encoding="utf-8")
    return AFTERWARDS.sub("[]", PART.sub(r"\1ludi/\2\1", text))


def in_letters(body: bytes, media_type: str) -> str:
    """Something as an address that holds it."""
    return f"data:{media_type};base64,{b64encode(body).decode()}"


def style(name: str) -> str:
    """A sheet of styles with its fonts in it."""
    folder = (DIST / name).parent
    text = (DIST / name).read_text(encoding="utf-8")
    return FONT.sub(lambda found: f"url({in_letters((folder / found[1]).read_bytes(), 'font/woff2')})", text)


def told(name: str, value: Any) -> str:
    """A value within the page, under a name; nothing in it can end its element."""
    text = orjson.dumps(value).decode().replace("<", "\\u003c")
    return f'<script type="application/json" id="{name}">{text}</script>\n'


def within(game: Game) -> dict[str, Any]:
    """What a page with a server, or with a folder, would fetch."""
    bodies = {name: make() for name, make in common_files().items() if name != "games.json"}
    bodies |= {f"{game.name}/{name}": make() for name, make in files_of(game).items()}
    bodies["games.json"] = orjson.dumps([shape_of(game)])
    files = {name: body.decode() if name.endswith(TEXTS) else b64encode(body).decode() for name, body in bodies.items()}
    worker = next((DIST / "assets").glob("worker-*.js"))
    pictures = {f"/{file.name}": in_letters(file.read_bytes(), "image/svg+xml") for file in DIST.glob("*.svg")}
    return {"files": files, "worker": worker.read_text(encoding="utf-8"), "pictures": pictures}


@cache
def one_file(game: Game) -> bytes:
    """The page with this game alone, whole."""
    if not (DIST / MANIFEST).is_file():
        raise LudiError("The page is not built; run `make play` or `scripts/page` first.")
    parts = parts_of(game)
    styles = dict.fromkeys(name for one in parts for name in one.get("css", []))
    names = [one["file"] for one in parts if one["file"].endswith(".js")]
    held = within(game)
    page = LINKS.sub("", (DIST / INDEX).read_text(encoding="utf-8")).replace("<html", '<html data-site="file"')
    icon = f'<link rel="icon" href="{held["pictures"]["/icon.svg"]}" />\n'
    head = icon + "".join(f"<style>{style(name)}</style>\n" for name in styles)
    code = told("ludi-parts", {Path(name).name: part(name) for name in names}) + told("ludi-within", held)
    begin = BEGIN % Path(names[0]).name
    page = page.replace("</head>", f"{head}</head>").replace("</body>", f"{code}<script>{begin}</script>\n</body>")
    return page.encode()


def game_named(name: str) -> Game:
    """A game that can be played without a server."""
    found = next((game for game in playable() if game.name == name), None)
    if not found:
        names = ", ".join(game.name for game in playable())
        raise LudiError(f"No game {name} can be played without a server; there are {names}.")
    return found
