"""Every route. Thin: the table decides, `payloads` shows, these pages name the doors."""

from ludi.server.routes import play, tables, afterwards, news, puzzles, study, house  # isort: skip  # first come, first asked
from ludi.server.routes.doors import routes

__all__ = ["afterwards", "house", "news", "play", "puzzles", "routes", "study", "tables"]
