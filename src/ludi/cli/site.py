"""`ludi site`: the page as a folder of files, or as one file, for where no program runs."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

out = Console()


def site(
    where: Annotated[Path, typer.Argument(help="The folder to write; a site written before is written anew.")],
    game: Annotated[
        str | None, typer.Option("--one-file", metavar="GAME", help="Write one HTML file with this game alone.")
    ] = None,
) -> None:
    """Write a folder that any web server can serve, or one file: to play alone, without this program."""
    from ludi.server.browser.one_file import game_named, one_file
    from ludi.server.browser.site import write_site

    if game:
        where.write_bytes(one_file(game_named(game)))
        out.print(f"{where.stat().st_size / 1e6:.1f} MB in {where}: a double click opens it.", highlight=False)
        return
    with Progress(console=out, transient=True) as progress:
        task = progress.add_task("Writing the site ...", total=None)
        count = write_site(where, lambda name, done, of: progress.update(task, completed=done, total=of))
    size = sum(file.stat().st_size for file in where.rglob("*") if file.is_file())
    out.print(f"{count} files, {size / 1e6:.1f} MB in {where}.", highlight=False)
    out.print(f"To look at it: python -m http.server --directory {where}", highlight=False)
