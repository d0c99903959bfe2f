"""Which cells of a matrix of tests are tried: in a browser, each value of each axis at least once.

A browser test by game, language and size has a cell for each of them together. `make test` tries as few cells as hold
every game, every language and every size; `make proof` tries all of them (tests/volume.py).
"""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from tests.volume import FULL

Cell = dict[str, str]  # the names that one axis gives, and what it gives


def covering(cells: Sequence[Cell]) -> list[int]:
    """The places of so few cells that every value of every axis is in one of them: those that bring most, first."""
    missing = {pair for cell in cells for pair in cell.items()}
    chosen: list[int] = []
    while missing:
        best = max(range(len(cells)), key=lambda place: (len(missing & cells[place].items()), -place))
        chosen.append(best)
        missing -= cells[best].items()
    return sorted(chosen)


def cell_of(test: Any) -> Cell:
    """What a test is given, axis by axis: names that are given together are one axis."""
    given = test.callspec.params
    axes = [mark.args[0] for mark in test.iter_markers("parametrize")]
    names = [[name.strip() for name in axis.split(",")] if isinstance(axis, str) else list(axis) for axis in axes]
    names += [[name] for name in given if not any(name in axis for axis in names)]  # of a fixture
    return {" ".join(axis): repr([given[name] for name in axis]) for axis in names}


def is_in_a_browser(item: Any) -> bool:
    """Whether a test opens pages."""
    return "guests" in item.fixturenames


def split(items: Iterable[Any]) -> tuple[list[Any], list[Any]]:
    """The tests to run, and those that are left to the proof."""
    kept, left = [], []
    for _, group in groupby(items, key=lambda item: (item.path, getattr(item, "originalname", item.name))):
        tests = list(group)
        if FULL or len(tests) == 1 or not is_in_a_browser(tests[0]):
            kept += tests
            continue
        chosen = {tests[place] for place in covering([cell_of(test) for test in tests])}
        kept += [test for test in tests if test in chosen]
        left += [test for test in tests if test not in chosen]
    return kept, left
