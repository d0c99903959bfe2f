"""The line to a table of a server: one socket that is heard, in a thread of its own, replaced where it died.

As in the page (`web/src/table/connection.ts`): a beat is answered at once, and each says which answer was heard last;
so a line on which nothing travels any more is noticed. A new socket tells everything after the last entry known.
"""

from __future__ import annotations

import json
from contextlib import suppress
from queue import Empty, Queue
from threading import Event, Thread
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from ludi.cli.client import ServerClient
from ludi.core.shape import Shape

if TYPE_CHECKING:
    from ludi.server.api.frames import AnyFrame

SEAT_GONE = 4403  # how the server closes a socket whose seat is not its guest's any more
SILENT = 2.5  # beats without a word after which the line is dead
UNHEARD = 2  # answers that the server has not heard, after which it hears nothing
PAUSES = (0.3, 0.7, 1.5, 5.0)  # seconds after an attempt that failed
PATIENT = 10.0  # seconds an attempt may take
LIMITS: dict[str, Any] = {"open_timeout": PATIENT, "close_timeout": 1, "ping_interval": None}  # beats are enough


class GoneFrame(Shape):
    """The seat is not its guest's any more."""

    type: Literal["gone"]


News: TypeAlias = "AnyFrame | GoneFrame"


class NewsLine:
    """What a table tells one seat."""

    def __init__(self, client: ServerClient, table: str, seat: int, known: int | None) -> None:
        self.client, self.table, self.seat = client, table, seat
        self.known = known  # the last entry of the log that was heard
        self.is_open = False
        self.socket: ClientConnection | None = None
        self.frames: Queue[News] = Queue()
        self.came = Event()  # something is in the queue, or the line was lost or found
        self.ended = Event()
        self.thread = Thread(target=self.stay, daemon=True)
        self.thread.start()

    def close(self) -> None:
        """Nobody listens any more."""
        self.ended.set()
        if self.socket:
            self.socket.close()
        self.thread.join(PATIENT)

    def heard(self) -> list[News]:
        """All that came since."""
        self.came.clear()
        found: list[News] = []
        with suppress(Empty):
            while True:
                found.append(self.frames.get_nowait())
        return found

    def stay(self) -> None:
        """One socket after another, until nobody listens."""
        failed = 0
        while not self.ended.is_set():
            since = {} if self.known is None else {"since": self.known}
            address, headers = self.client.socket_at(f"tables/{self.table}/socket", seat=self.seat, **since)
            try:
                with connect(address, additional_headers=headers, max_size=None, **LIMITS) as socket:
                    self.socket = socket
                    self.turn(True)
                    failed = 0
                    self.listen(socket)
            except ConnectionClosed as closed:
                if closed.rcvd and closed.rcvd.code == SEAT_GONE:
                    self.put({"type": "gone"})
                    return
            except (OSError, ValueError, WebSocketException):
                pass
            self.turn(False)
            self.ended.wait(PAUSES[min(failed, len(PAUSES) - 1)])
            failed += 1

    def listen(self, socket: ClientConnection) -> None:
        """Everything this socket tells, until it is silent for too long or the server does not hear it."""
        every = PATIENT
        while not self.ended.is_set():
            frame: News = json.loads(socket.recv(timeout=SILENT * every))
            if frame["type"] != "beat":
                self.receive(frame)
                continue
            every = float(frame["every"])
            if frame["number"]:
                socket.send(str(frame["number"]))
            if frame["number"] - frame["heard"] > UNHEARD or self.lacks(frame["sequence"]):
                return

    def lacks(self, sequence: int | None) -> bool:
        """Whether the server has told more than came."""
        return sequence is not None and self.known is not None and sequence > self.known

    def receive(self, frame: News) -> None:
        """Keep a frame for whoever listens."""
        if frame["type"] == "step":
            self.known = frame["step"]["sequence"]
        elif frame["type"] == "position":
            self.known = frame["position"]["sequence"]
        self.put(frame)

    def put(self, frame: News) -> None:
        """Queue a frame and wake whoever waits for one."""
        self.frames.put(frame)
        self.came.set()

    def turn(self, is_open: bool) -> None:
        """The line is lost, or found again."""
        if self.is_open != is_open:
            self.is_open = is_open
            self.came.set()
