"""What becomes of a whole table: it goes on with other seats or options, or it is removed."""

from dataclasses import replace

from ludi.server.api.requests import TableChange
from ludi.server.api.tables import SeatKind, TableStatus
from ludi.server.bots.seats import BotSeats
from ludi.server.http.problems import Problem
from ludi.server.services import Services
from ludi.server.storage.store import Change
from ludi.server.storage.writer import read
from ludi.server.tables.hosting import ENDED, kept_by
from ludi.server.tables.opening import options_of
from ludi.server.tables.table import Table
from ludi.server.tables.table_info import Chair, new_info


async def changed(services: Services, table: Table, guest: str, wish: TableChange) -> Table:
    """The same people at a table with other options, seats or bots, as the host wants it before the game.

    The promise of the dice names who plays, and what. So this is a new table with a promise of its own; the old one
    is closed, and leads everybody there.
    """
    async with table.held():
        old = kept_by(table, guest)
        if old.status != TableStatus.WAITING:
            raise Problem(409, "server-started")
        options = options_of(table.game, wish.options, len(wish.seats))
        chairs = chairs_of(services.bots, table, wish)
        services.lobby.check_room(guest, table.opened_from, chairs)
        moved = replace(
            new_info(guest, table.game, options, chairs, wish.listed),
            pace=wish.pace, hints=wish.hints, origin=old.origin, sent_away=old.sent_away,
        )  # fmt: skip
        linked = replace(old, status=TableStatus.CLOSED, rematch=moved.id)
        with services.lobby.being_opened(moved, table.opened_from):
            if await table.write(Change(new_tables=[moved], tables=[linked])):
                table.logged.install((), linked)
                table.subscribers.publish_card()
    return await services.lobby.table(str(table.info.rematch))


def chairs_of(bots: BotSeats, table: Table, wish: TableChange) -> list[Chair]:
    """The seats as the host wants them; everybody who sits here keeps a seat, and pledges anew."""
    old, people = table.info.chairs, [seat for seat, chair in enumerate(table.info.chairs) if chair.guest]
    if sorted(seat.seat for seat in wish.seats if seat.kind == "keep" and seat.seat is not None) != people:
        raise Problem(409, "server-people-stay")
    chairs = []
    for seat in wish.seats:
        if seat.kind == "keep" and seat.seat is not None:
            chairs.append(replace(old[seat.seat], pledge=None, seed=None))
        elif seat.kind == "open":
            chairs.append(Chair(SeatKind.OPEN))
        elif seat.kind == "bot" and bots.can_sit(table.game, seat.level):
            chairs.append(Chair(SeatKind.BOT, level=seat.level))
        else:
            raise Problem(422, "server-bad-table")
    return chairs


async def remove(services: Services, table_id: str, guest: str) -> None:
    """A table that has ended, and is nobody else's, goes with all that was played and said at it."""
    saved = await read(services.store.saved, table_id)
    if saved is None:
        raise Problem(404, "server-no-table")
    info = saved[0]
    if info.host != guest or any(other != guest for other in info.people()):
        raise Problem(403, "server-not-yours-alone")
    if info.deal:
        raise Problem(403, "server-deal-stays")
    if info.status not in ENDED:
        raise Problem(409, "server-not-over")
    await services.writer.write(Change(forgotten=[table_id]))
    if table := services.lobby.tables.pop(table_id, None):
        for viewer in list(table.subscribers.viewers):
            viewer.close()
