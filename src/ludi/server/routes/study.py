"""Study: any position in words, laid out, played on, looked at by a strong bot. Nothing is kept here."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from secrets import randbits
from typing import Annotated

from fastapi import Query
from starlette.responses import Response

from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.match import Match
from ludi.core.study import match_in, played, words_for
from ludi.core.texts import Line, reason_of
from ludi.server.hints import check_ready
from ludi.server.payloads import Eyes, Json, Look, position_of, said
from ludi.server.problems import Problem
from ludi.server.routes.doors import Address, Guest, Here, Over, routes, sent, spends
from ludi.server.routes.puzzles import game_named
from ludi.server.tables import Table
from ludi.server.wire_hints import Hint
from ludi.server.wire_study import StudyPage, StudyWish, StudyWords


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
    named = set(re.findall(r"\w+", " ".join(re.findall(r"In [\w.]+|'[^']*'", reason))))
    keys = (line.partition(":")[0].strip() for line in words.splitlines())
    return next((number for number, key in enumerate(keys, 1) if key in named), 0)


def studied(game: Game, wish: StudyWish) -> Json:
    """The position of these words, after the move if there is one."""
    match = opened(game, wish.words)
    with playable_on():
        return page_of(game, match, wish)


def page_of(game: Game, match: Match, wish: StudyWish) -> Json:
    """As `wire_study.StudyPage` has it."""
    seat, lines = max(match.seat, 0), []
    if wish.action is not None:
        try:
            lines = played(match, wish.action, randbits(60))
        except LudiError as error:
            raise Problem(409, "study-bad-move", reason=reason_of(error)) from None
        seat = match.seat if match.seat >= 0 else seat
    look = Look(game, match.state, Eyes(seat))
    return {
        "words": words_for(game, match.state),
        "seat": seat,
        "players": game.players_of(match.state),
        "position": position_of(game.interpreted, look, 0, answers=True) | {"seal": None},
        "lines": [said(line) for line in lines],
    }


@routes.post("/api/study/{game}", response_model=StudyPage, dependencies=[spends("study")])
async def study(lobby: Here, guest: Guest, address: Address, game: str, wish: StudyWish) -> Response:
    """Lay a position out, and make a move there if one is named."""
    found = game_named(game)
    return sent(await lobby.histories.beside(lambda: studied(found, wish), address, guest))


@routes.post("/api/study/{game}/hint", response_model=Hint, dependencies=[spends("hint")])
async def study_hint(lobby: Here, guest: Guest, address: Address, game: str, wish: StudyWish) -> Response:
    """What a strong bot would do there, by what the deciding seat sees, and the chance to win."""
    found = game_named(game)
    match = await lobby.histories.beside(lambda: opened(found, wish.words), address, guest)
    if match.seat < 0:
        raise Problem(409, "study-nobody-decides")
    check_ready(lobby, found)
    return sent(await lobby.students.hint(found, wish.words, address, guest))


def words_at(table: Table, step: int) -> Json:
    """The position after so many steps, in words; what its seat could not see is written as hidden."""
    state = table.match.replayed(table.match.actions[:step])
    seat = int(state.seat)
    if seat < 0:
        raise Problem(409, "study-nobody-decides")
    return {"words": words_for(table.game, table.game.view_of(state, seat))}


@routes.get("/api/tables/{table_id}/words", response_model=StudyWords, dependencies=[spends("study")])
async def study_words(
    lobby: Here, table: Over, guest: Guest, address: Address, step: Annotated[int, Query(ge=0, le=1_000_000)]
) -> Response:
    """A moment of a finished game, to be studied: no more of it than the seat that decided could see."""
    return sent(await lobby.histories.beside(lambda: words_at(table, step), address, guest))
