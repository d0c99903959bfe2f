"""Talk is for those at the table: who speaks, who hears it, how much of it at once."""

import pytest

from ludi.server.storage.store import TALK, Change
from tests.server.conftest import House
from tests.server.visitor import BOT, ME, OPEN, Visitor


def words(visitor: Visitor, table: str, **query: int) -> list[str]:
    return [message["text"] for message in visitor.get(f"tables/{table}/messages", **query)]


@pytest.mark.parametrize("listed", [False, True])
def test_who_does_not_sit_at_the_table_does_not_speak(livia: Visitor, marcus: Visitor, listed: bool) -> None:
    table = livia.open_table("roma", ME, BOT, listed=listed)["id"]

    refused = marcus.post(f"tables/{table}/messages", {"text": "Salve"}, 403)

    assert refused["line"]["message"] == "server-not-at-table"
    assert words(livia, table) == []


def test_watchers_of_a_listed_table_hear_the_talk(livia: Visitor, marcus: Visitor) -> None:
    table = livia.open_table("roma", ME, OPEN, listed=True)["id"]
    with marcus.socket(table) as news:
        news.next("position")
        livia.post(f"tables/{table}/messages", {"text": "Salve"})
        assert news.next("message")["message"]["text"] == "Salve"

    assert words(marcus, table) == ["Salve"]


def test_watchers_of_a_table_that_is_not_listed_hear_nothing(livia: Visitor, marcus: Visitor) -> None:
    table = livia.open_table("roma", ME, OPEN)["id"]
    with marcus.socket(table) as news:
        news.next("position")
        livia.post(f"tables/{table}/messages", {"text": "Salve"})
        livia.post(f"tables/{table}/leave")
        assert [news.next()["type"] for _ in range(2)] == ["table", "position"]

    assert marcus.get(f"tables/{table}/messages", 403)["line"]["message"] == "server-not-at-table"


def test_a_host_without_a_seat_hears_and_does_not_speak(livia: Visitor) -> None:
    table = livia.open_table("roma", OPEN, OPEN)["id"]

    assert words(livia, table) == []
    livia.post(f"tables/{table}/messages", {"text": "Salve"}, 403)


def test_a_speaker_has_the_name_of_the_seat_whatever_they_are_called_now(livia: Visitor, marcus: Visitor) -> None:
    table = livia.open_table("roma", ME, OPEN)["id"]
    marcus.sit(table)
    marcus.call_me("Livia")

    said = marcus.post(f"tables/{table}/messages", {"text": "Salve"})

    assert (said["seat"], said["name"]) == (1, "Marcus")


def test_the_newest_comes_first_and_the_rest_on_demand(livia: Visitor, house: House) -> None:
    table = livia.open_table("roma", ME, OPEN)["id"]
    said = [
        {"number": number, "seat": 0, "name": "Livia", "text": str(number), "phrase": None, "at": 1.0}
        for number in range(1, 2 * TALK + 11)
    ]
    house.lobby.store.write([Change(messages=[(table, message) for message in said])])
    house.lobby.put_away(now=2e10)

    assert words(livia, table) == [str(number) for number in range(TALK + 11, 2 * TALK + 11)]
    assert words(livia, table, before=TALK + 11) == [str(number) for number in range(11, TALK + 11)]
    assert words(livia, table, before=11) == [str(number) for number in range(1, 11)]
    assert words(livia, table, before=1) == []
    assert livia.post(f"tables/{table}/messages", {"text": "on"})["number"] == 2 * TALK + 11
    assert len(house.lobby.tables[table].messages) == TALK


@pytest.mark.parametrize("saying", [{"text": "a" * 401}, {"phrase": "anything"}, {"text": "\u200b\u202e"}])
def test_what_is_said_has_its_limits(livia: Visitor, saying: dict) -> None:
    table = livia.open_table("roma", ME, BOT)["id"]

    livia.post(f"tables/{table}/messages", saying, 422)


def test_what_is_said_shows_what_it_is(livia: Visitor) -> None:
    table = livia.open_table("roma", ME, BOT)["id"]

    assert livia.post(f"tables/{table}/messages", {"text": "\u202eSal\nve\u0007 "})["text"] == "Sal ve"


def test_who_leaves_a_game_and_comes_back_is_told_among_the_talk_and_not_in_the_game(
    livia: Visitor, marcus: Visitor, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludi.server.tables.table_info.STAND_IN", "random")
    table = livia.open_table("caesar_cleopatra", ME, OPEN)["id"]
    marcus.sit(table)
    record = livia.get(f"tables/{table}/replay")["steps"]
    with livia.socket(table) as news:
        at = str(news.next("position")["position"]["sequence"])
        marcus.post(f"tables/{table}/leave")
        assert news.next("message")["message"]["phrase"] == "left"
    marcus.post(f"tables/{table}/leave")  # once is enough
    marcus.post(f"tables/{table}/return")
    marcus.post(f"tables/{table}/return")

    house.lobby.put_away(now=2e10)  # and it is read again
    told = [(said["seat"], said["name"], said["phrase"]) for said in livia.get(f"tables/{table}/messages")]
    assert told == [(1, "Marcus", "left"), (1, "Marcus", "returned")]
    assert livia.get(f"tables/{table}/messages")[0]["text"] == at
    assert livia.get(f"tables/{table}/replay")["steps"][: len(record)] == record


@pytest.mark.parametrize("phrase", ["left", "returned"])
def test_nobody_can_say_that_they_have_left(livia: Visitor, phrase: str) -> None:
    table = livia.open_table("roma", ME, BOT)["id"]

    livia.post(f"tables/{table}/messages", {"phrase": phrase}, 422)


def test_a_hint_is_told_to_the_others_once_for_each_decision(
    livia: Visitor, marcus: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def advised(*asked: object) -> dict[str, object]:
        return {"advice": [], "chance": None, "nudge": [], "piece": None, "reasons": []}

    monkeypatch.setattr("ludi.server.http.routes.play.hint_for", advised)
    table = livia.open_table("roma", ME, OPEN, start_player="eagle")["id"]
    marcus.sit(table)
    livia.asked(table)
    for _ in range(2):
        livia.get(f"tables/{table}/hint")

    assert [(one["seat"], one["phrase"]) for one in marcus.get(f"tables/{table}/messages")] == [(0, "hint")]


def test_at_a_table_without_hints_no_door_gives_one(livia: Visitor, marcus: Visitor) -> None:
    table = livia.open_table("roma", ME, OPEN, start_player="eagle", hints=False)["id"]
    marcus.sit(table)
    livia.asked(table)

    for door in ("hint", "suggestion"):
        assert livia.get(f"tables/{table}/{door}", 409)["line"]["message"] == "server-no-hints-here"
    assert marcus.get(f"tables/{table}")["hints"] is False
    assert marcus.get(f"tables/{table}/messages") == []
