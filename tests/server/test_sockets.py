"""Sockets: what was missed is told after a cut, everybody is told by what they see, who stays away is stood in for."""

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from ludi.server.tables.subscribers import SEAT_GONE
from tests.server.conftest import House
from tests.server.visitor import BOT, ME, OPEN, Visitor


def test_a_socket_begins_with_the_table_and_the_position(livia: Visitor) -> None:
    table = livia.open_table("roma", ME, BOT, start_player="eagle")["id"]

    with livia.socket(table) as news:
        first, second = news.next(), news.next()

    assert (first["type"], second["type"]) == ("table", "position")
    assert first["table"]["my_seats"] == [0]
    assert first["table"]["seats"][0]["whereabouts"] == "table"
    assert second["position"] == livia.position(table)


def test_after_a_cut_nothing_is_missing_and_nothing_comes_twice(livia: Visitor) -> None:
    table = livia.open_table("roma", ME, BOT, start_player="eagle")["id"]
    known, heard = 0, []
    for _ in range(6):
        with livia.socket(table, since=known) as news:
            position = livia.asked(table)
            livia.move(table, position["legal"][0], position["sequence"])
            heard.append(news.next("step")["step"]["sequence"])
            heard.append(news.next("step")["step"]["sequence"])
        known = heard[-1]
        position = livia.asked(table)
        livia.move(table, position["legal"][-1], position["sequence"])  # while nobody listens

    assert heard == list(range(1, len(heard) + 1))


def test_frames_since_are_the_frames_that_were_sent(livia: Visitor) -> None:
    table = livia.open_table("caesar_cleopatra", ME, BOT)["id"]
    with livia.socket(table, since=0) as news:
        position = livia.asked(table)
        livia.move(table, position["legal"][0], position["sequence"])
        end = livia.asked(table)["sequence"]
        sent = []
        while not sent or sent[-1]["sequence"] < end:
            sent.append(news.next("step")["step"])

    again = [frame["step"] for frame in livia.get(f"tables/{table}/frames", since=0) if frame["type"] == "step"]

    for one, other in zip(sent, again, strict=True):
        assert one["move"] == other["move"]
        assert one["lines"] == other["lines"]
        assert one["position"]["view"] == other["position"]["view"]


def test_who_knows_everything_hears_the_position(livia: Visitor) -> None:
    table = livia.open_table("roma", ME, BOT, start_player="eagle")["id"]
    position = livia.asked(table)

    with livia.socket(table, since=position["sequence"]) as news:
        assert news.next("position")["position"] == position


def test_presence_is_told(livia: Visitor, marcus: Visitor) -> None:
    table = livia.open_table("roma", ME, OPEN)["id"]
    marcus.sit(table)
    with livia.socket(table) as news:
        assert news.next("table")["table"]["seats"][1]["whereabouts"] == "here"
        with marcus.socket(table) as other:
            other.next()
            assert news.next("table")["table"]["seats"][1]["whereabouts"] == "table"
        assert news.next("table")["table"]["seats"][1]["whereabouts"] == "here"


def test_nobody_listens_at_anothers_seat(livia: Visitor, marcus: Visitor) -> None:
    table = livia.open_table("roma", ME, BOT)["id"]

    with pytest.raises((ConnectionClosed, InvalidStatus)), marcus.socket(table, seat=0) as news:
        news.next()
    with pytest.raises((ConnectionClosed, InvalidStatus)), marcus.socket("nowhere") as news:
        news.next()


def test_who_changes_seats_hears_nothing_more_from_the_old_one(livia: Visitor, marcus: Visitor) -> None:
    table = livia.open_table("caesar_cleopatra", OPEN, OPEN)["id"]
    livia.sit(table, 0)
    with livia.socket(table, seat=0) as news:
        livia.post(f"tables/{table}/leave")
        livia.sit(table, 1)
        marcus.sit(table, 0)

        told, code = news.until_closed()

    assert not any(frame["type"] == "step" for frame in told)
    assert code == SEAT_GONE


def test_who_left_for_good_hears_nothing_more(livia: Visitor, marcus: Visitor, house: House) -> None:
    table = livia.open_table("roma", ME, OPEN)["id"]
    with livia.socket(table, seat=0) as news, house.visitor() as third:
        livia.post(f"tables/{table}/leave")
        marcus.sit(table, 0)
        third.sit(table, 1)

        told, code = news.until_closed()

    assert not any(frame["type"] == "step" for frame in told)
    assert code == SEAT_GONE


def test_nobody_sits_down_in_a_running_game(livia: Visitor, marcus: Visitor, house: House) -> None:
    table = livia.open_table("roma", ME, OPEN)["id"]
    marcus.sit(table)
    marcus.post(f"tables/{table}/leave")
    with house.visitor() as stranger:
        stranger.sit(table, 1, status=409)
        stranger.sit(table, None, status=409)


def test_a_page_of_another_site_hears_nothing(livia: Visitor) -> None:
    table = livia.open_table("roma", ME, BOT)["id"]
    address = livia.address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"

    with (
        pytest.raises((ConnectionClosed, InvalidStatus)),
        connect(address, origin="https://elsewhere.example") as opened,
    ):
        opened.recv(timeout=5)
