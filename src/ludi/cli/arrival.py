"""Coming to a table of a server: by its name or its link, on an open seat, as the guest one was there before."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from rich.text import Text

from ludi.cli.client import ServerClient
from ludi.cli.receipt import KeptReceipt
from ludi.cli.screen import Screen
from ludi.cli.visit import Visit
from ludi.core import texts
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.speech import seat_line
from ludi.games import GAMES

if TYPE_CHECKING:
    from ludi.server.api.tables import TableCard

PLACE = "/table/"


def place_of(server: str, table: str) -> tuple[str, str]:
    """The server and the name of the table, where a link may say both."""
    link = urlsplit(table)
    if link.scheme:
        before, found, name = link.path.rpartition(PLACE)
        if not found or not name.strip("/"):
            raise LudiError(f"'{table}' is no link to a table; it has {PLACE} and its name in it.")
        return f"{link.scheme}://{link.netloc}{before}", name.strip("/")
    if not table:
        raise LudiError("Which table of that server? Write its name, or its link.")
    return server, table.strip("/")


def visit(server: str, table: str, seat: str, name: str, language: str, screen: Screen) -> None:
    """Sit down and play; where everybody goes on at another table, there too."""
    address, found = place_of(server, table)
    client, place = ServerClient(address, language), str(found)
    while place:
        card: TableCard = client.get(f"tables/{place}")
        if name and card["status"] != "over":
            client.post("me", {"name": name}, "PUT")
        game = GAMES.find(card["game"])
        card = seated(game, client, card, seat, language, screen)
        place = Visit(game, client, card, language, screen).run() or ""


def seated(game: Game, client: ServerClient, card: TableCard, seat: str, language: str, screen: Screen) -> TableCard:
    """On a seat: the one that was taken before, or an open one; from a bot that stood in it is taken back."""
    kept = KeptReceipt(card["id"], card["dice"]["commitment"])
    kept.keep()
    if card["my_seats"]:
        if card["status"] == "playing" and any(one["mine"] and one["stand_in"] for one in card["seats"]):
            back: TableCard = client.post(f"tables/{card['id']}/return")
            return back
        return kept.add_share(client, card)
    free = [one["seat"] for one in card["seats"] if one["kind"] == "open"]
    if card["status"] != "waiting" or not free:
        raise LudiError(texts.say(language, "visit-full"))
    return kept.add_share(client, kept.sit(client, card, wanted(game, free, seat, language, screen)))


def wanted(game: Game, free: list[int], seat: str, language: str, screen: Screen) -> int:
    """Which of the open seats: the one named, the only one, or the one that is chosen."""
    names = {game.seats(number).name.lower(): number for number in free}
    if seat:
        if seat not in names:
            raise LudiError(texts.say(language, "visit-not-free", seat=seat, free=", ".join(names)))
        return names[seat]
    if len(free) == 1:
        return free[0]
    screen.out.print(Text(texts.say(language, "visit-which"), "bold"))
    for number, place in enumerate(free, 1):
        screen.out.print(Text(f"{number:3} {texts.say(language, seat_line(game, place))}"))
    while True:
        typed = screen.read("> ") or "1"
        if typed.isdigit() and 1 <= int(typed) <= len(free):
            return free[int(typed) - 1]
