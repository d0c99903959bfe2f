"""Whoever keeps a table sends away, closes and hands over; a stranger does nothing of it."""

import pytest

from ludi.server.http.gate import guest_of
from ludi.server.storage.store import Change
from tests.server.conftest import House
from tests.server.faults import losing_the_answer
from tests.server.visitor import BOT, ME, OPEN, Visitor, here


def three(livia: Visitor, marcus: Visitor) -> str:
    """A table Livia keeps, with Marcus at it and a seat still open."""
    table: str = livia.open_table("alea_iacta_est", ME, OPEN, OPEN, players="3")["id"]
    marcus.sit(table)
    return table


def kinds(card: dict) -> list[str]:
    return [seat["kind"] for seat in card["seats"]]


def test_who_is_sent_away_hears_of_it_and_does_not_sit_down_again(livia: Visitor, marcus: Visitor) -> None:
    table = three(livia, marcus)
    with marcus.socket(table, seat=1) as news:
        news.next("position")
        assert kinds(livia.post(f"tables/{table}/send-away", {"seat": 1})) == ["person", "open", "open"]
        assert news.until_closed()[1] == 4403

    card = marcus.get(f"tables/{table}")
    assert (card["my_seats"], card["sent_away"]) == ([], True)
    assert not livia.get(f"tables/{table}")["sent_away"]
    assert marcus.sit(table, status=403)["line"]["message"] == "server-sent-away"


def test_who_was_sent_away_may_not_come_back_after_a_restart_either(
    livia: Visitor, marcus: Visitor, house: House
) -> None:
    table = three(livia, marcus)
    livia.post(f"tables/{table}/send-away", {"seat": 1})

    house.lobby.put_away(now=2e10)

    assert marcus.sit(table, status=403)["line"]["message"] == "server-sent-away"


def test_when_somebody_is_sent_away_all_pledge_anew(livia: Visitor, marcus: Visitor) -> None:
    """Who pledged and never shows a seed keeps nobody waiting: the table goes on without them."""
    table = livia.open_table("roma", ME, OPEN)["id"]
    card = marcus.get(f"tables/{table}")
    marcus.post(f"tables/{table}/sit", {"seat": 1, "pledge": "0" * 64})
    assert livia.get(f"tables/{table}")["dice"]["pledged"]

    card = livia.post(f"tables/{table}/send-away", {"seat": 1})

    assert (card["status"], card["dice"]["pledges"], card["dice"]["seeds"]) == ("waiting", [], [])


@pytest.mark.parametrize("seat", [0, 2], ids=["mine", "open"])
def test_only_another_person_is_sent_away(livia: Visitor, marcus: Visitor, seat: int) -> None:
    table = three(livia, marcus)

    assert livia.post(f"tables/{table}/send-away", {"seat": seat}, 409)["line"]["message"] == "server-nobody-there"


def test_nobody_is_sent_away_from_a_game(livia: Visitor, marcus: Visitor) -> None:
    table = livia.open_table("roma", ME, OPEN)["id"]
    marcus.sit(table)

    assert livia.post(f"tables/{table}/send-away", {"seat": 1}, 409)["line"]["message"] == "server-started"


@pytest.mark.parametrize(("what", "body"), [("send-away", {"seat": 0}), ("host", {"seat": 1}), ("close", None)])
def test_only_the_host_may(livia: Visitor, marcus: Visitor, what: str, body: dict | None) -> None:
    table = three(livia, marcus)
    before = livia.get(f"tables/{table}")

    assert marcus.post(f"tables/{table}/{what}", body, 403)["line"]["message"] == "server-not-host"
    assert livia.get(f"tables/{table}") == before


def test_a_table_that_waits_and_is_closed_is_gone(livia: Visitor, marcus: Visitor) -> None:
    table = livia.open_table("roma", ME, OPEN, listed=True)["id"]
    with marcus.socket(table) as news:
        news.next("position")
        assert livia.post(f"tables/{table}/close")["status"] == "closed"
        assert news.next("table")["table"]["status"] == "closed"

    for visitor in (livia, marcus):
        lists = visitor.get("tables")
        assert table not in [card["id"] for cards in lists.values() for card in cards]
    assert marcus.sit(table, status=409)["line"]["message"] == "server-closed"


def test_a_game_that_is_closed_ends_without_a_result(livia: Visitor, marcus: Visitor, house: House) -> None:
    table = livia.open_table("roma", ME, OPEN, start_player="eagle")["id"]
    marcus.sit(table)
    position = livia.asked(table)
    livia.post(f"tables/{table}/close")

    for _ in ("in memory", "from the log"):
        card, now = marcus.get(f"tables/{table}"), livia.position(table)
        assert (card["status"], card["winners"], card["asked"], card["dice"]["secret"]) == ("closed", [], None, None)
        assert (now["legal"], now["asked"], now["over"], now["can_undo"]) == ([], None, False, False)
        refused = livia.move(table, position["legal"][0], position["sequence"])
        assert (refused["accepted"], refused["refusal"]["message"]) == (False, "server-closed")
        house.lobby.put_away(now=2e10)
    assert livia.get(f"tables/{table}/proof", 409)["line"]["message"] == "server-not-over"
    assert table in [card["id"] for card in livia.get("tables")["mine"]]


def test_a_bot_does_not_play_on_at_a_closed_table(livia: Visitor, house: House) -> None:
    table = livia.open_table("roma", ME, BOT)["id"]
    livia.post(f"tables/{table}/close")
    told = livia.get(f"tables/{table}/frames")

    assert "bot" not in [frame["type"] for frame in told]
    assert house.lobby.tables[table].asked is None


def test_what_is_over_is_not_closed(livia: Visitor) -> None:
    table = livia.open_table("roma", ME, BOT)["id"]
    livia.play_to_the_end(table, 4)

    assert livia.post(f"tables/{table}/close", status=409)["line"]["message"] == "server-over"


def test_who_is_handed_the_table_keeps_it_and_nobody_else(livia: Visitor, marcus: Visitor, house: House) -> None:
    table = three(livia, marcus)
    assert [seat["host"] for seat in livia.get(f"tables/{table}")["seats"]] == [True, False, False]

    card = livia.post(f"tables/{table}/host", {"seat": 1})
    house.lobby.put_away(now=2e10)

    assert ([seat["host"] for seat in card["seats"]], card["host"]) == ([False, True, False], False)
    assert livia.post(f"tables/{table}/close", status=403)["line"]["message"] == "server-not-host"
    assert marcus.post(f"tables/{table}/close")["status"] == "closed"


def test_no_bot_and_no_empty_seat_keeps_a_table(livia: Visitor) -> None:
    table = livia.open_table("alea_iacta_est", ME, BOT, OPEN, players="3")["id"]

    for seat in (1, 2):
        assert livia.post(f"tables/{table}/host", {"seat": seat}, 409)["line"]["message"] == "server-nobody-there"


def test_a_host_who_is_forgotten_leaves_the_table_to_the_next(livia: Visitor, marcus: Visitor) -> None:
    table, alone = three(livia, marcus), livia.open_table("roma", ME, OPEN)["id"]
    livia.client.delete("/api/me")

    assert marcus.get(f"tables/{table}")["host"]
    assert marcus.get(f"tables/{alone}")["status"] == "closed"


@pytest.mark.parametrize("playing", [False, True])
def test_a_stranger_who_leaves_changes_and_tells_nothing(
    livia: Visitor, marcus: Visitor, house: House, monkeypatch: pytest.MonkeyPatch, playing: bool
) -> None:
    table = livia.open_table("roma", ME, here("Titus") if playing else OPEN, start_player="eagle")["id"]
    written: list[Change] = []
    begin = house.lobby.writer.begin
    marcus.get("me")
    with livia.socket(table) as news:
        news.next("position")
        monkeypatch.setattr(house.lobby.writer, "begin", lambda change: written.append(change) or begin(change))
        marcus.post(f"tables/{table}/leave")
        assert [change for change in written if table in str(change)] == []
        livia.post(f"tables/{table}/messages", {"phrase": "hello"})
        assert news.next()["type"] == "message"


def test_a_table_closed_with_a_lost_answer_is_closed(
    livia: Visitor, marcus: Visitor, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = three(livia, marcus)
    monkeypatch.setattr(house.lobby.store, "write", losing_the_answer(house.lobby.store.write))

    assert livia.post(f"tables/{table}/host", {"seat": 1})["host"] is False
    assert house.lobby.tables[table].info.host == guest_of(marcus.client.cookies["ludi_guest"])
    assert marcus.post(f"tables/{table}/close")["status"] == "closed"
