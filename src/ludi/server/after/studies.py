"""A position in words, laid out: what the page shows of it, and what is wrong with the words.

The words come from anybody, and what they ask for can take without end. So this is done in a process of its own
(`study_workers.py`), never in the server.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from secrets import randbits

from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.match import Match
from ludi.core.study import match_in, played, words_for
from ludi.core.texts import Line, reason_of
from ludi.server.api.lines import said
from ludi.server.api.positions import SeenState, Viewpoint, position_of
from ludi.server.api.puzzles import StudyPage
from ludi.server.http.problems import Problem


def opened(game: Game, words: str) -> Match:
    """The table of these words; what is wrong with them is said."""
    try:
        return match_in(game, words)
    except LudiError as error:
        reason = reason_of(error)
        if line := int(str(reason.values.get("line", 0))) or line_meant(words, str(error)):
            raise Problem(422, "study-bad-line", line=line, reason=reason) from None
        raise Problem(422, "study-bad-words", reason=reason) from None


@contextmanager
def playable_on() -> Iterator[None]:
    """Rules trust the table: what was laid out may be a position from which they cannot go on."""
    try:
        yield
    except (LudiError, ArithmeticError, LookupError, ValueError):
        raise Problem(422, "study-bad-words", reason=Line("words-cannot-go-on")) from None


def line_meant(words: str, reason: str) -> int:
    """The line of these words in which the reason lies, from 1: the first whose key it names; 0 where it names none."""
    named = set(re.findall(r"\w+", " ".join(re.findall(r"In [\w.]+|'[^']*'|“[^”]*”", reason))))
    keys = (line.partition(":")[0].strip() for line in words.splitlines())
    return next((number for number, key in enumerate(keys, 1) if key in named), 0)


def studied(game: Game, words: str, action: int | None) -> StudyPage:
    """The position of these words, after the move if there is one."""
    match = opened(game, words)
    with playable_on():
        return page_of(game, match, action)


def page_of(game: Game, match: Match, action: int | None) -> StudyPage:
    """The position, what the move did, and the words of the whole table."""
    seat, lines = max(match.seat, 0), []
    if action is not None:
        try:
            lines = played(match, action, randbits(60))
        except LudiError as error:
            raise Problem(409, "study-bad-move", reason=reason_of(error)) from None
        seat = match.seat if match.seat >= 0 else seat
    look = SeenState(game, match.state, Viewpoint(seat))
    return {
        "words": words_for(game, match.state),
        "seat": seat,
        "players": game.players_of(match.state),
        "position": position_of(game.interpreted, look, 0, answers=True),
        "lines": [said(line) for line in lines],
    }


def decided_in(game: Game, words: str) -> Match:
    """The table of these words, at which somebody decides."""
    match = opened(game, words)
    if match.seat < 0:
        raise Problem(409, "study-nobody-decides")
    return match
