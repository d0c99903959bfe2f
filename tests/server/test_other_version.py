"""Tables of another version of the rules: finished games open and replay, running ones say why they cannot go on."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest
import sqlalchemy as sa

from ludi.core.fairness import check
from ludi.games import GAMES
from ludi.server.tables.table_info import TableInfo
from ludi.server.tables.versions import ends_alike
from tests.server.conftest import House
from tests.server.visitor import BOT, ME, OPEN, Visitor, here

ROMA = GAMES.find("roma")
RUNNING, OVER = "server-other-version", "server-other-version-over"
SPOIL = {
    "a move that is not legal any more": "UPDATE entries SET move = 'activate 3' "
    "WHERE kind = 'move' AND sequence = (SELECT max(sequence) FROM entries WHERE table_id = :table AND kind = 'move')",
    "other winners": "UPDATE tables SET winners = '[]'",
    "other scores": "UPDATE tables SET scores = '[1, 2]'",
    "options that are no more": """UPDATE tables SET options = '{"templum": "flooded"}'""",
}


@contextmanager
def rules_of(version: int) -> Iterator[None]:
    """Roma has been given another version."""
    before = ROMA.version
    object.__setattr__(ROMA, "version", version)
    try:
        yield
    finally:
        object.__setattr__(ROMA, "version", before)


@pytest.fixture
def later(house: House) -> Iterator[Callable[[], None]]:
    """From now on another release is installed, and nobody has looked at a table yet."""
    with rules_of(ROMA.version):

        def begin() -> None:
            house.lobby.put_away(now=2e10)
            house.lobby.outdated.clear()
            object.__setattr__(ROMA, "version", ROMA.version + 1)

        yield begin


def finished(visitor: Visitor) -> str:
    """A game against a bot, to its end."""
    table = str(visitor.open_table("roma", ME, BOT, start_player="eagle")["id"])
    visitor.play_to_the_end(table, seed=3)
    return table


def change(house: House, table: str, what: str) -> None:
    """Something in the database is otherwise."""
    where = "AND" if "WHERE" in what else "WHERE"
    key = "table_id" if "entries" in what else "id"
    with house.lobby.store.engine.begin() as connection:
        assert connection.execute(sa.text(f"{what} {where} {key} = :table"), {"table": table}).rowcount == 1


def shown(visitor: Visitor, table: str) -> list[Any]:
    """Everything a finished table shows."""
    doors = ("position", "replay", "sheet", "record", "proof", "frames")
    return [visitor.get(f"tables/{table}"), *(visitor.get(f"tables/{table}/{door}") for door in doors)]


def test_a_finished_game_that_todays_rules_play_alike_opens_as_ever(
    house: House, livia: Visitor, later: Callable[[], None]
) -> None:
    table = finished(livia)
    before = shown(livia, table)

    later()

    assert shown(livia, table) == before
    assert before[0]["outdated"] is None
    assert before[0]["scores"] == before[1]["scores"]
    record = livia.get(f"tables/{table}/record")
    assert record["version"] == ROMA.version - 1
    assert all(draw.move == draw.due for draw in check(record, ROMA))
    again = livia.post(f"tables/{table}/rematch")
    assert again["status"] == "waiting"


@pytest.mark.parametrize("spoilt", SPOIL.values(), ids=SPOIL)
def test_a_finished_game_that_they_do_not_tells_how_it_ended(
    house: House, livia: Visitor, later: Callable[[], None], spoilt: str
) -> None:
    table = finished(livia)
    before = livia.get(f"tables/{table}")
    later()
    change(house, table, spoilt)

    for _ in range(2):  # it is not tried out again
        card = livia.get(f"tables/{table}")
        assert card["outdated"]["message"] == OVER
        assert card["outdated"]["values"] == {"version": ROMA.version - 1, "today": ROMA.version}
        assert (card["seats"], card["status"]) == (before["seats"], "over")
        for door in ("position", "replay", "sheet", "record", "proof", "frames"):
            assert livia.get(f"tables/{table}/{door}", status=409)["line"]["message"] == OVER
    assert livia.post(f"tables/{table}/rematch", status=409)["line"]["message"] == OVER
    assert livia.post(f"tables/{table}/leave")["status"] == "over"
    mine = {card["id"]: card for card in livia.get("tables")["mine"]}
    assert mine[table]["scores"] is not None


def test_a_running_game_says_why_it_cannot_go_on_and_can_be_left(
    house: House, livia: Visitor, marcus: Visitor, later: Callable[[], None]
) -> None:
    table = livia.open_table("roma", ME, here("Titus"), listed=True, start_player="eagle")["id"]
    position = livia.asked(table)
    later()

    card = livia.get(f"tables/{table}")
    assert (card["status"], card["outdated"]["message"]) == ("playing", RUNNING)
    refused = livia.move(table, position["legal"][0], position["sequence"], status=409)
    assert refused["line"]["message"] == RUNNING
    assert table in {card["id"]: card for card in livia.get("tables")["mine"] if card["outdated"]}
    for name, cards in marcus.get("tables").items():
        assert table not in {card["id"] for card in cards}, name

    marcus.post(f"tables/{table}/leave")  # not his
    assert table in {card["id"] for card in livia.get("tables")["mine"]}
    left = livia.post(f"tables/{table}/leave")
    assert left["outdated"]["message"] == RUNNING
    assert all(seat["stand_in"] for seat in left["seats"])
    assert table not in {card["id"] for card in livia.get("tables")["mine"]}

    object.__setattr__(ROMA, "version", ROMA.version - 1)  # the release of before is installed again
    livia.post(f"tables/{table}/return")
    assert livia.asked(table)["sequence"] >= position["sequence"]


def test_a_table_that_waits_says_so_too_and_can_be_left(
    house: House, livia: Visitor, marcus: Visitor, later: Callable[[], None]
) -> None:
    table = livia.open_table("roma", ME, OPEN, listed=True)["id"]
    later()

    assert livia.get(f"tables/{table}")["outdated"]["message"] == RUNNING
    assert table not in {card["id"] for card in marcus.get("tables")["open"]}
    marcus.post(f"tables/{table}/sit", {"pledge": "0" * 64}, status=409)
    assert livia.post(f"tables/{table}/leave")["my_seats"] == []
    assert table not in {card["id"] for card in livia.get("tables")["mine"]}


def test_scores_of_games_that_ended_before_they_were_kept_are_not_asked_for() -> None:
    info = TableInfo("id", "roma", 1, {}, "host", True, 0.0, "0" * 64, [], scores=None)

    assert ends_alike(info, replace(info, scores=[3, 4]))
    assert not ends_alike(replace(info, scores=[3, 5]), replace(info, scores=[3, 4]))
