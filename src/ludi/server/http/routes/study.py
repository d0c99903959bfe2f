"""Study: any position in words, laid out, played on, looked at by a strong bot. Nothing is kept here."""

from typing import Annotated

from fastapi import Query
from starlette.responses import Response

from ludi.core.study import words_for
from ludi.server.api.bots import Hint
from ludi.server.api.puzzles import StudyPage, StudyWords
from ludi.server.api.requests import StudyWish
from ludi.server.bots.hints import check_ready
from ludi.server.http.problems import Problem
from ludi.server.http.requests import Address, Guest, Here, Over, routes, sent, spends
from ludi.server.http.routes.puzzles import game_named
from ludi.server.tables.table import Table


@routes.post("/api/study/{game}", response_model=StudyPage, dependencies=[spends("study")])
async def study(services: Here, guest: Guest, address: Address, game: str, wish: StudyWish) -> Response:
    """Lay a position out, and make a move there if one is named."""
    return sent(await services.study_layouts.page(game_named(game), wish.words, wish.action, address, guest))


@routes.post("/api/study/{game}/hint", response_model=Hint, dependencies=[spends("hint")])
async def study_hint(services: Here, guest: Guest, address: Address, game: str, wish: StudyWish) -> Response:
    """What a strong bot would do there, by what the deciding seat sees, and the chance to win."""
    found = game_named(game)
    check_ready(services, found)
    return sent(await services.study_hints.hint(found, wish.words, address, guest))


def words_at(table: Table, step: int) -> StudyWords:
    """The position after so many steps, in words; what its seat could not see is written as hidden."""
    state = table.match.replayed(table.match.actions[:step])
    seat = int(state.seat)
    if seat < 0:
        raise Problem(409, "study-nobody-decides")
    return {"words": words_for(table.game, table.game.view_of(state, seat))}


@routes.get("/api/tables/{table_id}/words", response_model=StudyWords, dependencies=[spends("study")])
async def study_words(
    services: Here, table: Over, guest: Guest, address: Address, step: Annotated[int, Query(ge=0, le=1_000_000)]
) -> Response:
    """A moment of a finished game, to be studied: no more of it than the seat that decided could see."""
    return sent(await services.histories.beside(lambda: words_at(table, step), address, guest))
