"""CC-S8 What a seat lays out in secret is told to the others when all of it lies: not its order, not how fast."""

import json
import re
import secrets
from typing import Any

import pytest

from ludi.core.state import State
from ludi.games import GAMES
from ludi.server.api.positions import Viewpoint
from ludi.server.api.tables import SeatKind, TableStatus
from ludi.server.people.presence import Presence
from ludi.server.tables.subscribers import Viewer
from ludi.server.tables.table import Table
from ludi.server.tables.table_info import Chair, TableInfo
from tests.games.caesar_cleopatra.table import CASTLING, FIVE, FOE, ME, ONE, PRAETORS, SENATORS, THREE, play, table
from tests.luck import LUCK
from tests.server.conftest import Absent, run_apart
from tests.server.visitor import ME as MYSELF
from tests.server.visitor import OPEN, Visitor

GAME = GAMES.find("caesar_cleopatra")
GUESTS = ("caesar", "cleopatra")
FACTIONS = ("senators", "praetors", "quaestors", "censors", "aediles")
ARRANGEMENTS = [("one", "two", "three", "four", "five"), ("five", "one", "four", "two", "three")]
CASTLINGS = [
    ["lay_hidden three praetors", "lay_hidden one senators", "lay_hidden five senators"],
    ["lay_hidden five senators", "lay_hidden three senators", "lay_hidden one praetors"],
]


def opening() -> State:
    """Caesar is about to lay the five opening cards."""
    return play(
        GAME.interpreted, GAME.new_game({"action_order": "shuffled"}), "bonus senators", "bonus praetors"
    )  # fmt: skip


def castling() -> State:
    """Caesar has taken up three cards."""
    state = table(hand=[ONE, CASTLING], their_hand=[ONE], mine={PRAETORS: [THREE, FIVE], SENATORS: [ONE]})
    return play(GAME.interpreted, state, "castle senators praetors")


def arranging(cards: tuple[str, ...]) -> list[str]:
    """The moves of an arrangement."""
    return [f"lay_hidden {card} {faction}" for card, faction in zip(cards, FACTIONS, strict=True)]


class Watched:
    """A live table that stands at this state, with a socket for each seat and one for a watcher."""

    def __init__(self, state: State) -> None:
        chairs = [Chair(SeatKind.PERSON, guest) for guest in GUESTS]
        options = {"action_order": "shuffled"}
        info = TableInfo("table", GAME.name, GAME.version, options, "", False, 0, secrets.token_hex(32), chairs)
        info.status = TableStatus.PLAYING
        self.table = Table(info, GAME, GAME.interpreted, Presence(600.0), Absent())
        self.table.match.state = self.table.match.start = state
        self.sockets = {seat: Viewer(guest, seat) for seat, guest in ((ME, "caesar"), (FOE, "cleopatra"), (None, "x"))}
        self.table.logged.settle()
        self.table.subscribers.viewers |= set(self.sockets.values())

    def play(self, move: str) -> None:
        """One move, told at once."""
        run_apart(self.table.play(self.table.logged.planned(GAME.actions.parse(move))))
        self.table.subscribers.tell_news()

    def undo(self) -> None:
        """The last move is taken back."""
        run_apart(self.table.play(self.table.logged.planned_undo(ME)))
        self.table.subscribers.tell_news()

    def heard(self, seat: int | None) -> list[bytes]:
        """What a socket was told since it was asked last."""
        queue = self.sockets[seat].queue
        return [frame for _ in range(queue.qsize()) if (frame := queue.get_nowait()) is not None]


def unsealed(frames: list[Any]) -> list[str]:
    """Frames without their seals: those are made under the secret, and tell nothing to who does not know it."""
    texts = [frame if isinstance(frame, str) else frame.decode() for frame in frames]
    return [re.sub(r'"seal":"[0-9a-f]{64}"', "", text) for text in texts]


@pytest.mark.parametrize("seat", [FOE, None])
@pytest.mark.parametrize(
    ("start", "ways"), [(opening, [*map(arranging, ARRANGEMENTS)]), (castling, CASTLINGS)], ids=["opening", "castling"]
)
def test_cc_s8_the_others_frames_are_the_same_for_any_two_ways(start: Any, ways: list[list[str]], seat: int) -> None:
    """Byte for byte, in order, number and content, but for the seals; and none comes before all cards lie."""
    told = []
    for way in ways:
        watched = Watched(start())
        before = watched.table.logged.position(Viewpoint(seat)), watched.table.card("cleopatra")
        for move in way[:-1]:
            watched.play(move)
            assert watched.heard(seat) == []
            assert (watched.table.logged.position(Viewpoint(seat)), watched.table.card("cleopatra")) == before
            assert watched.table.logged.frames_since(0, Viewpoint(seat)) == []
        watched.play(way[-1])
        told.append(watched.heard(seat))

    assert unsealed(told[0]) == unsealed(told[1])
    assert len(told[0]) == len(ways[0])
    assert json.loads(told[0][-1])["step"]["sequence"] == len(ways[0])


def test_cc_s8_the_seat_itself_hears_every_step() -> None:
    watched = Watched(opening())

    for number, move in enumerate(arranging(ARRANGEMENTS[0]), 1):
        watched.play(move)
        assert [json.loads(frame)["step"]["sequence"] for frame in watched.heard(ME)] == [number]


def test_cc_s8_what_is_taken_back_in_secret_is_not_told_before_all_lies() -> None:
    watched = Watched(opening())
    watched.play("lay_hidden one senators")
    watched.undo()
    assert watched.heard(FOE) == []
    assert [json.loads(frame)["type"] for frame in watched.heard(ME)] == ["step", "position"]

    for move in arranging(ARRANGEMENTS[1]):
        watched.play(move)

    assert [json.loads(frame)["type"] for frame in watched.heard(FOE)] == ["step", "position", *["step"] * 5]


def test_cc_s8_at_the_front_door_nothing_tells_how_far_the_other_is(
    livia: Visitor, marcus: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two games with the same dice and other arrangements: what Marcus can ask and hear is the same throughout."""
    monkeypatch.setattr("ludi.server.tables.table_info.promise_of", lambda secret, terms: "5e" * 32)  # of both tables
    told = []
    for cards in ARRANGEMENTS:
        LUCK.begin("the same dice")
        name = livia.open_table("caesar_cleopatra", MYSELF, OPEN, action_order="shuffled")["id"]
        marcus.sit(name)
        sequence = livia.position(name)["sequence"]
        with marcus.socket(name) as news:
            start = news.next("position")["position"]
            for number, move in enumerate(arranging(cards)):
                assert marcus.position(name) == start
                assert marcus.get(f"tables/{name}")["sequence"] == sequence
                assert not marcus.move(name, 0, sequence)["accepted"]
                assert marcus.move(name, 0, sequence)["refusal"]["message"] == "server-not-your-turn"
                assert livia.move(name, GAME.actions.parse(move), sequence + number)["accepted"]
                if number < len(FACTIONS) - 1:
                    livia.post(f"tables/{name}/messages", {"text": "a moment"})
                    news.next("message")
                    assert not any('"type":"step"' in text for text in news.texts)
            while news.next("step")["step"]["sequence"] < sequence + len(FACTIONS):
                pass
            told.append([text for text in news.texts if '"type":"step"' in text or '"type":"position"' in text])

    assert unsealed(told[0]) == unsealed(told[1])
