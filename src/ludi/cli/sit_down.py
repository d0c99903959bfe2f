"""`ludi play` as it is typed: which game, on which seat, from where it goes on, or at whose table."""

import re
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from ludi.cli.arguments import OPPONENTS, Language, Options, Players, options_of
from ludi.cli.opponents import opponent_named
from ludi.cli.play import RANDOM, LocalGame
from ludi.cli.screen import Screen
from ludi.core import replay as records
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.match import Match
from ludi.games import GAMES

GAME = f"One of: {', '.join(GAMES.names)}. With --server: a table. With --resume: neither."
LINK = re.compile(r"^https?://")
out = Console()


def play(
    name: Annotated[str, typer.Argument(metavar="[GAME | TABLE]", help=GAME)] = "",
    bot: Annotated[str, typer.Option(help=f"Your opponent: {OPPONENTS}.", show_default=RANDOM)] = "",
    alone: Annotated[bool, typer.Option("--alone", help="Play every seat yourself, at one screen.")] = False,
    seat: Annotated[str, typer.Option(help="Your seat, by name; if left out, the first, or as recorded.")] = "",
    seed: Annotated[int | None, typer.Option(help="Seed of the dice and the bot; drawn if left out.")] = None,
    record: Annotated[Path | None, typer.Option(help="Where to keep the record of the game.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a recorded game, as who played it.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Line after line, nothing drawn in its place.")] = False,
    server: Annotated[
        str,
        typer.Option(help="Sit down at a table of this server; TABLE is its name or its link.", envvar="LUDI_SERVER"),
    ] = "",
    called: Annotated[str, typer.Option("--name", help="Your name at the table of a server.")] = "",
    option: Options = [],  # noqa: B006
    players: Players = 0,
    lang: Language = "",
) -> None:
    """Play in the terminal: against a bot of any strength, against yourself, or at a table of a server."""
    if server or LINK.search(name):
        from ludi.cli.arrival import visit

        visit(server, name, seat, called, lang, Screen(out, plain))
        return
    match = resumed(resume, name) if resume else begun(name, option, players)
    people, called = played_by(match, resume) if resume else ({0}, RANDOM)
    if alone or seat:
        people = set(range(match.game.players_of(match.state))) if alone else {seat_of(match, seat)}
    opponent = opponent_named(match.game, bot or called, seed)
    LocalGame(match, people, opponent, lang, Screen(out, plain), seed, record or resume, bot or called).run()


def begun(name: str, option: list[str], players: int) -> Match:
    """A new game."""
    if not name:
        raise LudiError(f"Which game? One of: {', '.join(GAMES.names)}. Or go on with one: --resume FILE.")
    game = GAMES.find(name)
    return Match(game, options_of(game, option, players))


def resumed(file: Path, name: str) -> Match:
    """A game as far as it was recorded; the record knows which one it is."""
    game, kept = records.load(file, GAMES)
    if name and GAMES.find(name) is not game:
        raise LudiError(f"{file} is a game of {game.name}, not of {name}.")
    return records.play_through(records.match_of(game, kept), kept)


def played_by(match: Match, file: Path) -> tuple[set[int], str]:
    """The seats of people and the bot a record names; where it says nothing, the first seat against chance.

    A record may come from anywhere: no program is begun because of what stands in it.
    """
    kept, seats = records.load(file, GAMES)[1].get("sitting"), range(match.game.players_of(match.state))
    if kept is None:
        return {0}, RANDOM
    people, called = (kept.get("people"), kept.get("bot")) if isinstance(kept, dict) else (None, None)
    if not isinstance(people, list) or not people or not all(type(one) is int and one in seats for one in people):
        raise LudiError(f"{file} does not say which seats people play.")
    if not isinstance(called, str) or ":" in called:
        raise LudiError(f"{file} names no bot of ours; name one: --bot.")
    return set(people), called


def seat_of(match: Match, seat: str) -> int:
    """A seat by its name."""
    game: Game = match.game
    seats = {member.name.lower(): int(member) for member in game.seats}
    if seat not in seats:
        raise LudiError(f"'{seat}' is no seat of {game.name}; seats are: {', '.join(seats)}.")
    if seats[seat] >= game.players_of(match.state):
        raise LudiError(f"With {game.players_of(match.state)} players nobody sits at {seat}.")
    return seats[seat]
