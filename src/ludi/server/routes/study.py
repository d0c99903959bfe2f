"""Study: any position in words, laid out, played on, looked at by a strong bot. Nothing is kept here."""

from typing import Annotated

from fastapi import Query
from starlette.responses import Response

from ludi.core.study import words_for
from ludi.server.hints import check_ready
from ludi.server.payloads import Json
from ludi.server.problems import Problem
from ludi.server.routes.doors import Address, Guest, Here, Over, routes, sent, spends
from ludi.server.routes.puzzles import game_named
from ludi.server.tables import Table
from ludi.server.wire_hints import Hint
from ludi.server.wire_study import StudyPage, StudyWish, StudyWords


@routes.post("/api/study/{game}", response_model=StudyPage, dependencies=[spends("study")])
async def study(lobby: Here, guest: Guest, address: Address, game: str, wish: StudyWish) -> Response:
    """Lay a position out, and make a move there if one is named."""
    return sent(await lobby.layouts.page(game_named(game), wish.words, wish.action, address, guest))


@routes.post("/api/study/{game}/hint", response_model=Hint, dependencies=[spends("hint")])
async def study_hint(lobby: Here, guest: Guest, address: Address, game: str, wish: StudyWish) -> Response:
    """What a strong bot would do there, by what the deciding seat sees, and the chance to win."""
    found = game_named(game)
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
