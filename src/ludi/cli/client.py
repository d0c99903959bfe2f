"""The way to a server from a terminal: JSON over HTTP, and the guest this person is there, kept for the next time."""

import json
from collections.abc import Mapping
from http.cookiejar import LoadError, LWPCookieJar
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlencode, urlsplit
from urllib.request import HTTPCookieProcessor, Request, build_opener

from platformdirs import user_data_path

from ludi.core import texts
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.state import HIDDEN, State, blank
from ludi.server.api.lines import line_of

PATIENCE = 30  # seconds for an answer


class ServerClient:
    """A server, as one guest."""

    def __init__(self, address: str, language: str, kept: Path | None = None) -> None:
        if urlsplit(address).scheme not in ("http", "https"):
            raise LudiError(texts.say(language, "day-no-address", address=address))
        self.address, self.language = address.rstrip("/"), language
        self.cookies = LWPCookieJar(str(kept or user_data_path("ludi") / "guests.txt"))
        if Path(str(self.cookies.filename)).exists():
            try:
                self.cookies.load()
            except (LoadError, OSError):
                self.cookies.clear()  # then they are somebody new there
        self.opener = build_opener(HTTPCookieProcessor(self.cookies))

    def get(self, path: str, **query: object) -> Any:
        """Ask for something; whoever asks knows its shape (`ludi.server.api`)."""
        return self.answer(Request(f"{self.address}/api/{path}{'?' + urlencode(query) if query else ''}"))

    def post(self, path: str, body: Mapping[str, object] | None = None, method: str = "POST") -> Any:
        """Have something done; the answer has the shape that route declares."""
        data = b"" if body is None else json.dumps(body).encode()
        headers = {"content-type": "application/json"} if body is not None else {}
        return self.answer(Request(f"{self.address}/api/{path}", data, headers, method=method))

    def socket_at(self, path: str, **query: object) -> tuple[str, dict[str, str]]:
        """Where the news of something are told, and what says there who this is."""
        request = Request(f"{self.address}/api/{path}{'?' + urlencode(query) if query else ''}")
        self.cookies.add_cookie_header(request)
        cookie = request.get_header("Cookie")
        return request.full_url.replace("http", "ws", 1), {"Cookie": cookie} if cookie else {}

    def answer(self, request: Request) -> Any:
        """What the server says; where it cannot, a clear sentence in the reader's language."""
        try:
            with self.opener.open(request, timeout=PATIENCE) as answer:
                found = json.load(answer)
        except HTTPError as error:
            raise LudiError(self.refusal(error)) from None
        except (URLError, OSError, ValueError):
            raise LudiError(texts.say(self.language, "day-unheard", address=self.address)) from None
        self.keep()
        return found

    def refusal(self, error: HTTPError) -> str:
        """Why something cannot be done, as the server told it."""
        try:
            return texts.say(self.language, line_of(json.load(error)["line"]))
        except (ValueError, LookupError, TypeError):
            return texts.say(self.language, "day-unheard", address=self.address)

    def keep(self) -> None:
        """Be the same guest the next time, where that can be kept."""
        path = Path(str(self.cookies.filename))
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch(0o600)
            self.cookies.save()
        except OSError:
            return


def view_from(game: Game, fields: Mapping[str, Any]) -> State:
    """What a seat sees, as a record: what nobody sees is hidden."""
    view = blank(game.state)
    for name in game.state.names or ():
        view[name] = fields.get(name, HIDDEN)
    return view
