"""Which tables the lobby's lists show: those that can go on, and nobody's too many."""

from collections import Counter
from collections.abc import Mapping

from ludi.server.outdated import why_stopped
from ludi.server.store import LOBBY_LENGTH
from ludi.server.table_info import TableInfo
from ludi.server.tables import Table

FROM_ONE_ADDRESS = 12  # others' tables in a list


def is_listed(info: TableInfo, guest: str, mine: bool) -> bool:
    """Whether a table belongs into a list: one that cannot go on only among my own, until I have left."""
    stays = any(not info.chairs[seat].gone for seat in info.seats_of(guest))
    return why_stopped(info) is None or (mine and stays)


def shown(found: list[TableInfo], live: Mapping[str, Table], guest: str, mine: bool) -> list[TableInfo]:
    """A list as a guest sees it: of others' tables only so many that were opened from one address."""
    listed, opened = list[TableInfo](), Counter[str]()
    for info in found:
        whence = live[info.id].opened_from if info.id in live else ""
        opened[whence] += 1
        if is_listed(info, guest, mine) and (mine or not whence or opened[whence] <= FROM_ONE_ADDRESS):
            listed.append(info)
    return listed[:LOBBY_LENGTH]
