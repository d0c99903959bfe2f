"""Where a live table waits for somebody who is away: what those who are there decide, and how the seat comes back.

Nobody plays for a person unless people choose it: the person, or at a live table all who are there and play.
"""

from contextlib import suppress

from ludi.server.api.tables import AbsenceWish, Event
from ludi.server.http.problems import Problem
from ludi.server.tables.hosting import close_now
from ludi.server.tables.table import Table
from ludi.server.tables.table_info import Chosen


async def answer(table: Table, guest: str, seat: int, wish: AbsenceWish) -> None:
    """Somebody at the table says what is to be done about the one it waits for; what all of them want is done."""
    async with table.held():
        told = table.subscribers.whereabouts()
        if guest not in table.subscribers.deciders(told):
            raise Problem(403, "server-not-at-table")
        if table.subscribers.missing(told) != seat:
            raise Problem(409, "server-nobody-missing")
        table.subscribers.wishes[guest] = (table.sequence, wish)
        if all(table.subscribers.wish_of(other) == wish for other in table.subscribers.deciders(told)):
            await carry_out(table, guest, seat, wish)
        table.subscribers.publish_card()


async def carry_out(table: Table, guest: str, seat: int, wish: AbsenceWish) -> None:
    """All at the table want the same."""
    info = table.info
    if wish == AbsenceWish.BOT:
        chairs = info.stood_in(info.seats_of(info.chairs[seat].guest), Chosen.BY_TABLE)
        await table.reseat(chairs, told=table.message(seat, Event.REPLACED.value, table.now))
    elif wish == AbsenceWish.END:
        place = info.seats_of(guest)[0]
        await close_now(table, info, table.message(place, Event.ENDED.value, table.now))


async def give_back(table: Table, guest: str) -> None:
    """Who is back gets the seat back that the others gave to a bot."""
    chairs = table.info.chairs
    if any(chairs[seat].stand_in == Chosen.BY_TABLE for seat in table.info.seats_of(guest)):
        with suppress(Problem):  # the table is read again; the next look around tries it once more
            await table.come_back(guest)
