"""`ludi learn`: a lesson in the terminal, on the board of `ludi play`."""

from typing import Annotated

import typer
from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from ludi.cli.arguments import GameName, Language
from ludi.cli.at_table import why_not
from ludi.cli.choices import cells_of, grouped, in_columns
from ludi.cli.opponents import opponent_named
from ludi.cli.play import LocalGame
from ludi.cli.screen import Screen
from ludi.core import texts
from ludi.core.board import board_of
from ludi.core.errors import LudiError
from ludi.core.lessons import FIRST, Lesson, Walk, lesson_named
from ludi.core.match import Match
from ludi.core.speech import move_line
from ludi.core.texts import Line
from ludi.games import GAMES

OPPONENT = "tiro"  # whoever has learnt plays against the weakest rank first
LEAVING = ("q", "quit")
HELPING = ("help", "h", "?")


class Learning:
    """Somebody in a lesson at a terminal."""

    def __init__(self, lesson: Lesson, language: str, out: Console) -> None:
        self.lesson = lesson
        self.language = language
        self.out = out
        self.walk = Walk(lesson)

    def say(self, message: str | Line, **values: object) -> str:
        """A message in the person's language."""
        return texts.say(self.language, message, **values)

    def run(self) -> bool:
        """Through all steps; False where the person leaves."""
        self.out.print(self.say("lesson-welcome"), style="dim", markup=False)
        while True:
            self.show()
            if self.walk.is_last:
                return True
            if not (self.ask() if self.walk.step.move else self.wait()):
                return False
            self.go_on()

    def show(self) -> None:
        """The board, the goal, how far one is, and what this step teaches."""
        walk, seat = self.walk, self.lesson.seat
        self.out.print(board_of(self.lesson.game, walk.match.view(seat), seat, self.language))
        progress = self.say("lesson-progress", at=walk.at + 1, count=len(self.lesson.steps))
        goal = f"{self.say('lesson-goal')}: {self.say(walk.goal)}"
        told = Text(self.say(walk.told))
        self.out.print(Panel(told, title=Text(goal, "bold"), title_align="left", subtitle=progress, width=100))

    def typed(self) -> str | None:
        """What the person typed; None where they leave."""
        try:
            typed = self.out.input("> ").strip()
        except EOFError:
            return None
        return None if typed.lower() in LEAVING else typed

    def wait(self) -> bool:
        """Until what is told was read."""
        self.out.print(self.say("lesson-enter"), style="dim", markup=False)
        return self.typed() is not None

    def ask(self) -> bool:
        """Until the right move is made; whatever else is tried is answered."""
        game, match = self.lesson.game, self.walk.match
        choices = grouped(game, match.legal())
        while True:
            for row in in_columns(cells_of(game, match.view(match.seat), choices, self.language), self.out.width):
                self.out.print(row)
            typed = self.typed()
            if typed is None:
                return False
            if typed.isdigit() and 1 <= int(typed) <= len(choices):
                chosen = choices[int(typed) - 1]
                if len(chosen) > 1:
                    choices = [[action] for action in chosen]
                    continue
                typed = game.actions.text(chosen[0])
            choices = grouped(game, match.legal())
            if self.is_right(typed):
                self.out.print(self.say("lesson-right"), style="green", markup=False)
                return True

    def is_right(self, typed: str) -> bool:
        """Whether this move goes on; if not, it is said why."""
        game, match = self.lesson.game, self.walk.match
        if typed.lower() in ("", *HELPING):
            move = f"{self.say(move_line(game, self.walk.right or 0))} ({self.walk.step.move})"
            self.out.print(self.say("lesson-help", move=move), style="yellow", markup=False)
            return False
        try:
            action = game.actions.parse(typed)
            if action not in match.legal():
                raise match.refusal(action, self.language)
        except LudiError as error:
            self.out.print(why_not(error, typed, self.language), style="yellow", markup=False)
            return False
        answer = self.walk.answer(action)
        if answer is not None:
            self.out.print(self.say(answer), style="yellow", markup=False)
        return answer is None

    def go_on(self) -> None:
        """The right move and what follows it, told as a log tells it."""
        match, seat = self.walk.match, self.lesson.seat
        for before, action, after in self.walk.go_on():
            for line in match.lines(before, action, after, seat):
                self.out.print(f"  {self.say(line)}", style="dim", markup=False, highlight=False)


def learn(
    name: GameName,
    lesson: Annotated[str, typer.Argument(metavar="[LESSON]", help="Another lesson than the first game.")] = FIRST,
    lang: Language = "",
) -> None:
    """Learn a game in a few minutes: a first game, step by step; then a whole one."""
    game, out = GAMES.find(name), Console()
    if not Learning(lesson_named(game, lesson), lang, out).run():
        command = f"ludi learn {name}{f' {lesson}' if lesson != FIRST else ''}"
        out.print(texts.say(lang, "lesson-left", command=command), markup=False, highlight=False)
        return
    opponent = texts.say(lang, f"web-called-{OPPONENT}")
    offer = texts.say(lang, "lesson-offer", name=opponent, command=f"ludi play {name} --bot {OPPONENT}")
    out.print(offer, markup=False, highlight=False)
    try:
        typed = out.input("> ").strip().lower()
    except EOFError:
        return
    if typed and texts.say(lang, "lesson-yes").startswith(typed):
        LocalGame(Match(game), {0}, opponent_named(game, OPPONENT), lang, Screen(out)).run()
