"""A server below a path of somebody else's address: https://example.org/ludi/ instead of an address of its own."""

import re

from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from ludi.core.errors import LudiError
from ludi.server.http.problems import Problem

PATH = re.compile(r"(/[A-Za-z0-9_.~-]+)*")


def checked_path(path: str) -> str:
    """A base path as it is used: it begins with a slash and does not end with one; nothing for the top."""
    path = "/" + path.strip("/") if path.strip("/") else ""
    if not PATH.fullmatch(path) or {".", ".."} & set(path.split("/")):
        raise LudiError(f"The base path {path} cannot stand in an address. Take letters, digits and dashes: /ludi")
    return path


class BasePath:
    """Takes the base path off what is asked for; a proxy may have done so already."""

    def __init__(self, app: ASGIApp, path: str) -> None:
        self.app = app
        self.path = path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hand a request on as if the server stood at the top."""
        if scope["type"] == "http" and scope["path"] == self.path:
            await RedirectResponse(self.path + "/", 308)(scope, receive, send)
            return
        if scope["type"] in ("http", "websocket"):
            asked: str = scope["path"]
            below = asked.removeprefix(self.path) if asked.startswith(self.path + "/") else asked
            if (below + "/").startswith(self.path + "/"):  # twice: who asks for that wants to get past something
                await refuse(scope, receive, send)
                return
            scope = {**scope, "path": below, "raw_path": below.encode(), "root_path": self.path}
        await self.app(scope, receive, send)


async def refuse(scope: Scope, receive: Receive, send: Send) -> None:
    """There is no such page, and no such socket."""
    if scope["type"] == "websocket":
        await WebSocket(scope, receive, send).close(4404)
    else:
        await Problem(404, "server-not-found").response()(scope, receive, send)
