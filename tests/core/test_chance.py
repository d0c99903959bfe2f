"""The random generator: the same at both speeds, even, and independent between streams."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from ludi.core.chance import below, new_rng, next_word, pick
from ludi.core.piles import take_random
from ludi.games.roma import GAME


def test_the_first_words_of_sfc32_are_the_published_algorithms() -> None:
    """Worked by hand from the definition: word = a + b + counter; a = b ^ b >> 9; b = 9 c; c = rotate(c, 21) + word."""
    rng = np.array([1, 2, 3, 1], np.int64)

    assert next_word(rng) == 4
    assert rng.tolist() == [2, 27, (3 << 21) + 4, 2]


@given(seed=st.integers(0, 2**62), stream=st.integers(0, 2**40), count=st.integers(1, 1000))
def test_both_speeds_draw_the_same(seed: int, stream: int, count: int) -> None:
    one, two = new_rng(seed, stream), new_rng(seed, stream)

    assert [below(one, count) for _ in range(5)] == [GAME.compiled.below(two, count) for _ in range(5)]


def test_every_number_below_is_equally_likely() -> None:
    rng, counts = new_rng(4), np.zeros(6, np.int64)
    for _ in range(60_000):
        counts[GAME.compiled.below(rng, 6)] += 1

    assert abs(counts - 10_000).max() < 400  # four standard deviations


def test_streams_differ() -> None:
    assert [next_word(new_rng(1, stream)) for stream in range(3)] != [next_word(new_rng(1, 0))] * 3


def test_weights_decide_how_often_a_place_is_picked() -> None:
    rng, counts = new_rng(5), np.zeros(3, np.int64)
    weights = np.array([1, 0, 3], np.int64)
    for _ in range(8_000):
        counts[GAME.compiled.pick(rng, weights, 3)] += 1

    assert counts[1] == 0
    assert abs(counts[2] - 6_000) < 160


@given(st.lists(st.integers(0, 5), min_size=1, max_size=8).filter(any), st.integers(0, 2**32))
def test_taking_from_counts_takes_one_that_was_there(held: list[int], seed: int) -> None:
    counts = np.array(held, np.int64)

    kind = take_random(counts, sum(held), new_rng(seed))

    assert held[kind] > 0
    assert counts.sum() == sum(held) - 1
    assert pick(new_rng(seed), np.array(held), len(held)) == kind
