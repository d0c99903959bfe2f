"""Advice: what a strong bot would do at this seat, by what this seat sees, and why, in words."""

from rich.console import Console

from ludi.bots.contract import Answer, Budget
from ludi.bots.levels import LEVELS
from ludi.bots.search import SearchBot, line_of
from ludi.core import texts
from ludi.core.match import Match
from ludi.core.speech import move_line

ADVISER = "legatus"
SHOWN = 3


def advise(match: Match) -> list[tuple[float, tuple[int, ...], int]]:
    """The best moves of the deciding seat: the chance to win, the moves expected of it, how often it was tried."""
    bot = SearchBot(match.game, Budget(LEVELS[ADVISER].iterations), ADVISER, LEVELS[ADVISER].manner)
    view, seat = match.view(match.seat), match.seat
    answer: Answer = bot.choose(view, seat, match.legal(), len(match.actions))
    return [
        (reason.value, line_of(bot, view, seat, reason.action), reason.visits)
        for reason in answer.reasons[:SHOWN]
        if reason.visits or len(answer.reasons) == 1
    ]


def print_advice(match: Match, advice: list[tuple[float, tuple[int, ...], int]], language: str, out: Console) -> None:
    """One line a move: how promising, what it is, how it goes on."""
    for value, line, visits in advice:
        words = ", ".join(texts.say(language, move_line(match.game, action)) for action in line)
        said = texts.say(language, "play-advice", move=words, value=round(100 * value), visits=visits)
        out.print(f"  {said}", markup=False, highlight=False)
