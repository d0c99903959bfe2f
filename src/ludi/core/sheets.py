"""Score sheets: what a seat's points are made of, and the sheets of all seats as one table.

A line of a sheet has points, or it is made of lines of its own: the senators, by how many there are, the majority of
them and all of them.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Union

from ludi.core.texts import Line

Points = Union[int, "Sheet"]
Sheet = Sequence[tuple[Line, Points]]


@dataclass
class Row:
    """A line of the table: the points of each seat there, None where its sheet has no such line; and its own lines."""

    line: Line
    points: list[int | None]
    parts: "list[Row]" = field(default_factory=list)


def points_of(points: Points) -> int:
    """What a line counts, however it is made up."""
    return points if isinstance(points, int) else sum(points_of(more) for _, more in points)


def table_of(sheets: Sequence[Sheet]) -> list[Row]:
    """The sheets of all seats in one table: equal lines stand in one row, and every sheet keeps its order."""
    rows: list[Row] = []
    for sheet in sheets:
        for at, (line, _) in enumerate(sheet):
            if place_of(rows, line) is None:
                follow = [place_of(rows, later) for later, _ in sheet[at:]]
                before = min((place for place in follow if place is not None), default=len(rows))
                rows.insert(before, Row(line, [None] * len(sheets)))
    for row in rows:
        made_of = [next((points for line, points in sheet if line == row.line), None) for sheet in sheets]
        row.points = [None if points is None else points_of(points) for points in made_of]
        parts = [[] if points is None or isinstance(points, int) else points for points in made_of]
        row.parts = table_of(parts)
    return rows


def place_of(rows: Sequence[Row], line: Line) -> int | None:
    """Where a line stands in the table, if it does."""
    return next((place for place, row in enumerate(rows) if row.line == line), None)
