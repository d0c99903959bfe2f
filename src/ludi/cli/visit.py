"""`ludi play --server URL TABLE`: a seat at a table of a server, beside those who sit there with a browser."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from time import sleep
from typing import TYPE_CHECKING, Any

import typer
from rich.console import Group
from rich.text import Text

from ludi.cli.at_table import INTERRUPTED, LEAVING, AtTable
from ludi.cli.client import ServerClient, view_from
from ludi.cli.news import NewsLine
from ludi.cli.receipt import KeptReceipt
from ludi.cli.screen import LOOK, Picture, Screen
from ludi.cli.seated import message_line, reader_at, sitter, waited_for, wishes_in_words
from ludi.cli.server_hints import ServerHints
from ludi.core import texts
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.match import Match
from ludi.core.speech import prefix, seat_line
from ludi.core.state import State
from ludi.core.texts import Line
from ludi.server.api.lines import line_of

if TYPE_CHECKING:
    from ludi.server.api.positions import MoveAnswer, Position
    from ludi.server.api.tables import Absence, TableCard

WISHES = ("wait", "bot", "end")
AGAIN = "a"  # what is typed to be asked about somebody absent once more


class Visit(AtTable):
    """Somebody at a table of a server: what is known of it is what the server tells this seat."""

    def __init__(self, game: Game, client: ServerClient, card: TableCard, language: str, screen: Screen) -> None:
        seat = int(card["my_seats"][0])
        super().__init__(Match(game, card["options"]), reader_at(game, card, language), seat, screen)
        self.client, self.card, self.table = client, card, str(card["id"])
        self.position: Position | None = None
        self.due = 0  # how far the game is by the last answer: what led there is still on its way
        self.command = ("", -1, -1)  # the last move sent, so that it is carried out once
        self.waits = False  # whether the person has said to wait for who is absent
        self.seen: object = None  # what the last picture showed
        self.waited = ""
        self.hints = ServerHints(self)
        self.kept = KeptReceipt(self.table, card["dice"]["commitment"])
        self.line = NewsLine(client, self.table, seat, self.kept.last)

    @property
    def legal(self) -> Sequence[int]:
        """What the server says, once everything that led there has come."""
        position = self.position
        return position["legal"] if position and position["sequence"] >= self.due else []

    def view(self) -> State:
        """What the server told this seat."""
        return self.match.state

    def run(self) -> str | None:
        """Play until the game is over or the person leaves; the table everybody goes on at, if there is one."""
        self.screen.tell(self.say("play-welcome"), "dim")
        try:
            return self.stay()
        except KeyboardInterrupt:
            self.screen.out.print()
            self.leave()
            raise typer.Exit(INTERRUPTED) from None
        finally:
            self.line.close()

    def stay(self) -> str | None:
        """From one thing that happens to the next."""
        while True:
            self.take()
            self.seen = self.glance()
            if self.card["status"] == "closed":
                return self.closed()
            if self.position and self.position["over"]:
                self.finish()
                return None
            if not self.decide():
                self.leave()
                return None

    def decide(self) -> bool:
        """Whatever the person is asked now, or waiting; False if they leave."""
        absence = self.card["absence"]
        if self.legal:
            self.show()
            return self.ask()
        if not absence:
            self.waits = False
        elif self.viewer in absence["asked"] and not self.waits:
            return self.ask_absence(absence)
        return self.wait()

    def take(self) -> None:
        """All the news."""
        for frame in self.line.heard():
            if frame["type"] == "table":
                self.changed(frame["table"])
            elif frame["type"] == "position":
                self.stand(frame["position"])
                self.tell([Line("play-undone")] if frame["undone"] else [])
            elif frame["type"] == "step":
                self.stand(frame["step"]["position"])
                self.tell([line_of(line) for line in frame["step"]["lines"]])
            elif frame["type"] == "message":
                self.tell([message_line(self.match.game, self.card, frame["message"])])
            elif frame["type"] == "gone":
                raise LudiError(self.say("server-not-your-seat"))

    def changed(self, card: TableCard) -> None:
        """The table has changed: who is there, how they are called, what is due of the own share in the dice."""
        try:
            self.card = self.kept.add_share(self.client, card)
        except LudiError:  # it has changed meanwhile, and will be told anew
            self.card = card
        self.reader = reader_at(self.match.game, self.card, self.reader.language)

    def stand(self, position: Position) -> None:
        """Where the game stands."""
        self.position = position
        self.match.state = view_from(self.match.game, position["view"])
        self.kept.seal(position["sequence"], position["seal"])

    def glance(self) -> object:
        """What a picture depends on."""
        seats = [[one["kind"], one["name"], one["stand_in"], one["whereabouts"]] for one in self.card["seats"]]
        known = self.position and self.position["sequence"]
        return seats, self.card["status"], self.card["absence"], known, len(self.log), self.line.is_open

    def has_changed(self) -> bool:
        """Whether something is to be seen that the last picture did not show."""
        if self.line.came.is_set():
            self.take()
        return self.glance() != self.seen

    def wait(self) -> bool:
        """Until something happens; whoever types may leave meanwhile, look at the log, say something."""
        waiting = self.waiting()
        if self.screen.in_place:
            self.screen.show(Picture(self.table_seen(), self.board().told, (), waiting), self.say("play-go-on"))
        else:
            self.print_news(waiting)
        if not self.screen.is_typed:
            while not self.has_changed():
                self.line.came.wait(LOOK)
            return True
        typed = self.read("> " if self.screen.in_place else "")
        if typed is None:
            return True
        self.screen.notes.clear()
        if typed == AGAIN:
            self.waits = False
        elif typed.lower() in LEAVING:
            return False
        else:
            self.obey(typed)
        return True

    def print_news(self, waiting: Sequence[Text]) -> None:
        """Line after line: what happened, and for whom the table waits, each once."""
        for line in self.log[self.told :]:
            self.screen.out.print(Text("  ", "dim").append_text(line), highlight=False)
        self.told = len(self.log)
        words = "\n".join(line.plain for line in waiting)
        if words != self.waited:
            self.waited = words
            self.screen.out.print(Text(words, "dim"), highlight=False, soft_wrap=True)

    def waiting(self) -> list[Text]:
        """What is waited for."""
        game, told = self.match.game, []
        if not self.line.is_open:
            told.append(self.say("web-connection-lost"))
        elif self.card["status"] == "waiting":
            told += [self.say("web-waiting-for-players"), f"{self.client.address}/table/{self.table}"]
        else:
            asked = self.position["asked"] if self.position else None
            told.append(waited_for(game, self.card, asked, self.reader))
        if self.card["absence"] and self.waits:
            told += [*wishes_in_words(game, self.card, self.reader), self.say("visit-again", key=AGAIN)]
        return [Text(line, "bold") for line in told]

    def table_seen(self) -> Group:
        """The board; before the game, who sits where."""
        if self.card["status"] != "waiting" and self.position:
            return Group(self.board().board)
        game, language = self.match.game, self.reader.language
        rows = [
            Text(f"{texts.say(language, seat_line(game, one['seat']))}: {sitter(game, one, self.reader)}")
            for one in self.card["seats"]
        ]
        return Group(Text(self.say(f"{prefix(game)}-name"), "bold"), *rows)

    def ask_absence(self, absence: Absence) -> bool:
        """Ask what is to be done about somebody who is away; False if the person leaves."""
        name = seat_line(self.match.game, absence["seat"])
        asked = [Text(self.say(Line("web-absent", {"name": name})), "bold")]
        asked += [Text(line) for line in wishes_in_words(self.match.game, self.card, self.reader)]
        typed = self.chosen(asked, [self.say(f"web-absent-{wish}") for wish in WISHES])
        if typed in LEAVING:
            return False
        if typed in ("1", "2", "3"):
            wish = WISHES[int(typed) - 1]
            if wish == "end" and not self.is_sure(self.say("web-absent-end")):
                return True
            self.waits = True
            self.try_post(f"tables/{self.table}/absent", {"seat": absence["seat"], "wish": wish})
        return True

    def is_sure(self, what: str) -> bool:
        """Whether the person really wants it."""
        sure = [Text(self.say("web-really", move=what), "bold")]
        return self.chosen(sure, [self.say("web-yes"), self.say("web-no")]) == "1"

    def chosen(self, asked: Sequence[Text], words: Sequence[str]) -> str | None:
        """One of some numbered things, asked beside the table."""
        cells = [Text.assemble((f"{number:3} ", "bold"), word) for number, word in enumerate(words, 1)]
        if self.screen.in_place:
            picture = Picture(self.table_seen(), self.board().told, (), asked, cells, cells)
            self.screen.show(picture, self.say("play-go-on"))
        else:
            self.print_news([*asked, *cells])
        typed = self.read("> ")
        self.screen.notes.clear()
        return typed

    def try_post(self, path: str, body: Mapping[str, object]) -> Any:
        """Do something at the server; where that cannot be, it is said why."""
        try:
            return self.client.post(path, body)
        except LudiError as error:
            self.screen.tell(str(error), "yellow")
            return None

    def move(self, action: int) -> bool:
        """Make a move at the server. Sent again after a lost answer it bears the same name, and is carried out once."""
        assert self.position is not None
        sequence = self.position["sequence"]
        if self.command[1:] != (action, sequence):
            self.command = (secrets.token_hex(8), action, sequence)
        wish = {"command": self.command[0], "action": action, "sequence": sequence}
        return self.answered(self.try_post(f"tables/{self.table}/moves?seat={self.viewer}", wish))

    def undo(self) -> bool:
        """Take the last own decision back, where nothing was revealed."""
        assert self.position is not None
        if not self.position["can_undo"]:
            self.screen.tell(self.say("play-no-undo"), "yellow")
            return False
        wish = {"command": secrets.token_hex(8), "sequence": self.position["sequence"]}
        return self.answered(self.try_post(f"tables/{self.table}/undo?seat={self.viewer}", wish))

    def answered(self, answer: MoveAnswer | None) -> bool:
        """What became of a move; whether it is to be looked anew where the game stands."""
        if answer is None:
            sleep(LOOK)
            return True
        if answer["accepted"]:
            self.due = int(answer["position"]["sequence"])
        else:
            refusal = answer["refusal"]
            self.screen.tell(self.say(line_of(refusal)) if refusal else self.say("web-stale"), "yellow")
        return True

    def obey(self, typed: str) -> bool:
        """As at any table; and something can be said to the others."""
        if typed.startswith("s "):
            self.try_post(f"tables/{self.table}/messages", {"text": typed[2:].strip()})
            return False
        if typed == "?":
            self.screen.tell(self.say("visit-help"))
        return super().obey(typed) if self.legal or typed[:1] in ("?", "l", "t") else False

    def hint(self) -> None:
        """What a strong bot would do, as the server says; the others are told that it was asked for."""
        self.hints.more()

    def leave(self) -> None:
        """Say how to come back: the seat stays this person's."""
        command = f"ludi play --server {self.client.address} {self.table}"
        self.screen.out.print(self.say("visit-left", command=command), markup=False, highlight=False, soft_wrap=True)

    def closed(self) -> str | None:
        """The table was closed: everybody goes on at another one, or the game ended without a result."""
        if self.card["rematch"]:
            return str(self.card["rematch"])
        self.print_news([])
        self.screen.out.print(self.say("web-closed"), style="bold", markup=False)
        return None

    def finish(self) -> None:
        """The end: the board, everybody's score, who has won, where it can be looked at."""
        assert self.position is not None
        ending = self.position["ending"]
        said = self.say(line_of(ending)) if ending else ""
        kept = self.say("visit-kept", link=f"{self.client.address}/table/{self.table}")
        self.end(self.position["scores"], self.position["winners"], said, kept)
