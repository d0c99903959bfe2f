"""What is left of a matrix of browser tests."""

from itertools import product

from tests.matrix import covering


def test_every_value_of_every_axis_is_in_a_cell_that_is_tried() -> None:
    cells = [
        dict(zip("glst", map(str, places), strict=True)) for places in product(range(3), range(4), range(6), range(2))
    ]

    tried = [cells[place] for place in covering(cells)]

    assert {pair for cell in tried for pair in cell.items()} == {pair for cell in cells for pair in cell.items()}


def test_no_more_cells_are_tried_than_the_longest_axis_has_values() -> None:
    cells = [dict(zip("gls", places, strict=True)) for places in product("123", "abcd", "mnopqr")]

    assert len(covering(cells)) == 6


def test_of_one_axis_every_cell_is_tried() -> None:
    assert covering([{"language": str(place)} for place in range(4)]) == [0, 1, 2, 3]
