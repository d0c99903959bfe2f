"""Every `ludi` command of README runs, with small numbers; every one in docs is understood."""

import re
import shlex
from pathlib import Path

import pytest
from typer.main import get_command
from typer.testing import CliRunner

from ludi.cli.app import app

ROOT = Path(__file__).parents[2]
COMMAND = re.compile(r"^(?:\$ )?(?:\.venv/bin/|pip install \S+ && )?(ludi .*?) *(?:  #.*)?$", re.MULTILINE)
CONSOLE = re.compile(r"^ *```console\n(.*?)^ *```", re.MULTILINE | re.DOTALL)
SHORTER = {"--games 1000000": "--games 200", "--pairs 200": "--pairs 1 --cores 1", "caesar greedy": "tiro greedy"}
WAITING = {"serve", "day", "--server"}  # for somebody at a browser, for a server


def commands_in(page: Path) -> list[str]:
    """The command lines of `ludi` in blocks that show a console."""
    blocks = CONSOLE.findall(page.read_text(encoding="utf-8"))
    return [found for block in blocks for found in COMMAND.findall(block)]


def words_of(command: str) -> list[str]:
    """As a shell would hand them over, without the first."""
    found: list[str] = []
    for word in shlex.split(command, comments=True)[1:]:
        found += sorted(map(str, ROOT.glob(word))) if "*" in word else [word]
    return found


OTHERS = [command for page in sorted((ROOT / "docs").glob("*.md")) for command in commands_in(page)]


def test_there_are_commands_to_try() -> None:
    assert len(commands_in(ROOT / "README.md")) > 10
    assert len(OTHERS) > 4


@pytest.mark.parametrize("command", commands_in(ROOT / "README.md"))
def test_a_command_of_the_readme_runs(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for long, short in SHORTER.items():
        command = command.replace(long, short)
    words = words_of(command)

    done = CliRunner().invoke(app, words + ["--help"] * bool(WAITING & {*words}), input="q\n")

    assert done.exit_code == 0, (done.output, done.exception)
    assert done.output


@pytest.mark.parametrize("command", OTHERS)
def test_a_command_of_the_docs_is_understood(command: str) -> None:
    root = get_command(app)
    name, *words = words_of(command)
    assert hasattr(root, "commands")

    root.commands[name].make_context(name, words)
