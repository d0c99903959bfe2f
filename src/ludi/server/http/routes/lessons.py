"""Lessons: to be read, and the same for everybody."""

import asyncio

from fastapi import Request
from starlette.responses import Response

from ludi.server.after.lessons import lesson_body
from ludi.server.api.lessons import LessonCard
from ludi.server.http.requests import packed, routes


@routes.get("/api/lessons/{game}/{lesson}", response_model=LessonCard)
async def lesson(request: Request, game: str, lesson: str) -> Response:
    """A lesson from its first step to its last."""
    body = await asyncio.to_thread(lesson_body, game, lesson)
    return await asyncio.to_thread(packed, request, body)
