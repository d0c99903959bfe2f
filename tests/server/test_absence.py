"""The friends' game belongs to the friends: nobody plays for a person unless people choose it."""

import asyncio
import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import ANY

import pytest
from typer.testing import CliRunner

from ludi.cli.app import app
from ludi.games import GAMES
from tests.server.absence_stories import AbsenceStory
from tests.server.conftest import House
from tests.server.passing import LONG, Clock
from tests.server.test_stories import LONGEST, STEPS, told
from tests.server.visitor import ME, OPEN, News, Visitor

Json = dict[str, Any]


@pytest.fixture
def clock(house: House, monkeypatch: pytest.MonkeyPatch) -> Clock:
    monkeypatch.setattr("ludi.server.tables.table_info.STAND_IN", "random")  # it needs no compiling
    return Clock(house, monkeypatch)


@pytest.fixture
def guests(house: House) -> Iterator[Callable[[str], Visitor]]:
    with ExitStack() as stack:

        def arrive(name: str) -> Visitor:
            visitor = stack.enter_context(house.visitor())
            visitor.call_me(name)
            return visitor

        yield arrive


def seated(*people: Visitor, game: str = "roma", pace: str = "live") -> tuple[str, list[Visitor]]:
    """A table of these people, whoever is asked first: the one who is asked, then the others as they follow in turn."""
    options = {"players": str(len(people))} if len(GAMES.find(game).players) > 1 else {}
    table = people[0].open_table(game, ME, *[OPEN] * (len(people) - 1), pace=pace, **options)["id"]
    for person in people[1:]:
        person.sit(table)
    asked = people[0].get(f"tables/{table}")["asked"]
    return table, [*people[asked:], *people[:asked]]


def entries(house: House, table: str) -> int:
    return len(house.lobby.tables[table].logged.log)


def sign_of(visitor: Visitor) -> None:
    """A page of this visitor is open: any request tells it."""
    assert visitor.client.get("/api/me/here").status_code == 204


@contextmanager
def at(table: str, *people: Visitor) -> Iterator[list[News]]:
    """These people look at the table."""
    with ExitStack() as stack:
        sockets = [stack.enter_context(person.socket(table)) for person in people]
        for news in sockets:
            news.next("position")
        yield sockets


def absence(visitor: Visitor, table: str) -> Json | None:
    found: Json | None = visitor.get(f"tables/{table}")["absence"]
    return found


def wants(visitor: Visitor, table: str, wish: str, seat: int, status: int = 200) -> Json:
    card: Json = visitor.post(f"tables/{table}/absent", {"seat": seat, "wish": wish}, status)
    return card


@pytest.mark.parametrize("pace", ["live", "no_hurry"])
@pytest.mark.parametrize("game", GAMES.names)
def test_a_table_that_everybody_left_waits(
    game: str, pace: str, house: House, clock: Clock, livia: Visitor, marcus: Visitor
) -> None:
    table, _ = seated(livia, marcus, game=game, pace=pace)
    with at(table, livia, marcus):
        before = entries(house, table)
    clock.passes()
    clock.passes()

    assert livia.get(f"tables/{table}")["status"] == "playing"
    assert entries(house, table) == before
    assert not any(seat["stand_in"] for seat in livia.get(f"tables/{table}")["seats"])


def test_whoever_is_there_is_asked_what_to_do_about_one_who_is_away(
    clock: Clock, livia: Visitor, marcus: Visitor
) -> None:
    table, (away, there) = seated(livia, marcus)
    seat = there.get(f"tables/{table}")["asked"]
    with at(table, there) as (news,):
        clock.passes()
        card = news.next("table")["table"]

        assert card["absence"] == {"seat": seat, "wishes": [], "asked": [1 - seat]}
        assert card["seats"][seat]["whereabouts"] == "away"
        wants(away, table, "bot", seat, 403)  # who asks is not at the table


def test_a_table_without_hurry_asks_nobody(clock: Clock, livia: Visitor, marcus: Visitor) -> None:
    table, (_, there) = seated(livia, marcus, pace="no_hurry")
    seat = there.get(f"tables/{table}")["asked"]
    with at(table, there):
        clock.passes()

        assert absence(there, table) is None
        assert there.get(f"tables/{table}")["pace"] == "no_hurry"
        wants(there, table, "bot", seat, 409)


@pytest.mark.parametrize("page", ["/api/tables", "/api/me/here", "/api/me"])
def test_who_is_on_any_page_of_the_server_is_not_away(page: str, clock: Clock, livia: Visitor, marcus: Visitor) -> None:
    table, (elsewhere, there) = seated(livia, marcus)
    seat = there.get(f"tables/{table}")["asked"]
    with at(table, there):
        clock.passes()
        assert absence(there, table)
        assert elsewhere.client.get(page).is_success
        clock.passes(1.0)

        assert absence(there, table) is None
        assert there.get(f"tables/{table}")["seats"][seat]["whereabouts"] == "here"
        wants(there, table, "bot", seat, 409)


def test_a_table_that_does_not_wait_for_the_one_who_is_away_asks_nothing(
    clock: Clock, livia: Visitor, marcus: Visitor
) -> None:
    table, (there, _) = seated(livia, marcus)
    with at(table, there):
        clock.passes()

        assert absence(there, table) is None


def test_a_bot_plays_when_all_who_are_there_want_it(
    house: House, clock: Clock, guests: Callable[[str], Visitor]
) -> None:
    people = [guests(name) for name in ("Anna", "Bob", "Carla")]
    table, (_, *there) = seated(*people, game="alea_iacta_est")
    seat = there[0].get(f"tables/{table}")["asked"]
    with at(table, *there):
        clock.passes()
        first = wants(there[0], table, "bot", seat)
        assert not first["seats"][seat]["stand_in"]
        assert [one["wish"] for one in first["absence"]["wishes"]] == ["bot"]
        wants(there[1], table, "wait", seat)
        assert not there[0].get(f"tables/{table}")["seats"][seat]["stand_in"]

        assert wants(there[1], table, "bot", seat)["seats"][seat]["stand_in"]
        there[0].asked(table)

    log = house.lobby.tables[table].logged.log
    assert {entry.stand_ins for entry in log if entry.seat == seat and not entry.command} == {str(seat)}


def test_what_was_wanted_of_one_who_came_back_is_forgotten(
    house: House, clock: Clock, guests: Callable[[str], Visitor], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house.lobby.bots, "attend", lambda table: None)  # back before the bot has moved
    people = [guests(name) for name in ("Anna", "Bob", "Carla")]
    table, (away, *there) = seated(*people, game="alea_iacta_est")
    seat = there[0].get(f"tables/{table}")["asked"]
    with at(table, *there):
        clock.passes()
        for person in there:
            wants(person, table, "bot", seat)
        away.post(f"tables/{table}/return")
        clock.passes()
        assert absence(there[0], table) == {"seat": seat, "wishes": [], "asked": [ANY, ANY]}
        wants(there[0], table, "bot", seat)

        assert not there[0].get(f"tables/{table}")["seats"][seat]["stand_in"]


def test_one_who_is_there_ends_the_game_without_a_result(clock: Clock, livia: Visitor, marcus: Visitor) -> None:
    table, (_, there) = seated(livia, marcus)
    seat = there.get(f"tables/{table}")["asked"]
    with at(table, there):
        clock.passes()
        card = wants(there, table, "end", seat)

    assert (card["status"], card["winners"]) == ("closed", [])
    assert there.get(f"tables/{table}/messages")[-1]["phrase"] == "ended"


def test_what_was_wanted_before_the_game_went_on_is_forgotten(clock: Clock, guests: Callable[[str], Visitor]) -> None:
    people = [guests(name) for name in ("Anna", "Bob", "Carla")]
    table, (away, *there) = seated(*people, game="alea_iacta_est")
    seat = there[0].get(f"tables/{table}")["asked"]
    with at(table, *there):
        clock.passes()
        wants(there[0], table, "end", seat)
        sign_of(away)
        while (position := away.asked(table))["asked"] == seat and position["legal"]:
            away.move(table, position["legal"][0], position["sequence"])
            if away.position(table)["asked"] != seat:
                break
        wants(there[1], table, "end", seat, 409)

    assert there[0].get(f"tables/{table}")["status"] == "playing"


def test_what_a_bot_did_for_somebody_is_told_as_such_to_everybody(
    clock: Clock, livia: Visitor, marcus: Visitor
) -> None:
    table, (away, there) = seated(livia, marcus)
    seat = there.get(f"tables/{table}")["asked"]
    with at(table, there) as (news,):
        clock.passes()
        wants(there, table, "bot", seat)
        step = news.next("step")["step"]
        assert (step["seat"], step["stand_ins"]) == (seat, [seat])
        there.asked(table)
    assert there.get(f"tables/{table}/messages")[-1]["phrase"] == "replaced"

    for person in (away, there):
        steps = person.replay(table)["steps"]
        made = [step for step in steps if step["seat"] == seat]
        assert made
        assert all(step["stand_ins"] == [seat] for step in made)
        assert not steps[0]["stand_ins"]


def test_who_comes_back_to_the_table_has_the_seat_again_at_once(clock: Clock, livia: Visitor, marcus: Visitor) -> None:
    table, (away, there) = seated(livia, marcus)
    seat = there.get(f"tables/{table}")["asked"]
    with at(table, there):
        clock.passes()
        assert wants(there, table, "bot", seat)["seats"][seat]["stand_in"]
        with away.socket(table) as back:
            assert back.next("message")["message"]["phrase"] == "returned"
            assert not back.next("table")["table"]["seats"][seat]["stand_in"]

    assert there.get(f"tables/{table}/messages")[-1]["phrase"] == "returned"


def test_who_is_seen_on_another_page_has_the_seat_again(clock: Clock, livia: Visitor, marcus: Visitor) -> None:
    table, (away, there) = seated(livia, marcus)
    seat = there.get(f"tables/{table}")["asked"]
    with at(table, there):
        clock.passes()
        wants(there, table, "bot", seat)
        sign_of(away)
        clock.passes(1.0)

        assert not there.get(f"tables/{table}")["seats"][seat]["stand_in"]


def test_who_handed_the_seat_to_a_bot_takes_it_back_by_asking(clock: Clock, livia: Visitor, marcus: Visitor) -> None:
    table, (away, _) = seated(livia, marcus)
    seat = away.get(f"tables/{table}")["my_seats"][0]
    away.post(f"tables/{table}/leave")
    sign_of(away)
    clock.passes(1.0)
    with at(table, away):
        assert away.get(f"tables/{table}")["seats"][seat]["stand_in"]

    assert not away.post(f"tables/{table}/return")["seats"][seat]["stand_in"]


def test_after_a_start_everybody_has_time_to_be_seen_again(clock: Clock, livia: Visitor, marcus: Visitor) -> None:
    table, (_, there) = seated(livia, marcus)
    presence = clock.house.lobby.presence
    clock.now += LONG
    presence.opened, presence.last = clock.now, {}  # as it is after a start
    with at(table, there):
        clock.passes(presence.patience - 1)
        assert absence(there, table) is None
        clock.passes(2)
        assert absence(there, table)


@pytest.mark.parametrize("name", GAMES.names)
def test_in_no_story_is_a_move_made_for_somebody_who_did_not_choose_it(
    name: str, quick: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """People at their tables, in the lobby, gone, silent and back; every line says who acted."""
    monkeypatch.setattr("ludi.server.tables.table_info.STAND_IN", "random")

    async def until_it_is_rich(story: AbsenceStory) -> None:
        for _ in range(LONGEST):
            await story.tell(STEPS // 2)
            if story.is_rich:
                return
        pytest.fail(f"the story is poor: {story.replaced} replaced, {story.by_bots} moves of bots")

    told(name, tmp_path, until_it_is_rich, AbsenceStory)


def test_a_wish_that_waits_for_a_move_to_be_written_is_one_of_the_story(
    quick: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It counts from when it is taken, not from when it was sent: a move that came in between does not take it back."""
    monkeypatch.setattr("ludi.server.tables.table_info.STAND_IN", "random")

    async def wish_meanwhile(story: AbsenceStory) -> None:
        monkeypatch.setattr(story, "wishes", lambda: {"pace": "live"})
        table, away, there = await story.two_at_a_table()
        seat = story.lobby.tables[table].asked
        story.somebody_plays_on(away, table)
        while not story.writes:
            await asyncio.sleep(0)
        story.time += 2 * story.presence.patience
        asked = story.begun(there.ask("POST", table, "/absent", {"seat": seat, "wish": "bot"}))
        for _ in range(50):
            await asyncio.sleep(0)
        while not asked.done():
            story.a_write_is_done()
            await asyncio.sleep(0)
            story.look_around()

        assert asked.result()["seats"][seat]["stand_in"]
        assert story.replaced == 1

    told("roma", tmp_path, wish_meanwhile, AbsenceStory)


def test_the_record_and_its_replay_in_the_terminal_tell_what_a_bot_did(
    clock: Clock, livia: Visitor, marcus: Visitor, tmp_path: Path
) -> None:
    table, (away, there) = seated(livia, marcus, game="caesar_cleopatra")
    away.post(f"tables/{table}/leave")
    while not (position := there.asked(table))["over"]:
        there.move(table, position["legal"][0], position["sequence"])
    record = there.get(f"tables/{table}/record")
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record))
    seat = away.get(f"tables/{table}")["my_seats"][0]
    told = CliRunner().invoke(app, ["replay", str(file)]).stdout

    assert {tuple(seats) for seats in record["stand_ins"].values()} == {(seat,)}
    assert "Bot for " in told
    assert CliRunner().invoke(app, ["verify", str(file)]).exit_code == 0
