"""Plants one-line faults into the rules of a game, one at a time, and lists those that no test of the game notices.

    python -m tests.proof.planted_faults roma                        forty faults
    python -m tests.proof.planted_faults roma --faults 5 --seed 7    five others
    python -m tests.proof.planted_faults roma --list                 what would be planted
    python -m tests.proof.planted_faults roma --within use_third_die every fault that fits into this function

A fault goes into a copy of the room: a comparison the wrong way round, one too many, a call that is forgotten, two
arguments swapped, another card (`tests.proof.mutations`). Then the game's own tests run, interpreted, those first that
name a rule of the function it lies in; then the house tests, for this game. The first test that fails has noticed it.
Which lines are chosen follows from the seed and the source. Of a fault that nobody noticed it is told whether random
games go otherwise with it; some make no difference at all. Exit status 1: more than one in forty was not noticed.
"""

import argparse
import importlib
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from threading import Lock

import pytest

from ludi.core.rooms import folder_of, rooms
from tests.proof.mutations import Fault, faults_in, is_fault

ROOT = Path(__file__).parent.parent.parent
ALLOWED = 40  # one fault in so many may go unnoticed
PLANTED_IN = ("components.py", "fields.py", "moves.py", "scoring.py", "state.py", "view.py", "rules/*.py")
HOUSE = tuple(
    f"tests/house/test_{name}.py" for name in ("scenarios", "records", "perft", "refusals", "symmetry", "features")
)
SLOW_HOUSE = tuple(f"tests/house/test_{name}.py" for name in ("positions", "hidden", "random_games"))
THOUSANDS = (
    "imagined_as_often",
    "by_another_solver",
)  # what own tests try by the thousand: later, and fewer
TOO_SLOW = ("played_to_its_end", "games_end", "threads")  # whole games by the hundred: interpreted they take an hour
GAME_ENDS = 20  # seconds of a core in which a random game has ended, if it ever does
FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.MULTILINE)


@dataclass(frozen=True)
class Stage:
    """Some tests that run together."""

    name: str
    words: tuple[str, ...]  # for pytest
    patience: int = 150  # seconds of a core; without a fault it needs a tenth of them, or a fifth


def stages_of(game: str) -> tuple[Stage, ...]:
    """The tests of a game, those that notice most in the shortest time first."""
    own, thousands = f"tests/games/{game}", " or ".join(THOUSANDS)
    slow = " and ".join([game, *(f"not {words}" for words in TOO_SLOW)])
    return (
        Stage("its own tests", (own, "-k", f"not ({thousands})")),
        Stage("the house", (*HOUSE, "-k", game)),
        Stage("its own tests, slowly", (own, "-k", thousands), 900),
        Stage("the house, slowly", (*SLOW_HOUSE, "--usual", "-k", slow), 900),
    )


@dataclass(frozen=True)
class Outcome:
    """What became of a fault."""

    fault: Fault
    noticed_by: str  # a test, or what else happened; empty: nobody
    seconds: float


def room_folder(game: str) -> Path:
    """Where the room of a game lies."""
    return folder_of(rooms()[game])


def source_of(game: str, file: str) -> str:
    """A file of a room."""
    return (room_folder(game) / file).read_text(encoding="utf-8")


def faults_of(game: str) -> list[Fault]:
    """Everything that can be planted into a room."""
    folder, found = room_folder(game), list[Fault]()
    for pattern in PLANTED_IN:
        for path in sorted(folder.glob(pattern)):
            file = path.relative_to(folder)
            name = ".".join([rooms()[game], *file.with_suffix("").parts]).removesuffix(".__init__")
            found += faults_in(str(file), source_of(game, str(file)), vars(importlib.import_module(name)))
    return found


def chosen(game: str, count: int, seed: int) -> list[Fault]:
    """So many faults, each on a line of its own, every line as likely as any other."""
    lines: dict[tuple[str, int], list[Fault]] = {}
    for fault in faults_of(game):
        lines.setdefault((fault.file, fault.line), []).append(fault)
    luck, found = random.Random(seed), list[Fault]()
    for place in luck.sample(sorted(lines), len(lines)):
        fault = luck.choice(lines[place])
        if is_fault(fault, source_of(game, fault.file)):
            found.append(fault)
        if len(found) == count:
            break
    return found


def all_within(game: str, function: str) -> list[Fault]:
    """Every fault that can be planted into a function."""
    return [
        fault for fault in faults_of(game) if fault.within == function and is_fault(fault, source_of(game, fault.file))
    ]


@contextmanager
def house_with(game: str, fault: Fault | None) -> Iterator[Path]:
    """A folder to import from in which the room of this game has the fault; everything else is linked."""
    package, room = ROOT / "src" / "ludi", room_folder(game)
    with tempfile.TemporaryDirectory(prefix="planted-") as made:
        copy = Path(made) / "ludi"
        linked(package, copy, {"games"})
        linked(package / "games", copy / "games", {room.name})
        linked(room, copy / "games" / room.name, {"rules"})
        linked(room / "rules", copy / "games" / room.name / "rules", set())
        if fault:
            planted = copy / "games" / room.name / fault.file
            source = planted.read_text(encoding="utf-8")
            planted.unlink()
            planted.write_text(fault.planted(source), encoding="utf-8")
        yield Path(made)


def linked(source: Path, target: Path, others: set[str]) -> None:
    """A folder with links to everything in another, but for these and what was compiled."""
    target.mkdir(parents=True)
    for entry in source.iterdir():
        if entry.name not in others | {"__pycache__"}:
            (target / entry.name).symlink_to(entry)


def run_in(folder: Path, words: Sequence[str], patience: int) -> subprocess.CompletedProcess[str]:
    """A module of Python, with the house in this folder, nothing compiled, and so many seconds of a core."""
    settings = os.environ | {
        "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)]), "NUMBA_DISABLE_JIT": "1",
        "PYTHONDONTWRITEBYTECODE": "1", "COLUMNS": "200", "LUDI_LOOKS": "300", "LUDI_HOLDINGS": "40",
    }  # fmt: skip
    command = ["bash", "-c", f'ulimit -t {patience}; exec "$@"', "bash", sys.executable, "-m", *words]
    return subprocess.run(command, cwd=ROOT, env=settings, capture_output=True, text=True)


def run_tests(folder: Path, stage: Stage, first: Sequence[str] = ()) -> str:
    """Runs tests on a house; returns the first that failed, or what else happened; empty where all passed."""
    ids = [word for rule in first for word in ("--first", rule.lower().replace("-", "_"))]
    words = ["pytest", "-x", "-p", "tests.proof.likeliest_first", *stage.words, *ids]
    ran = run_in(folder, words, stage.patience)
    if ran.returncode in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        return ""
    if ran.returncode < 0:
        return "a test that never ended"
    found = FAILED.search(ran.stdout)
    return found[1] if found else f"what was said: {(ran.stderr or ran.stdout).strip().splitlines()[-1]}"


class Sound:
    """The stages that pass without a fault: where one does not, nothing can be said of faults, and all ends."""

    def __init__(self, game: str) -> None:
        self.game, self.known, self.lock = game, set[Stage](), Lock()

    def check(self, stage: Stage) -> None:
        """Looked at when it is needed, once."""
        with self.lock:
            if stage not in self.known:
                since = time.monotonic()
                with house_with(self.game, None) as folder:
                    if noticed := run_tests(folder, stage):
                        raise SystemExit(f"Without any fault {noticed} fails: mend that first.")
                self.known.add(stage)
                print(f"  without a fault: {stage.name}, {time.monotonic() - since:.0f} s", flush=True)


def tried(game: str, fault: Fault, sound: Sound) -> Outcome:
    """A fault planted: who notices it?"""
    since = time.monotonic()
    with house_with(game, fault) as folder:
        for stage in stages_of(game):
            sound.check(stage)
            noticed = run_tests(folder, stage, fault.rules)
            if noticed:
                return Outcome(fault, noticed, time.monotonic() - since)
    return Outcome(fault, "", time.monotonic() - since)


def report(outcome: Outcome, number: int, count: int) -> None:
    """One line while it runs."""
    fault, by = outcome.fault, outcome.noticed_by.rsplit("::", 1)[-1] or "NOBODY"
    print(f"  {number:>3}/{count} {fault.file}:{fault.line} {fault.kind}: {by} ({outcome.seconds:.0f} s)", flush=True)


def told(game: str, fault: Fault) -> str:
    """A fault as it is listed: where it lies, what it is, and the line before and after."""
    where = f"{fault.file}:{fault.line} {fault.kind} ({', '.join(fault.rules) or 'no rule'})"
    return f"{where}\n{fault.diff(source_of(game, fault.file))}"


def prove(game: str, faults: Sequence[Fault], cores: int) -> list[Fault]:
    """Plants these faults; returns those that nobody noticed."""
    print(f"{game}: {len(faults)} faults", flush=True)
    sound, outcomes = Sound(game), list[Outcome]()
    with ThreadPoolExecutor(cores) as pool:
        waiting = [pool.submit(tried, game, fault, sound) for fault in faults]
        try:
            for done in as_completed(waiting):
                outcomes.append(done.result())
                report(outcomes[-1], len(outcomes), len(faults))
        finally:
            pool.shutdown(cancel_futures=True)  # where one stage is unsound, nothing more is planted
    return sorted(outcome.fault for outcome in outcomes if not outcome.noticed_by)


def played(game: str, fault: Fault | None, games: int) -> list[str]:
    """So many random games of a house with this fault, a digest each; fewer where they never end."""
    with house_with(game, fault) as folder:
        return run_in(folder, ["tests.proof.traces", game, "--games", str(games)], GAME_ENDS * games).stdout.split("\n")


def seen_in_play(game: str, faults: Sequence[Fault], games: int) -> Iterator[str]:
    """For each fault, whether random games go otherwise with it: what is never seen there may be no fault at all."""
    usual = played(game, None, games) if faults else []
    for fault in faults:
        pairs = enumerate(zip_longest(usual, played(game, fault, games)), 1)
        different = [number for number, (one, other) in pairs if one != other]
        yield f"game {different[0]} goes otherwise with it" if different else f"{games} random games go as without it"


def main(words: Sequence[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(name for name in rooms() if (ROOT / "tests" / "games" / name).exists()))
    parser.add_argument("--faults", type=int, default=40, help="how many (40)")
    parser.add_argument("--seed", type=int, default=2026, help="by which they are chosen (2026)")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1, help="how many at a time (one a core)")
    parser.add_argument(
        "--games", type=int, default=40, help="random games in which to look for what nobody noticed (40)"
    )
    parser.add_argument("--within", default="", metavar="FUNCTION", help="all that can be planted into this function")
    parser.add_argument("--list", action="store_true", help="only say what would be planted")
    wanted = parser.parse_args(words)
    faults = (
        all_within(wanted.game, wanted.within) if wanted.within else chosen(wanted.game, wanted.faults, wanted.seed)
    )
    if wanted.list:
        print("\n".join(told(wanted.game, fault) for fault in faults))
        return 0
    unnoticed = prove(wanted.game, faults, wanted.cores)
    where = wanted.within or f"seed {wanted.seed}"
    print(f"{wanted.game}, {where}: {len(faults)} faults, {len(unnoticed)} noticed by nobody")
    for fault, seen in zip(unnoticed, seen_in_play(wanted.game, unnoticed, wanted.games), strict=True):
        print(f"{told(wanted.game, fault)}\n    {seen}", flush=True)
    return int(len(unnoticed) > max(1, len(faults) // ALLOWED))


if __name__ == "__main__":
    sys.exit(main())
