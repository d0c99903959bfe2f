"""A command is carried out once, at the right time, by the right seat, if it is legal; else nothing changes."""

from concurrent.futures import ThreadPoolExecutor

from tests.server.visitor import BOT, ME, OPEN, Visitor, here


def test_a_stale_command_changes_nothing(livia: Visitor) -> None:
    table = livia.open_table("roma", ME, here("Titus"), start_player="eagle")["id"]
    before = livia.asked(table)
    first = livia.move(table, before["legal"][0], before["sequence"])
    assert first["accepted"]

    stale = livia.move(table, before["legal"][0], before["sequence"])

    assert (stale["accepted"], stale["repeated"], stale["refusal"]) == (False, False, None)
    assert stale["position"] == first["position"] == livia.position(table)


def test_a_repeated_command_is_carried_out_once(livia: Visitor) -> None:
    table = livia.open_table("roma", ME, here("Titus"), start_player="eagle")["id"]
    before = livia.asked(table)
    first = livia.move(table, before["legal"][0], before["sequence"], "12345678")

    again = livia.move(table, before["legal"][0], before["sequence"], "12345678")

    assert again["repeated"]
    assert again["position"] == first["position"]


def test_an_illegal_move_is_refused_with_its_rule(livia: Visitor) -> None:
    table = livia.open_table("roma", ME, here("Titus"), start_player="eagle")["id"]
    before = livia.asked(table)
    illegal = next(action for action in range(10_000) if action not in before["legal"])

    answer = livia.move(table, illegal, before["sequence"])

    assert not answer["accepted"]
    assert answer["refusal"]["rule"].startswith("RO-")
    assert answer["position"] == before
    assert livia.get(f"tables/{table}/why", action=illegal) == answer["refusal"]
    assert livia.move(table, 999_999, before["sequence"])["refusal"]["message"] == "server-no-move"


def test_nobody_moves_for_another(livia: Visitor, marcus: Visitor) -> None:
    table = livia.open_table("roma", ME, BOT, start_player="eagle")["id"]
    before = livia.asked(table)

    for query in ({}, {"seat": 0}, {"seat": 1}):
        problem = marcus.move(table, before["legal"][0], before["sequence"], status=403, **query)
        assert problem["line"]["message"] == "server-not-your-seat"
    assert livia.position(table) == before
    assert marcus.get(f"tables/{table}/position", 403, seat=0)["status"] == 403


def test_who_is_not_asked_waits(livia: Visitor, marcus: Visitor) -> None:
    table = livia.open_table("roma", ME, OPEN)["id"]
    marcus.sit(table)
    position = livia.position(table)
    asked, other = (livia, marcus) if position["asked"] == 0 else (marcus, livia)
    legal = asked.position(table)["legal"]

    answer = other.move(table, legal[0], position["sequence"])

    assert answer["refusal"]["message"] == "server-not-your-turn"
    assert other.position(table)["legal"] == []


def test_of_two_commands_for_one_moment_one_is_carried_out(livia: Visitor) -> None:
    table = livia.open_table("roma", ME, here("Titus"), start_player="eagle")["id"]
    before = livia.asked(table)

    def send(number: int) -> bool:
        return bool(livia.move(table, before["legal"][0], before["sequence"], f"command-{number}")["accepted"])

    with ThreadPoolExecutor(8) as pool:
        accepted = list(pool.map(send, range(16)))

    assert accepted.count(True) == 1


def test_a_decision_that_showed_nothing_can_be_taken_back(livia: Visitor, marcus: Visitor) -> None:
    table = livia.open_table("roma", ME, here("Titus"), start_player="eagle")["id"]
    before = livia.asked(table)
    after = livia.move(table, before["legal"][0], before["sequence"])["position"]
    assert after["can_undo"]

    with marcus.socket(table) as news:
        news.next("position")
        undone = livia.undo(table, after["sequence"])
        told = news.next("position")

    assert undone["accepted"]
    assert undone["position"]["sequence"] == before["sequence"] + 2
    assert undone["position"]["view"] == before["view"]
    assert undone["position"]["legal"] == before["legal"]
    assert told["undone"]
    assert told["position"]["viewer"] is None


def test_what_was_revealed_cannot_be_taken_back(livia: Visitor) -> None:
    table = livia.open_table("alea_iacta_est", ME, BOT, players="2")["id"]
    before = livia.asked(table)
    assert not before["can_undo"]

    answer = livia.undo(table, before["sequence"])

    assert answer["refusal"]["message"] == "server-no-undo"
    assert answer["position"] == before


def test_an_undone_game_is_replayed_without_it(livia: Visitor) -> None:
    table = livia.open_table("roma", ME, here("Titus"), start_player="eagle")["id"]
    before = livia.asked(table)
    after = livia.move(table, before["legal"][0], before["sequence"])["position"]
    livia.undo(table, after["sequence"])

    steps = livia.get(f"tables/{table}/replay")["steps"]
    frames = livia.get(f"tables/{table}/frames", since=before["sequence"])

    assert [step["sequence"] for step in steps] == list(range(1, before["sequence"] + 1))
    assert [frame["type"] for frame in frames] == ["table", "step", "position"]
    assert frames[-1]["undone"]
    assert frames[-1]["position"] == livia.position(table)
