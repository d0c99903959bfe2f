"""`ludi play`: one person, or several at one screen, and bots. The game is kept in a file, move by move."""

import secrets
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from shlex import join
from time import perf_counter, sleep

import typer
from platformdirs import user_data_path

from ludi.bots.contract import Bot
from ludi.bots.levels import ADVISER
from ludi.bots.play.pace import SECRET, given_pace, pause, thinking_time
from ludi.bots.play.random import RandomBot
from ludi.cli.at_table import INTERRUPTED, AtTable
from ludi.cli.hint import GradedHints
from ludi.cli.opponents import Preparing
from ludi.cli.screen import Screen
from ludi.core import replay
from ludi.core.chance import new_rng, next_word
from ludi.core.match import Match
from ludi.core.speech import seat_line
from ludi.core.state import CHANCE, NONE
from ludi.core.texts import Line, Reader

RANDOM = "random"  # the opponent of whoever names none
PACE = 300  # milliseconds of a bot's answer


class LocalGame(AtTable):
    """A match at a terminal, kept in a file after every move of anybody."""

    def __init__(
        self, match: Match, people: set[int], bot: Bot, language: str, screen: Screen, seed: int | None = None,
        record: Path | None = None, called: str = "",
    ) -> None:  # fmt: skip
        own = seat_line(match.game, min(people)).message if len(people) == 1 else ""
        super().__init__(match, Reader(language, own), min(people), screen)
        self.people, self.bot = people, bot
        self.record = record or new_record(match.game.name)
        self.called = called or bot.name  # the bot, as it is asked for
        self.rng = new_rng(secrets.randbits(60) if seed is None else seed)
        self.pace = given_pace(PACE)
        self.hints = GradedHints(match, language)
        self.is_first = not isinstance(bot, RandomBot)  # what has not answered yet may have to be compiled
        self.recall()

    @property
    def legal(self) -> Sequence[int]:
        """What the person may do now."""
        return self.match.legal()

    def run(self) -> None:
        """Play until the game is over or the person leaves, by Ctrl-C too, while a bot thinks as well."""
        self.record.parent.mkdir(parents=True, exist_ok=True)
        self.keep()  # where nothing can be kept, that is said before the game
        self.screen.tell(self.say("play-welcome"), "dim")
        if isinstance(self.bot, Preparing):
            self.screen.tell(self.say("play-preparing", bot=self.bot.name), "dim")
        try:
            stays = self.play()
        except KeyboardInterrupt:
            self.screen.out.print()
            self.leave()
            raise typer.Exit(INTERRUPTED) from None
        if stays:
            self.finish()
        else:
            self.leave()

    def recall(self) -> None:
        """What happened so far, where a recorded game goes on, as it was told then."""
        again = Match(self.match.game, self.match.options, self.match.start)
        for before, action, after in replay.replay(again, self.match.actions):
            if before.seat in self.people:
                self.viewer = before.seat
            self.tell(again.lines(before, action, after, self.viewer))
        self.told = len(self.log)

    def thinking(self, name: str, is_first: bool) -> str:
        """Who thinks; the first time that may take longer."""
        return self.say("play-thinking-first" if is_first else "play-thinking", bot=name)

    def keep(self) -> None:
        """The game as far as it has come, and who plays it."""
        replay.save(self.match, self.record, {"people": sorted(self.people), "bot": kept_name(self.called)})

    def play(self) -> bool:
        """To the end of the game; False where the person leaves."""
        while self.go_on():
            self.show()
            self.screen.forget_typed()
            if not self.ask():
                return False
        return True

    def leave(self) -> None:
        """Say where the game is kept, and how to go on."""
        self.keep()
        words = ["ludi", "play", "--resume", str(self.record)]
        words += ["--bot", self.called] if kept_name(self.called) != self.called else []
        left = self.say("play-left", file=str(self.record), command=join(words))
        self.screen.out.print(left, markup=False, highlight=False, soft_wrap=True)

    def go_on(self) -> bool:
        """Let chance and bots act until a person is asked; False when the game is over."""
        while self.match.seat != NONE and self.match.seat not in self.people:
            if self.match.seat == CHANCE:
                self.step(None)
            else:
                with self.screen.busy(self.thinking(self.bot.name, self.is_first), self.board):
                    action = self.bot_action()
                self.is_first = False
                self.step(action)
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

    def step(self, action: int | None) -> None:
        """An action, or what chance brings: it is kept before it is told."""
        before = self.match.state
        if action is None:
            action = self.match.step_chance(self.rng)
        else:
            self.match.step(action)
        self.keep()
        self.tell(self.match.lines(before, action, self.match.state, self.viewer))

    def move(self, action: int) -> bool:
        """Make a move."""
        self.step(action)
        return True

    def undo(self) -> bool:
        """Take the last own decision back, where nothing was revealed."""
        if not self.match.can_undo(self.match.seat):
            self.screen.tell(self.say("play-no-undo"), "yellow")
            return False
        self.match.undo()
        self.keep()
        self.tell([Line("play-undone")])
        return True

    def hint(self) -> None:
        """The next grade of a hint; nobody waits for the compiler."""
        if self.screen.is_typed and not self.hints.is_ready():
            self.screen.tell(self.say("hint-preparing"), "yellow")
            return
        with self.screen.busy(self.thinking(ADVISER, not self.screen.is_typed), self.board):
            lines = self.hints.more()
        for line in lines:
            self.screen.tell(line)
        self.screen.forget_typed()

    def finish(self) -> None:
        """The end: the board, everybody's score, who has won, where it is kept."""
        game, match = self.match.game, self.match
        ending = self.say(game.ending(match.view(self.viewer))) if game.ending else ""
        self.end(match.scores(), match.winners(), ending, self.say("play-kept", file=str(self.record)))


def kept_name(called: str) -> str:
    """The bot a record names: one of ours; another is named anew by who goes on."""
    return RANDOM if ":" in called else called


def new_record(game: str) -> Path:
    """A place for a new game among the person's own."""
    return user_data_path("ludi") / "games" / f"{game}-{datetime.now():%Y%m%d-%H%M%S}-{secrets.token_hex(2)}.json"
