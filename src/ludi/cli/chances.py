"""`ludi chances`: fits the chances to win that people are shown to what happens in games, and checks them in others."""

import os
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table

from ludi.bots.nets.files import kept_net
from ludi.bots.value.calibration import ENOUGH, Effort, bins_in, calibrate, largest_gap
from ludi.bots.value.chances import KEPT_AS, OTHERS, OWN, fits_in, read_fits, write_fits
from ludi.cli.arguments import GameName
from ludi.core.errors import LudiError
from ludi.core.rooms import folder_of
from ludi.games import GAMES

BAR = 0.02  # what was said and what happened lie closer together, in bins with enough positions
TITLES = {OWN: "the deciding seat", OTHERS: "a seat that looks on"}
out = Console()


def chances(
    name: GameName,
    check: Annotated[bool, typer.Option("--check", help="Only check what lies there.")] = False,
    positions: Annotated[int, typer.Option(min=1000, help="To fit by.")] = Effort.positions,
    others: Annotated[int, typer.Option("--check-by", min=1000, help="Positions to check by.")] = Effort.others,
    players: Annotated[int, typer.Option(min=0, help="Only tables of this size; what lies there of others stays.")] = 0,
    seed: Annotated[int, typer.Option(min=0, max=10_000, help="Seed of the games.")] = 1,
    cores: Annotated[int, typer.Option(min=1, help="Cores at work; what is found is the same.")] = os.cpu_count() or 1,
    file: Annotated[Path | None, typer.Option("--out", help="Where it goes; the room itself if left out.")] = None,
) -> None:
    """Fit the chances to win that people are shown to games of the room's net, and check them in other games.

    Exit status 1 where what the deciding seat was told and what happened lie 2 points apart or more, in a bin of at
    least 1,000 positions.
    """
    game = GAMES.find(name)
    net, path = kept_net(game), file or folder_of(game.room) / KEPT_AS
    if net is None:
        raise LudiError(f"The room of {name} keeps no net; `ludi train {name}` makes one.")
    if players and players not in game.players:
        raise LudiError(f"{name} is for {' or '.join(map(str, game.players))} players, not {players}.")
    kept = read_fits(game, net, path) if check or players else {"fits": {}, "checked": []}
    fits = fits_in(kept)
    effort = replace(
        Effort(), positions=positions, others=others, elsewhere=min(positions, Effort.elsewhere), cores=cores
    )
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(f"{name} (a first run compiles for a minute)", total=None)

        def report(words: str, done: int, total: int) -> None:
            progress.update(task, completed=done, total=total, description=f"{name}: {words}")

        made, checked = calibrate(net, effort, seed, report, fits if check else None, players)
    for told in checked:
        print_checked(name, told)
    missed = [told["players"] for told in checked if largest_gap(told["tables"][OWN]) >= BAR]
    if not check:
        fits = {size: fit for size, fit in (fits | made).items() if size not in missed}
        told = {one["players"]: one for one in [*kept["checked"], *checked]}
        write_fits(game, net, fits, [told[size] for size in sorted(told)], path)
        out.print(f"Kept in {path}.", markup=False, highlight=False)
    if missed:
        tables = " and ".join(map(str, missed))
        out.print(f"Missed with {tables} players: there nothing is told.", markup=False, highlight=False)
        raise typer.Exit(1)


def print_checked(name: str, told: dict[str, Any]) -> None:
    """What was said and what happened, at tables of one size."""
    for whose, title in TITLES.items():
        table = Table("chance", "positions", "said", "happened", title=f"{name}, {told['players']} players, {title}")
        for place, one in enumerate(bins_in(told["tables"][whose])):
            shown = (f"{one.said:.1%}", f"{one.happened:.1%}") if one.positions else ("", "")
            table.add_row(f"{10 * place} to {10 * place + 10} %", f"{one.positions:,}", *shown)
        out.print(table)
    gaps = {name: largest_gap(table) for name, table in told["tables"].items()}
    words = ", ".join(f"{TITLES.get(name, name)} {100 * gap:.1f}" for name, gap in gaps.items())
    out.print(f"Largest gap in points, bins of {ENOUGH:,} or more: {words}; not fitted {100 * told['plain']:.1f}.")
    net, shown = told["jumps"]["net"], told["jumps"]["shown"]
    out.print(
        f"Over {told['jumps']['moves']:,} favourite moves that show nothing the net jumps by {100 * net[0]:.2f} points "
        f"(95 %: below {100 * net[1]:.2f}), what is shown by {100 * shown[0]:.2f} ({100 * shown[1]:.2f})."
    )
