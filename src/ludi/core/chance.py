"""Random numbers for playing out and imagining: Doty-Humphrey's sfc32, in signed 64-bit arithmetic.

Rules never draw: chance is a seat, and its outcomes are actions. Who plays that seat draws from here. The same lines
run interpreted, compiled and on a GPU, and give the same numbers at every speed.
"""

from typing import Any

import numpy as np

WORD = 0xFFFFFFFF  # 32 bits
RNG_SIZE = 4  # three words of state and a counter


def new_rng(seed: int, stream: int = 0) -> Any:
    """A generator for this seed; streams of one seed are independent."""
    rng = np.zeros(RNG_SIZE, np.int64)
    seed_rng(rng, seed & 0x7FFFFFFFFFFFFFFF, stream)
    return rng


def seed_rng(rng: Any, seed: int, stream: int) -> None:
    """Begin the generator anew: the words of seed and stream, then enough steps to mix them."""
    rng[0] = seed & WORD
    rng[1] = (seed >> 32) & WORD
    rng[2] = stream & WORD
    rng[3] = 1 + ((stream >> 32) & WORD)
    for _ in range(15):
        next_word(rng)


def next_word(rng: Any) -> int:
    """The next 32 random bits."""
    word = (rng[0] + rng[1] + rng[3]) & WORD
    rng[3] = (rng[3] + 1) & WORD
    rng[0] = rng[1] ^ (rng[1] >> 9)
    rng[1] = (rng[2] + (rng[2] << 3)) & WORD
    rng[2] = (((rng[2] << 21) | (rng[2] >> 11)) + word) & WORD
    return word


def below(rng: Any, count: int) -> int:
    """A number from 0 to count - 1, each equally likely (Lemire's multiplication, biased words rejected)."""
    product = next_word(rng) * count
    if (product & WORD) < count:
        biased = (WORD + 1 - count) % count
        while (product & WORD) < biased:
            product = next_word(rng) * count
    return product >> 32


def pick(rng: Any, weights: Any, count: int) -> int:
    """One of the first `count` places, each as likely as its weight."""
    total = 0
    for place in range(count):
        total += weights[place]
    left = below(rng, total)
    place = 0
    while left >= weights[place]:
        left -= weights[place]
        place += 1
    return place
