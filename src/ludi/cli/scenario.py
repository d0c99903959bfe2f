"""`ludi scenario`: every file is played, whatever is wrong with the others; a total and the exit status tell."""

from collections.abc import Iterable
from pathlib import Path

from rich.console import Console
from rich.markup import escape

from ludi.core import scenario as scenarios
from ludi.core.errors import LudiError
from ludi.games import GAMES

AS_EXPECTED, UNEXPECTED, BAD = range(3)  # how a file went, and the exit status: the worst of all files
MARKS = ("[green]✓[/green]", "[red]✗[/red]", "[red]?[/red]")
errors = Console(stderr=True, soft_wrap=True)


def play_files(files: Iterable[Path], strict: bool, out: Console) -> int:
    """Play scenarios and print how each went, then how many; returns the worst."""
    went = [play_file(path, strict, out) for path in files]
    unexpected, bad = went.count(UNEXPECTED), went.count(BAD)
    said = [f"{went.count(AS_EXPECTED)} as expected"]
    said += [f"{unexpected} not as expected"] * bool(unexpected) + [f"{bad} not playable"] * bool(bad)
    out.print(f"{len(went)} {'scenario' if len(went) == 1 else 'scenarios'}: {', '.join(said)}.", highlight=False)
    return max(went)


def play_file(path: Path, strict: bool, out: Console) -> int:
    """One scenario; what cannot be played is said on the error stream, and so is a position no game comes to."""
    said, failures, outcome = "", [], BAD
    try:
        loaded = scenarios.load(path, GAMES)
        said = f"{escape(loaded.title)} "
        fault = loaded.fault()
        if fault and strict:
            raise LudiError(fault)
        failures = scenarios.run(loaded)
        outcome = UNEXPECTED if failures else AS_EXPECTED
        if fault:
            errors.print(f"warning: {fault}", style="yellow", markup=False, highlight=False)
    except LudiError as error:
        errors.print(str(error), style="red", markup=False, highlight=False)
    out.print(f"{MARKS[outcome]} {said}[dim]{escape(str(path))}[/dim]", soft_wrap=True, highlight=False)
    for failure in failures:
        out.print(f"    {failure}", markup=False, soft_wrap=True, highlight=False)
    return outcome
