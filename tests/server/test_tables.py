"""Setting up tables, finding them, sitting down, leaving and coming back, playing again."""

import pytest

from ludi.server.tables.table_info import new_id
from tests.server.conftest import House
from tests.server.visitor import BOT, ME, OPEN, Visitor, here


def names(card: dict) -> list[str]:
    return [seat["name"] for seat in card["seats"]]


def test_a_table_without_open_seats_begins_at_once(livia: Visitor) -> None:
    card = livia.open_table("roma", ME, BOT)

    assert card["status"] == "playing"
    assert card["my_seats"] == [0]
    assert [seat["kind"] for seat in card["seats"]] == ["person", "bot"]


def test_a_friend_comes_by_the_link_and_the_game_begins(livia: Visitor, marcus: Visitor) -> None:
    card = livia.open_table("roma", ME, OPEN)
    assert card["status"] == "waiting"
    assert len(card["dice"]["commitment"]) == 64

    seated = marcus.sit(card["id"])

    assert seated["status"] == "playing"
    assert seated["my_seats"] == [1]
    assert names(seated) == ["Livia", "Marcus"]
    assert len(seated["dice"]["seeds"]) == 2
    assert seated["dice"]["secret"] is None
    assert seated["dice"]["commitment"] == card["dice"]["commitment"]


def test_a_seat_is_taken_once(livia: Visitor, marcus: Visitor, house: House) -> None:
    card = livia.open_table("alea_iacta_est", ME, OPEN, OPEN, players="3")
    marcus.sit(card["id"], 1)
    assert marcus.sit(card["id"])["my_seats"] == [1]

    with house.visitor() as other:
        problem = other.sit(card["id"], 1, status=409)
        assert problem["type"] == "urn:ludi:server-seat-taken"
        assert problem["line"]["message"] == "server-seat-taken"


@pytest.mark.parametrize(
    "seats",
    [(ME,), (ME, BOT, BOT), (ME, {"kind": "bot", "level": "nobody"}), (ME, {"kind": "bot", "level": "search:9"})],
)
def test_a_table_that_does_not_fit_is_refused(livia: Visitor, seats: tuple) -> None:
    body = {"game": "roma", "seats": seats}

    assert livia.post("tables", body, 422)["line"]["message"] == "server-bad-table"


def test_options_are_checked_by_the_game(livia: Visitor) -> None:
    body = {"game": "roma", "seats": (ME, BOT), "options": {"dragons": "yes"}}

    assert livia.post("tables", body, 422)["line"]["message"] == "server-bad-table"


def test_the_lobby_shows_listed_tables_and_mine(livia: Visitor, marcus: Visitor) -> None:
    listed = livia.open_table("roma", ME, OPEN, listed=True)["id"]
    unlisted = livia.open_table("roma", ME, OPEN)["id"]
    running = livia.open_table("roma", ME, BOT, listed=True)["id"]

    lobby = marcus.get("tables")
    assert listed in [card["id"] for card in lobby["open"]]
    assert unlisted not in [card["id"] for card in lobby["open"]]
    assert running in [card["id"] for card in lobby["running"]]
    assert lobby["mine"] == []
    assert {listed, unlisted, running} <= {card["id"] for card in livia.get("tables")["mine"]}


def test_two_at_one_screen(livia: Visitor) -> None:
    card = livia.open_table("caesar_cleopatra", ME, here("Titus"))

    assert card["my_seats"] == [0, 1]
    assert names(card) == ["Livia", "Titus"]
    assert len(card["dice"]["seeds"]) == 1
    for seat in (0, 1):
        position = livia.position(card["id"], seat=seat)
        assert position["viewer"] == seat
        assert bool(position["legal"]) == (position["asked"] == seat)


def test_who_leaves_before_the_game_leaves_the_seat_open(livia: Visitor, marcus: Visitor) -> None:
    card = livia.open_table("alea_iacta_est", ME, OPEN, OPEN, players="3")
    marcus.sit(card["id"])

    assert marcus.post(f"tables/{card['id']}/leave")["seats"][1]["kind"] == "open"


def test_a_bot_stands_in_for_who_left_and_gives_the_seat_back(livia: Visitor, marcus: Visitor) -> None:
    table = livia.open_table("roma", ME, OPEN)["id"]
    marcus.sit(table)

    left = marcus.post(f"tables/{table}/leave")["seats"][1]
    assert (left["kind"], left["stand_in"], left["level"]) == ("person", True, "centurio")
    position = livia.asked(table)
    answer = livia.move(table, position["legal"][0], position["sequence"])
    assert answer["accepted"]

    back = marcus.post(f"tables/{table}/return")["seats"][1]
    assert (back["stand_in"], back["level"], back["mine"]) == (False, None, True)


def test_nobody_takes_a_seat_back_that_was_never_theirs(livia: Visitor, marcus: Visitor) -> None:
    table = livia.open_table("roma", ME, BOT)["id"]

    assert marcus.post(f"tables/{table}/return", status=403)["line"]["message"] == "server-not-your-seat"


def test_playing_again_rotates_the_seats_and_everybody_hears_of_it(livia: Visitor, marcus: Visitor) -> None:
    table = livia.open_table("roma", ME, OPEN)["id"]
    marcus.sit(table)
    assert livia.post(f"tables/{table}/rematch", status=409)["line"]["message"] == "server-not-over"
    marcus.post(f"tables/{table}/leave")
    livia.play_to_the_end(table, 3)

    with marcus.socket(table) as news:
        news.next("position")
        again = livia.post(f"tables/{table}/rematch")
        while not (heard := news.next("table")["table"])["rematch"]:
            pass

    assert heard["rematch"] == again["id"]
    assert names(again) == ["Marcus", "Livia"]
    assert livia.sit(again["id"])["status"] == "waiting"
    assert marcus.sit(again["id"])["status"] == "playing"
    assert again["dice"]["commitment"] != heard["dice"]["commitment"]
    assert marcus.post(f"tables/{table}/rematch")["id"] == again["id"]


def test_nobody_adds_to_the_dice_before_they_are_promised(livia: Visitor) -> None:
    card = livia.post("tables", {"game": "roma", "seats": [ME, BOT]}, 201)
    assert (card["status"], card["dice"]["seeds"], card["seats"][0]["seeded"]) == ("waiting", [], False)

    begun = livia.sit(card["id"])

    assert begun["status"] == "playing"
    assert begun["dice"]["commitment"] == card["dice"]["commitment"]
    assert len(begun["dice"]["seeds"]) == 1
    assert livia.sit(card["id"])["dice"]["seeds"] == begun["dice"]["seeds"]


def test_the_link_can_be_photographed(livia: Visitor) -> None:
    table = livia.open_table("roma", ME, OPEN)["id"]

    answer = livia.client.get(f"/api/tables/{table}/qr.svg")

    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<svg")


def test_what_is_said_is_heard_and_kept(livia: Visitor, marcus: Visitor) -> None:
    table = livia.open_table("roma", ME, OPEN)["id"]
    marcus.sit(table)
    with livia.socket(table) as news:
        said = marcus.post(f"tables/{table}/messages", {"text": "Salve"})
        assert news.next("message")["message"] == said

    assert (said["seat"], said["name"], said["text"]) == (1, "Marcus", "Salve")
    livia.post(f"tables/{table}/messages", {"phrase": "well-played"})
    assert [(m["number"], m["seat"]) for m in marcus.get(f"tables/{table}/messages")] == [(1, 1), (2, 0)]
    assert livia.post(f"tables/{table}/messages", {"text": "  "}, 422)["line"]["message"] == "server-nothing-said"


def test_no_tables_name_begins_as_an_option_of_a_command_does(monkeypatch: pytest.MonkeyPatch) -> None:
    names = iter(["-vQ3", "--help", "Q3-v"])
    monkeypatch.setattr("ludi.server.tables.table_info.secrets.token_urlsafe", lambda size: next(names))

    assert new_id() == "Q3-v"
