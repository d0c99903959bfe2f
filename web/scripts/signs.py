"""Draws the signs the page writes (a star, a cross, arrows ...): its letters lack them, and every machine has others.

python scripts/signs.py src/kit/signs.woff2     # needs: pip install 'fonttools[woff]'
"""

import math
import sys
from collections.abc import Iterable

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

Point = tuple[float, float]
EM, ABOVE, BELOW = 1000, 900, 300  # as Alegreya Sans
MADE = 3_800_000_000  # seconds after 1904: the same file every time
MIDDLE = 320  # half the height of a capital letter


def around(middle: Point, radii: Iterable[float], turned: float = 0) -> list[Point]:
    """Points around a middle, clockwise from the top, at these distances."""
    radii = list(radii)
    angles = [turned + 2 * math.pi * number / len(radii) for number in range(len(radii))]
    return [
        (middle[0] + radius * math.sin(angle), middle[1] + radius * math.cos(angle))
        for radius, angle in zip(radii, angles, strict=True)
    ]


def cross(middle: Point, reach: float, thick: float) -> list[Point]:
    """Two bars, one over the other, turned by an eighth."""
    half = thick / 2
    quarter = [(-half, reach), (half, reach), (half, half)]
    points = [turn for number in range(4) for turn in (rotate(point, number * 90 + 45) for point in quarter)]
    return [(middle[0] + x, middle[1] + y) for x, y in points]


def rotate(point: Point, degrees: float) -> Point:
    """Clockwise about the origin."""
    angle = math.radians(degrees)
    return (
        point[0] * math.cos(angle) + point[1] * math.sin(angle),
        point[1] * math.cos(angle) - point[0] * math.sin(angle),
    )


def mirrored(points: list[Point], width: float) -> list[Point]:
    """Left for right."""
    return [(width - x, y) for x, y in reversed(points)]


TICK = [(60, 300), (140, 370), (270, 210), (560, 620), (650, 560), (280, 60)]
ARROW = [(70, 360), (600, 360), (460, 500), (520, 560), (760, 320), (520, 80), (460, 140), (600, 280), (70, 280)]
SIGNS: dict[str, tuple[int, list[list[Point]]]] = {  # how wide, and its outlines
    "★": (800, [around((400, MIDDLE), [380, 150] * 5)]),
    "✓": (700, [TICK]),
    "✕": (700, [cross((350, MIDDLE), 360, 90)]),
    "✗": (700, [cross((350, MIDDLE), 360, 90)]),
    "○": (700, [around((350, MIDDLE), [280] * 48), around((350, MIDDLE), [210] * 48)[::-1]]),
    "➤": (860, [[(60, 640), (820, MIDDLE), (60, 0), (220, MIDDLE)]]),
    "→": (830, [ARROW]),
    "←": (830, [mirrored(ARROW, 830)]),
}


def drawn(outlines: list[list[Point]]) -> object:
    """A glyph of straight lines."""
    pen = TTGlyphPen(None)
    for outline in outlines:
        points = [(round(x), round(y)) for x, y in outline]
        pen.moveTo(points[0])
        for point in points[1:]:
            pen.lineTo(point)
        pen.closePath()
    return pen.glyph()


def sides(width: int, outlines: list[list[Point]]) -> tuple[int, int]:
    """How wide a sign is, and how far from its left side it begins."""
    return width, round(min(x for outline in outlines for x, _ in outline))


def main(path: str) -> None:
    """The font, written to this file."""
    names = {sign: f"uni{ord(sign):04X}" for sign in SIGNS}
    font = FontBuilder(EM)
    font.setupGlyphOrder([".notdef", *names.values()])
    font.setupCharacterMap({ord(sign): name for sign, name in names.items()})
    glyphs = {names[sign]: drawn(outlines) for sign, (_, outlines) in SIGNS.items()}
    font.setupGlyf({".notdef": drawn([])} | glyphs)
    font.setupHorizontalMetrics({".notdef": (500, 0)} | {names[sign]: sides(*made) for sign, made in SIGNS.items()})
    font.setupHorizontalHeader(ascent=ABOVE, descent=-BELOW)
    font.setupNameTable({"familyName": "Ludi Signs", "styleName": "Regular", "licenseDescription": "MIT"})
    font.setupOS2(sTypoAscender=ABOVE, sTypoDescender=-BELOW, usWinAscent=ABOVE, usWinDescent=BELOW)
    font.setupPost()
    font.font["head"].created = font.font["head"].modified = MADE
    font.font.recalcTimestamp = False
    font.font.flavor = "woff2"
    font.font.save(path)


if __name__ == "__main__":
    main(sys.argv[1])
