"""`ludi dataset`: positions to learn from, of a bot's own games or of records that lie in a folder."""

from collections.abc import Iterator
from itertools import chain, islice
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ludi.bots.data.dataset import Recorded, RecordReader, about, chunks, played_by, thought_in
from ludi.bots.data.writing import FORMATS, arrow, open_sheets
from ludi.bots.measure.runners import runner_named
from ludi.bots.named import bot_named
from ludi.cli.arguments import GameName, Options, Players, options_of
from ludi.core import replay
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.games import GAMES

RESULT = "result.json"  # of an arena, beside its records
out = Console()


def dataset(
    name: GameName,
    bot: Annotated[str, typer.Option(help="Who plays, at every seat, as in `ludi bots`.")] = "",
    games: Annotated[int, typer.Option(min=0, help="How many games; of records, at most so many.")] = 0,
    records: Annotated[Path | None, typer.Option(help="A folder of records instead, as of `ludi arena`.")] = None,
    file: Annotated[Path | None, typer.Option("--out", help="The file; GAME.parquet or GAME.npz if left out.")] = None,
    form: Annotated[str, typer.Option("--format", help="parquet or npz; by the file's name if left out.")] = "",
    seed: Annotated[int, typer.Option(min=0, help="Seed; the same seed is the same file.")] = 0,
    cores: Annotated[int, typer.Option(min=0, help="Processes that play; 0: one for each core.")] = 0,
    option: Options = [],  # noqa: B006
    players: Players = 0,
) -> None:
    """Write every decision down, to learn from: what the seat saw, what it might do and did, and how it ended."""
    game = GAMES.find(name)
    if bool(bot) == bool(records):
        raise LudiError("Name either a bot to play (--bot) or a folder of records (--records).")
    if bot and not games:
        raise LudiError("Say how many games the bot is to play: --games 1000.")
    form = form or (file.suffix.removeprefix(".") if file else FORMATS[0])
    if form not in FORMATS:
        raise LudiError(f"The format is one of {', '.join(FORMATS)}, not '{form}'.")
    if form == "parquet":
        arrow()
    path = file or Path(f"{name}.{form}")
    source: dict[str, Any]
    if records:
        files = sorted(path for path in records.rglob("*.json") if path.name != RESULT)
        found, total = recorded_in(game, files, games or None), min(games or len(files), len(files))
        source = {"records": total}
    else:
        bot_named(game, bot)
        options = options_of(game, option, players)
        found, total = played_by(game, options, bot, games, seed, runner_named("cores", cores)), games
        source = {"bot": bot, "games": games, "seed": seed}
    rows, read = write(game, found, total, path, form, source)
    out.print(f"{path}: {rows:,} positions of {read:,} games.", markup=False, highlight=False)


def write(
    game: Game, found: Iterator[Recorded], total: int, path: Path, form: str, source: dict[str, Any]
) -> tuple[int, int]:
    """All of it, chunk by chunk; how many positions of how many games."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(f"{game.name} (a first run compiles for half a minute)", total=total)
        parts, written = chunks(found), 0
        first = next(parts, None)
        if first is None:
            raise LudiError("There are no games to write down.")
        reader, thoughts = RecordReader(game, first[0].options), any(one.thoughts for one in first)
        with open_sheets(path, form, about(game, reader.options, source, thoughts)) as sheets:
            for part in chain([first], parts):
                rows = reader.rows(part)
                sheets.add(columns_of(game, part, rows, thoughts))
                written += len(rows)
                progress.update(task, advance=len(part), description=f"{game.name}: {written:,} positions")
    return written, reader.read_games


def columns_of(game: Game, part: list[Recorded], rows: Any, thoughts: bool) -> dict[str, Any]:
    """The columns of a chunk; what was thought, where anything was."""
    found = {name: rows[name] for name in rows.dtype.names}
    if thoughts:
        found["visits"], found["value"] = thought_in(part, rows, game.actions.size)
    return found


def recorded_in(game: Game, files: list[Path], most: int | None) -> Iterator[Recorded]:
    """The games of these files."""
    for path in islice(files, most):
        played, record = replay.load(path, GAMES)
        if played is not game:
            raise LudiError(f"{path} is a game of {played.name}, not of {game.name}.")
        yield Recorded(record["options"], replay.actions_of(game, record["moves"]), {}, str(path))
