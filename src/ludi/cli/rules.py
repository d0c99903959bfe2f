"""`ludi rules`: the ledger, and which rule has which tests."""

from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ludi.core import texts
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.ledger import coverage, ids_of


def print_rules(game: Game, rule: str, language: str, out: Console) -> None:
    """All rules of a game, or the one asked for."""
    known = ids_of(game.name)
    if not known:
        out.print(texts.say(language, "web-no-rules"), markup=False)
        return
    if rule and rule.upper() not in known:
        raise LudiError(f"{game.name} has no rule '{rule}'; `ludi rules {game.name}` lists them all.")
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for shown in [rule.upper()] if rule else known:
        table.add_row(shown, Text(texts.say(language, shown)))
    out.print(table)


def print_coverage(game: Game, tests: Path, out: Console) -> bool:
    """Each rule with its tests; returns whether every rule has one."""
    if not tests.is_dir():
        raise LudiError(f"There is no folder {tests}; run this in the repository, or name the folder with --tests.")
    named = coverage(ids_of(game.name), tests)
    table = Table("rule", "tests", "for example")
    for rule, found in named.items():
        table.add_row(rule, str(len(found)), Text(found[0] if found else "none"), style=None if found else "red")
    out.print(table)
    missing = [rule for rule, found in named.items() if not found]
    out.print(f"{len(named) - len(missing)} of {len(named)} rules have a test.")
    if missing:
        out.print(f"Without one: {', '.join(missing)}", style="red")
    return not missing
