"""Alea Iacta Est's rules at both speeds."""

from types import SimpleNamespace

import pytest

from ludi.games.alea_iacta_est import GAME
from tests.conftest import at_speed


@pytest.fixture
def rules(speed: str) -> SimpleNamespace:
    """Each rule test runs twice: interpreted and compiled."""
    return at_speed(GAME, speed)
