"""`python -m ludi.server.ops.openapi [FILE]`: the OpenAPI document, from which the page's TypeScript types are made."""

import sys
from pathlib import Path

import orjson

from ludi.server.app import new_app


def document() -> bytes:
    """The document, always in the same order."""
    return orjson.dumps(new_app().openapi(), option=orjson.OPT_INDENT_2 | orjson.OPT_SORT_KEYS) + b"\n"


if __name__ == "__main__":
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_bytes(document())
    else:
        sys.stdout.buffer.write(document())
