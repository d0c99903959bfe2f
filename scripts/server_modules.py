"""The map of the server in docs/server.md, made from the docstrings of its modules: `python scripts/server_modules.py`."""

import ast
import re
import textwrap
from pathlib import Path

ROOT = Path(__file__).parents[1]
SERVER = ROOT / "src" / "ludi" / "server"
DOCUMENT = ROOT / "docs" / "server.md"
BEGIN, END = "<!-- modules: made by scripts/server_modules.py -->", "<!-- end of modules -->"
WIDTH = 120


def about(file: Path) -> str:
    """The first sentence of what a module says of itself."""
    told = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or ""
    first = " ".join(told.split("\n\n")[0].split())
    return re.split(r"(?<=[a-z`)])\. (?=[A-Z])", first)[0].rstrip(".")


def modules(folder: Path) -> list[str]:
    """The modules of a folder, a line each."""
    files = sorted(file for file in folder.glob("*.py") if file.name != "__init__.py")
    return [textwrap.fill(f"- `{file.stem}`: {about(file)}.", WIDTH, subsequent_indent="  ") for file in files]


def made() -> str:
    """The whole map, folder by folder."""
    parts = ["\n".join(modules(SERVER))]
    for folder in sorted(file.parent for file in SERVER.rglob("__init__.py") if file.parent != SERVER):
        if folder.name != "versions":
            name = folder.relative_to(SERVER).as_posix()
            head = textwrap.fill(f"**`{name}/`** {about(folder / '__init__.py')}.", WIDTH)
            parts += ["\n\n".join(part for part in (head, "\n".join(modules(folder))) if part)]
    return "\n\n".join(parts)


def renewed(document: str) -> str:
    """A document with the map as it is now."""
    before, _, rest = document.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{made()}\n\n{END}{after}"


if __name__ == "__main__":
    DOCUMENT.write_text(renewed(DOCUMENT.read_text(encoding="utf-8")), encoding="utf-8")
