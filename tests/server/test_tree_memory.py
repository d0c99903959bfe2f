"""Bots in common: nobody's many think before another's one, within a budget of bytes, and only where somebody looks."""

import asyncio
import os
import sys
from collections.abc import Iterator
from threading import get_native_id
from types import SimpleNamespace

import numpy as np
import pytest

from ludi.server.api.tables import SeatKind
from ludi.server.bots.external import ExternalBots
from ludi.server.bots.fair_queue import FairQueue
from ludi.server.bots.seats import GLANCE, NICENESS, BotSeats
from ludi.server.bots.tree_memory import TreeMemory, size_of
from ludi.server.bots.warmup import Warmup
from ludi.server.tables.table_info import Chair
from tests.server.conftest import House, run_apart
from tests.server.test_secret import Watched, opening
from tests.server.visitor import BOT, Visitor

CAESAR = {"kind": "bot", "level": "caesar"}
EACH = 1000  # bytes of a bot's tree here


def test_who_has_one_bot_does_not_wait_for_all_of_who_has_many() -> None:
    async def played() -> list[str]:
        turns, order = FairQueue(1), list[str]()

        async def think(owner: str) -> None:
            async with turns.one("here", owner):
                order.append(owner)
                await asyncio.sleep(0)

        await asyncio.gather(*(think(owner) for owner in ["greedy"] * 5 + ["livia", "marcus"]))
        assert turns.free == 1
        return order

    order = run_apart(played())

    assert order == ["greedy", "greedy", "livia", "marcus", "greedy", "greedy", "greedy"]


def test_many_guests_of_one_address_do_not_make_another_address_wait_for_all_of_them() -> None:
    async def played() -> list[str]:
        turns, order = FairQueue(1), list[str]()

        async def think(home: str, owner: str) -> None:
            async with turns.one(home, owner):
                order.append(owner)
                await asyncio.sleep(0)

        many = [("192.0.2.7", f"cookie {number}") for number in range(4)]
        await asyncio.gather(*(think(*who) for who in [*many, ("192.0.2.8", "livia")]))
        return order

    assert run_apart(played()).index("livia") == 2, "behind the one that thinks and one that waited longer"


def test_who_gives_up_waiting_leaves_the_place_to_the_next() -> None:
    async def played() -> list[str]:
        turns, order = FairQueue(1), list[str]()

        async def think(owner: str) -> None:
            async with turns.one("here", owner):
                order.append(owner)

        async with turns.one("here", "first"):
            waiting = [asyncio.create_task(think(owner)) for owner in ("gone", "stays")]
            await asyncio.sleep(0)
            waiting[0].cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert turns.free == 1
        return order

    assert run_apart(played()) == ["stays"]


@pytest.fixture
def small_bots(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Bots whose trees are known to be small."""

    def small(*_: object) -> SimpleNamespace:
        return SimpleNamespace(trees=[SimpleNamespace(memory=np.zeros(EACH, np.int8))])

    monkeypatch.setattr(ExternalBots, "bot_named", small)
    return


def thought(kept: TreeMemory, *seats: tuple[Watched, int]) -> None:
    """Bots of these seats think, one after another."""

    async def think() -> None:
        for watched, seat in seats:
            async with kept.of(watched.table, seat, "caesar"):
                pass

    run_apart(think())


def test_the_bot_that_thought_least_lately_is_forgotten_where_trees_take_too_much(small_bots: None) -> None:
    one, other, kept = Watched(opening()), Watched(opening()), TreeMemory(3 * EACH)
    one.table.info.id, other.table.info.id = "one", "other"

    thought(kept, (one, 0), (one, 1), (other, 0), (one, 0), (other, 1))

    assert set(one.table.bots) == {(0, "caesar")}
    assert set(other.table.bots) == {(0, "caesar"), (1, "caesar")}


def test_a_bot_that_thinks_just_now_is_not_forgotten(small_bots: None) -> None:
    watched, kept = Watched(opening()), TreeMemory(EACH)

    async def think() -> None:
        async with kept.of(watched.table, 0, "caesar"), kept.of(watched.table, 1, "caesar"):
            assert len(watched.table.bots) == 2
        async with kept.of(watched.table, 1, "caesar"):
            pass

    run_apart(think())

    assert set(watched.table.bots) == {(1, "caesar")}


def test_what_was_forgotten_with_its_table_takes_no_room(small_bots: None) -> None:
    watched, kept = Watched(opening()), TreeMemory(2 * EACH)
    thought(kept, (watched, 0))
    watched.table.bots.clear()

    thought(kept, (watched, 1), (watched, 0))

    assert len(watched.table.bots) == 2


@pytest.mark.parametrize(
    ("looked", "looks", "goes_on"), [(0.0, True, True), (0.0, False, False), (GLANCE, False, True)]
)
def test_a_bot_thinks_where_somebody_looks_and_else_does_not(looked: float, looks: bool, goes_on: bool) -> None:
    watched = Watched(opening())
    watched.table.info.chairs[0] = Chair(SeatKind.BOT, level="random")
    watched.table.looked = looked
    if not looks:
        watched.table.subscribers.viewers.clear()

    async def attended() -> bool:
        bots = BotSeats(Warmup(), 0.0, clock=lambda: GLANCE + 1)
        bots.attend(watched.table)
        began = watched.table.thinking
        if began:
            began.cancel()
        bots.close()
        return began is not None

    assert run_apart(attended()) == goes_on


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux keeps a niceness for each thread")
def test_who_thinks_leaves_the_cores_to_people() -> None:
    bots = BotSeats(Warmup(), 0.0)
    nice = [
        pool.submit(lambda: os.getpriority(os.PRIO_PROCESS, get_native_id())).result()
        for pool in (bots.pool, bots.advisers)
    ]
    bots.close()

    assert nice == [os.getpriority(os.PRIO_PROCESS, get_native_id()) + NICENESS] * 2


def test_bots_among_themselves_wait_for_a_watcher_and_then_play(house: House, livia: Visitor, marcus: Visitor) -> None:
    table = livia.open_table("roma", BOT, BOT)["id"]
    live = house.lobby.tables[table]
    before = live.sequence
    livia.get("tables")  # a look at the lobby is none at the table
    assert live.thinking is None
    assert live.sequence == before

    with marcus.socket(table, since=0) as news:
        assert news.until_over()


def test_twelve_tables_of_strong_bots_stay_within_the_budget(house: House, livia: Visitor) -> None:
    kept = house.lobby.bots.tree_memory
    whole, kept.most = kept.most, 3 * 46_700_000
    try:
        for _ in range(12):
            table = livia.open_table("roma", CAESAR, CAESAR)["id"]
            with livia.socket(table, since=0) as news:
                while news.next("step")["step"]["seat"] < 0:
                    pass
        bots = [bot for live in list(house.lobby.tables.values()) for bot in list(live.bots.values())]
        assert sum(size_of(bot) for bot in bots) <= kept.most
    finally:
        kept.most = whole
