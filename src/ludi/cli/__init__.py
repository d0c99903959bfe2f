"""The terminal: commands for people at a keyboard."""

import os
import sys
from typing import NoReturn

from rich.console import Console

from ludi.core import texts
from ludi.core.errors import LudiError
from ludi.core.spoken import spoken

OF_SERVER = ("alembic", "fastapi", "orjson", "segno", "sqlalchemy", "starlette", "uvicorn")  # not of ludi-romani-core


def main() -> None:
    """Run the command line. What a person can mend is said in one sentence, never as a traceback."""
    try:
        from ludi.cli.app import app  # Ctrl-C is heard while it is still being read

        app()
    except LudiError as error:
        language = os.environ.get("LUDI_LANG") or spoken(os.environ)
        refuse(texts.say(language, error.line) if error.line else str(error), error.status)
    except KeyboardInterrupt:  # before there is anything to leave
        sys.exit(130)
    except ModuleNotFoundError as error:
        if error.name not in OF_SERVER:
            raise
        refuse(f"This installation cannot serve: {error.name} is missing. With it: pip install ludi-romani")
    except OSError as error:
        if error.filename is None:
            raise
        refuse(f"{error.filename} cannot be used: {error.strerror}. Name another file or folder.")


def refuse(reason: str, status: int = LudiError.status) -> NoReturn:
    """Say why, and end."""
    Console(stderr=True, soft_wrap=True).print(reason, style="red", markup=False, highlight=False)
    sys.exit(status)
