"""`ludi outlook`: makes the small net by which a room's positions are judged when luck is told apart."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ludi.bots.value.fitting import fit
from ludi.bots.value.values import KEPT_AS, keep
from ludi.cli.arguments import GameName
from ludi.core.game import Game
from ludi.core.rooms import folder_of
from ludi.games import GAMES

SHOWN = 50  # steps over which the loss is averaged
out = Console()


def outlook(
    name: GameName,
    steps: Annotated[int, typer.Option(min=1, help="Steps of 1,024 positions each; 4,000 take some minutes.")] = 4000,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the games.")] = 1,
    file: Annotated[Path | None, typer.Option("--out", help="Where it goes; the room itself if left out.")] = None,
) -> None:
    """Fit the net that judges positions when the arena tells luck apart, from games played by the prior."""
    game = GAMES.find(name)
    losses: list[float] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(f"{name} (a first run compiles for half a minute)", total=steps)

        def report(step: int, loss: float) -> None:
            losses.append(loss)
            progress.update(task, advance=1, description=f"{name}: loss {mean_of(losses):.4f}")

        net = fit(game, tables_of(game), steps, seed, report)
    path = file or folder_of(game.room) / KEPT_AS
    keep(net, game, {"steps": steps, "seed": seed, "loss": round(mean_of(losses), 4)}, path)
    out.print(f"{path}: cross entropy {mean_of(losses):.4f}.", markup=False, highlight=False)


def mean_of(losses: list[float]) -> float:
    """Of the last steps."""
    return sum(losses[-SHOWN:]) / len(losses[-SHOWN:])


def tables_of(game: Game) -> list[dict[str, str]]:
    """The options it learns from: two players every other time, where there may be more."""
    if len(game.players) == 1:
        return [{}]
    fewest, *others = map(str, game.players)
    return [{"players": number} for other in others for number in (fewest, other)]
