"""Whole games over the network: every frame arrives once, and afterwards everything can be checked."""

from typing import Any

import pytest

from ludi.core.fairness import Receipt, check
from ludi.core.game import Game
from ludi.games import GAMES
from ludi.server.api.catalogue import GameShape
from ludi.server.api.results import Proof, Replay, ScoreSheet
from ludi.server.api.tables import Lobby
from tests.server.contract import FRAME, adapter
from tests.server.visitor import BOT, ME, OPEN, Visitor, here

TABLES = {
    "roma": ((ME, BOT), {}),
    "caesar_cleopatra": ((ME, BOT), {}),
    "alea_iacta_est": ((ME, BOT, BOT, BOT), {"players": "4"}),
}


@pytest.fixture(params=TABLES)
def played(request: pytest.FixtureRequest, livia: Visitor, marcus: Visitor) -> Any:
    """A finished game with the news its player and a watcher heard of it."""
    seats, options = TABLES[request.param]
    table = livia.open_table(request.param, *seats, **options)["id"]
    with livia.socket(table, since=0) as mine, marcus.socket(table, since=0) as watched:
        livia.play_to_the_end(table, 1)
        steps = mine.until_over()
        return request.param, table, steps, watched.until_over(), [*mine.texts, *watched.texts]


def test_a_whole_game_can_be_played_and_checked(played: Any, livia: Visitor, marcus: Visitor) -> None:
    name, table, steps, watched, texts = played
    game = GAMES.find(name)

    assert [step["sequence"] for step in steps] == list(range(1, len(steps) + 1))
    assert [step["sequence"] for step in watched] == list(range(1, len(steps) + 1))
    final = livia.position(table)
    sheet = livia.get(f"tables/{table}/sheet")
    assert sheet["totals"] == final["scores"] == sheet["rows"][-1]["counted"]
    assert sheet["winners"] == final["winners"]
    for row in sheet["rows"]:
        if row["parts"]:
            assert row["parts"][-1]["counted"] == [points or 0 for points in row["points"]]
    check_dice(game, livia, table, {step["sequence"]: step["position"]["seal"] for step in steps})
    check_replays(table, steps, watched, livia, marcus)
    check_wire(table, texts, livia)


def check_dice(game: Game, visitor: Visitor, table: str, heard: dict[int, str]) -> None:
    """The record is the game that was promised and heard, seal by seal; the proof says the same to the page."""
    record = visitor.get(f"tables/{table}/record")
    promise, seed = record["dice"]["commitment"], Visitor.at_tables[table][visitor]
    draws = check(record, game, Receipt(promise, seed, tuple(record["dice"]["pledges"]), heard))
    assert len(heard) > len(draws) > 0
    assert all(draw.move == draw.due for draw in draws)
    proof = visitor.get(f"tables/{table}/proof")
    assert proof["dice"]["commitment"] == promise
    told = [[one[name] for name in ("kind", "seat", "move", "outcomes", "weights")] for one in proof["entries"]]
    assert told == record["dice"]["log"]


def check_replays(table: str, steps: list[Any], watched: list[Any], livia: Visitor, marcus: Visitor) -> None:
    """A replay shows what was seen at the time; open, it shows everything."""
    own = livia.replay(table)["steps"]
    assert [step["lines"] for step in own] == [step["lines"] for step in steps]
    assert [step["position"]["view"] for step in own] == [step["position"]["view"] for step in steps]
    other = marcus.replay(table)["steps"]
    assert [step["position"]["view"] for step in other] == [step["position"]["view"] for step in watched]
    assert len(marcus.replay(table, seat=1)["steps"]) == len(steps)
    shown = marcus.replay(table, open=True)
    assert adapter(Replay).validate_python(shown)
    assert len(shown["steps"]) == len(steps)


def check_wire(table: str, texts: list[str], livia: Visitor) -> None:
    """What travels is what the document says."""
    for text in texts:
        FRAME.validate_json(text)
    assert adapter(Proof).validate_python(livia.get(f"tables/{table}/proof"))
    assert adapter(ScoreSheet).validate_python(livia.get(f"tables/{table}/sheet"))
    assert adapter(Lobby).validate_python(livia.get("tables"))
    for shape in livia.get("games"):
        assert adapter(GameShape).validate_python(shape)


def test_a_running_game_is_replayed_from_ones_own_seat_only(livia: Visitor, marcus: Visitor) -> None:
    table = livia.open_table("roma", ME, OPEN)["id"]
    marcus.sit(table)

    assert livia.get(f"tables/{table}/replay")["start"]["viewer"] == 0
    assert livia.get(f"tables/{table}/replay", 403, seat=1)["status"] == 403
    assert livia.get(f"tables/{table}/replay", seat=-1)["start"]["viewer"] is None
    for path in ("record", "proof", "sheet"):
        assert livia.get(f"tables/{table}/{path}", 409)["line"]["message"] == "server-not-over"
    assert livia.get(f"tables/{table}/replay", 409, open=True)["status"] == 409


@pytest.mark.parametrize("looking", [{}, {"seat": -1}, {"seat": 0}, {"seat": 1}])
def test_a_running_game_at_a_shared_screen_is_replayed_as_a_watcher(livia: Visitor, looking: dict[str, int]) -> None:
    table = livia.open_table("roma", ME, here("Titus"))["id"]
    assert livia.position(table, seat=0)["viewer"] == 0

    assert livia.get(f"tables/{table}/replay", **looking)["start"]["viewer"] is None


def test_a_finished_game_of_a_shared_screen_is_replayed_from_any_seat(livia: Visitor) -> None:
    table = livia.open_table("roma", ME, here("Titus"))["id"]
    while not (position := livia.position(table))["over"]:
        asked = livia.position(table, seat=position["asked"])
        livia.move(table, asked["legal"][-1], asked["sequence"], seat=asked["asked"])

    assert livia.get(f"tables/{table}/replay", seat=1)["start"]["viewer"] == 1
