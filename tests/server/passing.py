"""Time for who is there and who is away: it passes when a test says so."""

import pytest

from tests.server.conftest import House

LONG = 10_000.0  # seconds


class Clock:
    """The clock of a server's signs of life."""

    def __init__(self, house: House, patch: pytest.MonkeyPatch) -> None:
        self.house = house
        self.now = 0.0
        presence = house.lobby.presence
        patch.setattr(presence, "clock", self)
        patch.setattr(presence, "opened", 0.0)
        patch.setattr(presence, "last", {})

    def __call__(self) -> float:
        return self.now

    def passes(self, seconds: float = LONG) -> None:
        """So long nothing happens; then the server looks around."""
        self.now += seconds
        self.house.do(self.house.lobby.look_around())
