"""Shapes: dictionaries with known keys, for what is sent as JSON. mypy checks every key where one is made."""

from typing_extensions import TypedDict


class Shape(TypedDict):
    """A dictionary that is sent. Its document allows no other keys, and all of its own are there."""


Shape.__pydantic_config__ = {"extra": "forbid"}  # type: ignore[attr-defined]  # for all shapes made from it
