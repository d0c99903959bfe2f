"""Score sheets: the points of all seats in one table."""

from ludi.core.sheets import Row, Sheet, points_of, table_of
from ludi.core.texts import Line

PROVINCES, TILES, FORTUNA, CHIPS, FIRST, SECOND = (
    Line(name) for name in ["provinces", "tiles", "fortuna", "chips", "I", "II"]
)


def test_a_line_counts_what_the_lines_it_is_made_of_count() -> None:
    assert points_of([(PROVINCES, 3), (TILES, [(FIRST, 2), (SECOND, 4)])]) == 9


def test_equal_lines_stand_in_one_row_and_every_sheet_keeps_its_order() -> None:
    mine: Sheet = [(PROVINCES, 3), (TILES, [(FIRST, 2)]), (CHIPS, 1)]
    theirs: Sheet = [(PROVINCES, 0), (TILES, [(SECOND, 4)]), (FORTUNA, 5), (CHIPS, 2)]

    assert table_of([mine, theirs]) == [
        Row(PROVINCES, [3, 0]),
        Row(TILES, [2, 4], [Row(FIRST, [2, None]), Row(SECOND, [None, 4])]),
        Row(FORTUNA, [None, 5]),
        Row(CHIPS, [1, 2]),
    ]
