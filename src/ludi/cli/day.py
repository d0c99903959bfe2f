"""`ludi day`: the deal of the day of a server, at a terminal. Its secret is the server's, so it is played there."""

import secrets
from time import sleep
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ludi.bots.random import RandomBot
from ludi.cli.arguments import GameName, Language
from ludi.cli.door import Door, Json, line_from
from ludi.cli.play import Sitting, why_not
from ludi.core import texts
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.match import Match
from ludi.core.speech import prefix, thing
from ludi.core.state import HIDDEN, State, blank
from ludi.core.texts import Line
from ludi.games import GAMES

HERE = "http://127.0.0.1:8000"
AGAIN = 0.3  # seconds until it is asked again what the bots do, or what is counted
COUNTING = 200  # times it is asked how lucky everybody was
out = Console()


def day(
    name: GameName,
    server: Annotated[str, typer.Option(help="The server whose deal is played.", envvar="LUDI_SERVER")] = HERE,
    lang: Language = "en",
) -> None:
    """Play the deal of the day of a server: the same throws and cards for everybody who plays there."""
    game, door = GAMES.find(name), Door(server, lang)
    page = door.get(f"deals/{name}")
    say_what_it_is(game, page, lang)
    if page["status"] == "closed":
        out.print(texts.say(lang, "deal-closed"), markup=False)
        return
    if page["status"] != "over" and not Dealt(game, door, door.post(f"deals/{name}"), lang, out).played():
        out.print(texts.say(lang, "day-left"), markup=False)
        return
    compare(game, door, lang)


def say_what_it_is(game: Game, page: Json, language: str) -> None:
    """Which day, against whom, how many have played."""
    seat, rival = thing(prefix(game), game.seats(page["seat"])), str(page["level"]).capitalize()
    title = f"{texts.say(language, 'deal-title')}: {texts.say(language, 'deal-date', day=page['day'])}"
    out.print(title, style="bold", markup=False)
    finished = Line("deal-finished", {"count": page["finished"]}) if page["finished"] else Line("deal-nobody")
    for line in (Line("deal-lead"), Line("deal-against", {"rival": rival, "seat": seat}), finished):
        out.print(texts.say(language, line), markup=False, highlight=False)


class Dealt(Sitting):
    """A table of a server at a terminal: what is known of it is what the server tells this seat."""

    def __init__(self, game: Game, door: Door, card: Json, language: str, out: Console) -> None:
        seat = int(card["my_seats"][0])
        super().__init__(Match(game, card["options"]), {seat}, RandomBot(), language, 0, None, out)
        self.door, self.table, self.seat = door, str(card["id"]), seat
        self.known = 0  # entries of the log that were told
        self.position: Json = {}

    def played(self) -> bool:
        """Play until the game is over; False where the person leaves."""
        self.out.print(self.say("play-welcome"), style="dim", markup=False)
        while self.go_on():
            self.show()
            if not self.ask():
                return False
        self.show()
        for seat, score in enumerate(self.position["scores"]):
            self.out.print(f"{self.seat_name(seat)}: {score}", style="bold", markup=False, highlight=False)
        if self.position["ending"]:
            self.out.print(texts.say(self.language, line_from(self.position["ending"])), style="bold", markup=False)
        return True

    def go_on(self) -> bool:
        """Wait until this seat is asked; False when the game is over."""
        with self.out.status(Text(self.say("day-waiting"))):
            self.look()
            while not (self.position["legal"] or self.position["over"]):
                sleep(AGAIN)
                self.look()
        if self.position["sequence"] > self.known:
            self.hear()
        return not self.position["over"]

    def look(self) -> None:
        """Where the game stands."""
        self.position = self.door.get(f"tables/{self.table}/position", seat=self.seat)
        self.match.state = view_from(self.match.game, self.position["view"])

    def hear(self) -> None:
        """What happened since, as the log tells it to this seat."""
        since: int | None = self.known
        while since is not None:
            told = self.door.get(f"tables/{self.table}/replay", seat=self.seat, since=since)
            for step in told["steps"]:
                self.news += [texts.say(self.language, line_from(line)) for line in step["lines"]]
            since = told["more"]
        self.known = int(self.position["sequence"])

    def obey(self, typed: str) -> bool:
        """As at any table, but without hints."""
        if typed in ("h", "hint"):
            self.out.print(self.say("server-deal-no-hints"), style="yellow", markup=False)
            return False
        return super().obey(typed)

    def move(self, typed: str) -> bool:
        """Make a move at the server; an impossible one says why."""
        try:
            action = self.match.game.actions.parse(typed)
            if action not in self.position["legal"]:
                raise self.match.refusal(action, self.language)
        except LudiError as error:
            self.out.print(why_not(error, typed, self.language), style="yellow", markup=False)
            return False
        wish = {"command": secrets.token_hex(8), "action": action, "sequence": self.position["sequence"]}
        answer = self.door.post(f"tables/{self.table}/moves", wish)
        if answer["refusal"]:
            self.out.print(texts.say(self.language, line_from(answer["refusal"])), style="yellow", markup=False)
        return True

    def undo(self) -> bool:
        """Take the last own decision back, where nothing was revealed."""
        if not self.position["can_undo"]:
            self.out.print(self.say("play-no-undo"), style="yellow", markup=False)
            return False
        wish = {"command": secrets.token_hex(8), "sequence": self.position["sequence"]}
        self.door.post(f"tables/{self.table}/undo", wish)
        return True


def view_from(game: Game, fields: dict[str, Any]) -> State:
    """What a seat sees, as a record: what nobody sees is hidden."""
    view = blank(game.state)
    for name in game.state.names or ():
        view[name] = fields.get(name, HIDDEN)
    return view


def compare(game: Game, door: Door, language: str) -> None:
    """Everybody who played, by what is left without luck, once that is counted."""
    page: Json = {"rows": []}
    with out.status(Text(texts.say(language, "deal-counting"))):
        for _ in range(COUNTING):
            page = door.get(f"deals/{game.name}")
            if all(row["luck"] is not None for row in page["rows"]):
                break
            sleep(AGAIN)
    heads = ("deal-player", "deal-result", "deal-luck", "deal-rest")
    rows = Table(*(texts.say(language, head) for head in heads))
    for row in page["rows"]:
        rows.add_row(*(Text(cell) for cell in told(row, language)), style="bold" if row["mine"] else "")
    out.print(rows)
    out.print(texts.say(language, "deal-about"), style="dim", markup=False, highlight=False)


def told(row: Json, language: str) -> tuple[str, str, str, str]:
    """One who played, cell by cell."""
    result = "won" if row["share"] == 1 else "lost" if row["share"] == 0 else "drawn"
    name = f"{row['name']} ({texts.say(language, 'deal-you')})" if row["mine"] else str(row["name"])
    figures = [
        texts.say(language, "deal-counting") if part is None else f"{100 * part:+.0f}"
        for part in (row["luck"], row["rest"])
    ]
    words = texts.say(language, f"deal-{result}", points=row["points"], others=row["others"])
    return name, words, figures[0], figures[1]
