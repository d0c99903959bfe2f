"""`ludi train`: a net that learns a game by playing itself."""

import csv
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields, replace
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console

from ludi.cli.arguments import GameName
from ludi.core.errors import LudiError
from ludi.games import GAMES

if TYPE_CHECKING:
    from ludi.learning.response import Response
    from ludi.learning.training import Run, TrainingPoint

EVERY = 30.0  # seconds between two looks at how strong it is
NET, CURVE, PICTURE, RESPONSE = "net.npz", "curve.csv", "curve.svg", "response.csv"
out = Console(stderr=True)


def train(
    name: GameName,
    minutes: Annotated[float | None, typer.Option(min=0.01, help="How long, all in all.")] = None,
    decisions: Annotated[
        int | None, typer.Option(min=1, help="How many it learns from, instead of a time: one seed, one net.")
    ] = None,
    folder: Annotated[Path | None, typer.Option("--out", help="Where it goes; training/GAME if left out.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the checkpoint in that folder.")] = False,
    device: Annotated[str, typer.Option(help="cpu, cuda, or auto: the best there is.")] = "auto",
    mix: Annotated[
        list[str], typer.Option(help="Tables: NAME=VALUE,NAME=VALUE:PARTS; may be repeated. None: a bit of all.")
    ] = [],  # noqa: B006
    seed: Annotated[int | None, typer.Option(min=0, max=20_000, help="Seed of the net and the games.")] = None,
    width: Annotated[int | None, typer.Option(min=8, help="Units of a layer.")] = None,
    blocks: Annotated[int | None, typer.Option(min=0, help="Blocks of two layers.")] = None,
    lanes: Annotated[int | None, typer.Option(min=8, help="Games side by side.")] = None,
    steps: Annotated[int | None, typer.Option(min=1, help="Decisions of each of them in a rollout.")] = None,
    epochs: Annotated[int | None, typer.Option(min=1, help="Times a rollout is gone over.")] = None,
    batch: Annotated[int | None, typer.Option(min=1, help="Decisions learned from at once.")] = None,
    rate: Annotated[
        float | None, typer.Option(min=0, help="Learning rate at the beginning; it falls to a twentieth.")
    ] = None,
    entropy: Annotated[
        float | None, typer.Option(min=0, help="Reward for variety at first; it falls to a tenth.")
    ] = None,
    by_lead: Annotated[
        float | None,
        typer.Option(min=0, help="Weight of points beside the victory at first; falls to a tenth."),
    ] = None,
    pull: Annotated[float | None, typer.Option(min=0, help="Pull towards its own mean over time.")] = None,
    past: Annotated[
        float | None, typer.Option(min=0, max=1, help="The part of the games played with its past.")
    ] = None,
    responses: Annotated[
        int | None, typer.Option(min=0, help="How often a best response is trained on the way.")
    ] = None,
    recipe: Annotated[
        list[str], typer.Option(help="Anything else of the recipe: NAME=VALUE, for instance gae_lambda=0.97.")
    ] = [],  # noqa: B006
    as_shipped: Annotated[
        bool, typer.Option("--as-shipped", help="By the recipe of the net that lies in the game's folder.")
    ] = False,
    start: Annotated[
        Path | None, typer.Option(help="Begin with the weights of this net; with more --blocks it grows.")
    ] = None,
    response_to: Annotated[
        Path | None, typer.Option(help="Train a best response to this net, or this folder's checkpoint, instead.")
    ] = None,
    temperature: Annotated[float, typer.Option(min=0.01, help="Of the one that is responded to.")] = 1.0,
    every: Annotated[float, typer.Option(min=1, help="Seconds between two looks at how strong it is.")] = EVERY,
) -> None:
    """Train a net for a game by self-play, on a GPU or on CPU cores.

    ludi train roma --minutes 20

    Ctrl-C ends it with a checkpoint; --resume goes on. The net plays at once:
    ludi play roma --bot net:training/roma/net.npz
    Several GPUs or machines: torchrun --nproc-per-node 8 -m ludi train roma
    """
    asked: dict[str, Any] = dict(locals())
    try:
        import torch
    except ImportError:
        raise LudiError("Training needs PyTorch: pip install 'ludi-romani[train]'. Playing does not.") from None
    from ludi.learning.recipe import Recipe, changes_in, recipe_for
    from ludi.learning.training import CHECKPOINT, Run, device_named, resumed, rival_from

    known = {field.name for field in fields(Recipe)} - {"mix"}
    given = {wish: value for wish, value in asked.items() if wish in known and value is not None}
    for wish, part in (("rate", 20), ("entropy", 10), ("by_lead", 10)):
        if wish in given:
            given[f"last_{wish}"] = given[wish] / part
    if mix:
        given["mix"] = tuple(mix)
    given |= changes_in(recipe)
    game, place = GAMES.find(name), device_named(device)
    folder = folder or Path("training") / game.name
    torch.set_float32_matmul_precision("high")

    def changed(recipe: Recipe) -> Recipe:
        fixed = {
            wish for wish in ("width", "blocks") if given.get(wish, getattr(recipe, wish)) != getattr(recipe, wish)
        }
        if fixed or recipe.game != game.name:
            raise LudiError(f"The checkpoint is of {recipe.game}, {recipe.width} wide with {recipe.blocks} blocks.")
        return replace(recipe, **given)

    if response_to:
        respond(rival_from(game, response_to, place, changed), folder, temperature, every, start)
        return
    if resume:
        run = resumed(folder, place, changed)
    elif (folder / CHECKPOINT).exists():
        raise LudiError(f"There is a checkpoint in {folder}: go on with --resume, or choose another folder (--out).")
    else:
        run = Run(recipe_for(game, place.type == "cuda", as_shipped, **given), place)
        if start:
            run.begin_with(start)
    teach(run, folder, every)


def teach(run: "Run", folder: Path, every: float) -> None:
    """Learn, tell, and write down, until the time is over or somebody interrupts."""
    looked, first = perf_counter(), run.place == 0
    row = None
    if first:
        size = sum(one.numel() for one in run.learner.net.parameters())
        say(f"{run.game.name}: a net of {size:,} weights on {run.device.type}; tables: {told_mix(run)}.")
    with interruptions() as asked_to_end:
        for row in run.learn():
            if not first:
                continue
            run.progress.curve.append(row)
            if perf_counter() - looked >= every or asked_to_end or row.response is not None:
                look(run, row)
                looked = perf_counter()
                run.save(folder)
                write_down(run, folder)
            if asked_to_end:
                say(f"Interrupted; go on with --resume --out {folder}.")
                return
    if first:
        if row is not None and row.random is None:
            look(run, row)
        run.save(folder)
        write_down(run, folder)
        say(f"{folder / NET} plays: ludi play {run.game.name} --bot net:{folder / NET}")


@contextmanager
def interruptions() -> Iterator[list[int]]:
    """A list that is no longer empty when somebody wants an end."""
    asked: list[int] = []
    before = {sign: signal.getsignal(sign) for sign in (signal.SIGINT, signal.SIGTERM)}
    for sign in before:
        signal.signal(sign, lambda number, frame: asked.append(number))
    try:
        yield asked
    finally:
        for sign, handler in before.items():
            signal.signal(sign, handler)


def look(run: "Run", row: "TrainingPoint") -> None:
    """Measure, and print a line."""
    run.measure(row)
    rate = row.decisions / max(row.seconds, 1e-9)
    response = f", a response wins {row.response:+.1%}" if row.response is not None else ""
    say(
        f"{row.seconds / 60:6.1f} of {run.recipe.minutes:g} min  {row.decisions / 1e6:8.1f} M decisions, {rate:,.0f}/s "
        f" random {row.random:.1%}  greedy {row.greedy:.1%}  past {row.past or 0:+.1%}  entropy {row.entropy:.2f}  "
        f"value {row.value:.3f}  change {row.change:.4f}{response}"
    )


def write_down(run: "Run", folder: Path) -> None:
    """The net as it plays, the curve, the picture."""
    from ludi.bots.nets.files import write_net
    from ludi.learning.curve import draw_curve, write_curve
    from ludi.learning.net import weights_of
    from ludi.learning.recipe import written

    write_net(run.game, weights_of(run.learner.mean), about(run, written(run.recipe)), folder / NET)
    write_curve(run.progress.curve, folder / CURVE)
    draw_curve(
        run.progress.curve, f"{run.game.name}: {run.progress.decisions / 1e6:.0f} million decisions", folder / PICTURE
    )


def about(run: "Run", recipe: dict[str, Any]) -> dict[str, Any]:
    """What is to be known of a net."""
    last = run.progress.curve[-1] if run.progress.curve else None
    figures = {"random": last.random, "greedy": last.greedy} if last else {}
    return {
        "recipe": recipe, "date": datetime.now(UTC).date().isoformat(), "decisions": run.progress.decisions,
        "minutes": round(run.progress.spent / 60, 2), "device": run.device.type, "figures": figures,
        "mix": [[options, parts] for options, parts in run.mix], "start": run.start,
    }  # fmt: skip


def respond(run: "Run", folder: Path, temperature: float, every: float, start: Path | None = None) -> None:
    """A best response with a budget of its own, from where an earlier one stopped if there is one; its curve."""
    from ludi.learning.response import Response

    response, looked = Response(run, run.buffer.tables.lanes), [perf_counter()]

    def tell(so_far: Response) -> None:
        if perf_counter() - looked[0] >= every:
            looked[0] = perf_counter()
            seconds, decisions, won, _ = so_far.curve[-1]
            say(
                f"{seconds / 60:6.1f} of {run.recipe.minutes:g} min  {decisions / 1e6:8.1f} M decisions  won {won:+.2%}"
            )
            keep_response(so_far, folder)

    won = response.train(run.learner, 1.0, temperature, tell, start)
    keep_response(response, folder)
    say(
        f"A response to {run.game.name}'s net wins {won.mean:+.2%} ± {1.96 * won.error:.2%} beyond a fair share "
        f"in its last {won.games:,.0f} games, after {response.curve[-1][1]:,} decisions. "
        f"It goes on with --start {folder / NET}."
    )


def keep_response(response: "Response", folder: Path) -> None:
    """Its curve and its net."""
    from ludi.bots.nets.files import write_net
    from ludi.learning.net import weights_of
    from ludi.learning.recipe import written

    folder.mkdir(parents=True, exist_ok=True)
    with (folder / RESPONSE).open("w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows([("seconds", "decisions", "won_beyond_fair_share", "error"), *response.curve])
    run = response.run
    told = about(run, written(run.recipe)) | {"decisions": response.curve[-1][1], "responds": True}
    write_net(run.game, weights_of(response.learner.net), told, folder / NET)


def told_mix(run: "Run") -> str:
    """Which tables, in words."""
    together = sum(parts for _, parts in run.mix)
    words = [
        f"{parts / together:.0%} {', '.join(f'{key}={value}' for key, value in options.items()) or 'as usual'}"
        for options, parts in run.mix
    ]  # fmt: skip
    return "; ".join(words)


def say(words: str) -> None:
    """A line for people; the lines are plain, so that they can be kept."""
    out.print(words, markup=False, highlight=False, soft_wrap=True)
