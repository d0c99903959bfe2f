"""Talk at a table: those who sit there speak; they, the host, and whoever watches a listed table hear it."""

from ludi.server.api.requests import Saying
from ludi.server.api.tables import Event, Message
from ludi.server.http.problems import Problem
from ludi.server.people.spelling import saying_of
from ludi.server.storage.store import Change
from ludi.server.storage.writer import read
from ludi.server.tables.table import Table


async def say(table: Table, guest: str, saying: Saying) -> Message:
    """Something said at the table, under the name of the seat."""
    text = saying_of(saying.text)
    if not text and not saying.phrase:
        raise Problem(422, "server-nothing-said")
    async with table.held():
        mine = table.info.seats_of(guest)
        if not mine:
            raise Problem(403, "server-not-at-table")
        message = table.message(mine[0], saying.phrase, text)
        if await table.write(Change(messages=[(table.id, message)])):
            table.hear(message)
        return message


async def tell_hint(table: Table, guest: str, seat: int) -> None:
    """Where several people play, the others are told that somebody was helped; once for each decision."""
    if len(table.info.people()) < 2:
        return
    async with table.held():
        message = table.message(seat, Event.HINT.value, table.now)
        is_told = any(same_help(message, other) for other in table.messages)
        if not is_told and await table.write(Change(messages=[(table.id, message)])):
            table.hear(message)


def same_help(one: Message, other: Message) -> bool:
    """Whether two messages tell of the same help."""
    return (one["phrase"], one["seat"], one["text"]) == (other["phrase"], other["seat"], other["text"])


async def heard(table: Table, guest: str, before: int | None) -> list[Message]:
    """A page of what was said, in its order: the newest, or the one before a message."""
    if not table.info.hears(guest):
        raise Problem(403, "server-not-at-table")
    return table.messages if before is None else await read(table.writer.store.talk, table.id, before)
