"""`ludi train`: a net from nothing, stopped and gone on with, alone and by several processes."""

import csv
import signal
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
import torch
from typer.testing import CliRunner

from ludi.bots.nets.files import read_net
from ludi.cli.app import app
from ludi.cli.train import CURVE, NET, PICTURE, RESPONSE
from ludi.games import GAMES
from ludi.learning.training import CHECKPOINT
from tests.cli.test_commands import ludi

TINY = ("--mix", "scale=small", "--width", "16", "--lanes", "32", "--steps", "8", "--batch", "128")
SHORT = (*TINY, "--decisions", "1024", "--responses", "0")


def refused(*words: str) -> str:
    """The sentence a command ends with."""
    return str(CliRunner().invoke(app, list(words)).exception)


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A net that has learned very little."""
    folder = tmp_path_factory.mktemp("trained")
    ludi("train", "roma", *SHORT, "--out", str(folder))
    return folder


def test_it_leaves_a_net_a_curve_a_picture_and_a_checkpoint(trained: Path) -> None:
    net = read_net(GAMES.find("roma"), trained / NET)
    with (trained / CURVE).open() as file:
        rows = list(csv.DictReader(file))

    assert net.about["decisions"] == 1024
    assert net.about["recipe"]["mix"] == ["scale=small"]
    assert net.about["version"] == GAMES.find("roma").version
    assert int(rows[-1]["decisions"]) == 1024
    assert 0 <= float(rows[-1]["random"]) <= 1
    assert (trained / PICTURE).read_text().lstrip().startswith("<?xml")
    assert (trained / CHECKPOINT).exists()


def test_the_net_plays_at_once(trained: Path) -> None:
    told = ludi("arena", "roma", f"net:{trained / NET}", "random", "--pairs", "1", "--cores", "1")
    assert "2 games" in told


def test_it_goes_on_from_a_checkpoint_and_does_not_write_over_one(trained: Path, tmp_path: Path) -> None:
    (tmp_path / CHECKPOINT).write_bytes((trained / CHECKPOINT).read_bytes())

    assert "--resume" in refused("train", "roma", *SHORT, "--out", str(tmp_path))
    ludi("train", "roma", "--resume", "--decisions", "2048", "--out", str(tmp_path))

    assert read_net(GAMES.find("roma"), tmp_path / NET).about["decisions"] == 2048


def test_a_response_is_trained_to_a_net_or_to_a_checkpoint(trained: Path, tmp_path: Path) -> None:
    for rival in (trained / NET, trained):
        ludi("train", "roma", "--decisions", "512", "--response-to", str(rival), "--out", str(tmp_path))
        with (tmp_path / RESPONSE).open() as file:
            rows = list(csv.DictReader(file))
        assert int(rows[-1]["decisions"]) >= 512
        assert -0.5 <= float(rows[-1]["won_beyond_fair_share"]) <= 0.5


def test_it_begins_with_the_weights_of_a_net(trained: Path, tmp_path: Path) -> None:
    still = (*SHORT, "--start", str(trained / NET), "--rate", "0", "--out", str(tmp_path))
    ludi("train", "roma", *still)

    one, two = (read_net(GAMES.find("roma"), folder / NET).record for folder in (trained, tmp_path))
    assert all(np.array_equal(one[name], two[name]) for name in one.dtype.names)
    assert "--width 16 --blocks 1" in refused(
        "train", "roma", "--start", str(trained / NET), "--width", "32", "--out", str(tmp_path / "other")
    )


def test_bad_wishes_are_named(tmp_path: Path, trained: Path) -> None:
    out = ("--out", str(tmp_path / "none"))
    assert "no part of a recipe" in refused("train", "roma", "--recipe", "magic=1", *out)
    assert "no part of a mix" in refused("train", "roma", "--mix", "players", *out)
    assert "no checkpoint" in refused("train", "roma", "--resume", *out)
    assert "16 wide" in refused("train", "roma", "--resume", "--width", "32", "--out", str(trained))


def test_who_interrupts_it_gets_a_checkpoint(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "ludi", "train", "roma", *TINY, "--minutes", "60", "--responses", "0"]
    with subprocess.Popen([*words, "--every", "1", "--out", str(tmp_path)], stderr=subprocess.PIPE, text=True) as run:
        assert run.stderr is not None
        told = ""
        while "random" not in told:  # it has been measured once: it is under way
            line = run.stderr.readline()
            assert line, told
            told += line
        run.send_signal(signal.SIGINT)
        told += run.stderr.read()

    assert run.returncode == 0, told
    assert "go on with --resume" in told
    assert (tmp_path / CHECKPOINT).exists()


def test_two_processes_learn_one_net(tmp_path: Path) -> None:
    words = ["-m", "torch.distributed.run", "--nproc-per-node", "2", "--standalone", "-m", "ludi", "train", "roma"]

    done = subprocess.run(
        [sys.executable, *words, *SHORT, "--device", "cpu", "--out", str(tmp_path)], capture_output=True, text=True
    )  # fmt: skip

    assert done.returncode == 0, done.stderr
    kept = torch.load(tmp_path / CHECKPOINT, weights_only=True)
    assert kept["progress"]["decisions"] == 1024  # of both together
    assert all(np.isfinite(value.numpy()).all() for value in kept["net"].values())
