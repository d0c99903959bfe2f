"""`ludi puzzles`: mine them from games of strong bots, check them with more search, solve them at the terminal."""

from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.text import Text

from ludi.bots.levels import LEVELS
from ludi.bots.measure.runners import runner_named
from ludi.cli.arguments import GameName, Language
from ludi.cli.at_table import why_not
from ludi.core import texts
from ludi.core.board import board_of
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.rooms import folder_of
from ludi.core.speech import ask_line, move_line
from ludi.games import GAMES
from ludi.puzzles.checking import Inspection, check, shares_solved
from ludi.puzzles.mining import ITERATIONS, dig, digs, mine
from ludi.puzzles.puzzle import (
    KEPT_AS,
    Puzzle,
    PuzzlePosition,
    explanation,
    puzzle_named,
    puzzle_of_the_day,
    read_puzzles,
    write_puzzles,
)

BOTS = ("caesar", "veteranus")
LEFT = ("", "q", "quit")  # who types this wants to see the solution
GAMES_A_PUZZLE = 20  # games that are gone through at most for each puzzle wanted
puzzles = typer.Typer(no_args_is_help=True, help="Puzzles: one move is the best by far.")
out = Console()
Cores = Annotated[int, typer.Option(min=0, help="Processes; 0: one for each core.")]
RunnerName = Annotated[str, typer.Option("--runner", help="cores, or ray for a Ray cluster.")]
Lines = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())


@puzzles.command("mine")
def mine_puzzles(
    name: GameName,
    count: Annotated[int, typer.Option(min=1, help="How many new puzzles.")] = 10,
    file: Annotated[Path | None, typer.Option("--out", help="The file; what it holds already is kept.")] = None,
    runner: RunnerName = "cores",
    cores: Cores = 0,
    iterations: Annotated[int, typer.Option(min=100, help="Of each search that must agree.")] = ITERATIONS,
    dispute: Annotated[list[str], typer.Option(help="Only what such bots decide differently; repeat it.")] = [],  # noqa: B006
    bot: Annotated[list[str], typer.Option(help="Who plays the games; may be repeated.")] = [*BOTS],  # noqa: B006
    seed: Annotated[int, typer.Option(min=0, help="Seed of the chance.")] = 1,
) -> None:
    """Find positions in games of strong bots in which one move is the best by far."""
    game, path = GAMES.find(name), file or Path(f"{name}-{KEPT_AS}")
    kept = list(read_puzzles(game, path)) if path.exists() else []
    old = len(kept)
    pieces = digs(game, tuple(bot), GAMES_A_PUZZLE * count, seed, iterations=iterations, disputants=tuple(dispute))
    with Progress(*Lines, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(f"{name} (a first run compiles for a minute)", total=count)
        for puzzle in mine(runner_named(runner, cores, dig)(pieces), count, kept):
            kept.append(puzzle)
            write_puzzles(game, kept, path)
            progress.update(task, advance=1, description=name)
    out.print(f"{path}: {len(kept) - old} new puzzles, {len(kept)} together.", markup=False, highlight=False)


@puzzles.command("check")
def check_puzzles(
    name: GameName,
    file: Annotated[Path | None, typer.Option(help="The file; the game's own if left out.")] = None,
    effort: Annotated[int, typer.Option(min=1, help="Times the search that found them.")] = 4,
    drop: Annotated[bool, typer.Option("--drop", help="Throw out of the file what does not hold.")] = False,
    measure: Annotated[
        bool, typer.Option("--measure", help="Ask every rank again, and write down who solves it.")
    ] = False,
    runner: RunnerName = "cores",
    cores: Cores = 0,
) -> None:
    """Search every puzzle again: is its move still alone by a margin? Exit status 1 where one is not."""
    game = GAMES.find(name)
    path = file or folder_of(game.room) / KEPT_AS
    pieces = (Inspection(name, puzzle, effort, measure) for puzzle in read_puzzles(game, path))
    findings = list(runner_named(runner, cores, check)(pieces))
    holding = [finding.puzzle for finding in findings if finding.holds]
    for finding in findings:
        if not finding.holds:
            out.print(f"{finding.puzzle.name}: {finding.puzzle.best} is not alone.", markup=False, highlight=False)
    smallest = min((finding.margin for finding in findings if finding.holds), default=0.0)
    out.print(
        f"{len(holding)} of {len(findings)} hold with {effort} times the search; the smallest margin is {smallest:.3f}."
    )
    for bot, share in shares_solved(holding).items():
        out.print(f"  {bot:10} solves {100 * share:3.0f} %", markup=False, highlight=False)
    if drop or measure:
        write_puzzles(game, holding if drop else [finding.puzzle for finding in findings], path)
    if len(holding) < len(findings):
        raise typer.Exit(1)


@puzzles.command("solve")
def solve_puzzle(
    name: GameName,
    which: Annotated[str, typer.Argument(metavar="[PUZZLE]", help="Its name; the one of the day if left out.")] = "",
    day: Annotated[datetime | None, typer.Option(formats=["%Y-%m-%d"], help="The one of this day.")] = None,
    lang: Language = "",
) -> None:
    """Solve a puzzle at the terminal."""
    game = GAMES.find(name)
    puzzle = puzzle_named(game, which) if which else puzzle_of_the_day(game, day.date() if day else None)
    if puzzle is None:
        raise LudiError(f"{name} has no puzzles.")
    ask_for_solution(game, puzzle, lang)


def ask_for_solution(game: Game, puzzle: Puzzle, language: str) -> None:
    """Show the position, ask until the move is found or given up, and say why it is the best."""
    say, position = partial(texts.say, language), PuzzlePosition(game, puzzle)
    match = position.match()
    how_hard = say("puzzle-difficulty", level=puzzle.difficulty)
    for part in (how_hard, say("puzzle-find"), board_of(game, position.view, position.seat, language)):
        out.print(part)
    for line in (say(ask_line(game, position.view)), say("puzzle-terminal-ask")):
        out.print(line, style="bold", markup=False)
    numbered = [game.actions.text(action) for action in position.legal]
    for number, action in enumerate(position.legal, 1):
        said = Text.assemble(
            (f"{number:3} ", "bold"), say(move_line(game, action, position.view)), (f"  {numbered[number - 1]}", "dim")
        )
        out.print(said)
    while (typed := typed_in()) not in LEFT:
        if typed.isdigit() and 1 <= int(typed) <= len(numbered):
            typed = numbered[int(typed) - 1]
        try:
            action = game.actions.parse(typed)
        except LudiError as error:
            out.print(why_not(error, typed, language), style="yellow", markup=False)
            continue
        if action == position.best:
            out.print(say("puzzle-right"), style="bold green", markup=False)
            break
        wrong = say("puzzle-wrong") if action in position.legal else str(match.refusal(action, language))
        out.print(wrong, style="yellow", markup=False)
    for reason in explanation(game, puzzle):
        out.print(say(reason), markup=False, highlight=False)
    for line in who_finds_it(puzzle, language):
        out.print(line, style="dim", markup=False, highlight=False)


def who_finds_it(puzzle: Puzzle, language: str) -> list[str]:
    """How many of the ranks are sure of the move, then how often each finds it, with what the rank means."""
    say = partial(texts.say, language)
    shares = {level: puzzle.solved[level] for level in LEVELS if level in puzzle.solved} if puzzle.solved else {}
    if not shares:
        return []
    sure = sum(share == 1 for share in shares.values())
    each = [
        say("puzzle-finds", rank=say(f"web-level-{level}"), meaning=say(f"web-rank-{level}"), share=round(100 * share))
        for level, share in shares.items()
    ]
    return [say("puzzle-found", count=sure, total=len(shares)), *each]


def typed_in() -> str:
    """What was typed; nothing at the end of the input."""
    try:
        return out.input("> ").strip()
    except EOFError:
        return ""
