"""`ludi site`: the page as a folder of files, for a host that runs no program."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

out = Console()


def site(
    folder: Annotated[Path, typer.Argument(help="The folder to write; a site written before is written anew.")],
) -> None:
    """Write a folder that any web server can serve: all games, alone or at one screen, without this program."""
    from ludi.server.browser.site import write_site

    with Progress(console=out, transient=True) as progress:
        task = progress.add_task("Writing the site ...", total=None)
        count = write_site(folder, lambda name, done, of: progress.update(task, completed=done, total=of))
    size = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())
    out.print(f"{count} files, {size / 1e6:.1f} MB in {folder}.", highlight=False)
    out.print(f"To look at it: python -m http.server --directory {folder}", highlight=False)
