"""Every command on one page."""

import json
from dataclasses import replace
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer
import yaml
from rich.console import Console

from ludi import __version__
from ludi.bots.levels import ADVISER
from ludi.bots.measure.runners import runner_named
from ludi.bots.named import bot_named
from ludi.bots.value.values import value_named
from ludi.cli.analyse import analyse
from ludi.cli.arena import Contest, draw_result, hold, new_folder, print_result, result_of
from ludi.cli.arguments import OPPONENTS, GameName, Language, Options, Players, options_of
from ludi.cli.bots import print_bots
from ludi.cli.chances import chances
from ludi.cli.dataset import dataset
from ludi.cli.day import day
from ludi.cli.exploit import exploit
from ludi.cli.games import print_games
from ludi.cli.hint import advice_for, advice_in_words, reasons_for
from ludi.cli.learn import learn
from ludi.cli.outlook import outlook
from ludi.cli.puzzles import puzzles
from ludi.cli.rules import print_coverage, print_rules
from ludi.cli.scenario import play_files
from ludi.cli.sim import Speed, run_simulation
from ludi.cli.sit_down import play
from ludi.cli.site import site
from ludi.cli.train import train
from ludi.cli.verify import kept_receipt
from ludi.cli.verify import verify as check_dice
from ludi.cli.wasm import wasm
from ludi.core import replay as records
from ludi.core import scenario as scenarios
from ludi.core import texts
from ludi.core.errors import LudiError
from ludi.core.expectation import seat_number, seat_word
from ludi.core.perft import perft as count_sequences
from ludi.core.speech import by_bots
from ludi.core.state import NONE
from ludi.games import GAMES

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False, rich_markup_mode="rich")
out = Console()


class LogStyle(StrEnum):
    """How the log of a server is written."""

    TEXT = "text"
    JSON = "json"


def print_version(wanted: bool) -> None:
    """Say which version this is, and end."""
    if wanted:
        typer.echo(f"Ludi Romani {__version__}")
        raise typer.Exit


@app.callback()
def ludi(
    version: Annotated[
        bool, typer.Option("--version", callback=print_version, is_eager=True, help="Say which version this is.")
    ] = False,
) -> None:
    """Roma, Caesar & Cleopatra and Alea Iacta Est: play them, study them, measure them."""


@app.command("games")
def list_games(lang: Language = "") -> None:
    """List the games with their options."""
    print_games(GAMES, lang, out)


app.command()(play)
app.command()(learn)
app.command()(day)


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0: everybody in this network.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0: any that is free.")] = 8123,
    show: Annotated[bool, typer.Option("--open/--no-open", help="Open the page in a browser.")] = True,
    data: Annotated[Path | None, typer.Option(help="The folder where tables are kept.")] = None,
    database: Annotated[str, typer.Option(help="Another database, as an SQLAlchemy address.")] = "",
    base_path: Annotated[
        str, typer.Option(help="The path below which a proxy shows the server: /ludi.", envvar="LUDI_BASE_PATH")
    ] = "",
    log: Annotated[
        LogStyle, typer.Option(help="How the log is written; json: a line for each request too.", envvar="LUDI_LOG")
    ] = LogStyle.TEXT,
    keep_days: Annotated[
        float,
        typer.Option(
            min=0,
            help="Days a table is kept at which nothing happens, unless a game runs there; 0: for ever.",
            envvar="LUDI_KEEP_DAYS",
        ),
    ] = 0,
    proxy: Annotated[
        list[str] | None, typer.Option(help="Whose X-Forwarded-For and -Proto are believed: an address or a network.")
    ] = None,
    allowed_host: Annotated[
        list[str] | None, typer.Option(help="A name under which the server answers; every one if none is given.")
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            help="A bot from outside that may sit at tables: one that a package announces, or NAME=WHAT MAKES IT,"
            " like minerva=orators:Minerva?depth=3 or engine=exec:./engine."
        ),
    ] = None,
    adviser: Annotated[str, typer.Option(help="The bot that gives hints.", envvar="LUDI_ADVISER")] = "",
) -> None:
    """Open the table in the browser: alone against bots, at one screen, or with friends through a link."""
    from ludi.cli.serve import database_url
    from ludi.cli.serve import serve as open_house
    from ludi.server.http.base_path import checked_path
    from ludi.server.settings import Settings

    settings = Settings(database_url(data, database), base_path=checked_path(base_path), log=log, keep_days=keep_days)
    settings = replace(settings, proxies=tuple(proxy or settings.proxies), hosts=tuple(allowed_host or settings.hosts))
    settings = replace(settings, bots=tuple(bot or settings.bots), adviser=adviser)
    open_house(settings, host, port, show, out)


Data = Annotated[Path | None, typer.Option(help="The folder where tables are kept.")]
Database = Annotated[str, typer.Option(help="Another database, as an SQLAlchemy address.")]


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write; it must not be there yet.")],
    data: Data = None,
    database: Database = "",
) -> None:
    """Copy all tables into one file, also while the server is open."""
    from ludi.cli.serve import database_url
    from ludi.server.storage.backup import backup as copy_tables

    found = copy_tables(database_url(data, database), file)
    out.print(f"{file} holds {found} entries of games.", markup=False, highlight=False)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What `ludi backup` wrote.")],
    data: Data = None,
    database: Database = "",
) -> None:
    """Put a backup in the place of the tables; the server must be closed, and what was there is kept beside it."""
    from ludi.cli.serve import database_url
    from ludi.server.storage.backup import restore as put_back

    found, kept = put_back(file, database_url(data, database))
    aside = f" What was there before is kept as {kept}." if kept else ""
    out.print(f"{found} entries of games are back.{aside}", markup=False, highlight=False)


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="A finished game, as the page gives it.")],
    receipt: Annotated[Path | None, typer.Option(help="What your browser kept, as the page gives it.")] = None,
    promise: Annotated[str | None, typer.Option(help="The promise you were given before the game.")] = None,
    seed: Annotated[str | None, typer.Option(help="The seed your browser added.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
    lang: Language = "",
) -> None:
    """Play a finished game again: is it the one that was promised and seen? Exit status 1 where it is not."""
    game, record = records.load(file, GAMES)
    if not check_dice(game, record, kept_receipt(receipt, promise, seed), as_json, lang, out):
        raise typer.Exit(1)


@app.command()
def hint(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A game being played, as `ludi play` keeps it.")],
    bot: Annotated[str, typer.Option(help="Whose advice, if not our own: any bot of `ludi bots`.")] = "",
    lang: Language = "",
) -> None:
    """The best moves of a running game, and why, in words."""
    game, record = records.load(file, GAMES)
    match = records.play_through(records.match_of(game, record), record)
    if match.seat < 0:
        raise LudiError("Nobody is to decide in this game now.")
    adviser = bot_named(game, bot) if bot else None
    with out.status(texts.say(lang, "play-thinking-first", bot=bot or ADVISER)):
        advice = advice_for(match, adviser)
        reasons = reasons_for(match, advice)
    for line in advice_in_words(match, advice, reasons, lang):
        out.print(line, markup=False, highlight=False)


@app.command()
def sim(
    name: GameName,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 10000,
    seed: Annotated[int, typer.Option(min=0, help="Seed; the same seed plays the same games.")] = 0,
    threads: Annotated[int, typer.Option(min=0, help="Threads; 0: one for each core.")] = 0,
    check: Annotated[bool, typer.Option("--check", help="Look for a broken invariant after every action.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print figures as JSON.")] = False,
    option: Options = [],  # noqa: B006
    players: Players = 0,
    lang: Language = "",
    speed: Annotated[
        Speed, typer.Option(help="How the rules run: all play the same games; but for compiled ones, in one thread.")
    ] = Speed.COMPILED,
) -> None:
    """Play many random games and print how they went and how fast."""
    game = GAMES.find(name)
    chosen = options_of(game, option, players)
    run_simulation(game, games, seed, threads, chosen, check, None if as_json else lang, speed)


@app.command()
def scenario(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Scenario files.")],
    strict: Annotated[bool, typer.Option("--strict", help="Refuse a position that no game comes to.")] = False,
) -> None:
    """Play scenarios; exit status 1 where one did not come as expected, 2 where one cannot be played."""
    if status := play_files(files, strict, out):
        raise typer.Exit(status)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A recorded game.")],
    seat: Annotated[str, typer.Option(help="Whose eyes to see it with; a watcher's if left out.")] = "",
    notation: Annotated[bool, typer.Option("--notation", help="Moves in notation instead of sentences.")] = False,
    position: Annotated[int | None, typer.Option(help="Print the position after so many moves, in words.")] = None,
    lang: Language = "",
) -> None:
    """Read a recorded game move by move."""
    game, record = records.load(file, GAMES)
    viewer = seat_number(game, seat) if seat else NONE
    match = records.match_of(game, record)
    actions = records.actions_of(game, record["moves"])
    if position is not None and not 0 <= position <= len(actions):
        raise LudiError(f"The record has {len(actions)} moves; there is no position {position}.")
    actions = actions[:position]
    for number, (before, action, after) in enumerate(records.replay(match, actions), 1):
        if position is None and notation:
            move = game.seen_move(before, game.actions.decode(action), viewer)
            who = seat_word(game, int(before.seat))
            out.print(f"{number:4} {who}: {game.actions.text(move)}", markup=False, highlight=False)
        elif position is None:
            stand_ins = record.get("stand_ins", {}).get(str(number), [])
            for line in match.lines(before, action, after, viewer):
                line = by_bots(game, line, stand_ins)
                out.print(f"{number:4} {texts.say(lang, line)}", markup=False, highlight=False)
    if position is not None:
        shown = match.state if viewer == NONE else match.view(viewer)
        out.print(yaml.safe_dump(game.position(shown), sort_keys=False), markup=False, highlight=False)
    elif match.is_over:
        for number, score in enumerate(match.scores()):
            out.print(f"{seat_word(game, number)}: {score}", highlight=False)


@app.command()
def rules(
    name: GameName,
    rule: Annotated[str, typer.Argument(metavar="[ID]", help="One rule, such as RO-B3.")] = "",
    coverage: Annotated[bool, typer.Option("--coverage", help="Which rule has which tests; exit 1 for none.")] = False,
    tests: Annotated[Path, typer.Option(help="The folder with the tests, for --coverage.")] = Path("tests/games"),
    lang: Language = "",
) -> None:
    """Read the rules, or one of them by its id."""
    game = GAMES.find(name)
    if coverage:
        if not print_coverage(game, tests / name, out):
            raise typer.Exit(1)
    else:
        print_rules(game, rule, lang, out)


@app.command()
def bots(
    name: Annotated[
        str, typer.Argument(metavar="GAME", help=f"With ratings of this game, one of: {', '.join(GAMES.names)}.")
    ] = "",
    lang: Language = "",
) -> None:
    """List the ranks, who they are and how strong, every other bot there is, and how others are named."""
    print_bots(GAMES.find(name) if name else None, lang, out)


@app.command()
def arena(
    name: GameName,
    bots: Annotated[list[str], typer.Argument(metavar="BOT BOT...", help=f"Bots: {OPPONENTS}.")],
    pairs: Annotated[int, typer.Option(min=1, help="Sets of games with the same chance, for each pair of bots.")] = 100,
    sprt: Annotated[tuple[float, float] | None, typer.Option(help="Stop when it is known: ELO0 ELO1.")] = None,
    cores: Annotated[int, typer.Option(min=0, help="Processes; 0: one for each core.")] = 0,
    runner: Annotated[str, typer.Option(help="cores, or ray for a Ray cluster.")] = "cores",
    seed: Annotated[int, typer.Option(min=0, help="Seed of the chance.")] = 0,
    folder: Annotated[Path | None, typer.Option("--out", help="Where records, result and picture go.")] = None,
    picture: Annotated[bool, typer.Option(help="Draw the result, where matplotlib is installed.")] = True,
    luck: Annotated[bool, typer.Option(help="Tell luck apart: shares without it need fewer games.")] = True,
    value: Annotated[str, typer.Option(help="By which value: outlook, playouts, MODULE:FACTORY?KEY=VALUE.")] = "",
    option: Options = [],  # noqa: B006
    players: Players = 0,
    lang: Language = "",
) -> None:
    """Let bots play paired games and measure how strong they are."""
    game = GAMES.find(name)
    for bot in bots:
        bot_named(game, bot)
    if luck:
        value_named(game, value)
    chosen, kept = options_of(game, option, players), folder or new_folder(name)
    contest = Contest(game, chosen, tuple(bots), pairs, seed, sprt, kept, value if luck else None)
    result = result_of(contest, hold(contest, runner_named(runner, cores), out))
    print_result(result, lang, out)
    if picture:
        draw_result(result, contest.folder, out)
    kept_in = texts.say(lang, "arena-kept", folder=str(contest.folder))
    out.print(kept_in, markup=False, highlight=False)


app.command()(exploit)


@app.command()
def perft(
    name: GameName,
    depth: Annotated[int, typer.Option(min=1, max=12, help="How many actions deep.")] = 3,
    start: Annotated[Path | None, typer.Option("--scenario", help="Count from this scenario's position.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print figures as JSON.")] = False,
    option: Options = [],  # noqa: B006
    players: Players = 0,
) -> None:
    """Count the sequences of actions, chance included, from the start or from a scenario's position."""
    game = GAMES.find(name)
    state = game.new_game(options_of(game, option, players))
    if start:
        loaded = scenarios.load(start, GAMES)
        if loaded.game is not game:
            raise LudiError(f"{start} is a scenario of {loaded.game.name}, not of {name}.")
        state = loaded.match().state
    counts = []
    for plies in range(1, depth + 1):
        with out.status(f"depth {plies}"):
            counts.append(count_sequences(game, state, plies, game.compiled))
        if not as_json:
            out.print(f"{plies:3} {counts[-1]:15,}", highlight=False)
    if as_json:
        typer.echo(json.dumps({"game": name, "counts": counts}))


app.command()(analyse)
app.command()(dataset)
app.command()(chances)
app.command()(outlook)
app.command()(train)
app.command()(site)
app.command()(wasm)
app.add_typer(puzzles, name="puzzles")
