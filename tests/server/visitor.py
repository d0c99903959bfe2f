"""A guest of the house as tests know one: a browser without a screen."""

import json
import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from types import TracebackType
from typing import Any, ClassVar

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from ludi.core.dice import pledge_of
from tests.luck import LUCK
from tests.server.contract import check_answer, check_frame

ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "random"}
Json = dict[str, Any]


def here(name: str) -> Json:
    """Somebody at the same screen."""
    return {"kind": "here", "name": name}


def hold_to_contract(answer: httpx.Response) -> None:
    """Every answer is what its route declares."""
    request, kind = answer.request, answer.headers.get("content-type", "")
    check_answer(request.method, request.url.path, answer.status_code, kind, answer.read())


class Visitor:
    """One guest with a cookie of its own."""

    at_tables: ClassVar[dict[str, dict["Visitor", str]]] = {}  # who has pledged which seed

    def __init__(self, address: str) -> None:
        self.client = httpx.Client(base_url=address, timeout=120, event_hooks={"response": [hold_to_contract]})
        self.address = address

    def __enter__(self) -> "Visitor":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.client.close()

    def get(self, path: str, status: int = 200, **query: Any) -> Any:
        answer = self.client.get(f"/api/{path}", params=query)
        assert answer.status_code == status, answer.text
        return answer.json()

    def post(self, path: str, body: Json | None = None, status: int = 200, **query: Any) -> Any:
        answer = self.client.post(f"/api/{path}", json=body, params=query)
        assert answer.status_code == status, answer.text
        return answer.json()

    def delete(self, path: str, status: int = 200, **query: Any) -> Any:
        answer = self.client.delete(f"/api/{path}", params=query)
        assert answer.status_code == status, answer.text
        return answer.json()

    def call_me(self, name: str) -> None:
        assert self.client.put("/api/me", json={"name": name}).json() == {"name": name}

    def open_table(
        self, game: str, *seats: Json, listed: bool = False, pace: str = "live", hints: bool = True, **options: str
    ) -> Json:
        body = {
            "game": game, "seats": seats, "options": options, "listed": listed, "pace": pace, "hints": hints,
        }  # fmt: skip
        card: Json = self.post("tables", body, 201)
        return self.sit(card["id"]) if card["my_seats"] else card

    def sit(self, table: str, seat: int | None = None, status: int = 200) -> Json:
        """Take a seat and pledge a seed; when all have pledged, everybody's browser shows its own."""
        seed = LUCK.hex(16)
        card: Json = self.get(f"tables/{table}")
        pledge = pledge_of(card["dice"]["commitment"], seed)
        card = self.post(f"tables/{table}/sit", {"seat": seat, "pledge": pledge}, status)
        if status == 200 and pledge in card["dice"]["pledges"]:
            self.at_tables.setdefault(table, {})[self] = seed
        if status == 200 and card["status"] == "waiting" and card["dice"]["pledged"]:
            for visitor, pledged in self.at_tables[table].items():
                if visitor.get(f"tables/{table}")["my_seats"]:
                    visitor.post(f"tables/{table}/seed", {"seed": pledged})
            card = self.get(f"tables/{table}")
        return card

    def position(self, table: str, **query: Any) -> Json:
        found: Json = self.get(f"tables/{table}/position", **query)
        return found

    def replay(self, table: str, **query: Any) -> Json:
        """The whole replay, page after page."""
        found: Json = self.get(f"tables/{table}/replay", **query)
        while found["more"] is not None:
            page = self.get(f"tables/{table}/replay", since=found["more"], **query)
            found = page | {"steps": [*found["steps"], *page["steps"]]}
        return found

    def move(self, table: str, action: int, sequence: int, command: str = "", status: int = 200, **query: Any) -> Json:
        body = {"command": command or secrets.token_hex(8), "action": action, "sequence": sequence}
        answer: Json = self.post(f"tables/{table}/moves", body, status, **query)
        return answer

    def undo(self, table: str, sequence: int, command: str = "", **query: Any) -> Json:
        body = {"command": command or secrets.token_hex(8), "sequence": sequence}
        answer: Json = self.post(f"tables/{table}/undo", body, **query)
        return answer

    def asked(self, table: str, **query: Any) -> Json:
        """The position as soon as this visitor is asked, or the game is over."""
        until = time.monotonic() + 60
        while time.monotonic() < until:
            position = self.position(table, **query)
            if position["legal"] or position["over"]:
                return position
            time.sleep(0.002)
        raise AssertionError(f"nobody asks: {position['asked']}")

    def play_to_the_end(self, table: str, seed: int, **query: Any) -> Json:
        """Any legal move, until the game is over."""
        rng = Random(seed)
        while not (position := self.asked(table, **query))["over"]:
            answer = self.move(table, rng.choice(position["legal"]), position["sequence"], **query)
            assert answer["accepted"], answer
        return position

    @contextmanager
    def socket(self, table: str, **query: Any) -> Iterator["News"]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        address = self.address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        words = "&".join(f"{name}={value}" for name, value in query.items())
        headers = {"cookie": cookies}
        patient = {"open_timeout": 60, "max_size": None, "max_queue": None}
        with connect(f"{address}?{words}", additional_headers=headers, **patient) as opened:
            yield News(opened)


class News:
    """What a socket tells."""

    def __init__(self, opened: ClientConnection) -> None:
        self.opened = opened
        self.texts: list[str] = []

    def next(self, kind: str = "") -> Json:
        """The next frame, or the next of a kind; signs of life are answered, and shown only to who asks for them."""
        while True:
            text = str(self.opened.recv(timeout=120))
            self.texts.append(text)
            check_frame(text)
            frame: Json = json.loads(text)
            if frame["type"] == "beat" and frame["number"]:
                self.opened.send(str(frame["number"]))
            if (not kind and frame["type"] != "beat") or frame["type"] == kind:
                return frame

    def until_closed(self) -> tuple[list[Json], int]:
        """All that is still told until the house closes the socket, and with which code it does."""
        told = []
        try:
            while True:
                told.append(self.next())
        except ConnectionClosed as closed:
            return told, closed.rcvd.code if closed.rcvd else 0

    def until_over(self) -> list[Json]:
        """All steps to the end of the game."""
        steps = []
        while not steps or not steps[-1]["position"]["over"]:
            steps.append(self.next("step")["step"])
        return steps
