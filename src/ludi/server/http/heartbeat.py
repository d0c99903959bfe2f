"""Signs of life over a socket, both ways: so a line that died without being closed is noticed at both ends.

The server sends a beat every few seconds, the page answers it at once (an answer needs no timer, which browsers slow
down in hidden pages). The next beat says which one was answered last: so the page learns, too, that it is not heard.
"""

import asyncio
from collections.abc import Awaitable, Callable

from starlette.websockets import WebSocket

from ludi.server.api.frames import frame_of
from ludi.server.api.positions import Viewpoint
from ludi.server.people.presence import Presence
from ludi.server.tables.subscribers import SILENCE, SILENT, TALKED, Viewer
from ludi.server.tables.table import Table

LONGEST = 10  # characters of an answer


def beat_of(table: Table, viewer: Viewer, every: float) -> bytes:
    """The next sign of life; the first says how often they come."""
    is_told = viewer.beats > 0 and viewer.behind is None
    known = table.logged.moment(Viewpoint(viewer.seat)).sequence if is_told else None
    frame = frame_of(
        {"type": "beat", "number": viewer.beats, "heard": viewer.answered, "every": every, "sequence": known}
    )
    viewer.beats += 1
    return frame


async def beat(
    table: Table, viewer: Viewer, every: float, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
) -> None:
    """A sign of life every few seconds, until too many in a row were not answered."""
    await sleep(every)
    while viewer.beats - 1 - viewer.answered < SILENCE:
        table.subscribers.tell_news()
        viewer.tell(beat_of(table, viewer, every))
        await sleep(every)
    viewer.close(SILENT)


async def hear_all(socket: WebSocket, viewer: Viewer, presence: Presence) -> None:
    """Wait until the page goes. All it may say is which beat it heard: one that says anything else is closed."""
    while (message := await socket.receive())["type"] == "websocket.receive":
        text = message.get("text") or ""
        number = int(text) if len(text) <= LONGEST and text.isascii() and text.isdigit() else 0
        if not viewer.answered < number < viewer.beats:
            await socket.close(TALKED)
            return
        viewer.answered = number
        if viewer.guest:
            presence.notice(viewer.guest)
