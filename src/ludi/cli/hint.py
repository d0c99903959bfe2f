"""Advice in words: what a strong bot would do at this seat, by what this seat sees, and why."""

from rich.console import Console

from ludi.analysis.reasons import reasons_of
from ludi.bots.advice import Advice, advise
from ludi.bots.chances import chance_at
from ludi.bots.contract import Bot
from ludi.core import texts
from ludi.core.match import Match
from ludi.core.speech import move_line


def advice_for(match: Match, bot: Bot | None = None) -> list[Advice]:
    """The best moves of the seat that decides now, by a strong bot of ours or by this one."""
    return advise(match.game, match.view(match.seat), match.seat, match.legal(), len(match.actions), bot)


def print_advice(match: Match, advice: list[Advice], language: str, out: Console) -> None:
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
    if len(advice) > 1:
        first, second = (one.line[0] for one in advice[:2])
        why = reasons_of(match.game).why(match.view(match.seat), match.seat, first, second)
        out.print(" ".join(texts.say(language, line) for line in why), markup=False, highlight=False)
