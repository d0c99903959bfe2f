"""What travels about people at a table: who is sent away, who keeps it."""

from pydantic import Field

from ludi.server.wire import Wire


class SeatChoice(Wire):
    """The seat of whoever is meant."""

    seat: int = Field(ge=0, le=7)
