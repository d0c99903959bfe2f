"""A network that swallows what it is given, in either direction, and closes nothing: a lift, a sleeping phone."""

import asyncio
import threading
from types import TracebackType
from urllib.parse import urlsplit

PIECE = 1 << 16
LAST_TURNS = 10


class BlackHole:
    """A door to a server through such a network. What was open while it swallowed stays dead, as such lines do."""

    def __init__(self, address: str) -> None:
        self.target = urlsplit(address)
        self.swallows = {"up": False, "down": False}  # what the page says; what the server says
        self.lines: set[asyncio.Task[None] | None] = set()  # held here: nothing else holds a line both ends have left
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)

    def __enter__(self) -> "BlackHole":
        self.thread.start()
        listening = asyncio.start_server(self.pass_on, "127.0.0.1", 0)
        self.server = asyncio.run_coroutine_threadsafe(listening, self.loop).result(30)
        self.address = f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}"
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        async def end() -> None:
            self.server.close()
            quiet = 0  # turns of the loop in which nothing new has come in
            while quiet < LAST_TURNS:
                tasks = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
                await asyncio.sleep(0)
                quiet = 0 if tasks else quiet + 1

        asyncio.run_coroutine_threadsafe(end(), self.loop).result(30)
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(30)
        self.loop.close()

    def swallow(self, *directions: str) -> None:
        """From now on what travels in these directions is lost; in none: everything arrives again."""
        for direction in self.swallows:
            self.swallows[direction] = direction in directions

    async def pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection."""
        ends, line = [writer], asyncio.current_task()
        self.lines.add(line)
        try:
            there, to_there = await asyncio.open_connection(self.target.hostname, self.target.port)
            ends.append(to_there)
            await asyncio.gather(self.carry(reader, to_there, "up"), self.carry(there, writer, "down"))
        except ConnectionError:
            pass
        except asyncio.CancelledError:
            for end in ends:
                end.transport.abort()  # whoever does not read would be waited for
        finally:
            for end in ends:
                end.close()
            await asyncio.gather(*(end.wait_closed() for end in ends), return_exceptions=True)
            self.lines.discard(line)

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, direction: str) -> None:
        """What one end says, until it stops; once something was lost, nothing more arrives, not even the end."""
        dead = False
        while piece := await reader.read(PIECE):
            dead = dead or self.swallows[direction]
            if not dead:
                writer.write(piece)
                await writer.drain()
        if not dead and not self.swallows[direction]:
            writer.close()
