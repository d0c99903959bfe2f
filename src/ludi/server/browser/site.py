"""A folder of files that any web server can serve: the page with all that a browser needs to play by itself."""

import shutil
from collections.abc import Callable
from pathlib import Path

from ludi.core.errors import LudiError
from ludi.server.browser.files import all_files
from ludi.server.browser.keeping import KEEPER, KEEPING, keeper_body
from ludi.server.http.static_pages import DIST, INDEX

MARK = "<html"
MARKED = "<html data-site"  # how the page knows that there is no server (`web/src/api/root.ts`)
LOCAL = "local"  # the folder of the games' files


def index_of_site() -> str:
    """The page, which says of itself that there is no server."""
    page = (DIST / INDEX).read_text(encoding="utf-8")
    assert page.count(MARK) == 1
    return page.replace(MARK, MARKED)


def write_site(folder: Path, tell: Callable[[str, int, int], None] = lambda name, done, of: None) -> int:
    """Write the folder; how many files. `tell` hears of each file of the games before it is made."""
    if not (DIST / INDEX).is_file():
        raise LudiError("The page is not built; run `make play` or `scripts/page` first.")
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())) and not (folder / INDEX).is_file():
        raise LudiError(f"{folder} is there already and holds something else; name an empty folder.")
    for old in (folder / "assets", folder / LOCAL):
        shutil.rmtree(old, ignore_errors=True)
    shutil.copytree(DIST, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns(".*"))
    (folder / INDEX).write_text(index_of_site(), encoding="utf-8")
    (folder / KEEPER).write_bytes(keeper_body())
    files = {**all_files(), **KEEPING}
    for done, (name, make) in enumerate(files.items()):
        tell(name, done, len(files))
        file = folder / LOCAL / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(make())
    return sum(1 for file in folder.rglob("*") if file.is_file())
