"""`ludi serve`: the table in the browser."""

import asyncio
import ctypes
import logging
import os
import socket
import webbrowser
from collections.abc import Sequence
from contextlib import suppress
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import uvicorn
from platformdirs import user_data_path
from rich.console import Console
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from ludi.bots.named import OURS
from ludi.core.errors import LudiError
from ludi.server.app import new_app
from ludi.server.bots.external import ExternalBots
from ludi.server.http.connections import config_of
from ludi.server.http.static_pages import DIST, INDEX
from ludi.server.ops.log_format import write_log
from ludi.server.settings import Settings
from ludi.server.storage.database_lock import DatabaseLock, InUse
from ludi.server.storage.store import Store, place_of
from ludi.server.storage.unusable import check_file, unusable, unwritable

log = logging.getLogger("ludi")
AS_ROOT = "The server runs as root. It needs no rights: give it a user of its own, as deploy/ludi.service does."
LARGE_FROM = -3  # M_MMAP_THRESHOLD of malloc.h: from so many bytes on, memory is the system's own
LARGE = 1 << 20
EVERYWHERE = ("0.0.0.0", "::")


def database_url(folder: Path | None, url: str) -> str:
    """Where tables are kept: a database that was named, or a file in the person's own folder."""
    if url:
        return url
    folder_is_ours, folder = folder is None, folder or user_data_path("ludi")
    file = folder / "tables.sqlite"
    try:
        folder.mkdir(0o700, parents=True, exist_ok=True)  # hands and secrets are nobody's business
        if folder_is_ours:
            folder.chmod(0o700)
        if not file.is_dir():
            file.touch(0o600)
            file.chmod(0o600)
    except OSError as error:
        raise unwritable(error.filename or folder, error.strerror) from None
    return f"sqlite:///{file.resolve()}"


def check_database(url: str) -> None:
    """A clear sentence where tables cannot be kept, or another server keeps them."""
    try:
        claim, address = DatabaseLock(url), make_url(url)
        claim.take()
        try:
            if claim.is_sqlite and claim.needed:
                check_file(Path(str(address.database)))
            Store(url).engine.dispose()
        finally:
            claim.release()
    except ImportError as error:
        if error.name != "psycopg":
            raise LudiError(f"This database needs the library {error.name}, which is not installed.") from None
        raise LudiError("PostgreSQL needs psycopg: pip install 'ludi-romani[postgresql]'.") from None
    except DBAPIError as error:
        raise unusable(place_of(address), error.orig) from None
    except SQLAlchemyError as error:
        reason = str(error).splitlines()[0]
        raise LudiError(f"Tables cannot be kept there ({reason}). Name another --data or --database.") from None


def check_proxies(proxies: Sequence[str]) -> None:
    """A clear sentence where a proxy is no address."""
    for proxy in proxies:
        try:
            ip_network(proxy, strict=False)
        except ValueError:
            raise LudiError(f"'{proxy}' is no address and no network. Name the proxy like 127.0.0.1.") from None


def check_bots(settings: Settings) -> None:
    """A clear sentence where a bot from outside cannot come."""
    external = ExternalBots(settings.bots)
    if settings.adviser and settings.adviser not in (*OURS, *external.specs):
        raise LudiError(f"The adviser '{settings.adviser}' is none of ours; allow it: --bot {settings.adviser}=…")


def bound(host: str, port: int) -> socket.socket:
    """A socket at this address, or a clear sentence."""
    found = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
    except OSError as error:
        found.close()
        raise LudiError(
            f"Nobody can listen at {host}, port {port} ({error.strerror}). Name another --port, or 0 for any free one."
        ) from None
    return found


def give_memory_back() -> None:
    """What is large goes back to the system when it is forgotten; glibc alone would keep it, with holes."""
    with suppress(AttributeError, OSError, TypeError):
        ctypes.CDLL(None).mallopt(LARGE_FROM, LARGE)


def serve(settings: Settings, host: str, port: int, show: bool, out: Console) -> None:
    """Serve until it is interrupted."""
    check_proxies(settings.proxies)
    check_bots(settings)
    check_database(settings.database)
    listening = bound(host, port)
    give_memory_back()
    write_log(settings.log)
    if getattr(os, "geteuid", lambda: None)() == 0:
        log.warning(AS_ROOT)
    app = new_app(settings)
    config = config_of(app, settings, host=host, port=port, log_level="warning", timeout_graceful_shutdown=3)
    server = uvicorn.Server(config)
    app.state.stop = lambda: setattr(server, "should_exit", True)
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner, listening:
        runner.run(run(server, listening, show, out))
    if app.state.lost:
        raise InUse("Another server has taken this database over.")


def network_address() -> str:
    """How this machine is called in its network. Nothing is sent: the system only says which way it would go."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way, suppress(OSError):
        way.connect(("192.0.2.1", 9))
        return str(way.getsockname()[0])
    return "127.0.0.1"


async def run(server: uvicorn.Server, listening: socket.socket, show: bool, out: Console) -> None:
    """Serve; say the address, and open it, as soon as it answers."""
    serving = asyncio.create_task(server.serve([listening]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.01)
    if server.started:
        port = server.servers[0].sockets[0].getsockname()[1]
        everywhere = server.config.host in EVERYWHERE
        app: Any = server.config.app
        below = app.state.settings.base_path + "/"
        address = f"http://{'127.0.0.1' if everywhere else server.config.host}:{port}{below}"
        out.print(f"Ludi Romani is open at {address}", highlight=False)
        if everywhere:
            app.state.shared_address = f"http://{network_address()}:{port}{below}"
            out.print(f"In this network it is {app.state.shared_address}", highlight=False)
        if not (DIST / INDEX).is_file():
            out.print("The page is not built yet: run `make play`.")
        elif show:
            await asyncio.to_thread(webbrowser.open, address)
    await serving
