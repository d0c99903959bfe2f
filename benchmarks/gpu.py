"""On one NVIDIA GPU, in one run: CPU and GPU agree bit for bit, and decisions a second beside Pgx on the same card.

For each game, and each number of players: a million random games on both, every final state and number of decisions
compared; random play without observations; random play with every decision's observation and mask written; what costs
only where it is asked for. Beside them Pgx's backgammon, where it is installed, and with `--beside FOLDER` another
checkout of this house. All compile side by side in processes of their own and are measured one at a time, in turn.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import suppress
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
from gpu_probe import ANSWER, COMPILED, COMPILED_BEFORE

BARE, WITH_OBSERVATIONS = 200e6, 50e6  # the bars, decisions a second
HERE, PROBE = Path(__file__).resolve().parents[1], Path(__file__).with_name("gpu_probe.py")
LONGEST = ("alea_iacta_est", "caesar_cleopatra", "roma")  # to compile: they begin first
QUICK = {"games": 50_000, "lanes": 1 << 19, "turns": 120, "launches": 40, "rounds": 2, "steps": 120, "agreeing": 256}
BEGAN = perf_counter()


def tell(*words: Any) -> None:
    """Print at once, with the seconds so far: a run that is ended early has told what it knew."""
    print(f"{perf_counter() - BEGAN:6.1f} s", *words, flush=True)


def surroundings(folder: Path) -> dict[str, str]:
    """The environment of a process that plays with this checkout."""
    path = os.pathsep.join(filter(None, (str(folder / "src"), os.environ.get("PYTHONPATH"))))
    return os.environ | {"PYTHONPATH": path, "XLA_PYTHON_CLIENT_PREALLOCATE": "false"}


def compile_all(folders: dict[str, Path], names: list[str]) -> list[str]:
    """Every part of every game in a process of its own, as many at once as there are cores; returns what failed."""
    jobs = [
        (side, name, part)
        for name in sorted(names, key=lambda name: LONGEST.index(name) if name in LONGEST else len(LONGEST))
        for side in folders
        for part in (COMPILED if side == "new" else COMPILED_BEFORE)
    ]

    def compile_one(side: str, name: str, part: str) -> tuple[float, str]:
        began = perf_counter()
        done = subprocess.run(
            [sys.executable, str(PROBE), part, name], env=surroundings(folders[side]), capture_output=True, text=True
        )
        return perf_counter() - began, done.stderr[-600:] if done.returncode else ""

    failed = []
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        running = {pool.submit(compile_one, *job): job for job in jobs}
        for future in as_completed(running):
            took, fault = future.result()
            tell("compiled", *running[future], f"in {took:.0f} s", fault)
            failed += [f"compiling {' '.join(running[future])}"] if fault else []
    return failed


class Side:
    """A process that measures one checkout, when it is asked to."""

    def __init__(self, folder: Path) -> None:
        pipe, words = subprocess.PIPE, [sys.executable, str(PROBE)]
        self.process = subprocess.Popen(words, env=surroundings(folder), stdin=pipe, stdout=pipe, text=True)

    def ask(self, what: str, game: str, *arguments: Any) -> Any:
        """The answer; None where there is none, said aloud."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with suppress(BrokenPipeError):  # said below
            self.process.stdin.write(json.dumps({"what": what, "game": game, "arguments": arguments}) + "\n")
            self.process.stdin.flush()
        for line in self.process.stdout:
            if line.startswith(ANSWER):
                told = json.loads(line.removeprefix(ANSWER))
                if "failed" in told:
                    tell("FAILED", what, game, told["failed"])
                return told.get("answer")
        tell("FAILED", what, game, "the process has ended")
        return None


def measure_rates(
    sides: dict[str, Side], name: str, options: dict[str, str], chosen: argparse.Namespace
) -> dict[str, float]:
    """The best of some rounds of both rates, the sides in turn."""
    best: dict[str, float] = {}
    for _ in range(chosen.rounds):
        for side, process in sides.items():
            for what, *sizes in (("bare", chosen.turns), ("observed", chosen.launches, 2)):
                key = what if side == "new" else f"{what} {side}"
                best[key] = max(best.get(key, 0.0), process.ask(what, name, options, chosen.lanes, *sizes) or 0.0)
    return best


def choices_of(name: str, quick: bool) -> dict[str, dict[str, str]]:
    """A row for each number of players; of many the least and the most, where it has to be quick."""
    from ludi.games import GAMES

    numbers = GAMES.find(name).players
    if len(numbers) == 1:
        return {name: {}}
    return {
        f"{name} {number}": {"players": str(number)} for number in (numbers[:: len(numbers) - 1] if quick else numbers)
    }


def measure(chosen: argparse.Namespace, names: list[str]) -> dict[str, Any]:
    """Everything, told as it comes."""
    folders = {"new": HERE} if chosen.beside is None else {"old": Path(chosen.beside).resolve(), "new": HERE}
    outcome: dict[str, Any] = {"failed": compile_all(folders, names), "rows": {}, "asked": {}, "memory": {}}
    sides = {side: Side(folder) for side, folder in folders.items()}
    for name in names:
        for process in sides.values():
            process.ask("load", name)
        for row, options in choices_of(name, chosen.quick).items():
            found: dict[str, Any] = measure_rates(sides, name, options, chosen)
            tell(row, {what: f"{rate:,.0f}" for what, rate in found.items()})
            found |= sides["new"].ask("finals", name, options, chosen.games, chosen.chunk) or {}
            found["vectors differ"] = sides["new"].ask("vectors", name, options, chosen.agreeing, chosen.steps)
            tell(row, {what: found.get(what) for what in ("games", "alike", "decisions", "vectors differ")})
            outcome["rows"][row] = found
        outcome["asked"][name] = sides["new"].ask("asked", name, chosen.lanes >> 3, chosen.launches, chosen.rounds)
        tell(name, "asked for", {what: f"{rate:,.0f}" for what, rate in (outcome["asked"][name] or {}).items()})
        outcome["memory"][name] = sides["new"].ask("memory", name)
    if not chosen.quick:
        outcome["pgx"] = sides["new"].ask("pgx", "", chosen.lanes, 50, chosen.rounds)
    for process in sides.values():
        with suppress(BrokenPipeError):
            process.process.communicate()
    return outcome


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--chunk", type=int, default=250_000)
    parser.add_argument("--lanes", type=int, default=1 << 20)
    parser.add_argument(
        "--turns", type=int, default=500, help="without observations: before measuring; then three times"
    )
    parser.add_argument("--launches", type=int, default=100, help="decisions in every lane, with observations")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--steps", type=int, default=300, help="decisions in which the vectors are compared")
    parser.add_argument("--agreeing", type=int, default=512, help="lanes in which they are compared")
    parser.add_argument("--only", nargs="*", help="these games")
    parser.add_argument("--beside", help="a folder with another checkout, measured in turn with this one")
    parser.add_argument("--quick", action="store_true", help="smaller sizes: two to three minutes with 16 cores")
    parser.add_argument("--json", help="a file for the outcome")
    if "--quick" in sys.argv:
        parser.set_defaults(**QUICK)
    chosen = parser.parse_args()
    from ludi.core.errors import LudiError
    from ludi.envs.cuda import check_device
    from ludi.games import GAMES

    try:
        check_device()
    except LudiError as error:
        print(error)
        return 2
    outcome = {"python": platform.python_version(), "numpy": np.__version__}
    outcome |= measure(chosen, list(chosen.only or GAMES.names))
    if chosen.json:
        Path(chosen.json).write_text(json.dumps(outcome, indent=1), encoding="utf-8")
    return report(outcome, chosen)


def report(outcome: dict[str, Any], chosen: argparse.Namespace) -> int:
    """The tables, and 1 where something is not as it must be."""
    print(json.dumps({key: value for key, value in outcome.items() if key != "rows"}, indent=1))
    print(f"{'game':24} {'decisions/s':>16} {'with observations':>18} {'games alike':>24} {'decisions':>16}")
    wrong = list(outcome["failed"])
    for name, row in outcome["rows"].items():
        alike = f"{row.get('alike', 0):,} of {chosen.games:,}"
        print(f"{name:24} {row['bare']:16,.0f} {row['observed']:18,.0f} {alike:>24} {row.get('decisions', 0):16,}")
        if row.get("alike") != chosen.games or row["vectors differ"] != []:
            wrong.append(f"{name} differs {row['vectors differ']}")
        if row["bare"] < BARE or row["observed"] < WITH_OBSERVATIONS:
            wrong.append(f"{name} is below the bar")
    if chosen.beside:
        print(beside_table(outcome["rows"]))
    print("; ".join(wrong) or "All alike, all above the bars.", flush=True)
    return bool(wrong)


def beside_table(rows: dict[str, dict[str, Any]]) -> str:
    """Both checkouts, and how many times as fast this one is."""
    lines = [f"{'game':24} {'rate':10} {'old':>14} {'new':>14} {'new/old':>8}"]
    for name, row in rows.items():
        for what in ("bare", "observed"):
            old, new = row.get(f"{what} old", 0.0), row[what]
            lines.append(f"{name:24} {what:10} {old:14,.0f} {new:14,.0f} {new / old if old else 0.0:8.3f}")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
