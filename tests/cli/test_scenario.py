"""`ludi scenario`: one bad file does not end the run; the total and the exit status tell."""

from pathlib import Path

import pytest
from click.testing import Result
from typer.testing import CliRunner

from ludi.cli.app import app

GOOD = "game: roma\nposition: {dice: [3], draw_pile: rest}\nmoves: [money 3]\nexpect: {coins: {eagle: 3}}\n"
FILES = {
    "good": GOOD,
    "unmet": GOOD.replace("eagle: 3", "eagle: 4"),
    "bad": GOOD.replace("coins", "conis"),
    "no_yaml": "game: [",
    "faulty": GOOD.replace(", draw_pile: rest", ""),
}


def played(folder: Path, *words: str) -> Result:
    """The files of these names played, with these options."""
    for name, text in FILES.items():
        (folder / f"{name}.yaml").write_text(text)
    return CliRunner().invoke(
        app, ["scenario", *(word if word.startswith("-") else str(folder / f"{word}.yaml") for word in words)]
    )


def test_a_bad_file_does_not_end_the_run(tmp_path: Path) -> None:
    done = played(tmp_path, "no_yaml", "bad", "nowhere", "unmet", "good")

    assert "5 scenarios: 1 as expected, 1 not as expected, 3 not playable." in done.stdout
    assert "coins is {'eagle': 3}, not {'eagle': 4}" in done.stdout
    assert all(str(tmp_path / f"{name}.yaml") in done.stderr for name in ("no_yaml", "bad", "nowhere"))
    assert done.stderr.count("\n") == 3


@pytest.mark.parametrize(
    ("names", "status"),
    [(["good"], 0), (["good", "unmet"], 1), (["bad", "good"], 2), (["bad", "unmet", "good"], 2)],
    ids=lambda value: str(value),
)
def test_the_exit_status_tells_the_worst(tmp_path: Path, names: list[str], status: int) -> None:
    assert played(tmp_path, *names).exit_code == status


def test_a_faulty_position_is_a_warning(tmp_path: Path) -> None:
    done = played(tmp_path, "faulty", "good")

    assert done.exit_code == 0
    assert "2 scenarios: 2 as expected." in done.stdout
    assert done.stderr.startswith(f"warning: {tmp_path / 'faulty.yaml'}: position: cards are not conserved: 52 are")
    assert done.stderr.count("\n") == 1


def test_a_faulty_position_is_an_error_where_it_is_strict(tmp_path: Path) -> None:
    done = played(tmp_path, "--strict", "faulty", "good")

    assert done.exit_code == 2
    assert "2 scenarios: 1 as expected, 1 not playable." in done.stdout
    assert done.stderr.startswith(f"{tmp_path / 'faulty.yaml'}: position: cards are not conserved")


def test_one_scenario_is_one(tmp_path: Path) -> None:
    assert "1 scenario: 1 as expected." in played(tmp_path, "good").stdout
