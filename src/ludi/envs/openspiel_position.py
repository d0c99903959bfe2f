"""A start in words as a parameter of OpenSpiel, whose own way to write parameters knows no brackets and commas."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from typing import Any

POSITION = "position"  # the parameter
ENCODED = "words-"  # how it begins once OpenSpiel has it


def words_in(parameters: Mapping[str, Any]) -> str | None:
    """The position that was asked for, as YAML."""
    given = str(parameters.get(POSITION, ""))
    if given.startswith(ENCODED):
        return urlsafe_b64decode(given.removeprefix(ENCODED) + "==").decode()
    return given or None


def encoded(parameters: Mapping[str, Any]) -> dict[str, Any]:
    """The parameters as OpenSpiel can write and read them."""
    words = words_in(parameters)
    if words is None:
        return dict(parameters)
    return dict(parameters) | {POSITION: ENCODED + urlsafe_b64encode(words.encode()).decode().rstrip("=")}
