"""A table that is changed before its game, one that is removed, and an address that others can reach."""

from typing import Any

from tests.server.conftest import House
from tests.server.visitor import BOT, ME, OPEN, Json, Visitor

KEEP = [{"kind": "keep", "seat": seat} for seat in range(5)]
TIRO = {"kind": "bot", "level": "tiro"}


def change(visitor: Visitor, table: str, *seats: Json, status: int = 200, **wish: Any) -> Json:
    """The host changes a table before its game."""
    wish.setdefault("options", {"players": str(len(seats))})
    changed: Json = visitor.post(f"tables/{table}/change", {"seats": seats, **wish}, status)
    return changed


def test_a_bot_sits_down_where_nobody_came_and_all_who_waited_go_on_with_it(livia: Visitor, marcus: Visitor) -> None:
    table = livia.open_table("alea_iacta_est", ME, OPEN, OPEN, players="3")["id"]
    promised = marcus.sit(table, 2)["dice"]["commitment"]
    with marcus.socket(table) as news:
        moved = change(livia, table, KEEP[0], TIRO, KEEP[2])
        while (card := news.next("table")["table"])["rematch"] is None:
            pass

    assert (card["status"], card["rematch"]) == ("closed", moved["id"])
    assert [(seat["kind"], seat["level"]) for seat in moved["seats"]] == [
        ("person", None), ("bot", "tiro"), ("person", None),
    ]  # fmt: skip
    assert moved["dice"]["commitment"] != promised  # a promise names who plays
    assert (moved["my_seats"], marcus.get(f"tables/{moved['id']}")["my_seats"]) == ([0], [2])
    livia.sit(moved["id"])
    assert marcus.sit(moved["id"])["status"] == "playing"


def test_a_bots_seat_becomes_a_friends(livia: Visitor) -> None:
    table = livia.open_table("alea_iacta_est", ME, OPEN, BOT, players="3")["id"]

    moved = change(livia, table, KEEP[0], OPEN, OPEN)

    assert [seat["kind"] for seat in moved["seats"]] == ["person", "open", "open"]


def test_the_host_changes_number_options_pace_and_places(livia: Visitor, marcus: Visitor) -> None:
    table = livia.open_table("alea_iacta_est", ME, OPEN, OPEN, players="3")["id"]
    marcus.sit(table, 1)
    options = {"players": "4", "templum_self_raise": "yes"}

    moved = change(
        livia, table, KEEP[1], KEEP[0], OPEN, TIRO, options=options, pace="no_hurry", hints=False, listed=True
    )

    assert (moved["my_seats"], marcus.get(f"tables/{moved['id']}")["my_seats"]) == ([1], [0])
    assert {name: moved["options"][name] for name in options} == options
    assert (moved["pace"], moved["hints"], moved["listed"]) == ("no_hurry", False, True)


def test_what_does_not_fit_is_refused_and_changes_nothing(livia: Visitor, marcus: Visitor) -> None:
    table = livia.open_table("alea_iacta_est", ME, OPEN, OPEN, players="3")["id"]
    before = marcus.sit(table, 2)

    def refused(status: int, *seats: Json, by: Visitor = livia, **wish: Any) -> str:
        return str(change(by, table, *seats, status=status, **wish)["line"]["message"])

    assert refused(403, KEEP[0], TIRO, KEEP[2], by=marcus) == "server-not-host"
    assert refused(409, KEEP[0], TIRO) == "server-people-stay"  # who sits there is not sent away like this
    assert refused(409, KEEP[0], KEEP[0], KEEP[2]) == "server-people-stay"
    assert refused(409, KEEP[0], KEEP[1], KEEP[2]) == "server-people-stay"
    assert refused(409, KEEP[0], {"kind": "keep"}, OPEN) == "server-people-stay"
    assert refused(422, KEEP[0], {"kind": "bot", "level": "nobody"}, KEEP[2]) == "server-bad-table"
    assert refused(422, KEEP[0], OPEN, KEEP[2], options={"players": "4"}) == "server-bad-table"
    assert refused(422, KEEP[0], OPEN, KEEP[2], options={"players": "3", "colour": "red"}) == "server-bad-table"
    assert marcus.get(f"tables/{table}") == before


def test_a_game_that_has_begun_is_not_changed(livia: Visitor) -> None:
    table = livia.open_table("roma", ME, BOT)["id"]

    assert change(livia, table, KEEP[0], TIRO, status=409, options={})["line"]["message"] == "server-started"


def test_only_a_table_that_has_ended_and_is_mine_alone_is_removed(livia: Visitor, marcus: Visitor) -> None:
    alone = livia.open_table("roma", ME, BOT)["id"]
    shared = livia.open_table("roma", ME, OPEN)["id"]
    marcus.sit(shared)
    assert livia.delete(f"tables/{alone}", 409)["line"]["message"] == "server-not-over"
    for table in (alone, shared):
        livia.post(f"tables/{table}/close")
    for visitor, table in ((marcus, alone), (livia, shared), (marcus, shared)):
        assert visitor.delete(f"tables/{table}", 403)["line"]["message"] == "server-not-yours-alone"

    assert livia.delete(f"tables/{alone}")["mine"] == livia.get("tables")["mine"]

    assert alone not in [card["id"] for card in livia.get("tables")["mine"]]
    assert livia.get(f"tables/{alone}", 404)["line"]["message"] == "server-no-table"
    assert livia.delete(f"tables/{alone}", 404)["line"]["message"] == "server-no-table"


def test_the_deal_of_the_day_is_not_removed(livia: Visitor) -> None:
    table = livia.post("deals/roma")["id"]
    livia.post(f"tables/{table}/close")
    assert livia.delete(f"tables/{table}", 403)["line"]["message"] == "server-deal-stays"


def test_links_hold_an_address_that_others_can_reach(livia: Visitor, house: House) -> None:
    def told(**headers: str) -> dict[str, object]:
        found: dict[str, object] = livia.client.get("/api/address", headers=headers).json()
        return found

    assert told() == {"address": f"{house.address}/", "here_only": True}
    assert told(host="ludi.example.org") == {"address": "http://ludi.example.org/", "here_only": False}
    state = house.app.state
    try:
        state.shared_address = "http://192.0.2.7:8017/"
        assert told() == {"address": "http://192.0.2.7:8017/", "here_only": False}
        assert told(host="ludi.example.org")["address"] == "http://ludi.example.org/"
        state.shared_address = "http://127.0.0.1:8017/"  # a machine without a network
        assert told()["here_only"] is True
    finally:
        state.shared_address = None
