"""Tables of another version of the rules.

A finished game opens and replays where today's rules play it, entry by entry, to the end it had; else its card tells
how it ended. A game that was not over cannot go on: its card says why, and who sits there may leave.
"""

from ludi.core.texts import Line
from ludi.games import GAMES
from ludi.server.api.tables import TableStatus
from ludi.server.http.problems import Problem
from ludi.server.tables.table_info import TableInfo


class Outdated(Problem):
    """The game of a table cannot be opened: it was played by other rules."""

    def __init__(self, info: TableInfo) -> None:
        self.info = info
        is_over = info.status == TableStatus.OVER
        message = "server-other-version-over" if is_over else "server-other-version"
        super().__init__(409, message, version=info.version, today=GAMES.find(info.game).version)


def is_of_today(info: TableInfo) -> bool:
    """Whether a table is played by the rules that are installed here."""
    return info.game in GAMES.names and info.version == GAMES.find(info.game).version


def why_stopped(info: TableInfo) -> Line | None:
    """Why a table's game cannot go on, as far as that is known without its log."""
    if info.game not in GAMES.names or info.status == TableStatus.OVER or is_of_today(info):
        return None
    return Outdated(info).line


def ends_alike(saved: TableInfo, played: TableInfo) -> bool:
    """Whether a finished game, played again, ended as it did; scores are not known of all that ended long ago."""
    alike = (saved.status, saved.winners, saved.sequence) == (played.status, played.winners, played.sequence)
    return alike and saved.scores in (None, played.scores)
