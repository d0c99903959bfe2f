"""`ludi sim`: random games and their figures."""

import json
from enum import StrEnum
from functools import partial
from typing import Any

import numpy as np
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ludi.bots.wasm import kept_module
from ludi.core import texts
from ludi.core.batch import Batch, simulate
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.texts import Line


class Speed(StrEnum):
    """How the rules run."""

    COMPILED = "compiled"
    INTERPRETED = "interpreted"
    WASM = "wasm"


QUANTILES = (0, 5, 25, 50, 75, 95, 100)


def run_simulation(
    game: Game,
    games: int,
    seed: int,
    threads: int,
    options: dict[str, str],
    check: bool,
    language: str | None,
    speed: Speed,
) -> None:
    """Play, with a progress bar, and print the figures: in a language, or as JSON."""
    rules: Any = {Speed.INTERPRETED: lambda: game.interpreted, Speed.WASM: partial(kept_module, game)}.get(speed)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(f"{game.name} (a first run compiles for half a minute)", total=games)

        def report(done: int) -> None:
            progress.update(task, advance=done, description=game.name)

        batch = simulate(game, games, seed, threads, options, check, report, rules and rules())
    figures = figures_of(batch, seed, check)
    if language is None:
        typer.echo(json.dumps(figures))
    else:
        print_figures(figures, invariants_line(batch, check), language, Console())
    if batch.broken:
        number, fault = next(iter(batch.broken.items()))
        raise LudiError(f"In {len(batch.broken)} games an invariant broke; game {number} of seed {seed}: {fault}.")


def figures_of(batch: Batch, seed: int, check: bool) -> dict[str, Any]:
    """Everything worth knowing of a batch."""
    seats = [batch.game.seats(seat).name.lower() for seat in range(batch.players)]
    shares = batch.wins / batch.wins.sum(axis=1, keepdims=True)
    quantiles = np.percentile(batch.scores, QUANTILES, axis=0)
    return {
        "game": batch.game.name,
        "version": batch.game.version,
        "options": batch.options,
        "games": len(batch.lengths),
        "seed": seed,
        "threads": batch.threads,
        "seconds": round(batch.seconds, 3),
        "decisions": batch.decisions,
        "decisions_per_second": round(batch.decisions / batch.seconds),
        "games_per_second": round(len(batch.lengths) / batch.seconds),
        "length": {f"{q}%": int(np.percentile(batch.lengths, q)) for q in QUANTILES}
        | {"mean": round(float(batch.lengths.mean()), 2)},
        "wins": {seat: round(float(shares[:, number].mean()), 4) for number, seat in enumerate(seats)},
        "shared": round(float((batch.wins.sum(axis=1) > 1).mean()), 4),
        "scores": {
            seat: {f"{q}%": float(quantiles[row, number]) for row, q in enumerate(QUANTILES)}
            for number, seat in enumerate(seats)
        },
        "invariants": invariants_of(batch) if check else "not checked",
    }


def invariants_of(batch: Batch) -> str:
    """What was found of a game's invariants, where it has any."""
    if not batch.game.faults:
        return "none to check"
    return f"{len(batch.broken)} broken" if batch.broken else "all held"


def invariants_line(batch: Batch, check: bool) -> Line:
    """The same as a sentence has it."""
    if not check or not batch.game.faults:
        return Line("sim-none-to-check" if check else "sim-not-checked")
    return Line("sim-broken", {"count": len(batch.broken)}) if batch.broken else Line("sim-all-held")


def print_figures(figures: dict[str, Any], invariants: Line, language: str, out: Console) -> None:
    """The figures as a table for people."""
    played = {
        "games": figures["games"], "game": figures["game"], "seconds": texts.number(language, figures["seconds"], 2),
        "decisions": figures["decisions_per_second"], "rate": figures["games_per_second"],
    }  # fmt: skip
    out.print(texts.say(language, "sim-played", **played), markup=False, highlight=False)
    checked = Line("sim-checked", {"threads": figures["threads"], "invariants": invariants})
    out.print(texts.say(language, checked), markup=False, highlight=False)
    shares = [texts.number(language, q / 100, style="percent") for q in QUANTILES]
    table = Table("", texts.say(language, "sim-wins"), *shares)
    lengths = [texts.number(language, figures["length"][f"{q}%"]) for q in QUANTILES]
    table.add_row(texts.say(language, "sim-length"), "", *lengths)
    for seat, wins in figures["wins"].items():
        scores = [texts.number(language, score := figures["scores"][seat][f"{q}%"], score % 1 > 0) for q in QUANTILES]
        table.add_row(seat, texts.number(language, wins, 1, "percent"), *scores)
    out.print(table)
