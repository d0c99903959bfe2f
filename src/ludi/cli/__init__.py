"""The terminal: the front door for people at a keyboard."""

import sys

from rich.console import Console

from ludi.cli.app import app
from ludi.core.errors import LudiError

CANNOT = 2  # what was asked for cannot be done; the sentence says why


def main() -> None:
    """Run the command line. What a person can mend is said in one sentence, never as a traceback."""
    try:
        app()
    except LudiError as error:
        Console(stderr=True, soft_wrap=True).print(str(error), style="red", markup=False, highlight=False)
        sys.exit(CANNOT)
