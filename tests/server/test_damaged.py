"""A damaged table stays alone: its log is looked at line by line before any rule is given it."""

import sqlite3
from pathlib import Path

import pytest

from tests.server.conftest import House
from tests.server.visitor import ME, here

LAST = "sequence = (SELECT max(sequence) FROM entries WHERE table_id = :table) AND table_id = :table"
FIRST = "sequence = 1 AND table_id = :table"  # chance: the first card of the opening
DAMAGES = {
    "a move of no game": f"UPDATE entries SET move = 'castle king' WHERE {LAST}",
    "a move in capitals": f"UPDATE entries SET move = upper(move) WHERE {LAST}",
    "a number": f"UPDATE entries SET move = 5 WHERE {LAST}",
    "a move that was not legal": f"UPDATE entries SET move = 'activate 3' WHERE {LAST}",
    "another card than the dice gave": "UPDATE entries SET move = CASE move WHEN 'draw forum' THEN 'draw nero' "
    f"ELSE 'draw forum' END WHERE {FIRST}",
    "another seat": f"UPDATE entries SET seat = 1 - seat WHERE {LAST}",
    "chance where nobody drew": f"UPDATE entries SET kind = 'chance' WHERE {LAST}",
    "a kind that is none": f"UPDATE entries SET kind = 'wish' WHERE {LAST}",
    "an undo of nothing": f"UPDATE entries SET kind = 'undo' WHERE {FIRST}",
    "a gap": f"DELETE FROM entries WHERE {FIRST}",
    "another secret": "UPDATE tables SET secret = '00' || substr(secret, 3) WHERE id = :table",
    "options of no game": """UPDATE tables SET options = '{"templum": "flooded"}' WHERE id = :table""",
    "a game that is not there": "UPDATE tables SET game = 'go' WHERE id = :table",
    "a seat too few": "DELETE FROM seats WHERE table_id = :table AND seat = 1",
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_table_is_refused_in_a_sentence_and_the_others_go_on(
    quick: None, tmp_path: Path, damage: str
) -> None:
    file = tmp_path / "tables.sqlite"
    first = House(f"sqlite:///{file}")
    first.open()
    with first.visitor() as livia:
        bad, good = (livia.open_table("roma", ME, here("Titus"), start_player="eagle")["id"] for _ in range(2))
        for table in (bad, good):
            position = livia.asked(table)
            assert livia.move(table, position["legal"][0], position["sequence"])["accepted"]
        cookies = livia.client.cookies
    first.close()
    with sqlite3.connect(file) as database:
        assert database.execute(damage, {"table": bad}).rowcount == 1
    database.close()

    second = House(f"sqlite:///{file}")
    second.open()
    with second.visitor() as livia:
        livia.client.cookies = cookies
        refused = livia.get(f"tables/{bad}/position", status=409)
        assert refused["line"]["message"] in ("server-damaged", "server-no-such-game")
        livia.get(f"tables/{bad}", status=409)
        assert {card["id"] for card in livia.get("tables")["mine"]} >= {good}
        position = livia.asked(good)
        assert livia.move(good, position["legal"][0], position["sequence"])["accepted"]
    second.close()
