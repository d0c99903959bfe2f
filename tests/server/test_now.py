"""What is kept ready to be sent follows the seats and those who look, as they are now."""

import json
from collections.abc import Callable

import pytest

from ludi.server.api.tables import SeatKind
from ludi.server.bots.seats import BotSeats
from ludi.server.bots.warmup import Warmup
from ludi.server.tables.log import LoggedStep
from ludi.server.tables.subscribers import Viewer
from ludi.server.tables.table import Table
from ludi.server.tables.table_info import Chair
from tests.games.caesar_cleopatra.table import FOE
from tests.server.conftest import House, run_apart
from tests.server.test_secret import ARRANGEMENTS, GAME, Watched, arranging, opening
from tests.server.visitor import ME, OPEN, Visitor


@pytest.fixture
def idle_bots(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """No bot answers: who is asked stays asked."""
    monkeypatch.setattr(house.lobby.bots, "attend", lambda table: None)


def seated(livia: Visitor, marcus: Visitor) -> tuple[str, Visitor]:
    """A running game, and who of the two is asked."""
    table = livia.open_table("roma", ME, OPEN)["id"]
    marcus.sit(table)
    return table, livia if livia.position(table)["legal"] else marcus


def test_who_left_may_do_nothing_until_they_return(idle_bots: None, livia: Visitor, marcus: Visitor) -> None:
    table, asked = seated(livia, marcus)
    before = asked.position(table)
    assert before["legal"]

    asked.post(f"tables/{table}/leave")
    assert asked.position(table)["legal"] == []
    refused = asked.move(table, before["legal"][0], before["sequence"])
    assert refused["refusal"]["message"] == "server-not-your-turn"

    asked.post(f"tables/{table}/return")
    assert asked.position(table) == before


def test_who_comes_before_the_news_is_told_does_not_hear_it_twice() -> None:
    """On arrival everything that has happened is told; the news of it is for those who looked when it did."""
    watched = Watched(opening())
    table, late = watched.table, Viewer("caesar", 0)
    run_apart(table.play(table.logged.planned(GAME.actions.parse("lay_hidden one senators"))))

    table.subscribers.viewers.add(late)
    table.subscribers.tell_news()

    assert late.queue.empty()
    assert len(watched.heard(0)) == 1
    assert watched.heard(FOE) == []


def test_what_lies_and_what_follows_are_told_once_each() -> None:
    """The news of an arrangement ends with it, even where it is told after the next step."""
    watched = Watched(opening())
    table = watched.table
    for move in (*arranging(ARRANGEMENTS[0]), "lay_hidden one senators"):
        run_apart(table.play(table.logged.planned(GAME.actions.parse(move))))

    table.subscribers.tell_news()

    assert [json.loads(frame)["step"]["sequence"] for frame in watched.heard(FOE)] == [1, 2, 3, 4, 5, 6]


def comes_back(watched: Watched) -> None:
    watched.table.info.chairs[0] = Chair(SeatKind.PERSON, "caesar")


def goes_on(watched: Watched) -> None:
    run_apart(Table.play(watched.table, watched.table.logged.planned(GAME.actions.parse("lay_hidden one senators"))))


@pytest.mark.parametrize(("meanwhile", "answers"), [(comes_back, 0), (goes_on, 0), (lambda watched: None, 1)])
def test_a_bots_answer_is_for_what_it_was_asked(meanwhile: Callable[[Watched], None], answers: int) -> None:
    """Who comes back while it waits is not played for, and what it thought before another step is forgotten."""
    watched, answered = Watched(opening()), list[str]()
    watched.table.info.chairs[0] = Chair(SeatKind.BOT, level="random")

    async def sleep(_: float) -> None:
        meanwhile(watched)

    async def play(turned: list[LoggedStep]) -> None:
        answered.append(turned[0].entry.move)

    async def decide() -> None:
        watched.table.play = play
        bots = BotSeats(Warmup(), 0.5, sleep=sleep)
        await bots.decide(watched.table, "random")
        bots.close()

    run_apart(decide())

    assert len(answered) == answers
