"""A table as somebody wants it: whether its options fit, who sits where; and which tables the lobby's lists show."""

import hashlib

from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.server.api.requests import SeatWish
from ludi.server.api.tables import SeatKind
from ludi.server.http.problems import Problem
from ludi.server.people import spelling as naming
from ludi.server.storage.store import LOBBY_LENGTH
from ludi.server.tables.table_info import Chair, Chosen, TableInfo
from ludi.server.tables.versions import why_stopped

ORIGIN = 5  # digits: a million possible addresses share one


def is_listed(info: TableInfo, guest: str, mine: bool) -> bool:
    """Whether a table belongs into a list: one that cannot go on only among my own, until I have left."""
    stays = any(info.chairs[seat].stand_in != Chosen.BY_PERSON for seat in info.seats_of(guest))
    return why_stopped(info) is None or (mine and stays)


def origin_of(address: str) -> str | None:
    """What a table keeps of an address: enough to tell tables of one from others, too little to know which it was."""
    return hashlib.sha256(f"ludi origin {address}".encode()).hexdigest()[:ORIGIN] if address else None


def shown(found: list[TableInfo], guest: str, mine: bool) -> list[TableInfo]:
    """A list as a guest sees it."""
    return [info for info in found if is_listed(info, guest, mine)][:LOBBY_LENGTH]


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
