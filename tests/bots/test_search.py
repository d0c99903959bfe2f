"""How a search uses threads: side by side, and nothing that fails there is lost."""

import threading

import pytest

from ludi.bots.search import side_by_side


def test_all_is_done_at_once_and_all_of_it() -> None:
    together = threading.Barrier(3, timeout=30)

    side_by_side([lambda: together.wait() and None] * 3)

    assert not together.broken


def test_what_fails_beside_is_heard_of_when_all_is_done() -> None:
    done = list[int]()

    def fails() -> None:
        raise ValueError("beside")

    with pytest.raises(ValueError, match="beside"):
        side_by_side([fails, lambda: done.append(1)])
    assert done == [1]
