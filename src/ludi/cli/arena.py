"""`ludi arena`: bots against bots, with progress, a cross table, Elo, records and a picture."""

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any

from platformdirs import user_data_path
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ludi.bots.measure.arena import Runner, Tally, log_likelihood_ratio, seatings, verdict
from ludi.bots.measure.shares import CLOSE, rows_apart
from ludi.core import texts
from ludi.core.errors import LudiError
from ludi.core.game import Game


@dataclass(frozen=True)
class Contest:
    """What is to be played, and where its records go."""

    game: Game
    options: dict[str, str]
    bots: tuple[str, ...]
    pairs: int
    seed: int
    sprt: tuple[float, float] | None
    folder: Path
    value: str | None = None  # by which luck is told apart; None: it is not


def new_folder(game: str) -> Path:
    """A place for a new contest among the person's own."""
    return user_data_path("ludi") / "arena" / f"{game}-{datetime.now():%Y%m%d-%H%M%S}"


def check(contest: Contest) -> None:
    """A clear sentence for what cannot be played."""
    players = contest.game.players_of(contest.game.new_game(contest.options))
    if players == 2 and len(contest.bots) < 2:
        raise LudiError("An arena needs at least two bots.")
    if players != 2 and len(contest.bots) != players:
        raise LudiError(f"With {players} players name {players} bots, one for each seat (one may come several times).")
    if players == 2 and len(set(contest.bots)) < len(contest.bots):
        raise LudiError("Each bot is named once.")
    if contest.sprt and contest.sprt[0] >= contest.sprt[1]:
        raise LudiError("--sprt takes the smaller Elo first, then the larger one.")
    if contest.sprt and len(contest.bots) != 2:
        raise LudiError("SPRT compares two bots; name two.")


NO_NAME = re.compile(r"[^A-Za-z0-9_.-]+")  # what a file may not be called everywhere
LONGEST_NAME = 80


def file_name(number: int, turn: int, bots: Sequence[str]) -> str:
    """What the record of a game is called: the set, the rotation, and who played, as far as a file can say it."""
    return f"{number:05}-{turn}-{NO_NAME.sub('_', '-'.join(bots))[:LONGEST_NAME]}.json"


def hold(contest: Contest, runner: Runner, out: Console) -> Tally:
    """Play the contest: every game is kept, and SPRT stops it when it knows."""
    check(contest)
    games = contest.folder / "games"
    games.mkdir(parents=True, exist_ok=True)
    tally = Tally(tuple(dict.fromkeys(contest.bots)))
    tables = list(seatings(contest.game, contest.options, contest.bots, contest.pairs, contest.seed, contest.value))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("sets of paired games", total=len(tables))
        for played in runner(iter(tables)):
            tally.add(played)
            for turn, outcome in enumerate(played):
                file = games / file_name(len(tally.sets), turn, outcome.seating.bots)
                file.write_text(json.dumps(outcome.record | {"bots": outcome.seating.bots}) + "\n")
            progress.update(task, advance=1, description=standing(contest, tally))
            if contest.sprt and verdict(tally.scores(*contest.bots), *contest.sprt):
                break
    (contest.folder / "result.json").write_text(json.dumps(result_of(contest, tally), indent=1) + "\n")
    return tally


def standing(contest: Contest, tally: Tally) -> str:
    """One line while it runs."""
    if contest.sprt:
        scores = tally.scores(*contest.bots)
        ratio = log_likelihood_ratio(scores, *contest.sprt)
        return f"{contest.bots[0]} {sum(scores) / len(scores):.1%}, log likelihood ratio {ratio:+.2f}"
    return "sets of paired games"


def result_of(contest: Contest, tally: Tally) -> dict[str, Any]:
    """The outcome as it is stored."""
    found: dict[str, Any] = {
        "game": contest.game.name, "version": contest.game.version, "options": contest.options,
        "seed": contest.seed, "sets": len(tally.sets), "games": len(tally.outcomes),
        "cross_table": tally.cross_table(), "elo": tally.elo(),
        "wins_by_seat": tally.wins_by_seat(), "milliseconds": tally.milliseconds(),
    }  # fmt: skip
    if contest.value is not None:
        found["luck"] = {"value": contest.value or "the room's", "shares": rows_apart(tally)}
    if contest.sprt:
        scores = tally.scores(*contest.bots)
        found["sprt"] = {
            "elo0": contest.sprt[0], "elo1": contest.sprt[1], "ratio": log_likelihood_ratio(scores, *contest.sprt),
            "verdict": verdict(scores, *contest.sprt) or "not known yet",
        }  # fmt: skip
    return found


def print_result(result: dict[str, Any], language: str, out: Console) -> None:
    """The cross table and what it says."""
    say, share, whole = partial(texts.say, language), partial(share_of, language), partial(texts.number, language)
    bots = list(result["elo"])
    table = Table("", *bots, "Elo", texts.number(language, 0.95, style="percent"), say("arena-milliseconds"))
    for bot in sorted(bots, key=lambda name: -result["elo"][name][0]):
        cells = [share(row[0]) if (row := result["cross_table"][bot].get(rival)) else "" for rival in bots]
        elo, low, high = (whole(part, sign=True) for part in result["elo"][bot])
        table.add_row(bot, *cells, elo, f"{low} … {high}", whole(result["milliseconds"][bot], 1))
    out.print(table)
    seats = " · ".join(map(share, result["wins_by_seat"]))
    out.print(say("arena-played", games=result["games"], sets=result["sets"], seats=seats), highlight=False)
    if "luck" in result:
        print_luck(result["luck"]["shares"], language, out)
    if "sprt" in result:
        found = result["sprt"]
        verdict = f"arena-{found['verdict'].replace(' ', '-')}"
        told = {"low": whole(found["elo0"], 1), "high": whole(found["elo1"], 1)}
        said = say("arena-sprt", **told, verdict=say(verdict), ratio=whole(found["ratio"], 2, sign=True))
        out.print(said, markup=False, highlight=False)


def share_of(language: str, share: float) -> str:
    """A share of games."""
    return texts.number(language, share, 1, "percent")


def print_luck(rows: list[dict[str, Any]], language: str, out: Console) -> None:
    """Shares as they fell and without luck, and what each costs in games."""
    say, share, whole = partial(texts.say, language), partial(share_of, language), partial(texts.number, language)
    needed = say("arena-needed", share=whole(CLOSE, style="percent"))
    table = Table("", say("arena-share"), say("arena-without"), say("arena-variance"), needed, say("arena-without"))
    for row in rows:
        table.add_row(
            f"{row['bot']} : {', '.join(row['rivals'])}",
            f"{share(row['share'])} ± {share(row['sure'])}",
            f"{share(row['adjusted'])} ± {share(row['adjusted_sure'])}",
            whole(row["variance_left"], 2),
            whole(row["games_needed"]),
            whole(row["adjusted_games_needed"]),
        )
    out.print(table)


def draw_result(result: dict[str, Any], folder: Path, out: Console) -> None:
    """The Elo of every bot with its interval, as PNG and SVG; where that cannot be drawn, a sentence."""
    try:
        import matplotlib

        matplotlib.use("Agg")
        from matplotlib import pyplot
    except ImportError:
        out.print("No picture: it needs matplotlib: pip install 'ludi-romani[arena]'.", markup=False, highlight=False)
        return
    bots = sorted(result["elo"], key=lambda name: result["elo"][name][0])
    middle = [result["elo"][bot][0] for bot in bots]
    spread = [[abs(result["elo"][bot][0] - result["elo"][bot][side]) for bot in bots] for side in (1, 2)]
    figure, axes = pyplot.subplots(figsize=(7, 1 + 0.5 * len(bots)), layout="constrained")
    axes.errorbar(middle, range(len(bots)), xerr=spread, fmt="o", color="#B1392B", ecolor="#2A211C", capsize=4)
    axes.set_yticks(range(len(bots)), bots)
    axes.set_xlabel("Elo, 95 % interval")
    axes.set_title(f"{result['game']}: {result['games']} games")
    axes.grid(axis="x", alpha=0.3)
    for kind in ("png", "svg"):
        figure.savefig(folder / f"elo.{kind}", dpi=120)
    pyplot.close(figure)
