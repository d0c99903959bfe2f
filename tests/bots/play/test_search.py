"""How a search uses threads: side by side, and nothing that fails there is lost."""

import copy
import os
import pickle
import subprocess
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest

from ludi.bots.contract import Budget
from ludi.bots.play.companions import side_by_side
from ludi.bots.play.search import SearchBot
from ludi.core.match import Match
from ludi.core.state import CHANCE
from ludi.games import GAMES


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


def names_of(count: int) -> set[int | None]:
    """The threads that do so many things side by side."""
    found, together = list[int | None](), threading.Barrier(count, timeout=30)

    def here() -> None:
        together.wait()
        found.append(threading.get_ident())

    side_by_side([here] * count)
    return set(found)


def test_the_same_threads_do_it_again() -> None:
    assert names_of(3) == names_of(3)


def test_threads_that_ask_do_not_share_their_companions() -> None:
    mine, theirs = names_of(2), set[int | None]()
    other = threading.Thread(target=lambda: theirs.update(names_of(2)))
    other.start()
    other.join()

    assert len(theirs - mine) == 2


def test_companions_end_with_the_thread_that_asked() -> None:
    left = list[threading.Thread]()

    def ask() -> None:
        side_by_side([lambda: left.append(threading.current_thread()), lambda: None])

    other = threading.Thread(target=ask)
    other.start()
    other.join()
    left[0].join(timeout=30)

    assert not left[0].is_alive()


def test_a_companion_in_which_something_failed_does_the_next_thing() -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    done = list[int]()
    with pytest.raises(KeyboardInterrupt):
        side_by_side([interrupted, lambda: done.append(1)])
    side_by_side([lambda: done.append(2), lambda: None])

    assert done == [1, 2]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork here")
def test_a_forked_process_finds_companions_of_its_own() -> None:
    code = "import os\nfrom tests.bots.play.test_search import names_of\nnames_of(2)\nchild = os.fork()\n"
    code += "if child == 0:\n    names_of(2)\n    os._exit(0)\nassert os.waitpid(child, 0)[1] == 0"

    assert subprocess.run([sys.executable, "-W", "ignore", "-c", code], timeout=60, check=False).returncode == 0


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda bot: pickle.loads(pickle.dumps(bot))])
def test_a_copy_of_a_bot_answers_alike_with_many_threads_asking(copied: Callable[[SearchBot], SearchBot]) -> None:
    game = GAMES.find("roma")
    match = Match(game)
    match.rules = game.compiled
    while match.seat == CHANCE:
        match.step(match.legal()[0])
    bot = SearchBot(game, Budget(128))
    asked = (match.view(match.seat), match.seat, match.legal(), 5)
    others = [copied(bot) for _ in range(3)]
    answer = bot.choose(*asked)

    with ThreadPoolExecutor(3) as pool:
        assert list(pool.map(lambda other: other.choose(*asked), others)) == [answer] * 3
