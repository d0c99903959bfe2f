"""A bot for an empty seat, a table that is removed, and an address that others can reach."""

from tests.server.conftest import House
from tests.server.visitor import BOT, ME, OPEN, Visitor


def test_a_bot_sits_down_where_nobody_came_and_all_who_waited_go_on_with_it(livia: Visitor, marcus: Visitor) -> None:
    table = livia.open_table("alea_iacta_est", ME, OPEN, OPEN, players="3")["id"]
    promised = marcus.sit(table, 2)["dice"]["commitment"]
    assert marcus.post(f"tables/{table}/bot", {"seat": 1, "level": "tiro"}, 403)["line"]["message"] == "server-not-host"
    assert (
        livia.post(f"tables/{table}/bot", {"seat": 2, "level": "tiro"}, 409)["line"]["message"] == "server-seat-taken"
    )
    livia.post(f"tables/{table}/bot", {"seat": 1, "level": "nobody"}, 422)
    with marcus.socket(table) as news:
        moved = livia.post(f"tables/{table}/bot", {"seat": 1, "level": "tiro"})
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
