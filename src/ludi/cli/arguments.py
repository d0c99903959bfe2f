"""What several commands are asked with: a game, its options as they are typed, who can be played against."""

import os
from typing import Annotated

import typer

from ludi.bots.named import FORMS, bot_names
from ludi.core import texts
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.spoken import spoken
from ludi.games import GAMES


def chosen_language(given: str) -> str:
    """The language that was asked for, or else the system's."""
    return given or spoken(os.environ)


OPPONENTS = ", ".join([*bot_names(), *FORMS])
GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"One of: {', '.join(GAMES.names)}.")]
Language = Annotated[
    str,
    typer.Option(
        "--lang",
        help=f"Language: {', '.join(texts.LANGUAGES)}.",
        envvar="LUDI_LANG",
        callback=chosen_language,
        show_default="the system's",
    ),
]
Options = Annotated[list[str], typer.Option("--option", "-o", help="A rule option, as NAME=VALUE; may be repeated.")]
Players = Annotated[int, typer.Option("--players", "-n", help="How many play, where the game allows a choice.")]


def options_of(game: Game, given: list[str], players: int) -> dict[str, str]:
    """Options as they were typed, checked by the game."""
    options = {}
    for text in given:
        name, separator, value = text.partition("=")
        if not separator:
            raise LudiError(f"'{text}' is not an option; write NAME=VALUE.")
        options[name] = value
    if players and players not in game.players:
        raise LudiError(f"{game.name} is for {' or '.join(map(str, game.players))} players, not {players}.")
    if players and len(game.players) > 1:
        options["players"] = str(players)
    return game.chosen(options)
