"""Writes docs/modules.md, every package and module with a line from its docstring: `python scripts/modules.py`."""

import ast
import re
import textwrap
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "ludi"
DOCUMENT = ROOT / "docs" / "modules.md"
PARTS = ("core", "games", "bots", "analysis", "envs", "puzzles", "learning", "server", "cli")  # as they may be imported
LEFT_OUT = {"versions"}  # of the database: one file each
WIDTH = 120
HEAD = """\
# Modules

Every package and module of `src/ludi/`, with the first sentence of its docstring. Use this page to find a file by
what it does; the [tour](tour.md) shows how they work together. `python scripts/modules.py` writes it from the source,
and a test fails when it is out of date. A package imports only from packages above it on this page; the contracts in
`pyproject.toml` say it exactly.
"""


def about(file: Path) -> str:
    """The first sentence of what a module says of itself."""
    told = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or ""
    first = " ".join(told.split("\n\n")[0].split())
    return re.split(r"(?<=[a-z`)])\. (?=[A-Z])", first)[0].rstrip(".")


def modules(folder: Path) -> str:
    """The modules of a folder, an item each."""
    files = sorted(file for file in folder.glob("*.py") if not file.name.startswith("__"))
    rows = [f"- `{file.name}`: {about(file)}." for file in files]
    return "\n".join(textwrap.fill(row, WIDTH, subsequent_indent="  ", break_on_hyphens=False) for row in rows)


def packages(part: str) -> list[Path]:
    """A package and all packages in it, folder by folder."""
    found = sorted(file.parent for file in (SOURCE / part).rglob("__init__.py"))
    return [folder for folder in found if not LEFT_OUT & {*folder.parts}]


def section(folder: Path) -> str:
    """A package: its path, what it says of itself, and its modules."""
    name = folder.relative_to(SOURCE)
    told = textwrap.fill(f"{about(folder / '__init__.py')}.", WIDTH, break_on_hyphens=False)
    heading = f"{'##' if len(name.parts) == 1 else '###'} {name.as_posix()}"
    return "\n\n".join(filter(None, (heading, told, modules(folder))))


def made() -> str:
    """The whole page."""
    return "\n\n".join([HEAD.rstrip(), *(section(folder) for part in PARTS for folder in packages(part))]) + "\n"


if __name__ == "__main__":
    DOCUMENT.write_text(made(), encoding="utf-8")
