"""Logarithms that come out alike everywhere: from sums and products alone, as `evaluation.exponential` is.

What libraries answer differs in the last place from machine to machine; a bot, and what people are told of their
chances, must not.
"""

from math import frexp

from ludi.bots.nets.evaluation import HALF_FIRST, HALF_REST

ROOT = 0.7071067811865476  # of a half
TERMS = tuple(1.0 / odd for odd in range(23, 0, -2))


def logarithm(number: float) -> float:
    """The natural logarithm of a number above 0.

    The number is taken apart into doublings and a rest around 1, whose logarithm is twice the sum of the odd powers of
    (rest - 1) / (rest + 1), each divided by itself.
    """
    rest, doublings = frexp(number)
    if rest < ROOT:
        rest, doublings = 2 * rest, doublings - 1
    part = (rest - 1) / (rest + 1)
    square, total = part * part, 0.0
    for term in TERMS:
        total = total * square + term
    return doublings * HALF_FIRST + (doublings * HALF_REST + 2 * part * total)
