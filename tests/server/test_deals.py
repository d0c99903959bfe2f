"""The deal of the day: the same chance for everybody, one attempt, compared without luck, and secret until played."""

from itertools import count
from pathlib import Path
from threading import Event
from time import monotonic, sleep
from typing import Any

import pytest

from ludi.analysis.report import Cancelled
from ludi.core.dice import SCHEME
from ludi.core.fairness import Receipt, check
from ludi.games import GAMES
from ludi.server.after import analyses, days, deals
from ludi.server.storage import store
from tests.server.conftest import House
from tests.server.visitor import Json, Visitor

PATIENCE = 60.0  # seconds
NUMBERS = count(1)


class Calendar:
    """The day it is, in a story."""

    def __init__(self) -> None:
        self.day = f"{2001 + next(NUMBERS)}-03-01"

    def turn(self) -> None:
        """It is the day after."""
        self.day = f"{self.day[:-2]}02"


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    """A day of its own for each story, and a bot that answers without thinking."""
    made = Calendar()
    monkeypatch.setattr(days, "today", lambda: made.day)
    monkeypatch.setattr(deals, "RIVAL", "random")
    return made


def opened(visitor: Visitor, game: str = "roma") -> str:
    return str(visitor.post(f"deals/{game}")["id"])


def compared(visitor: Visitor, game: str = "roma", **query: Any) -> Json:
    """The page of the deal, once all luck is worked out."""
    until = monotonic() + PATIENCE
    page: Json = visitor.get(f"deals/{game}", **query)
    while any(row["luck"] is None for row in page["rows"]):
        assert monotonic() < until
        sleep(0.05)
        page = visitor.get(f"deals/{game}", **query)
    return page


@pytest.mark.parametrize("game", GAMES.names)
def test_everybody_has_the_same_chance_against_the_same_bot(
    house: House, livia: Visitor, marcus: Visitor, calendar: Calendar, game: str
) -> None:
    mine, yours = opened(livia, game), opened(marcus, game)
    tables = [house.lobby.tables[table] for table in (mine, yours)]

    assert mine != yours
    assert tables[0].info.promise == tables[1].info.promise
    assert livia.asked(mine)["view"] == marcus.asked(yours)["view"]
    assert tables[0].match.state.tobytes() == tables[1].match.state.tobytes()


def test_who_plays_alike_fares_alike(livia: Visitor, marcus: Visitor, calendar: Calendar) -> None:
    ends = [visitor.play_to_the_end(opened(visitor), 1)["scores"] for visitor in (livia, marcus)]

    rows = compared(livia)["rows"]

    assert ends[0] == ends[1]
    assert rows[0]["rest"] == rows[1]["rest"]
    assert [row["name"] for row in rows if row["mine"]] == ["Livia"]
    assert rows[0]["rest"] == pytest.approx(rows[0]["share"] - rows[0]["luck"])


def test_there_is_one_attempt_a_day_and_another_chance_the_next(
    house: House, livia: Visitor, calendar: Calendar
) -> None:
    first = opened(livia)
    assert opened(livia) == first
    livia.play_to_the_end(first, 2)
    assert opened(livia) == first

    calendar.turn()
    second = opened(livia)

    assert second != first
    assert house.lobby.tables[first].info.secret != house.lobby.tables[second].info.secret


def test_nobody_sees_another_game_of_today_before_their_own_is_over(
    livia: Visitor, marcus: Visitor, calendar: Calendar
) -> None:
    theirs = opened(livia)
    livia.play_to_the_end(theirs, 3)
    page = marcus.get("deals/roma")
    assert (page["finished"], page["rows"], page["table"]) == (1, [], None)
    for door in ("", "/position", "/replay", "/sheet", "/frames", "/analysis", "/qr.svg"):
        assert marcus.client.get(f"/api/tables/{theirs}{door}").status_code == 403
    own = opened(marcus)
    marcus.get(f"tables/{theirs}", 403)

    marcus.play_to_the_end(own, 4)

    assert marcus.get(f"tables/{theirs}")["deal"] == calendar.day
    assert len(marcus.get("deals/roma")["rows"]) == 2


def test_the_secret_is_told_when_the_day_is_over_and_everything_can_be_checked_then(
    livia: Visitor, marcus: Visitor, calendar: Calendar
) -> None:
    table, day = opened(livia), calendar.day
    livia.play_to_the_end(table, 5)
    card = livia.get(f"tables/{table}")
    assert (card["status"], card["dice"]["scheme"], card["dice"]["secret"]) == ("over", SCHEME, None)
    livia.get(f"tables/{table}/record", 409)
    livia.get(f"tables/{table}/proof", 409)

    calendar.turn()

    record = livia.get(f"tables/{table}/record")
    draws = check(record, GAMES.find("roma"), Receipt(card["dice"]["commitment"]))
    assert all(draw.move == draw.due for draw in draws)
    assert record["dice"]["table"] == f"deal {day}"
    assert livia.get(f"tables/{table}/proof")["dice"]["secret"]
    assert [row["name"] for row in compared(marcus, day=day)["rows"]] == ["Livia"]


def test_who_still_plays_when_the_day_is_over_learns_the_dice_to_come_from_nobody(
    livia: Visitor, marcus: Visitor, calendar: Calendar
) -> None:
    theirs, own, day = opened(livia), opened(marcus), calendar.day
    livia.play_to_the_end(theirs, 5)

    calendar.turn()

    for door in ("", "/proof", "/record", "/replay"):
        marcus.get(f"tables/{theirs}{door}", 403)
    assert marcus.get("deals/roma", day=day)["rows"] == []
    marcus.play_to_the_end(own, 6)
    assert marcus.get(f"tables/{theirs}/proof")["dice"]["secret"]


def test_there_are_no_hints_in_it(livia: Visitor, calendar: Calendar) -> None:
    table = opened(livia)
    livia.asked(table)

    for door in ("hint", "suggestion"):
        assert livia.get(f"tables/{table}/{door}", 409)["line"]["message"] == "server-deal-no-hints"


def test_a_game_in_which_a_bot_stood_in_does_not_count(livia: Visitor, marcus: Visitor, calendar: Calendar) -> None:
    table = opened(livia)
    livia.asked(table)
    livia.post(f"tables/{table}/leave")
    until = monotonic() + PATIENCE
    while livia.get(f"tables/{table}")["sequence"] < 40:  # it is played for her
        assert monotonic() < until
    livia.post(f"tables/{table}/return")
    livia.play_to_the_end(table, 6)

    until = monotonic() + PATIENCE
    while livia.get("deals/roma")["rows"]:
        assert monotonic() < until


def test_tables_that_are_only_opened_push_nobody_who_finished_off_the_list(
    house: House, livia: Visitor, calendar: Calendar, monkeypatch: pytest.MonkeyPatch
) -> None:
    livia.play_to_the_end(opened(livia), 7)
    monkeypatch.setattr(store, "LOOKED_THROUGH", 3)

    for _ in range(3):
        with house.visitor() as somebody:
            opened(somebody)

    page = livia.get("deals/roma")
    assert (page["finished"], [row["name"] for row in page["rows"]]) == (1, ["Livia"])


def test_the_luck_of_many_games_is_worked_out_one_by_one_and_an_analysis_does_not_wait_for_all(
    house: House, livia: Visitor, calendar: Calendar, monkeypatch: pytest.MonkeyPatch
) -> None:
    many = [house.visitor() for _ in range(3)]
    for visitor in many:
        visitor.play_to_the_end(opened(visitor), 8)
    table, order, begun, end = opened(livia), list[str](), Event(), Event()
    livia.play_to_the_end(table, 8)

    def work_out(*_: object) -> deals.Result:
        begun.set()
        assert end.wait(PATIENCE)
        order.append("luck")
        return deals.Result(1.0, 0.0)

    def analyse(*_: object) -> None:
        order.append("analysis")
        raise Cancelled("It is seen when it is its turn.")

    monkeypatch.setattr(deals, "result_of", work_out)
    monkeypatch.setattr(analyses, "analyse", analyse)
    livia.get("deals/roma")
    assert begun.wait(PATIENCE)
    livia.post(f"tables/{table}/analysis")
    end.set()

    assert len(compared(livia)["rows"]) == 4
    assert order.index("analysis") <= 2
    for visitor in many:
        visitor.client.close()


def test_what_is_no_game_or_no_day_is_said_to_be_so(livia: Visitor, calendar: Calendar) -> None:
    livia.get("deals/nonsense", 404)
    livia.post("deals/nonsense", status=404)
    livia.get("deals/roma", 404, day="nonsense")
    livia.get("deals/roma", 404, day="2999-01-01")
    for other in ("20000301", "2000-W09-3"):  # a day is written in one way
        livia.get("deals/roma", 404, day=other)


def test_a_deal_survives_a_restart(quick: None, tmp_path: Path, calendar: Calendar) -> None:
    address = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    first = House(address)
    first.open()
    with first.visitor() as livia:
        table = opened(livia)
        livia.asked(table)
        cookies, promise = livia.client.cookies, first.lobby.tables[table].info.promise
    first.close()

    second = House(address)
    second.open()
    with second.visitor() as livia, second.visitor() as marcus:
        livia.client.cookies = cookies
        assert opened(livia) == table
        assert second.lobby.tables[opened(marcus)].info.promise == promise
    second.close()
