"""Every route: thin, since tables decide and `api` shows what they are."""

from ludi.server.http.routes import play, tables, afterwards, analysis  # isort: skip  # first come, first asked
from ludi.server.http.routes import news, lessons, rules, puzzles, deals, study, server  # isort: skip
from ludi.server.http.requests import routes

__all__ = [
    "afterwards",
    "analysis",
    "deals",
    "lessons",
    "news",
    "play",
    "puzzles",
    "routes",
    "rules",
    "server",
    "study",
    "tables",
]
