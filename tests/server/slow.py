"""A slow line: everything a house says comes late, each thing by another while.

LUDI_SLOW=300 lets every answer and every message of every house of the tests wait up to so many milliseconds. No
test may live by how quick a house is: run the stories with it now and then.
"""

import asyncio
import os
import random
from collections.abc import Awaitable, Callable
from typing import Any

from tests.luck import LUCK

Message = dict[str, Any]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Message, Callable[[], Awaitable[Message]], Send], Awaitable[None]]
SAYS = ("http.response.start", "websocket.send")


def on_a_slow_line(app: App) -> App:
    """The same house, heard late where LUDI_SLOW asks for it; what is said first is still heard first."""
    longest = int(os.environ.get("LUDI_SLOW", "0")) / 1000
    if not longest:
        return app
    dice = random.Random(LUCK.hex(8))

    async def slowed(scope: Message, receive: Callable[[], Awaitable[Message]], send: Send) -> None:
        async def late(message: Message) -> None:
            if message["type"] in SAYS:
                await asyncio.sleep(dice.uniform(0, longest))
            await send(message)

        await app(scope, receive, late)

    return slowed
