"""Signs of life over a socket, both ways: a page that does not answer is noticed, one that does is left alone."""

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import pytest
from starlette.websockets import WebSocket
from websockets.exceptions import ConnectionClosed

from ludi.games import GAMES
from ludi.server.api.tables import SeatKind
from ludi.server.http.heartbeat import beat, beat_of, hear_all
from ludi.server.people.presence import Presence
from ludi.server.settings import BEAT, Settings
from ludi.server.tables.subscribers import SILENCE, SILENT, TALKED, Viewer
from ludi.server.tables.table import Table
from ludi.server.tables.table_info import Chair, new_info
from tests.server.black_hole import BlackHole
from tests.server.conftest import Absent, House, run_apart
from tests.server.visitor import ME, OPEN, News, Visitor

NOTICED = 25.0  # seconds
EVERY = 2.0  # seconds between two beats of a real server here: enough for a busy machine to answer
MANY = 20


def test_silence_is_noticed_within_25_seconds() -> None:
    """A page that answers one beat and then dies is closed when the next but two would be sent."""
    assert (SILENCE + 1) * BEAT < NOTICED


class Page:
    """A page at the end of a socket, which answers as a test says; time passes as the beats come."""

    def __init__(self) -> None:
        game = GAMES.find("roma")
        chairs = [Chair(SeatKind.PERSON, guest) for guest in ("livia", "marcus")]
        info = new_info("livia", game, game.chosen({}), chairs, listed=False)
        self.now = 0.0
        self.presence = Presence(60.0, clock=lambda: self.now)
        self.table = Table(info, game, game.interpreted, self.presence, Absent())  # type: ignore[arg-type]
        self.viewer = Viewer("livia", 0)
        self.viewer.tell(beat_of(self.table, self.viewer, BEAT))
        self.said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.said.put_nowait({"type": "websocket.connect"})
        self.code: int | None = None

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.close":
            self.code = message["code"]

    async def hear(self) -> None:
        """The server's end."""
        socket = WebSocket({"type": "websocket"}, self.said.get, self.send)
        await socket.accept()
        await hear_all(socket, self.viewer, self.presence)

    def answer(self, text: str) -> None:
        self.said.put_nowait({"type": "websocket.receive", "text": text})

    @property
    def told(self) -> list[dict[str, Any]]:
        """The beats it was sent since it was asked last."""
        frames = [self.viewer.queue.get_nowait() for _ in range(self.viewer.queue.qsize())]
        return [json.loads(frame) for frame in frames if frame]


def lived(page: Page, beats: int, answers: int) -> list[dict[str, Any]]:
    """So many beats, the first so many of them answered: all that were sent."""

    async def live() -> list[dict[str, Any]]:
        told: list[dict[str, Any]] = []

        async def pass_time(seconds: float) -> None:
            page.now += seconds
            for frame in page.told:
                told.append(frame)
                if 0 < frame["number"] <= answers:
                    page.answer(str(frame["number"]))
            for _ in range(5):
                await asyncio.sleep(0)
            if page.viewer.beats > beats:
                raise TimeoutError

        hearing = asyncio.create_task(page.hear())
        with suppress(TimeoutError):
            await beat(page.table, page.viewer, BEAT, pass_time)
        hearing.cancel()
        return told

    found: list[dict[str, Any]] = run_apart(live())
    return found


def test_a_page_that_answers_is_left_alone() -> None:
    page = Page()
    told = lived(page, MANY, answers=MANY)

    assert (told[0]["number"], told[0]["sequence"], told[0]["every"]) == (0, None, BEAT)
    assert [frame["number"] for frame in told] == list(range(MANY + 1))
    assert all(frame["heard"] == max(0, frame["number"] - 1) for frame in told)
    assert {frame["sequence"] for frame in told[1:]} == {0}
    assert not page.viewer.cut


def test_a_page_that_falls_silent_is_closed_after_two_beats() -> None:
    page = Page()
    told = lived(page, MANY, answers=7)

    assert told[-1]["number"] == 9
    assert (page.viewer.cut, page.viewer.code) == (True, SILENT)
    assert page.now == 10 * BEAT


def test_the_last_answer_is_the_last_sign_of_life() -> None:
    page = Page()
    lived(page, MANY, answers=7)

    page.now += 60.0 - 3 * BEAT
    assert page.presence.is_here("livia")
    page.now += BEAT
    assert not page.presence.is_here("livia")


@pytest.mark.parametrize("word", ["0", "2", "-1", "1e3", "²", "", "11111111111", "1 "])
def test_a_page_that_says_something_else_is_closed(word: str) -> None:
    page = Page()
    beat_of(page.table, page.viewer, BEAT)  # number 1 was sent
    page.answer(word)

    run_apart(page.hear())

    assert page.code == TALKED


def test_an_answer_is_heard_once() -> None:
    page = Page()
    beat_of(page.table, page.viewer, BEAT)
    page.answer("1")
    page.answer("1")

    run_apart(page.hear())

    assert (page.viewer.answered, page.code) == (1, TALKED)


@pytest.fixture(scope="module")
def lively(quick: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house whose sockets give a sign of life every other second."""
    house = House(Settings(f"sqlite:///{tmp_path_factory.mktemp('lively') / 'tables.sqlite'}", beat=EVERY))
    house.open()
    yield house
    house.close()


@contextmanager
def answering(news: News) -> Iterator[None]:
    """A page that answers every beat it hears."""

    def read() -> None:
        with suppress(ConnectionClosed, TimeoutError, OSError):
            while True:
                news.next("beat")

    thread = threading.Thread(target=read, daemon=True)
    thread.start()
    yield


@pytest.mark.parametrize("directions", [("up",), ("down",), ("up", "down")])
def test_the_others_are_told_of_one_whose_line_swallows_everything(directions: tuple[str, ...], lively: House) -> None:
    with lively.visitor() as livia, BlackHole(lively.address) as line, Visitor(line.address) as marcus:
        table = livia.open_table("roma", ME, OPEN)["id"]
        marcus.sit(table)
        with livia.socket(table) as news, marcus.socket(table) as other, answering(other):
            while news.next("table")["table"]["seats"][1]["whereabouts"] != "table":
                pass
            for _ in range(4):  # both are heard for a while
                beat = news.next("beat")
            assert livia.get(f"tables/{table}")["seats"][1]["whereabouts"] == "table", beat

            line.swallow(*directions)

            while news.next("table")["table"]["seats"][1]["whereabouts"] == "table":
                pass
