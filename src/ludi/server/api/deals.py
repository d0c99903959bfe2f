"""What the deal of the day is on the wire."""

from ludi.server.api.tables import TableStatus, Wire


class DealRow(Wire):
    """One who played it to the end."""

    name: str
    mine: bool  # whether it is the reader
    table: str  # to look at the game
    share: float  # of the victory: 1 won, 0 lost
    points: int
    others: int  # points of the best of the bots
    luck: float | None  # what of the share was luck; None: it is still worked out
    rest: float | None  # the share without luck


class DealPage(Wire):
    """A day's deal of a game."""

    game: str
    day: str  # in UTC: 2026-11-17
    today: bool
    level: str  # of the bots it is played against
    seat: int  # the seat people have
    table: str | None  # mine
    status: TableStatus | None  # of my table
    finished: int  # how many have played it to the end
    rows: list[DealRow]  # the best first; empty while it is today and the reader has not played it to the end
