"""The log of the server: sentences for people, or one JSON object a line for programs."""

import json
import logging
import sys
from datetime import UTC, datetime
from typing import TextIO


class JsonLines(logging.Formatter):
    """One object a line: when, how grave, from where, what; what was counted of a request comes along."""

    def format(self, record: logging.LogRecord) -> str:
        """A line."""
        told = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        told |= getattr(record, "told", {})
        if record.exc_info and record.exc_info[0]:
            told["fault"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


class Sentences(logging.Formatter):
    """A line for people."""

    def format(self, record: logging.LogRecord) -> str:
        """A line."""
        told = "".join(f" {name}={value}" for name, value in getattr(record, "told", {}).items())
        return super().format(record) + told


def write_log(style: str, to: TextIO = sys.stderr) -> None:
    """Write the log in this style. Requests are only told to programs; what is refused, to people too."""
    handler = logging.StreamHandler(to)
    handler.setFormatter(JsonLines() if style == "json" else Sentences("%(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("ludi.access").setLevel(logging.INFO if style == "json" else logging.WARNING)
    for name in ("uvicorn", "uvicorn.error"):  # its own handlers would write beside ours
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = True
