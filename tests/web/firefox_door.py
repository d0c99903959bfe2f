"""Stands between Playwright and a Firefox that is a little older: what it does not know yet is taken as done.

    python firefox_door.py FIREFOX ARGUMENTS

Playwright starts this in Firefox's place and speaks WebDriver BiDi with it. Everything is passed on as it is, but for
the answer "unknown command": Debian's Firefox cannot yet be told to prefer a theme, which no story here needs.
"""

import asyncio
import json
import re
import sys

from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")


def answered(told: str | bytes) -> str | bytes:
    """What Firefox tells, as Playwright shall hear it."""
    said = json.loads(told)
    if said.get("error") != "unknown command":
        return told
    return json.dumps({"type": "success", "id": said["id"], "result": {}})


async def listen(errors: asyncio.StreamReader) -> str:
    """Until Firefox has said where it listens."""
    while line := (await errors.readline()).decode():
        if found := LISTENING.search(line):
            return found[1]
    raise SystemExit("Firefox never said where it listens.")


async def main(firefox: list[str]) -> None:
    """Open Firefox, say where to speak with it, and pass on everything until it closes."""
    program = await asyncio.create_subprocess_exec(*firefox, stderr=asyncio.subprocess.PIPE)
    assert program.stderr
    address = await listen(program.stderr)

    async def meet(playwright: ServerConnection) -> None:
        async with connect(f"{address}/session", max_size=None, compression=None) as door:

            async def ask() -> None:
                async for wish in playwright:
                    await door.send(wish)

            asking = asyncio.create_task(ask())
            try:
                async for told in door:
                    await playwright.send(answered(told))
            except ConnectionClosed:
                pass  # one of the two has gone
            asking.cancel()

    async with serve(meet, "127.0.0.1", 0, max_size=None, compression=None) as open_door:
        port = next(iter(open_door.sockets)).getsockname()[1]
        print(f"WebDriver BiDi listening on ws://127.0.0.1:{port}", file=sys.stderr, flush=True)
        while await program.stderr.readline():
            pass
        await program.wait()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
