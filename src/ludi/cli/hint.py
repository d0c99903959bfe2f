"""Advice in words: what a strong bot would do at this seat, by what this seat sees, and why."""

from rich.console import Console

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
    """How the seat stands, where the room can tell; then one line a move: how promising, what it is, how it goes on."""
    if chance := chance_at(match.game, match.view(match.seat), match.seat):
        share, error = (round(100 * part) for part in (chance.shares[match.seat], chance.error))
        out.print(texts.say(language, "play-chance", value=share, error=error), markup=False, highlight=False)
    for value, line, visits in advice:
        words = ", ".join(texts.say(language, move_line(match.game, action)) for action in line)
        said = words
        if value is not None:
            said = texts.say(language, "play-advice", move=words, value=round(100 * value), visits=visits)
        out.print(f"  {said}", markup=False, highlight=False)
