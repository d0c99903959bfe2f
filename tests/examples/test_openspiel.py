"""The examples for OpenSpiel run, in a short form."""

import sys
from pathlib import Path

import pytest

pytest.importorskip("pyspiel")
EXAMPLES = Path(__file__).parent.parent.parent / "examples"


@pytest.fixture(autouse=True)
def found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))


def test_cfr_prints_a_curve_that_falls(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    import openspiel_cfr

    monkeypatch.setattr(sys, "argv", ["openspiel_cfr.py", "--late", "--iterations", "20"])
    openspiel_cfr.main()

    size, _, *rows = capsys.readouterr().out.strip().splitlines()
    theirs, ours = ([float(row.split()[column]) for row in rows] for column in (1, 2))
    assert size == "2,657 nodes, 386 information sets"
    assert theirs[-1] < theirs[0] / 5
    assert ours[-1] < 0.02


def test_ismcts_plays_a_real_game(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    import openspiel_ismcts

    words = ["openspiel_ismcts.py", "--games", "1", "--simulations", "2", "--bot", "random"]
    monkeypatch.setattr(sys, "argv", words)
    openspiel_ismcts.main()

    assert capsys.readouterr().out.startswith("ISMCTS, 2 simulations, against random in roma: {'won'")
