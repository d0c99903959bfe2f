"""`ludi analyse RECORD`: what a finished game turned on."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from ludi.analysis.account import in_notation, report_of
from ludi.analysis.picture import drawn
from ludi.analysis.reasons import percent
from ludi.analysis.report import Analysis
from ludi.analysis.report import analyse as gone_through
from ludi.analysis.turning import seat_line
from ludi.analysis.verdicts import VERDICTS
from ludi.cli.arguments import Language
from ludi.core import replay as records
from ludi.core import texts
from ludi.core.speech import move_line
from ludi.games import GAMES

PARTS = ("start", "luck", "own", "others", "hidden", "result")
out = Console()


def analyse(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="A finished game.")],
    as_json: Annotated[Path | None, typer.Option("--json", help="Where all of it goes, as JSON.")] = None,
    picture: Annotated[Path | None, typer.Option(help="Where the curve of chances goes, as SVG.")] = None,
    effort: Annotated[
        int, typer.Option(min=0, max=100_000, help="Iterations for each decision; 0: what suits its length.")
    ] = 0,
    lang: Language = "",
) -> None:
    """What a finished game turned on: chances, what each decision cost, luck, and turning points in words."""
    game, record = records.load(file, GAMES)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(texts.say(lang, "analysis-title"), total=None)
        analysis = gone_through(
            game,
            record["options"],
            records.actions_of(game, record["moves"]),
            effort,
            lambda done, of: progress.update(task, completed=done, total=of),
            records.start_from(game, record["options"], record.get("start")),
        )
    if as_json:
        whole = in_notation(report_of(analysis, lambda line: texts.say(lang, line)), game.actions.text)
        as_json.write_text(json.dumps(whole) + "\n", encoding="utf-8")
    if picture:
        picture.write_text(drawn(analysis, lambda line: texts.say(lang, line)), encoding="utf-8")
    print_analysis(analysis, lang)


def print_analysis(analysis: Analysis, language: str) -> None:
    """In words: every seat's account, the turning points, the decisions that cost something."""

    def say(message: str, **values: object) -> None:
        out.print(texts.say(language, message, **values), markup=False, highlight=False)

    say("analysis-account")
    for seat, parts in enumerate(analysis.parts):
        name = seat_line(analysis.game, seat)
        accuracy = analysis.accuracy(seat)
        if accuracy is None:
            say("analysis-no-choice", seat=name)
        else:
            say("analysis-accuracy-of", seat=name, accuracy=texts.number(language, accuracy, 1))
        for part in PARTS:
            words = texts.say(language, f"analysis-part-{part}")
            points = texts.number(language, 100 * getattr(parts, part), 1, sign=True)
            out.print(f"  {words:<20} {points:>7}", markup=False, highlight=False)
    say("analysis-turning-points")
    for moment in analysis.moments:
        sentences = " ".join(texts.say(language, line) for line in moment.lines)
        out.print(f"{moment.step:5}  {sentences}", markup=False, highlight=False)
    say("analysis-decisions")
    for step, verdict in analysis.verdicts.items():
        if 100 * verdict.cost >= VERDICTS["good"]:
            seat = int(analysis.states[step].seat)
            view = analysis.game.view_of(analysis.states[step], seat)
            say(
                "analysis-decision",
                step=f"{step:5}",
                seat=seat_line(analysis.game, seat),
                played=move_line(analysis.game, analysis.actions[step], view),
                verdict=texts.Line(f"analysis-verdict-{verdict.word}"),
                cost=percent(verdict.cost),
                better=move_line(analysis.game, verdict.best, view),
            )
