"""The examples that learn, in a short form: they run, tell what they promise, and keep their books right."""

import csv
import importlib.util
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
torch = pytest.importorskip("torch")


def opened(name: str) -> ModuleType:
    """An example as a module."""
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def ppo() -> ModuleType:
    return opened("ppo_self_play")


def test_self_play_learns_something_and_writes_its_curve(
    ppo: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    curve = tmp_path / "curve.csv"
    short = "roma --updates 3 --lanes 64 --steps 32 --width 32 --matches 32 --threads 1 --every 1000"
    monkeypatch.setattr(sys, "argv", ["ppo_self_play.py", *short.split(), "--csv", str(curve)])

    ppo.main()

    rows = list(csv.DictReader(curve.read_text(encoding="utf-8").splitlines()))
    assert [int(row["decisions"]) for row in rows] == [0, 3 * 32 * 64]
    assert all(0 <= float(row["share"]) <= 1 for row in rows)
    assert "against random" in capsys.readouterr().out


def test_values_by_side_become_values_by_seat_and_back(ppo: ModuleType) -> None:
    sides = torch.tensor([[0.5, 0.1, -0.6]])  # of the seat to move, and of the next two clockwise
    mover = torch.tensor([1])

    seats = ppo.by_seat(sides, mover)

    assert (seats == torch.tensor([[-0.6, 0.5, 0.1]])).all()
    assert (ppo.by_side(seats, mover) == sides).all()


def test_a_reward_reaches_back_to_the_beginning_of_its_game_and_no_further(ppo: ModuleType) -> None:
    values = torch.zeros(5, 1, 2)
    rewards, done = torch.zeros(4, 1, 2), torch.zeros(4, 1, dtype=torch.bool)
    rewards[1, 0], done[1, 0] = torch.tensor([1.0, -1.0]), True  # seat 0 has won; another game follows

    found = ppo.advantages(values, rewards, done)[:, 0]

    assert found[:, 0].tolist() == pytest.approx([ppo.LAMBDA, 1, 0, 0])
    assert (found[:, 1] == -found[:, 0]).all()


def test_an_illegal_action_is_never_drawn(ppo: ModuleType) -> None:
    logits = torch.zeros(500, 4).masked_fill(torch.tensor([False, True, False, True]), ppo.FORBIDDEN)
    assert set(ppo.drawn(logits).tolist()) == {0, 2}


def test_maskable_ppo_plays_and_learns(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("sb3_contrib")
    short = "roma --steps 64 --tables 2 --batch 32 --matches 2"
    monkeypatch.setattr(sys, "argv", ["maskable_ppo.py", *short.split()])

    opened("maskable_ppo").main()

    assert re.search(r"before: \d+% against random\nafter 64 decisions: \d+%", capsys.readouterr().out)
