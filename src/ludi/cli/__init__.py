"""The terminal: the front door for people at a keyboard."""

import sys
from typing import NoReturn

from rich.console import Console

from ludi.cli.app import app
from ludi.core.errors import LudiError


def main() -> None:
    """Run the command line. What a person can mend is said in one sentence, never as a traceback."""
    try:
        app()
    except LudiError as error:
        refuse(str(error), error.status)
    except OSError as error:
        if error.filename is None:
            raise
        refuse(f"{error.filename} cannot be used: {error.strerror}. Name another file or folder.")


def refuse(reason: str, status: int = LudiError.status) -> NoReturn:
    """Say why, and end."""
    Console(stderr=True, soft_wrap=True).print(reason, style="red", markup=False, highlight=False)
    sys.exit(status)
