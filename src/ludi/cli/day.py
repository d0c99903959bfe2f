"""`ludi day`: the deal of the day of a server, at a terminal. Its secret is the server's, so it is played there."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from time import sleep
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ludi.cli.arguments import GameName, Language
from ludi.cli.at_table import INTERRUPTED, AtTable
from ludi.cli.client import ServerClient, view_from
from ludi.cli.screen import Screen
from ludi.core import texts
from ludi.core.game import Game
from ludi.core.match import Match
from ludi.core.speech import prefix, seat_line, thing
from ludi.core.state import State
from ludi.core.texts import Line, Reader
from ludi.games import GAMES
from ludi.server.api.lines import line_of

if TYPE_CHECKING:
    from ludi.server.api.positions import MoveAnswer, Position
    from ludi.server.api.results import DealPage, DealRow, Replay
    from ludi.server.api.tables import TableCard

HERE = "http://127.0.0.1:8000"
AGAIN = 0.3  # seconds until it is asked again what the bots do, or what is counted
COUNTING = 200  # times it is asked how lucky everybody was
out = Console()


def day(
    name: GameName,
    server: Annotated[str, typer.Option(help="The server whose deal is played.", envvar="LUDI_SERVER")] = HERE,
    lang: Language = "",
) -> None:
    """Play the deal of the day of a server: the same throws and cards for everybody who plays there."""
    game, client = GAMES.find(name), ServerClient(server, lang)
    page: DealPage = client.get(f"deals/{name}")
    say_what_it_is(game, page, lang)
    if page["status"] == "closed":
        out.print(texts.say(lang, "deal-closed"), markup=False)
        return
    if page["status"] != "over" and not Dealt(game, client, client.post(f"deals/{name}"), lang, Screen(out)).played():
        out.print(texts.say(lang, "day-left"), markup=False)
        return
    compare(game, client, lang)


def say_what_it_is(game: Game, page: DealPage, language: str) -> None:
    """Which day, against whom, how many have played."""
    seat, rival = thing(prefix(game), game.seats(page["seat"])), str(page["level"]).capitalize()
    title = f"{texts.say(language, 'deal-title')}: {texts.say(language, 'deal-date', day=page['day'])}"
    out.print(title, style="bold", markup=False)
    finished = Line("deal-finished", {"count": page["finished"]}) if page["finished"] else Line("deal-nobody")
    for line in (Line("deal-lead"), Line("deal-against", {"rival": rival, "seat": seat}), finished):
        out.print(texts.say(language, line), markup=False, highlight=False)


class Dealt(AtTable):
    """A deal at a terminal: what is known of it is what the server tells this seat."""

    def __init__(self, game: Game, client: ServerClient, card: TableCard, language: str, screen: Screen) -> None:
        seat = int(card["my_seats"][0])
        reader = Reader(language, seat_line(game, seat).message)
        super().__init__(Match(game, card["options"]), reader, seat, screen)
        self.client, self.table = client, str(card["id"])
        self.known = 0  # entries of the log that were told
        self.position: Position  # as it was told last

    @property
    def legal(self) -> Sequence[int]:
        """What the server says."""
        return self.position["legal"]

    def view(self) -> State:
        """What the server told this seat."""
        return self.match.state

    def played(self) -> bool:
        """Play until the game is over; False where the person leaves."""
        self.screen.tell(self.say("play-welcome"), "dim")
        try:
            while self.go_on():
                self.show()
                self.screen.forget_typed()
                if not self.ask():
                    return False
        except KeyboardInterrupt:
            self.screen.out.print(f"\n{self.say('day-left')}", markup=False)
            raise typer.Exit(INTERRUPTED) from None
        ending = self.position["ending"]
        said = self.say(line_of(ending)) if ending else ""
        self.end(self.position["scores"], self.position["winners"], said)
        return True

    def go_on(self) -> bool:
        """Wait until this seat is asked; False when the game is over."""
        self.look()
        with self.screen.busy(self.say("day-waiting"), self.board):
            while not (self.position["legal"] or self.position["over"]):
                sleep(AGAIN)
                self.look()
        if self.position["sequence"] > self.known:
            self.hear()
        return not self.position["over"]

    def look(self) -> None:
        """Where the game stands."""
        self.position = self.client.get(f"tables/{self.table}/position", seat=self.viewer)
        self.match.state = view_from(self.match.game, self.position["view"])

    def hear(self) -> None:
        """What happened since, as the log tells it to this seat."""
        since: int | None = self.known
        while since is not None:
            told: Replay = self.client.get(f"tables/{self.table}/replay", seat=self.viewer, since=since)
            for step in told["steps"]:
                self.tell([line_of(line) for line in step["lines"]])
            since = told["more"]
        self.known = int(self.position["sequence"])

    def hint(self) -> None:
        """There are none here."""
        self.screen.tell(self.say("server-deal-no-hints"), "yellow")

    def move(self, action: int) -> bool:
        """Make a move at the server; where it is refused after all, it says why."""
        wish = {"command": secrets.token_hex(8), "action": action, "sequence": self.position["sequence"]}
        answer: MoveAnswer = self.client.post(f"tables/{self.table}/moves", wish)
        if answer["refusal"]:
            self.screen.tell(self.say(line_of(answer["refusal"])), "yellow")
        return True

    def undo(self) -> bool:
        """Take the last own decision back, where nothing was revealed."""
        if not self.position["can_undo"]:
            self.screen.tell(self.say("play-no-undo"), "yellow")
            return False
        wish = {"command": secrets.token_hex(8), "sequence": self.position["sequence"]}
        self.client.post(f"tables/{self.table}/undo", wish)
        return True


def compare(game: Game, client: ServerClient, language: str) -> None:
    """Everybody who played, by what is left without luck, once that is counted."""
    rows: list[DealRow] = []
    with out.status(Text(texts.say(language, "deal-counting"))):
        for _ in range(COUNTING):
            page: DealPage = client.get(f"deals/{game.name}")
            rows = page["rows"]
            if all(row["luck"] is not None for row in rows):
                break
            sleep(AGAIN)
    heads = ("deal-player", "deal-result", "deal-luck", "deal-rest")
    shown = Table(*(texts.say(language, head) for head in heads))
    for row in rows:
        shown.add_row(*(Text(cell) for cell in told(row, language)), style="bold" if row["mine"] else "")
    out.print(shown)
    out.print(texts.say(language, "deal-about"), style="dim", markup=False, highlight=False)


def told(row: DealRow, language: str) -> tuple[str, str, str, str]:
    """One who played, cell by cell."""
    result = "won" if row["share"] == 1 else "lost" if row["share"] == 0 else "drawn"
    name = f"{row['name']} ({texts.say(language, 'deal-you')})" if row["mine"] else str(row["name"])
    figures = [
        texts.say(language, "deal-counting") if part is None else texts.number(language, 100 * part, sign=True)
        for part in (row["luck"], row["rest"])
    ]
    words = texts.say(language, f"deal-{result}", points=row["points"], others=row["others"])
    return name, words, figures[0], figures[1]
