"""Advice in words: what a strong bot would do at this seat, by what this seat sees, and why."""

import subprocess
from collections.abc import Iterator

from ludi.analysis.nudges import nudge_of, piece_of
from ludi.analysis.reasons import reasons_of
from ludi.bots.contract import Bot
from ludi.bots.play.advice import Advice, advise
from ludi.bots.value.chances import chance_at
from ludi.cli.opponents import compile_behind, is_searchable
from ludi.core import texts
from ludi.core.match import Match
from ludi.core.speech import move_line
from ludi.core.texts import Line


class GradedHints:
    """Hints at a terminal: the same position tells more each time: a nudge, the piece, the move."""

    def __init__(self, match: Match, language: str) -> None:
        self.match, self.language = match, language
        self.position: list[int] | None = None  # the actions that led to where it was asked
        self.grade = 0
        self.advice: list[Advice] = []
        self.reasons: list[Line] = []
        self.preparing: subprocess.Popen[bytes] | None = None

    def is_ready(self) -> bool:
        """Whether it can be thought now; where nothing is compiled yet, that is begun behind, and nobody waits."""
        if self.preparing is None and not is_searchable(self.match.game):
            self.preparing = compile_behind(self.match.game)
        return self.preparing is None or self.preparing.poll() is not None

    def more(self) -> list[str]:
        """The next grade; where the game has gone on, the first."""
        if self.position != self.match.actions:
            self.advice = advice_for(self.match)
            self.reasons = reasons_for(self.match, self.advice)
            self.position, self.grade = [*self.match.actions], 0
        self.grade += 1
        if self.grade > len(SAID):
            return list(advice_in_words(self.match, self.advice, self.reasons, self.language))
        lines = [*SAID[self.grade - 1](self), Line("hint-terminal-more")]
        return [" ".join(texts.say(self.language, line) for line in lines)]

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


def advice_in_words(match: Match, advice: list[Advice], reasons: list[Line], language: str) -> Iterator[str]:
    """How the seat stands, where the room can tell; one line a move: how promising, what it is, how it goes on.

    Then why the first is better than the second.
    """
    if chance := chance_at(match.game, match.view(match.seat), match.seat):
        share, error = (round(100 * part) for part in (chance.shares[match.seat], chance.error))
        yield texts.say(language, "play-chance", value=share, error=error)
    for value, line, visits in advice:
        words = ", ".join(texts.say(language, move_line(match.game, action)) for action in line)
        said = words
        if value is not None:
            said = texts.say(language, "play-advice", move=words, value=round(100 * value), visits=visits)
        yield f"  {said}"
    if reasons:
        yield " ".join(texts.say(language, line) for line in reasons)
