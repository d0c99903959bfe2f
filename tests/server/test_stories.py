"""Nobody sees another's cards, whatever several people do in whatever order (`LUDI_STEPS=20000`: longer stories)."""

import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from ludi.games import GAMES
from ludi.server.api.tables import SeatKind
from ludi.server.app import new_app
from ludi.server.settings import Settings
from ludi.server.tables.table_info import Chosen
from tests.luck import LUCK
from tests.server.conftest import run_apart
from tests.server.stories import Story

STEPS = int(os.environ.get("LUDI_STEPS", 1500))
LONGEST = 10  # times as many, where little was shown


@pytest.mark.parametrize("what", ["/frames?since=0", "/replay"])
def test_who_leaves_while_a_page_is_made_is_not_told_it(what: str, quick: None, tmp_path: Path) -> None:
    """A page is for who has the seat in the moment it goes out, not for who had it when it was asked for."""

    async def leave_meanwhile(story: Story) -> None:
        livia, marcus = story.people[:2]
        table = await story.new_table([{"kind": "open"}, {"kind": "open"}], marcus)
        await story.finished(livia.sits(table, 0))
        asked = story.begun(livia.ask("GET", table, what))
        while not story.makings:
            await asyncio.sleep(0)
        left = story.begun(livia.ask("POST", table, "/leave"))
        while not left.done():
            story.a_write_is_done()
            await asyncio.sleep(0)

        assert (await story.finished(asked))["status"] == 403

    told("roma", tmp_path, leave_meanwhile)


@pytest.mark.parametrize("name", GAMES.names)
def test_nobody_ever_sees_what_is_anothers(
    name: str, quick: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every frame of every socket, and every answer, is for a seat that its guest has now, and nobody else ever had."""
    monkeypatch.setattr("ludi.server.tables.table_info.STAND_IN", "random")  # it needs no compiling

    async def until_enough_is_shown(story: Story) -> None:
        for _ in range(LONGEST):
            await story.tell(STEPS)
            if story.witness.private > STEPS / 20:
                return
        pytest.fail("the story showed too little")

    told(name, tmp_path, until_enough_is_shown)


def test_who_leaves_while_the_last_one_sits_down_leaves_a_running_game(quick: None, tmp_path: Path) -> None:
    """The seat is not open again: a bot stands in, and no stranger sits down."""

    async def race(story: Story) -> None:
        livia, marcus, stranger = story.people[:3]
        table = await story.new_table([{"kind": "open"}, {"kind": "open"}], livia)
        await story.finished(livia.sits(table, 0))
        await story.finished(marcus.sits(table, 1))
        await story.finished(livia.shows_seed(table))
        last, leaving = story.begun(marcus.shows_seed(table)), story.begun(livia.ask("POST", table, "/leave"))
        await story.finished(last, leaving)

        chairs = story.lobby.tables[table].info.chairs
        assert [chair.kind for chair in chairs] == [SeatKind.PERSON, SeatKind.PERSON]
        assert chairs[0].stand_in == Chosen.BY_PERSON
        assert "seats" not in await story.finished(stranger.sits(table, 0))

    told("roma", tmp_path, race)


def told(name: str, folder: Path, tell: Callable[[Any], Awaitable[None]], kind: type[Story] = Story) -> Any:
    """A story in a house of its own, to its end."""

    async def tell_all() -> Any:
        app = new_app(Settings(f"sqlite:///{folder / 'tables.sqlite'}"))
        async with app.router.lifespan_context(app):
            story = kind(app, name, LUCK)
            await story.meet()
            await tell(story)
            await story.end()
            return story

    return run_apart(tell_all())
