"""The curve of a training: a table for programs, a picture for people."""

import csv
from collections.abc import Sequence
from dataclasses import asdict, fields
from pathlib import Path

from ludi.learning.training import TrainingPoint

PARTS = (
    ("share of the victories", ("random", "greedy")),
    ("won beyond a fair share", ("past", "response")),
    ("entropy of the policy", ("entropy",)),
    ("faults of values and leads", ("value", "lead")),
)


def write_curve(curve: Sequence[TrainingPoint], path: Path) -> None:
    """As CSV."""
    with path.open("w", newline="", encoding="utf-8") as file:
        sheet = csv.DictWriter(file, [field.name for field in fields(TrainingPoint)])
        sheet.writeheader()
        sheet.writerows(asdict(row) for row in curve)


def draw_curve(curve: Sequence[TrainingPoint], title: str, path: Path) -> bool:
    """As a picture; says whether there is what it needs."""
    try:
        import matplotlib

        matplotlib.use("Agg")
        from matplotlib import pyplot
    except ImportError:
        return False
    figure, panes = pyplot.subplots(2, 2, figsize=(10, 6), layout="constrained")
    for pane, (words, names) in zip(panes.flat, PARTS, strict=True):
        for name in names:
            points = [(row.seconds / 60, getattr(row, name)) for row in curve if getattr(row, name) is not None]
            if points:
                pane.plot(*zip(*points, strict=True), label=name, marker="." if len(points) < 40 else "")
        pane.set_xlabel("minutes")
        pane.set_title(words, fontsize=10)
        pane.grid(alpha=0.3)
        if pane.lines:
            pane.legend()
    figure.suptitle(title)
    figure.savefig(path)
    pyplot.close(figure)
    return True
