"""The language of the system is that of every command, unless another is asked for."""

import json

import pytest
from typer.testing import CliRunner

from ludi.cli.app import app
from ludi.core import texts


def printed(environment: dict[str, str], *words: str) -> str:
    """What a command prints where the system speaks like this."""
    done = CliRunner().invoke(app, list(words), env={"LC_ALL": "", "LANG": "", "LANGUAGE": "", **environment})
    assert done.exit_code == 0, (done.output, done.exception)
    return " ".join(done.output.split())


@pytest.mark.parametrize(
    ("language", "locale"), [("en", "fi_FI.UTF-8"), ("nl", "nl_BE"), ("de", "de_AT.UTF-8"), ("hu", "hu_HU.UTF-8")]
)
def test_a_command_speaks_the_language_of_the_system(language: str, locale: str) -> None:
    told = texts.say(language, "games-default")

    assert told in printed({"LANG": locale}, "games")
    assert told in printed({"LANG": "fi_FI", "LC_MESSAGES": locale}, "games")
    assert told in printed({"LANG": "fi_FI", "LC_ALL": locale}, "games")


def test_what_is_asked_for_goes_before_what_the_system_says() -> None:
    dutch, german = (texts.say(language, "games-default") for language in ("nl", "de"))

    assert dutch in printed({"LC_ALL": "hu_HU"}, "games", "--lang", "nl")
    assert german in printed({"LC_ALL": "hu_HU", "LUDI_LANG": "de"}, "games")


@pytest.mark.parametrize(
    ("locale", "games"),
    [("en_GB", "1,200 games"), ("nl_NL", "1.200 partijen"), ("de_DE", "1.200 Partien"), ("hu_HU", "1 200 játszma")],
)
def test_figures_for_people_are_written_as_their_language_does(locale: str, games: str) -> None:
    told = printed({"LC_ALL": locale}, "sim", "roma", "--games", "1200", "--threads", "1")

    assert games in told.replace("\u202f", " ")


def test_figures_for_programs_are_the_same_everywhere() -> None:
    words = ("sim", "roma", "--games", "50", "--threads", "1", "--json")

    keys = [list(json.loads(printed({"LC_ALL": locale}, *words))) for locale in ("hu_HU", "en_GB")]
    assert keys[0] == keys[1]
