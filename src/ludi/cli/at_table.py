"""Somebody at a table, at a terminal: what is seen, asked and typed. Where the game is kept is said elsewhere."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from itertools import groupby

from rich.text import Text

from ludi.cli.choices import Choices, cells_of, grouped, in_columns
from ludi.cli.explain import explain
from ludi.cli.screen import Fitted, Picture, Screen
from ludi.core import texts
from ludi.core.board import board_of
from ludi.core.errors import IllegalMove, LudiError
from ludi.core.match import Match
from ludi.core.speech import ask_line, seat_line, title_of
from ludi.core.state import State
from ludi.core.texts import Line, Reader

REMEMBERED = 200  # lines of the log that may be looked at beside the table
INTERRUPTED = 130  # the exit status of who was stopped by Ctrl-C: 128 and the number of the signal
LEAVING = ("q", "quit")


class AtTable(ABC):
    """Somebody who plays a game here; subclasses know where it is kept."""

    def __init__(self, match: Match, reader: Reader, viewer: int, screen: Screen) -> None:
        self.match, self.reader, self.viewer, self.screen = match, reader, viewer, screen
        self.log: list[Text] = []
        self.told = 0  # lines of the log that were there when the person last decided, or was last told
        self.page = 0  # of the choices

    @property
    @abstractmethod
    def legal(self) -> Sequence[int]:
        """What the person may do now."""

    @abstractmethod
    def move(self, action: int) -> bool:
        """Make a legal move; whether the position has changed."""

    @abstractmethod
    def undo(self) -> bool:
        """Take the last own decision back, where that is possible; whether it was."""

    @abstractmethod
    def hint(self) -> None:
        """Tell what a strong bot would do."""

    def has_changed(self) -> bool:
        """Whether something has happened while the person was thinking."""
        return False

    def say(self, message: str | Line, **values: object) -> str:
        """A message to the person."""
        return texts.say(self.reader, message, **values)

    def view(self) -> State:
        """What the person sees."""
        return self.match.view(self.viewer)

    def tell(self, lines: Sequence[Line]) -> None:
        """Add to the log what happened."""
        self.log += [Text(self.say(line)) for line in lines]

    def board(self) -> Picture:
        """The table and what happened there: since the last own decision, and before that."""
        before, since = self.log[: self.told][-REMEMBERED:], self.log[self.told :]
        told = [*indented(before, "dim"), *indented(since)]
        return Picture(board_of(self.match.game, self.view(), self.viewer, self.reader), told, self.screen.notes)

    def show(self) -> None:
        """Where no picture is drawn: the news and the table, line after line."""
        if self.screen.in_place:
            return
        out = self.screen.out
        for line in indented(self.log[self.told :], "dim"):
            out.print(line, highlight=False)
        self.told = len(self.log)
        out.print(board_of(self.match.game, self.view(), self.viewer, self.reader))

    def question(self) -> Text:
        """What the person is asked; where several play at this screen, who of them."""
        asked = self.say(ask_line(self.match.game, self.view()))
        return Text(
            asked if self.reader.seat else f"{self.say(seat_line(self.match.game, self.viewer))}: {asked}", "bold"
        )

    def ask(self) -> bool:
        """Ask the person for a move, until one is made or something else has happened; False if they leave."""
        game, choices = self.match.game, grouped(self.match.game, self.legal)
        self.page = 0
        while True:
            typed = self.typed(choices)
            if typed is None:
                if self.has_changed():
                    return True
                continue
            if typed.lower() in LEAVING:
                return False
            if typed in ("+", "-"):
                self.page += 1 if typed == "+" else -1
                continue
            if typed.isdigit() and 1 <= int(typed) <= len(choices):
                chosen = choices[int(typed) - 1]
                if len(chosen) > 1:
                    choices, self.page = [[action] for action in chosen], 0
                    continue
                typed = game.actions.text(chosen[0])
            if self.obey(typed):
                return True
            choices = grouped(game, self.legal)

    def typed(self, choices: Choices) -> str | None:
        """Show what may be done, and what is typed; None where something else has happened."""
        picture = self.asked(choices)
        if self.screen.in_place:
            shown = self.screen.show(picture, self.say("play-go-on"))
            typed = self.read(self.prompt(shown, len(choices)))
            if typed is not None:
                self.screen.notes.clear()
            return typed
        out = self.screen.out
        out.rule(self.question(), align="left")
        for row in in_columns(picture.wordy, out.width):
            out.print(row)
        return self.read("> ")

    def asked(self, choices: Choices) -> Picture:
        """Everything there is to see while the person is asked."""
        game, view, shown = self.match.game, self.view(), self.board()
        wordy, short = (cells_of(game, view, choices, self.reader, notation) for notation in (True, False))
        return Picture(shown.board, shown.told, (), [self.question()], wordy, short, self.page)

    def read(self, prompt: str) -> str | None:
        """What is typed; the end of all input is leaving."""
        try:
            return self.screen.read(prompt, self.has_changed)
        except EOFError:
            self.screen.out.print()
            return LEAVING[0]

    def prompt(self, shown: Fitted, count: int) -> str:
        """Before what is typed: how to see the other choices, where there are more."""
        if shown.pages == 1:
            return "> "
        return f"{self.say('play-more', first=shown.first + 1, last=shown.last, count=count)} > "

    def obey(self, typed: str) -> bool:
        """Do what was typed; True when the position has changed."""
        if typed == "":
            return False
        if typed.startswith("?"):
            for line in explain(self.match.game, self.match.options, typed[1:].strip(), self.reader.language):
                self.screen.tell(line)
        elif typed in ("l", "log"):
            for told in indented(self.log):
                self.screen.tell(told)
        elif typed in ("t", "table"):
            self.screen.tell(board_of(self.match.game, self.view(), self.viewer, self.reader))
        elif typed in ("u", "undo"):
            return self.undo()
        elif typed in ("h", "hint"):
            self.hint()
        else:
            return self.try_move(typed)
        return False

    def try_move(self, typed: str) -> bool:
        """Play a move in notation; an impossible one says why."""
        try:
            action = self.match.game.actions.parse(typed)
            if action not in self.legal:
                raise self.match.refusal(action, self.reader.language)
        except LudiError as error:
            self.screen.tell(why_not(error, typed, self.reader.language), "yellow")
            return False
        self.told = len(self.log) if self.screen.in_place else self.told
        return self.move(action)

    def end(self, scores: Sequence[int], winners: Sequence[int], ending: str, kept: str = "") -> None:
        """The last picture: everybody's score, who has won and by what, and where the game is kept."""
        last = self.last_lines(scores, winners, ending, kept)
        self.show()
        if self.screen.in_place:
            shown = self.board()
            self.screen.draw(Picture(shown.board, shown.told, (), last))
        else:
            for line in last:
                self.screen.out.print(line, soft_wrap=True)

    def last_lines(self, scores: Sequence[int], winners: Sequence[int], ending: str, kept: str) -> list[Text]:
        """How the game ended."""
        game = self.match.game
        seats = [self.say(seat_line(game, seat)) for seat in range(len(scores))]
        titles = [title_of(self.reader, seat_line(game, seat)) for seat in range(len(scores))]
        points = "   ".join(f"{title}: {score}" for title, score in zip(titles, scores, strict=True))
        alone = seat_line(game, winners[0]) if len(winners) == 1 else ", ".join(seats[seat] for seat in winners)
        won = self.say(Line("web-won", {"winners": alone, "count": len(winners)})) if winners else ""
        said = " ".join(part for part in (won, ending) if part)
        return [Text(points, "bold"), Text(said, "bold"), *([Text(kept, "dim")] if kept else [])]


def why_not(error: LudiError, typed: str, language: str) -> str:
    """Why what was typed is no move, or none that is possible now, in the person's language."""
    if isinstance(error, IllegalMove):
        return str(error)
    return texts.say(language, error.line) if error.line else texts.say(language, "play-no-move", typed=typed)


def indented(told: Sequence[Text], style: str = "") -> list[Text]:
    """Lines of the log; what was told several times in a row stands there once, with how often."""
    found = list[Text]()
    for line, same in groupby(told, key=lambda line: line.plain):
        count = sum(1 for _ in same)
        found.append(Text(f"  {line}" + (f" ×{count}" if count > 1 else ""), style))
    return found
