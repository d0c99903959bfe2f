"""The line of a terminal to a table: it answers signs of life, notices silence, and misses nothing when it is back."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from ludi.cli.client import ServerClient
from ludi.cli.news import News, NewsLine
from ludi.cli.receipt import KeptReceipt
from ludi.server.api.tables import TableCard
from ludi.server.settings import Settings
from tests.luck import LUCK
from tests.server.black_hole import BlackHole
from tests.server.conftest import House
from tests.server.visitor import ME, OPEN, Visitor

EVERY = 2.0  # seconds between two beats


@pytest.fixture(scope="module")
def lively(quick: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house whose sockets give a sign of life every other second."""
    house = House(Settings(f"sqlite:///{tmp_path_factory.mktemp('line') / 'tables.sqlite'}", beat=EVERY))
    house.open()
    yield house
    house.close()


def sat_down(address: str, livia: Visitor, folder: Path) -> tuple[str, ServerClient]:
    """A table of Livia's, at which a terminal sits, and the game has begun."""
    card = livia.open_table("roma", ME, OPEN)
    door, table = ServerClient(address, "en", folder / "guests.txt"), str(card["id"])
    kept = KeptReceipt(table, card["dice"]["commitment"], folder)
    found: TableCard = kept.sit(door, door.get(f"tables/{table}"), None)
    livia.post(f"tables/{table}/seed", {"seed": livia.at_tables[table][livia]})
    kept.add_share(door, door.get(f"tables/{table}"))
    assert found["my_seats"] == [1]
    return table, door


def waits_until(line: NewsLine, is_open: bool) -> None:
    """Until the line is open, or lost."""
    for _ in range(120):
        if line.is_open == is_open:
            return
        line.came.wait(1)
        line.came.clear()
    raise AssertionError(f"The line is not {'open' if is_open else 'lost'}.")


def test_a_terminal_answers_signs_of_life(lively: House, tmp_path: Path) -> None:
    with lively.visitor() as livia:
        table, door = sat_down(lively.address, livia, tmp_path)
        line = NewsLine(door, table, 1, None)
        with livia.socket(table) as news:
            for _ in range(6):  # so many beats of hers: a silent one would have been closed meanwhile
                news.next("beat")
        assert line.is_open
        assert livia.get(f"tables/{table}")["seats"][1]["whereabouts"] == "table"
        line.close()


@pytest.mark.parametrize("directions", [("up",), ("down",), ("up", "down")])
def test_a_line_that_swallows_everything_is_noticed_and_nothing_is_missed(
    directions: tuple[str, ...], lively: House, tmp_path: Path
) -> None:
    with lively.visitor() as livia, BlackHole(lively.address) as hole:
        table, door = sat_down(hole.address, livia, tmp_path)
        line = NewsLine(door, table, 1, None)
        waits_until(line, True)
        hole.swallow(*directions)
        waits_until(line, False)
        done = play_on(livia, table, ServerClient(lively.address, "en", tmp_path / "guests.txt"))
        hole.swallow()
        heard: list[News] = []
        while not heard or last_of(heard) < done:
            assert line.came.wait(60)
            heard += line.heard()
        steps = [frame["step"]["sequence"] for frame in heard if frame["type"] == "step"]
        line.close()
        assert steps == sorted(set(steps))


def play_on(livia: Visitor, table: str, door: ServerClient) -> int:
    """Two decisions of whoever is asked; how far the game is then."""
    for _ in range(2):
        if (position := livia.position(table))["legal"]:
            livia.move(table, LUCK.choice(position["legal"]), position["sequence"])
        else:
            position = door.get(f"tables/{table}/position", seat=1)
            wish = {"command": LUCK.hex(8), "action": position["legal"][0], "sequence": position["sequence"]}
            door.post(f"tables/{table}/moves", wish)
    return int(livia.position(table)["sequence"])


def last_of(frames: list[News]) -> int:
    """How far the game is by what was told."""
    found = [frame["step"] if frame["type"] == "step" else frame.get("position") for frame in frames]
    return max((int(one["sequence"]) for one in found if one), default=0)
