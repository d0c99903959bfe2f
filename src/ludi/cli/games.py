"""`ludi games`: every game, for how many, and each option with what it means."""

from collections.abc import Iterator

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ludi.core import texts
from ludi.core.game import Game
from ludi.core.options import Option
from ludi.core.registry import Registry
from ludi.core.speech import hyphened, prefix


def print_games(games: Registry, language: str, out: Console) -> None:
    """One game after another; an option as it is typed stands whole on a line, its words beside it wrap."""
    for game in games:
        players = "–".join(str(count) for count in dict.fromkeys((game.players[0], game.players[-1])))
        said = texts.say(language, "games-players", players=players)
        out.print(Text.assemble((game.name, "bold"), f"  {said}"))
        out.print(Text(texts.say(language, f"{prefix(game)}-summary")))
        table = Table.grid(padding=(0, 2))
        table.add_column(no_wrap=True)
        table.add_column(style="dim")
        for option in game.options:
            for typed, meaning in values_of(game, option, language):
                table.add_row(Text(f"  {typed}"), Text(meaning))
        out.print(table)
        out.print()


def values_of(game: Game, option: Option, language: str) -> Iterator[tuple[str, str]]:
    """Each value as it is typed, and what it means."""
    name = f"{prefix(game)}-option-{hyphened(option.name)}"
    for value in option.values:
        meaning = f"{texts.say(language, name)}: {texts.say(language, f'{name}-{hyphened(value)}')}"
        default = f" ({texts.say(language, 'games-default')})" if value == option.default else ""
        yield f"{option.name}={value}", f"{meaning}{default}"
