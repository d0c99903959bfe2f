"""The bot that plays at random: the honest floor every other is measured from."""

from collections.abc import Sequence
from typing import Any

from ludi.core.chance import below
from ludi.core.record import State


def choose(view: State, seat: int, legal: Sequence[int], rng: Any) -> int:
    """Any legal action, each equally likely."""
    return legal[int(below(rng, len(legal)))]
