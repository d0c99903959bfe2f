"""Writes the tables of docs/chances.md anew, from what `ludi chances GAME` has left in the rooms."""

import json
import textwrap
from pathlib import Path
from typing import Any

from ludi.bots.value.calibration import STRENGTHS, bins_in, largest_gap
from ludi.bots.value.chances import KEPT_AS, OTHERS, OWN
from ludi.core.rooms import folder_of
from ludi.games import GAMES

PAGE = Path(__file__).parent.parent / "docs" / "chances.md"
SECTION = "## "
WIDTH = 120  # characters of a line


def percent(part: float) -> str:
    return f"{100 * part:.1f}"


def table(told: dict[str, Any], whose: str) -> list[str]:
    rows = ["| chance | positions | said | happened | apart |", "|---|---|---|---|---|"]
    for place, one in enumerate(bins_in(told["tables"][whose])):
        shown = [percent(part) for part in (one.said, one.happened, one.gap)] if one.positions else [""] * 3
        rows.append(f"| {10 * place} to {10 * place + 10} | {one.positions:,} | {' | '.join(shown)} |")
    return [*rows, ""]


def errors_in(fits: dict[str, Any] | None) -> str:
    """How far a chance is off; that nothing is told where the check missed the bar."""
    if fits is None:
        return "Missed: with so many players no chance is told."
    own, others = (
        ", ".join(f"{percent(error)} at {percent(chance)}" for chance, error in fits[whose]["errors"])
        for whose in (OWN, OTHERS)
    )
    return f"Error: {own}; looking on: {others}."


def section(name: str, told: dict[str, Any], fits: dict[str, Any] | None) -> list[str]:
    players = told["players"]
    net, shown = told["jumps"]["net"], told["jumps"]["shown"]
    gaps = ", ".join(f"{strength} {percent(largest_gap(told['tables'][strength]))}" for strength in STRENGTHS)
    said = (
        f"Largest gap {percent(largest_gap(told['tables'][OWN]))} points (the net as it is: {percent(told['plain'])}); "
        f"looking on {percent(largest_gap(told['tables'][OTHERS]))}.",
        f"In games of others: {gaps}.",
        errors_in(fits),
        f"Jumps over {told['jumps']['moves']:,} moves: the net {100 * net[0]:.2f} points in the mean, 95 % below "
        f"{100 * net[1]:.2f}; shown {100 * shown[0]:.2f} and {100 * shown[1]:.2f}.",
    )
    items = [textwrap.fill(f"- {line}", WIDTH, subsequent_indent="  ", break_on_hyphens=False) for line in said]
    return [f"{SECTION}{name}, {players} players", "", *table(told, OWN), *items, ""]


def main() -> None:
    lines: list[str] = []
    for game in GAMES:
        path = folder_of(game.room) / KEPT_AS
        if path.exists():
            kept = json.loads(path.read_text(encoding="utf-8"))
            for told in kept["checked"]:
                lines += section(game.name, told, kept["fits"].get(str(told["players"])))
    said = PAGE.read_text(encoding="utf-8").partition(SECTION)[0]
    PAGE.write_text(said + "\n".join(lines).rstrip() + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
