"""What whoever keeps a table may do there: send somebody away, close it, hand it over."""

from dataclasses import replace

from ludi.server.api.tables import Message, TableStatus
from ludi.server.http.problems import Problem
from ludi.server.tables.table import Table
from ludi.server.tables.table_info import TableInfo

ENDED = {TableStatus.OVER: "server-over", TableStatus.CLOSED: "server-closed"}


def kept_by(table: Table, guest: str) -> TableInfo:
    """A table as its host may change it."""
    if table.info.host != guest:
        raise Problem(403, "server-not-host")
    if table.info.status in ENDED:
        raise Problem(409, ENDED[table.info.status])
    return table.info


def other_at(info: TableInfo, guest: str, seat: int) -> str:
    """The person on a seat, who is not this one."""
    other = info.chairs[seat].guest if seat < len(info.chairs) else None
    if other is None or other == guest:
        raise Problem(409, "server-nobody-there")
    return other


async def send_away(table: Table, guest: str, seat: int) -> None:
    """Before the game somebody loses all seats here, and does not sit down again; all pledge anew."""
    async with table.held():
        info = kept_by(table, guest)
        if info.status != TableStatus.WAITING:
            raise Problem(409, "server-started")
        other = other_at(info, guest, seat)
        chairs = info.opened(info.seats_of(other))
        await table.reseat(chairs, replace(info, sent_away=[*info.sent_away, other]))


async def hand_over(table: Table, guest: str, seat: int) -> None:
    """Somebody else at the table keeps it from now on."""
    async with table.held():
        info = kept_by(table, guest)
        await table.reseat({}, replace(info, host=other_at(info, guest, seat)))


async def close(table: Table, guest: str) -> None:
    """Nobody sits down or plays here any more; a game ends without a result."""
    async with table.held():
        await close_now(table, kept_by(table, guest))


async def close_now(table: Table, info: TableInfo, told: Message | None = None) -> None:
    """The table is closed, whoever wants it; its bots forget what they thought."""
    await table.reseat({}, replace(info, status=TableStatus.CLOSED, asked=None), told)
    table.bots.clear()


async def say_farewell(table: Table, guest: str) -> None:
    """Somebody leaves the server: their seats, and the table to the next person; where nobody is left, it is closed."""
    await table.leave(guest)
    async with table.held():
        info, others = table.info, [other for other in table.info.people() if other != guest]
        if info.status in ENDED:
            return
        if not others:
            await close_now(table, info)
        elif info.host == guest:
            await table.reseat({}, replace(info, host=others[0]))
