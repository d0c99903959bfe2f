"""History: told page by page, made beside the loop, once, and kept within a budget."""

import asyncio
import json
import threading
from typing import Any

import pytest

from ludi.core.state import CHANCE
from ludi.server.after import history
from ludi.server.after.history import Excerpt, Histories
from ludi.server.api.positions import Viewpoint
from ludi.server.tables.log import PAGE, Mark
from tests.server.conftest import House, run_apart
from tests.server.test_secret import ARRANGEMENTS, Watched, arranging, opening
from tests.server.visitor import BOT, ME, Json, Visitor


def long_game(livia: Visitor, entries: int) -> str:
    """A game with so many entries at least: the dice of five rounds alone are as many."""
    table = str(livia.open_table("alea_iacta_est", ME, BOT, players="2")["id"])
    while (position := livia.asked(table))["sequence"] < entries:
        livia.move(table, position["legal"][-1], position["sequence"])
    return table


def numbers(frames: list[Json]) -> list[int]:
    """The sequence numbers of the steps among frames."""
    return [frame["step"]["sequence"] for frame in frames if frame["type"] == "step"]


def test_an_answer_holds_a_page_and_says_how_to_ask_on(livia: Visitor) -> None:
    table = long_game(livia, 2 * PAGE + 1)
    heard, since, answers = list[int](), 0, 0
    while since is not None:
        frames = livia.get(f"tables/{table}/frames", since=since)
        assert len(numbers(frames)) <= PAGE
        heard += numbers(frames)
        since = next((frame["since"] for frame in frames if frame["type"] == "more"), None)
        answers += 1

    assert heard == list(range(1, livia.position(table)["sequence"] + 1))
    assert answers == -(-len(heard) // PAGE)
    last = next(frame for frame in reversed(frames) if frame["type"] == "step")
    assert last["step"]["position"] == livia.position(table)


def test_a_replay_is_told_in_pages_too(livia: Visitor) -> None:
    table = long_game(livia, PAGE + 1)
    first = livia.get(f"tables/{table}/replay")

    assert (len(first["steps"]), first["more"]) == (PAGE, PAGE)
    second = livia.get(f"tables/{table}/replay", since=first["more"])
    assert second["steps"][0]["sequence"] == PAGE + 1
    assert second["more"] is None


def test_a_socket_catches_up_while_the_game_goes_on(livia: Visitor) -> None:
    table = long_game(livia, PAGE + 1)
    with livia.socket(table, since=0) as news:
        position = livia.asked(table)
        livia.move(table, position["legal"][0], position["sequence"])
        end, heard = livia.asked(table)["sequence"], list[int]()
        while not heard or heard[-1] < end:
            heard.append(news.next("step")["step"]["sequence"])

    assert heard == list(range(1, end + 1))


def test_history_is_made_beside_the_loop_and_once(
    house: House, livia: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, threads, made = long_game(livia, PAGE + 1), set[str](), list[int]()
    real = Excerpt.told

    def told(excerpt: Excerpt) -> Any:
        threads.add(threading.current_thread().name)
        made.extend(entry.sequence for entry in excerpt.entries)
        return real(excerpt)

    monkeypatch.setattr(history.Excerpt, "told", told)
    for _ in range(10):
        livia.get(f"tables/{table}/frames", since=0)
        livia.get(f"tables/{table}/replay")
        with livia.socket(table, since=PAGE - 10) as news:
            news.next("step")

    assert made == list(range(1, livia.position(table)["sequence"] + 1))
    assert all(name.startswith("history") for name in threads)
    assert house.thread.name not in threads


def test_what_is_kept_stays_within_its_budget_and_what_was_used_last_stays() -> None:
    watched = [Watched(opening()) for _ in range(4)]
    for number, one in enumerate(watched):
        one.table.info.id = f"table {number}"
        for move in arranging(ARRANGEMENTS[0]):
            one.play(move)

    async def look() -> Histories:
        kept = Histories(1 << 30)
        await kept.since(watched[0].table.logged, Viewpoint(0), 0, "here", "me")
        kept.most = 3 * kept.size
        for one in (1, 2, 0, 3):
            await kept.since(watched[one].table.logged, Viewpoint(0), 0, "here", "me")
        kept.close()
        return kept

    kept = run_apart(look())

    assert [key[0] for key in kept.pages] == ["table 2", "table 0", "table 3"]
    assert kept.size == sum(page.size for page in kept.pages.values()) <= kept.most


def test_who_asks_in_the_moment_a_page_is_done_waits_for_nothing() -> None:
    """Between a page's being made and its being told to those who wait, somebody else asks for it."""
    watched, kept, looks = Watched(opening()), Histories(1 << 30), list[int]()
    for move in arranging(ARRANGEMENTS[0]):
        watched.play(move)
    real = watched.table.logged.mark

    def mark(number: int) -> Mark:
        looks.append(number)
        assert len(looks) < 100, "somebody looks again and again, and lets nobody else do anything"
        return real(number)

    async def at_once(make: Any, *_: str) -> Any:
        return make()

    async def a_moment_later() -> Any:
        return await asyncio.create_task(kept.since(watched.table.logged, Viewpoint(0), 0, "here", "me"))

    async def ask() -> list[Any]:
        return await asyncio.gather(kept.since(watched.table.logged, Viewpoint(0), 0, "here", "me"), a_moment_later())

    watched.table.logged.mark, kept.beside = mark, at_once  # type: ignore[method-assign]
    one, other = run_apart(ask())
    kept.close()

    assert one == other
    assert len(one) == 5


def test_pages_that_grow_are_what_would_be_made_at_once() -> None:
    """Step by step or all together, taken back or not, from the beginning or from a page's own: the same bytes."""
    watched, growing, whole = Watched(opening()), Histories(1 << 30), Histories(1 << 30)

    async def told(kept: Histories, since: int = 0) -> list[bytes]:
        return [one.frame() for one in await kept.since(watched.table.logged, Viewpoint(0), since, "here", "me")]

    for move in arranging(ARRANGEMENTS[0])[:3]:
        for _ in range(9):
            watched.play(move)
            watched.undo()
            run_apart(told(growing, watched.table.sequence // PAGE * PAGE))
        watched.play(move)
    assert watched.table.sequence > PAGE
    assert watched.table.logged.log[PAGE].seat != CHANCE

    for since in (0, 7, PAGE):
        assert run_apart(told(growing, since)) == run_apart(told(whole, since))
    frames = watched.table.logged.frames_since(PAGE, Viewpoint(0))
    for page, frame in zip(run_apart(told(whole, PAGE))[:-1], frames[:-1], strict=True):
        assert json.loads(page) == json.loads(frame)
    growing.close()
    whole.close()


def test_the_others_pages_end_before_a_secret_and_go_on_after_it() -> None:
    watched, kept = Watched(opening()), Histories(1 << 30)

    async def known() -> list[int]:
        return [one.sequence for one in await kept.since(watched.table.logged, Viewpoint(1), 0, "here", "me")]

    *hidden, last = arranging(ARRANGEMENTS[0])
    for move in hidden:
        watched.play(move)
        assert run_apart(known()) == []
    watched.play(last)
    assert run_apart(known()) == [1, 2, 3, 4, 5]
    kept.close()
