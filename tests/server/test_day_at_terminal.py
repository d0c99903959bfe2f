"""`ludi day`: the deal of a server, played to its end at a terminal, by what the server tells this seat."""

from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

from ludi.cli import day as days_door
from ludi.cli.app import app
from ludi.cli.client import ServerClient
from ludi.core import texts
from ludi.server.after import days, deals
from tests.server.conftest import House

runner = CliRunner()


@pytest.fixture
def today(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A day of its own, a rival who does not think, and a guest nobody knows yet."""
    monkeypatch.setattr(days, "today", lambda: "1999-03-01")
    monkeypatch.setattr(deals, "RIVAL", "random")
    monkeypatch.setattr(days_door, "AGAIN", 0.01)
    monkeypatch.setattr(days_door, "out", Console(width=200))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def asked(house: House, typed: str, language: str = "en", game: str = "roma") -> str:
    answer = runner.invoke(app, ["day", game, "--server", house.address, "--lang", language], input=typed)
    assert answer.exit_code == 0, answer.output
    return answer.output


def test_a_deal_is_left_gone_on_with_and_played_to_its_end(house: House, today: None) -> None:
    left = asked(house, "h\nlay nonsense\nu\n1\nq\n")
    whole = asked(house, "1\n" * 2000)
    again = asked(house, "")

    assert texts.say("en", "deal-lead") in left
    assert texts.say("en", "server-deal-no-hints") in left
    assert texts.say("en", "play-no-undo") in left
    assert texts.say("en", "day-left") in left
    assert texts.say("en", "deal-you") in whole
    assert texts.say("en", "deal-rest") in again
    assert "> " not in again


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_where_no_server_answers_that_is_said(today: None, language: str) -> None:
    for address, message in (("http://127.0.0.1:9", "day-unheard"), ("nowhere", "day-no-address")):
        answer = runner.invoke(app, ["day", "roma", "--server", address, "--lang", language])

        assert answer.exit_code
        assert texts.say(language, message, address=address) in str(answer.exception or answer.output)


def test_a_guest_is_the_same_the_next_time(house: House, today: None, tmp_path: Path) -> None:
    tables = [
        ServerClient(house.address, "en", tmp_path / "kept.txt").post("deals/alea_iacta_est")["id"] for _ in range(2)
    ]

    assert tables[0] == tables[1]
    assert (tmp_path / "kept.txt").stat().st_mode & 0o077 == 0
