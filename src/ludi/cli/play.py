"""`ludi play`: one person, or several at one screen, and bots that play at random."""

import secrets
from datetime import datetime
from pathlib import Path
from time import perf_counter, sleep

from platformdirs import user_data_path
from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from ludi.bots.contract import Bot
from ludi.bots.pace import SECRET, given_pace, pause, thinking_time
from ludi.cli.board import board_of
from ludi.cli.explain import explain
from ludi.cli.hint import GradedHints
from ludi.cli.opponents import Preparing
from ludi.core import replay, texts
from ludi.core.chance import new_rng, next_word
from ludi.core.errors import IllegalMove, LudiError
from ludi.core.game import Game
from ludi.core.match import Match
from ludi.core.speech import ask_line, move_line, prefix, thing
from ludi.core.state import CHANCE, NONE, State

PACE = 300  # milliseconds of a bot's answer
MOST_LISTED = 24  # more moves than that are listed in groups


class Sitting:
    """A match at a terminal."""

    def __init__(
        self,
        match: Match,
        people: set[int],
        bot: Bot,
        language: str,
        seed: int | None,
        record: Path | None,
        out: Console,
    ) -> None:
        self.match = match
        self.people = people
        self.bot = bot
        self.language = language
        self.out = out
        self.record = record or new_record(match.game.name)
        self.rng = new_rng(secrets.randbits(60) if seed is None else seed)
        self.viewer = min(people)
        self.pace = given_pace(PACE)
        self.hints = GradedHints(match, language, out)
        self.news: list[str] = []
        self.log: list[str] = []

    def say(self, message: str, **values: object) -> str:
        """A message in the person's language."""
        return texts.say(self.language, message, **values)

    def seat_name(self, seat: int) -> str:
        """How the person's language calls a seat."""
        game = self.match.game
        return texts.say(self.language, thing(prefix(game), game.seats(seat)))

    def run(self) -> None:
        """Play until the game is over or the person leaves. The record is kept after every decision."""
        self.record.parent.mkdir(parents=True, exist_ok=True)
        replay.save(self.match, self.record)  # where nothing can be kept, that is said before the game
        self.out.print(self.say("play-welcome"), style="dim", markup=False)
        if isinstance(self.bot, Preparing):
            self.out.print(self.say("play-preparing", bot=self.bot.name), style="dim", markup=False)
        while self.go_on():
            self.show()
            if not self.ask():
                replay.save(self.match, self.record)
                self.out.print(self.say("play-left", file=str(self.record)), markup=False)
                return
        self.finish()

    def go_on(self) -> bool:
        """Let chance and bots act until a person is asked; False when the game is over."""
        while self.match.seat != NONE and self.match.seat not in self.people:
            before = self.match.state
            if self.match.seat == CHANCE:
                action = self.match.step_chance(self.rng)
            else:
                with self.out.status(Text(self.say("play-thinking", bot=self.bot.name))):
                    action = self.bot_action()
                self.match.step(action)
            self.tell(before, action)
        if self.match.seat != NONE:
            self.viewer = self.match.seat
        return self.match.seat != NONE

    def bot_action(self) -> int:
        """What the bot does at the deciding seat, by what that seat sees, after a time that tells nothing (CC-A8)."""
        seat, began = self.match.seat, perf_counter()
        pace = self.pace / SECRET if self.match.game.is_secret(self.match.state) else self.pace
        view, legal, seed = self.match.view(seat), self.match.legal(), next_word(self.rng)
        action = self.bot.choose(view, seat, legal, seed, thinking_time(pace)).action
        sleep(pause(perf_counter() - began, pace))
        return action

    def tell(self, before: State, action: int) -> None:
        """Add an action to the log, as the viewer sees it, and keep the record."""
        lines = self.match.lines(before, action, self.match.state, self.viewer)
        self.news += [texts.say(self.language, line) for line in lines]

    def show(self) -> None:
        """The news, the board, and what is asked."""
        for line in self.news:
            self.out.print(f"  {line}", style="dim", markup=False, highlight=False)
        self.log += self.news
        self.news = []
        self.out.print(board_of(self.match.game, self.match.view(self.viewer), self.viewer, self.language))

    def ask(self) -> bool:
        """Ask the person at the seat for a move, until one is made; False if they leave."""
        game, choices = self.match.game, grouped(self.match)
        while True:
            asked = texts.say(self.language, ask_line(game, self.match.view(self.viewer)))
            self.out.rule(Text(f"{self.seat_name(self.match.seat)}: {asked}"), align="left")
            print_moves(self.match, choices, self.language, self.out)
            try:
                typed = self.out.input("> ").strip()
            except EOFError:
                return False
            if typed.lower() in ("q", "quit"):
                return False
            if typed.isdigit() and 1 <= int(typed) <= len(choices):
                chosen = choices[int(typed) - 1]
                if len(chosen) > 1:
                    choices = [[action] for action in chosen]
                    continue
                typed = game.actions.text(chosen[0])
            if self.obey(typed):
                return True
            choices = grouped(self.match)

    def obey(self, typed: str) -> bool:
        """Do what was typed; True when the position has changed."""
        if typed == "":
            return False
        if typed.startswith("?"):
            explain(self.match.game, typed[1:].strip(), self.language, self.out)
        elif typed in ("l", "log"):
            for line in self.log:
                self.out.print(f"  {line}", markup=False, highlight=False)
        elif typed in ("u", "undo"):
            return self.undo()
        elif typed in ("h", "hint"):
            self.hints.more()
        else:
            return self.move(typed)
        return False

    def undo(self) -> bool:
        """Take the last own decision back, where nothing was revealed."""
        if not self.match.can_undo(self.match.seat):
            self.out.print(self.say("play-no-undo"), style="yellow", markup=False)
            return False
        self.match.undo()
        replay.save(self.match, self.record)
        self.news.append(self.say("play-undone"))
        return True

    def move(self, typed: str) -> bool:
        """Play a move in notation; an impossible one says why."""
        before = self.match.state
        try:
            action = self.match.game.actions.parse(typed)
            if action not in self.match.legal():
                refusal = self.match.refusal(action, self.language)
                self.out.print(f"{refusal}", style="yellow", markup=False)
                return False
            self.match.step(action)
        except LudiError as error:
            self.out.print(why_not(error, typed, self.language), style="yellow", markup=False)
            return False
        self.tell(before, action)
        replay.save(self.match, self.record)
        return True

    def finish(self) -> None:
        """The end: the board, everybody's score, who has won."""
        self.show()
        seats = [self.seat_name(seat) for seat in range(len(self.match.scores()))]
        for seat, score in zip(seats, self.match.scores(), strict=True):
            self.out.print(f"{seat}: {score}", style="bold", markup=False, highlight=False)
        winners = [seats[seat] for seat in self.match.winners()]
        won = self.say("play-won", winners=", ".join(winners), count=len(winners))
        self.out.print(won, style="bold", markup=False)
        replay.save(self.match, self.record)
        self.out.print(self.say("play-kept", file=str(self.record)), style="dim", markup=False)


def why_not(error: LudiError, typed: str, language: str) -> str:
    """Why what was typed is no move, or none that is possible now, in the person's language."""
    if isinstance(error, IllegalMove):
        return str(error)
    return texts.say(language, error.line) if error.line else texts.say(language, "play-no-move", typed=typed)


def print_moves(match: Match, choices: list[list[int]], language: str, out: Console) -> None:
    """Numbered moves, in columns."""
    game, view, rows = match.game, match.view(match.seat), []
    for number, actions in enumerate(choices, 1):
        words = texts.say(language, move_line(game, actions[0], view))
        notation = game.actions.text(actions[0])
        if len(actions) > 1:
            notation = notation.rsplit(" ", 1)[0] + " …"
            words = words_of_group(game, actions, language)
        rows.append(Text.assemble((f"{number:3} ", "bold"), words, (f"  {notation}", "dim")))
    out.print(Columns(rows, padding=(0, 3), expand=False))


def words_of_group(game: Game, actions: list[int], language: str) -> str:
    """Moves that differ in their last part only, as one line: what differs is left open."""
    first, *others = (move_line(game, action) for action in actions)
    differing = [name for name in first.values if any(line.values[name] != first.values[name] for line in others)]
    return texts.say(language, texts.Line(first.message, {**first.values, **dict.fromkeys(differing, "…")}))


def grouped(match: Match) -> list[list[int]]:
    """The legal moves; where there are many, those that differ in their last part only stand together."""
    legal = match.legal()
    if len(legal) <= MOST_LISTED:
        return [[action] for action in legal]
    groups: dict[tuple[object, ...], list[int]] = {}
    for action in legal:
        move = match.game.actions.decode(action)
        groups.setdefault((move.verb, *list(move.parts.values())[:-1]), []).append(action)
    return list(groups.values())


def new_record(game: str) -> Path:
    """A place for a new game among the person's own."""
    return user_data_path("ludi") / "games" / f"{game}-{datetime.now():%Y%m%d-%H%M%S}-{secrets.token_hex(2)}.json"
