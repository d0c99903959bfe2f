"""Advice in words: what a strong bot would do at this seat, by what this seat sees, and why."""

from rich.console import Console
from rich.text import Text

from ludi.analysis.nudges import nudge_of, piece_of
from ludi.analysis.reasons import reasons_of
from ludi.bots.advice import Advice, advise
from ludi.bots.chances import chance_at
from ludi.bots.contract import Bot
from ludi.bots.levels import ADVISER
from ludi.core import texts
from ludi.core.match import Match
from ludi.core.speech import move_line
from ludi.core.texts import Line


class GradedHints:
    """Hints at a terminal: the same position tells more each time: a nudge, the piece, the move."""

    def __init__(self, match: Match, language: str, out: Console) -> None:
        self.match, self.language, self.out = match, language, out
        self.position: list[int] | None = None  # the actions that led to where it was asked
        self.grade = 0
        self.advice: list[Advice] = []
        self.reasons: list[Line] = []

    def more(self) -> None:
        """Say the next grade; where the game has gone on, the first."""
        if self.position != self.match.actions:
            with self.out.status(Text(texts.say(self.language, "play-thinking", bot=ADVISER))):
                self.advice = advice_for(self.match)
                self.reasons = reasons_for(self.match, self.advice)
            self.position, self.grade = [*self.match.actions], 0
        self.grade += 1
        if self.grade > len(SAID):
            print_advice(self.match, self.advice, self.reasons, self.language, self.out)
            return
        lines = [*SAID[self.grade - 1](self), Line("hint-terminal-more")]
        self.out.print(" ".join(texts.say(self.language, line) for line in lines), markup=False, highlight=False)

    def nudge(self) -> list[Line]:
        """What it is about, and where to look."""
        return nudge_of(self.match.game, self.advice, self.reasons)

    def piece(self) -> list[Line]:
        """What the move begins with."""
        piece = piece_of(self.match.game, self.advice[0].line[0])
        return [Line("hint-no-piece") if piece is None else Line("hint-piece", {"piece": piece})]


SAID = (GradedHints.nudge, GradedHints.piece)  # before the move itself


def advice_for(match: Match, bot: Bot | None = None) -> list[Advice]:
    """The best moves of the seat that decides now, by a strong bot of ours or by this one."""
    return advise(match.game, match.view(match.seat), match.seat, match.legal(), len(match.actions), bot)


def reasons_for(match: Match, advice: list[Advice]) -> list[Line]:
    """Why the first is better than the second; nothing where there is no second."""
    if len(advice) < 2:
        return []
    first, second = (one.line[0] for one in advice[:2])
    return reasons_of(match.game).why(match.view(match.seat), match.seat, first, second)


def print_advice(match: Match, advice: list[Advice], reasons: list[Line], language: str, out: Console) -> None:
    """How the seat stands, where the room can tell; one line a move: how promising, what it is, how it goes on.

    Then why the first is better than the second.
    """
    if chance := chance_at(match.game, match.view(match.seat), match.seat):
        share, error = (round(100 * part) for part in (chance.shares[match.seat], chance.error))
        out.print(texts.say(language, "play-chance", value=share, error=error), markup=False, highlight=False)
    for value, line, visits in advice:
        words = ", ".join(texts.say(language, move_line(match.game, action)) for action in line)
        said = words
        if value is not None:
            said = texts.say(language, "play-advice", move=words, value=round(100 * value), visits=visits)
        out.print(f"  {said}", markup=False, highlight=False)
    if reasons:
        out.print(" ".join(texts.say(language, line) for line in reasons), markup=False, highlight=False)
