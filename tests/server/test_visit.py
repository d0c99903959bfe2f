"""`ludi play --server`: a terminal at a table of a server, beside browsers and other terminals."""

import json
import os
import subprocess
import sys
from pathlib import Path
from types import TracebackType

import pytest

from ludi.cli.arrival import place_of
from ludi.core import texts
from ludi.core.errors import LudiError
from ludi.games import GAMES
from tests.cli.teletype import ROOT, Teletype
from tests.luck import LUCK
from tests.server.conftest import House
from tests.server.passing import Clock
from tests.server.visitor import BOT, ME, OPEN, Json, Visitor


def two(game: str) -> dict[str, str]:
    """The options of a table for two."""
    return {"players": "2"} if len(GAMES.find(game).players) > 1 else {}


class Program:
    """A terminal program into which this is typed, by a person whose own files lie there; all it prints is kept."""

    def __init__(self, house: House, table: str, home: Path, typed: str, *words: str) -> None:
        home.mkdir(exist_ok=True)
        self.printed, keys = home / "printed.txt", home / "typed.txt"
        keys.write_text(typed)
        command = [sys.executable, "-m", "ludi", "play", "--server", house.address, table, *words]
        settings = {**os.environ, "XDG_DATA_HOME": str(home), "COLUMNS": "200"}
        with keys.open() as into, self.printed.open("w") as out:
            self.process = subprocess.Popen(
                command, stdin=into, stdout=out, stderr=subprocess.STDOUT, cwd=ROOT, env=settings
            )

    def __enter__(self) -> "Program":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.process.kill()
        self.process.wait()

    def ends(self, status: int = 0) -> str:
        """All it printed until its end."""
        found = self.process.wait(300)
        printed = self.printed.read_text()
        assert found == status, printed
        return printed


def shown(house: House, table: str, home: Path, typed: str, *words: str, status: int = 0) -> str:
    """All that such a program prints until its end."""
    with Program(house, table, home, typed, *words) as program:
        return program.ends(status)


@pytest.fixture
def clock(house: House, monkeypatch: pytest.MonkeyPatch) -> Clock:
    monkeypatch.setattr("ludi.server.tables.table_info.STAND_IN", "random")  # it needs no compiling
    return Clock(house, monkeypatch)


ALWAYS = "1\n" * 5000


@pytest.mark.parametrize("name", GAMES.names)
def test_a_terminal_and_a_browser_play_a_whole_game(name: str, house: House, livia: Visitor, tmp_path: Path) -> None:
    table = livia.open_table(name, ME, OPEN, **two(name))["id"]
    with Program(house, table, tmp_path, ALWAYS, "--name", "Tullia") as program:
        begun(livia, table)
        over = livia.play_to_the_end(table, LUCK.getrandbits(30))
        printed = program.ends()

    card = livia.get(f"tables/{table}")
    assert [seat["name"] for seat in card["seats"]] == ["Livia", "Tullia"]
    assert ("You win." in printed) == (over["winners"] == [1])
    assert ("Livia wins." in printed) == (over["winners"] == [0])
    receipt = json.loads((tmp_path / "ludi" / "receipts" / f"{table}.json").read_text())
    assert receipt["seed"] in card["dice"]["seeds"]
    assert receipt["pledges"] == card["dice"]["pledges"]
    assert str(over["sequence"]) in receipt["seals"]


def begun(visitor: Visitor, table: str) -> None:
    """Show the seed as soon as all have pledged, as a browser does."""
    seed = visitor.at_tables[table][visitor]
    with visitor.socket(table) as news:
        card: Json = visitor.get(f"tables/{table}")
        while not card["dice"]["pledged"]:
            card = news.next("table")["table"]
    visitor.post(f"tables/{table}/seed", {"seed": seed})
    with visitor.socket(table) as news:
        while visitor.get(f"tables/{table}")["status"] == "waiting":
            news.next("table")


@pytest.mark.parametrize("name", GAMES.names)
def test_two_terminals_play_a_whole_game(name: str, house: House, livia: Visitor, tmp_path: Path) -> None:
    table = livia.open_table(name, OPEN, OPEN, **two(name))["id"]
    first, second = (GAMES.find(name).seats(seat).name.lower() for seat in range(2))
    with (
        Program(house, table, tmp_path / first, ALWAYS, "--seat", first) as one,
        Program(house, table, tmp_path / second, ALWAYS, "--seat", second) as other,
    ):
        printed = [one.ends(), other.ends()]

    winners = livia.get(f"tables/{table}")["winners"]
    for seat, told in enumerate(printed):
        assert ("You win." in told) == (winners == [seat])


def test_who_comes_back_is_the_same_person_and_goes_on(house: House, livia: Visitor, tmp_path: Path) -> None:
    table = livia.open_table("roma", OPEN, BOT)["id"]
    left = shown(house, table, tmp_path, "1\nq\n")
    again = shown(house, f"{house.address}/table/{table}", tmp_path, ALWAYS)

    assert texts.say("en", "visit-left", command=f"ludi play --server {house.address} {table}") in left
    assert texts.say("en", "visit-kept", link=f"{house.address}/table/{table}") in again
    assert livia.get(f"tables/{table}")["status"] == "over"


def test_where_no_seat_is_free_that_is_said(house: House, livia: Visitor, tmp_path: Path) -> None:
    table = livia.open_table("roma", ME, BOT)["id"]

    assert texts.say("en", "visit-full") in shown(house, table, tmp_path, "", status=LudiError.status)
    assert texts.say("en", "server-no-table") in shown(house, "nowhere", tmp_path, "", status=LudiError.status)


def test_who_is_absent_is_asked_about_and_a_stand_in_is_told(
    livia: Visitor, house: House, clock: Clock, tmp_path: Path
) -> None:
    table = livia.open_table("roma", ME, OPEN)["id"]
    words = ("play", "--server", house.address, table, "--name", "Tullia")
    with Teletype(*words, XDG_DATA_HOME=str(tmp_path)) as terminal:
        terminal.until(texts.say("en", "web-waiting-for-players"))
        begun(livia, table)
        while livia.get(f"tables/{table}")["asked"] != 0:  # the terminal plays until it is her turn
            terminal.until("> ")
            terminal.type("1\n")
        clock.passes()
        terminal.until(texts.say("en", "web-absent", name="Livia"))
        terminal.type("2\n")
        terminal.until("Bot for Livia")
        terminal.type("\x03")
        status, last = terminal.ends()

    assert status == 130
    assert f"ludi play --server {house.address} {table}" in last


def test_a_lost_line_is_said_and_found_again(house: House, livia: Visitor, tmp_path: Path) -> None:
    table = livia.open_table("roma", ME, OPEN)["id"]
    with Teletype("play", "--server", house.address, table, XDG_DATA_HOME=str(tmp_path)) as terminal:
        terminal.until(texts.say("en", "web-waiting-for-players"))
        house.do(cut_off(house, table))
        terminal.until(texts.say("en", "web-connection-lost"))
        terminal.until(texts.say("en", "web-waiting-for-players"))
        terminal.type("q\n")
        assert terminal.ends()[0] == 0


async def cut_off(house: House, table: str) -> None:
    """The server closes everybody's socket."""
    for viewer in house.lobby.tables[table].subscribers.viewers:
        viewer.close()


def test_a_link_says_where_the_table_is() -> None:
    assert place_of("", "https://example.org/ludi/table/abc") == ("https://example.org/ludi", "abc")
    assert place_of("http://here:8000", "abc") == ("http://here:8000", "abc")
    for wrong in ("https://example.org/rules", ""):
        with pytest.raises(LudiError):
            place_of("", wrong)
