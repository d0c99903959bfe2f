"""The rulebook as a teacher: what stands behind each rule, and its scenarios on the board. Only to be read."""

import asyncio

from fastapi import Request
from starlette.responses import Response

from ludi.server.after.rulebook import rulebook_body, scenario_body
from ludi.server.api.lessons import LessonCard, RuleBook
from ludi.server.http.requests import packed, routes


@routes.get("/api/rules/{game}", response_model=RuleBook)
async def rulebook(request: Request, game: str) -> Response:
    """The scenarios, tests and lines of code of every rule."""
    body = await asyncio.to_thread(rulebook_body, game)
    return packed(request, body)


@routes.get("/api/rules/{game}/{scenario}", response_model=LessonCard)
async def rule_scenario(request: Request, game: str, scenario: str) -> Response:
    """A scenario from its position to its end, step by step."""
    body = await asyncio.to_thread(scenario_body, game, scenario)
    return packed(request, body)
