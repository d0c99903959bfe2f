"""What travels about people at a table: who is sent away, who keeps it, how others reach it."""

from pydantic import Field

from ludi.server.api.tables import Wire


class SeatChoice(Wire):
    """The seat of whoever is meant."""

    seat: int = Field(ge=0, le=7)


class Reach(Wire):
    """How others reach this house."""

    address: str  # what links begin with
    here_only: bool  # whether only this machine can reach it
