"""People and the server as they travel: who is reading, how others reach this server, whether it is open."""

from typing import Literal

from ludi.core.shape import Shape


class Guest(Shape):
    """Who is reading."""

    name: str


class Reach(Shape):
    """How others reach this server."""

    address: str  # what links begin with
    here_only: bool  # whether only this machine can reach it


class Health(Shape):
    """Whether the server is open."""

    status: Literal["ok"]
    version: str
