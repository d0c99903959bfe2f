"""Two checkouts side by side: is one slower than the other? `python benchmarks/sides.py OLD NEW [--rounds 3]`.

Each figure is of CPU time on one core, the best of some rounds in turn, so that a busy neighbour counts little. Beside
it stands whether the machine code of the loop is the same: its instructions in order, without names and addresses.
Where it is, a difference of the figures is the machine's, not ours. `--doors vector` measures that one alone.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

GAMES = ("roma", "caesar_cleopatra", "alea_iacta_est")
PROBE = Path(__file__).with_name("sides_probe.py")
DOORS = {
    "sim": "decisions/s", "vector": "decisions/s", "search": "iterations/s", "net": "decisions/s", "cold start": "s",
}  # fmt: skip


def probed(checkout: Path, game: str, cache: Path, *wish: str) -> dict[str, float | str]:
    """What one checkout shows of a game, in a process of its own."""
    environment = os.environ | {
        "PYTHONPATH": str(checkout / "src"),
        "LUDI_CACHE": str(cache),
        "PYTHONWARNINGS": "ignore",
    }
    words = [sys.executable, str(PROBE), game, *wish]
    found = subprocess.run(words, env=environment, cwd=checkout, capture_output=True, text=True)
    if found.returncode:
        sys.exit(f"{checkout}: {game} cannot be measured.\n{found.stderr[-2000:]}")
    answer: dict[str, float | str] = json.loads(found.stdout.splitlines()[-1])
    return answer


def compare(old: Path, new: Path, rounds: int, doors: list[str], folder: Path) -> None:
    """Print a row for each game and door."""
    wish = ",".join(doors)
    print(f"| game | door | {old.name} | {new.name} | new / old | machine code |\n|---|---|---|---|---|---|")
    for game in GAMES:
        sides = {"old": old.resolve(), "new": new.resolve()}
        codes = {
            side: probed(path, game, folder / side, wish, "--code") for side, path in sides.items()
        }  # caches are cold
        figures = [
            {side: probed(path, game, folder / side, wish) for side, path in sides.items()} for _ in range(rounds)
        ]
        for door in doors:
            unit = DOORS[door]
            best = min if unit == "s" else max
            before, after = (best(float(figure[side][door]) for figure in figures) for side in ("old", "new"))
            code = (
                ""
                if door not in codes["new"]
                else "the same"
                if codes["old"][door] == codes["new"][door]
                else "another"
            )
            shown = (
                (f"{before:.2f} {unit}", f"{after:.2f} {unit}")
                if unit == "s"
                else (f"{before:,.0f} {unit}", f"{after:,.0f} {unit}")
            )
            print(f"| {game} | {door} | {' | '.join(shown)} | {after / before:.2f} | {code} |", flush=True)


def main() -> None:
    """Two checkouts, as git worktree makes them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--doors", nargs="+", choices=list(DOORS), default=list(DOORS))
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        compare(wish.old, wish.new, wish.rounds, wish.doors, Path(folder))


if __name__ == "__main__":
    main()
