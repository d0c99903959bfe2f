"""A table as somebody wants it: whether its options fit, and who sits where."""

from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.server import naming
from ludi.server.problems import Problem
from ludi.server.table_info import Chair
from ludi.server.wire import SeatKind
from ludi.server.wire_wishes import SeatWish


def options_of(game: Game, wanted: dict[str, str], players: int) -> dict[str, str]:
    """The options of a table for so many players; a clear refusal where they do not fit."""
    try:
        options = game.chosen(wanted)
    except LudiError:
        raise Problem(422, "server-bad-table") from None
    if players != game.players_of(game.empty_table(options)):
        raise Problem(422, "server-bad-table")
    return options


def bots_among(chairs: list[Chair]) -> int:
    """How many seats are bots'."""
    return sum(chair.kind == SeatKind.BOT for chair in chairs)


def chair_of(wish: SeatWish, guest: str, name: str) -> Chair:
    """A seat as its host wants it; what its browser adds to the dice comes when it has seen the promise."""
    if wish.kind == "open":
        return Chair(SeatKind.OPEN)
    if wish.kind == "bot":
        return Chair(SeatKind.BOT, level=wish.level)
    return Chair(SeatKind.PERSON, guest, naming.name_of(wish.name) if wish.name.strip() else name)
