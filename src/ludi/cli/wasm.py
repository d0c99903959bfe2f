"""`ludi wasm`: a game's rules and bots as a WebAssembly module."""

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated

import typer
from rich.console import Console

from ludi.bots.wasm import is_of_this_source, kept_at, module_of
from ludi.cli.arguments import GameName
from ludi.core.errors import LudiError
from ludi.core.wasm import GENERIC
from ludi.games import GAMES

MAKING = "LUDI_MAKES_WASM"
out = Console()


def wasm(
    name: GameName,
    file: Annotated[
        Path | None, typer.Option("--out", help="The file to write; where the game keeps its module if left out.")
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Only say whether the module was made from the present source.")
    ] = False,
) -> None:
    """Make a game's WebAssembly module: its rules and its bots from the same source, for a browser or for wasmtime."""
    path = file or kept_at(GAMES.find(name))
    if check:
        current = path.exists() and is_of_this_source(GAMES.find(name), path.read_bytes())
        out.print(f"{path.name}: {'made from the present source' if current else 'missing, or of another source'}.")
        if not current:
            raise typer.Exit(1)
    elif os.environ.get(MAKING):
        path.write_bytes(module_of(GAMES.find(name)))
    else:
        if not path.parent.is_dir():
            raise LudiError(f"There is no folder {path.parent}; name a file with --out.")
        make_apart(name, path)
        out.print(f"{path.name}: {path.stat().st_size:,} bytes.", highlight=False)


def make_apart(name: str, path: Path) -> None:
    """Make a module in a process of its own, whose compiler makes generic code and has kept none."""
    out.print(f"Compiling {name} for WebAssembly, one to three minutes ...", highlight=False)
    with TemporaryDirectory() as cache:
        settings = {**os.environ, **GENERIC, "LUDI_CACHE": cache, MAKING: "1"}
        words = [sys.executable, "-m", "ludi", "wasm", name, "--out", str(path.resolve())]
        done = subprocess.run(words, env=settings, stderr=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        raise LudiError(f"The module could not be made: {done.stderr.strip().splitlines()[-1]}")
