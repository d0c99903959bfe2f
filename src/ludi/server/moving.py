"""What becomes of a whole table: it goes on with a bot in an empty seat, or it is removed."""

from dataclasses import replace

from ludi.server.hosting import ENDED, kept_by
from ludi.server.lobby import Lobby
from ludi.server.problems import Problem
from ludi.server.store import Change
from ludi.server.table_info import Chair, new_info
from ludi.server.tables import Table
from ludi.server.wire import SeatKind, TableStatus
from ludi.server.writer import read


async def with_bot(lobby: Lobby, table: Table, guest: str, seat: int, level: str) -> Table:
    """The same people with a bot in an open seat, as the host wants it.

    The promise of the dice names who plays. So this is a new table with a promise of its own; the old one is closed,
    and leads everybody there.
    """
    async with table.held():
        old = kept_by(table, guest)
        if old.status != TableStatus.WAITING:
            raise Problem(409, "server-started")
        if seat >= len(old.chairs) or old.chairs[seat].kind != SeatKind.OPEN:
            raise Problem(409, "server-seat-taken")
        if not lobby.bots.can_sit(table.game, level):
            raise Problem(422, "server-bad-table")
        chairs = [replace(chair, pledge=None, seed=None) for chair in old.chairs]
        chairs[seat] = Chair(SeatKind.BOT, level=level)
        lobby.check_room(guest, table.opened_from, chairs)
        moved = replace(new_info(guest, table.game, old.options, chairs, old.listed), sent_away=old.sent_away)
        linked = replace(old, status=TableStatus.CLOSED, rematch=moved.id)
        with lobby.being_opened(moved, table.opened_from):
            if await table.write(Change(new_tables=[moved], tables=[linked])):
                table.install((), linked)
                table.publish_card()
    return await lobby.table(str(table.info.rematch))


async def remove(lobby: Lobby, table_id: str, guest: str) -> None:
    """A table that has ended, and is nobody else's, goes with all that was played and said at it."""
    saved = await read(lobby.store.saved, table_id)
    if saved is None:
        raise Problem(404, "server-no-table")
    info = saved[0]
    if info.host != guest or any(other != guest for other in info.people()):
        raise Problem(403, "server-not-yours-alone")
    if info.deal:
        raise Problem(403, "server-deal-stays")
    if info.status not in ENDED:
        raise Problem(409, "server-not-over")
    await lobby.writer.write(Change(forgotten=[table_id]))
    if table := lobby.tables.pop(table_id, None):
        for viewer in list(table.viewers):
            viewer.close()
