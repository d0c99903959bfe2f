"""Final housing as a mixed-integer program for SciPy's solver: a second opinion that shares no idea with `scoring`.

Each patrician may live in each house that fits, as a variable of its own; houses have variables for being settled, for
holding a couple, for a third patrician, and free provinces for their colour.
"""

from collections import defaultdict
from dataclasses import dataclass, field

import numpy as np
from scipy.optimize import Bounds, LinearConstraint, milp
from scipy.sparse import csr_matrix

from ludi.games.alea_iacta_est.components import Tile

WEIGHT = 1000  # a point, against the value of one patrician housed


@dataclass(frozen=True)
class Holding:
    """What a seat has at the end: provinces by (colour, value), patricians by (colour, is a man, value), tiles."""

    provinces: tuple[tuple[int, int], ...]
    has_grey: bool
    patricians: tuple[tuple[int, int, int], ...]
    tiles: tuple[int, ...]
    fortuna: int = 0  # how many


@dataclass
class Program:
    """Variables with what they count, and rows `sum(coefficient * variable) <= limit`."""

    gains: list[float] = field(default_factory=list)
    highs: list[float] = field(default_factory=list)
    rows: list[tuple[dict[int, float], float]] = field(default_factory=list)

    def variable(self, gain: float = 0, high: float = 1) -> int:
        self.gains.append(gain)
        self.highs.append(high)
        return len(self.gains) - 1

    def at_most(self, limit: float, *terms: tuple[int, float]) -> None:
        row: dict[int, float] = defaultdict(float)
        for variable, coefficient in terms:
            row[variable] += coefficient
        self.rows.append((row, limit))

    def solve(self) -> float:
        if not self.gains:
            return 0
        entries = [
            (number, variable, value) for number, (row, _) in enumerate(self.rows) for variable, value in row.items()
        ]
        at, columns, values = zip(*entries, strict=True) if entries else ((), (), ())
        matrix = csr_matrix((values, (at, columns)), (len(self.rows), len(self.gains)))
        result = milp(
            -np.array(self.gains),
            integrality=np.ones(len(self.gains)),
            bounds=Bounds(0, np.array(self.highs)),
            constraints=LinearConstraint(matrix, -np.inf, [limit for _, limit in self.rows]) if self.rows else (),
            options={"mip_rel_gap": 0},
        )
        assert result.success, result.message
        return -result.fun


def best_points(holding: Holding) -> tuple[int, int]:
    """The most points of provinces, patricians and senate tiles together, and then the most value left over."""
    model = Model(holding)
    total = round(model.program.solve()) + WEIGHT * model.fixed
    points = -((-total) // WEIGHT)
    return points, sum(value for _, _, value in holding.patricians) - (points * WEIGHT - total)


class Model:
    """The program of one holding."""

    def __init__(self, holding: Holding) -> None:
        self.holding = holding
        self.program = Program()
        self.tiles = holding.tiles
        self.living: dict[int, list[tuple[int, int]]] = defaultdict(list)  # house -> (patrician, variable)
        self.free: list[int] = []
        self.houses = 0
        self.fixed = 0
        for colour, value in holding.provinces:
            self.fixed += value - 1
            self.add_house({colour}, settled=1 + self.count(Tile.SETTLED_PROVINCES))
        if holding.has_grey:
            self.fixed -= 1
            self.add_house(set(range(6)), settled=1 + self.count(Tile.SETTLED_PROVINCES), is_free=True)
        for tile in self.tiles:
            if tile == Tile.FREE_PROVINCE:
                self.add_house(set(range(6)), settled=1, is_free=True)
            elif Tile.BORDER_RED_GREEN <= tile <= Tile.BORDER_ORANGE_RED:
                self.add_house({tile - Tile.BORDER_RED_GREEN, (tile - Tile.BORDER_RED_GREEN + 1) % 6}, couple=3)
        self.add_tiles()

    def count(self, tile: int) -> int:
        return self.tiles.count(tile)

    def add_house(self, colours: set[int], settled: int = 0, couple: int = 0, is_free: bool = False) -> None:
        program, house = self.program, self.houses
        self.houses += 1
        people = self.living[house]
        for number, (colour, is_man, value) in enumerate(self.holding.patricians):
            if colour in colours:
                gain = value + self.count(Tile.MEN if is_man else Tile.WOMEN)
                people.append((number, program.variable(WEIGHT * gain - value)))
        women = [(variable, 1) for number, variable in people if not self.holding.patricians[number][1]]
        men = [(variable, 1) for number, variable in people if self.holding.patricians[number][1]]
        is_settled = program.variable(WEIGHT * settled)
        program.at_most(0, (is_settled, 1), *((variable, -1) for _, variable in people))
        is_couple = program.variable(WEIGHT * (couple + self.count(Tile.COUPLES)))
        third = (
            program.variable(high=self.count(Tile.NEXT_GENERATION)),
            program.variable(high=self.count(Tile.NEXT_GENERATION)),
        )
        program.at_most(0, (third[0], 1), (third[1], 1), (is_couple, -1))
        for sex, people_of_sex in enumerate((women, men)):
            program.at_most(0, (is_couple, 1), *((variable, -1) for variable, _ in people_of_sex))
            program.at_most(1, *people_of_sex, (third[sex], -1))
        if is_free:
            self.free.append(house)
            self.add_colours(house)

    def add_colours(self, house: int) -> None:
        """All who live in a free province have its one colour."""
        chosen = [self.program.variable() for _ in range(6)]
        self.program.at_most(1, *((variable, 1) for variable in chosen))
        for number, variable in self.living[house]:
            self.program.at_most(0, (variable, 1), (chosen[self.holding.patricians[number][0]], -1))

    def add_tiles(self) -> None:
        program, everybody = self.program, [(n, v) for people in self.living.values() for n, v in people]
        for number in range(len(self.holding.patricians)):
            program.at_most(1, *((variable, 1) for who, variable in everybody if who == number))
        if self.count(Tile.MANY_PATRICIANS):
            pairs = program.variable(WEIGHT, high=18)
            program.at_most(0, (pairs, 2), *((variable, -1) for _, variable in everybody))
        if self.count(Tile.PATRICIAN_COLOURS):
            for colour in range(6):
                there = [
                    (variable, -1) for number, variable in everybody if self.holding.patricians[number][0] == colour
                ]
                program.at_most(0, (program.variable(WEIGHT), 1), *there)
        if self.count(Tile.PROVINCE_COLOURS):
            self.add_province_colours()
        homes = len(self.holding.provinces) + self.holding.has_grey
        homes += sum(tile >= Tile.BORDER_RED_GREEN for tile in self.tiles)
        self.fixed += self.count(Tile.MANY_PROVINCES) * (1 + homes // 2)
        self.fixed += self.count(Tile.MANY_TILES) * (1 + len(self.tiles))
        self.fixed += self.count(Tile.MANY_FORTUNA) * (1 + 2 * (self.holding.fortuna // 3))
        self.fixed += self.count(Tile.COUPLES)

    def add_province_colours(self) -> None:
        program = self.program
        printed = {colour for colour, _ in self.holding.provinces}
        for tile in self.tiles:
            if Tile.BORDER_RED_GREEN <= tile <= Tile.BORDER_ORANGE_RED:
                printed |= {tile - Tile.BORDER_RED_GREEN, (tile - Tile.BORDER_RED_GREEN + 1) % 6}
        self.fixed += len(printed)
        for colour in set(range(6)) - printed:
            there = [
                (variable, -1)
                for house in self.free
                for number, variable in self.living[house]
                if self.holding.patricians[number][0] == colour
            ]
            program.at_most(0, (program.variable(WEIGHT), 1), *there)
        empty = [program.variable() for _ in self.free]
        for variable, house in zip(empty, self.free, strict=True):
            for _, living in self.living[house]:
                program.at_most(1, (variable, 1), (living, 1))
        program.at_most(0, (program.variable(WEIGHT), 1), *((variable, -1) for variable in empty))
