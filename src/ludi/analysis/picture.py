"""The chance to win over a game, drawn as SVG: a line for each seat, and a mark where the game turned."""

from collections.abc import Callable
from html import escape

from ludi.analysis.report import Analysis
from ludi.analysis.turning import seat_line
from ludi.core.texts import Line

WIDTH, HEIGHT, EDGE = 720, 280, 40
COLOURS = ("#B1392B", "#2F5D62", "#B58A2B", "#5B3A70", "#3F6B34")
MARK = 5


def drawn(analysis: Analysis, say: Callable[[Line], str]) -> str:
    """The drawing."""
    steps = max(1, len(analysis.actions))

    def place(step: int, share: float) -> str:
        across = EDGE + (WIDTH - 2 * EDGE) * step / steps
        return f"{across:.1f},{EDGE + (HEIGHT - 2 * EDGE) * (1 - share):.1f}"

    first = analysis.changes[0]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="serif" font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#F6EFE2"/>',
    ]
    for share in (0.0, 0.5, 1.0):
        left, right = place(0, share), place(steps, share)
        parts.append(f'<polyline points="{left} {right}" fill="none" stroke="#2A211C" stroke-opacity="0.25"/>')
        across, down = left.split(",")
        parts.append(f'<text x="{float(across) - 6}" y="{down}" text-anchor="end">{round(100 * share)} %</text>')
    for seat in range(analysis.players):
        colour = COLOURS[seat % len(COLOURS)]
        points = [place(first.first, first.before[seat])]
        points += [place(change.last, change.after[seat]) for change in analysis.changes]
        parts.append(f'<polyline points="{" ".join(points)}" fill="none" stroke="{colour}" stroke-width="2"/>')
        name = escape(say(seat_line(analysis.game, seat)))
        parts.append(f'<text x="{EDGE + 110 * seat}" y="{EDGE / 2}" fill="{colour}">{name}</text>')
    began = {change.first: change for change in analysis.changes}
    for moment in analysis.moments:
        across, down = place(moment.step, began[moment.step].before[moment.seat]).split(",")
        parts.append(f'<circle cx="{across}" cy="{down}" r="{MARK}" fill="{COLOURS[moment.seat % len(COLOURS)]}"/>')
    return "\n".join([*parts, "</svg>", ""])
