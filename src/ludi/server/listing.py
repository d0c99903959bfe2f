"""Which tables the lobby's lists show: those that can go on; and what is kept of where they were opened."""

import hashlib

from ludi.server.outdated import why_stopped
from ludi.server.store import LOBBY_LENGTH
from ludi.server.table_info import Chosen, TableInfo

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
