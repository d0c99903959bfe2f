"""`ludi bots`: the ranks as the persons they are, how strong they are in a game, and every other bot."""

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ludi.bots.levels import LEVELS
from ludi.bots.measure.ratings import ratings_of
from ludi.bots.named import FORMS, announced, bot_names
from ludi.core import texts
from ludi.core.game import Game


def print_bots(game: Game | None, language: str, out: Console) -> None:
    """Ranks first, each with its name, its manner and, in a game that was measured, its rating; then the others."""
    table = Table.grid(padding=(0, 2))
    for _ in range(3):
        table.add_column(no_wrap=True)
    table.add_column(style="dim")
    for rank in LEVELS:
        person, manner = (texts.say(language, f"web-{what}-{rank}") for what in ("person", "manner"))
        table.add_row(Text(rank, "bold"), Text(person), Text(rating_in_words(game, rank, language)), Text(manner))
    out.print(table)
    for name in bot_names():
        if name not in LEVELS:
            where = announced().get(name)
            out.print(f"{name}  ({where})" if where else name, markup=False, highlight=False)
    out.print(texts.say(language, "bots-also", forms=", ".join(FORMS)), markup=False, highlight=False)
    if game is None:
        out.print(texts.say(language, "bots-rated"), markup=False, highlight=False)


def rating_in_words(game: Game | None, bot: str, language: str) -> str:
    """A bot's Elo with its interval; empty where nobody measured it."""
    rating = ratings_of(game).get(bot) if game else None
    if rating is None:
        return ""
    elo = texts.say(language, "web-rating", elo=rating.elo)
    return f"{elo} ({texts.say(language, 'web-rating-between', low=rating.low, high=rating.high)})"
