"""Piles nobody has looked at are counts of each kind; what somebody can see has a place."""

from typing import Any

from ludi.core.chance import below


def total(counts: Any) -> int:
    """How many things these counts hold together."""
    together = 0
    for kind in range(len(counts)):
        together += counts[kind]
    return together


def is_overdrawn(counts: Any) -> bool:
    """Whether less than nothing is counted somewhere, as only a written position can."""
    for kind in range(len(counts)):
        if counts[kind] < 0:
            return True
    return False


def take_random(counts: Any, held: int, rng: Any) -> int:
    """Take one of the `held` things in these counts, each thing equally likely; returns its kind."""
    left = below(rng, held)
    kind = 0
    while left >= counts[kind]:
        left -= counts[kind]
        kind += 1
    counts[kind] -= 1
    return kind
