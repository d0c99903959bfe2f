"""CC-S8 Round about a secret: lobby, restart, standing in and taking back tell no more of it than the table does."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from ludi.games import GAMES
from tests.games.caesar_cleopatra.table import CASTLING, FIVE, ONE, PRAETORS, SENATORS, THREE, table
from tests.server.conftest import House
from tests.server.test_secret import ARRANGEMENTS, arranging
from tests.server.visitor import BOT, OPEN, Visitor
from tests.server.visitor import ME as MYSELF

GAME = GAMES.find("caesar_cleopatra")
MOVES = arranging(ARRANGEMENTS[0])


@contextmanager
def open_house(folder: Path) -> Iterator[House]:
    """A house over the database in this folder, closed whatever happens."""
    house = House(f"sqlite:///{folder / 'tables.sqlite'}")
    house.open()
    try:
        yield house
    finally:
        house.close()


def opened(livia: Visitor, marcus: Visitor) -> str:
    """A listed table where Livia is about to lay out her five cards."""
    table: str = livia.open_table("caesar_cleopatra", MYSELF, OPEN, listed=True, action_order="shuffled")["id"]
    marcus.sit(table)
    return table


def lay(livia: Visitor, table: str, number: int) -> None:
    """Livia lays so many cards."""
    for move in MOVES[:number]:
        sequence = livia.position(table)["sequence"]
        assert livia.move(table, GAME.actions.parse(move), sequence)["accepted"]


def counted(visitor: Visitor, table: str) -> list[int]:
    """The sequence of a table in every list of the lobby that shows it."""
    lists = visitor.get("tables").values()
    return [card["sequence"] for cards in lists for card in cards if card["id"] == table]


def test_cc_s8_the_lobby_of_a_house_opened_again_counts_no_secret(quick: None, tmp_path: Path) -> None:
    with open_house(tmp_path) as first, first.visitor() as livia, first.visitor() as marcus:
        table = opened(livia, marcus)
        before = counted(marcus, table)
        lay(livia, table, 3)
        assert counted(marcus, table) == before
        cookies = marcus.client.cookies

    with open_house(tmp_path) as second, second.visitor() as marcus:
        marcus.client.cookies = cookies
        after = counted(marcus, table)

    assert after == before


def test_cc_s8_the_order_of_the_lobby_tells_of_no_secret(livia: Visitor, marcus: Visitor) -> None:
    one, other = opened(livia, marcus), opened(livia, marcus)

    def order() -> list[str]:
        return [card["id"] for card in marcus.get("tables")["mine"] if card["id"] in (one, other)]

    before = order()
    lay(livia, one, 1)

    assert order() == before


def test_cc_s8_a_house_opened_again_keeps_the_secret(quick: None, tmp_path: Path) -> None:
    """The log alone tells what is hushed up: position, table, frames and replay stay where they were."""
    with open_house(tmp_path) as first, first.visitor() as livia, first.visitor() as marcus:
        table = opened(livia, marcus)
        before = marcus.position(table)
        lay(livia, table, 3)
        cookies = livia.client.cookies, marcus.client.cookies

    with open_house(tmp_path) as second, second.visitor() as livia, second.visitor() as marcus:
        livia.client.cookies, marcus.client.cookies = cookies
        assert marcus.position(table) == before
        assert marcus.get(f"tables/{table}")["sequence"] == before["sequence"]
        assert [step["sequence"] for step in marcus.get(f"tables/{table}/replay")["steps"]] == [1, 2]
        for since in range(before["sequence"], before["sequence"] + 5):
            told = marcus.get(f"tables/{table}/frames", since=since)
            assert [frame["type"] for frame in told] == ["table", "position"]
            assert told[-1]["position"] == before
        assert livia.position(table)["sequence"] == before["sequence"] + 3


def test_cc_s8_a_replay_asked_for_in_between_ends_before_the_secret(livia: Visitor, marcus: Visitor) -> None:
    table = opened(livia, marcus)
    before = marcus.get(f"tables/{table}/replay")

    lay(livia, table, 2)

    assert marcus.get(f"tables/{table}/replay") == before
    assert len(livia.get(f"tables/{table}/replay")["steps"]) == len(before["steps"]) + 2


def test_cc_s8_who_leaves_does_not_tell_whether_a_card_lies(
    livia: Visitor, marcus: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot lays the rest: what the other hears is the same, however many lay already."""
    monkeypatch.setattr("ludi.server.tables.table_info.STAND_IN", "random")
    told = []
    for number in range(3):
        table = opened(livia, marcus)
        with marcus.socket(table) as news:
            end = news.next("position")["position"]["sequence"] + len(MOVES)
            lay(livia, table, number)
            livia.post(f"tables/{table}/leave")
            while news.next("step")["step"]["sequence"] < end:
                pass
            frames = [json.loads(text) for text in news.texts]
            told.append([(frame["type"], frame.get("message", {}).get("text")) for frame in frames])

    assert told[0] == told[1] == told[2]


def test_cc_s8_a_castling_taken_back_altogether_leaves_no_gap(livia: Visitor, marcus: Visitor, house: House) -> None:
    """Laid, taken back, and the castling too: the other hears every entry, in its order, when it is over."""
    name = livia.open_table("caesar_cleopatra", MYSELF, OPEN, action_order="chosen")["id"]
    marcus.sit(name)
    live = house.lobby.tables[name]
    assert live.logged.log == []
    live.match.state = live.match.start = table(
        hand=[ONE, CASTLING], their_hand=[ONE], mine={PRAETORS: [THREE, FIVE], SENATORS: [ONE]}
    )
    live.logged.settle()
    with marcus.socket(name) as news:
        news.next("position")
        for number, move in enumerate(("castle senators praetors", "lay_hidden one senators")):
            assert livia.move(name, GAME.actions.parse(move), number)["accepted"]
        assert livia.undo(name, 2)["accepted"]
        assert marcus.position(name)["sequence"] == 1
        assert livia.undo(name, 3)["accepted"]
        told = [news.next() for _ in range(4)]

    assert [frame["type"] for frame in told] == ["step", "step", "position", "position"]
    assert [(frame.get("step") or frame["position"])["sequence"] for frame in told] == [1, 2, 3, 4]


def test_cc_s8_a_bot_is_not_announced_for_what_it_lays_out(livia: Visitor, house: House) -> None:
    """A frame for each card would count them, and one for the first would tell whether it was the first."""
    name = livia.open_table("caesar_cleopatra", BOT, MYSELF, action_order="shuffled")["id"]
    livia.asked(name)
    told = livia.get(f"tables/{name}/frames", since=0)
    laid = [frame["step"] for frame in told if frame["type"] == "step" and frame["step"]["seat"] == 0]
    assert len(laid) == len(MOVES)

    name = livia.open_table("caesar_cleopatra", OPEN, BOT, action_order="shuffled")["id"]
    with house.visitor() as watcher, watcher.socket(name) as news:
        news.next("position")
        livia.sit(name, 0)
        start = livia.position(name)["sequence"]
        lay(livia, name, len(MOVES))
        while news.next("step")["step"]["sequence"] < start + 2 * len(MOVES):
            pass

    kinds = [json.loads(text)["type"] for text in news.texts]
    assert kinds.count("bot") <= 1  # when the first turn begins, not before
