"""Every route. Thin: the table decides, `payloads` shows, these pages name the doors."""

from ludi.server.routes import play, tables, afterwards, analysis  # isort: skip  # first come, first asked
from ludi.server.routes import news, lessons, rules, puzzles, deals, study, house  # isort: skip
from ludi.server.routes.doors import routes

__all__ = [
    "afterwards",
    "analysis",
    "deals",
    "house",
    "lessons",
    "news",
    "play",
    "puzzles",
    "routes",
    "rules",
    "study",
    "tables",
]
