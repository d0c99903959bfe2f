"""Lessons: to be read, and the same for everybody."""

import asyncio

from fastapi import Request
from starlette.responses import Response

from ludi.server.lessons import lesson_body
from ludi.server.routes.doors import packed, routes
from ludi.server.wire_lessons import LessonCard


@routes.get("/api/lessons/{game}/{lesson}", response_model=LessonCard)
async def lesson(request: Request, game: str, lesson: str) -> Response:
    """A lesson from its first step to its last."""
    body = await asyncio.to_thread(lesson_body, game, lesson)
    return await asyncio.to_thread(packed, request, body)
